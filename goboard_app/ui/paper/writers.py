"""The writers of the file formats: PDF, SVG, pictures and animations."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from goboard_app import __version__
from goboard_app.late import late
from goboard_app.session.export import ExportChoice, ExportKind, Shot
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.ui.board.print import PRINT, PrintStyle, diagram_size, paint_diagram
from goboard_app.ui.paper.pages import (
    SMALL,
    UNITS_PER_INCH,
    UNITS_PER_POINT,
    PaperSize,
    Piece,
    mm,
    paper_font,
    text_pieces,
)
from goboard_app.ui.widgets.theme import THEMES, Theme

with late:
    # Only animations need Pillow.
    from PIL import Image
    from PySide6.QtSvg import QSvgGenerator

    from goboard_app.ui.board.render import render_image

PagePainter = Callable[[QPainter, int], None]
Told = Callable[[float], None]
"""A function that is called with the part of the work done, from 0 to 1, and raises the exception that cancels the
work.
"""

EXPORT_THEMES: dict[str, Theme] = {**THEMES, PRINT.name: PRINT}

_FINE = 10
"""The number of SVG units in a pixel, so that rounding to whole units is not visible."""
_PAGE_SPACING = mm(7)
# XML has no control characters, not even as references; a drawing with one is invalid.
_NOT_IN_XML = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f]|\xef\xbf[\xbe\xbf]")
_SVG_SIZE = re.compile(rb'<svg width="[^"]*" height="[^"]*"')

LAST_FRAMES = 4
"""The time of the last board in an animation, as a multiple of the others'."""

_COLORS = 96
_WEBP_QUALITY = 88
# The share of the progress for painting; the rest is encoding.
_PAINTED = 0.9


class Pages(Protocol):
    """A layout on sheets, painted page by page."""

    @property
    def count(self) -> int:
        """Return the number of pages."""

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 0."""


class CannotPaint(Exception):
    """The error when Qt does not begin to paint, so that there is nothing to write."""


def kifu_pdf(pages: Pages, paper: PaperSize, title: str, told: Told) -> bytes:
    """Return a game or a hand-out as PDF."""
    return _pdf(paper.page_size, title, pages.count, pages.paint, told)


def board_pdf(size: QSizeF, title: str, paint: PagePainter) -> bytes:
    """Return a PDF of one page of this size in units, without margins."""
    points = QSizeF(size.width() / UNITS_PER_POINT, size.height() / UNITS_PER_POINT)
    # ExactMatch: otherwise Qt replaces the size by a standard one that is nearly the same.
    page = QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    return _pdf(page, title, 1, paint, lambda _done: None)


def _pdf(page: QPageSize, title: str, count: int, paint: PagePainter, told: Told) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    layout = QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    writer = pdf_writer(buffer, layout, title)
    painter = QPainter()
    if not painter.begin(writer):
        raise CannotPaint
    try:
        for number in range(count):
            told(number / count)
            if number:
                writer.newPage()
            paint(painter, number)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def pdf_writer(buffer: QBuffer, layout: QPageLayout, title: str) -> QPdfWriter:
    """Return a writer for a PDF with this page layout into a buffer, with units as its resolution."""
    writer = QPdfWriter(buffer)
    writer.setResolution(UNITS_PER_INCH)
    writer.setPageLayout(layout)
    writer.setTitle(title)
    writer.setCreator(f"goboard {__version__}")
    return writer


def style_of(choice: ExportChoice) -> PrintStyle:
    """Return the chosen look."""
    return PrintStyle(EXPORT_THEMES.get(choice.theme, PRINT), choice.coordinates)


def is_scenic(choice: ExportChoice, shot: Shot) -> bool:
    """Return whether a picture looks like the board on the screen, with wood and shadows."""
    return choice.theme in THEMES and shot.part.has_all(shot.picture.size)


def scenic_image(picture: BoardPicture, choice: ExportChoice) -> QImage:
    """Return the board as it looks on the screen; only for the thread of the window, since it uses pixmaps."""
    return render_image(picture, THEMES[choice.theme], choice.size, choice.coordinates)


def plain_image(picture: BoardPicture, part: BoardPart, side: int, style: PrintStyle) -> QImage:
    """Return a part of a board in lines and circles, its longer side `side` pixels; may run in any thread.

    Raises CannotPaint if there is no memory for the picture.
    """
    size = _pixels(part, side, style)
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise CannotPaint
    image.fill(QColor(style.theme.wood_light))
    painter = QPainter(image)
    try:
        paint_diagram(painter, picture, part, QRectF(image.rect()), style)
    finally:
        # Qt crashes if a painter outlives its picture.
        painter.end()
    return image


def image_of(shot: Shot, choice: ExportChoice) -> QImage:
    """Return a board as a picture; only for the thread of the window."""
    return scenic_image(shot.picture, choice) if is_scenic(choice, shot) else still(shot, choice)


def still(shot: Shot, choice: ExportChoice) -> QImage:
    """Return a part of a board in lines and circles on its wood; may run in any thread."""
    style = replace(style_of(choice), has_grain=True)
    return plain_image(shot.picture, shot.part, choice.size, style)


def encoded(image: QImage, kind: str = "png") -> bytes:
    """Return a picture as the bytes of a file.

    Raises CannotPaint if it is empty or cannot be encoded.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if image.isNull() or not QImageWriter(buffer, QByteArray(kind.encode())).write(image):
        raise CannotPaint
    return bytes(buffer.data().data())


