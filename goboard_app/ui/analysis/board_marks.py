"""The marks of an analysis on the board: likely territory, the losses of the last moves, and the first thoughts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from goboard_app.engine.engine import Analysis
from goboard_app.engine.judging import MoveLoss, first_thoughts, points_of
from goboard_app.go.board import Play, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.picture import BoardPicture, LossMark, Merit, ThoughtMark

# The losses in points below which a move counts as good, and as fair.
_GOOD, _FAIR = 1.0, 3.0
# Shares of ownership: below the first a point is open, from the second on it is somebody's.
_LIKELY, _SURE = 0.3, 0.7


def merit_of(lost: MoveLoss, is_best: bool) -> Merit:
    """Return the merit of a move that loses so much."""
    points = points_of(lost)
    if is_best:
        return Merit.BEST
    if points is None or points < _GOOD:
        return Merit.GOOD
    return Merit.FAIR if points < _FAIR else Merit.POOR


def with_owners(picture: BoardPicture, ownership: tuple[float, ...]) -> BoardPicture:
    """Return the picture with tints on the points that are likely to be Black's or White's."""
    size = picture.size

    def owned(least: float, most: float, sign: int) -> frozenset[Point]:
        return frozenset(size.point(i) for i, value in enumerate(ownership) if least <= sign * value < most)

    return replace(
        picture,
        # 2.0 is above every value: ownership is from -1 to 1.
        so_far_black=owned(_SURE, 2.0, 1),
        so_far_white=owned(_SURE, 2.0, -1),
        likely_black=owned(_LIKELY, _SURE, 1),
        likely_white=owned(_LIKELY, _SURE, -1),
    )


def thought_marks(analysis: Analysis, position: Position) -> tuple[ThoughtMark, ...]:
    """Return a mark for each empty point that the engine looks at first."""
    size = position.size
    return tuple(
        ThoughtMark(point, max(1, round(100 * share)))
        for point, share in first_thoughts(analysis, size)
        if point in size and position.at(point) is None
    )


def loss_marks(
    path: Iterable[Node], position: Position, lost_at: Callable[[Node], MoveLoss], most: int
) -> tuple[LossMark, ...]:
    """Return a mark for each stone on the board that one of the last `most` moves of a path put there.

    `path` begins with the latest node. Moves whose loss is unknown have no mark.
    """
    found: dict[Point, LossMark | None] = {}
    count = 0
    for node in path:
        move = move_of(node, position.size)
        if move is None:
            continue
        count += 1
        if count > most:
            break
        # A stone that was captured, and perhaps replaced, is no longer that of this move.
        if isinstance(move, Play) and move.point not in found and position.at(move.point) is move.color:
            lost = lost_at(node)
            found[move.point] = LossMark(move.point, merit_of(lost, False)) if lost.is_known else None
    return tuple(mark for mark in found.values() if mark is not None)
