"""The fields of a task: texts of some lines, points, and what is said to wrong answers."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.lessons.task_draft import AnswerDraft
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, column_layout, row_layout, set_style

_LINE = 19
_EDGES = 18


class SaidField(Card):
    """A text of several lines. Signal: `changed()`.

    Where nobody changed it, it says what it was given, to the last blank: a field for text shows
    some characters as others.
    """

    changed = Signal()

    def __init__(self, look: Look, text: str, name: str, lines: int) -> None:
        super().__init__("plain")
        self._given = text
        self.edit = QPlainTextEdit(text)
        self._shown = self.edit.toPlainText()
        self.edit.setAccessibleName(name)
        self.edit.setTabChangesFocus(True)
        self.edit.setFixedHeight(look.px(lines * _LINE + _EDGES))
        self.setLayout(column_layout(self.edit, margin=3))
        self.edit.textChanged.connect(self.changed)

    @property
    def text(self) -> str:
        """What the field says."""
        now = self.edit.toPlainText()
        return self._given if now == self._shown else now


class PointsField(QLineEdit):
    """Points as they are typed. Signal: `entered()` when the keyboard comes to it."""

    entered = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self.entered.emit()


class _AnswerRow(QWidget):
    """One answer: to which points or numbers, and what is said."""

    def __init__(self, look: Look, answer: AnswerDraft) -> None:
        super().__init__()
        self.to = PointsField(answer.to)
        self.text = QLineEdit(answer.text)
        self.to.setPlaceholderText(translate("task", "all others"))
        self.to.setAccessibleName(translate("task", "Wrong points or numbers"))
        self.text.setPlaceholderText(translate("task", "What is said"))
        self.text.setAccessibleName(translate("task", "What is said to them"))
        self.to.setFixedWidth(look.px(140))
        for field in (self.to, self.text):
            field.setCursorPosition(0)
        self.setLayout(row_layout(self.to, self.text, spacing=6))

    @property
    def answer(self) -> AnswerDraft:
        return AnswerDraft(self.to.text(), self.text.text())

    @property
    def is_empty(self) -> bool:
        return not self.to.text().strip() and not self.text.text().strip()


class AnswerRows(QWidget):
    """The answers to wrong points or numbers; the last row is always empty, for one more.

    Signals: `changed()`; `entered(PointsField)` when the keyboard comes to points; `grown()` when
    there is a row more.
    """

    changed = Signal()
    entered = Signal(object)
    grown = Signal()

    def __init__(self, look: Look, answers: tuple[AnswerDraft, ...]) -> None:
        super().__init__()
        self._look = look
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.rows: list[_AnswerRow] = []
        for answer in (*answers, AnswerDraft()):
            self._add(answer)

    @property
    def answers(self) -> tuple[AnswerDraft, ...]:
        """What the rows say, empty ones left out."""
        return tuple(line.answer for line in self.rows if not line.is_empty)

    def tell_bad(self, bad: frozenset[str]) -> None:
        """Show which fields for points cannot be read."""
        for line in self.rows:
            set_style(line.to, bad="true" if line.to.text() in bad else "false")

    def _add(self, answer: AnswerDraft) -> None:
        line = _AnswerRow(self._look, answer)
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
            self.grown.emit()
        self.changed.emit()

    @Slot()
    def _on_entered(self) -> None:
        self.entered.emit(self.sender())
