"""Every change is in the journal within a second, until it is saved, undone or given up.

All of it holds in both ways of keeping a record: whole, and as its file and what changed since.
"""

import threading
from collections.abc import Iterator
from concurrent import futures
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goboard_app.app.controller import GameController
from goboard_app.app.files import journal as journaling_module
from goboard_app.app.files.document import Documents, OutsideChange
from goboard_app.app.files.journal import JournalEntry, JournalFile, last_entry
from goboard_app.app.files.load import LoadedFile, load_file
from goboard_app.app.files.save import (
    CannotSave,
    ChangedOnDisk,
    OpenElsewhere,
    ReadsOtherwise,
    Saved,
    SeparateWriting,
    Writing,
    bytes_of,
)
from goboard_app.app.files.unfinished import KeepingTrouble
from goboard_app.app.jobs import COLLECTOR
from goboard_app.go.board import Point
from goboard_app.record import compare
from goboard_app.record.compare import Difference, first_difference
from goboard_app.record.edits import SetProperty
from goboard_app.session.new_game import NewGame
from tests.support.faults import Clock
from tests.support.waiting import wait_until

GAME = b"(;SZ[9]PB[Hana]RU[Japanese];B[ee];W[cc])"
SECOND = 1000


def whole(entry: JournalEntry) -> JournalEntry:
    return replace(entry, data=bytes_of(entry.record, entry.written_in))


