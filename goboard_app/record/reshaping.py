"""Edits that hang many nodes elsewhere, or change many nodes, at one go."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.go.value import value
from goboard_app.record.edits import Edit, IllegalEdit
from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.sgf_text import is_raw_value
from goboard_app.record.tree import GameTree


@value
class Rehang:
    """Give some nodes other children, all at once; whatever loses its parent leaves the tree.

    A child may come from another node of the list, or have no parent so far.
    """

    children: tuple[tuple[Node, tuple[Node, ...]], ...]

    def __post_init__(self) -> None:
        """Refuse what would hang a node twice, below itself, or take it from elsewhere."""
        if not self.children:
            raise IllegalEdit("nothing to hang elsewhere")
        parents = {parent: own for parent, own in self.children}
        hung = [child for own in parents.values() for child in own]
        if len(parents) != len(self.children) or len(set(hung)) != len(hung):
            raise IllegalEdit("a node would hang in two places")
        if any(child.parent is not None and child.parent not in parents for child in hung):
            raise IllegalEdit("the node hangs elsewhere")
        above = {child: parent for parent, own in parents.items() for child in own}
        for start in parents:
            _refuse_circle(start, above, parents)
            top = _top(start)
            if top is not start and top in above:
                raise IllegalEdit("a root would hang in its own tree")

    @property
    def cursor(self) -> Node:
        """The first node whose children change."""
        return self.children[0][0]

    def apply(self, tree: GameTree) -> Edit:
        """Hang the nodes; the inverse hangs all of them as they hung before."""
        before = tuple((parent, tuple(parent.children)) for parent, _ in self.children)
        for parent, _ in self.children:
            while parent.children:
                parent.take(len(parent.children) - 1)
        for parent, own in self.children:
            for child in own:
                parent.attach(child)
        tree.revision += 1
        return Rehang(before)


@value
class ReplaceProperties:
    """Give some nodes other properties, all at once."""

    properties: tuple[tuple[Node, tuple[Property, ...]], ...]

    def __post_init__(self) -> None:
        """Refuse an empty list, and new values that could not be written."""
        if not self.properties:
            raise IllegalEdit("nothing to change")
        for node, wanted in self.properties:
            old = set(node.properties)
            for item in wanted:
                if item not in old and not all(map(is_raw_value, item.values)):
                    raise IllegalEdit("no such values can be written")

    @property
    def cursor(self) -> Node:
        """The first node that changes."""
        return self.properties[0][0]

    def apply(self, tree: GameTree) -> Edit:
        """Set the properties; the inverse sets those that were there."""
        before = tuple((node, node.properties) for node, _ in self.properties)
        for node, wanted in self.properties:
            node.set_properties(wanted)
        tree.revision += 1
        return ReplaceProperties(before)


@value
class Standing:
    """An edit after which one stands on `cursor`; once it is taken back, on `back` again."""

    edit: Edit
    cursor: Node
    back: Node

    def apply(self, tree: GameTree) -> Standing:
        """Carry the edit out; the inverse stands where one stood before."""
        return Standing(self.edit.apply(tree), self.back, self.cursor)


def copied(node: Node) -> Node:
    """A node that belongs to no tree, with the same properties and copies of all below it."""
    copy = Node(node.properties)
    stack: list[tuple[Node, Node]] = [(node, copy)]
    while stack:
        old, new = stack.pop()
        for child in old.children:
            twin = Node(child.properties)
            new.attach(twin)
            stack.append((child, twin))
    return copy


def without(children: Sequence[Node], node: Node, instead: Sequence[Node] = ()) -> tuple[Node, ...]:
    """These children with others in the place of one of them."""
    place = next(i for i, child in enumerate(children) if child is node)
    return (*children[:place], *instead, *children[place + 1 :])


def _top(node: Node) -> Node:
    while node.parent is not None:
        node = node.parent
    return node


def _refuse_circle(
    start: Node, above: dict[Node, Node], parents: dict[Node, tuple[Node, ...]]
) -> None:
    """Refuse where the way up from a node, as it would be afterwards, comes back to the node."""
    seen: set[Node] = set()
    node: Node | None = start
    while node is not None:
        if node in seen:
            raise IllegalEdit("the node would become its own ancestor")
        seen.add(node)
        kept = None if node.parent in parents else node.parent
        node = above.get(node, kept)
