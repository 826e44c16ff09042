"""ContinuationLayer: the next moves of a searched position, and its wildcards, drawn over a board."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QMoveEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from goboard_app.go.board import Color, Point
from goboard_app.session.position_search import NO_BLACK, NO_WHITE
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from goboard_app.library.positions import Continuation

LETTERS = string.ascii_uppercase
"""The names of the next moves, the most frequent one first."""
# The colours of stones are the same in every theme.
_BLACK, _WHITE = "#1B1916", "#FBFAF7"
# Below this distance of lines in pixels there is no room for a number under the letter.
_LEAST_FOR_NUMBERS = 24


class ContinuationLayer(QWidget):
    """A layer over a board with the next moves: a letter, the number of games, and a ring for the winners.

    A dashed square marks a point that may be something else. The layer takes no input, and uses the board only for the
    geometry of its points.
    """

    def __init__(self, look: Look, board: BoardView) -> None:
        super().__init__(board.viewport())
        self._look = look
        self._board = board
        self._moves: Sequence[Continuation] = ()
        self._wildcards: Mapping[Point, int] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # In no layout: the layer follows the size of the viewport itself.
        board.viewport().installEventFilter(self)

    def show_moves(self, moves: Sequence[Continuation]) -> None:
        """Show these next moves, the most frequent one as A."""
        self._moves = moves[: len(LETTERS)]
        self.update()

    def show_wildcards(self, wildcards: Mapping[Point, int]) -> None:
        """Show these points as ones that may be something else."""
        self._wildcards = wildcards
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.viewport().rect())
        return super().eventFilter(watched, event)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Stay in place: a view that scrolls moves all children of its viewport."""
        super().moveEvent(event)
        if not self.pos().isNull():
            self.move(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw each marked point, and each move over its point."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for point, code in self._wildcards.items():
            self._paint_wildcard(painter, point, code)
        at: dict[Point, list[tuple[str, Continuation]]] = {}
        for letter, move in zip(LETTERS, self._moves, strict=False):
            at.setdefault(move.point, []).append((letter, move))
        for moves in at.values():
            self._paint_moves(painter, moves)

    def _paint_wildcard(self, painter: QPainter, point: Point, code: int) -> None:
        """Paint a dashed square with a question mark, or with the small stone that may be there."""
        cell = self._board.cell_of(point)
        side = cell.width()
        # Light in every theme, as the board is: both colours of stones are to be seen on it.
        ground = QColor(_WHITE)
        ground.setAlphaF(0.8)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(_BLACK), max(1.0, side * 0.06), Qt.PenStyle.DotLine))
        painter.drawRect(cell.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08))
        if code in (NO_WHITE, NO_BLACK):
            painter.setPen(QPen(QColor(_BLACK), 1))
            painter.setBrush(QColor(_BLACK if code == NO_WHITE else _WHITE))
            painter.drawEllipse(cell.center(), side * 0.2, side * 0.2)
            return
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        font.setPixelSize(max(8, int(side * 0.6)))
        painter.setFont(font)
        painter.setPen(QColor(_BLACK))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, "?")

    def _paint_moves(self, painter: QPainter, moves: Sequence[tuple[str, Continuation]]) -> None:
        """Paint the next move at a point, or half a stone for each if both sides play there."""
        cell = self._board.cell_of(moves[0][1].point)
        side = cell.width()
        disc = cell.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
        black, white = (sum(getattr(move, name) for _letter, move in moves) for name in ("black", "white"))
        self._paint_ring(painter, self._look.theme, disc, black, white)
        inside = disc.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
        if len(moves) == 1:
            self._paint_move(painter, inside, side, *moves[0])
            return
        for (letter, move), start in zip(moves, (90 * 16, -90 * 16), strict=False):
            is_black, is_left = move.color is Color.BLACK, start > 0
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(_BLACK if is_black else _WHITE))
            painter.drawPie(inside, start, 180 * 16)
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            font.setPixelSize(max(8, int(side * 0.34)))
            painter.setFont(font)
            painter.setPen(QColor(_WHITE if is_black else _BLACK))
            half = QRectF(inside)
            half.setWidth(inside.width() / 2)
            half.moveLeft(inside.left() if is_left else inside.center().x())
            painter.drawText(half, Qt.AlignmentFlag.AlignCenter, letter)

    def _paint_move(self, painter: QPainter, inside: QRectF, side: float, letter: str, move: Continuation) -> None:
        """Paint a stone with its letter, and the number of games where `side`, the width of a cell, has room."""
        is_black = move.color is Color.BLACK
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_BLACK if is_black else _WHITE))
        painter.drawEllipse(inside)
        painter.setPen(QColor(_WHITE if is_black else _BLACK))
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        has_number = side >= _LEAST_FOR_NUMBERS
        font.setPixelSize(max(8, int(side * (0.40 if has_number else 0.52))))
        painter.setFont(font)
        upper = QRectF(inside)
        if has_number:
            upper.setHeight(inside.height() * 0.58)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, letter)
        if has_number:
            font.setPixelSize(max(7, int(side * 0.3)))
            painter.setFont(font)
            lower = QRectF(inside.left(), upper.bottom() - side * 0.06, inside.width(), side * 0.3)
            painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, short_number(move.times))

    def _paint_ring(self, painter: QPainter, theme: Theme, disc: QRectF, black: int, white: int) -> None:
        """Paint a ring whose black part is the share of games that Black won."""
        decided = black + white
        width = disc.width() * 0.11
        ring = disc.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(QColor(theme.card))
        painter.setPen(QPen(QColor(theme.accent), width))
        painter.drawEllipse(ring)
        if decided:
            # Qt measures arcs in sixteenths of a degree, anticlockwise from three o'clock.
            part = round(360 * 16 * black / decided)
            for color, start, span in (
                (_BLACK, 90 * 16, -part),
                (_WHITE, 90 * 16 - part, part - 360 * 16),
            ):
                painter.setPen(QPen(QColor(color), width, c=Qt.PenCapStyle.FlatCap))
                painter.drawArc(ring, start, span)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.field_edge), 1))
        painter.drawEllipse(disc)


def short_number(number: int) -> str:
    """Return a number in a form that fits on a stone: 312, 4k."""
    return str(number) if number < 1000 else f"{number // 1000}k"
