"""Saving: a file is replaced whole or not at all, and earlier versions are kept as backups."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from goboard_app.app.controller import TREES
from goboard_app.app.files.load import Stamp, digest_of, stamp_of
from goboard_app.record.sgf.builder import ReadingStopped, WritingStopped, WritingWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError, UnencodableText
from goboard_app.record.tree import GameTree

PER_FILE = 10
"""So many earlier versions of one file are kept, the newest ones."""

ALTOGETHER = 300
"""So many are kept of all files together."""

# File systems allow 255 bytes, and the time and the digest have to follow.
_LONGEST_STEM = 160
_DIGEST = 10

_PART = re.compile(r"\.goboard-[0-9a-f]{16}\.tmp")
# What a program that was killed left half written; nobody writes one file for so long.
_LEFT_SECONDS = 3600


class Backups:
    """Keeps earlier versions beside the settings, so that nobody's folders fill with copies.

    A version is called after its file, the time it was written, and a digest of the whole path,
    which keeps files of one name in different folders apart.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def holds(self, path: Path) -> bool:
        """Whether a file is one of the earlier versions."""
        return os.path.realpath(path.parent) == os.path.realpath(self.folder)

    def versions(self, path: Path) -> list[Path]:
        """The earlier versions of a file, the one kept last at the end."""
        return _by_age(self.folder.glob(f"* {_digest(path)}*{_escaped(path.suffix)}"))

    def keep(self, path: Path) -> Path | None:
        """Copy a file as it is now; None where it is kept already. Raise OSError if it cannot be.

        The copy is on the disk when this returns.
        """
        data = path.read_bytes()
        self.folder.mkdir(parents=True, exist_ok=True)
        versions = self.versions(path)
        if versions and versions[-1].read_bytes() == data:
            return None
        written = datetime.fromtimestamp(path.stat().st_mtime)
        target = self._write(path, f"{written:%Y-%m-%d %H.%M.%S}", data)
        _thin_out(self.versions(path), PER_FILE)
        _thin_out(_by_age(self.folder.iterdir()), ALTOGETHER)
        return target

    def _write(self, path: Path, when: str, data: bytes) -> Path:
        # Under its name a version is whole: a kill leaves a nameless part, never half a version.
        part = self.folder / f".goboard-{os.urandom(8).hex()}.tmp"
        try:
            with part.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            return self._name(part, path, when)
        finally:
            part.unlink(missing_ok=True)

    def _name(self, part: Path, path: Path, when: str) -> Path:
        """Give a written version the first name of its own that is free."""
        stem = path.stem.encode()[:_LONGEST_STEM].decode(errors="ignore")
        number = 1
        while True:
            more = "" if number == 1 else f" {number}"
            target = self.folder / f"{stem} {when} {_digest(path)}{more}{path.suffix}"
            try:
                _move(part, target)
            except FileExistsError:
                number += 1
            else:
                return target


