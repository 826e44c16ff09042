"""Saving: a file is replaced completely or not at all, and earlier versions are kept as backups."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from goboard_app.app.controller import TREES
from goboard_app.app.files.load import (
    Stamp,
    UnreadableFile,
    digest_of,
    read_file,
    short_name,
    stamp_of,
)
from goboard_app.app.texts.results import not_a_file_phrase, system_phrase
from goboard_app.late import late
from goboard_app.record.sgf.builder import ReadingStopped, WritingStopped, WritingWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError, UnencodableText
from goboard_app.record.sgf.encoding import Basis
from goboard_app.record.tree import GameTree

with late:
    from goboard_app.app.system import has_ended, make_private, settle_folder, take_over, this_computer
    from goboard_app.record.compare import first_difference
    from goboard_app.record.sgf.imports import read_record
    from goboard_app.record.sgf.writer import write_record

PER_FILE = 10
"""The number of earlier versions kept of one file, the newest ones."""

ALTOGETHER = 300
"""The number of earlier versions kept of all files together."""

MANY_ALTOGETHER = 20_000
"""The number of earlier versions kept of files that were changed many at a time; most records have a few kilobytes."""

_MANY = "library"
"""The folder of these versions among the others."""

# File systems allow 255 bytes for a name, and the time and the digest have to follow.
_LONGEST_STEM = 160
_LONGEST_SUFFIX = 48
_DIGEST = 10

# An incomplete file names the computer and the process that writes it; earlier versions gave it a random name.
_PART = re.compile(r"\.goboard-(?:[0-9a-f]{16}|([0-9a-f]{8})-([0-9a-f]+)-[0-9a-f]{8})\.tmp")
# The age in seconds from which an incomplete file is left by a killed program of whatever computer.
_LEFT_SECONDS = 3600


class Backups:
    """The earlier versions of files, kept beside the settings, so that the user's folders do not fill with copies.

    A version is named after its file, the time it was written, and a digest of the whole path, which separates files of
    the same name in different folders. With `is_for_many`, the limit of all versions together is another one, and only
    `thin_out` applies it.
    """

    def __init__(self, folder: Path, is_for_many: bool = False) -> None:
        self.folder = folder
        self._is_for_many = is_for_many

    def for_many(self) -> Backups:
        """Return a place of its own for versions of many files changed at once, which would push out all others."""
        return Backups(self.folder / _MANY, is_for_many=True)

    def holds(self, path: Path) -> bool:
        """Return whether a file is one of the earlier versions."""
        folders = (self.folder, self.folder / _MANY)
        return os.path.realpath(path.parent) in map(os.path.realpath, folders)

    def versions(self, path: Path) -> list[Path]:
        """Return the earlier versions of a file, the latest last."""
        return _by_age(self.folder.glob(f"* {_digest(path)}*"))

    def keep(self, path: Path) -> Path | None:
        """Copy a file in its present state; return None if that is kept already. Raises OSError if it fails.

        The copy is on the disk when this returns.
        """
        data = path.read_bytes()
        self.folder.mkdir(parents=True, exist_ok=True)
        versions = self.versions(path)
        if versions and versions[-1].read_bytes() == data:
            return None
        written = _nearest_time(path.stat().st_mtime)
        target = self._write(path, f"{written:%Y-%m-%d %H.%M.%S}", data)
        _thin_out(self.versions(path), PER_FILE)
        if not self._is_for_many:
            self.thin_out()
        return target

    def thin_out(self) -> None:
        """Delete the oldest versions beyond the limit. Raises OSError."""
        if self.folder.is_dir():
            _thin_out(_by_age(self.folder.iterdir()), MANY_ALTOGETHER if self._is_for_many else ALTOGETHER)

    def _write(self, path: Path, when: str, data: bytes) -> Path:
        # A version under its name is complete: a killed program leaves a part under another name.
        part = part_in(self.folder)
        remove_left(self.folder)
        try:
            with part.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            return self._name(part, path, when)
        finally:
            part.unlink(missing_ok=True)

    def _name(self, part: Path, path: Path, when: str) -> Path:
        """Rename a written version to the first free name."""
        stem = short_name(path.stem, most=_LONGEST_STEM)
        suffix = short_name(path.suffix, most=_LONGEST_SUFFIX)
        number = 1
        while True:
            more = "" if number == 1 else f" {number}"
            target = self.folder / f"{stem} {when} {_digest(path)}{more}{suffix}"
            try:
                _move(part, target)
            except FileExistsError:
                number += 1
            else:
                return target


def _move(part: Path, target: Path) -> None:
    """Rename a file; raises FileExistsError if the name is taken."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems have no hard links.
        if target.exists():
            raise FileExistsError(str(target)) from None
        part.replace(target)


