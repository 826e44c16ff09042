"""The last moves that a record often leaves out: neutral points filled, protective moves made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goboard_app.go.chains import chain_at
from goboard_app.go.color import Color
from goboard_app.go.move import Play
from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import NeededMove
from goboard_app.scoring.statuses import Statuses
from goboard_app.scoring.territory import board_without_dead

_ENOUGH_LIBERTIES = 2


def filled_alternately(
    position: Position,
    statuses: Statuses,
    dame: Iterable[Point],
    needed: Sequence[NeededMove] = (),
) -> Position:
    """The position after both sides have filled the neutral points and protected themselves.

    The side to move begins. A side fills a point only where its stone is safe there, else it
    leaves the turn to the other; points that both can fill go first, since the others run away
    from nobody. Protective moves come last, and take no turn from anybody: only their points are
    lost where surrounded points are counted. Nothing is captured, prisoners stay as they are, and
    no stone changes its status.
    """
    board = board_without_dead(position, statuses)
    filled: dict[Color, set[Point]] = {Color.BLACK: set(), Color.WHITE: set()}
    left = sorted(p for p in dame if board.at(p) is None)
    color, passes = position.to_move, 0
    while left and passes < 2:
        point = _choice(board, color, left)
        if point is None:
            passes += 1
        else:
            passes = 0
            left.remove(point)
            filled[color].add(point)
            board = board.after(Play(color, point))
        color = color.opponent
    for move in needed:
        if board.at(move.point) is None:
            filled[move.owner].add(move.point)
            board = board.after(Play(move.owner, move.point))
    return position.with_setup(black=filled[Color.BLACK], white=filled[Color.WHITE])


def _choice(board: Position, color: Color, points: Sequence[Point]) -> Point | None:
    """Where a side fills first: where the other could as well, else anywhere it is safe."""
    single = None
    for point in points:
        if not _is_safe(board, color, point):
            continue
        if _is_safe(board, color.opponent, point):
            return point
        single = single or point
    return single


def _is_safe(board: Position, color: Color, point: Point) -> bool:
    outcome = board.play(Play(color, point))
    if outcome.captured or outcome.self_captured:
        return False
    chain = chain_at(outcome.position, point)
    return chain is not None and len(chain.liberties) >= _ENOUGH_LIBERTIES
