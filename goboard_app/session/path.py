"""Path: what is true along the way from the root to one node."""

from __future__ import annotations

from functools import cached_property

from goboard_app.go.color import Color
from goboard_app.go.move import Move, Pass
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.tree import GameTree
from goboard_app.record.values import move_of, setup_of
from goboard_app.rules.ending import EndingState, ending_after
from goboard_app.rules.history import History, State
from goboard_app.rules.ruleset import Ruleset


class Path:
    """The nodes from the root to `node`, with the moves and boards on them; never changes.

    Everything is worked out when it is first asked for, since stepping through a record needs
    little of it.
    """

    def __init__(self, tree: GameTree, positions: PositionCache, node: Node) -> None:
        self._tree = tree
        self._positions = positions
        self.node = node

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The nodes, root first."""
        return tuple(self._tree.path_to(self.node))

    @cached_property
    def position(self) -> Position:
        """The board at the end of the path."""
        return self._positions.position(self.node)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """All moves on the path, passes included."""
        size = self._tree.size
        found = (move_of(node, size) for node in self.nodes)
        return tuple(move for move in found if move is not None)

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.moves)

    @cached_property
    def history(self) -> History:
        """The boards on the path, for the rules of repetition."""
        return History(state for state, _number, _node in self._states)

    def move_number_of_state(self, index: int) -> int:
        """After how many moves the state with this number in `history` stood on the board."""
        return self._states[index][1]

    def node_of_state(self, index: int) -> Node:
        """The node at which the state with this number in `history` stands."""
        return self._states[index][2]

    def ending(self, ruleset: Ruleset) -> EndingState:
        """What the passes on the path have led to."""
        return ending_after(self.moves, ruleset, self._first_to_move())

    @cached_property
    def _states(self) -> tuple[tuple[State, int, Node], ...]:
        states: list[tuple[State, int, Node]] = []
        number = 0
        for node in self.nodes:
            position = self._positions.position(node)
            move = move_of(node, self._tree.size)
            if move is not None:
                number += 1
                state = State.of_move(position, move.color, isinstance(move, Pass))
                states.append((state, number, node))
            elif not states or setup_of(node, self._tree.size).has_points:
                states.append((State.of_setup(position), number, node))
        return tuple(states)

    def _first_to_move(self) -> Color:
        return self._positions.position(self.nodes[0]).to_move
