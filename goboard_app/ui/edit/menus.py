"""The context menus of a point and of a node, and cutting, copying and pasting of branches."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QByteArray, QMimeData, QObject, QPoint, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit, QTextEdit

from goboard_app.app.texts import edit as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.marks import tool_name
from goboard_app.go.board import Point
from goboard_app.record.clip import SGF_TYPE, Clip, clip_bytes, clip_from, clip_of, clip_text
from goboard_app.record.inherited import number_at
from goboard_app.record.node import Node
from goboard_app.record.node_links import anchor_of
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.tree import GameTree
from goboard_app.session import tree_edits
from goboard_app.session.acts import may_take_back_to, node_of_stone, take_back_to
from goboard_app.session.marks import MarkTool, mark
from goboard_app.session.pasting import fits, info_left_out, is_unplayed, paste, sets_up
from goboard_app.session.session import Phase
from goboard_app.session.tree_edits import Order, cut, order_of
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import CLIPBOARD, CLIPS
from goboard_app.ui.widgets.mark_chips import CHIPS

_PHASES = frozenset({Phase.PLAYING, Phase.REVIEWING, Phase.FINISHED})
"""The phases with context menus; while points are counted or handicap stones laid, clicks mean something else."""

# The tools with a chip: here the shapes come before letter and number.
_MARKS = (*CHIPS[2:], *CHIPS[:2])
_OF_BOARD = ("set_up", "make_problem", "copy_picture", "find_position")
# The rows of these that a game in play offers too.
_IN_PLAY = ("make_problem", "copy_picture")
_BESIDE = 4


class BoardMenuFlow(QObject):
    """The context menu of a point, for a right click or for the menu key at the keyboard point.

    The menu is short: rows for the stone, for the point, and for the board. There is none while a mode has the board.
    Signal: `moving_asked(Node)` when the stone of a move is to be moved.
    """

    moving_asked = Signal(object)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._controller = context.controller
        self._page = context.page
        self._context = context
        self._node: Node | None = None
        self._point: Point | None = None

    def show_at(self, point: Point) -> None:
        """Show the context menu of a point beside it."""
        # Where the system takes Shift+F10 for the menu key, it is reported twice.
        menu = None if QApplication.activePopupWidget() is not None else self.menu_at(point)
        if menu is None:
            return
        board = self._page.board
        beside = QPoint(_BESIDE, _BESIDE)
        menu.popup(board.viewport().mapToGlobal(board.position_of(point) + beside))
        if board.cursor_point is not None:
            # Asked for by a key: select the first row, so that Enter takes it.
            _begin(menu)

    def show_for_move(self, node: Node, place: QPoint) -> None:
        """Show the context menu of a move of the list, at a position of the screen."""
        menu = self.menu_of_move(node)
        if menu is not None:
            menu.popup(place)
            _begin(menu)

    def menu_at(self, point: Point) -> QMenu | None:
        """Return a menu for a point that deletes itself after use; None if there is nothing to offer."""
        session = self._controller.session
        is_taken = self._context.presenter.is_held or self._context.modes.top is not None
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
        """Return a menu for a move that deletes itself after use; None if there is nothing to offer."""
        if self._context.presenter.is_held or self._controller.session.phase not in _PHASES:
            return None
        menu = self._new_menu()
        self._add_move_rows(menu, node)
        return menu if menu.actions() else None

    def _new_menu(self) -> QMenu:
        self._node = self._point = None
        menu = QMenu(self._context.window)
        menu.triggered.connect(self._on_triggered)
        # deleteLater, as QMenu emits triggered after aboutToHide.
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
        if tree_edits.movable_color(session, node) is not None:
            _add(menu, "move_this", texts.move_stone_row())

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
            row = self._context.commands.action(name)
            if row.isEnabled() and (name in _IN_PLAY or not is_playing):
                _add(menu, name, row.text())

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        name = action.objectName()
        if name in self._context.commands.actions:
            self._context.commands.action(name).trigger()
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
        elif name == "move_this":
            self.moving_asked.emit(node)
        else:
            self._controller.go_to(node)


def _add(menu: QMenu, name: str, text: str) -> None:
    menu.addAction(text).setObjectName(name)


def _divide(menu: QMenu) -> None:
    if menu.actions():
        menu.addSeparator()


def _begin(menu: QMenu) -> None:
    menu.setActiveAction(menu.actions()[0])


_MOST_BRANCH = 4_000_000
"""The longest text, in bytes, that is pasted; a longer one is opened as a record of its own."""

# QPlainTextEdit is no subclass of QTextEdit.
_Field = QLineEdit | QPlainTextEdit | QTextEdit


class ClipFlow(QObject):
    """Cutting, copying and pasting of branches, or of the text in a focused field.

    A branch is pasted with the position that it was copied from, except into the game that it comes from.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._strip = context.strip
        # The branch copied last from this window, and its game.
        self._copied: tuple[bytes, GameTree] | None = None

    def copy(self) -> None:
        """Copy the node on the board with everything below it, or the text of the focused field."""
        field = _field()
        if field is not None:
            field.copy()
        else:
            self.copy_node(self._controller.session.cursor)

    def cut(self) -> None:
        """Cut the node on the board with everything below it, or the text of the focused field."""
        field = _field()
        if field is not None:
            field.cut()
        else:
            self.cut_node(self._controller.session.cursor)

    def paste(self) -> None:
        """Paste the clipboard below the node on the board, or into the focused field."""
        field = _field()
        if field is not None:
            field.paste()
        else:
            self.paste_below(self._controller.session.cursor)

    def copy_node(self, node: Node) -> None:
        """Copy a node with everything below it to the clipboard."""
        session = self._controller.session
        before = None if node.parent is None else session.position_at(node.parent)
        text = clip_of(session.tree, node, before)
        raw = clip_bytes(text)
        # A whole game has its own set-up, which is pasted with it.
        self._copied = None if node.parent is None else (raw, session.tree)
        data = QMimeData()
        data.setText(clip_text(text))
        # As text for other programs, and as bytes of the SGF type.
        data.setData(SGF_TYPE, QByteArray(raw))
        QGuiApplication.clipboard().setMimeData(data)

    def copy_link(self, node: Node | None = None) -> None:
        """Copy the text of a link to a node, the one on the board by default, to be pasted into a comment."""
        session = self._controller.session
        anchor = anchor_of(session.tree, node or session.cursor)
        if anchor is not None:
            text = texts.node_link(anchor)
            QGuiApplication.clipboard().setText(text)
            self._context.presenter.tell(texts.link_copied(text))

    def cut_node(self, node: Node) -> None:
        """Copy a node with everything below it and delete it; the root cannot be cut."""
        act = cut(self._controller.session, node)
        if act.edit is not None:
            self.copy_node(node)
            self._controller.perform(act)

    def paste_below(self, node: Node) -> None:
        """Paste the clipboard below a node, or say why this is not possible."""
        opener = self._context.service(CLIPBOARD)
        raw = opener.text()
        if len(raw) > _MOST_BRANCH or opener.is_else(raw):
            opener.open()
            return
        try:
            clip = clip_from(raw)
        except SgfError:
            text = raw.decode("utf-8", "replace")
            self._strip.tell(texts.no_clip_sentence(text), is_grave=False)
            return
        refusal = self._refusal(clip)
        if refusal:
            self._strip.tell(refusal, is_grave=False)
            # It is no branch for this record, but can still be opened.
            self._strip.offer((translate("paste", "Open as a new game"), opener.open))
            return
        is_own = self._copied is not None and self._copied == (raw, self._controller.session.tree)
        self._paste_clip(clip, node, not is_own or is_unplayed(self._controller.session.tree))

    def _paste_clip(self, clip: Clip, node: Node, brings_position: bool) -> None:
        session = self._controller.session
        is_set_up = brings_position and sets_up(session, clip, node)
        told = texts.pasted_sentence(info_left_out(session, clip), is_set_up, clip.unread)
        raw = self._context.service(CLIPBOARD).text()
        self._controller.perform(paste(session, clip, node, brings_position))
        if not told:
            return
        self._strip.tell(told, is_grave=False)
        if is_set_up and clip.nodes:
            step = self._controller.undo_stack.index()
            again = partial(self._paste_moves_alone, raw, node, step)
            self._strip.offer((translate("paste", "Paste only the moves"), again))

    def _paste_moves_alone(self, raw: bytes, node: Node, step: int) -> None:
        """Take back a paste that set up a position, if it was the last step, and paste the moves alone."""
        if self._controller.undo_stack.index() == step:
            self._controller.undo_stack.undo()
            # The nodes of the first clip belong to the step that was taken back.
            self._paste_clip(clip_from(raw), node, brings_position=False)

    def _refusal(self, clip: Clip) -> str:
        """Return why a clip cannot be pasted here; empty if it can."""
        session = self._controller.session
        if clip.game_count > 1:
            return texts.several_games_sentence(clip.game_count)
        if not fits(session, clip) and clip.size is not None:
            return texts.other_size_sentence(clip.size, session.tree.size)
        return texts.empty_clip_sentence() if clip.is_empty else ""


