"""Paths: moves, boards and history from the root to a node; visited nodes; a node as text."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import groupby, takewhile
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Pass
from goboard_app.go.position import Position
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of, plain_move, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.ending import EndingState, ending_after
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset

# Entries of the history, and the steps within which two places are one entry.
_MOST = 200
_NEAR = 10
# Limits of a path as text, in characters and in steps.
_MOST_CHARACTERS = 2000
_MOST_STEPS = 1_000_000
# Nodes between two steps.
_AT_A_TIME = 10_000


@dataclass(slots=True)
class _LineHistory:
    """The known moves and histories along a line, from the root on.

    `moves_at` and `states_at` hold the number of moves and states up to each node.
    """

    moves: list[Move] = field(default_factory=list)
    moves_at: array[int] = field(default_factory=partial(array, "q"))
    nodes: list[Node] = field(default_factory=list)
    histories: list[History] = field(default_factory=list)
    states_at: array[int] = field(default_factory=partial(array, "q"))

    def upto(self, length: int) -> _LineHistory:
        """Return the part for the first nodes alone."""
        moves_at, states_at = self.moves_at[:length], self.states_at[:length]
        moves = moves_at[-1] if moves_at else 0
        states = states_at[-1] if states_at else 0
        return _LineHistory(self.moves[:moves], moves_at, self.nodes[:states], self.histories[:states], states_at)


class Line:
    """A way from the root to the end of a variation, with the moves and boards on it.

    The data at a place are computed on the first request, and then serve every path
    that ends on the line. The data of `before`, another line, are taken over as far as
    both share their nodes.
    """

    def __init__(
        self,
        tree: GameTree,
        positions: PositionCache,
        nodes: Sequence[Node],
        before: Line | None = None,
        shared: int = 0,
    ) -> None:
        """Make the line of these nodes, the first `shared` of which are those of the line before."""
        self.nodes = tuple(nodes)
        self.revision = tree.revision
        self._tree = tree
        self._size = tree.size
        self._positions = positions
        self._known = _LineHistory() if before is None else before.known_along(self.nodes, shared)

    def known_along(self, nodes: Sequence[Node], shared: int) -> _LineHistory:
        """Return the data of the beginning that this line shares with other nodes."""
        pairs = zip(self.nodes[shared:], nodes[shared:], strict=False)
        more = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
        return self._known.upto(shared + more)

    def __contains__(self, node: Node) -> bool:
        return self.find(node) is not None

    def place_of(self, node: Node) -> int:
        """Return the number of steps from the root to a node. Raises KeyError if it is not on the line."""
        place = self.find(node)
        if place is None:
            raise KeyError(node)
        return place

    def find(self, node: Node) -> int | None:
        """Return the number of steps from the root to a node; None if it is not on the line."""
        nodes = self.nodes
        if node is nodes[0]:
            return 0
        if node is nodes[-1]:
            return len(nodes) - 1
        # The depth of a node is its place on every line through it.
        place = inherited_at(self._tree, node).above
        return place if place < len(nodes) and nodes[place] is node else None

    def moves(self, place: int) -> tuple[Move, ...]:
        """Return all moves up to a place."""
        return tuple(self._known.moves[: self.move_count(place)])

    def move_count(self, place: int) -> int:
        """Return the number of moves up to a place."""
        known = self._known
        for node in self.nodes[len(known.moves_at) : place + 1]:
            move = plain_move(node, self._size) or move_of(node, self._size)
            if move is not None:
                known.moves.append(move)
            known.moves_at.append(len(known.moves))
        return known.moves_at[place]

    def history(self, place: int) -> History:
        """Return the boards up to a place; the same object each time."""
        known = self._known
        for node in self.nodes[len(known.states_at) : place + 1]:
            state = self._state_of(node, self._move_at(len(known.states_at)))
            if state is not None:
                last = known.histories[-1] if known.histories else None
                longer = History((state,)) if last is None else last.extended(state)
                known.histories.append(longer)
                known.nodes.append(node)
            known.states_at.append(len(known.nodes))
        return known.histories[known.states_at[place] - 1]

    def node_of_state(self, index: int) -> Node:
        """Return the node of a state in the histories."""
        return self._known.nodes[index]

    def _move_at(self, place: int) -> Move | None:
        count = self.move_count(place)
        is_moved = count > (self._known.moves_at[place - 1] if place else 0)
        return self._known.moves[count - 1] if is_moved else None

    def _state_of(self, node: Node, move: Move | None) -> BoardState | None:
        """Return the state that begins at a node; None if the board stays as it is."""
        if move is not None:
            position = self._positions.position(node)
            return BoardState.of_move(position, move.color, isinstance(move, Pass))
        # The root has a state even without stones: superko compares with the board before the first move.
        if not self._known.nodes or setup_of(node, self._size).has_points:
            return BoardState.of_setup(self._positions.position(node))
        return None


class Path:
    """The nodes from the root to `node`, with the moves and boards on them; never changes.

    Everything is computed on the first request, since stepping through a record needs
    little of it.
    """

    def __init__(self, line: Line, positions: PositionCache, node: Node) -> None:
        self._line = line
        self._place = line.place_of(node)
        self._positions = positions
        self._endings: dict[Ruleset, EndingState] = {}
        self.node = node

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The nodes, root first."""
        return self._line.nodes[: self._place + 1]

    @cached_property
    def position(self) -> Position:
        """The board at the end of the path."""
        return self._positions.position(self.node)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """All moves on the path, passes included."""
        return self._line.moves(self._place)

    @cached_property
    def number(self) -> int:
        """The number of moves made."""
        return self._line.move_count(self._place)

    def number_at(self, place: int) -> int:
        """Return the number of moves made at a node of the path, the root being at place 0."""
        return self._line.move_count(place)

    @cached_property
    def history(self) -> History:
        """The boards on the path, for the rules of repetition."""
        return self._line.history(self._place)

    def move_number_of_state(self, index: int) -> int:
        """Return the number of moves after which a state of `history` was on the board."""
        return self._line.move_count(self._line.place_of(self.node_of_state(index)))

    def node_of_state(self, index: int) -> Node:
        """Return the node of a state of `history`."""
        # A range takes negative numbers, as a list does, and refuses those beyond the history.
        return self._line.node_of_state(range(len(self.history))[index])

    def ending(self, ruleset: Ruleset, then: tuple[Move, ...] = ()) -> EndingState:
        """Return the state of the ending after the passes on the path, or after some further moves."""
        if then:
            return ending_after((*self.moves, *then), ruleset, self._first_to_move())
        if ruleset not in self._endings:
            self._endings[ruleset] = ending_after(self.moves, ruleset, self._first_to_move())
        return self._endings[ruleset]

    def _first_to_move(self) -> Color:
        return self._positions.position(self._line.nodes[0]).to_move


