"""How a row of the list of positions is drawn, and the small boards in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import (
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QTextLayout
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from goboard_app.app.texts.lessons import row_text, task_tag
from goboard_app.lessons.attempt import paint_prepared
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.rows import Index, paint_ground, paint_number

if TYPE_CHECKING:
    from goboard_app.ui.panels.position_list import PositionModel, PositionRow

SMALL, USUAL, LARGE = 62, 92, 140
"""How wide a board is, by how much room the panel has."""

_ROOM = 12
_KEPT = 200
_MOST_SAID = 2000
"""No row has room for so many characters, and to lay out very many takes long."""


class SmallPositions(QObject):
    """Pictures of positions, made when they are first in sight and when they look otherwise."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self._kept: dict[Node, tuple[int, BoardPicture, QPixmap]] = {}
        look.changed.connect(self._kept.clear)

    def clear(self) -> None:
        """Draw all of them anew."""
        self._kept.clear()

    def of_node(self, tree: GameTree, node: Node, side: int) -> QPixmap:
        """The picture as the node stands now, so wide."""
        revision, before, drawn = self._kept.get(node, (-1, None, None))
        if drawn is not None and revision == tree.revision:
            return drawn
        picture = paint_prepared(tree, node)
        if drawn is None or picture != before:
            drawn = self._thumbnail(picture, self._look.px(side))
        self._kept.pop(node, None)
        self._kept[node] = tree.revision, picture, drawn
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return drawn


class PositionDelegate(QStyledItemDelegate):
    """Number, board and the first words; a bar and a ground for the one that is shown."""

    def __init__(self, look: Look, boards: SmallPositions, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._boards = boards
        self._side = USUAL

    def set_board(self, side: int) -> bool:
        """Draw the boards so wide; whether that is another width than before."""
        if side == self._side:
            return False
        self._side = side
        self._boards.clear()
        return True

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(200), self._look.px(self._side + _ROOM))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        model = cast("PositionModel", index.model())
        row = model.rows[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(2, 1, -2, -1)
        self._paint_ground(painter, option, ground, index.row() == model.shown)
        left = self._paint_number(painter, option.font, ground, index.row(), len(model.rows))
        left = self._paint_board(painter, ground, left, row)
        self._paint_text(painter, option.font, ground, left, row)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, ground: QRectF, is_shown: bool
    ) -> None:
        theme, state = self._look.theme, option.state
        is_pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        fill = theme.accent_soft if is_shown else theme.sunk if is_pointed else None
        is_here = bool(state & QStyle.StateFlag.State_HasFocus)
        paint_ground(painter, theme, ground, fill, is_shown, is_here)

    def _paint_number(
        self, painter: QPainter, font: QFont, ground: QRectF, row: int, count: int
    ) -> float:
        """The number at the left; where what follows begins."""
        large = QFont(font)
        large.setPixelSize(self._look.px(17))
        large.setWeight(QFont.Weight.DemiBold)
        return paint_number(painter, large, self._look.theme.text, ground, row + 1, count)

    def _paint_board(
        self, painter: QPainter, ground: QRectF, left: float, row: PositionRow
    ) -> float:
        side = self._look.px(self._side)
        top = ground.top() + (ground.height() - side) / 2
        painter.drawPixmap(QPointF(left, top), self._boards.of_node(row.tree, row.node, self._side))
        return left + side + 11

    def _paint_text(
        self, painter: QPainter, font: QFont, ground: QRectF, left: float, row: PositionRow
    ) -> None:
        theme, metrics = self._look.theme, QFontMetricsF(font)
        width = ground.right() - left - 10
        most = int(ground.height() / metrics.lineSpacing()) - row.has_task
        lines = _lines(row_text(row.text[:_MOST_SAID]), font, width, max(1, most))
        painter.setFont(font)
        painter.setPen(QColor(theme.text if row.text else theme.muted))
        high = metrics.lineSpacing() * (len(lines) + row.has_task)
        top = ground.top() + (ground.height() - high) / 2
        for line in lines:
            painter.drawText(QPointF(left, top + metrics.ascent()), line)
            top += metrics.lineSpacing()
        if row.has_task:
            painter.setPen(QColor(theme.accent))
            painter.drawText(QPointF(left, top + metrics.ascent()), task_tag())


def _lines(text: str, font: QFont, width: float, most: int) -> list[str]:
    """The text in lines of this width, the last of them with dots where more follows."""
    layout, found, start = QTextLayout(text, font), list[str](), 0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        if len(found) == most - 1:
            metrics = QFontMetricsF(font)
            found.append(metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, width))
            break
        found.append(text[start : start + line.textLength()].rstrip())
        start += line.textLength()
    layout.endLayout()
    return found
