"""Boards as text are read: the output of programs, boards in quoted mails, diagrams of Sensei's Library."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Point, parse_point
from goboard_app.record.node import Node
from goboard_app.record.properties import Mark, MarkKind, markup_values, point_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import GameTree
from goboard_app.session.text_signs import FRAMES, MOST_NUMBERS, SENSEI_MARKS, STONES
from goboard_app.session.text_words import (
    FirstMove,
    first_move_in,
    has_circles,
    has_territory,
    is_white_to_move,
    labels_below,
    part_below,
)

_LEAST_ROWS = 2
# In characters: a longer text is no board.
_MOST_TEXT = 40_000
_USUAL = 19

_BLACK, _WHITE, _EMPTY = "X", "O", "."
_DRAWN: dict[str, tuple[str, MarkKind | None]] = {
    **dict.fromkeys("●⚫⬤", (_BLACK, None)),
    **dict.fromkeys("○◯⚪〇", (_WHITE, None)),
    **dict.fromkeys(".,+_·・．＋➕◦∙•🟫🟨🟧", (_EMPTY, None)),
    "◉": (_BLACK, MarkKind.CIRCLE),
    "◎": (_WHITE, MarkKind.CIRCLE),
    "■": (_BLACK, MarkKind.SQUARE),
    "□": (_WHITE, MarkKind.SQUARE),
    "▲": (_BLACK, MarkKind.TRIANGLE),
    "△": (_WHITE, MarkKind.TRIANGLE),
}
"""Signs of points that are no letters, with their marks."""
_STONE_LETTERS = "XxOoBbWw#@"
# Points drawn by lines, by the edges that they show.
_BOX_LEFT, _BOX_RIGHT = "┌├└┏┠┣┗╔╟╠╚╒╞╘", "┐┤┘┓┨┫┛╗╢╣╝╕╡╛"
_BOX_TOP, _BOX_BOTTOM = "┌┬┐┏┯┳┓╔╤╦╗╒╕", "└┴┘┗┷┻┛╚╧╩╝╘╛"
_BOX = _BOX_LEFT + _BOX_RIGHT + _BOX_TOP + _BOX_BOTTOM + "┼╋╬╂┿╪╫"
_BOX_CORNERS = "┌┐└┘┏┓┗┛╔╗╚╝╒╕╘╛╭╮╰╯"
_LEVEL, _UPRIGHT = "─━═", "│┃║"

_QUOTE = re.compile(r"^\s*(?:>\s?)+")
# Tags of forums and of HTML that are copied with a board, and characters that show nothing.
_TAG = re.compile(
    r"\[/[a-z]+\]|</[a-z]+>|\[(?:go|code|pre|quote|hide|diagram)\b[^\]\n]*\]|<(?:pre|code|go|br|p)\b[^>\n]*>"
    "|[\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH SPACE}\ufeff]",
    re.IGNORECASE,
)
_ROW = re.compile(r"^\s*(?:(?P<number>\d{1,2})(?!\d))?\s*(?P<left>\|)?(?P<body>[^|]*)(?P<right>\|)?")
_EDGE = re.compile(r"^[\s|+]*[-=]{3,}[\s|+=-]*$")
_BOX_EDGE = re.compile(rf"^\s*[{_BOX_CORNERS}]?[{_LEVEL}\s]*[{_LEVEL}]{{3,}}[{_LEVEL}\s]*[{_BOX_CORNERS}]?\s*$")
# $$, the first colour, c for coordinates, the size, and m with the number of the first move.
_HEAD = re.compile(r"^\$\$(?P<color>[BW])?(?P<c>c)?(?P<size>\d{1,2})?(?:m(?P<first>\d{1,4}))?(?=\s|$)")
_BRACES = re.compile(r"^\{(?P<kind>[A-Z]{2})\s+(?P<rest>.*)\}$")
_LINK = re.compile(r"^\[.*\|.*\]$")
_AT = re.compile(r"(?<!\d)(\d{1,4}) at [BW]?(\d{1,4})(?!\d)")

_SENSEI = {
    sign: (stone, kind) for kind, signs in SENSEI_MARKS.items() for stone, sign in zip(STONES, signs, strict=True)
}
_SENSEI_GLUED = re.compile(r"[XOBW#@YQZPCSTM.,_0-9a-z]+")
_SHAPES = {kind.value: kind for kind in MarkKind if kind.value and kind is not MarkKind.LABEL}
_FRAMED = {signs[0]: (signs[1], kind) for kind, signs in FRAMES.items() if isinstance(kind, MarkKind)}

_SIGNS = re.escape("".join(_DRAWN) + _STONE_LETTERS)
_TOKEN = re.compile(
    rf"(?P<open>[(\[<{{*])(?P<framed>[{_SIGNS}])(?P<close>[)\]>}}*])"
    # A label beside its point, as in X:A.
    rf"|(?P<at>[{_SIGNS}]):(?P<label>\S{{1,3}})(?=\s|$)"
    # KataGo writes 1, 2 and 3 behind the last stones.
    rf"|(?P<stone>[{re.escape(_STONE_LETTERS)}●○])\d{{1,3}}(?!\d)"
    r"|(?<![^\s)\]>}*])(?P<number>\d{1,3})(?=\s|$)"
    r"|(?<!\S)(?P<text>(?![XxOoBbWw]+(?:\s|$))[A-Za-z][A-Za-z0-9]{0,2})(?=\s|$)"
    rf"|(?P<sign>[{_SIGNS}])"
    r"|(?<!\S)(?P<star>\*)(?=\s|$)"
    # Half of a frame, as Pachi writes for the last move.
    r"|(?P<noise>[()\[\]<>{}])"
    r"|\s+"
)


@dataclass(frozen=True, slots=True)
class BoardReading:
    """The board in a text, and the parts of the text that are not in it.

    Without a board `tree` is None, and `bad_row` is the row that could not be read, if that is the reason. `unread`
    are lines and signs that were left out, `missing` the numbers of moves that are not in the text. `diagrams` is
    the number of diagrams, of which the first is read. `is_placed` is False where the text does not say where on the
    board its part lies, `is_size_known` where it does not say how large the board is.
    """

    tree: GameTree | None = None
    bad_row: str = ""
    unread: tuple[str, ...] = ()
    missing: tuple[int, ...] = ()
    diagrams: int = 1
    is_placed: bool = True
    is_size_known: bool = True

    @property
    def is_whole(self) -> bool:
        """True if nothing of the board was left out or guessed."""
        is_sure = self.is_placed and self.is_size_known
        return is_sure and self.diagrams == 1 and not self.unread and not self.missing


_NOTHING = BoardReading()


class _Cell(NamedTuple):
    """A point of a row: its stone or another sign, with its mark, its label or the number of its move."""

    sign: str
    mark: MarkKind | None = None
    label: str = ""
    number: int | None = None


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of points, with the number beside it and the edges at its ends."""

    cells: tuple[_Cell, ...]
    line: str
    number: int | None = None
    has_left: bool = False
    has_right: bool = False
    has_frame: bool = False


