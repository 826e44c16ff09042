"""BoardPicture: all that a view needs to draw the board; it works nothing out itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Color, Point

NO_POINTS: frozenset[Point] = frozenset()


class MarkKind(Enum):
    """The shapes that a record may put on a point, and the texts that stand there."""

    TRIANGLE = auto()
    SQUARE = auto()
    CIRCLE = auto()
    CROSS = auto()
    SELECTED = auto()
    LABEL = auto()
    MOVE_NUMBER = auto()


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark on a point; `text` is used by LABEL and MOVE_NUMBER alone."""

    kind: MarkKind
    point: Point
    text: str = ""


@dataclass(frozen=True, slots=True)
class LineMark:
    """A line between two points, or an arrow that points at the second."""

    start: Point
    end: Point
    is_arrow: bool = False


@dataclass(frozen=True, slots=True)
class RefusedMark:
    """A move that was refused: where, whose, and the stones that are the reason."""

    point: Point
    color: Color
    cause: frozenset[Point] = NO_POINTS


@dataclass(frozen=True, slots=True)
class MissingMove:
    """A move that a side still has to make before the count."""

    point: Point
    color: Color


@dataclass(frozen=True, slots=True)
class AreaSize:
    """How many points an area has, written on one of them."""

    point: Point
    color: Color
    number: int


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """One frozen view of the board; two equal pictures look the same.

    `stones` is coded as in `Position`. `ghost` is the colour of the stone that follows the pointer,
    None where no stone may be put down now; it shows over `playable` points alone. `dead` and
    `seki` hold stones, `atari` stones in atari and `liberties` empty points to be dotted. `unclear`
    are stones of which nobody knows yet whether they are dead, `selected` those that are spoken of,
    `openings` points where a border is not closed, and `missing` moves that are still needed.
    `so_far_black` and `so_far_white` are surrounded while the game goes on, and tinted lightly.
    `lit` is what was asked about: whole chains and areas that get an outline. It looks as what is
    `selected` does but is not one with it: the row that is chosen stays so while the pointer asks
    about other points, and two outlines that touch must not run into one. While points are
    counted `lit` is what is counted just now, `filled` are stones put back on the board for it,
    `blocks` parts of the territory that are told apart though they touch, and `wave` the points
    that a reach has just come to. `dimmed` points are greyed out, `hidden` ones lie outside of the
    part that is shown. `sign` is what is said of the last move, in a few characters.
    """

    size: BoardSize
    stones: bytes
    last_move: Point | None = None
    ghost: Color | None = None
    playable: frozenset[Point] = NO_POINTS
    dead: frozenset[Point] = NO_POINTS
    seki: frozenset[Point] = NO_POINTS
    territory_black: frozenset[Point] = NO_POINTS
    territory_white: frozenset[Point] = NO_POINTS
    so_far_black: frozenset[Point] = NO_POINTS
    so_far_white: frozenset[Point] = NO_POINTS
    neutral: frozenset[Point] = NO_POINTS
    refused: RefusedMark | None = None
    atari: frozenset[Point] = NO_POINTS
    liberties: frozenset[Point] = NO_POINTS
    hints: frozenset[Point] = NO_POINTS
    lit: frozenset[Point] = NO_POINTS
    marks: tuple[Mark, ...] = ()
    unclear: frozenset[Point] = NO_POINTS
    selected: frozenset[Point] = NO_POINTS
    openings: frozenset[Point] = NO_POINTS
    missing: tuple[MissingMove, ...] = ()
    filled: frozenset[Point] = NO_POINTS
    sizes: tuple[AreaSize, ...] = ()
    blocks: tuple[frozenset[Point], ...] = ()
    wave: frozenset[Point] = NO_POINTS
    lines: tuple[LineMark, ...] = ()
    dimmed: frozenset[Point] = NO_POINTS
    hidden: frozenset[Point] = NO_POINTS
    sign: str = ""
