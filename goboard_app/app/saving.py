"""Replacing a file: the new one is written beside it, read back and compared, and then put in."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from collections.abc import Callable
from pathlib import Path

from goboard_app.app.backups import Backups
from goboard_app.app.loading import Stamp, stamp_of
from goboard_app.go.value import value

_PART = re.compile(r"\.goboard-[0-9a-f]{16}\.tmp")
# What a program that was killed left half written; nobody writes one file for so long.
_LEFT_SECONDS = 3600


class CannotSave(Exception):
    """The file was not written and is as it was; the text is the reason, for the user."""


class ChangedOnDisk(CannotSave):
    """Another program wrote the file since it was read or saved here."""


class OpenElsewhere(CannotSave):
    """Another window or program has the file open."""


@value
class Saved:
    """What came of it: the file's new stamp, and what the user should hear of.

    `links_left` is how many other names (hard links) still lead to the earlier version;
    `backup_trouble` is the reason why the earlier version could not be kept, or empty. By `digest`
    the contents are known again.
    """

    stamp: Stamp | None
    links_left: int = 0
    backup_trouble: str = ""
    digest: str = ""


def replace_file(
    path: Path,
    data: bytes,
    check: Callable[[bytes], None] | None = None,
    expected: Stamp | None = None,
    backups: Backups | None = None,
) -> Saved:
    """Put new contents in the place of a file, or leave it as it is and raise CannotSave.

    Symbolic links are followed and stay; owner, permissions and further attributes are kept. At
    every moment the name leads to the whole old file or to the whole new one, even if the power
    fails. `check` is given the bytes as the disk has them and raises CannotSave if they are wrong;
    where `expected` is given and the file is another by now, ChangedOnDisk is raised.
    """
    try:
        return _replace(Path(os.path.realpath(path)), data, check, expected, backups)
    except OSError as error:
        raise CannotSave(reason_of(error)) from error


def reason_of(error: Exception) -> str:
    """The system's words for what went wrong."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _replace(
    path: Path,
    data: bytes,
    check: Callable[[bytes], None] | None,
    expected: Stamp | None,
    backups: Backups | None,
) -> Saved:
    old = _old_file(path)
    part = path.parent / f".goboard-{os.urandom(8).hex()}.tmp"
    try:
        _write_new(part, data, old, path)
        written = part.read_bytes()
        if written != data:
            raise CannotSave(os.strerror(5))
        if check is not None:
            check(written)
        trouble = _keep_backup(path, data, backups) if old is not None else ""
        if expected is not None and stamp_of(path) not in (None, expected):
            raise ChangedOnDisk(str(path))
        # Taken before: once the file is in its place, another program may write it again.
        stamp = stamp_of(part)
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _settle(path.parent)
    return Saved(stamp, max(0, old.st_nlink - 1) if old is not None else 0, trouble)


def _old_file(path: Path) -> os.stat_result | None:
    """The file that is to be replaced, if there is one; raise OSError where it must not be."""
    try:
        old = path.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(old.st_mode):
        raise IsADirectoryError(21, os.strerror(21))
    if not stat.S_ISREG(old.st_mode):
        raise OSError(22, os.strerror(22))
    if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        # The folder would allow it, but whoever protected the file did not mean that.
        raise PermissionError(13, os.strerror(13))
    return old


def _write_new(part: Path, data: bytes, old: os.stat_result | None, path: Path) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    # Nobody else may look into a copy of a file that is kept private.
    with open(os.open(part, flags, 0o666 if old is None else 0o600), "wb") as file:
        file.write(data)
        file.flush()
        if old is not None:
            _take_over(file.fileno(), old, path)
        os.fsync(file.fileno())


def _take_over(fd: int, old: os.stat_result, path: Path) -> None:
    """Give a new file the owner, the permissions and the attributes of the one it replaces."""
    if hasattr(os, "fchown"):
        with contextlib.suppress(OSError):
            os.fchown(fd, old.st_uid, old.st_gid)
    if hasattr(os, "listxattr"):
        with contextlib.suppress(OSError):
            for name in os.listxattr(path):
                os.setxattr(fd, name, os.getxattr(path, name))
    if hasattr(os, "fchmod"):
        os.fchmod(fd, stat.S_IMODE(old.st_mode))


def _keep_backup(path: Path, data: bytes, backups: Backups | None) -> str:
    """Keep the earlier version; why that is not possible, or nothing."""
    if backups is None:
        return ""
    try:
        if path.read_bytes() != data:
            backups.keep(path)
    except OSError as error:
        return reason_of(error)
    return ""


def _settle(folder: Path) -> None:
    """Have the new name on the disk too, and clear away what a killed program left here."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    with contextlib.suppress(OSError):
        before = time.time() - _LEFT_SECONDS
        with os.scandir(folder) as entries:
            for entry in entries:
                if _PART.fullmatch(entry.name) and entry.stat().st_mtime < before:
                    os.unlink(entry.path)
