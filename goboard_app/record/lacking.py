"""Which characters of a record its encoding cannot hold, and in which nodes they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from goboard_app.record.node import Node
from goboard_app.record.sgf_charset import codec_name, is_encodable
from goboard_app.record.sgf_text import shown
from goboard_app.record.tree import GameTree

_UTF8 = "utf-8"


@dataclass(frozen=True, slots=True, eq=False)
class Lacking:
    """Characters of one property that do not exist in an encoding, each once, as they come."""

    game: int
    node: Node
    ident: str
    characters: str


def lacking_in(games: Sequence[GameTree], encoding: str | None = None) -> Iterator[Lacking]:
    """What the encoding cannot hold, or each game's own encoding where none is given."""
    for number, tree in enumerate(games):
        own = tree.source.encoding if tree.source is not None else _UTF8
        codec = own if encoding is None else codec_name(encoding) or _UTF8
        # A node that nobody touched came out of the very encoding that it goes back to.
        is_own = codec == own and tree.source is not None
        yield from _in_game(number, tree, codec, is_own)


def _in_game(number: int, tree: GameTree, codec: str, is_own: bool) -> Iterator[Lacking]:
    for node in tree.walk():
        if is_own and node.is_untouched:
            continue
        for item in node.properties:
            text = "".join(item.values)
            if not text.isascii() and not is_encodable(text, codec):
                bad = dict.fromkeys(c for c in text if not is_encodable(c, codec))
                yield Lacking(number, node, item.name, shown("".join(bad)))
