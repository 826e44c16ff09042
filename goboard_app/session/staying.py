"""Edits that the acts of a session are made of, beside those of the record itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goboard_app.go.board import Move
from goboard_app.record.edits import AddNode, Compound, Edit, IllegalEdit, RemoveNode, new_node
from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.tree import GameTree
from goboard_app.record.values import move_values


@dataclass(frozen=True, slots=True)
class Staying:
    """An edit that leaves the cursor where `cursor` says, not where the edit was made."""

    edit: Edit
    cursor: Node

    def apply(self, tree: GameTree) -> Staying:
        """Perform the edit; its inverse stays on the same node."""
        return Staying(self.edit.apply(tree), self.cursor)


@dataclass(frozen=True, slots=True)
class MoveWith:
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


@dataclass(frozen=True, slots=True)
class MovesBack:
    """Moves that are taken out of a game that is going on, or put into it again.

    One stands on `cursor` afterwards, and on `back` once this is taken back.
    """

    moves: AddNode | RemoveNode
    cursor: Node
    back: Node

    def apply(self, tree: GameTree) -> MovesBack:
        """Take the moves out, or put them in; the inverse does the other."""
        moves = self.moves.apply(tree)
        if not isinstance(moves, AddNode | RemoveNode):
            raise IllegalEdit("the inverse of a move is a move")
        return MovesBack(moves, self.back, self.cursor)


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
    return isinstance(last, AddNode | RemoveNode | MoveWith | MovesBack)
