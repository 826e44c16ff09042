"""Tasks: a question about a position, and the answers to it; each answer makes a new state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from fractions import Fraction

from goboard_app.go.board import Color, Move, Pass, Play, Point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.lessons.convention import AnswerForm, TaskKind
from goboard_app.rules.legality import Refusal, Verdict, judge, legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset

NO_POINTS: frozenset[Point] = frozenset()

# Kinds whose answers are empty points.
_ON_EMPTY_POINTS = frozenset({TaskKind.LIBERTIES, TaskKind.ILLEGAL})


class TaskRepetition(Enum):
    """The other positions in which a task may be asked once more."""

    NEVER = auto()
    TURNED = auto()
    SWAPPED = auto()
    """Rotated and mirrored, and with the colours exchanged."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A move of the tree, its correctness, its comment, and the moves that follow it."""

    move: Move
    text: str = ""
    is_right: bool = True
    replies: tuple[Branch, ...] = ()


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """A reply to wrong answers: to these points or numbers, or to all if there are none."""

    text: str
    points: frozenset[Point] = NO_POINTS
    numbers: frozenset[int] = frozenset()

    @property
    def is_for_all(self) -> bool:
        """True if it replies to every wrong answer."""
        return not self.points and not self.numbers

    def is_for(self, point: Point | None, number: int | None) -> bool:
        """Return whether it replies to this answer alone: a point, a number, or the number of the chain at a point."""
        if point is not None and number is not None and self.points and self.numbers:
            # `@wrong D6 3` is about this number at this chain alone.
            return point in self.points and number in self.numbers
        return point in self.points or number in self.numbers


@dataclass(frozen=True, slots=True)
class Task:
    """One question about a position.

    `points` are those to be clicked or the stones that the task is about, one of each chain for "liberties-of".
    `number` is the requested number, or that of the right answer among the choices, from 1; `color` is the side that
    "points-for" names. `choices` are the sentences of "choice"; `margin` are the points by which a side is ahead, None
    where the file does not say, and `komi` is what White gets in the count. `is_complete` means that the tree has every
    right move: all others are wrong at each turn, and the line after a wrong pass refutes them.
    """

    kind: TaskKind
    position: Position
    history: History = field(compare=False)
    ruleset: Ruleset
    points: frozenset[Point] = NO_POINTS
    number: int = 0
    color: Color | None = None
    branches: tuple[Branch, ...] = ()
    hint: str = ""
    right: str = ""
    wrongs: tuple[WrongAnswer, ...] = ()
    again: TaskRepetition = TaskRepetition.NEVER
    is_complete: bool = False
    choices: tuple[str, ...] = ()
    margin: Fraction | None = None
    komi: Fraction = Fraction(0)

    @property
    def is_move(self) -> bool:
        """True if the answer is a move, not points or a number."""
        return self.kind.is_move

    @property
    def is_number(self) -> bool:
        """True if the answer is a number, or one for each chain."""
        return self.kind.form.answer is AnswerForm.NUMBER

    @property
    def is_choice(self) -> bool:
        """True if the answer is one of several sentences or words."""
        return self.kind.form.answer is AnswerForm.CHOICE

    @property
    def wants_all(self) -> bool:
        """True if every one of the points must be clicked, or answered by the number of its chain."""
        return self.kind.form.answer is AnswerForm.ALL_POINTS or self.kind.form.per_chain

    @property
    def words(self) -> tuple[str, ...]:
        """The answers to choose from: the sentences of the file, or the words of the convention."""
        return self.kind.form.verdicts or self.choices

    def liberties_at(self, point: Point) -> frozenset[Point]:
        """Return the liberties of the chain at a point; none for an empty point."""
        chain = chain_at(self.position, point)
        return NO_POINTS if chain is None else chain.liberties

    @property
    def may_pass(self) -> bool:
        """True if a pass is an answer that the author has provided for."""
        # In a complete tree a wrong pass is only there to hold the refutation.
        return any(
            branch.move.is_pass and (branch.is_right or not self.is_complete) for branch in _all_branches(self.branches)
        )


