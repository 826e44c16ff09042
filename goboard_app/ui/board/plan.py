"""The plan of a picture: the sprites on each point and layer, and the outlines of areas."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from enum import Enum, IntEnum, auto
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from goboard_app.go.board import Color, Point
from goboard_app.session.picture import NO_POINTS, BoardPicture, Mark, MarkKind, Merit
from goboard_app.ui.board.background import plain_wood
from goboard_app.ui.board.geometry import BoardGeometry
from goboard_app.ui.widgets.theme import Theme

_TEXTS = frozenset({MarkKind.LABEL, MarkKind.MOVE_NUMBER})

EMPTY, BLACK, WHITE, DEAD_BLACK, DEAD_WHITE = range(5)
STONE_COLORS = (None, Color.BLACK, Color.WHITE, Color.BLACK, Color.WHITE)

# The radius of rounded corners, as a share of the spacing.
CORNER = 0.22
_HATCH = 0.19
_SEKI_OPACITY = 0.62
_WAVE_OPACITY = 0.30
# Factors of the opacity of territory; _SO_FAR_ALONE is an opacity itself.
_SO_FAR, _SO_FAR_ALONE, _LIKELY = 0.62, 0.30, 0.45

_PIECE = 24
"""The number of corners of a border that are drawn at a time."""

_Corner = tuple[int, int]
_PixelPoint = tuple[float, float]


class Layer(IntEnum):
    """The order of drawing, lowest first."""

    AREA = 1
    HINT = 2
    SHADOW = 3
    STONE = 4
    TERRITORY = 5
    LAST_MOVE = 6
    WAY = 7
    MARK = 8
    WARNING = 9
    LIBERTY = 10
    SIGN = 11
    GHOST = 12
    CURSOR = 13
    FLIGHT = 14


class Shape(Enum):
    """The kinds of small pictures on points, beside the marks."""

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
    FILLED = auto()
    SIZE = auto()
    SIGN = auto()
    WAY = auto()
    AHEAD = auto()
    KNOWN = auto()
    BEST = auto()
    GOOD = auto()
    FAIR = auto()
    POOR = auto()
    LOST_LITTLE = auto()
    LOST_SOME = auto()
    LOST_MUCH = auto()
    THOUGHT = auto()


class Sprite(NamedTuple):
    """One small picture; `color` is that of the stone under it, or of the owner for ghosts and territory.

    The shapes of a record may have a text too: a label, or the number of a move.
    """

    shape: Shape | MarkKind
    color: Color | None = None
    text: str = ""


class AreaKind(Enum):
    """The kinds of shapes that join many points."""

    TERRITORY_BLACK = auto()
    TERRITORY_WHITE = auto()
    SO_FAR_BLACK = auto()
    SO_FAR_WHITE = auto()
    LIKELY_BLACK = auto()
    LIKELY_WHITE = auto()
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
"""The shapes that are only outlined, above the stones."""

DIM_LEVEL = Layer.STONE + 0.5
LINE_LEVEL = Layer.MARK - 0.5
VEIL_LEVEL = Layer.MARK + 0.5
"""The levels of shapes between the layers: the grey over dimmed points and their stones, but below their marks; the
lines; and the veil over hidden points with everything on them.
"""

_LEVELS = {AreaKind.DIMMED: DIM_LEVEL, AreaKind.HIDDEN: VEIL_LEVEL}


def level_of(kind: AreaKind) -> float:
    """Return the level of a joined shape among the layers."""
    if kind in OUTLINED:
        return Layer.WARNING
    return _LEVELS.get(kind, Layer.AREA)


Placed = tuple[Layer, Point, Sprite]

MERIT_SHAPES = {
    Merit.BEST: Shape.BEST,
    Merit.GOOD: Shape.GOOD,
    Merit.FAIR: Shape.FAIR,
    Merit.POOR: Shape.POOR,
}

LOSS_SHAPES = {
    Merit.BEST: Shape.LOST_LITTLE,
    Merit.GOOD: Shape.LOST_LITTLE,
    Merit.FAIR: Shape.LOST_SOME,
    Merit.POOR: Shape.LOST_MUCH,
}

_ON_STONES = frozenset(
    {
        *(Shape.LAST_MOVE, Shape.LAST_MOVE_WIDE, Shape.ATARI, Shape.CAPTOR, Shape.FILLED),
        *(Shape.SIGN, Shape.LOST_LITTLE, Shape.LOST_SOME, Shape.LOST_MUCH),
    }
)


def stone_codes(picture: BoardPicture) -> bytes:
    """Return the stones of a picture, one byte for each point, with separate codes for dead stones."""
    if not picture.dead:
        return picture.stones
    codes = bytearray(picture.stones)
    for point in picture.dead:
        i = picture.size.index(point)
        if codes[i] in (BLACK, WHITE):
            codes[i] += DEAD_BLACK - BLACK
    return bytes(codes)


def color_at(picture: BoardPicture, point: Point) -> Color | None:
    """Return the colour of the stone on a point of the picture, or None."""
    return STONE_COLORS[picture.stones[picture.size.index(point)]]


def lies_on_stone(sprite: Sprite) -> bool:
    """Return whether the mark belongs to a stone, and so shares its natural offset."""
    is_mark = sprite.color is not None and isinstance(sprite.shape, MarkKind)
    return is_mark or sprite.shape in _ON_STONES


def plan_marks(picture: BoardPicture) -> list[Placed]:
    """Return all small pictures on the board besides the stones, in no special order."""
    placed = list(_plan_last_move(picture))
    if picture.atari or picture.liberties or picture.hints or picture.neutral:
        placed.extend(_plan_help(picture))
    if picture.dead or picture.territory_black or picture.territory_white:
        placed.extend(_plan_owners(picture))
    if picture.filled or picture.sizes:
        placed.extend(_plan_counting(picture))
    placed.extend(_plan_decisions(picture))
    placed.extend(_plan_record(picture))
    for way in picture.ways:
        shape = Shape.AHEAD if way.is_ahead else Shape.KNOWN if way.is_known else Shape.WAY
        placed.append((Layer.WAY, way.point, Sprite(shape, way.color, way.text)))
    for candidate in picture.candidates:
        placed.append(
            (
                Layer.WAY,
                candidate.point,
                Sprite(MERIT_SHAPES[candidate.merit], None, candidate.text),
            )
        )
        if candidate.is_next:
            placed.append((Layer.WARNING, candidate.point, Sprite(Shape.TARGET)))
    for loss in picture.losses:
        placed.append((Layer.WAY, loss.point, Sprite(LOSS_SHAPES[loss.merit])))
    for thought in picture.thoughts:
        placed.append((Layer.WAY, thought.point, Sprite(Shape.THOUGHT, None, str(thought.percent))))
    if picture.refused is not None:
        sprite = Sprite(Shape.REFUSED, picture.refused.color)
        placed.append((Layer.GHOST, picture.refused.point, sprite))
    return placed


def plan_areas(picture: BoardPicture) -> dict[AreaKind, frozenset[Point]]:
    """Return the points of each joined shape; shapes without points are left out."""
    areas = (
        (AreaKind.TERRITORY_BLACK, _with_stones_inside(picture, picture.territory_black, Color.BLACK)),
        (AreaKind.TERRITORY_WHITE, _with_stones_inside(picture, picture.territory_white, Color.WHITE)),
        (AreaKind.SO_FAR_BLACK, picture.so_far_black),
        (AreaKind.SO_FAR_WHITE, picture.so_far_white),
        (AreaKind.LIKELY_BLACK, picture.likely_black),
        (AreaKind.LIKELY_WHITE, picture.likely_white),
        (AreaKind.SEKI, picture.seki),
        (AreaKind.OPENING, picture.openings),
        # An unclear chain already has an outline.
        (AreaKind.SELECTED, picture.selected - picture.unclear),
        (AreaKind.UNCLEAR_BLACK, _of_color(picture, picture.unclear, Color.BLACK)),
        (AreaKind.UNCLEAR_WHITE, _of_color(picture, picture.unclear, Color.WHITE)),
        (AreaKind.CAUSE, picture.refused.cause if picture.refused is not None else NO_POINTS),
        (AreaKind.WAVE, picture.wave),
        (AreaKind.LIT, picture.lit),
        (AreaKind.DIMMED, picture.dimmed - picture.hidden),
        (AreaKind.HIDDEN, picture.hidden),
    )
    # Pairs first: an enum has its hash from Python, and most kinds have no points.
    return {kind: points for kind, points in areas if points}


def _with_stones_inside(picture: BoardPicture, territory: frozenset[Point], color: Color) -> frozenset[Point]:
    """Return a territory with the stones of its owner that lie inside: their points would be holes in the tint."""
    if not territory:
        return territory
    size = picture.size
    near = {point for at in territory for point in size.neighbors(at)} - territory - picture.seki

    def is_own(point: Point) -> bool:
        return point in territory or color_at(picture, point) is color

    return territory | {p for p in near if color_at(picture, p) is color and all(map(is_own, size.neighbors(p)))}


def _of_color(picture: BoardPicture, points: frozenset[Point], color: Color) -> frozenset[Point]:
    """Return the stones of one colour: adjacent ones then belong to one chain."""
    return frozenset(p for p in points if color_at(picture, p) is color) if points else points


def _plan_counting(picture: BoardPicture) -> Iterator[Placed]:
    """Yield a dot for each stone put back on the board, and the sizes of areas."""
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
    # A ring near the edge of the stone leaves room for a mark.
    is_busy = any(mark.point == point for mark in picture.marks)
    shape = Shape.LAST_MOVE_WIDE if is_busy else Shape.LAST_MOVE
    yield Layer.LAST_MOVE, point, Sprite(shape, color)
    if picture.sign:
        yield Layer.SIGN, point, Sprite(Shape.SIGN, color, picture.sign)


def _plan_help(picture: BoardPicture) -> list[Placed]:
    # The dot would cover the letter of a move that is shown there.
    lettered = {way.point for way in picture.ways if way.text}
    helps = (
        (picture.atari, Layer.WARNING, Sprite(Shape.ATARI)),
        (picture.liberties - lettered, Layer.LIBERTY, Sprite(Shape.LIBERTY)),
        (picture.hints, Layer.HINT, Sprite(Shape.HINT)),
        (picture.neutral, Layer.TERRITORY, Sprite(Shape.NEUTRAL)),
    )
    return [(layer, point, sprite) for points, layer, sprite in helps for point in points]


def _plan_owners(picture: BoardPicture) -> list[Placed]:
    """Return the owner's mark on empty points, and the captor's larger one on dead stones."""
    placed: list[Placed] = []
    for point in picture.dead:
        color = color_at(picture, point)
        if color is not None:
            placed.append((Layer.TERRITORY, point, Sprite(Shape.CAPTOR, color.opponent)))
    placed += _plan_empty(picture, picture.territory_black, Color.BLACK)
    placed += _plan_empty(picture, picture.territory_white, Color.WHITE)
    return placed


def _plan_decisions(picture: BoardPicture) -> Iterator[Placed]:
    """Yield a question mark on unclear stones, and a ghost for each missing move."""
    for point in picture.unclear:
        yield Layer.MARK, point, Sprite(MarkKind.LABEL, color_at(picture, point), "?")
    for missing in picture.missing:
        yield Layer.WARNING, missing.point, Sprite(Shape.MISSING, missing.color)


def _plan_empty(picture: BoardPicture, points: Iterable[Point], owner: Color) -> list[Placed]:
    sprite = Sprite(Shape.TERRITORY, owner)
    # The size of an area is painted in place of the owner's mark.
    hidden = {size.point for size in picture.sizes}
    return [
        (Layer.TERRITORY, point, sprite) for point in points if point not in hidden and color_at(picture, point) is None
    ]


def _plan_record(picture: BoardPicture) -> Iterator[Placed]:
    """Yield the marks of the record, joined into one for each point; of each kind the last one counts."""
    shapes: dict[Point, MarkKind] = {}
    texts: dict[Point, Mark] = {}
    for mark in picture.marks:
        if mark.point not in picture.size:
            continue
        if mark.kind not in _TEXTS:
            shapes[mark.point] = mark.kind
        elif mark.point not in texts or mark.kind is MarkKind.LABEL:
            # A label of the record takes precedence over the number of the move.
            texts[mark.point] = mark
    for point in {**shapes, **texts}:
        text = texts.get(point)
        shape = shapes.get(point) or texts[point].kind
        sprite = Sprite(shape, color_at(picture, point), "" if text is None else text.text)
        yield Layer.MARK, point, sprite


_FADES = {AreaKind.DIMMED: 0.62, AreaKind.HIDDEN: 0.86}
"""The opacity of the plain wood over points that are dimmed or hidden."""


def joined_path(points: Iterable[Point], geometry: BoardGeometry) -> QPainterPath:
    """Return the outline of all cells around these points, with rounded corners and open holes."""
    cells = frozenset(points)
    radius, half = CORNER * geometry.spacing, (geometry.line_width % 2) / 2
    if len(cells) == 1:
        # A shortcut, as a full board has hundreds of these.
        ((col, row),) = cells
        left, top = _place((col, row), geometry, half)
        right, bottom = _place((col + 1, row + 1), geometry, half)
        return _cell_path(right - left, bottom - top, radius).translated(left, top)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for loop in outlines(cells):
        _add_loop(path, [_place(corner, geometry, half) for corner in loop], radius)
    return path


class OutlinePiece(NamedTuple):
    """A piece of a border, and the length of the border before it, in pixels."""

    path: QPainterPath
    start: float


def outline_pieces(points: Iterable[Point], geometry: BoardGeometry) -> list[OutlinePiece]:
    """Return the border of all cells around these points, in pieces of a few corners.

    Qt's time to stroke a path grows with the square of how often it passes from side to side: for a group that fills a
    52x52 board, the border in pieces takes a fifteenth of the time.
    """
    radius, half = CORNER * geometry.spacing, (geometry.line_width % 2) / 2
    pieces: list[OutlinePiece] = []
    for loop in outlines(frozenset(points)):
        corners = [_place(corner, geometry, half) for corner in loop]
        if len(corners) <= _PIECE:
            path = QPainterPath()
            _add_loop(path, corners, radius)
            pieces.append(OutlinePiece(path, 0.0))
            continue
        start = 0.0
        for first in range(0, len(corners), _PIECE):
            run = corners[first : first + _PIECE]
            path = _run_path(corners[first - 1], run, corners[first + len(run) - len(corners)], radius)
            pieces.append(OutlinePiece(path, start))
            start += path.length()
    return pieces


def _run_path(before: _PixelPoint, run: list[_PixelPoint], after: _PixelPoint, radius: float) -> QPainterPath:
    """Return the border around some corners, from the middle of a side to the middle of another one."""
    path = QPainterPath(QPointF(*_middle(before, run[0])))
    _add_turns(path, [before, *run, after], radius)
    path.lineTo(*_middle(run[-1], after))
    return path


def _middle(one: _PixelPoint, other: _PixelPoint) -> _PixelPoint:
    """Return the middle of two corners, on a pixel boundary, so that no seam is visible between two pieces."""
    x, y = (a if a == b else float(round((a + b) / 2)) for a, b in zip(one, other, strict=True))
    return x, y


def paint_outline(painter: QPainter, pieces: Iterable[OutlinePiece], pens: tuple[QPen, QPen]) -> None:
    """Draw the halo of the whole border, then its line."""
    for pen in pens:
        is_dashed = pen.style() is Qt.PenStyle.CustomDashLine
        for path, start in pieces:
            if is_dashed:
                # The dash pattern goes on from the piece before; its unit is the width of the pen.
                pen.setDashOffset(start / pen.widthF())
            painter.strokePath(path, pen)


@lru_cache(maxsize=16)
def _cell_path(width: float, height: float, radius: float) -> QPainterPath:
    """Return the outline of one cell with its upper left corner at the origin. Cached: do not change it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    _add_loop(path, [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)], radius)
    return path


