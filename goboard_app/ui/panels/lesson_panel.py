"""LessonPanel: the words of a lesson, what can be done, and the list of steps with their ticks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, Middle, column, hairline, label, row, set_style
from goboard_app.ui.panels.answer_panel import AnswerPanel
from goboard_app.ui.panels.chapter_list import ChapterLine, State
from goboard_app.ui.panels.number_field import NumberField
from goboard_app.ui.panels.word_label import WordLabel

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class StepRow:
    """A line of the list: the name of a step, whether it is open or done, and how far it is."""

    name: str
    state: State
    progress: str = ""


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What the panel says of a screen: the step, which screen it is, and the text."""

    title: str
    place: str
    text: str


@dataclass(frozen=True, slots=True)
class LessonActs:
    """What can be done now; `next_text` is what the button for going on says."""

    can_hint: bool = False
    can_ask_again: bool = False
    can_pass: bool = False
    wants_number: bool = False
    can_go_back: bool = False
    is_done: bool = False
    next_text: str = ""


class LessonPanel(AnswerPanel):
    """Signals: `step_chosen(int)`, `number_given(int)`; the buttons are to be connected."""

    step_chosen = Signal(int)
    number_given = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, translate("lesson", "Start page"), parent)
        look = self._look
        self.title = label(role="title", wraps=True)
        self.place = label(role="note", tone="muted", wraps=True)
        self.text = WordLabel(look, "message")
        self.card = Card("soft")
        self.number = NumberField(look)
        self.give = Button(look, translate("lesson", "Answer"), "check")
        self.passing = Button(look, translate("lesson", "Pass"), "pass")
        self.hint = Button(look, translate("lesson", "Hint"), "info")
        self.again = Button(look, translate("lesson", "Another position"), "swap")
        self.back = Button(look, translate("lesson", "Back"), "chevron_left")
        self.forward = Button(look, translate("lesson", "Next"), "chevron_right", "primary")
        self.heading = label(translate("lesson", "Steps"), "section", "muted")
        self.steps: list[ChapterLine] = []
        self._list = QWidget()
        self._lines = QVBoxLayout(self._list)
        self._build()
        self._connect()

    def _build(self) -> None:
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(1)
        self.card.setLayout(column(self.text, margin=14))
        self._numbers = QWidget()
        numbers = row(self.number, self.give, None, spacing=8)
        self._numbers.setLayout(numbers)
        head = (self.title, self.place, 2, self.card, self._numbers, self.passing)
        self._middle = Middle(*head, 8, self.heading, self._list, None, spacing=6)
        layout = column(spacing=8)
        layout.addWidget(self._middle, 1)
        layout.addWidget(hairline())
        layout.addLayout(_halves(self.hint, self.again))
        layout.addLayout(_halves(self.back, self.forward))
        layout.addLayout(self.foot())
        self.setLayout(layout)
        for button, tip in {
            self.hint: translate("lesson", "A hint (H)"),
            self.again: translate("lesson", "The same in another position (A)"),
            self.passing: translate("lesson", "Pass (P)"),
            self.back: translate("lesson", "The screen before (B)"),
            self.forward: translate("lesson", "The next screen (N)"),
            self.leave: translate("lesson", "Leave; the lesson can be taken up again (Esc)"),
        }.items():
            button.setToolTip(tip)

    def _connect(self) -> None:
        self.number.returnPressed.connect(self._on_number)
        self.give.clicked.connect(self._on_number)

    def show_words(self, words: LessonWords) -> None:
        """Show another screen."""
        self.title.setText(words.title)
        self.place.setText(words.place)
        self.text.setText(words.text)
        self.card.setAccessibleName(words.text)
        self.number.clear()
        self._middle.verticalScrollBar().setValue(0)

    def show_acts(self, acts: LessonActs) -> None:
        """Offer what can be done."""
        self.hint.setEnabled(acts.can_hint)
        self.again.setEnabled(acts.can_ask_again)
        self.passing.setVisible(acts.can_pass)
        self._numbers.setVisible(acts.wants_number)
        self.number.setReadOnly(acts.is_done)
        self.give.setEnabled(not acts.is_done)
        self.back.setEnabled(acts.can_go_back)
        self.forward.setText(acts.next_text)
        # Whoever may go on with a good conscience sees it.
        self.forward.set_kind("primary" if acts.is_done else "")

    def show_steps(self, rows: Sequence[StepRow]) -> None:
        """Show the list of steps; nothing of it where there is one only."""
        if len(rows) != len(self.steps):
            self._make_lines(rows)
        for line, each in zip(self.steps, rows, strict=True):
            if line.name.text() != each.name:
                line.name.setText(each.name)
            line.show_state(each.state, each.progress)
            is_here = each.state is State.NOW
            set_style(line.name, role="strong" if is_here else "panel")
        self._show_list()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Show what a class needs, in large letters, or everything again."""
        super().show_class(is_for_class, scale)
        self._show_list()

    def _show_list(self) -> None:
        is_shown = len(self.steps) > 1 and not self.is_for_class
        self.heading.setVisible(is_shown)
        self._list.setVisible(is_shown)

    def _make_lines(self, rows: Sequence[StepRow]) -> None:
        for line in self.steps:
            self._lines.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.steps = [ChapterLine(self._look, each.name) for each in rows]
        for line in self.steps:
            line.clicked.connect(self._on_line)
            self._lines.addWidget(line)

    @Slot()
    def _on_number(self) -> None:
        number = self.number.number
        if number is not None and not self.number.isReadOnly():
            self.number_given.emit(number)
            self.number.selectAll()

    @Slot()
    def _on_line(self) -> None:
        line = self.sender()
        if isinstance(line, ChapterLine):
            self.step_chosen.emit(self.steps.index(line))


def _halves(one: QWidget, other: QWidget) -> QVBoxLayout:
    """Two buttons beside one another, each half of the row."""
    line = row(spacing=8)
    line.addWidget(one, 1)
    line.addWidget(other, 1)
    return column(line)