def _field() -> _Field | None:
    """Return the focused text field, or None."""
    widget = QApplication.focusWidget()
    return widget if isinstance(widget, _Field) else None


_ROWS: tuple[str | None, ...] = (
    *("cut", "copy", "paste", "copy_link", None),
    *("move_stone", "delete_branch", "delete_node", None),
    *("move_up", "move_down", "main_line"),
)
_ACTS = {
    "delete_branch": tree_edits.delete_branch,
    "delete_node": tree_edits.delete_node,
    "move_up": tree_edits.promote,
    "move_down": tree_edits.demote,
    "main_line": tree_edits.make_main_line,
}


class NodeMenu(QObject):
    """The context menu of a node; its rows are named as in the menu Edit, but act on this node.

    Signal: `moving_asked(Node)` when the stone of its move is to be moved.
    """

    moving_asked = Signal(object)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._clips = context.service(CLIPS)
        self._node: Node | None = None

    def menu_for(self, node: Node) -> QMenu:
        """Return a menu for a node that deletes itself after use."""
        self._node = node
        menu = QMenu(self._context.window)
        may = tree_edits.may_edit(self._context.controller.session)
        may_move = may and tree_edits.can_delete(node)
        states = dict.fromkeys(("cut", "delete_branch", "delete_node"), may_move)
        order = order_of(node) if may else Order()
        states |= {"copy": True, "copy_link": True, "paste": may, "move_up": order.up, "move_down": order.down}
        states["main_line"] = order.main
        states["move_stone"] = tree_edits.movable_color(self._context.controller.session, node) is not None
        for name in _ROWS:
            if name is None:
                menu.addSeparator()
                continue
            # Actions of its own: those of the menu Edit act on the cursor.
            action = menu.addAction(self._context.commands.action(name).text())
            action.setObjectName(name)
            action.setEnabled(states[name])
        menu.triggered.connect(self._on_triggered)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        node, session = self._node, self._context.controller.session
        # The game on the board may have changed while the menu was open.
        if node is None or not session.tree.contains(node):
            return
        name = action.objectName()
        if name == "copy":
            self._clips.copy_node(node)
        elif name == "cut":
            self._clips.cut_node(node)
        elif name == "copy_link":
            self._clips.copy_link(node)
        elif name == "paste":
            self._clips.paste_below(node)
        elif name == "move_stone":
            self.moving_asked.emit(node)
        else:
            self._context.controller.perform(_ACTS[name](session, node))