class VisitedNode(NamedTuple):
    """A node of one of the games of a record."""

    tree: GameTree
    node: Node


class Visited:
    """The history of visited nodes, as in a browser. A few moves along a line make no new entry, a jump does."""

    def __init__(self) -> None:
        self._places: list[VisitedNode] = []
        self._at = -1

    def note(self, place: VisitedNode, is_jump: bool = False) -> None:
        """Note that the board shows this place now; a jump is a new entry however short it was."""
        here = self._places[self._at] if self._places else None
        # A few steps along a line are no new place.
        if here is not None and (here == place or (not is_jump and is_near(here, place))):
            self._places[self._at] = place
            return
        # A new entry ends the way forward, as in a browser.
        del self._places[self._at + 1 :]
        self._places.append(place)
        del self._places[:-_MOST]
        self._at = len(self._places) - 1

    def go(self, step: int, is_there: Callable[[VisitedNode], bool]) -> VisitedNode | None:
        """Go back (-1) or forward (1) to the next entry that still exists, and return it.

        None if there is none; then nothing changes.
        """
        at = self._at + step
        while 0 <= at < len(self._places):
            if is_there(self._places[at]):
                self._at = at
                return self._places[at]
            at += step
        return None

    def forget(self) -> None:
        """Forget all entries: another record is on the board."""
        self._places.clear()
        self._at = -1


def is_near(one: VisitedNode, other: VisitedNode) -> bool:
    """Return whether a few steps forward or back lead from one place to the other."""
    return one.tree is other.tree and (_is_above(one.node, other.node) or _is_above(other.node, one.node))


def _is_above(upper: Node, lower: Node) -> bool:
    at: Node | None = lower
    for _ in range(_NEAR + 1):
        if at is None or at is upper:
            break
        at = at.parent
    return at is upper


def node_path_steps(number: int, node: Node) -> Generator[float, None, str]:
    """Return the game of a file and a node of it, as text; in steps, as 100,000 moves take a while.

    "0: 84x0 1 5x0" is 84 times the first child, then a second one, and five more first ones.
    Empty for a node so deep in variations that the text would be too long.
    """
    indices: list[int] = []
    parent = node.parent
    while parent is not None:
        # The usual case is tested without a call.
        indices.append(0 if parent.made_children[0] is node else node.index)
        node, parent = parent, parent.parent
        if not len(indices) % _AT_A_TIME:
            yield 0.0
    text = f"{number}: " + " ".join(_runs(reversed(indices)))
    return text if len(text) <= _MOST_CHARACTERS else ""


def node_path(number: int, node: Node) -> str:
    """Return the text of `node_path_steps` at once; empty for a node below a great many moves."""
    steps = node_path_steps(number, node)
    try:
        # The first pause means that it takes a while.
        next(steps)
    except StopIteration as end:
        return str(end.value)
    return ""


def node_at_path(trees: Sequence[GameTree], text: str) -> tuple[int, Node] | None:
    """Return the game and the node that a text names; None if the node no longer exists."""
    try:
        number, indices = _read(text)
    except ValueError:
        return None
    if not 0 <= number < len(trees):
        return None
    node = trees[number].root
    for index in indices:
        # A negative index would count from the last child.
        if not 0 <= index < len(node.children):
            return None
        node = node.children[index]
    return number, node


def _runs(indices: Iterable[int]) -> Iterator[str]:
    for index, run in groupby(indices):
        count = sum(1 for _ in run)
        yield f"{count}x{index}" if count > 1 else str(index)


def _read(text: str) -> tuple[int, list[int]]:
    """Return the number of the game and the indices of the children. Raises ValueError for other texts."""
    number, _, way = text.partition(":")
    indices: list[int] = []
    for run in way.split():
        count, times, index = run.rpartition("x")
        steps = int(count) if times else 1
        # A short text can ask for billions of steps.
        if len(indices) + steps > _MOST_STEPS:
            raise ValueError(text)
        indices += [int(index)] * steps
    return int(number), indices
