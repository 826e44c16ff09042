"""Another language in the middle of work: a count, a comment that is written, set-up, and the end of a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from goboard_app.app.course import first_steps
from goboard_app.app.daily import DailyStep, SmallGame
from goboard_app.app.files.document import PROGRESS
from goboard_app.app.problems import own_collections
from goboard_app.app.progress import Progress, ProgressStore
from goboard_app.clock.control import Absolute
from goboard_app.go.board import Color
from goboard_app.lessons.convention import at_once
from goboard_app.session.acts import resign
from goboard_app.session.session import Phase
from goboard_app.ui.players.keeping import FOLDER
from tests.support.desk import Desk
from tests.support.languages import in_language
from tests.support.waiting import wait_until


def test_a_count_goes_on_to_the_result_which_is_kept_once(desk: Desk) -> None:
    desk.start(black_name="Anna", white_name="Boris")
    desk.play("E5 C3 pass pass")
    assert desk.phase is Phase.COUNTING
    desk = in_language(desk, "ru")
    assert desk.phase is Phase.COUNTING
    desk.agree(Color.BLACK)
    desk = in_language(desk, "de")
    desk.agree(Color.WHITE)
    assert desk.phase is Phase.FINISHED
    result = desk.session.info.result
    folder = Path(desk.window.context.hub.value(FOLDER))
    wait_until(lambda: len(list(folder.glob("*.sgf"))) == 1)
    desk = in_language(desk, "fr")
    assert (desk.phase, desk.session.info.result) == (Phase.FINISHED, result)
    assert desk.panel.finished.isVisible()
    desk.menu("undo")
    assert desk.phase is not Phase.FINISHED
    desk.menu("redo")
    desk.documents.settle()
    desk.window.features["players"].close()
    assert len(list(folder.glob("*.sgf"))) == 1


def test_what_is_being_written_and_set_up_is_in_the_record(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee];W[cc])")
    desk.key(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert desk.panel.review.isVisible()
    desk.menu("comment")
    wait_until(lambda: isinstance(desk.focus, QPlainTextEdit))
    QTest.keyClicks(desk.focus, "a strong move")
    desk = in_language(desk, "es")
    assert "a strong move" in desk.documents.as_bytes().decode()
    desk.menu("set_up")
    desk.click("A1")
    desk = in_language(desk, "en")
    assert not desk.window.context.modes.all
    assert desk.session.position.stones.count(1) == 2


def test_a_game_with_clocks_goes_on(desk: Desk) -> None:
    control = Absolute(600)
    desk.start(black_time=control, white_time=control)
    desk.play("E5")
    assert desk.controller.clock.now is not None
    desk = in_language(desk, "it")
    desk.play("C3")
    assert desk.session.path.number == 2
    assert desk.panel.play.facts.pause.isVisible()


def test_problems_and_a_folder_are_shown_again(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    desk.menu("problems")
    problems = desk.parts.problems
    wait_until(lambda: not problems.is_reading)
    problems._on_chosen(0)
    problems.solving.go_to(2)
    desk = in_language(desk, "ru")
    problems = desk.parts.problems
    assert problems.is_asking
    assert problems.solving.place == 2
    # The game still waits behind them.
    problems.show_list()
    problems.leave()
    assert desk.is_on_board
    assert desk.session.path.number == 1
    games = desk.folder / "games"
    games.mkdir()
    (games / "one.sgf").write_text("(;SZ[9]PB[Anna];B[ee])")
    desk.parts.library.open(games)
    desk = in_language(desk, "de")
    library = desk.parts.library
    assert library.is_shown
    wait_until(lambda: library.has_games)
    library.leave()
    assert desk.session.path.number == 1


@pytest.mark.start_page
def test_the_ten_minutes_go_on(desk: Desk) -> None:
    desk.menu("daily")
    daily = desk.parts.daily
    wait_until(lambda: daily.is_shown)
    daily._on_step(DailyStep.IDEA, True)
    desk = in_language(desk, "de")
    daily = desk.parts.daily
    wait_until(lambda: daily.is_shown)
    assert daily._done == {DailyStep.IDEA}
    assert first_steps("de")[0].lesson.title in daily.page.sentence.text()
    desk.menu("parents")
    desk = in_language(desk, "en")
    wait_until(lambda: desk.parts.daily.is_shown)
    assert desk.parts.daily.parents.isVisible()


@pytest.mark.start_page
def test_a_step_of_the_ten_minutes_leads_back_to_them(desk: Desk) -> None:
    store = ProgressStore(desk.documents.folder / PROGRESS)
    store.save(Progress(frozenset({("01-board", 0)})))
    desk.menu("daily")
    daily = desk.parts.daily
    wait_until(lambda: daily.is_shown)
    daily._plan = replace(daily._plan, new=at_once(own_collections())[0].problems[:3], game=SmallGame.CAPTURE)
    daily._on_forward()
    desk.parts.problems.solving.go_to(1)
    desk = in_language(desk, "de")
    problems = desk.parts.problems
    wait_until(lambda: problems.is_asking)
    assert problems.solving.place == 1
    problems.solving.go_to(2)
    problems._on_ended()
    assert desk.parts.daily._done == {DailyStep.PROBLEMS}
    # The same with its lesson, and with its game.
    desk.parts.daily._on_forward()
    desk = in_language(desk, "fr")
    wait_until(lambda: desk.parts.lessons.is_shown)
    desk.parts.lessons._on_ended()
    desk.parts.daily._play_with_friend()
    desk = in_language(desk, "en")
    desk.controller.perform(resign(desk.session, Color.WHITE))
    assert desk.parts.daily._done == set(DailyStep)
    assert desk.panel.finished.next.text() == "Next: ten minutes today"
    desk = in_language(desk, "de")
    # The game was not played twice.
    assert [count for _day, count in store.load().games] == [1]


def test_the_full_screen_and_a_presentation_go_on(desk: Desk) -> None:
    desk.open("(;SZ[9]KM[7];B[ee];W[cc])")
    desk.menu("full_screen")
    desk.menu("present")
    desk = in_language(desk, "de")
    assert desk.window.isFullScreen()
    assert desk.page.is_presenting
    assert not desk.window.menuBar().isVisible()
    for _ in range(2):
        desk.key(Qt.Key.Key_Escape)
    assert not desk.window.isFullScreen()
    assert desk.window.menuBar().isVisible()


def test_a_page_that_cannot_be_shown_again_gives_way_to_the_board(desk: Desk) -> None:
    desk.open("(;SZ[9]KM[7];B[ee];W[cc])")
    desk.menu("compare")
    assert not desk.is_on_board
    desk = in_language(desk, "ko")
    assert desk.is_on_board
    assert desk.panel.count.isVisible()
