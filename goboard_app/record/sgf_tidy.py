"""Games written anew in one plain form, whatever their files look like."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.record.codec_names import charset_name, holds_ascii
from goboard_app.record.compare import first_difference
from goboard_app.record.decoded import encode
from goboard_app.record.finding import SgfError, UnencodableText
from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.sgf_layout import game_text
from goboard_app.record.sgf_reader import read_sgf
from goboard_app.record.sgf_text import shown
from goboard_app.record.sgf_writer import target_codec
from goboard_app.record.tree import GameTree
from goboard_app.record.writing_watch import WritingWatch

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def write_tidy(games: tuple[GameTree, ...], encoding: str | None = None) -> bytes:
    """The games without what stands outside them, brackets and line ends where they belong.

    Short identifiers, a property once in a node, and CA that says how it is written: the encoding
    given, else the one of the first game. Values stay as they are. Raise UnencodableText.
    """
    text, codec = _tidied(games, encoding)[1:]
    return encode(text, codec)


def write_repaired(games: tuple[GameTree, ...], watch: WritingWatch | None = None) -> bytes:
    """The same for games of any file whatsoever: there is always a file that is read as they are.

    In Unicode where their encoding does not hold what was written, or would be taken for another,
    and with a byte order mark where nothing else says so clearly enough. Only then bytes that mean
    nothing in their encoding become U+FFFD. The watch may call it off.
    """
    for encoding in (None, "UTF-8"):
        tidied, text, codec = _tidied(games, encoding, watch)
        try:
            data = encode(text, codec)
        except UnencodableText:
            continue
        if _is_tidy_as(data, tidied, watch):
            return data
    return _BYTE_ORDER_MARK + encode(shown(text), codec)


def _tidied(
    games: Sequence[GameTree], encoding: str | None, watch: WritingWatch | None = None
) -> tuple[list[GameTree], str, str]:
    """Copies of the games, their text, and the codec for it."""
    codec = target_codec(games, encoding)
    if not holds_ascii(codec):
        codec = "utf-8"
    charset = encoding if encoding is not None else charset_name(codec)
    copies = [_tidy(tree, charset, watch) for tree in games]
    return copies, "".join(map(game_text, copies)), codec


def _is_tidy_as(data: bytes, games: Sequence[GameTree], watch: WritingWatch | None) -> bool:
    reading = None if watch is None else watch.reading
    try:
        return first_difference(read_sgf(data, None, reading).games, games, watch) is None
    except SgfError:
        return False


def _tidy(tree: GameTree, charset: str, watch: WritingWatch | None) -> GameTree:
    """A copy of a game that knows nothing of its file."""
    root = Node(_properties(tree.root, charset))
    stack = [(tree.root, root)]
    while stack:
        node, copy = stack.pop()
        if watch is not None:
            watch.look()
            watch.written += 1
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
