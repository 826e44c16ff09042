"""Eye spaces drawn at the bottom of a board on which all other stones live for certain."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from goboard_app.go.position import Position, parse_diagram


class Place(Enum):
    """The place of an eye space on the board."""

    CENTRE = "centre"
    SIDE = "side"
    CORNER = "corner"


class Drawing(NamedTuple):
    """Rows at the bottom of a board: X for the group in question, O around it; O lives above."""

    rows: tuple[str, ...]

    def mirrored(self) -> Drawing:
        """Return the drawing with left and right exchanged."""
        return Drawing(tuple(row[::-1] for row in self.rows))

    def walled(self) -> tuple[str, int]:
        """Return the points for the slow reference, with a white wall, and the width."""
        width = len(self.rows[0])
        return "@" * width + "".join(self.rows), width

    def board(self) -> Position:
        """Return the whole board: the rows, with stones above that live for certain."""
        width = len(self.rows[0])
        return parse_diagram([".O.O".ljust(width, "O"), "O" * width, *self.rows])


def ringed(space: tuple[str, ...], place: Place, outside: int = 0) -> Drawing:
    """Return a group of X around an eye space, with some outside liberties that touch no other.

    `space` has a space for each point that is no part of it, O for stones inside. At the side its
    last row lies on the edge; in the corner its first column does too.
    """
    inside = {
        (x, y - len(space)): letter for y, row in enumerate(space) for x, letter in enumerate(row) if letter != " "
    }
    near = {(x + a, y + b) for x, y in inside for a in (-1, 0, 1) for b in (-1, 0, 1)}
    left, bottom = {Place.CENTRE: (-2, 2), Place.SIDE: (-2, 0), Place.CORNER: (0, 0)}[place]
    width = max(x for x, _ in near) + 2 - left
    at = {
        (x + left, y): inside.get((x + left, y), "X" if (x + left, y) in near else "O")
        for x in range(max(width, 5))
        for y in range(-len(space) - 2, bottom)
    }
    xs, ys = sorted({x for x, _ in at}), sorted({y for _, y in at})
    for x in xs:
        is_apart = at.get((x - 1, ys[0])) != "."
        if outside and is_apart and at[x, ys[1]] == "X":
            at[x, ys[0]] = "."
            outside -= 1
    assert not outside
    return Drawing(tuple("".join(at[x, y] for x in xs) for y in ys))
