"""Territory marks of a record and the statuses they stand for, in both directions."""

from __future__ import annotations

from goboard_app.go.chains import all_chains, all_regions
from goboard_app.go.color import Color
from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.scoring.statuses import Statuses
from goboard_app.scoring.territory import board_without_dead


def statuses_from_marks(
    position: Position, black: frozenset[Point], white: frozenset[Point]
) -> Statuses:
    """What TB and TW say: stones on the other side's points are dead.

    A living chain that encloses points, none of them marked, is in seki.
    """
    dead = (position.points(Color.WHITE) & black) | (position.points(Color.BLACK) & white)
    board = board_without_dead(position, Statuses(dead=dead))
    marked = black | white
    unmarked = [r.points for r in all_regions(board) if r.owner is not None]
    seki: set[Point] = set()
    for chain in all_chains(board):
        enclosed = [points for points in unmarked if points & chain.liberties]
        if enclosed and not any(points & marked for points in enclosed):
            seki |= chain.stones
    return Statuses(dead, frozenset(seki))
