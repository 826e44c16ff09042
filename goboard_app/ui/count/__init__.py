"""Counting, trying out who lives, and the counting told; and what the settings say of it."""

from goboard_app.app.settings import FLAG, Setting

ASKS_BY_ITSELF: Setting[bool] = Setting("count/asks_engine", False, FLAG)
"""Whether an engine is asked about unclear groups without anybody pressing a button."""
