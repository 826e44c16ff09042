"""How a row of the games of a record is drawn, and the small boards in it."""

from __future__ import annotations

from PySide6.QtCore import (
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from goboard_app.app.record_jobs import FinalPositions
from goboard_app.record.tree import GameTree
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.dialogs.collection_model import GamesModel
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.rows import Index, paint_ground, paint_number

BOARD = 76
_ROW = 88
_KEPT = 300


class SmallBoards(QObject):
    """Pictures of how games ended, made when they are first asked for.

    Signal: `made(GameTree)` when there is a picture of that game now.
    """

    made = Signal(object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self._kept: dict[GameTree, tuple[int, QPixmap]] = {}
        self._positions = FinalPositions(self)
        self._positions.made.connect(self._on_made)
        look.changed.connect(self._kept.clear)

    def of_game(self, tree: GameTree) -> QPixmap | None:
        """The picture, or an older one while a new one is made; None where there is none yet."""
        revision, picture = self._kept.get(tree, (-1, None))
        if revision != tree.revision:
            self._positions.ask(tree)
        return picture

    def stop(self) -> None:
        """Nobody looks any more."""
        self._positions.stop()

    @Slot(object, int, object)
    def _on_made(self, tree: GameTree, revision: int, picture: BoardPicture) -> None:
        self._kept.pop(tree, None)
        self._kept[tree] = (revision, self._thumbnail(picture, self._look.px(BOARD)))
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        self.made.emit(tree)


class GamesDelegate(QStyledItemDelegate):
    """Number, small board, players, facts; a bar at the game that is on the board."""

    def __init__(self, look: Look, model: GamesModel, boards: SmallBoards, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._boards = boards

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(240), self._look.px(_ROW))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(2, 1, -2, -1)
        self._paint_ground(painter, option, ground, self._model.is_on_board(index.row()))
        number, color = self._model.number_at(index.row()) + 1, self._look.theme.muted
        count = self._model.game_count
        left = paint_number(painter, option.font, color, ground, number, count)
        left = self._paint_board(painter, ground, left, index.row())
        self._paint_texts(painter, option.font, ground, left, index.row())
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, ground: QRectF, is_on_board: bool
    ) -> None:
        theme, state = self._look.theme, option.state
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        fill = theme.accent_soft if is_selected else None
        is_here = bool(state & QStyle.StateFlag.State_HasFocus)
        paint_ground(painter, theme, ground, fill, is_on_board, is_here)

    def _paint_board(self, painter: QPainter, ground: QRectF, left: float, row: int) -> float:
        side = self._look.px(BOARD)
        picture = self._boards.of_game(self._model.tree_at(row))
        top = ground.top() + (ground.height() - side) / 2
        if picture is not None:
            painter.drawPixmap(QPointF(left, top), picture)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.theme.sunk))
            painter.drawRoundedRect(QRectF(left, top, side, side).adjusted(3, 3, -3, -3), 3, 3)
        return left + side + 12

    def _paint_texts(
        self, painter: QPainter, font: QFont, ground: QRectF, left: float, row: int
    ) -> None:
        told, theme = self._model.told_at(row), self._look.theme
        strong = QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        half = ground.height() / 2
        room = QRectF(left, ground.top(), ground.right() - left - 10, half - 1)
        for text, used, color, place in (
            (told.players, strong, theme.text, Qt.AlignmentFlag.AlignBottom),
            (told.facts, font, theme.muted, Qt.AlignmentFlag.AlignTop),
        ):
            painter.setFont(used)
            painter.setPen(QColor(color))
            metrics = QFontMetricsF(used)
            line = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(place | Qt.AlignmentFlag.AlignLeft), line)
            room.translate(0, half + 2)
