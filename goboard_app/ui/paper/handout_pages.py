"""HandoutPages: a planned hand-out laid out in a grid on sheets of paper, painted page by page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from goboard_app.app.texts.handout import board_head, solution_notes, solutions_title, unsolved
from goboard_app.lessons.handout import Handout, HandoutBoard
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.print_board import (
    PRINT,
    PrintStyle,
    diagram_size,
    paint_diagram,
    spacing_within,
)
from goboard_app.ui.paper.flow import Piece, Placed
from goboard_app.ui.paper.measures import Sheet, mm, paper_font
from goboard_app.ui.paper.sheet_pages import SheetPages, elided
from goboard_app.ui.paper.text_pieces import BODY, SMALL, text_pieces

_GRIDS = {2: (1, 2), 4: (2, 2), 6: (2, 3), 12: (3, 4)}
_SOLUTIONS = 12
_TITLE = 15.0
_COLUMN_GAP = mm(7)
_ROW_GAP = mm(6)
_BELOW_TITLE = mm(5)
_CAPTION_GAP = mm(1.4)
_MOST_SPACING = mm(12)
_MOST_SMALL_SPACING = mm(8.0)
_MOST_LINES = 3
_TITLE_LINES = 2


@dataclass(frozen=True, slots=True)
class _Cell:
    """What stands in one place of the grid: the board, a line above it and texts below."""

    number: int
    head: str
    picture: BoardPicture
    board: HandoutBoard
    text: str = ""


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
            _Cell(board.number, board_head(board), board.picture, board, board.text)
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
                board.number, board.name, solution.picture, board, solution_notes(board, solution)
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
        return text_pieces(text, self._sheet.wide, paper_font(_TITLE, True))[:most_lines]

    def _grid_pages(
        self, heading: list[Piece], cells: list[_Cell], grid: tuple[int, int]
    ) -> Iterator[list[Placed]]:
        """Pages of so many cells; the heading stands on the first, every page has equal cells."""
        columns, rows = grid
        top = sum(piece.height + piece.gap for piece in heading) + _BELOW_TITLE
        room = QSizeF(
            (self._sheet.wide - (columns - 1) * _COLUMN_GAP) / columns,
            (self._sheet.high - top - (rows - 1) * _ROW_GAP) / rows,
        )
        full = columns * rows
        for page, start in enumerate(range(0, max(1, len(cells)), full)):
            group = cells[start : start + full]
            placed = [] if page else list(_stacked(heading))
            for place, cell in enumerate(group):
                row, column = divmod(place, columns)
                x = column * (room.width() + _COLUMN_GAP)
                y = top + row * (room.height() + _ROW_GAP)
                placed.append(Placed(x, y, self._piece(cell, room)))
            yield placed

    def _piece(self, cell: _Cell, room: QSizeF) -> Piece:
        """The number and its words, the board as large as fits below, and the text under it."""
        font = paper_font(BODY)
        bold = paper_font(BODY, True)
        number = f"{cell.number}"
        indent = QFontMetricsF(bold).horizontalAdvance(number) + mm(2)
        head = elided(cell.head, font, room.width() - indent)
        line = QFontMetricsF(bold)
        lines = text_pieces(cell.text, room.width(), paper_font(SMALL)) if cell.text else []
        lines = _cut(lines, cell.text, room.width())
        text_high = sum(piece.height for piece in lines) + (_CAPTION_GAP if lines else 0.0)
        top = line.height() + _CAPTION_GAP
        box = QSizeF(room.width(), room.height() - top - text_high)
        most = _MOST_SPACING if room.width() > self._sheet.wide / 2 else _MOST_SMALL_SPACING
        part = cell.board.part
        spacing = min(spacing_within(part, box, self._style.coordinates), most)
        size = diagram_size(part, spacing, self._style.coordinates)
        style = self._style

        def paint(painter: QPainter, x: float, y: float) -> None:
            painter.setPen(QColor("#000000"))
            painter.setFont(bold)
            painter.drawText(QPointF(x, y + line.ascent()), number)
            painter.setFont(font)
            painter.drawText(QPointF(x + indent, y + line.ascent()), head)
            target = QRectF(x, y + top, size.width(), size.height())
            paint_diagram(painter, cell.picture, part, target, style)
            down = y + top + size.height() + _CAPTION_GAP
            for piece in lines:
                piece.paint(painter, x, down)
                down += piece.height

        return Piece(top + size.height() + text_high, paint)


def _stacked(pieces: list[Piece]) -> Iterator[Placed]:
    y = 0.0
    for piece in pieces:
        y += piece.gap
        yield Placed(0.0, y, piece)
        y += piece.height


def _cut(lines: list[Piece], text: str, width: float) -> list[Piece]:
    """The first lines of a text; where there are more the last one shown ends in dots."""
    if len(lines) <= _MOST_LINES:
        return lines
    font = paper_font(SMALL)
    flat = " ".join(text.split())
    whole = text_pieces(flat, width, font)
    if len(whole) <= _MOST_LINES:
        return whole
    # As many letters as leave room for the dots: words are of all widths, so try.
    least, most = 0, len(flat)
    while least < most:
        middle = (least + most + 1) // 2
        fits = len(text_pieces(flat[:middle].rstrip() + "…", width, font)) <= _MOST_LINES
        least, most = (middle, most) if fits else (least, middle - 1)
    return text_pieces(flat[:least].rstrip() + "…", width, font)
