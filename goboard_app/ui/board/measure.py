"""Measure: the sizes that whoever paints small pictures on the board has to know."""

from __future__ import annotations

from PySide6.QtGui import QColor

from goboard_app.go.value import value
from goboard_app.ui.look.theme import Theme


@value
class Measure:
    """What the painters need to know: spacing `s`, stone diameter `d`, line width, the theme.

    `wood` is the plain colour under letters on empty points.
    """

    s: float
    d: int
    line_width: int
    theme: Theme
    wood: QColor

    def wide(self, share: float) -> float:
        """The width of a mark's line: a share of the spacing, at least one pixel."""
        return max(1.0, share * self.s * self.theme.line_factor)
