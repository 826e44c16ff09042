"""An unfinished game is restored after any end of the program."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from goboard_app.app.files.document import Documents
from goboard_app.session.session import Phase
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.parts import parts


def timer_of(documents: Documents) -> QTimer:
    timer = documents.findChild(QTimer)
    assert isinstance(timer, QTimer)
    timer.setInterval(1)
    return timer


@pytest.mark.start_page
def test_closing_keeps_an_unfinished_game_without_a_question(desks: Desks, desk: Desk) -> None:
    desk.start(black_name="Hana")
    desk.play("E5 C3")
    assert desks.close(desk)
    later = desks.make()
    page = parts(later.window).starts.page
    assert page.continue_button.isVisible()
    assert page.large_title.text() == "Hana – White"


@pytest.mark.start_page
def test_the_game_is_carried_on_where_it_stood(desks: Desks, desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    stones = desk.stones
    desks.close(desk)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert later.phase is Phase.PLAYING
    assert later.stones == stones
    later.play("G7")
    assert later.message == "White to play. Move 4."


@pytest.mark.start_page
def test_a_game_that_was_stopped_is_counted_when_carried_on(desks: Desks, desk: Desk) -> None:
    desk.start()
    desk.play("E5 pass pass")
    desks.close(desk)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert later.phase is Phase.COUNTING


@pytest.mark.start_page
def test_the_game_is_on_disk_soon_after_each_move(desks: Desks, desk: Desk, qtbot: QtBot) -> None:
    timer = timer_of(desk.documents)
    desk.start()
    with qtbot.waitSignal(timer.timeout):
        desk.play("E5")
    desks.crash(desk)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert later.stones.count("X") == 1


@pytest.mark.start_page
def test_the_start_page_keeps_the_game_too(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.menu("start_page")
    assert not desk.is_on_board
    assert desk.unfinished.exists()
    desk.press(desk.parts.starts.page.continue_button)
    assert desk.stones.count("O") == 1


@pytest.mark.start_page
def test_a_finished_game_is_not_offered_again(desks: Desks, desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.documents.unfinished.keep()
    dialogs.expect_button("Black resigns")
    desk.menu("resign")
    assert desks.close(desk)
    assert not desks.make().parts.starts.page.continue_button.isVisible()


@pytest.mark.start_page
def test_an_unfinished_game_can_be_discarded(desks: Desks, desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.play("E5")
    desk.menu("start_page")
    dialogs.expect_button("Discard")
    desk.press(desk.parts.starts.page.discard_button)
    assert not desk.unfinished.exists()
    assert desk.parts.starts.page.evening_button.isVisible()
    assert not desk.parts.starts.page.continue_button.isVisible()


@pytest.mark.start_page
def test_discarding_can_be_thought_better_of(desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.play("E5")
    desk.menu("start_page")
    dialogs.expect_button("Keep it")
    desk.press(desk.parts.starts.page.discard_button)
    assert desk.unfinished.exists()


@pytest.mark.start_page
def test_a_game_left_unreadable_is_not_offered(desks: Desks) -> None:
    folder = desks.folder / "data"
    folder.mkdir()
    (folder / "unfinished.sgf").write_bytes(b"\x00\x01\x02")
    assert not desks.make().parts.starts.page.continue_button.isVisible()


@pytest.mark.start_page
def test_handicap_stones_placed_by_hand_are_kept(desks: Desks, desk: Desk) -> None:
    desk.start(handicap=3, is_free=True)
    desk.play("C3 G7")
    desks.close(desk)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert later.phase is Phase.HANDICAP
    assert later.stones.count("X") == 2


@pytest.mark.start_page
def test_a_new_game_puts_one_that_waits_among_the_recent_records(desks: Desks, desk: Desk, dialogs: Dialogs) -> None:
    desk.start(black_name="Hana")
    desk.play("E5 C3 G7")
    desks.close(desk)
    later = desks.make()
    dialogs.expect_button("Start game")
    later.press(parts(later.window).starts.page.tiles[0])
    assert later.is_on_board
    # A game in which nothing was played is no record, whatever stones it begins with.
    for changes in ({"handicap": 2}, {"goal": 1, "has_cross": True}, {}):
        later.start(**changes)
        later.menu("start_page")
    (kept,) = parts(later.window).view.settings.recent
    assert b"PB[Hana]" in Path(kept).read_bytes()
    assert Path(kept).read_bytes().count(b";") == 4
