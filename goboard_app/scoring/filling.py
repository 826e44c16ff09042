"""Filling: the neutral points of a finished board played by turns, with the moves they force.

A neutral point may be a liberty of the other side's stones, or the mouth of a gap in its border. So
every stone is looked at twice: whether it puts stones of its own side in danger (then it is not
played), and whether the other side must answer it, because its stones could be captured by force
(`life.search.capturing_move`) or its border would no longer hold (`seki.connection.find_joints`).
Where no single answer helps the point is no neutral one, and stays open. What could be captured
before anything was filled is no matter of filling: `Proposal.needed` names it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point
from goboard_app.go.position import COLORS, Position
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.search import capturing_move
from goboard_app.scoring.proposal import Opening, Proposal
from goboard_app.scoring.seki.analysis import analyse
from goboard_app.scoring.seki.connection import find_joints
from goboard_app.scoring.seki.eyes import ground_of
from goboard_app.scoring.statuses import Statuses

_NO_POINTS: frozenset[Point] = frozenset()
_CODE = {color: code for code, color in enumerate(COLORS) if color is not None}
_MOST_LIBERTIES = 2
"""A chain with more of them is captured by no ladder."""
_REACH = 3
"""So many steps from a stone its neighbours may feel it."""


class Purpose(Enum):
    """The purpose of a move that finishes a board."""

    FILL = "fill"  # takes a neutral point
    ANSWER = "answer"  # answers the move before it, which threatens something
    CLOSE = "close"  # closes a gap in the border of its own side, or protects stones there
    PASS = "pass"  # the side to move has nothing left to play


class FillingMove(NamedTuple):
    """A move that finishes a board, with its purpose.

    `protects` are the points that its side would lose without it: stones, or points
    behind a border that would be open. It is empty for a neutral point and for a pass.
    """

    move: Move
    protects: frozenset[Point] = _NO_POINTS
    purpose: Purpose = Purpose.FILL


class Filling(NamedTuple):
    """The moves that finish a board, and what they leave open.

    `left` are neutral points that cannot be filled without harm, `openings` the borders that no
    forced sequence closes.
    """

    moves: tuple[FillingMove, ...] = ()
    left: frozenset[Point] = _NO_POINTS
    openings: tuple[Opening, ...] = ()

    @property
    def neutral(self) -> frozenset[Point]:
        """All neutral points, those that are filled and those that are left."""
        moves = (each.move for each in self.moves if each.purpose is Purpose.FILL)
        return self.left | {move.point for move in moves if isinstance(move, Play)}

    @property
    def closing(self) -> tuple[FillingMove, ...]:
        """The moves by which each side closes its own borders, in the order of play."""
        return tuple(each for each in self.moves if each.purpose is Purpose.CLOSE)

    @property
    def plain_moves(self) -> tuple[Move, ...]:
        """The moves alone, passes included."""
        return tuple(each.move for each in self.moves)

    @property
    def forced(self) -> tuple[tuple[Play, FillingMove], ...]:
        """Each move that is forced, after the one that forces it."""
        pairs = zip(self.moves, self.moves[1:], strict=False)
        return tuple(
            (cause.move, each)
            for cause, each in pairs
            if each.purpose is Purpose.ANSWER and isinstance(cause.move, Play)
        )

    def after(self, position: Position) -> Position:
        """The board once these moves were made."""
        for move in self.plain_moves:
            position = position.after(move)
        return position


def fill(
    position: Position,
    history: History,
    ruleset: Ruleset,
    proposal: Proposal,
    statuses: Statuses,
) -> Filling:
    """Play the neutral points out as two careful players do; the side to move begins.

    Each side first fills the points that cost the other one an answer in its own territory, then a
    point where the other would cost it one, then the first on the board. It ends when neither side
    has a harmless point left. The same position always gives the same
    moves. Costs some 20 ms on 19x19, seldom more than 100.
    """
    if not proposal.dame and not proposal.openings:
        return Filling((), _NO_POINTS)
    held = {color: _held(position, statuses, color) for color in Color}
    mouths, openings = _mouths(position, proposal, statuses, held)
    near = position.size.neighbors
    points = [
        point
        for point in (proposal.dame | mouths) - held[Color.BLACK] - held[Color.WHITE]
        if not any(q in statuses.seki for q in near(point))
    ]
    filler = _Filler(position, history, ruleset, statuses, points, held)
    moves = filler.moves()
    return Filling(moves, frozenset(filler.left), openings)


def _held(position: Position, statuses: Statuses, color: Color) -> frozenset[Point]:
    """The points that one side alone can reach as long as it answers at its joints."""
    found = analyse(position, statuses)
    return found.of(color) | {each.point for each in found.excluded if each.color is color}


def _mouths(
    position: Position,
    proposal: Proposal,
    statuses: Statuses,
    held: Mapping[Color, frozenset[Point]],
) -> tuple[frozenset[Point], tuple[Opening, ...]]:
    """The points before gaps that hold as long as each push is answered; and all other openings."""
    if not proposal.openings:
        return _NO_POINTS, ()
    joints = find_joints(ground_of(position, statuses.dead))
    points: set[Point] = set()
    rest = []
    for opening in proposal.openings:
        owner = opening.invader.opponent
        is_joint = joints[_CODE[owner] - 1]
        open_points = opening.threatened - held[owner]
        if all(is_joint[position.size.index(point)] for point in open_points):
            points |= opening.points - open_points
        else:
            rest.append(opening)
    return frozenset(points), tuple(rest)


def _is_lost(board: QuickBoard, head: int) -> bool:
    """Whether a chain can be captured by force, and its captors cannot be taken in turn."""
    at = capturing_move(board, head)
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


class _Filler:
    """One piece of work: the board as it is filled, move by move.

    `left` are the points still to be filled, in the order of the board.
    """

    def __init__(
        self,
        position: Position,
        history: History,
        ruleset: Ruleset,
        statuses: Statuses,
        points: Iterable[Point],
        held: Mapping[Color, frozenset[Point]],
    ) -> None:
        self._position = position
        # A log of its own: what is tried here must not grow that of the game.
        self._history = History(history.states)
        self._ruleset = ruleset
        self._statuses = statuses
        self._index = position.size.index
        self._held = held
        self._settled = {self._index(p) for p in statuses.dead | statuses.seki}
        self._board = QuickBoard.of(position)
        self._first_board = self._board.copy()
        self._put_off: dict[Color, set[Point]] = {color: set() for color in Color}
        self._first_lost: dict[int, bool] = {}
        self._costly: dict[Play, bool] = {}
        self.left = sorted(points, key=self._index)

    def moves(self) -> tuple[FillingMove, ...]:
        """Play until neither side has a point to fill."""
        found: list[FillingMove] = []
        passes = 0
        while self.left and passes < 2:
            step = self._next()
            passes = 0 if step else passes + 1
            for each in step or (_pass_of(self._position.to_move),):
                self._play(each.move)
                found.append(each)
        while found and found[-1].move.is_pass:
            found.pop()
        return tuple(found)

    def _play(self, move: Move) -> None:
        self._position = self._position.after(move)
        state = BoardState.of_move(self._position, move.color, is_pass=move.is_pass)
        self._history = self._history.extended(state)
        if isinstance(move, Play):
            self._board.play(self._index(move.point), _CODE[move.color])
            if move.point in self.left:
                self.left.remove(move.point)
            self._forget(move.point)

    def _forget(self, point: Point) -> None:
        """Work out anew what a move may have changed: the points beside the chains that it met."""
        board, size = self._board, self._position.size
        heads = {board.head[at] for at in (self._index(point), *board.near[self._index(point)])}
        beside = {at for head in heads if head >= 0 for at in board.libs[head]}
        changed = {*map(size.point, beside), *map(size.point, _zone(size, point))}
        for move in [each for each in self._costly if each.point in changed]:
            del self._costly[move]

    def _next(self) -> tuple[FillingMove, ...]:
        """The point that is worth most to the side to move, with the answer where it forces one."""
        color = self._position.to_move
        # What could not be filled before is tried again once nothing else is left.
        put_off = self._put_off[color]
        for point in sorted(self.left, key=lambda p: (p in put_off, -self._worth(p, color))):
            step = self._step(Play(color, point))
            if step:
                return step
            put_off.add(point)
        return ()

    def _worth(self, point: Point, color: Color) -> int:
        """2 where filling a point costs the other side one of its own, 1 where it saves one."""
        if self._costs_one(Play(color, point)):
            return 2
        return int(self._costs_one(Play(color.opponent, point)))

    def _costs_one(self, move: Play) -> bool:
        """Whether a neutral point that is filled must be answered in the other side's territory."""
        known = self._costly.get(move)
        if known is None:
            step = self._step(move)
            forced = step[1].move if len(step) > 1 else None
            known = isinstance(forced, Play) and forced.point in self._held[forced.color]
            self._costly[move] = known
        return known

    def _step(self, move: Play) -> tuple[FillingMove, ...]:
        """A neutral point filled, with the answer to it; nothing where that would do harm."""
        after = self._after(move)
        if after is None:
            return ()
        own, other = move.color, move.color.opponent
        board = self._board.copy()
        at = self._index(move.point)
        if any(self._is_doubtful(near) for near in board.near[at]):
            return ()
        board.play(at, _CODE[own])
        if self._threatened(board, own, move.point):
            return ()
        lost = self._threatened(board, other, move.point)
        lost = lost or self._laid_open(after, move.point, other)
        if not lost:
            return (FillingMove(move),)
        answer = self._answer(after, move, lost)
        if answer is None:
            return ()
        return (FillingMove(move), FillingMove(answer, lost, Purpose.ANSWER))

    def _after(self, move: Play) -> Position | None:
        """The board after a neutral point was filled; None where that is not allowed, or takes
        stones that are not dead.
        """
        verdict = judge(self._position, move, self._history, self._ruleset)
        outcome = verdict.outcome
        if not verdict.is_legal or outcome is None or outcome.self_captured:
            return None
        return outcome.position if outcome.captured <= self._statuses.dead else None

    def _threatened(self, board: QuickBoard, color: Color, *around: Point) -> frozenset[Point]:
        """The living stones near some points that could be captured now, and not at the beginning.

        Stones further off have lost nothing by what was played there.
        """
        code, size = _CODE[color], self._position.size
        found: set[int] = set()
        heads = {board.head[at] for point in around for at in _zone(size, point)}
        for head in sorted(heads):
            if head < 0 or board.color[head] != code or len(board.libs[head]) > _MOST_LIBERTIES:
                continue
            stones = board.stones[head]
            is_living = not self._settled.issuperset(stones)
            if is_living and _is_lost(board, head) and not all(map(self._was_lost, stones)):
                found.update(stones)
        return frozenset(map(size.point, found))

    def _is_doubtful(self, stone: int) -> bool:
        """Whether a living stone could be captured all along: nothing is filled beside it."""
        if stone in self._settled or not self._was_lost(stone):
            return False
        return _is_lost(self._board, self._board.head[stone])

    def _was_lost(self, stone: int) -> bool:
        """Whether a stone could be captured before anything was filled."""
        head = self._first_board.head[stone]
        if head >= 0 and head not in self._first_lost:
            self._first_lost[head] = _is_lost(self._first_board, head)
        return head >= 0 and self._first_lost[head]

    def _laid_open(self, after: Position, point: Point, color: Color) -> frozenset[Point]:
        """The points of `color` that lie open because the stone on `point` undoes a joint."""
        size, dead = after.size, self._statuses.dead
        before, now = (
            find_joints(ground_of(position, dead))[_CODE[color] - 1]
            for position in (self._position, after)
        )
        around = (Point(point.col + dx, point.row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        undone = [p for p in around if p in size and before[self._index(p)] > now[self._index(p)]]
        if not any(q in self._held[color] for p in undone for q in size.neighbors(p)):
            return _NO_POINTS
        held = _held(self._position, self._statuses, color)
        return held - _held(after, self._statuses, color) - {point, *self.left}

    def _answer(self, after: Position, made: Play, lost: frozenset[Point]) -> Play | None:
        """The move that gives up least and leaves nothing to lose; None where there is none."""
        color = made.color.opponent
        history = History(self._history.states)
        history = history.extended(BoardState.of_move(after, made.color, is_pass=False))
        is_border = not lost <= after.points(color)
        board = self._board.copy()
        board.play(self._index(made.point), _CODE[made.color])
        found = []
        for point in self._defences(after, board, made.point, lost):
            verdict = judge(after, Play(color, point), history, self._ruleset)
            outcome = verdict.outcome
            if not verdict.is_legal or outcome is None or outcome.self_captured:
                continue
            # An answer that threatens something would go beyond filling.
            answered = board.copy()
            answered.play(self._index(point), _CODE[color])
            if any(self._threatened(answered, each, made.point, point) for each in Color):
                continue
            kept = _held(outcome.position, self._statuses, color) if is_border else _NO_POINTS
            if is_border and not lost <= kept | {point}:
                continue
            costs = (len(lost - kept), point in self._held[color], point not in self.left)
            found.append((*costs, self._index(point), point))
        return Play(color, min(found)[-1]) if found else None

    def _defences(
        self, after: Position, board: QuickBoard, point: Point, lost: frozenset[Point]
    ) -> list[Point]:
        """Where an answer may stand: liberties of what is threatened, and of what threatens it."""
        near = after.size.neighbors
        empty = after.points(None)
        if lost & empty:
            # A gap is closed where it is.
            return sorted(p for p in map(after.size.point, _zone(after.size, point)) if p in empty)
        beside = {q for p in lost for q in near(p)} | set(near(point))
        for q in (point, *beside):
            # Stones with few liberties may be captured, or put into atari.
            head = board.head[self._index(q)]
            if after.at(q) is after.at(point) and len(board.libs[head]) <= _MOST_LIBERTIES:
                beside = beside | {after.size.point(at) for at in board.libs[head]}
        return sorted(beside & empty)


def _pass_of(color: Color) -> FillingMove:
    return FillingMove(Pass(color), purpose=Purpose.PASS)


@lru_cache(maxsize=512)
def _zone(size: BoardSize, point: Point) -> tuple[int, ...]:
    """The points a few steps from one, itself included."""
    return tuple(
        size.index(near)
        for dx in range(-_REACH, _REACH + 1)
        for dy in range(abs(dx) - _REACH, _REACH - abs(dx) + 1)
        if (near := Point(point.col + dx, point.row + dy)) in size
    )
