"""BoardMenuFlow: the menu of a point of the board, and of a move in the list of moves."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts import edit as texts
from goboard_app.app.texts.marks import tool_name
from goboard_app.go.board import Point
from goboard_app.record.inherited import number_at
from goboard_app.record.node import Node
from goboard_app.session.acts import may_take_back_to, node_of_stone, take_back_to
from goboard_app.session.marks import MarkTool, mark
from goboard_app.session.session import Phase
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter

_PHASES = frozenset({Phase.PLAYING, Phase.REVIEWING, Phase.FINISHED})
"""Where points are counted or handicap stones laid, clicks have a meaning of their own."""

_MARKS = (
    *(MarkTool.TRIANGLE, MarkTool.SQUARE, MarkTool.CIRCLE, MarkTool.CROSS),
    *(MarkTool.LETTER, MarkTool.NUMBER),
)
_OF_BOARD = ("set_up", "copy_picture", "find_position")
_BESIDE = 4


class BoardMenuFlow(QObject):
    """A right click, or the menu key at the keyboard point, asks what can be done there.

    The menu is short: what is about the stone, what is about the point, what is about the board.
    Whatever else has the board in its hand keeps it.
    """

    def __init__(
        self,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        actions: Mapping[str, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._actions = actions
        self._window = window
        self._node: Node | None = None
        self._point: Point | None = None

    def show_at(self, point: Point) -> None:
        """Show what can be done at a point, beside it."""
        # A system that knows Shift+F10 as the menu key tells of it twice.
        menu = None if QApplication.activePopupWidget() is not None else self.menu_at(point)
        if menu is None:
            return
        board = self._page.board
        beside = QPoint(_BESIDE, _BESIDE)
        menu.popup(board.viewport().mapToGlobal(board.position_of(point) + beside))
        if board.cursor_point is not None:
            # It was asked for by a key: Enter takes the first row.
            _begin(menu)

    def show_for_move(self, node: Node, place: QPoint) -> None:
        """Show what can be done with a move of the list, at a place of the screen."""
        menu = self.menu_of_move(node)
        if menu is not None:
            menu.popup(place)
            _begin(menu)

    def menu_at(self, point: Point) -> QMenu | None:
        """A menu that goes away when it was used; None where the board is in somebody's hand."""
        session, presenter = self._controller.session, self._presenter
        is_taken = presenter.is_held or presenter.is_claimed or presenter.taker is not None
        if is_taken or session.phase not in _PHASES:
            return None
        menu = self._new_menu()
        self._point = point
        node = node_of_stone(session, point)
        if node is not None:
            self._add_move_rows(menu, node)
        if session.phase is Phase.REVIEWING:
            self._add_mark_rows(menu, point)
        self._add_board_rows(menu)
        return menu if menu.actions() else None

    def menu_of_move(self, node: Node) -> QMenu | None:
        """The same for a move; None where there is nothing to do with it."""
        if self._presenter.is_held or self._controller.session.phase not in _PHASES:
            return None
        menu = self._new_menu()
        self._add_move_rows(menu, node)
        return menu if menu.actions() else None

    def _new_menu(self) -> QMenu:
        self._node = self._point = None
        menu = QMenu(self._window)
        menu.triggered.connect(self._on_triggered)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _add_move_rows(self, menu: QMenu, node: Node) -> None:
        session = self._controller.session
        self._node = node
        number = number_at(session.tree, node)
        if may_take_back_to(session, node):
            _add(menu, "take_back_to", texts.take_back_to_row(number))
        elif node is session.cursor and self._controller.can_take_back:
            _add(menu, "take_back", texts.take_back_row())
        if node is not session.cursor:
            _add(menu, "go_to", texts.go_to_row(number))

    def _add_mark_rows(self, menu: QMenu, point: Point) -> None:
        _divide(menu)
        marks = menu.addMenu(texts.mark_row())
        for tool in _MARKS:
            _add(marks, f"put_{tool.name}", tool_name(tool))
        if mark(self._controller.session, MarkTool.ERASER, (point,)).edit is not None:
            _add(menu, "unmark", texts.unmark_row())

    def _add_board_rows(self, menu: QMenu) -> None:
        _divide(menu)
        session = self._controller.session
        is_playing = session.phase is Phase.PLAYING
        for name in _OF_BOARD:
            row = self._actions[name]
            if row.isEnabled() and (name == "copy_picture" or not is_playing):
                _add(menu, name, row.text())

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        name = action.objectName()
        if name in self._actions:
            self._actions[name].trigger()
        elif name == "unmark":
            self._mark(MarkTool.ERASER)
        elif name.startswith("put_"):
            self._mark(MarkTool[name.removeprefix("put_")])
        else:
            self._do_with_move(name)

    def _mark(self, tool: MarkTool) -> None:
        session, point = self._controller.session, self._point
        if point is not None and point in session.tree.size:
            self._controller.perform(mark(session, tool, (point,)))

    def _do_with_move(self, name: str) -> None:
        session, node = self._controller.session, self._node
        # The game on the board may have changed while the menu was open.
        if node is None or not session.tree.contains(node):
            return
        if name == "take_back_to":
            self._controller.perform(take_back_to(session, node))
            self._page.board.announce(self._page.message.text)
        else:
            self._controller.go_to(node)


def _add(menu: QMenu, name: str, text: str) -> None:
    menu.addAction(text).setObjectName(name)


def _divide(menu: QMenu) -> None:
    if menu.actions():
        menu.addSeparator()


def _begin(menu: QMenu) -> None:
    menu.setActiveAction(menu.actions()[0])
