"""BoardOptions: what the person at the board chose to see."""

from __future__ import annotations

from goboard_app.go.value import value


@value
class BoardOptions:
    """Choices that change how a board looks and never what it says.

    `trial` marks a board to try things out on: a dashed frame and paler wood.
    """

    coordinates: bool = True
    natural_placement: bool = True
    motion: bool = True
    grain: bool = True
    shadows: bool = True
    tints: bool = True
    trial: bool = False
