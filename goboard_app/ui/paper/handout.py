"""HandoutPages: the layout of a hand-out of problems in a grid on pages, painted page by page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from goboard_app.app.texts.print import (
    answer_labels,
    answers_to_tick,
    name_and_date,
    question,
    solution_notes,
    solutions_title,
    unsolved,
)
from goboard_app.lessons.handout import Handout, HandoutBoard, has_answer
from goboard_app.session.export import USUAL_TYPE_SIZE, parts_alike
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.ui.board.print import (
    NAMES_ROOM,
    PRINT,
    PrintStyle,
    diagram_size,
    paint_diagram,
    spacing_within,
)
from goboard_app.ui.paper.pages import (
    UNITS_PER_POINT,
    Piece,
    Placed,
    Sheet,
    SheetPages,
    mm,
    paper_font,
    text_pieces,
)

# Columns and rows by the number of boards on a page.
_GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 12: (3, 4)}
_SOLUTIONS, _MOST_SOLUTION_TYPE = (3, 4), 10
_TITLE = 1.35
"""The size of a heading, as a multiple of the text's."""
_COLUMN_GAP = mm(7)
_ROW_GAP = mm(6)
_BELOW_TITLE = mm(5)
_CAPTION_GAP = mm(1.4)
_NAMES, _LEAST_NAMES, _CLOSEST_NAMES = 0.5, 7 * UNITS_PER_POINT, 0.75
"""The height of coordinates at most, as a share of the size of the text and of the distance between two lines; the
height below which they do not get as long as they are no more than the last share of this distance.
"""
_BESIDE, _BESIDE_GAP = (0.24, 0.27, 0.3, 0.33, 0.36, 0.4), mm(3)
"""The widths that words beside a board may take, as shares of the width of their place, and the gap before them."""
_MOST_ACROSS, _MOST_SPACING = mm(150), mm(16)
_FEWEST_SPACES = 4
"""The least number of line distances along the longer side for the size of a board.

A board of fewer than five lines is drawn smaller than the others; its stones would be too large.
"""
_LEAST_SPACING = mm(2.8)
"""The least distance between lines to which a board shrinks to make room for words, in a place that is high enough."""
_LEAST_BOARD, _MOST_LEAST_BOARD = 0.42, 0.66
"""The limits of the share of its place's height that a board keeps, however long the texts are."""
_MOST_HEAD = 0.25
_MOST_LINES = 12
"""The number of lines after which a text is cut; for a shorter text, fewer boards are put on a page instead."""
_LEAST_NAME = 8
"""The number of letters that a cut name must keep; else the name is left out."""
_MOST_COMPARED = 12
"""The number of cells, those with the most words, by which the place of the words is chosen."""
_TITLE_LINES = 2
_RULE = mm(0.25)
_WRITING, _ANSWER = mm(9), mm(6)
"""The height of a line to write on, and of one below its label."""
_NAME_PART, _ANSWER_PART = 0.62, 0.7
_BLANKS_ACROSS, _BLANK_GAP = 4, mm(4)
"""The lines to write on side by side at most, and the gap between them."""
_BOX, _TICK_GAP = 0.85, mm(1)
"""The side of a box to tick, as a share of the height of the letters, and the gap above an answer."""


@dataclass(frozen=True, slots=True)
class HandoutStyle:
    """The form of a hand-out: the size of the text in points, and whether it has blank lines for name, date and
    answers.
    """

    type_size: int = USUAL_TYPE_SIZE
    has_blanks: bool = False


_USUAL = HandoutStyle()


@dataclass(frozen=True, slots=True)
class _HandoutCell:
    """The contents of a place in the grid: a question and a name above the board, texts below it.

    `ticks` are answers with a box before each, `blanks` the labels of the lines to write on.
    """

    number: int
    question: str
    picture: BoardPicture
    board: HandoutBoard
    name: str = ""
    text: str = ""
    ticks: tuple[str, ...] = ()
    blanks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _CellLayout:
    """The room of a cell, the size of its text in points, and the width of the words beside its board.

    This width is 0 where the words are below the board.
    """

    room: QSizeF
    points: float
    beside: float = 0.0

    @property
    def board_width(self) -> float:
        """The width that is left for the board."""
        return self.room.width() - (self.beside + _BESIDE_GAP if self.beside else 0.0)

    @property
    def font(self) -> QFont:
        return paper_font(self.points)


