"""An attempt at a problem as a frozen value, its picture, and the cards of spaced repetition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from string import ascii_uppercase

from goboard_app.go.board import Move, Pass, Play, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.lesson import Screen
from goboard_app.lessons.problem import Problem
from goboard_app.lessons.task import (
    NO_POINTS,
    Branch,
    Reply,
    Task,
    TaskState,
    WrongAnswer,
    in_reading_order,
    solutions,
)
from goboard_app.lessons.task import begin as begin_task
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import Mark, MarkKind, lines_of, markup_of, move_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import Verdict, judge, legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.session.export import part_used
from goboard_app.session.picture import (
    BoardPart,
    BoardPicture,
    LineMark,
    RefusedMark,
    cut_down,
    part_around,
)

WORDS_ONLY = 1
"""The number of hints in words; after them the points themselves are shown."""


def _paint_task(screen: Screen, state: TaskState, marks: tuple[Mark, ...]) -> BoardPicture:
    board, task = state.board, state.task
    is_asked = task.is_move and not state.is_done
    last = state.last_move or screen.last_move
    if state.shown is not None:
        last = state.at
    shown = solutions(state) if state.hints > WORDS_ONLY else NO_POINTS
    marks = labelled_chains(task, marks, state.found)
    chain = None if state.asked_chain is None else chain_at(board, state.asked_chain)
    stones = frozenset(point for point in shown if board.at(point) is not None)
    still = tuple(mark for mark in marks if _is_still_there(mark, state))
    return BoardPicture(
        size=board.size,
        stones=board.stones,
        # The stone may have been captured since, and a ring on an empty point would mean nothing.
        last_move=last if last is not None and board.at(last) is not None else None,
        ghost=state.position.to_move if is_asked else None,
        playable=_playable(state) if is_asked else NO_POINTS,
        refused=_refused(state),
        hints=shown - stones,
        selected=stones | _crossed_labels(still, state),
        lit=asked_stones(task) if chain is None else chain.stones,
        marks=still + tuple(m for m in _answers(state) if not _has_mark(still, m.point)),
    )


def asked_stones(task: Task) -> frozenset[Point]:
    """Return the stones to outline for a pupil who says whether they live; the file marks those of other tasks."""
    if task.kind is not TaskKind.STATUS:
        return NO_POINTS
    chains = (chain_at(task.position, point) for point in task.points)
    return NO_POINTS.union(*(chain.stones for chain in chains if chain is not None))


def labelled_chains(task: Task, marks: tuple[Mark, ...], found: frozenset[Point] = NO_POINTS) -> tuple[Mark, ...]:
    """Return the marks with a letter on each chain whose number is asked for, or with the number once it is found.

    A text of the file at its point is kept as its letter, and other marks there give way to the letter.
    """
    if not task.kind.form.per_chain:
        return marks
    letters = chain_letters(task, marks)
    told = {point: str(len(task.liberties_at(point))) if point in found else text for point, text in letters.items()}
    rest = tuple(mark for mark in marks if mark.point not in told)
    return rest + tuple(Mark(MarkKind.LABEL, point, text) for point, text in told.items())


def chain_letters(task: Task, marks: Sequence[Mark]) -> Mapping[Point, str]:
    """Return the letter of each chain whose number is asked for, by its point in the task, as one reads."""
    own = {mark.point: mark.text for mark in marks if mark.text and mark.point in task.points}
    free = (letter for letter in ascii_uppercase if letter not in own.values())
    points = sorted(task.points, key=in_reading_order) if task.kind.form.per_chain else ()
    # A board may have more chains than there are letters.
    return {point: own.get(point) or next(free, "") for point in points}


def _playable(state: TaskState) -> frozenset[Point]:
    return legal_points(state.position, state.history, state.task.ruleset)


def _is_still_there(mark: Mark, state: TaskState) -> bool:
    """Return whether a marked point is unchanged: a mark disappears with its stone."""
    return state.board.at(mark.point) is state.task.position.at(mark.point)


def _answers(state: TaskState) -> tuple[Mark, ...]:
    """Return a ring on each point that was clicked rightly, and a cross on the last wrong one."""
    # The number on a chain shows that it was found.
    taken = NO_POINTS if state.task.kind.form.per_chain else state.found
    if state.task.kind.is_clicked and state.is_done and not state.task.wants_all:
        taken = taken | ({state.at} if state.at is not None else NO_POINTS)
    marks = [Mark(MarkKind.CIRCLE, point) for point in sorted(taken)]
    is_wrong = state.task.kind.is_clicked and state.reply.is_wrong
    if is_wrong and state.at is not None and state.shown is None:
        marks.append(Mark(MarkKind.CROSS, state.at))
    return tuple(marks)


def _has_mark(marks: tuple[Mark, ...], point: Point) -> bool:
    return any(mark.point == point for mark in marks)


def _crossed_labels(marks: tuple[Mark, ...], state: TaskState) -> frozenset[Point]:
    """Return the answers on points that have a mark already: two marks on one point cannot be read."""
    return frozenset(mark.point for mark in _answers(state) if _has_mark(marks, mark.point))


def _refused(state: TaskState) -> RefusedMark | None:
    verdict = state.verdict
    if state.reply is not Reply.ILLEGAL or verdict is None or state.at is None:
        return None
    return RefusedMark(state.at, verdict.move.color, verdict.cause - {state.at})


class AttemptOutcome(Enum):
    """The result of the last move."""

    ASKED = auto()
    """Nothing was played yet."""
    GO_ON = auto()
    """Right so far; the program has answered."""
    SOLVED = auto()
    WRONG = auto()
    """Not the answer; the program has shown why, if the file has a refutation."""
    UNKNOWN = auto()
    """The file does not have this move, so that it counts neither as right nor as missed.

    In a file with every right move (`Task.is_complete`) all other moves are wrong.
    """
    ILLEGAL = auto()
    """The rules forbid the move; the verdict has the reason."""
    SHOWN = auto()
    """The solution is on the board."""

    @property
    def is_over(self) -> bool:
        """True if the problem is over."""
        return self in (AttemptOutcome.SOLVED, AttemptOutcome.SHOWN)

    @property
    def is_taken_back(self) -> bool:
        """True if the last move was not the answer, and the next one is played in its place."""
        return self in (AttemptOutcome.WRONG, AttemptOutcome.UNKNOWN)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A problem with the moves that were made, those of the program included.

    `branches` are the next moves in the file, `moves` all moves so far; `answer` is the
    solver's last move. `before` is the attempt before that move, None at the
    start. `has_missed` stays True once it is: a problem that is solved at the second try was missed.
    `hints` is the number of hints taken: the first is in words, the next shows where to play.
    `coming` are the moves still to be played to show why the last move was wrong, or why the solution works;
    `shown_after` is the number of moves that were played after the end of the solution to show that.
    """

    problem: Problem
    position: Position
    # Histories are compared by identity, so equal attempts would differ by them.
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
    coming: tuple[Move, ...] = ()
    shown_after: int = 0

    @property
    def solving_moves(self) -> tuple[Move, ...]:
        """The moves up to the end of the solution, without the resistance after it."""
        return self.moves[: len(self.moves) - self.shown_after]

    @property
    def task(self) -> Task:
        """The task of the problem."""
        return self.problem.task

    @property
    def can_take_back(self) -> bool:
        """True if there is a move to take back, or a solution to hide."""
        return self.before is not None

    @property
    def hinted(self) -> Move | None:
        """The move that a hint shows."""
        if self.hints <= WORDS_ONLY or self.outcome.is_over or self.outcome.is_taken_back:
            return None
        return _right_move(self)

    @property
    def can_hint(self) -> bool:
        """True if a hint would show more than is shown already."""
        if self.outcome.is_over:
            return False
        if not self.hints and self.problem.has_hint_in_words:
            return True
        at = _tried_again(self)
        return at.hints <= WORDS_ONLY and _right_move(at) is not None

    @property
    def last_point(self) -> Point | None:
        """The point of the last stone."""
        last = self.moves[-1] if self.moves else None
        return last.point if isinstance(last, Play) else None


