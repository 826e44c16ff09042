"""RecordJudge: which recorded moves the rules do not allow, found bit by bit."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.properties import moves_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.game_session import GameSession


class RecordJudge:
    """Judges the moves on the ways to nodes that somebody asks about, and remembers.

    Each move is judged by the boards on the path that leads to it, forbidden ones included, as
    `rejudge.forbidden_moves` does. Good until the tree or the ruleset changes. Cost: about 40
    microseconds a node that is not known yet.
    """

    def __init__(self, session: GameSession) -> None:
        self.tree: GameTree = session.tree
        self.revision = session.tree.revision
        self.ruleset: Ruleset = session.ruleset
        self.forbidden: set[Node] = set()
        self._session = session
        self._histories: dict[Node, History] = {}

    def is_about(self, session: GameSession) -> bool:
        """Whether what is known still holds for the session."""
        return (
            self.tree is session.tree
            and self.revision == session.tree.revision
            and self.ruleset == session.ruleset
        )

    def knows(self, node: Node) -> bool:
        """Whether the moves of a node were judged."""
        return node in self._histories

    def advance(self, node: Node, most: int) -> int:
        """Judge up to so many nodes on the way to a node, the first ones first; how many it was."""
        waiting: list[Node] = []
        at: Node | None = node
        while at is not None and at not in self._histories:
            waiting.append(at)
            at = at.parent
        waiting.reverse()
        for step in waiting[:most]:
            self._judge(step)
        return len(waiting[:most])

    def _judge(self, node: Node) -> None:
        size = self.tree.size
        parent = node.parent
        before = Position.empty(size) if parent is None else self._session.position_at(parent)
        history = None if parent is None else self._histories[parent]
        moves = tuple(moves_of(node, size))
        setup = setup_of(node, size)
        if history is None or setup.has_points:
            before = before.with_setup(setup.black, setup.white, setup.empty)
            turn = moves[0].color if moves else self._session.position_at(node).to_move
            history = _judged_set_up(history, replace(before, to_move=turn))
        for move in moves:
            verdict = judge(before, move, history, self.ruleset)
            if not verdict.is_legal:
                self.forbidden.add(node)
            before = verdict.outcome.position if verdict.outcome else before.after(move)
            history = history.extended(BoardState.of_move(before, move.color, move.is_pass))
        self._histories[node] = history


def _judged_set_up(history: History | None, position: Position) -> History:
    if history is None:
        return History.starting_at(position)
    return history.extended(BoardState.of_setup(position))