def outlines(cells: frozenset[Point]) -> list[list[_Corner]]:
    """Return the closed borders of a set of cells, as the corners at which they turn.

    Corner (c, r) is the upper left one of the cell at column c, row r. Cells that touch only at a corner are not
    joined.
    """
    ahead = _edges(cells)
    loops: list[list[_Corner]] = []
    for start in sorted(ahead):
        # Two borders may touch at the first corner of one of them.
        while start in ahead:
            loops.append(_loop_from(start, ahead))
    return loops


def _loop_from(start: _Corner, ahead: dict[_Corner, list[_Corner]]) -> list[_Corner]:
    """Follow a border from its first corner, and remove its steps from `ahead`."""
    loop = [start]
    here, step = start, ahead[start][0]
    while True:
        _take(ahead, here, step)
        here = (here[0] + step[0], here[1] + step[1])
        if here == start and start not in ahead:
            return loop
        turned = _next_step(ahead[here], step)
        if turned != step:
            loop.append(here)
        step = turned


def _edges(cells: frozenset[Point]) -> dict[_Corner, list[_Corner]]:
    """Return the steps from each corner that keep the cells on the right."""
    edges: dict[_Corner, list[_Corner]] = {}
    for cell in cells:
        # Plain tuples are equal to the points, and are made in half the time.
        col, row = cell
        if (col, row - 1) not in cells:
            edges.setdefault((col, row), []).append((1, 0))
        if (col + 1, row) not in cells:
            edges.setdefault((col + 1, row), []).append((0, 1))
        if (col, row + 1) not in cells:
            edges.setdefault((col + 1, row + 1), []).append((-1, 0))
        if (col - 1, row) not in cells:
            edges.setdefault((col, row + 1), []).append((0, -1))
    return edges