def begin(problem: Problem) -> Attempt:
    """Return the problem before any answer."""
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
    """Give a hint, in words if there are any, and then the move; a shown move counts as missed.

    A move that was not the answer is taken back, as the hint is for another try.
    """
    if not attempt.can_hint:
        return attempt
    at = _tried_again(attempt)
    if not at.hints and at.problem.has_hint_in_words:
        return replace(at, hints=WORDS_ONLY)
    return replace(at, hints=WORDS_ONLY + 1, has_missed=True)


def take_back(attempt: Attempt) -> Attempt:
    """Return the attempt before the last own move; a shown solution is hidden."""
    if attempt.before is None:
        return attempt
    # A miss stays one, even if it is taken back.
    return replace(attempt.before, has_missed=attempt.has_missed)


def show_solution(attempt: Attempt) -> Attempt:
    """Show the whole solution on the board; before the problem is solved, that counts as missed."""
    line = solution(attempt.problem.task)
    if not line or attempt.outcome is AttemptOutcome.SHOWN:
        return attempt
    # A solution that is shown after solving counts as no miss.
    has_missed = attempt.has_missed or attempt.outcome is not AttemptOutcome.SOLVED
    # Hiding the solution leads back to the question, and not to the moves that were tried.
    start = replace(begin(attempt.problem), has_missed=has_missed, hints=attempt.hints)
    shown = start
    for move in line:
        shown = _after(shown, move)
    return replace(shown, outcome=AttemptOutcome.SHOWN, before=start, branches=(), has_missed=has_missed)


