"""Clips: a branch of a game as SGF text for the clipboard, and such a text as nodes to paste."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app import __version__
from goboard_app.go.board import BoardSize
from goboard_app.record.edits import copy_branch
from goboard_app.record.node import Node
from goboard_app.record.properties import size_of, size_text
from goboard_app.record.property_table import PropertyGroup, idents_about
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.lexer import Property, shown
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import game_text
from goboard_app.record.tree import GameTree

SGF_TYPE = "application/x-go-sgf"
"""The MIME type under which Go programs recognise a record on the clipboard."""

ROOT_PROPERTIES = idents_about(PropertyGroup.ROOT)
"""The properties that belong only to the root of a game: they say how to read the file."""

GAME_INFO = idents_about(PropertyGroup.GAME)
"""The properties that a path through a game may hold only once: players, date and circumstances."""

_UNREAD = (FindingKind.TEXT_OUTSIDE_GAME, FindingKind.STRAY_TEXT)


@dataclass(frozen=True, slots=True)
class Clip:
    """The content of a text on the clipboard.

    `nodes` have no parent yet; there are several if the text begins with variations. `size` is None
    if the text names no board. `left_out` are properties of its root that would occur twice in a
    game, `unread` are parts of the text around and between the nodes. Without nodes the text holds
    nothing that could be pasted.
    """

    nodes: tuple[Node, ...]
    size: BoardSize | None
    left_out: tuple[str, ...] = ()
    game_count: int = 1
    unread: tuple[str, ...] = ()


def clip_of(tree: GameTree, node: Node) -> str:
    """Return a node with all nodes below it as a game of its own, without the moves that led to it.

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
        # The head replaces the root's own properties of the same names.
        own = (item for item in copy.properties if item.name not in head)
        copy.set_properties((*properties, *own))
        return game_text(GameTree(copy))
    root = Node(tuple(properties))
    root.attach(copy)
    return game_text(GameTree(root))


def clip_bytes(text: str) -> bytes:
    """Return a clip for other Go programs; undecodable bytes stay as they are."""
    return text.encode("utf-8", "surrogateescape")


def clip_text(text: str) -> str:
    """Return a clip for any program, with readable characters only."""
    return shown(text)


def clip_from(data: bytes) -> Clip:
    """Return the nodes of a text.

    Raises SgfError if the text holds no game.
    """
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
    # A root with other properties is pasted as a node; of a bare one only the children are.
    if kept:
        top = copy_branch(root)
        top.set_properties(tuple(kept))
        nodes: tuple[Node, ...] = (top,)
    else:
        nodes = tuple(copy_branch(child) for child in root.children)
    unread = tuple(finding.detail for finding in record.findings if finding.kind in _UNREAD)
    return Clip(nodes, size, tuple(left_out), len(record.games), unread)
