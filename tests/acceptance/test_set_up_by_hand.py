"""Setting up by hand: stones laid and moved by dragging, and undo by two clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from goboard_app.app.controller import GameController
from goboard_app.clock.control import Absolute
from goboard_app.go.board import Color
from goboard_app.record.sgf.writer import write_game
from goboard_app.session.session import Phase
from goboard_app.ui.edit.setup import SetupFlow
from goboard_app.ui.edit.setup_bar import SetupBar, SetupTool
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk, Desks
from tests.support.dialogs import press

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
STONES = "(;GM[1]SZ[9]AB[cc][gc]AW[ee])"
MINUTE = 60_000


def flow(desk: Desk) -> SetupFlow:
    return desk.parts.setup


def bar(desk: Desk) -> SetupBar:
    return flow(desk).bar


def root_of(desk: Desk) -> dict[str, set[str]]:
    root = desk.session.tree.root
    return {name: set(root.get(name) or ()) for name in ("AB", "AW", "AE", "PL")}


@pytest.fixture
def setting_up(desk: Desk) -> Desk:
    """Two black stones at C7 and G7, a white one at E5, and the bar below them."""
    desk.open(STONES)
    desk.menu("set_up")
    return desk


def take(desk: Desk, tool: SetupTool) -> None:
    press(bar(desk).tools[tool])


def place_of(desk: Desk, name: str) -> QPoint:
    return desk.page.board.position_of(desk.point(name))


def press_at(desk: Desk, name: str) -> None:
    QTest.mousePress(desk.page.board.viewport(), LEFT, PLAIN, place_of(desk, name))


def move_to(desk: Desk, place: str | QPoint) -> None:
    where = place_of(desk, place) if isinstance(place, str) else place
    QTest.mouseMove(desk.page.board.viewport(), where)


def let_go(desk: Desk, place: str | QPoint) -> None:
    where = place_of(desk, place) if isinstance(place, str) else place
    QTest.mouseRelease(desk.page.board.viewport(), LEFT, PLAIN, where)


def drag(desk: Desk, start: str, *on: str | QPoint) -> None:
    press_at(desk, start)
    for place in on:
        move_to(desk, place)
    let_go(desk, on[-1])


def out_of_bowl(desk: Desk, color: Color, name: str, button_up: bool = True) -> None:
    """Drag a stone from the chip of this colour to a point of the board."""
    chip, viewport = bar(desk).bowls[color], desk.page.board.viewport()
    middle = chip.rect().center()
    there = chip.mapFromGlobal(viewport.mapToGlobal(place_of(desk, name)))
    QTest.mousePress(chip, LEFT, PLAIN, middle)
    QTest.mouseMove(chip, middle + QPoint(2, 0))
    QTest.mouseMove(chip, (middle + there) / 2)
    QTest.mouseMove(chip, there)
    if button_up:
        QTest.mouseRelease(chip, LEFT, PLAIN, there)


# Moving stones


def test_a_stone_is_dragged_to_another_point_as_one_step(setting_up: Desk) -> None:
    desk = setting_up
    take(desk, SetupTool.MOVE)
    drag(desk, "C7", "C6", "D5", "C4")
    assert desk.stones.splitlines()[5] == "..X......"
    assert desk.stones.count("X") == 2
    press(bar(desk).take_back)
    assert desk.stones.splitlines()[2] == "..X...X.."
    assert not bar(desk).take_back.isEnabled()
    drag(desk, "C7", "C4")
    press(bar(desk).done)
    assert root_of(desk)["AB"] == {"cf", "gc"}


def test_a_ghost_follows_and_the_board_does_not_move(desks: Desks) -> None:
    desk = desks.make(size=(1024, 640))
    desk.open("(;GM[1]SZ[9]AB[cc];W[ee])")
    desk.controller.go_to_last()
    desk.menu("set_up")
    take(desk, SetupTool.MOVE)
    QTest.qWait(50)
    board = desk.page.board
    before = board.cell_of(desk.point("E5"))
    press_at(desk, "E5")
    move_to(desk, "F6")
    QTest.qWait(50)
    assert desk.stones.count("O") == 0
    assert board.picture.ghost is Color.WHITE
    assert desk.point("F6") in board.picture.playable
    assert desk.point("C7") not in board.picture.playable
    assert board.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    move_to(desk, "C7")
    assert board.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor
    assert board.cell_of(desk.point("E5")) == before
    let_go(desk, "C7")
    assert desk.stones.splitlines()[4] == "....O...."
    assert board.cell_of(desk.point("E5")) == before


def test_a_stone_dropped_off_the_board_is_gone(setting_up: Desk) -> None:
    desk = setting_up
    take(desk, SetupTool.MOVE)
    drag(desk, "G7", "H7", QPoint(3, 3))
    assert desk.stones.count("X") == 1
    desk.key(Key.Key_Z, CONTROL)
    assert desk.stones.count("X") == 2


def test_escape_puts_a_stone_that_is_dragged_back(setting_up: Desk) -> None:
    desk = setting_up
    take(desk, SetupTool.MOVE)
    press_at(desk, "C7")
    move_to(desk, "C4")
    desk.key(Key.Key_Escape)
    assert desk.parts.is_setting_up
    let_go(desk, "C4")
    assert desk.stones.splitlines()[2] == "..X...X.."
    assert not bar(desk).take_back.isEnabled()
    desk.key(Key.Key_Escape)
    assert not desk.parts.is_setting_up


def test_a_click_takes_a_stone_up_and_the_next_puts_it_down(setting_up: Desk) -> None:
    desk = setting_up
    take(desk, SetupTool.MOVE)
    desk.click("C7")
    assert desk.stones.count("X") == 1
    assert "Esc puts it back" in bar(desk).hint.text()
    desk.click("C4")
    assert desk.stones.splitlines()[5] == "..X......"
    desk.click("A1")
    assert desk.stones.count("X") == 2


def test_a_stone_is_carried_by_keys(setting_up: Desk) -> None:
    desk = setting_up
    desk.key(Key.Key_M)
    assert bar(desk).tool is SetupTool.MOVE
    desk.steer("E5")
    desk.key(Key.Key_Return)
    assert desk.stones.count("O") == 0
    desk.steer("H8")
    assert desk.page.board.picture.ghost is Color.WHITE
    desk.key(Key.Key_Return)
    assert desk.stones.splitlines()[1] == ".......O."
    desk.key(Key.Key_Return)
    desk.steer("A1")
    desk.key(Key.Key_Escape)
    assert desk.stones.splitlines()[1] == ".......O."
    desk.steer("H8")
    desk.key(Key.Key_Return)
    desk.key(Key.Key_Delete)
    assert desk.stones.count("O") == 0
    desk.steer("C7")
    desk.key(Key.Key_Delete)
    assert desk.stones.count("X") == 1
    desk.key(Key.Key_Backspace)
    desk.key(Key.Key_Backspace)
    assert (desk.stones.count("X"), desk.stones.count("O")) == (2, 1)


def test_done_writes_the_board_without_the_stones_in_the_hand(setting_up: Desk) -> None:
    desk = setting_up
    take(desk, SetupTool.BLACK)
    desk.click("A1")
    take(desk, SetupTool.MOVE)
    desk.click("C7")
    press(bar(desk).done)
    assert root_of(desk)["AB"] == {"cc", "gc", "ai"}


# Stones out of the bowls


def test_stones_are_dragged_out_of_the_bowls(setting_up: Desk) -> None:
    desk = setting_up
    take(desk, SetupTool.EMPTY)
    out_of_bowl(desk, Color.WHITE, "D4")
    out_of_bowl(desk, Color.BLACK, "E4")
    assert desk.stones.splitlines()[5] == "...OX...."
    assert bar(desk).tool is SetupTool.EMPTY
    out_of_bowl(desk, Color.WHITE, "E4")
    assert desk.stones.splitlines()[5] == "...OX...."
    desk.key(Key.Key_Z, CONTROL)
    assert desk.stones.splitlines()[5] == "...O....."


def test_a_stone_out_of_a_bowl_has_a_ghost_and_escape_lets_it_go(setting_up: Desk) -> None:
    desk = setting_up
    out_of_bowl(desk, Color.WHITE, "D4", button_up=False)
    assert desk.page.board.picture.ghost is Color.WHITE
    assert bar(desk).hint.text().startswith("Drop the stone on an empty point")
    desk.key(Key.Key_Escape)
    assert desk.page.board.picture.ghost is Color.BLACK
    chip = bar(desk).bowls[Color.WHITE]
    QTest.mouseRelease(chip, LEFT, PLAIN, QPoint(0, -200))
    assert desk.stones.count("O") == 1
    assert desk.parts.is_setting_up


def test_a_bowl_forgets_a_stone_that_was_carried_when_the_bar_went(setting_up: Desk) -> None:
    desk = setting_up
    out_of_bowl(desk, Color.WHITE, "D4", button_up=False)
    desk.key(Key.Key_Escape, SHIFT)
    assert not desk.parts.is_setting_up
    desk.menu("set_up")
    QTest.mouseClick(bar(desk).bowls[Color.WHITE], LEFT)
    assert bar(desk).tool is SetupTool.WHITE
    assert desk.stones.count("O") == 1


def test_a_click_on_a_bowl_is_a_tool(setting_up: Desk) -> None:
    desk = setting_up
    QTest.mouseClick(bar(desk).bowls[Color.WHITE], LEFT)
    assert bar(desk).tool is SetupTool.WHITE
    desk.click("A1")
    assert desk.stones.count("O") == 2


# Acts on the whole board


def test_the_board_is_cleared_and_that_is_taken_back(setting_up: Desk) -> None:
    desk = setting_up
    press(bar(desk).clear)
    assert set(desk.stones) == {".", "\n"}
    press(bar(desk).take_back)
    assert desk.stones.count("X") == 2
    desk.key(Key.Key_Delete, SHIFT)
    press(bar(desk).done)
    assert root_of(desk)["AB"] == root_of(desk)["AW"] == set()
    desk.menu("undo")
    assert write_game(desk.session.tree).decode() == STONES


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def texts_of(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def row(menu: QMenu, start: str) -> QAction:
    return next(action for action in menu.actions() if action.text().startswith(start))


def choose(start: str) -> None:
    """Click the row of the open menu that begins with this text."""
    menu = popup()
    QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(row(menu, start)).center())


def test_the_draft_is_turned_and_mirrored_by_a_menu(setting_up: Desk) -> None:
    desk = setting_up
    press(bar(desk).turn)
    assert len(texts_of(popup())) == 7
    choose("Turn to the right")
    assert [line[6] for line in desk.stones.splitlines()] == list("..X...X..")
    desk.key(Key.Key_T)
    QTest.keyClick(popup(), Key.Key_Down)
    QTest.keyClick(popup(), Key.Key_Down)
    QTest.keyClick(popup(), Key.Key_Return)
    # The third row turns to the left again.
    assert desk.stones.splitlines()[2] == "..X...X.."
    press(bar(desk).take_back)
    assert [line[6] for line in desk.stones.splitlines()] == list("..X...X..")
    press(bar(desk).take_back)
    assert not bar(desk).take_back.isEnabled()


def test_a_board_that_is_no_square_keeps_its_sides(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9:7]AB[aa])")
    desk.menu("set_up")
    press(bar(desk).turn)
    assert len(texts_of(popup())) == 3
    choose("Mirror left")
    press(bar(desk).done)
    assert root_of(desk)["AB"] == {"ia"}


def test_the_colours_of_the_draft_are_swapped(setting_up: Desk) -> None:
    desk = setting_up
    desk.key(Key.Key_C)
    assert (desk.stones.count("X"), desk.stones.count("O")) == (1, 2)
    desk.key(Key.Key_Escape)
    assert root_of(desk) == {"AB": {"ee"}, "AW": {"cc", "gc"}, "AE": set(), "PL": {"W"}}


@pytest.mark.parametrize(
    ("key", "tool"),
    [
        (Key.Key_B, SetupTool.BLACK),
        (Key.Key_W, SetupTool.WHITE),
        (Key.Key_I, SetupTool.IN_TURN),
        (Key.Key_X, SetupTool.EMPTY),
        (Key.Key_M, SetupTool.MOVE),
    ],
)
def test_every_tool_has_a_key_that_its_tool_tip_tells(setting_up: Desk, key: Key, tool: SetupTool) -> None:
    desk = setting_up
    take(desk, SetupTool.EMPTY if tool is not SetupTool.EMPTY else SetupTool.MOVE)
    desk.page.board.setFocus()
    desk.key(key)
    assert bar(desk).tool is tool
    assert bar(desk).tools[tool].toolTip().endswith(f"({chr(key.value)})")


def test_the_turn_is_given_and_all_is_dropped_by_keys(setting_up: Desk) -> None:
    desk = setting_up
    desk.key(Key.Key_W, SHIFT)
    assert flow(desk).position is not None
    assert bar(desk).turns[Color.WHITE].isChecked()
    desk.key(Key.Key_B, SHIFT)
    assert bar(desk).turns[Color.BLACK].isChecked()
    desk.steer("A1")
    desk.key(Key.Key_Return)
    desk.key(Key.Key_Escape, SHIFT)
    assert not desk.parts.is_setting_up
    assert write_game(desk.session.tree).decode() == STONES


def test_the_keys_of_the_bar_mean_nothing_without_it(setting_up: Desk) -> None:
    desk = setting_up
    press(bar(desk).cancel)
    desk.key(Key.Key_C)
    desk.key(Key.Key_Delete, SHIFT)
    assert write_game(desk.session.tree).decode() == STONES


def test_stones_without_a_liberty_may_stand_and_it_is_said(setting_up: Desk) -> None:
    desk = setting_up
    take(desk, SetupTool.BLACK)
    for name in ("A2", "B1"):
        desk.click(name)
    take(desk, SetupTool.WHITE)
    desk.click("A1")
    assert "One chain has no liberty." in bar(desk).hint.text()
    assert desk.page.board.picture.lit == {desk.point("A1")}
    take(desk, SetupTool.BLACK)
    desk.click("J2")
    desk.click("H1")
    take(desk, SetupTool.WHITE)
    desk.click("J1")
    assert "Chains without a liberty: 2." in bar(desk).hint.text()
    take(desk, SetupTool.EMPTY)
    desk.click("B1")
    desk.click("H1")
    assert "liberty" not in bar(desk).hint.text()
    press(bar(desk).done)
    assert "ai" in root_of(desk)["AW"]


def test_a_point_is_described_as_it_is_set_up(setting_up: Desk) -> None:
    desk = setting_up
    board = desk.page.board
    desk.click("A1")
    assert board.describe(desk.point("A1")).startswith("A1, black stone, 2 ")
    press(bar(desk).cancel)
    assert board.describe(desk.point("A1")) == "A1, empty"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_bar_fits_in_two_rows_of_buttons(desks: Desks, size: tuple[int, int]) -> None:
    desk = desks.make(size=size)
    desk.open(STONES)
    desk.menu("set_up")
    QTest.qWait(50)
    row_of: dict[int, list[QWidget]] = {}
    mine = bar(desk)
    things = (
        *(*mine.tools.values(), mine.clear, mine.turn, mine.swap),
        *(*mine.turns.values(), mine.take_back, mine.cancel, mine.done),
    )
    for thing in things:
        middle = thing.mapTo(mine, thing.rect().center())
        assert mine.rect().contains(thing.geometry().translated(thing.parentWidget().pos()))
        row_of.setdefault(middle.y() // 10, []).append(thing)
    assert len(row_of) <= 3
    assert mine.height() < 150


# The menu of the board


def right_click(desk: Desk, name: str) -> None:
    QTest.mouseClick(desk.page.board.viewport(), RIGHT, PLAIN, place_of(desk, name))


def no_popup() -> bool:
    return QApplication.activePopupWidget() is None


@pytest.fixture
def playing(desk: Desk) -> Desk:
    desk.start()
    desk.play("C3 D3 E3 F3 G3")
    return desk


def test_two_clicks_take_back_to_a_stone(playing: Desk) -> None:
    desk = playing
    right_click(desk, "D3")
    assert texts_of(popup())[:2] == ["Take back to here (move 2)", "Go to this move (2)"]
    choose("Take back to here")
    assert desk.session.path.number == 2
    assert desk.phase is Phase.PLAYING
    assert "Move 3" in desk.message
    assert desk.action("undo").text() == "Undo: moves taken back"
    desk.menu("undo")
    assert desk.session.path.number == 5
    desk.menu("redo")
    desk.play("H8")
    assert [str(move.point) for move in desk.session.path.moves[2:]] == [str(desk.point("H8"))]


def test_one_more_move_is_taken_back_and_all_of_it_undone(playing: Desk) -> None:
    desk = playing
    right_click(desk, "D3")
    choose("Take back to here")
    desk.key(Key.Key_Backspace)
    assert desk.session.path.number == 1
    desk.menu("undo")
    desk.menu("undo")
    assert desk.session.path.number == 5
    assert desk.phase is Phase.PLAYING
    desk.play("H8")
    assert desk.session.path.number == 6


def test_keys_take_back_to_a_stone(playing: Desk) -> None:
    desk = playing
    desk.steer("E3")
    ask_by_key(desk.page.board, desk.page.board.viewport())
    QTest.keyClick(popup(), Key.Key_Return)
    assert desk.session.path.number == 3
    assert desk.page.board.cursor_point == desk.point("E3")


def test_shift_f10_is_the_menu_key_too(playing: Desk) -> None:
    desk = playing
    desk.steer("D3")
    desk.key(Key.Key_F10, SHIFT)
    assert popup().activeAction() is row(popup(), "Take back to here (move 2)")
    QTest.keyClick(popup(), Key.Key_Return)
    moves = desk.panel.play.moves.list
    desk.wake()
    moves.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Up)
    desk.key(Key.Key_F10, SHIFT)
    QTest.keyClick(popup(), Key.Key_Return)
    assert desk.session.path.number == 1


def ask_by_key(target: QWidget, viewport: QWidget) -> None:
    """Send the event of the menu key as the system makes it."""
    reason = QContextMenuEvent.Reason.Keyboard
    middle = viewport.rect().center()
    event = QContextMenuEvent(reason, middle, viewport.mapToGlobal(middle))
    QApplication.sendEvent(target, event)


def test_the_last_stone_is_taken_back_alone(playing: Desk) -> None:
    desk = playing
    right_click(desk, "G3")
    assert texts_of(popup())[0] == "Take this move back"
    choose("Take this move back")
    assert desk.session.path.number == 4
    assert desk.action("redo").isEnabled()


def test_a_stone_captured_and_played_again_is_its_last_move(desk: Desk) -> None:
    desk.start()
    desk.play("A2 A1 B1 E5 A1 E6")
    right_click(desk, "A1")
    choose("Take back to here (move 5)")
    assert desk.session.path.number == 5


def test_a_move_of_the_list_has_the_same_row(playing: Desk) -> None:
    desk = playing
    moves = desk.panel.play.moves.list
    ask_for(moves.viewport(), moves.visualRect(moves.model().index(1, 0)).center())
    assert texts_of(popup()) == ["Take back to here (move 2)", "Go to this move (2)"]
    choose("Go to this move")
    assert desk.session.path.number == 2
    ask_by_key(moves, moves.viewport())
    assert texts_of(popup()) == ["Take back to here (move 2)"]
    QTest.keyClick(popup(), Key.Key_Return)
    assert len(desk.session.line) == 3


def ask_for(viewport: QWidget, place: QPoint) -> None:
    QTest.mouseClick(viewport, RIGHT, PLAIN, place)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(viewport, QContextMenuEvent(reason, place, viewport.mapToGlobal(place)))


def test_a_right_click_in_the_list_leaves_the_board_where_it_is(playing: Desk) -> None:
    desk = playing
    moves = desk.panel.play.moves.list
    ask_for(moves.viewport(), moves.visualRect(moves.model().index(3, 0)).center())
    QTest.keyClick(popup(), Key.Key_Escape)
    assert desk.session.path.number == 5
    assert moves.currentIndex().row() == 4


@pytest.mark.start_page
def test_time_goes_back_with_the_moves(desk: Desk) -> None:
    clock = Absolute(10 * MINUTE)
    desk.start(black_time=clock, white_time=clock)
    spend_and_play(desk.controller, desk, "C3 D3 E3 F3")
    right_click(desk, "D3")
    choose("Take back to here")
    timing = desk.session.timing
    assert timing is not None
    now = timing.now()
    assert now.running is Color.BLACK
    left = now.state(Color.WHITE).left
    assert left == 10 * MINUTE - 1000


def spend_and_play(controller: GameController, desk: Desk, moves: str) -> None:
    """Play moves of one second each; the first starts the clocks."""
    for name in moves.split():
        timing = controller.session.timing
        assert timing is not None
        timing.elapsed = lambda: 1000
        desk.click(name)


def test_handicap_stones_and_stones_of_a_cross_were_not_played(desk: Desk) -> None:
    desk.start(goal=1, has_cross=True)
    desk.play("A1")
    stone = next(p for p in desk.session.tree.size if desk.session.position.at(p) is not None)
    desk.page.board.point_right_clicked.emit(stone)
    assert "Copy board as picture" in texts_of(popup())
    assert not any("Go to" in text or "back" in text for text in texts_of(popup()))
    popup().close()


def test_a_won_game_is_walked_and_not_taken_back(desk: Desk) -> None:
    desk.start(goal=1)
    desk.play("A2 A1 B1")
    assert desk.phase is Phase.FINISHED
    right_click(desk, "A2")
    assert texts_of(popup())[0] == "Go to this move (1)"
    assert not any("back" in text for text in texts_of(popup()))
    choose("Go to this move")
    assert desk.session.path.number == 1
    assert len(desk.session.line) == 4


def test_in_a_review_the_tree_keeps_its_moves(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9]AB[aa];B[cc];W[gg](;B[gc];W[cg])(;B[cg]))")
    desk.controller.go_to_last()
    before = write_game(desk.session.tree)
    right_click(desk, "C7")
    menu = popup()
    assert texts_of(menu)[0] == "Go to this move (1)"
    assert len(texts_of(menu)) <= 8
    choose("Go to this move")
    assert desk.session.path.number == 1
    assert write_game(desk.session.tree) == before
    right_click(desk, "A9")
    assert not any(text.startswith("Go to") for text in texts_of(popup()))
    popup().close()


def test_marks_are_put_and_taken_away(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9];B[cc])")
    right_click(desk, "E5")
    # Kept: before 6.9 the menu of an action goes with the action in Python.
    mark_with = row(popup(), "Mark with")
    marks = mark_with.menu()
    assert isinstance(marks, QMenu)
    assert "Remove marks" not in texts_of(popup())
    row(marks, "Triangle").trigger()
    popup().close()
    assert desk.session.tree.root.get("TR") == ("ee",)
    right_click(desk, "E5")
    choose("Remove marks")
    assert desk.session.tree.root.get("TR") is None
    assert desk.action("undo").text() == "Undo: marks"


def test_stones_are_set_up_from_the_menu(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9];B[cc])")
    right_click(desk, "E5")
    choose("Set up stones")
    assert desk.parts.is_setting_up
    right_click(desk, "E5")
    assert no_popup()
    assert desk.stones.count("O") == 1


def test_the_menu_interrupts_no_speech(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9]RU[Chinese]KM[7];B[cc])")
    desk.menu("mark_circle")
    right_click(desk, "E5")
    assert no_popup()
    desk.menu("mark_circle")
    desk.menu("insert_move")
    right_click(desk, "E5")
    assert no_popup()
    desk.menu("insert_move")
    desk.menu("count")
    right_click(desk, "C7")
    assert no_popup()


def test_an_arrow_drawn_with_the_right_button_is_no_menu(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9];B[cc])")
    viewport = desk.page.board.viewport()
    QTest.mousePress(viewport, RIGHT, PLAIN, place_of(desk, "C3"))
    QTest.mouseMove(viewport, place_of(desk, "D4"))
    QTest.mouseRelease(viewport, RIGHT, PLAIN, place_of(desk, "E5"))
    assert no_popup()
    assert desk.session.tree.root.get("AR") == ("cg:ee",)