def play_on(attempt: Attempt) -> Attempt:
    """Play the next move that shows why the last one was wrong, or right; return the same if there is none.

    A move that is illegal, as the wrong move is in its way, ends the line.
    """
    if not attempt.coming:
        return attempt
    move, *rest = attempt.coming
    if not judge(attempt.position, move, attempt.history, attempt.task.ruleset).is_legal:
        # The wrong move is in the way of the rest.
        return replace(attempt, coming=())
    # `solving_moves` leaves out the moves after the end of the solution, so they are counted apart.
    shown_after = attempt.shown_after + attempt.outcome.is_over
    # `_after` clears the text, which still explains the move of the solver.
    return replace(_after(attempt, move), text=attempt.text, coming=tuple(rest), shown_after=shown_after)


def resisted(attempt: Attempt, line: tuple[Move, ...]) -> Attempt:
    """Return a solved problem with the moves that are still to be played to show why the solution works."""
    return replace(attempt, coming=line) if attempt.outcome.is_over else attempt


def played_out(attempt: Attempt) -> Attempt:
    """Play all moves that show why the last move was wrong, or right."""
    while attempt.coming:
        attempt = play_on(attempt)
    return attempt


def solution(task: Task) -> tuple[Move, ...]:
    """Return the moves of the solution, both sides'; empty if there is none."""
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
    # Without moves in the tree the rules know the answer to a capture; in order, so that it is always the same one.
    points = sorted(solutions(begin_task(task)))
    return (Play(task.position.to_move, points[0]),) if points else ()


def _tried_again(attempt: Attempt) -> Attempt:
    """Return the attempt without the last move, unless that leads on to the solution."""
    return take_back(attempt) if attempt.outcome.is_taken_back else _calm(attempt)


def _right_move(attempt: Attempt) -> Move | None:
    """Return the first right move from here on."""
    if (right := _first_right(attempt.branches)) is not None:
        return right.move
    # `solution` begins at the question, so it does not help further on.
    return next(iter(solution(attempt.task)), None) if not attempt.moves else None


def _first_right(branches: tuple[Branch, ...]) -> Branch | None:
    return next((branch for branch in branches if branch.is_right), None)


def _base(attempt: Attempt, is_it: Callable[[Move], bool]) -> Attempt | None:
    """Return the attempt in which a move is made; None if the problem is over.

    After a miss the file may have the move; else the miss is taken back.
    """
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
    # The hint in words stays valid: the next hint shows the move.
    hints = min(attempt.hints, WORDS_ONLY)
    after = replace(after, before=_calm(attempt), answer=move, verdict=None, hints=hints)
    branch = next((each for each in attempt.branches if each.move == move), None)
    # The tree counts before the rules, as in lessons: a file may call a capture wrong.
    if branch is not None:
        return _follow(after, branch)
    if _has_captured(after):
        return replace(after, outcome=AttemptOutcome.SOLVED)
    wrong = _called_wrong(attempt, move)
    if attempt.task.is_complete:
        text = wrong.text if wrong is not None else ""
        return _refuted(after, _elsewhere(attempt.branches), text)
    if wrong is None:
        return replace(after, outcome=AttemptOutcome.UNKNOWN)
    return replace(after, outcome=AttemptOutcome.WRONG, text=wrong.text, has_missed=True)


def _called_wrong(attempt: Attempt, move: Move) -> WrongAnswer | None:
    """Return the reply to a first move that the tree does not have: that for it, or for all."""
    point = move.point if isinstance(move, Play) else None
    # `@wrong` replies to first moves alone; later ones have their replies in the tree.
    wrongs = attempt.task.wrongs if not attempt.moves else ()
    found = (wrong for wrong in wrongs if point in wrong.points)
    return next(found, None) or next((wrong for wrong in wrongs if wrong.is_for_all), None)


