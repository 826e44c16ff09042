"""A small board reads a small picture of the wood, and looks as if it had read the large one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImageReader

from goboard_app import resource_path
from goboard_app.ui.board.background import scaled_wood, wood_image

LEVELS = 3
"""The mean difference of two pictures, in the 256 levels of a colour, that nobody sees."""


@pytest.mark.parametrize("name", ["light", "dark", "katsura"])
@pytest.mark.parametrize("side", [41, 172, 300, 488, 750])
def test_small_wood_looks_like_the_large_one(qapp: QGuiApplication, name: str, side: int) -> None:
    small = scaled_wood(name, side, side, is_trial=False)
    reader = QImageReader(str(resource_path(f"wood/{name}.jpg")))
    reader.setScaledSize(QSize(side, side))
    large = reader.read().convertToFormat(small.format())
    pairs = zip(bytes(small.constBits()), bytes(large.constBits()), strict=True)
    assert sum(abs(a - b) for a, b in pairs) <= LEVELS * 4 * side * side


def test_large_wood_is_whole(qapp: QGuiApplication) -> None:
    assert wood_image("light").size() == QSize(1500, 1500)
