"""Boards as text: plain ASCII for mail and terminals, and diagrams of Sensei's Library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Color, Play, Point, column_name, point_name, star_points
from goboard_app.go.position import Position
from goboard_app.session.numbering import NumberedMove, number_moves
from goboard_app.session.picture import BoardPart, BoardPicture, Mark, MarkKind

STONES = ".XO"
_TEXTS = (MarkKind.LABEL, MarkKind.MOVE_NUMBER)
MOST_NUMBERS = 10
# So many letters name the columns, without I.
_MOST_NAMED = 25
# Each mark on an empty point, on a black stone, on a white one.
_MARKS = {
    MarkKind.CIRCLE: "CBW",
    MarkKind.SQUARE: "S#@",
    MarkKind.TRIANGLE: "TYQ",
    MarkKind.CROSS: "MZP",
    # There is no such mark; a square comes nearest to it.
    MarkKind.SELECTED: "S#@",
}


class Sign(Enum):
    """What a text board may hold that has to be explained below it."""

    BLACK = auto()
    WHITE = auto()
    LAST_MOVE = auto()
    CIRCLE = auto()
    SQUARE = auto()
    TRIANGLE = auto()
    CROSS = auto()
    SELECTED = auto()
    TERRITORY = auto()


FRAMES: dict[Sign, str] = {
    Sign.LAST_MOVE: "()",
    Sign.CIRCLE: "()",
    Sign.SQUARE: "[]",
    Sign.TRIANGLE: "<>",
    Sign.CROSS: "**",
    Sign.SELECTED: "{}",
}
"""What stands left and right of a point that is marked so."""

_SIGNS = {
    MarkKind.CIRCLE: Sign.CIRCLE,
    MarkKind.SQUARE: Sign.SQUARE,
    MarkKind.TRIANGLE: Sign.TRIANGLE,
    MarkKind.CROSS: Sign.CROSS,
    MarkKind.SELECTED: Sign.SELECTED,
}


@dataclass(frozen=True, slots=True)
class TextBoard:
    """The lines of a board from the top, and the signs in it that want a word."""

    lines: tuple[str, ...]
    signs: frozenset[Sign]


def draw_text(picture: BoardPicture, part: BoardPart, coordinates: bool = True) -> TextBoard:
    """The part of a picture in ASCII.

    Numbers and labels stand in the place of their stones, other marks left and right of them, where
    there is room between two points; where there is not all points take as many characters as the
    widest needs.
    """
    cells = {point: _cell(picture, point) for point in _points(part)}
    signs: set[Sign] = set()
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
    """How many characters a point takes."""
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
    if wide == 1:
        body = _closely(texts)
    else:
        body = " " + " ".join(_placed(text, wide) for text in texts) + " "
    if not edge:
        return body[1:] if body.startswith(" ") else body
    name = str(picture.size.rows - row)
    return f"{name:>{edge}}{body}{name}"


def _closely(texts: list[str]) -> str:
    """Points one character wide with one between them, which frames use."""
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
    """A text in its cell: framed ones fill it, single characters stand in the middle of three."""
    if wide == 3 and len(text) == 1:
        return f" {text} "
    return f"{text:>{wide}}"


def _cell(picture: BoardPicture, point: Point) -> str:
    text = next((m.text for m in picture.marks if m.point == point and m.kind in _TEXTS), "")
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


def _signs_at(picture: BoardPicture, point: Point) -> set[Sign]:
    signs = {
        _SIGNS[mark.kind] for mark in picture.marks if mark.point == point and mark.kind in _SIGNS
    }
    if point == picture.last_move and not picture.marks:
        signs.add(Sign.LAST_MOVE)
    stone = picture.stones[picture.size.index(point)]
    if stone:
        signs.add(Sign.BLACK if stone == 1 else Sign.WHITE)
    if point in picture.territory_black or point in picture.territory_white:
        signs.add(Sign.TERRITORY)
    return signs


@dataclass(frozen=True, slots=True)
class SenseiMoves:
    """Moves in a diagram: the number of the first, who makes it, and the title's "5 at 1"."""

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
    """The part of a picture as one diagram; with `moves`, MOVE_NUMBER marks are its numbers."""
    first = moves.first if moves is not None else 1
    lines = [_head(picture.size, part, title, coordinates, moves)]
    edge = "$$ " + (" " if part.first.col == 0 else "") + "-" * (2 * part.size.columns + 1)
    if part.first.row == 0:
        lines.append(edge)
    for row in range(part.first.row, part.last.row + 1):
        points = [Point(col, row) for col in range(part.first.col, part.last.col + 1)]
        lines.append(
            _sensei_row(picture, part, [_character(picture, p, first, moves) for p in points])
        )
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
    """Some moves as a row of diagrams: each holds up to ten, made by turns."""
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
        f"{number} at {item.at}"
        for item in board.hidden_moves
        for number in item.numbers
        if item.at is not None
    )
    head = SenseiMoves(plays[0].number, plays[0].move.color, notes)
    picture = BoardPicture(before.size, board.stones, marks=marks)
    return draw_sensei(picture, part, title, coordinates, head)


def _chunks(moves: Sequence[NumberedMove]) -> Iterator[list[NumberedMove]]:
    """Moves that one diagram can show: by turns, ten at most, counted without a gap."""
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


def _head(
    size: BoardSize, part: BoardPart, title: str, coordinates: bool, moves: SenseiMoves | None
) -> str:
    head = "$$"
    if moves is not None:
        head += moves.color.value
    # Coordinates are counted from the edges that are to be seen.
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
    """Lines and arrows by their ends."""
    for line in picture.lines:
        if line.start in part and line.end in part:
            kind = "AR" if line.is_arrow else "LN"
            ends = (_end(point, picture.size, part) for point in (line.start, line.end))
            yield f"$$ {{{kind} {' '.join(ends)}}}"


def _end(point: Point, size: BoardSize, part: BoardPart) -> str:
    """An end of a line: the name of the point, else its place in the diagram.

    The program of that library (SLtxt2PNG.php of 2009, GPL) reads both. It counts letters from the
    left edge and digits from the lower one, or from the upper one by the size in the first line,
    which only square boards have. From the right edge alone it is a column off. A place is `3:1`,
    the third column from the left and the first row from above of what is drawn, and needs no edge.
    """
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
