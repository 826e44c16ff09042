"""What to draw for a picture: which small picture goes on which point, and in which layer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum, auto

from goboard_app.go.board import Color, Point
from goboard_app.session.picture import NO_POINTS, BoardPicture, Mark, MarkKind


class Layer(IntEnum):
    """The order of drawing, lowest first."""

    AREA = 1
    HINT = 2
    SHADOW = 3
    STONE = 4
    TERRITORY = 5
    LAST_MOVE = 6
    MARK = 7
    WARNING = 8
    LIBERTY = 9
    SIGN = 10
    GHOST = 11
    CURSOR = 12
    FLIGHT = 13


class Shape(Enum):
    """The small pictures that are put on points."""

    GHOST = auto()
    REFUSED = auto()
    LAST_MOVE = auto()
    LAST_MOVE_WIDE = auto()
    LIBERTY = auto()
    ATARI = auto()
    TERRITORY = auto()
    CAPTOR = auto()
    NEUTRAL = auto()
    HINT = auto()
    TARGET = auto()
    MISSING = auto()
    CURSOR = auto()
    TRIANGLE = auto()
    SQUARE = auto()
    CIRCLE = auto()
    CROSS = auto()
    SELECTED = auto()
    LABEL = auto()
    NUMBER = auto()
    FILLED = auto()
    SIZE = auto()
    SIGN = auto()


@dataclass(frozen=True, slots=True)
class Sprite:
    """One small picture; `color` is the stone it lies on, or for ghosts and territory its owner.

    The shapes of a record may hold a text too: a label, or the number of a move.
    """

    shape: Shape
    color: Color | None = None
    text: str = ""


class AreaKind(Enum):
    """Shapes that join many points."""

    TERRITORY_BLACK = auto()
    TERRITORY_WHITE = auto()
    SO_FAR_BLACK = auto()
    SO_FAR_WHITE = auto()
    SEKI = auto()
    OPENING = auto()
    SELECTED = auto()
    UNCLEAR_BLACK = auto()
    UNCLEAR_WHITE = auto()
    CAUSE = auto()
    WAVE = auto()
    LIT = auto()
    DIMMED = auto()
    HIDDEN = auto()


UNCLEAR = frozenset({AreaKind.UNCLEAR_BLACK, AreaKind.UNCLEAR_WHITE})
OUTLINED = UNCLEAR | {AreaKind.CAUSE, AreaKind.LIT, AreaKind.SELECTED, AreaKind.OPENING}
"""Shapes of which the outline alone is drawn, above the stones."""

DIM_LEVEL = Layer.STONE + 0.5
LINE_LEVEL = Layer.MARK - 0.5
VEIL_LEVEL = Layer.MARK + 0.5
"""Where lies what greys points out with their stones, but not their marks; where lines lie; and
where the veil over what is not shown, with all that is on it."""

_LEVELS = {AreaKind.DIMMED: DIM_LEVEL, AreaKind.HIDDEN: VEIL_LEVEL}


def level_of(kind: AreaKind) -> float:
    """Where a joined shape lies among the layers."""
    if kind in OUTLINED:
        return Layer.WARNING
    return _LEVELS.get(kind, Layer.AREA)


Placed = tuple[Layer, Point, Sprite]

_MARK_SHAPES = {
    MarkKind.TRIANGLE: Shape.TRIANGLE,
    MarkKind.SQUARE: Shape.SQUARE,
    MarkKind.CIRCLE: Shape.CIRCLE,
    MarkKind.CROSS: Shape.CROSS,
    MarkKind.SELECTED: Shape.SELECTED,
    MarkKind.LABEL: Shape.LABEL,
    MarkKind.MOVE_NUMBER: Shape.NUMBER,
}

_TEXTS = frozenset({MarkKind.LABEL, MarkKind.MOVE_NUMBER})
_ON_STONES = frozenset(
    {
        *(Shape.LAST_MOVE, Shape.LAST_MOVE_WIDE, Shape.ATARI, Shape.CAPTOR, Shape.FILLED),
        Shape.SIGN,
    }
)

EMPTY, BLACK, WHITE, DEAD_BLACK, DEAD_WHITE = range(5)
STONE_COLORS = (None, Color.BLACK, Color.WHITE, Color.BLACK, Color.WHITE)


def stone_codes(picture: BoardPicture) -> bytes:
    """The stones of a picture, one byte a point, with codes of their own for dead stones."""
    if not picture.dead:
        return picture.stones
    codes = bytearray(picture.stones)
    for point in picture.dead:
        i = picture.size.index(point)
        if codes[i] in (BLACK, WHITE):
            codes[i] += DEAD_BLACK - BLACK
    return bytes(codes)


def color_at(picture: BoardPicture, point: Point) -> Color | None:
    """The colour of the stone on a point of the picture."""
    return STONE_COLORS[picture.stones[picture.size.index(point)]]


def lies_on_stone(sprite: Sprite) -> bool:
    """Whether the mark belongs to a stone, and so moves with it where the stone lies askew."""
    is_mark = sprite.color is not None and sprite.shape in _MARK_SHAPES.values()
    return is_mark or sprite.shape in _ON_STONES


def plan_marks(picture: BoardPicture) -> list[Placed]:
    """Every small picture that lies on the board besides the stones, in no special order."""
    placed = list(_plan_last_move(picture))
    if picture.atari or picture.liberties or picture.hints or picture.neutral:
        placed.extend(_plan_help(picture))
    if picture.dead or picture.territory_black or picture.territory_white:
        placed.extend(_plan_owners(picture))
    if picture.filled or picture.sizes:
        placed.extend(_plan_counting(picture))
    placed.extend(_plan_decisions(picture))
    placed.extend(_plan_record(picture))
    if picture.refused is not None:
        sprite = Sprite(Shape.REFUSED, picture.refused.color)
        placed.append((Layer.GHOST, picture.refused.point, sprite))
    return placed


def plan_areas(picture: BoardPicture) -> dict[AreaKind, frozenset[Point]]:
    """The points that each joined shape covers; a shape without points is left out."""
    areas = {
        AreaKind.TERRITORY_BLACK: picture.territory_black,
        AreaKind.TERRITORY_WHITE: picture.territory_white,
        AreaKind.SO_FAR_BLACK: picture.so_far_black,
        AreaKind.SO_FAR_WHITE: picture.so_far_white,
        AreaKind.SEKI: picture.seki,
        AreaKind.OPENING: picture.openings,
        # An outline of its own is there already.
        AreaKind.SELECTED: picture.selected - picture.unclear,
        AreaKind.UNCLEAR_BLACK: _of_color(picture, picture.unclear, Color.BLACK),
        AreaKind.UNCLEAR_WHITE: _of_color(picture, picture.unclear, Color.WHITE),
        AreaKind.CAUSE: picture.refused.cause if picture.refused is not None else NO_POINTS,
        AreaKind.WAVE: picture.wave,
        AreaKind.LIT: picture.lit,
        AreaKind.DIMMED: picture.dimmed - picture.hidden,
        AreaKind.HIDDEN: picture.hidden,
    }
    return {kind: points for kind, points in areas.items() if points}


def _of_color(picture: BoardPicture, points: frozenset[Point], color: Color) -> frozenset[Point]:
    """The stones of one colour: those next to one another belong to one chain."""
    return frozenset(p for p in points if color_at(picture, p) is color) if points else points


def _plan_counting(picture: BoardPicture) -> Iterator[Placed]:
    """A dot on each stone that was put back, and the sizes of areas."""
    for point in picture.filled:
        color = color_at(picture, point)
        if color is not None:
            yield Layer.LAST_MOVE, point, Sprite(Shape.FILLED, color)
    for size in picture.sizes:
        yield Layer.MARK, size.point, Sprite(Shape.SIZE, size.color, str(size.number))


def _plan_last_move(picture: BoardPicture) -> Iterator[Placed]:
    point = picture.last_move
    if point is None or point not in picture.size:
        return
    color = color_at(picture, point)
    if color is None or point in picture.dead:
        return
    is_busy = any(mark.point == point for mark in picture.marks)
    shape = Shape.LAST_MOVE_WIDE if is_busy else Shape.LAST_MOVE
    yield Layer.LAST_MOVE, point, Sprite(shape, color)
    if picture.sign:
        yield Layer.SIGN, point, Sprite(Shape.SIGN, color, picture.sign)


def _plan_help(picture: BoardPicture) -> Iterator[Placed]:
    for point in picture.atari:
        yield Layer.WARNING, point, Sprite(Shape.ATARI)
    for point in picture.liberties:
        yield Layer.LIBERTY, point, Sprite(Shape.LIBERTY)
    for point in picture.hints:
        yield Layer.HINT, point, Sprite(Shape.HINT)
    for point in picture.neutral:
        yield Layer.TERRITORY, point, Sprite(Shape.NEUTRAL)


def _plan_owners(picture: BoardPicture) -> Iterator[Placed]:
    """The mark of the owner on empty points, and the captor's larger one on dead stones."""
    for point in picture.dead:
        color = color_at(picture, point)
        if color is not None:
            yield Layer.TERRITORY, point, Sprite(Shape.CAPTOR, color.opponent)
    yield from _plan_empty(picture, picture.territory_black, Color.BLACK)
    yield from _plan_empty(picture, picture.territory_white, Color.WHITE)


