"""Playing a game: new games, opponents, the panel of the players, clocks, and the choice of colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from goboard_app.app.settings import FLAG, TEXT, TEXTS, Setting
from goboard_app.ui.shell.services import Service

if TYPE_CHECKING:
    from goboard_app.app.engines.opponent import EnginePlayer
    from goboard_app.library.rematch import Evening
    from goboard_app.ui.play.questions import Opponents

LAST_OPPONENT: Setting[str] = Setting("opponent/last", "", TEXT)
"""The engine of the last game, as written by `app/engines/opponent`; "" for a person."""
LAST_GAMES: Setting[tuple[str, ...]] = Setting("opponent/last_games", (), TEXTS)
"""The terms of the last game with each engine, as written by `app/last_games`."""
OPPONENTS: Setting[tuple[str, ...]] = Setting("opponent/games", (), TEXTS)
"""The engines of games that were left, one row for each, the newest first."""
HAS_PLAYED: Setting[bool] = Setting("play/has_played", False, FLAG)
"""True once a game has begun on terms that are proposed again."""
STONE_SOUNDS: Setting[bool] = Setting("play/stone_sounds", True, FLAG)
"""True if stones, answers and games that are won make a sound."""


class EngineOpponents(Protocol):
    """The engines as opponents, for the games that begin."""

    def offered(self) -> Opponents:
        """Return the engines that can be played against, and the last opponent."""

    def begin(self, against: EnginePlayer | None) -> None:
        """Let this engine play in the game that has just begun; None for a game between people."""

    def against(self) -> EnginePlayer | None:
        """Return the engine that plays, or played to its end, the game on the board; None between people."""

    def next_stones(self) -> int | None:
        """Return the handicap of the pupil in the next game with the partner on the board; None for the same one."""

    def follow(self) -> None:
        """Offer to continue with the opponent of the game that is now on the board, if it had one."""


ENGINE_OPPONENTS: Service[EngineOpponents] = Service("engine_opponents")
EVENING: Service[Evening] = Service("evening")
