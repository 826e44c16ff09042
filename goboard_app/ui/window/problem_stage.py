"""ProblemStage: shows the problem at hand on its page, and carries answers to it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from goboard_app.app.problems import Solving
from goboard_app.app.texts.lessons import position_words
from goboard_app.app.texts.problems import (
    hint_sentence,
    nothing_known,
    outcome_sentence,
    place_text,
    point_words,
    question,
    turn_sentence,
)
from goboard_app.go.board import Color, Point
from goboard_app.lessons.attempt import Attempt, AttemptOutcome, paint_attempt
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.problem_panel import ProblemActs, ProblemWords
from goboard_app.ui.window.problem_page import ProblemPage

_ICONS = {
    AttemptOutcome.SOLVED: "check",
    AttemptOutcome.GO_ON: "check",
    AttemptOutcome.SHOWN: "eye",
}


class ProblemStage(QObject):
    """The page follows `solving`, and its buttons and its board lead there."""

    def __init__(self, look: Look, solving: Solving, parent: QObject) -> None:
        super().__init__(parent)
        self.solving = solving
        self.page = ProblemPage(look, self._describe)
        self._connect()

    def _connect(self) -> None:
        solving, panel = self.solving, self.page.panel
        solving.turned.connect(self._on_turned)
        solving.answered.connect(self._on_answered)
        solving.hinted.connect(self._on_hinted)
        self.page.point_chosen.connect(self._on_point)
        self.page.locked.connect(self._refresh)
        panel.passing.clicked.connect(solving.play_pass)
        panel.hint.clicked.connect(solving.take_hint)
        panel.take_back.clicked.connect(solving.take_back)
        panel.solution.clicked.connect(solving.show_solution)
        panel.turn.clicked.connect(solving.turn)
        panel.mirror.clicked.connect(solving.mirror)
        panel.swap.clicked.connect(solving.swap_colors)
        panel.back.clicked.connect(solving.go_back)
        panel.forward.clicked.connect(solving.go_on)

    @Slot()
    def _on_turned(self) -> None:
        solving, page = self.solving, self.page
        problem = solving.problem
        if problem is None:
            return
        card = solving.cards.of(solving.problems[solving.place].key)
        place = place_text(problem, solving.place + 1, len(solving.problems), card)
        asked = question(problem)
        page.panel.show_words(ProblemWords(solving.title, place, asked))
        self._refresh()
        missing = nothing_known(problem)
        if missing:
            page.message.say(missing, icon="info")
        else:
            self._say_turn(problem.task.position.to_move)
        page.board.setFocus()
        heard = question(problem, in_full=True)
        page.board.announce(f"{place}. {heard} {missing}".strip())

    def _say_turn(self, side: Color) -> None:
        self.page.message.say(turn_sentence(side), side)

    @Slot()
    def _refresh(self) -> None:
        attempt, page = self.solving.attempt, self.page
        if attempt is not None:
            page.board.show_picture(paint_attempt(attempt))
            page.board.setAccessibleDescription(position_words(attempt.position))
            page.panel.show_acts(self._acts())

    def _acts(self) -> ProblemActs:
        solving, attempt = self.solving, self.solving.attempt
        if attempt is None:
            return ProblemActs()
        has_solution, is_locked = attempt.problem.has_solution, self.page.is_locked
        return ProblemActs(
            said=attempt.text or hint_sentence(attempt),
            can_take_back=attempt.can_take_back,
            can_show=has_solution and attempt.outcome is not AttemptOutcome.SHOWN and not is_locked,
            can_hint=attempt.can_hint and not (is_locked and self._shows_move(attempt)),
            can_pass=attempt.task.may_pass,
            can_go_back=not solving.is_at_start,
            is_over=attempt.outcome.is_over,
            is_last=solving.is_at_end,
        )

    def _shows_move(self, attempt: Attempt) -> bool:
        """Whether the next hint would show the move."""
        return attempt.hints > 0 or not attempt.problem.has_hint_in_words

    @Slot()
    def _on_answered(self) -> None:
        attempt, page = self.solving.attempt, self.page
        if attempt is None:
            return
        self._refresh()
        text = outcome_sentence(attempt)
        if attempt.outcome is AttemptOutcome.ASKED:
            self._say_turn(attempt.position.to_move)
        elif attempt.outcome.is_taken_back or attempt.outcome is AttemptOutcome.ILLEGAL:
            page.message.refuse(text)
        else:
            page.message.say(text, icon=_ICONS.get(attempt.outcome, ""))
        page.board.announce(f"{text} {attempt.text}".strip(), assertive=True)

    @Slot()
    def _on_hinted(self) -> None:
        attempt = self.solving.attempt
        if attempt is not None:
            self._refresh()
            text = hint_sentence(attempt)
            self.page.message.say(text, icon="info")
            self.page.board.announce(text, assertive=True)

    @Slot(object)
    def _on_point(self, point: Point) -> None:
        self.solving.play_at(point)

    def _describe(self, point: Point) -> str:
        attempt = self.solving.attempt
        return "" if attempt is None else point_words(attempt, point)
