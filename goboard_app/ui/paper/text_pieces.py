"""Text as pieces of a page: one for each line, so that a long comment flows on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from goboard_app.ui.paper.flow import Piece
from goboard_app.ui.paper.measures import mm, paper_font

BODY = 9.5
SMALL = 8.5
_PARAGRAPH_GAP = mm(1.0)
_LINE = 1.18
_EMPTY = 0.3
_WRAPPED = 52
_BLANK = " \t\n\r\f\v"
"""What leaves a line empty; a no-break space keeps it as high as any."""


def text_pieces(
    text: str,
    width: float,
    font: QFont | None = None,
    gap: float = 0.0,
    keeps: bool = False,
    centered: bool = False,
    color: str = "#000000",
) -> list[Piece]:
    """The lines of a text, broken at a width; `gap` stands above it, between paragraphs a bit less.

    With `keeps` the last line does not stand apart from what follows. First lines keep to the
    second, and the last but one to the last, so that no line of a paragraph stands alone.
    """
    font = font or paper_font(BODY)
    pieces: list[Piece] = []
    for number, paragraph in enumerate(reflowed(text)):
        above = gap if number == 0 else _PARAGRAPH_GAP
        pieces += _paragraph(paragraph, width, font, above, centered, color)
    if keeps and pieces:
        last = pieces[-1]
        pieces[-1] = Piece(last.height, last.paint, last.gap, True)
    return pieces


def reflowed(text: str) -> list[str]:
    """The paragraphs of a text; lines that some editor broke at its own width are joined again.

    Such a line is long, and the next one goes on with a word and not with a number or a sign.
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


def _paragraph(
    text: str, width: float, font: QFont, gap: float, centered: bool, color: str
) -> list[Piece]:
    if not text.strip(_BLANK):
        # An empty line parts paragraphs; half a line does.
        return [Piece(QFontMetricsF(font).height() * _EMPTY, _paint_nothing, gap)]
    layout = QTextLayout(text.replace("\t", "    "), font)
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter if centered else Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
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
            count > 1 and number in (0, count - 2),
        )
        for number in range(count)
    ]


def _paint_nothing(_painter: QPainter, _x: float, _y: float) -> None:
    """There is nothing."""


def _line(layout: QTextLayout, number: int, color: str, gap: float, keeps: bool) -> Piece:
    # The layout is kept alive by the piece: a line without it would be a dangling thing.
    height = layout.lineAt(number).height() * _LINE

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QColor(color))
        layout.lineAt(number).draw(painter, QPointF(x, y))

    return Piece(height, paint, gap, keeps)
