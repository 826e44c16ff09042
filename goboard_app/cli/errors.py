"""What ends a command early, and the exit codes."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """The exit codes of every command."""

    FINE = 0
    TOLD = 1
    """The command did its work, and there was something to tell."""
    FAILED = 2
    """Something cannot be read or written, or the command was not understood."""
    INTERRUPTED = 130


class CommandFailed(Exception):
    """The command cannot do what it was asked; the text is a sentence for the user."""
