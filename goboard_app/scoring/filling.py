"""Filling: the last moves of a finished board, played in turn.

Each side first closes the gaps in its own borders (`scoring.closing`). Then the neutral points are
filled, with the answers that this forces (`scoring.careful`): a neutral point may be a liberty of
the other side's stones, or the mouth of a gap that holds as long as each push is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.go.position import Position
from goboard_app.rules.repetition import History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.careful import CarefulPlay, Exchange
from goboard_app.scoring.closing import ClosedBoard, Gap, close_gaps, is_given_up, is_open
from goboard_app.scoring.proposal import Opening, Proposal
from goboard_app.scoring.statuses import Statuses

_NO_POINTS: frozenset[Point] = frozenset()
_MOST_ROUNDS = 9
"""The limit for rounds of closing gaps and filling points; most boards need two or three."""


class Purpose(Enum):
    """The purpose of a move that finishes a board."""

    FILL = "fill"  # takes a neutral point
    ANSWER = "answer"  # answers the move before it, which threatens something
    CLOSE = "close"  # closes a gap in the border of its own side, or protects stones there
    PASS = "pass"  # the side to move has nothing left to play


class FillingMove(NamedTuple):
    """A move that finishes a board, with its purpose.

    `protects` are the points that its side would lose without it: stones, or points behind a border
    that would be open. It is empty for a neutral point and for a pass.
    """

    move: Move
    protects: frozenset[Point] = _NO_POINTS
    purpose: Purpose = Purpose.FILL


class Filling(NamedTuple):
    """The moves that finish a board, and the points and borders that they leave open.

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
        """Each forced move, after the move that forces it."""
        pairs = zip(self.moves, self.moves[1:], strict=False)
        return tuple(
            (cause.move, each)
            for cause, each in pairs
            if each.purpose is Purpose.ANSWER and isinstance(cause.move, Play)
        )

    def after(self, position: Position) -> Position:
        """Return the position after these moves."""
        for move in self.plain_moves:
            position = position.after(move)
        return position


def fill(
    position: Position,
    history: History,
    ruleset: Ruleset,
    proposal: Proposal,
    statuses: Statuses,
    check: Callable[[], None] | None = None,
) -> Filling:
    """Play the last moves as two careful players do; the side to move begins.

    Each side first closes its gaps. Then it fills the points that cost the other side an answer in
    its own territory, then a point where the other side would cost it one, then the first on the
    board. It ends when neither side has a harmless point left. The same position always gives the
    same moves. `check` is called before each move that is tried; it may raise an exception to call the
    work off. Costs some 20 ms on 19x19, seldom more than 100.
    """
    gaps = (*map(Gap.of_opening, proposal.openings), *map(Gap.of_needed, proposal.needed))
    if not proposal.dame and not gaps:
        return Filling()
    play = CarefulPlay(position, history, ruleset, statuses, proposal.dame, check)
    moves: list[FillingMove] = []
    waits = True
    for _ in range(_MOST_ROUNDS):
        closed = close_gaps(play, gaps, waits)
        found = _closing_moves(closed, play.position.to_move)
        play, gaps = closed.play, closed.gaps
        play.set_neutral(_neutral_points(play, proposal.dame, gaps))
        found += _Filler(play).moves()
        if not found and not waits:
            break
        # If neither side has pushed, the border must be closed after all.
        waits = bool(found)
        moves += found
        play = play.restarted()
    borders = ((gap.opening, gap) for gap in gaps if gap.opening is not None)
    openings = tuple(opening for opening, gap in borders if is_given_up(play, gap))
    return Filling(tuple(moves), frozenset(play.neutral), openings)


