"""Boards as text, drawn and read: ASCII for mail and terminals, and diagrams of Sensei's Library."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from goboard_app.go.board import (
    MAX_SIDE,
    BoardSize,
    Color,
    Play,
    Point,
    column_name,
    point_name,
    star_points,
)
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.properties import point_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import GameTree
from goboard_app.session.numbering import NumberedMove, number_moves
from goboard_app.session.picture import BoardPart, BoardPicture, Mark, MarkKind

# By the codes of `Position`: empty, black, white.
STONES = ".XO"
_TEXTS = (MarkKind.LABEL, MarkKind.MOVE_NUMBER)
# Sensei's Library has single digits for moves, 0 for the tenth.
MOST_NUMBERS = 10
# The number of letters that name columns, without I.
_MOST_NAMED = 25
# The characters of each mark on an empty point, on a black stone, on a white one.
_MARKS = {
    MarkKind.CIRCLE: "CBW",
    MarkKind.SQUARE: "S#@",
    MarkKind.TRIANGLE: "TYQ",
    MarkKind.CROSS: "MZP",
    # There is no such mark; a square comes nearest to it.
    MarkKind.SELECTED: "S#@",
}


class TextSign(Enum):
    """A sign of a text board, beside the marks, that has to be explained below it."""

    BLACK = auto()
    WHITE = auto()
    LAST_MOVE = auto()
    TERRITORY = auto()


FRAMES: dict[TextSign | MarkKind, str] = {
    TextSign.LAST_MOVE: "()",
    MarkKind.CIRCLE: "()",
    MarkKind.SQUARE: "[]",
    MarkKind.TRIANGLE: "<>",
    MarkKind.CROSS: "**",
    MarkKind.SELECTED: "{}",
}
"""The characters left and right of a point with this sign."""


@dataclass(frozen=True, slots=True)
class TextBoard:
    """The lines of a board from the top, and the signs in it that need an explanation."""

    lines: tuple[str, ...]
    signs: frozenset[TextSign | MarkKind]


def draw_text(picture: BoardPicture, part: BoardPart, coordinates: bool = True) -> TextBoard:
    """Return the part of a picture in ASCII.

    Numbers and labels take the place of their stones, other marks go left and right of them, if
    there is room between two points; if not, all points take as many characters as the
    widest needs.
    """
    cells = {point: _cell(picture, point) for point in _points(part)}
    signs: set[TextSign | MarkKind] = set()
    for point in cells:
        signs |= _signs_at(picture, point)
    wide = _width(cells)
    edge = max(len(str(picture.size.rows - row)) for row in (part.first.row, part.last.row))
    lines = [
        _row(picture, part, cells, row, wide, edge if coordinates else 0)
        for row in range(part.first.row, part.last.row + 1)
    ]
    if coordinates:
        names = _names(part, wide, edge)
        lines = [names, *lines, names]
    return TextBoard(tuple(line.rstrip() for line in lines), frozenset(signs))


def _width(cells: dict[Point, str]) -> int:
    """Return the number of characters for a point."""
    # Two frames side by side do not fit into the one character between points.
    framed = {point for point, text in cells.items() if _is_framed(text)}
    texts = max((len(text) for point, text in cells.items() if point not in framed), default=1)
    are_close = any(Point(point.col + 1, point.row) in framed for point in framed)
    return 3 if framed and (are_close or texts > 1) else texts


def _is_framed(text: str) -> bool:
    return len(text) == 3 and text[0] + text[2] in FRAMES.values()


def _points(part: BoardPart) -> Iterator[Point]:
    for row in range(part.first.row, part.last.row + 1):
        for col in range(part.first.col, part.last.col + 1):
            yield Point(col, row)


def _row(
    picture: BoardPicture,
    part: BoardPart,
    cells: dict[Point, str],
    row: int,
    wide: int,
    edge: int,
) -> str:
    texts = [cells[Point(col, row)] for col in _columns(part)]
    body = _closely(texts) if wide == 1 else " " + " ".join(_placed(text, wide) for text in texts) + " "
    if not edge:
        return body[1:] if body.startswith(" ") else body
    name = str(picture.size.rows - row)
    return f"{name:>{edge}}{body}{name}"


def _closely(texts: list[str]) -> str:
    """Return a row of points one character wide with one between them, which frames use."""
    line = [" "] * (2 * len(texts) + 1)
    for place, text in enumerate(texts):
        start = 2 * place + 1 - len(text) // 2
        line[start : start + len(text)] = text
    return "".join(line)


def _names(part: BoardPart, wide: int, edge: int) -> str:
    names = " ".join(_placed(column_name(col), wide) for col in _columns(part))
    return " " * (edge + 1) + names


def _columns(part: BoardPart) -> range:
    return range(part.first.col, part.last.col + 1)


def _placed(text: str, wide: int) -> str:
    """Return a text in its cell: framed ones fill it, single characters go in the middle of three."""
    if wide == 3 and len(text) == 1:
        return f" {text} "
    return f"{text:>{wide}}"


def _cell(picture: BoardPicture, point: Point) -> str:
    text = next((m.text for m in picture.marks if m.point == point and m.kind in _TEXTS), "")
    # Other labels would not fit a cell, or not be ASCII.
    if text.isascii() and text.isprintable() and 1 <= len(text) <= 3 and " " not in text:
        return text
    body = _stone(picture, point)
    for sign in FRAMES:
        if sign in _signs_at(picture, point):
            return FRAMES[sign][0] + body + FRAMES[sign][1]
    return body


def _stone(picture: BoardPicture, point: Point) -> str:
    if point in picture.territory_black:
        return "x"
    if point in picture.territory_white:
        return "o"
    stone = picture.stones[picture.size.index(point)]
    if not stone and point in star_points(picture.size):
        return "+"
    return STONES[stone]


def _signs_at(picture: BoardPicture, point: Point) -> set[TextSign | MarkKind]:
    signs: set[TextSign | MarkKind] = {
        mark.kind for mark in picture.marks if mark.point == point and mark.kind in FRAMES
    }
    if point == picture.last_move and not picture.marks:
        signs.add(TextSign.LAST_MOVE)
    stone = picture.stones[picture.size.index(point)]
    if stone:
        signs.add(TextSign.BLACK if stone == 1 else TextSign.WHITE)
    if point in picture.territory_black or point in picture.territory_white:
        signs.add(TextSign.TERRITORY)
    return signs


@dataclass(frozen=True, slots=True)
class SenseiMoves:
    """The moves in a diagram: the number of the first, its colour, and the title's "5 at 1"."""

    first: int
    color: Color
    notes: str


