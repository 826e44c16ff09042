"""Games written anew in one plain form, whatever their files look like."""

from __future__ import annotations

from goboard_app.record.codec_names import charset_name, holds_ascii
from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.sgf_charset import encode
from goboard_app.record.sgf_layout import game_text
from goboard_app.record.sgf_writer import target_codec
from goboard_app.record.tree import GameTree


def write_tidy(games: tuple[GameTree, ...], encoding: str | None = None) -> bytes:
    """The games without what stands outside them, brackets and line ends where they belong.

    Short identifiers, a property once in a node, and CA that says how it is written: the encoding
    given, else the one of the first game. Values stay as they are. Raise UnencodableText.
    """
    codec = target_codec(games, encoding)
    if not holds_ascii(codec):
        codec = "utf-8"
    charset = encoding if encoding is not None else charset_name(codec)
    texts = [game_text(_tidy(tree, charset)) for tree in games]
    return encode("".join(texts), codec)


def _tidy(tree: GameTree, charset: str) -> GameTree:
    """A copy of a game that knows nothing of its file."""
    root = Node(_properties(tree.root, charset))
    stack = [(tree.root, root)]
    while stack:
        node, copy = stack.pop()
        for child in node.children:
            twin = Node(_properties(child))
            copy.attach(twin)
            stack.append((child, twin))
    return GameTree(root)


def _properties(node: Node, charset: str | None = None) -> tuple[Property, ...]:
    """The properties, each once, in the order in which they first stand."""
    values: dict[str, tuple[str, ...]] = {}
    for item in node.properties:
        values[item.name] = values.get(item.name, ()) + item.values
    if charset is not None:
        values["CA"] = (charset,)
    return tuple(Property(ident, raw) for ident, raw in values.items())
