"""Clips: a branch of a game as SGF text, and such a text as nodes to paste."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app import __version__
from goboard_app.go.board import BoardSize
from goboard_app.record.edits import copy_branch
from goboard_app.record.node import Node
from goboard_app.record.properties import size_of, size_text
from goboard_app.record.sgf.lexer import Property, shown
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import game_text
from goboard_app.record.tree import GameTree

SGF_TYPE = "application/x-go-sgf"
"""The type under which programs of Go know a record on the clipboard."""

ROOT_PROPERTIES = frozenset({"GM", "FF", "CA", "AP", "SZ", "ST"})
"""What belongs to the root of a game alone: how the file is to be read, not what is in it."""

GAME_INFO = frozenset(
    (
        *("PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "DT", "PC", "RE", "KM", "HA", "RU"),
        *("TM", "OT", "ON", "AN", "CP", "SO", "US", "GN", "GC", "GBRS"),
    )
)
"""What a path through the game may hold once: who played whom, when and how."""


@dataclass(frozen=True, slots=True)
class Clip:
    """What a text on the clipboard holds.

    `nodes` hang nowhere yet; there are several where the text begins with variations. `size` is
    None where the text names no board. `left_out` are properties of its root that would stand
    twice in a game. Without nodes the text holds nothing that could be hung anywhere.
    """

    nodes: tuple[Node, ...]
    size: BoardSize | None
    left_out: tuple[str, ...] = ()
    game_count: int = 1


def clip_of(tree: GameTree, node: Node) -> str:
    """A node with all below it as a game of its own; how it came to it is not told.

    The root names the board and nothing more, unless the root of the game itself is copied.
    """
    head = {
        "GM": "1",
        "FF": "4",
        "CA": "UTF-8",
        "AP": f"goboard:{__version__}",
        "SZ": size_text(tree.size),
    }
    properties = [Property(ident, (value,)) for ident, value in head.items()]
    copy = copy_branch(node)
    if node.parent is None:
        own = (item for item in copy.properties if item.name not in head)
        copy.set_properties((*properties, *own))
        return game_text(GameTree(copy))
    root = Node(tuple(properties))
    root.attach(copy)
    return game_text(GameTree(root))


def clip_bytes(text: str) -> bytes:
    """A clip for other programs of our kind; bytes that nobody could read stay what they are."""
    return text.encode("utf-8", "surrogateescape")


def clip_text(text: str) -> str:
    """A clip for everybody, readable characters alone."""
    return shown(text)


def clip_from(data: bytes) -> Clip:
    """The nodes that a text holds; raise SgfError where no game begins in it."""
    record = read_sgf(data, "utf-8")
    tree = record.games[0]
    root = tree.root
    size = size_of(root)[0] if root.has("SZ") else None
    kept: list[Property] = []
    left_out: list[str] = []
    for item in root.properties:
        if item.name in GAME_INFO:
            left_out.append(item.name)
        elif item.name not in ROOT_PROPERTIES:
            kept.append(item)
    if kept:
        top = copy_branch(root)
        top.set_properties(tuple(kept))
        nodes: tuple[Node, ...] = (top,)
    else:
        nodes = tuple(copy_branch(child) for child in root.children)
    return Clip(nodes, size, tuple(left_out), len(record.games))
