"""The panels beside long lines and long comments, and under the wheel."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox

from goboard_app.record.values import comment_of
from goboard_app.ui.look.parts import Middle, label
from goboard_app.ui.panels.comment_card import SHOWN_OF_COMMENT
from tests.support.desk import Desk
from tests.support.waiting import wait_until

LONG_COMMENT = "kosumi " * 10_000


def moves(count: int) -> str:
    """So many passes, told apart by their numbers alone."""
    return "".join(f";{'BW'[i % 2]}[]" for i in range(count))


def turn_wheel(combo: QComboBox) -> bool:
    """Turn the wheel over a combo box; whether the box kept it for itself."""
    middle = QPointF(combo.rect().center())
    event = QWheelEvent(
        middle, combo.mapToGlobal(middle), QPoint(), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(combo, event)
    return event.isAccepted()


# Moves


def test_the_row_of_a_node_without_a_move_is_that_of_the_move_before(desk: Desk) -> None:
    desk.open("(;SZ[9]C[root];B[ee];C[talk];W[cc])")
    model = desk.panel.review.moves.model
    assert [model.row_of(node) for node in desk.session.line] == [-1, 0, 0, 1]


def test_the_list_is_made_once_for_a_line(desk: Desk) -> None:
    desk.open(f"(;SZ[9]{moves(30)})")
    model = desk.panel.review.moves.model
    made: list[None] = []
    model.modelReset.connect(lambda: made.append(None))
    desk.keys(Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Home)
    assert not made
    assert model.rowCount() == 30


def test_the_move_on_the_board_stays_in_sight_when_a_comment_takes_the_room(desk: Desk) -> None:
    desk.open(f"(;SZ[9]{moves(40)};B[ee]C[{'talk ' * 200}]{moves(40)})")
    card = desk.panel.review.moves
    for place in (39, 40, 41, 40):
        desk.controller.go_to(desk.session.line[place + 1])
        QApplication.processEvents()
        rect = card.list.visualRect(card.list.currentIndex())
        assert card.list.currentIndex().row() == place
        assert card.list.viewport().rect().contains(rect)


def test_the_list_keeps_the_move_in_sight_when_it_becomes_lower(desk: Desk) -> None:
    desk.open(f"(;SZ[9]{moves(80)})")
    card = desk.panel.review.moves
    desk.key(Qt.Key.Key_End)
    card.list.setMaximumHeight(80)
    QApplication.processEvents()
    rect = card.list.visualRect(card.list.currentIndex())
    assert card.list.viewport().rect().contains(rect)


# Comments


def test_a_long_comment_is_cut_until_all_of_it_is_asked_for(desk: Desk) -> None:
    desk.open(f"(;SZ[9]C[{LONG_COMMENT}];B[ee]C[short])")
    # So long a file is read beside the window.
    wait_until(lambda: bool(comment_of(desk.session.cursor)))
    panel = desk.panel.review
    assert panel.comment.toPlainText() == LONG_COMMENT[:SHOWN_OF_COMMENT]
    desk.press(panel.comment_card.whole)
    assert panel.comment.toPlainText() == LONG_COMMENT
    assert not panel.comment_card.whole.isVisible()
    desk.window.setFocus()
    desk.controller.step(1)
    assert (panel.comment.toPlainText(), panel.comment_card.whole.isVisible()) == ("short", False)
    desk.controller.step(-1)
    assert panel.comment_card.whole.isVisible()


# The wheel and the keyboard


def test_the_wheel_over_the_rules_of_a_count_changes_nothing(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[Japanese];B[ee])")
    desk.controller.start_count()
    rules = desk.panel.count.rules
    before = rules.currentIndex()
    assert not turn_wheel(rules)
    assert rules.currentIndex() == before


def test_the_wheel_over_the_games_works_once_the_box_has_the_keyboard(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee])(;SZ[9];B[cc])(;SZ[9];B[dd])")
    combo = desk.panel.review.games
    assert not turn_wheel(combo)
    assert desk.controller.game_number == 0
    desk.wake()
    combo.setFocus()
    assert turn_wheel(combo)
    assert desk.controller.game_number == 1


def test_what_does_not_scroll_is_no_stop_for_the_keyboard(qapp: QApplication) -> None:
    middle = Middle(label("Title"), *(label(f"Line {i}") for i in range(20)))
    middle.resize(200, 2000)
    middle.show()
    QApplication.processEvents()
    assert middle.focusPolicy() == Qt.FocusPolicy.NoFocus
    middle.resize(200, 100)
    QApplication.processEvents()
    assert middle.focusPolicy() == Qt.FocusPolicy.TabFocus
    middle.setFocus()
    middle.activateWindow()
    middle.close()