def _take(edges: dict[_Corner, list[_Corner]], here: _Corner, step: _Corner) -> None:
    edges[here].remove(step)
    if not edges[here]:
        del edges[here]


def _next_step(choices: list[_Corner], step: _Corner) -> _Corner:
    """Return the next step; where two borders touch, turn right, which stays with the same cell."""
    right = (-step[1], step[0])
    return right if right in choices else choices[0]


def _place(corner: _Corner, geometry: BoardGeometry, half: float) -> _PixelPoint:
    return (
        round(geometry.first_x + (corner[0] - 0.5) * geometry.spacing) + half,
        round(geometry.first_y + (corner[1] - 0.5) * geometry.spacing) + half,
    )


def _add_loop(path: QPainterPath, corners: list[_PixelPoint], radius: float) -> None:
    """Add a border that turns at right angles."""
    (before_x, before_y), (x, y) = corners[-1], corners[0]
    path.moveTo(x + _part(before_x - x, radius), y + _part(before_y - y, radius))
    _add_turns(path, [corners[-1], *corners, corners[0]], radius)
    path.closeSubpath()


def _add_turns(path: QPainterPath, corners: list[_PixelPoint], radius: float) -> None:
    """Add lines and rounded corners, except the outer two corners; short sides limit the radius."""
    before_x, before_y = corners[0]
    for i in range(1, len(corners) - 1):
        (x, y), (after_x, after_y) = corners[i], corners[i + 1]
        path.lineTo(x + _part(before_x - x, radius), y + _part(before_y - y, radius))
        path.quadTo(x, y, x + _part(after_x - x, radius), y + _part(after_y - y, radius))
        before_x, before_y = x, y


