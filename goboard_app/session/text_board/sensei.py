"""Diagrams of Sensei's Library are read, with their marks, lines and moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from goboard_app.go.board import MAX_SIDE, Color, Point, parse_point
from goboard_app.record.properties import Mark, MarkKind
from goboard_app.session.text_board.rows import (
    BLACK,
    DRAWN,
    EDGE,
    EMPTY,
    LEAST_ROWS,
    NO_BOARD,
    USUAL_SIDE,
    WHITE,
    BadRow,
    BoardReading,
    Cell,
    Edges,
    Markup,
    TextBlock,
    TextRow,
    gaps_in,
    is_a_board,
    marks_of,
    moves_of,
    placed,
    tree_of,
    without_gaps,
)
from goboard_app.session.text_board.signs import MOST_NUMBERS, SENSEI, STONES
from goboard_app.session.text_board.words import FirstMove

# $$, the first colour, c for coordinates, the size, and m with the number of the first move.
_HEAD = re.compile(r"^\$\$(?P<color>[BW])?(?P<c>c)?(?P<size>\d{1,2})?(?:m(?P<first>\d{1,4}))?(?=\s|$)")
_BRACES = re.compile(r"^\{(?P<kind>[A-Z]{2})\s+(?P<rest>.*)\}$")
_LINK = re.compile(r"^\[.*\|.*\]$")
_AT = re.compile(r"(?<!\d)(\d{1,4}) at [BW]?(\d{1,4})(?!\d)")

_SENSEI_GLUED = re.compile(r"[XOBW#@YQZPCSTM.,_0-9a-z]+")
_SHAPES = {kind.value: kind for kind in MarkKind if kind.value and kind is not MarkKind.LABEL}


class _Diagram(NamedTuple):
    """One diagram as it is read: its part of the board, marks, lines, and moves by their numbers."""

    block: TextBlock
    markup: Markup
    first: FirstMove
    moves: dict[int, Point]
    unread: tuple[str, ...]
    is_placed: bool


def read_sensei(lines: Sequence[str]) -> BoardReading:
    """Return the first diagram in these lines, with the moves of those that continue it.

    Raises BadRow if one of its rows cannot be read.
    """
    groups = _diagrams(without_gaps(lines))
    diagram = _read_diagram(groups[0])
    if diagram is None:
        return NO_BOARD
    block, markup, first, moves, unread, is_placed = diagram
    last, read = diagram, 1
    while read < len(groups) and (more := _continued(groups[read], diagram, moves)) is not None:
        moves |= more.moves
        last, read = more, read + 1
    is_white = first.color is Color.WHITE
    tree = tree_of(block, markup, moves, first, is_white, last_markup=last.markup)
    return BoardReading(tree, "", unread, gaps_in(moves, first.number), len(groups) - read + 1, is_placed)


def _read_diagram(body: Sequence[str]) -> _Diagram | None:
    head = _head_of(body[0])
    rows: list[TextRow] = []
    braces: list[tuple[str, str]] = []
    unread: list[str] = []
    has_top = has_bottom = False
    for line in body[head is not None :]:
        content = line.removeprefix("$$").strip()
        found = _BRACES.match(content)
        if found is not None:
            braces.append((found["kind"], found["rest"]))
        elif EDGE.match(content):
            has_top, has_bottom = has_top or not rows, bool(rows)
        elif _LINK.match(content) or (has_bottom and content):
            unread.append(content)
        elif content:
            row = _sensei_row(content)
            if row is None or (rows and len(row.cells) != len(rows[0].cells)):
                raise BadRow(content)
            rows.append(row)
    # A line that names the label x or o says that the letter is no stone.
    if not any(kind == "LB" and rest.lower().endswith((" x", " o")) for kind, rest in braces):
        rows = _with_lower_stones(rows)
    if not is_a_board(rows):
        return None
    edges = Edges(has_top, has_bottom, all(row.has_left for row in rows), all(row.has_right for row in rows))
    block, is_placed = _placed_diagram(rows, edges, head)
    marks, drawn, bad = _markup(block, braces)
    here, twice = moves_of(block)
    number = int((head and head["first"]) or 1)
    moves = {place + number - 1: point for place, point in here.items()}
    _add_title_moves(moves, body[0])
    first = FirstMove(number, Color.WHITE if head is not None and head["color"] == "W" else Color.BLACK)
    return _Diagram(
        block, Markup(marks, drawn), first, moves, (*unread, *_strange_signs(rows), *bad, *twice), is_placed
    )


def _continued(body: Sequence[str], start: _Diagram, moves: Mapping[int, Point]) -> _Diagram | None:
    """Return a diagram that continues those before on the same part of the board; None for any other."""
    try:
        more = _read_diagram(body)
    except BadRow:
        return None
    if more is None or not moves or not more.moves or more.unread or more.first.number <= max(moves):
        return None
    is_same = (more.block.size, more.block.at) == (start.block.size, start.block.at)
    color = start.first.color if (more.first.number - start.first.number) % 2 == 0 else start.first.color.opponent
    return more if is_same and more.first.color is color else None


def _diagrams(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines of each diagram, which begins with a head.

    Raises BadRow for a line between the rows of a diagram that is none of its own.
    """
    groups: list[list[str]] = []
    between: str | None = None
    for line in lines:
        if not line.startswith("$$"):
            between = between or line
            continue
        head = _head_of(line)
        # A title without a sign before it begins a diagram after other lines alone.
        begins = head is not None and (any(head.groups()) or between is not None)
        if not groups or begins:
            groups.append([])
        elif between:
            raise BadRow(between)
        groups[-1].append(line)
        between = None
    return groups


