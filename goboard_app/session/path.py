"""Path: what is true along the way from the root to one node."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile

from goboard_app.go.board import Color, Move, Pass
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.ending import EndingState, ending_after
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset


@dataclass(slots=True)
class _Known:
    """What was worked out along a line, from the root on.

    `moves_at` and `states_at` hold how many moves and states there are up to each node.
    """

    moves: list[Move] = field(default_factory=list)
    moves_at: list[int] = field(default_factory=list)
    nodes: list[Node] = field(default_factory=list)
    histories: list[History] = field(default_factory=list)
    states_at: list[int] = field(default_factory=list)

    def upto(self, length: int) -> _Known:
        """The same for the first nodes alone."""
        moves_at, states_at = self.moves_at[:length], self.states_at[:length]
        moves = moves_at[-1] if moves_at else 0
        states = states_at[-1] if states_at else 0
        return _Known(
            self.moves[:moves], moves_at, self.nodes[:states], self.histories[:states], states_at
        )


class Line:
    """A way from the root to the end of a variation, with the moves and boards on it.

    What is true at a place is worked out when it is first asked for, and then serves every path
    that stops somewhere on the line. What `before`, another line, knows is taken over as far as
    both go the same way.
    """

    def __init__(
        self,
        tree: GameTree,
        positions: PositionCache,
        nodes: Sequence[Node],
        before: Line | None = None,
    ) -> None:
        self.nodes = tuple(nodes)
        self.revision = tree.revision
        self._size = tree.size
        self._positions = positions
        self._places = {node: place for place, node in enumerate(self.nodes)}
        self._known = _Known() if before is None else before.known_along(self.nodes)

    def known_along(self, nodes: Sequence[Node]) -> _Known:
        """What is known of the beginning that this line shares with other nodes."""
        pairs = zip(self.nodes, nodes, strict=False)
        return self._known.upto(sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs)))

    def __contains__(self, node: Node) -> bool:
        return node in self._places

    def place_of(self, node: Node) -> int:
        """How many steps from the root a node of the line stands."""
        return self._places[node]

    def moves(self, place: int) -> tuple[Move, ...]:
        """All moves up to a place."""
        return tuple(self._known.moves[: self.move_count(place)])

    def move_count(self, place: int) -> int:
        """How many moves there are up to a place."""
        known = self._known
        for node in self.nodes[len(known.moves_at) : place + 1]:
            move = move_of(node, self._size)
            if move is not None:
                known.moves.append(move)
            known.moves_at.append(len(known.moves))
        return known.moves_at[place]

    def history(self, place: int) -> History:
        """The boards up to a place; the same object each time."""
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
        """The node at which a state of the histories stands."""
        return self._known.nodes[index]

    def _move_at(self, place: int) -> Move | None:
        count = self.move_count(place)
        is_moved = count > (self._known.moves_at[place - 1] if place else 0)
        return self._known.moves[count - 1] if is_moved else None

    def _state_of(self, node: Node, move: Move | None) -> BoardState | None:
        """The state that begins at a node; None where the board stays as it is."""
        if move is not None:
            position = self._positions.position(node)
            return BoardState.of_move(position, move.color, isinstance(move, Pass))
        if not self._known.nodes or setup_of(node, self._size).has_points:
            return BoardState.of_setup(self._positions.position(node))
        return None


class Path:
    """The nodes from the root to `node`, with the moves and boards on them; never changes.

    Everything is worked out when it is first asked for, since stepping through a record needs
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
        """How many moves have been made."""
        return self._line.move_count(self._place)

    def number_at(self, place: int) -> int:
        """How many moves have been made at a node of the path, the root being at place 0."""
        return self._line.move_count(place)

    @cached_property
    def history(self) -> History:
        """The boards on the path, for the rules of repetition."""
        return self._line.history(self._place)

    def move_number_of_state(self, index: int) -> int:
        """After how many moves the state with this number in `history` stood on the board."""
        return self._line.move_count(self._line.place_of(self.node_of_state(index)))

    def node_of_state(self, index: int) -> Node:
        """The node at which the state with this number in `history` stands."""
        return self._line.node_of_state(range(len(self.history))[index])

    def ending(self, ruleset: Ruleset) -> EndingState:
        """What the passes on the path have led to."""
        if ruleset not in self._endings:
            self._endings[ruleset] = ending_after(self.moves, ruleset, self._first_to_move())
        return self._endings[ruleset]

    def _first_to_move(self) -> Color:
        return self._positions.position(self._line.nodes[0]).to_move
