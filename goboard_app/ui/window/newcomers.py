"""NewcomerTiles: the place on the start page for those who are new to Go."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, IconLabel, column, label, row

translate = QCoreApplication.translate

_GAP = 12


class NewcomerTiles(QWidget):
    """Two tiles: the ten first steps, and how counting works."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.steps = self._tile(
            "book",
            translate("start", "Ten first steps"),
            translate("start", "Stones, liberties, capture, and how a game ends."),
        )
        self.counting = self._tile(
            "count",
            translate("start", "How counting works"),
            translate("start", "One finished game, counted five ways before your eyes."),
        )
        self._row = row(spacing=_GAP)
        self._row.addWidget(self.steps, 1)
        self._row.addWidget(self.counting, 1)
        title = label(translate("start", "New to Go?"), "section", "muted", wraps=True)
        self.setLayout(column(title, self._row, spacing=10))

    def set_narrow(self, is_narrow: bool) -> None:
        """Stand closer, where there is little room."""
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        for tile in (self.steps, self.counting):
            layout = tile.layout()
            if layout is not None:
                margin = 8 if is_narrow else 14
                layout.setContentsMargins(margin, margin, margin, margin)

    def _tile(self, icon: str, name: str, hint: str) -> Button:
        tile = Button(self._look, kind="tile")
        inside = row(IconLabel(self._look, icon, "accent", 22), spacing=14, margin=14)
        inside.addLayout(column(label(name, "strong"), label(hint, "note", "muted", wraps=True)), 1)
        tile.setLayout(inside)
        tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.setAccessibleName(f"{name}, {hint}")
        for child in tile.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return tile
