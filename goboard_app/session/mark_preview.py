"""What the board shows while a stroke of marks is still being drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from goboard_app.go.board import Point
from goboard_app.session.marking import LINES, MarkTool
from goboard_app.session.picture import NO_POINTS, BoardPicture, LineMark, Mark, MarkKind

_KINDS = {
    MarkTool.TRIANGLE: MarkKind.TRIANGLE,
    MarkTool.SQUARE: MarkKind.SQUARE,
    MarkTool.CIRCLE: MarkKind.CIRCLE,
    MarkTool.CROSS: MarkKind.CROSS,
    MarkTool.SELECTED: MarkKind.SELECTED,
}


def without_ghost(picture: BoardPicture) -> BoardPicture:
    """While marks are made no stone follows the pointer."""
    return replace(picture, ghost=None, playable=NO_POINTS)


def with_stroke(picture: BoardPicture, tool: MarkTool, points: Sequence[Point]) -> BoardPicture:
    """The picture with what a stroke over these points would draw, or outlined where it goes."""
    if len(points) < 1:
        return picture
    if tool in LINES:
        if points[0] == points[-1]:
            return picture
        line = LineMark(points[0], points[-1], tool is MarkTool.ARROW)
        return replace(picture, lines=(*picture.lines, line))
    if tool is MarkTool.PART:
        return replace(picture, hidden=_outside(picture, points[0], points[-1]))
    kind = _KINDS.get(tool)
    if kind is None:
        return replace(picture, lit=picture.lit | frozenset(points))
    marked = {mark.point for mark in picture.marks if mark.kind is kind}
    if points[0] in marked:
        left = (m for m in picture.marks if m.kind is not kind or m.point not in points)
        return replace(picture, marks=tuple(left))
    new = tuple(Mark(kind, point) for point in points if point not in marked)
    return replace(picture, marks=picture.marks + new)


def _outside(picture: BoardPicture, corner: Point, other: Point) -> frozenset[Point]:
    if corner == other:
        return NO_POINTS
    cols, rows = sorted((corner.col, other.col)), sorted((corner.row, other.row))
    size = picture.size
    return frozenset(
        point
        for point in map(size.point, range(size.area))
        if not (cols[0] <= point.col <= cols[1] and rows[0] <= point.row <= rows[1])
    )
