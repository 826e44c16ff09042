"""NewcomerTiles: the place on the start page for those who are new to Go."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.program import counting_hint, first_steps_hint, new_to_go, problems_hint
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, IconLabel, column_layout, label, row_layout

_NEWCOMERS_GAP = 12


class NewcomerTiles(QWidget):
    """Three tiles: the ten first steps, how counting works, and problems."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._hints: list[QLabel] = []
        self.steps = self._tile(
            "book",
            translate("start", "Ten first steps"),
            first_steps_hint(),
        )
        self.counting = self._tile(
            "count",
            translate("start", "How counting works"),
            counting_hint(),
        )
        self.problems = self._tile(
            "eye",
            translate("start", "Problems"),
            problems_hint(),
        )
        self.tiles = (self.steps, self.counting, self.problems)
        self._row = row_layout(spacing=_NEWCOMERS_GAP)
        for tile in self.tiles:
            self._row.addWidget(tile, 1)
        title = label(new_to_go(), "section", "muted", wraps=True)
        self.setLayout(column_layout(title, self._row, spacing=10))

    def set_narrow(self, is_narrow: bool) -> None:
        """Stand closer, and say no more than the names, where there is little room."""
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        for hint in self._hints:
            hint.setHidden(is_narrow)
        for tile in self.tiles:
            layout = tile.layout()
            if layout is not None:
                margin = 8 if is_narrow else 14
                layout.setContentsMargins(margin, margin, margin, margin)

    def _tile(self, icon: str, name: str, hint: str) -> Button:
        tile = Button(self._look, kind="tile")
        inside = row_layout(IconLabel(self._look, icon, "accent", 22), spacing=14, margin=14)
        more = label(hint, "note", "muted", wraps=True)
        self._hints.append(more)
        inside.addLayout(column_layout(None, label(name, "strong", wraps=True), more, None), 1)
        tile.setLayout(inside)
        tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.setAccessibleName(f"{name}, {hint}")
        tile.setToolTip(hint)
        for child in tile.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return tile
