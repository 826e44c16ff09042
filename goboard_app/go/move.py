"""The two kinds of moves: playing a stone, and passing."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.go.color import Color
from goboard_app.go.point import Point


@dataclass(frozen=True, slots=True)
class Play:
    """A stone of `color` is put on `point`."""

    color: Color
    point: Point

    @property
    def is_pass(self) -> bool:
        """False: a stone is played."""
        return False


@dataclass(frozen=True, slots=True)
class Pass:
    """`color` passes."""

    color: Color

    @property
    def is_pass(self) -> bool:
        """True: no stone is played."""
        return True


Move = Play | Pass