def _is_part_of_diagram(line: str) -> bool:
    content = line.removeprefix("$$").strip()
    is_other = not content or EDGE.match(content) or _BRACES.match(content) or _LINK.match(content)
    return bool(is_other) or content.startswith("|") or _sensei_row(content) is not None


def _head_of(line: str) -> re.Match[str] | None:
    head = _HEAD.match(line)
    return head if head is not None and (any(head.groups()) or not _is_part_of_diagram(line)) else None


def _sensei_row(content: str) -> TextRow | None:
    has_left, has_right = content.startswith("|"), content.endswith("|") and len(content) > 1
    cells: list[Cell] = []
    for word in content.strip("|").split():
        found = _sensei_cells(word)
        if found is None:
            return None
        cells += found
    if not LEAST_ROWS <= len(cells) <= MAX_SIDE:
        return None
    return TextRow(tuple(cells), content, None, has_left, has_right, has_left or has_right)


def _sensei_cells(word: str) -> list[Cell] | None:
    """Return the points of a word: one, a stone with a number, or several without gaps."""
    if len(word) == 1:
        cell = _sensei_cell(word)
        return None if cell is None else [cell]
    if word[0] in "XOBW" and word[1:].isdecimal() and len(word) <= 4:
        return [Cell(BLACK if word[0] in "XB" else WHITE, None, word[1:])]
    if not _SENSEI_GLUED.fullmatch(word) or not ("." in word or "," in word or word.isupper()):
        return None
    cells = [_sensei_cell(sign) for sign in word]
    return [cell for cell in cells if cell is not None]


def _sensei_cell(sign: str) -> Cell | None:
    if sign in SENSEI:
        return Cell(*SENSEI[sign])
    if sign in "XO":
        return Cell(sign)
    if sign in DRAWN:
        return Cell(*DRAWN[sign])
    if sign.isascii() and sign.isdecimal():
        return Cell(EMPTY, number=int(sign) or MOST_NUMBERS)
    if sign.isascii() and sign.isalpha():
        return Cell(EMPTY, None, sign)
    # Wildcards of its search, and signs of other programs: the point is known, its meaning is not.
    return Cell(sign) if sign in "*?" or sign.isalnum() else None


def _with_lower_stones(rows: list[TextRow]) -> list[TextRow]:
    """Return the rows with x and o as stones, where no other sign is one."""
    cells = [cell for row in rows for cell in row.cells]
    if any(cell.sign in "XO" for cell in cells) or not any(cell.label in ("x", "o") for cell in cells):
        return rows
    stones = {"x": Cell(BLACK), "o": Cell(WHITE)}
    return [replace(row, cells=tuple(stones.get(cell.label, cell) for cell in row.cells)) for row in rows]


def _strange_signs(rows: Sequence[TextRow]) -> list[str]:
    return sorted({cell.sign for row in rows for cell in row.cells if cell.sign not in STONES})


def _placed_diagram(rows: Sequence[TextRow], edges: Edges, head: re.Match[str] | None) -> tuple[TextBlock, bool]:
    """Return the diagram at its place on the board, and whether its edges tell the place."""
    # Without a size a diagram of Sensei's Library is of a board of 19x19.
    block = placed(tuple(rows), edges, int(head["size"]) if head is not None and head["size"] else USUAL_SIDE)
    wide, high = len(rows[0].cells), len(rows)
    is_placed = (wide == block.size.columns or edges.left or edges.right) and (
        high == block.size.rows or edges.top or edges.bottom
    )
    return block, is_placed


def _markup(
    block: TextBlock, braces: Sequence[tuple[str, str]]
) -> tuple[list[Mark], list[tuple[str, Point, Point]], list[str]]:
    """Return the marks of the points and of the lines in braces, the lines and arrows, and the lines left out."""
    marks = marks_of(block)
    lines: list[tuple[str, Point, Point]] = []
    bad: list[str] = []
    for kind, rest in braces:
        words = rest.split(" ", 1) if kind == "LB" else rest.split()
        ends = [_end(word, block) for word in words[: 1 if kind == "LB" else None]]
        known = [end for end in ends if end is not None]
        if len(known) < len(ends) or not known:
            bad.append(f"{{{kind} {rest}}}")
        elif kind in ("AR", "LN") and len(known) == 2 and known[0] != known[1]:
            lines.append((kind, known[0], known[1]))
        elif kind == "LB" and len(words) == 2 and words[1].strip():
            marks = [mark for mark in marks if mark.point != known[0] or mark.kind is not MarkKind.LABEL]
            marks.append(Mark(MarkKind.LABEL, known[0], words[1]))
        elif kind in _SHAPES:
            # A selected point is drawn as a square.
            if kind == MarkKind.SELECTED.value:
                marks = [mark for mark in marks if mark.point not in known or mark.kind is not MarkKind.SQUARE]
            marks += [Mark(_SHAPES[kind], point) for point in known]
        else:
            bad.append(f"{{{kind} {rest}}}")
    return marks, lines, bad


def _end(word: str, block: TextBlock) -> Point | None:
    """Return the point that a name means, or a place as `3:1`, counted from the upper left of the diagram."""
    col, colon, row = word.partition(":")
    try:
        if colon:
            point = Point(block.at.col + int(col) - 1, block.at.row + int(row) - 1)
        else:
            point = parse_point(word.upper(), block.size)
    except ValueError:
        return None
    return point if point in block.size else None


def _add_title_moves(moves: dict[int, Point], title: str) -> None:
    """Add the moves on points of others that a title names, such as "6 at 1"."""
    for number, at in _AT.findall(title):
        if int(number) not in moves and int(at) in moves:
            moves[int(number)] = moves[int(at)]
