"""AgreeCard: one player's side of an agreement: stone, name, key, and the button."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import color_name, player_name, translate
from goboard_app.app.texts.play import agree_key
from goboard_app.go.board import Color
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import (
    Button,
    Card,
    ElidedLabel,
    StoneLabel,
    column_layout,
    row_layout,
)

KEYS = {Color.BLACK: "B", Color.WHITE: "W"}


class AgreeCard(Card):
    """Black's or White's. Signal: `pressed(Color)` when the button is; the card shows what is."""

    pressed = Signal(object)

    def __init__(self, look: Look, color: Color, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._is_compact = False
        self._has_name = False
        self.color = color
        self.name = ElidedLabel(role="name")
        self.facts = ElidedLabel(role="note", tone="muted")
        self.button = Button(look, "", "check", "agree")
        self.stone = StoneLabel(look, color, color_name(color), 28, has_shadow=True)
        texts = column_layout(None, self.name, self.facts, None, spacing=2)
        layout = row_layout(self.stone, spacing=10)
        layout.addLayout(texts, 1)
        layout.addWidget(self.button)
        self.setLayout(layout)
        self.button.clicked.connect(self._on_clicked)
        look.changed.connect(self._follow_look)
        self._follow_look()
        self.show_agreed("", False)

    def set_compact(self, is_compact: bool) -> None:
        """Be lower in a low window, and say no more than the key beside the stone."""
        self._is_compact = is_compact
        self._follow_look()
        self._show_facts()

    def show_agreed(self, name: str, is_agreed: bool) -> None:
        """Show who plays this colour and whether they have agreed."""
        color = color_name(self.color)
        self._has_name = bool(name)
        self.name.setText(player_name(name, self.color))
        self._show_facts()
        text = translate("agree", "Agreed") if is_agreed else translate("agree", "I agree")
        self.button.setText(text)
        who = self.name.text() if not name else f"{name}, {color}"
        self.button.setAccessibleName(f"{who}: {text}")
        self.button.set_kind("agreed" if is_agreed else "agree")

    def _show_facts(self) -> None:
        names_color = self._has_name and not self._is_compact
        self.facts.setText(agree_key(self.color, KEYS[self.color], names_color))

    @Slot()
    def _on_clicked(self) -> None:
        self.pressed.emit(self.color)

    @Slot()
    def _follow_look(self) -> None:
        px = self._look.px
        edge = px(4 if self._is_compact else 9)
        self.layout().setContentsMargins(px(12), edge, px(10), edge)  # type: ignore[union-attr]
        self.button.setMinimumWidth(px(96 if self._is_compact else 112))
