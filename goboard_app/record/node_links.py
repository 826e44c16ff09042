"""Links to nodes of a game: their text in a comment, such as `move 15 (12B)`, and how they follow edits.

Other programs show the text as it is. The number is that of the move, and the brackets say which
variations lead to it: `12B` is the second one after move 12, `12A` the main one. A node without a
move of its own is counted from the move before it: `move 15+1 (0A)` is the node after move 15.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from string import ascii_uppercase
from typing import NamedTuple

from goboard_app.late import late
from goboard_app.record.edits import Compound, Edit, SetProperty
from goboard_app.record.inherited import number_at
from goboard_app.record.node import Node
from goboard_app.record.search import NodePlace
from goboard_app.record.text_edit import TextChange, changed_values, text_of_values
from goboard_app.record.tree import GameTree

with late:
    # The words of all languages are read with the first comment, not at the start.
    from goboard_app.languages import any_of, words

_LARGEST = 9999
_FORK = r"\d{1,4}(?:\+\d{1,6})?[A-Z]{1,2}"
_WAY = rf"\({_FORK}(?:, ?{_FORK})*\)"
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
    """A link to a node in a text: its place, that of the number, and the end of the number with its word."""

    start: int
    end: int
    anchor: NodeAnchor
    number_start: int
    number_end: int
    head_end: int


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
        yield AnchorText(match.start(), match.end(), anchor, *match.span(group), match.end("head"))


def anchor_of(tree: GameTree, node: Node) -> NodeAnchor | None:
    """Return the anchor of a node; None if the numbers of the record allow none. Cost: the length of the line."""
    forks: list[Fork] = []
    path = tree.path_to(node)
    start, last_fork = tree.root, None
    for above, below in zip(path, path[1:], strict=False):
        if len(above.children) > 1:
            last_fork = above
        if above.children[0] is below:
            continue
        place = _place(tree, start, above)
        if place is None:
            return None
        forks.append(Fork(*place, below.index))
        start = below
    if not forks:
        place = (0, 0) if last_fork is None else _place(tree, start, last_fork)
        forks.append(Fork(*(place or (0, 0)), 0))
    place = _place(tree, start, node)
    return None if place is None else NodeAnchor(tuple(forks), *place)


def _place(tree: GameTree, start: Node, node: Node) -> tuple[int, int] | None:
    """Return a number, and how many nodes behind the first one with it a node is; by first children."""
    line = [start]
    while line[-1] is not node:
        line.append(line[-1].children[0])
    firsts: dict[int, int] = {}
    for place, each in enumerate(line):
        firsts.setdefault(number_at(tree, each), place)
    # A number of MN may be negative or very large.
    numbers = (number_at(tree, each) for each in reversed(line))
    usable = next((number for number in numbers if 0 <= number <= _LARGEST), None)
    return None if usable is None else (usable, len(line) - 1 - firsts[usable])


def node_of_anchor(tree: GameTree, anchor: NodeAnchor) -> Node | None:
    """Return the node that an anchor names; None if there is none."""
    start = tree.root
    for fork in anchor.forks:
        # The main variation needs no step aside.
        if not fork.branch:
            continue
        node = _numbered(tree, start, fork.number, fork.more)
        if node is None or fork.branch >= len(node.children):
            return None
        start = node.children[fork.branch]
    return _numbered(tree, start, anchor.number, anchor.more)


def _numbered(tree: GameTree, start: Node, number: int, more: int) -> Node | None:
    """Return the node so far behind the first one with a number, from `start` on by first children."""
    line = _main_line(start)
    found = next((node for node in line if number_at(tree, node) == number), None)
    if not more or found is None:
        return found
    return next((node for place, node in enumerate(line, 1) if place == more), None)


def _main_line(start: Node) -> Iterator[Node]:
    node: Node | None = start
    while node is not None:
        yield node
        node = node.children[0] if node.children else None


# Links that follow edits


class _Linked(NamedTuple):
    """A node whose comment has links, and the node that each of them names; None for one that names none."""

    holder: Node
    targets: tuple[Node | None, ...]


class _FollowedEdit(NamedTuple):
    """An edit of the tree after which links in comments are written again, so that they name the same nodes."""

    edit: Edit
    linked: tuple[_Linked, ...]

    @property
    def cursor(self) -> Node:
        """The cursor of the edit."""
        return self.edit.cursor

    def apply(self, tree: GameTree) -> Edit:
        """Apply the edit and rewrite the links; the inverse undoes both."""
        inverse = self.edit.apply(tree)
        rewritten = [edit for each in self.linked for edit in _rewritten(tree, each)]
        if not rewritten:
            return inverse
        inverses = [edit.apply(tree) for edit in rewritten]
        return Compound((*reversed(inverses), inverse))


def with_links(tree: GameTree, edit: Edit) -> Edit:
    """Return an edit that moves nodes, together with the changes of the links to them.

    Only links that name a node by its way are changed; "move 34" of an author stays as it is.
    """
    linked = tuple(_linked(tree))
    return _FollowedEdit(edit, linked) if linked else edit


def _linked(tree: GameTree) -> Iterator[_Linked]:
    for node in _holders(tree):
        anchors = anchors_in(text_of_values(node.get("C") or ()))
        targets = tuple(node_of_anchor(tree, each.anchor) for each in anchors)
        if any(target is not None for target in targets):
            yield _Linked(node, targets)


def _rewritten(tree: GameTree, linked: _Linked) -> Iterator[Edit]:
    """Yield the edit of a comment whose links name other nodes than before, if there is any."""
    node = linked.holder
    if not tree.contains(node):
        return
    values = node.get("C") or ()
    # From the last link on, so that the places of those before stay right.
    pairs = list(zip(anchors_in(text_of_values(values)), linked.targets, strict=True))
    changed = values
    for found, target in reversed(pairs):
        if target is None or not tree.contains(target) or node_of_anchor(tree, found.anchor) is target:
            continue
        anchor = anchor_of(tree, target)
        if anchor is not None:
            changed = changed_values(changed, TextChange(found.head_end, found.end, anchor.way), "\n")
            number = TextChange(found.number_start, found.number_end, str(anchor.number))
            changed = changed_values(changed, number, "\n")
    if changed != values:
        yield SetProperty(node, "C", tuple(changed))


def _holders(tree: GameTree) -> Iterable[Node]:
    """Return the nodes whose characters may hold a link to a node."""
    source = tree.source
    if source is None:
        return [node for node in tree.walk() if _may_link(node)]
    held = (NodePlace(tree, None, number).find() for number in tree.lasting(_held_in_file))
    found = dict.fromkeys(node for node in held if node is not None)
    # Edited nodes, and the new ones below them.
    waiting, seen = tree.changed_since(0), set[Node]()
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        waiting.extend(child for child in node.made_children if child.number_in(source.nodes) is None)
        if _may_link(node) and tree.contains(node):
            found.setdefault(node)
    return found


def _may_link(node: Node) -> bool:
    return any(_RAW_WAY.search(raw) for raw in node.get("C") or ())


def _held_in_file(tree: GameTree) -> list[int]:
    """Return the nodes of the file whose characters may hold a link."""
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
