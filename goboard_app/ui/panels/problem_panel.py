"""ProblemPanel: what a problem asks, what the file says to an answer, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.parts import Button, Card, column_layout, hairline, label, row_layout
from goboard_app.ui.panels.answer_panel import AnswerPanel
from goboard_app.ui.panels.word_label import WordLabel


@dataclass(frozen=True, slots=True)
class ProblemWords:
    """What the panel says: the collection, which problem it is, and the question."""

    title: str
    place: str
    question: str


@dataclass(frozen=True, slots=True)
class ProblemActs:
    """What can be done now; `said` is what the file says to the last move."""

    said: str = ""
    can_take_back: bool = False
    can_show: bool = False
    can_hint: bool = False
    can_pass: bool = False
    can_go_back: bool = False
    is_over: bool = False
    is_last: bool = False


class ProblemPanel(AnswerPanel):
    """Its buttons are to be connected."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, translate("problem", "All problems"), parent)
        look = self._look
        self.title = label(role="title", wraps=True)
        self.place = label(role="note", tone="muted", wraps=True)
        self.question = WordLabel(look, "message")
        self.said = WordLabel(look)
        self.card = Card("soft")
        self.passing = Button(look, translate("problem", "Pass"), "pass")
        self.hint = Button(look, translate("problem", "Hint"), "info")
        self.take_back = Button(look, translate("problem", "Take back"), "undo")
        self.solution = Button(look, translate("problem", "Solution"), "eye")
        self.turn = Button(look, translate("problem", "Turn"), "redo")
        self.mirror = Button(look, translate("problem", "Mirror"), "branch")
        self.swap = Button(look, translate("problem", "Swap colours"), "swap")
        self.back = Button(look, translate("problem", "Previous"), "chevron_left")
        self.forward = Button(look, translate("problem", "Next"), "chevron_right")
        self._build()

    def _build(self) -> None:
        self.card.setLayout(column_layout(self.question, margin=14))
        told = (self.card, 4, self.said, self.words)
        middle = ScrollingPanel(self.title, self.place, 2, *told, None, spacing=6)
        layout = column_layout(spacing=8)
        layout.addWidget(middle, 1)
        layout.addWidget(hairline())
        layout.addWidget(self.passing)
        layout.addLayout(_halves(self.hint, self.solution))
        layout.addLayout(_halves(self.take_back, self.swap))
        layout.addLayout(_halves(self.turn, self.mirror))
        layout.addLayout(_halves(self.back, self.forward))
        layout.addLayout(self.foot())
        self.setLayout(layout)
        for button, tip in {
            self.passing: translate("problem", "Pass (P)"),
            self.hint: translate("problem", "A hint; another one shows the move (H)"),
            self.take_back: translate("problem", "Take your move back (Backspace)"),
            self.solution: translate("problem", "Show the solution (S)"),
            self.turn: translate("problem", "Turn the board by a quarter (T)"),
            self.mirror: translate("problem", "Turn left and right about (M)"),
            self.swap: translate("problem", "Swap Black and White (C)"),
            self.back: translate("problem", "The problem before (B)"),
            self.forward: translate("problem", "The next problem (N)"),
            self.leave: translate("problem", "Back to the list of problems (Esc)"),
        }.items():
            button.setToolTip(tip)

    def sentences(self) -> list[WordLabel]:
        """The question, and what the file says to an answer."""
        return [self.question, self.said]

    def areas(self) -> list[list[QWidget]]:
        """What can be done here, and the ways to other problems."""
        acts: list[QWidget] = [self.hint, self.solution, self.take_back, self.swap]
        acts += [self.turn, self.mirror, self.passing]
        ways: list[QWidget] = [self.forward, self.back, self.leave, self.unlock]
        return [acts, ways]

    def show_words(self, words: ProblemWords) -> None:
        """Show another problem."""
        self.title.setText(words.title)
        self.place.setText(words.place)
        self.question.setText(words.question)

    def show_acts(self, acts: ProblemActs) -> None:
        """Offer what can be done."""
        self.said.setText(acts.said)
        self.passing.setVisible(acts.can_pass)
        self.hint.setEnabled(acts.can_hint)
        self.take_back.setEnabled(acts.can_take_back)
        self.solution.setEnabled(acts.can_show)
        self.back.setEnabled(acts.can_go_back)
        finish, on = translate("problem", "Finish"), translate("problem", "Next")
        self.forward.setText(finish if acts.is_last else on)
        # Whoever may go on with a good conscience sees it.
        self.forward.set_kind("primary" if acts.is_over else "")


def _halves(one: QWidget, other: QWidget) -> QVBoxLayout:
    """Two buttons beside one another, each half of the row."""
    line = row_layout(spacing=8)
    line.addWidget(one, 1)
    line.addWidget(other, 1)
    return column_layout(line)
