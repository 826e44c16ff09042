"""What a file would look like, made in a moment and at the size of the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from goboard_app.session.export import ExportChoice, ExportKind
from goboard_app.session.kifu import Kifu
from goboard_app.ui.paper.board_files import image_of, plain_image, style_of
from goboard_app.ui.paper.jobs import Material, board_text, pages_of, smaller
from goboard_app.ui.paper.measures import PaperSize, Sheet


def preview_of(material: Material, choice: ExportChoice, side: int) -> QImage | str:
    """A picture whose longer side has at most so many pixels, or a text."""
    if material.has_pages:
        return page_of(material, choice, 0, side)
    choice = smaller(choice, side)
    if material.part is not None:
        picture = material.frames[-1]
        return plain_image(picture, material.part, choice.moving_size, style_of(choice))
    assert material.shot is not None
    if choice.kind.is_text:
        return board_text(material.shot, material.title, choice)
    if choice.kind in (ExportKind.SVG, ExportKind.PDF):
        shot = material.shot
        return plain_image(shot.picture, shot.part, choice.size, style_of(choice))
    return image_of(material.shot, choice)


def page_image(kifu: Kifu, choice: ExportChoice, number: int, side: int) -> QImage:
    """A page of a printed game, so many pixels high."""
    return page_of(Material("", kifu=kifu), choice, number, side)


def page_of(material: Material, choice: ExportChoice, number: int, side: int) -> QImage:
    """A page of what has pages, so many pixels high, on white with a thin edge."""
    sheet = Sheet.of(PaperSize(choice.paper))
    scale = side / sheet.height
    image = QImage(round(sheet.width * scale), side, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    try:
        painter.scale(scale, scale)
        pages_of(material, sheet, choice).paint(painter, number)
        painter.resetTransform()
        painter.setPen(QPen(QColor("#BBBBBB"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(image.rect()).adjusted(0, 0, -1, -1))
    finally:
        painter.end()
    return image
