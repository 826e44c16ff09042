"""Clips: a branch of a game as SGF text for the clipboard, and such a text as nodes to paste."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goboard_app import __version__
from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import Position
from goboard_app.record.edits import copy_branch
from goboard_app.record.node import Node
from goboard_app.record.positions import position_after
from goboard_app.record.properties import point_texts, size_of, size_text
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
# A branch has no result, and its stones are a position that was set up, no handicap.
_OF_WHOLE_GAMES = frozenset({"RE", "HA"})
_SETTING_UP = idents_about(PropertyGroup.SETUP)


@dataclass(frozen=True, slots=True)
class Clip:
    """The content of a text on the clipboard.

    `nodes` have no parent yet; there are several if the text begins with variations. `size` is None
    if the text names no board. `info` are the game information and the rules of its root, which a
    game holds only once; `setup` are the stones of its root, the position before the nodes.
    `unread` are parts of the text around and between the nodes.
    """

    nodes: tuple[Node, ...]
    size: BoardSize | None
    info: tuple[Property, ...] = ()
    game_count: int = 1
    unread: tuple[str, ...] = ()
    setup: tuple[Property, ...] = ()

    @property
    def left_out(self) -> tuple[str, ...]:
        """The names of the properties that a game with information of its own does not take."""
        return tuple(item.name for item in self.info)

    @property
    def is_empty(self) -> bool:
        """True if the text holds nothing that could be pasted."""
        return not (self.nodes or self.setup)

    def start(self, size: BoardSize) -> Position:
        """Return the position before the nodes, on a board of this size."""
        return position_after(Node(self.setup), size, None)


def clip_of(tree: GameTree, node: Node, before: Position | None = None) -> str:
    """Return a node with all nodes below it as a game of its own, without the moves that led to it.

    The root has the board, the rules, the names and the position before the node, which is `before`
    where the caller knows it. If the root of the game itself is copied, it keeps what it has.
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
    # FF[4]: game information may be in any node, but only once on a path.
    above = tree.path_to(node.parent)
    known = {item.name for each in GameTree(copy).walk() for item in each.properties}
    info: dict[str, Property] = {}
    for item in (item for each in above for item in each.properties):
        if item.name in GAME_INFO - _OF_WHOLE_GAMES - known:
            info.setdefault(item.name, item)
    setup = _setup_of(_position_at(tree, above) if before is None else before)
    root = Node((*properties, *info.values(), *setup))
    root.attach(copy)
    return game_text(GameTree(root))


def _position_at(tree: GameTree, path: Iterable[Node]) -> Position:
    """Return the position behind the last of these nodes, the first being the root."""
    position: Position | None = None
    for node in path:
        position = position_after(node, tree.size, position)
    return Position.empty(tree.size) if position is None else position


def _setup_of(position: Position) -> tuple[Property, ...]:
    """Return the properties that set this position up in a root; none for a board at the start."""
    sides = (("AB", position.points(Color.BLACK)), ("AW", position.points(Color.WHITE)))
    stones = tuple(Property(ident, point_texts(points)) for ident, points in sides if points)
    if not stones and position.to_move is Color.BLACK:
        return ()
    return (*stones, Property("PL", (position.to_move.value,)))


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
    # A clip is in UTF-8 in any case: its CA may name the encoding of the file from which it was copied.
    record = read_sgf(data, "utf-8")
    tree = record.games[0]
    root = tree.root
    size = size_of(root)[0] if root.has("SZ") else None
    kept = [item for item in root.properties if item.name not in ROOT_PROPERTIES | GAME_INFO | _SETTING_UP]
    # A root with other properties is pasted as a node; of a bare one only the children are.
    if kept:
        top = copy_branch(root)
        top.set_properties(tuple(kept))
        nodes: tuple[Node, ...] = (top,)
    else:
        nodes = tuple(copy_branch(child) for child in root.children)
    return Clip(
        nodes,
        size,
        tuple(item for item in root.properties if item.name in GAME_INFO),
        len(record.games),
        tuple(finding.detail for finding in record.findings if finding.kind in _UNREAD),
        tuple(item for item in root.properties if item.name in _SETTING_UP),
    )
