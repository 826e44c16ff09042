"""A game with clocks, from the dialog to the record."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.app.sounds import Sound
from goboard_app.clock.clock import ClockState, GameClock
from goboard_app.clock.control import Absolute, ByoYomi, Fischer, Hourglass, Ing, TimeControl
from goboard_app.go.board import Color
from goboard_app.rules import catalogue
from goboard_app.session.session import Phase
from goboard_app.session.timing import Timing
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.widgets.clock_dialog import ClockDialog
from tests.acceptance.test_openings import answer_nested
from tests.support.desk import CONTROL, Desk, Desks, answer_files
from tests.support.dialogs import Dialogs, press, type_text
from tests.support.parts import parts
from tests.support.records import SavedGame

SECOND = 1000
MINUTE = 60 * SECOND
BYO_YOMI = ByoYomi(MINUTE, 2, 30 * SECOND)
BLACK, WHITE = Color.BLACK, Color.WHITE

Heard = list[tuple[str, bool]]


def start(desk: Desk, black: TimeControl, white: TimeControl | None = None, **more: object) -> None:
    """Begin a game with this clock on 9x9, and have its panel."""
    desk.start(black_time=black, white_time=white or black, **more)
    assert desk.panel.play.black.clock.isVisible()


def timing(desk: Desk) -> Timing:
    found = desk.session.timing
    assert found is not None
    return found


def timer(desk: Desk) -> QTimer:
    found = desk.controller.clock.findChild(QTimer)
    assert isinstance(found, QTimer)
    return found


def clock(desk: Desk) -> GameClock:
    now = desk.controller.clock.now
    assert now is not None
    return now


def state(desk: Desk, color: Color) -> ClockState:
    return clock(desk).state(color)


def think(desk: Desk, *seconds: float) -> None:
    """Let the side to move think for this long about its move, and the clock notice it."""
    for each in seconds:
        passed = round(each * SECOND)
        timing(desk).elapsed = lambda passed=passed: passed  # type: ignore[misc]
        timer(desk).timeout.emit()


def play_at_once(desk: Desk, moves: str) -> None:
    """Play these moves without any time for thinking."""
    for name in moves.split():
        timing(desk).elapsed = lambda: 0
        desk.play(name)


def figures(desk: Desk) -> tuple[str, str]:
    """Return the large figures on both cards."""
    play = desk.panel.play
    return play.black.clock.text(), play.white.clock.text()


def notes(desk: Desk) -> tuple[str, str]:
    """Return the two notes below the figures."""
    play = desk.panel.play
    return play.black.turn.text(), play.white.turn.text()


def save(desk: Desk, monkeypatch: pytest.MonkeyPatch, name: str = "clock.sgf") -> Path:
    path = desk.folder / name
    answer_files(monkeypatch.setattr, saved=path)
    desk.menu("save_as")
    return path


@pytest.fixture
def game(desk: Desk) -> Desk:
    """One minute, then two periods of 30 seconds."""
    start(desk, BYO_YOMI)
    return desk


@pytest.fixture
def heard(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """The announcements of the window, each with its urgency."""
    said: Heard = []

    def listen(text: str, assertive: bool = False) -> None:
        said.append((text, assertive))

    monkeypatch.setattr(desk.page.board, "announce", listen)
    return said


@pytest.fixture
def played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    """The sounds that are played by the clock; those of stones are off."""
    desk.menu("stone_sounds")
    sounds: list[Sound] = []
    monkeypatch.setattr(desk.parts.sounds, "play", sounds.append)
    return sounds


# From the dialog


def test_another_clock_is_set_up_by_keys(desk: Desk, dialogs: Dialogs) -> None:
    def set_up(dialog: ClockDialog) -> None:
        for text in (None, "1", "2", "30"):
            if text is not None:
                type_text(text)
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.choice() == (BYO_YOMI, BYO_YOMI)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)

    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, ClockDialog, set_up)
        dialog.clock.setFocus()
        QTest.keyClick(dialog.clock, Qt.Key.Key_End)
        assert dialog.clock.currentText() == "1 min, then 2 × 30 s"
        assert "Time: 1 min, then 2 × 30 s." in dialog.summary.text()
        QTest.keyClick(dialog.clock, Qt.Key.Key_Return)

    dialogs.expect(NewGameDialog, answer)
    desk.menu("new")
    assert desk.phase is Phase.PLAYING
    assert figures(desk) == ("1:00", "1:00")
    assert clock(desk).black_control == BYO_YOMI


def test_a_usual_clock_is_one_choice_away(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        dialog.clock.setFocus()
        QTest.keyClick(dialog.clock, Qt.Key.Key_Down)
        press(dialog.start)

    dialogs.expect(NewGameDialog, answer)
    desk.menu("new")
    assert clock(desk).white_control == Absolute(10 * MINUTE)


def test_leaving_the_setup_leaves_the_clock(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, ClockDialog, lambda setup: press(setup.cancel))
        QTest.keyClick(dialog.clock, Qt.Key.Key_End)
        assert dialog.clock.currentText() == "No clock"
        press(dialog.start)

    dialogs.expect(NewGameDialog, answer)
    desk.menu("new")
    assert desk.controller.clock.now is None


# Running


def test_the_clocks_stand_until_the_first_move(game: Desk) -> None:
    assert clock(game).running is None
    assert not timer(game).isActive()
    think(game, 50)
    assert figures(game) == ("1:00", "1:00")
    game.play("E5")
    assert state(game, BLACK).left == MINUTE


def test_the_clock_runs_for_the_side_to_move(game: Desk) -> None:
    game.play("E5")
    assert clock(game).running is WHITE
    think(game, 12)
    assert figures(game) == ("1:00", "0:48")
    game.play("C3")
    assert clock(game).running is BLACK
    think(game, 5)
    assert figures(game) == ("0:55", "0:48")


def test_a_pass_gives_the_time_to_the_other_side(game: Desk) -> None:
    game.play("E5")
    think(game, 12)
    game.play("pass")
    assert clock(game).running is BLACK
    assert state(game, WHITE).left == 48 * SECOND


def test_a_refused_move_does_not_stop_the_clock(game: Desk) -> None:
    game.play("E5")
    think(game, 12)
    game.click("E5")
    assert clock(game).running is WHITE
    assert state(game, WHITE).left == 48 * SECOND


def test_the_last_ten_seconds_show_tenths_in_red(game: Desk) -> None:
    game.play("E5")
    think(game, 40, 50.6)
    assert figures(game)[1] == "9.4"
    assert game.panel.play.white.clock.property("tone") == "error"
    assert game.panel.play.black.clock.property("tone") == "muted"


def test_overtime_is_shown_below_the_figures(game: Desk) -> None:
    game.play("E5")
    think(game, 40, 59.9, 61)
    assert figures(game)[1] == "0:29"
    assert notes(game)[1].startswith("2 period")
    think(game, 89.9, 91)
    assert figures(game)[1] == "0:29"
    assert notes(game)[1] == "last period"


def test_a_period_is_whole_again_after_the_move(game: Desk) -> None:
    game.play("E5")
    think(game, 40, 59.9, 80)
    game.play("C3")
    assert (state(game, WHITE).periods, state(game, WHITE).left) == (2, 30 * SECOND)


def test_fischer_time_is_added_with_the_move(desk: Desk) -> None:
    start(desk, Fischer(MINUTE, 10 * SECOND))
    desk.play("E5")
    think(desk, 4)
    desk.play("C3")
    assert figures(desk)[1] == "1:06"


def test_an_hourglass_gives_the_time_to_the_other_side(desk: Desk) -> None:
    start(desk, Hourglass(MINUTE))
    desk.play("E5")
    think(desk, 20)
    assert figures(desk) == ("1:20", "0:40")


# Announcements and sounds


def test_ten_seconds_are_said_and_heard(game: Desk, heard: Heard, played: list[Sound]) -> None:
    game.play("E5")
    heard.clear()
    think(game, 49, 50)
    assert game.message == "White has ten seconds left."
    assert heard == [("White has ten seconds left.", True)]
    assert played == [Sound.WARNING]


def test_a_warning_is_given_once(game: Desk, heard: Heard, played: list[Sound]) -> None:
    game.play("E5")
    heard.clear()
    think(game, 49, 50, 51, 52, 53)
    assert len(heard) == len(played) == 1


def test_overtime_is_said(game: Desk, heard: Heard, played: list[Sound]) -> None:
    game.play("E5")
    think(game, 50, 59.9)
    heard.clear()
    think(game, 60)
    assert game.message == "White’s overtime begins."
    assert heard == [("White’s overtime begins.", True)]
    assert played[-1] is Sound.PERIOD


def test_the_last_period_is_said(game: Desk, heard: Heard, played: list[Sound]) -> None:
    game.play("E5")
    think(game, 50, 60, 80, 89.9)
    heard.clear()
    think(game, 90)
    assert game.message == "White’s last period begins."
    assert heard == [("White’s last period begins.", True)]
    assert played[-1] is Sound.PERIOD


def test_the_next_move_brings_the_turn_back_to_the_message(game: Desk) -> None:
    game.play("E5")
    think(game, 50)
    game.play("C3")
    assert game.message == "Black to play. Move 3."


def test_the_switch_silences_the_clock(game: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    beeps: list[str] = []
    monkeypatch.setattr(parts(game.window).sounds, "_player", None)
    monkeypatch.setattr(parts(game.window).sounds, "_beep", lambda: beeps.append("beep"))
    game.play("E5")
    game.menu("sounds")
    think(game, 50)
    assert beeps == []
    game.menu("sounds")
    think(game, 60)
    assert beeps == ["beep"]


def test_stones_are_heard_when_they_are_played_and_captured(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    assert desk.action("stone_sounds").isChecked()
    heard: list[Sound] = []
    monkeypatch.setattr(desk.parts.sounds, "play", heard.append)
    desk.play("D5 E5 pass")
    assert heard == [Sound.STONE, Sound.STONE]
    desk.start()
    heard.clear()
    desk.play("A2 A1 B1")
    assert heard == [Sound.STONE, Sound.STONE, Sound.CAPTURE]
    desk.key(Qt.Key.Key_Backspace)
    assert len(heard) == 3


# Losing on time


@pytest.mark.parametrize(
    ("moves", "result", "sentence"),
    [("E5", "B+T", "Black wins on time"), ("E5 C3", "W+T", "White wins on time")],
)
def test_a_side_without_time_has_lost(game: Desk, moves: str, result: str, sentence: str) -> None:
    game.play(moves)
    think(game, 119.9)
    assert game.phase is Phase.PLAYING
    think(game, 120)
    assert game.phase is Phase.FINISHED
    assert game.session.info.result == result
    assert game.panel.finished.result.text() == sentence
    assert game.message == f"{sentence}."


def test_a_loss_is_heard_and_announced(game: Desk, heard: Heard, played: list[Sound]) -> None:
    game.play("E5")
    think(game, 119.9)
    heard.clear()
    think(game, 120)
    assert played[-1] is Sound.LOST
    assert "Black wins on time." in [text for text, _ in heard]


def test_a_lost_game_takes_no_more_moves(game: Desk) -> None:
    game.play("E5")
    think(game, 120)
    game.click("C3")
    assert game.session.path.number == 1
    assert game.page.board.picture.ghost is None
    assert not timer(game).isActive()


def test_undoing_the_result_gives_the_game_back(game: Desk) -> None:
    game.play("E5")
    think(game, 120)
    game.press(game.panel.finished.undo)
    assert game.phase is Phase.PLAYING
    assert game.session.info.result is None
    assert clock(game).running is WHITE
    assert not state(game, WHITE).is_lost
    game.play("C3")
    assert game.session.path.number == 2
    assert game.phase is Phase.PLAYING


def test_a_move_that_comes_too_late_is_none(game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 120 * SECOND
    game.click("C3")
    assert game.session.path.number == 1
    assert game.session.info.result == "B+T"


def test_a_move_that_comes_too_late_is_heard_as_a_loss(game: Desk, played: list[Sound]) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 120 * SECOND
    game.click("C3")
    assert played == [Sound.LOST]


def test_undoing_a_loss_by_a_late_move_gives_the_game_back(game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 120 * SECOND
    game.click("C3")
    game.menu("undo")
    assert game.phase is Phase.PLAYING
    assert not state(game, WHITE).is_lost
    assert clock(game).running is WHITE
    game.play("C3")
    assert game.session.path.number == 2


def test_redo_loses_the_game_again(game: Desk) -> None:
    game.play("E5")
    think(game, 120)
    game.menu("undo")
    game.menu("redo")
    assert game.session.info.result == "B+T"
    assert not timer(game).isActive()


def test_resigning_stops_the_clock(game: Desk, dialogs: Dialogs) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 12 * SECOND
    dialogs.expect_button("White resigns")
    game.menu("resign")
    assert not timer(game).isActive()
    assert state(game, WHITE).left == 48 * SECOND
    game.menu("undo")
    assert clock(game).running is WHITE


# The record


def test_the_time_is_in_the_record(game: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game.play("E5")
    think(game, 12.25)
    game.play("C3")
    think(game, 40, 59.9, 70)
    game.play("G7")
    saved = SavedGame.of(save(game, monkeypatch))
    assert saved.root("TM") == 60
    assert saved.root("OT") == "2x30 byo-yomi"
    first, second, third = saved.game.get_main_sequence()[1:]
    assert (first.get("BL"), first.has_property("OB")) == (60, False)
    assert (second.get("WL"), second.has_property("OW")) == (47.75, False)
    assert (third.get("BL"), third.get("OB")) == (30, 2)


def test_periods_used_up_are_in_the_record(game: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game.play("E5")
    think(game, 50, 60, 89.9, 95)
    game.play("C3")
    node = SavedGame.of(save(game, monkeypatch)).game.get_last_node()
    assert (node.get("WL"), node.get("OW")) == (30, 1)


def test_a_loss_is_in_the_record(game: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game.play("E5 C3")
    think(game, 120)
    assert SavedGame.of(save(game, monkeypatch)).root("RE") == "W+T"


def test_a_game_without_a_clock_says_nothing_of_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("E5 C3")
    text = save(desk, monkeypatch).read_text("utf-8")
    assert not [ident for ident in ("TM[", "OT[", "BL[", "WL[", "GBWT[") if ident in text]


# Pausing


def test_the_pause_button_stops_and_starts_the_clock(game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 12 * SECOND
    pause = game.panel.play.facts.pause
    assert pause.text() == "Pause"
    game.press(pause)
    assert pause.text() == "Start clock"
    assert clock(game).running is None
    think(game, 100)
    assert figures(game)[1] == "0:48"
    game.press(pause)
    assert pause.text() == "Pause"
    assert clock(game).running is WHITE
    think(game, 8)
    assert figures(game)[1] == "0:40"


def test_control_and_space_stop_and_start_the_clock(game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 12 * SECOND
    game.key(Qt.Key.Key_Space, CONTROL)
    assert clock(game).running is None
    assert game.session.path.number == 1
    game.key(Qt.Key.Key_Space, CONTROL)
    assert clock(game).running is WHITE
    assert 47 * SECOND < (state(game, WHITE).left or 0) <= 48 * SECOND


def test_a_move_ends_the_pause(game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 12 * SECOND
    game.press(game.panel.play.facts.pause)
    game.play("C3")
    assert clock(game).running is BLACK
    assert state(game, WHITE).left == 48 * SECOND
    assert game.panel.play.facts.pause.text() == "Pause"


def test_without_a_clock_there_is_nothing_to_pause(desk: Desk) -> None:
    desk.start()
    assert not desk.panel.play.facts.pause.isVisible()
    assert not desk.action("pause").isEnabled()


# Taking back and walking


def test_taking_back_gives_the_time_back(game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 12 * SECOND
    game.play("C3")
    timing(game).elapsed = lambda: 20 * SECOND
    game.press(game.panel.play.take_back)
    assert clock(game).running is WHITE
    timing(game).elapsed = lambda: 0
    assert (state(game, BLACK).left, state(game, WHITE).left) == (MINUTE, MINUTE)
    assert figures(game) == ("1:00", "1:00")


def test_redoing_a_move_takes_its_time_again(game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 12 * SECOND
    game.play("C3")
    game.menu("undo")
    game.menu("redo")
    assert clock(game).running is BLACK
    assert state(game, WHITE).left == 48 * SECOND


def test_with_the_first_move_taken_back_the_clocks_stand_again(game: Desk) -> None:
    game.play("E5")
    game.press(game.panel.play.take_back)
    assert clock(game).running is None
    assert not timer(game).isActive()


def test_walking_about_does_not_stop_the_clock(game: Desk) -> None:
    play_at_once(game, "E5 C3 G7")
    timing(game).elapsed = lambda: 12 * SECOND
    game.menu("first")
    assert timer(game).isActive()
    assert clock(game).running is WHITE
    assert state(game, WHITE).left == 48 * SECOND
    game.menu("last")
    assert state(game, WHITE).left == 48 * SECOND
    think(game, 13)
    assert figures(game)[1] == "0:47"


def test_time_runs_out_while_the_players_look_back(game: Desk) -> None:
    game.play("E5 C3 G7")
    game.menu("first")
    think(game, 120)
    assert game.session.info.result == "B+T"


# Counting


@pytest.fixture
def counted(desk: Desk) -> Desk:
    """A game stopped after White thought 20 seconds and Black 30."""
    start(desk, Absolute(10 * MINUTE), ruleset=catalogue.CHINESE)
    desk.play("E5")
    timing(desk).elapsed = lambda: 20 * SECOND
    desk.play("pass")
    timing(desk).elapsed = lambda: 30 * SECOND
    desk.play("pass")
    assert desk.phase is Phase.COUNTING
    return desk


def test_counting_halts_the_clock(counted: Desk) -> None:
    assert not timer(counted).isActive()
    counted.click("E5")
    assert not timer(counted).isActive()


def test_counting_uses_no_time_of_the_clocks(counted: Desk) -> None:
    assert state(counted, WHITE).left == 580 * SECOND
    assert state(counted, BLACK).left == 570 * SECOND


def test_playing_on_starts_the_clock_of_the_side_to_move(counted: Desk) -> None:
    counted.play_on()
    assert clock(counted).running is WHITE
    assert timer(counted).isActive()
    timing(counted).elapsed = lambda: 0
    assert state(counted, WHITE).left == 580 * SECOND


@pytest.mark.parametrize(
    ("answer", "to_move"),
    [("Black wants to play on", WHITE), ("White wants to play on", BLACK)],
)
def test_playing_on_runs_for_the_side_to_move_by_the_rules(
    desk: Desk, dialogs: Dialogs, answer: str, to_move: Color
) -> None:
    start(desk, Absolute(10 * MINUTE), ruleset=catalogue.JAPANESE)
    play_at_once(desk, "E5 pass pass")
    dialogs.expect_button(answer)
    desk.play_on()
    assert clock(desk).running is to_move
    timing(desk).elapsed = lambda: 60 * SECOND
    desk.play("C3")
    assert clock(desk).running is to_move.opponent
    timing(desk).elapsed = lambda: 0
    assert state(desk, to_move).left == 540 * SECOND
    assert state(desk, to_move.opponent).left == 600 * SECOND


def test_walking_about_while_counting_does_not_start_the_clock(counted: Desk) -> None:
    counted.menu("back")
    assert not timer(counted).isActive()


def test_taking_the_last_pass_back_lets_the_clock_go_on(counted: Desk) -> None:
    counted.menu("undo")
    assert clock(counted).running is BLACK
    timing(counted).elapsed = lambda: 0
    assert state(counted, BLACK).left == 600 * SECOND


def test_penalties_for_time_are_in_the_count(desk: Desk) -> None:
    start(desk, Ing(MINUTE, 3, MINUTE, 2), ruleset=catalogue.ING)
    desk.play("E5")
    timing(desk).elapsed = lambda: 130 * SECOND
    desk.play("pass pass")
    rows = {row.label: (row.black, row.white) for row in desk.panel.count.table.rows}
    assert rows["Time penalty"] == ("4", "0")
    assert rows["Total"] == ("85", "7½")


def test_penalties_stand_on_the_card_of_the_payer(desk: Desk) -> None:
    start(desk, Ing(MINUTE, 3, MINUTE, 2))
    desk.play("E5")
    think(desk, 50, 60)
    assert "2 penalty point" in notes(desk)[1]
    assert "penalty" not in notes(desk)[0]


# Carrying on, and other games


@pytest.mark.start_page
def test_a_game_that_is_carried_on_has_the_times_it_was_left_with(desks: Desks, game: Desk) -> None:
    game.play("E5")
    timing(game).elapsed = lambda: 12 * SECOND
    game.play("C3")
    timing(game).elapsed = lambda: 75 * SECOND
    game.play("G7")
    assert desks.close(game)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert figures(later) == ("0:30", "0:48")
    assert notes(later)[0].startswith("2 period")
    assert clock(later).to_move is WHITE


@pytest.mark.start_page
def test_a_resumed_clock_is_stopped_until_the_next_move(desks: Desks, game: Desk) -> None:
    game.play("E5 C3")
    desks.close(game)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert clock(later).running is None
    assert later.panel.play.facts.pause.text() == "Start clock"
    later.play("G7")
    assert clock(later).running is WHITE


def test_a_record_taken_up_as_a_game_has_the_times_of_its_end(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[Chinese]TM[600]OT[3x30 byo-yomi];B[ee]BL[590];W[cc]WL[500])")
    desk.menu("first")
    desk.menu("go_on")
    assert figures(desk) == ("9:50", "8:20")
    assert clock(desk).to_move is BLACK
    assert clock(desk).running is None


def test_a_game_without_a_clock_shows_none_after_one_with_a_clock(game: Desk) -> None:
    game.play("E5")
    game.start()
    play = game.panel.play
    for card in (play.black, play.white):
        assert not card.clock.isVisible()
    assert notes(game) == ("to play", "")
    assert not play.facts.pause.isVisible()
    assert not timer(game).isActive()


def test_a_game_with_a_clock_after_one_without_shows_it(desk: Desk) -> None:
    desk.start()
    assert not desk.panel.play.black.clock.isVisible()
    start(desk, BYO_YOMI)
    assert figures(desk) == ("1:00", "1:00")


def test_each_side_may_have_its_own_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    start(desk, Absolute(5 * MINUTE), BYO_YOMI)
    assert figures(desk) == ("5:00", "1:00")
    desk.play("E5")
    think(desk, 50, 60, 61)
    assert notes(desk)[1].startswith("2 period")
    desk.play("C3")
    think(desk, 61)
    assert figures(desk)[0] == "3:59"
    saved = SavedGame.of(save(desk, monkeypatch))
    assert saved.root("TM") == 300


@pytest.mark.start_page
def test_both_times_are_carried_on(desks: Desks, desk: Desk) -> None:
    start(desk, Absolute(5 * MINUTE), BYO_YOMI)
    desk.play("E5 C3")
    desks.close(desk)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert clock(later).black_control == Absolute(5 * MINUTE)
    assert clock(later).white_control == BYO_YOMI


def test_the_clock_is_proposed_again(desks: Desks, game: Desk, dialogs: Dialogs) -> None:
    desks.close(game)
    later = desks.make()
    shown: list[str] = []

    def answer(dialog: NewGameDialog) -> None:
        shown.append(dialog.clock.currentText())
        press(dialog.cancel)

    dialogs.expect(NewGameDialog, answer)
    later.menu("new")
    assert shown == ["1 min, then 2 × 30 s"]


def test_after_free_handicap_stones_the_clock_waits_for_white(desk: Desk) -> None:
    desk.start(handicap=2, is_free=True, black_time=BYO_YOMI, white_time=BYO_YOMI)
    desk.play("C3 G7")
    assert clock(desk).to_move is WHITE
    assert clock(desk).running is None
    desk.play("E5")
    assert clock(desk).running is BLACK


def test_a_game_is_counted_by_the_button_after_playing_on(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.CHINESE)
    desk.play("E5 pass pass")
    desk.play_on()
    dialogs.expect_button("Count")
    desk.press(desk.panel.play.count)
    assert desk.phase is Phase.COUNTING
