"""Geometry of a board in device pixels: sizes, places of points, and the point at a place."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from goboard_app.go.board import MAX_SIDE, BoardSize, Point
from goboard_app.session.picture import BoardPart, whole_board
from goboard_app.ui.widgets.theme import Theme

# A share of the spacing.
NATURAL_OFFSET = 0.011
SMALL_BOARD = 13

# Margins in logical pixels, but at most _TABLE_SHARE of the shorter side.
_TABLE_TOP = 18.0
_TABLE_SIDE = 18.0
_TABLE_BOTTOM = 14.0
_TABLE_SHARE = 0.03
# The least distance of two points in pixels.
_LEAST_SPACING = 1.5


class BoardGeometry(NamedTuple):
    """The sizes of a board in device pixels; `spacing` is the distance between two lines.

    `x`, `y`, `width` and `height` bound the wood without its side face. `first_x` and `first_y` are the exact position
    of the first lines; `center` returns positions snapped to whole pixels.
    `room_below` is the space below the board for its shadow. `part` is the part of the board that is shown, None for
    all of it; first lines that are not shown lie outside the wood.
    """

    size: BoardSize
    dpr: float
    coordinates: bool
    spacing: float
    x: int
    y: int
    width: int
    height: int
    first_x: float
    first_y: float
    room_below: int
    part: BoardPart | None = None

    @property
    def shown(self) -> BoardPart:
        """The part of the board that is shown."""
        return self.part or whole_board(self.size)

    @property
    def is_small(self) -> bool:
        """Return whether the board has fewer than 13 lines in both directions."""
        return max(self.size.columns, self.size.rows) < SMALL_BOARD

    @property
    def margin(self) -> float:
        """The distance from the outermost line to the edge of the wood."""
        return _margin(self.spacing, self.dpr, self.coordinates)

    @property
    def font_px(self) -> float:
        """The font size of the coordinates."""
        return _font_px(self.spacing, self.dpr)

    @property
    def line_width(self) -> int:
        """The width of a line, in whole pixels."""
        return max(1, round(0.022 * self.spacing))

    @property
    def edge_width(self) -> int:
        """The width of the four outermost lines, in whole pixels."""
        return max(self.line_width, round(0.036 * self.spacing))

    @property
    def star_radius(self) -> float:
        """The radius of a star point."""
        share = 0.062 if self.is_small else 0.085
        return _clamp(share * self.spacing, 1.8 * self.dpr, 5.0 * self.dpr)

    @property
    def stone_diameter(self) -> int:
        """The diameter of a stone, in whole pixels."""
        return max(1, round(0.968 * self.spacing))

    @property
    def corner_radius(self) -> float:
        """The radius of the corners of the board."""
        side = 0.006 * min(self.width, self.height)
        return _clamp(side, 2.0 * self.dpr, 5.0 * self.dpr)

    @property
    def face_height(self) -> int:
        """The visible height of the front of the board below the wood."""
        return _face_height(self.spacing, self.dpr, self.size)

    @property
    def shadow_reach(self) -> int:
        """The reach of the board's own shadow beyond the board."""
        side = min(self.width, self.height)
        return round(min(_clamp(0.03 * side, 12.0 * self.dpr, 22.0 * self.dpr), 0.09 * side))

    @property
    def label_distance(self) -> float:
        """The distance from the outermost line to the middle of a coordinate."""
        return (self.stone_diameter / 2 + self.margin) / 2

    def line_x(self, col: int) -> int:
        """Return the pixel column to which the middle of a line is snapped."""
        return round(self.first_x + col * self.spacing)

    def line_y(self, row: int) -> int:
        """Return the pixel row to which the middle of a line is snapped."""
        return round(self.first_y + row * self.spacing)

    def center(self, point: Point) -> tuple[float, float]:
        """Return the middle of the crossing, as the lines are drawn."""
        # The middle of a line of odd width is the middle of a pixel.
        half = (self.line_width % 2) / 2
        return self.line_x(point.col) + half, self.line_y(point.row) + half

    def nudge(self, point: Point) -> tuple[int, int]:
        """Return the offset of a stone from the crossing, as if put down by hand; constant for each point."""
        reach = NATURAL_OFFSET * self.spacing
        right, below = _askew(point)
        return round(reach * right), round(reach * below)

    def stone_places(self, is_natural: bool) -> list[tuple[float, float]]:
        """Return the centres of stones on all points, in their order, with natural offsets or without."""
        half = (self.line_width % 2) / 2
        across = [self.line_x(col) + half for col in range(self.size.columns)]
        down = [self.line_y(row) + half for row in range(self.size.rows)]
        if not is_natural:
            return [(x, y) for y in down for x in across]
        reach = NATURAL_OFFSET * self.spacing
        return [
            (across[col] + round(reach * right), down[row] + round(reach * below))
            for (col, row), (right, below) in _all_askew(self.size)
        ]

    def point_at(self, x: float, y: float) -> Point | None:
        """Return the nearest point if it lies within half a spacing, else None."""
        col = math.floor((x - self.first_x) / self.spacing + 0.5)
        row = math.floor((y - self.first_y) / self.spacing + 0.5)
        point = Point(col, row)
        return point if point in self.shown else None

    def nearest(self, x: float, y: float, reach: float) -> Point | None:
        """Return the nearest point if it lies within this distance in spacings, across and down, else None."""
        shown = self.shown
        across, down = (x - self.first_x) / self.spacing, (y - self.first_y) / self.spacing
        col = min(max(math.floor(across + 0.5), shown.first.col), shown.last.col)
        row = min(max(math.floor(down + 0.5), shown.first.row), shown.last.row)
        return Point(col, row) if max(abs(across - col), abs(down - row)) <= reach else None


