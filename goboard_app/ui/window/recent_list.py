"""RecentList: the records opened or saved last, with small boards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from goboard_app.app.files.recent import ShelfEntry
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.program import drop_hint, no_records_yet
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import (
    Button,
    Card,
    ElidedLabel,
    column_layout,
    hairline,
    label,
    row_layout,
)
from goboard_app.ui.window.thumbnails import Thumbnails

_ROW_PX = 108


class RecentList(Card):
    """Signal: `chosen(str)` with the path of a record."""

    chosen = Signal(str)

    def __init__(self, look: Look, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._thumbnails = thumbnails
        self._records: Sequence[ShelfEntry] = ()
        self.rows: list[Button] = []
        self.open_button = Button(look, translate("start", "Open…"), "open")
        self._group = QButtonGroup(self)
        self._build()
        self._group.idClicked.connect(self._on_row)
        look.changed.connect(self.refresh)

    def _build(self) -> None:
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        # The keyboard goes from record to record, and what it comes to is in sight.
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # It scrolls by itself: however many records there are, the page is no higher for them.
        scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll = scroll
        title = label(translate("start", "Recent records"), "section", "muted")
        text = drop_hint()
        layout = column_layout(row_layout(title, None, self.open_button), spacing=8, margin=16)
        layout.addWidget(scroll, 1)
        layout.addWidget(label(text, "note", "muted", wraps=True))
        self.setLayout(layout)

    def show_records(self, records: Sequence[ShelfEntry]) -> None:
        """Show these records, the most recent one first."""
        self._records = records
        self.refresh()

    def set_rows_shown(self, rows: int) -> None:
        """Be at least as high as so many records."""
        self._scroll.setMinimumHeight(self._look.px(_ROW_PX) * rows)

    @Slot()
    def refresh(self) -> None:
        """Draw the list anew."""
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = [self._row(record) for record in self._records]
        if not self.rows:
            text = no_records_yet()
            self._list.addWidget(label(text, "panel", "muted", wraps=True))
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
        told = _joined(record.facts, record.when) if is_narrow else record.facts
        facts = ElidedLabel(told, "body", "muted")
        inside = row_layout(picture, spacing=12, margin=6)
        inside.addLayout(column_layout(None, title, facts, None, spacing=3), 1)
        if not is_narrow:
            inside.addWidget(label(record.when, "note", "muted"))
        button.setLayout(inside)
        button.setMinimumHeight(self._look.px(_ROW_PX))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(_joined(record.title, record.facts, record.when))
        button.setToolTip(str(record.path))
        for child in button.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return button

    @Slot(int)
    def _on_row(self, number: int) -> None:
        self.chosen.emit(str(self._records[number].path))


def _joined(*texts: str) -> str:
    """What there is of these, with commas between."""
    return ", ".join(text for text in texts if text)
