"""Draw PNG files of the icons: of the program, and of a record as the desktop shows it.

Run with the project's own Python: `.venv/bin/python packaging/make_icons.py` draws the program's
icon beside `resources/app/goboard.svg`. With the folder of an icon theme, such as
`/usr/share/icons/hicolor`, it puts both there, in all sizes.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
PROGRAM = HERE.parent / "resources" / "app" / "goboard.svg"
RECORD = HERE / "linux" / "application-x-go-sgf.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32
"""Up to this size the rims are drawn wider: thinner than half a pixel they vanish."""
FACE, SMALL_FACE = b'r="168"', b'r="160"'


def draw(source: bytes, size: int) -> QImage:
    """Promise the icon as a picture of `size` by `size` pixels with a clear ground."""
    fitted = source.replace(FACE, SMALL_FACE) if size <= SMALL else source
    drawing = QSvgRenderer(QByteArray(fitted))
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


def fill_theme(theme: Path) -> None:
    """Put both icons into the folders of an icon theme, drawn in all sizes and as they are."""
    for drawing, kind in ((PROGRAM, "apps"), (RECORD, "mimetypes")):
        scalable = theme / "scalable" / kind
        scalable.mkdir(parents=True, exist_ok=True)
        shutil.copy(drawing, scalable)
        for size in SIZES:
            folder = theme / f"{size}x{size}" / kind
            folder.mkdir(parents=True, exist_ok=True)
            draw(drawing.read_bytes(), size).save(str(folder / f"{drawing.stem}.png"))


def main(arguments: list[str]) -> None:
    """Write one PNG for each size beside the drawing, or into a theme if one is named."""
    if arguments:
        fill_theme(Path(arguments[0]))
        return
    for size in SIZES:
        file = PROGRAM.with_name(f"{PROGRAM.stem}-{size}.png")
        draw(PROGRAM.read_bytes(), size).save(str(file))


if __name__ == "__main__":
    main(sys.argv[1:])
