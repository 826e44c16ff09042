"""Node: one step of a game with its properties, as read from a file or as edited."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Sequence
from itertools import islice, takewhile

from goboard_app.record.sgf.lexer import Property, canonical_ident, shown, text_of
from goboard_app.record.sgf.source import FileNodes, NodeSource

# One thread may write a file while another draws: both must get the same node objects.
_MAKING = threading.Lock()


class Node:
    """One step of a game: ordered properties, a parent, and children of which the first continues the line.

    Two nodes are equal only if they are the same object. Only edits (`record.edits`) and the reader
    may call the methods that change a node: `attach`, `take`, `move_child` and `set_properties`. A
    node of a file reads its properties and creates its children at their first use.
    """

    __slots__ = (*("__weakref__", "_children", "_file", "_is_set", "_number", "_properties", "parent"),)

    def __init__(
        self,
        properties: tuple[Property, ...] | None = (),
        file: FileNodes | None = None,
        number: int = 0,
        parent: Node | None = None,
    ) -> None:
        """Create a node with these properties, or the node of a file with this number there."""
        self.parent = parent
        self._file = file
        self._number = number
        self._children: list[Node] | None = None
        self._properties = properties
        self._is_set = False

    @property
    def children(self) -> Sequence[Node]:
        """The nodes that follow this one, the main one first; a view, not to be changed."""
        if self._children is None and self._file is None:
            return ()
        return self._own_children()

    @property
    def made_children(self) -> Sequence[Node]:
        """The children whose objects exist; none before the first use of `children`."""
        return () if self._children is None else self._children

    def straight_line(self) -> list[Node]:
        """Return the node and those behind it, as long as each has one child with an object."""
        line, children = [self], self.made_children
        while len(children) == 1:
            line.append(children[0])
            children = children[0].made_children
        return line

    def _own_children(self) -> list[Node]:
        """Return the children, and create their objects at the first call."""
        if self._children is None:
            file = self._file
            numbers = () if file is None else file.children_of(self._number)
            # Made outside the lock, which then guards the assignment alone: the first thread wins.
            made = [Node(None, file, number, self) for number in numbers]
            with _MAKING:
                if self._children is None:
                    self._children = made
        return self._children

    @property
    def unseen(self) -> tuple[FileNodes, int] | None:
        """The file and the number there, if all nodes under this one are still as in the file.

        None for a node whose children have been created, and for one that is in no file.
        """
        if self._children is not None or self._file is None:
            return None
        return self._file, self._number

    def untouched_number(self, file: FileNodes) -> int | None:
        """Return the number of the node in this file; None if it or any node under it was edited, or may have been."""
        return self._number if self._children is None and not self._is_set and self._file is file else None

    @property
    def written(self) -> tuple[FileNodes, int] | None:
        """The file and the number there whose characters hold the node's properties; None for an edited or new node."""
        return None if self._is_set or self._file is None else (self._file, self._number)

    @property
    def opening(self) -> str:
        """The first characters behind the semicolon in the file; '' if the node was edited."""
        if self._is_set or self._file is None:
            return ""
        return self._file.opening_of(self._number)

    @property
    def source(self) -> NodeSource | None:
        """The place of the node in its file; None for a new node."""
        return None if self._file is None else self._file.source_of(self._number)

    @property
    def properties(self) -> tuple[Property, ...]:
        """The properties in the order of the file, with escaped values."""
        if self._properties is None:
            assert self._file is not None
            self._properties = self._file.properties_of(self._number)
        return self._properties

    @property
    def leading_move(self) -> tuple[str, bool]:
        """The move that the node begins with in its file, and whether the node holds nothing else.

        The move has the form `B[aa]`; it is empty if it cannot be seen without reading the
        properties.
        """
        if self._file is None or self._is_set:
            return "", False
        return self._file.leading_move(self._number)

    @property
    def is_untouched(self) -> bool:
        """True if the properties are those of its original characters."""
        if self._file is None:
            return False
        # An edit may have been undone.
        return not self._is_set or self._properties == self._file.properties_of(self._number)

    @property
    def has_old_children(self) -> bool:
        """True if the children are those of the file, in their order."""
        if self._children is None:
            return True
        if self._file is None:
            return False
        old = self._file.children_of(self._number)
        return len(old) == len(self._children) and all(
            child.is_number(number, self._file) for child, number in zip(self._children, old, strict=True)
        )

    def number_in(self, file: FileNodes | None) -> int | None:
        """Return the number of the node in this file; None for a new node or one of another file."""
        return self._number if file is not None and self._file is file else None

    def is_number(self, number: int, file: FileNodes) -> bool:
        """Return whether this is the node with the number in the file."""
        return self._number == number and self._file is file

    def get(self, ident: str) -> tuple[str, ...] | None:
        """Return the raw values of a property, those of repeated properties together; None if absent."""
        found: tuple[str, ...] | None = None
        for item in self.properties:
            if canonical_ident(item.ident) == ident:
                found = item.values if found is None else found + item.values
        return found

    def has(self, ident: str) -> bool:
        """Return whether the node has the property, with or without values."""
        return any(canonical_ident(item.ident) == ident for item in self.properties)

    def text(self, ident: str) -> str | None:
        """Return the first value of a property as text, without escapes; None if there is none."""
        values = self.get(ident)
        return shown(text_of(values[0])) if values else None

    def attach(self, child: Node, index: int | None = None) -> None:
        """Make a parentless node a child, at an index or as the last."""
        children = self._own_children()
        child.parent = self
        if index is None:
            children.append(child)
        else:
            children.insert(index, child)

    def take(self, index: int) -> Node:
        """Remove the child at an index and return it, now without a parent."""
        child = self._own_children().pop(index)
        child.parent = None
        return child

    def move_child(self, old_index: int, new_index: int) -> None:
        """Move the child at one index to another."""
        children = self._own_children()
        children.insert(new_index, children.pop(old_index))

    def set_properties(self, properties: tuple[Property, ...]) -> None:
        """Replace all properties."""
        self._properties = properties
        self._is_set = True

    @property
    def index(self) -> int:
        """The index among the children of its parent, from 0; 0 for the root."""
        # Most nodes are first children.
        if self.parent is None or self.parent.children[0] is self:
            return 0
        return next(i for i, child in enumerate(self.parent.children) if child is self)

    def __repr__(self) -> str:
        words = "".join(p.ident + "".join(f"[{v}]" for v in p.values) for p in self.properties)
        return f"<Node ;{words[:60]}>"


def unseen_run(nodes: Sequence[Node], first: int) -> Sequence[int]:
    """Return the numbers of the most siblings from one on that follow one another in a file as they are here.

    Neither they nor the nodes under them differ from the file.
    """
    unseen = nodes[first].unseen
    if unseen is None:
        return ()
    file = unseen[0]
    found = (node.untouched_number(file) for node in islice(nodes, first, None))
    numbers = [number for number in takewhile(_is_there, found) if number is not None]
    if len(numbers) < 2:
        return numbers
    beside = file.children_of(file.parents.get(numbers[0], numbers[0] - 1))
    place = bisect_left(beside, numbers[0])
    return [number for number, other in takewhile(_are_equal, zip(numbers, islice(beside, place, None), strict=False))]


def _is_there(number: int | None) -> bool:
    return number is not None


def _are_equal(pair: tuple[int, int]) -> bool:
    return pair[0] == pair[1]
