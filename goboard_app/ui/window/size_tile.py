"""A tile of the start page that begins a game on a board of some size."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from goboard_app.app.texts.format import board_size, translate
from goboard_app.go.board import BoardSize
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, IconLabel, column_layout, label, row_layout
from goboard_app.ui.window.thumbnails import Thumbnails


def size_tile(
    look: Look, thumbnails: Thumbnails, size: BoardSize | None, side: int, height: int, gap: int
) -> Button:
    """A tile for a size with a board `side` pixels wide, or for any other size."""
    if size is None:
        picture: QLabel = IconLabel(look, "plus", "muted", 30)
        name, hint = translate("start", "Other"), translate("start", "any size, any rules")
    else:
        picture = QLabel()
        picture.setPixmap(thumbnails.of_size(size, side))
        name, hint = board_size(size), _hint(size)
    tile = Button(look, kind="tile")
    inside = row_layout(picture, spacing=gap, margin=gap - 2)
    texts = column_layout(
        None, label(name, "title"), label(hint, "body", "muted", wraps=True), None
    )
    texts.setSpacing(4)
    inside.addLayout(texts, 1)
    tile.setLayout(inside)
    tile.setMinimumHeight(look.px(height))
    tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    tile.setAccessibleName(f"{name}, {hint}")
    for child in tile.findChildren(QWidget):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return tile


def _hint(size: BoardSize) -> str:
    return {
        9: translate("start", "a short game, good to learn on"),
        13: translate("start", "room for a plan"),
        19: translate("start", "the full board"),
    }[size.columns]