def _calm(attempt: Attempt) -> Attempt:
    """Return the attempt without a refused move."""
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
    """Answer from the tree, with the first of the replies there."""
    answer = branch.replies[0] if branch.replies else None
    # A reply that is not right is no part of the solution: the problem is solved before it.
    if branch.is_right and (answer is None or not answer.is_right or _has_captured(after)):
        return replace(after, outcome=AttemptOutcome.SOLVED, text=branch.text)
    text = branch.text
    if answer is not None:
        after = _after(after, answer.move)
        after = replace(after, branches=answer.replies)
        text = "\n".join(part for part in (text, answer.text) if part)
    if not branch.is_right:
        after = replace(after, outcome=AttemptOutcome.WRONG, text=text, has_missed=True)
        is_complete = after.task.is_complete
        # `play_on` plays the rest of the refutation move by move.
        # In other files the branches stay, so that the solver may go on along the line of the file.
        return replace(after, branches=(), coming=_line(after.branches)) if is_complete else after
    goes_on = answer is not None and _first_right(answer.replies) is not None
    return replace(after, outcome=AttemptOutcome.GO_ON if goes_on else AttemptOutcome.SOLVED, text=text)


def _elsewhere(branches: tuple[Branch, ...]) -> tuple[Branch, ...]:
    """Return the replies to a wrong pass: they answer every move that the tree does not have."""
    passes = (branch for branch in branches if branch.move.is_pass and not branch.is_right)
    return next((branch.replies for branch in passes), ())


def _line(branches: tuple[Branch, ...]) -> tuple[Move, ...]:
    """Return the moves along the first branches."""
    found: list[Move] = []
    while branches:
        found.append(branches[0].move)
        branches = branches[0].replies
    return tuple(found)


def _refuted(after: Attempt, replies: tuple[Branch, ...], text: str) -> Attempt:
    """Answer a wrong move that the tree does not have as a pass would be answered."""
    text = text or (replies[0].text if replies else "")
    wrong = replace(after, outcome=AttemptOutcome.WRONG, text=text, has_missed=True)
    return play_on(replace(wrong, coming=_line(replies)))


def _has_captured(attempt: Attempt) -> bool:
    """Return whether the stones to capture are gone."""
    task = attempt.task
    if task.kind is not TaskKind.CAPTURE or not task.points:
        return False
    enemy = task.position.to_move.opponent
    return all(attempt.position.at(point) is not enemy for point in task.points)


def paint_screen(screen: Screen, state: TaskState | None) -> BoardPicture:
    """Return the picture of a screen, with the state of its task."""
    marks = screen.marks
    if state is None:
        position = screen.position
        return BoardPicture(position.size, position.stones, last_move=screen.last_move, marks=marks)
    return _paint_task(screen, state, marks)


def paint_position(tree: GameTree, node: Node) -> BoardPicture:
    """Return the picture of a node with its marks, for a list of positions."""
    position, move = tree.fact(PositionCache).position(node), move_of(node, tree.size)
    return BoardPicture(
        position.size,
        position.stones,
        last_move=move.point if isinstance(move, Play) else None,
        marks=markup_of(node, tree.size),
        lines=tuple(LineMark(line.start, line.end, line.is_arrow) for line in lines_of(node, tree.size)),
    )


def paint_attempt(attempt: Attempt, is_whole: bool = True) -> BoardPicture:
    """Return the picture of the board now, whole or only the part that the problem uses."""
    board = attempt.position
    is_asked = not attempt.outcome.is_over
    legal = legal_points(board, attempt.history, attempt.task.ruleset) if is_asked else NO_POINTS
    last = attempt.last_point
    if last is None and not attempt.moves:
        last = attempt.problem.screen.last_move
    is_shown = attempt.outcome is AttemptOutcome.SHOWN
    return BoardPicture(
        size=board.size,
        stones=board.stones,
        last_move=last if last is not None and board.at(last) is not None else None,
        # The solver's colour, even while the board shows the other side's refutation.
        ghost=attempt.task.position.to_move if is_asked else None,
        playable=legal,
        refused=_refused_in_attempt(attempt),
        lit=NO_POINTS if is_shown else outlined(attempt.task, board),
        marks=_numbers(attempt.moves, board) if is_shown else _marks(attempt),
        hints=_hinted(attempt),
        part=None if is_whole else part_asked(attempt),
    )


