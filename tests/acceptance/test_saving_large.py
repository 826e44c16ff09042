"""A large record is saved in the background, with its progress shown, and can be cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtTest import QTest

from goboard_app.record.sgf import writer as sgf_tidy
from goboard_app.record.sgf import writer as sgf_writer
from goboard_app.record.sgf.builder import WritingWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.tree import GameTree
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import Dialogs
from tests.support.parts import parts
from tests.support.waiting import wait_until

GAME = "(;SZ[9]PB[Hana]PW[Tomás]RU[Japanese]KM[6.5];B[ee];W[cc];B[gc])"


class SlowWriter:
    """A writer that waits for a signal before it writes; until then it can be cancelled."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self._write = sgf_writer.write_record

    def __call__(self, record: Record, encoding: str | None = None, watch: WritingWatch | None = None) -> bytes:
        if watch is not None:
            watch.written += 2
            while not self.go_on.wait(0.002):
                watch.look()
        return self._write(record, encoding, watch)


class Meanwhile(QObject):
    """Acts as soon as the strip offers to cancel, in the middle of the saving."""

    def __init__(self, desk: Desk, act: Callable[[], object]) -> None:
        # It ends with the window: a strip that never offers it must not fail what comes after.
        super().__init__(desk.window)
        self.said = ""
        self.progress = -1
        self._strip = desk.parts.strip
        self._act = act
        self._timer = QTimer(self)
        self._timer.setInterval(2)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        if self._strip.cancel_button.isVisible():
            self._timer.stop()
            self.said = self._strip.sentence.text()
            self.progress = self._strip.progress.value()
            self._act()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowWriter:
    writer = SlowWriter()
    monkeypatch.setattr(sgf_writer, "write_record", writer)
    monkeypatch.setattr("goboard_app.app.jobs.AT_ONCE_S", 0.002)
    monkeypatch.setattr("goboard_app.ui.shell.file_strip.LONG_MS", 20)
    return writer


@pytest.fixture
def edited(desk: Desk) -> Desk:
    desk.open(GAME)
    wait_until(lambda: not desk.parts.files.is_loading)
    desk.click("A1")
    return desk


def file_of(desk: Desk) -> bytes:
    return (desk.folder / "game.sgf").read_bytes()


