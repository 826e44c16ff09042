"""Draw the application icon's PNG files from `resources/app/goboard.svg`.

Run with the project's own Python: `.venv/bin/python packaging/make_icons.py`.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "app"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32
"""Up to this size the rims are drawn wider: thinner than half a pixel they vanish."""
FACE, SMALL_FACE = b'r="168"', b'r="160"'


def draw(source: bytes, size: int) -> QImage:
    """Promise the icon as a picture of `size` by `size` pixels with a clear ground."""
    drawing = QSvgRenderer(QByteArray(source))
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


def main() -> None:
    """Write one PNG for each size beside the drawing."""
    source = (FOLDER / "goboard.svg").read_bytes()
    for size in SIZES:
        fitted = source.replace(FACE, SMALL_FACE) if size <= SMALL else source
        draw(fitted, size).save(str(FOLDER / f"goboard-{size}.png"))


if __name__ == "__main__":
    main()
