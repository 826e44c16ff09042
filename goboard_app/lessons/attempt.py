"""An attempt at a problem: what was played so far and what it came to; a frozen value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from goboard_app.go.board import Move, Pass, Play, Point
from goboard_app.go.position import Position
from goboard_app.lessons.answers import begin as begin_task
from goboard_app.lessons.answers import solutions
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.picture import WORDS_ONLY
from goboard_app.lessons.problem import Problem
from goboard_app.lessons.task import Branch, Task, WrongAnswer
from goboard_app.rules.legality import Verdict, judge
from goboard_app.rules.repetition import BoardState, History


class AttemptOutcome(Enum):
    """What the last move came to."""

    ASKED = auto()
    """Nothing was played yet."""
    GO_ON = auto()
    """Right so far; the program has answered."""
    SOLVED = auto()
    WRONG = auto()
    """Not the answer; the program has shown why, if the file tells."""
    UNKNOWN = auto()
    """The file says nothing of this move, so that it counts neither as right nor as missed."""
    ILLEGAL = auto()
    """The rules do not allow the move; the verdict says why."""
    SHOWN = auto()
    """The solution stands on the board."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more is asked."""
        return self in (AttemptOutcome.SOLVED, AttemptOutcome.SHOWN)

    @property
    def is_taken_back(self) -> bool:
        """Whether the last move was not the answer, and the next one is played in its place."""
        return self in (AttemptOutcome.WRONG, AttemptOutcome.UNKNOWN)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A problem with the moves that were made, those of the program among them.

    `branches` are the moves that the file knows next, `moves` all that led here; `answer` is the
    last move of the one who solves. `before` is the attempt as it was before that move, None at the
    start. `has_missed` stays once it is so: a problem that is solved at the second go was missed.
    `hints` tells how many were asked for: the first is in words, the next shows where to play.
    """

    problem: Problem
    position: Position
    history: History = field(compare=False)
    branches: tuple[Branch, ...]
    outcome: AttemptOutcome = AttemptOutcome.ASKED
    text: str = ""
    moves: tuple[Move, ...] = ()
    answer: Move | None = None
    verdict: Verdict | None = None
    before: Attempt | None = field(default=None, compare=False)
    has_missed: bool = False
    hints: int = 0

    @property
    def task(self) -> Task:
        """What is asked."""
        return self.problem.task

    @property
    def can_take_back(self) -> bool:
        """Whether there is a move to take back, or a solution to be put away."""
        return self.before is not None

    @property
    def hinted(self) -> Move | None:
        """The move that a hint shows."""
        if self.hints <= WORDS_ONLY or self.outcome.is_over or self.outcome.is_taken_back:
            return None
        return _right_move(self)

    @property
    def can_hint(self) -> bool:
        """Whether a hint would tell more than is told already."""
        if self.outcome.is_over:
            return False
        if not self.hints and self.problem.has_hint_in_words:
            return True
        at = _tried_again(self)
        return at.hints <= WORDS_ONLY and _right_move(at) is not None

    @property
    def last_point(self) -> Point | None:
        """Where the last stone was put."""
        last = self.moves[-1] if self.moves else None
        return last.point if isinstance(last, Play) else None


def begin(problem: Problem) -> Attempt:
    """The problem as it is first asked."""
    task = problem.task
    return Attempt(problem, task.position, task.history, task.branches)


def play_at(attempt: Attempt, point: Point) -> Attempt:
    """Answer with a stone."""
    base = _base(attempt, lambda move: isinstance(move, Play) and move.point == point)
    return attempt if base is None else _play(base, Play(base.position.to_move, point))


def play_pass(attempt: Attempt) -> Attempt:
    """Answer by passing."""
    base = _base(attempt, lambda move: move.is_pass)
    return attempt if base is None else _play(base, Pass(base.position.to_move))


def take_hint(attempt: Attempt) -> Attempt:
    """A hint, in words if there are any, and then the move; whoever is shown it has missed it.

    A move that was not the answer is taken back, as the hint is for another try.
    """
    if not attempt.can_hint:
        return attempt
    at = _tried_again(attempt)
    if not at.hints and at.problem.has_hint_in_words:
        return replace(at, hints=WORDS_ONLY)
    return replace(at, hints=WORDS_ONLY + 1, has_missed=True)


def take_back(attempt: Attempt) -> Attempt:
    """As it was before the last own move; the solution is put away."""
    if attempt.before is None:
        return attempt
    return replace(attempt.before, has_missed=attempt.has_missed)


def show_solution(attempt: Attempt) -> Attempt:
    """The whole solution on the board; whoever asks for it before solving has missed it."""
    line = solution(attempt.problem.task)
    if not line or attempt.outcome is AttemptOutcome.SHOWN:
        return attempt
    has_missed = attempt.has_missed or attempt.outcome is not AttemptOutcome.SOLVED
    start = replace(begin(attempt.problem), has_missed=has_missed, hints=attempt.hints)
    shown = start
    for move in line:
        shown = _after(shown, move)
    return replace(
        shown, outcome=AttemptOutcome.SHOWN, before=start, branches=(), has_missed=has_missed
    )


def solution(task: Task) -> tuple[Move, ...]:
    """The moves of the solution, both sides'; empty where there is none."""
    found: list[Move] = []
    branches = task.branches
    while right := _first_right(branches):
        found.append(right.move)
        if not right.replies or not right.replies[0].is_right:
            break
        found.append(right.replies[0].move)
        branches = right.replies[0].replies
    if found:
        return tuple(found)
    points = sorted(solutions(begin_task(task)))
    return (Play(task.position.to_move, points[0]),) if points else ()


