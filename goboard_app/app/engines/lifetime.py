"""The lifetime of engines: none outlives the program, and programs that an engine has started end with it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from shutil import which

from PySide6.QtCore import QProcess

_IS_POSIX = os.name == "posix"


def bound(program: str, arguments: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return the program and arguments to start in place of these, so that the system ends it with goboard.

    On Linux this is prctl's PR_SET_PDEATHSIG, set by `setpriv` of util-linux, which then becomes the program itself; it
    works however goboard ends. Elsewhere the command is unchanged, and engines end at the regular end of goboard.
    """
    guard = which("setpriv") if sys.platform == "linux" else None
    # `setpriv` would hide the system's own message about a file that cannot be run.
    if guard is None or not os.access(program, os.X_OK):
        return program, tuple(arguments)
    return guard, ("--pdeathsig", "KILL", program, *arguments)


def set_apart(process: QProcess) -> None:
    """Let a process begin a session of its own when it starts, so that `kill_group` reaches its children."""
    if _IS_POSIX:
        parameters = QProcess.UnixProcessParameters()
        parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
        process.setUnixProcessParameters(parameters)


def kill_group(leader: int) -> None:
    """Kill the processes in the session of this process id; without an effect if there is none, or on Windows."""
    # An id of 0 or 1 would name our own group, or all processes.
    if sys.platform != "win32" and leader > 1:
        with suppress(OSError):
            os.killpg(leader, signal.SIGKILL)