def _all_branches(branches: Iterable[Branch]) -> Iterable[Branch]:
    for branch in branches:
        yield branch
        yield from _all_branches(branch.replies)


class Reply(Enum):
    """The judgement of an answer."""

    ASKED = auto()
    """Nothing was answered yet."""
    DONE = auto()
    GO_ON = auto()
    """Right so far: more points, or another move."""
    WRONG = auto()
    """A wrong answer."""
    ILLEGAL = auto()
    """The rules forbid the move; the verdict has the reason."""
    NOT_CAPTURED = auto()
    """The stones are still there; `left` is the number of their liberties."""
    NOT_A_LIBERTY = auto()
    OCCUPIED = auto()
    """A stone is where an empty point was requested."""
    ALLOWED = auto()
    """The move that should be forbidden is allowed; the board shows it."""
    NOT_IN_TREE = auto()
    """The tree does not have this move."""
    WRONG_NUMBER = auto()

    @property
    def is_wrong(self) -> bool:
        """True if the answer was not right."""
        return self not in (Reply.ASKED, Reply.DONE, Reply.GO_ON)


@dataclass(frozen=True, slots=True)
class TaskState:
    """A task with the answers so far.

    `position` and `history` are those of the current question, `shown` the board after a wrong move,
    displayed until the next answer, and `given` the number of the last answer. `found` are the points clicked rightly;
    `branches` the moves of the tree that come next. `text` is the lesson's reply to the last answer, '' if there is
    none; `hints` is the number of hints taken. `chosen` is the chain, by its point in the task, whose number the pupil
    wants to give next.
    """

    task: Task
    position: Position
    history: History = field(compare=False)
    branches: tuple[Branch, ...]
    found: frozenset[Point] = NO_POINTS
    reply: Reply = Reply.ASKED
    text: str = ""
    verdict: Verdict | None = None
    left: int = 0
    at: Point | None = None
    last_move: Point | None = None
    given: int | None = None
    shown: Position | None = None
    hints: int = 0
    chosen: Point | None = None

    @property
    def is_done(self) -> bool:
        """True if the task is solved."""
        return self.reply is Reply.DONE

    @property
    def board(self) -> Position:
        """The board to show now."""
        return self.shown if self.shown is not None else self.position

    @property
    def missing(self) -> int:
        """The number of points still to click."""
        return len(self.task.points - self.found) if self.task.wants_all else 0

    @property
    def asked_chain(self) -> Point | None:
        """The chain whose number is asked for now, by its point in the task; None if no number of a chain is."""
        left = self.task.points - self.found if self.task.kind.form.per_chain else NO_POINTS
        return self.chosen if self.chosen in left else min(left, key=in_reading_order, default=None)

    @property
    def answer_word(self) -> str:
        """The last answer in the words of the convention, as results keep it: "D5", "4", "D5 4", "seki"."""
        task, size = self.task, self.position.size
        where = "" if self.at is None else point_name(self.at, size)
        if self.given is None:
            return where
        if task.is_choice:
            # In a list of answers a sentence has no full stop of its own.
            return task.words[self.given - 1].rstrip(".。")
        return f"{where} {self.given}".strip()


def in_reading_order(point: Point) -> tuple[int, int]:
    """Return the key by which points are sorted as one reads, from the top left."""
    return point.row, point.col


def begin(task: Task) -> TaskState:
    """Return the task before any answer."""
    return TaskState(task, task.position, task.history, task.branches)


def solutions(state: TaskState) -> frozenset[Point]:
    """Return the points that are right now; none for a choice, a number, a pass, and when the task is solved.

    For the number of a chain they are its liberties.
    """
    task = state.task
    if state.is_done or task.is_number or task.is_choice:
        chain = state.asked_chain
        return NO_POINTS if chain is None else task.liberties_at(chain)
    if not task.is_move:
        return task.points - state.found
    moves = (branch.move for branch in state.branches if branch.is_right)
    told = frozenset(move.point for move in moves if isinstance(move, Play))
    # Without a right move in the tree the rules give those that capture at once.
    return told or _captures(state)