def draw_sensei(
    picture: BoardPicture,
    part: BoardPart,
    title: str = "",
    coordinates: bool = True,
    moves: SenseiMoves | None = None,
) -> str:
    """Return the part of a picture as one diagram; with `moves`, MOVE_NUMBER marks are its numbers."""
    first = moves.first if moves is not None else 1
    lines = [_head(picture.size, part, title, coordinates, moves)]
    edge = "$$ " + (" " if part.first.col == 0 else "") + "-" * (2 * part.size.columns + 1)
    if part.first.row == 0:
        lines.append(edge)
    for row in range(part.first.row, part.last.row + 1):
        points = [Point(col, row) for col in range(part.first.col, part.last.col + 1)]
        lines.append(_sensei_row(picture, part, [_character(picture, p, first, moves) for p in points]))
    if part.last.row == picture.size.rows - 1:
        lines.append(edge)
    return "\n".join((*lines, *_lines(picture, part))) + "\n"


def draw_sensei_moves(
    before: Position,
    moves: Sequence[NumberedMove],
    part: BoardPart,
    title: str = "",
    coordinates: bool = True,
) -> str:
    """Return moves as a row of diagrams: each holds up to ten, of alternating colours."""
    drawn: list[str] = []
    for chunk in _chunks(moves):
        plays = [item for item in chunk if isinstance(item.move, Play)]
        if plays:
            drawn.append(_draw_chunk(before, plays, part, title, coordinates))
        for item in chunk:
            before = before.after(item.move)
    return "\n".join(drawn)


