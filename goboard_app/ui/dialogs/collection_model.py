"""GamesModel: the games of a record as rows, those that a filter lets through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from goboard_app.app.collection import GameRow, matches, row_of
from goboard_app.app.controller import OpenGames
from goboard_app.app.texts.record import spoken_row
from goboard_app.record.tree import GameTree

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_ROWS = "application/x-goboard-games"


class GamesModel(QAbstractListModel):
    """Rows are places in the list shown, numbers are places among all games, from 0.

    Signal: `dropped(tuple, int)` with the numbers of games that were dragged, and the number of the
    game that they were dropped before.
    """

    dropped = Signal(object, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trees: tuple[GameTree, ...] = ()
        self._shown = 0
        self._wanted = ""
        self._numbers: list[int] = []

    @property
    def is_filtered(self) -> bool:
        """Whether there is a filter, so that neighbours in the list may be none in the file."""
        return bool(self._wanted.strip())

    @property
    def game_count(self) -> int:
        """How many games there are, shown or not."""
        return len(self._trees)

    def show_collection(self, collection: OpenGames) -> bool:
        """Show these games; whether they are others, or stand in another order."""
        trees = tuple(game.tree for game in collection.games)
        self._shown = collection.games.index(collection.shown)
        if trees == self._trees:
            self.dataChanged.emit(self.index(0), self.index(len(self._numbers) - 1))
            return False
        self._trees = trees
        self._find()
        return True

    def set_filter(self, wanted: str) -> None:
        """Show only games whose facts hold every word of this text."""
        self._wanted = wanted
        self._find()

    def _find(self) -> None:
        self.beginResetModel()
        trees, wanted = self._trees, self._wanted
        self._numbers = [n for n, tree in enumerate(trees) if matches(tree, wanted)]
        self.endResetModel()

    def number_at(self, row: int) -> int:
        """Which game stands in a row."""
        return self._numbers[row]

    def rows_of(self, trees: Sequence[GameTree]) -> list[int]:
        """The rows of these games as far as they are shown."""
        wanted = set(trees)
        return [row for row, n in enumerate(self._numbers) if self._trees[n] in wanted]

    def tree_at(self, row: int) -> GameTree:
        """The game in a row."""
        return self._trees[self._numbers[row]]

    def told_at(self, row: int) -> GameRow:
        """What is told of the game in a row."""
        return row_of(self.tree_at(row))

    def is_on_board(self, row: int) -> bool:
        """Whether the game in a row is the one on the board."""
        return self._numbers[row] == self._shown

    def refresh(self, tree: GameTree) -> None:
        """Something about this game is to be drawn anew."""
        for row in self.rows_of([tree]):
            self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """One for each game that is shown."""
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Texts to show, to read aloud, and in full."""
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
            return f"{told.players}\n{told.facts}"
        return None

    # Dragging

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Games can be dragged between others, unless a filter hides some of them."""
        flags = super().flags(index)
        if self.is_filtered:
            return flags
        if index.isValid():
            return flags | Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Games are moved, not copied."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Rows of this very list alone."""
        return [_ROWS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The numbers of the games that are dragged."""
        numbers = sorted(self._numbers[index.row()] for index in indexes)
        mime = QMimeData()
        mime.setData(_ROWS, " ".join(map(str, numbers)).encode("ascii"))
        return mime

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: _Index
    ) -> bool:
        """Tell what was dropped where; the list follows once the games have moved."""
        if action is not Qt.DropAction.MoveAction or not data.hasFormat(_ROWS):
            return False
        numbers = tuple(int(word) for word in bytes(data.data(_ROWS).data()).split())
        self.dropped.emit(numbers, len(self._trees) if row < 0 else row)
        # The view would take the rows out that it thinks were moved.
        return False
