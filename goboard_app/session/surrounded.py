"""What is surrounded so far: areas that one colour alone has closed off."""

from __future__ import annotations

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import all_regions
from goboard_app.go.position import Position


def surrounded(position: Position) -> dict[Color, frozenset[Point]]:
    """The empty points that each side has surrounded, by the look of the board alone.

    An area that is larger than half the board is open to everybody yet: at the start of a game the
    first stone surrounds nothing. Nobody is asked which stones are dead, so an area with a stone of
    the other side in it is nobody's.
    """
    found: dict[Color, set[Point]] = {color: set() for color in Color}
    for region in all_regions(position):
        if region.owner is not None and 2 * len(region.points) <= position.size.area:
            found[region.owner] |= region.points
    return {color: frozenset(points) for color, points in found.items()}
