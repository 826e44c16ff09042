"""The capture game: whoever captures so many stones first has won, and nobody passes.

The goal is a fact of the record, kept in the private root property GBCG (`GBCG[3]`), beside the
rules that say what a move may do. SGF knows no such end of a game: RE says who won (`B+`), and how
follows from the goal and the board, so that a saved game tells it as well.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import Outcome, Position
from goboard_app.record.game_info import info_node, info_of
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of
from goboard_app.record.result import ResultKind, parse_result
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.path import Line, Path

GOAL = "GBCG"
"""Private root property: how many stones win the game."""
OFFERED_GOALS = (1, 3, 5, 10)
MAX_GOAL = 999


class CaptureEnd(Enum):
    """How a capture game was won."""

    CAPTURED = auto()
    GIVEN = auto()
    """The last stones were taken off by their own side's move."""
    NO_MOVE = auto()
    """The other side may play nowhere, and passing is not allowed."""


class CaptureWin(NamedTuple):
    """Who won and how: the move, and how many stones it took."""

    winner: Color
    end: CaptureEnd
    goal: int
    move: Play
    taken: int = 0


def goal_text(tree: GameTree) -> str:
    """What the record says of a goal, read or not; empty where it says nothing."""
    return (info_node(tree).text(GOAL) or tree.root.text(GOAL) or "").strip()


def goal_of(tree: GameTree) -> int | None:
    """How many stones win this game; None for a whole game, and where the goal makes no sense."""
    text = goal_text(tree)
    if not (text.isascii() and text.isdigit()):
        return None
    goal = int(text) if len(text) <= len(str(MAX_GOAL)) else 0
    return goal or None


def win_of_move(goal: int, before: Position, move: Play, history: History, ruleset: Ruleset) -> CaptureWin | None:
    """The win that a legal move on the board `before` brings about; `history` ends with it.

    Taking stones comes first. Then whoever cannot move has lost, as there is no passing.
    """
    outcome = before.play(move)
    for winner, how, taken in _takers(move, outcome):
        if before.prisoners(winner) < goal <= outcome.position.prisoners(winner):
            return CaptureWin(winner, how, goal, move, taken)
    state = BoardState.of_move(outcome.position, move.color, is_pass=False)
    if may_move(outcome.position, History((*history.states, state)), ruleset):
        return None
    return CaptureWin(move.color, CaptureEnd.NO_MOVE, goal, move)


def win_of_record(tree: GameTree, ruleset: Ruleset) -> CaptureWin | None:
    """How the capture game of a record was won at the end of its main line.

    None where its result says something else: that one side gave up, say, or had no time left.
    """
    goal, told = goal_of(tree), parse_result(info_of(tree).result or "")
    end = tree.main_line_end()
    move = move_of(end, tree.size)
    if goal is None or told.kind is not ResultKind.WIN or end.parent is None:
        return None
    if not isinstance(move, Play):
        return None
    positions = PositionCache(tree)
    before = positions.position(end.parent)
    history = Path(Line(tree, positions, tree.path_to(end)), positions, end.parent).history
    won = win_of_move(goal, before, move, history, ruleset)
    return won if won is not None and won.winner is told.winner else None


def may_move(position: Position, history: History, ruleset: Ruleset) -> bool:
    """Whether the side to move may play anywhere; `history` ends with this position."""
    return any(
        not stone and judge(position, Play(position.to_move, position.size.point(i)), history, ruleset).is_legal
        for i, stone in enumerate(position.stones)
    )


def is_over(position: Position, goal: int) -> bool:
    """Whether one side has captured enough."""
    return max(position.prisoners_black, position.prisoners_white) >= goal


def has_room_for_cross(size: BoardSize) -> bool:
    """Whether a cross of four stones has room in the middle, away from the edge."""
    return min(size.columns, size.rows) >= 4


def cross_points(size: BoardSize) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
    """Where the cross stands: Black's two points, White's two.

    On a board with a point in the middle it lies up and left of it by half a line.
    """
    left, up = (size.columns - 2) // 2, (size.rows - 2) // 2
    upper, lower = (
        (Point(left, up), Point(left + 1, up)),
        (Point(left, up + 1), Point(left + 1, up + 1)),
    )
    return (upper[1], lower[0]), (upper[0], lower[1])


def _takers(move: Play, outcome: Outcome) -> tuple[tuple[Color, CaptureEnd, int], ...]:
    """Who gets stones by a move, how, and how many."""
    return (
        (move.color, CaptureEnd.CAPTURED, len(outcome.captured)),
        (move.color.opponent, CaptureEnd.GIVEN, len(outcome.self_captured)),
    )
