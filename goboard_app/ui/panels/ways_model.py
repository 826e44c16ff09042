"""WaysModel: the rows of a comparison of rulesets as a table, with words for those who listen."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from goboard_app.app.texts import comparison as texts
from goboard_app.app.texts.count import count_result
from goboard_app.app.texts.format import color_name
from goboard_app.go.board import Color
from goboard_app.scoring.comparison import Cell, Comparison, ComparisonEntry

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class Column(IntEnum):
    """The columns from left to right."""

    NAME = 0
    BLACK = 1
    WHITE = 2
    TOTALS = 3
    RESULT = 4
    PLACE = 5


CELL_OF = {
    Column.BLACK: Cell.BLACK,
    Column.WHITE: Cell.WHITE,
    Column.TOTALS: Cell.TOTALS,
    Column.RESULT: Cell.RESULT,
}


class WaysModel(QAbstractTableModel):
    """The rows of a comparison, the headings of the families between them.

    `entry_at` and `heading_at` say which of the two a row is.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self._rows: list[ComparisonEntry | str] = []

    def show_comparison(self, comparison: Comparison, entries: Sequence[ComparisonEntry]) -> None:
        """Show these rows of a comparison."""
        self.beginResetModel()
        self._comparison = comparison
        self._rows = []
        family = None
        for entry in entries:
            if entry.row.way.scoring is not family:
                family = entry.row.way.scoring
                self._rows.append(texts.heading(family))
            self._rows.append(entry)
        self.endResetModel()

    def entry_at(self, row: int) -> ComparisonEntry | None:
        """The entry of a row; None for a heading."""
        found = self._rows[row] if 0 <= row < len(self._rows) else None
        return found if isinstance(found, ComparisonEntry) else None

    def heading_at(self, row: int) -> str:
        """The heading that stands in a row; empty for an entry."""
        found = self._rows[row]
        return found if isinstance(found, str) else ""

    def is_chosen(self, row: int) -> bool:
        """Whether this row is the chosen ruleset's."""
        entry = self.entry_at(row)
        return (
            entry is not None
            and self._comparison is not None
            and entry.row.way == self._comparison.chosen.way
        )

    def differs(self, row: int, column: int) -> bool:
        """Whether a cell differs from the chosen ruleset's."""
        entry, cell = self.entry_at(row), CELL_OF.get(Column(column))
        if entry is None or cell is None or self._comparison is None:
            return False
        return cell in self._comparison.differing(entry.row)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Entries and headings."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Name, two sums, totals, result, place."""
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings can be read and not be chosen."""
        if self.entry_at(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Texts to show, to read aloud and to explain."""
        entry = self.entry_at(index.row())
        column = Column(index.column())
        if entry is None:
            is_text = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return self.heading_at(index.row()) if is_text and column is Column.NAME else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(entry, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(entry, index.row(), column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(entry, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """The heads of the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.NAME: "",
            Column.BLACK: color_name(Color.BLACK),
            Column.WHITE: color_name(Color.WHITE),
            Column.TOTALS: texts.with_komi(),
            Column.RESULT: texts.result_title(),
            Column.PLACE: f"{color_name(Color.BLACK)} \N{EN DASH} {color_name(Color.WHITE)}",
        }[Column(section)]

    def _shown(self, entry: ComparisonEntry, column: Column) -> str:
        cells = texts.row_cells(entry)
        return "" if column is Column.PLACE else cells[column]

    def _spoken(self, entry: ComparisonEntry, row: int, column: Column) -> str:
        if column is Column.NAME:
            alike = texts.alike_sentence(entry)
            chosen = texts.chosen_word() if self.is_chosen(row) else ""
            name = texts.way_name(entry.row.way)
            return ", ".join(part for part in (name, chosen, alike) if part)
        text = {
            Column.BLACK: texts.sum_spoken(entry.row, Color.BLACK),
            Column.WHITE: texts.sum_spoken(entry.row, Color.WHITE),
            Column.TOTALS: f"{texts.with_komi()} {texts.totals_text(entry.row)}",
            Column.RESULT: count_result(entry.row.count),
            Column.PLACE: texts.place_spoken(entry.row),
        }[column]
        return f"{text}, {texts.differs_word()}" if self.differs(row, column) else text

    def _tip(self, entry: ComparisonEntry, column: Column) -> str:
        if column is Column.NAME:
            name = texts.way_name(entry.row.way)
            return "\n".join(t for t in (name, texts.alike_sentence(entry)) if t)
        if column in (Column.BLACK, Column.WHITE):
            color = Color.BLACK if column is Column.BLACK else Color.WHITE
            return texts.sum_spoken(entry.row, color)
        return count_result(entry.row.count)
