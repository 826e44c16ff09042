"""The journal: stores the changes that are in no file yet, so that a crash loses none of them."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import struct
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QLockFile, QObject, Signal, Slot

from goboard_app.app.files.load import Stamp, UnreadableFile, UnusableFile, digest_of, put_aside, read_file
from goboard_app.app.files.save import CannotSave, bytes_of, part_in, reason_of, replace_file
from goboard_app.app.instance import lock_of
from goboard_app.app.jobs import Alarm, Job, JobWatch
from goboard_app.late import late
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.source import FileNodes

with late:
    from goboard_app.record.changes import Changes, ChangeTeller, unpacked, with_changes
    from goboard_app.record.sgf.parser import read_sgf

_MAGIC = b"GBJ2"
_FORMER_MAGIC = b"GBJ1"
"""The mark of the first version of this format, whose entries are always whole states of a record."""
_LENGTHS = struct.Struct(">II")
# The bytes of a checksum, behind each entry.
_DIGEST = 32
_DAMAGED = ".damaged"
# Names that are tried for the journal of one more document.
_MOST_DOCUMENTS = 100
# The largest number of games or changes that is accepted.
_MOST = 2**31 - 1
# A journal begins again when it exceeds this size, or the size of this number of whole records.
_LEAST_LIMIT = 1_000_000
_MOST_WHOLES = 4

JOURNAL_DELAY_MS = 250
"""The time in milliseconds that a change waits for others, so that they are written together."""

# After a failure, the disk may have room again later.
_RETRY_MS = 5000
# A record that is larger, or takes longer to write to bytes, is kept as its file and the changes since.
_AT_ONCE_BYTES = 40_000
_AT_ONCE_SECONDS = 0.03
# About as many as QLockFile writes.
_LOCK_BYTES = 64
# The longest wait for the disk, in seconds, when the program ends.
_LAST_SECONDS = 60


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """A state of the board: all games in the form of a file, and the file that they belong to.

    Of a large record `data` is the file as it was read, in the encoding `read_in` if the user chose one, and `since`
    has the changes of its nodes. An entry to write holds the changes since the previous entry; an entry that was read
    holds all of them. `written_in` is the encoding chosen for saving. `path` is None if the games belong to no file
    yet. `stamp` and `digest` identify the state of the file to which the changes apply. `place` names the node on the
    board, as `session/path` does; empty if it is not known.
    """

    data: bytes
    when: datetime
    path: Path | None = None
    stamp: Stamp | None = None
    digest: str = ""
    is_live: bool = False
    game: int = 0
    changes: int = 0
    since: Changes | None = None
    read_in: str | None = None
    written_in: str | None = None
    place: str = ""

    @property
    def record(self) -> Record:
        """The games, read again from the data; raises SgfError or ValueError if that is not possible."""
        record = read_sgf(self.data, self.read_in) if self.data else Record(())
        return record if self.since is None else with_changes(record, self.since)

    def after(self, before: JournalEntry | None) -> JournalEntry:
        """Return the entry with all changes of its file, if the previous entry holds changes too."""
        if self.since is None or before is None or before.since is None:
            return self
        return replace(self, since=before.since.followed_by(self.since))


class JournalFile:
    """The journal of one document of one program; the file is created with the first entry.

    Entries are appended, and are on the disk when `write` returns. Each holds only the bytes that differ from the
    previous entry, and a checksum, so that reading stops at an incomplete one. The file is locked as long as its
    program runs. Two threads may use it in turn.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._mutex = threading.Lock()
        self._lock: QLockFile | None = None
        self._path: Path | None = None
        self._last: JournalEntry | None = None
        self._unwritten: JournalEntry | None = None
        self._length = 0

    @property
    def path(self) -> Path | None:
        """The existing file, if any."""
        return self._path if self._last is not None else None

    def write(self, entry: JournalEntry) -> None:
        """Add a state; raises OSError or CannotSave if it cannot be written, and earlier ones are kept."""
        with self._mutex:
            path = self._claimed()
            last = self._last
            # Changes that could not be written are written again with the later ones.
            entry = self._unwritten = entry.after(self._unwritten)
            limit = max(_LEAST_LIMIT, _MOST_WHOLES * len(entry.data))
            if last is None or self._length > limit or not path.exists():
                packed = _packed(entry.after(last), None)
                replace_file(path, packed)
                self._length = len(packed)
            else:
                packed = _packed(entry, last)
                self._append(path, packed)
                self._length += len(packed)
            self._last, self._unwritten = entry.after(last), None

    def clear(self) -> None:
        """Delete the journal; the next state begins a new one."""
        with self._mutex:
            self._last = self._unwritten = None
            if self._path is not None:
                with contextlib.suppress(OSError):
                    self._path.unlink(missing_ok=True)

    def release(self) -> None:
        """Release the journal for other programs."""
        with self._mutex:
            self._last = self._unwritten = self._path = None
            if self._lock is not None:
                self._lock.unlock()
                self._lock = None

    def _append(self, path: Path, packed: bytes) -> None:
        # The rest of a failed entry is cut off before another follows.
        flags = os.O_WRONLY | getattr(os, "O_BINARY", 0)
        with open(os.open(path, flags), "wb", buffering=0) as file:
            file.truncate(self._length)
            file.seek(self._length)
            _write_all(file.fileno(), packed)
            os.fsync(file.fileno())

    def _claimed(self) -> Path:
        if self._path is not None:
            return self._path
        self._folder.mkdir(parents=True, exist_ok=True)
        # A program has a journal for each of its documents.
        for number in range(_MOST_DOCUMENTS):
            more = f"-{number}" if number else ""
            path = self._folder / f"{os.getpid()}{more}.journal"
            # An existing file is from an ended program, and still has to be offered to the user.
            if path.exists():
                continue
            lock = lock_of(path)
            if lock.tryLock(0):
                self._path, self._lock = path, lock
                return path
            if lock.error() != QLockFile.LockError.LockFailedError:
                raise _refusal(self._folder)
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))


