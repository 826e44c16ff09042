"""The picture of the wood, loaded once for each theme and scaled to the board."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from goboard_app.app.i18n import resource_path
from goboard_app.ui.look.theme import Theme

_TRIAL_SATURATION = 0.85

_SMALLER = (188, 375, 750)
"""The sides of the smaller pictures of the same wood: all of a picture has to be read from its file
for a board of any size, and a start page would read the largest for each of its small boards."""


@lru_cache(maxsize=2)
def wood_image(name: str) -> QImage:
    """The whole picture called so; a null image where the file is missing or unreadable."""
    return _reader(name).read()


@lru_cache(maxsize=4)
def scaled_wood(name: str, width: int, height: int, is_trial: bool) -> QImage:
    """The wood at this many pixels; paler for a board to try things out on.

    Read at that size from the smallest file that is large enough.
    """
    side = next((side for side in _SMALLER if max(width, height) <= side), 0)
    reader = _reader(f"{name}-{side}" if side else name)
    if width != height:
        # Only then: a part of a picture is read more slowly than all of it.
        reader.setClipRect(_part(reader.size(), width, height))
    reader.setScaledSize(QSize(width, height))
    scaled = reader.read().convertToFormat(QImage.Format.Format_RGB32)
    return _paler(scaled) if is_trial and not scaled.isNull() else scaled


def board_wood(
    theme: Theme, width: int, height: int, has_grain: bool, is_trial: bool
) -> QImage | QColor:
    """What to fill the board with: the picture of the wood, or its plain colour."""
    if has_grain and theme.wood:
        image = scaled_wood(theme.wood, width, height, is_trial)
        if not image.isNull():
            return image
    return QColor(theme.wood_light)


def paint_wood_roughly(painter: QPainter, theme: Theme, box: QRect, has_grain: bool) -> None:
    """Fill a box with wood the quick way, for a window that is being resized."""
    whole = wood_image(theme.wood) if has_grain and theme.wood else QImage()
    if whole.isNull():
        painter.fillRect(box, QColor(theme.wood_light))
    else:
        painter.drawImage(box, whole, _part(whole.size(), box.width(), box.height()))


def _reader(name: str) -> QImageReader:
    return QImageReader(str(resource_path(f"wood/{name}.jpg")))


def _part(whole: QSize, width: int, height: int) -> QRect:
    """The largest part of the picture, from the top left, with the shape of the board."""
    fitted = QSize(width, height).scaled(whole, Qt.AspectRatioMode.KeepAspectRatio)
    return QRect(0, 0, max(1, fitted.width()), max(1, fitted.height()))


def _paler(image: QImage) -> QImage:
    """The same wood with some of its colour taken out."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pale = image.copy()
    painter = QPainter(pale)
    painter.setOpacity(1 - _TRIAL_SATURATION)
    painter.drawImage(0, 0, grey)
    painter.end()
    return pale


def plain_wood(theme: Theme) -> QColor:
    """Between the palest wood and its grain, as the eye mixes them."""
    pale, grain = QColor(theme.wood_light), QColor(theme.wood_grain)
    share = 0.38 if theme.wood else 0.0
    return QColor(
        round(pale.red() + (grain.red() - pale.red()) * share),
        round(pale.green() + (grain.green() - pale.green()) * share),
        round(pale.blue() + (grain.blue() - pale.blue()) * share),
    )