def _plan_decisions(picture: BoardPicture) -> Iterator[Placed]:
    """A question mark on what is unclear, and a ghost where a move is wanting."""
    for point in picture.unclear:
        yield Layer.MARK, point, Sprite(Shape.LABEL, color_at(picture, point), "?")
    for missing in picture.missing:
        yield Layer.WARNING, missing.point, Sprite(Shape.MISSING, missing.color)


def _plan_empty(picture: BoardPicture, points: Iterable[Point], owner: Color) -> Iterator[Placed]:
    sprite = Sprite(Shape.TERRITORY, owner)
    hidden = {size.point for size in picture.sizes}
    for point in points:
        if point not in hidden and color_at(picture, point) is None:
            yield Layer.TERRITORY, point, sprite


def _plan_record(picture: BoardPicture) -> Iterator[Placed]:
    """The marks of the record, those of one point in one; of a kind the last counts."""
    shapes: dict[Point, Shape] = {}
    texts: dict[Point, Mark] = {}
    for mark in picture.marks:
        if mark.point not in picture.size:
            continue
        if mark.kind not in _TEXTS:
            shapes[mark.point] = _MARK_SHAPES[mark.kind]
        elif mark.point not in texts or mark.kind is MarkKind.LABEL:
            # What somebody wrote there goes before the number of the move.
            texts[mark.point] = mark
    for point in {**shapes, **texts}:
        text = texts.get(point)
        shape = shapes.get(point) or _MARK_SHAPES[texts[point].kind]
        sprite = Sprite(shape, color_at(picture, point), "" if text is None else text.text)
        yield Layer.MARK, point, sprite
