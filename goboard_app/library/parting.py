"""Parting: the number of moves that two games share, under any symmetry of the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Move, Play, Point
from goboard_app.go.position import Position
from goboard_app.record.transform import Symmetry, moved_point


class ComparedGame(NamedTuple):
    """The parts of a game that are compared: the board before the first move, and the moves."""

    start: Position
    moves: Sequence[Move]


class Parting(NamedTuple):
    """The place where two games part.

    The first `shared` moves are the same, once the other game is turned by `symmetry`. `here` and
    `there` are the moves that follow, each as its own game has it; None where that game ends.
    """

    shared: int
    here: Move | None
    there: Move | None
    symmetry: Symmetry

    @property
    def is_complete(self) -> bool:
        """True if neither game has a further move."""
        return self.here is None and self.there is None


def parting(here: ComparedGame, there: ComparedGame) -> Parting | None:
    """Return where two games part, under the symmetry with the most shared moves.

    Of equals the first symmetry counts, the board as it is before turned ones. None if the boards before
    the first move differ under every symmetry.
    """
    best: Parting | None = None
    for symmetry in Symmetry:
        found = _parting_in(here, there, symmetry)
        if found is not None and (best is None or found.shared > best.shared):
            best = found
    return best


def _parting_in(here: ComparedGame, there: ComparedGame, symmetry: Symmetry) -> Parting | None:
    size = there.start.size
    # On a board that is not square some symmetries exchange its sides.
    if symmetry.size(size) != here.start.size:
        return None
    turned = {moved_point(point, size, symmetry): color for point, color in _stones(there.start)}
    if turned != dict(_stones(here.start)):
        return None
    shared = 0
    for mine, other in zip_longest(here.moves, there.moves):
        if mine is None or other is None or mine != _moved(other, size, symmetry):
            return Parting(shared, mine, other, symmetry)
        shared += 1
    return Parting(shared, None, None, symmetry)


def _stones(position: Position) -> list[tuple[Point, object]]:
    points = map(position.size.point, range(position.size.area))
    found = ((point, position.at(point)) for point in points)
    return [(point, color) for point, color in found if color is not None]


def _moved(move: Move, size: BoardSize, symmetry: Symmetry) -> Move:
    if not isinstance(move, Play):
        return move
    return Play(move.color, moved_point(move.point, size, symmetry))
