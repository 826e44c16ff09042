"""Acknowledged entries of the journal survive any damage to its end."""

import contextlib
import errno
import hashlib
import json
import os
import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLockFile

from goboard_app.app.files import journal
from goboard_app.app.files.journal import JournalEntry, JournalFile, last_entry, left_journals
from goboard_app.app.files.load import UnusableFile
from goboard_app.app.files.save import CannotSave, reason_of
from goboard_app.record.changes import ChangeTeller
from goboard_app.record.edits import AddNode, SetProperty, new_node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from tests.support.faults import FullDisk, small_disk

WHEN = datetime(2026, 5, 2, 14, 3)
FIRST = JournalEntry(b"(;SZ[9];B[ee])", WHEN)
SECOND = replace(FIRST, data=b"(;SZ[9];B[ee];W[cc])", changes=2)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[JournalFile]:
    made = JournalFile(tmp_path)
    yield made
    made.release()


def held(file: JournalFile) -> bytes:
    assert file.path is not None
    return file.path.read_bytes()


def test_everything_an_entry_says_is_read_again(file: JournalFile) -> None:
    path = Path(os.fsdecode(b"/a folder/\xff \xe7\xa2\x81.sgf"))
    entry = JournalEntry(b"(;C[\xff\x00])", WHEN, path, (5, 6), "abc", True, 3, 12, place="3: 84x0 1")
    file.write(entry)
    assert last_entry(held(file)) == entry


def test_the_last_entry_counts(file: JournalFile) -> None:
    for entry in (FIRST, SECOND, replace(FIRST, data=b"(;SZ[9])"), SECOND):
        file.write(entry)
    assert last_entry(held(file)) == SECOND


def test_only_new_parts_are_added(file: JournalFile) -> None:
    long = b"(;SZ[9]C[" + os.urandom(50_000).hex().encode() + b"];B[ee])"
    file.write(replace(FIRST, data=long))
    before = len(held(file))
    file.write(replace(FIRST, data=long[:-1] + b";W[cc])"))
    assert len(held(file)) - before < 400


# A busy machine may take long for one input.
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.binary(max_size=60), min_size=1, max_size=8), st.data())
def test_a_torn_end_loses_no_earlier_entry(states: list[bytes], data: st.DataObject) -> None:
    packed, ends, before = b"", [0], None
    for state in states:
        entry = replace(FIRST, data=state)
        packed += journal._packed(entry, before)
        ends.append(len(packed))
        before = entry
    cut = data.draw(st.integers(0, len(packed)))
    whole = sum(1 for end in ends[1:] if end <= cut)
    last = last_entry(packed[:cut])
    assert (None if last is None else last.data) == (states[whole - 1] if whole else None)


def marked(packed: bytes, magic: bytes) -> bytes:
    """Return an entry as another version of the format would begin it."""
    body = magic + packed[len(magic) : -32]
    return body + journal._checksum(body)


def test_files_of_the_first_version_are_read() -> None:
    packed = marked(journal._packed(FIRST, None), b"GBJ1")
    assert last_entry(packed) == FIRST


def test_files_of_a_later_version_are_put_aside(tmp_path: Path) -> None:
    left = tmp_path / "7.journal"
    left.write_bytes(marked(journal._packed(FIRST, None), b"GBJ9"))
    assert list(left_journals(tmp_path)) == []
    assert left.with_suffix(".damaged").exists()


LARGE = b"(;SZ[9]PB[Ada]" + b";B[aa];W[bb]" * 3000 + b")"


WORDS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    errno.EROFS: "this disk is read-only",
    errno.EACCES: "you do not have permission",
    errno.EIO: "the disk reports an error",
    errno.ENOENT: "there is no such file or folder",
}


