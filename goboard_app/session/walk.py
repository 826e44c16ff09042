"""Walk: which line of a tree one is on, and where one went last at each fork."""

from __future__ import annotations

from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.tree import GameTree
from goboard_app.session.path import Line


class Walk:
    """Knows the line found last, as long as it holds; what it knows serves the next one."""

    def __init__(self, tree: GameTree, positions: PositionCache) -> None:
        self._tree = tree
        self._positions = positions
        self._walked: dict[Node, Node] = {}
        self._line: Line | None = None
        self._before: Line | None = None

    @property
    def standing(self) -> Line | None:
        """The line found last, unless the tree was changed since."""
        line = self._line
        return line if line is not None and line.revision == self._tree.revision else None

    def go_to(self, node: Node) -> None:
        """Remember the way to a node."""
        while node.parent is not None:
            self._walked[node.parent] = node
            node = node.parent

    def following(self, node: Node) -> Node | None:
        """The child of `node` on the line walked last, else its first one, else None."""
        children = node.children
        if not children:
            return None
        walked = self._walked.get(node)
        return walked if walked in children else children[0]

    def line_through(self, node: Node) -> Line:
        """The line that a node is on; the one found last as long as it is that one."""
        line = self.standing
        if line is not None and node in line:
            return line
        nodes = self._tree.path_to(node)
        while (following := self.following(nodes[-1])) is not None:
            nodes.append(following)
        self._line = Line(self._tree, self._positions, nodes, line or self._before)
        self._before = None
        return self._line

    def keep(self, line: Line | None) -> None:
        """Go on with a line that stood before an edit: no board and no move is another."""
        if line is not None:
            line.revision = self._tree.revision

    def drop(self, before: Line | None) -> None:
        """Moves came or went; what the line before knows may still serve, if there is one."""
        self._line, self._before = None, before