def _tried_again(attempt: Attempt) -> Attempt:
    """Without what the last move left, unless it goes on to the solution."""
    return take_back(attempt) if attempt.outcome.is_taken_back else _calm(attempt)


def _right_move(attempt: Attempt) -> Move | None:
    """The first right move from here on."""
    if (right := _first_right(attempt.branches)) is not None:
        return right.move
    return next(iter(solution(attempt.task)), None) if not attempt.moves else None


def _first_right(branches: tuple[Branch, ...]) -> Branch | None:
    return next((branch for branch in branches if branch.is_right), None)


def _base(attempt: Attempt, is_it: Callable[[Move], bool]) -> Attempt | None:
    """Where a move is made: after a miss the file may know it, else the miss is taken back."""
    if attempt.outcome.is_over:
        return None
    if not attempt.outcome.is_taken_back or any(is_it(branch.move) for branch in attempt.branches):
        return attempt
    return take_back(attempt)


def _play(attempt: Attempt, move: Move) -> Attempt:
    verdict = judge(attempt.position, move, attempt.history, attempt.task.ruleset)
    if not verdict.is_legal:
        return replace(attempt, outcome=AttemptOutcome.ILLEGAL, verdict=verdict, text="")
    after = _after(attempt, move)
    # The words stay said: who asks again while going on is shown the move.
    hints = min(attempt.hints, WORDS_ONLY)
    after = replace(after, before=_calm(attempt), answer=move, verdict=None, hints=hints)
    branch = next((each for each in attempt.branches if each.move == move), None)
    if branch is not None:
        return _follow(after, branch)
    if _has_captured(after):
        return replace(after, outcome=AttemptOutcome.SOLVED)
    wrong = _called_wrong(attempt, move)
    if wrong is None:
        return replace(after, outcome=AttemptOutcome.UNKNOWN)
    return replace(after, outcome=AttemptOutcome.WRONG, text=wrong.text, has_missed=True)


def _called_wrong(attempt: Attempt, move: Move) -> WrongAnswer | None:
    """What the task says of a first move that its tree does not have: of this one, or of all."""
    point = move.point if isinstance(move, Play) else None
    wrongs = attempt.task.wrongs if not attempt.moves else ()
    found = (wrong for wrong in wrongs if point in wrong.points)
    return next(found, None) or next((wrong for wrong in wrongs if wrong.is_for_all), None)


def _calm(attempt: Attempt) -> Attempt:
    """The attempt as it is gone back to: a refused move is forgotten."""
    if attempt.outcome is not AttemptOutcome.ILLEGAL:
        return attempt
    outcome = AttemptOutcome.GO_ON if attempt.moves else AttemptOutcome.ASKED
    return replace(attempt, outcome=outcome, verdict=None)


def _after(attempt: Attempt, move: Move) -> Attempt:
    position = attempt.position.after(move)
    made = BoardState.of_move(position, move.color, move.is_pass)
    return replace(
        attempt,
        position=position,
        history=attempt.history.extended(made),
        moves=(*attempt.moves, move),
        branches=(),
        text="",
    )


def _follow(after: Attempt, branch: Branch) -> Attempt:
    """The program answers from the tree, with the first of the answers there."""
    answer = branch.replies[0] if branch.replies else None
    if branch.is_right and (answer is None or not answer.is_right or _has_captured(after)):
        return replace(after, outcome=AttemptOutcome.SOLVED, text=branch.text)
    text = branch.text
    if answer is not None:
        after = _after(after, answer.move)
        after = replace(after, branches=answer.replies)
        text = "\n".join(part for part in (text, answer.text) if part)
    if not branch.is_right:
        return replace(after, outcome=AttemptOutcome.WRONG, text=text, has_missed=True)
    goes_on = answer is not None and _first_right(answer.replies) is not None
    return replace(
        after, outcome=AttemptOutcome.GO_ON if goes_on else AttemptOutcome.SOLVED, text=text
    )


def _has_captured(attempt: Attempt) -> bool:
    """Whether the stones that were to be captured are gone."""
    task = attempt.task
    if task.kind is not TaskKind.CAPTURE or not task.points:
        return False
    enemy = task.position.to_move.opponent
    return all(attempt.position.at(point) is not enemy for point in task.points)
