"""The layout of pages: sheets of paper, text broken into lines, and blocks with columns of text.

All lengths are in units of a twentieth of a point. Nothing is ever cut: a piece that does not fit goes to the next
column or page as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from itertools import takewhile

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageSize, QPainter, QPen, QTextLayout, QTextOption

from goboard_app.app.texts.print import game_facts, kifu_title, page_number, player_line
from goboard_app.go.board import Color
from goboard_app.session.kifu.plan import Kifu
from goboard_app.ui.widgets.look import FAMILIES, set_feature

# They leave a 16,000th of the height.
_STEPS = 14

UNITS_PER_POINT = 20
UNITS_PER_INCH = 72 * UNITS_PER_POINT
_MM = UNITS_PER_INCH / 25.4

# Sizes of text in points.
BODY = 9.5
SMALL = 8.5

_LINE = 1.18
_EMPTY = 0.3
# The least length of a line that may have been broken by an editor.
_WRAPPED = 52
_BLANK = " \t\n\r\f\v"
"""The characters of an empty line; a line with a no-break space keeps its full height."""

_TITLE = 16.0
_PLAYER = 11.0

_Put = tuple[float, float, Callable[..., None]]


@dataclass(frozen=True, slots=True)
class Piece:
    """An undivided part of a page: a line of text, a board.

    `gap` is the room above it, except at the head of a column; a piece that `keeps` is not the last of a column without
    the piece after it. Pieces that share a number in `floats` are a diagram with its words: where it does not fit, the
    text after it may come first.
    """

    height: float
    paint: Callable[..., None]
    gap: float = 0.0
    keeps: bool = False
    floats: int = 0


@dataclass(frozen=True, slots=True)
class PageSection:
    """A block across the page, as high as `block` makes it, and the pieces below it.

    `block` gets the room left on the page and returns the piece that fits in it, or None where it needs a page of its
    own.
    """

    block: Callable[[float], Piece | None] | None
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class PageFrame:
    """The room on a page: its height `high`, and columns of one width side by side.

    Text of less than the height `few` is not left alone on a page.
    """

    high: float
    column_width: float
    column_gap: float
    columns: int = 2
    section_gap: float = 0.0
    few: float = 0.0

    def column_x(self, column: int) -> float:
        """Return the left edge of a column."""
        return column * (self.column_width + self.column_gap)


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece with its place on the page, from the upper left corner of the frame."""

    x: float
    y: float
    piece: Piece


@dataclass
class _PageFiller:
    """The pages being filled; `y` is the top of the free room on the last one."""

    frame: PageFrame
    pages: list[list[Placed]] = field(default_factory=lambda: [[]])
    y: float = 0.0

    @property
    def left(self) -> float:
        return self.frame.high - self.y

    def turn(self) -> None:
        self.pages.append([])
        self.y = 0.0


def fill_pages(frame: PageFrame, sections: Sequence[PageSection]) -> list[list[Placed]]:
    """Return all pages with their pieces."""
    paper = _PageFiller(frame)
    for section in sections:
        _place_block(paper, section)
        _place_columns(paper, section.pieces)
    return paper.pages


def _place_block(paper: _PageFiller, section: PageSection) -> None:
    if section.block is None:
        return
    if paper.y:
        paper.y += paper.frame.section_gap
    below = _height_below(paper.frame, section.pieces)
    # Smaller where that keeps all its words on its page.
    piece = section.block(paper.left - below) if 0 < below < paper.left else None
    if piece is not None and paper.y and piece.height + below > paper.left:
        piece = None
    if piece is None and paper.y and 0 < below <= paper.frame.few:
        # A few lines would be alone on the next page.
        paper.turn()
        piece = section.block(paper.left - below)
    piece = piece or section.block(paper.left)
    if piece is None and paper.y:
        paper.turn()
        piece = section.block(paper.left)
    if piece is not None:
        paper.pages[-1].append(Placed(0.0, paper.y, piece))
        paper.y += piece.height


