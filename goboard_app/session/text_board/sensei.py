"""Diagrams of Sensei's Library are read, with their marks, lines and moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Point, parse_point
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
    Block,
    BoardReading,
    Cell,
    Row,
    gaps_in,
    is_a_board,
    marks_of,
    moves_of,
    tree_of,
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


def read_sensei(lines: Sequence[str]) -> BoardReading:
    """Return the first diagram in these lines. Raises BadRow if one of its rows cannot be read."""
    groups = _diagrams(lines)
    body = groups[0]
    head = _head_of(body[0])
    rows: list[Row] = []
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
    if not LEAST_ROWS <= len(rows) <= MAX_SIDE:
        return NO_BOARD
    # A line that names the label x or o says that the letter is no stone.
    if not any(kind == "LB" and rest.lower().endswith((" x", " o")) for kind, rest in braces):
        rows = _with_lower_stones(rows)
    if not is_a_board(rows):
        return NO_BOARD
    block, is_placed = _placed_diagram(rows, has_top, has_bottom, head)
    unread += _strange_signs(rows)
    marks, lines_drawn, bad = _markup(block, braces)
    color = Color.WHITE if head is not None and head["color"] == "W" else Color.BLACK
    moves, twice = moves_of(block)
    _add_title_moves(moves, body[0], int((head and head["first"]) or 1))
    first = FirstMove(1, color)
    tree = tree_of(block, marks, lines_drawn, moves, first, color is Color.WHITE)
    return BoardReading(tree, "", (*unread, *bad, *twice), gaps_in(moves, 1), len(groups), is_placed)


def _diagrams(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines of each diagram; one ends before a head, and before a line of other text."""
    groups: list[list[str]] = []
    is_open = False
    for line in lines:
        if not line.startswith("$$"):
            # An empty line may come between the rows of a mail.
            is_open = is_open and not line
            continue
        head = _HEAD.match(line)
        begins = head is not None and (any(head.groups()) or not _is_part_of_diagram(line))
        if not groups or (begins and len(groups[-1]) > 1) or not is_open:
            groups.append([])
        groups[-1].append(line)
        is_open = True
    return groups


def _is_part_of_diagram(line: str) -> bool:
    content = line.removeprefix("$$").strip()
    is_other = not content or EDGE.match(content) or _BRACES.match(content) or _LINK.match(content)
    return bool(is_other) or content.startswith("|") or _sensei_row(content) is not None


def _head_of(line: str) -> re.Match[str] | None:
    head = _HEAD.match(line)
    return head if head is not None and (any(head.groups()) or not _is_part_of_diagram(line)) else None


def _sensei_row(content: str) -> Row | None:
    has_left, has_right = content.startswith("|"), content.endswith("|") and len(content) > 1
    cells: list[Cell] = []
    for word in content.strip("|").split():
        found = _sensei_cells(word)
        if found is None:
            return None
        cells += found
    if not LEAST_ROWS <= len(cells) <= MAX_SIDE:
        return None
    return Row(tuple(cells), content, None, has_left, has_right, has_left or has_right)


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


def _with_lower_stones(rows: list[Row]) -> list[Row]:
    """Return the rows with x and o as stones, where no other sign is one."""
    cells = [cell for row in rows for cell in row.cells]
    if any(cell.sign in "XO" for cell in cells) or not any(cell.label in ("x", "o") for cell in cells):
        return rows
    stones = {"x": Cell(BLACK), "o": Cell(WHITE)}
    return [replace(row, cells=tuple(stones.get(cell.label, cell) for cell in row.cells)) for row in rows]


def _strange_signs(rows: Sequence[Row]) -> list[str]:
    return sorted({cell.sign for row in rows for cell in row.cells if cell.sign not in STONES})


def _placed_diagram(
    rows: Sequence[Row], has_top: bool, has_bottom: bool, head: re.Match[str] | None
) -> tuple[Block, bool]:
    """Return the diagram at its place on the board, and whether its edges tell the place."""
    wide, high = len(rows[0].cells), len(rows)
    has_left, has_right = (all(row.has_left for row in rows), all(row.has_right for row in rows))
    # Without a size a diagram of Sensei's Library is of a board of 19x19.
    side = int(head["size"]) if head is not None and head["size"] else USUAL_SIDE
    # A missing edge means a part of a larger board.
    if (has_left and has_right and has_top and has_bottom) or not max(wide, high) <= side <= MAX_SIDE:
        return Block(tuple(rows), BoardSize(wide, high)), True
    left = side - wide if has_right and not has_left else 0
    top = side - high if has_bottom and not has_top else 0
    is_placed = (wide == side or has_left or has_right) and (high == side or has_top or has_bottom)
    return Block(tuple(rows), BoardSize.square(side), Point(left, top)), is_placed


def _markup(
    block: Block, braces: Sequence[tuple[str, str]]
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


def _end(word: str, block: Block) -> Point | None:
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


def _add_title_moves(moves: dict[int, Point], title: str, first: int) -> None:
    """Add the moves on points of others that a title names, such as "6 at 1"."""
    for number, at in _AT.findall(title):
        new, old = int(number) - first + 1, int(at) - first + 1
        if new not in moves and old in moves and 0 < new <= 2 * MOST_NUMBERS:
            moves[new] = moves[old]
