"""The list of games: its model with filter and order, the table, and the preview of a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts import library as texts
from goboard_app.app.texts.format import collation_key, comma_list, translate
from goboard_app.library.games import NO_TAGS, GameFacts, GameFilter, GameTags
from goboard_app.library.index import Key, LibraryGame
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import NO_INDEX, Card, Index, column_layout
from goboard_app.ui.widgets.tips import tip_text

if TYPE_CHECKING:
    from goboard_app.library.duplicates import CopyGroup, GameCopy

BLACK, WHITE, DATE, EVENT, RULES, RESULT, MOVES, SIZE, FILE, FOUND, TAGS, COPY = range(12)

_ROW = 30
_WIDTHS = {
    **{BLACK: 190, WHITE: 190, DATE: 116, EVENT: 190, RULES: 90},
    **{RESULT: 98, MOVES: 72, SIZE: 66, FILE: 200, FOUND: 84, TAGS: 150, COPY: 150},
}
# The columns that share the remaining room, and the least part of their width.
_ELASTIC = (BLACK, WHITE, EVENT, FILE, TAGS)
_LEAST = 0.58
_NUMBERS = frozenset({MOVES, SIZE, FOUND})
# The columns hidden beside an explorer, and those hidden one by one where room is scarce.
_LESS = (RULES, MOVES, SIZE)
# A colour of the text this faint tells every second group of duplicates from its neighbours.
_BAND_ALPHA = 16
_GIVING_WAY = (RULES, SIZE, FILE, MOVES, EVENT, DATE, TAGS, RESULT, FOUND)
_BOARD = 200
# The board of a game is shown after the pointer has rested, and not for each row that it crosses.
_RESTING_MS = 220

_Value = str | int | tuple[int, int]
_ORDER: dict[int, Callable[[LibraryGame], _Value]] = {
    BLACK: lambda game: game.facts.black,
    WHITE: lambda game: game.facts.white,
    DATE: lambda game: game.facts.day or game.facts.date,
    EVENT: lambda game: game.facts.title,
    RULES: lambda game: game.facts.rules,
    RESULT: lambda game: game.facts.ended,
    MOVES: lambda game: game.facts.moves,
    SIZE: lambda game: (game.facts.columns, game.facts.rows),
}
# The columns that are collated in the current language.
_NAMES = frozenset({BLACK, WHITE, EVENT, RULES, TAGS})
_TOLD: dict[int, Callable[[LibraryGame], str]] = {
    BLACK: lambda game: texts.player_text(game.facts.black, game.facts.black_rank),
    WHITE: lambda game: texts.player_text(game.facts.white, game.facts.white_rank),
    DATE: lambda game: texts.date_text(game.facts.date),
    EVENT: lambda game: game.facts.title,
    RULES: lambda game: game.facts.rules,
    RESULT: lambda game: texts.result_text(game.facts),
    MOVES: lambda game: str(game.facts.moves),
    SIZE: lambda game: texts.size_text(game.facts),
    FILE: lambda game: texts.place_text(os.fsdecode(game.key[0]), game.key[1]),
}


class LibraryModel(QAbstractTableModel):
    """The games that pass the filter, in the order of a column or of the files."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: Sequence[LibraryGame] = ()
        self._rows: list[LibraryGame] = []
        self._filter = GameFilter("")
        self._among: Mapping[Key, int] | None = None
        self._tags: Mapping[Key, GameTags] = {}
        self._copies: Mapping[Key, _PlacedCopy] | None = None
        self._column, self._is_falling = -1, False
        self._titles = _titles()
        # The columns whose texts are not among the facts of a game.
        self._told: dict[int, Callable[[LibraryGame], str]] = {
            FOUND: lambda game: str(self.node_of(game.key)),
            TAGS: lambda game: texts.tags_text(self.tags_of(game.key)),
            COPY: self._copy_text,
        }
        self.band = QColor()
        """The background of every second group of duplicates."""
        self.is_file_seen = True
        """True if the column of files is shown; otherwise a game without names shows its file instead of Black's name.
        """

    @property
    def games(self) -> Sequence[LibraryGame]:
        """The games that are listed, in their order."""
        return self._rows

    @property
    def all(self) -> Sequence[LibraryGame]:
        """All games, listed or not."""
        return self._games

    def show_games(self, games: Sequence[LibraryGame]) -> None:
        """Set the games."""
        self._games = games
        self._refresh()

    def set_filter(self, wanted: GameFilter) -> None:
        """List only the games that this filter accepts."""
        self._filter = wanted
        self._refresh()

    def show_among(self, found: Mapping[Key, int] | None) -> None:
        """List only these games, as far as the filter accepts them; None for all.

        Each has the index in its main line at which the position was found.
        """
        self._among = found
        self._refresh()

    def show_copies(self, groups: Sequence[CopyGroup] | None) -> None:
        """List only the games of these groups of duplicates, group by group; None for all games."""
        self._copies = None
        if groups is not None:
            self._copies = {
                copy.key: _PlacedCopy(number, place, copy)
                for number, group in enumerate(groups, 1)
                for place, copy in enumerate(group)
            }
        self._refresh()

    def copies_of(self, key: Key) -> tuple[Key, ...]:
        """Return the listed games of the group of duplicates that a game is in, with the game itself."""
        placed = (self._copies or {}).get(key)
        if placed is None or self._copies is None:
            return ()
        return tuple(g.key for g in self._rows if self._copies[g.key].group == placed.group)

    def show_tags(self, tags: Mapping[Key, GameTags]) -> None:
        """Set the tags of the games."""
        self._tags = tags
        self._refresh()

    def tags_of(self, key: Key) -> GameTags:
        """Return the tags of a game."""
        return self._tags.get(key, NO_TAGS)

    @property
    def has_tags(self) -> bool:
        """True if a game of the library has tags or a note."""
        return bool(self._tags)

    def sort(  # noqa: D102 - Qt's own
        self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder
    ) -> None:
        self._column, self._is_falling = column, order == Qt.SortOrder.DescendingOrder
        self._refresh()

    def _refresh(self) -> None:
        accepts, among = self._filter.accepts, self._among
        rows = list(self._games) if among is None else [g for g in self._games if g.key in among]
        if not self._filter.is_empty:
            rows = self._matching(rows, accepts)
        rows = self._grouped(rows)
        value = self._tags_order if self._column == TAGS else _ORDER.get(self._column)
        if self._column == FOUND:
            # Index 0 is a hit too, before the first move, and not an empty value.
            rows.sort(key=self._found_order, reverse=self._is_falling)
        elif value is not None:
            # Empty values come last in either order.
            told = [game for game in rows if value(game)]
            silent = [game for game in rows if not value(game)]
            if self._column in _NAMES:
                told.sort(key=lambda game: collation_key(str(value(game))), reverse=self._is_falling)
            else:
                told.sort(key=value, reverse=self._is_falling)
            rows = told + silent
        elif self._is_falling:
            rows.reverse()
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _matching(
        self, rows: Sequence[LibraryGame], accepts: Callable[[GameFacts, GameTags], bool]
    ) -> list[LibraryGame]:
        """Return the games that pass the filter; with duplicates, all games of a group with such a game."""
        found = [game for game in rows if accepts(game.facts, self.tags_of(game.key))]
        copies = self._copies
        if copies is None:
            return found
        groups = {copies[game.key].group for game in found if game.key in copies}
        return [game for game in rows if game.key in copies and copies[game.key].group in groups]

    def _grouped(self, rows: list[LibraryGame]) -> list[LibraryGame]:
        """Return only the duplicates, in the order of their groups, if they are shown."""
        copies = self._copies
        if copies is None:
            return rows
        return sorted((game for game in rows if game.key in copies), key=lambda game: copies[game.key][:2])

    def _tags_order(self, game: LibraryGame) -> str:
        tags = self.tags_of(game.key)
        return " ".join((*tags.tags, tags.note))

    def _order(self, value: Callable[[LibraryGame], _Value]) -> Callable[[LibraryGame], Any]:
        """Return the sort key of the current column; names are collated in the current language."""
        if self._column in _NAMES:
            return lambda game: collation_key(str(value(game)))
        return value

    def _found_order(self, game: LibraryGame) -> _Value:
        return self.node_of(game.key)

    def node_of(self, key: Key) -> int:
        """Return the index in the main line at which a game was found; 0 without a search."""
        return 0 if self._among is None else self._among.get(key, 0)

    def row_of(self, key: Key) -> int | None:
        """Return the row of a game, or None if it is not listed."""
        return next((row for row, game in enumerate(self._rows) if game.key == key), None)

    def rowCount(self, parent: Index = NO_INDEX) -> int:  # noqa: D102, N802 - Qt's own
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:  # noqa: D102, N802 - Qt's own
        return 0 if parent.isValid() else len(self._titles)

    def headerData(  # noqa: D102, N802 - Qt's own
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell; the accessible text of the first column describes the whole game."""
        if not index.isValid():
            return None
        game, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.BackgroundRole:
            return self._band(game)
        if column in self._told and role == Qt.ItemDataRole.DisplayRole:
            return self._told[column](game)
        if role == Qt.ItemDataRole.DisplayRole:
            is_nameless = not (game.facts.black or game.facts.white)
            if column == BLACK and is_nameless and not self.is_file_seen:
                column = FILE
            return _TOLD[column](game)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(game) if column == BLACK else self.data(index)
        if role == Qt.ItemDataRole.ToolTipRole and column in (EVENT, FILE):
            return tip_text(_TOLD[column](game))
        if role == Qt.ItemDataRole.ToolTipRole and column == TAGS:
            tags = self.tags_of(game.key)
            return "" if tags.is_empty else tip_text("\n".join(filter(None, (comma_list(*tags.tags), tags.note))))
        if role == Qt.ItemDataRole.ToolTipRole and column == DATE:
            return tip_text(game.facts.date) if game.facts.date != texts.date_text(game.facts.date) else ""
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _NUMBERS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _spoken(self, game: LibraryGame) -> str:
        """Return the accessible text of a row, with the group of a duplicate before it and the tags behind it."""
        shown = () if self._copies is None else (self._copy_text(game),)
        return comma_list(*shown, texts.spoken_game(game), texts.tags_text(self.tags_of(game.key)))

    def _copy_text(self, game: LibraryGame) -> str:
        placed = (self._copies or {}).get(game.key)
        return "" if placed is None else texts.copy_text(placed.group, placed.copy, placed.place == 0)

    def _band(self, game: LibraryGame) -> QColor | None:
        """Return the background of a row, which is another one for every second group of duplicates."""
        placed = (self._copies or {}).get(game.key)
        return self.band if placed is not None and placed.group % 2 else None


class _PlacedCopy(NamedTuple):
    """A duplicate with the number of its group, from 1, and its place there, from 0."""

    group: int
    place: int
    copy: GameCopy


def _titles() -> dict[int, str]:
    return {
        BLACK: translate("library", "Black"),
        WHITE: translate("library", "White"),
        DATE: translate("library", "Date"),
        EVENT: translate("library", "Event"),
        RULES: translate("library", "Rules"),
        RESULT: translate("library", "Result"),
        MOVES: translate("library", "Moves"),
        SIZE: translate("library", "Size"),
        FILE: translate("library", "File"),
        FOUND: translate("library", "Found at"),
        TAGS: translate("library", "Tags"),
        COPY: translate("library", "Same moves"),
    }


class _BandDelegate(QStyledItemDelegate):
    """A delegate that paints the background of a row, which the style sheet of the table would hide."""

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        band = index.data(Qt.ItemDataRole.BackgroundRole)
        if isinstance(band, QColor):
            painter.fillRect(option.rect, band)
        super().paint(painter, option, index)


class LibraryTable(QTableView):
    """The table of games.

    Signals: `opened(Key)` for Enter or a double click; `picture_asked(Key)` when the mouse rests on a row, or the keys
    moved to it; `menu_asked(QPoint)` for the menu of the selected games, at a place of the screen.
    """

    opened = Signal(object)
    picture_asked = Signal(object)
    menu_asked = Signal(QPoint)

    def __init__(self, look: Look, model: LibraryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("library")
        self._look = look
        self._games = model
        self._shown: Key | None = None
        self._resting = single_shot(self, self._on_resting, _RESTING_MS)
        self._over = -1
        self._is_dragged = self._is_sharing = False
        self._has_hits, self._has_copies, self._last = False, False, FILE
        self.board = SmallBoard(self)
        self.setModel(model)
        self.setItemDelegate(_BandDelegate(self))
        self._build()
        self.doubleClicked.connect(self._on_double_click)
        self.entered.connect(self._on_entered)
        self.verticalScrollBar().valueChanged.connect(self.hide_board)
        look.changed.connect(self._fit)
        model.modelReset.connect(self._on_reset)

    def _build(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        # Tab leaves the table instead of moving between its cells.
        self.setTabKeyNavigation(False)
        self.setAccessibleName(translate("library", "Games"))
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        # When it is painted, a header asks for each column whether all its rows are selected: 400 ms with 10,000 games.
        header.setSelectionModel(QItemSelectionModel(self._games, header))
        # A third click on a title restores the order of the files.
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(True)
        header.sectionResized.connect(self._on_section_resized)
        self.setSortingEnabled(True)
        header.moveSection(FOUND, WHITE + 1)
        header.moveSection(header.visualIndex(TAGS), header.visualIndex(EVENT) + 1)
        header.moveSection(header.visualIndex(COPY), 0)
        self.show_hits(False)
        self._fit()

    def show_hits(self, are_shown: bool) -> None:
        """Show or hide the column of hits, in the place of less important columns."""
        self._has_hits = are_shown
        self._share_width()

    def show_copies(self, are_shown: bool) -> None:
        """Show or hide the column of duplicates, in the order of their groups."""
        self._has_copies = are_shown
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._share_width()

    @Slot()
    def _on_reset(self) -> None:
        # The first tags show their column, and the last ones hide it.
        if self._games.has_tags == self.isColumnHidden(TAGS):
            self._share_width()

    def _fit(self) -> None:
        text = QColor(self._look.theme.text)
        text.setAlpha(_BAND_ALPHA)
        self._games.band = text
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self._look.px(_ROW))
        self._share_width()

    def _share_width(self) -> None:
        """Distribute the width among the columns, unless the user has resized one.

        Where room is scarce, the less important columns are hidden.
        """
        px, room = self._look.px, self.viewport().width()
        least = {c: round(px(w) * (_LEAST if c in _ELASTIC else 1)) for c, w in _WIDTHS.items()}
        away = {*(_LESS if self._has_hits else (FOUND,)), *(() if self._has_copies else (COPY,))}
        if not self._games.has_tags:
            away.add(TAGS)
        seen = [column for column in least if column not in away]
        for column in _GIVING_WAY:
            if column in seen and sum(least[each] for each in seen) > room:
                seen.remove(column)
        # A bar that came before the columns were narrowed would stay. All columns fit unless the user makes one wider.
        bars = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(bars.ScrollBarAsNeeded if self._is_dragged else bars.ScrollBarAlwaysOff)
        self._is_sharing = True
        self._games.is_file_seen = FILE in seen
        self._last = max(seen, key=self.horizontalHeader().visualIndex)
        for column in least:
            self.setColumnHidden(column, column not in seen)
        if not self._is_dragged:
            fixed = sum(least[column] for column in seen if column not in _ELASTIC)
            usual = sum(px(_WIDTHS[column]) for column in seen if column in _ELASTIC)
            part = max(_LEAST, (room - fixed) / usual)
            for column in seen:
                elastic = int(px(_WIDTHS[column]) * part)
                self.setColumnWidth(column, elastic if column in _ELASTIC else least[column])
        self._is_sharing = False

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._share_width()

    def _on_section_resized(self, column: int) -> None:
        # The last column is resized by Qt, not by the user.
        if not self._is_sharing and column != self._last:
            self._is_dragged = True
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    @property
    def current(self) -> Key | None:
        """The key of the selected game, or None."""
        row = self.currentIndex().row()
        return self._games.games[row].key if 0 <= row < len(self._games.games) else None

    def select(self, key: Key | None) -> None:
        """Select a game and scroll to it, if it is listed."""
        row = None if key is None else self._games.row_of(key)
        if row is not None:
            column = max(0, self.currentIndex().column())
            self.setCurrentIndex(self._games.index(row, column))

    @property
    def selected(self) -> tuple[Key, ...]:
        """The keys of all selected games, in the order of the list."""
        # The ranges are few where `selectedRows` makes an object for each of ten thousand rows.
        selection = self.selectionModel().selection()
        parts = map(selection.at, range(selection.count()))
        ranges = sorted((part.top(), part.bottom() + 1) for part in parts)
        rows = dict.fromkeys(row for top, end in ranges for row in range(top, end))
        return tuple(self._games.games[row].key for row in rows)

    def select_all_of(self, keys: Collection[Key]) -> None:
        """Select these games as well, as far as they are listed."""
        wanted, chosen = set(keys), QItemSelection()
        last = self._games.columnCount() - 1
        rows = (row for row, game in enumerate(self._games.games) if game.key in wanted)
        # Neighbours are one range: a selection of many ranges is slow.
        for _, group in groupby(enumerate(rows), lambda each: each[1] - each[0]):
            there = [row for _, row in group]
            chosen.select(self._games.index(there[0], 0), self._games.index(there[-1], last))
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.Select)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the selected games; the row under the mouse is selected first if it is not."""
        self.hide_board()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        else:
            place = event.globalPos()
            if not self.indexAt(self.viewport().mapFromGlobal(place)).isValid():
                return
        self.menu_asked.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the game with Enter; ask for the preview when the keys move to a row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if self.current is not None:
                self.hide_board()
                self.opened.emit(self.current)
            return
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if self.currentIndex().row() not in (before, -1):
            self._ask(self.currentIndex().row())

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's own
        """Ignore typed letters, as the filter is for searching."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hide the preview when the mouse is beside the rows."""
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.hide_board()

    def viewportEvent(self, event: QEvent) -> bool:
        """Hide the preview when the mouse leaves."""
        if event.type() == QEvent.Type.Leave:
            self.hide_board()
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self.hide_board()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's own
        super().hideEvent(event)
        self.hide_board()

    def hide_board(self) -> None:
        """Hide the preview and forget the request for it."""
        self._resting.stop()
        self._over, self._shown = -1, None
        self.board.hide()

    def show_board(self, key: Key, picture: BoardPicture, thumbnail: Thumbnail) -> None:
        """Show the preview of a game beside its row, if it is the last one asked for."""
        row = self._games.row_of(key) if key == self._shown else None
        if row is None:
            return
        side = self._look.px(_BOARD)
        self.board.show_pixmap(thumbnail(picture, side))
        self.board.place_beside(self._row_rect(row), self.viewport().rect())

    def _row_rect(self, row: int) -> QRect:
        rect = self.visualRect(self._games.index(row, 0))
        # Beside the mouse, or in the middle when the keys chose the row.
        place = self.viewport().mapFromGlobal(self.cursor().pos())
        left = place.x() if self.viewport().rect().contains(place) else self.viewport().width() // 2
        return QRect(left, rect.top(), 1, rect.height())

    def _ask(self, row: int) -> None:
        self._shown = self._games.games[row].key
        self.picture_asked.emit(self._shown)

    def _on_entered(self, index: QModelIndex) -> None:
        if index.row() != self._over:
            self.hide_board()
            self._over = index.row()
            self._resting.start()

    def _on_resting(self) -> None:
        if 0 <= self._over < len(self._games.games):
            self._ask(self._over)

    def _on_double_click(self, index: QModelIndex) -> None:
        self.hide_board()
        self.opened.emit(self._games.games[index.row()].key)


class SmallBoard(Card):
    """A preview of the final position, shown over the list; it ignores the mouse."""

    def __init__(self, parent: QAbstractItemView) -> None:
        super().__init__("plain", parent.viewport())
        self._picture = QLabel()
        self.setLayout(column_layout(self._picture, margin=6))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_pixmap(self, pixmap: object) -> None:
        """Show this picture."""
        self._picture.setPixmap(pixmap)  # type: ignore[arg-type]
        self.adjustSize()

    def place_beside(self, row: QRect, room: QRect) -> None:
        """Show the preview below a row, or above it if there is no room below, within the list."""
        gap = 6
        below = row.bottom() + gap
        top = below if below + self.height() <= room.bottom() else row.top() - gap - self.height()
        left = min(row.left() + 3 * gap, room.right() - self.width() - gap)
        self.move(QPoint(max(gap, left), max(gap, top)))
        self.show()
        self.raise_()