def _move(part: Path, target: Path) -> None:
    """Give a file another name; raise FileExistsError where the name is taken."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems know no links.
        if target.exists():
            raise FileExistsError(str(target)) from None
        part.replace(target)


def _digest(path: Path) -> str:
    import hashlib

    return hashlib.sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:_DIGEST]


def _escaped(suffix: str) -> str:
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in suffix)


def _by_age(paths: Iterable[Path]) -> list[Path]:
    aged = [(path.stat().st_mtime_ns, str(path)) for path in paths]
    return [Path(name) for _age, name in sorted(aged)]


def _thin_out(versions: list[Path], most: int) -> None:
    for path in versions[: max(0, len(versions) - most)]:
        path.unlink(missing_ok=True)


class CannotSave(Exception):
    """The file was not written and is as it was; the text is the reason, for the user."""


class ChangedOnDisk(CannotSave):
    """Another program wrote the file since it was read or saved here."""


class OpenElsewhere(CannotSave):
    """Another window or program has the file open."""


@dataclass(frozen=True, slots=True)
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


class SavingStopped(CannotSave):
    """The saving was called off."""


class ReadsOtherwise(CannotSave):
    """What was written would not be read as what is on the board."""


def bytes_of(record: Record, encoding: str | None) -> bytes:
    """The record as its file would be; in Unicode where its own encoding cannot hold it."""
    # Late: the writer is not needed before something is written.
    from goboard_app.record.sgf.writer import write_record

    try:
        return write_record(record, encoding)
    except UnencodableText:
        return write_record(record, "utf-8")


@dataclass(frozen=True, slots=True)
class Writing:
    """Writes a record to a file; it may run beside the program, which follows it by the watch."""

    record: Record
    encoding: str | None
    path: Path
    expected: Stamp | None
    backups: Backups
    watch: WritingWatch = field(default_factory=WritingWatch)

    @property
    def weight(self) -> int:
        """Roughly how many characters there are to be written."""
        return _weight(self.record.games)

    def run(self) -> Saved:
        """Write; raise CannotSave or UnencodableText where the file stays as it is.

        Once all is written and compared it can be called off no more.
        """
        # Late: the writer is not needed before something is saved.
        from goboard_app.record.sgf.writer import write_record

        self.watch.expect(self.record.games)
        try:
            with TREES:
                data = write_record(self.record, self.encoding, self.watch)
            saved = replace_file(self.path, data, self._check, self.expected, self.backups)
        except (WritingStopped, ReadingStopped) as stopped:
            raise SavingStopped(str(self.path)) from stopped
        return replace(saved, digest=digest_of(data))

    def _check(self, written: bytes) -> None:
        """Refuse what would not be read as what is on the board."""
        self.watch.look()
        if written != self.record.data and not self._says_the_same(written):
            raise ReadsOtherwise(str(self.path))
        self.watch.look()

    def _says_the_same(self, written: bytes) -> bool:
        from goboard_app.record.compare import first_difference
        from goboard_app.record.sgf.parser import read_sgf

        # Read as anybody would, else in the encoding that the user has found to be right.
        for encoding in (None, self.encoding or self.record.encoding):
            with contextlib.suppress(SgfError):
                games = read_sgf(written, encoding, self.watch.reading).games
                with TREES:
                    if first_difference(games, self.record.games, self.watch) is None:
                        return True
        return False


@dataclass(frozen=True, slots=True)
class Apart:
    """Writes some games to a file that is not that of the record; `put` makes its bytes.

    Like a `Writing` it may run beside the program.
    """

    games: tuple[GameTree, ...]
    path: Path
    put: Callable[[tuple[GameTree, ...], WritingWatch], bytes]
    watch: WritingWatch = field(default_factory=WritingWatch)

    @property
    def weight(self) -> int:
        """Roughly how many characters there are to be written."""
        return _weight(self.games)

    def run(self) -> Saved:
        """Write; raise CannotSave where the file stays as it is."""
        self.watch.expect(self.games)
        try:
            with TREES:
                data = self.put(self.games, self.watch)
            return replace_file(self.path, data, self._check)
        except (WritingStopped, ReadingStopped) as stopped:
            raise SavingStopped(str(self.path)) from stopped

    def _check(self, _written: bytes) -> None:
        """The last moment at which nothing has been put in the place of the file."""
        self.watch.look()


def _weight(games: Iterable[GameTree]) -> int:
    sources = (tree.source for tree in games)
    return sum(source.end - source.start for source in sources if source is not None)


def holds(path: Path, data: bytes) -> bool:
    """Whether the file consists of these bytes."""
    try:
        return path.read_bytes() == data
    except OSError:
        return False


def is_one_game(record: Record, tree: GameTree) -> bool:
    """Whether a record holds this game and no other."""
    from goboard_app.record.compare import first_difference

    return first_difference(record.games, (tree,)) is None
