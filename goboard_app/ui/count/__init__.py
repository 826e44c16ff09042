"""Counting: the agreement on dead stones, moves tried out, and the story of a count; with its settings."""

from enum import Enum

from goboard_app.app.settings import FLAG, Setting, choice

ASKS_BY_ITSELF: Setting[bool] = Setting("count/asks_engine", False, FLAG)
"""The setting that an engine is asked about unclear groups without the press of a button."""


class TapOffer(Enum):
    """How far the one offer to tap points first has come."""

    NOT_YET = "not_yet"
    DUE = "due"
    MADE = "made"


TAPS_FIRST: Setting[bool] = Setting("count/taps_first", False, FLAG)
"""The setting that the players tap their own points before a count that ends the game."""
TAPS_OFFER: Setting[TapOffer] = Setting("count/taps_offer", TapOffer.NOT_YET, choice(TapOffer))
"""The offer to tap first: due from the first count that both agreed to, made with the next one."""
