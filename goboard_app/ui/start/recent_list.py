"""RecentList: the recently opened records and the user's own lessons on the start page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QLabel, QSizePolicy, QVBoxLayout, QWidget

from goboard_app.app.files.recent import ShelfEntry
from goboard_app.app.texts import program as program_texts
from goboard_app.app.texts.format import comma_list, translate
from goboard_app.ui.shell.page import Thumbnails
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    FlowRow,
    column_layout,
    hairline,
    label,
    leave_clicks_to,
    row_layout,
    scroll_area,
)
from goboard_app.ui.widgets.tips import set_tip

_ROW_PX = 108


class RecentList(Card):
    """The recently opened records and, once there are any, the user's own lessons.

    Signals: `chosen(str)` with the path of a record, `lesson_chosen(str)` with that of a lesson.
    """

    chosen = Signal(str)
    lesson_chosen = Signal(str)

    def __init__(self, look: Look, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._thumbnails = thumbnails
        self._records: Sequence[ShelfEntry] = ()
        self._lessons: Sequence[ShelfEntry] = ()
        self.rows: list[Button] = []
        self.records_chip = Button(look, translate("start", "Recent records"), kind="chip")
        self.lessons_chip = Button(look, translate("start", "My lessons"), kind="chip")
        self.open_button = Button(look, translate("start", "Open…"), "open")
        self.folder_button = Button(look, translate("start", "Open a folder…"), kind="link")
        self._group = QButtonGroup(self)
        self._build()
        self._group.idClicked.connect(self._on_row)
        self._shelves.idClicked.connect(self.refresh)
        look.changed.connect(self.refresh)

    def _build(self) -> None:
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        scroll = scroll_area(inside)
        # It scrolls by itself, so the number of records must not make the page higher.
        scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._scroll = scroll
        self._title = label(translate("start", "Recent records"), "section", "muted", wraps=True)
        self._shelves = QButtonGroup(self)
        for number, chip in enumerate((self.records_chip, self.lessons_chip)):
            chip.setCheckable(True)
            self._shelves.addButton(chip, number)
        self.records_chip.setChecked(True)
        self._chips = FlowRow(self.records_chip, self.lessons_chip)
        self._nothing = label(program_texts.no_records_yet(), "panel", "muted", wraps=True)
        self._drop = label(program_texts.drop_hint(), "note", "muted", wraps=True)
        self._head = row_layout(self._title, spacing=10)
        self._head.addWidget(self._chips, 1)
        self._head.addWidget(self._nothing, 1)
        self._head.addStretch(0)
        self._head.addWidget(self.open_button)
        self._foot = row_layout(None)
        layout = column_layout(self._head, spacing=8, margin=16)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._foot)
        layout.addWidget(self._drop)
        self.setLayout(layout)

    def show_records(self, records: Sequence[ShelfEntry], lessons: Sequence[ShelfEntry] = ()) -> None:
        """List these records, the most recent one first, or the lessons."""
        if bool(lessons) != bool(self._lessons) or not records:
            # Show the lessons when they are new, or when there is nothing else.
            self.lessons_chip.setChecked(bool(lessons))
            self.records_chip.setChecked(not lessons)
        self._records, self._lessons = records, lessons
        self.refresh()

    @property
    def has_records(self) -> bool:
        """Return whether there are recent records."""
        return bool(self._records)

    @property
    def _shows_lessons(self) -> bool:
        return bool(self._lessons) and self.lessons_chip.isChecked()

    @property
    def _shown(self) -> Sequence[ShelfEntry]:
        return self._lessons if self._shows_lessons else self._records

    def set_rows_shown(self, rows: int) -> None:
        """Set the minimum height to this number of records."""
        self._scroll.setMinimumHeight(self._look.px(_ROW_PX) * rows)
        layout = self.layout()
        if layout is not None:
            # Qt asks a card with wrapped texts for heightForWidth, not for its minimum height.
            layout.invalidate()
            self.setMinimumHeight(layout.totalMinimumSize().height())

    @Slot()
    def refresh(self) -> None:
        """Build the list again."""
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._chips.setVisible(bool(self._lessons))
        self._title.setVisible(not self._lessons)
        self.rows = [self._row(record) for record in self._shown]
        self._nothing.setVisible(not self.rows)
        self._scroll.setVisible(bool(self.rows))
        # Without records the card is a single row with everything in it.
        self._drop.setVisible(bool(self.rows))
        if self.rows:
            self._foot.insertWidget(0, self.folder_button)
        else:
            self._head.insertWidget(4, self.folder_button)
        for number, button in enumerate(self.rows):
            if number:
                self._list.addWidget(hairline())
            self._group.addButton(button, number)
            self._list.addWidget(button)
        self._list.addStretch(1)

    def _row(self, record: ShelfEntry) -> Button:
        button = Button(self._look, kind="row")
        is_narrow = self.width() <= self._look.px(380)
        picture = QLabel()
        side = self._look.px(58 if is_narrow else 80)
        if record.picture is not None:
            picture.setPixmap(self._thumbnails.of_picture(record.picture, side))
        picture.setFixedWidth(side + 4)
        title = ElidedLabel(record.title, "name")
        told = comma_list(record.facts, record.when) if is_narrow else record.facts
        facts = ElidedLabel(told, "body", "muted")
        inside = row_layout(picture, spacing=12, margin=6)
        inside.addLayout(column_layout(None, title, facts, None, spacing=3), 1)
        if not is_narrow:
            inside.addWidget(label(record.when, "note", "muted"))
        button.setLayout(inside)
        button.setMinimumHeight(self._look.px(_ROW_PX))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(comma_list(record.title, record.facts, record.when))
        set_tip(button, str(record.path))
        leave_clicks_to(button)
        return button

    @Slot(int)
    def _on_row(self, number: int) -> None:
        signal = self.lesson_chosen if self._shows_lessons else self.chosen
        signal.emit(str(self._shown[number].path))