def _refusal(folder: Path) -> OSError:
    """Return the reason why no file can be made in a folder, such as a full disk; QLockFile gives none."""
    part = part_in(folder)
    try:
        with open(part, "xb") as file:
            file.write(bytes(_LOCK_BYTES))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    # A file can be made again, or no lock.
    return PermissionError(errno.EACCES, os.strerror(errno.EACCES))


class LeftJournal:
    """The journal of a program that has ended; while its lock is held, no other program offers it."""

    def __init__(self, path: Path, lock: QLockFile, entry: JournalEntry) -> None:
        self.path = path
        self._lock = lock
        self.entry = entry

    def forget(self) -> None:
        """Delete the journal, because it was dealt with."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        self._lock.unlock()

    def put_aside(self) -> UnusableFile:
        """Rename an unreadable journal, so that it is not offered any more, but can still be repaired."""
        aside = put_aside(self.path, _DAMAGED)
        self._lock.unlock()
        return aside

    def release(self) -> None:
        """Leave the journal for the next start."""
        self._lock.unlock()


def left_journals(folder: Path, tell: Callable[[UnusableFile], object] = lambda _aside: None) -> Iterator[LeftJournal]:
    """Yield the journals of ended programs, the newest first.

    One without an entry is put aside and passed to `tell`.
    """
    found: list[LeftJournal] = []
    for path in sorted(folder.glob("*.journal")):
        lock = lock_of(path)
        if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
            continue
        entry = _entry_in(path) if lock.isLocked() else None
        if entry is None:
            # The first entry is written as a whole file, so the disk must have damaged it. It may be repairable.
            tell(put_aside(path, _DAMAGED))
            lock.unlock()
            continue
        found.append(LeftJournal(path, lock, entry))
    yield from sorted(found, key=lambda left: left.entry.when, reverse=True)


def last_entry(journal: bytes) -> JournalEntry | None:
    """Return the last complete entry of a journal; None if not even the first is complete."""
    at, last = 0, None
    while True:
        read = _unpacked(journal, at, last)
        if read is None:
            return last
        last, at = read


def _entry_in(path: Path) -> JournalEntry | None:
    try:
        return last_entry(read_file(path, None))
    except UnreadableFile:
        return None


def _packed(entry: JournalEntry, before: JournalEntry | None) -> bytes:
    """Return an entry as bytes: magic, lengths, its facts as JSON, the new bytes, and a checksum.

    The bytes are those of the record that differ from the previous entry, and its changes.
    """
    last = b"" if before is None else before.data
    # The bytes of a large record stay the same object, so they need not be compared.
    is_same = before is not None and before.data is entry.data
    head, tail = (len(last), 0) if is_same else _shared(last, entry.data)
    # The fastest level, since small records are written in the thread of the window.
    new = zlib.compress(entry.data[head : len(entry.data) - tail], 1)
    since = b"" if entry.since is None else entry.since.packed()
    said = {
        "when": entry.when.isoformat(),
        # A path may have bytes that are not valid text, which JSON cannot hold.
        "path": None if entry.path is None else os.fsencode(entry.path).hex(),
        "stamp": entry.stamp,
        "digest": entry.digest,
        "live": entry.is_live,
        "game": entry.game,
        "changes": entry.changes,
        "head": head,
        "tail": tail,
        "sum": zlib.crc32(entry.data),
        "since": None if entry.since is None else len(since),
        "read_in": entry.read_in,
        "written_in": entry.written_in,
        "place": entry.place,
    }
    text = json.dumps(said).encode()
    body = _MAGIC + _LENGTHS.pack(len(text), len(new) + len(since)) + text + new + since
    return body + _checksum(body)


def _unpacked(journal: bytes, at: int, before: JournalEntry | None) -> tuple[JournalEntry, int] | None:
    start = at + len(_MAGIC) + _LENGTHS.size
    magic = journal[at : at + len(_MAGIC)]
    if magic not in (_MAGIC, _FORMER_MAGIC) or len(journal) < start:
        return None
    text_length, new_length = _LENGTHS.unpack(journal[at + len(_MAGIC) : start])
    end = start + text_length + new_length
    if _checksum(journal[at:end]) != journal[end : end + _DIGEST]:
        return None
    try:
        said = json.loads(journal[start : start + text_length])
        split = end - (said.get("since") or 0)
        new = zlib.decompress(journal[start + text_length : split])
        last = b"" if before is None else before.data
        data = last
        if new or said["head"] != len(last):
            data = last[: said["head"]] + new + last[len(last) - said["tail"] :]
        entry = _entry(said, data) if zlib.crc32(data) == said["sum"] else None
        if entry is not None and said.get("since") is not None:
            entry = replace(entry, since=unpacked(journal[split:end])).after(before)
    except (
        *(AttributeError, LookupError, TypeError, ValueError, RecursionError, MemoryError),
        zlib.error,
    ):
        # The entry is complete, but another program wrote it.
        return None
    return None if entry is None else (entry, end + _DIGEST)


def _entry(said: dict[str, Any], data: bytes) -> JournalEntry:
    """Return the entry in decoded JSON; raises LookupError, TypeError or ValueError for other content."""
    path, stamp = said["path"], said["stamp"]
    entry = JournalEntry(
        data,
        # Times with and without a zone cannot be compared.
        datetime.fromisoformat(said["when"]).replace(tzinfo=None),
        None if path is None else Path(os.fsdecode(bytes.fromhex(path))),
        None if stamp is None else (stamp[0], stamp[1]),
        said["digest"],
        said["live"],
        said["game"],
        said["changes"],
        None,
        said.get("read_in"),
        said.get("written_in"),
        said.get("place", ""),
    )
    numbers = (entry.game, entry.changes, *(entry.stamp or ()))
    is_known = all(isinstance(number, int) for number in numbers)
    texts = (entry.digest, entry.read_in or "", entry.written_in or "", entry.place)
    is_known = is_known and all(isinstance(text, str) for text in texts)
    is_known = is_known and max(abs(entry.game), abs(entry.changes)) <= _MOST
    if not (is_known and isinstance(entry.is_live, bool)):
        raise TypeError(said)
    if entry.path is not None and "\0" in str(entry.path):
        raise ValueError(said)
    return entry


def _checksum(data: bytes) -> bytes:
    return bytes.fromhex(digest_of(data))


def _shared(one: bytes, other: bytes) -> tuple[int, int]:
    """Return the number of equal bytes of two contents at their beginning, and then at their end."""
    most = min(len(one), len(other))
    head = _longest(most, lambda size: one[:size] == other[:size])
    rest = most - head
    tail = _longest(rest, lambda size: one[len(one) - size :] == other[len(other) - size :])
    return head, tail


def _longest(most: int, holds: Callable[[int], bool]) -> int:
    """Return the largest size up to `most` for which `holds` is true.

    It must be true for all smaller sizes too, so that the size is found by bisection.
    """
    low = 0
    while low < most:
        middle = (low + most + 1) // 2
        if holds(middle):
            low = middle
        else:
            most = middle - 1
    return low


def _write_all(fd: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        # os.write may write only a part.
        view = view[os.write(fd, view) :]


class Unsaved(NamedTuple):
    """The unsaved state of the board: an entry still without its games, and the record.

    `file` has the nodes of the file from which the record was read, if it was.
    """

    entry: JournalEntry
    record: Record
    file: FileNodes | None
    revision: int


class Journaling(QObject):
    """The writer of one document's journal. `unsaved` returns the state that would be lost now, or None.

    Signals: `kept(int)` with the revision on the disk, `failed(str)` with the reason, once for as long as writing
    fails, and `mended()` when a failure is over.
    """

    kept = Signal(int)
    failed = Signal(str)
    mended = Signal()

    def __init__(
        self,
        folder: Path,
        unsaved: Callable[[], Unsaved | None],
        alarm: Alarm,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._file = JournalFile(folder)
        self._unsaved = unsaved
        self._alarm = alarm
        self._job = Job(self)
        self._teller: ChangeTeller | None = None
        self._writing = -1
        self._seconds = 0.0
        self._has_told = False
        self._is_over = False
        self.revision = -1
        """The revision on the disk, or -1."""
        alarm.rang.connect(self._on_alarm)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self.destroyed.connect(self._file.release)

    def note(self) -> None:
        """Schedule writing after a change."""
        if not self._is_over:
            self._alarm.set(JOURNAL_DELAY_MS)

    @property
    def is_failing(self) -> bool:
        """True from a reported failure until the state is written or no longer unsaved."""
        return self._has_told

    @property
    def wait(self) -> Callable[[], object]:
        """A function that waits for the writing under way; for work in another thread."""
        return self._job.wait

    def follow(self) -> None:
        """Write the unsaved state, or clear the journal if there is none; a large state in another thread.

        If a state is being written already, this one follows soon after.
        """
        self._alarm.stop()
        if not self._job.finish_soon():
            self.note()
            return
        unsaved = self._unsaved()
        if unsaved is None:
            self.clear()
        elif unsaved.revision == self.revision:
            return
        elif self._is_quick(unsaved):
            self._write_now(unsaved)
        else:
            entry = self._entry_of(unsaved)
            self._job.start_beside(lambda _watch: self._file.write(entry), JobWatch(), last_s=_LAST_SECONDS)

    def flush(self) -> bool:
        """Write the unsaved state now; return whether nothing can be lost."""
        self._alarm.stop()
        self._job.finish()
        unsaved = self._unsaved()
        if unsaved is None:
            self.clear()
            return True
        if unsaved.revision != self.revision:
            self._write_now(unsaved)
        return self.revision == unsaved.revision

    def clear(self) -> None:
        """Clear the journal, because the games were saved or given up."""
        self._alarm.stop()
        self._job.finish()
        self.revision = -1
        self._teller = None
        self._file.clear()
        self._note_mended()

    def release(self) -> None:
        """Release the journal, because the program ends; the next start offers it."""
        # The undo stack emits changes even while the objects are being destroyed.
        self._is_over = True
        self._alarm.stop()
        self._job.finish()
        self._file.release()

    @Slot()
    def _on_alarm(self) -> None:
        if self._job.is_busy:
            self.note()
        else:
            self.follow()

    def _is_quick(self, unsaved: Unsaved) -> bool:
        is_small = len(unsaved.record.data) <= _AT_ONCE_BYTES
        return is_small and self._seconds <= _AT_ONCE_SECONDS

    def _write_now(self, unsaved: Unsaved) -> None:
        try:
            self._file.write(self._entry_of(unsaved))
        except (OSError, CannotSave) as error:
            self._on_failed(error)
        else:
            self._on_done(None)

    def _entry_of(self, unsaved: Unsaved) -> JournalEntry:
        """Return the entry to write, which later edits do not change."""
        self._writing = unsaved.revision
        entry, record = unsaved.entry, unsaved.record
        if self._is_quick(unsaved):
            started = time.monotonic()
            data = bytes_of(record, entry.written_in)
            self._seconds = time.monotonic() - started
            return replace(entry, data=data, read_in=None, written_in=None)
        if self._teller is None:
            self._teller = ChangeTeller(unsaved.file)
        data = record.data if unsaved.file is not None else b""
        return replace(entry, data=data, since=self._teller.tell(record.games))

    @Slot(object)
    def _on_done(self, _nothing: None) -> None:
        self.revision = self._writing
        self._note_mended()
        self.kept.emit(self.revision)

    def _note_mended(self) -> None:
        if self._has_told:
            self._has_told = False
            self.mended.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, OSError | CannotSave):
            raise error
        if not self._has_told:
            self._has_told = True
            self.failed.emit(reason_of(error))
        self._alarm.set(_RETRY_MS)
