"""Judging a whole line of a record by one ruleset, as it may be after the rules were changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from goboard_app.go.board import Color
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import moves_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import Verdict, judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A recorded move that the ruleset does not allow; it was carried out all the same.

    `number` counts the nodes with a move on the path, from 1, as the board shows move numbers.
    """

    node: Node
    number: int
    verdict: Verdict


def forbidden_moves(
    tree: GameTree, ruleset: Ruleset, node: Node | None = None
) -> tuple[Forbidden, ...]:
    """All moves on the path to `node`, or on the main line, that the ruleset does not allow.

    Each is judged by the boards on the path that leads to it, forbidden ones included. Cost: about
    40 microseconds a node.
    """
    line = tree.main_line() if node is None else tree.path_to(node)
    return tuple(_judged(tree, ruleset, line))


def _judged(tree: GameTree, ruleset: Ruleset, line: Sequence[Node]) -> Iterator[Forbidden]:
    positions = PositionCache(tree)
    before = Position.empty(tree.size)
    history: History | None = None
    number = 0
    for node in line:
        moves = tuple(moves_of(node, tree.size))
        setup = setup_of(node, tree.size)
        if history is None or setup.has_points:
            before = before.with_setup(setup.black, setup.white, setup.empty)
            turn = moves[0].color if moves else positions.position(node).to_move
            history = _rejudged_set_up(history, before, turn)
        number += bool(moves)
        for move in moves:
            verdict = judge(before, move, history, ruleset)
            if not verdict.is_legal:
                yield Forbidden(node, number, verdict)
            before = verdict.outcome.position if verdict.outcome else before.after(move)
            history = history.extended(BoardState.of_move(before, move.color, move.is_pass))
        before = positions.position(node)


def _rejudged_set_up(history: History | None, position: Position, turn: Color) -> History:
    position = replace(position, to_move=turn)
    if history is None:
        return History.starting_at(position)
    return history.extended(BoardState.of_setup(position))