class Place:
    """A document in a folder, with a clock that the test turns."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = Clock()
        self.parent = QObject()
        self.controller = GameController(self.parent)
        unfinished = folder / "data" / "unfinished.sgf"
        self.documents = Documents(self.controller, unfinished, self.parent, self.clock.alarm)
        self.troubles: list[tuple[KeepingTrouble, str]] = []
        self.outside: list[OutsideChange] = []
        self.documents.failed.connect(self._on_failed)
        self.mended: list[KeepingTrouble] = []
        self.documents.mended.connect(self.mended.append)
        self.documents.file.changed_outside.connect(self.outside.append)

    def _on_failed(self, trouble: KeepingTrouble, reason: str) -> None:
        self.troubles.append((trouble, reason))

    def open(self, data: bytes = GAME) -> Path:
        path = self.folder / "game.sgf"
        path.write_bytes(data)
        self.documents.show(load_file(path))
        return path

    def play(self, col: int) -> None:
        self.controller.click(Point(col, 0))

    def advance(self, milliseconds: int) -> None:
        """Let the time go by, and what is written beside the program come to its end."""
        self.clock.advance(milliseconds)
        self.documents.journaling._job.finish()

    @property
    def journals(self) -> list[JournalEntry]:
        """Return the entries of the journals, with all games as a file would hold them."""
        entries = (last_entry(p.read_bytes()) for p in self.folder.glob("data/journal/*.journal"))
        return [whole(entry) for entry in entries if entry is not None]

    def end(self) -> None:
        """End as a killed program does."""
        if shiboken6.isValid(self.parent):
            self.parent.deleteLater()
            QApplication.sendPostedEvents(self.parent, QEvent.Type.DeferredDelete)


def refused(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.fixture(params=["whole", "changes"])
def place(
    request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Place]:
    if request.param == "changes":
        monkeypatch.setattr(journaling_module, "_AT_ONCE_BYTES", -1)
    made = Place(tmp_path)
    yield made
    made.end()


def test_a_change_is_there_within_a_second(place: Place) -> None:
    path = place.open()
    place.play(0)
    place.advance(SECOND)
    (entry,) = place.journals
    assert b";B[aa]" in entry.data
    assert (entry.path, entry.changes) == (path, 1)


def test_steady_changes_do_not_put_it_off(place: Place) -> None:
    place.open()
    for number in range(9):
        place.play(number)
        place.advance(SECOND // 9)
        if number:
            (entry,) = place.journals or [None]
    assert entry is not None
    assert entry.data.count(b";") >= 3 + 5


def test_undo_and_redo_are_there_too(place: Place) -> None:
    place.open()
    for number in (0, 1):
        place.play(number)
    place.advance(SECOND)
    place.controller.undo()
    place.advance(SECOND)
    assert b"[ba]" not in place.journals[0].data
    place.controller.redo()
    place.advance(SECOND)
    assert b"[ba]" in place.journals[0].data


def test_undoing_everything_leaves_no_journal(place: Place) -> None:
    place.open()
    place.play(0)
    place.advance(SECOND)
    place.controller.undo()
    place.advance(SECOND)
    assert place.journals == []


def test_only_changes_make_a_journal(place: Place) -> None:
    place.open()
    place.controller.go_to_last()
    place.advance(SECOND)
    assert not (place.folder / "data" / "journal").exists()


def test_the_first_stone_of_a_new_game_is_kept_within_a_second(place: Place) -> None:
    place.controller.start(NewGame())
    for number in range(3):
        place.play(number)
        place.advance(SECOND // 3)
    place.advance(1)
    assert b";B[aa]" in (place.folder / "data" / "unfinished.sgf").read_bytes()
    assert place.journals == []


def test_saving_ends_the_journal_and_undo_goes_on(place: Place) -> None:
    path = place.open()
    place.play(0)
    place.advance(SECOND)
    place.documents.save(path)
    assert place.journals == []
    place.controller.undo()
    assert place.documents.is_modified
    place.advance(SECOND)
    (entry,) = place.journals
    assert b"[aa]" not in entry.data
    assert b"[aa]" in path.read_bytes()


def test_a_save_that_fails_leaves_the_change_in_the_journal(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.open()
    place.play(0)
    with pytest.raises(CannotSave):
        place.documents.save(place.folder / "missing" / "game.sgf")
    assert b"[aa]" in place.journals[0].data


def test_a_file_is_written_in_the_background_after_its_journal(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journaling_module, "_AT_ONCE_BYTES", -1)
    gate, order = threading.Event(), []
    real = JournalFile.write

    def slowly(file: JournalFile, entry: JournalEntry) -> None:
        assert gate.wait(10)
        real(file, entry)
        order.append("journal")

    def run(writing: Writing | SeparateWriting) -> Saved:
        """Save as the strip does: begun in the background, and followed from the window's thread."""
        order.append("window")
        # As during a job: what other tests left of a window must not be collected in that thread.
        COLLECTOR.begin_beside()
        try:
            with ThreadPoolExecutor() as beside:
                saving = beside.submit(writing.run)
                assert not futures.wait([saving], timeout=0.05).done
                assert path.read_bytes() == GAME
                gate.set()
                saved = saving.result()
        finally:
            COLLECTOR.end_beside()
        order.append("file")
        return saved

    path = place.open()
    monkeypatch.setattr(JournalFile, "write", slowly)
    place.play(0)
    place.documents.save(path, run=run)
    assert order == ["window", "journal", "file"]
    assert b"[aa]" in path.read_bytes()
    assert place.journals == []


def test_another_game_on_the_board_ends_the_journal(place: Place) -> None:
    place.open()
    place.play(0)
    place.advance(SECOND)
    place.controller.start(NewGame())
    assert place.journals == []


def test_leaving_the_board_ends_the_journal(place: Place) -> None:
    place.open()
    place.play(0)
    place.advance(SECOND)
    place.documents.unfinished.give_up()
    assert place.journals != []
    place.documents.settle()
    assert place.journals == []


def test_text_that_the_encoding_cannot_hold_is_in_the_journal(place: Place) -> None:
    from tests.ui.app.test_documents import add_comment

    place.open("(;SZ[9]CA[ISO-8859-1]PB[Tomás];B[ee])".encode("latin-1"))
    add_comment(place.controller, "碁")
    place.advance(SECOND)
    assert "碁" in place.journals[0].data.decode("utf-8")


def test_a_large_record_is_written_beside_the_program(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journaling_module, "_AT_ONCE_BYTES", 10)
    place.open()
    place.play(0)
    place.advance(SECOND)
    wait_until(lambda: place.journals)
    place.play(1)
    place.advance(SECOND)
    assert place.documents.journaling.flush()
    assert b"[ba]" in place.journals[0].data


