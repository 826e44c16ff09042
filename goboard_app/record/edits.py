"""Edits of a game tree, each of which gives the edit that takes it back."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Protocol

from goboard_app.go.value import value
from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.sgf_text import is_raw_value
from goboard_app.record.tree import GameTree

_IDENT = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


class IllegalEdit(Exception):
    """The edit asked for is impossible; nothing was changed."""


class Edit(Protocol):
    """A change of a tree. Once built it cannot fail, as long as edits are taken back in turn."""

    @property
    def cursor(self) -> Node:
        """The node to stand on once the edit is applied."""

    def apply(self, tree: GameTree) -> Edit:
        """Change the tree and give the exact inverse of that change."""


def new_node(*properties: Property) -> Node:
    """A node that belongs to no tree yet; raise IllegalEdit for what could not be written."""
    for item in properties:
        _check_property(item.ident, item.values)
    return Node(tuple(properties))


@value
class AddNode:
    """Hang a parentless node, with all under it, below `parent`; without index as the last."""

    parent: Node
    node: Node
    index: int | None = None

    def __post_init__(self) -> None:
        """Refuse a node that has a parent or would become its own ancestor, and bad indices."""
        if self.node.parent is not None:
            raise IllegalEdit("the node has a parent")
        if _top(self.parent) is self.node:
            raise IllegalEdit("the node would become its own ancestor")
        if self.index is not None and not 0 <= self.index <= len(self.parent.children):
            raise IllegalEdit("no such place among the children")

    @property
    def cursor(self) -> Node:
        """The node that was added."""
        return self.node

    def apply(self, tree: GameTree) -> Edit:
        """Add the node; the inverse removes it."""
        self.parent.attach(self.node, self.index)
        tree.revision += 1
        return RemoveNode(self.node)


@dataclass(frozen=True, slots=True, init=False)
class RemoveNode:
    """Take a node, with all under it, out of the tree."""

    node: Node
    parent: Node

    def __init__(self, node: Node) -> None:
        """Refuse the root."""
        if node.parent is None:
            raise IllegalEdit("the node has no parent")
        object.__setattr__(self, "node", node)
        object.__setattr__(self, "parent", node.parent)

    @property
    def cursor(self) -> Node:
        """The parent that the node had."""
        return self.parent

    def apply(self, tree: GameTree) -> Edit:
        """Remove the node; the inverse puts it back in its old place."""
        index = self.node.index
        self.parent.take(index)
        tree.revision += 1
        return AddNode(self.parent, self.node, index)


@value
class SetProperty:
    """Give a property of a node new raw values; None takes it away.

    A property that is there keeps its place and spelling, repetitions of it go; a new one comes
    last.
    """

    node: Node
    ident: str
    values: tuple[str, ...] | None

    def __post_init__(self) -> None:
        """Refuse identifiers and raw values that could not be written."""
        _check_property(self.ident, self.values)

    @property
    def cursor(self) -> Node:
        """The node itself."""
        return self.node

    def apply(self, tree: GameTree) -> Edit:
        """Set the values; the inverse restores all properties as they were."""
        return _SetProperties(self.node, self._changed()).apply(tree)

    def _changed(self) -> tuple[Property, ...]:
        wanted = Property(self.ident, ()).name
        changed: list[Property] = []
        pending = self.values
        for item in self.node.properties:
            if item.name != wanted:
                changed.append(item)
            elif pending is not None:
                changed.append(Property(item.ident, pending))
                pending = None
        if pending is not None:
            changed.append(Property(self.ident, pending))
        return tuple(changed)


@value
class _SetProperties:
    """Replace all properties of a node at once."""

    node: Node
    properties: tuple[Property, ...]

    @property
    def cursor(self) -> Node:
        return self.node

    def apply(self, tree: GameTree) -> Edit:
        before = self.node.properties
        self.node.set_properties(self.properties)
        tree.revision += 1
        return _SetProperties(self.node, before)


@value
class MoveChild:
    """Take a child of `parent` out and put it in again at another index."""

    parent: Node
    old_index: int
    new_index: int
    child: Node = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse indices at which there is no child."""
        count = len(self.parent.children)
        if not (0 <= self.old_index < count and 0 <= self.new_index < count):
            raise IllegalEdit("no such child")
        object.__setattr__(self, "child", self.parent.children[self.old_index])

    @property
    def cursor(self) -> Node:
        """The child that moves."""
        return self.child

    def apply(self, tree: GameTree) -> Edit:
        """Move the child; the inverse moves it back."""
        self.parent.move_child(self.old_index, self.new_index)
        tree.revision += 1
        return MoveChild(self.parent, self.new_index, self.old_index)


@value
class Compound:
    """Several edits as one, applied in order; each must be possible before the first is applied."""

    edits: tuple[Edit, ...]
    stand_on: Node | None = None

    def __post_init__(self) -> None:
        """Refuse an empty series."""
        if not self.edits:
            raise IllegalEdit("no edits")

    @property
    def cursor(self) -> Node:
        """The node named, else the cursor of the last edit."""
        return self.edits[-1].cursor if self.stand_on is None else self.stand_on

    def apply(self, tree: GameTree) -> Edit:
        """Apply all; the inverse takes all back in the opposite order."""
        inverses = [edit.apply(tree) for edit in self.edits]
        return Compound(tuple(reversed(inverses)))


def touched_names(edit: Edit) -> frozenset[str] | None:
    """Which properties an edit that is still to be applied will touch; None if nodes come or go."""
    if isinstance(edit, SetProperty):
        return frozenset({Property(edit.ident, ()).name})
    if isinstance(edit, _SetProperties):
        differing = set(edit.properties) ^ set(edit.node.properties)
        return frozenset(item.name for item in differing)
    if not isinstance(edit, Compound):
        return None
    names = [touched_names(part) for part in edit.edits]
    known = [name for name in names if name is not None]
    return frozenset().union(*known) if len(known) == len(names) else None


def _top(node: Node) -> Node:
    while node.parent is not None:
        node = node.parent
    return node


def _check_property(ident: str, values: tuple[str, ...] | None) -> None:
    if not _IDENT.fullmatch(ident):
        raise IllegalEdit("no such identifier can be written")
    if values is not None and not (values and all(is_raw_value(raw) for raw in values)):
        raise IllegalEdit("no such values can be written")
