"""Boards as text are drawn: ASCII for mail and terminals, and diagrams of Sensei's Library."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from goboard_app.go.board import BoardSize, Color, Play, Point, column_name, point_name, star_points
from goboard_app.go.position import Position
from goboard_app.session.numbering import NumberedMove, number_moves
from goboard_app.session.picture import BoardPart, BoardPicture, Mark, MarkKind
from goboard_app.session.text_board.signs import FRAMES, MOST_NUMBERS, SENSEI_MARKS, STONES, TextSign
from goboard_app.session.text_board.words import joined_line, label_line, part_line, printable

_TEXTS = (MarkKind.LABEL, MarkKind.MOVE_NUMBER)
# The number of letters that name columns, without I.
_MOST_NAMED = 25
# There is no mark for selected points; a square comes nearest to it.
_MARKS = SENSEI_MARKS | {MarkKind.SELECTED: SENSEI_MARKS[MarkKind.SQUARE]}
# A label in the place of an empty point, which is no number, and does not consist of letters for stones alone.
_SURE_LABEL = re.compile(r"(?![XxOoBbWw]+$)[A-Za-z][A-Za-z0-9]{0,2}")


@dataclass(frozen=True, slots=True)
class TextBoard:
    """The lines of a board from the top, and the signs in it that need an explanation.

    `below` are lines with the labels for which a point has no room, with the lines and arrows, and with the
    place of a part of the board.
    """

    lines: tuple[str, ...]
    signs: frozenset[TextSign | MarkKind]
    below: tuple[str, ...] = ()


def draw_text(picture: BoardPicture, part: BoardPart, coordinates: bool = True) -> TextBoard:
    """Return the part of a picture in ASCII.

    Numbers take the place of their stones, labels that of empty points or go right of their stones, as in
    `X:A`. Other marks go left and right of their points, if there is room between two points; if not, all
    points take as many characters as the widest needs.
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
    below = [label_line(m.point, m.text, picture.size) for m in picture.marks if _is_below(picture, m, part)]
    below += [joined_line(line, picture.size) for line in picture.lines if line.start in part and line.end in part]
    if part.size != picture.size:
        below.append(part_line(part, picture.size))
    return TextBoard(tuple(line.rstrip() for line in lines), frozenset(signs), tuple(below))


def _width(cells: dict[Point, str]) -> int:
    """Return the number of characters for a point."""
    # Two frames side by side do not fit into the one character between points.
    framed = {point for point, text in cells.items() if _is_framed(text)}
    texts = max((len(text) for point, text in cells.items() if point not in framed), default=1)
    are_close = any(Point(point.col + 1, point.row) in framed for point in framed)
    return max(3, texts) if framed and (are_close or texts > 1) else texts


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
    body = _stone(picture, point)
    signs = _signs_at(picture, point)
    mark = next((m for m in picture.marks if m.point == point and m.kind in _TEXTS and _fits(m.text)), None)
    if mark is not None and mark.kind is MarkKind.MOVE_NUMBER:
        return mark.text
    for sign in FRAMES:
        if sign in signs:
            return FRAMES[sign][0] + body + FRAMES[sign][1]
    if mark is None:
        return body
    return mark.text if body in ".+" and _SURE_LABEL.fullmatch(mark.text) else f"{body}:{mark.text}"


def _fits(text: str) -> bool:
    """Return whether a label fits into a cell, and is ASCII; a bar would be an edge of the board."""
    return text.isascii() and text.isprintable() and 1 <= len(text) <= 3 and not {" ", "|"} & set(text)


def _is_below(picture: BoardPicture, mark: Mark, part: BoardPart) -> bool:
    """Return whether a label is not in its row."""
    if mark.kind is not MarkKind.LABEL or mark.point not in part or not mark.text.strip():
        return False
    cell = _cell(picture, mark.point)
    return cell != mark.text and cell != f"{_stone(picture, mark.point)}:{mark.text}"


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
    braces = [*_lines(picture, part), *_marks_in_braces(picture, part, moves)]
    return "\n".join((*lines, *braces)) + "\n"


