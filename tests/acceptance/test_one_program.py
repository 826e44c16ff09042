"""Files from another start open where nothing has to make room; what was open opens again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from goboard_app.app.instance import Request
from goboard_app.app.settings import TEXTS, Setting
from goboard_app.app.texts.program import does_not_answer, not_reopened
from goboard_app.ui.shell.services import RECORD_FILES
from goboard_app.ui.shell.windows import REOPEN
from tests.support.desk import Desk, Desks
from tests.support.waiting import wait_until

# The program that is asked has nothing on its board as yet.
pytestmark = pytest.mark.start_page

HANA = "(;SZ[9]PB[Hana]PW[Tomás];B[ee];W[cc];B[gc])"
MEI = "(;SZ[9]PB[Mei];B[gg];W[cg])"
NOTED = Setting("window/open", (), TEXTS)


def ask(desk: Desk, *paths: Path, shows: bool = False, token: str = "") -> bool:
    """Ask the program as another one does; whether it says yes."""
    then = desk.windows.answer(Request(desk.folder / "data", paths, shows, token))
    if then is not None:
        then()
    return then is not None


def names(desk: Desk) -> list[str]:
    return [item.window.name for item in desk.windows.all]


def front(desk: Desk) -> str:
    """Return the content of the front window."""
    wait_until(lambda: QApplication.activeWindow() is not None)
    return next(i.window.name for i in desk.windows.all if i.window.isActiveWindow())


# Another start asks


def test_an_untouched_start_page_takes_the_first_file(desk: Desk) -> None:
    assert ask(desk, desk.sgf(HANA, "a.sgf"), desk.sgf(MEI, "b.sgf"))
    assert names(desk) == ["a.sgf", "b.sgf"]
    wait_until(lambda: front(desk) == "b.sgf")


def test_a_record_on_the_board_stays_there(desk: Desk) -> None:
    desk.open(HANA)
    assert ask(desk, desk.sgf(MEI, "b.sgf"))
    assert names(desk) == ["game.sgf", "b.sgf"]
    wait_until(lambda: front(desk) == "b.sgf")


def test_a_lesson_on_the_page_stays_there(desk: Desk) -> None:
    desk.menu("first_steps")
    assert ask(desk, desk.sgf(MEI, "b.sgf"))
    assert names(desk) == ["goboard", "b.sgf"]


def test_a_file_that_is_open_comes_to_the_front(desk: Desk) -> None:
    path = desk.open(HANA)
    desk.windows.open_new()
    wait_until(lambda: front(desk) == "goboard")
    assert ask(desk, path)
    wait_until(lambda: front(desk) == "game.sgf")
    assert names(desk) == ["game.sgf", "goboard"]


def test_without_files_the_program_comes_to_the_front(desk: Desk) -> None:
    desk.window.showMinimized()
    assert ask(desk)
    assert not desk.window.isMinimized()
    assert names(desk) == ["goboard"]


def test_to_show_a_file_opens_none(desk: Desk) -> None:
    path = desk.open(HANA)
    assert not ask(desk, desk.sgf(MEI, "b.sgf"), shows=True)
    assert ask(desk, path, shows=True)
    assert names(desk) == ["game.sgf"]


def test_a_program_without_windows_takes_nothing(desk: Desk) -> None:
    desk.window.close()
    assert not ask(desk, desk.sgf(MEI, "b.sgf"))


def test_the_subject_of_a_dialog_stays(desk: Desk) -> None:
    def answer(dialog: QDialog) -> None:
        assert ask(desk, desk.sgf(MEI, "b.sgf"))
        assert names(desk) == ["goboard", "b.sgf"]
        wait_until(dialog.isActiveWindow)
        dialog.reject()

    desk.dialogs.expect(QDialog, answer)
    desk.menu("new")
    assert names(desk) == ["goboard", "b.sgf"]


def test_the_token_of_the_desktop_is_passed_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    assert ask(desk, token="kwin-7")
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "kwin-7"


def test_the_remark_of_the_first_file_is_given_with_it(desk: Desk) -> None:
    desk.windows.open_all([desk.sgf(HANA, "a.sgf")], desk.window, does_not_answer())
    assert desk.parts.strip.isVisible()
    assert desk.parts.strip.sentence.text() == does_not_answer()


def test_it_is_said_with_a_file_that_cannot_be_opened_and_never_later(desk: Desk) -> None:
    desk.windows.open_all([desk.folder / "gone.sgf"], desk.window, does_not_answer())
    assert desk.parts.strip.sentence.text().endswith(does_not_answer())
    desk.parts.strip.hide()
    desk.window.context.service(RECORD_FILES).open(desk.sgf(HANA, "a.sgf"), then=lambda: None)
    assert not desk.parts.strip.isVisible()


# Opened again


def started(desks: Desks, reopens: bool | None = None) -> Desk:
    """Return a program as it starts, the first of its kind."""
    desk = desks.make(on_start_page=False)
    if reopens is not None:
        desk.windows.hub.store_value(REOPEN, reopens)
    if not desk.windows.reopen(desk.window):
        desk.window.show_start_page()
    return desk


def test_windows_open_again_at_their_places(desks: Desks) -> None:
    desk = started(desks, reopens=True)
    desk.open(HANA, "a.sgf")
    desk.controller.go_to_last()
    desk.windows.open_in_new(desk.sgf(MEI, "b.sgf"))
    (other,) = desk.others
    desk.window.resize(760, 600)
    other.window.resize(700, 570)
    desk.windows.quit()
    desks.crash(desk)
    again = started(desks)
    assert names(again) == ["a.sgf", "b.sgf"]
    # Three moves on, where the record was left.
    assert again.stones.count("X") == 2
    assert again.session.cursor is again.session.tree.main_line_end()
    sizes = [item.window.size().toTuple() for item in again.windows.all]
    assert sizes == [(760, 600), (700, 570)]


def test_a_full_screen_opens_again_as_a_window(desks: Desks) -> None:
    desk = started(desks, reopens=True)
    desk.open(HANA, "a.sgf")
    desk.menu("full_screen")
    assert desk.window.isFullScreen()
    desk.windows.quit()
    desks.crash(desk)
    again = started(desks)
    assert names(again) == ["a.sgf"]
    assert not again.window.isFullScreen()
    assert again.window.menuBar().isVisible()


def test_those_that_are_too_many_to_open_again_are_named(desks: Desks) -> None:
    desk = desks.make(on_start_page=False)
    paths = [desk.sgf(HANA, f"{number}.sgf") for number in range(14)]
    desks.crash(desk)
    desks.store.write(NOTED, tuple(f"\t{path}" for path in paths))
    again = started(desks, reopens=True)
    assert names(again) == [path.name for path in paths[:12]]
    assert again.parts.strip.isVisible()
    assert "12.sgf, 13.sgf" in again.parts.strip.sentence.text()


def test_the_last_window_to_close_opens_again(desks: Desks) -> None:
    desk = started(desks, reopens=True)
    desk.open(HANA, "a.sgf")
    desk.windows.open_in_new(desk.sgf(MEI, "b.sgf"))
    desk.others[0].window.close()
    assert desks.close(desk)
    assert names(started(desks)) == ["a.sgf"]


def test_windows_open_again_after_a_crash(desks: Desks) -> None:
    desk = started(desks, reopens=True)
    desk.open(HANA, "a.sgf")
    desks.crash(desk)
    assert names(started(desks)) == ["a.sgf"]


def test_a_record_that_was_left_for_the_start_page_stays_closed(desks: Desks) -> None:
    desk = started(desks, reopens=True)
    desk.open(HANA, "a.sgf")
    desk.menu("start_page")
    wait_until(lambda: desk.window.windowTitle() == "goboard")
    desks.crash(desk)
    assert names(started(desks)) == ["goboard"]


def test_nothing_reopens_unless_the_setting_is_on(desks: Desks) -> None:
    desk = started(desks)
    desk.open(HANA, "a.sgf")
    desk.windows.quit()
    desks.crash(desk)
    assert desks.store.read(NOTED) == ()
    again = started(desks)
    assert names(again) == ["goboard"]
    # Asked for in the menu it holds from now on, and so does its end.
    again.open(HANA, "a.sgf")
    again.menu("reopen_windows")
    assert len(desks.store.read(NOTED)) == 1
    again.menu("reopen_windows")
    assert desks.store.read(NOTED) == ()


def test_files_that_are_gone_are_named_once(desks: Desks) -> None:
    desk = started(desks, reopens=True)
    gone = desk.open(HANA, "a.sgf")
    desk.windows.open_in_new(desk.sgf(MEI, "b.sgf"))
    desk.windows.quit()
    desks.crash(desk)
    gone.unlink()
    again = started(desks)
    assert names(again) == ["b.sgf"]
    assert again.parts.strip.sentence.text() == not_reopened("a.sgf")
    (again.folder / "b.sgf").unlink()
    again.windows.quit()
    desks.crash(again)
    empty = started(desks)
    assert names(empty) == ["goboard"]
    assert empty.parts.strip.isVisible()
    assert empty.parts.strip.sentence.text() == not_reopened("b.sgf")
    empty.windows.quit()
    desks.crash(empty)
    assert not started(desks).parts.strip.isVisible()


@pytest.mark.parametrize("rows", [("",), ("x",), ("\t",), ("%%%\t/nowhere/a.sgf",), ("\t.",)])
def test_a_note_that_makes_no_sense_opens_nothing(desks: Desks, rows: tuple[str, ...]) -> None:
    desks.store.write(NOTED, rows)
    assert names(started(desks, reopens=True)) == ["goboard"]
