"""Points and point lists in SGF spelling: letters a to z and A to Z from the top left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goboard_app.go.point import BoardSize, Point

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NUMBERS = {letter: number for number, letter in enumerate(_LETTERS)}


def point_text(point: Point) -> str:
    """The two letters of a point, such as `pd`."""
    return _LETTERS[point.col] + _LETTERS[point.row]


def point_of(raw: str, size: BoardSize) -> Point | None:
    """The point that two letters name; None if they name no point of the board."""
    text = raw.strip()
    if len(text) != 2:
        return None
    col, row = _NUMBERS.get(text[0]), _NUMBERS.get(text[1])
    if col is None or row is None or col >= size.columns or row >= size.rows:
        return None
    return Point(col, row)


def points_of(values: Iterable[str] | None, size: BoardSize) -> frozenset[Point]:
    """All points of a list, rectangles such as `aa:cc` filled; what is unreadable is skipped."""
    return frozenset(point for raw in values or () for point in _expanded(raw, size))


def _expanded(raw: str, size: BoardSize) -> Iterator[Point]:
    first, colon, second = raw.partition(":")
    one = point_of(first, size)
    other = point_of(second, size) if colon else one
    if one is None or other is None:
        return
    cols, rows = sorted((one.col, other.col)), sorted((one.row, other.row))
    for row in range(rows[0], rows[1] + 1):
        for col in range(cols[0], cols[1] + 1):
            yield Point(col, row)


def point_texts(points: Iterable[Point]) -> tuple[str, ...]:
    """The raw values that list these points, row by row."""
    return tuple(point_text(p) for p in sorted(points, key=lambda p: (p.row, p.col)))
