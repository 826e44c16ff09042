"""Analysis: what an engine thinks of a record; and what the settings say of it."""

from goboard_app.app.settings import FLAG, TEXT, Setting, whole

ENGINE: Setting[str] = Setting("analysis/engine", "", TEXT)
"""The key of the engine that was chosen; '' for the first there is."""

VISITS: Setting[int] = Setting("analysis/visits", 200, whole(1, 1_000_000))
"""How much the engine thinks of the board that is shown."""

GAME_VISITS: Setting[int] = Setting("analysis/game_visits", 30, whole(1, 1_000_000))
"""How much it thinks of each position of a whole game."""

MOVES: Setting[bool] = Setting("analysis/moves", True, FLAG)
TERRITORY: Setting[bool] = Setting("analysis/territory", True, FLAG)
"""What of it stands on the board."""

DOUBTFUL: Setting[int] = Setting("analysis/doubtful", 2, whole(1, 100))
BAD: Setting[int] = Setting("analysis/bad", 5, whole(1, 200))
GOOD: Setting[int] = Setting("analysis/good", 5, whole(1, 200))
"""From how many points on a move is called so."""

MARKS: Setting[bool] = Setting("analysis/marks", True, FLAG)
"""Whether the moves of a game that was read are judged in the record: BM, DO and TE."""

KEEPS: Setting[bool] = Setting("analysis/keeps", False, FLAG)
"""Whether what its positions are worth is written into the file as well: SBKV and V."""
