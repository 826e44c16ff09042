"""Analysis of records by an engine; this module has its settings."""

from goboard_app.app.settings import FLAG, TEXT, Setting, whole

ENGINE: Setting[str] = Setting("analysis/engine", "", TEXT)
"""The key of the chosen engine; '' for the first one available."""

VISITS: Setting[int] = Setting("analysis/visits", 200, whole(1, 1_000_000))
"""The number of visits for the board that is shown."""

GAME_VISITS: Setting[int] = Setting("analysis/game_visits", 30, whole(1, 1_000_000))
"""The number of visits for each position of a whole game."""

MOVES: Setting[bool] = Setting("analysis/moves", True, FLAG)
TERRITORY: Setting[bool] = Setting("analysis/territory", True, FLAG)
"""The parts of the analysis that are drawn on the board."""

THOUGHTS: Setting[bool] = Setting("analysis/thoughts", False, FLAG)
"""True to draw the points that the engine looks at first in place of its best moves."""

LOSSES: Setting[bool] = Setting("analysis/losses", False, FLAG)
LAST_LOSSES: Setting[int] = Setting("analysis/last_losses", 5, whole(1, 1000))
"""True to draw dots for the losses on the stones of the last moves, and the number of these moves."""

DOUBTFUL: Setting[int] = Setting("analysis/doubtful", 2, whole(1, 100))
BAD: Setting[int] = Setting("analysis/bad", 5, whole(1, 200))
GOOD: Setting[int] = Setting("analysis/good", 5, whole(1, 200))
"""The limits in points from which a move is called doubtful, bad or good."""

MARKS: Setting[bool] = Setting("analysis/marks", True, FLAG)
"""True to judge the moves of an analysed game in the record: BM, DO and TE."""

KEEPS: Setting[bool] = Setting("analysis/keeps", False, FLAG)
"""True to write the evaluations of the positions into the file as well: SBKV and V."""
