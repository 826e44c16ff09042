"""The dialog that removes comments, marks, variations, times, or data of servers from a record."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from goboard_app.app.jobs import Job
from goboard_app.app.texts.edit import clean_up_hint, content_kind, contents_detail
from goboard_app.app.texts.format import translate
from goboard_app.record.cleaning import ContentKind, Contents, cleaning, find_contents
from goboard_app.record.edits import Edit
from goboard_app.record.node import Node
from goboard_app.session.session import GameSession
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, column_layout, label, row_layout


class CleanUpDialog(DialogBase):
    """The choice of what to remove from a record, with how much of each kind it holds.

    Once it is accepted, `edit` removes what was chosen. `kept` are the nodes that stay if variations
    go, None if they stay.
    """

    manual_page = "records"

    def __init__(self, look: Look, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tree = session.tree
        self._lines = (self._tree.main_line(), list(session.line))
        self._found = Contents()
        self.edit: Edit | None = None
        self.kept: list[Node] | None = None
        self.boxes = {kind: QCheckBox(content_kind(kind)) for kind in ContentKind}
        self.details = {kind: label(role="note", tone="muted", wraps=True) for kind in ContentKind}
        self.line = ComboBox()
        self.accept_button = Button(look, translate("clean up", "Remove"), kind="primary")
        self.cancel_button = Button(look, translate("clean up", "Cancel"))
        self._counting, self._cleaning = Job(self), Job(self)
        self._build()
        self._connect()
        self._refresh()
        self._counting.start_slices(find_contents(self._tree, self._lines[0]))

    def _build(self) -> None:
        title = translate("clean up", "Clean up")
        self.setWindowTitle(title)
        self.setMinimumWidth(self._look.px(460))
        self.line.addItems(
            [translate("clean up", "Keep the main line"), translate("clean up", "Keep the line on the board")]
        )
        self.line.setAccessibleName(translate("clean up", "The line to keep"))
        # A line of its own may be short of the main line only by its variation.
        self._has_choice = self._lines[0][-1] is not self._lines[1][-1]
        self.line.setVisible(self._has_choice)
        for kind, box in self.boxes.items():
            self.details[kind].setText(translate("clean up", "Counting…"))
            box.setEnabled(False)
        self.lay_out(
            label(title, "title", wraps=True),
            label(clean_up_hint(), "panel", wraps=True),
            *(self._row(kind) for kind in ContentKind),
            4,
            self.button_row(self.accept_button, self.cancel_button),
        )

    def _row(self, kind: ContentKind) -> QWidget:
        """Return a box with how much of its kind there is below it."""
        row = QWidget()
        below = [row_layout(26, self.details[kind])]
        below[0].setStretch(1, 1)
        if kind is ContentKind.VARIATIONS:
            below.append(row_layout(26, self.line))
            below[1].setStretch(1, 1)
        row.setLayout(column_layout(self.boxes[kind], *below, spacing=2))
        return row

    def _connect(self) -> None:
        for box in self.boxes.values():
            box.toggled.connect(self._refresh)
        self.line.currentIndexChanged.connect(self._on_line)
        self._counting.done.connect(self._on_counted)
        self._cleaning.done.connect(self._on_cleaned)
        self.finished.connect(self._on_finished)

    @property
    def kinds(self) -> tuple[ContentKind, ...]:
        """The chosen kinds."""
        return tuple(kind for kind, box in self.boxes.items() if box.isChecked())

    @Slot()
    def _refresh(self) -> None:
        is_free = not self._cleaning.is_busy
        self.accept_button.setEnabled(is_free and bool(self.kinds))
        self.line.setEnabled(is_free and self.boxes[ContentKind.VARIATIONS].isChecked())

    @Slot(object)
    def _on_counted(self, contents: Contents) -> None:
        self._found = contents
        for kind, box in self.boxes.items():
            box.setEnabled(contents.has(kind))
        self._tell()
        # Until now the focus could only be at the foot.
        first = next((box for box in self.boxes.values() if box.isEnabled()), None)
        if first is not None:
            first.setFocus()

    @Slot()
    def _on_line(self) -> None:
        self._tell()

    def _tell(self) -> None:
        """Show how much of each kind there is; the nodes that go with variations depend on the line to keep."""
        more = len(self._lines[0]) - len(self._lines[self._kept_line])
        contents = self._found._replace(nodes=self._found.nodes + more)
        for kind, detail in self.details.items():
            detail.setText(contents_detail(contents, kind))
        self.fit_soon()

    @property
    def _kept_line(self) -> int:
        return self.line.currentIndex() if self._has_choice else 0

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        if self.kinds and not self._cleaning.is_busy:
            line = self._lines[self._kept_line]
            self.kept = line if ContentKind.VARIATIONS in self.kinds else None
            self._cleaning.start_slices(cleaning(self._tree, self.kinds, line))
            self._refresh()

    @Slot(object)
    def _on_cleaned(self, edit: Edit | None) -> None:
        self.edit = edit
        super().accept()

    @Slot()
    def _on_finished(self) -> None:
        self._counting.cancel()
        self._cleaning.cancel()
