"""LessonPanel: the words of a lesson, what can be done, and the list of steps with their ticks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.parts import Button, Card, column_layout, hairline, label, row_layout
from goboard_app.ui.panels.answer_panel import AnswerPanel
from goboard_app.ui.panels.chapter_list import ChapterLine
from goboard_app.ui.panels.number_field import AnswerField
from goboard_app.ui.panels.step_list import StepList, StepRow, WordsAndSteps
from goboard_app.ui.panels.word_label import WordLabel


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
        self.number = AnswerField(look)
        self.give = Button(look, translate("lesson", "Answer"), "check")
        self.passing = Button(look, translate("lesson", "Pass"), "pass")
        self.hint = Button(look, translate("lesson", "Hint"), "info")
        self.again = Button(look, translate("lesson", "Another position"), "swap")
        self.back = Button(look, translate("lesson", "Back"), "chevron_left")
        self.forward = Button(look, translate("lesson", "Next"), "chevron_right", "primary")
        self.heading = label(translate("lesson", "Steps"), "section", "muted")
        self.list = StepList(look)
        self._build()
        self._connect()

    def _build(self) -> None:
        self.card.setLayout(column_layout(self.text, margin=14))
        self._numbers = QWidget()
        numbers = row_layout(self.number, self.give, None, spacing=8)
        self._numbers.setLayout(numbers)
        head = (self.title, self.place, 2, self.card, self._numbers, self.passing, self.words)
        self._middle = ScrollingPanel(*head, None, spacing=6)
        layout = column_layout(spacing=8)
        self._upper = WordsAndSteps(self._middle, self.heading, self.list)
        layout.addWidget(self._upper, 1)
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
        self.list.step_chosen.connect(self.step_chosen)

    @property
    def steps(self) -> list[ChapterLine]:
        """The lines of the list."""
        return self.list.lines

    def sentences(self) -> list[WordLabel]:
        """The text of the screen."""
        return [self.text]

    def areas(self) -> list[list[QWidget]]:
        """What is answered with, what helps, and the ways on and back."""
        return [
            [self.number, self.give, self.passing],
            [self.hint, self.again],
            [self.forward, self.back, self.leave, self.unlock],
        ]

    def show_words(self, words: LessonWords) -> None:
        """Show another screen."""
        self.title.setText(words.title)
        self.place.setText(words.place)
        self.text.setText(words.text)
        self.number.clear()
        self._middle.verticalScrollBar().setValue(0)
        # By itself the card would tell only later that it has another height.
        self.card.updateGeometry()
        self._upper.arrange()

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
        self._upper.arrange()

    def show_steps(self, rows: Sequence[StepRow]) -> None:
        """Show the list of steps; nothing of it where there is one only."""
        self.list.show_rows(rows)
        self._show_list()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Show what a class needs, in large letters, or everything again."""
        super().show_class(is_for_class, scale)
        self._show_list()

    def _show_list(self) -> None:
        is_shown = len(self.steps) > 1 and not self.is_for_class
        self.heading.setVisible(is_shown)
        self.list.setVisible(is_shown)
        self._upper.arrange()

    @Slot()
    def _on_number(self) -> None:
        number = self.number.number
        if number is not None and not self.number.isReadOnly():
            self.number_given.emit(number)
            self.number.selectAll()


def _halves(one: QWidget, other: QWidget) -> QVBoxLayout:
    """Two buttons beside one another, each half of the row."""
    line = row_layout(spacing=8)
    line.addWidget(one, 1)
    line.addWidget(other, 1)
    return column_layout(line)
