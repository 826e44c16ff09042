"""The players' colours before a game: tiles to pick one from, and who plays which."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import color_name, translate
from goboard_app.go.board import Color
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import (
    Button,
    Card,
    ElidedLabel,
    StoneLabel,
    column_layout,
    label,
    row_layout,
)

_LONGEST_NAME = 24


class Colors(QWidget):
    """Who plays which colour: Black on the left, White on the right, each with the stone."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._names = {color: ElidedLabel(role="name") for color in Color}
        self._notes = {color: label(role="note", tone="muted", wraps=True) for color in Color}
        cards = row_layout()
        for color in Color:
            cards.addWidget(self._build_card(look, color), 1)
        self.setLayout(column_layout(cards, None))

    def show_names(self, black: str, white: str, terms: str = "") -> None:
        """Show who plays what; `terms` stand below White's name."""
        self._names[Color.BLACK].setText(black)
        self._names[Color.WHITE].setText(white)
        self._notes[Color.BLACK].setText(translate("nigiri", "plays Black"))
        self._notes[Color.WHITE].setText(terms or translate("nigiri", "plays White"))

    def _build_card(self, look: Look, color: Color) -> Card:
        card = Card("plain")
        stone = StoneLabel(look, color, color_name(color), 34, has_shadow=True)
        texts = column_layout(self._names[color], self._notes[color], spacing=2)
        line = row_layout(stone, spacing=12, margin=14)
        line.addLayout(texts, 1)
        card.setLayout(line)
        return card


def short_name(name: str) -> str:
    """A name as far as it fits into a button."""
    name = name.strip()
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1].rstrip() + "…"


def stone_tile(look: Look, color: Color, count: int, text: str, note: str) -> Button:
    """A large button with one or two stones on it."""
    tile = Button(look, kind="tile")
    tile.setAccessibleName(text)
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    stones = [StoneLabel(look, color, color_name(color), 34, has_shadow=True) for _ in range(count)]
    texts = [label(text, "name", wraps=True), label(note, "note", "muted", wraps=True)]
    for made in texts:
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    tile.setLayout(
        column_layout(row_layout(None, *stones, None, spacing=2), *texts, spacing=4, margin=12)
    )
    for child in tile.findChildren(QWidget):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return tile
