"""The text of a game: original characters where nothing changed, canonical ones elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence

from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.source import Bracket, GameSource
from goboard_app.record.tree import GameTree

_LINE_LENGTH = 72
_RISKY = re.compile(r"[\[\]A-Z]")


def is_unchanged(tree: GameTree) -> bool:
    """Whether the tree is, node for node, what its file says."""
    source = tree.source
    return source is not None and _has_old_shape(tree, source) and not _changed(source)


def game_text(tree: GameTree, root: tuple[Property, ...] | None = None) -> str:
    """The game as it is to be written; `root` replaces the properties of the root if given."""
    source = tree.source
    if source is not None and source.is_closed and _has_old_shape(tree, source):
        return _spliced(tree, source, root)
    return _Layout(tree, root).text()


def lone_text(tree: GameTree, root: tuple[Property, ...] | None = None) -> str:
    """The same for a game that need not stand where it stood: brackets of others are not its own.

    Without white space at the end.
    """
    source = tree.source
    if source is not None and source.is_regular:
        return game_text(tree, root)
    return _Layout(tree, root).text().rstrip("\n")


def node_text(properties: Sequence[Property]) -> str:
    """The canonical form of a node; an identifier without values gets an empty one."""
    words = [p.ident + "".join(f"[{raw}]" for raw in p.values or ("",)) for p in properties]
    return ";" + "".join(words)


def _has_old_shape(tree: GameTree, source: GameSource) -> bool:
    """Whether all nodes still hang where they hung in the file, in the same order."""
    count = 0
    for node in tree.walk():
        if count >= len(source.nodes) or node is not source.nodes[count]:
            return False
        if node.parent is not source.parents[count]:
            return False
        count += 1
    return count == len(source.nodes)


def _gap(text: str) -> str:
    """The gap, without junk that would become a property of what now stands before it."""
    return "".join(c for c in text if c.isspace()) if _RISKY.search(text) else text


def _changed(source: GameSource) -> list[Node]:
    return [node for node in source.nodes if not node.is_untouched]


def _spliced(tree: GameTree, source: GameSource, root: tuple[Property, ...] | None) -> str:
    """The original text with the changed nodes replaced."""
    text = source.file.text
    pieces: list[str] = []
    at = source.start
    changed = _changed(source)
    if root is not None and (not changed or changed[0] is not tree.root):
        changed.insert(0, tree.root)
    for node in changed:
        assert node.source is not None
        pieces.append(text[at : node.source.start])
        properties = root if root is not None and node is tree.root else node.properties
        pieces.append(node_text(properties))
        at = node.source.end
    pieces.append(text[at : source.end])
    return "".join(pieces)


class _Layout:
    """Writes a game piece by piece, each piece after the gap that stood before it in the file."""

    def __init__(self, tree: GameTree, root: tuple[Property, ...] | None) -> None:
        self._tree = tree
        self._root = root
        self._out: list[str] = []
        self._line = 0
        source = tree.source
        self._keeps_brackets = source is not None and source.is_regular
        self._is_new = source is None

    def text(self) -> str:
        stack: list[Node | tuple[str, ...]] = [self._tree.root]
        while stack:
            item = stack.pop()
            if isinstance(item, tuple):
                for closing in item:
                    self._put(closing)
                continue
            stack.append(self._closings(item))
            for opening in self._openings(item):
                self._put(opening)
            self._put(self._step(item))
            stack.extend(reversed(item.children))
        if self._is_new:
            self._out.append("\n")
        return "".join(self._out)

    def _put(self, piece: str) -> None:
        self._out.append(piece)
        broken = piece.rfind("\n")
        self._line = self._line + len(piece) if broken < 0 else len(piece) - broken - 1

    def _own_brackets(self, node: Node) -> bool:
        """Whether the branch under the node keeps the brackets it had in the file."""
        return self._keeps_brackets and node.source is not None and bool(node.source.opens)

    def _needs_brackets(self, node: Node) -> bool:
        return node.parent is None or len(node.parent.children) > 1

    def _openings(self, node: Node) -> Sequence[str]:
        if self._own_brackets(node):
            assert node.source is not None
            return [self._bracket(node, place) for place in node.source.opens]
        if not self._needs_brackets(node):
            return ()
        return ("(",) if node.parent is None else ("\n(",)

    def _closings(self, node: Node) -> tuple[str, ...]:
        if self._own_brackets(node):
            assert node.source is not None
            return tuple(self._bracket(node, place) for place in node.source.closes)
        return (")",) if self._needs_brackets(node) else ()

    @staticmethod
    def _bracket(node: Node, place: Bracket) -> str:
        assert node.source is not None
        return _gap(node.source.text[place[0] : place[1]]) + node.source.text[place[1]]

    def _step(self, node: Node) -> str:
        """The node with what stands before it."""
        source = node.source
        own = self._root if node is self._tree.root else None
        if source is None:
            return self._fresh(node, node_text(own or node.properties))
        gap = _gap(source.text[source.gap : source.start])
        if own is not None or not (source.is_sound and node.is_untouched):
            return gap + node_text(own or node.properties)
        characters = source.characters
        if not self._own_brackets(node) and not characters.startswith(";"):
            characters = ";" + characters
        return gap + characters

    def _fresh(self, node: Node, text: str) -> str:
        """A new node, on a new line where the old one is full."""
        is_first = node.parent is None or len(node.parent.children) > 1
        room = self._line + len(text) <= _LINE_LENGTH
        after_root = node.parent is not None and node.parent.parent is None and self._is_new
        if is_first or (room and not after_root):
            return text
        return "\n" + text