def _draw_chunk(
    before: Position,
    plays: list[NumberedMove],
    part: BoardPart,
    title: str,
    coordinates: bool,
) -> str:
    board = number_moves(before, plays)
    marks = tuple(Mark(MarkKind.MOVE_NUMBER, point, str(n)) for point, n in board.numbers)
    notes = " ".join(
        f"{number} at {item.at}" for item in board.hidden_moves for number in item.numbers if item.at is not None
    )
    head = SenseiMoves(plays[0].number, plays[0].move.color, notes)
    picture = BoardPicture(before.size, board.stones, marks=marks)
    return draw_sensei(picture, part, title, coordinates, head)


def _chunks(moves: Sequence[NumberedMove]) -> Iterator[list[NumberedMove]]:
    """Yield the moves that one diagram can show: alternating, ten at most, numbered without a gap."""
    chunk: list[NumberedMove] = []
    for item in moves:
        if chunk and not _goes_on(chunk, item):
            yield chunk
            chunk = []
        chunk.append(item)
    if chunk:
        yield chunk


def _goes_on(chunk: list[NumberedMove], item: NumberedMove) -> bool:
    last = chunk[-1]
    is_next = item.number == last.number + 1 and item.move.color is not last.move.color
    has_pass = last.move.is_pass or item.move.is_pass
    return is_next and not has_pass and len(chunk) < MOST_NUMBERS


def _head(size: BoardSize, part: BoardPart, title: str, coordinates: bool, moves: SenseiMoves | None) -> str:
    head = "$$"
    if moves is not None:
        head += moves.color.value
    # Coordinates are counted from the edges in the diagram.
    if coordinates and _has_corner(size, part):
        head += "c"
    if size.is_square:
        head += str(size.columns)
    if moves is not None and moves.first != 1:
        head += f"m{moves.first}"
    words = " ".join(title.split())
    if moves is not None and moves.notes:
        words = f"{words} ({moves.notes})".strip()
    return f"{head} {words}".rstrip()


def _has_corner(size: BoardSize, part: BoardPart) -> bool:
    has_side = part.first.col == 0 or part.last.col == size.columns - 1
    return has_side and (part.first.row == 0 or part.last.row == size.rows - 1)


def _lines(picture: BoardPicture, part: BoardPart) -> Iterator[str]:
    """Yield lines and arrows by their ends."""
    for line in picture.lines:
        if line.start in part and line.end in part:
            kind = "AR" if line.is_arrow else "LN"
            ends = (_end(point, picture.size, part) for point in (line.start, line.end))
            yield f"$$ {{{kind} {' '.join(ends)}}}"


def _end(point: Point, size: BoardSize, part: BoardPart) -> str:
    """Return an end of a line: the name of the point, else its place in the diagram.

    The program of that library (SLtxt2PNG.php of 2009, GPL) reads both. It counts letters from the
    left edge and digits from the lower one, or from the upper one by the size in the first line,
    which only square boards have. From the right edge alone it is a column off. A place is `3:1`,
    the third column from the left and the first row from the top of the diagram, and needs no edge.
    """
    # Names need the left edge, and the lower one or the size of a square board in the first line.
    is_known = part.last.row == size.rows - 1 or (part.first.row == 0 and size.is_square)
    if part.first.col == 0 and is_known and size.columns <= _MOST_NAMED:
        return point_name(point, size)
    return f"{point.col - part.first.col + 1}:{point.row - part.first.row + 1}"


