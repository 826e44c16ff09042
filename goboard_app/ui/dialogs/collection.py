"""CollectionDialog: all games of a file, to choose one, to arrange them, to take some out."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QLineEdit,
    QListView,
    QMenu,
    QWidget,
)

from goboard_app.app.controller import OpenGames
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import count_text
from goboard_app.record.tree import GameTree
from goboard_app.ui.dialogs.collection_model import GamesModel
from goboard_app.ui.dialogs.collection_paint import GamesDelegate, SmallBoards
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout

_ALT = Qt.KeyboardModifier.AltModifier


class GamesList(QListView):
    """The rows. Signals: `opened()` for Enter or a double click, `moved(int)` with -1 or +1 for
    Alt and an arrow, `deleted()` for Delete.
    """

    opened = Signal()
    moved = Signal(int)
    deleted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.doubleClicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, move and take out by keys; letters look for a row as everywhere."""
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


class CollectionDialog(QDialog):
    """Stays beside the window. It changes nothing by itself.

    Signals: `chosen(int)` with the number of a game; `move_asked(tuple, int)` with the numbers of
    games and that of the game to put them before; `remove_asked(tuple)` and `split_asked(tuple)`
    with numbers; `new_asked()` and `merge_asked()` for further games.
    """

    chosen = Signal(int)
    move_asked = Signal(object, int)
    remove_asked = Signal(object)
    split_asked = Signal(object)
    new_asked = Signal()
    merge_asked = Signal()

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.boards = SmallBoards(look, thumbnail, self)
        self.games = GamesModel(self)
        self.list = GamesList()
        self.filter = QLineEdit()
        self.count = label(role="note", tone="muted")
        self.show_button = Button(look, translate("collection", "Show"), "eye", "primary")
        self.up = Button(look, icon="chevron_up", kind="square")
        self.down = Button(look, icon="chevron_down", kind="square")
        self.add = Button(look, translate("collection", "Add"), "plus")
        self.split = Button(look, translate("collection", "Save apart…"), "save")
        self.remove = Button(look, translate("collection", "Take out"))
        self._build()
        self._connect()

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
            button.setToolTip(text)
            button.setAccessibleName(text)
        tip = translate("collection", "Save the selected games as a file of their own")
        self.split.setToolTip(tip)
        tip = translate("collection", "Take the selected games out of this file; Undo brings them")
        self.remove.setToolTip(tip)
        menu = QMenu(self.add)
        self.new_action = menu.addAction(translate("collection", "New game…"))
        self.merge_action = menu.addAction(translate("collection", "Games of another file…"))
        self.add.setMenu(menu)
        for button in (self.up, self.down, self.add, self.split, self.remove, self.show_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            # Enter shows the game; the button that has the focus takes it as its own.
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
        self.boards.made.connect(self.games.refresh)
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
        """The numbers of the games that are selected, in the order of the file."""
        rows = self.list.selectionModel().selectedRows()
        return tuple(sorted(self.games.number_at(index.row()) for index in rows))

    def show_collection(self, collection: OpenGames) -> None:
        """Show these games; those that were selected stay so."""
        kept = [self.games.tree_at(index.row()) for index in self.list.selectedIndexes()]
        if self.games.show_collection(collection):
            self.select(kept or [collection.shown.tree])
        self._refresh_count()

    def select(self, trees: list[GameTree]) -> None:
        """Select these games and bring the first of them into sight."""
        rows = self.games.rows_of(trees)
        if not rows:
            return
        selection = QItemSelection()
        for place in rows:
            selection.select(self.games.index(place), self.games.index(place))
        mode = QItemSelectionModel.SelectionFlag
        model = self.list.selectionModel()
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
        is_free = bool(chosen) and not self.games.is_filtered
        self.show_button.setEnabled(bool(chosen))
        self.split.setEnabled(bool(chosen))
        self.remove.setEnabled(0 < len(chosen) < self.games.game_count)
        self.up.setEnabled(is_free and chosen != tuple(range(len(chosen))))
        end = self.games.game_count
        self.down.setEnabled(is_free and chosen != tuple(range(end - len(chosen), end)))

    @Slot(str)
    def _on_filter(self, wanted: str) -> None:
        self.games.set_filter(wanted)
        self._refresh_count()
        if self.games.rowCount():
            self.list.setCurrentIndex(self.games.index(0))

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
            to = max(0, chosen[0] - 1) if direction < 0 else chosen[-1] + 2
            self.move_asked.emit(chosen, min(to, self.games.game_count))

    @Slot()
    def _on_split(self) -> None:
        self.split_asked.emit(self.selected)

    @Slot()
    def _on_remove(self) -> None:
        if self.remove.isEnabled():
            self.remove_asked.emit(self.selected)