def draw_sensei_moves(
    before: Position,
    moves: Sequence[NumberedMove],
    part: BoardPart,
    title: str = "",
    coordinates: bool = True,
    marked: BoardPicture | None = None,
) -> str:
    """Return moves as a row of diagrams: each holds up to ten, of alternating colours.

    The last one has the marks and lines of `marked`, except those on its numbers.
    """
    drawn: list[str] = []
    chunks = list(_chunks(moves))
    last = max((n for n, chunk in enumerate(chunks) if any(not item.move.is_pass for item in chunk)), default=0)
    for place, chunk in enumerate(chunks):
        plays = [item for item in chunk if isinstance(item.move, Play)]
        if plays:
            drawn.append(_draw_chunk(before, plays, part, title, coordinates, marked if place == last else None))
        for item in chunk:
            before = before.after(item.move)
    return "\n".join(drawn)


def _draw_chunk(
    before: Position,
    plays: list[NumberedMove],
    part: BoardPart,
    title: str,
    coordinates: bool,
    marked: BoardPicture | None,
) -> str:
    board = number_moves(before, plays)
    marks = tuple(Mark(MarkKind.MOVE_NUMBER, point, str(n)) for point, n in board.numbers)
    notes = " ".join(
        f"{number} at {item.at}" for item in board.hidden_moves for number in item.numbers if item.at is not None
    )
    head = SenseiMoves(plays[0].number, plays[0].move.color, notes)
    if marked is not None:
        marks += tuple(mark for mark in marked.marks if mark.kind is not MarkKind.MOVE_NUMBER)
    lines = () if marked is None else marked.lines
    picture = BoardPicture(before.size, board.stones, marks=marks, lines=lines)
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


def _marks_in_braces(picture: BoardPicture, part: BoardPart, moves: SenseiMoves | None) -> Iterator[str]:
    """Yield the marks that no character of the diagram can be, in lines that its library passes over.

    Its letters are small, and only on empty points. A point has one mark, and no character is for selected points.
    """
    has_stones = any(picture.stones[picture.size.index(point)] for point in _points(part))
    for mark in picture.marks:
        if mark.point not in part or mark.kind is MarkKind.MOVE_NUMBER:
            continue
        shown = _mark_shown(picture, mark.point, moves)
        # Without any stone small x and o are read as stones.
        is_sure = mark.text == mark.text.lower() and (has_stones or mark.text not in ("x", "o"))
        if mark == shown and mark.kind is not MarkKind.SELECTED and is_sure:
            continue
        if mark.kind is not MarkKind.LABEL or mark.text.strip():
            text = f" {printable(mark.text)}" if mark.kind is MarkKind.LABEL else ""
            yield f"$$ {{{mark.kind.value} {_end(mark.point, picture.size, part)}{text}}}"


def _mark_shown(picture: BoardPicture, point: Point, moves: SenseiMoves | None) -> Mark | None:
    """Return the mark that the character of a point shows."""
    here = [mark for mark in picture.marks if mark.point == point]
    is_empty = not picture.stones[picture.size.index(point)]
    for mark in here:
        if mark.kind is MarkKind.MOVE_NUMBER and moves is not None:
            return mark
        if mark.kind is MarkKind.LABEL and is_empty and _is_letter(mark.text):
            return mark
    return next((mark for mark in here if mark.kind in _MARKS), None)


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
    shown = _mark_shown(picture, point, moves)
    if shown is not None and shown.kind is MarkKind.MOVE_NUMBER:
        # A single character: the tenth move is 0.
        return str((int(shown.text) - first + 1) % MOST_NUMBERS)
    if shown is not None:
        return shown.text.lower() if shown.kind is MarkKind.LABEL else _MARKS[shown.kind][stone]
    if not stone and point in star_points(picture.size):
        return ","
    return STONES[stone]


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.isascii() and text.isalpha()
