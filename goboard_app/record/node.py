"""Node: one step of a game with its properties, as a file has them or as they were edited."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.record.property import Property, canonical_ident
from goboard_app.record.sgf_text import shown, text_of
from goboard_app.record.source import NodeSource


class Node:
    """One step of a game: ordered properties, a parent, and children of which the first leads on.

    Two nodes are equal only if they are the same. Only edits (`record.edits`) and the reader may
    call the methods that change a node: `attach`, `take`, `move_child` and `set_properties`.
    """

    __slots__ = ("__weakref__", "_children", "_properties", "parent", "source")

    def __init__(
        self, properties: tuple[Property, ...] | None = (), source: NodeSource | None = None
    ) -> None:
        """A node without parent; where `properties` is None they are read from the source."""
        self.parent: Node | None = None
        self.source = source
        self._children: list[Node] | None = None
        self._properties = properties

    @property
    def children(self) -> Sequence[Node]:
        """The nodes that follow this one, the main one first; a view, not to be changed."""
        return self._children if self._children is not None else ()

    @property
    def properties(self) -> tuple[Property, ...]:
        """The properties in the order of the file, values still escaped."""
        if self._properties is None:
            self._properties = self.source.properties() if self.source is not None else ()
        return self._properties

    @property
    def is_untouched(self) -> bool:
        """Whether the node says what its original characters say."""
        if self.source is None:
            return False
        return self._properties is None or self._properties == self.source.properties()

    def get(self, ident: str) -> tuple[str, ...] | None:
        """The raw values of a property, those of repeated properties together; None if absent."""
        found: tuple[str, ...] | None = None
        for item in self.properties:
            if canonical_ident(item.ident) == ident:
                found = item.values if found is None else found + item.values
        return found

    def has(self, ident: str) -> bool:
        """Whether the property is there, with or without values."""
        return any(canonical_ident(item.ident) == ident for item in self.properties)

    def text(self, ident: str) -> str | None:
        """The first value of a property as text, escapes resolved; None if there is none."""
        values = self.get(ident)
        return shown(text_of(values[0])) if values else None

    def attach(self, child: Node, index: int | None = None) -> None:
        """Make a parentless node a child, at an index or as the last."""
        child.parent = self
        if self._children is None:
            self._children = [child]
        elif index is None:
            self._children.append(child)
        else:
            self._children.insert(index, child)

    def take(self, index: int) -> Node:
        """Take the child at an index off this node and give it, now without parent."""
        assert self._children is not None
        child = self._children.pop(index)
        child.parent = None
        return child

    def move_child(self, old_index: int, new_index: int) -> None:
        """Take the child at one index out and put it in again at another."""
        assert self._children is not None
        self._children.insert(new_index, self._children.pop(old_index))

    def set_properties(self, properties: tuple[Property, ...]) -> None:
        """Replace all properties."""
        self._properties = properties

    @property
    def index(self) -> int:
        """Which child of its parent the node is, from 0; 0 for the root."""
        if self.parent is None:
            return 0
        return next(i for i, child in enumerate(self.parent.children) if child is self)

    def __repr__(self) -> str:
        words = "".join(p.ident + "".join(f"[{v}]" for v in p.values) for p in self.properties)
        return f"<Node ;{words[:60]}>"
