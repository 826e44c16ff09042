"""TablePanel: the teacher's table, that is a lesson's positions beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QMenu, QWidget

from goboard_app.app.texts.format import board_size, translate
from goboard_app.app.texts.lessons import no_positions_text, put_back_meaning, short_place
from goboard_app.lessons.lesson import SIZES
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.panels.comment_card import CommentCard
from goboard_app.ui.panels.mark_chips import MarkChips
from goboard_app.ui.panels.position_list import PositionList, PositionRow
from goboard_app.ui.panels.position_paint import LARGE, SMALL, USUAL

_SIDE_BY_SIDE = 620
_LEAST_LIST = 100
_LINE = 16


class TitleField(QLineEdit):
    """A line without a frame. Signal: `left()` for Enter, and for Escape, which gives it up."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.given = ""
        self.setProperty("kind", "bare")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.setText(self.given)
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            # Leaving the field ends the writing.
            self.left.emit()
        else:
            super().keyPressEvent(event)


class TablePanel(QWidget):
    """Title, positions, what becomes of what is shown, the comment, and the marks.

    Signals: `title_given(str)` when the title was written, `size_chosen(BoardSize)` for a new
    position of that size; `list` and the buttons have their own.
    """

    title_given = Signal(str)
    size_chosen = Signal(object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_compact = False
        self.title = TitleField()
        self.place = label(role="note", tone="muted")
        self.previous = Button(look, icon="chevron_up", kind="square")
        self.next = Button(look, icon="chevron_down", kind="square")
        self.list = PositionList(look, thumbnail)
        self.empty = label(no_positions_text(), "panel", "muted", wraps=True)
        self.add = Button(look, translate("table", "Add this board"))
        self.new = Button(look, translate("table", "New position"))
        self.sizes = Button(look, icon="chevron_down", kind="square")
        self.sizes_menu = QMenu(self)
        self.take_out = Button(look, translate("table", "Take out"))
        self.puts_back = QCheckBox(translate("table", "Put back when I go on"))
        # The mouse leaves the keyboard to the board, as with the buttons.
        self.puts_back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.as_prepared = Button(look, translate("table", "As prepared"), kind="link")
        self.keep = Button(look, translate("table", "Keep it"), kind="link")
        self.said = label(role="note", tone="muted", wraps=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.comment_card = CommentCard(look, words_only=True)
        self.marks = MarkChips(look)
        self.acts: dict[str, Button] = {
            "set_up": Button(look, translate("table", "Set up…")),
            "write_task": Button(look, translate("table", "Task…")),
            "lock": Button(look, translate("table", "Pupils answer")),
        }
        self._build()
        self._connect()
        look.changed.connect(self._follow_look)

    def _build(self) -> None:
        self._name_parts()
        self._follow_look()
        head = row_layout(spacing=6)
        head.addWidget(self.title, 1)
        for widget in (self.place, self.previous, self.next):
            head.addWidget(widget)
        new = QWidget()
        new.setLayout(row_layout(self.new, self.sizes, spacing=2))
        for size in SIZES:
            self.sizes_menu.addAction(board_size(size)).setData(size)
        self._list_card = Card("plain")
        self._list_card.setLayout(column_layout(self.empty, self.list, margin=4))
        self._list_card.setMinimumHeight(self._look.px(_LEAST_LIST))
        self._talk_card = Card("quiet")
        switch = FlowRow(self.puts_back, self.as_prepared, self.keep, spacing=4)
        talk = column_layout(switch, self.said, spacing=2)
        talk.setContentsMargins(12, 6, 6, 8)
        self._talk_card.setLayout(talk)
        self._middle = ScrollingPanel(
            head,
            self._list_card,
            FlowRow(self.add, new, self.take_out, spacing=3),
            self._talk_card,
            self.comment_card,
        )
        self._middle.set_stretch(self._list_card, 3)
        self._middle.set_stretch(self.comment_card, 2)
        layout = column_layout(spacing=8)
        layout.addWidget(self._middle, 1)
        layout.addWidget(self.marks)
        layout.addWidget(FlowRow(*self.acts.values()))
        self.setLayout(layout)
        self.empty.setContentsMargins(8, 8, 8, 8)

    def _name_parts(self) -> None:
        """Say what the parts are for, to those who point and to those who listen."""
        self.title.setPlaceholderText(translate("table", "Title of the lesson"))
        self.title.setAccessibleName(translate("table", "Title of the lesson"))
        for widget, tip in (
            (self.previous, translate("table", "Previous position (PgUp)")),
            (self.next, translate("table", "Next position (PgDown)")),
            (self.sizes, translate("table", "New position of another size")),
        ):
            widget.setToolTip(tip)
            widget.setAccessibleName(tip)
        tip = translate("table", "The board as it stands, with its marks, as a new position")
        self.add.setToolTip(tip)
        self.new.setToolTip(translate("table", "An empty board of the same size, to be set up"))
        self.take_out.setToolTip(translate("table", "Take this position out of the lesson (Del)"))
        self.puts_back.setToolTip(put_back_meaning())
        self.as_prepared.setToolTip(translate("table", "Take off now what you showed here"))
        self.keep.setToolTip(translate("table", "Let what you showed belong to the lesson"))

    @Slot()
    def _follow_look(self) -> None:
        # Two lines, said or not: what stands above would move with each sentence.
        self.said.setMinimumHeight((1 if self._is_compact else 2) * self._look.px(_LINE))

    def _connect(self) -> None:
        self.title.editingFinished.connect(self.take_title)
        self.sizes.clicked.connect(self._on_sizes)
        self.sizes_menu.triggered.connect(self._on_size)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        is_wide = self.width() >= self._look.px(_SIDE_BY_SIDE)
        self._middle.set_beside(*((self._talk_card, self.comment_card) if is_wide else ()))
        self._fit_boards()

    def set_compact(self, is_compact: bool) -> None:
        """Have smaller boards in a low window."""
        self._is_compact = is_compact
        self._fit_boards()
        self._follow_look()

    def _fit_boards(self) -> None:
        is_large = not self._is_compact and self.width() >= self._look.px(_SIDE_BY_SIDE)
        self.list.set_board(SMALL if self._is_compact else LARGE if is_large else USUAL)

    def show_title(self, title: str) -> None:
        """Show what the lesson is called, unless somebody is writing it."""
        self.title.given = title
        if not self.title.hasFocus():
            self.title.setText(title)
            self.title.setCursorPosition(0)
            self.title.setToolTip(title)

    def show_positions(self, rows: Sequence[PositionRow], shown: int | None) -> None:
        """Show the list; `shown` is the number of the position on the board, from 0."""
        self.list.show_rows(rows, shown)
        self.list.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        count = len(rows)
        here = short_place(None if shown is None else shown + 1, count)
        self.place.setText(here if count else "")
        self.previous.setEnabled(bool(shown))
        self.next.setEnabled(count > 0 and shown != count - 1)
        self.take_out.setEnabled(shown is not None)

    def show_talk(self, text: str, can_put_back: bool, can_keep: bool) -> None:
        """Say what becomes of what is shown, and what can be done about it."""
        self.said.setText(text)
        self.as_prepared.setEnabled(can_put_back)
        self.keep.setEnabled(can_keep)

    def refresh(self, session: GameSession, change: Change) -> None:
        """Show what the record says at the cursor."""
        self.comment_card.refresh(session, change)

    @Slot()
    def take_title(self) -> None:
        """Give the title as it is written by now, if it is another."""
        text = " ".join(self.title.text().split())
        if text != self.title.given:
            self.title.given = text
            self.title_given.emit(text)

    @Slot()
    def _on_sizes(self) -> None:
        self.sizes_menu.popup(self.sizes.mapToGlobal(QPoint(0, self.sizes.height())))

    @Slot(QAction)
    def _on_size(self, action: QAction) -> None:
        self.size_chosen.emit(action.data())
