"""Markup: what a node draws on points of the board beside the stones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from goboard_app.go.board import BoardSize, Point
from goboard_app.record.node import Node
from goboard_app.record.points import point_of, point_text, points_of
from goboard_app.record.sgf_text import raw_pair, shown, simple_text_of, split_pair


class MarkupKind(Enum):
    """The kinds of marks; the value is the property that holds them."""

    TRIANGLE = "TR"
    SQUARE = "SQ"
    CIRCLE = "CR"
    CROSS = "MA"
    SELECTED = "SL"
    LABEL = "LB"


@dataclass(frozen=True, slots=True)
class Markup:
    """One mark on one point; only labels have a text."""

    kind: MarkupKind
    point: Point
    text: str = ""


@dataclass(frozen=True, slots=True)
class MarkupLine:
    """A line between two points, or an arrow from the first to the second."""

    start: Point
    end: Point
    is_arrow: bool = False


OLD_MARKS = {"M": MarkupKind.CROSS}
"""Properties of earlier formats that mean the same."""

_LINES = {"LN": False, "AR": True}


def markup_of(node: Node, size: BoardSize) -> tuple[Markup, ...]:
    """The marks of a node in reading order of kinds and points; bad ones are skipped.

    The letters of FF[3] (L) are labels a, b, c in the order of their points.
    """
    marks: list[Markup] = []
    for kind in MarkupKind:
        if kind is not MarkupKind.LABEL:
            names = [kind.value, *(old for old, new in OLD_MARKS.items() if new is kind)]
            points = frozenset().union(*(points_of(node.get(name), size) for name in names))
            marks.extend(Markup(kind, p) for p in sorted(points, key=_reading_order))
    marks.extend(_labels(node, size))
    return tuple(marks)


def lines_of(node: Node, size: BoardSize) -> tuple[MarkupLine, ...]:
    """The lines and arrows of a node; those of one point alone and repeated ones are skipped."""
    found: dict[MarkupLine, None] = {}
    for ident, is_arrow in _LINES.items():
        for raw in node.get(ident) or ():
            line = line_of(raw, size, is_arrow)
            if line is not None:
                found.setdefault(line)
    return tuple(found)


def line_of(raw: str, size: BoardSize, is_arrow: bool) -> MarkupLine | None:
    """The line that a raw value of LN or AR draws; None where it draws none."""
    first, second = split_pair(raw)
    start = point_of(first, size)
    end = None if second is None else point_of(second, size)
    if start is None or end is None or start == end:
        return None
    return MarkupLine(start, end, is_arrow)


def markup_values(marks: Iterable[Markup], kind: MarkupKind) -> tuple[str, ...] | None:
    """The raw values that hold all marks of one kind; None where there are none."""
    chosen = sorted((m for m in marks if m.kind is kind), key=lambda m: _reading_order(m.point))
    if kind is MarkupKind.LABEL:
        values = tuple(raw_pair(point_text(m.point), m.text) for m in chosen)
    else:
        values = tuple(point_text(m.point) for m in chosen)
    return values or None


def _labels(node: Node, size: BoardSize) -> list[Markup]:
    found: dict[Point, str] = {}
    for raw in node.get("LB") or ():
        first, second = split_pair(raw)
        point = point_of(first, size)
        if point is not None and second is not None:
            found[point] = shown(simple_text_of(second))
    for number, raw in enumerate(node.get("L") or ()):
        point = point_of(raw, size)
        if point is not None and number < 26:
            found.setdefault(point, chr(ord("a") + number))
    return [Markup(MarkupKind.LABEL, point, text) for point, text in found.items()]


def _reading_order(point: Point) -> tuple[int, int]:
    return point.row, point.col
