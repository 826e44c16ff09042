"""The collection: the dialog with all games of a file, in which they are chosen, arranged and removed."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QMenu, QWidget

from goboard_app.app.collection import added, moved, removed
from goboard_app.app.controller import OpenGame, OpenGames
from goboard_app.app.files.load import LoadedFile, Loader, file_name
from goboard_app.app.files.save import SeparateWriting
from goboard_app.app.texts.files import games_added, games_saved_apart, is_this_file
from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.record import adding_name, count_text, moving_name, removing_name
from goboard_app.app.texts.results import findings_summary
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf import writer
from goboard_app.record.sgf.builder import WritingWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.tree import GameTree
from goboard_app.session.new_game import record_of
from goboard_app.ui.files.collection_list import GamesDelegate, GamesModel, SmallBoards
from goboard_app.ui.files.questions import AboutFiles
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import GAMES
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout, set_plain_rows
from goboard_app.ui.widgets.tips import name_with_tip, set_tip

# The commands whose keys work in the dialog as in the window.
_SHARED = ("undo", "redo", "save", "save_as", "previous_game", "next_game")


class CollectionFlow(AboutFiles):
    """The games of the file; `dialog` exists once they were shown, and every change of them can be undone."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.loader = Loader(self)
        self.dialog: CollectionDialog | None = None
        self._controller.changed.connect(self._on_changed)
        self._controller.replaced.connect(self._on_replaced)
        self.loader.loaded.connect(self._on_loaded)
        self.loader.failed.connect(self._on_failed)
        self.loader.large.connect(self._on_large)
        self.loader.progressed.connect(self._on_progressed)
        self.loader.ended.connect(self._strip.hide)
        self._strip.cancel_asked.connect(self.loader.cancel)

    @Slot()
    def show(self) -> None:
        """Show all games of the file in a dialog."""
        dialog = self.dialog or self._make()
        dialog.show_collection(self._controller.collection)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        dialog.list.setFocus()

    def _make(self) -> CollectionDialog:
        dialog = CollectionDialog(self._look, self._context.thumbnails.of_picture, self._window)
        dialog.chosen.connect(self._on_chosen)
        dialog.move_asked.connect(self._on_move)
        dialog.remove_asked.connect(self._on_remove)
        dialog.split_asked.connect(self._on_split)
        dialog.new_asked.connect(self._on_new)
        dialog.merge_asked.connect(self._on_merge)
        dialog.addActions([self._context.commands.actions[name] for name in _SHARED])
        self.dialog = dialog
        return dialog

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        # A hidden dialog is filled when it is shown again.
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.show_collection(self._controller.collection)

    @Slot()
    def _on_replaced(self) -> None:
        # The games that are being read were to be added to the file before.
        self.loader.cancel()

    @Slot(int)
    def _on_chosen(self, number: int) -> None:
        self._settle()
        self._controller.show_game(number)

    @Slot(object, int)
    def _on_move(self, numbers: tuple[int, ...], to: int) -> None:
        self._settle()
        before = self._controller.collection
        after = moved(before, numbers, to)
        # A move to the same place is no step of Undo.
        if after.games != before.games:
            self._controller.arrange(after, moving_name())

    @Slot(object)
    def _on_remove(self, numbers: tuple[int, ...]) -> None:
        self._settle()
        after = removed(self._controller.collection, numbers)
        if after is not None:
            self._controller.arrange(after, removing_name(len(numbers)))
            if self.dialog is not None:
                # The game that takes the place of the first removed one is selected.
                last = min(numbers[0], self._controller.game_count - 1)
                self.dialog.select([self._controller.trees[last]])

    @Slot()
    def _on_new(self) -> None:
        games = self._context.service(GAMES)
        choice = games.choose(games.last_choice)
        if choice is not None:
            self._add([OpenGame(record_of(choice, date.today()))])

    def _add(self, games: list[OpenGame]) -> None:
        self._settle()
        after = added(self._controller.collection, games)
        self._controller.arrange(after, adding_name(len(games)))
        if self.dialog is not None:
            self.dialog.select([game.tree for game in games])

    @Slot()
    def _on_merge(self) -> None:
        title = translate("collection", "Add games from a file")
        path = self._chosen_to_open(title, self._folder())
        if path is not None:
            self.loader.load(path)

    @Slot(object, object)
    def _on_large(self, path: Path, size: int) -> None:
        self._strip.ask_large(path, size, lambda: self.loader.load(path, most=None))

    @Slot(object)
    def _on_loaded(self, loaded: LoadedFile) -> None:
        games = [OpenGame(tree) for tree in loaded.record.games]
        self._add(games)
        told = (games_added(len(games), loaded.path.name), findings_summary(loaded.record.findings))
        self._strip.tell(running_text(*told), is_grave=False)

    @Slot(object, float)
    def _on_progressed(self, path: Path, done: float) -> None:
        self._tell_reading(path, done)

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._tell_unopened(path, reason)

    @Slot(object)
    def _on_split(self, numbers: tuple[int, ...]) -> None:
        trees = tuple(self._controller.trees[number] for number in numbers)
        name = file_name(info_of(trees[0]))
        target = self._chosen_to_save(translate("collection", "Save these games separately"), name)
        if target is None:
            return
        if target == self._documents.path:
            self._strip.tell(is_this_file(target.name))
        else:
            self._write(target, numbers)

    def _write(self, path: Path, numbers: tuple[int, ...]) -> None:
        trees = tuple(self._controller.trees[n] for n in numbers)
        if not self._save_apart(SeparateWriting(trees, path, _bytes_of)):
            return
        self._strip.tell_done(games_saved_apart(len(numbers), path.name))


