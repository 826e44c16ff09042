"""Merging games into one tree: equal moves become one node, what was said about them is kept.

The first game stays as it is. Of another game only the part that both share is compared; each branch
that is new is copied as a whole. In shared nodes comments follow one another, each with the name of
its game, and marks are united. Links lead to the same nodes as before. A value that only one of two
games can have stays the first game's: of the game information the other value goes into the comment
of the root, everything else is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Move, Point
from goboard_app.record.edits import Compound, Edit, Rehang, ReplaceProperties, copy_branch, with_values
from goboard_app.record.game_info import handicap_of, info_node
from goboard_app.record.node import Node
from goboard_app.record.node_links import Linked, NodeAnchor, following, linked_nodes, live_links, targets_in
from goboard_app.record.properties import (
    SHAPES,
    Setup,
    comment_of,
    moved_colors,
    moves_of,
    plain_move,
    point_text,
    points_of,
    setup_of,
)
from goboard_app.record.property_table import TABLE, PropertyGroup, ValueKind, idents_about
from goboard_app.record.sgf.lexer import Property, raw_text, shown, simple_text_of, split_pair, text_of
from goboard_app.record.tree import GameTree

_ROWS = {row.ident: row for row in TABLE}
_GAME = idents_about(PropertyGroup.GAME)
# Equal in equal nodes, or of the file and not of the game.
_SAME = idents_about(PropertyGroup.SETUP, PropertyGroup.ROOT) | {"B", "W"}
# The terms of a game, which another game does not change.
_OWN = idents_about(PropertyGroup.GOBOARD)
_SHAPE_NAMES = frozenset({kind.value for kind in SHAPES} | {"M"})
# FF[4]: of these a node holds one at most; a count is one statement about the whole board.
_ONE_OF = (
    frozenset({"GB", "GW", "DM", "UC"}),
    frozenset({"TE", "BM", "DO", "IT"}),
    idents_about(PropertyGroup.TERRITORY, PropertyGroup.COUNT),
)
# The number of nodes in one step.
_AT_A_TIME = 200

_Key = tuple[tuple[Move, ...], Setup | None, tuple[Property, ...]]


class NamedGame(NamedTuple):
    """A game to merge, with the name that comments from it get. Merging uses up nothing of the tree."""

    name: str
    tree: GameTree


class MergeRefusal(Enum):
    """The reasons why two games cannot become one tree."""

    SIZE = auto()
    HANDICAP = auto()
    SETUP = auto()


class Merged(NamedTuple):
    """The outcome of merging: the edit (None if nothing is new), and numbers for a report.

    `left_out` are the values that were not taken, because the first game has another one, by the
    names of their properties.
    """

    edit: Edit | None
    new_nodes: int = 0
    shared_nodes: int = 0
    left_out: tuple[tuple[str, int], ...] = ()


def refusal_of(tree: GameTree, other: GameTree) -> MergeRefusal | None:
    """Return the reason why another game cannot be merged into this one; None if it can."""
    if tree.size != other.size:
        return MergeRefusal.SIZE
    if handicap_of(info_node(tree)) != handicap_of(info_node(other)):
        return MergeRefusal.HANDICAP
    if _key_of(tree.root, tree.size) != _key_of(other.root, tree.size):
        return MergeRefusal.SETUP
    return None


def merging(
    first: NamedGame, others: Sequence[NamedGame], fact_text: Callable[[str, str], str] = "{} {}".format
) -> Generator[float, None, Merged]:
    """Build the edit that merges other games into the first one, in steps that yield the part that is done.

    Each game must pass `refusal_of`. Its comments get its name; those of the first game get one only
    where another comment joins them. `fact_text` gives the text of a property of the game information
    and its value, for the comment of a game whose information differs.
    """
    work = _Merging([first], fact_text)
    for number, game in enumerate(others):
        for _ in work.take(game):
            yield number / len(others)
    return work.outcome()


@dataclass(slots=True)
class _Merging:
    """The state while games are merged, changed by `take` alone.

    The home of a node is the number of the game that it comes from: 0 for the first one, whose nodes
    change by the edit; nodes of other games are copies, which change at once.
    """

    games: list[NamedGame]
    fact_text: Callable[[str, str], str]
    children: dict[Node, dict[_Key, tuple[Node, int]]] = field(default_factory=dict)
    """The children of shared nodes by what happens in them, each with its home."""
    hung: dict[Node, list[Node]] = field(default_factory=dict)
    changed: dict[Node, tuple[Property, ...]] = field(default_factory=dict)
    talks: dict[Node, _Talk] = field(default_factory=dict)
    said: list[tuple[Node, int, str]] = field(default_factory=list)
    """The texts of the game in progress for the comments of shared nodes, with the home of each node."""
    names: set[str] = field(default_factory=set)
    twins: dict[Node, Node] = field(default_factory=dict)
    """Nodes of the game in progress with the shared nodes and the copies that they became."""
    linked: dict[Node, Linked] = field(default_factory=dict)
    """The links in the comments of copies."""
    left_out: Counter[str] = field(default_factory=Counter)
    new_nodes: int = 0
    shared_nodes: int = 0

    def take(self, game: NamedGame) -> Generator[None, None, None]:
        """Merge one game in steps."""
        self.games.append(game)
        self.names.update((self.games[0].name, game.name))
        number, size = len(self.games) - 1, game.tree.size
        self.twins = {game.tree.root: self.games[0].tree.root}
        self._note_facts(info_node(game.tree))
        stack = [(self.games[0].tree.root, 0, game.tree.root)]
        seen = 0
        while stack:
            node, home, other = stack.pop()
            # A node with nothing but its move adds nothing.
            if not other.leading_move[1]:
                self._unite(node, home, other, game)
            known = self._known(node, home, size)
            for child in other.children:
                key = _key_of(child, size)
                found = known.get(key)
                if found is not None:
                    self.twins[child] = found[0]
                    stack.append((*found, child))
                    continue
                copy = self.twins[child] = copy_branch(child)
                self.new_nodes += _count(copy)
                known[key] = copy, number
                if home:
                    node.attach(copy)
                else:
                    self.hung.setdefault(node, []).append(copy)
            self.shared_nodes += 1
            seen += 1
            if seen % _AT_A_TIME == 0:
                yield
        self._follow_links(game)
        for node, home, text in self.said:
            self._tell(node, home, text, game)
        self.said.clear()
        yield

    def outcome(self) -> Merged:
        """Return the edit and the numbers."""
        self._write_talks()
        edits: list[Edit] = []
        if self.changed:
            edits.append(ReplaceProperties(tuple(self.changed.items())))
        if self.hung:
            edits.append(Rehang(tuple((node, (*node.children, *new)) for node, new in self.hung.items())))
        edit = following(Compound(tuple(edits)), self._links()) if edits else None
        left_out = tuple(sorted((name, count) for name, count in self.left_out.items() if count))
        return Merged(edit, self.new_nodes, self.shared_nodes, left_out)

    def _known(self, node: Node, home: int, size: BoardSize) -> dict[_Key, tuple[Node, int]]:
        """Return the children of a shared node by what happens in them; of equal ones the first counts."""
        known = self.children.get(node)
        if known is None:
            known = self.children[node] = {}
            for child in node.children:
                known.setdefault(_key_of(child, size), (child, home))
        return known

    def _properties(self, node: Node) -> tuple[Property, ...]:
        return self.changed.get(node, node.properties)

    def _set(self, node: Node, home: int, properties: tuple[Property, ...]) -> None:
        if home:
            node.set_properties(properties)
        elif properties != self._properties(node):
            self.changed[node] = properties

    def _note_facts(self, theirs: Node) -> None:
        """Write the game information of a node that differs into the comment of the root, short values on one line."""
        first = self.games[0].tree
        own = info_node(first)
        facts: list[str] = []
        texts: list[str] = []
        for ident in dict.fromkeys(item.name for item in theirs.properties if item.name in _GAME):
            have = _facts(own, ident)
            for value in dict.fromkeys(_facts(theirs, ident)):
                if value and value not in have:
                    (texts if "\n" in value else facts).append(self.fact_text(ident, value))
        if facts:
            self.said.append((first.root, 0, "; ".join(facts)))
        self.said.extend((first.root, 0, text) for text in texts)

    def _unite(self, node: Node, home: int, other: Node, game: NamedGame) -> None:
        """Add to a shared node what the other node holds."""
        before = properties = self._properties(node)
        if other is not info_node(game.tree):
            self._note_facts(other)
        for ident in dict.fromkeys(item.name for item in other.properties):
            if ident in _SAME or ident in _GAME or ident in ("C", "N"):
                continue
            own, theirs = _values(before, ident), other.get(ident) or ()
            row = _ROWS.get(ident)
            if own == theirs:
                continue
            if row is not None and row.group is PropertyGroup.MARK:
                values, lost = _united(properties, ident, own, theirs, game.tree.size)
                self.left_out[ident] += lost
            elif (
                own is None
                and ident not in _OWN
                and not any(_holds(before, group) for group in _ONE_OF if ident in group)
            ):
                values = theirs
            else:
                self.left_out[ident] += 1
                continue
            if values != own:
                properties = with_values(properties, ident, values)
        titles = [title for raw in other.get("N") or () if (title := shown(simple_text_of(raw))).strip()]
        own_titles = _values(before, "N")
        if titles and own_titles is None:
            properties = with_values(properties, "N", other.get("N"))
            titles = []
        known = {shown(simple_text_of(raw)) for raw in own_titles or ()}
        self._set(node, home, properties)
        texts = (*(title for title in titles if title not in known), comment_of(other))
        self.said.extend((node, home, text) for text in texts if text.strip())

    def _tell(self, node: Node, home: int, text: str, game: NamedGame) -> None:
        """Add a text to the comment of a node, behind the name of its game, unless it is there already."""
        talk = self.talks.get(node)
        if talk is None:
            talk = self.talks[node] = self._talk(node, home)
        anchors, targets = self._targets(game.tree, text)
        sense = _sense(text, targets).rstrip()
        named = f"{game.name}: {sense}"
        # An earlier merge may have added the text, or the text is the outcome of one.
        known = [named, sense] if sense.partition(": ")[0] in self.names else [named]
        is_known = any(f"\n\n{each}\n\n" in f"\n\n{talk.whole}\n\n" for each in known)
        if sense.strip() not in talk.senses and not is_known:
            talk.senses.add(sense.strip())
            talk.whole += f"\n\n{named}"
            talk.added.append(f"{game.name}: {text.rstrip()}")
            talk.anchors += anchors
            talk.targets += targets

    def _talk(self, node: Node, home: int) -> _Talk:
        own, linked = comment_of(node), self.linked.get(node)
        if home:
            anchors, targets = ((), ()) if linked is None else (linked.anchors, linked.targets)
        else:
            anchors, targets = targets_in(self.games[0].tree, own)
        sense = _sense(own, targets).rstrip()
        # Alone too, as it would be written without another text.
        # The zero character keeps a text from being found across the border of the two forms.
        whole = f"{sense}\n\n\0\n\n{self._labelled(sense, home)}"
        return _Talk(home, own, whole, {sense.strip()}, list(anchors), list(targets))

    def _labelled(self, own: str, home: int) -> str:
        """Return the comment of a node behind the name of its game, unless an earlier merge has named it."""
        label = f"{self.games[home].name}: "
        return label + own if own and not own.startswith(label) else own

    def _targets(self, tree: GameTree, text: str) -> tuple[tuple[NodeAnchor, ...], tuple[Node | None, ...]]:
        """Return the anchors in a text of the game in progress, and the nodes that these have become."""
        anchors, targets = targets_in(tree, text)
        return anchors, tuple(None if target is None else self._twin(target) for target in targets)

    def _twin(self, node: Node) -> Node:
        """Return the shared node or the copy that a node of the game in progress became."""
        below: list[Node] = []
        while node not in self.twins and node.parent is not None:
            below.append(node)
            node = node.parent
        twin = self.twins[node]
        # A copy has the same children.
        for step in reversed(below):
            twin = self.twins[step] = twin.children[step.index]
        return twin

    def _follow_links(self, game: NamedGame) -> None:
        """Note the links in the comments of nodes that were copied."""
        for each in linked_nodes(game.tree):
            twin = self._twin(each.holder)
            # Texts of shared nodes are told with their links.
            if twin not in self.children:
                targets = tuple(None if target is None else self._twin(target) for target in each.targets)
                self.linked[twin] = Linked(twin, each.anchors, targets)

    def _links(self) -> Iterator[Linked]:
        """Yield the links in all comments, those of the first game too: a merge may bring numbers of moves."""
        linked = {each.holder: each for each in linked_nodes(self.games[0].tree)} | self.linked
        for node, talk in self.talks.items():
            if talk.added and talk.anchors:
                linked[node] = Linked(node, tuple(talk.anchors), tuple(talk.targets))
        yield from linked.values()

    def _write_talks(self) -> None:
        """Write the texts that were added, once for each node: a root may get one from each of a thousand games."""
        for node, talk in self.talks.items():
            if talk.added:
                own = self._labelled(talk.own.rstrip(), talk.home)
                whole = "\n\n".join([own, *talk.added] if own else talk.added)
                self._set(node, talk.home, with_values(self._properties(node), "C", (raw_text(whole),)))


def _sense(text: str, targets: Sequence[Node | None]) -> str:
    """Return a text in which links to one node are equal, links to different ones are not, and others are dead."""
    pieces: list[str] = []
    at = 0
    for link, target in zip(live_links(text), targets, strict=True):
        pieces += (text[at : link.end - 1], "?)") if target is None else (text[at : link.start], f"\0{id(target)}\0")
        at = link.end
    return "".join((*pieces, text[at:]))


@dataclass(slots=True)
class _Talk:
    """The comment of a shared node, the home of the node, and the texts that other games add.

    `whole` is the comment and then the comment with all that is added, `senses` are its texts, as `_sense`
    returns them. `anchors` are the links in the comment and in the texts that are added, with the nodes that
    they name.
    """

    home: int
    own: str
    whole: str
    senses: set[str]
    anchors: list[NodeAnchor]
    targets: list[Node | None]
    added: list[str] = field(default_factory=list)


def _key_of(node: Node, size: BoardSize) -> _Key:
    """Return what happens in a node: its moves, its set-up, and moves that cannot be read."""
    move = plain_move(node, size)
    if move is not None:
        return _plain_key(move)
    moves, setup = tuple(moves_of(node, size)), setup_of(node, size)
    unread: tuple[Property, ...] = ()
    if len(moves) != len(moved_colors(node)):
        unread = tuple(Property(item.name, item.values) for item in node.properties if item.name in ("B", "W"))
    return moves, setup or None, unread


@cache
def _plain_key(move: Move) -> _Key:
    return (move,), None, ()


def _count(node: Node) -> int:
    """Return the number of nodes of a copied branch."""
    count, stack = 0, [node]
    while stack:
        line = stack.pop().straight_line()
        count += len(line)
        stack.extend(line[-1].made_children)
    return count


def _values(properties: tuple[Property, ...], ident: str) -> tuple[str, ...] | None:
    """Return the raw values of a property, those of repeated ones together; None if absent."""
    return Node(properties).get(ident)


def _holds(properties: tuple[Property, ...], names: frozenset[str]) -> bool:
    return any(item.name in names for item in properties)


def _facts(node: Node, ident: str) -> list[str]:
    """Return the values of a property as texts, each on one line unless it is a text of several lines."""
    values = node.get(ident) or ()
    if _ROWS[ident].kind is ValueKind.TEXT:
        return [shown(text_of(raw)).strip() for raw in values]
    return [" ".join(shown(simple_text_of(raw)).split()) for raw in values]


def _united(
    properties: tuple[Property, ...],
    ident: str,
    own: tuple[str, ...] | None,
    theirs: tuple[str, ...],
    size: BoardSize,
) -> tuple[tuple[str, ...] | None, int]:
    """Return the marks of both nodes, the first's before those that are new, and how many cannot be added."""
    have = own or ()
    kind = _ROWS[ident].kind
    if kind is ValueKind.LABELS:
        labelled = {split_pair(raw)[0] for raw in have}
        new = tuple(raw for raw in theirs if split_pair(raw)[0] not in labelled)
        return (*have, *new) or None, sum(raw not in have for raw in theirs) - len(new)
    if kind is ValueKind.LINES:
        return (*have, *(raw for raw in theirs if raw not in have)) or None, 0
    names = _SHAPE_NAMES - {ident} if ident in _SHAPE_NAMES else frozenset[str]()
    mine, points = points_of(have, size), points_of(theirs, size)
    # FF[4]: only one of the shapes on a point.
    taken = frozenset[Point]().union(*(points_of(_values(properties, name), size) for name in names))
    if own is None and not points & taken:
        return theirs, 0
    # The letters of L follow from the order of its points; an empty DD or VW means the whole board.
    if ident == "L" or "" in have or "" in theirs:
        return own, 1
    free = sorted(points - mine - taken, key=lambda point: (point.row, point.col))
    unread = tuple(raw for raw in theirs if raw not in have and not points_of((raw,), size))
    return (*have, *map(point_text, free), *unread) or None, len((points & taken) - mine)