def _height_below(frame: PageFrame, pieces: Sequence[Piece]) -> float:
    """Return the height of the columns below a block with the gap above them; the page and more if they do not fit."""
    if not pieces:
        return 0.0
    high = _balanced(pieces, frame.high, frame.columns)
    # Rounding must not push out a piece that fits exactly.
    return (2 * frame.high if high is None else high + 1) + frame.section_gap / 2


def _place_columns(paper: _PageFiller, pieces: Sequence[Piece]) -> None:
    """Fill the columns below the pieces so far; the last ones are made equally long."""
    rest = pieces
    while rest:
        gap = paper.frame.section_gap / 2 if paper.y else 0.0
        room = paper.left - gap
        if paper.y and room < _least(rest):
            paper.turn()
            continue
        high = _balanced(rest, room, paper.frame.columns)
        may_float = high is None
        columns, rest = _fill(rest, high or room, paper.frame.columns, may_float=may_float)
        columns, rest = _without_lone_lines(columns, rest, paper.frame.few)
        used = 0.0
        for number, column in enumerate(columns):
            for y, piece in _stacked(column):
                place = Placed(paper.frame.column_x(number), paper.y + gap + y, piece)
                paper.pages[-1].append(place)
                used = max(used, y + piece.height)
        if rest:
            paper.turn()
        else:
            paper.y += gap + used


def _without_lone_lines(
    columns: list[list[Piece]], rest: Sequence[Piece], few: float
) -> tuple[list[list[Piece]], Sequence[Piece]]:
    """Return the columns and the pieces left for the next page, of which there are none or enough not to look lost."""
    last = next((number for number in range(len(columns) - 1, -1, -1) if columns[number]), None)
    if not rest or last is None:
        return columns, rest
    column, moved = list(columns[last]), list(rest)
    while column and (_height(moved) < few or column[-1].keeps):
        moved.insert(0, column.pop())
    # A page is not left empty for the sake of the next one.
    if not column and not last:
        return columns, rest
    return [*columns[:last], column, *columns[last + 1 :]], moved


def _height(pieces: Sequence[Piece]) -> float:
    return sum(piece.height for piece in pieces)


def _least(pieces: Sequence[Piece]) -> float:
    """Return the room for the first pieces that may not be separated."""
    high = 0.0
    for number, piece in enumerate(pieces):
        high += piece.height + (piece.gap if number else 0.0)
        if not piece.keeps:
            break
    return high


def _balanced(pieces: Sequence[Piece], room: float, columns: int) -> float | None:
    """Return the least height with which all pieces fit into the columns; None where they do not fit."""
    if _fill(pieces, room, columns)[1]:
        return None
    # A binary search; each step halves the error.
    low, high = 0.0, room
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _fill(pieces, middle, columns, may_overflow=False)[1]:
            low = middle
        else:
            high = middle
    return high


def _fill(
    pieces: Sequence[Piece],
    room: float,
    columns: int,
    may_overflow: bool = True,
    may_float: bool = False,
) -> tuple[list[list[Piece]], Sequence[Piece]]:
    """Return the pieces for each column of this height, and the pieces left over."""
    filled: list[list[Piece]] = []
    rest = pieces
    for _ in range(columns):
        taken = _fitting(rest, room)
        if not taken and rest and not filled and may_overflow:
            # The piece is higher than any page and has to be put somewhere.
            taken = 1
        column, rest = list(rest[:taken]), rest[taken:]
        if may_float:
            more, rest = _pulled_up(column, rest, room)
            column += more
        filled.append(column)
    return filled, rest


