"""KifuPages: the layout of a kifu on sheets of paper, painted page by page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from goboard_app.app.files.load import game_title
from goboard_app.app.texts import print as texts
from goboard_app.session.kifu.plan import Diagram, Kifu, KifuBoard, KifuComment, KifuFigure
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
    PageFrame,
    PageSection,
    Piece,
    Sheet,
    SheetPages,
    fill_pages,
    indented,
    mm,
    paper_font,
    text_pieces,
    title_piece,
)
from goboard_app.ui.widgets.theme import Theme

_COLUMN_GAP = mm(8)
_SECTION_GAP = mm(7)
_ITEM_GAP = mm(2.6)
_INDENT = mm(4)
_CAPTION_GAP = mm(1.0)
_MOST_SPACING = mm(9.0)
_MOST_SMALL_SPACING = mm(4.6)
_FIGURE_SHARE = 0.44
"""The largest share of a page's height for a figure: two figures with their captions fill a page."""
_LEAST_SHARE = 0.35
_CAPTION_SHARE = 0.045
_FEW = mm(24)
"""The height of five lines of text."""


class KifuPages(SheetPages):
    """The pages of a game; the layout needs a QGuiApplication, painting works on any device."""

    def __init__(self, kifu: Kifu, sheet: Sheet, theme: Theme = PRINT) -> None:
        self._kifu = kifu
        self._diagrams = 0
        self._sheet = sheet
        self._theme = theme
        column = (sheet.wide - _COLUMN_GAP) / 2
        self._frame = PageFrame(sheet.high, column, _COLUMN_GAP, section_gap=_SECTION_GAP, few=_FEW)
        pages = fill_pages(self._frame, list(self._sections()))
        super().__init__(sheet, game_title(kifu.info), pages)

    # The sections of the pages

    def _sections(self) -> Iterator[PageSection]:
        title = title_piece(self._kifu, self._sheet.wide)
        opening, rest = _opening(self._kifu)
        yield PageSection(lambda _room: title, tuple(self._comments(opening)))
        first_share = self._first_share(title.height)
        is_paired = not opening and not rest
        for number, figure in enumerate(self._kifu.figures):
            items = rest if number == 0 else figure.items
            pieces = [piece for item in items for piece in self._item(item)]
            if number == len(self._kifu.figures) - 1 and self._kifu.is_cut:
                font = paper_font(SMALL)
                pieces += text_pieces(texts.cut_note(), self._frame.column_width, font, _ITEM_GAP)
            share = first_share if number < 2 and is_paired else _FIGURE_SHARE
            yield PageSection(_FigureBlock(self, figure, share), tuple(pieces))

    def _first_share(self, title: float) -> float:
        """Return the share of the height for the first figures: two fit below the title where they stay readable."""
        room = self._sheet.high - title - 2 * _SECTION_GAP
        share = room / 2 / self._sheet.high - _CAPTION_SHARE
        return share if _LEAST_SHARE <= share <= _FIGURE_SHARE else _FIGURE_SHARE

    def figure_piece(self, figure: KifuFigure, share: float, room: float) -> Piece | None:
        """Return a figure with its caption and notes, centred; None where the room is too small."""
        wide, board = self._sheet.wide, figure.board
        caption = texts.figure_caption(figure, len(self._kifu.figures) == 1)
        lines = text_pieces(caption, wide, paper_font(BODY, True), centered=True) if caption else []
        notes = texts.board_notes(board)
        if notes:
            lines += text_pieces(notes, wide * 0.84, paper_font(SMALL), mm(0.6), centered=True)
        text_high = sum(line.height + line.gap for line in lines) + _CAPTION_GAP
        most = min(share * self._sheet.high, room - text_high)
        if most < _LEAST_SHARE * self._sheet.high and room < self._sheet.high:
            return None
        style = self._style(board)
        box = QSizeF(wide, most)
        spacing = min(spacing_within(board.part, box, style.coordinates), _MOST_SPACING)
        return _board_piece(board, style, spacing, wide, lines, is_centered=True)

    def _item(self, item: KifuComment | Diagram) -> Iterable[Piece]:
        if isinstance(item, KifuComment):
            return self._comments([item])
        self._diagrams += 1
        return [replace(piece, floats=self._diagrams) for piece in self._diagram(item)]

    def _comments(self, comments: Iterable[KifuComment], indent: float = 0.0) -> Iterator[Piece]:
        width = self._frame.column_width - indent
        for comment in comments:
            head, gap = texts.comment_head(comment), _ITEM_GAP
            if head:
                keeps = bool(comment.text)
                yield from text_pieces(head, width, paper_font(SMALL, True), gap, keeps)
                gap = mm(0.3)
            if comment.text:
                yield from text_pieces(comment.text, width, gap=gap)

    def _diagram(self, diagram: Diagram) -> Iterator[Piece]:
        width = self._frame.column_width
        head = texts.diagram_caption(diagram)
        yield from text_pieces(head, width, paper_font(SMALL, True), _ITEM_GAP + mm(1), True)
        board, style = diagram.board, self._style(diagram.board)
        room = QSizeF(width, self._sheet.high * 0.6)
        spacing = min(spacing_within(board.part, room, style.coordinates), _MOST_SMALL_SPACING)
        notes = texts.board_notes(board)
        lines = text_pieces(notes, width, paper_font(SMALL), mm(0.6)) if notes else []
        # An indent parts the comments of the diagram from those of the game after it.
        comments = indented(list(self._comments(diagram.comments, _INDENT)), _INDENT)
        shown = _board_piece(board, style, spacing, width, lines, is_centered=False)
        # The words that belong to a diagram begin below it.
        yield replace(shown, keeps=bool(comments))
        yield from comments

    def _style(self, board: KifuBoard) -> PrintStyle:
        return PrintStyle(self._theme, board.signs.coordinates, board.signs.stars)


class _FigureBlock:
    """A block that makes its figure when the room for it is known."""

    def __init__(self, pages: KifuPages, figure: KifuFigure, share: float) -> None:
        self._pages = pages
        self._figure = figure
        self._share = share

    def __call__(self, room: float) -> Piece | None:
        return self._pages.figure_piece(self._figure, self._share, room)


def _opening(kifu: Kifu) -> tuple[list[KifuComment], tuple[KifuComment | Diagram, ...]]:
    """Return the comments before the first move, which are printed above the first figure, and the other items."""
    items = kifu.figures[0].items if kifu.figures else ()
    opening = [item for item in items if isinstance(item, KifuComment) and item.number is None]
    return opening, tuple(item for item in items if item not in opening)


def _board_piece(
    board: KifuBoard,
    style: PrintStyle,
    spacing: float,
    width: float,
    lines: list[Piece],
    is_centered: bool,
) -> Piece:
    """Return a board with the lines of its caption below it, as one piece."""
    size = diagram_size(board.part, spacing, style.coordinates)
    left = (width - size.width()) / 2 if is_centered else 0.0
    indent = 0.08 * width if is_centered else 0.0

    def paint(painter: QPainter, x: float, y: float) -> None:
        box = QRectF(x + left, y, size.width(), size.height())
        paint_diagram(painter, board.picture, board.part, box, style)
        down = y + size.height() + _CAPTION_GAP
        for number, line in enumerate(lines):
            down += line.gap
            # The caption uses the whole width, the notes are a bit narrower.
            line.paint(painter, x if number == 0 else x + indent, down)
            down += line.height

    high = size.height() + _CAPTION_GAP + sum(line.height + line.gap for line in lines)
    return Piece(high, paint)