def _part(way: float, distance: float) -> float:
    """Return the distance along one axis, limited to half of the way, with its sign."""
    return max(-distance, way / 2) if way < 0 else min(distance, way / 2)


def area_style(kind: AreaKind, geometry: BoardGeometry, theme: Theme, has_tints: bool) -> tuple[QBrush, QPen]:
    """Return the brush and the pen of a joined shape."""
    nothing = QPen(Qt.PenStyle.NoPen)
    if kind is AreaKind.SEKI:
        return _hatch(geometry, theme), QPen(_seki_color(theme), 0.03 * geometry.spacing)
    if kind in OUTLINED:
        return QBrush(Qt.BrushStyle.NoBrush), nothing
    if kind in _FADES:
        fade = plain_wood(theme)
        fade.setAlphaF(_FADES[kind])
        return QBrush(fade), nothing
    if kind is AreaKind.WAVE:
        crest = QColor(theme.board_mark)
        crest.setAlphaF(_WAVE_OPACITY)
        return QBrush(crest), nothing
    if kind in (AreaKind.TERRITORY_BLACK, AreaKind.SO_FAR_BLACK, AreaKind.LIKELY_BLACK):
        tint, opacity = QColor(theme.territory_black), theme.territory_black_opacity
    else:
        tint, opacity = QColor(theme.territory_white), theme.territory_white_opacity
    if kind not in (AreaKind.TERRITORY_BLACK, AreaKind.TERRITORY_WHITE):
        # Lighter than counted territory; in themes that show territory by marks alone, it still has a tint.
        opacity, has_tints = _SO_FAR * opacity or _SO_FAR_ALONE, True
    if kind in (AreaKind.LIKELY_BLACK, AreaKind.LIKELY_WHITE):
        opacity *= _LIKELY
    tint.setAlphaF(opacity if has_tints else 0.0)
    return QBrush(tint), nothing


