"""The points that one move gives to another owner, found by trying every move.

Boards are those of `slow_go`. Which stones are dead is asked of a judge, before and after each
move; all other stones live. An empty point belongs to the colour of all stones that bound its
region once the dead ones are off, and to nobody where both colours do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from goboard_app.go.board import BoardSize
from goboard_app.go.position import Position
from goboard_app.scoring.life.propose import propose
from tests.reference.slow_go import Board, Spot, all_spots, joined, next_to, put

Owners = Mapping[Spot, str | None]
Judge = Callable[[Board, int, int], set[Spot]]
"""Return the dead stones of a board with this width and height."""
_CODES = {"B": 1, "W": 2}


class Swing(NamedTuple):
    """A move, and the points that have another owner after it."""

    color: str
    move: Spot
    changed: frozenset[Spot]


def leaning_dead(board: Board, width: int, height: int) -> set[Spot]:
    """Return the stones that the proposal of a board counts as dead."""
    codes = bytes(_CODES.get(board.get(spot, ""), 0) for spot in all_spots(width, height))
    found = propose(Position(BoardSize(width, height), codes))
    return {(point.col, point.row) for point in found.statuses().dead}


def owners(board: Board, dead: set[Spot], width: int, height: int) -> dict[Spot, str | None]:
    """Return the owner of each point by area, None for a point of nobody."""
    left = {spot: color for spot, color in board.items() if spot not in dead}
    found: dict[Spot, str | None] = dict(left)
    for spot in all_spots(width, height):
        if spot in found:
            continue
        region = joined(left, spot, width, height)
        around = {left[near] for at in region for near in next_to(at, width, height) if near in left}
        owner = around.pop() if len(around) == 1 else None
        found.update(dict.fromkeys(region, owner))
    return found


def swings(
    board: Board, width: int, height: int, now: Owners | None = None, judge: Judge = leaning_dead
) -> Iterator[Swing]:
    """Yield the swing of every move of both sides, with no move answered.

    `now` says who owns each point before the move; without it, that is judged as it is after the
    move. Self-capture is no move, and a ko may be taken at once. Each move costs one judgement.
    """
    if now is None:
        now = owners(board, judge(board, width, height), width, height)
    for color in "BW":
        for spot in all_spots(width, height):
            if spot in board:
                continue
            after, _, lost = put(board, color, spot, width, height)
            if lost:
                continue
            then = owners(after, judge(after, width, height), width, height)
            yield Swing(color, spot, frozenset(at for at in now if now[at] != then[at]))


def largest_swing(
    board: Board, width: int, height: int, now: Owners | None = None, judge: Judge = leaning_dead
) -> Swing | None:
    """Return the first move that changes the owner of most points; None if there is no move."""
    return max(
        swings(board, width, height, now, judge),
        key=lambda swing: len(swing.changed),
        default=None,
    )


def largest_lasting_swing(board: Board, width: int, height: int, judge: Judge = leaning_dead) -> Swing | None:
    """Return the first move after which most points have another owner despite the best answer.

    The answer is the move, or the pass, that leaves the fewest points changed. A move that only
    threatens something thus counts little, one that takes or closes something as much as before.
    Costs a judgement for every pair of moves, but for those of small swings.
    """
    now = owners(board, judge(board, width, height), width, height)
    found = swings(board, width, height, now, judge)
    best: Swing | None = None
    for swing in sorted(found, key=lambda swing: -len(swing.changed)):
        if best is not None and len(best.changed) >= len(swing.changed):
            break
        after, _, _ = put(board, swing.color, swing.move, width, height)
        answers = (each.changed for each in swings(after, width, height, now, judge) if each.color != swing.color)
        lasting = min(answers, key=len, default=swing.changed)
        lasting = min(lasting, swing.changed, key=len)
        if best is None or len(lasting) > len(best.changed):
            best = swing._replace(changed=lasting)
    return best
