"""Person: one player of a record in little room: stone, name, rank and prisoners."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.numbers import color_name
from goboard_app.go.color import Color
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import ElidedLabel, StoneLabel, column, row

translate = QCoreApplication.translate

_DOT = "  \N{MIDDLE DOT}  "


class Person(QWidget):
    """Shows what it is told of Black or White."""

    def __init__(self, look: Look, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.color = color
        self.name = ElidedLabel(role="name")
        self.facts = ElidedLabel(role="note", tone="muted")
        stone = StoneLabel(look, color, color_name(color), 25)
        self._texts = column(self.name, self.facts, spacing=2)
        layout = row(2, stone, spacing=10)
        layout.addLayout(self._texts, 1)
        self.setLayout(layout)

    def set_compact(self, is_compact: bool) -> None:
        """Be lower in a low window."""
        self._texts.setSpacing(0 if is_compact else 2)

    def show_person(self, name: str, rank: str, prisoners: int) -> None:
        """Show who plays this colour, and how many stones they have taken."""
        self.name.setText(name or color_name(self.color))
        facts = [rank] * bool(rank) + [_prisoners(prisoners)]
        self.facts.setText(_DOT.join(facts))
        told = [color_name(self.color)] * bool(name) + facts
        self.setAccessibleName(f"{self.name.text()}, {', '.join(told)}")


def _prisoners(count: int) -> str:
    if count == 0:
        return translate("panel", "no prisoners")
    return translate("panel", "%n prisoner(s)", None, count)
