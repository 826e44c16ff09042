"""Boards that other programs print are read, and boards drawn with lines."""

from __future__ import annotations

import re
import string
from collections.abc import Sequence
from dataclasses import replace

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Point
from goboard_app.record.properties import Mark, MarkKind
from goboard_app.session.text_board.rows import (
    BLACK,
    DRAWN,
    EDGE,
    EMPTY,
    LEAST_ROWS,
    NO_BOARD,
    STONE_LETTERS,
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
from goboard_app.session.text_board.signs import FRAMES, SENSEI, STONES
from goboard_app.session.text_board.words import (
    FirstMove,
    has_circles,
    has_territory,
    is_white_to_move,
    labels_below,
    lines_below,
    part_below,
)

# Points drawn by lines, by the edges that they show.
_BOX_LEFT, _BOX_RIGHT = "┌├└┏┠┣┗╔╟╠╚╒╞╘", "┐┤┘┓┨┫┛╗╢╣╝╕╡╛"
_BOX_TOP, _BOX_BOTTOM = "┌┬┐┏┯┳┓╔╤╦╗╒╕", "└┴┘┗┷┻┛╚╧╩╝╘╛"
_BOX = _BOX_LEFT + _BOX_RIGHT + _BOX_TOP + _BOX_BOTTOM + "┼╋╬╂┿╪╫"
_BOX_CORNERS = "┌┐└┘┏┓┗┛╔╗╚╝╒╕╘╛╭╮╰╯"
_LEVEL, _UPRIGHT = "─━═", "│┃║"

_ROW = re.compile(r"^\s*(?:(?P<number>\d{1,2})(?!\d))?\s*(?P<left>\|)?(?P<body>[^|]*)(?P<right>\|)?")
_BOX_LEVEL = re.compile(rf"[{_LEVEL}]{{3}}")

_FRAMED = {signs[0]: (signs[1], kind) for kind, signs in FRAMES.items() if isinstance(kind, MarkKind)}

_GRID = re.compile(
    rf"^\s*(?:\d{{1,2}}\s+)?[{re.escape('+.*')}●○XxOo#@](?:-{{1,3}}[{re.escape('+.*')}●○XxOo#@]){{2,}}\s*(?:\d{{1,2}}\s*)?$"
)
_SIGNS = re.escape("".join(DRAWN) + STONE_LETTERS)
_TOKEN = re.compile(
    rf"(?P<open>[(\[<{{*])(?P<framed>[{_SIGNS}])(?P<close>[)\]>}}*])"
    # A label beside its point, as in X:A.
    rf"|(?P<at>[{_SIGNS}]):(?P<label>\S{{1,3}})(?=\s|$)"
    # KataGo writes 1, 2 and 3 behind the last stones.
    rf"|(?P<stone>[{re.escape(STONE_LETTERS)}●○])\d{{1,3}}(?!\d)"
    r"|(?<![^\s)\]>}*])(?P<number>\d{1,3})(?=\s|$)"
    r"|(?<!\S)(?P<text>(?![XxOoBbWw]+(?:\s|$))[A-Za-z][A-Za-z0-9]{0,2})(?=\s|$)"
    rf"|(?P<sign>[{_SIGNS}])"
    r"|(?<!\S)(?P<star>\*)(?=\s|$)"
    # Half of a frame, as Pachi writes for the last move.
    r"|(?P<noise>[()\[\]<>{}])"
    r"|\s+"
)


def read_plain(lines: Sequence[str], first_move: FirstMove | None) -> BoardReading:
    """Return the longest board in these lines. Raises BadRow if one of its rows cannot be read."""
    bad: BadRow | None = None
    lines = _without_grid(lines)
    for is_numbered in (True, False):
        for spaced in (list(lines), without_gaps(lines)):
            try:
                reading = _read_block(spaced, is_numbered, first_move)
            except BadRow as found:
                bad = bad or found
                continue
            if reading is not None:
                return reading
        # A row with a number of its own is a row, whatever the other way of reading makes of it.
        if bad is not None:
            raise bad
    return NO_BOARD


def _read_block(lines: Sequence[str], is_numbered: bool, first_move: FirstMove | None) -> BoardReading | None:
    width = next((names[1] for line in lines if (names := _names_of(line)) is not None), None)
    rows = [None if _is_edge(line) or _names_of(line) else _row_of(line, is_numbered, width) for line in lines]
    runs = _runs(rows)
    if not runs:
        return None
    start, end = max(runs, key=lambda bounds: bounds[1] - bounds[0])
    run = [row for row in rows[start:end] if row is not None]
    if not is_a_board(run):
        return None
    _check_neighbours(lines, rows, start, end)
    resolved, is_told = _resolved(run, lines)
    block, is_size_known = _placed_plain(resolved, lines, start, end)
    # A line below gives the whole label of a point, of which its row may show a shorter one.
    below = dict(labels_below(lines[end:], block.size))
    marks = [mark for mark in marks_of(block) if mark.kind is not MarkKind.LABEL or mark.point not in below]
    marks += [Mark(MarkKind.LABEL, point, text) for point, text in below.items()]
    moves, twice = moves_of(block)
    first = first_move or FirstMove(min(moves, default=1), Color.BLACK)
    is_white = is_white_to_move("\n".join(lines)) if not moves else first.color is Color.WHITE
    tree = tree_of(block, Markup(marks, list(lines_below(lines[end:], block.size))), moves, first, is_white, is_told)
    # Boards of the same size are further diagrams; anything else is other text.
    diagrams = sum(_dimensions(rows, bounds) == _dimensions(rows, (start, end)) for bounds in runs)
    return BoardReading(tree, "", twice, gaps_in(moves, first.number), diagrams, is_size_known=is_size_known)


def _dimensions(rows: Sequence[TextRow | None], bounds: tuple[int, int]) -> tuple[int, int]:
    row = rows[bounds[0]]
    return bounds[1] - bounds[0], 0 if row is None else len(row.cells)


def _is_edge(line: str) -> bool:
    return bool(EDGE.match(line)) or _is_box_edge(line)


def _is_box_edge(line: str) -> bool:
    """Return whether a line is the upper or lower edge of a box: a level line, perhaps with a corner at each end."""
    text = line.strip()
    text = text[text[:1] in tuple(_BOX_CORNERS) :]
    text = text[:-1] if text[-1:] in tuple(_BOX_CORNERS) else text
    # No pattern with two runs of the same characters: it would take long to fail.
    return not text.strip(_LEVEL + string.whitespace) and _BOX_LEVEL.search(text) is not None


def _without_grid(lines: Sequence[str]) -> list[str]:
    """Return the lines without those drawn between points, as in `+--X--O--+` and in rows of bars alone."""
    has_grid = any(_GRID.match(line) for line in lines)
    bars = _UPRIGHT + ("|" if has_grid else "")
    kept = [line for line in lines if line.strip(bars + " ") or not any(bar in line for bar in bars)]
    return [line.replace("-", " ") if _GRID.match(line) else line for line in kept]


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
    return (cols[0], len(cols)) if len(cols) >= LEAST_ROWS else None


def _row_of(line: str, is_numbered: bool, width: int | None) -> TextRow | None:
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
    if cells is None or not LEAST_ROWS <= len(cells) <= MAX_SIDE:
        return None
    return TextRow(
        tuple(cells),
        line,
        None if number is None else int(number),
        has_frame or any(sign in _BOX_LEFT for sign in box),
        match["right"] is not None or any(sign in _BOX_RIGHT for sign in box),
        has_frame and match["right"] is not None,
    )


_PLAIN = str.maketrans({**dict.fromkeys(_BOX, "."), **dict.fromkeys(_LEVEL, " "), **dict.fromkeys(_UPRIGHT, "|")})


def _plain_cells(body: str, number: str | None, width: int | None) -> list[Cell] | None:
    """Return the points of a row, without its number at the right end and the words behind it."""
    cells: list[Cell] = []
    stops: list[int] = []
    ends: list[int] = []
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
            ends.append(token.end())
        place = token.end()
    is_read = place >= len(body)
    if width is not None and (width in stops or (len(cells) >= width and body[ends[width - 1] :].startswith("  "))):
        return cells[:width]
    if is_read:
        return cells[:-1] if stops and stops[-1] == len(cells) - 1 else cells
    return cells[: stops[0]] if stops else None


def _plain_cell(token: re.Match[str]) -> Cell | None:
    """Return the point that a token means; None for what is between points."""
    if token["framed"] is not None:
        closing, kind = _FRAMED[token["open"]]
        sign, mark = _sign_of(token["framed"])
        return Cell(sign, kind if token["close"] == closing else mark)
    if token["at"] is not None:
        return Cell(_sign_of(token["at"])[0], None, token["label"])
    if token["stone"] is not None:
        return Cell(_sign_of(token["stone"])[0])
    if token["number"] is not None:
        return Cell(EMPTY, number=int(token["number"]))
    if token["text"] is not None:
        return Cell(EMPTY, None, token["text"])
    if token["sign"] is not None:
        return Cell(*_sign_of(token["sign"]))
    return Cell(EMPTY) if token["star"] is not None else None


def _sign_of(sign: str) -> tuple[str, MarkKind | None]:
    """Return the point of a sign and its mark; letters that mean stones in some texts alone stay."""
    # A comma is a star point of Sensei's Library, whose letters have meanings of their own.
    return ("," if sign == "," else DRAWN[sign][0], DRAWN[sign][1]) if sign in DRAWN else (sign, None)


def _runs(rows: Sequence[TextRow | None]) -> list[tuple[int, int]]:
    """Return the bounds of the runs of rows that belong together."""
    runs: list[tuple[int, int]] = []
    start = 0
    for place in range(len(rows) + 1):
        row = rows[place] if place < len(rows) else None
        before = rows[place - 1] if place > start else None
        if row is not None and (before is None or _goes_on(before, row)):
            continue
        if place - start >= LEAST_ROWS:
            runs.append((start, place))
        start = place if row is not None else place + 1
    return runs


def _goes_on(before: TextRow, row: TextRow) -> bool:
    is_next = before.number is None or row.number is None or abs(before.number - row.number) == 1
    return len(before.cells) == len(row.cells) and is_next


def _check_neighbours(lines: Sequence[str], rows: Sequence[TextRow | None], start: int, end: int) -> None:
    """Raise BadRow if the run goes on above or below with a row that cannot be read."""
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
            raise BadRow(lines[place])
        after = place + outward
        if 0 <= after < len(lines) and _is_beyond(lines[after], rows[after], edge):
            raise BadRow(lines[place])


def _is_beyond(line: str, row: TextRow | None, edge: TextRow) -> bool:
    """Return whether a line belongs to the board of a row, so that the line between them does, too."""
    names = _names_of(line)
    is_frame = (edge.has_left or edge.has_right) and _is_edge(line)
    is_names = names is not None and names[1] == len(edge.cells)
    return is_frame or is_names or (row is not None and len(row.cells) == len(edge.cells))


def _looks_like_a_row(line: str, row: TextRow | None, edge: TextRow, number: int | None) -> bool:
    plain = line.translate(_PLAIN).strip()
    if row is not None and len(row.cells) == len(edge.cells):
        return True
    if number is not None:
        beside = re.match(r"\d{1,2}(?!\d)", plain)
        return beside is not None and int(beside[0]) == number and 1 <= number <= MAX_SIDE
    if edge.has_frame and plain.startswith("|"):
        return True
    if row is not None and edge.number is None and not edge.has_frame:
        return is_a_board([row, row])
    least = max(LEAST_ROWS, len(edge.cells) // 2)
    # Words of signs, or a row without gaps.
    words = plain.split()
    known = sum(all(sign in DRAWN or sign in STONE_LETTERS for sign in word) for word in words)
    signs = sum(sign in DRAWN or sign in STONE_LETTERS for sign in plain)
    others = sum(not sign.isspace() for sign in plain) - signs
    return (known >= least and known > len(words) - known) or (signs >= least and signs > 2 * others)


def _resolved(run: Sequence[TextRow], lines: Sequence[str]) -> tuple[tuple[TextRow, ...], bool]:
    """Return the rows with stones, marks and labels instead of letters, and whether small letters are territory."""
    cells = [cell for row in run for cell in row.cells]
    signs = {cell.sign for cell in cells}
    text = "\n".join(lines)
    is_territory = bool(signs & set("xo")) and has_territory(text)
    meaning: dict[str, tuple[str, MarkKind | None]] = {",": (EMPTY, None), "X": (BLACK, None), "O": (WHITE, None)}
    meaning |= {"x": ("x" if is_territory else BLACK, None), "o": ("o" if is_territory else WHITE, None)}
    is_marked = bool(signs & set("Xx"))
    meaning["#"] = (BLACK, MarkKind.SQUARE if is_marked else None)
    meaning["@"] = (WHITE, MarkKind.SQUARE) if is_marked or "#" in signs else (BLACK, None)
    labels: dict[str, tuple[str, MarkKind | None]] = {}
    if "," in signs:
        labels = dict(SENSEI)
        meaning |= {sign: SENSEI[sign] for sign in "BW"}
    elif not signs & set("XxOo"):
        meaning |= {"B": (BLACK, None), "b": (BLACK, None), "W": (WHITE, None), "w": (WHITE, None)}

    def cell_of(cell: Cell) -> Cell:
        if cell.label in labels and cell.sign == EMPTY:
            return Cell(*labels[cell.label])
        if cell.sign in meaning:
            sign, mark = meaning[cell.sign]
            return cell._replace(sign=sign, mark=cell.mark or mark)
        # A letter that means no stone here.
        return cell if cell.sign in STONES else Cell(EMPTY, cell.mark, cell.sign)

    resolved = [replace(row, cells=tuple(map(cell_of, row.cells))) for row in run]
    return tuple(_without_last_move(resolved, text)), is_territory


def _without_last_move(rows: list[TextRow], text: str) -> list[TextRow]:
    """Return the rows without the brackets of the last move, which are one circle on a stone, and the only mark."""
    marked = [cell for row in rows for cell in row.cells if cell.mark is not None or cell.label]
    is_last = len(marked) == 1 and marked[0].mark is MarkKind.CIRCLE and marked[0].sign in (BLACK, WHITE)
    if not is_last or has_circles(text):
        return rows
    return [replace(row, cells=tuple(cell._replace(mark=None) for cell in row.cells)) for row in rows]


def _placed_plain(rows: tuple[TextRow, ...], lines: Sequence[str], start: int, end: int) -> tuple[TextBlock, bool]:
    """Return the rows at their place on the board, and whether the text gives the size of the board."""
    wide, high = len(rows[0].cells), len(rows)
    part = part_below(lines[end:])
    if part is not None and part.part.size == BoardSize(wide, high):
        return TextBlock(rows, part.size, part.part.first), True
    near = [*lines[max(0, start - 2) : start], *lines[end : end + 2]]
    names = next((found for line in near if (found := _names_of(line)) is not None), None)
    left = names[0] if names is not None and names[1] == wide else 0
    top_number, bottom_number = rows[0].number, rows[-1].number
    edges = _edges(rows, lines, start, end)
    if all(edges):
        return TextBlock(rows, BoardSize(wide, high)), True
    if top_number is not None and bottom_number is not None and (left or min(top_number, bottom_number) > 1):
        side = max(USUAL_SIDE, top_number, bottom_number, left + wide)
        if side <= MAX_SIDE:
            top = side - top_number if top_number > bottom_number else top_number - 1
            return TextBlock(rows, BoardSize.square(side), Point(left, top)), False
    is_framed = any(_box_edges(rows)) or edges.left or edges.right
    is_cut = edges.left != edges.right or edges.top != edges.bottom
    if not is_framed or not is_cut or top_number is not None:
        return TextBlock(rows, BoardSize(wide, high)), True
    return placed(rows, edges), (edges.left and edges.right) or (edges.top and edges.bottom)


def _edges(rows: Sequence[TextRow], lines: Sequence[str], start: int, end: int) -> Edges:
    """Return the edges of a board that is drawn with lines or in a frame."""
    drawn = _box_edges(rows)
    return Edges(
        drawn.top or (start > 0 and _is_edge(lines[start - 1])),
        drawn.bottom or (end < len(lines) and _is_edge(lines[end])),
        drawn.left or all(row.has_left for row in rows),
        drawn.right or all(row.has_right for row in rows),
    )


def _box_edges(rows: Sequence[TextRow]) -> Edges:
    """Return the edges that the lines of a board show."""
    top, bottom, drawn = set(rows[0].line), set(rows[-1].line), {sign for row in rows for sign in row.line}
    return Edges(
        not top.isdisjoint(_BOX_TOP),
        not bottom.isdisjoint(_BOX_BOTTOM),
        not drawn.isdisjoint(_BOX_LEFT),
        not drawn.isdisjoint(_BOX_RIGHT),
    )
