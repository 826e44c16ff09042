"""HandoutPages: a hand-out of problems laid out in a grid on pages, and painted page by page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from goboard_app.app.texts.print import question, solution_notes, solutions_title, unsolved
from goboard_app.lessons.handout import Handout, HandoutBoard
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.print import (
    PRINT,
    PrintStyle,
    diagram_size,
    paint_diagram,
    spacing_within,
)
from goboard_app.ui.paper.pages import (
    BODY,
    SMALL,
    Piece,
    Placed,
    Sheet,
    SheetPages,
    mm,
    paper_font,
    text_pieces,
)

_GRIDS = {2: (1, 2), 4: (2, 2), 6: (2, 3), 12: (3, 4)}
_SOLUTIONS = 12
_TITLE = 15.0
_COLUMN_GAP = mm(7)
_ROW_GAP = mm(6)
_BELOW_TITLE = mm(5)
_CAPTION_GAP = mm(1.4)
_MOST_SPACING = mm(12)
_MOST_SMALL_SPACING = mm(8.0)
_LEAST_SPACING = {2: mm(7), 4: mm(5), 6: mm(4), 12: mm(2.8)}
"""How near the lines of a board may come, by how many there are on a page, to make room for words.

So a question is read to its end where the board is small; it is cut where that is not enough.
"""
_FEWEST_LINES, _MOST_LINES = 2, 12
_HEAD_LINES = 3
_LEAST_NAME = 8
"""A name of which fewer letters would be left is left out."""
_TITLE_LINES = 2


@dataclass(frozen=True, slots=True)
class _Cell:
    """What stands in one place of the grid: a question and a name above the board, texts below."""

    number: int
    question: str
    picture: BoardPicture
    board: HandoutBoard
    name: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class _Words:
    """The lines above and below a board, broken to fit."""

    head: list[Piece]
    text: list[Piece]

    @property
    def head_high(self) -> float:
        return _high(self.head)

    @property
    def text_high(self) -> float:
        return _high(self.text) + (_CAPTION_GAP if self.text else 0.0)


class HandoutPages(SheetPages):
    """The pages of a hand-out. Laying out needs a QGuiApplication, painting any device."""

    def __init__(
        self, handout: Handout, title: str, sheet: Sheet, coordinates: bool = True
    ) -> None:
        self._handout = handout
        self._title = title
        self._sheet = sheet
        self._style = PrintStyle(PRINT, coordinates)
        super().__init__(sheet, title, [*self._questions(), *self._solutions()])

    def _questions(self) -> Iterator[list[Placed]]:
        cells = [
            _Cell(board.number, question(board), board.picture, board, board.name, board.text)
            for board in self._handout.positions
        ]
        grid = _GRIDS[self._handout.per_page]
        yield from self._grid_pages(self._heading(self._title, _TITLE_LINES), cells, grid)

    def _solutions(self) -> Iterator[list[Placed]]:
        if not self._handout.solutions:
            return
        boards = self._handout.positions
        cells = [
            _Cell(
                *(board.number, "", solution.picture, board, board.name),
                solution_notes(board, solution),
            )
            for board in boards
            if (solution := board.solution) is not None
        ]
        heading = self._heading(solutions_title(), 1)
        missing = [b.number for b in boards if b.is_asked and b.solution is None]
        if missing:
            heading += text_pieces(unsolved(missing), self._sheet.wide, gap=mm(1.5))
        yield from self._grid_pages(heading, cells, _GRIDS[_SOLUTIONS])

    def _heading(self, text: str, most_lines: int) -> list[Piece]:
        return _cut(text, self._sheet.wide, paper_font(_TITLE, True), most_lines)

    def _grid_pages(
        self, heading: list[Piece], cells: list[_Cell], grid: tuple[int, int]
    ) -> Iterator[list[Placed]]:
        """Pages of so many cells each; the heading stands on the first.

        The pages after it have its height for their cells: the title is at their foot.
        """
        full = grid[0] * grid[1]
        top = _high(heading) + _BELOW_TITLE
        yield [*_stacked(heading), *self._grid(cells[:full], grid, top)]
        for start in range(full, len(cells), full):
            yield list(self._grid(cells[start : start + full], grid, 0.0))

    def _grid(self, cells: list[_Cell], grid: tuple[int, int], top: float) -> Iterator[Placed]:
        """Cells from there down, each with the same share of the page."""
        columns, rows = grid
        room = QSizeF(
            (self._sheet.wide - (columns - 1) * _COLUMN_GAP) / columns,
            (self._sheet.high - top - (rows - 1) * _ROW_GAP) / rows,
        )
        for row, first in enumerate(range(0, len(cells), columns)):
            y = top + row * (room.height() + _ROW_GAP)
            pieces = self._row(cells[first : first + columns], room, columns * rows)
            step = room.width() + _COLUMN_GAP
            yield from (Placed(n * step, y, piece) for n, piece in enumerate(pieces))

    def _row(self, cells: list[_Cell], room: QSizeF, per_page: int) -> Iterator[Piece]:
        """Cells beside one another: their boards begin at one height, and have as much room."""
        heads = [_head(cell, room.width()) for cell in cells]
        above = max(_high(head) for head in heads) + _CAPTION_GAP
        boards = max(self._least(cell, room, per_page) for cell in cells)
        lines = _lines_within(room.height() - above - boards - _CAPTION_GAP)
        small = paper_font(SMALL)
        texts = [_cut(cell.text, room.width(), small, lines) for cell in cells]
        words = [_Words(*both) for both in zip(heads, texts, strict=True)]
        below = max(each.text_high for each in words)
        box = QSizeF(room.width(), room.height() - above - below)
        for cell, said in zip(cells, words, strict=True):
            yield self._piece(cell, said, above, box)

    def _least(self, cell: _Cell, room: QSizeF, per_page: int) -> float:
        """How high a board is at least."""
        part, coordinates = cell.board.part, self._style.coordinates
        within = spacing_within(part, room, coordinates)
        spacing = min(within, _LEAST_SPACING[per_page])
        return diagram_size(part, spacing, coordinates).height()

    def _piece(self, cell: _Cell, words: _Words, above: float, box: QSizeF) -> Piece:
        """The number and its words, the board as large as fits below, and the text under it."""
        most = _MOST_SPACING if box.width() > self._sheet.wide / 2 else _MOST_SMALL_SPACING
        part, style, bold = cell.board.part, self._style, paper_font(BODY, True)
        spacing = min(spacing_within(part, box, style.coordinates), most)
        size = diagram_size(part, spacing, style.coordinates)

        def paint(painter: QPainter, x: float, y: float) -> None:
            painter.setPen(QColor("#000000"))
            painter.setFont(bold)
            painter.drawText(QPointF(x, y + QFontMetricsF(bold).ascent()), f"{cell.number}")
            _paint_lines(painter, words.head, x + _indent(cell), y)
            target = QRectF(x, y + above, size.width(), size.height())
            paint_diagram(painter, cell.picture, part, target, style)
            _paint_lines(painter, words.text, x, y + above + size.height() + _CAPTION_GAP)

        return Piece(above + size.height() + words.text_high, paint)


def _head(cell: _Cell, width: float) -> list[Piece]:
    """A name takes what the question leaves of its last line: it is cut rather than the board."""
    room, font = width - _indent(cell), paper_font(BODY)
    # A number has a line of its own where there is no word beside it.
    asked = _fitting(cell.question, room, font, _HEAD_LINES) or "\N{NO-BREAK SPACE}"
    if cell.name:
        whole = "\N{EN SPACE}".join(part for part in (cell.question, cell.name) if part)
        lines = len(text_pieces(asked, room, font))
        fitting = _fitting(whole, room, font, lines)
        if fitting == whole or len(fitting) > len(cell.question) + _LEAST_NAME:
            asked = fitting
    return text_pieces(asked, room, font)


def _lines_within(height: float) -> int:
    """How many lines of a text fit."""
    line = text_pieces("x", mm(100), paper_font(SMALL))[0].height
    return min(_MOST_LINES, max(_FEWEST_LINES, int(height / line)))


def _indent(cell: _Cell) -> float:
    return QFontMetricsF(paper_font(BODY, True)).horizontalAdvance(f"{cell.number}") + mm(2)


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


def _cut(text: str, width: float, font: QFont, most_lines: int) -> list[Piece]:
    """The first lines of a text; where there are more the last one shown ends in dots."""
    fitting = _fitting(text, width, font, most_lines)
    return text_pieces(fitting, width, font) if fitting else []


def _fitting(text: str, width: float, font: QFont, most_lines: int) -> str:
    """As much of a text as so many lines hold."""
    if not text or len(text_pieces(text, width, font)) <= most_lines:
        return text
    flat = " ".join(text.split())
    if len(text_pieces(flat, width, font)) <= most_lines:
        return flat
    # As many letters as leave room for the dots: words are of all widths, so try.
    least, most = 0, len(flat)
    while least < most:
        middle = (least + most + 1) // 2
        fits = len(text_pieces(flat[:middle].rstrip() + "…", width, font)) <= most_lines
        least, most = (middle, most) if fits else (least, middle - 1)
    return flat[:least].rstrip() + "…"
