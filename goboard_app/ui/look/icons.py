"""The line icons, drawn from `resources/icons` in the colour a theme asks for."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from goboard_app.app.i18n import resource_path

SCALES = (1.0, 2.0)
"""Pixel ratios kept ready in an icon; others are scaled from these."""


class UnknownIcon(LookupError):
    """No drawing of that name is shipped."""


@lru_cache(maxsize=256)
def icon(name: str, color: str, size: int = 18) -> QIcon:
    """Promise the icon in one colour ('#RRGGBB'), sharp at `size` logical pixels. Cached."""
    found = QIcon()
    for scale in SCALES:
        found.addPixmap(pixmap(name, color, size, scale))
    return found


@lru_cache(maxsize=256)
def pixmap(name: str, color: str, size: int, dpr: float = 1.0) -> QPixmap:
    """Promise the drawing as a square of `size` logical pixels at pixel ratio `dpr`. Cached."""
    from PySide6.QtSvg import QSvgRenderer  # late: a window without icons need not load it

    drawing = QSvgRenderer(QByteArray(_colored(name, color)))
    side = round(size * dpr)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    picture.setDevicePixelRatio(dpr)
    return picture


def _colored(name: str, color: str) -> bytes:
    """Return the SVG with its current colour filled in."""
    path = resource_path(f"icons/{name}.svg")
    if not path.is_file():
        raise UnknownIcon(name)
    return path.read_bytes().replace(b"currentColor", color.encode())
