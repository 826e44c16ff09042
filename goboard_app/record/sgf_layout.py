"""The text of a game: original characters where nothing changed, canonical ones elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence

from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.source import Bracket, GameSource, NodeSource
from goboard_app.record.tree import GameTree
from goboard_app.record.writing_watch import WritingWatch

_LINE_LENGTH = 72
_RISKY = re.compile(r"[\[\]A-Z]")


def is_unchanged(tree: GameTree) -> bool:
    """Whether the tree is, node for node, what its file says."""
    source = tree.source
    return source is not None and _changed(tree, source) == []


def game_text(
    tree: GameTree,
    root: tuple[Property, ...] | None = None,
    watch: WritingWatch | None = None,
) -> str:
    """The game as it is to be written; `root` replaces the properties of the root if given.

    Where all nodes hang as they did, a game that breaks off is not closed: only what changed is
    written anew.
    """
    source = tree.source
    if source is not None:
        changed = _changed(tree, source)
        if changed is not None:
            text = _spliced(tree, source, changed, root)
            if not source.has_odd_nodes or _reads_back(text, tree, root):
                return text
    return _Layout(tree, root, watch).text()


def lone_text(
    tree: GameTree,
    root: tuple[Property, ...] | None = None,
    watch: WritingWatch | None = None,
) -> str:
    """The same for a game that need not stand where it stood: brackets of others are not its own.

    Without white space at the end.
    """
    source = tree.source
    if source is not None and source.is_regular:
        return game_text(tree, root, watch)
    return _Layout(tree, root, watch).text().rstrip("\n")


def plain_text(
    tree: GameTree,
    root: tuple[Property, ...] | None = None,
    watch: WritingWatch | None = None,
) -> str:
    """The game with every node in canonical form and nothing between them that means nothing.

    So it is read rightly wherever it stands; without white space at the end.
    """
    return _Layout(tree, root, watch, is_new=True).text().rstrip("\n")


def node_text(properties: Sequence[Property]) -> str:
    """The canonical form of a node; an identifier without values gets an empty one."""
    words = [p.ident + "".join(f"[{raw}]" for raw in p.values or ("",)) for p in properties]
    return ";" + "".join(words)


def _changed(tree: GameTree, source: GameSource) -> list[Node] | None:
    """The nodes that changed, in the order of the file; None where one hangs elsewhere now.

    Nodes at which nobody has looked are as they were, and so is all that hangs on them.
    """
    if not tree.root.is_number(source.first, source.nodes):
        return None
    changed: list[Node] = []
    stack = [tree.root]
    while stack:
        node = stack.pop()
        if not node.has_old_children:
            return None
        if not node.is_untouched:
            changed.append(node)
        stack.extend(reversed(node.made_children))
    return changed


def _gap(text: str) -> str:
    """The gap, without junk that would become a property of what now stands before it."""
    return "".join(c for c in text if c.isspace()) if _RISKY.search(text) else text


def _spliced(
    tree: GameTree, source: GameSource, changed: list[Node], root: tuple[Property, ...] | None
) -> str:
    """The original text with the changed nodes replaced."""
    text = source.file.text
    pieces: list[str] = []
    at = source.start
    if root is not None and (not changed or changed[0] is not tree.root):
        changed.insert(0, tree.root)
    for node in changed:
        place = node.source
        assert place is not None
        pieces.append(text[at : place.start])
        properties = root if root is not None and node is tree.root else node.properties
        pieces.append(node_text(properties))
        at = place.end
    pieces.append(text[at : source.end])
    return "".join(pieces)


def _bracket(source: NodeSource, place: Bracket) -> str:
    """A bracket with the gap before it."""
    return _gap(source.text[place[0] : place[1]]) + source.text[place[1]]


def _reads_back(text: str, tree: GameTree, root: tuple[Property, ...] | None) -> bool:
    """Whether a text is read as this game; what stands beside a change may mislead the reader."""
    # Late: only a game that was not well-formed is read again.
    from goboard_app.record.sgf_builder import GameBuilder
    from goboard_app.record.sgf_lexer import find_game

    # A game that lost its beginning is found only where no other seems to begin.
    if find_game(text, 0) != (0 if text.startswith("(") else -1):
        return False
    builder = GameBuilder(text)
    found = builder.read(0)
    if len(found) != 1:
        return False
    stack = [(tree.root, Node(None, builder.nodes, found[0].first))]
    while stack:
        wanted, node = stack.pop()
        own = root if root is not None and wanted is tree.root else wanted.properties
        if not _same(own, node.properties) or len(wanted.children) != len(node.children):
            return False
        stack.extend(zip(wanted.children, node.children, strict=True))
    return True


def _same(wanted: tuple[Property, ...], found: tuple[Property, ...]) -> bool:
    return [(p.ident, p.values or ("",)) for p in wanted] == [
        (p.ident, p.values or ("",)) for p in found
    ]


class _Layout:
    """Writes a game piece by piece, each piece after the gap that stood before it in the file."""

    def __init__(
        self,
        tree: GameTree,
        root: tuple[Property, ...] | None,
        watch: WritingWatch | None = None,
        is_new: bool = False,
    ) -> None:
        self._tree = tree
        self._root = root
        self._watch = watch
        self._out: list[str] = []
        self._line = 0
        source = None if is_new else tree.source
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
            if self._watch is not None:
                self._watch.look()
                self._watch.written += 1
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

    def _brackets(self, node: Node) -> NodeSource | None:
        """The source of a node whose branch keeps the brackets it had in the file."""
        source = node.source if self._keeps_brackets else None
        return source if source is not None and source.opens else None

    def _needs_brackets(self, node: Node) -> bool:
        return node.parent is None or len(node.parent.children) > 1

    def _openings(self, node: Node) -> Sequence[str]:
        source = self._brackets(node)
        if source is not None:
            return [_bracket(source, place) for place in source.opens]
        if not self._needs_brackets(node):
            return ()
        return ("(",) if node.parent is None else ("\n(",)

    def _closings(self, node: Node) -> tuple[str, ...]:
        source = self._brackets(node)
        if source is not None:
            return tuple(_bracket(source, place) for place in source.closes)
        return (")",) if self._needs_brackets(node) else ()

    def _step(self, node: Node) -> str:
        """The node with what stands before it."""
        source = None if self._is_new else node.source
        own = self._root if node is self._tree.root else None
        if source is None:
            return self._fresh(node, node_text(own or node.properties))
        gap = _gap(source.text[source.gap : source.start])
        if own is not None or not (source.is_sound and node.is_untouched):
            return gap + node_text(own or node.properties)
        characters = source.characters
        if self._brackets(node) is None and not characters.startswith(";"):
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