def _pulled_up(column: Sequence[Piece], rest: Sequence[Piece], room: float) -> tuple[Sequence[Piece], Sequence[Piece]]:
    """Return the text after a diagram that does not fit below the column, as far as the text fits, and the rest."""
    number = rest[0].floats if rest else 0
    if not number or (column and column[-1].floats == number):
        return (), rest
    diagram = list(takewhile(lambda piece: piece.floats == number, rest))
    after = rest[len(diagram) :]
    text = list(takewhile(lambda piece: not piece.floats, after))
    high = sum(piece.height + piece.gap for piece in column) - (column[0].gap if column else 0.0)
    taken = _fitting(text, room, high)
    return text[:taken], [*diagram, *after[taken:]]


def _fitting(pieces: Sequence[Piece], room: float, high: float = 0.0) -> int:
    """Return how many pieces fit into a column below `high` and may be its last."""
    end, is_first = 0, not high
    while end < len(pieces):
        piece = pieces[end]
        high += piece.height + (0.0 if is_first and not end else piece.gap)
        # Rounding must not push out a piece that fits exactly.
        if high > room + 1e-6:
            break
        end += 1
    if end < len(pieces):
        while end and pieces[end - 1].keeps:
            end -= 1
    return end


def _stacked(pieces: Sequence[Piece]) -> Iterator[tuple[float, Piece]]:
    y = 0.0
    for number, piece in enumerate(pieces):
        y += piece.gap if number else 0.0
        yield y, piece
        y += piece.height


def mm(length: float) -> float:
    """Return a length in millimetres in units."""
    return length * _MM


class PaperSize(Enum):
    """The sizes of paper, with their names in options and settings."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def page_size(self) -> QPageSize:
        """The size for Qt."""
        is_a4 = self is PaperSize.A4
        return QPageSize(QPageSize.PageSizeId.A4 if is_a4 else QPageSize.PageSizeId.Letter)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper in units, with its margins."""

    width: float
    height: float
    side: float = mm(16)
    top: float = mm(16)
    bottom: float = mm(18)

    @classmethod
    def of(cls, paper: PaperSize, is_wide: bool = False) -> Sheet:
        """Return a sheet of this paper, in portrait or landscape format."""
        # ISO 216 A4 and ANSI Letter, in millimetres.
        width, height = (210, 297) if paper is PaperSize.A4 else (215.9, 279.4)
        return cls(mm(height), mm(width)) if is_wide else cls(mm(width), mm(height))

    @property
    def wide(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.side

    @property
    def high(self) -> float:
        """The height between the margins."""
        return self.height - self.top - self.bottom


def paper_font(points: float, is_bold: bool = False) -> QFont:
    """Return the program's font in this size in points on paper."""
    font = QFont()
    # In pixels: the painter's units are those of the page, whatever the resolution of the device.
    font.setPixelSize(round(points * UNITS_PER_POINT))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Tabular figures ("tnum") and contextual alternates ("calt") are glyphs of their own in Inter, which cannot be
    # searched or copied in a PDF.
    if not all([set_feature(font, feature, 0) for feature in ("tnum", "calt")]):
        font.setFamilies([name for name in font.families() if name not in FAMILIES])
    font.setBold(is_bold)
    return font


_PARAGRAPH_GAP = mm(1.0)
_WHOLE = 4
"""The number of lines up to which a text is not divided."""


def text_pieces(
    text: str,
    width: float,
    font: QFont | None = None,
    gap: float = 0.0,
    keeps: bool = False,
    centered: bool = False,
    color: str = "#000000",
    bold: int = 0,
) -> list[Piece]:
    """Return the lines of a text broken at a width, with `gap` above it and a smaller one between paragraphs.

    The first `bold` characters are bold. With `keeps` the last line stays with the piece that follows. A text or a
    paragraph of a few lines stays whole; of a longer one the first two lines and the last two stay together.
    """
    font = font or paper_font(BODY)
    pieces: list[Piece] = []
    for number, paragraph in enumerate(reflowed(text)):
        above = gap if number == 0 else _PARAGRAPH_GAP
        pieces += _paragraph(paragraph, width, font, above, centered, color, 0 if number else bold)
    if len(pieces) <= _WHOLE:
        pieces[:-1] = [replace(piece, keeps=True) for piece in pieces[:-1]]
    if keeps and pieces:
        pieces[-1] = replace(pieces[-1], keeps=True)
    return pieces


def indented(pieces: Sequence[Piece], by: float) -> list[Piece]:
    """Return pieces moved to the right, with a thin rule beside them that joins them."""
    return [
        replace(piece, paint=partial(_paint_indented, piece, by, piece.gap if number else 0.0))
        for number, piece in enumerate(pieces)
    ]


def _paint_indented(piece: Piece, by: float, above: float, painter: QPainter, x: float, y: float) -> None:
    painter.setPen(QPen(QColor("#999999"), mm(0.3)))
    painter.drawLine(QPointF(x + by / 3, y - above), QPointF(x + by / 3, y + piece.height))
    piece.paint(painter, x + by, y)


def reflowed(text: str) -> list[str]:
    """Return the paragraphs of a text, with lines joined that an editor had broken at its own width.

    Such a line is long, and the next one begins with a letter, not with a number or a sign.
    """
    paragraphs: list[str] = []
    before = ""
    for line in text.splitlines():
        is_broken = len(before) >= _WRAPPED and line[:1].isalpha() and before[-1:] not in ":;"
        if paragraphs and is_broken:
            paragraphs[-1] = f"{paragraphs[-1].rstrip()} {line}"
        else:
            paragraphs.append(line)
        before = line.rstrip()
    return paragraphs or [""]


def _paragraph(text: str, width: float, font: QFont, gap: float, centered: bool, color: str, bold: int) -> list[Piece]:
    if not text.strip(_BLANK):
        # An empty line separates paragraphs, for which a part of its height is enough.
        return [Piece(QFontMetricsF(font).height() * _EMPTY, _paint_nothing, gap)]
    layout = QTextLayout(text.replace("\t", "    "), font)
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter if centered else Qt.AlignmentFlag.AlignLeft)
    # A word that is longer than the line is broken anywhere.
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    if bold:
        layout.setFormats([_bold_at_first(bold)])
    layout.beginLayout()
    while True:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, 0))
    layout.endLayout()
    count = layout.lineCount()
    return [
        _line(
            layout,
            number,
            color,
            gap if number == 0 else 0.0,
            number in (0, count - 2) if count > _WHOLE else number < count - 1,
        )
        for number in range(count)
    ]