def _bytes_of(trees: tuple[GameTree, ...], watch: WritingWatch) -> bytes:
    """Return a file of these games; in UTF-8 if their own encoding lacks one of the characters."""
    record = Record(trees)
    try:
        return writer.write_record(record, None, watch)
    except UnencodableText:
        return writer.write_record(record, "UTF-8", watch)


_ALT = Qt.KeyboardModifier.AltModifier


class GamesList(QListView):
    """The view of the rows.

    Signals: `opened()` for Enter or a double click, `moved(int)` with -1 or +1 for Alt and an arrow, `deleted()` for
    Delete.
    """

    opened = Signal()
    moved = Signal(int)
    deleted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_plain_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.doubleClicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys for opening, moving and removing games; letters search for a row as in every list."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and event.modifiers() & _ALT:
            self.moved.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class CollectionDialog(DialogBase):
    """The dialog of the games, which stays open beside the window; it changes nothing by itself.

    Signals: `chosen(int)` with the number of a game; `move_asked(tuple, int)` with the numbers of games and that of the
    game to put them before; `remove_asked(tuple)` and `split_asked(tuple)` with numbers; `new_asked()` and
    `merge_asked()` for further games.
    """

    manual_page = "records"

    chosen = Signal(int)
    move_asked = Signal(object, int)
    remove_asked = Signal(object)
    split_asked = Signal(object)
    new_asked = Signal()
    merge_asked = Signal()

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_searched = False
        self.boards = SmallBoards(look, thumbnail, self)
        self.games = GamesModel(self)
        self.list = GamesList()
        self.filter = QLineEdit()
        self.count = label(role="note", tone="muted")
        self.show_button = Button(look, translate("collection", "Show"), "eye", "primary")
        self.up = Button(look, icon="chevron_up", kind="square")
        self.down = Button(look, icon="chevron_down", kind="square")
        self.add = Button(look, translate("collection", "Add"), "plus")
        self.split = Button(look, translate("collection", "Save separately…"), "save")
        self.remove = Button(look, translate("collection", "Take out"))
        self._build()
        self._connect()

    def fit(self) -> None:
        """Keep the size that the user gave it, as far as the screen has room."""
        self.keep_on_screen()

    def _build(self) -> None:
        self.setWindowTitle(translate("collection", "Games in this file"))
        self.setMinimumSize(self._look.px(420), self._look.px(380))
        self.resize(self._look.px(520), self._look.px(640))
        self.list.setModel(self.games)
        self.list.setItemDelegate(GamesDelegate(self._look, self.games, self.boards, self.list))
        self.list.setAccessibleName(self.windowTitle())
        self.filter.setPlaceholderText(translate("collection", "Player, event, date, result"))
        self.filter.setAccessibleName(translate("collection", "Show only games with these words"))
        self.filter.setClearButtonEnabled(True)
        self._name_buttons()
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=4))
        layout = column_layout(spacing=10)
        layout.addLayout(row_layout(label(self.windowTitle(), "title"), None, self.count))
        layout.addWidget(self.filter)
        layout.addWidget(frame, 1)
        layout.addLayout(row_layout(self.up, self.down, None, self.add, self.split, spacing=8))
        layout.addLayout(row_layout(self.remove, None, self.show_button, spacing=8))
        layout.setContentsMargins(20, 18, 20, 16)
        self.setLayout(layout)

    def _name_buttons(self) -> None:
        for button, text in (
            (self.up, translate("collection", "Move up (Alt+Up)")),
            (self.down, translate("collection", "Move down (Alt+Down)")),
        ):
            name_with_tip(button, text)
        tip = translate("collection", "Save the selected games as a file of their own")
        set_tip(self.split, tip)
        tip = translate("collection", "Take the selected games out of this file; Undo brings them back")
        set_tip(self.remove, tip)
        menu = QMenu(self.add)
        self.new_action = menu.addAction(translate("collection", "New game…"))
        self.merge_action = menu.addAction(translate("collection", "Games from another file…"))
        self.add.setMenu(menu)
        for button in (self.up, self.down, self.add, self.split, self.remove, self.show_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            # Enter shows the game, unless a button has the focus, which then handles it.
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._on_filter)
        self.filter.returnPressed.connect(self._on_filter_done)
        self.list.opened.connect(self._on_show)
        self.list.moved.connect(self._move)
        self.list.deleted.connect(self._on_remove)
        self.list.selectionModel().selectionChanged.connect(self._refresh_buttons)
        self.games.dropped.connect(self.move_asked)
        self.games.modelReset.connect(self._refresh_buttons)
        self.games.found.connect(self._on_found)
        self.boards.made.connect(self._on_board_made)
        self.show_button.clicked.connect(self._on_show)
        self.up.clicked.connect(self._on_up)
        self.down.clicked.connect(self._on_down)
        self.split.clicked.connect(self._on_split)
        self.remove.clicked.connect(self._on_remove)
        self.new_action.triggered.connect(self.new_asked)
        self.merge_action.triggered.connect(self.merge_asked)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._on_find)

    @property
    def selected(self) -> tuple[int, ...]:
        """The numbers of the selected games, in the order of the file."""
        rows = self.list.selectionModel().selectedRows()
        return tuple(sorted(self.games.number_at(index.row()) for index in rows))

    def show_collection(self, collection: OpenGames) -> None:
        """Show these games and keep the selection."""
        kept = [self.games.tree_at(index.row()) for index in self.list.selectedIndexes()]
        if self.games.show_collection(collection):
            self.select(kept or [collection.shown.tree])
        # Not by `dataChanged`, after which the view lays out all rows again.
        self.list.viewport().update()
        self._refresh_count()

    def select(self, trees: list[GameTree]) -> None:
        """Select these games and scroll to the first of them."""
        rows = self.games.rows_of(trees)
        if not rows:
            return
        selection = QItemSelection()
        for place in rows:
            selection.select(self.games.index(place), self.games.index(place))
        mode = QItemSelectionModel.SelectionFlag
        model = self.list.selectionModel()
        # The method of the view would select this row alone.
        model.setCurrentIndex(self.games.index(rows[0]), mode.NoUpdate)
        model.select(selection, mode.ClearAndSelect)
        self.list.scrollTo(self.games.index(rows[0]))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's own
        self.boards.stop()
        super().hideEvent(event)

    def _refresh_count(self) -> None:
        self.count.setText(count_text(self.games.rowCount(), self.games.game_count))
        self._refresh_buttons()

    @Slot()
    def _refresh_buttons(self) -> None:
        chosen = self.selected
        # With a filter, neighbours in the list may be apart in the file.
        is_free = bool(chosen) and not self.games.is_filtered
        self.show_button.setEnabled(bool(chosen))
        self.split.setEnabled(bool(chosen))
        self.remove.setEnabled(0 < len(chosen) < self.games.game_count)
        self.up.setEnabled(is_free and chosen != tuple(range(len(chosen))))
        end = self.games.game_count
        self.down.setEnabled(is_free and chosen != tuple(range(end - len(chosen), end)))

    @Slot(str)
    def _on_filter(self, wanted: str) -> None:
        self._is_searched = True
        self.games.set_filter(wanted)

    @Slot()
    def _on_found(self) -> None:
        self._refresh_count()
        # Only typing moves the selection; it stays when the file changes.
        if self._is_searched and self.games.rowCount():
            self.list.setCurrentIndex(self.games.index(0))
        self._is_searched = False

    @Slot(object)
    def _on_board_made(self, tree: GameTree) -> None:
        for row in self.games.rows_of([tree]):
            self.list.update(self.games.index(row))

    @Slot()
    def _on_filter_done(self) -> None:
        self.list.setFocus()

    @Slot()
    def _on_find(self) -> None:
        self.filter.setFocus()
        self.filter.selectAll()

    @Slot()
    def _on_show(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.chosen.emit(self.games.number_at(index.row()))

    @Slot()
    def _on_up(self) -> None:
        self._move(-1)

    @Slot()
    def _on_down(self) -> None:
        self._move(1)

    @Slot(int)
    def _move(self, direction: int) -> None:
        chosen = self.selected
        button = self.up if direction < 0 else self.down
        if button.isEnabled():
            # The games are put before the one at `to`, so a step down passes over the next one.
            to = max(0, chosen[0] - 1) if direction < 0 else chosen[-1] + 2
            self.move_asked.emit(chosen, min(to, self.games.game_count))

    @Slot()
    def _on_split(self) -> None:
        self.split_asked.emit(self.selected)

    @Slot()
    def _on_remove(self) -> None:
        if self.remove.isEnabled():
            self.remove_asked.emit(self.selected)
