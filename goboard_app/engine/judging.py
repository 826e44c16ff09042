"""Judging: the loss of a move by an analysis, and the moves that deserve a comment.

All values of an analysis are from Black's view. A loss is from the mover's view, in points and
as a share of games won; it is never negative.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple, Protocol

from goboard_app.engine.engine import Analysis, Candidate
from goboard_app.go.board import BoardSize, Color, Point

SHOWN = 9
"""The number of candidates to show on the board; the engine hardly read the others."""

# In visits, see `worth_showing`.
_MANY, _FEW = 20, 2
# A move that everyone sees at once deserves no praise, even if it is the only one.
_OBVIOUS = 0.5
# A network gives every point some chance; below one percent it says nothing.
_LEAST_THOUGHT = 0.01


class Valued(Protocol):
    """A position or a move with its values, each of which may be unknown."""

    @property
    def score(self) -> float | None:
        """Black's lead in points."""

    @property
    def winrate(self) -> float | None:
        """Black's chance to win, from 0 to 1."""


class MoveLoss(NamedTuple):
    """The cost of a move for the side that makes it; None where the engine gives no value."""

    points: float | None = None
    winrate: float | None = None

    @property
    def is_known(self) -> bool:
        """True if any value is known."""
        return self.points is not None or self.winrate is not None


def lost_between(best: Valued, after: Valued, mover: Color) -> MoveLoss:
    """Return the loss of a side that has `after` and could have had `best`."""
    return MoveLoss(_lost(best.score, after.score, mover), _lost(best.winrate, after.winrate, mover))


def _lost(best: float | None, after: float | None, mover: Color) -> float | None:
    if best is None or after is None:
        return None
    gain = after - best if mover is Color.BLACK else best - after
    # As two searches differ, a move may come out better than the best candidate.
    return max(0.0, -gain)


def lost_by(analysis: Analysis, candidate: Candidate, mover: Color) -> MoveLoss:
    """Return the loss of a candidate against the best one of its analysis."""
    return lost_between(analysis.candidates[0], candidate, mover)


def lost_by_move(before: Analysis, point: Point | None, after: Analysis | None, mover: Color) -> MoveLoss:
    """Return the loss of a move, from the analyses `before` and `after` it.

    Where the position after the move was not analysed, the move's value in `before` serves.
    """
    best: Valued = before.candidates[0] if before.candidates else before
    if after is not None:
        return lost_between(best, after, mover)
    known = (each for each in before.candidates if each.point == point)
    found = next(known, None)
    return MoveLoss() if found is None else lost_between(best, found, mover)


def worth_showing(analysis: Analysis) -> tuple[Candidate, ...]:
    """Return the candidates that the engine read with some care, the best first."""
    found = analysis.candidates
    if found and found[0].visits >= _MANY:
        found = tuple(each for each in found if each.visits >= _FEW)
    return found[:SHOWN]


def first_thoughts(analysis: Analysis, size: BoardSize) -> tuple[tuple[Point, float], ...]:
    """Return the points that an engine looks at first, with its estimate before reading, from 0 to 1; the best first.

    Estimates below 1 % are left out. Some engines give the policy of all points, others that of their candidates.
    """
    found = [(each.point, each.prior) for each in analysis.candidates]
    if len(analysis.policy) == size.area:
        found = [(point, analysis.policy[size.index(point)]) for point in size]
    known = [(point, share) for point, share in found if point is not None and share is not None]
    known.sort(key=lambda pair: -pair[1])
    return tuple((point, share) for point, share in known if share >= _LEAST_THOUGHT)


class Quality(Enum):
    """A judgement about a move."""

    GOOD = auto()
    DOUBTFUL = auto()
    BAD = auto()
    VERY_BAD = auto()


class Thresholds(NamedTuple):
    """The losses in points from which a move gets each judgement.

    A move is good if it loses next to nothing and every other one loses at least `good`. A loss of twice
    `bad` is very bad.
    """

    doubtful: int = 2
    bad: int = 5
    good: int = 5


# For an engine that gives no points: two games in a hundred count as one point.
_SHARE_OF_POINT = 0.02
# In points.
_NEXT_TO_NOTHING = 0.5


def points_of(lost: MoveLoss) -> float | None:
    """Return the loss in points; computed from the winrate where the engine gives no points."""
    if lost.points is None and lost.winrate is not None:
        return lost.winrate / _SHARE_OF_POINT
    return lost.points


def quality_of(
    before: Analysis, point: Point | None, after: Analysis, mover: Color, limits: Thresholds
) -> Quality | None:
    """Return the judgement about a move; None for most moves."""
    lost = points_of(lost_by_move(before, point, after, mover))
    if lost is None:
        return None
    if lost >= 2 * limits.bad:
        return Quality.VERY_BAD
    if lost >= limits.bad:
        return Quality.BAD
    if lost >= limits.doubtful:
        return Quality.DOUBTFUL
    return Quality.GOOD if _is_only_move(before, point, mover, limits, lost) else None


def _is_only_move(before: Analysis, point: Point | None, mover: Color, limits: Thresholds, lost: float) -> bool:
    found = worth_showing(before)
    if len(found) < 2 or found[0].point != point or lost > _NEXT_TO_NOTHING:
        return False
    if (found[0].prior or 0.0) > _OBVIOUS:
        return False
    others = (points_of(lost_by(before, each, mover)) for each in found[1:])
    return all(other is not None and other >= limits.good for other in others)


def big_mistake(losses: Sequence[float | None], least: float, place: int, step: int) -> int | None:
    """Return the next place from `place` in this direction with a loss of at least `least`; None if there is none."""
    at = place + step
    while 0 <= at < len(losses):
        lost = losses[at]
        if lost is not None and lost >= least:
            return at
        at += step
    return None
