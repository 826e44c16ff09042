"""The two colours of stones."""

from __future__ import annotations

from enum import Enum


class Color(Enum):
    """Black or White; the value is the letter that SGF and GTP use."""

    BLACK = "B"
    WHITE = "W"

    @property
    def opponent(self) -> Color:
        """The other colour."""
        return Color.WHITE if self is Color.BLACK else Color.BLACK

    def __repr__(self) -> str:
        return f"Color.{self.name}"
