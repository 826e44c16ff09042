"""HelpChoice: which help on the board the chips ask for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HelpChoice:
    """Liberties of the chain under the pointer, chains in atari, move numbers."""

    liberties: bool
    atari: bool
    numbers: bool
