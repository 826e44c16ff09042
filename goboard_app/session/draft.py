"""Draft: a board that is being set up by hand, and what a hand can do with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position
from goboard_app.record.transform import Symmetry, moved_point


@dataclass(frozen=True, slots=True)
class Draft:
    """A board that is being set up; each stroke makes a new one that knows the one before.

    What would change nothing gives the same draft again, so that there is nothing to take back.
    """

    position: Position
    before: Draft | None = None

    def with_points(self, points: frozenset[Point], color: Color | None) -> Draft:
        """These points get a stone of this colour, or none."""
        sets = {color: points}
        return self._with(
            self.position.with_setup(
                sets.get(Color.BLACK, ()), sets.get(Color.WHITE, ()), sets.get(None, ())
            )
        )

    def with_turn(self, color: Color) -> Draft:
        """This side is to move."""
        return self._with(self.position.with_setup(to_move=color))

    def moved(self, start: Point, end: Point | None) -> Draft:
        """The stone of one point stands on another, empty one; None takes it off the board."""
        color = self.position.at(start)
        if color is None or (end is not None and self.position.at(end) is not None):
            return self
        off = self.position.with_setup(empty=(start,))
        return Draft(off, self) if end is None else Draft(_with_stone(off, end, color), self)

    def cleared(self) -> Draft:
        """No stone is on the board."""
        return self._with(replace(self.position, stones=bytes(self.position.size.area)))

    def turned(self, symmetry: Symmetry) -> Draft:
        """The stones lie as they would on a board that is turned or mirrored."""
        position = self.position
        if symmetry not in fitting_turns(position.size):
            return self
        stones = bytearray(position.size.area)
        for point in position.size:
            after = moved_point(point, position.size, symmetry)
            stones[position.size.index(after)] = position.stones[position.size.index(point)]
        return self._with(replace(position, stones=bytes(stones)))

    def with_colors_swapped(self) -> Draft:
        """Black stones are white and white ones black; the other side is to move."""
        position = self.position
        swapped = position.with_setup(
            position.points(Color.WHITE),
            position.points(Color.BLACK),
            to_move=position.to_move.opponent,
        )
        return self._with(swapped)

    def _with(self, position: Position) -> Draft:
        return self if position == self.position else Draft(position, self)


def _with_stone(position: Position, point: Point, color: Color) -> Position:
    if color is Color.BLACK:
        return position.with_setup(black=(point,))
    return position.with_setup(white=(point,))


def fitting_turns(size: BoardSize) -> tuple[Symmetry, ...]:
    """How a board can be turned and mirrored and still be of the same size."""
    turns = (symmetry for symmetry in Symmetry if symmetry is not Symmetry.NONE)
    return tuple(symmetry for symmetry in turns if symmetry.size(size) == size)


def stones_without_liberty(position: Position) -> tuple[frozenset[Point], ...]:
    """The chains that no move could have left on the board: they touch no empty point."""
    return tuple(chain.stones for chain in all_chains(position) if not chain.liberties)
