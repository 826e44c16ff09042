"""Where a node, a game and a record stood in the file they were read from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from goboard_app.record.property import Property

if TYPE_CHECKING:
    from goboard_app.record.node import Node
    from goboard_app.record.sgf_charset import Decoded

Bracket = tuple[int, int]
"""A round bracket: where the gap before it begins, and where it stands."""


class NodeSource:
    """The original characters of one node, by offsets into the text of the file.

    `gap` is where the characters between the piece before and this node begin; `opens` and
    `closes` are the round brackets that belong to the branch which begins with this node. Where
    not `is_sound`, the characters are read rightly only in their old place. Only the reader changes
    these, while it reads.
    """

    __slots__ = ("closes", "end", "gap", "is_clean", "is_sound", "opens", "start", "text")

    def __init__(self, text: str, gap: int, start: int, end: int, is_clean: bool) -> None:
        self.text = text
        self.gap = gap
        self.start = start
        self.end = end
        self.is_clean = is_clean
        self.is_sound = True
        self.opens: tuple[Bracket, ...] = ()
        self.closes: tuple[Bracket, ...] = ()

    def properties(self) -> tuple[Property, ...]:
        """The properties as the file has them, read afresh."""
        # Late, so that a game that was never in a file need not load the lexer.
        from goboard_app.record.sgf_lexer import clean_properties, scan_node

        if self.is_clean:
            return clean_properties(self.text, self.start, self.end)
        return scan_node(self.text, self.start).properties

    @property
    def characters(self) -> str:
        """The node as it stands in the file."""
        return self.text[self.start : self.end]


@dataclass(frozen=True, slots=True)
class GameSource:
    """Where a game stood: offsets into `file.text`, and its nodes in the order of the file.

    `is_regular` is False where the round brackets do not belong to one branch each, or where some
    are missing: after a change of the tree's shape they are all written anew. `number` tells which
    of the `game_count` games of the file it is, from 0.
    """

    file: Decoded
    start: int
    end: int
    nodes: tuple[Node, ...]
    parents: tuple[Node | None, ...]
    is_regular: bool
    is_closed: bool
    number: int = 0
    game_count: int = 1

    @property
    def encoding(self) -> str:
        """The encoding in which the game stood."""
        return self.file.encoding_at(self.start)
