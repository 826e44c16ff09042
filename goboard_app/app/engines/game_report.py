"""The report on the line of a game, made from the analyses of its positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goboard_app.app.engines.situation import move_in_turn
from goboard_app.app.jobs import Steps
from goboard_app.engine.engine import Analysis
from goboard_app.engine.game_report import GameReport, RatedMove, report_of
from goboard_app.go.board import Play
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.session import GameSession

_AT_A_TIME = 10


def report_in_steps(
    session: GameSession, line: Sequence[Node], analysis_of: Callable[[Node], Analysis | None]
) -> Steps[GameReport]:
    """Compute the report on a line in steps, each of which yields the part that is done.

    `analysis_of` returns the analysis of the position after a node; None for an unknown one.
    """
    size = session.tree.size
    analyses: list[Analysis | None] = []
    moves: list[RatedMove] = []
    stones = 0
    for place, node in enumerate(line):
        after = analysis_of(node)
        move = move_of(node, size)
        if move is not None:
            point = move.point if isinstance(move, Play) else None
            before = analyses[-1] if analyses and move_in_turn(session, node) is not None else None
            moves.append(RatedMove(place, len(moves) + 1, move.color, point, stones, before, after))
        analyses.append(after)
        stones = size.area - session.position_at(node).stones.count(0)
        if place % _AT_A_TIME == 0:
            yield place / len(line)
    return report_of(size, analyses, moves)
