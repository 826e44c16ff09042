"""The parts of the task dialog for texts and answers: long texts, points, replies, sentences to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPlainTextEdit, QRadioButton, QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.lessons.convention import MOST_CHOICES
from goboard_app.lessons.task_draft import AnswerDraft
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Card, column_layout, row_layout, set_style

# The height of a line, and the room for the frame of a field, in px at scale 1.
_LINE = 19
_EDGES = 18
# The rows of replies that room is kept for, and the height of one in px at scale 1.
_ROWS, _ROW = 3, 40


class SaidField(Card):
    """A field for a text of several lines. Signal: `changed()`.

    An unedited field returns the text it was given exactly, to the last blank.
    """

    changed = Signal()

    def __init__(self, look: Look, text: str, name: str, lines: int) -> None:
        super().__init__("plain")
        self._given = text
        self.edit = QPlainTextEdit(text)
        self._shown = self.edit.toPlainText()
        self.edit.setAccessibleName(name)
        # Tab leads to the next field instead of being typed.
        self.edit.setTabChangesFocus(True)
        self.edit.setFixedHeight(look.px(lines * _LINE + _EDGES))
        self.setLayout(column_layout(self.edit, margin=3))
        self.edit.textChanged.connect(self.changed)

    @property
    def text(self) -> str:
        """The text of the field."""
        # QPlainTextEdit replaces some characters, so an unedited text is taken from `_given`.
        now = self.edit.toPlainText()
        return self._given if now == self._shown else now


class PointsField(QLineEdit):
    """A line edit for points. Signal: `entered()` when it gets the focus."""

    entered = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self.entered.emit()


class AnswerRow(QWidget):
    """One reply: the wrong points or numbers that it is for, and its text."""

    def __init__(self, look: Look, answer: AnswerDraft) -> None:
        super().__init__()
        self.to = PointsField(answer.to)
        self.text = QLineEdit(answer.text)
        self.to.setPlaceholderText(translate("task", "all others"))
        self.to.setAccessibleName(translate("task", "Wrong points or numbers"))
        self.text.setPlaceholderText(translate("task", "What is said"))
        self.text.setAccessibleName(translate("task", "What is said to them"))
        self.to.setFixedWidth(look.px(140))
        # A text that is too long shows its beginning.
        for field in (self.to, self.text):
            field.setCursorPosition(0)
        self.setLayout(row_layout(self.to, self.text, spacing=6))

    @property
    def answer(self) -> AnswerDraft:
        """The reply with the points or numbers that it is for."""
        return AnswerDraft(self.to.text(), self.text.text())

    @property
    def is_empty(self) -> bool:
        """Return whether nothing was typed."""
        return not self.to.text().strip() and not self.text.text().strip()


class AnswerRows(QWidget):
    """The replies to wrong points or numbers; an empty row at the end is for one more.

    Signals: `changed()`; `entered(PointsField)` when a field for points gets the focus.
    """

    changed = Signal()
    entered = Signal(object)

    def __init__(self, look: Look, answers: tuple[AnswerDraft, ...]) -> None:
        super().__init__()
        self._look = look
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.rows: list[AnswerRow] = []
        # Room for three rows, so that the first replies need no scrolling.
        self.setMinimumHeight(look.px(_ROWS * _ROW))
        self._layout.setAlignment(Qt.AlignmentFlag.AlignTop)
        for answer in (*answers, AnswerDraft()):
            self._add(answer)

    @property
    def answers(self) -> tuple[AnswerDraft, ...]:
        """The replies, without empty rows."""
        return tuple(line.answer for line in self.rows if not line.is_empty)

    @Slot(object)
    def renumber(self, numbers: Mapping[str, str]) -> None:
        """Write other numbers of sentences into the rows; '' is for a sentence that is gone.

        A reply only to sentences that are gone goes with them: without a number it would be for all others.
        """
        for line in self.rows:
            old = line.to.text().replace(",", " ").split()
            new = [number for word in old if (number := numbers.get(word, word))]
            if new != old:
                line.to.setText(" ".join(new))
                if not new:
                    line.text.clear()

    def tell_bad(self, bad: frozenset[str]) -> None:
        """Mark the fields whose points cannot be read."""
        for line in self.rows:
            set_style(line.to, bad="true" if line.to.text() in bad else "false")

    def _add(self, answer: AnswerDraft) -> None:
        line = AnswerRow(self._look, answer)
        line.to.textChanged.connect(self._on_changed)
        line.text.textChanged.connect(self._on_changed)
        line.to.entered.connect(self._on_entered)
        self.rows.append(line)
        self._layout.addWidget(line)
        if len(self.rows) > 1:
            QWidget.setTabOrder(self.rows[-2].text, line.to)
        QWidget.setTabOrder(line.to, line.text)

    @Slot()
    def _on_changed(self) -> None:
        if not self.rows[-1].is_empty:
            self._add(AnswerDraft())
        self.changed.emit()

    @Slot()
    def _on_entered(self) -> None:
        self.entered.emit(self.sender())


class ChoiceRows(QWidget):
    """The sentences of which a pupil chooses one, with the right one marked; an empty row is for one more.

    Signals: `changed()`; `renumbered(dict)` when a field was left and sentences have other numbers, with the new number
    by the old one, '' for a sentence that is gone.
    """

    changed = Signal()
    renumbered = Signal(object)

    def __init__(self, choices: tuple[str, ...], number: str) -> None:
        super().__init__()
        self._layout = column_layout(spacing=6)
        self.setLayout(self._layout)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.rows: list[tuple[QRadioButton, QLineEdit]] = []
        # At least two sentences are needed.
        for text in (*choices, *[""] * max(1, 2 - len(choices))):
            self._add(text)
        if number.isdecimal() and 1 <= int(number) <= len(self.rows):
            self.rows[int(number) - 1][0].setChecked(True)
        self._numbered = self._written()
        self._group.buttonClicked.connect(self.changed)

    @property
    def choices(self) -> tuple[str, ...]:
        """The sentences, without empty rows."""
        return tuple(text for _mark, field in self.rows if (text := field.text().strip()))

    @property
    def number(self) -> str:
        """The number of the right sentence, from 1, as it is written; '' while none is marked."""
        written = [mark.isChecked() for mark, field in self.rows if field.text().strip()]
        return str(written.index(True) + 1) if True in written else ""

    def _written(self) -> list[QLineEdit]:
        """Return the fields that hold a sentence; a sentence has the number of its place among them."""
        return [field for _mark, field in self.rows if field.text().strip()]

    def _add(self, text: str = "") -> None:
        # A file that has too many keeps them: the teacher decides which ones go.
        if len(self.rows) >= MOST_CHOICES and not text:
            return
        mark, field = QRadioButton(), QLineEdit(text)
        mark.setAccessibleName(translate("task", "This sentence is right"))
        field.setPlaceholderText(translate("task", "A sentence"))
        field.setAccessibleName(translate("task", "A sentence"))
        field.setCursorPosition(0)
        field.textChanged.connect(self._on_changed)
        # Only when the field is left: a sentence may be cleared to be typed again.
        field.editingFinished.connect(self._on_left)
        self._group.addButton(mark)
        line = row_layout(mark, spacing=8)
        line.addWidget(field, 1)
        self._layout.addLayout(line)
        if self.rows:
            QWidget.setTabOrder(self.rows[-1][1], mark)
        QWidget.setTabOrder(mark, field)
        self.rows.append((mark, field))

    @Slot()
    def _on_changed(self) -> None:
        if self.rows[-1][1].text().strip():
            self._add()
        self.changed.emit()

    @Slot()
    def _on_left(self) -> None:
        before, now = self._numbered, self._written()
        self._numbered = now
        places = {field: str(place) for place, field in enumerate(now, start=1)}
        numbers = {str(place): places.get(field, "") for place, field in enumerate(before, start=1)}
        if any(old != new for old, new in numbers.items()):
            self.renumbered.emit(numbers)