def take_hint(state: TaskState) -> TaskState:
    """Take one hint more: the words first, then the points themselves."""
    return replace(state, hints=state.hints + 1)


def answer_point(state: TaskState, point: Point) -> TaskState:
    """Answer with a point of the board: by clicking it, or by playing there.

    Where the number of each chain is asked for, the chain at the point is the next one.
    """
    task = state.task
    if task.kind.form.per_chain:
        return _choose_chain(state, point)
    if state.is_done or task.is_number or task.is_choice:
        return state
    fresh = _fresh(state, point)
    if task.is_move:
        return _play(fresh, Play(state.position.to_move, point))
    if point in task.points:
        return _found(fresh, point)
    return _wrong_click(fresh, point)


def answer_pass(state: TaskState) -> TaskState:
    """Answer by passing."""
    if state.is_done or not state.task.is_move:
        return state
    return _play(_fresh(state, None), Pass(state.position.to_move))


def answer_number(state: TaskState, number: int) -> TaskState:
    """Answer with a number."""
    task = state.task
    if state.is_done or not task.is_number:
        return state
    chain = state.asked_chain
    fresh = replace(_fresh(state, chain), given=number)
    if chain is not None and number == len(task.liberties_at(chain)):
        return _found(fresh, chain)
    if chain is None and number == task.number:
        return _done(fresh)
    said = _said(task, chain, number)
    return replace(fresh, reply=Reply.WRONG_NUMBER, text=said)


def answer_choice(state: TaskState, number: int) -> TaskState:
    """Answer with one of the choices, by its number from 1."""
    task = state.task
    if state.is_done or not task.is_choice or not 1 <= number <= len(task.words):
        return state
    fresh = replace(_fresh(state, None), given=number)
    if number == task.number:
        return _done(fresh)
    return replace(fresh, reply=Reply.WRONG, text=_said(task, number=number))


def _choose_chain(state: TaskState, point: Point) -> TaskState:
    """Return the state in which the number of the chain at a point is asked for, if it still has to be given."""
    chain = chain_at(state.position, point)
    left = state.task.points - state.found
    named = next((each for each in left if chain is not None and each in chain.stones), None)
    if named is None or named == state.asked_chain:
        return state
    return replace(_fresh(state, None), reply=Reply.ASKED, given=None, chosen=named)


def _fresh(state: TaskState, at: Point | None) -> TaskState:
    """Return the state without the traces of the last answer."""
    return replace(state, text="", verdict=None, left=0, at=at, shown=None)


def _done(state: TaskState, text: str = "") -> TaskState:
    return replace(state, reply=Reply.DONE, text=text or state.task.right)


def _said(task: Task, point: Point | None = None, number: int | None = None) -> str:
    """Return the lesson's reply to a wrong answer: the one for it alone before the one for all."""
    # A reply to this very answer goes before one to all.
    alone = _said_to_it_alone(task, point, number)
    return alone or next((wrong.text for wrong in task.wrongs if wrong.is_for_all), "")


def _said_to_it_alone(task: Task, point: Point | None = None, number: int | None = None) -> str:
    """Return the lesson's reply to this answer alone; '' if there is none."""
    for wrong in task.wrongs:
        if wrong.is_for(point, number):
            return wrong.text
    return ""


# Clicks.


def _found(state: TaskState, point: Point) -> TaskState:
    found = state.found | {point}
    state = replace(state, found=found)
    if not state.task.wants_all or found == state.task.points:
        return _done(state)
    return replace(state, reply=Reply.GO_ON)


