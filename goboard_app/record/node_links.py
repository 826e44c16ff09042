"""Links to nodes of a game: their text in a comment, such as `move 15 (12B)`, and how they follow edits.

Other programs show the text as it is. The number is that of the move, and the brackets say which
variations lead to it: `12B` is the second one after move 12, `12A` the main one. A node without a
move of its own is counted from the move before it: `move 15+1 (0A)` is the node after move 15.
A link whose node was deleted gets a question mark, `move 15 (12B?)`, and names no node any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from string import ascii_uppercase
from typing import NamedTuple

from goboard_app.late import late
from goboard_app.record.edits import Compound, Edit, ReplaceProperties, partners, with_values
from goboard_app.record.inherited import number_at
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.text_edit import TextChange, changed_at_once, text_of_values
from goboard_app.record.tree import GameTree, TreeShape

with late:
    # The words of all languages are read with the first comment, not at the start.
    from goboard_app.languages import any_of, words

# A name of a node has at most four digits, see `_FORK`.
_LARGEST = 9999
_FORK = r"\d{1,4}(?:\+\d{1,6})?[A-Z]{1,2}"
_WAY = rf"\({_FORK}(?:, ?{_FORK})*(?P<dead>\?)?\)"
_ONE_FORK = re.compile(r"(\d+)(?:\+(\d+))?([A-Z]+)")
# In a file a bracket of a text may be escaped.
_RAW_WAY = re.compile(rf"\\?\({_FORK}[,\\)]")


class Fork(NamedTuple):
    """A variation on the way to a node: `branch` counts the children of the node that it leaves.

    That node is `more` nodes behind the first one with this number.
    """

    number: int
    more: int
    branch: int


class NodeAnchor(NamedTuple):
    """A node of a game by the way that leads to it; `more` as in `Fork`."""

    forks: tuple[Fork, ...]
    number: int
    more: int = 0

    @property
    def way(self) -> str:
        """The text behind the number and its word."""
        forks = (f"{fork.number}{_plus(fork.more)}{_letters(fork.branch)}" for fork in self.forks)
        return f"{_plus(self.more)} ({', '.join(forks)})"


class AnchorText(NamedTuple):
    """A link to a node in a text: its place, that of the number, and the end of the number with its word.

    `is_dead`: its node was deleted, so that it names none.
    """

    start: int
    end: int
    anchor: NodeAnchor
    number_start: int
    number_end: int
    head_end: int
    is_dead: bool


def _plus(more: int) -> str:
    return f"+{more}" if more else ""


def _letters(branch: int) -> str:
    """Return A to Z for the first 26 variations of a node, then AA to ZZ."""
    first, second = divmod(branch, 26)
    return (ascii_uppercase[first - 1] if first else "") + ascii_uppercase[second]


def _branch(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ascii_uppercase.index(letter) + 1
    return number - 1


@cache
def move_pattern() -> str:
    """Return the pattern for the number of a move in all languages; its groups are `first`, `ordinal` and `cjk`."""
    move, number = (any_of(words("comments", key), "", "") for key in ("move", "number"))
    ordinal, after = (any_of(words("comments", key), "", "") for key in ("ordinal", "after"))
    return (
        rf"(?<![^\W_])(?:{move})\s+(?:(?:{number}|#|№)\s*)?(?P<first>\d{{1,4}})(?!\w)"
        # "第 34 手" with blanks is a number of a move; "34 手" may be a number of moves.
        rf"|(?P<ordinal>(?:{ordinal})\s?)?(?P<cjk>\d{{1,4}})(?(ordinal)\s?)(?:{after})"
    )


@cache
def _anchors() -> re.Pattern[str]:
    return re.compile(
        rf"(?i:(?P<head>{move_pattern()}))(?:\+(?P<more>\d{{1,6}}))?\s?(?P<way>{_WAY})",
    )


def anchors_in(text: str) -> Iterator[AnchorText]:
    """Yield the links to nodes in a text, in order, whether there are such nodes or not."""
    # Nearly no comment has any, and the search for words takes longer.
    if re.search(_WAY, text) is None:
        return
    for match in _anchors().finditer(text):
        group = "first" if match["first"] else "cjk"
        forks = (
            Fork(int(number), int(more or 0), _branch(letters))
            for number, more, letters in _ONE_FORK.findall(match["way"])
        )
        anchor = NodeAnchor(tuple(forks), int(match[group]), int(match["more"] or 0))
        places = (*match.span(group), match.end("head"))
        yield AnchorText(match.start(), match.end(), anchor, *places, match["dead"] is not None)


def anchor_of(tree: GameTree, node: Node) -> NodeAnchor | None:
    """Return the anchor of a node; None if the numbers of the record allow none, or the tree has no such node."""
    return tree.fact(_Lines).anchor_of(node)


def node_of_anchor(tree: GameTree, anchor: NodeAnchor) -> Node | None:
    """Return the node that an anchor names; None if there is none."""
    return tree.fact(_Lines).node_of(anchor)


class _Line(NamedTuple):
    """A node and all that follow it by first children.

    `firsts` are the places of the first nodes with a number. For each place, `names` has a number, and how
    many nodes behind the first one with it the place is; `forks` has the last place before it that has variations.
    """

    nodes: list[Node]
    firsts: dict[int, int]
    names: list[tuple[int, int] | None]
    forks: list[int | None]


class _Lines:
    """The lines of a tree at one revision, each looked through once, however many anchors are found in it."""

    def __init__(self, tree: GameTree) -> None:
        self._tree = tree
        self._lines: dict[Node, _Line] = {}
        self._places: dict[Node, tuple[_Line, int]] = {}
        self._indices: dict[Node, int] = {}
        self._inside: dict[Node, bool] = {tree.root: True}

    def contains(self, node: Node) -> bool:
        """Return whether the tree has the node."""
        above: list[Node] = []
        at = node
        while at not in self._inside and at.parent is not None:
            above.append(at)
            at = at.parent
        is_inside = self._inside.setdefault(at, False)
        self._inside.update(dict.fromkeys(above, is_inside))
        return is_inside

    def node_of(self, anchor: NodeAnchor) -> Node | None:
        """Return the node that an anchor names; None if there is none."""
        start = self._tree.root
        for fork in anchor.forks:
            # The main variation needs no step aside.
            if not fork.branch:
                continue
            node = self._numbered(start, fork.number, fork.more)
            if node is None or fork.branch >= len(node.children):
                return None
            start = node.children[fork.branch]
        return self._numbered(start, anchor.number, anchor.more)

    def _numbered(self, start: Node, number: int, more: int) -> Node | None:
        """Return the node so far behind the first one with a number, on the line of `start`."""
        line = self._line(start)
        first = line.firsts.get(number)
        if first is None or first + more >= len(line.nodes):
            return None
        return line.nodes[first + more]

    def anchor_of(self, node: Node) -> NodeAnchor | None:
        """Return the anchor of a node; None if the numbers of the record allow none, or the tree has no such node."""
        if not self.contains(node):
            return None
        line, place = self._place(node)
        name = line.names[place]
        forks: list[Fork] = []
        start = line.nodes[0]
        while start.parent is not None:
            above, fork_place = self._place(start.parent)
            fork_name = above.names[fork_place]
            if fork_name is None:
                return None
            forks.append(Fork(*fork_name, self._index(start)))
            start = above.nodes[0]
        if not forks:
            last = line.forks[place]
            forks.append(Fork(*((None if last is None else line.names[last]) or (0, 0)), 0))
        return None if name is None else NodeAnchor(tuple(reversed(forks)), *name)

    def _place(self, node: Node) -> tuple[_Line, int]:
        """Return the line of a node of the tree, and its place there."""
        if node not in self._places:
            start = node
            while start.parent is not None and start.parent.children[0] is start:
                start = start.parent
            self._line(start)
        return self._places[node]

    def _line(self, start: Node) -> _Line:
        line = self._lines.get(start)
        if line is not None:
            return line
        line = self._lines[start] = _Line([], {}, [], [])
        node, name_number, fork = start, None, None
        while True:
            place = len(line.nodes)
            number = number_at(self._tree, node)
            line.firsts.setdefault(number, place)
            # A number of MN may be negative or very large.
            name_number = number if 0 <= number <= _LARGEST else name_number
            line.names.append(None if name_number is None else (name_number, place - line.firsts[name_number]))
            line.nodes.append(node)
            line.forks.append(fork)
            self._places[node] = line, place
            if not node.children:
                return line
            fork = place if len(node.children) > 1 else fork
            node = node.children[0]

    def _index(self, node: Node) -> int:
        """Return the index of a node among the children of its parent."""
        if node not in self._indices and node.parent is not None:
            self._indices.update((child, index) for index, child in enumerate(node.parent.children))
        return self._indices[node]


# Links that follow edits


class Linked(NamedTuple):
    """A node whose comment has links, and the node that each of them names; None for one that names none."""

    holder: Node
    anchors: tuple[NodeAnchor, ...]
    targets: tuple[Node | None, ...]


class _FollowedEdit(NamedTuple):
    """An edit of the tree after which links in comments are written again, so that they name the same nodes."""

    edit: Edit
    linked: tuple[Linked, ...]

    @property
    def cursor(self) -> Node:
        """The cursor of the edit."""
        return self.edit.cursor

    def apply(self, tree: GameTree) -> Edit:
        """Apply the edit and rewrite the links; the inverse undoes both."""
        inverse = self.edit.apply(tree)
        lines = tree.fact(_Lines)
        rewritten = [(each.holder, found) for each in self.linked if (found := _rewritten(lines, each)) is not None]
        if not rewritten:
            return inverse
        return Compound((ReplaceProperties(tuple(rewritten)).apply(tree), inverse))


def with_links(tree: GameTree, edit: Edit) -> Edit:
    """Return an edit that moves or removes nodes, together with the changes of the links to them.

    Only links that name a node by its way are changed; "move 34" of an author stays as it is. A link to a
    node that is removed becomes dead.
    """
    return following(edit, linked_nodes(tree))


def following(edit: Edit, linked: Iterable[Linked]) -> Edit:
    """Return an edit after which the links of these comments name their nodes."""
    linked = tuple(linked)
    return _FollowedEdit(edit, linked) if linked else edit


def linked_nodes(tree: GameTree) -> Iterator[Linked]:
    """Yield the nodes of a tree whose comments have links, whether these name nodes or not."""
    for node in _holders(tree):
        anchors, targets = targets_in(tree, text_of_values(node.get("C") or ()))
        if anchors:
            yield Linked(node, anchors, targets)


def targets_in(tree: GameTree, text: str) -> tuple[tuple[NodeAnchor, ...], tuple[Node | None, ...]]:
    """Return the anchors of the links in a text, and the node that each names; None for one that names none."""
    found = tuple(each.anchor for each in live_links(text))
    lines = tree.fact(_Lines)
    return found, tuple(map(lines.node_of, found))


def live_links(text: str) -> list[AnchorText]:
    """Return the links to nodes in a text that are not dead, in order, whether there are such nodes or not."""
    return [each for each in anchors_in(text) if not each.is_dead]


def _rewritten(lines: _Lines, linked: Linked) -> tuple[Property, ...] | None:
    """Return the properties of a node with the links of its comment as they have to be; None if they are so."""
    node = linked.holder
    if not lines.contains(node):
        return None
    values = node.get("C") or ()
    there = live_links(text_of_values(values))
    # The edit may have removed lines of the comment.
    places = partners(linked.anchors, [each.anchor for each in there])
    changes: list[TextChange] = []
    for number, found in enumerate(there):
        if number in places:
            changes += _changes(lines, found, linked.targets[places[number]])
    return with_values(node.properties, "C", changed_at_once(values, changes)) if changes else None


def _changes(lines: _Lines, found: AnchorText, target: Node | None) -> Iterator[TextChange]:
    """Yield the changes that make a link name a node, or no other one, in order."""
    if lines.node_of(found.anchor) is target:
        return
    anchor = None if target is None else lines.anchor_of(target)
    if anchor is None:
        # Else the link would name a node that has come to the place of its own.
        yield TextChange(found.end - 1, found.end, "?)")
        return
    yield TextChange(found.number_start, found.number_end, str(anchor.number))
    yield TextChange(found.head_end, found.end, anchor.way)


def _holders(tree: GameTree) -> Iterable[Node]:
    """Return the nodes whose characters may hold a link to a node."""
    source = tree.source
    if source is None:
        return [node for node in tree.walk() if _may_link(node)]
    held = tree.lasting(_held_in_file)
    found: dict[Node, None] = {}
    if held:
        shape = TreeShape(tree)
        found = dict.fromkeys(map(shape.node_at, shape.numbers_of(held)))
    # Edited nodes, and the new ones below them.
    lines = tree.fact(_Lines)
    waiting, seen = tree.changed_since(0), set[Node]()
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        waiting.extend(child for child in node.made_children if child.number_in(source.nodes) is None)
        if _may_link(node) and lines.contains(node):
            found.setdefault(node)
    return found


def _may_link(node: Node) -> bool:
    return any(_RAW_WAY.search(raw) for raw in node.get("C") or ())


def _held_in_file(tree: GameTree) -> Sequence[int]:
    """Return the nodes of the file whose characters may hold a link, in order."""
    source = tree.source
    if source is None:
        return []
    nodes = source.nodes
    text, first, last = nodes.text, source.first, source.last
    found: list[int] = []
    number = first
    for match in _RAW_WAY.finditer(text, nodes.starts[first], nodes.ends[last - 1]):
        while number < last and nodes.ends[number] <= match.start():
            number += 1
        if number < last and nodes.starts[number] <= match.start() and number not in found[-1:]:
            found.append(number)
    return found