def _digest(path: Path) -> str:
    return digest_of(os.fsencode(os.path.realpath(path)))[:_DIGEST]


def _nearest_time(seconds: float) -> datetime:
    """Return the time of a file, or the nearest one that datetime can represent."""
    try:
        return datetime.fromtimestamp(seconds)
    except (OSError, ValueError, OverflowError):
        return datetime.max if seconds > 0 else datetime.min


def _by_age(paths: Iterable[Path]) -> list[Path]:
    """Return the regular files among these, the oldest first."""
    aged = []
    for path in paths:
        with contextlib.suppress(OSError):
            looked = path.stat()
            if stat.S_ISREG(looked.st_mode):
                aged.append((looked.st_mtime_ns, str(path)))
    return [Path(name) for _age, name in sorted(aged)]


def _thin_out(versions: list[Path], most: int) -> None:
    for path in versions[: max(0, len(versions) - most)]:
        path.unlink(missing_ok=True)


class CannotSave(Exception):
    """The error for a file that was not written and is unchanged; the text is the reason, for users."""


class ChangedOnDisk(CannotSave):
    """The error for a file that another program wrote since it was read or saved here."""


class OpenElsewhere(CannotSave):
    """The error for a file that another window or program has open."""


class KnownState(NamedTuple):
    """A state of a file: its stamp, and the digest of its contents if known."""

    stamp: Stamp
    digest: str = ""

    def is_of(self, path: Path, now: Stamp) -> bool:
        """Return whether the file, whose stamp is `now`, still has the same contents."""
        if now == self.stamp:
            return True
        # Other lengths are other contents, so the file need not be read.
        if not self.digest or now[1] != self.stamp[1]:
            return False
        try:
            return digest_of(read_file(path, None)) == self.digest
        except UnreadableFile:
            return False


class Saved(NamedTuple):
    """The outcome of saving: the file's new stamp, and facts for the user.

    `links_left` is the number of other hard links that still lead to the earlier version; `backup_trouble` is the
    reason why the earlier version could not be kept, or empty. `digest` identifies the contents. `encoding` is the one
    that the user chose, if the file would be opened in another one by itself.
    """

    stamp: Stamp | None
    links_left: int = 0
    backup_trouble: str = ""
    digest: str = ""
    encoding: str = ""


def replace_file(
    path: Path,
    data: bytes,
    check: Callable[[bytes], None] | None = None,
    expected: Stamp | None = None,
    backups: Backups | None = None,
    is_private: bool = False,
) -> Saved:
    """Replace the contents of a file, or leave it unchanged and raise CannotSave.

    Symbolic links are followed and stay; owner, permissions and extended attributes are kept. At every moment the name
    leads to the complete old file or to the complete new one, even after a power failure. `check` gets the bytes read
    back from the disk, and raises CannotSave if they are wrong. Raises ChangedOnDisk if `expected` is given and the
    file has another stamp. With `is_private` no other user may read the new file.
    """
    try:
        return _replace(Path(os.path.realpath(path)), data, check, expected, backups, is_private)
    except (OSError, ValueError) as error:
        # ValueError is raised for a name that no file can have.
        raise CannotSave(reason_of(error)) from error


