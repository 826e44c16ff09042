"""Proposed answers: the right first moves of a task, found by trying every move on a small board."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.go.board import Point
from goboard_app.lessons.proof.bits import Bits, State, each
from goboard_app.lessons.proof.goals import Goal
from goboard_app.lessons.proof.search import Search, TooLarge
from goboard_app.lessons.resistance import LARGEST, Told, bits_of, board_of, goal_of, is_asked_seeker, point_of
from goboard_app.lessons.task import Task

_MOST_STATES = 12_000
"""The largest number of boards for one search, some two seconds."""
_DEEPEST = 11
"""The largest number of moves in which a side has to reach its goal."""
_MORE_TO_REACH, _MORE_TO_PREVENT = 2, 4
"""The moves beyond the shortest way for which every first move is tried."""
_MOST_RIGHT = 6
"""The largest number of right moves; a task with more asks nothing."""


@dataclass(frozen=True, slots=True)
class ProvedAnswers:
    """All right first moves of a task; every move and every answer was tried, `depth` moves ahead."""

    points: frozenset[Point]
    depth: int


def is_searchable(task: Task) -> bool:
    """Return whether the goal of a task can be searched: one about stones, on a board of at most 9x9."""
    goal = _goal(task)
    return goal is not None and not goal.is_told_at_the_end


def _goal(task: Task) -> Goal | None:
    size = task.position.size
    return goal_of(task) if max(size.columns, size.rows) <= LARGEST else None


def proved_answers(task: Task, told: Told) -> ProvedAnswers | None:
    """Return the right first moves of a task.

    None for a task that is not searchable, where a ko decides, where passing reaches the goal too, and where the search
    becomes too large. The moves of the task's own tree are not looked at. `told` is called often, and may raise an
    error to stop the search.
    """
    goal, size = _goal(task), task.position.size
    # A border is decided only when no moves are left, which is beyond the depth of the search.
    if goal is None or goal.is_told_at_the_end:
        return None
    side = task.position.to_move
    state = State(bits_of(task.position.points(side)), bits_of(task.position.points(side.opponent)))
    try:
        found = _winning(board_of(size), goal, state, is_asked_seeker(task), told)
    except TooLarge:
        return None
    if found is None or not 1 <= found[0].bit_count() <= _MOST_RIGHT:
        return None
    points, depth = found
    return ProvedAnswers(frozenset(point_of(one) for one in each(points)), depth)


def _winning(board: Bits, goal: Goal, state: State, is_seeker: bool, told: Told) -> tuple[Bits, int] | None:
    """Return the first moves that win, and the number of moves they were tried for; raises TooLarge."""
    # First the other side has a threat for every ko: these moves are certain.
    search = Search(board, board, goal, not is_seeker, _MOST_STATES, told)
    # Without a danger there is nothing to prevent.
    after = state if is_seeker else state.passed()
    shortest = search.within(after, True, _DEEPEST)
    if not shortest:
        return None
    depth = shortest + (_MORE_TO_REACH if is_seeker else _MORE_TO_PREVENT)
    points, can_pass = search.winning(state, is_seeker, depth)
    # Where a pass reaches the goal too, any move does, and the task asks nothing.
    if can_pass:
        return None
    if search.has_met_ko:
        # A move that wins by a ko is neither right nor wrong.
        with_threats = Search(board, board, goal, is_seeker, _MOST_STATES, told)
        if with_threats.winning(state, is_seeker, depth) != (points, can_pass):
            return None
    return points, depth
