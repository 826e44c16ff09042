"""Commands that need no window; this page knows their names alone, so that it loads at once."""

from __future__ import annotations

from collections.abc import Sequence

COMMANDS = ("score", "check", "convert", "render", "rules")
_OPTIONS = ("--version", "--help", "-h")


def is_command(argv: Sequence[str]) -> bool:
    """Whether these arguments (without the program's name) ask for a command, not for a window."""
    return bool(argv) and argv[0] in (*COMMANDS, *_OPTIONS)
