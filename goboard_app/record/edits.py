"""Edits of a game tree, each of which returns its inverse when it is applied."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Protocol, TypeVar

from goboard_app.go.board import Move
from goboard_app.record.node import Node
from goboard_app.record.properties import move_values
from goboard_app.record.sgf.lexer import Property, is_ident, is_raw_value
from goboard_app.record.sgf.source import FileNodes
from goboard_app.record.tree import GameTree

_Thing = TypeVar("_Thing", bound=Hashable)


class IllegalEdit(Exception):
    """An impossible edit; nothing was changed."""


class Edit(Protocol):
    """A change of a tree. Once built it cannot fail, as long as edits are undone in reverse order."""

    @property
    def cursor(self) -> Node:
        """The current node once the edit is applied."""

    def apply(self, tree: GameTree) -> Edit:
        """Change the tree and return the exact inverse of that change."""


@dataclass(frozen=True, slots=True)
class AddNode:
    """The addition of a parentless node, with all nodes under it, below `parent`; without index as the last child."""

    parent: Node
    node: Node
    index: int | None = None

    def __post_init__(self) -> None:
        """Check the node and the index.

        Raises IllegalEdit if the node has a parent or would become its own ancestor, or if the
        index is out of range.
        """
        if self.node.parent is not None:
            raise IllegalEdit("the node has a parent")
        # A node without children is above no other one, so the way up from the parent need not be followed.
        if self.parent is self.node or (self.node.made_children and _top(self.parent) is self.node):
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
        tree.note_changed(self.parent)
        return RemoveNode(self.node)


@dataclass(frozen=True, slots=True, init=False)
class RemoveNode:
    """The removal of a node, with all nodes under it, from the tree."""

    node: Node
    parent: Node

    def __init__(self, node: Node) -> None:
        """Create the edit. Raises IllegalEdit if the node is the root."""
        if node.parent is None:
            raise IllegalEdit("the node has no parent")
        # The dataclass is frozen, so its fields cannot be assigned.
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
        tree.note_changed(self.parent)
        return AddNode(self.parent, self.node, index)


@dataclass(frozen=True, slots=True)
class SetProperty:
    """New raw values for a property of a node; None removes the property. See `with_values`."""

    node: Node
    ident: str
    values: tuple[str, ...] | None

    def __post_init__(self) -> None:
        """Check the identifier and the values. Raises IllegalEdit if they cannot be written."""
        _check_property(self.ident, self.values)

    @property
    def cursor(self) -> Node:
        """The node itself."""
        return self.node

    def apply(self, tree: GameTree) -> Edit:
        """Set the values; the inverse restores all properties as they were."""
        wanted = with_values(self.node.properties, self.ident, self.values)
        # The inverse restores the order and the spelling of the properties too.
        return _SetProperties(self.node, wanted).apply(tree)


@dataclass(frozen=True, slots=True)
class ReplaceProperties:
    """New properties for several nodes at once."""

    properties: tuple[tuple[Node, tuple[Property, ...]], ...]

    def __post_init__(self) -> None:
        """Check the properties. Raises IllegalEdit if the list is empty or new values cannot be written."""
        if not self.properties:
            raise IllegalEdit("nothing to change")
        for node, wanted in self.properties:
            # Values that the node already had stay, writable or not.
            old = set(node.properties)
            for item in wanted:
                if item not in old and not all(map(is_raw_value, item.values)):
                    raise IllegalEdit("no such values can be written")

    @property
    def cursor(self) -> Node:
        """The first node that changes."""
        return self.properties[0][0]

    def apply(self, tree: GameTree) -> Edit:
        """Set the properties; the inverse restores the old ones."""
        before = tuple((node, node.properties) for node, _ in self.properties)
        for node, wanted in self.properties:
            node.set_properties(wanted)
        tree.note_changed(*(node for node, _ in self.properties))
        return ReplaceProperties(before)


class _SetProperties(NamedTuple):
    """New properties for one node, all at once."""

    node: Node
    properties: tuple[Property, ...]

    @property
    def cursor(self) -> Node:
        return self.node

    def apply(self, tree: GameTree) -> Edit:
        before = self.node.properties
        self.node.set_properties(self.properties)
        tree.note_changed(self.node)
        return _SetProperties(self.node, before)


@dataclass(frozen=True, slots=True)
class MoveChild:
    """The move of a child of `parent` to another index."""

    parent: Node
    old_index: int
    new_index: int
    child: Node = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Check the indices. Raises IllegalEdit if there is no child at one of them."""
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
        tree.note_changed(self.parent)
        return MoveChild(self.parent, self.new_index, self.old_index)


