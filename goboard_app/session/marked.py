"""Territory marks of a record and the statuses they stand for, in both directions."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import all_chains, all_regions
from goboard_app.go.position import Position
from goboard_app.record.edits import Edit, SetProperty
from goboard_app.record.node import Node
from goboard_app.record.properties import point_texts, points_of, territory_of
from goboard_app.scoring.count import board_without_dead
from goboard_app.scoring.statuses import Statuses

DEAD, SEKI, NEUTRAL = "GBDS", "GBSK", "GBNE"
"""Private properties beside TB and TW: the dead stones, what is in seki, and the points that count
for nobody, where marks of territory cannot tell them, as with a dead stone on a point that is
nobody's. Where one of them is needed GBDS always stands, empty if nothing is dead."""

MARKS = ("TB", "TW", DEAD, SEKI, NEUTRAL)
"""All that a count leaves on the last node of a game."""


def recorded_statuses(position: Position, node: Node) -> Statuses | None:
    """What a node says of the stones and points of the board; None where it marks nothing.

    Dead points without a stone are passed over, and so are neutral points with a living one.
    """
    size = position.size
    marks = territory_of(node, size)
    if not any(node.has(ident) for ident in (DEAD, SEKI, NEUTRAL)):
        return None if marks is None else statuses_from_marks(position, *marks)
    stones = position.points(Color.BLACK) | position.points(Color.WHITE)
    dead = points_of(node.get(DEAD), size) & stones
    return Statuses(
        dead,
        seki=points_of(node.get(SEKI), size) - dead,
        neutral=points_of(node.get(NEUTRAL), size) - (stones - dead),
    )


def marks_of(
    node: Node,
    position: Position,
    statuses: Statuses,
    black: frozenset[Point],
    white: frozenset[Point],
) -> tuple[Edit, ...]:
    """The edits that leave a count on a node: the territory, and the statuses if need be."""
    values = dict.fromkeys(MARKS, frozenset[Point]()) | {"TB": black, "TW": white}
    says_nothing = not black and not white
    said = replace(statuses, alive=frozenset())
    is_private = says_nothing or statuses_from_marks(position, black, white) != said
    if is_private:
        values |= {DEAD: statuses.dead, SEKI: statuses.seki, NEUTRAL: statuses.neutral}
    return tuple(
        SetProperty(node, ident, point_texts(points) or (_NONE if is_private else {}).get(ident))
        for ident, points in values.items()
    )


_NONE = {DEAD: ("",)}


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
