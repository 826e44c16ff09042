"""Paint the wood of the boards: straight-grained kaya, once by daylight and once by lamplight, and katsura.

Run `python packaging/make_wood.py` to write light.jpg, dark.jpg and katsura.jpg in resources/wood again, and the
smaller ones beside them, each half of the one before; the same numbers come out every time. `make_wood.py NAME` writes
one of them.
"""

from __future__ import annotations

import math
import random
import sys
from array import array
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QImageWriter,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

SIDE = 1500
QUALITY = 90
SMALLER = (750, 375, 188)
"""To read a picture takes as long as it is large, however small it is to be shown: a small board
reads a small one."""
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "wood"


@dataclass(frozen=True, slots=True)
class Wood:
    """The colours of one board: the early wood, the growth lines, and the fibres."""

    name: str
    pale: tuple[int, int, int]
    deep: tuple[int, int, int]
    fibre_dark: str
    fibre_pale: str


WOODS = (
    Wood("light", (233, 198, 142), (199, 150, 86), "#8A5A22", "#FFF0CC"),
    Wood("dark", (206, 170, 115), (167, 124, 68), "#63400F", "#F2DDB0"),
    Wood("katsura", (212, 158, 105), (160, 103, 58), "#5A2E0F", "#F4CFA4"),
)


def growth_lines(chance: random.Random, width: int) -> list[float]:
    """Return the darkness of the wood across the grain, 0 to 1, one value for each quarter pixel.

    Each year rises slowly and falls sharply; years differ in width and strength.
    """
    profile: list[float] = []
    while len(profile) < 4 * width:
        year = 4 * max(4.0, chance.gauss(12, 4.5))
        strength = min(1.0, max(0.12, chance.gauss(0.50, 0.24)))
        rise = chance.uniform(1.6, 3.2)
        steps = int(year)
        profile.extend(_year(i / steps, strength, rise) for i in range(steps))
    return profile[: 4 * width]


def _year(part: float, strength: float, rise: float) -> float:
    """Return the darkness within one year: early wood, late wood, and a soft but quick end."""
    if part < 0.90:
        return strength * math.pow(part / 0.90, rise)
    fall = (part - 0.90) / 0.10
    return strength * (1 - fall * fall * (3 - 2 * fall))


def waves(chance: random.Random, count: int, shortest: float, longest: float) -> list[float]:
    """Return a slow wander along one side of the picture, within about -1 to 1."""
    parts = [(math.tau / chance.uniform(shortest, longest), chance.uniform(0, math.tau)) for _ in range(count)]
    return [sum(math.sin(rate * i + start) for rate, start in parts) / math.sqrt(count) for i in range(SIDE)]


def base_image(wood: Wood, seed: int) -> QImage:
    """Growth lines bent by a slow wander, with broad soft patches of lighter and darker wood."""
    chance = random.Random(seed)
    profile = growth_lines(chance, SIDE + 80)
    bend = waves(chance, 3, 1400, 4200)
    drift = waves(chance, 3, 700, 2600)
    patch_x, patch_y = waves(chance, 4, 180, 900), waves(chance, 3, 600, 2400)
    table = _shades(wood)
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    lines = bytearray()
    for y in range(SIDE):
        shift = 4 * (40 + 5.0 * bend[y])
        lean = 8.0 * bend[(y + 500) % SIDE]
        patch = 0.09 * patch_y[y]
        row = array("I", bytes(4 * SIDE))
        for x in range(SIDE):
            dark = profile[int(4 * x + shift + lean * drift[x])]
            tone = dark + 0.13 * patch_x[x] + patch * drift[x]
            row[x] = table[max(0, min(1023, int(1023 * (0.16 + 0.62 * tone))))]
        lines += row.tobytes()
    image.bits()[:] = bytes(lines)  # type: ignore[index]
    return image


def _shades(wood: Wood) -> list[int]:
    """Colours from pale to deep as 0xAARRGGBB."""
    shades = []
    for i in range(1024):
        part = i / 1023
        red, green, blue = (round(pale + (deep - pale) * part) for pale, deep in zip(wood.pale, wood.deep, strict=True))
        shades.append(0xFF000000 | red << 16 | green << 8 | blue)
    return shades


def paint_fibres(image: QImage, wood: Wood, seed: int) -> None:
    """Long fine fibres, and short dark pores among them."""
    chance = random.Random(seed + 1)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(5200):
        shade = wood.fibre_dark if chance.random() < 0.6 else wood.fibre_pale
        length = chance.uniform(120, 620)
        _stroke(painter, chance, shade, (0.015, 0.055), length, chance.uniform(0.6, 1.6))
    for _ in range(5200):
        length = chance.uniform(10, 46)
        _stroke(painter, chance, wood.fibre_dark, (0.05, 0.17), length, chance.uniform(0.6, 1.2))
    painter.end()


def _stroke(
    painter: QPainter,
    chance: random.Random,
    shade: str,
    alpha: tuple[float, float],
    length: float,
    width: float,
) -> None:
    """One fibre, nearly upright and a little bent."""
    x, y = chance.uniform(0, SIDE), chance.uniform(-length, SIDE)
    tint = QColor(shade)
    tint.setAlphaF(chance.uniform(*alpha))
    painter.setPen(QPen(tint, width))
    lean = length * chance.gauss(0, 0.006)
    path = QPainterPath(QPointF(x, y))
    path.quadTo(QPointF(x + lean + chance.gauss(0, 0.6), y + length / 2), QPointF(x + lean, y + length))
    painter.drawPath(path)


def paint_light(image: QImage) -> None:
    """Light falls from the top left; the lower right is 7 % darker."""
    light = QLinearGradient(QPointF(0, 0), QPointF(SIDE, SIDE))
    light.setColorAt(0, QColor(255, 246, 220, 14))
    light.setColorAt(0.35, QColor(60, 30, 0, 0))
    light.setColorAt(1, QColor(60, 30, 0, round(255 * 0.07)))
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    painter.end()


def main() -> int:
    """Write all pictures."""
    app = QGuiApplication(["make_wood", "-platform", "offscreen"])
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wood in (wood for wood in WOODS if not sys.argv[1:] or wood.name in sys.argv[1:]):
        image = base_image(wood, 1812)
        paint_fibres(image, wood, 1812)
        paint_light(image)
        write(image, f"{wood.name}.jpg")
        for side in SMALLER:
            write(smaller(image, side), f"{wood.name}-{side}.jpg")
    app.quit()
    return 0


def smaller(image: QImage, side: int) -> QImage:
    """Return the same picture with sides of this number of pixels."""
    fit, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(side, side, fit, smooth)


def write(image: QImage, name: str) -> None:
    """Write a picture into the folder, or end with what went wrong."""
    path = FOLDER / name
    writer = QImageWriter(str(path))
    writer.setQuality(QUALITY)
    if not writer.write(image):
        sys.exit(f"cannot write {path}: {writer.errorString()}")
    print(f"{path}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    sys.exit(main())