@dataclass(frozen=True, slots=True)
class Rehang:
    """New children for several nodes at once; a node that loses its parent leaves the tree.

    A child may come from another node of the list, or have no parent so far.
    """

    children: tuple[tuple[Node, tuple[Node, ...]], ...]

    def __post_init__(self) -> None:
        """Check the children.

        Raises IllegalEdit if the list is empty, if a node would hang twice or below itself, or is
        taken from a node that is not in the list.
        """
        if not self.children:
            raise IllegalEdit("nothing to hang elsewhere")
        parents = {parent: own for parent, own in self.children}
        hung = [child for own in parents.values() for child in own]
        if len(parents) != len(self.children) or len(set(hung)) != len(hung):
            raise IllegalEdit("a node would hang in two places")
        # The children of the old parent would have to change as well.
        if any(child.parent is not None and child.parent not in parents for child in hung):
            raise IllegalEdit("the node hangs elsewhere")
        above = {child: parent for parent, own in parents.items() for child in own}
        # Nodes whose way up is known, so that each is looked at once.
        safe: set[Node] = set()
        for start in parents:
            _refuse_circle(start, above, parents, safe)
        if not above.keys().isdisjoint(_tops_above(parents)):
            raise IllegalEdit("a root would hang in its own tree")

    @property
    def cursor(self) -> Node:
        """The first node whose children change."""
        return self.children[0][0]

    def apply(self, tree: GameTree) -> Edit:
        """Hang the nodes; the inverse restores all children as they were."""
        before = tuple((parent, tuple(parent.children)) for parent, _ in self.children)
        for parent, _ in self.children:
            while parent.children:
                parent.take(len(parent.children) - 1)
        for parent, own in self.children:
            for child in own:
                parent.attach(child)
        tree.note_changed(*(parent for parent, _ in self.children))
        return Rehang(before)


@dataclass(frozen=True, slots=True)
class Compound:
    """Several edits as one, applied in order; each must be possible before the first is applied."""

    edits: tuple[Edit, ...]
    stand_on: Node | None = None

    def __post_init__(self) -> None:
        """Check the edits. Raises IllegalEdit if there are none."""
        if not self.edits:
            raise IllegalEdit("no edits")

    @property
    def cursor(self) -> Node:
        """The node named, else the cursor of the last edit."""
        return self.edits[-1].cursor if self.stand_on is None else self.stand_on

    def apply(self, tree: GameTree) -> Edit:
        """Apply all edits; the inverse undoes them in the opposite order."""
        inverses = [edit.apply(tree) for edit in self.edits]
        return Compound(tuple(reversed(inverses)))


class KeepCursor(NamedTuple):
    """An edit that leaves the cursor on `cursor`, wherever in the tree the edit is made."""

    edit: Edit
    cursor: Node

    def apply(self, tree: GameTree) -> KeepCursor:
        """Apply the edit; its inverse keeps the cursor on the same node."""
        return KeepCursor(self.edit.apply(tree), self.cursor)


class WithCursor(NamedTuple):
    """An edit that moves the cursor to `cursor`, and back to `back` when it is undone."""

    edit: Edit
    cursor: Node
    back: Node

    def apply(self, tree: GameTree) -> WithCursor:
        """Apply the edit; the inverse moves the cursor back."""
        return WithCursor(self.edit.apply(tree), self.back, self.cursor)


class MoveWith(NamedTuple):
    """A move that is made or undone together with facts of the record, such as the result.

    The cursor follows the move in both directions.
    """

    move: AddNode | RemoveNode
    facts: Edit

    @property
    def cursor(self) -> Node:
        """The cursor of the move."""
        return self.move.cursor

    def apply(self, tree: GameTree) -> MoveWith:
        """Apply both edits; the inverse undoes both.

        Raises IllegalEdit if the inverse of the move is not a move.
        """
        facts, move = self.facts.apply(tree), self.move.apply(tree)
        if not isinstance(move, AddNode | RemoveNode):
            raise IllegalEdit("the inverse of a move is a move")
        return MoveWith(move, facts)


