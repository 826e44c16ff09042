"""Playing a game: new games, opponents, the panel of the players, clocks, and the choice of colours."""

from goboard_app.app.settings import FLAG, TEXT, TEXTS, Setting

LAST_OPPONENT: Setting[str] = Setting("opponent/last", "", TEXT)
"""The engine of the last game, as written by `app/engines/opponent`; "" for a person."""
OPPONENTS: Setting[tuple[str, ...]] = Setting("opponent/games", (), TEXTS)
"""The engines of games that were left, one row for each, the newest first."""
STONE_SOUNDS: Setting[bool] = Setting("play/stone_sounds", False, FLAG)
"""True if stones make a sound when they are placed and captured."""