def svg_of(shot: Shot, choice: ExportChoice, title: str, notes: str) -> bytes:
    """Return a board as SVG, its longer side `choice.size` pixels, with the notes below it.

    Raises CannotPaint if Qt does not begin to paint.
    """
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
    generator.setTitle(" ".join(title.split()))
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
    # Qt writes the size in millimetres of some screen; the user asked for pixels.
    head = f'<svg width="{size.width()}" height="{round(high / _FINE)}"'.encode()
    drawing = _NOT_IN_XML.sub(b"", bytes(buffer.data().data()))
    return _SVG_SIZE.sub(head, drawing, count=1)


def pdf_of(shot: Shot, choice: ExportChoice, title: str, notes: str) -> bytes:
    """Return a PDF with a board on a page of its own size, and the notes below it."""
    style = style_of(choice)
    size = _page_size(shot, style)
    lines = _note_lines(notes, size.width(), style)
    box = QRectF(0, 0, size.width(), size.height())
    page = QSizeF(size.width(), size.height() + _lines_height(lines))
    return board_pdf(page, title, lambda painter, _page: _paint_page(painter, shot, style, box, lines, 1.0))


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
    """Paint the board with the notes below; `scale` converts the notes from paper to the box."""
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
    return size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio).toSize().expandedTo(QSize(1, 1))


def animation(pictures: Sequence[BoardPicture], part: BoardPart, choice: ExportChoice, told: Told) -> bytes:
    """Return the pictures as an endless animation; `told` may raise to cancel it. May run in any thread."""
    times = [choice.frame_ms] * len(pictures)
    times[-1] *= LAST_FRAMES
    painted = _painted(pictures, part, choice, told)
    buffer = io.BytesIO()
    if choice.kind is ExportKind.WEBP:
        first = next(painted)
        first.save(
            buffer,
            "WEBP",
            save_all=True,
            append_images=painted,
            duration=times,
            loop=0,
            quality=_WEBP_QUALITY,
            method=2,
        )
    else:
        _save_gif(buffer, pictures, part, choice, painted, times)
    told(1.0)
    return buffer.getvalue()


def _save_gif(
    buffer: io.BytesIO,
    pictures: Sequence[BoardPicture],
    part: BoardPart,
    choice: ExportChoice,
    painted: Iterator[Image.Image],
    times: list[int],
) -> None:
    # One palette for all frames: with a palette for each, the wood would flicker.
    colors = _frame(pictures[-1], part, choice).quantize(_COLORS)
    mapped = (image.quantize(palette=colors, dither=Image.Dither.NONE) for image in painted)
    first = next(mapped)
    first.save(buffer, "GIF", save_all=True, append_images=mapped, duration=times, loop=0, disposal=1)


def _painted(
    pictures: Sequence[BoardPicture], part: BoardPart, choice: ExportChoice, told: Told
) -> Iterator[Image.Image]:
    for number, picture in enumerate(pictures):
        told(_PAINTED * number / len(pictures))
        yield _frame(picture, part, choice)


def _frame(picture: BoardPicture, part: BoardPart, choice: ExportChoice) -> Image.Image:
    image = plain_image(picture, part, choice.moving_size, style_of(choice))
    # Pillow's raw mode "RGB" reads three bytes a pixel.
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (image.width(), image.height())
    return Image.frombytes("RGB", size, bytes(image.constBits()), "raw", "RGB", image.bytesPerLine(), 1)
