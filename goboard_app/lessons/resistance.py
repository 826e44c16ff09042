"""The best resistance to a solved problem: the other side's strongest tries and the moves that defeat them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from goboard_app.go.board import BoardSize, Move, Play, Point
from goboard_app.lessons.attempt import Attempt
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.proof.bits import STRIDE, Bits, State, all_points, around, bit, each
from goboard_app.lessons.proof.goals import Capture, Connect, Goal, Points, moves_wanted
from goboard_app.lessons.proof.search import Search, TooLarge
from goboard_app.lessons.task import Task

# `proof.bits` has room for a board of 9x9.
LARGEST = 9
"""The largest side of a board that is searched."""
MOST_STATES = 1_500
"""The largest number of boards for one search."""
_DEEPEST = 11
"""The largest number of moves in which a side reaches its goal."""
_AHEAD = (6, 4, 2)
"""The numbers of moves for which a side that prevents something has to do so; the first one that can be searched."""
_AHEAD_BORDER = (7, 5, 3)
"""The same for a border. The numbers are odd, as the other side moves first and last."""
_AHEAD_CUT = (4, 2)
"""The same for a cut, as ways to connect take longest to search."""
_MOST_TRIES = 4
"""The largest number of tries of the other side, where it is stopped but never beaten."""
_SMALL = 49
"""The number of points up to which every point is tried."""
_SEEKS = frozenset({TaskKind.CAPTURE, TaskKind.KILL, TaskKind.CONNECT, TaskKind.POINTS_FOR})

Told = Callable[[], None]
"""A function that is called between two searches; it raises an error to stop the work."""


def resistance(attempt: Attempt, told: Told) -> tuple[Move, ...]:
    """Return the tries of the other side after a solution and the answers to them, both as long as they are proved.

    The line is empty on boards larger than 9x9, without a goal that can be searched, and where nothing is left to try.
    """
    size = attempt.position.size
    if max(size.columns, size.rows) > LARGEST:
        return ()
    goal = goal_of(attempt.task)
    state = _state(attempt)
    if goal is None or state is None:
        return ()
    resister = _Resister(attempt.task, goal, told)
    color = attempt.position.to_move
    points = resister.line(state, color is attempt.task.position.to_move)
    colors = (color if number % 2 == 0 else color.opponent for number in range(len(points)))
    return tuple(Play(each_color, point_of(one)) for each_color, one in zip(colors, points, strict=True))


def point_of(one: Bits) -> Point:
    """Return the point of a single bit."""
    row, col = divmod(one.bit_length() - 1, STRIDE)
    return Point(col - 1, row - 1)


def bits_of(points: Sequence[Point] | frozenset[Point]) -> Bits:
    """Return the bits of points."""
    found: Bits = 0
    for point in points:
        found |= bit(point.col, point.row)
    return found


def board_of(size: BoardSize) -> Bits:
    """Return the bits of a whole board."""
    return all_points(size.columns, size.rows)


def goal_of(task: Task) -> Goal | None:
    """Return the goal of a task; None if the task has none that the search knows."""
    board, side = board_of(task.position.size), task.position.to_move
    stones = [point for point in sorted(task.points) if task.position.at(point) is not None]
    if task.kind is TaskKind.POINTS_FOR:
        return Points(bits_of(task.points), task.number, board) if task.color in (None, side) else None
    if not stones:
        return None
    if task.kind in (TaskKind.CONNECT, TaskKind.CUT):
        # The goal is one connection; with more stones there would be several.
        is_pair = len(stones) == 2
        return Connect(bits_of(stones[:1]), bits_of(stones[1:]), board) if is_pair else None
    if task.kind in (TaskKind.CAPTURE, TaskKind.KILL, TaskKind.SAVE, TaskKind.LIVE, TaskKind.KO):
        return Capture(bits_of(stones), board)
    return None


def _state(attempt: Attempt) -> State | None:
    """Return the board after the moves of an attempt; the moves are played again, as they show where a ko is."""
    start, board = attempt.task.position, board_of(attempt.task.position.size)
    own, other = (bits_of(start.points(color)) for color in (start.to_move, start.to_move.opponent))
    state: State | None = State(own, other)
    for move in attempt.moves:
        assert state is not None
        state = state.played(bit(move.point.col, move.point.row), board) if isinstance(move, Play) else state.passed()
        if state is None:
            # A self-capture, which the search does not know.
            return None
    return state


def is_asked_seeker(task: Task) -> bool:
    """Return whether the side to move has to reach something, rather than prevent it."""
    if task.kind is TaskKind.KO:
        return all(task.position.at(point) is not task.position.to_move for point in task.points)
    return task.kind in _SEEKS


class _Resister:
    """The search for the tries and answers of one task; in a ko the side that is asked has the threats."""

    def __init__(self, task: Task, goal: Goal, told: Told) -> None:
        self._goal = goal
        self._is_seeker = is_asked_seeker(task)
        self._board = board_of(task.position.size)
        self._told = told
        self._is_race = self._is_seeker and not goal.is_told_at_the_end
        depths = {TaskKind.POINTS_FOR: _AHEAD_BORDER, TaskKind.CUT: _AHEAD_CUT}
        self._depths = depths.get(task.kind, _AHEAD)
        # Outside problems of ko the other side has all threats: what succeeds even then is certain.
        self._takes_kos = (task.kind is TaskKind.KO) is self._is_seeker
        self._start(0)

    def _start(self, ahead: int) -> None:
        """Begin another search, without the results of the one before."""
        self._ahead = ahead
        self._search = Search(self._board, self._board, self._goal, self._takes_kos, MOST_STATES)

    def line(self, state: State, is_askeds_turn: bool) -> list[Bits]:
        """Return the moves in turn, up to the point where the search becomes too large."""
        line: list[Bits] = []
        if self._is_race:
            with suppress(TooLarge):
                self._race(state, is_askeds_turn, line)
            # A try without an answer shows nothing.
            return line[: len(line) - (len(line) + is_askeds_turn) % 2]
        for ahead in self._depths if not is_askeds_turn else ():
            self._start(ahead)
            with suppress(TooLarge):
                # More than the problem promises cannot be shown.
                if self._holds(state):
                    self._hold(state, line)
            if line:
                break
        return line

    # The side that is asked reaches its goal, as quickly as it can

    def _race(self, state: State, is_askeds_turn: bool, line: list[Bits]) -> None:
        left = self._search.within(state, is_askeds_turn, _DEEPEST)
        while left:
            found = self._quickest(state, left) if is_askeds_turn else self._slowest(state, left)
            if found is None:
                break
            point, state, left = found
            line.append(point)
            is_askeds_turn = not is_askeds_turn

    def _quickest(self, state: State, left: int) -> tuple[Bits, State, int] | None:
        """Return the move that reaches the goal soonest, one that captures before others."""
        found = []
        for point, after in self._played(state, True):
            if self._search.found(after, False, left - 1)[0]:
                found.append((-_taken(state, after), point, after))
        if not found:
            return None
        _taken_stones, point, after = min(found, key=lambda one: one[0])
        length = self._search.within(after, False, left - 1)
        return None if length is None else (point, after, length)

    def _slowest(self, state: State, left: int) -> tuple[Bits, State, int] | None:
        """Return the move that holds out longest; a move beside the stones may be a turn quicker than one elsewhere."""
        urgent = self._urgent(state, False)
        beside = urgent | around(urgent)
        near = beside | around(beside)
        found = []
        for point, after in self._played(state, False):
            length = self._search.within(after, True, left - 1)
            if length:
                found.append((length, _taken(state, after), bool(point & urgent), point, after))
        if not found:
            return None
        longest = max(length for length, *_rest in found)
        tries = [one for one in found if one[3] & near and one[0] >= longest - 2] or found
        length, *_rest, point, after = max(tries, key=lambda one: one[:3])
        return point, after, length

    # The side that is asked prevents something, or keeps its border

    def _hold(self, state: State, line: list[Bits]) -> None:
        while len(line) < 2 * _MOST_TRIES:
            tried = self._try(state, must_ask=bool(line))
            if tried is None:
                return
            point, answered = tried
            line.append(point)
            if answered is None:
                return
            answer, state = answered
            line.append(answer)

    def _try(self, state: State, must_ask: bool) -> tuple[Bits, tuple[Bits, State] | None] | None:
        """Return the most dangerous move of the other side, with the answer and the board after both.

        A move that may be left unanswered has no answer; with `must_ask` it is no try.
        """
        urgent = self._urgent(state, False)
        near = urgent or around(state.own) & around(state.other)
        ranked = []
        for point, after in self._played(state, False):
            asks = not self._holds(after.passed())
            if asks or not must_ask and point & near:
                danger = moves_wanted(self._goal, *self._seen(after, True)) if not self._is_seeker else 0
                ranked.append((-asks, danger, -_taken(state, after), -bool(point & urgent), point, after))
        for rank, *_rest, point, after in sorted(ranked, key=lambda one: one[:4]):
            if not rank:
                return point, None
            answered = self._answer(after)
            if answered is not None:
                return point, answered
        return None

    def _answer(self, state: State) -> tuple[Bits, State] | None:
        """Return the safest answer: one that captures, then one that leaves the other side most to do."""
        found = []
        for point, after in self._played(state, True):
            if self._holds(after):
                safe = moves_wanted(self._goal, *self._seen(after, False)) if not self._is_seeker else 0
                found.append((-_taken(state, after), -safe, point, after))
        if not found:
            return None
        *_rank, point, after = min(found, key=lambda one: one[:2])
        return point, after

    def _holds(self, state: State) -> bool:
        """Return whether the side that is asked has its way, with the other side to move."""
        return self._search.found(state, not self._is_seeker, self._ahead)[0] is self._is_seeker

    # Moves

    def _played(self, state: State, is_askeds_turn: bool) -> list[tuple[Bits, State]]:
        """Return the moves of a side, the urgent ones first; no ko is retaken at once."""
        self._told()
        free = self._board & ~state.own & ~state.other & ~state.ko
        urgent = self._urgent(state, is_askeds_turn) & free
        if urgent and not self._is_race and self._board.bit_count() > _SMALL:
            # Far points take long to search, and hardly ever matter.
            beside = urgent | around(urgent)
            free &= beside | around(beside)
        turn = is_askeds_turn is self._is_seeker
        moves = ((point, self._search.played(state, turn, point)) for point in [*each(urgent), *each(free & ~urgent)])
        return [(point, after) for point, after in moves if after is not None]

    def _seen(self, state: State, is_askeds_turn: bool) -> tuple[Bits, Bits]:
        """Return the stones of the side that seeks, and those of the other one."""
        is_seekers_turn = is_askeds_turn is self._is_seeker
        return (state.own, state.other) if is_seekers_turn else (state.other, state.own)

    def _urgent(self, state: State, is_askeds_turn: bool) -> Bits:
        return self._goal.urgent(*self._seen(state, is_askeds_turn))


def _taken(state: State, after: State) -> int:
    """Return how many stones a move has captured."""
    return (state.other & ~after.own).bit_count()
