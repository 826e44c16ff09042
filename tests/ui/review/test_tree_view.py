"""The tree of a record as it is seen and touched: clicks, keys, folding, the small board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QContextMenuEvent, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goboard_app.record.edits import RemoveNode
from goboard_app.record.node import Node
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession
from goboard_app.ui.review.tree import TreeView, scrolled_to
from goboard_app.ui.widgets.accessible import MOST_KEPT, CellPanel
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.theme import DARK
from tests.support.trees import tree_of
from tests.support.waiting import wait_until

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
TEN = ";B[aa];W[bb];B[cc];W[dd];B[ee];W[ff];B[gg];W[hh];B[ii];W[ba]"
# 0 root, 1 B, 2-11 main line, 12 and 13 a short variation, 14-24 a long one.
RECORD = f"(;SZ[9];B[dc]({TEN})(;W[gc]C[Here\nthere];B[cg])(;W[gg]{TEN}))"


class Shown:
    """A view with a session of its own, that goes where the view asks it to."""

    def __init__(self, qtbot: QtBot, text: str) -> None:
        self.pictures: list[BoardPicture] = []
        self.menus: list[tuple[Node, QPoint]] = []
        self.session = GameSession(tree_of(text), is_live=False)
        self.view = TreeView(Look(), self._thumbnail)
        qtbot.addWidget(self.view)
        self.view.node_chosen.connect(self.go)
        self.view.menu_asked.connect(lambda node, place: self.menus.append((node, place)))
        self.view.resize(360, 300)
        self.view.show()
        self.view.refresh(self.session)
        QApplication.processEvents()

    def _thumbnail(self, picture: BoardPicture, side: int) -> QPixmap:
        self.pictures.append(picture)
        return QPixmap(side, side)

    def go(self, node: Node) -> None:
        self.session.go_to(node)
        self.view.refresh(self.session)

    def go_number(self, number: int) -> None:
        assert self.view.tree is not None
        self.go(self.view.tree.node_at(number))

    @property
    def cursor(self) -> int:
        assert self.view.tree is not None
        return self.view.tree.cursor

    def is_shown(self, number: int) -> bool:
        assert self.view.tree is not None
        return self.view.tree.layout.place_of(number) is not None

    def in_sight(self, number: int) -> bool:
        rect = self.view.rect_of(number)
        return not rect.isEmpty() and self.view.viewport().rect().contains(rect.center())

    def middle(self, number: int) -> QPoint:
        return self.view.rect_of(number).center()

    def click(self, place: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=place)

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def hover(self, place: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), QPoint(2, 2))
        QTest.mouseMove(self.view.viewport(), place)

    @property
    def offset(self) -> tuple[int, int]:
        view = self.view
        return view.horizontalScrollBar().value(), view.verticalScrollBar().value()


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot, RECORD)


# Going somewhere


@pytest.mark.parametrize("number", [1, 5, 12, 13, 14, 16])
def test_a_click_on_a_node_goes_there(shown: Shown, number: int) -> None:
    shown.click(shown.middle(number))
    assert shown.cursor == number


def test_a_click_beside_all_nodes_goes_nowhere(shown: Shown) -> None:
    shown.click(shown.middle(3) + QPoint(-40, 0))
    assert shown.cursor == 0


@pytest.mark.parametrize(
    ("start", "key", "expected"),
    [
        (0, Key.Key_Down, 1),
        (1, Key.Key_Down, 2),
        (11, Key.Key_Down, 11),
        (14, Key.Key_Up, 1),
        (0, Key.Key_Up, 0),
        (2, Key.Key_Right, 12),
        (12, Key.Key_Right, 14),
        (14, Key.Key_Left, 12),
        (12, Key.Key_Left, 2),
        (2, Key.Key_Left, 2),
        (3, Key.Key_Right, 13),
        (15, Key.Key_Left, 13),
        (11, Key.Key_Right, 11),
        (5, Key.Key_Home, 0),
        (0, Key.Key_End, 11),
        (12, Key.Key_End, 13),
        (1, Key.Key_PageDown, 11),
        (11, Key.Key_PageUp, 1),
        (3, Key.Key_Return, 4),
    ],
)
def test_targets_of_the_keys(shown: Shown, start: int, key: Qt.Key, expected: int) -> None:
    shown.go_number(start)
    shown.keys(key)
    assert shown.cursor == expected


def test_other_keys_go_to_the_window(shown: Shown) -> None:
    QTest.keyClick(shown.view, Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(shown.view, Key.Key_A)
    assert shown.cursor == 0


def test_walking_down_goes_into_a_folded_branch(shown: Shown) -> None:
    shown.go_number(17)
    assert not shown.is_shown(18)
    shown.keys(Key.Key_Down)
    assert shown.cursor == 18
    assert shown.in_sight(18)


# Folding


def test_a_click_on_the_words_unfolds(shown: Shown) -> None:
    assert not shown.is_shown(24)
    shown.click(shown.middle(17) + QPoint(36, 0))
    assert shown.is_shown(24)
    assert shown.cursor == 0


def test_a_click_on_the_bend_folds_and_unfolds(shown: Shown) -> None:
    bend = QPoint(shown.middle(12).x() - 2, shown.middle(1).y() + 2)
    shown.click(bend)
    assert not shown.is_shown(13)
    shown.click(bend)
    assert shown.is_shown(13)


def test_a_double_click_folds(shown: Shown) -> None:
    place = shown.middle(15)
    QTest.mouseClick(shown.view.viewport(), LEFT, pos=place)
    QTest.mouseDClick(shown.view.viewport(), LEFT, pos=place)
    assert shown.is_shown(24)
    QTest.mouseDClick(shown.view.viewport(), LEFT, pos=shown.middle(15))
    assert not shown.is_shown(15)


@pytest.mark.parametrize(
    ("key", "expected"),
    [(Key.Key_Plus, True), (Key.Key_Minus, False), (Key.Key_Space, True)],
)
def test_keys_fold_and_unfold(shown: Shown, key: Qt.Key, expected: bool) -> None:
    shown.go_number(14)
    shown.keys(key)
    assert shown.is_shown(24) is expected
    assert shown.is_shown(15) is expected
    assert shown.cursor == 14


def test_folding_takes_the_cursor_to_the_part_that_is_left(shown: Shown) -> None:
    shown.go_number(20)
    shown.keys(Key.Key_Minus)
    assert shown.cursor == 14
    assert not shown.is_shown(15)


# Following


def test_the_cursor_is_always_in_sight(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[9]" + ";B[aa];W[bb]" * 200 + ")")
    for number in (400, 0, 200, 201, 399, 3):
        shown.go_number(number)
        assert shown.in_sight(number)


def test_nothing_scrolls_while_the_cursor_is_in_sight(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[9]" + ";B[aa];W[bb]" * 200 + ")")
    shown.go_number(200)
    before = shown.offset
    for number in (199, 197, 203, 198):
        shown.go_number(number)
        assert shown.offset == before


def test_walking_scrolls_by_one_row_at_most(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[9]" + ";B[aa];W[bb]" * 40 + ")")
    for _ in range(60):
        before = shown.offset[1]
        shown.keys(Key.Key_Down)
        assert 0 <= shown.offset[1] - before <= 26


def test_unfolding_leaves_the_cursor_where_it_is_on_the_screen(shown: Shown) -> None:
    shown.go_number(14)
    before = shown.middle(14)
    shown.keys(Key.Key_Plus)
    assert shown.middle(14) == before


def test_a_smaller_view_keeps_the_cursor_in_sight(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[9]" + ";B[aa];W[bb]" * 40 + ")")
    shown.go_number(9)
    shown.view.resize(200, 90)
    assert shown.in_sight(9)


@pytest.mark.parametrize(
    ("value", "middle", "expected"),
    [
        (100, 150, 100),
        (100, 110, 90),
        (100, 195, 115),
        (0, 5, -15),
        (100, 120, 100),
        (100, 240, 160),
        (100, 500, 450),
        (500, 100, 50),
    ],
)
def test_scrolling_goes_no_further_than_needed(value: int, middle: int, expected: int) -> None:
    assert scrolled_to(value, 100, middle, 20) == expected


def test_a_margin_that_does_not_fit_is_made_smaller() -> None:
    assert scrolled_to(0, 20, 25, 40) == 15


def test_the_wheel_scrolls(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[9]" + ";B[aa];W[bb]" * 40 + ")")
    middle = QPointF(shown.view.rect().center())
    event = QWheelEvent(
        middle, shown.view.mapToGlobal(middle), QPoint(), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(shown.view.viewport(), event)
    assert shown.offset[1] > 0
    assert shown.cursor == 0


@pytest.mark.parametrize("button", [LEFT, Qt.MouseButton.MiddleButton])
def test_the_paper_is_dragged(qtbot: QtBot, button: Qt.MouseButton) -> None:
    shown = Shown(qtbot, "(;SZ[9]" + ";B[aa];W[bb]" * 40 + ")")
    port = shown.view.viewport()
    QTest.mousePress(port, button, pos=QPoint(200, 200))
    QTest.mouseMove(port, QPoint(200, 120))
    QTest.mouseRelease(port, button, pos=QPoint(200, 120))
    assert shown.offset == (0, 80)
    QTest.mouseMove(port, QPoint(200, 60))
    assert shown.offset == (0, 80)


# The small board


def test_a_small_board_shows_over_a_node(shown: Shown) -> None:
    shown.hover(shown.middle(12))
    hover = shown.view.hover
    wait_until(hover.isVisible)
    assert hover.title.text() == "Move 2, White G7"
    assert hover.comment.text() == "Here"
    assert sum(map(bool, shown.pictures[-1].stones)) == 2
    assert shown.cursor == 0


def test_the_small_board_takes_neither_keyboard_nor_mouse(shown: Shown) -> None:
    shown.view.setFocus()
    shown.hover(shown.middle(12))
    wait_until(shown.view.hover.isVisible)
    assert shown.view.hasFocus() or QApplication.focusWidget() is None
    hover = shown.view.hover
    assert hover.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert hover.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_small_board_goes_with_the_pointer(shown: Shown) -> None:
    shown.hover(shown.middle(12))
    wait_until(shown.view.hover.isVisible)
    QTest.mouseMove(shown.view.viewport(), shown.middle(12) + QPoint(150, 100))
    assert not shown.view.hover.isVisible()


def test_the_small_board_closes_on_a_walk(shown: Shown) -> None:
    shown.hover(shown.middle(12))
    wait_until(shown.view.hover.isVisible)
    shown.keys(Key.Key_Down)
    assert not shown.view.hover.isVisible()


# The menu, and those who listen


def test_the_right_button_asks_for_the_menu_of_a_node(shown: Shown) -> None:
    place = shown.middle(12)
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, place, shown.view.viewport().mapToGlobal(place))
    QApplication.sendEvent(shown.view.viewport(), event)
    assert [node.text("W") for node, _place in shown.menus] == ["gc"]
    assert shown.cursor == 0


def test_the_menu_key_asks_for_the_menu_of_the_cursor(shown: Shown) -> None:
    shown.go_number(12)
    reason = QContextMenuEvent.Reason.Keyboard
    event = QContextMenuEvent(reason, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(shown.view.viewport(), event)
    ((node, place),) = shown.menus
    assert node is shown.session.cursor
    assert place == shown.view.viewport().mapToGlobal(shown.middle(12))


def test_the_current_place_is_announced(shown: Shown) -> None:
    assert shown.view.accessibleName() == "Variations"
    shown.go_number(1)
    assert shown.view.accessibleDescription() == "Move 1 of 11, Black D7, 3 variation(s)"
    shown.go_number(13)
    assert shown.view.accessibleDescription() == "Move 3 of 3, Black C3"


# The drawing


def pixel(shown: Shown, place: QPoint) -> QColor:
    return shown.view.viewport().grab().toImage().pixelColor(place)


def test_stones_differ_and_the_cursor_has_a_ring(shown: Shown) -> None:
    shown.go_number(3)
    black, white = (pixel(shown, shown.middle(n) + QPoint(-7, 0)) for n in (2, 3))
    assert black.lightness() < 60
    assert white.lightness() > 200
    ring = shown.middle(3) + QPoint(-13, 0)
    assert pixel(shown, ring) != pixel(shown, ring + shown.middle(5) - shown.middle(3))


def test_a_node_with_a_comment_has_a_flag(shown: Shown) -> None:
    flag = QPoint(17, -10)
    assert pixel(shown, shown.middle(12) + flag) != pixel(shown, shown.middle(13) + flag)


def test_moves_that_the_rules_refuse_are_crossed(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[9];B[ee];W[ee];B[gg])")
    wait_until(lambda: shown.view.judging.forbidden == {2})
    cross = QPoint(9, 9)
    assert pixel(shown, shown.middle(2) + cross) != pixel(shown, shown.middle(3) + cross)


def test_after_an_edit_nothing_old_is_crossed(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[9];B[ee];W[ee];B[gg])")
    wait_until(lambda: shown.view.judging.forbidden == {2})
    shown.session.apply(RemoveNode(shown.session.line[2]))
    shown.view.refresh(shown.session)
    QTest.qWait(20)
    assert shown.view.judging.forbidden == set()


@pytest.mark.parametrize("factor", [0.85, 1.0, 2.0])
def test_every_kind_of_node_is_drawn_at_every_size(qtbot: QtBot, factor: float) -> None:
    signs = ["TE[1]", "BM[1]", "DO[]", "IT[]", "DM[1]", "GB[1]", "GW[1]", "UC[1]"]
    signs += ["HO[1]", "TR[aa]", "C[x]"]
    nodes = "".join(f";B[aa]{sign}" for sign in signs) + ";W[];AB[bb];PL[W];N[name]"
    shown = Shown(qtbot, f"(;SZ[9]{nodes * 12})")
    shown.view._look.set(DARK, factor)
    shown.view.verticalScrollBar().setValue(10_000)
    assert not shown.view.viewport().grab().isNull()


def inked(qtbot: QtBot, left: str, right: str) -> set[tuple[int, int]]:
    """Return the cells that differ from a tree without signs."""
    # Without the frame, which shows where the keyboard is.
    plain, signed = (
        Shown(qtbot, f"(;SZ[9];B[dd](;W[aa]{one})(;W[bb]{other}))")
        .view.viewport()
        .grab(QRect(10, 5, 200, 100))
        .toImage()
        for one, other in (("", ""), (left, right))
    )
    return {
        (x, y) for x in range(plain.width()) for y in range(plain.height()) if plain.pixel(x, y) != signed.pixel(x, y)
    }


@pytest.mark.parametrize("judgement", ["TE[1]", "BM[1]", "DO[]", "IT[]", "GB[1]", "UC[1]"])
def test_the_judgement_covers_nothing_of_the_next_column(qtbot: QtBot, judgement: str) -> None:
    written = inked(qtbot, "C[x]TR[ee]", "")
    said = inked(qtbot, "", f"{judgement}HO[1]")
    assert written
    assert said
    assert not written & said


# For those who listen


def test_each_node_is_an_item_with_its_move_and_variation(qtbot: QtBot) -> None:
    shown = Shown(qtbot, RECORD)
    panel = QAccessible.queryAccessibleInterface(shown.view)
    names = [panel.child(n).text(QAccessible.Text.Name) for n in (0, 1, 2, 12, 13, 14)]
    assert (panel.role(), panel.childCount()) == (QAccessible.Role.Tree, 25)
    assert panel.child(12).role() == QAccessible.Role.TreeItem
    assert names == [
        "Start",
        "Move 1, Black D7, 3 variation(s)",
        "Move 2, Black A9, Variation 1 of 3",
        "Move 2, White G7, Variation 2 of 3, comment",
        "Move 3, Black C3",
        "Move 2, White G3, Variation 3 of 3",
    ]


def test_an_item_is_selected_where_the_board_is_and_can_be_pressed(qtbot: QtBot) -> None:
    shown = Shown(qtbot, RECORD)
    panel = QAccessible.queryAccessibleInterface(shown.view)
    panel.child(13).actionInterface().doAction("Press")
    assert shown.cursor == 13
    assert [n for n in range(25) if panel.child(n).state().selected] == [13]
    place = shown.view.viewport().mapToGlobal(shown.middle(12))
    assert panel.indexOfChild(panel.childAt(place.x(), place.y())) == 12


def test_items_of_a_large_tree_are_made_when_asked_for_and_few_are_kept(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "(;SZ[19]" + ";B[dd];W[pp]" * 5000 + ")")
    panel = QAccessible.queryAccessibleInterface(shown.view)
    assert isinstance(panel, CellPanel)
    assert panel.childCount() == 10_001
    assert panel.child(10_000).text(QAccessible.Text.Name) == "Move 10000, White Q4"
    assert len(panel._cells) == 1
    for number in range(2 * MOST_KEPT):
        panel.child(number)
    assert len(panel._cells) == MOST_KEPT
    assert panel.child(0).text(QAccessible.Text.Name) == "Start"