def _neutral_points(play: CarefulPlay, dame: frozenset[Point], gaps: tuple[Gap, ...]) -> frozenset[Point]:
    """Return the empty points that belong to neither side, also those before a border that holds."""
    found = set(dame)
    for gap in gaps:
        if gap.opening is None:
            continue
        around = gap.opening.points | gap.opening.threatened
        if is_open(play, gap):
            found -= around
        else:
            found |= around - play.waiting_joints(gap.owner)
    found &= play.position.points(None)
    # Points that a side holds are its territory now.
    found -= play.held[Color.BLACK] | play.held[Color.WHITE]
    near = play.position.size.neighbors
    seki = play.statuses.seki
    # Filling a liberty of stones in seki would break the seki.
    return frozenset(point for point in found if not any(q in seki for q in near(point)))


def _closing_moves(closed: ClosedBoard, first: Color) -> list[FillingMove]:
    """Return the moves that close gaps, with the answers that they force."""
    found: list[FillingMove] = []
    color = first
    for closing in closed.closings:
        if closing.step is None:
            found.append(_pass_of(color))
        else:
            found += _moves_of(closing.step, Purpose.CLOSE, closing.kept)
            if closing.push is not None:
                found += _moves_of(closing.push, Purpose.FILL)
        color = found[-1].move.color.opponent
    return found


def _moves_of(step: Exchange, purpose: Purpose, protects: frozenset[Point] = _NO_POINTS) -> tuple[FillingMove, ...]:
    """Return the move of a step, and the answer if there is one."""
    made = FillingMove(step.move, protects, purpose)
    if step.answer is None:
        return (made,)
    return (made, FillingMove(step.answer, step.lost, Purpose.ANSWER))


class _Filler:
    """The neutral points of a board while they are filled, move by move."""

    def __init__(self, play: CarefulPlay) -> None:
        self._board = play
        self._put_off: dict[Color, set[Point]] = {color: set() for color in Color}
        self._costly: dict[Play, bool] = {}

    def moves(self) -> tuple[FillingMove, ...]:
        """Play until neither side has a point to fill."""
        found: list[FillingMove] = []
        passes = 0
        while self._board.neutral and passes < 2:
            step = self._next()
            passes = 0 if step else passes + 1
            made = _moves_of(step, Purpose.FILL) if step else (_pass_of(self._to_move),)
            for each in made:
                self._play(each.move)
                found.append(each)
        while found and found[-1].move.is_pass:
            # Passes at the end fill nothing.
            found.pop()
        return tuple(found)

    @property
    def _to_move(self) -> Color:
        return self._board.position.to_move

    def _play(self, move: Move) -> None:
        self._board.play(move)
        if isinstance(move, Play):
            changed = self._board.changed_by(move.point)
            for known in [each for each in self._costly if each.point in changed]:
                del self._costly[known]

    def _next(self) -> Exchange | None:
        """Return the step at the point that is worth most to the side to move; None if it has none."""
        color = self._to_move
        # Points that could not be filled before are tried again once nothing else is left.
        put_off = self._put_off[color]
        points = self._board.neutral
        for point in sorted(points, key=lambda p: (p in put_off, -self._worth(p, color))):
            step = self._step(Play(color, point))
            if step is not None:
                return step
            put_off.add(point)
        return None

    def _worth(self, point: Point, color: Color) -> int:
        """Return 2 if filling a point costs the other side one of its own, 1 if it saves one, else 0."""
        if self._costs_one(Play(color, point)):
            return 2
        return int(self._costs_one(Play(color.opponent, point)))

    def _costs_one(self, move: Play) -> bool:
        """Return whether filling a neutral point must be answered in the other side's territory."""
        known = self._costly.get(move)
        if known is None:
            step = self._step(move)
            answer = None if step is None else step.answer
            known = answer is not None and answer.point in self._board.held[answer.color]
            self._costly[move] = known
        return known

    def _step(self, move: Play) -> Exchange | None:
        """Return the step that fills a neutral point; None if it would do harm or touches stones in doubt."""
        return None if self._board.is_beside_doubt(move.point) else self._board.step(move)


def _pass_of(color: Color) -> FillingMove:
    return FillingMove(Pass(color), purpose=Purpose.PASS)