def _wrong_click(state: TaskState, point: Point) -> TaskState:
    task = state.task
    text = _said(task, point)
    reply = Reply.WRONG
    if task.kind is TaskKind.LIBERTIES:
        reply = Reply.NOT_A_LIBERTY
    if task.kind is TaskKind.ILLEGAL and state.position.at(point) is None:
        shown = state.position.after(Play(state.position.to_move, point))
        return replace(state, reply=Reply.ALLOWED, text=text, shown=shown)
    if state.position.at(point) is not None and task.kind in _ON_EMPTY_POINTS:
        # The reply to all wrong answers is about an empty point.
        reply, text = Reply.OCCUPIED, _said_to_it_alone(task, point)
    return replace(state, reply=reply, text=text)


# Moves.


def _play(state: TaskState, move: Move) -> TaskState:
    point = move.point if isinstance(move, Play) else None
    verdict = judge(state.position, move, state.history, state.task.ruleset)
    if not verdict.is_legal or verdict.outcome is None:
        # The reply to all wrong answers is about moves that were played.
        is_taken = verdict.reason is Refusal.OCCUPIED
        text = "" if is_taken else _said_to_it_alone(state.task, point)
        return replace(state, reply=Reply.ILLEGAL, verdict=verdict, text=text)
    after = _after(state, move)
    # A move of the tree counts as the tree says, even if it captures.
    branch = next((b for b in state.branches if b.move == move), None)
    if branch is not None and branch.is_right:
        return _go_on(after, branch)
    if branch is not None:
        return _show_wrong(state, after, branch)
    if _is_captured(after):
        return _done(after)
    left = _liberties_left(after)
    reply = Reply.NOT_CAPTURED if left else Reply.NOT_IN_TREE
    text = _said(state.task, point)
    return replace(state, reply=reply, text=text, left=left, shown=after.position)


def _after(state: TaskState, move: Move) -> TaskState:
    """Return the state with a move played on its board."""
    position = state.position.after(move)
    made = BoardState.of_move(position, move.color, move.is_pass)
    point = move.point if isinstance(move, Play) else None
    return replace(state, position=position, history=state.history.extended(made), last_move=point, branches=())


def _go_on(state: TaskState, branch: Branch) -> TaskState:
    """Return the state after a right move: the tree answers it, or it was the last one."""
    # Once the stones are captured nothing is left to ask, even if the file goes on.
    if _is_captured(state) or not branch.replies:
        return _done(state, branch.text)
    answer = branch.replies[0]
    state = _after(state, answer.move)
    # The file may end with a move of the other side: no answer to it is known.
    if not answer.replies:
        return _done(state, answer.text or branch.text)
    text = answer.text or branch.text
    return replace(state, reply=Reply.GO_ON, text=text, branches=answer.replies)


def _show_wrong(state: TaskState, after: TaskState, branch: Branch) -> TaskState:
    """Return the state after a move that the tree calls wrong: its consequence is shown."""
    text, shown, last = branch.text, after.position, after.last_move
    if branch.replies:
        answer = branch.replies[0]
        shown = _after(after, answer.move).position
        text = text or answer.text
    point = branch.move.point if isinstance(branch.move, Play) else None
    text = text or _said(state.task, point)
    return replace(state, reply=Reply.WRONG, text=text, shown=shown, at=last)


def _is_captured(state: TaskState) -> bool:
    """Return whether the stones to capture are gone."""
    task = state.task
    if task.kind is not TaskKind.CAPTURE or not task.points:
        return False
    enemy = task.position.to_move.opponent
    return all(state.position.at(point) is not enemy for point in task.points)


def _liberties_left(state: TaskState) -> int:
    """Return the most liberties of the chains to capture; 0 if the task is no capture."""
    if state.task.kind is not TaskKind.CAPTURE:
        return 0
    chains = (chain_at(state.position, point) for point in state.task.points)
    enemy = state.task.position.to_move.opponent
    return max((len(c.liberties) for c in chains if c and c.color is enemy), default=0)


def _captures(state: TaskState) -> frozenset[Point]:
    """Return the moves that capture the stones at once."""
    if state.task.kind is not TaskKind.CAPTURE:
        return NO_POINTS
    side = state.position.to_move
    legal = legal_points(state.position, state.history, state.task.ruleset)
    return frozenset(p for p in legal if _is_captured(_after(state, Play(side, p))))
