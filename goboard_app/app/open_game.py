"""OpenGame: one game of the record, whose session is made when the game is first shown."""

from __future__ import annotations

from functools import cached_property

from goboard_app.record.tree import GameTree
from goboard_app.session.session import GameSession


class OpenGame:
    """A game tree, and the session of those who look at it.

    A file of a thousand games opens as quickly as one with the first of them alone. A live game is
    taken up at the end of its main line.
    """

    def __init__(self, tree: GameTree, is_live: bool = False) -> None:
        self.tree = tree
        self._is_live = is_live

    @cached_property
    def session(self) -> GameSession:
        """The session, always the same one."""
        cursor = self.tree.main_line_end() if self._is_live else None
        return GameSession(self.tree, self._is_live, cursor=cursor)
