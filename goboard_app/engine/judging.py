"""Judging: what a move loses by an analysis, and which moves are worth a word.

All values of an analysis are Black's. What is lost is told from the side that moves, in points and
as a share of games won; it is never less than nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple, Protocol

from goboard_app.engine.engine import Analysis, Candidate
from goboard_app.go.board import Color, Point

SHOWN = 9
"""So many candidates are worth a place on the board; the rest were hardly looked at."""

_MANY, _FEW = 20, 2
# A move that everybody sees at once is no good move, only the one to be made.
_OBVIOUS = 0.5


class Valued(Protocol):
    """A position or a move with its values, each of which may be unknown."""

    @property
    def score(self) -> float | None:
        """How many points Black is ahead."""

    @property
    def winrate(self) -> float | None:
        """How likely Black wins, from 0 to 1."""


class Lost(NamedTuple):
    """What a move costs the side that makes it; None where the engine does not say."""

    points: float | None = None
    winrate: float | None = None

    @property
    def is_known(self) -> bool:
        """Whether anything is told at all."""
        return self.points is not None or self.winrate is not None


def lost_between(best: Valued, after: Valued, mover: Color) -> Lost:
    """What is lost where a side has `after` and could have had `best`."""
    return Lost(_lost(best.score, after.score, mover), _lost(best.winrate, after.winrate, mover))


def _lost(best: float | None, after: float | None, mover: Color) -> float | None:
    if best is None or after is None:
        return None
    gain = after - best if mover is Color.BLACK else best - after
    return max(0.0, -gain)


def lost_by(analysis: Analysis, candidate: Candidate, mover: Color) -> Lost:
    """What a candidate loses against the best one of its analysis."""
    return lost_between(analysis.candidates[0], candidate, mover)


def lost_by_move(before: Analysis, point: Point | None, after: Analysis | None, mover: Color) -> Lost:
    """What a move loses that was made where `before` is what was thought, and `after` behind it.

    Where nobody has read on after the move, what was thought of it before has to do.
    """
    best: Valued = before.candidates[0] if before.candidates else before
    if after is not None:
        return lost_between(best, after, mover)
    known = (each for each in before.candidates if each.point == point)
    found = next(known, None)
    return Lost() if found is None else lost_between(best, found, mover)


def worth_showing(analysis: Analysis) -> tuple[Candidate, ...]:
    """The candidates that were looked at with some care, the best first."""
    found = analysis.candidates
    if found and found[0].visits >= _MANY:
        found = tuple(each for each in found if each.visits >= _FEW)
    return found[:SHOWN]


class Quality(Enum):
    """What may be said of a move."""

    GOOD = auto()
    DOUBTFUL = auto()
    BAD = auto()
    VERY_BAD = auto()


class Thresholds(NamedTuple):
    """From how many points on a move is called so.

    A move is good that loses next to nothing where each other one loses at least `good`. Bad twice
    over is very bad.
    """

    doubtful: int = 2
    bad: int = 5
    good: int = 5


# An engine that knows no points: so much of a hundred games goes for a point.
_SHARE_OF_POINT = 0.02
_NEXT_TO_NOTHING = 0.5


def points_of(lost: Lost) -> float | None:
    """What is lost in points; reckoned from the games won where the engine knows no points."""
    if lost.points is None and lost.winrate is not None:
        return lost.winrate / _SHARE_OF_POINT
    return lost.points


def quality_of(
    before: Analysis, point: Point | None, after: Analysis, mover: Color, limits: Thresholds
) -> Quality | None:
    """What is to be said of a move; None of most."""
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
    """The next place from `place` on in this direction where at least so much was lost."""
    at = place + step
    while 0 <= at < len(losses):
        lost = losses[at]
        if lost is not None and lost >= least:
            return at
        at += step
    return None