def reason_of(error: Exception) -> str:
    """Return the reason of an error, for the end of a sentence."""
    if isinstance(error, OSError | ValueError | MemoryError):
        return system_phrase(error)
    return str(error)


def _replace(
    path: Path,
    data: bytes,
    check: Callable[[bytes], None] | None,
    expected: Stamp | None,
    backups: Backups | None,
    is_private: bool,
) -> Saved:
    old = _old_file(path)
    part = part_in(path.parent)
    try:
        _write_new(part, data, old, path, is_private)
        written = part.read_bytes()
        # The bytes are read back, since a disk may fail without an error.
        if written != data:
            raise OSError(errno.EIO, "")
        if check is not None:
            check(written)
        trouble = _keep_backup(path, data, backups) if old is not None else ""
        # The file is compared once more, immediately before it is replaced.
        if expected is not None and stamp_of(path) not in (None, expected):
            raise ChangedOnDisk(str(path))
        # The stamp is taken first: once the file is in its place, another program may write it again.
        stamp = stamp_of(part)
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _settle(path.parent)
    return Saved(stamp, max(0, old.st_nlink - 1) if old is not None else 0, trouble)


def _old_file(path: Path) -> os.stat_result | None:
    """Return the status of the file to be replaced; None if there is none.

    Raises OSError or CannotSave if it must not be replaced.
    """
    try:
        old = path.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(old.st_mode):
        raise IsADirectoryError(errno.EISDIR, "")
    if not stat.S_ISREG(old.st_mode):
        raise CannotSave(not_a_file_phrase())
    if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        # The folder would allow a replacement, but the file is write-protected.
        raise PermissionError(errno.EACCES, "")
    return old


def _write_new(part: Path, data: bytes, old: os.stat_result | None, path: Path, is_private: bool) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    # No other user may read the copy of a private file.
    with open(os.open(part, flags, 0o666 if old is None and not is_private else 0o600), "wb") as file:
        file.write(data)
        file.flush()
        if old is not None:
            take_over(file.fileno(), old, path)
        if is_private:
            make_private(file.fileno())
        os.fsync(file.fileno())


def _keep_backup(path: Path, data: bytes, backups: Backups | None) -> str:
    """Keep the earlier version; return the reason if that fails, or ''."""
    if backups is None:
        return ""
    try:
        # Saving the same bytes again overwrites nothing that could be missed.
        if path.read_bytes() != data:
            backups.keep(path)
    except OSError as error:
        return reason_of(error)
    return ""


def _settle(folder: Path) -> None:
    """Write the folder's new entry to the disk, and remove files that a killed program left there."""
    settle_folder(folder)
    remove_left(folder)


def part_in(folder: Path) -> Path:
    """Return the path of a new incomplete file of this process."""
    return folder / f".goboard-{this_computer()}-{os.getpid():x}-{os.urandom(4).hex()}.tmp"


