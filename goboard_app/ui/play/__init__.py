"""Playing: new games, opponents, the panel of the players, clocks, who takes which colour."""

from goboard_app.app.settings import FLAG, TEXT, TEXTS, Setting

LAST_OPPONENT: Setting[str] = Setting("opponent/last", "", TEXT)
"""Which engine was played against last, as `app/engines/opponent` writes it; "" for a person."""
OPPONENTS: Setting[tuple[str, ...]] = Setting("opponent/games", (), TEXTS)
"""Which engines played in games that were left, a row for each, the newest first."""
STONE_SOUNDS: Setting[bool] = Setting("play/stone_sounds", False, FLAG)
"""True if stones are heard when they are put down and captured."""
