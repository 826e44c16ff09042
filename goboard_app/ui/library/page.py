"""LibraryPage: the folder, the filter, the list of games, and the files left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts import library as texts
from goboard_app.app.texts.format import translate
from goboard_app.go.board import BoardSize
from goboard_app.go.position import Position
from goboard_app.library.games import GameFilter, GameTags
from goboard_app.library.index import Key, LibraryGame
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.geometry import BoardOptions
from goboard_app.ui.library.explorer import ExplorerPanel
from goboard_app.ui.library.games import LibraryModel, LibraryTable
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    FlowRow,
    column_layout,
    label,
    row_layout,
    set_ground,
)
from goboard_app.ui.widgets.tips import name_with_tip, set_tip

if TYPE_CHECKING:
    from goboard_app.library.duplicates import CopyGroup
    from goboard_app.library.positions import SearchResult

# The filter is applied after a pause in typing.
_TYPING_MS = 120
_EXPLORER = 420
_EDGE = 20
# The most that the title takes of a narrow head before the tools go below it.
_TITLE = 160
_OF_THE_LIST = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class LibraryPage(QWidget):
    """The page of the library.

    Signals: `opened(Key)` when a game is chosen, `left()` when the user goes back, `folder_asked()` for another folder,
    `picture_asked(Key)` for the preview of a game, `position_wanted(PositionQuery | None)` when another position is to
    be searched, None to end the search; `search_stopped()` when the user stops the search under way;
    `copies_wanted(bool)` when duplicates are to be listed, or all games again; `details_wanted()` for the names of the
    files left out.
    """

    manual_page = "library"

    opened = Signal(object)
    left = Signal()
    folder_asked = Signal()
    picture_asked = Signal(object)
    position_wanted = Signal(object)
    copies_wanted = Signal(bool)
    search_stopped = Signal()
    details_wanted = Signal()

    leads_to_start = True
    leads_to_library = True

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, "page")
        self._look = look
        self._thumbnail = thumbnail
        self._names = texts.field_names()
        self.games = LibraryModel(self)
        self.table = LibraryTable(look, self.games)
        self.back = Button(look, icon="back", kind="square")
        self.title = ElidedLabel(role="page")
        self.count = label(role="panel", tone="muted")
        self.copies = Button(look, translate("library", "Duplicates"), kind="chip")
        self.position = Button(look, translate("library", "Position"), kind="chip")
        self.more = Button(look, translate("library", "Selected games"), kind="chip")
        self.folder_button = Button(look, translate("library", "Open folder…"), "open")
        self.tools = FlowRow(self.copies, self.position, self.more, self.folder_button, spacing=12)
        self.explorer: ExplorerPanel | None = None
        self.filter = QLineEdit()
        self.state = ElidedLabel(role="note", tone="muted")
        self.details = Button(look, translate("strip", "Details"), kind="link")
        self.progress = QProgressBar()
        self.note = label(role="panel", tone="muted", wraps=True)
        self.options = BoardOptions()
        """The options for drawing the board of the explorer."""
        self._is_new_folder = True
        self._has_no_copies = False
        self._total = 0
        self._empty = ""
        self._typed = single_shot(self, self._on_typed, _TYPING_MS)
        self._build()
        self._connect()

    def _build(self) -> None:
        self._name()
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 1000)
        self._head = row_layout(self.back, spacing=12)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.count)
        self._head.addWidget(self.tools)
        self._below_head = column_layout()
        card = Card("plain")
        card.setLayout(column_layout(self.table, margin=4))
        # Below the heads of the columns, in the place of the rows.
        self.table.viewport().setLayout(column_layout(self.note, None))
        self.note.setContentsMargins(12, 10, 12, 10)
        self.middle = QHBoxLayout()
        self.middle.setSpacing(12)
        self.middle.addWidget(card, 1)
        layout = column_layout(self._head, self._below_head, self.filter, self.progress, spacing=10)
        layout.addLayout(self.middle, 1)
        # As wide as its text, with the button behind it, and narrower where there is no room.
        self.state.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.details.hide()
        layout.addLayout(row_layout(self.state, self.details, None))
        layout.setContentsMargins(_EDGE, 16, _EDGE, 10)
        self.setLayout(layout)
        self.progress.hide()
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        """Let Tab go through the page as it is read: from left to right, and from the top down."""
        explorer = self.explorer
        head = (self.back, self.copies, self.position, self.more, self.folder_button, self.filter)
        above, beside = ((), ()) if explorer is None else (explorer.option_widgets, explorer.widgets)
        for before, after in pairwise((*head, *above, self.table, *beside, self.details)):
            QWidget.setTabOrder(before, after)

    def _name(self) -> None:
        back = translate("library", "Back (Esc)")
        name_with_tip(self.back, back)
        self.filter.setPlaceholderText(texts.filter_hint())
        self.filter.setAccessibleName(translate("library", "Show only these games"))
        self.filter.setClearButtonEnabled(True)
        self.position.setCheckable(True)
        set_tip(self.position, translate("library", "Look for a position in all games"))
        self.copies.setCheckable(True)
        set_tip(self.copies, translate("library", "Show games with the same moves"))
        set_tip(self.filter, texts.filter_help())

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.folder_button.clicked.connect(self.folder_asked)
        self.position.clicked.connect(self._on_position)
        self.copies.clicked.connect(self._on_copies)
        self.details.clicked.connect(self.details_wanted)
        self.filter.textChanged.connect(self._typed.start)
        self.filter.returnPressed.connect(self._on_enter)
        self.filter.installEventFilter(self)
        self.table.opened.connect(self.opened)
        self.table.picture_asked.connect(self.picture_asked)
        self.games.modelReset.connect(self._refresh_count)
        self._look.changed.connect(single_shot(self, self._fit).start)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        # All pages share one window: the shortcut is for this page only.
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.focus_filter)

    def explore(self) -> ExplorerPanel:
        """Show the explorer and return it."""
        if self.explorer is None:
            self.explorer = ExplorerPanel(self._look)
            self.explorer.board.set_options(self.options)
            self.explorer.wanted.connect(self.position_wanted)
            self.explorer.stopped.connect(self.search_stopped)
            self.middle.addWidget(self.explorer)
            layout = self.layout()
            assert isinstance(layout, QVBoxLayout)
            layout.insertWidget(layout.indexOf(self.progress), self.explorer.options)
            self._set_tab_order()
            self._fit()
        self._is_new_folder = False
        self.position.setChecked(True)
        self.explorer.show()
        self.explorer.options.show()
        self.table.show_hits(True)
        return self.explorer

    @Slot()
    def _on_position(self) -> None:
        if self.position.isChecked():
            is_new = self._is_new_folder
            explorer = self.explore()
            if is_new:
                # Start with the most frequent board size of the library.
                sizes = Counter(game.size for game in self.games.all)
                usual = sizes.most_common(1)[0][0] if sizes else BoardSize.square(19)
                explorer.start(Position.empty(usual))
            else:
                explorer.search()
            explorer.board.setFocus()
        elif self.explorer is not None:
            self.explorer.hide()
            self.explorer.options.hide()
            self.table.show_hits(False)
            self.position_wanted.emit(None)

    def close_explorer(self) -> bool:
        """Hide the explorer and list all games again; return whether it was shown."""
        was_there = self.position.isChecked()
        if was_there:
            self.position.setChecked(False)
            self._on_position()
        return was_there

    @Slot()
    def _on_copies(self) -> None:
        if not self.copies.isChecked():
            self.show_copies(None)
        self.copies_wanted.emit(self.copies.isChecked())

    def close_copies(self) -> bool:
        """List all games again instead of duplicates; return whether duplicates were listed or looked for."""
        was_on = self.copies.isChecked()
        if was_on:
            self.copies.setChecked(False)
            self._on_copies()
        return was_on

    def show_copies(self, groups: Sequence[CopyGroup] | None) -> None:
        """List only these groups of games with the same moves; None for all games."""
        self.copies.setChecked(groups is not None)
        kept = self._kept()
        self._has_no_copies = groups is not None and not groups
        self.table.show_copies(groups is not None)
        self.games.show_copies(groups)
        self._select(*kept)

    def show_tags(self, tags: Mapping[Key, GameTags]) -> None:
        """Show these tags of the games."""
        kept = self._kept()
        self.games.show_tags(tags)
        self._select(*kept)

    def show_found(self, found: SearchResult) -> None:
        """List the games in which the position was found, and show their next moves."""
        if self.explorer is not None and self.position.isChecked():
            kept = self._kept()
            self.explorer.show_found(found)
            self.games.show_among({hit.key: hit.node for hit in found.hits})
            self._select(*kept)

    @Slot(float)
    def show_search_progress(self, done: float) -> None:
        """Show the fraction of a long search for a position that is done."""
        if self.explorer is not None and self.position.isChecked():
            self.explorer.show_progress(done)

    def show_search_stopped(self, count: int) -> None:
        """Show that the search for a position was stopped after this number of games, which stay in the list."""
        if not count:
            # The games of an earlier search.
            self.games.show_among({})
        if self.explorer is not None:
            self.explorer.show_stopped(count)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        self._fit_head()
        if self.explorer is not None:
            width = min(self._look.px(_EXPLORER), max(self.width() * 2 // 5, 300))
            self.explorer.setFixedWidth(max(width, min(self.width() // 3, self.height() * 3 // 5)))

    def _fit_head(self) -> None:
        """Place the tools beside the title, or below it where there is no room for both."""
        title = min(self.title.fontMetrics().horizontalAdvance(self.title.text()), self._look.px(_TITLE))
        beside = (self.back, self.count, self.tools)
        edges = self.contentsMargins().left() + self.contentsMargins().right() + 2 * _EDGE
        wanted = title + sum(widget.sizeHint().width() + self._head.spacing() for widget in beside) + edges
        place = self._below_head if wanted > self.width() else self._head
        if place.indexOf(self.tools) < 0:
            for each in (self._below_head, self._head):
                each.removeWidget(self.tools)
            place.addWidget(self.tools)

    @Slot()
    def focus_filter(self) -> None:
        """Focus the filter and select its text."""
        self.filter.setFocus()
        self.filter.selectAll()

    def next_area(self) -> None:
        """Move the focus to the other part of the page: the table or the filter."""
        if self.table.hasFocus():
            self.focus_filter()
        else:
            self.table.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send the arrow keys of the filter to the list, and clear the filter with Esc."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if Qt.Key(event.key()) in _OF_THE_LIST:
                # The typed text may still wait for the pause that filters the list.
                self._filter_now()
                QApplication.sendEvent(self.table, event)
                return True
            if event.key() == Qt.Key.Key_Escape and self.clear_filter():
                return True
        return super().eventFilter(watched, event)

    def clear_filter(self) -> bool:
        """Clear the filter; return whether there was one."""
        had_filter = bool(self.filter.text())
        self.filter.clear()
        self._filter_now()
        return had_filter

    def show_folder(self, folder: Path) -> None:
        """Show the name of this folder, without explorer and filter."""
        self.title.setText(folder.name or str(folder))
        set_tip(self.title, str(folder))
        self.close_explorer()
        self.close_copies()
        self._is_new_folder = True
        self.clear_filter()

    def show_games(self, games: Sequence[LibraryGame], at: Key | None = None) -> None:
        """List these games, and keep the selection."""
        current, others = self._kept()
        self._total = len(games)
        self.games.show_games(games)
        self._select(current or at, others)

    def show_state(self, text: str, done: float | None, empty: str, has_details: bool = False) -> None:
        """Show the state of the reading; `done` is its progress from 0 to 1, or None if none runs.

        `empty` is shown in the place of a list without any game; `has_details` tells that files are left out.
        """
        self.state.setText(text)
        self.details.setVisible(has_details)
        self.progress.setVisible(done is not None)
        if done is not None:
            self.progress.setValue(round(1000 * done))
        self._empty = empty
        self._refresh_count()

    def show_picture(self, key: Key, picture: BoardPicture) -> None:
        """Show the preview of a game, if it is the last one asked for."""
        self.table.show_board(key, picture, self._thumbnail)

    def _kept(self) -> tuple[Key | None, tuple[Key, ...]]:
        """Return the current and all selected games: a reset of the model clears the selection."""
        return self.table.current, self.table.selected

    def _select(self, key: Key | None, others: Sequence[Key] = ()) -> None:
        """Select a game, or else the first one, and the others that were selected with it."""
        self.table.select(key)
        if self.table.current is None and self.games.games:
            self.table.select(self.games.games[0].key)
        if len(others) > 1:
            self.table.select_all_of(others)

    @Slot()
    def _refresh_count(self) -> None:
        shown = len(self.games.games)
        self.count.setText(texts.shown_text(shown, self._total))
        self._fit_head()
        none = texts.no_duplicates() if self._has_no_copies else texts.no_match()
        self.note.setText("" if shown else (none if self._total else self._empty))
        self.note.setVisible(bool(self.note.text()))

    @Slot()
    def _on_typed(self) -> None:
        kept = self._kept()
        self.table.hide_board()
        self.games.set_filter(GameFilter(self.filter.text(), self._names))
        self._select(*kept)

    def _filter_now(self) -> None:
        if self._typed.isActive():
            self._typed.stop()
            self._on_typed()

    @Slot()
    def _on_enter(self) -> None:
        self._filter_now()
        if self.table.current is not None:
            self.opened.emit(self.table.current)
