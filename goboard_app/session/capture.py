"""The capture game: the first side to capture a number of stones wins, and passing is not allowed.

The goal is part of the record, in the private root property GBCG (`GBCG[3]`), beside the
rules of the moves. SGF has no such end of a game: RE names the winner (`B+`), and the reason
follows from the goal and the board, so that it survives in a saved game.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import MoveResult, Position
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
"""The private root property for the number of stones that win the game."""
# In stones.
OFFERED_GOALS = (1, 3, 5, 10)
MAX_GOAL = 999


class CaptureEnd(Enum):
    """The way in which a capture game was won."""

    CAPTURED = auto()
    GIVEN = auto()
    """The last stones were taken off by their own side's move."""
    NO_MOVE = auto()
    """The other side has no legal move, and passing is not allowed."""


class CaptureWin(NamedTuple):
    """The winner of a capture game with the deciding move, and the number of stones it took."""

    winner: Color
    end: CaptureEnd
    goal: int
    move: Play
    taken: int = 0


def goal_text(tree: GameTree) -> str:
    """Return the record's text for the goal, valid or not; empty if there is none."""
    return (info_node(tree).text(GOAL) or tree.root.text(GOAL) or "").strip()


def goal_of(tree: GameTree) -> int | None:
    """Return how many stones win this game; None for a whole game, and for an invalid goal."""
    text = goal_text(tree)
    # `isdigit` is true for "²" as well, which `int` refuses.
    if not (text.isascii() and text.isdigit()):
        return None
    # Longer numbers exceed the limit, and int() refuses very long ones.
    goal = int(text) if len(text) <= len(str(MAX_GOAL)) else 0
    return goal or None


def win_of_move(goal: int, before: Position, move: Play, history: History, ruleset: Ruleset) -> CaptureWin | None:
    """Return the win that a legal move on the board `before` brings; None if it wins nothing.

    `history` ends with `before`. Captures count first. Otherwise a side without a legal move has
    lost, as there is no passing.
    """
    outcome = before.play(move)
    # Only a win that this move brings: a goal reached before has ended the game.
    for winner, how, taken in _takers(move, outcome):
        if before.prisoners(winner) < goal <= outcome.position.prisoners(winner):
            return CaptureWin(winner, how, goal, move, taken)
    state = BoardState.of_move(outcome.position, move.color, is_pass=False)
    # There is no passing: a side without a legal move has lost.
    if may_move(outcome.position, History((*history.states, state)), ruleset):
        return None
    return CaptureWin(move.color, CaptureEnd.NO_MOVE, goal, move)


def win_of_record(tree: GameTree, ruleset: Ruleset) -> CaptureWin | None:
    """Return how the capture game of a record was won at the end of its main line.

    None if its result is of another kind: by resignation, say, or on time.
    """
    goal, told = goal_of(tree), parse_result(info_of(tree).result or "")
    end = tree.main_line_end()
    move = move_of(end, tree.size)
    # RE of a game won by capturing is `B+` or `W+` alone.
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
    """Return whether the side to move has a legal move; `history` ends with this position."""
    return any(
        not stone and judge(position, Play(position.to_move, position.size.point(i)), history, ruleset).is_legal
        for i, stone in enumerate(position.stones)
    )


def is_over(position: Position, goal: int) -> bool:
    """Return whether one side has captured enough."""
    return max(position.prisoners_black, position.prisoners_white) >= goal


def has_room_for_cross(size: BoardSize) -> bool:
    """Return whether a cross of four stones has room in the middle, away from the edge."""
    return min(size.columns, size.rows) >= 4


def cross_points(size: BoardSize) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
    """Return the points of the cross: Black's two, White's two.

    On a board with a point in the middle it is up and left of it by half a line.
    """
    left, up = (size.columns - 2) // 2, (size.rows - 2) // 2
    upper, lower = (
        (Point(left, up), Point(left + 1, up)),
        (Point(left, up + 1), Point(left + 1, up + 1)),
    )
    return (upper[1], lower[0]), (upper[0], lower[1])


def _takers(move: Play, outcome: MoveResult) -> tuple[tuple[Color, CaptureEnd, int], ...]:
    """Return the sides that gain stones by a move, each with the way and the number."""
    return (
        (move.color, CaptureEnd.CAPTURED, len(outcome.captured)),
        # Stones of a suicide are prisoners of the other side.
        (move.color.opponent, CaptureEnd.GIVEN, len(outcome.self_captured)),
    )