def _bold_at_first(length: int) -> QTextLayout.FormatRange:
    span = QTextLayout.FormatRange()
    span.start, span.length = 0, length
    span.format.setFontWeight(QFont.Weight.Bold)
    return span


def _paint_nothing(_painter: QPainter, _x: float, _y: float) -> None:
    """Paint nothing."""


def _line(layout: QTextLayout, number: int, color: str, gap: float, keeps: bool) -> Piece:
    # The piece keeps the layout alive: a QTextLine without its QTextLayout is dangling.
    height = layout.lineAt(number).height() * _LINE

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QColor(color))
        layout.lineAt(number).draw(painter, QPointF(x, y))

    return Piece(height, paint, gap, keeps)


class SheetPages:
    """The laid out pages of a document, which can be painted on any device in units."""

    def __init__(self, sheet: Sheet, title: str, pages: list[list[Placed]]) -> None:
        self._sheet = sheet
        self._title = title
        self._pages = pages

    @property
    def title(self) -> str:
        """The title of the document."""
        return self._title

    @property
    def count(self) -> int:
        """The number of pages."""
        return len(self._pages)

    @property
    def pages(self) -> list[list[Placed]]:
        """The placed pieces of each page, so that tests can check for overlaps."""
        return self._pages

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 0, with a painter in units."""
        sheet = self._sheet
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for placed in self._pages[number]:
            painter.save()
            placed.piece.paint(painter, sheet.side + placed.x, sheet.top + placed.y)
            painter.restore()
        self._paint_foot(painter, number)

    def _paint_foot(self, painter: QPainter, number: int) -> None:
        font = paper_font(SMALL)
        metrics = QFontMetricsF(font)
        y = self._sheet.height - self._sheet.bottom / 2
        painter.setFont(font)
        painter.setPen(QPen(QColor("#555555")))
        text = page_number(number + 1, self.count)
        wide = metrics.horizontalAdvance(text)
        right = self._sheet.width - self._sheet.side
        painter.drawText(QPointF(right - wide, y), text)
        # The first page has the title itself.
        if number:
            name = elided(self._title, font, self._sheet.wide - wide - mm(8))
            painter.drawText(QPointF(self._sheet.side, y), name)


def elided(text: str, font: QFont, width: float) -> str:
    """Return a line that fits the width, shortened with an ellipsis where necessary."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


