"""Edits of a game tree, each of which gives its inverse when it is applied."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from goboard_app.go.board import Move
from goboard_app.record.node import Node
from goboard_app.record.properties import move_values
from goboard_app.record.sgf.lexer import Property, is_raw_value
from goboard_app.record.tree import GameTree

_Thing = TypeVar("_Thing", bound=Hashable)
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


@dataclass(frozen=True, slots=True)
class AddNode:
    """Hang a parentless node, with all under it, below `parent`; without index as the last."""

    parent: Node
    node: Node
    index: int | None = None

    def __post_init__(self) -> None:
        """Refuse a node that has a parent or would become its own ancestor, and bad indices."""
        if self.node.parent is not None:
            raise IllegalEdit("the node has a parent")
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
        tree.note_changed(self.parent)
        return AddNode(self.parent, self.node, index)


@dataclass(frozen=True, slots=True)
class SetProperty:
    """Give a property of a node new raw values; None takes it away.

    As for `with_values`.
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
        wanted = with_values(self.node.properties, self.ident, self.values)
        return _SetProperties(self.node, wanted).apply(tree)


@dataclass(frozen=True, slots=True)
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
        tree.note_changed(*(node for node, _ in self.properties))
        return ReplaceProperties(before)


class _SetProperties(NamedTuple):
    """Replace all properties of a node at once."""

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
        tree.note_changed(self.parent)
        return MoveChild(self.parent, self.new_index, self.old_index)


@dataclass(frozen=True, slots=True)
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
        tree.note_changed(*(parent for parent, _ in self.children))
        return Rehang(before)


@dataclass(frozen=True, slots=True)
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


class KeepCursor(NamedTuple):
    """An edit that leaves the cursor on `cursor`, wherever in the tree the edit is made."""

    edit: Edit
    cursor: Node

    def apply(self, tree: GameTree) -> KeepCursor:
        """Perform the edit; its inverse stays on the same node."""
        return KeepCursor(self.edit.apply(tree), self.cursor)


class WithCursor(NamedTuple):
    """An edit that puts the cursor on `cursor`, and back on `back` once it is undone."""

    edit: Edit
    cursor: Node
    back: Node

    def apply(self, tree: GameTree) -> WithCursor:
        """Carry the edit out; the inverse puts the cursor back."""
        return WithCursor(self.edit.apply(tree), self.back, self.cursor)


class MoveWith(NamedTuple):
    """A move that is made or taken back together with facts of the record, such as the result.

    The cursor stands where the move says, whichever way it goes.
    """

    move: AddNode | RemoveNode
    facts: Edit

    @property
    def cursor(self) -> Node:
        """Where the move leaves the cursor."""
        return self.move.cursor

    def apply(self, tree: GameTree) -> MoveWith:
        """Perform both; the inverse takes both back."""
        facts, move = self.facts.apply(tree), self.move.apply(tree)
        if not isinstance(move, AddNode | RemoveNode):
            raise IllegalEdit("the inverse of a move is a move")
        return MoveWith(move, facts)


class TakeBackMoves(NamedTuple):
    """Moves that are taken out of a game that is going on, or put into it again.

    The cursor goes to `cursor`, and back to `back` once this is undone.
    """

    moves: AddNode | RemoveNode
    cursor: Node
    back: Node

    def apply(self, tree: GameTree) -> TakeBackMoves:
        """Take the moves out, or put them in; the inverse does the other."""
        moves = self.moves.apply(tree)
        if not isinstance(moves, AddNode | RemoveNode):
            raise IllegalEdit("the inverse of a move is a move")
        return TakeBackMoves(moves, self.back, self.cursor)


def with_values(properties: tuple[Property, ...], ident: str, values: tuple[str, ...] | None) -> tuple[Property, ...]:
    """Properties of which one has other raw values, or None to be there no longer.

    It keeps its place and spelling; where it is repeated each of them keeps the values that are
    still there, and goes if there is none. A new one comes last.
    """
    wanted = Property(ident, ()).name
    there = [item for item in properties if item.name == wanted]
    if not there:
        return properties if values is None else (*properties, Property(ident, values))
    homes = [number for number, item in enumerate(there) for _ in item.values]
    found = partners([raw for item in there for raw in item.values], values or ())
    shares: list[list[str]] = [[] for _ in there]
    home = 0
    for number, raw in enumerate(values or ()):
        home = homes[found[number]] if number in found else home
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
    """For things of a new series the place of the same one in the old; both run in one order.

    As many as can be. Cost: n log n.
    """
    if tuple(old) == tuple(new):
        return {number: number for number in range(len(new))}
    places: defaultdict[_Thing, list[int]] = defaultdict(list)
    for place in range(len(old) - 1, -1, -1):
        places[old[place]].append(place)
    pairs = [(number, places[item].pop()) for number, item in enumerate(new) if places.get(item)]
    # The longest rising series of places: with which pair the best of each length ends so far.
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
    """A node that belongs to no tree yet; raise IllegalEdit for what could not be written."""
    for item in properties:
        _check_property(item.ident, item.values)
    return Node(tuple(properties))


def move_node(move: Move, more: tuple[Property, ...] = ()) -> Node:
    """A new node that holds a move and perhaps more; a pass is written as an empty value."""
    return new_node(Property(*move_values(move)), *more)


def moves_added(parent: Node, moves: Iterable[Move], index: int | None = None) -> Compound:
    """The edit that hangs one move after another below `parent`, the first at `index`."""
    edits: list[Edit] = []
    for move in moves:
        node = move_node(move)
        edits.append(AddNode(parent, node, index))
        parent, index = node, None
    return Compound(tuple(edits))


def adds_moves(edit: Edit) -> bool:
    """Whether an edit adds moves to the game, or takes them away."""
    last = edit.edits[-1] if isinstance(edit, Compound) else edit
    return isinstance(last, AddNode | RemoveNode | MoveWith | TakeBackMoves)


def touched_names(edit: Edit) -> frozenset[str] | None:
    """Which properties an edit that is still to be applied will touch; None if nodes come or go."""
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


def children_without(children: Sequence[Node], node: Node, instead: Sequence[Node] = ()) -> tuple[Node, ...]:
    """These children with others in the place of one of them."""
    place = next(i for i, child in enumerate(children) if child is node)
    return (*children[:place], *instead, *children[place + 1 :])


def _top(node: Node) -> Node:
    while node.parent is not None:
        node = node.parent
    return node


def _check_property(ident: str, values: tuple[str, ...] | None) -> None:
    if not _IDENT.fullmatch(ident):
        raise IllegalEdit("no such identifier can be written")
    if values is not None and not (values and all(is_raw_value(raw) for raw in values)):
        raise IllegalEdit("no such values can be written")


def _refuse_circle(start: Node, above: dict[Node, Node], parents: dict[Node, tuple[Node, ...]]) -> None:
    """Refuse where the way up from a node, as it would be afterwards, comes back to the node."""
    seen: set[Node] = set()
    node: Node | None = start
    while node is not None:
        if node in seen:
            raise IllegalEdit("the node would become its own ancestor")
        seen.add(node)
        kept = None if node.parent in parents else node.parent
        node = above.get(node, kept)
