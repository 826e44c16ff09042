"""A repaired copy of a record: the same games and properties in the grammar of the standard."""

from __future__ import annotations

from goboard_app.record.finding import UnencodableText
from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.record import Record
from goboard_app.record.sgf_charset import charset_name
from goboard_app.record.sgf_writer import write_record
from goboard_app.record.tree import GameTree

_UTF8 = "UTF-8"


def repaired(record: Record) -> bytes:
    """All games written anew: brackets, semicolons and CA right, each property with a value.

    Facts stay as they are written, and so does the encoding as long as it holds every character.
    Text outside the games is left behind.
    """
    games = tuple(GameTree(_copy(tree.root)) for tree in record.games)
    name = charset_name(record.encoding)
    # What is read back from such bytes depends on a mark that the copy has not.
    if record.encoding.startswith(("utf-16", "utf-32")):
        name = _UTF8
    try:
        return write_record(Record(games), name)
    except UnencodableText:
        return write_record(Record(games), _UTF8)


def _copy(root: Node) -> Node:
    """The nodes anew, without the characters that they had."""
    made = Node(_sound(root))
    waiting = [(root, made)]
    while waiting:
        node, copy = waiting.pop()
        for child in node.children:
            below = Node(_sound(child))
            copy.attach(below)
            waiting.append((child, below))
    return made


def _sound(node: Node) -> tuple[Property, ...]:
    """The properties in their order, those that are repeated as one."""
    values: dict[str, tuple[str, ...]] = {}
    idents: dict[str, str] = {}
    for item in node.properties:
        ident = idents.setdefault(item.name, item.ident)
        values[ident] = values.get(ident, ()) + item.values
    return tuple(Property(ident, raw) for ident, raw in values.items())
