"""Counting: the agreement on dead stones, moves tried out, and the story of a count; with its setting."""

from goboard_app.app.settings import FLAG, Setting

ASKS_BY_ITSELF: Setting[bool] = Setting("count/asks_engine", False, FLAG)
"""The setting that an engine is asked about unclear groups without the press of a button."""