def fit_board(
    size: BoardSize,
    width: float,
    height: float,
    dpr: float = 1.0,
    coordinates: bool = True,
    part: BoardPart | None = None,
) -> BoardGeometry:
    """Return the geometry of the largest board that fits on a table of this size in device pixels.

    With `part` only that part of the board is shown. The board is centred horizontally, at most 18 logical pixels
    from the top, with room for its shadow.
    """
    share = _TABLE_SHARE * min(width, height)
    side = min(_TABLE_SIDE * dpr, share)
    top = min(_TABLE_TOP * dpr, share)
    bottom = min(_TABLE_BOTTOM * dpr, share)
    return _fit(size, (width, height), (side, top, bottom), dpr, coordinates, part)


def fit_thumbnail(
    size: BoardSize,
    width: float,
    height: float,
    dpr: float = 1.0,
    coordinates: bool = False,
    part: BoardPart | None = None,
) -> BoardGeometry:
    """Return the geometry of the largest board that fits in a picture, with just enough room for its shadow."""
    room = round(min(_clamp(0.028 * min(width, height), 9 * dpr, 20 * dpr), 0.08 * width))
    return _fit(size, (width, height), (room, room * 0.45, room), dpr, coordinates, part)


def _askew(point: Point) -> tuple[float, float]:
    """Return the offset of a stone to the right and down, from -1 to 1 of the usual maximum."""
    seed = scatter(point)
    return (seed & 0xFF) / 127.5 - 1, (seed >> 8 & 0xFF) / 127.5 - 1


@lru_cache(maxsize=4)
def _all_askew(size: BoardSize) -> list[tuple[Point, tuple[float, float]]]:
    return [(point, _askew(point)) for point in size]


@lru_cache(maxsize=MAX_SIDE * MAX_SIDE)
def scatter(point: Point) -> int:
    """Return a fixed pseudo-random number for a point, from 0 to 2**24 - 1."""
    # A hash of multiplications and shifts in 32 bits.
    mixed = (point.col * 0x9E3779B1 ^ (point.row + 77) * 0x85EBCA77) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 12) * 0x297A2D39) & 0xFFFFFFFF
    return (mixed ^ mixed >> 15) & 0xFFFFFF


def _fit(
    size: BoardSize,
    table: tuple[float, float],
    room: tuple[float, float, float],
    dpr: float,
    coordinates: bool,
    part: BoardPart | None,
) -> BoardGeometry:
    side, top, bottom = room
    wide, high = table[0] - 2 * side, table[1] - top - bottom
    shown = part or whole_board(size)
    spacing = _largest_spacing(shown.size, wide, high, dpr, coordinates)
    margin = _margin(spacing, dpr, coordinates)
    board_width = (shown.size.columns - 1) * spacing + 2 * margin
    board_height = (shown.size.rows - 1) * spacing + 2 * margin
    x, y = round((table[0] - board_width) / 2), round(top)
    return BoardGeometry(
        size=size,
        dpr=dpr,
        coordinates=coordinates,
        spacing=spacing,
        x=x,
        y=y,
        width=round(board_width),
        height=round(board_height),
        first_x=x + margin - shown.first.col * spacing,
        first_y=y + margin - shown.first.row * spacing,
        room_below=round(bottom),
        part=part,
    )


def _largest_spacing(size: BoardSize, wide: float, high: float, dpr: float, coordinates: bool) -> float:
    """Return the largest spacing that fits; found by bisection, as the margins grow piecewise with it."""
    low, above = _LEAST_SPACING, max(wide, high, _LEAST_SPACING)
    # 32 halvings leave far less than a pixel.
    for _ in range(32):
        spacing = (low + above) / 2
        border = 2 * _margin(spacing, dpr, coordinates)
        face = _face_height(spacing, dpr, size)
        fits_across = (size.columns - 1) * spacing + border <= wide
        fits_down = (size.rows - 1) * spacing + border + face <= high
        if fits_across and fits_down:
            low = spacing
        else:
            above = spacing
    return low


def _font_px(spacing: float, dpr: float) -> float:
    return _clamp(0.155 * spacing + 5.0 * dpr, 9.5 * dpr, 20.0 * dpr)


def _margin(spacing: float, dpr: float, coordinates: bool) -> float:
    if coordinates:
        return 0.54 * spacing + 1.75 * _font_px(spacing, dpr)
    return 0.66 * spacing


def _face_height(spacing: float, dpr: float, size: BoardSize) -> int:
    share = 0.07 if max(size.columns, size.rows) < SMALL_BOARD else 0.10
    return round(_clamp(share * spacing, 3.0 * dpr, 9.0 * dpr))


def _clamp(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)


class BoardOptions(NamedTuple):
    """Options of the appearance of a board, which never change its content.

    `trial` marks a board for trying moves: a dashed frame and paler wood.
    """

    coordinates: bool = True
    natural_placement: bool = True
    motion: bool = True
    grain: bool = True
    shadows: bool = True
    tints: bool = True
    trial: bool = False


class Measure(NamedTuple):
    """The values that all painters need: spacing `s`, stone diameter `d`, line width and theme.

    `wood` is the plain colour under letters on empty points.
    """

    s: float
    d: int
    line_width: int
    theme: Theme
    wood: QColor

    def wide(self, share: float) -> float:
        """Return the width of a mark's line: a share of the spacing, at least one pixel."""
        return max(1.0, share * self.s * self.theme.line_factor)