@dataclass(frozen=True, slots=True)
class _Block:
    """The rows of a board with the edges that the text shows, and the part of the board that they are."""

    rows: tuple[_Row, ...]
    size: BoardSize
    at: Point = Point(0, 0)

    def cells(self) -> Iterator[tuple[Point, _Cell]]:
        for y, row in enumerate(self.rows):
            for x, cell in enumerate(row.cells):
                yield Point(self.at.col + x, self.at.row + y), cell


class _BadRow(Exception):
    """A board has a row that cannot be read."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


def read_text_board(text: str) -> GameTree | None:
    """Return the position of a board that a program printed, or of a diagram of Sensei's Library.

    Numbers of a diagram become moves after it. None for any other text, and for a board with a row that
    cannot be read.
    """
    return read_board(text).tree


def read_board(text: str, first_move: FirstMove | None = None) -> BoardReading:
    """Return the board in a text, with its marks, and what was left out of it.

    `first_move` is the number and the colour of a move, if the text names them in words of another language.
    """
    if len(text) > _MOST_TEXT:
        return _NOTHING
    lines = [_clean(line) for line in text.splitlines()]
    try:
        if any(line.lstrip().startswith("$$") for line in lines):
            return _read_sensei([line.strip() for line in lines])
        return _read_plain(lines, first_move or first_move_in(text))
    except _BadRow as bad:
        return BoardReading(bad_row=" ".join(bad.line.split()))


def _clean(line: str) -> str:
    """Return a line without the signs of a quotation, tags, and tabs."""
    return _TAG.sub("", _QUOTE.sub("", line)).replace("\N{NO-BREAK SPACE}", " ").replace("\t", "    ").rstrip()


# Diagrams of Sensei's Library


def _read_sensei(lines: Sequence[str]) -> BoardReading:
    groups = _diagrams(lines)
    body = groups[0]
    head = _head_of(body[0])
    rows: list[_Row] = []
    braces: list[tuple[str, str]] = []
    unread: list[str] = []
    has_top = has_bottom = False
    for line in body[head is not None :]:
        content = line.removeprefix("$$").strip()
        found = _BRACES.match(content)
        if found is not None:
            braces.append((found["kind"], found["rest"]))
        elif _EDGE.match(content):
            has_top, has_bottom = has_top or not rows, bool(rows)
        elif _LINK.match(content) or (has_bottom and content):
            unread.append(content)
        elif content:
            row = _sensei_row(content)
            if row is None or (rows and len(row.cells) != len(rows[0].cells)):
                raise _BadRow(content)
            rows.append(row)
    if not _LEAST_ROWS <= len(rows) <= MAX_SIDE:
        return _NOTHING
    # A line that names the label x or o says that the letter is no stone.
    if not any(kind == "LB" and rest.lower().endswith((" x", " o")) for kind, rest in braces):
        rows = _with_lower_stones(rows)
    if not _is_a_board(rows):
        return _NOTHING
    block, is_placed = _placed_diagram(rows, has_top, has_bottom, head)
    unread += _strange_signs(rows)
    marks, lines_drawn, bad = _markup(block, braces)
    color = Color.WHITE if head is not None and head["color"] == "W" else Color.BLACK
    moves, twice = _moves(block)
    _add_title_moves(moves, body[0], int((head and head["first"]) or 1))
    first = FirstMove(1, color)
    tree = _tree_of(block, marks, lines_drawn, moves, first, color is Color.WHITE)
    return BoardReading(tree, "", (*unread, *bad, *twice), _gaps(moves, 1), len(groups), is_placed)


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
    is_other = not content or _EDGE.match(content) or _BRACES.match(content) or _LINK.match(content)
    return bool(is_other) or content.startswith("|") or _sensei_row(content) is not None


def _head_of(line: str) -> re.Match[str] | None:
    head = _HEAD.match(line)
    return head if head is not None and (any(head.groups()) or not _is_part_of_diagram(line)) else None


def _sensei_row(content: str) -> _Row | None:
    has_left, has_right = content.startswith("|"), content.endswith("|") and len(content) > 1
    cells: list[_Cell] = []
    for word in content.strip("|").split():
        found = _sensei_cells(word)
        if found is None:
            return None
        cells += found
    if not _LEAST_ROWS <= len(cells) <= MAX_SIDE:
        return None
    return _Row(tuple(cells), content, None, has_left, has_right, has_left or has_right)


def _sensei_cells(word: str) -> list[_Cell] | None:
    """Return the points of a word: one, a stone with a number, or several without gaps."""
    if len(word) == 1:
        cell = _sensei_cell(word)
        return None if cell is None else [cell]
    if word[0] in "XOBW" and word[1:].isdecimal() and len(word) <= 4:
        return [_Cell(_BLACK if word[0] in "XB" else _WHITE, None, word[1:])]
    if not _SENSEI_GLUED.fullmatch(word) or not ("." in word or "," in word or word.isupper()):
        return None
    cells = [_sensei_cell(sign) for sign in word]
    return [cell for cell in cells if cell is not None]


def _sensei_cell(sign: str) -> _Cell | None:
    if sign in _SENSEI:
        return _Cell(*_SENSEI[sign])
    if sign in "XO":
        return _Cell(sign)
    if sign in _DRAWN:
        return _Cell(*_DRAWN[sign])
    if sign.isascii() and sign.isdecimal():
        return _Cell(_EMPTY, number=int(sign) or MOST_NUMBERS)
    if sign.isascii() and sign.isalpha():
        return _Cell(_EMPTY, None, sign)
    # Wildcards of its search, and signs of other programs: the point is known, its meaning is not.
    return _Cell(sign) if sign in "*?" or sign.isalnum() else None


def _with_lower_stones(rows: list[_Row]) -> list[_Row]:
    """Return the rows with x and o as stones, where no other sign is one."""
    cells = [cell for row in rows for cell in row.cells]
    if any(cell.sign in "XO" for cell in cells) or not any(cell.label in ("x", "o") for cell in cells):
        return rows
    stones = {"x": _Cell(_BLACK), "o": _Cell(_WHITE)}
    return [replace(row, cells=tuple(stones.get(cell.label, cell) for cell in row.cells)) for row in rows]


def _strange_signs(rows: Sequence[_Row]) -> list[str]:
    return sorted({cell.sign for row in rows for cell in row.cells if cell.sign not in STONES})


def _placed_diagram(
    rows: Sequence[_Row], has_top: bool, has_bottom: bool, head: re.Match[str] | None
) -> tuple[_Block, bool]:
    """Return the diagram at its place on the board, and whether its edges tell the place."""
    wide, high = len(rows[0].cells), len(rows)
    has_left, has_right = (all(row.has_left for row in rows), all(row.has_right for row in rows))
    # Without a size a diagram of Sensei's Library is of a board of 19x19.
    side = int(head["size"]) if head is not None and head["size"] else _USUAL
    # A missing edge means a part of a larger board.
    if (has_left and has_right and has_top and has_bottom) or not max(wide, high) <= side <= MAX_SIDE:
        return _Block(tuple(rows), BoardSize(wide, high)), True
    left = side - wide if has_right and not has_left else 0
    top = side - high if has_bottom and not has_top else 0
    is_placed = (wide == side or has_left or has_right) and (high == side or has_top or has_bottom)
    return _Block(tuple(rows), BoardSize.square(side), Point(left, top)), is_placed


def _markup(
    block: _Block, braces: Sequence[tuple[str, str]]
) -> tuple[list[Mark], list[tuple[str, Point, Point]], list[str]]:
    """Return the marks of the points and of the lines in braces, the lines and arrows, and the lines left out."""
    marks = _marks_of(block)
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


def _end(word: str, block: _Block) -> Point | None:
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


# Boards of other programs


def _read_plain(lines: Sequence[str], first_move: FirstMove | None) -> BoardReading:
    bad: _BadRow | None = None
    lines = [line for line in lines if not _is_between(line)]
    for is_numbered in (True, False):
        for spaced in (list(lines), _without_gaps(lines)):
            try:
                reading = _read_block(spaced, is_numbered, first_move)
            except _BadRow as found:
                bad = bad or found
                continue
            if reading is not None:
                return reading
        # A row with a number of its own is a row, whatever the other way of reading makes of it.
        if bad is not None:
            raise bad
    return _NOTHING


def _without_gaps(lines: Sequence[str]) -> list[str]:
    """Return the lines without empty ones, where those are between all lines, as some mail programs put them."""
    filled = [line for line in lines if line]
    return filled if len(lines) - len(filled) >= len(filled) - 1 > 0 else list(lines)


def _read_block(lines: Sequence[str], is_numbered: bool, first_move: FirstMove | None) -> BoardReading | None:
    width = next((names[1] for line in lines if (names := _names_of(line)) is not None), None)
    rows = [None if _is_edge(line) or _names_of(line) else _row_of(line, is_numbered, width) for line in lines]
    runs = _runs(rows)
    if not runs:
        return None
    start, end = max(runs, key=lambda bounds: bounds[1] - bounds[0])
    run = [row for row in rows[start:end] if row is not None]
    if not _is_a_board(run):
        return None
    _check_neighbours(lines, rows, start, end)
    resolved, is_told = _resolved(run, lines)
    block, is_size_known = _placed_plain(resolved, lines, start, end)
    below = labels_below(lines[end:], block.size)
    marks = [*_marks_of(block), *(Mark(MarkKind.LABEL, point, text) for point, text in below)]
    moves, twice = _moves(block)
    first = first_move or FirstMove(min(moves, default=1), Color.BLACK)
    is_white = is_white_to_move("\n".join(lines)) if not moves else first.color is Color.WHITE
    tree = _tree_of(block, marks, (), moves, first, is_white, is_told)
    # Boards of the same size are further diagrams; anything else is other text.
    diagrams = sum(_dimensions(rows, bounds) == _dimensions(rows, (start, end)) for bounds in runs)
    return BoardReading(tree, "", twice, _gaps(moves, first.number), diagrams, is_size_known=is_size_known)


def _dimensions(rows: Sequence[_Row | None], bounds: tuple[int, int]) -> tuple[int, int]:
    row = rows[bounds[0]]
    return bounds[1] - bounds[0], 0 if row is None else len(row.cells)


def _is_edge(line: str) -> bool:
    return bool(_EDGE.match(line) or _BOX_EDGE.match(line))


def _is_between(line: str) -> bool:
    """Return whether a line is drawn between the rows of points."""
    return any(sign in _UPRIGHT for sign in line) and not line.strip(_UPRIGHT + " ")


_COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def _names_of(line: str) -> tuple[int, int] | None:
    """Return the first column and the number of columns that a line names; None for any other line."""
    words = line.split()
    if len(words) == 1 and len(words[0]) > 1:
        words = list(words[0])
    cols: list[int] = []
    # Some programs use the letter I as well.
    names = _COLUMNS if "I" not in line.upper() else "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for word in words:
        col = names.find(word.upper()) if len(word) == 1 else -1
        if col < 0 or (cols and col != cols[-1] + 1):
            break
        cols.append(col)
    return (cols[0], len(cols)) if len(cols) >= _LEAST_ROWS else None


def _row_of(line: str, is_numbered: bool, width: int | None) -> _Row | None:
    """Return the points of a line; None if it is no row of a board."""
    box = [sign for sign in line if sign in _BOX]
    plain = line.translate(_PLAIN)
    match = _ROW.match(plain)
    # The pattern matches every line.
    assert match is not None
    number, body = match["number"], match["body"]
    has_frame = match["left"] is not None
    if number is not None and not has_frame and not is_numbered:
        body, number = f"{number} {body}", None
    if is_numbered and number is None:
        return None
    cells = _plain_cells(body, None if has_frame else number, width)
    if cells is None or not _LEAST_ROWS <= len(cells) <= MAX_SIDE:
        return None
    return _Row(
        tuple(cells),
        line,
        None if number is None else int(number),
        has_frame or any(sign in _BOX_LEFT for sign in box),
        match["right"] is not None or any(sign in _BOX_RIGHT for sign in box),
        has_frame and match["right"] is not None,
    )


_PLAIN = str.maketrans({**dict.fromkeys(_BOX, "."), **dict.fromkeys(_LEVEL, " "), **dict.fromkeys(_UPRIGHT, "|")})


def _plain_cells(body: str, number: str | None, width: int | None) -> list[_Cell] | None:
    """Return the points of a row, without its number at the right end and the words behind it."""
    cells: list[_Cell] = []
    stops: list[int] = []
    place = 0
    while place < len(body):
        token = _TOKEN.match(body, place)
        if token is None:
            break
        if token["number"] is not None and number is not None and token["number"] == number:
            stops.append(len(cells))
        cell = _plain_cell(token)
        if cell is not None:
            cells.append(cell)
        place = token.end()
    is_read = place >= len(body)
    if width in stops:
        return cells[:width]
    if is_read:
        return cells[:-1] if stops and stops[-1] == len(cells) - 1 else cells
    return cells[: stops[0]] if stops else None


def _plain_cell(token: re.Match[str]) -> _Cell | None:
    """Return the point that a token means; None for what is between points."""
    if token["framed"] is not None:
        closing, kind = _FRAMED[token["open"]]
        sign, mark = _sign_of(token["framed"])
        return _Cell(sign, kind if token["close"] == closing else mark)
    if token["at"] is not None:
        return _Cell(_sign_of(token["at"])[0], None, token["label"])
    if token["stone"] is not None:
        return _Cell(_sign_of(token["stone"])[0])
    if token["number"] is not None:
        return _Cell(_EMPTY, number=int(token["number"]))
    if token["text"] is not None:
        return _Cell(_EMPTY, None, token["text"])
    if token["sign"] is not None:
        return _Cell(*_sign_of(token["sign"]))
    return _Cell(_EMPTY) if token["star"] is not None else None


def _sign_of(sign: str) -> tuple[str, MarkKind | None]:
    """Return the point of a sign and its mark; letters that mean stones in some texts alone stay."""
    # A comma is a star point of Sensei's Library, whose letters have meanings of their own.
    return ("," if sign == "," else _DRAWN[sign][0], _DRAWN[sign][1]) if sign in _DRAWN else (sign, None)


def _is_a_board(rows: Sequence[_Row]) -> bool:
    """Return whether these rows are points of a board rather than words: half of them are stones and empty points."""
    cells = [cell for row in rows for cell in row.cells]
    plain = sum(not cell.label and cell.number is None and cell.sign in STONES + _STONE_LETTERS + "," for cell in cells)
    has_stone = any(cell.sign in _STONE_LETTERS for cell in cells)
    is_framed = all(row.has_frame or row.number is not None for row in rows) and (has_stone or plain > 0)
    return _LEAST_ROWS <= len(rows) <= MAX_SIDE and (2 * plain >= len(cells) or is_framed)


def _runs(rows: Sequence[_Row | None]) -> list[tuple[int, int]]:
    """Return the bounds of the runs of rows that belong together."""
    runs: list[tuple[int, int]] = []
    start = 0
    for place in range(len(rows) + 1):
        row = rows[place] if place < len(rows) else None
        before = rows[place - 1] if place > start else None
        if row is not None and (before is None or _goes_on(before, row)):
            continue
        if place - start >= _LEAST_ROWS:
            runs.append((start, place))
        start = place if row is not None else place + 1
    return runs


def _goes_on(before: _Row, row: _Row) -> bool:
    is_next = before.number is None or row.number is None or abs(before.number - row.number) == 1
    return len(before.cells) == len(row.cells) and is_next


def _check_neighbours(lines: Sequence[str], rows: Sequence[_Row | None], start: int, end: int) -> None:
    """Raise _BadRow if the run goes on above or below with a row that cannot be read."""
    run = [row for row in rows[start:end] if row is not None]
    step = -1 if run[0].number is None or run[1].number is None else run[1].number - run[0].number
    for place, edge, number in (
        (start - 1, run[0], None if run[0].number is None else run[0].number - step),
        (end, run[-1], None if run[-1].number is None else run[-1].number + step),
    ):
        outward = -1 if place < start else 1
        if not 0 <= place < len(lines) or not lines[place] or _is_edge(lines[place]) or _names_of(lines[place]):
            continue
        if _looks_like_a_row(lines[place], rows[place], edge, number):
            raise _BadRow(lines[place])
        # A line in the middle that is nothing like a row: the board goes on behind it.
        after = place + outward
        beyond = rows[after] if 0 <= after < len(rows) else None
        if beyond is not None and len(beyond.cells) == len(edge.cells):
            raise _BadRow(lines[place])


def _looks_like_a_row(line: str, row: _Row | None, edge: _Row, number: int | None) -> bool:
    plain = line.translate(_PLAIN).strip()
    if number is not None:
        beside = re.match(r"\d{1,2}(?!\d)", plain)
        return beside is not None and int(beside[0]) == number and 1 <= number <= MAX_SIDE
    if edge.has_frame and plain.startswith("|"):
        return True
    if row is not None and edge.number is None and not edge.has_frame:
        return _is_a_board([row, row])
    signs = sum(sign in _DRAWN or sign in _STONE_LETTERS for sign in plain)
    others = sum(not sign.isspace() for sign in plain) - signs
    return signs >= max(_LEAST_ROWS, len(edge.cells) // 2) and signs > 2 * others


def _resolved(run: Sequence[_Row], lines: Sequence[str]) -> tuple[tuple[_Row, ...], bool]:
    """Return the rows with stones, marks and labels instead of letters, and whether small letters are territory."""
    cells = [cell for row in run for cell in row.cells]
    signs = {cell.sign for cell in cells}
    text = "\n".join(lines)
    is_territory = bool(signs & set("xo")) and has_territory(text)
    meaning: dict[str, tuple[str, MarkKind | None]] = {",": (_EMPTY, None), "X": (_BLACK, None), "O": (_WHITE, None)}
    meaning |= {"x": ("x" if is_territory else _BLACK, None), "o": ("o" if is_territory else _WHITE, None)}
    is_marked = bool(signs & set("Xx"))
    meaning["#"] = (_BLACK, MarkKind.SQUARE if is_marked else None)
    meaning["@"] = (_WHITE, MarkKind.SQUARE) if is_marked or "#" in signs else (_BLACK, None)
    labels: dict[str, tuple[str, MarkKind | None]] = {}
    if "," in signs:
        labels = dict(_SENSEI)
        meaning |= {sign: _SENSEI[sign] for sign in "BW"}
    elif not signs & set("XxOo"):
        meaning |= {"B": (_BLACK, None), "b": (_BLACK, None), "W": (_WHITE, None), "w": (_WHITE, None)}

    def cell_of(cell: _Cell) -> _Cell:
        if cell.label in labels and cell.sign == _EMPTY:
            return _Cell(*labels[cell.label])
        if cell.sign in meaning:
            sign, mark = meaning[cell.sign]
            return cell._replace(sign=sign, mark=cell.mark or mark)
        # A letter that means no stone here.
        return cell if cell.sign in STONES else _Cell(_EMPTY, cell.mark, cell.sign)

    resolved = [replace(row, cells=tuple(map(cell_of, row.cells))) for row in run]
    return tuple(_without_last_move(resolved, text)), is_territory


def _without_last_move(rows: list[_Row], text: str) -> list[_Row]:
    """Return the rows without the brackets of the last move, which are one circle on a stone, and the only mark."""
    marked = [cell for row in rows for cell in row.cells if cell.mark is not None or cell.label]
    is_last = len(marked) == 1 and marked[0].mark is MarkKind.CIRCLE and marked[0].sign in (_BLACK, _WHITE)
    if not is_last or has_circles(text):
        return rows
    return [replace(row, cells=tuple(cell._replace(mark=None) for cell in row.cells)) for row in rows]


def _placed_plain(rows: tuple[_Row, ...], lines: Sequence[str], start: int, end: int) -> tuple[_Block, bool]:
    """Return the rows at their place on the board, and whether the text gives the size of the board."""
    wide, high = len(rows[0].cells), len(rows)
    part = part_below(lines[end:])
    if part is not None and part.part.size == BoardSize(wide, high):
        return _Block(rows, part.size, part.part.first), True
    near = [*lines[max(0, start - 2) : start], *lines[end : end + 2]]
    names = next((found for line in near if (found := _names_of(line)) is not None), None)
    left = names[0] if names is not None and names[1] == wide else 0
    top_number, bottom_number = rows[0].number, rows[-1].number
    is_whole = all(_box_edges(rows)) or top_number is None or bottom_number is None
    if (
        top_number is not None
        and bottom_number is not None
        and not is_whole
        and (left or min(top_number, bottom_number) > 1)
    ):
        side = max(_USUAL, top_number, bottom_number, left + wide)
        if side <= MAX_SIDE:
            top = side - top_number if top_number > bottom_number else top_number - 1
            return _Block(rows, BoardSize.square(side), Point(left, top)), False
    return _box_block(rows), True


def _box_block(rows: tuple[_Row, ...]) -> _Block:
    """Return a board drawn with lines; one with some of its edges is a part of a larger board."""
    wide, high = len(rows[0].cells), len(rows)
    top, bottom, left, right = edges = _box_edges(rows)
    if not any(edges) or all(edges) or max(wide, high) > _USUAL:
        return _Block(rows, BoardSize(wide, high))
    at = Point(_USUAL - wide if right and not left else 0, _USUAL - high if bottom and not top else 0)
    return _Block(rows, BoardSize.square(_USUAL), at)


def _box_edges(rows: Sequence[_Row]) -> tuple[bool, bool, bool, bool]:
    """Return which edges the lines of a board show: the upper, lower, left and right one."""
    top, bottom, drawn = set(rows[0].line), set(rows[-1].line), {sign for row in rows for sign in row.line}
    lines = ((top, _BOX_TOP), (bottom, _BOX_BOTTOM), (drawn, _BOX_LEFT), (drawn, _BOX_RIGHT))
    upper, lower, left, right = (not signs.isdisjoint(edge) for signs, edge in lines)
    return upper, lower, left, right


# The record


def _marks_of(block: _Block) -> list[Mark]:
    marks = [Mark(cell.mark, point) for point, cell in block.cells() if cell.mark is not None]
    return marks + [Mark(MarkKind.LABEL, point, cell.label) for point, cell in block.cells() if cell.label]


def _moves(block: _Block) -> tuple[dict[int, Point], tuple[str, ...]]:
    """Return the points of the numbers, and the numbers that are on another point, too."""
    moves: dict[int, Point] = {}
    twice: list[str] = []
    for point, cell in block.cells():
        if cell.number is not None:
            if cell.number in moves:
                twice.append(str(cell.number))
            else:
                moves[cell.number] = point
    return moves, tuple(twice)


def _gaps(moves: Mapping[int, Point], first: int) -> tuple[int, ...]:
    return tuple(number for number in range(first, max(moves, default=0)) if number not in moves)


def _tree_of(
    block: _Block,
    marks: Sequence[Mark],
    lines: Sequence[tuple[str, Point, Point]],
    moves: Mapping[int, Point],
    first: FirstMove,
    is_white_first: bool,
    has_territory_signs: bool = False,
) -> GameTree:
    """Return a game that begins with these stones and continues with the numbered moves."""
    setup: list[Property] = []
    owned = (("AB", _BLACK), ("AW", _WHITE), *((("TB", "x"), ("TW", "o")) if has_territory_signs else ()))
    for ident, sign in owned:
        points = tuple(point_text(point) for point, cell in block.cells() if cell.sign == sign)
        if points:
            setup.append(Property(ident, points))
    if is_white_first:
        setup.append(Property("PL", ("W",)))
    markup = _markup_properties(marks, lines)
    tree = GameTree.new(block.size, [*setup, *markup])
    node = tree.root
    for number in sorted(moves):
        color = first.color if (number - first.number) % 2 == 0 else first.color.opponent
        is_last = number == max(moves)
        move = Property("B" if color is Color.BLACK else "W", (point_text(moves[number]),))
        # The marks belong to the diagram, with its moves and before them.
        child = Node((move, *(markup if is_last else ())))
        node.attach(child)
        node = child
    return tree


def _markup_properties(marks: Sequence[Mark], lines: Sequence[tuple[str, Point, Point]]) -> list[Property]:
    found: list[Property] = []
    unique = list(dict.fromkeys(marks))
    for kind in MarkKind:
        values = markup_values(unique, kind) if kind.value else None
        if values:
            found.append(Property(kind.value, values))
    for ident in ("AR", "LN"):
        ends = tuple(f"{point_text(start)}:{point_text(end)}" for name, start, end in lines if name == ident)
        if ends:
            found.append(Property(ident, tuple(dict.fromkeys(ends))))
    return found
