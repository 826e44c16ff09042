"""The differences between Linux, macOS and Windows that files and programs meet.

The few others stand where they belong to one thing: sockets in `app/instance`, the device in `app/sounds`, the end of
programs in `app/engines/lifetime`, the usual text size in `ui/widgets/look`.
"""

from __future__ import annotations

import os
import stat
import sys
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path

_DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
"""The names that Windows keeps for devices, with any ending."""


def home_folder() -> Path:
    """Return the home of the user; the root of the disk if none is known."""
    try:
        return Path.home()
    except RuntimeError:
        # A user without an entry in the system's list, as in some containers.
        return Path(os.path.abspath(os.sep))


def working_folder() -> Path:
    """Return a folder that exists, for a program that needs none of its own."""
    home = home_folder()
    return home if home.is_dir() else Path(os.path.abspath(os.sep))


def free_of_devices(name: str) -> str:
    """Return a name of a file that is no device of Windows, where records may go as well."""
    stem, dot, rest = name.partition(".")
    return f"{stem.rstrip()}_{dot}{rest}" if stem.strip().casefold() in _DEVICES else name


def take_over(fd: int, old: os.stat_result, path: str | Path) -> None:
    """Copy owner, permissions and attributes of an old file to an open one, as far as the system has them."""
    if hasattr(os, "fchown"):
        with suppress(OSError):
            os.fchown(fd, old.st_uid, old.st_gid)
    if sys.platform == "linux":
        with suppress(OSError):
            for name in os.listxattr(path):
                os.setxattr(fd, name, os.getxattr(path, name))
    if hasattr(os, "fchmod"):
        os.fchmod(fd, stat.S_IMODE(old.st_mode))


def make_private(fd: int) -> None:
    """Let no other user read an open file; on Windows its folder decides."""
    if hasattr(os, "fchmod"):
        os.fchmod(fd, 0o600)


def settle_folder(folder: Path) -> None:
    """Write the entries of a folder to the disk; Windows opens no folder, and does it by itself."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def has_ended(computer: str | None, process: str | None) -> bool:
    """Return whether a process of a computer, as numbers to the base of 16, is known to have ended."""
    # On Windows a signal would end the process.
    if process is None or computer != this_computer() or os.name != "posix":
        return False
    try:
        os.kill(int(process, 16), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False


@cache
def this_computer() -> str:
    """Return a short name of the computer, or of the container whose process numbers are its own."""
    numbers, name = 0, os.uname().nodename if hasattr(os, "uname") else ""
    with suppress(OSError):
        numbers = os.stat("/proc/self/ns/pid").st_ino
    return f"{zlib.crc32(os.fsencode(f'{name} {numbers}')):08x}"