class TakeBackMoves(NamedTuple):
    """Moves that are removed from a running game, or put back.

    The cursor moves to `cursor`, and back to `back` when this is undone.
    """

    moves: AddNode | RemoveNode
    cursor: Node
    back: Node

    def apply(self, tree: GameTree) -> TakeBackMoves:
        """Remove the moves or put them back; the inverse does the other.

        Raises IllegalEdit if the inverse of the moves is not an edit of moves.
        """
        moves = self.moves.apply(tree)
        if not isinstance(moves, AddNode | RemoveNode):
            raise IllegalEdit("the inverse of a move is a move")
        return TakeBackMoves(moves, self.back, self.cursor)


def with_values(properties: tuple[Property, ...], ident: str, values: tuple[str, ...] | None) -> tuple[Property, ...]:
    """Return properties with new raw values for one of them, or without it for None.

    It keeps its place and spelling; if it is repeated, each occurrence keeps those of its values
    that remain, and goes if none does. As many values as before stay in the occurrences that they
    are in, if the order allows it. A new property comes last.
    """
    wanted = Property(ident, ()).name
    there = [item for item in properties if item.name == wanted]
    if not there:
        return properties if values is None else (*properties, Property(ident, values))
    homes = [number for number, item in enumerate(there) for _ in item.values]
    found = partners([raw for item in there for raw in item.values], values or ())
    shares: list[list[str]] = [[] for _ in there]
    home = 0
    kept = sorted(found)
    for number, raw in enumerate(values or ()):
        if number in found:
            home = homes[found[number]]
        elif len(homes) == len(values or ()):
            # Not behind the next value that remains, since the values keep their order.
            following = bisect_left(kept, number)
            most = homes[found[kept[following]]] if following < len(kept) else home + len(there)
            home = min(max(home, homes[number]), most)
        shares[home].append(raw)
    pending = iter(shares)
    changed: list[Property] = []
    for item in properties:
        if item.name != wanted:
            changed.append(item)
        elif share := next(pending):
            changed.append(Property(item.ident, tuple(share)))
    return tuple(changed)


def partners(old: Sequence[_Thing], new: Sequence[_Thing]) -> dict[int, int]:
    """Return for the places of things in a new series the places of the same things in the old one.

    Both run in one order, and as many as possible are paired. Cost: n log n.
    """
    if tuple(old) == tuple(new):
        return {number: number for number in range(len(new))}
    places: defaultdict[_Thing, list[int]] = defaultdict(list)
    for place in range(len(old) - 1, -1, -1):
        places[old[place]].append(place)
    pairs = [(number, places[item].pop()) for number, item in enumerate(new) if places.get(item)]
    # The longest rising series of places: the pair with which the best series of each length ends so far.
    ends: list[int] = []
    lasts: list[int] = []
    before: list[int] = []
    for index, (_, place) in enumerate(pairs):
        length = bisect_left(ends, place)
        before.append(lasts[length - 1] if length else -1)
        ends[length : length + 1] = [place]
        lasts[length : length + 1] = [index]
    found: dict[int, int] = {}
    index = lasts[-1] if lasts else -1
    while index >= 0:
        number, place = pairs[index]
        found[number] = place
        index = before[index]
    return found


def new_node(*properties: Property) -> Node:
    """Return a node that belongs to no tree yet.

    Raises IllegalEdit if a property cannot be written.
    """
    for item in properties:
        _check_property(item.ident, item.values)
    return Node(tuple(properties))


def move_node(move: Move, more: tuple[Property, ...] = ()) -> Node:
    """Return a new node with a move and perhaps more properties; a pass is written as an empty value.

    Raises IllegalEdit if a property cannot be written.
    """
    return new_node(Property(*move_values(move)), *more)


def moves_added(parent: Node, moves: Iterable[Move], index: int | None = None) -> Compound:
    """Return the edit that hangs one move after another below `parent`, the first at `index`."""
    edits: list[Edit] = []
    for move in moves:
        node = move_node(move)
        edits.append(AddNode(parent, node, index))
        parent, index = node, None
    return Compound(tuple(edits))


