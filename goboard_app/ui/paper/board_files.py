"""One board as a picture, as vectors, or as a page of its own."""

from __future__ import annotations

import re

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from goboard_app.session.export import ExportChoice, Shot
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.ui.board.print_board import PRINT, PrintStyle, diagram_size, paint_diagram
from goboard_app.ui.look.theme import THEMES, Theme
from goboard_app.ui.paper.flow import Piece
from goboard_app.ui.paper.measures import mm, paper_font
from goboard_app.ui.paper.pdf import CannotPaint, board_pdf
from goboard_app.ui.paper.text_pieces import SMALL, text_pieces

EXPORT_THEMES: dict[str, Theme] = {**THEMES, PRINT.name: PRINT}

_FINE = 10
"""An SVG has so many units a pixel, so that nothing is rounded that is to be seen."""
_PAGE_SPACING = mm(7)
_SVG_SIZE = re.compile(rb'<svg width="[^"]*" height="[^"]*"')


def style_of(choice: ExportChoice) -> PrintStyle:
    """The look that was chosen."""
    return PrintStyle(EXPORT_THEMES.get(choice.theme, PRINT), choice.coordinates)


def is_scenic(choice: ExportChoice, shot: Shot) -> bool:
    """Whether a picture is that of the board on the screen, wood and shadows and all."""
    return choice.theme in THEMES and shot.part.has_all(shot.picture.size)


def scenic_image(picture: BoardPicture, choice: ExportChoice) -> QImage:
    """The board as it lies on the screen; in the program's own thread alone: it uses pixmaps."""
    from goboard_app.ui.board.render import render_image

    return render_image(picture, THEMES[choice.theme], choice.size, choice.coordinates)


def plain_image(picture: BoardPicture, part: BoardPart, side: int, style: PrintStyle) -> QImage:
    """A part of a board as lines and circles, its longer side so many pixels; in any thread."""
    size = _pixels(part, side, style)
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise CannotPaint
    image.fill(QColor(style.theme.wood_light))
    painter = QPainter(image)
    try:
        paint_diagram(painter, picture, part, QRectF(image.rect()), style)
    finally:
        # A painter that outlives its picture takes the program with it.
        painter.end()
    return image


def image_of(shot: Shot, choice: ExportChoice) -> QImage:
    """A board as a picture; in the thread of the program alone."""
    if is_scenic(choice, shot):
        return scenic_image(shot.picture, choice)
    return plain_image(shot.picture, shot.part, choice.size, style_of(choice))


def encoded(image: QImage, kind: str = "png") -> bytes:
    """A picture as the bytes of a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if image.isNull() or not QImageWriter(buffer, QByteArray(kind.encode())).write(image):
        raise CannotPaint
    return bytes(buffer.data().data())


def svg_of(shot: Shot, choice: ExportChoice, title: str, notes: str) -> bytes:
    """A board as SVG, its longer side so many pixels; the notes stand below it."""
    from PySide6.QtSvg import QSvgGenerator

    style = style_of(choice)
    size = _pixels(shot.part, choice.size, style)
    box = QRectF(0, 0, size.width() * _FINE, size.height() * _FINE)
    page = _page_size(shot, style)
    lines = _note_lines(notes, page.width(), style)
    scale = box.width() / page.width()
    high = box.height() + _lines_height(lines) * scale
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setDescription("")
    generator.setSize(QSize(round(box.width()), round(high)))
    generator.setViewBox(QRect(0, 0, round(box.width()), round(high)))
    painter = QPainter()
    if not painter.begin(generator):
        raise CannotPaint
    try:
        _paint_page(painter, shot, style, box, lines, scale)
    finally:
        painter.end()
    # Qt gives the size in millimetres of some screen; pixels are what was asked for.
    head = f'<svg width="{size.width()}" height="{round(high / _FINE)}"'.encode()
    return _SVG_SIZE.sub(head, bytes(buffer.data().data()), count=1)


def pdf_of(shot: Shot, choice: ExportChoice, title: str, notes: str) -> bytes:
    """A board on a page of its own size; the notes stand below it."""
    style = style_of(choice)
    size = _page_size(shot, style)
    lines = _note_lines(notes, size.width(), style)
    box = QRectF(0, 0, size.width(), size.height())
    page = QSizeF(size.width(), size.height() + _lines_height(lines))
    return board_pdf(
        page, title, lambda painter, _page: _paint_page(painter, shot, style, box, lines, 1.0)
    )


def _page_size(shot: Shot, style: PrintStyle) -> QSizeF:
    return diagram_size(shot.part, _PAGE_SPACING, style.coordinates)


def _note_lines(notes: str, width: float, style: PrintStyle) -> list[Piece]:
    if not notes:
        return []
    color = style.theme.coordinate
    return text_pieces(notes, width, paper_font(SMALL), mm(1), centered=True, color=color)


def _lines_height(lines: list[Piece]) -> float:
    return sum(line.height + line.gap for line in lines) + (mm(2) if lines else 0.0)


def _paint_page(
    painter: QPainter,
    shot: Shot,
    style: PrintStyle,
    box: QRectF,
    lines: list[Piece],
    scale: float,
) -> None:
    """The board with its notes below; `scale` brings the notes from paper to the box."""
    high = box.height() + _lines_height(lines) * scale
    ground = QColor(style.theme.wood_light)
    painter.fillRect(QRectF(0, 0, box.width(), high), ground)
    paint_diagram(painter, shot.picture, shot.part, box, style)
    painter.translate(0, box.height())
    painter.scale(scale, scale)
    y = 0.0
    for line in lines:
        line.paint(painter, 0.0, y + line.gap)
        y += line.height + line.gap


def _pixels(part: BoardPart, side: int, style: PrintStyle) -> QSize:
    size = diagram_size(part, 1.0, style.coordinates)
    return (
        size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio).toSize().expandedTo(QSize(1, 1))
    )
