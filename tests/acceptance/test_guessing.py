"""The moves of a record are hidden and guessed on the board; nothing of the record changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from goboard_app.go.board import Color, parse_point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.review.guess import GuessFlow, GuessPanel
from tests.support.desk import ALT, Desk
from tests.support.parts import parts
from tests.support.waiting import wait_until

STEPS = (
    *("first", "ten_back", "back", "forward", "ten_forward", "last"),
    *("previous_variation", "next_variation", "previous_fork", "next_fork"),
    *("previous_comment", "next_comment", "previous_hotspot", "next_hotspot"),
    *("previous_capture", "next_capture", "move_number", "played_at", "named"),
)

RECORD = "(;SZ[9]PB[Ada]PW[Bo];B[cc]C[C7 it is];W[gg](;B[gc]C[now G7];W[];B[cg];W[ee])(;B[cg]))"


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(RECORD)
    assert desk.panel.isVisible()
    return desk


def work(desk: Desk) -> GuessFlow:
    return desk.parts.guesses


def panel(desk: Desk) -> GuessPanel:
    return work(desk).panel


def begin(desk: Desk, *colors: Color) -> None:
    desk.menu("guess")
    if colors:
        desk.press(panel(desk).sides[frozenset(colors)])
    desk.press(panel(desk).begin)


def go_on(desk: Desk) -> None:
    """Go on without waiting for the end of the pause."""
    assert work(desk).is_waiting
    desk.press(panel(desk).next)


def picture(desk: Desk) -> BoardPicture:
    return desk.page.board.picture


def stones(desk: Desk) -> int:
    return sum(stone > 0 for stone in picture(desk).stones)


def texts(desk: Desk) -> str:
    """Return all text beside and under the board."""
    labels = desk.window.findChildren(QLabel)
    shown = [label.text() for label in labels if label.isVisible()]
    return "\n".join([*shown, desk.message])


def test_a_move_that_is_found_is_played_and_the_next_is_asked(opened: Desk) -> None:
    begin(opened)
    assert opened.message == "Where does Black play? Move 1."
    assert stones(opened) == 0
    opened.click("C7")
    assert opened.message == "Right: C7. 10 point(s)."
    assert stones(opened) == 1
    wait_until(lambda: not work(opened).is_waiting)
    assert opened.message == "Where does White play? Move 2."
    assert panel(opened).score.text() == "10 of 10 point(s)"


def test_a_wrong_guess_is_shown_with_its_distance(opened: Desk) -> None:
    begin(opened)
    opened.click("E5")
    assert opened.message == "Not E5: 2 point(s) away."
    assert [(mark.point, mark.text) for mark in picture(opened).marks] == [
        (parse_point("E5", picture(opened).size), "2")
    ]
    assert panel(opened).tries.text() == "2 try(s) left"
    opened.click("C7")
    assert opened.message == "Right: C7. 7 point(s)."


def test_the_last_wrong_try_shows_the_move(opened: Desk) -> None:
    begin(opened)
    for name in ("A1", "A2", "C6"):
        opened.click(name)
    assert opened.message == "It was C7. 3 point(s)."
    assert picture(opened).lit == {parse_point("C7", picture(opened).size)}
    go_on(opened)
    assert opened.message == "Where does White play? Move 2."


def test_the_move_can_be_shown(opened: Desk) -> None:
    begin(opened)
    opened.press(panel(opened).show_move)
    assert opened.message == "It was C7. 0 point(s)."
    assert not panel(opened).show_move.isEnabled()


def test_a_variation_of_the_record_is_known_as_one(opened: Desk) -> None:
    begin(opened)
    for name in ("C7", "G3"):
        opened.click(name)
        go_on(opened)
    opened.click("C3")
    assert opened.message == "C3 is a variation of the record. Keep guessing."
    assert panel(opened).tries.text() == "3 try(s) left"


def test_a_click_on_a_stone_is_no_guess(opened: Desk) -> None:
    begin(opened)
    opened.click("C7")
    go_on(opened)
    opened.click("C7")
    assert opened.message == "There is a stone there."
    assert panel(opened).tries.text() == "3 try(s) left"


def test_one_side_is_guessed_and_the_other_answers(opened: Desk) -> None:
    begin(opened, Color.BLACK)
    opened.click("C7")
    go_on(opened)
    assert stones(opened) == 2
    opened.click("G7")
    go_on(opened)
    assert opened.message == "Where does Black play? Move 5."
    opened.click("C3")
    go_on(opened)
    assert panel(opened).total.text() == "30 of 30 point(s)"
    assert panel(opened).missed_title.text() == "None were missed."
    assert stones(opened) == 5


def test_the_score_lists_missed_moves_and_leads_there(opened: Desk) -> None:
    begin(opened)
    opened.click("C7")
    go_on(opened)
    opened.click("G4")
    opened.press(panel(opened).show_move)
    go_on(opened)
    opened.press(panel(opened).stop)
    face = panel(opened)
    assert face.total.text() == "13 of 20 point(s)"
    assert face.tallies[Color.BLACK].text() == "Black: 10 of 10 points, 1 of 1 at the first try"
    assert face.tallies[Color.WHITE].text() == "White: 3 of 10 points, 0 of 1 at the first try"
    assert [face.missed.item(i).text() for i in range(face.missed.count())] == ["Move 2, White G3 · 1 point(s) away"]
    place = face.missed.visualItemRect(face.missed.item(0)).center()
    QTest.mouseClick(face.missed.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not work(opened).is_open
    assert opened.session.path.number == 2
    assert stones(opened) == 2


def test_the_board_is_not_for_guessing_while_the_score_is_shown(opened: Desk) -> None:
    begin(opened)
    opened.click("C7")
    go_on(opened)
    opened.press(panel(opened).stop)
    assert picture(opened).ghost is None
    opened.click("G3")
    assert panel(opened).total.isVisible()
    assert opened.message == "10 of 10 point(s)"


def test_nothing_gives_the_next_moves_away(opened: Desk) -> None:
    opened.controller.step(1)
    begin(opened)
    assert "C7" not in texts(opened)
    opened.click("C7")
    go_on(opened)
    assert "it is" not in texts(opened)
    assert not opened.page.review_bar.isVisible()
    assert not opened.panel.review.isVisible()
    for name in (*STEPS, "undo", "count", "games", "find"):
        assert not opened.action(name).isEnabled()
    size = picture(opened).size
    assert opened.page.board.describe(parse_point("G3", size)) == "G3, empty"
    opened.turn_wheel(1)
    opened.key(Qt.Key.Key_PageDown)
    opened.key(Qt.Key.Key_Right, ALT)
    assert work(opened).is_open
    assert stones(opened) == 1


def test_escape_puts_everything_back_exactly(opened: Desk) -> None:
    opened.controller.step(3)
    before, cursor = picture(opened), opened.session.cursor
    enabled = {name for name, row in opened.window.commands.actions.items() if row.isEnabled()}
    begin(opened)
    opened.click("A1")
    opened.click("C7")
    opened.key(Qt.Key.Key_Escape)
    assert picture(opened) == before
    assert opened.session.cursor is cursor
    assert opened.panel.review.comment.toPlainText() == "now G7"
    assert opened.page.review_bar.isVisible()
    assert not opened.page.message.isVisible()
    assert not opened.window.isWindowModified()
    assert enabled == {n for n, row in opened.window.commands.actions.items() if row.isEnabled()}
    assert opened.session.tree.revision == 0


def test_guessing_may_begin_at_the_move_on_the_board(opened: Desk) -> None:
    opened.controller.step(2)
    opened.menu("guess")
    opened.press(panel(opened).from_here)
    opened.press(panel(opened).begin)
    assert opened.message == "Where does Black play? Move 3."
    assert stones(opened) == 2


def test_moves_are_guessed_by_keys_alone(opened: Desk) -> None:
    opened.menu("guess")
    opened.key(Qt.Key.Key_Return)
    opened.steer("C7")
    opened.key(Qt.Key.Key_Return)
    assert opened.message == "Right: C7. 10 point(s)."
    opened.key(Qt.Key.Key_Return)
    assert opened.message == "Where does White play? Move 2."
    opened.steer("G3")
    opened.key(Qt.Key.Key_Return)
    assert panel(opened).score.text() == "20 of 20 point(s)"
    opened.key(Qt.Key.Key_Escape)
    assert not work(opened).is_open


def test_without_a_next_move_nothing_can_begin(desk: Desk) -> None:
    desk.open("(;SZ[9]AB[cc])")
    desk.menu("guess")
    assert not panel(desk).begin.isEnabled()
    assert panel(desk).nothing.isVisible()
    desk.press(panel(desk).close_buttons[0])
    wait_until(lambda: desk.panel.review.isVisible())


def test_stopping_before_the_first_answer_leaves(opened: Desk) -> None:
    begin(opened)
    opened.press(panel(opened).stop)
    assert not work(opened).is_open
    assert opened.panel.review.isVisible()


def test_another_file_ends_the_guessing(opened: Desk) -> None:
    begin(opened)
    opened.open("(;SZ[9]PB[Uma];B[ee])", "other.sgf")
    assert not work(opened).is_open
    assert opened.panel.review.isVisible()
    assert opened.action("forward").isEnabled()


def test_it_can_be_guessed_again(opened: Desk) -> None:
    begin(opened)
    opened.press(panel(opened).show_move)
    go_on(opened)
    opened.press(panel(opened).stop)
    opened.press(panel(opened).again)
    opened.press(panel(opened).begin)
    assert opened.message == "Where does Black play? Move 1."
    assert panel(opened).score.text() == "0 of 0 point(s)"


def test_a_search_makes_room_for_the_guessing(opened: Desk) -> None:
    opened.menu("find")
    begin(opened)
    assert not parts(opened.window).finding.is_open
    assert panel(opened).isVisible()
    opened.key(Qt.Key.Key_Escape)
    assert opened.panel.review.isVisible()


def test_a_game_that_is_over_can_be_guessed(desk: Desk) -> None:
    desk.start()
    desk.play("C7 G3 E5")
    desk.dialogs.expect_key(Qt.Key.Key_Return)
    desk.menu("resign")
    before = picture(desk)
    begin(desk)
    desk.click("C7")
    assert desk.message == "Right: C7. 10 point(s)."
    desk.key(Qt.Key.Key_Escape)
    assert desk.panel.finished.isVisible()
    assert picture(desk) == before
    assert desk.message != "Right: C7. 10 point(s)."