def _sensei_row(picture: BoardPicture, part: BoardPart, characters: list[str]) -> str:
    left = "| " if part.first.col == 0 else ""
    right = " |" if part.last.col == picture.size.columns - 1 else ""
    return "$$ " + left + " ".join(characters) + right


def _character(picture: BoardPicture, point: Point, first: int, moves: SenseiMoves | None) -> str:
    stone = picture.stones[picture.size.index(point)]
    here = [mark for mark in picture.marks if mark.point == point]
    for mark in here:
        if mark.kind is MarkKind.MOVE_NUMBER and moves is not None:
            # A single character: the tenth move is 0.
            return str((int(mark.text) - first + 1) % MOST_NUMBERS)
        if mark.kind is MarkKind.LABEL and not stone and _is_letter(mark.text):
            return mark.text.lower()
    for mark in here:
        if mark.kind in _MARKS:
            return _MARKS[mark.kind][stone]
    if not stone and point in star_points(picture.size):
        return ","
    return STONES[stone]


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.isascii() and text.isalpha()


# Reading.

_BLACK_SIGNS, _WHITE_SIGNS = "XxB#YZ\N{BLACK CIRCLE}", "OoW@QP\N{WHITE CIRCLE}"
_EMPTY_SIGNS = ".,+_CSTM\N{MIDDLE DOT}"
_LEAST_ROWS = 2
# In characters: a longer text is no board.
_MOST_TEXT = 40_000
_USUAL = 19
# A row number at one end or both, and the edges that Sensei's Library and some programs draw.
_ROW = re.compile(r"^\s*(?P<number>\d{1,2})?\s*(?P<left>\|)?(?P<body>[^|]*)(?P<right>\|)?")
_FRAME = re.compile(r"[()\[\]<>{}*]")
_NUMBERED = re.compile(r"([XO])\d{1,3}")
_CLOSE_SIGNS = "XxOo#@.,+\N{BLACK CIRCLE}\N{WHITE CIRCLE}\N{MIDDLE DOT}"
_EDGE = re.compile(r"^[\s|+]*-{3,}[\s|+-]*$")
# $$, the first colour, c for coordinates, the size, and m with the number of the first move.
_HEAD = re.compile(r"^\$\$(?P<color>[BW])?c?(?P<size>\d{1,2})?(?:m(?P<first>\d+))?(?:\s|$)")


class _BoardRow(NamedTuple):
    cells: str
    has_left: bool
    has_right: bool


def read_text_board(text: str) -> GameTree | None:
    """Return the position of a board that a program printed, or of a diagram of Sensei's Library.

    Numbers of a diagram become moves after it. None for any other text.
    """
    if len(text) > _MOST_TEXT:
        return None
    lines = text.splitlines()
    is_sensei = any(line.lstrip().startswith("$$") for line in lines)
    found = _block(lines, is_sensei)
    if found is None:
        return None
    rows, has_top, has_bottom = found
    head = next((m for line in lines if is_sensei and (m := _HEAD.match(line.strip()))), None)
    wide, high = len(rows[0].cells), len(rows)
    size = BoardSize(wide, high)
    left = top = 0
    if is_sensei:
        sides = (rows[0].has_left, rows[0].has_right, has_top, has_bottom)
        # Without a size a diagram of Sensei's Library is of a board of 19x19.
        side = int(head["size"]) if head is not None and head["size"] else _USUAL
        # A missing edge means a part of a larger board.
        if not all(sides) and max(wide, high) <= side <= MAX_SIDE:
            size = BoardSize(side, side)
            left = side - wide if rows[0].has_right and not rows[0].has_left else 0
            top = side - high if has_bottom and not has_top else 0
    first = Color.WHITE if head is not None and head["color"] == "W" else Color.BLACK
    return _tree_of(size, [row.cells for row in rows], Point(left, top), first)


