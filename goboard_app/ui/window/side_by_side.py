"""SideBySide: a board with its sentence, and words beside it or, in a tall window, below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import column_layout, row_layout
from goboard_app.ui.look.style import CLASS_PX
from goboard_app.ui.window.game_page import class_scale, class_width, panel_width
from goboard_app.ui.window.message_line import MessageLine

_LEAST_BOARD = 300
_MORE, _MOST_MORE = 20, 100
_MARGINS, _TIGHT_MARGINS = (18, 16, 18, 10), (14, 10, 14, 6)
_TIGHT_HEIGHT = 680
_UNLIMITED = 16_777_215
# What is said under the board is no smaller for a class than what stands beside it.
_SAID = CLASS_PX / 14.5


class SideBySide(QWidget):
    """The frame of a page for reading: wider words than beside a game, since there are more.

    All of it can be shown to a class, by the flow that presents a record.
    """

    def __init__(
        self, look: Look, board: BoardView, inside: QVBoxLayout, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.board = board
        self.message = MessageLine(look)
        self._inside = inside
        self.is_presenting = False
        self._table = QWidget()
        self._table.setObjectName("page")
        left = column_layout(spacing=0)
        left.addWidget(board, 1)
        left.addWidget(self.message)
        self._table.setLayout(left)
        self._side = QWidget()
        self._side.setObjectName("panel")
        self._side.setProperty("side", "right")
        self._side.setLayout(inside)
        for part in (self._table, self._side):
            part.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._row = row_layout(spacing=0)
        self._row.addWidget(self._table, 1)
        self._row.addWidget(self._side)
        self.setLayout(self._row)

    def set_presenting(self, is_presenting: bool) -> None:
        """Show the board and the words as large as a class needs them, or the page as it was."""
        if is_presenting != self.is_presenting:
            self.is_presenting = is_presenting
            self._arrange()

    def _show_class(self, scale: float) -> None:
        """Let what stands beside the board be as it is to be, so many times as large."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        scale = class_scale(self.width(), self.height()) if self.is_presenting else 1.0
        self._show_class(scale)
        self.message.set_scale(scale * _SAID if self.is_presenting else 1.0)
        px, is_tall = self._look.px, self.height() > self.width() * 1.05
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if is_tall else directions.LeftToRight)
        margins = _TIGHT_MARGINS if self.height() < px(_TIGHT_HEIGHT) else _MARGINS
        self._inside.setContentsMargins(*margins)
        if is_tall:
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(_UNLIMITED)
            self._table.setMaximumHeight(self.height() * 6 // 10)
            return
        self._table.setMaximumHeight(_UNLIMITED)
        # However large the texts, the board keeps a place.
        room = max(1, self.width() - _LEAST_BOARD)
        self._side.setFixedWidth(min(self._wanted_width(), room))

    def _wanted_width(self) -> int:
        """How wide the words would like to be."""
        px, usual = self._look.px, panel_width(self.width())
        # A square board leaves a wide window room, which the words may have.
        spare = self.width() - (self.height() - self.message.sizeHint().height())
        wanted = max(px(usual + _MORE), min(px(usual + _MOST_MORE), spare))
        if not self.is_presenting:
            return wanted
        return max(wanted, class_width(self.width(), self.height()))