def adds_moves(edit: Edit) -> bool:
    """Return whether an edit adds moves to the game or removes them."""
    last = edit.edits[-1] if isinstance(edit, Compound) else edit
    return isinstance(last, AddNode | RemoveNode | MoveWith | TakeBackMoves)


def touched_names(edit: Edit) -> frozenset[str] | None:
    """Return the properties that an unapplied edit will touch; None if it adds, removes or moves nodes."""
    if isinstance(edit, SetProperty):
        return frozenset({Property(edit.ident, ()).name})
    if isinstance(edit, _SetProperties):
        differing = set(edit.properties) ^ set(edit.node.properties)
        return frozenset(item.name for item in differing)
    if isinstance(edit, KeepCursor):
        return touched_names(edit.edit)
    if not isinstance(edit, Compound):
        return None
    names = [touched_names(part) for part in edit.edits]
    known = [name for name in names if name is not None]
    return frozenset().union(*known) if len(known) == len(names) else None


def copy_branch(node: Node) -> Node:
    """Return a node that belongs to no tree, with the same properties and copies of all nodes below it."""
    top = Node(_properties_of(node))
    stack = [(node, top)]
    while stack:
        old, new = stack.pop()
        unseen = old.unseen
        if unseen is not None:
            _copy_unseen(*unseen, new)
            continue
        for child in old.children:
            twin = Node(_properties_of(child))
            new.attach(twin)
            stack.append((child, twin))
    return top


def _copy_unseen(file: FileNodes, first: int, top: Node) -> None:
    """Attach copies of all nodes below a node of a file, without objects for these nodes themselves."""
    stack = [(first, top)]
    while stack:
        number, above = stack.pop()
        children = file.children_of(number)
        while len(children) == 1:
            (number,) = children
            above = _copy_of(file, number, above)
            children = file.children_of(number)
        stack.extend((child, _copy_of(file, child, above)) for child in children)


def _copy_of(file: FileNodes, number: int, above: Node) -> Node:
    move, is_alone = file.leading_move(number)
    twin = Node(_plain_properties(move) if is_alone else file.properties_of(number))
    above.attach(twin)
    return twin


def _properties_of(node: Node) -> tuple[Property, ...]:
    move, is_alone = node.leading_move
    return _plain_properties(move) if is_alone else node.properties


@cache
def _plain_properties(move: str) -> tuple[Property, ...]:
    """Return the properties of a node with nothing but a move, as in `B[aa]`."""
    return (Property(move[0], (move[2:-1],)),)


def children_without(children: Sequence[Node], node: Node, instead: Sequence[Node] = ()) -> tuple[Node, ...]:
    """Return these children with one of them replaced by others."""
    place = next(i for i, child in enumerate(children) if child is node)
    return (*children[:place], *instead, *children[place + 1 :])


def _top(node: Node) -> Node:
    while node.parent is not None:
        node = node.parent
    return node


def _check_property(ident: str, values: tuple[str, ...] | None) -> None:
    """Raise IllegalEdit if a property with these values could not be written."""
    if not is_ident(ident):
        raise IllegalEdit("no such identifier can be written")
    if values is not None and not (values and all(is_raw_value(raw) for raw in values)):
        raise IllegalEdit("no such values can be written")


def _tops_above(nodes: Iterable[Node]) -> set[Node]:
    """Return the nodes without a parent that are above these nodes at present, none for a node that has no parent."""
    tops: set[Node] = set()
    seen: set[Node] = set()
    for node in nodes:
        if node.parent is None:
            continue
        while node not in seen and node.parent is not None:
            seen.add(node)
            node = node.parent
        if node.parent is None:
            tops.add(node)
    return tops


def _refuse_circle(
    start: Node, above: dict[Node, Node], parents: dict[Node, tuple[Node, ...]], safe: set[Node]
) -> None:
    """Raise IllegalEdit if the path upwards from a node, after the edit, returns to the node.

    It ends at a node of `safe`, to which all nodes of the path are added.
    """
    seen: set[Node] = set()
    node: Node | None = start
    while node is not None and node not in safe:
        if node in seen:
            raise IllegalEdit("the node would become its own ancestor")
        seen.add(node)
        kept = None if node.parent in parents else node.parent
        node = above.get(node, kept)
    safe |= seen