def said(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


def assert_nothing_happened(desk: Desk) -> None:
    assert file_of(desk) == GAME.encode()
    assert not list(desk.folder.glob(".goboard-*"))
    assert desk.window.isWindowModified()
    assert said(desk) == "game.sgf was not saved. The file is as it was."
    assert not desk.parts.strip.progress.isVisible()


def test_the_strip_shows_the_progress_of_saving_and_goes_when_it_is_done(edited: Desk, slow: SlowWriter) -> None:
    meanwhile = Meanwhile(edited, slow.go_on.set)
    edited.menu("save")
    assert meanwhile.said == "Saving game.sgf…"
    assert 0 < meanwhile.progress < 1000
    assert b"B[ai]" in file_of(edited)
    assert said(edited) == ""
    assert not edited.window.isWindowModified()


def test_quick_saving_shows_no_message(edited: Desk, slow: SlowWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.ui.shell.file_strip.LONG_MS", 60_000)
    shown: list[str] = []
    monkeypatch.setattr(parts(edited.window).strip, "tell", lambda text, **_how: shown.append(text))
    slow.go_on.set()
    edited.menu("save")
    assert b"B[ai]" in file_of(edited)
    assert not shown


def test_cancel_leaves_the_file_and_the_changes(edited: Desk, slow: SlowWriter) -> None:
    strip = parts(edited.window).strip
    meanwhile = Meanwhile(edited, lambda: edited.press(strip.cancel_button))
    edited.menu("save")
    assert meanwhile.said == "Saving game.sgf…"
    assert_nothing_happened(edited)


def test_escape_leaves_the_file_and_the_changes(edited: Desk, slow: SlowWriter) -> None:
    meanwhile = Meanwhile(edited, lambda: QTest.keyClick(edited.window, Qt.Key.Key_Escape))
    edited.menu("save")
    assert meanwhile.said == "Saving game.sgf…"
    assert_nothing_happened(edited)


def test_cancelled_saving_can_be_repeated(edited: Desk, slow: SlowWriter) -> None:
    first = Meanwhile(edited, lambda: QTest.keyClick(edited.window, Qt.Key.Key_Escape))
    edited.menu("save")
    assert first.said
    slow.go_on.set()
    edited.menu("save")
    assert b"B[ai]" in file_of(edited)
    assert not edited.window.isWindowModified()


def test_nothing_else_is_done_while_a_file_is_being_saved(edited: Desk, slow: SlowWriter) -> None:
    def try_all() -> None:
        edited.click("J9")
        QTest.keyClick(edited.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(edited.page.board, Qt.Key.Key_Home)
        edited.window.close()
        slow.go_on.set()

    nodes, cursor = edited.session.tree.node_count(), edited.session.cursor
    meanwhile = Meanwhile(edited, try_all)
    edited.menu("save")
    assert meanwhile.said
    assert edited.session.tree.node_count() == nodes
    assert edited.session.cursor is cursor
    assert edited.window.isVisible()
    edited.click("J9")
    assert edited.session.tree.node_count() == nodes + 1


def test_leaving_goes_on_only_once_all_is_saved(edited: Desk, slow: SlowWriter, dialogs: Dialogs) -> None:
    dialogs.expect_button("Save")
    meanwhile = Meanwhile(edited, lambda: QTest.keyClick(edited.window, Qt.Key.Key_Escape))
    edited.window.close()
    assert meanwhile.said
    assert edited.window.isVisible()
    assert_nothing_happened(edited)


def test_a_large_record_that_cannot_be_saved_is_reported(
    edited: Desk, slow: SlowWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    meanwhile = Meanwhile(edited, slow.go_on.set)
    answer_files(monkeypatch.setattr, saved=edited.folder / "missing" / "game.sgf")
    edited.menu("save_as")
    assert meanwhile.said
    assert said(edited).startswith("game.sgf could not be saved: ")


def save_apart(desk: Desk) -> None:
    # So short a moment is waited for here that the file may be read beside.
    wait_until(lambda: not desk.parts.files.is_loading)
    desk.menu("games")
    dialog = desk.parts.collection.dialog
    assert dialog is not None
    dialog.select([desk.controller.trees[1]])
    desk.press(dialog.split)


def test_games_are_saved_apart_beside_the_window(desk: Desk, slow: SlowWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(GAME + GAME)
    answer_files(monkeypatch.setattr, saved=desk.folder / "apart.sgf")
    meanwhile = Meanwhile(desk, slow.go_on.set)
    save_apart(desk)
    assert meanwhile.said == "Saving apart.sgf…"
    assert (desk.folder / "apart.sgf").read_text().strip() == GAME
    assert said(desk) == "1 game(s) saved as apart.sgf."


def test_saving_apart_is_called_off(desk: Desk, slow: SlowWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(GAME + GAME)
    answer_files(monkeypatch.setattr, saved=desk.folder / "apart.sgf")
    strip = desk.parts.strip
    meanwhile = Meanwhile(desk, lambda: desk.press(strip.cancel_button))
    save_apart(desk)
    assert meanwhile.said
    assert [path.name for path in desk.folder.glob("*apart*")] == []
    assert said(desk) == "apart.sgf was not saved."


class SlowRepair:
    """A repair that waits for a signal before it starts."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.thread: threading.Thread | None = None
        self._write = sgf_tidy.write_repaired

    def __call__(self, games: tuple[GameTree, ...], watch: WritingWatch) -> bytes:
        self.thread = threading.current_thread()
        while not self.go_on.wait(0.002):
            watch.look()
        return self._write(games, watch)


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_repaired_copy_is_written_beside_the_window(
    desk: Desk, slow: SlowWriter, monkeypatch: pytest.MonkeyPatch, is_wanted: bool
) -> None:
    repair = SlowRepair()
    monkeypatch.setattr(sgf_tidy, "write_repaired", repair)
    desk.open("(;SZ[9];B[ee] x ;W[cc])")
    # Nothing is waited for at once here, the reading of a file no more than its writing.
    wait_until(lambda: not desk.parts.files.is_loading)
    answer_files(monkeypatch.setattr, saved=desk.folder / "copy.sgf")
    strip = desk.parts.strip
    cancel = strip.cancel_button
    meanwhile = Meanwhile(desk, repair.go_on.set if is_wanted else lambda: desk.press(cancel))
    desk.press(strip.copy_button)
    assert meanwhile.said == "Saving copy.sgf…"
    assert repair.thread is not threading.main_thread()
    assert (desk.folder / "copy.sgf").exists() is is_wanted
    told = "The repaired copy is saved as copy.sgf." if is_wanted else "copy.sgf was not saved."
    assert said(desk) == told