@pytest.mark.parametrize("number", WORDS)
def test_a_lock_that_cannot_be_made_gives_the_reason_of_the_disk(
    file: JournalFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    class NoLock(QLockFile):
        def tryLock(self, _wait: int = 0) -> bool:
            return False

        def error(self) -> QLockFile.LockError:
            return QLockFile.LockError.UnknownError

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(journal, "lock_of", lambda path: NoLock(f"{path}.lock"))
        patch.setattr(journal.os, "fsync", fail)
        with pytest.raises(OSError, match=re.escape(os.strerror(number))) as told:
            file.write(FIRST)
    assert reason_of(told.value) == WORDS[number]
    assert list(tmp_path.iterdir()) == []
    file.write(FIRST)
    assert last_entry(held(file)) == FIRST


def test_a_real_disk_gives_its_own_reason(tmp_path: Path) -> None:
    folder = tmp_path / "small"
    with small_disk(folder) as mount_again:
        filler, file = folder / "filler", JournalFile(folder / "journal")
        (folder / "journal").mkdir()
        filler.write_bytes(bytes(64 * 1024 - len(list(folder.iterdir())) * 4096))
        with contextlib.suppress(OSError), filler.open("ab", buffering=0) as more:
            while True:
                more.write(bytes(1024))
        with pytest.raises((OSError, CannotSave)) as full:
            file.write(FIRST)
        assert reason_of(full.value) == "the disk is full"
        filler.unlink()
        file.write(FIRST)
        assert last_entry(held(file)) == FIRST
        file.release()
        mount_again("ro")
        with pytest.raises((OSError, CannotSave)) as read_only:
            file.write(SECOND)
        assert reason_of(read_only.value) == "this disk is read-only"


def test_of_a_large_record_only_the_changes_are_added(file: JournalFile) -> None:
    record = read_sgf(LARGE)
    tree = record.games[0]
    assert tree.source is not None
    teller = ChangeTeller(tree.source.nodes)
    SetProperty(tree.root, "PW", ("Bo",)).apply(tree)
    entry = replace(FIRST, data=LARGE, since=teller.tell(record.games))
    file.write(entry)
    before = len(held(file))
    for number in range(9):
        AddNode(tree.main_line_end(), new_node(Property("C", (str(number),)))).apply(tree)
        file.write(replace(entry, since=teller.tell(record.games)))
    assert len(held(file)) - before < 9 * 600
    last = last_entry(held(file))
    assert last is not None
    assert write_record(last.record) == write_record(record)


def test_a_failed_writing_is_reported_with_its_consequence(file: JournalFile, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_sgf(LARGE)
    tree = record.games[0]
    assert tree.source is not None
    teller = ChangeTeller(tree.source.nodes)
    file.write(replace(FIRST, data=LARGE, since=teller.tell(record.games)))
    for number in range(3):
        AddNode(tree.main_line_end(), new_node(Property("C", (str(number),)))).apply(tree)
        entry = replace(FIRST, data=LARGE, since=teller.tell(record.games))
        if number == 1:
            file.write(entry)
            continue
        with monkeypatch.context() as patch:
            patch.setattr(journal, "_write_all", full_disk)
            with pytest.raises(OSError, match="full"):
                file.write(entry)
    file.write(replace(FIRST, data=LARGE, since=teller.tell(record.games)))
    last = last_entry(held(file))
    assert last is not None
    assert write_record(last.record) == write_record(record)


def full_disk(*_: object) -> None:
    raise OSError(28, "full")


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_wrong_byte_is_noticed(place: int, change: int) -> None:
    first, second = journal._packed(FIRST, None), journal._packed(SECOND, FIRST)
    damaged = bytearray(first + second)
    place %= len(damaged)
    damaged[place] ^= change
    assert last_entry(bytes(damaged)) == (FIRST if place >= len(first) else None)


def test_a_full_disk_loses_no_earlier_entry_and_later_ones_follow(
    file: JournalFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write(FIRST)
    disk = FullDisk(30)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", disk.write)
        with pytest.raises(OSError, match="No space left"):
            file.write(SECOND)
    assert last_entry(held(file)) == FIRST
    file.write(SECOND)
    assert last_entry(held(file)) == SECOND


def test_a_large_journal_is_restarted(file: JournalFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_LEAST_LIMIT", 5_000)
    longest = 0
    for number in range(100):
        file.write(replace(FIRST, data=b"%d" % number, changes=number))
        longest = max(longest, len(held(file)))
    assert longest < 6_000
    entry = last_entry(held(file))
    assert entry is not None
    assert entry.changes == 99


def test_a_deleted_journal_is_restarted(file: JournalFile) -> None:
    file.write(FIRST)
    assert file.path is not None
    file.path.unlink()
    file.write(SECOND)
    assert last_entry(held(file)) == SECOND


def test_an_entry_is_on_the_disk_when_it_is_acknowledged(file: JournalFile, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    really = os.fsync
    monkeypatch.setattr(os, "fsync", lambda fd: (synced.append(os.fstat(fd).st_size), really(fd)))
    file.write(FIRST)
    file.write(SECOND)
    assert synced[-1] == len(held(file))


def test_documents_of_one_program_have_files_of_their_own(tmp_path: Path) -> None:
    files = [JournalFile(tmp_path) for _ in range(3)]
    for file in files:
        file.write(FIRST)
    assert len({file.path for file in files}) == 3
    for file in files:
        file.release()


def test_journals_of_a_running_program_are_not_offered(file: JournalFile, tmp_path: Path) -> None:
    file.write(FIRST)
    assert list(left_journals(tmp_path)) == []
    file.release()
    (left,) = left_journals(tmp_path)
    assert left.entry == FIRST
    assert list(left_journals(tmp_path)) == []
    left.release()
    (left,) = left_journals(tmp_path)
    left.forget()
    assert list(tmp_path.iterdir()) == []


def test_the_newest_is_offered_first(tmp_path: Path) -> None:
    for hour in (3, 9, 5):
        file = JournalFile(tmp_path)
        file.write(replace(FIRST, when=WHEN.replace(hour=hour)))
        file.release()
    lefts = list(left_journals(tmp_path))
    assert [left.entry.when.hour for left in lefts] == [9, 5, 3]
    for left in lefts:
        left.forget()


def test_a_journal_that_a_disk_damaged_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "7.journal").write_bytes(b"GBJ1 nothing of sense")
    assert list(left_journals(tmp_path)) == []
    assert [path.name for path in tmp_path.iterdir()] == ["7.damaged"]


def foreign(said: object, data: bytes = FIRST.data) -> bytes:
    """Return a journal with right checksums and content that no such program writes."""
    text, packed = json.dumps(said).encode(), zlib.compress(data)
    body = b"GBJ1" + struct.pack(">II", len(text), len(packed)) + text + packed
    return body + hashlib.sha256(body).digest()


def what_it_says(**changes: object) -> dict[str, object]:
    """Return the entry of this program with these differences."""
    said = {"when": WHEN.isoformat(), "path": None, "stamp": None, "digest": "", "live": False}
    said |= {"game": 0, "changes": 1, "head": 0, "tail": 0, "sum": zlib.crc32(FIRST.data)}
    return said | changes


UNKNOWN = [
    {"when": WHEN.isoformat(), "future": 1},
    [],
    "text",
    *(
        what_it_says(**change)
        for change in (
            {"when": "soon"}, {"when": 5}, {"path": 3}, {"path": "zz"}, {"path": "00"},
            {"stamp": 1}, {"stamp": []}, {"stamp": ["a", "b"]}, {"digest": None}, {"live": "no"},
            {"game": "0"}, {"changes": None}, {"head": "x"}, {"sum": 1},
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize("said", UNKNOWN, ids=str)
def test_a_journal_with_unknown_content_is_put_aside(tmp_path: Path, said: object) -> None:
    (tmp_path / "7.journal").write_bytes(foreign(said))
    assert list(left_journals(tmp_path)) == []
    assert [path.name for path in tmp_path.iterdir()] == ["7.damaged"]


def test_times_with_a_zone_are_sorted_with_the_rest(
    tmp_path: Path,
) -> None:
    (tmp_path / "7.journal").write_bytes(foreign(what_it_says(when="2026-01-01T10:00:00+02:00")))
    (tmp_path / "8.journal").write_bytes(foreign(what_it_says(when="2026-01-01T11:00:00")))
    lefts = list(left_journals(tmp_path))
    assert [left.entry.when.hour for left in lefts] == [11, 10]
    for left in lefts:
        left.forget()


def test_a_folder_with_the_name_of_a_journal_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "7.journal").mkdir()
    (tmp_path / "8.journal").write_bytes(journal._packed(FIRST, None))
    told: list[UnusableFile] = []
    lefts = list(left_journals(tmp_path, told.append))
    assert [left.entry for left in lefts] == [FIRST]
    assert (tmp_path / "7.damaged").is_dir()
    assert told == [UnusableFile(tmp_path / "7.journal", tmp_path / "7.damaged")]
    for left in lefts:
        left.forget()


def test_games_waiting_for_a_question_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / f"{os.getpid()}.journal").write_bytes(journal._packed(FIRST, None))
    file = JournalFile(tmp_path)
    file.write(SECOND)
    file.release()
    lefts = list(left_journals(tmp_path))
    assert {left.entry for left in lefts} == {FIRST, SECOND}
    for left in lefts:
        left.forget()


def test_clearing_leaves_nothing(file: JournalFile, tmp_path: Path) -> None:
    file.write(FIRST)
    file.clear()
    assert file.path is None
    assert list(tmp_path.glob("*.journal")) == []
    file.write(SECOND)
    assert last_entry(held(file)) == SECOND


def test_a_failure_to_make_a_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    with pytest.raises((OSError, CannotSave)):
        JournalFile(tmp_path / "data" / "journal").write(FIRST)
