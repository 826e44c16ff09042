"""The icons are whole: every one is drawn on the same grid and takes the colour of the theme."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPixmap

from goboard_app import resource_path
from goboard_app.ui.widgets.theme import UnknownIcon, icon, pixmap

DRAWINGS = sorted(resource_path("icons").glob("*.svg"))
FRAME = (
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" '
    'stroke-linecap="round" stroke-linejoin="round"'
)
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def colors(picture: QPixmap) -> set[str]:
    """Return the colours of all full pixels."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return {image.pixelColor(*at).name() for at in points if image.pixelColor(*at).alpha() == 255}


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_drawing_keeps_the_grid(path: Path) -> None:
    text = path.read_text()
    assert FRAME in text
    assert not re.search(r"#[0-9A-Fa-f]{3}|<style|<image", text)


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_icon_is_drawn_in_the_color_asked_for(qapp: QGuiApplication, path: Path) -> None:
    assert colors(pixmap(path.stem, "#a8321a", 48, 1.0)) == {QColor("#a8321a").name()}


def test_pixmap_is_sharp_at_its_pixel_ratio(qapp: QGuiApplication) -> None:
    picture = pixmap("pass", "#000000", 18, 2.0)
    assert (picture.width(), picture.devicePixelRatio()) == (36, 2.0)


def test_icon_is_made_once(qapp: QGuiApplication) -> None:
    assert icon("flag", "#000000") is icon("flag", "#000000")


def test_unknown_icon_is_named(qapp: QGuiApplication) -> None:
    with pytest.raises(UnknownIcon, match="teapot"):
        icon("teapot", "#000000")


@pytest.mark.parametrize("size", SIZES)
def test_application_icon_is_there_in_each_size(size: int) -> None:
    image = QImage(str(resource_path(f"app/goboard-{size}.png")))
    assert (image.width(), image.height()) == (size, size)