@dataclass(frozen=True, slots=True)
class _Caption:
    """The lines above a board, and those below or beside it, broken to fit."""

    head: list[Piece]
    text: list[Piece]
    blank: float = 0.0
    is_cut: bool = False
    is_beside: bool = False

    @property
    def above(self) -> float:
        return _high(self.head) + _CAPTION_GAP

    @property
    def below(self) -> float:
        if self.is_beside:
            return 0.0
        return self.blank + (_high(self.text) + _CAPTION_GAP if self.text else 0.0)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A part of a board at its size: the distance between its lines, and the height of its coordinates."""

    part: BoardPart
    spacing: float
    style: PrintStyle

    @property
    def size(self) -> QSizeF:
        style = self.style
        return diagram_size(self.part, self.spacing, style.coordinates, style.names)


class HandoutPages(SheetPages):
    """The pages of a hand-out; the layout needs a QGuiApplication, painting works on any device."""

    def __init__(
        self,
        handout: Handout,
        title: str,
        sheet: Sheet,
        coordinates: bool = True,
        form: HandoutStyle = _USUAL,
    ) -> None:
        self._handout = handout
        self._title = title
        self._sheet = sheet
        self._coordinates = coordinates
        self._form = form
        super().__init__(sheet, title, [*self._questions(), *self._solutions()])

    def _questions(self) -> Iterator[list[Placed]]:
        form = self._form
        cells = [
            _HandoutCell(
                *(board.number, question(board), board.picture, board),
                self._name(board),
                board.text,
                answers_to_tick(board),
                answer_labels(board) if form.has_blanks and has_answer(board) else (),
            )
            for board in self._handout.positions
        ]
        heading = self._heading(self._title, _TITLE_LINES, form.type_size)
        if form.has_blanks:
            heading.insert(0, self._name_and_date())
        grid = self._fitting_grid(cells, _high(heading) + _BELOW_TITLE)
        yield from self._grid_pages(heading, cells, grid, form.type_size)

    def _name(self, board: HandoutBoard) -> str:
        """Return the name of a position, or '' where it is only the title with a number."""
        bare = board.name.casefold().rstrip(_COUNTED).rstrip("#№")
        return "" if bare.strip() == self._title.casefold() else board.name

    def _solutions(self) -> Iterator[list[Placed]]:
        if not self._handout.solutions:
            return
        boards = self._handout.positions
        cells = [
            _HandoutCell(
                *(board.number, "", solution.picture, board, ""),
                solution_notes(board, solution),
            )
            for board in boards
            if (solution := board.solution) is not None
        ]
        points = min(self._form.type_size, _MOST_SOLUTION_TYPE)
        heading = self._heading(solutions_title(), 1, points)
        missing = [b.number for b in boards if b.is_asked and b.solution is None]
        if missing:
            font = paper_font(points)
            heading += text_pieces(unsolved(missing), self._sheet.wide, font, mm(1.5), centered=True)
        yield from self._grid_pages(heading, cells, _SOLUTIONS, points)

    def _heading(self, text: str, most_lines: int, points: float) -> list[Piece]:
        font = paper_font(points * _TITLE, True)
        fitting = _fitting(text, self._sheet.wide, font, most_lines)
        return text_pieces(fitting, self._sheet.wide, font, centered=True) if fitting else []

    def _name_and_date(self) -> Piece:
        """Return the line with a blank to write on beside each of two words."""
        font, wide = paper_font(self._form.type_size), self._sheet.wide
        name, date = name_and_date()
        middle = wide * _NAME_PART

        def paint(painter: QPainter, x: float, y: float) -> None:
            _paint_blank(painter, name, font, QPointF(x, y + _WRITING), middle - _COLUMN_GAP)
            left = QPointF(x + middle, y + _WRITING)
            _paint_blank(painter, date, font, left, wide - middle)

        return Piece(_WRITING + _BELOW_TITLE, paint)

    def _fitting_grid(self, cells: list[_HandoutCell], top: float) -> tuple[int, int]:
        """Return the columns and rows of a page.

        The number of boards is the largest with which no text is cut, other than those that are too long even for a
        page.
        """
        readable = [cell for cell in cells if not self._has_cut([cell], (1, 1), top)]
        counts = [n for n in sorted(_GRIDS, reverse=True) if n <= self._handout.per_page]
        grids = [_filled(_GRIDS[count], len(cells)) for count in counts]
        fitting = (grid for grid in grids if not self._has_cut(readable, grid, top))
        return next(fitting, grids[0])

    def _has_cut(self, cells: list[_HandoutCell], grid: tuple[int, int], top: float) -> bool:
        place = self._place(grid, top, self._form.type_size)
        return self._is_cut(cells, grid[0], place) and all(
            self._is_cut(cells, grid[0], beside) for beside in _places_beside(place)
        )

    def _is_cut(self, cells: list[_HandoutCell], columns: int, place: _CellLayout) -> bool:
        rows = (cells[first : first + columns] for first in range(0, len(cells), columns))
        return any(words.is_cut for row in rows for words in self._row(row, place))

    def _best_place(self, cells: list[_HandoutCell], columns: int, below: _CellLayout) -> _CellLayout:
        """Return the place whose boards are largest: with the words below them, or beside them if they fit there."""
        if not any(cell.text or cell.ticks or cell.blanks for cell in cells):
            return below
        # The longest words decide; to lay out all of a large hand-out for each width would take long.
        longest = sorted(cells, key=_letters, reverse=True)[:_MOST_COMPARED]
        across = 0.0 if self._is_cut(longest, columns, below) else self._side_in(longest, columns, below)
        found: list[tuple[float, _CellLayout]] = []
        for place in _places_beside(below):
            if not self._is_cut(longest, columns, place):
                found.append((self._side_in(longest, columns, place), place))
        best = max(found, key=lambda each: each[0], default=(0.0, below))
        return below if best[0] <= across or self._is_cut(cells, columns, best[1]) else best[1]

    def _side_in(self, cells: list[_HandoutCell], columns: int, place: _CellLayout) -> float:
        """Return the length of the longer sides of the boards in such places."""
        rows = [self._row(cells[first : first + columns], place) for first in range(0, len(cells), columns)]
        free = [_free(row, place) for row in rows for _ in row]
        return min(each.spacing * _spaces(each.part) for each in self._drawings(cells, free, place.points))

    def _grid_pages(
        self, heading: list[Piece], cells: list[_HandoutCell], grid: tuple[int, int], points: float
    ) -> Iterator[list[Placed]]:
        """Yield the pages of a grid of cells, with the heading on the first.

        On the later pages the cells get the height of the heading: the title is in their footer.
        """
        full, top = grid[0] * grid[1], _high(heading) + _BELOW_TITLE
        place = self._best_place(cells, grid[0], self._place(grid, top, points))
        yield [*_stacked(heading), *self._grid(cells[:full], grid[0], place, top)]
        place = replace(self._place(grid, 0.0, points), beside=place.beside)
        for start in range(full, len(cells), full):
            yield list(self._grid(cells[start : start + full], grid[0], place, 0.0))

    def _place(self, grid: tuple[int, int], top: float, points: float) -> _CellLayout:
        """Return the place of each cell on a page, which is divided into equal parts."""
        columns, rows = grid
        room = QSizeF(
            (self._sheet.wide - (columns - 1) * _COLUMN_GAP) / columns,
            (self._sheet.high - top - (rows - 1) * _ROW_GAP) / rows,
        )
        return _CellLayout(room, points)

    def _grid(self, cells: list[_HandoutCell], columns: int, place: _CellLayout, top: float) -> Iterator[Placed]:
        """Yield the cells of a page from `top` down, with boards of one size."""
        room = place.room
        starts = range(0, len(cells), columns)
        rows = [self._row(cells[first : first + columns], place) for first in starts]
        free = [_free(row, place) for row in rows for _ in row]
        drawings = self._drawings(cells, free, place.points)
        words = [each for row in rows for each in row]
        for n, (cell, said, drawing) in enumerate(zip(cells, words, drawings, strict=True)):
            row, column = divmod(n, columns)
            beside = drawings[row * columns : (row + 1) * columns]
            high = max(each.size.height() for each in beside)
            x, y = column * (room.width() + _COLUMN_GAP), row * (room.height() + _ROW_GAP)
            above = max(each.above for each in rows[row])
            yield Placed(x, top + y, _piece(cell, said, drawing, above, high, place))

    def _row(self, cells: list[_HandoutCell], place: _CellLayout) -> list[_Caption]:
        """Return the words around the boards of a row, cut to leave the boards their room."""
        heads = [_head(cell, place) for cell in cells]
        above = max(_high(head) for head, _ in heads) + _CAPTION_GAP
        return [
            self._words(cell, place, head, is_cut, above) for cell, (head, is_cut) in zip(cells, heads, strict=True)
        ]

    def _words(self, cell: _HandoutCell, place: _CellLayout, head: list[Piece], is_cut: bool, above: float) -> _Caption:
        width, font = place.room.width(), place.font
        line = max(_WRITING, place.points * UNITS_PER_POINT * 1.6)
        blank = line * -(-len(cell.blanks) // _BLANKS_ACROSS)
        if place.beside:
            return self._words_beside(cell, place, _Caption(head, [], blank, is_cut, is_beside=True), above)
        ticks = _ticks(cell.ticks, width, font)
        room = place.room.height() - self._least_board(cell, place) - above - blank - _high(ticks)
        most = min(_MOST_LINES, max(1, int((room - _CAPTION_GAP) / _line_height(font))))
        fitting = _fitting(cell.text, width, font, most)
        is_cut = is_cut or "".join(fitting.split()) != "".join(cell.text.split()) or (bool(ticks) and room < 0)
        text = text_pieces(fitting, width, font, centered=True) if fitting else []
        return _Caption(head, [*text, *ticks], blank, is_cut)

    def _words_beside(self, cell: _HandoutCell, place: _CellLayout, words: _Caption, above: float) -> _Caption:
        """Return the words of a cell with its text in the column beside the board; there no word is broken."""
        font, metrics = place.font, QFontMetricsF(place.font)
        # The label of a blank has a line of its own, above the one to write on; the letters of several do not.
        blank = 0.0
        if cell.blanks:
            is_one = len(cell.blanks) == 1
            blank = _line_height(font) + _ANSWER if is_one else _WRITING * len(cell.blanks)
        written = [*cell.text.split(), *cell.blanks, *(word for each in cell.ticks for word in each.split())]
        longest = max(map(metrics.horizontalAdvance, written), default=0.0)
        text = text_pieces(cell.text, place.beside, font) if cell.text else []
        text += _ticks(cell.ticks, place.beside, font)
        room = place.beside - (_box(font) if cell.ticks else 0.0)
        is_cut = words.is_cut or longest > room or _high(text) + blank > place.room.height() - above
        return replace(words, text=text, blank=blank, is_cut=is_cut)

    def _least_board(self, cell: _HandoutCell, place: _CellLayout) -> float:
        """Return the least height of a board."""
        part, high = cell.board.part, place.room.height()
        spacing = min(_LEAST_SPACING, spacing_within(part, place.room, self._coordinates))
        wanted = diagram_size(part, spacing, self._coordinates).height()
        return min(max(wanted, _LEAST_BOARD * high), _MOST_LEAST_BOARD * high)

    def _drawings(self, cells: list[_HandoutCell], rooms: list[QSizeF], points: float) -> list[_Drawing]:
        """Return the drawings of the boards of a page, whose longer sides all have the same length."""
        parts = _parts(cells)
        longest = max((_spaces(part) for part in parts), default=1)
        shortest = min((_spaces(part) for part in parts), default=1)
        names, across = max(_NAMES * points * UNITS_PER_POINT, _LEAST_NAMES), 0.0
        for _ in range(_ROUNDS):
            within = (
                _across(part, room, names if self._coordinates else 0.0)
                for part, room in zip(parts, rooms, strict=True)
            )
            across = min(_MOST_ACROSS, _MOST_SPACING * shortest, *within)
            # Coordinates too near one another are made smaller, which leaves the board more room.
            spacing = across / longest
            names = min(names, max(_NAMES * spacing, min(_LEAST_NAMES, _CLOSEST_NAMES * spacing)))
        return [
            _Drawing(part, spacing, PrintStyle(PRINT, self._coordinates, names=names / spacing))
            for part in parts
            for spacing in [across / _spaces(part)]
        ]


# The rounds in which the coordinates and the boards adapt their sizes to each other.
_ROUNDS = 4
# The characters that number a name at its end.
_COUNTED = "0123456789 .:"


def _letters(cell: _HandoutCell) -> int:
    """Return the number of letters of the words of a cell."""
    return len(cell.question) + len(cell.text) + sum(map(len, cell.ticks))


def _parts(cells: list[_HandoutCell]) -> list[BoardPart]:
    """Return the shown part of each board; parts cut out of boards all have the same size."""
    free = [cell for cell in cells if not cell.board.is_view]
    alike = iter(parts_alike([(cell.board.part, cell.picture.size) for cell in free]))
    return [cell.board.part if cell.board.is_view else next(alike) for cell in cells]


def _spaces(part: BoardPart) -> int:
    """Return the number of line distances along the longer side of a board."""
    return max(part.size.columns - 1, part.size.rows - 1, _FEWEST_SPACES)


def _across(part: BoardPart, room: QSizeF, names: float) -> float:
    """Return the largest possible length of the longer side of a board, from its first line to its last."""
    bare = diagram_size(part, 1.0, False)
    around = 2 * NAMES_ROOM * names
    spacing = min((room.width() - around) / bare.width(), (room.height() - around) / bare.height())
    return max(spacing, 1.0) * _spaces(part)


def _piece(
    cell: _HandoutCell, words: _Caption, drawing: _Drawing, above: float, high: float, place: _CellLayout
) -> Piece:
    """Return the piece with the number and question, the board centred below them, and the text below it.

    `above` is the room for the words of the row, `high` that for its boards.
    """
    size, width = drawing.size, place.room.width()
    tall = max(high, _high(words.text) + words.blank) if words.is_beside else high + words.below

    def paint(painter: QPainter, x: float, y: float) -> None:
        _paint_lines(painter, words.head, x, y + above - words.above)
        left, top = x + (place.board_width - size.width()) / 2, y + above + (high - size.height()) / 2
        target = QRectF(left, top, size.width(), size.height())
        paint_diagram(painter, cell.picture, drawing.part, target, drawing.style)
        if words.is_beside:
            box = QRectF(x + width - place.beside, y + above, place.beside, tall)
            _paint_beside(painter, words, cell.blanks, place, box)
            return
        below = y + above + high + _CAPTION_GAP
        _paint_lines(painter, words.text, x, below)
        if words.blank:
            room = QRectF(x, y + above + high + words.below - words.blank, width, words.blank)
            _paint_blanks(painter, cell.blanks, place.font, room)

    return Piece(above + tall, paint)


def _paint_beside(painter: QPainter, words: _Caption, blanks: tuple[str, ...], place: _CellLayout, box: QRectF) -> None:
    """Paint the text of a cell in the column beside its board, and the lines for the answer at its foot."""
    _paint_lines(painter, words.text, box.left(), box.center().y() - (_high(words.text) + words.blank) / 2)
    foot = box.center().y() + (_high(words.text) + words.blank) / 2
    if len(blanks) > 1:
        for number, letter in enumerate(reversed(blanks)):
            left = QPointF(box.left(), foot - number * _WRITING)
            _paint_blank(painter, letter, place.font, left, box.width())
    elif blanks:
        painter.setFont(place.font)
        painter.setPen(QPen(QColor("#000000"), _RULE))
        label = foot - words.blank + QFontMetricsF(place.font).ascent()
        painter.drawText(QPointF(box.left(), label), blanks[0])
        painter.drawLine(QPointF(box.left(), foot), QPointF(box.right(), foot))


def _paint_blanks(painter: QPainter, blanks: tuple[str, ...], font: QFont, room: QRectF) -> None:
    """Paint the lines to write on below a board: one in the middle, or several side by side."""
    if len(blanks) == 1:
        wide = room.width() * _ANSWER_PART
        _paint_blank(painter, blanks[0], font, QPointF(room.left() + (room.width() - wide) / 2, room.bottom()), wide)
        return
    rows = -(-len(blanks) // _BLANKS_ACROSS)
    across = -(-len(blanks) // rows)
    wide, high = (room.width() + _BLANK_GAP) / across, room.height() / rows
    for number, letter in enumerate(blanks):
        row, column = divmod(number, across)
        left = QPointF(room.left() + column * wide, room.top() + (row + 1) * high)
        _paint_blank(painter, letter, font, left, wide - _BLANK_GAP)


def _box(font: QFont) -> float:
    """Return the width of a box to tick, with the gap after it."""
    return QFontMetricsF(font).ascent() + mm(2)


def _ticks(answers: tuple[str, ...], width: float, font: QFont) -> list[Piece]:
    """Return the lines of answers with a box before each, together in the middle of a width."""
    room = width - _box(font)
    wide = min(room, max(map(QFontMetricsF(font).horizontalAdvance, answers), default=0.0))
    indent = (room - wide) / 2
    pieces = []
    for answer in answers:
        for number, piece in enumerate(text_pieces(answer, room, font)):
            gap = 0.0 if number else _TICK_GAP
            pieces.append(replace(piece, gap=gap, paint=partial(_paint_tick, piece, font, indent, not number)))
    return pieces


def _paint_tick(
    piece: Piece, font: QFont, indent: float, is_first: bool, painter: QPainter, x: float, y: float
) -> None:
    """Paint a line of an answer, with its box if it is the first one."""
    if is_first:
        side = QFontMetricsF(font).ascent() * _BOX
        painter.setPen(QPen(QColor("#000000"), _RULE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(x + indent, y + (piece.height - side) / 2, side, side))
    piece.paint(painter, x + indent + _box(font), y)


def _paint_blank(painter: QPainter, label: str, font: QFont, left: QPointF, width: float) -> None:
    """Paint a word and a line to write on beside it; `left` is the lower left corner."""
    painter.setFont(font)
    painter.setPen(QPen(QColor("#000000"), _RULE))
    base = left - QPointF(0, QFontMetricsF(font).descent())
    painter.drawText(base, label)
    start = QFontMetricsF(font).horizontalAdvance(label) + mm(2)
    painter.drawLine(base + QPointF(start, _RULE), base + QPointF(width, _RULE))


def _filled(grid: tuple[int, int], count: int) -> tuple[int, int]:
    """Return a grid without the rows that this number of cells leaves empty."""
    columns, rows = grid
    return columns, min(rows, -(-count // columns))


def _places_beside(place: _CellLayout) -> list[_CellLayout]:
    """Return the same place with the words beside its board, in columns of several widths."""
    return [replace(place, beside=share * place.room.width()) for share in _BESIDE]


def _free(row: list[_Caption], place: _CellLayout) -> QSizeF:
    """Return the room that the words of a row leave to each of its boards."""
    words = max(each.above for each in row) + max(each.below for each in row)
    return QSizeF(place.board_width, place.room.height() - words)


def _head(cell: _HandoutCell, place: _CellLayout) -> tuple[list[Piece], bool]:
    """Return the lines with the number and the question, and whether the question is cut.

    The name follows as far as their last line has room for it.
    """
    width, font, number = place.room.width(), place.font, f"{cell.number}"
    whole = "\N{EN SPACE}".join(part for part in (number, cell.question) if part)
    most = max(1, int(_MOST_HEAD * place.room.height() / _line_height(font)))
    asked = _fitting(whole, width, font, most)
    is_cut = asked != whole
    if cell.name and not is_cut:
        named = f"{asked}\N{EN SPACE}{cell.name}"
        fitting = _fitting(named, width, font, len(text_pieces(asked, width, font)))
        if fitting == named or len(fitting) > len(asked) + _LEAST_NAME:
            asked = fitting
    return text_pieces(asked, width, font, centered=True, bold=len(number)), is_cut


def _line_height(font: QFont) -> float:
    return text_pieces("x", mm(100), font)[0].height


def _high(pieces: list[Piece]) -> float:
    return sum(piece.gap + piece.height for piece in pieces)


def _paint_lines(painter: QPainter, pieces: list[Piece], x: float, y: float) -> None:
    for placed in _stacked(pieces):
        placed.piece.paint(painter, x, y + placed.y)


def _stacked(pieces: list[Piece]) -> Iterator[Placed]:
    y = 0.0
    for piece in pieces:
        y += piece.gap
        yield Placed(0.0, y, piece)
        y += piece.height


def _fitting(text: str, width: float, font: QFont, most_lines: int) -> str:
    """Return as much of a text as fits into this number of lines."""
    if not text or len(text_pieces(text, width, font)) <= most_lines:
        return text
    flat = " ".join(text.split())
    if len(text_pieces(flat, width, font)) <= most_lines:
        return flat
    # A binary search for the number of letters that leave room for the ellipsis, since words have all widths.
    least, most = 0, len(flat)
    while least < most:
        middle = (least + most + 1) // 2
        fits = len(text_pieces(flat[:middle].rstrip() + "…", width, font)) <= most_lines
        least, most = (middle, most) if fits else (least, middle - 1)
    return flat[:least].rstrip() + "…"