def test_a_journal_that_cannot_be_written_is_reported_once_and_tried_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    place.open()
    with monkeypatch.context() as patch:
        patch.setattr("goboard_app.app.files.journal.replace_file", fail)
        for number in (0, 1):
            place.play(number)
            place.advance(SECOND)
        assert not place.documents.is_safe()
    assert place.troubles == [(KeepingTrouble.KEEP, "the disk is full")]
    assert place.mended == []
    place.advance(5 * SECOND)
    assert b"[ba]" in place.journals[0].data
    assert place.mended == [KeepingTrouble.KEEP]


def test_a_failure_is_over_when_the_games_are_saved(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    path = place.open()
    with monkeypatch.context() as patch:
        patch.setattr("goboard_app.app.files.journal.replace_file", refused)
        place.play(0)
        place.advance(SECOND)
        assert place.troubles
        place.documents.save(path)
    assert place.mended == [KeepingTrouble.KEEP]


def test_a_game_that_could_not_be_kept_is_tried_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.controller.start(NewGame())
    with monkeypatch.context() as patch:
        patch.setattr("goboard_app.app.files.unfinished.replace_file", refused)
        place.play(0)
        place.advance(SECOND)
        assert place.troubles == [(KeepingTrouble.KEEP, "the disk is full")]
        place.advance(6 * SECOND)
        assert place.mended == []
    place.advance(6 * SECOND)
    assert place.mended == [KeepingTrouble.KEEP]
    assert place.documents.unfinished.is_kept
    assert len(place.troubles) == 1


def test_after_a_crash_it_is_restored(place: Place) -> None:
    path = place.open()
    place.play(0)
    place.advance(SECOND)
    place.end()
    later = Place(place.folder)
    (left,) = later.documents.left_journals()
    later.documents.restore(left, LoadedFile(path, left.entry.record, left.entry.stamp))
    assert later.documents.path == path
    assert later.documents.is_modified
    assert len(later.journals) == 1
    later.documents.save(path)
    assert b"[aa]" in path.read_bytes()
    assert later.journals == []
    later.end()


def test_saved_games_are_not_offered(place: Place) -> None:
    path = place.open()
    place.play(0)
    place.advance(SECOND)
    path.write_bytes(place.journals[0].data)
    place.end()
    later = Place(place.folder)
    assert later.documents.left_journals() == []
    assert later.journals == []
    later.end()


# The file and others


def test_a_file_that_changed_is_never_written_over_silently(place: Place) -> None:
    path = place.open()
    place.play(0)
    path.write_bytes(b"(;SZ[9]C[Another program.])")
    with pytest.raises(ChangedOnDisk):
        place.documents.save(path)
    assert b"Another" in path.read_bytes()
    place.documents.save(path, is_over=True)
    assert b"[aa]" in path.read_bytes()


def test_a_file_that_was_only_touched_did_not_change(place: Place) -> None:
    path = place.open()
    path.write_bytes(GAME)
    place.advance(SECOND)
    place.documents.file.look()
    assert place.outside == []
    place.play(0)
    place.documents.save(path)


def test_a_change_outside_is_noticed_once(place: Place) -> None:
    path = place.open()
    path.write_bytes(b"(;SZ[9])")
    wait_until(lambda: place.documents.file._alarm.is_set)
    place.advance(SECOND)
    place.documents.file.look()
    assert place.outside == [OutsideChange.CHANGED]
    path.write_bytes(b"(;SZ[13])")
    place.documents.file.look()
    assert place.outside == [OutsideChange.CHANGED] * 2


def test_a_file_that_goes_and_comes_back_is_noticed(place: Place) -> None:
    path = place.open()
    path.unlink()
    wait_until(lambda: place.documents.file._alarm.is_set)
    place.advance(SECOND)
    assert place.outside == [OutsideChange.GONE]
    path.write_bytes(b"(;SZ[9])")
    wait_until(lambda: place.documents.file._alarm.is_set)
    place.advance(SECOND)
    assert place.outside == [OutsideChange.GONE, OutsideChange.CHANGED]


def test_our_own_saving_is_no_change_outside(place: Place) -> None:
    path = place.open()
    for number in range(3):
        place.play(number)
        place.documents.save(path)
        QTest.qWait(20)
        place.advance(SECOND)
    assert place.outside == []


def test_keeping_mine_lets_the_file_be_written_over(place: Place) -> None:
    path = place.open()
    place.play(0)
    path.write_bytes(b"(;SZ[9])")
    place.documents.file.look()
    place.documents.file.accept()
    place.documents.save(path)
    assert b"[aa]" in path.read_bytes()


def test_a_file_that_is_open_elsewhere_is_not_saved_over(place: Place) -> None:
    path = place.open()
    other = Place(place.folder)
    assert other.documents.file.is_held_elsewhere(path)
    assert not place.documents.file.is_held_elsewhere(path)
    other.play(0)
    with pytest.raises(OpenElsewhere):
        other.documents.save(path)
    other.documents.show(load_file(path), is_to_read=True)
    other.play(0)
    with pytest.raises(OpenElsewhere):
        other.documents.save(path)
    place.documents.file.leave()
    other.documents.save(path)
    assert b"[aa]" in path.read_bytes()
    assert place.documents.file.is_held_elsewhere(path)
    other.end()


def test_a_link_to_the_file_is_the_same_file(place: Place) -> None:
    path = place.open()
    link = place.folder / "link.sgf"
    link.symlink_to(path)
    other = Place(place.folder)
    assert other.documents.file.is_held_elsewhere(link)
    other.end()


def test_a_program_that_is_gone_holds_no_file(place: Place) -> None:
    path = place.open()
    place.end()
    later = Place(place.folder)
    assert not later.documents.file.is_held_elsewhere(path)
    later.end()


def test_ambiguous_bytes_are_not_saved(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    path = place.open()
    place.play(0)
    monkeypatch.setattr(compare, "first_difference", lambda *_: Difference(0, 3))
    with pytest.raises(ReadsOtherwise):
        place.documents.save(path)
    assert path.read_bytes() == GAME
    assert place.documents.is_modified


MIXED = "(;GM[1]CA[UTF-8]SZ[9]PB[柯洁]C[".encode() + "黑先白后".encode("gbk") + b"];B[ee])"


def test_a_file_that_would_be_opened_in_another_encoding_is_not_saved(place: Place) -> None:
    """Without the name in UTF-8 the comment in GBK alone shows the encoding."""
    path = place.folder / "mixed.sgf"
    path.write_bytes(MIXED)
    loaded = load_file(path)
    assert loaded.record.encoding == "utf-8"
    place.documents.show(loaded)
    tree = place.controller.trees[0]
    SetProperty(tree.root, "PB", ("Ke Jie",)).apply(tree)
    with pytest.raises(ReadsOtherwise):
        place.documents.save(path)
    assert path.read_bytes() == MIXED


def test_a_chosen_encoding_is_shown_where_the_file_does_not_name_it(
    place: Place,
) -> None:
    path = place.folder / "mixed.sgf"
    path.write_bytes(MIXED)
    place.documents.show(load_file(path, "utf-8"))
    tree = place.controller.trees[0]
    SetProperty(tree.root, "PB", ("Ke Jie",)).apply(tree)
    saved = place.documents.save(path)
    assert saved.encoding == "utf-8"
    # Opened so, it says what was on the board.
    again = load_file(path, saved.encoding).record
    assert again.games[0].root.text("PB") == "Ke Jie"
    assert first_difference(again.games, place.controller.trees) is None


def test_the_earlier_version_is_kept_when_a_record_is_saved(place: Place) -> None:
    path = place.open()
    place.play(0)
    place.documents.save(path)
    (version,) = place.documents.backups.versions(path)
    assert version.read_bytes() == GAME
    place.documents.show(load_file(version))
    assert place.documents.path is None
