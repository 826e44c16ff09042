"""Points and point lists in SGF spelling: letters a to z and A to Z from the top left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goboard_app.go.board import BoardSize, Point

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


def compressed_texts(points: Iterable[Point]) -> tuple[str, ...]:
    """The same as a compressed list: rectangles such as `aa:cc` where points lie side by side.

    No point is in two values. Runs of a row that are equal in the rows below are joined.
    """
    open_runs: dict[tuple[int, int], int] = {}
    done: list[tuple[int, int, int, int]] = []
    rows: dict[int, list[int]] = {}
    for point in points:
        rows.setdefault(point.row, []).append(point.col)
    last = None
    for row in sorted(rows):
        runs = _runs(sorted(set(rows[row])))
        for run in [run for run in open_runs if run not in runs or last != row - 1]:
            done.append((open_runs.pop(run), run[0], last or 0, run[1]))
        for run in runs:
            open_runs.setdefault(run, row)
        last = row
    done.extend((top, run[0], last or 0, run[1]) for run, top in open_runs.items())
    return tuple(_box_text(*box) for box in sorted(done))


def _runs(columns: list[int]) -> list[tuple[int, int]]:
    """Columns one beside the other as first and last."""
    found: list[tuple[int, int]] = []
    for col in columns:
        if found and found[-1][1] == col - 1:
            found[-1] = found[-1][0], col
        else:
            found.append((col, col))
    return found


def _box_text(top: int, left: int, bottom: int, right: int) -> str:
    first, second = point_text(Point(left, top)), point_text(Point(right, bottom))
    return first if first == second else f"{first}:{second}"