def _block(lines: Sequence[str], is_sensei: bool) -> tuple[list[_BoardRow], bool, bool] | None:
    """Return the longest run of rows of equal length, and whether an edge is above and below."""
    best: tuple[list[_BoardRow], bool, bool] | None = None
    run: list[_BoardRow] = []
    has_top = is_edge = False
    for line in [*lines, ""]:
        row = _row_of(line, is_sensei)
        is_edge = row is None and bool(_EDGE.match(_content(line)))
        if run and (row is None or len(row.cells) != len(run[0].cells)):
            if best is None or len(run) > len(best[0]):
                best = run, has_top, is_edge
            run, has_top = [], False
        if row is not None:
            run.append(row)
        else:
            has_top = is_edge
    if best is None or not _LEAST_ROWS <= len(best[0]) <= MAX_SIDE:
        return None
    # Without a stone other signs than empty points may be any text.
    has_stone = any(cell in _BLACK_SIGNS + _WHITE_SIGNS for row in best[0] for cell in row.cells)
    is_empty = all(cell in _EMPTY_SIGNS for row in best[0] for cell in row.cells)
    return best if has_stone or is_empty else None


def _content(line: str) -> str:
    return line.strip().removeprefix("$$")


def _row_of(line: str, is_sensei: bool) -> _BoardRow | None:
    """Return the points of a line, a character each; None if it is no row of a board."""
    if is_sensei and not line.strip().startswith("$$"):
        return None
    match = _ROW.match(_content(line))
    # The pattern matches every line.
    assert match is not None
    number, body = match["number"], match["body"]
    if is_sensei and number is not None and match["left"] is None:
        # Without an edge it is a move on the first point.
        body, number = f"{number} {body}", None
    cells: list[str] = []
    # Marks are around a point, where others have a gap.
    for word in (body if is_sensei else _FRAME.sub(" ", body)).split():
        # The row number again, at the right end.
        if number is not None and word == number:
            break
        signs = _signs_of(word, is_sensei)
        if signs is None:
            return None
        cells.append(signs)
    row = "".join(cells)
    if not _LEAST_ROWS <= len(row) <= MAX_SIDE:
        return None
    return _BoardRow(row, match["left"] is not None, match["right"] is not None)


def _signs_of(word: str, is_sensei: bool) -> str | None:
    """Return the points of a word: one, framed or numbered, or a whole row without gaps."""
    known = _BLACK_SIGNS + _WHITE_SIGNS + _EMPTY_SIGNS
    if is_sensei:
        return word if len(word) == 1 and (word in known or word.isalnum()) else None
    numbered = _NUMBERED.fullmatch(word)
    if numbered is not None:
        return numbered[1]
    return word if all(letter in _CLOSE_SIGNS for letter in word) else None


def _tree_of(size: BoardSize, rows: Sequence[str], at: Point, first: Color) -> GameTree:
    """Return a game that begins with these stones and continues with the numbered moves."""
    stones: dict[Color, list[str]] = {Color.BLACK: [], Color.WHITE: []}
    moves: dict[int, str] = {}
    for y, cells in enumerate(rows):
        for x, sign in enumerate(cells):
            name = point_text(Point(at.col + x, at.row + y))
            if sign in _BLACK_SIGNS:
                stones[Color.BLACK].append(name)
            elif sign in _WHITE_SIGNS:
                stones[Color.WHITE].append(name)
            elif sign.isdecimal():
                # 0 is the tenth move.
                moves[int(sign) or MOST_NUMBERS] = name
    setup = [
        Property(ident, tuple(stones[color]))
        for ident, color in (("AB", Color.BLACK), ("AW", Color.WHITE))
        if stones[color]
    ]
    if first is Color.WHITE:
        setup.append(Property("PL", ("W",)))
    tree = GameTree.new(size, setup)
    node, color = tree.root, first
    for number in sorted(moves):
        child = Node((Property("B" if color is Color.BLACK else "W", (moves[number],)),))
        node.attach(child)
        node, color = child, color.opponent
    return tree
