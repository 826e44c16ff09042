"""Careful play: single moves on a board where play is over, with the answers that they force.

A stone may fill a liberty of adjacent stones, or break a shape that holds a border. So every move
is checked twice: whether it endangers stones of its own side (then it is not played), and whether
the other side must answer it, because its stones could be captured by force
(`life.search.capturing_move`) or its border would no longer hold (`seki.connection.find_joints`). A
move with threats that no single answer meets is not played either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Move, Play, Point
from goboard_app.go.position import COLORS, Position
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.search import capturing_move
from goboard_app.scoring.seki.analysis import SekiAnalysis, analyse
from goboard_app.scoring.seki.connection import find_joints
from goboard_app.scoring.seki.eyes import ground_of
from goboard_app.scoring.statuses import NotCounted, Statuses

_NO_POINTS: frozenset[Point] = frozenset()
_CODE = {color: code for code, color in enumerate(COLORS) if color is not None}
_MOST_LIBERTIES = 2
"""The most liberties of a chain that a ladder may capture."""
_REACH = 3
"""The distance, in steps, at which a move can still change the surroundings of chains."""


class Exchange(NamedTuple):
    """A move, the answer that it forces, and the board after both.

    `lost` is the loss of the other side without the answer: stones, or points behind a border that
    would be open.
    """

    move: Play
    after: Position
    answer: Play | None = None
    lost: frozenset[Point] = _NO_POINTS

    @property
    def moves(self) -> tuple[Play, ...]:
        """The move, and the answer if there is one."""
        return (self.move,) if self.answer is None else (self.move, self.answer)


class CarefulPlay:
    """A board on which careful moves are made; only `play` and `set_neutral` change it.

    `neutral` are the empty points that belong to neither side, in the order of the board. `held`
    are the points that each side alone could reach at the beginning, as long as it answers at its
    joints; `shared` are those of them that the other side can reach until then. Stones that could
    be captured at the beginning are left alone. `check` is called before each move that is tried; it may
    raise an exception.
    """

    def __init__(
        self,
        position: Position,
        history: History,
        ruleset: Ruleset,
        statuses: Statuses,
        neutral: Iterable[Point] = (),
        check: Callable[[], None] | None = None,
    ) -> None:
        self.position = position
        # A separate log: moves that are tried here must not extend the log of the game.
        self._history = History(history.states)
        self.ruleset = ruleset
        self._check = check
        self.statuses = statuses
        self._index = position.size.index
        found = analyse(position, statuses)
        self.held = {color: _held(found, color) for color in Color}
        self.shared = frozenset(each.point for each in found.excluded if each.reason is NotCounted.OPEN_AREA)
        self._settled = {self._index(p) for p in statuses.dead | statuses.seki}
        self._board = QuickBoard.of(position)
        self._first_board = self._board.copy()
        self._first_lost: dict[int, bool] = {}
        self.neutral: list[Point] = []
        self.set_neutral(neutral)

    def set_neutral(self, points: Iterable[Point]) -> None:
        """Set the empty points that belong to neither side."""
        self.neutral = sorted(points, key=self._index)

    def restarted(self) -> CarefulPlay:
        """Return a new `CarefulPlay` that begins with the current board."""
        return CarefulPlay(self.position, self._history, self.ruleset, self.statuses, self.neutral, self._check)

    def trial(self, move: Move) -> CarefulPlay:
        """Return a copy on which one more move was made, to look one step further."""
        other = copy(self)
        other.play(move)
        return other

    def __copy__(self) -> CarefulPlay:
        # Without `__init__`, which would analyse the board again.
        made = object.__new__(CarefulPlay)
        own = {"_board": self._board.copy(), "neutral": self.neutral[:]}
        vars(made).update(vars(self) | own)
        return made

    def held_on(self, position: Position, color: Color) -> frozenset[Point]:
        """Return the points of a board that one side alone can reach if it answers at its joints.

        Costs some 2 ms on 19x19.
        """
        return _held(analyse(position, self.statuses_on(position)), color)

    def statuses_on(self, position: Position) -> Statuses:
        """Return the statuses without the dead stones that were captured."""
        stones = (p for p in self.statuses.dead if position.at(p) is self.position.at(p))
        return replace(self.statuses, dead=frozenset(stones))

    def joints(self, color: Color) -> frozenset[Point]:
        """Return the empty points that keep one side connected even if it waits for the other."""
        ground = ground_of(self.position, self.statuses.dead)
        found = find_joints(ground)[_CODE[color] - 1]
        return frozenset(self.position.size.point(at) for at, is_one in enumerate(found) if is_one)

    def waiting_joints(self, color: Color) -> frozenset[Point]:
        """Return the joints that need not be filled yet: no living stone of the other side is adjacent."""
        near = self.position.size.neighbors
        living = self.position.points(color.opponent) - self.statuses.dead
        return frozenset(p for p in self.joints(color) if not any(q in living for q in near(p)))

    def play(self, move: Move) -> None:
        """Make a move, which must be legal."""
        after = self.position.after(move)
        self.statuses = self.statuses_on(after)
        self.position = after
        state = BoardState.of_move(after, move.color, is_pass=move.is_pass)
        self._history = self._history.extended(state)
        if isinstance(move, Play):
            self._board.play(self._index(move.point), _CODE[move.color])
            if move.point in self.neutral:
                self.neutral.remove(move.point)

    def changed_by(self, point: Point) -> frozenset[Point]:
        """Return the points where the last move, at `point`, may have changed the effect of a move.

        These are the points near it, and the liberties of the chains on it and beside it.
        """
        board, size = self._board, self.position.size
        heads = {board.head[at] for at in (self._index(point), *board.near[self._index(point)])}
        beside = {at for head in heads if head >= 0 for at in board.libs[head]}
        return frozenset(map(size.point, beside | set(_zone(size, point))))

    def step(self, move: Play) -> Exchange | None:
        """Return a move with the answer that it forces; None if it would do harm."""
        if self._check is not None:
            self._check()
        after = self._after(move)
        if after is None:
            return None
        own, other = move.color, move.color.opponent
        board = self._board.copy()
        board.play(self._index(move.point), _CODE[own])
        if self._threatened(board, own, move.point):
            return None
        lost = self._threatened(board, other, move.point)
        # Stones in danger come first: a border matters only if none are.
        lost = lost or self._laid_open(after, move.point, other)
        return self._answered(after, move, lost) if lost else Exchange(move, after)

    def is_beside_doubt(self, point: Point) -> bool:
        """Return whether a point is adjacent to living stones that could be captured from the beginning."""
        return any(self._is_doubtful(near) for near in self._board.near[self._index(point)])

    def is_in_danger(self, stones: frozenset[Point], position: Position) -> bool:
        """Return whether one of these stones could be captured once the dead stones are off."""
        dead = self.statuses_on(position).dead
        board = QuickBoard.of(position.with_setup(empty=dead))
        heads = {board.head[self._index(point)] for point in stones}
        return any(head >= 0 and _is_lost(board, head) for head in heads)

    def _after(self, move: Play) -> Position | None:
        """Return the board after a move; None if it is illegal or takes living stones."""
        verdict = judge(self.position, move, self._history, self.ruleset)
        outcome = verdict.outcome
        if not verdict.is_legal or outcome is None or outcome.self_captured:
            return None
        return outcome.position if outcome.captured <= self.statuses.dead else None

    def _threatened(self, board: QuickBoard, color: Color, *around: Point) -> frozenset[Point]:
        """Return the living stones near some points that can be captured now, but not at the beginning."""
        code, size = _CODE[color], self.position.size
        found: set[int] = set()
        # Stones further off cannot have lost anything by a move there.
        heads = {board.head[at] for point in around for at in _zone(size, point)}
        for head in sorted(heads):
            if head < 0 or board.color[head] != code or len(board.libs[head]) > _MOST_LIBERTIES:
                continue
            stones = board.stones[head]
            # Dead stones and stones in seki are not defended.
            is_living = not self._settled.issuperset(stones)
            if is_living and _is_lost(board, head) and not all(map(self._was_lost, stones)):
                found.update(stones)
        return frozenset(map(size.point, found))

    def _is_doubtful(self, stone: int) -> bool:
        """Return whether a living stone could be captured at the beginning and still can be."""
        if stone in self._settled or not self._was_lost(stone):
            return False
        return _is_lost(self._board, self._board.head[stone])

    def _was_lost(self, stone: int) -> bool:
        """Return whether a stone could be captured before anything was filled."""
        head = self._first_board.head[stone]
        if head >= 0 and head not in self._first_lost:
            self._first_lost[head] = _is_lost(self._first_board, head)
        return head >= 0 and self._first_lost[head]

    def _laid_open(self, after: Position, point: Point, color: Color) -> frozenset[Point]:
        """Return the points of `color` that are open because a stone on `point` breaks a joint."""
        size, dead = after.size, self.statuses.dead
        before, now = (find_joints(ground_of(position, dead))[_CODE[color] - 1] for position in (self.position, after))
        # The shapes of joints are three by three, so only joints next to the stone can break.
        around = (Point(point.col + dx, point.row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        undone = [p for p in around if p in size and before[self._index(p)] > now[self._index(p)]]
        if not any(q in self.held[color] for p in undone for q in size.neighbors(p)):
            return _NO_POINTS
        held = self.held_on(self.position, color)
        return held - self.held_on(after, color) - {point, *self.neutral}

    def _answered(self, after: Position, made: Play, lost: frozenset[Point]) -> Exchange | None:
        """Return the step with the answer that gives up least and leaves no loss; None without one."""
        color = made.color.opponent
        history = History(self._history.states)
        history = history.extended(BoardState.of_move(after, made.color, is_pass=False))
        is_border = not lost <= after.points(color)
        board = self._board.copy()
        board.play(self._index(made.point), _CODE[made.color])
        found = []
        for point in self._defences(after, board, made.point, lost):
            verdict = judge(after, Play(color, point), history, self.ruleset)
            outcome = verdict.outcome
            if not verdict.is_legal or outcome is None or outcome.self_captured:
                continue
            # An answer with a threat of its own would go beyond filling.
            answered = board.copy()
            answered.play(self._index(point), _CODE[color])
            if any(self._threatened(answered, each, made.point, point) for each in Color):
                continue
            kept = self.held_on(outcome.position, color) if is_border else _NO_POINTS
            if is_border and not lost <= kept | {point}:
                continue
            # The cheapest answer: least given up, outside the own territory, on a neutral point, first on the board.
            costs = (len(lost - kept), point in self.held[color], point not in self.neutral)
            found.append((*costs, self._index(point), point))
        if not found:
            return None
        answer = Play(color, min(found)[-1])
        return Exchange(made, after.after(answer), answer, lost)

    def _defences(self, after: Position, board: QuickBoard, point: Point, lost: frozenset[Point]) -> list[Point]:
        """Return the points for an answer: liberties of threatened stones and of attackers."""
        near = after.size.neighbors
        empty = after.points(None)
        if lost & empty:
            # A gap in a border can only be closed nearby.
            return sorted(p for p in map(after.size.point, _zone(after.size, point)) if p in empty)
        beside = {q for p in lost for q in near(p)} | set(near(point))
        for q in (point, *beside):
            # The attackers may be captured, or put into atari, if they have few liberties.
            head = board.head[self._index(q)]
            if after.at(q) is after.at(point) and len(board.libs[head]) <= _MOST_LIBERTIES:
                beside = beside | {after.size.point(at) for at in board.libs[head]}
        return sorted(beside & empty)


def _held(found: SekiAnalysis, color: Color) -> frozenset[Point]:
    """Return the points of one side, whether they count or not."""
    return found.of(color) | {each.point for each in found.excluded if each.color is color}


def _is_lost(board: QuickBoard, head: int) -> bool:
    """Return whether a chain is captured by force, and its captors cannot be captured in turn."""
    at = capturing_move(board, head)
    # The captors are checked only if the chain is in atari.
    if at < 0 or len(board.libs[head]) > 1:
        return at >= 0
    own = board.color[head]
    after = board.copy()
    taken = after.play(at, 3 - own)
    captors = after.head[at]
    if len(after.libs[captors]) > 1 or len(after.stones[captors]) < len(taken):
        return True
    (last,) = after.libs[captors]
    if not after.is_legal(last, own):
        return True
    after.play(last, own)
    return capturing_move(after, after.head[last]) >= 0


@lru_cache(maxsize=512)
def _zone(size: BoardSize, point: Point) -> tuple[int, ...]:
    """Return the indices of the points a few steps around a point, itself included."""
    return tuple(
        size.index(near)
        for dx in range(-_REACH, _REACH + 1)
        for dy in range(abs(dx) - _REACH, _REACH - abs(dx) + 1)
        if (near := Point(point.col + dx, point.row + dy)) in size
    )
