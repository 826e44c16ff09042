"""The parts of a page that F6 leads the keyboard to, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


@runtime_checkable
class Walkable(Protocol):
    """A page with several parts."""

    def next_area(self) -> None:
        """Give the focus to the next part of the page."""


def to_next_area(areas: Sequence[Sequence[QWidget]]) -> None:
    """Give the focus to the first widget of the next part, of those that can be used now.

    A part is given by the widgets in it that take the keyboard; from anywhere else one comes to the
    first part.
    """
    usable = [[each for each in area if each.isVisible() and each.isEnabled()] for area in areas]
    usable = [area for area in usable if area]
    here = (n for n, area in enumerate(usable) if any(each.hasFocus() for each in area))
    if usable:
        goal = usable[(next(here, -1) + 1) % len(usable)]
        goal[0].setFocus(Qt.FocusReason.TabFocusReason)
