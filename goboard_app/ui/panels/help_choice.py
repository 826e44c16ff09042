"""HelpChoice: which help on the board the chips ask for."""

from __future__ import annotations

from goboard_app.go.value import value


@value
class HelpChoice:
    """Liberties of the chain under the pointer, chains in atari, move numbers; the chain under the
    pointer outlined as one, and what is surrounded so far.
    """

    liberties: bool
    atari: bool
    numbers: bool
    chains: bool = False
    areas: bool = False