_STONE = mm(3.4)
_BELOW = mm(4.0)
_FACT_GAP = mm(0.6)


def title_piece(kifu: Kifu, width: float) -> Piece:
    """Return the title of a game, its players and its facts as one piece."""
    puts: list[_Put] = []
    y = _add(puts, text_pieces(kifu_title(kifu.info), width, paper_font(_TITLE, True)), 0.0, 0.0)
    y += mm(1.5)
    y = max(
        _add_player(puts, kifu, color, place * width / 2, y, width / 2 - mm(4)) for place, color in enumerate(Color)
    )
    y = _add_facts(puts, game_facts(kifu), width, y + mm(1.5))
    rule = y + mm(1.5)

    def paint(painter: QPainter, x: float, top: float) -> None:
        for off, down, put in puts:
            put(painter, x + off, top + down)
        painter.setPen(QPen(QColor("#000000"), mm(0.2)))
        painter.drawLine(QPointF(x, top + rule), QPointF(x + width, top + rule))

    return Piece(rule + _BELOW, paint)


def _add(puts: list[_Put], pieces: list[Piece], x: float, y: float) -> float:
    """Put pieces below one another; return the top of the next one."""
    for piece in pieces:
        puts.append((x, y, piece.paint))
        y += piece.height
    return y


def _add_player(puts: list[_Put], kifu: Kifu, color: Color, x: float, y: float, width: float) -> float:
    font = paper_font(_PLAYER, True)
    middle = QFontMetricsF(font).height() / 2

    def paint_stone(painter: QPainter, left: float, top: float) -> None:
        painter.setPen(QPen(QColor("#000000"), mm(0.25)))
        painter.setBrush(QColor("#000000" if color is Color.BLACK else "#FFFFFF"))
        painter.drawEllipse(QPointF(left + _STONE / 2, top + middle), _STONE / 2, _STONE / 2)

    puts.append((x, y, paint_stone))
    indent = _STONE + mm(1.8)
    return _add(puts, text_pieces(player_line(kifu.info, color), width - indent, font), x + indent, y)


def _add_facts(puts: list[_Put], facts: list[tuple[str, str]], width: float, y: float) -> float:
    """Put the facts in two columns, read down the first and then the second; return their lower end."""
    if not facts:
        return y
    half = (len(facts) + 1) // 2
    ends = [
        _add_fact_column(puts, facts[:half], 0.0, y, width / 2 - mm(4)),
        _add_fact_column(puts, facts[half:], width / 2, y, width / 2 - mm(4)),
    ]
    return max(ends)


def _add_fact_column(puts: list[_Put], facts: list[tuple[str, str]], x: float, y: float, width: float) -> float:
    quiet, font = paper_font(SMALL), paper_font(SMALL)
    metrics = QFontMetricsF(quiet)
    indent = max((metrics.horizontalAdvance(name) for name, _ in facts), default=0.0) + mm(2.5)
    indent = min(indent, width / 2)
    for name, text in facts:
        below = _add(puts, text_pieces(name, indent, quiet, color="#555555"), x, y)
        y = max(below, _add(puts, text_pieces(text, width - indent, font), x + indent, y)) + _FACT_GAP
    return y
