"""The list of a collection: its model with a filter, its thumbnails of final positions, and its rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from goboard_app.app.collection import GameRow, matches, row_of
from goboard_app.app.controller import OpenGames
from goboard_app.app.jobs import RecordJob, Steps
from goboard_app.app.record_jobs import FinalPositions
from goboard_app.app.texts.record import spoken_row
from goboard_app.record.tree import GameTree
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import NO_INDEX, Index, paint_ground, paint_number
from goboard_app.ui.widgets.tips import tip_text

_ROWS = "application/x-goboard-games"

BOARD = 76
_ROW = 88
# Small boards kept, some screens of rows: a pixmap of 76 pixels takes 23 kB.
_KEPT = 300
# The number of games that the filter tests in one step.
_STEP = 20


class GamesModel(QAbstractListModel):
    """The games of a collection; rows are places in the shown list, numbers places among all games, from 0.

    Signals: `dropped(tuple, int)` with the numbers of dragged games, and the number of the game before which they were
    dropped; `found()` when the filter has tested all games.
    """

    found = Signal()
    dropped = Signal(object, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trees: tuple[GameTree, ...] = ()
        self._shown = 0
        self._wanted = ""
        self._numbers: list[int] = []
        self._rows: dict[GameTree, int] = {}
        self._finding = RecordJob(self)
        self._finding.done.connect(self._on_found)

    @property
    def is_filtered(self) -> bool:
        """True if there is a filter, so that neighbours in the list may not be neighbours in the file."""
        return bool(self._wanted.strip())

    @property
    def game_count(self) -> int:
        """The number of all games, shown or not."""
        return len(self._trees)

    def show_collection(self, collection: OpenGames) -> bool:
        """Show these games; return whether they or their order have changed."""
        trees = tuple(game.tree for game in collection.games)
        self._shown = collection.games.index(collection.shown)
        if trees == self._trees:
            return False
        before, self._trees = self._rows, trees
        # Some numbers may be invalid now: the earlier result stays until the filter has run again.
        self._put([n for n, tree in enumerate(trees) if not self.is_filtered or tree in before])
        if self.is_filtered:
            self._find()
        return True

    def set_filter(self, wanted: str) -> None:
        """Show only games whose facts contain every word of this text, once they are `found`.

        In a file of many games that takes a moment, as each of them must be read.
        """
        self._wanted = wanted
        self._find()

    def _find(self) -> None:
        self._finding.start(lambda: _matching(self._trees, self._wanted), lambda: self._trees)
        if not self.is_filtered:
            self._finding.finish()

    @Slot(object)
    def _on_found(self, numbers: list[int]) -> None:
        if numbers != self._numbers:
            self._put(numbers)
        self.found.emit()

    def _put(self, numbers: list[int]) -> None:
        self.beginResetModel()
        self._numbers = numbers
        self._rows = {self._trees[number]: row for row, number in enumerate(numbers)}
        self.endResetModel()

    def number_at(self, row: int) -> int:
        """Return the number of the game in a row."""
        return self._numbers[row]

    def rows_of(self, trees: Sequence[GameTree]) -> list[int]:
        """Return the rows of these games, as far as they are shown."""
        return sorted(self._rows[tree] for tree in set(trees) if tree in self._rows)

    def tree_at(self, row: int) -> GameTree:
        """Return the game in a row."""
        return self._trees[self._numbers[row]]

    def told_at(self, row: int) -> GameRow:
        """Return the texts of the game in a row."""
        return row_of(self.tree_at(row))

    def is_on_board(self, row: int) -> bool:
        """Return whether the game in a row is the one on the board."""
        return self._numbers[row] == self._shown

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of shown games."""
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the text of a row: for display, for screen readers, or in full as a tool tip."""
        if not index.isValid():
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.told_at(row).players
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = self.told_at(row)
            number = self._numbers[row] + 1
            return spoken_row(number, told.players, told.facts, self.is_on_board(row))
        if role == Qt.ItemDataRole.ToolTipRole:
            told = self.told_at(row)
            return tip_text(f"{told.players}\n{told.facts}")
        return None

    # Dragging

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the item flags: games can be dragged unless a filter hides some of them."""
        flags = super().flags(index)
        if self.is_filtered:
            return flags
        if index.isValid():
            return flags | Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Return the move action; games are not copied."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Return the type of this list's rows, the only one accepted."""
        return [_ROWS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the numbers of the dragged games."""
        numbers = sorted(self._numbers[index.row()] for index in indexes)
        mime = QMimeData()
        mime.setData(_ROWS, " ".join(map(str, numbers)).encode("ascii"))
        return mime

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Emit `dropped`; the list follows once the games have moved."""
        if action is not Qt.DropAction.MoveAction or not data.hasFormat(_ROWS):
            return False
        numbers = tuple(int(word) for word in bytes(data.data(_ROWS).data()).split())
        self.dropped.emit(numbers, len(self._trees) if row < 0 else row)
        # After True the view would remove the rows that it believes were moved.
        return False


def _matching(trees: Sequence[GameTree], wanted: str) -> Steps[list[int]]:
    """Return the numbers of the games that match the filter, working in steps."""
    if not wanted.strip():
        return list(range(len(trees)))
    found: list[int] = []
    for number, tree in enumerate(trees):
        if matches(tree, wanted):
            found.append(number)
        if number % _STEP == _STEP - 1:
            yield number / len(trees)
    return found


class SmallBoards(QObject):
    """The pictures of final positions, made when they are first needed.

    Signal: `made(GameTree)` when the picture of that game is ready.
    """

    made = Signal(object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self._kept: dict[GameTree, tuple[int, QPixmap]] = {}
        self._positions = FinalPositions(self)
        self._positions.made.connect(self._on_made)
        # The pictures have the colours and the size of the earlier look.
        look.changed.connect(self._kept.clear)

    def of_game(self, tree: GameTree) -> QPixmap | None:
        """Return the picture, or an older one while a new one is made; None if there is none yet."""
        revision, picture = self._kept.get(tree, (-1, None))
        if revision != tree.revision:
            self._positions.ask(tree)
        return picture

    def stop(self) -> None:
        """Stop making pictures, because the list is hidden."""
        self._positions.stop()

    @Slot(object, int, object)
    def _on_made(self, tree: GameTree, revision: int, picture: BoardPicture) -> None:
        self._kept.pop(tree, None)
        self._kept[tree] = (revision, self._thumbnail(picture, self._look.px(BOARD)))
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        self.made.emit(tree)


class GamesDelegate(QStyledItemDelegate):
    """The painter of a row: number, small board, players, facts; a bar marks the game on the board."""

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

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, ground: QRectF, is_on_board: bool) -> None:
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

    def _paint_texts(self, painter: QPainter, font: QFont, ground: QRectF, left: float, row: int) -> None:
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
