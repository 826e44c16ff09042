"""Reading saved files with sgfmill, which knows nothing of goboard."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sgfmill import common, sgf


@dataclass(frozen=True)
class SavedGame:
    """A saved game as sgfmill reads it."""

    game: Any

    @classmethod
    def of(cls, path: Path) -> SavedGame:
        return cls(sgf.Sgf_game.from_bytes(path.read_bytes()))

    @property
    def moves(self) -> str:
        """Return the moves of the main line: "E5 F5 pass"."""
        nodes = self.game.get_main_sequence()
        moves = [node.get_move() for node in nodes]
        return " ".join(_name(point) for color, point in moves if color is not None)

    @property
    def colors(self) -> str:
        nodes = self.game.get_main_sequence()
        return "".join(node.get_move()[0] or "" for node in nodes)

    @property
    def names(self) -> tuple[str | None, str | None]:
        return self.game.get_player_name("b"), self.game.get_player_name("w")

    def root(self, ident: str) -> object:
        root = self.game.get_root()
        return root.get(ident) if root.has_property(ident) else None

    def last(self, ident: str) -> object:
        node = self.game.get_last_node()
        return node.get(ident) if node.has_property(ident) else None

    def points(self, ident: str) -> set[str]:
        """Return the points of a property of the last node."""
        found = self.last(ident)
        return {_name(point) for point in found} if isinstance(found, set) else set()


def _name(point: tuple[int, int] | None) -> str:
    return "pass" if point is None else common.format_vertex(point)
