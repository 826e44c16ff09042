"""PatternBoard: a position to search for, with points that may be something else, and the steps that change it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.session.position_search import (
    NO_BLACK,
    NO_WHITE,
    WHATEVER,
    Pattern,
    PointRect,
    marked_pattern,
)

_AFTER = {None: WHATEVER, WHATEVER: NO_WHITE, NO_WHITE: NO_BLACK, NO_BLACK: None}
"""The next meaning of a point, from its own stone or emptiness (None) through all wildcards back to it."""


@dataclass(frozen=True, slots=True)
class PatternBoard:
    """A board whose position, or a part of it, is searched for.

    `last` is the point of the last stone put down, `area` the part, None for the whole board. `wildcards` are the
    points that may be something else, with `WHATEVER`, `NO_WHITE` or `NO_BLACK`. `next_color` has to play next in the
    part, if it is not None.
    """

    position: Position
    last: Point | None = None
    area: PointRect | None = None
    wildcards: Mapping[Point, int] = field(default_factory=dict)
    next_color: Color | None = None

    @property
    def part(self) -> PointRect:
        """The part of the board that is searched for."""
        return self.area or PointRect.whole(self.position.size)

    @property
    def to_play(self) -> Color:
        """The colour of the next stone put down."""
        return self.next_color or self.position.to_move

    def played(self, point: Point, color: Color) -> PatternBoard:
        """Return the board with a stone played; the other colour plays next then, if that matters."""
        return replace(
            self,
            position=self.position.after(Play(color, point)),
            last=point,
            wildcards={other: code for other, code in self.wildcards.items() if other != point},
            next_color=None if self.next_color is None else color.opponent,
        )

    def loosened(self, point: Point) -> PatternBoard:
        """Return the board where a point has the next meaning: anything, no white stone, no black stone, as it is."""
        code = _AFTER[self.wildcards.get(point)]
        wildcards = {other: known for other, known in self.wildcards.items() if other != point}
        if code is not None:
            wildcards[point] = code
        return replace(self, wildcards=wildcards)

    def marked(self, area: PointRect | None) -> PatternBoard:
        """Return the board with another part marked."""
        whole = PointRect.whole(self.position.size)
        return replace(self, area=None if area == whole else area)

    def with_next(self, color: Color | None) -> PatternBoard:
        """Return the board where this colour has to play next."""
        return replace(self, next_color=color)

    def cleared(self) -> PatternBoard:
        """Return the empty board of the same size."""
        return PatternBoard(Position.empty(self.position.size))

    def pattern(self, is_fixed: bool = False) -> Pattern:
        """Return what is searched for; with `is_fixed` it is found at its own place alone."""
        return marked_pattern(self.position, self.part, self.wildcards, is_fixed)
