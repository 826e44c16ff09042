"""FindPanel: the side panel of a search, with the query, its options and the list of hits."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QProgressBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.search import HitText
from goboard_app.record.search import NoteKind, found_in
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, FlowRow, Index, column_layout, label, row_layout, set_plain_rows
from goboard_app.ui.widgets.tips import name_with_tip, set_tip

_ROW = 50
_READING_HEIGHT = 150


class FindKind(Enum):
    """The things that can be looked for; the notes of a game are listed without any query."""

    WORDS = auto()
    POSITION = auto()
    NOTES = auto()


_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class HitsModel(QAbstractListModel):
    """One row per hit; the texts of a row are made when it is first shown."""

    def __init__(self, tell: Callable[[int], HitText], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._count = 0
        self._texts: dict[int, HitText] = {}

    def rowCount(  # noqa: D102, N802 - Qt's own
        self,
        parent: Index = QModelIndex(),  # noqa: B008
    ) -> int:
        # In Qt the rows of a list model have no children.
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.told_at(index.row()).spoken
        return None

    def told_at(self, row: int) -> HitText:
        """Return the texts of a row."""
        if row not in self._texts:
            self._texts[row] = self._tell(row)
        return self._texts[row]

    def clear(self) -> None:
        """Remove all hits."""
        self.beginResetModel()
        self._count = 0
        self._texts.clear()
        self.endResetModel()

    def add(self, count: int) -> None:
        """Append this number of hits."""
        self.beginInsertRows(QModelIndex(), self._count, self._count + count - 1)
        self._count += count
        self.endInsertRows()

    def tell_anew(self) -> None:
        """Discard the texts of all rows, since the record has changed."""
        self._texts.clear()
        if self._count:
            self.dataChanged.emit(self.index(0), self.index(self._count - 1))


class HitsList(QListView):
    """The list of hits.

    Signals: `reached(int)` with the row that was clicked or that the keys moved to; `opened()` for Enter.
    """

    reached = Signal(int)
    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_plain_rows(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._on_clicked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `opened` for Enter, and `reached` when a key moves to another row."""
        before = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.opened.emit()
            return
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self.reached.emit(self.currentIndex().row())

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's own
        """Ignore typed letters: a search would make the texts of up to 10,000 rows."""

    def show_row(self, row: int) -> None:
        """Select a row and scroll to it."""
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def show_none(self) -> None:
        """Select no row."""
        self.setCurrentIndex(QModelIndex())

    def _on_clicked(self, index: QModelIndex) -> None:
        self.reached.emit(index.row())


class HitsDelegate(QStyledItemDelegate):
    """Paints a hit on two lines: its place, and the words around it with the hit emphasised."""

    def __init__(self, look: Look, model: HitsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102
        return QSize(self._look.px(160), self._look.px(_ROW))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, option, ground)
        told = self._model.told_at(index.row())
        room = ground.adjusted(10, 4, -8, -4)
        where, words = QRectF(room), QRectF(room)
        where.setHeight(room.height() / 2)
        words.setTop(where.bottom())
        painter.setFont(option.font)
        painter.setPen(QColor(self._look.theme.muted))
        metrics = QFontMetricsF(option.font)
        line = metrics.elidedText(told.where, Qt.TextElideMode.ElideRight, where.width())
        painter.drawText(where, _LEFT, line)
        self._paint_words(painter, option.font, words, told)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, ground: QRectF) -> None:
        theme = self._look.theme
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(ground, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), 6, 6)

    def _paint_words(self, painter: QPainter, font: QFont, room: QRectF, told: HitText) -> None:
        theme = self._look.theme
        strong = QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        left = room.left()
        for text, used, color in (
            (told.before, font, theme.text),
            (told.hit, strong, theme.accent),
            (told.after, font, theme.text),
        ):
            metrics = QFontMetricsF(used)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.right() - left)
            painter.setFont(used)
            painter.setPen(QColor(color))
            painter.drawText(QRectF(left, room.top(), room.width(), room.height()), _LEFT, shown)
            left += metrics.horizontalAdvance(shown)
            # The room is used up; the rest would be elided to nothing.
            if shown != text:
                break