def remove_left(folder: Path) -> None:
    """Remove the incomplete files that killed programs left in a folder."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if (name := _PART.fullmatch(entry.name)) and (
                has_ended(name[1], name[2]) or entry.stat().st_mtime < time.time() - _LEFT_SECONDS
            ):
                os.unlink(entry.path)


class SavingStopped(CannotSave):
    """The error for a saving that was called off."""


class ReadsOtherwise(CannotSave):
    """The error for written bytes that would not be read as the games on the board."""


def bytes_of(record: Record, encoding: str | None) -> bytes:
    """Return the record as the bytes of a file; in UTF-8 if its own encoding cannot hold it."""
    try:
        return write_record(record, encoding)
    except UnencodableText:
        return write_record(record, "utf-8")


@dataclass(frozen=True, slots=True)
class Writing:
    """The writing of a record to a file; it may run in another thread, which the watch reports on.

    `wait` waits for the writing that must be complete before.
    """

    record: Record
    encoding: str | None
    path: Path
    expected: KnownState | None
    backups: Backups
    wait: Callable[[], object]
    watch: WritingWatch = field(default_factory=WritingWatch)

    def run(self) -> Saved:
        """Write the file; raises CannotSave or UnencodableText and leaves it unchanged if that fails.

        After the comparison the writing cannot be called off any more.
        """
        # The journal must be on the disk before the file is replaced.
        self.wait()
        expected = self._expected_stamp()
        needed: list[str] = []
        self.watch.expect(self.record.games)
        try:
            # No edit may change the trees while they are written.
            with TREES:
                data = write_record(self.record, self.encoding, self.watch)
            check = partial(self._check, needed)
            saved = replace_file(self.path, data, check, expected, self.backups)
        except (WritingStopped, ReadingStopped) as stopped:
            raise SavingStopped(str(self.path)) from stopped
        return saved._replace(digest=digest_of(data), encoding="".join(needed))

    def _expected_stamp(self) -> Stamp | None:
        """Return the stamp of the file that may be replaced; raises ChangedOnDisk if another program wrote it."""
        now = None if self.expected is None else stamp_of(self.path)
        if self.expected is None or now is None:
            return None if self.expected is None else self.expected.stamp
        if not self.expected.is_of(self.path, now):
            raise ChangedOnDisk(str(self.path))
        return now

    def _check(self, needed: list[str], written: bytes) -> None:
        """Raise ReadsOtherwise if the written bytes would not be read as the games on the board."""
        self.watch.look()
        # The bytes that were read give the same games again, without a comparison.
        if written != self.record.data and not self._says_the_same(written):
            chosen = self._chosen_encoding
            if chosen is None or not self._says_the_same(written, chosen):
                raise ReadsOtherwise(str(self.path))
            needed.append(chosen)
        self.watch.look()

    @property
    def _chosen_encoding(self) -> str | None:
        """The encoding that the user chose, if any."""
        is_chosen = self.record.basis is Basis.ASKED
        return self.encoding or (self.record.encoding if is_chosen else None)

    def _says_the_same(self, written: bytes, encoding: str | None = None) -> bool:
        """Return whether the bytes, read in this encoding, give the games on the board."""
        try:
            games = read_record(written, encoding, self.watch.reading).games
        except SgfError:
            return False
        with TREES:
            return first_difference(games, self.record.games, self.watch) is None


@dataclass(frozen=True, slots=True)
class SeparateWriting:
    """The writing of games to a file other than that of the record; `put` makes its bytes.

    Like `Writing` it may run in another thread.
    """

    games: tuple[GameTree, ...]
    path: Path
    put: Callable[[tuple[GameTree, ...], WritingWatch], bytes]
    watch: WritingWatch = field(default_factory=WritingWatch)

    def run(self) -> Saved:
        """Write the file; raises CannotSave and leaves it unchanged if that fails."""
        self.watch.expect(self.games)
        try:
            with TREES:
                data = self.put(self.games, self.watch)
            return replace_file(self.path, data, self._check)
        except (WritingStopped, ReadingStopped) as stopped:
            raise SavingStopped(str(self.path)) from stopped

    def _check(self, _written: bytes) -> None:
        """Stop here if the writing was called off, before the file is replaced."""
        self.watch.look()


def holds(path: Path, data: bytes) -> bool:
    """Return whether the file consists of these bytes."""
    stamp = stamp_of(path)
    if stamp is None or stamp[1] != len(data):
        return False
    try:
        return read_file(path, None) == data
    except UnreadableFile:
        return False


def is_one_game(record: Record, tree: GameTree) -> bool:
    """Return whether a record holds this game and no other."""
    return first_difference(record.games, (tree,)) is None