def part_asked(attempt: Attempt) -> BoardPart | None:
    """Return the part of a large board that holds everything in a problem; None for the whole board.

    That is every stone, mark and move of its file, and the stones played since; or the view of VW,
    together with them. A part that goes from edge to edge would hardly be larger on the
    screen than the whole board.
    """
    task, size = attempt.problem.task, attempt.position.size
    used = set(task.points) | {mark.point for mark in attempt.problem.screen.marks}
    for stones in (task.position.stones, attempt.position.stones):
        used |= {size.point(index) for index, code in enumerate(stones) if code}
    for wrong in task.wrongs:
        used |= wrong.points
    left = list(task.branches)
    while left:
        branch = left.pop()
        left += branch.replies
        if isinstance(branch.move, Play):
            used.add(branch.move.point)
    # Without a view a part from edge to edge would hardly be larger on the screen than the whole board.
    part = _part_with(attempt.problem, used)
    is_across = part.size.columns == size.columns or part.size.rows == size.rows
    is_whole = part.has_all(size) if attempt.problem.view else is_across
    return None if is_whole else part


def _part_with(problem: Problem, used: set[Point]) -> BoardPart:
    """Return the part for the view of VW and the used points; without VW the used points with some room."""
    size = problem.screen.position.size
    return part_around(problem.view | used) if problem.view else part_used(used, size)


def paint_question(problem: Problem) -> BoardPicture:
    """Return the picture of a problem's part before any answer, for a list of problems."""
    task, board = problem.task, problem.task.position
    used = {board.size.point(index) for index, code in enumerate(board.stones) if code}
    used |= task.points | {mark.point for mark in problem.screen.marks}
    used |= {move.point for move in solution(task) if isinstance(move, Play)}
    marks = problem.screen.marks
    picture = BoardPicture(board.size, board.stones, lit=outlined(task, board), marks=marks)
    return cut_down(picture, _part_with(problem, used))


def _hinted(attempt: Attempt) -> frozenset[Point]:
    move = attempt.hinted
    return frozenset({move.point}) if isinstance(move, Play) else NO_POINTS


def outlined(task: Task, board: Position) -> frozenset[Point]:
    """Return the points that a task is about: its part of the board, or those of its stones still there."""
    if task.kind is TaskKind.POINTS_FOR:
        return task.points
    start = task.position
    still = (p for p in task.points if start.at(p) is not None and board.at(p) is start.at(p))
    return frozenset(still)


def _marks(attempt: Attempt) -> tuple[Mark, ...]:
    """Return the marks of the file on unchanged points, and a cross on a wrong stone."""
    start, board = attempt.task.position, attempt.position
    kept = [mark for mark in attempt.problem.screen.marks if board.at(mark.point) is start.at(mark.point)]
    answer = attempt.answer
    is_there = isinstance(answer, Play) and board.at(answer.point) is answer.color
    if attempt.outcome is AttemptOutcome.WRONG and isinstance(answer, Play) and is_there:
        kept.append(Mark(MarkKind.CROSS, answer.point))
    if attempt.outcome is AttemptOutcome.WRONG and attempt.task.is_complete:
        since = len(attempt.before.moves) + 1 if attempt.before is not None else 0
        taken = {mark.point for mark in kept}
        # The wrong move itself is number 1, and bears the cross.
        shown = _numbers(attempt.moves[since:], board, first=2)
        kept += [mark for mark in shown if mark.point not in taken]
    if attempt.shown_after:
        # The moves of the solution are numbered too, as the resistance answers the last of them.
        taken = {mark.point for mark in kept}
        kept += [mark for mark in _numbers(attempt.moves, board) if mark.point not in taken]
    return tuple(kept)


def _numbers(moves: Sequence[Move], board: Position, first: int = 1) -> tuple[Mark, ...]:
    """Return the numbers of these moves, where their stones are still on the board."""
    found: dict[Point, Mark] = {}
    for number, move in enumerate(moves, first):
        if isinstance(move, Play) and board.at(move.point) is move.color:
            # A point that was played on twice shows its last stone, and so the later number.
            found[move.point] = Mark(MarkKind.MOVE_NUMBER, move.point, str(number))
    return tuple(found.values())


def _refused_in_attempt(attempt: Attempt) -> RefusedMark | None:
    verdict = attempt.verdict
    if attempt.outcome is not AttemptOutcome.ILLEGAL or verdict is None:
        return None
    move = verdict.move
    if not isinstance(move, Play):
        return None
    return RefusedMark(move.point, move.color, verdict.cause - {move.point})