class FindPanel(QWidget):
    """The query, its options, the progress of the search and the list of hits.

    For words and notes the comment of the node on the board is shown below the list.
    Signals: `kind_chosen(FindKind)`; `wanted()` when Enter was pressed in the field;
    `words_changed()`; `options_changed()`; `whole_asked()` to mark the whole board; `searched()` for the marked
    position; `stepped(int)` with -1 or +1 to another hit; `row_reached(int)`; `stopped()` and `closed()`.
    """

    manual_page = "library"

    kind_chosen = Signal(object)
    wanted = Signal()
    words_changed = Signal()
    options_changed = Signal()
    whole_asked = Signal()
    searched = Signal()
    stepped = Signal(int)
    row_reached = Signal(int)
    stopped = Signal()
    closed = Signal()

    def __init__(self, look: Look, tell: Callable[[int], HitText], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.words = Button(look, translate("find", "Words"), kind="chip")
        self.position = Button(look, translate("find", "Position"), kind="chip")
        self.notes = Button(look, translate("find", "Notes"), kind="chip")
        self.close_button = Button(look, icon="close", kind="square")
        self.field = QLineEdit()
        self.hint = label(role="panel", tone="muted", wraps=True)
        self.whole = Button(look, translate("find", "Whole board"))
        self.search = Button(look, translate("find", "Find"), kind="primary")
        self.symmetry = Button(look, translate("find", "Any symmetry"), kind="chip")
        self.colors = Button(look, translate("find", "Either colour"), kind="chip")
        self.empty = Button(look, translate("find", "Empty points count"), kind="chip")
        self.one_game = Button(look, translate("find", "This game"), kind="chip")
        self.all_games = Button(look, translate("find", "All games"), kind="chip")
        self.any_note = Button(look, translate("find", "All"), kind="chip")
        self.note_kinds = {
            NoteKind.COMMENT: Button(look, translate("find", "Comments"), kind="chip"),
            NoteKind.MARK: Button(look, translate("find", "Marks"), kind="chip"),
            NoteKind.RATING: Button(look, translate("find", "Ratings"), kind="chip"),
        }
        self.reading = QPlainTextEdit()
        self._read: tuple[str, str] | None = None
        self.state = label(role="panel", wraps=True)
        self.progress = QProgressBar()
        self.cancel = Button(look, translate("find", "Cancel"), kind="link")
        self.hits = HitsModel(tell, self)
        self.list = HitsList()
        self.previous = Button(look, icon="chevron_up", kind="square")
        self.next = Button(look, icon="chevron_down", kind="square")
        self.place = label(role="note", tone="muted")
        self._groups = [QButtonGroup(self) for _ in range(3)]
        self._build()
        self._connect()

    def _build(self) -> None:
        kinds, note_kinds = tuple(self._kinds.values()), (self.any_note, *self.note_kinds.values())
        games = (self.one_game, self.all_games)
        for chip in (*kinds, *note_kinds, self.symmetry, self.colors, self.empty, *games):
            chip.setCheckable(True)
        for chip in (self.words, self.any_note, self.symmetry, self.colors, self.empty, self.all_games):
            chip.setChecked(True)
        for number, chips in enumerate((kinds, games, note_kinds)):
            for chip in chips:
                self._groups[number].addButton(chip)
        self._name()
        self.list.setModel(self.hits)
        self.list.setItemDelegate(HitsDelegate(self._look, self.hits, self.list))
        self.progress.setTextVisible(False)
        # Thousandths, as QProgressBar takes whole numbers only.
        self.progress.setRange(0, 1000)
        self._position_part = QWidget()
        options = FlowRow(self.symmetry, self.colors, self.empty)
        buttons = row_layout(self.whole, self.search, spacing=8)
        self._position_part.setLayout(column_layout(self.hint, options, buttons, spacing=6))
        self._games = FlowRow(*games)
        self._note_part = FlowRow(*note_kinds)
        self.reading.setReadOnly(True)
        self.reading.setTabChangesFocus(True)
        self.reading.setProperty("role", "panel")
        self.reading.setFixedHeight(self._look.px(_READING_HEIGHT))
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=4))
        state = row_layout(spacing=6)
        state.addWidget(self.state, 1)
        state.addWidget(self.cancel)
        # The chips wrap where the panel is narrow.
        head = row_layout(spacing=6)
        head.addWidget(FlowRow(*kinds), 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = column_layout(
            head,
            self.field,
            self._note_part,
            self._position_part,
            self._games,
            state,
            self.progress,
            spacing=8,
        )
        layout.addWidget(frame, 1)
        layout.addWidget(self.reading)
        layout.addLayout(row_layout(self.previous, self.next, 6, self.place, None, spacing=6))
        self.setLayout(layout)
        self.show_kind(FindKind.WORDS)
        self.show_state("", None)

    def _name(self) -> None:
        self.field.setPlaceholderText(translate("find", "Words in comments and names"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.setClearButtonEnabled(True)
        self.list.setAccessibleName(translate("find", "Places found"))
        self.reading.setAccessibleName(translate("panel", "Comment"))
        for button, text in (
            (self.close_button, translate("find", "Close (Esc)")),
            (self.previous, translate("find", "Previous place (Shift+F3)")),
            (self.next, translate("find", "Next place (F3)")),
        ):
            name_with_tip(button, text)
        tip = translate("find", "Turned, mirrored, in any corner")
        set_tip(self.symmetry, tip)
        tip = translate("find", "Also with Black’s and White’s stones swapped")
        set_tip(self.colors, tip)
        tip = translate("find", "When this is off, anything may be on points that are empty here")
        set_tip(self.empty, tip)

    def _connect(self) -> None:
        for chip in self._kinds.values():
            chip.clicked.connect(self._on_kind)
        options = (self.symmetry, self.colors, self.empty, self.one_game, self.all_games)
        for chip in (*options, self.any_note, *self.note_kinds.values()):
            chip.clicked.connect(self.options_changed)
        self.field.textChanged.connect(self.words_changed)
        self.field.returnPressed.connect(self.wanted)
        self.field.installEventFilter(self)
        self.whole.clicked.connect(self.whole_asked)
        self.search.clicked.connect(self.searched)
        self.previous.clicked.connect(self._on_previous)
        self.next.clicked.connect(self._on_next)
        self.list.reached.connect(self.row_reached)
        self.list.opened.connect(self._on_next)
        self.cancel.clicked.connect(self.stopped)
        self.close_button.clicked.connect(self.closed)

    @property
    def _kinds(self) -> dict[FindKind, Button]:
        return {FindKind.WORDS: self.words, FindKind.POSITION: self.position, FindKind.NOTES: self.notes}

    @property
    def wanted_notes(self) -> frozenset[NoteKind]:
        """The kinds of notes that are listed."""
        chosen = frozenset(kind for kind, chip in self.note_kinds.items() if chip.isChecked())
        return chosen or frozenset(self.note_kinds)

    def show_kind(self, kind: FindKind) -> None:
        """Show the controls for words, for a position or for notes."""
        self._kinds[kind].setChecked(True)
        self.field.setVisible(kind is not FindKind.POSITION)
        self._position_part.setVisible(kind is FindKind.POSITION)
        self._note_part.setVisible(kind is FindKind.NOTES)
        self.show_comment("")

    def show_comment(self, text: str, wanted: str = "") -> None:
        """Show the comment of the node on the board below the list, at the first match of a folded text.

        An empty comment takes no room.
        """
        if (text, wanted) == self._read:
            # The reader may have scrolled it.
            return
        self._read = text, wanted
        self.reading.setPlainText(text)
        self.reading.setVisible(bool(text))
        start, end = (found_in(text, wanted) if wanted else None) or (0, 0)
        cursor = self.reading.textCursor()
        # Qt counts units of UTF-16.
        cursor.setPosition(len(text[:start].encode("utf-16-le", "surrogatepass")) // 2)
        cursor.setPosition(len(text[:end].encode("utf-16-le", "surrogatepass")) // 2, cursor.MoveMode.KeepAnchor)
        self.reading.setTextCursor(cursor)
        self.reading.ensureCursorVisible()

    def show_games(self, count: int) -> None:
        """Offer a search in all games of a file with several games."""
        self._games.setVisible(count > 1)

    def show_state(self, text: str, done: float | None) -> None:
        """Show the state of the search; `done` is its progress from 0 to 1, or None if none is running."""
        self.state.setText(text)
        self.state.setVisible(bool(text))
        self.progress.setVisible(done is not None)
        self.cancel.setVisible(done is not None)
        if done is not None:
            self.progress.setValue(round(1000 * done))
        has_hits = self.hits.rowCount() > 0
        self.previous.setEnabled(has_hits)
        self.next.setEnabled(has_hits)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        # Down moves from the field into the list, as in the address bar of a browser.
        if watched is self.field and event.type() == QEvent.Type.KeyPress:
            is_down = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down
            if is_down and self.hits.rowCount():
                self.list.setFocus()
                self.stepped.emit(1)
                return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_kind(self) -> None:
        self.kind_chosen.emit(next(kind for kind, chip in self._kinds.items() if chip.isChecked()))

    @Slot()
    def _on_previous(self) -> None:
        self.stepped.emit(-1)

    @Slot()
    def _on_next(self) -> None:
        self.stepped.emit(1)