def outline_pens(kind: AreaKind, geometry: BoardGeometry, theme: Theme) -> tuple[QPen, QPen]:
    """Return the pens of the halo and the line of an outline: a cause, an unclear group or a selection."""
    spacing = geometry.spacing * theme.line_factor
    color = theme.board_warning if kind is AreaKind.CAUSE else theme.board_mark
    is_unclear = kind in UNCLEAR
    halo = QPen(QColor(theme.mark_halo), (0.075 if is_unclear else 0.095) * spacing)
    line = QPen(QColor(color), 0.05 * spacing)
    for pen in (halo, line):
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        # Flat caps, so that pieces of a border that meet do not overlap.
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if is_unclear or kind is AreaKind.OPENING:
        line.setDashPattern([3.2, 1.8] if is_unclear else [1.2, 1.2])
    return halo, line


def seam_pen(geometry: BoardGeometry, theme: Theme) -> QPen:
    """Return the pen for a strip of bare wood between parts of a territory."""
    pen = QPen(QColor(theme.wood_light), 0.10 * geometry.spacing)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _seki_color(theme: Theme) -> QColor:
    color = QColor(theme.line)
    color.setAlphaF(_SEKI_OPACITY)
    return color


def _hatch(geometry: BoardGeometry, theme: Theme) -> QBrush:
    """Return a brush of lines at 45 degrees, as a tile that repeats."""
    # Lines _HATCH apart are √2 times as far apart along an axis.
    side = max(4, round(_HATCH * geometry.spacing * math.sqrt(2)))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_seki_color(theme), max(1.0, 0.024 * geometry.spacing)))
    # The lines of the neighbouring tiles too, which reach into the corners of this one.
    for shift in (-side, 0, side):
        painter.drawLine(QPointF(shift - 1, side + 1), QPointF(shift + side + 1, -1))
    painter.end()
    return QBrush(tile)
