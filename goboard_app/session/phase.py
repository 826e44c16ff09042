"""Phase: what the people at the board are doing just now."""

from __future__ import annotations

from enum import Enum, auto


class Phase(Enum):
    """What a click on the board means, and which panel stands beside it."""

    HANDICAP = auto()
    PLAYING = auto()
    COUNTING = auto()
    TRYING = auto()
    FINISHED = auto()
    REVIEWING = auto()
