"""The capture game, from the dialog to the saved file and back, by mouse and by keyboard alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.clock.control import Absolute
from goboard_app.go.board import BoardSize, Color
from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from tests.support.desk import ALT, CONTROL, Desk, Desks, answer_files
from tests.support.parts import parts

SEVEN = BoardSize(7, 7)


def choose(desk: Desk, goal: int, cross: bool = False, side: int = 7) -> None:
    """Begin a capture game with the dialog."""

    def fill(dialog: NewGameDialog) -> None:
        dialog.board.other.click()
        dialog.board.field.setText(str(side))
        dialog.board.field.textEdited.emit(str(side))
        dialog.goal.setCurrentIndex(dialog.goal.findData(goal))
        if cross:
            dialog.opening.setCurrentIndex(1)
        dialog.start.click()

    desk.dialogs.expect(NewGameDialog, fill)
    desk.menu("new")


def facts(desk: Desk, color: Color) -> str:
    panel = desk.panel.play
    return (panel.black if color is Color.BLACK else panel.white).facts.text()


def test_a_game_from_the_dialog_to_its_end(desk: Desk) -> None:
    choose(desk, 3)
    panel = desk.panel.play
    assert panel.goal.text() == "Whoever captures three stones first wins. Nobody may pass."
    assert facts(desk, Color.BLACK) == "captured: 0 of 3"
    desk.play("B1 A1 A2")
    assert facts(desk, Color.BLACK) == "captured: 1 of 3"
    desk.play("G7 G6 G1 F7 A7 F1 C4")
    assert facts(desk, Color.BLACK) == "captured: 2 of 3"
    assert desk.phase is Phase.PLAYING
    desk.play("G2")
    assert desk.phase is Phase.FINISHED
    assert desk.message == "Black wins: first to capture three stones."


def test_the_win_is_described_with_winner_and_reason(desk: Desk) -> None:
    choose(desk, 1, side=5)
    desk.play("B1 A1 A2")
    assert desk.phase is Phase.FINISHED
    assert desk.message == "Black wins: first to capture one stone."
    finished = desk.panel.finished
    assert finished.result.text() == "Black wins: first to capture one stone"
    assert finished.note.text() == "The move at A2 took 1 stone(s)."
    # The result alone says the goal.
    assert not finished.players.isVisible()
    assert not finished.show_count.isVisible()
    assert not desk.action("compare").isEnabled()


def test_by_the_keyboard_alone_with_a_cross_in_the_middle(desk: Desk) -> None:
    def fill(dialog: NewGameDialog) -> None:
        dialog.more.setFocus()
        QTest.keyClick(dialog.more, Qt.Key.Key_Space)
        for field in (dialog.goal, dialog.opening):
            field.setFocus()
            QTest.keyClick(field, Qt.Key.Key_Down)
        QTest.keyClick(dialog.start, Qt.Key.Key_Return)

    desk.start(size=BoardSize(6, 6))
    desk.dialogs.expect(NewGameDialog, fill)
    desk.key(Qt.Key.Key_N, CONTROL)
    assert desk.session.goal == 1
    # Black's stones stand at D4 and C3, White's at C4 and D3.
    assert desk.stones.count("X") == desk.stones.count("O") == 2
    desk.steer_and_play("B4 E1")
    desk.key(Qt.Key.Key_P)
    assert len(desk.session.path.moves) == 2
    desk.steer_and_play("C5")
    assert desk.message == "Black wins: first to capture one stone."


def test_passing_and_counting_are_off_and_say_why(desk: Desk) -> None:
    choose(desk, 5)
    desk.play("D4")
    panel = desk.panel.play
    assert not panel.pass_button.isEnabled()
    assert panel.pass_button.toolTip() == "In a capture game nobody may pass."
    assert not panel.count.isEnabled()
    assert panel.count.toolTip() == "In a capture game nothing is counted."
    assert not desk.action("pass").isEnabled()
    assert not desk.action("count").isEnabled()
    desk.controller.pass_turn()
    desk.controller.pass_until_stopped()
    assert len(desk.session.path.moves) == 1
    # A whole game after it has both again.
    desk.start(size=SEVEN)
    assert panel.pass_button.isEnabled()
    assert not panel.goal.isVisible()
    assert facts(desk, Color.BLACK) == "no prisoners"


def test_the_winning_move_can_be_undone_and_done_again(desk: Desk) -> None:
    choose(desk, 1, side=5)
    desk.play("B1 A1 A2")
    desk.press(desk.panel.finished.undo)
    assert desk.phase is Phase.PLAYING
    assert desk.session.info.result is None
    assert len(desk.session.path.moves) == 2
    desk.key(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert desk.message == "Black wins: first to capture one stone."
    desk.menu("undo")
    desk.press(desk.panel.play.take_back)
    assert len(desk.session.path.moves) == 1
    desk.play("C3 D4 E5")
    assert desk.phase is Phase.PLAYING


def test_a_saved_game_tells_the_same_in_the_review(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "capture.sgf"
    choose(desk, 1, side=5)
    desk.play("B1 A1 A2")
    answer_files(monkeypatch.setattr, saved=path)
    desk.menu("save_as")
    text = path.read_text("utf-8")
    assert "GBCG[1]" in text
    assert "RE[B+]" in text
    assert "KM[0]" in text
    desk.start(size=SEVEN)
    desk.window.open(path)
    review = desk.panel.review
    assert review.result.text() == "Black wins: first to capture one stone"
    desk.key(Qt.Key.Key_End, ALT)
    assert review.black.facts.text() == "captured: 1 of 1"
    assert not review.count_here.isEnabled()
    assert not review.go_on.isEnabled()
    assert not desk.action("go_on").isEnabled()
    desk.parts.games.go_on()
    assert desk.phase is Phase.REVIEWING
    desk.documents.settle()
    assert path.read_text("utf-8") == text


def test_a_game_that_was_broken_off_goes_on_as_a_capture_game(desk: Desk) -> None:
    desk.open("(;FF[4]GM[1]SZ[5]RU[Chinese]GBCG[1]KM[0];B[be];W[ae])")
    desk.menu("go_on")
    assert desk.phase is Phase.PLAYING
    assert desk.panel.play.goal.isVisible()
    desk.play("A2")
    assert desk.message == "Black wins: first to capture one stone."


@pytest.mark.start_page
def test_an_unfinished_game_is_carried_on_after_a_restart(desks: Desks) -> None:
    desk = desks.make()
    choose(desk, 3, side=5)
    desk.play("B1 A1 A2")
    assert desks.close(desk)
    again = desks.make()
    again.press(parts(again.window).starts.page.continue_button)
    assert again.session.goal == 3
    assert facts(again, Color.BLACK) == "captured: 1 of 3"


def test_a_lost_clock_ends_it_as_any_game(desk: Desk) -> None:
    desk.start(size=SEVEN, goal=3, black_time=Absolute(300_000), white_time=Absolute(300_000))
    desk.play("D4")
    desk.controller.clock.lost.emit(Color.WHITE)
    assert desk.message == "Black wins on time."
    assert desk.panel.finished.result.text() == "Black wins on time"


def test_a_game_may_be_given_up_but_not_stopped(desk: Desk) -> None:
    desk.start(size=SEVEN, goal=3)
    desk.play("D4")
    desk.parts.games.ask_count()
    assert desk.phase is Phase.PLAYING
    desk.controller.resign(Color.WHITE)
    assert desk.message == "Black wins by resignation."


def test_the_dialog_offers_komi_and_a_start_that_fit(desk: Desk) -> None:
    seen: list[object] = []

    def look(dialog: NewGameDialog) -> None:
        dialog.more.click()
        seen.append([dialog.goal.itemData(i) for i in range(dialog.goal.count())])
        seen.append((dialog.komi.isEnabled(), dialog.opening.isVisible()))
        dialog.komi.setText("nonsense")
        dialog.goal.setCurrentIndex(dialog.goal.findData(10))
        seen.append((dialog.komi.isEnabled(), dialog.opening.isVisible(), dialog.start.isEnabled()))
        seen.append(dialog.komi_hint.text())
        seen.append(dialog.summary.text())
        dialog.handicap.choose(2)
        seen.append(dialog.opening.isVisible())
        dialog.cancel.click()

    desk.dialogs.expect(NewGameDialog, look)
    desk.menu("new")
    assert seen == [
        [0, 1, 3, 5, 10],
        (True, False),
        (False, True, True),
        "In a capture game nothing is counted.",
        "Black plays first. Whoever captures ten stones first wins. Nobody may pass.",
        False,
    ]


def test_the_choices_are_there_again_next_time(desks: Desks) -> None:
    desk = desks.make()
    choose(desk, 5, cross=True)
    assert desks.close(desk)
    game = desks.store.load().new_game
    assert (game.goal, game.has_cross) == (5, True)
