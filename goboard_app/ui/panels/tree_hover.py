"""TreeHover: the small board of a node that shows beside the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from goboard_app.app.texts.record import node_text
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of
from goboard_app.session.painter import picture_at
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.parts import ElidedLabel, column_layout, label

BOARD = 168
_MOST_CHARACTERS = 120


class TreeHover(QFrame):
    """Board, move and the first line of the comment. It never takes the keyboard or the mouse."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget) -> None:
        flags = Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint
        super().__init__(parent, flags | Qt.WindowType.WindowTransparentForInput)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("card", "plain")
        self._look = look
        self._thumbnail = thumbnail
        self.node: Node | None = None
        self.board = QLabel()
        self.title = label(role="strong")
        self.comment = ElidedLabel(role="note", tone="muted")
        layout = column_layout(self.board, self.title, self.comment, spacing=4, margin=8)
        self.setLayout(layout)

    def show_node(self, session: GameSession, tree: DrawnTree, number: int, beside: QRect) -> None:
        """Show the board of a node beside its place on the screen."""
        node = tree.node_at(number)
        self.node = node
        side = self._look.px(BOARD)
        self.board.setPixmap(self._thumbnail(picture_at(session, node), side))
        self.title.setText(node_text(session, node, tree.faces.face(number).number))
        said = comment_of(node).strip().partition("\n")[0]
        self.comment.setText(said[:_MOST_CHARACTERS])
        self.comment.setVisible(bool(said))
        self.setFixedWidth(side + 18)
        self.adjustSize()
        self.move(self._place(beside))
        self.show()

    def leave(self) -> None:
        """Nobody points at a node any more."""
        self.node = None
        self.hide()

    def _place(self, beside: QRect) -> QPoint:
        """At the left of the node, so that what follows in the tree stays in sight."""
        screen = QGuiApplication.screenAt(beside.center()) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        x = beside.left() - self.width() - 10
        if x < room.left():
            x = beside.right() + 10
        y = min(beside.center().y() - self.height() // 2, room.bottom() - self.height() - 4)
        return QPoint(x, max(room.top() + 4, y))
