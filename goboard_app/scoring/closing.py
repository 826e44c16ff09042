"""Closing: the one move by which a side closes a gap in its border, or protects stones in danger.

A gap is closed where its owner keeps most: every point at the way in is tried, and the board after
it is counted. What one move does not close stays open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.careful import CarefulPlay, Step
from goboard_app.scoring.proposal import NeededMove, Opening


class Gap(NamedTuple):
    """A place where one move keeps what its owner would lose: `at_stake`.

    `points` is the way in for the other side, or for stones in danger the move that saves them.
    `opening` is what the proposal said of a border, None for stones in danger.
    """

    owner: Color
    points: frozenset[Point]
    at_stake: frozenset[Point]
    opening: Opening | None = None

    @classmethod
    def of_opening(cls, opening: Opening) -> Gap:
        """Return the gap of a border that is not closed."""
        return cls(opening.invader.opponent, opening.points, opening.threatened, opening)

    @classmethod
    def of_needed(cls, needed: NeededMove) -> Gap:
        """Return the gap of stones that need a protective move."""
        return cls(needed.owner, frozenset({needed.point}), needed.threatened)


class Closing(NamedTuple):
    """A move that closes a gap, with the points that it keeps; or a pass for the other side."""

    step: Step | None
    kept: frozenset[Point] = frozenset()

    @property
    def moves(self) -> tuple[Play, ...]:
        """The move with the answer that it forces; none for a pass."""
        return () if self.step is None else self.step.moves


class Closed(NamedTuple):
    """The board after its gaps were closed by turns, with the moves.

    `gaps` are all that there were; of those that were closed, `at_stake` is what was kept.
    """

    play: CarefulPlay
    closings: tuple[Closing, ...]
    gaps: tuple[Gap, ...]


def close_gaps(play: CarefulPlay, gaps: Iterable[Gap]) -> Closed:
    """Close gaps by turns, those with most at stake first; a side without a gap of its own passes.

    Tries some ten moves for each gap, at up to 4 ms each on 19x19.
    """
    waiting = sorted(gaps, key=lambda gap: -len(gap.at_stake))
    done: list[Gap] = []
    closings: list[Closing] = []
    while some := [gap for gap in waiting if is_open(play, gap)]:
        found = _first_closing(play, some)
        if found is None:
            passed = play.passed()
            found = _first_closing(passed, some)
            if found is None:
                break
            play = passed
            closings.append(Closing(None))
        gap, closing = found
        closings.append(closing)
        waiting.remove(gap)
        done.append(gap._replace(at_stake=closing.kept))
        for move in closing.moves:
            play.play(move)
        play = play.restarted()
    return Closed(play, tuple(closings), (*done, *waiting))


def is_open(play: CarefulPlay, gap: Gap) -> bool:
    """Return whether the owner of a gap would lose something there by waiting.

    A border holds where each point that both sides can reach is a joint: a push is answered then.
    Where nobody can push, since all that is left between the sides are joints, it must be closed.
    Stones may wait for the neutral points around them to be filled if they are safe until then.
    """
    if gap.opening is None:
        return _is_in_danger(play, gap, play.position)
    rest = gap.at_stake - play.held[gap.owner] - play.position.points(gap.owner)
    if not rest and not gap.at_stake & play.shared:
        return False
    return not rest <= play.joints(gap.owner) or not _pushes(play, gap)


def _pushes(play: CarefulPlay, gap: Gap) -> frozenset[Point]:
    """The neutral points before a border, which will be filled."""
    found = (gap.points | gap.at_stake) & play.position.points(None)
    return found.difference(play.waiting_joints(gap.owner), *play.held.values())


def is_given_up(play: CarefulPlay, gap: Gap) -> bool:
    """Return whether more behind a border is open to both sides than its owner has."""
    kept = gap.at_stake & play.held[gap.owner] - play.shared
    return len(kept) < len(gap.at_stake - kept - play.position.points(gap.owner))


def _first_closing(play: CarefulPlay, gaps: Sequence[Gap]) -> tuple[Gap, Closing] | None:
    """The first gap of the side to move that it can close, with its move."""
    color = play.position.to_move
    found = ((gap, _closing(play, gap)) for gap in gaps if gap.owner is color)
    return next(((gap, closing) for gap, closing in found if closing is not None), None)


def _closing(play: CarefulPlay, gap: Gap) -> Closing | None:
    """The move that keeps most for the owner of a gap; None where none closes it."""
    if gap.opening is None:
        return _protection(play, gap)
    least = _worth(play, play.position, gap.owner)
    best: tuple[tuple[int, bool], Closing] | None = None
    for point in _ways_to_close(play.position, gap):
        step = play.step(Play(gap.owner, point))
        if step is None:
            continue
        kept = gap.at_stake & play.held_on(step.after, gap.owner)
        lost = gap.at_stake - kept - step.after.points(gap.owner)
        rank = (_worth(play, step.after, gap.owner), point not in gap.at_stake)
        if len(kept) > len(lost) and rank[0] > least and (best is None or rank > best[0]):
            best = rank, Closing(step, kept)
    return None if best is None else best[1]


def _protection(play: CarefulPlay, gap: Gap) -> Closing | None:
    """The move that saves stones in danger; None where it does not."""
    (point,) = gap.points
    step = play.step(Play(gap.owner, point))
    if step is None or _is_in_danger(play, gap, step.after):
        return None
    return Closing(step, gap.at_stake)


def _is_in_danger(play: CarefulPlay, gap: Gap, position: Position) -> bool:
    return play.is_in_danger(gap.at_stake & position.points(gap.owner), position)


def _ways_to_close(position: Position, gap: Gap) -> list[Point]:
    """The empty points at the way in: on it, before it, and where it leads to."""
    near = position.size.neighbors
    inside = {q for p in gap.points for q in _around(p)} & gap.at_stake
    before = {q for p in gap.points for q in near(p)}
    return sorted((gap.points | inside | before) & position.points(None), key=position.size.index)


def _around(point: Point) -> list[Point]:
    """The eight points around one."""
    steps = (-1, 0, 1)
    return [Point(point.col + dx, point.row + dy) for dy in steps for dx in steps if dx or dy]


def _worth(play: CarefulPlay, position: Position, color: Color) -> int:
    """How many points one side is ahead on a board if all pushes at joints are answered."""
    own, other = play.held_on(position, color), play.held_on(position, color.opponent)
    ahead = len(own) - len(other)
    if play.ruleset.scoring is Scoring.TERRITORY:
        return ahead
    return ahead + len(position.points(color)) - len(position.points(color.opponent))
