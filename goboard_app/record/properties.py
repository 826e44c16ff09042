"""Property values of FF[4] as typed values: points, marks, moves, set-up, size, territory."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache
from itertools import islice
from typing import NamedTuple

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Move, Pass, Play, Point
from goboard_app.record.node import Node
from goboard_app.record.property_table import ValueKind, idents_holding
from goboard_app.record.sgf.lexer import canonical_ident, raw_pair, shown, simple_text_of, split_pair, text_of

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NUMBERS = {letter: number for number, letter in enumerate(_LETTERS)}
_LINES = {"LN": False, "AR": True}
DEFAULT_SIZE = BoardSize.square(19)
_COLORS = {"B": Color.BLACK, "W": Color.WHITE}
# `int` takes time that grows with the square of the digits, and refuses more than 4,300 of them.
_MOST_DIGITS = 20
DIGITS = rf"\d{{1,{_MOST_DIGITS}}}"
"""The digits of a readable number, before its point and after it.

More digits are never meant as a number, and Python refuses to convert some thousands.
"""
# FF[4]: one number, or two with a colon; "19." and "19.0" are read as well.
SIDES = re.compile(r"\s*(\d{1,3})\s*(?:\.0*\s*)?(?::\s*(\d{1,3})\s*)?")
MOST_VALUES = 4_000
"""The values of a list that are read: more than the largest board has points."""
_TO_MOVE = {"b": Color.BLACK, "1": Color.BLACK, "w": Color.WHITE, "2": Color.WHITE}


def point_text(point: Point) -> str:
    """Return the two letters of a point, such as `pd`."""
    return _LETTERS[point.col] + _LETTERS[point.row]


def point_of(raw: str, size: BoardSize) -> Point | None:
    """Return the point of two letters; None if they name no point of the board."""
    text = raw.strip()
    if len(text) != 2:
        return None
    col, row = _NUMBERS.get(text[0]), _NUMBERS.get(text[1])
    if col is None or row is None or col >= size.columns or row >= size.rows:
        return None
    return Point(col, row)


def points_of(values: Iterable[str] | None, size: BoardSize) -> frozenset[Point]:
    """Return the points of a list, with rectangles such as `aa:cc` expanded; unreadable values are skipped.

    Of a list with more than MOST_VALUES values the rest is not read.
    """
    # A file may repeat a value a million times, so each is read once; and each may name most of the board, so the
    # points of rectangles are collected as one number for each row, with a bit for each column.
    rows: dict[int, int] = {}
    found: set[Point] = set()
    for raw in dict.fromkeys(islice(values or (), MOST_VALUES)):
        first, colon, second = raw.partition(":")
        one = point_of(first, size)
        other = point_of(second, size) if colon else one
        if one is None or other is None:
            continue
        if one == other:
            found.add(one)
            continue
        # FF[4] puts the upper left corner first; corners in any order are read.
        (left, right), (top, bottom) = sorted((one.col, other.col)), sorted((one.row, other.row))
        for row in range(top, bottom + 1):
            rows[row] = rows.get(row, 0) | (2 << right) - (1 << left)
    found.update(Point(col, row) for row, bits in rows.items() for col in range(size.columns) if bits >> col & 1)
    return frozenset(found)


def point_texts(points: Iterable[Point]) -> tuple[str, ...]:
    """Return the raw values that list these points, row by row."""
    return tuple(point_text(p) for p in sorted(points, key=lambda p: (p.row, p.col)))


def compressed_texts(points: Iterable[Point]) -> tuple[str, ...]:
    """Return the raw values as a compressed list: rectangles such as `aa:cc` for adjacent points.

    Each point is in one value only. Runs of a row that are equal in the rows below are joined.
    """
    open_runs: dict[tuple[int, int], int] = {}
    done: list[tuple[int, int, int, int]] = []
    rows: dict[int, list[int]] = {}
    for point in points:
        rows.setdefault(point.row, []).append(point.col)
    last = None
    for row in sorted(rows):
        runs = _runs(sorted(set(rows[row])))
        # A rectangle ends where its run is missing from the next row.
        for run in [run for run in open_runs if run not in runs or last != row - 1]:
            done.append((open_runs.pop(run), run[0], last or 0, run[1]))
        for run in runs:
            open_runs.setdefault(run, row)
        last = row
    done.extend((top, run[0], last or 0, run[1]) for run, top in open_runs.items())
    return tuple(_box_text(*box) for box in sorted(done))


def changed_points(
    values: Iterable[str] | None,
    wanted: frozenset[Point],
    size: BoardSize,
    written: Callable[[Iterable[Point]], tuple[str, ...]] = point_texts,
) -> tuple[str, ...]:
    """Return the raw values of a list of points after a change to `wanted`, with as few changes as possible.

    A rectangle that holds another point is replaced by its remaining points; new points come last,
    in the form of `written`. Unreadable values stay.
    """
    found: list[str] = []
    for raw in values or ():
        points = points_of((raw,), size)
        if not points <= wanted:
            found += compressed_texts(points & wanted)
        elif raw.strip():
            found.append(raw)
    return (*found, *written(wanted - points_of(found, size)))


def _runs(columns: list[int]) -> list[tuple[int, int]]:
    """Return runs of consecutive columns as first and last."""
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


class MarkKind(Enum):
    """The kinds of marks; the value is the property that holds them, empty for the numbers of moves."""

    TRIANGLE = "TR"
    SQUARE = "SQ"
    CIRCLE = "CR"
    CROSS = "MA"
    SELECTED = "SL"
    LABEL = "LB"
    MOVE_NUMBER = ""


SHAPES = tuple(kind for kind in MarkKind if kind.value in idents_holding(ValueKind.POINTS))
"""The marks without a text. FF[4]: only one of them per point and node."""


class Mark(NamedTuple):
    """One mark on one point; only labels and numbers have a text."""

    kind: MarkKind
    point: Point
    text: str = ""


class MarkupLine(NamedTuple):
    """A line between two points, or an arrow from the first to the second."""

    start: Point
    end: Point
    is_arrow: bool = False


OLD_MARKS = {"M": MarkKind.CROSS}
"""Properties of earlier formats with the same meaning."""
_SHAPES_BY_NAME = {kind.value: kind for kind in SHAPES} | OLD_MARKS


def markup_of(node: Node, size: BoardSize) -> tuple[Mark, ...]:
    """Return the marks of a node, sorted by kind and in reading order; bad ones are skipped.

    The letters of FF[3] (L) are labels a, b, c in the order of their points.
    """
    held = {canonical_ident(item.ident) for item in node.properties}
    found: dict[MarkKind, frozenset[Point]] = {}
    for ident, kind in _SHAPES_BY_NAME.items():
        if ident in held:
            found[kind] = found.get(kind, frozenset()) | points_of(node.get(ident), size)
    # In the order of the kinds, as old names come last.
    marks = [Mark(kind, p) for kind in SHAPES for p in sorted(found.get(kind, ()), key=_reading_order)]
    marks.extend(_labels(node, size))
    return tuple(marks)


def lines_of(node: Node, size: BoardSize) -> tuple[MarkupLine, ...]:
    """Return the lines and arrows of a node; repeated ones and those with one point are skipped."""
    found: dict[MarkupLine, None] = {}
    for ident, is_arrow in _LINES.items():
        for raw in node.get(ident) or ():
            line = line_of(raw, size, is_arrow)
            if line is not None:
                found.setdefault(line)
    return tuple(found)


def line_of(raw: str, size: BoardSize, is_arrow: bool) -> MarkupLine | None:
    """Return the line of a raw value of LN or AR; None if it draws none."""
    first, second = split_pair(raw)
    start = point_of(first, size)
    end = None if second is None else point_of(second, size)
    # FF[4]: a line needs two different points.
    if start is None or end is None or start == end:
        return None
    return MarkupLine(start, end, is_arrow)


def markup_values(marks: Iterable[Mark], kind: MarkKind) -> tuple[str, ...] | None:
    """Return the raw values that hold all marks of one kind; None if there are none."""
    chosen = sorted((m for m in marks if m.kind is kind), key=lambda m: _reading_order(m.point))
    if kind is MarkKind.LABEL:
        values = tuple(raw_pair(point_text(m.point), m.text) for m in chosen)
    else:
        values = tuple(point_text(m.point) for m in chosen)
    return values or None


def _labels(node: Node, size: BoardSize) -> list[Mark]:
    """Return the labels of LB, and of L of FF[3]."""
    found: dict[Point, str] = {}
    for raw in node.get("LB") or ():
        first, second = split_pair(raw)
        point = point_of(first, size)
        if point is not None and second is not None:
            found[point] = shown(simple_text_of(second))
    for number, raw in enumerate(node.get("L") or ()):
        point = point_of(raw, size)
        # The letters end with z.
        if point is not None and number < 26:
            found.setdefault(point, chr(ord("a") + number))
    return [Mark(MarkKind.LABEL, point, text) for point, text in found.items()]


def _reading_order(point: Point) -> tuple[int, int]:
    return point.row, point.col


class Setup(NamedTuple):
    """The points that a node sets, and the side to move if it sets that; all may be empty."""

    black: frozenset[Point] = frozenset()
    white: frozenset[Point] = frozenset()
    empty: frozenset[Point] = frozenset()
    to_move: Color | None = None

    @property
    def has_points(self) -> bool:
        """True if any point is set."""
        return bool(self.black or self.white or self.empty)

    def __bool__(self) -> bool:
        return self.has_points or self.to_move is not None


def is_number(text: str) -> bool:
    """Return whether a text is a whole number without a sign, of at most the readable digits."""
    return text.isdecimal() and len(text) <= _MOST_DIGITS


def size_of(root: Node) -> tuple[BoardSize, bool]:
    """Return the board size of SZ, and whether it was readable; 19x19 if it was not."""
    values = root.get("SZ")
    if values is None:
        return DEFAULT_SIZE, True
    match = SIDES.fullmatch(values[0]) if values else None
    if match is None:
        return DEFAULT_SIZE, False
    columns = int(match[1])
    rows = int(match[2]) if match[2] else columns
    if not (1 <= columns <= MAX_SIDE and 1 <= rows <= MAX_SIDE):
        return DEFAULT_SIZE, False
    return BoardSize(columns, rows), True


def size_text(size: BoardSize) -> str:
    """Return the value of SZ for a board size."""
    # FF[4]: a square board must not be written as a composed value.
    return str(size.columns) if size.is_square else f"{size.columns}:{size.rows}"


def move_of(node: Node, size: BoardSize) -> Move | None:
    """Return the move of a node, the first if it has two; None if there is no readable one."""
    return next(moves_of(node, size), None)


@cache
def _plain_moves(size: BoardSize) -> dict[str, Move]:
    """Return the moves of a board by the text with which a node with nothing else begins."""
    plays = (Play(color, point) for point in size for color in Color)
    plain: dict[str, Move] = {f"{m.color.value}[{point_text(m.point)}]": m for m in plays}
    return plain | {f"{color.value}[]": Pass(color) for color in Color}


def plain_move(node: Node, size: BoardSize) -> Move | None:
    """Return the move of a node that holds nothing else, without reading it; None for any other node."""
    text, is_alone = node.leading_move
    return _plain_moves(size).get(text) if is_alone else None


def colors_moving(node: Node) -> tuple[Color, ...]:
    """Return the sides that a node gives a move of, readable or not; a node that begins with a move is not read."""
    text, is_alone = node.leading_move
    return (Color(text[0]),) if is_alone else tuple(color for color, _ in _raw_moves(node))


def moving_nodes(nodes: Iterable[Node], size: BoardSize) -> list[Node]:
    """Return the nodes with a move that `move_of` finds; most are recognised without reading them."""
    letters = {point_text(Point(n, n))[0] for n in range(min(size.columns, size.rows))}
    found: list[Node] = []
    for node in nodes:
        text = node.leading_move[0]
        is_plain = text[2:3] == "]" or (text[2:3] in letters and text[3:4] in letters)
        if is_plain or move_of(node, size) is not None:
            found.append(node)
    return found


def moves_of(node: Node, size: BoardSize) -> Iterator[Move]:
    """Yield the readable moves of a node in the order of the file; it may hold both B and W."""
    for color, raw in _raw_moves(node):
        text = raw.strip()
        if is_pass_value(text, size):
            yield Pass(color)
            continue
        point = point_of(text, size)
        if point is not None:
            yield Play(color, point)


def is_pass_value(raw: str, size: BoardSize) -> bool:
    """Return whether a value of B or W is a pass.

    That is an empty one, `tt` on boards of up to 19x19, or the point beyond the last corner.
    """
    text = raw.strip()
    # FF[4] writes a pass as an empty value and keeps `tt` of FF[3] on boards of up to 19x19.
    return not text or (text == "tt" and max(size.columns, size.rows) <= 19) or is_pass_beyond(text, size)


def is_pass_beyond(raw: str, size: BoardSize) -> bool:
    """Return whether a value of B or W is the point beyond the last corner of a square board, as in `ss` on 18x18.

    LizzieYZY writes a pass so; on 19x19 that is `tt`, a correct value.
    """
    text = raw.strip()
    if len(text) != 2 or text[0] != text[1] or not size.is_square or size.columns == 19:
        return False
    return _NUMBERS.get(text[0]) == size.columns


def moved_colors(node: Node) -> tuple[Color, ...]:
    """Return the colours that move in a node, readable or not, in the order of the file."""
    return tuple(color for color, _ in _raw_moves(node))


def move_values(move: Move) -> tuple[str, tuple[str, ...]]:
    """Return the property and the values that record a move; a pass is the empty value."""
    return move.color.value, (point_text(move.point) if isinstance(move, Play) else "",)


def _raw_moves(node: Node) -> Iterator[tuple[Color, str]]:
    """Yield the colour and the first raw value of B and W, each once."""
    seen: set[Color] = set()
    for item in node.properties:
        color = _COLORS.get(canonical_ident(item.ident))
        # A property must occur only once in a node (FF[4]); of a repeated one the first counts.
        if color is not None and color not in seen and item.values:
            seen.add(color)
            yield color, item.values[0]


def setup_of(node: Node, size: BoardSize) -> Setup:
    """Return the set-up by AB, AW, AE and PL of a node; points off the board are skipped."""
    return Setup(
        points_of(node.get("AB"), size),
        points_of(node.get("AW"), size),
        points_of(node.get("AE"), size),
        turn_of(node),
    )


def turn_of(node: Node) -> Color | None:
    """Return the colour that PL names by its first letter or, as in old programs, by a number."""
    values = node.get("PL")
    return _TO_MOVE.get(values[0].strip().lower()[:1]) if values else None


def comment_of(node: Node) -> str:
    """Return the comment of a node, empty if there is none; repeated comments are joined by line breaks."""
    return "\n".join(shown(text_of(raw)) for raw in node.get("C") or ())


def territory_of(node: Node, size: BoardSize) -> tuple[frozenset[Point], frozenset[Point]] | None:
    """Return the points marked as Black's and White's territory; None if the node marks none."""
    if not node.has("TB") and not node.has("TW"):
        return None
    return points_of(node.get("TB"), size), points_of(node.get("TW"), size)
