"""Person: one player of a record in little room: stone, name, rank and prisoners."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from goboard_app.app.texts.format import color_name
from goboard_app.app.texts.new_game import prisoners_text
from goboard_app.go.board import Color
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import ElidedLabel, StoneLabel, column_layout, label, row_layout

_DOT = "  \N{MIDDLE DOT}  "


class PlayerFacts(QWidget):
    """Shows what it is told of Black or White."""

    def __init__(self, look: Look, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = color
        self._told: list[str] = []
        self.name = ElidedLabel(role="name")
        self.facts = label(role="note", tone="muted", wraps=True)
        self.facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._texts = column_layout(self.name, self.facts, spacing=2)
        layout = row_layout(2, StoneLabel(look, color, color_name(color), 25), spacing=8)
        layout.addLayout(self._texts, 1)
        self.setLayout(layout)
        look.changed.connect(self._fit)

    def set_compact(self, is_compact: bool) -> None:
        """Be lower in a low window."""
        self._texts.setSpacing(0 if is_compact else 2)

    def show_person(self, name: str, rank: str, prisoners: int, goal: int | None = None) -> None:
        """Show who plays this colour, and how many stones they have taken, perhaps of how many."""
        self.name.setText(name or color_name(self.color))
        taken = prisoners_text(prisoners, goal)
        self._told = [rank] * bool(rank) + [taken]
        told = [color_name(self.color)] * bool(name) + self._told
        self.setAccessibleName(f"{self.name.text()}, {', '.join(told)}")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """One line where there is room for it, else one for each fact."""
        text = _DOT.join(self._told)
        if QFontMetrics(self.facts.font()).horizontalAdvance(text) > self.facts.width():
            text = "\n".join(self._told)
        if text != self.facts.text():
            self.facts.setText(text)
