"""Closing: the one move by which a side closes a gap in its border, or protects stones in danger.

A gap is closed where its owner keeps most: every point at the way in is tried, and the board after
it is counted. What one move does not close stays open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.scoring.careful import CarefulPlay, Step
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.proposal import NeededMove, Opening

_NO_TERMS = GameTerms()
"""Komi and handicap are the same after any move."""


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
        """The move with the answer to it; none for a pass."""
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


def is_given_up(play: CarefulPlay, gap: Gap) -> bool:
    """Return whether more behind a border is open to both sides than its owner has."""
    kept = gap.at_stake & play.held[gap.owner] - play.shared
    return len(kept) < len(gap.at_stake - kept - play.position.points(gap.owner))


def is_open(play: CarefulPlay, gap: Gap) -> bool:
    """Return whether the owner of a gap would lose something there by waiting.

    A border holds where each point that both sides can reach is a joint: a push is answered then.
    But where the way in has no other point, nobody comes to push, and the border must be closed.
    Stones may wait for the neutral points around them to be filled if they are safe until then.
    """
    if gap.opening is None:
        return play.is_in_danger(gap.at_stake, play.position)
    owner = gap.owner
    rest = gap.at_stake - play.held[owner] - play.position.points(owner)
    if not rest and not gap.at_stake & play.shared:
        return False
    joints = play.joints(owner)
    mouths = (gap.points & play.position.points(None)) - joints - play.held[owner]
    return not (mouths and rest <= joints)


def _first_closing(play: CarefulPlay, gaps: Sequence[Gap]) -> tuple[Gap, Closing] | None:
    """The first gap of the side to move that it can close, with its move."""
    color = play.position.to_move
    found = ((gap, _closing(play, gap)) for gap in gaps if gap.owner is color)
    return next(((gap, closing) for gap, closing in found if closing is not None), None)


def _closing(play: CarefulPlay, gap: Gap) -> Closing | None:
    """The move that keeps most for the owner of a gap; None where none closes it."""
    if gap.opening is None:
        return _protection(play, gap)
    steps = [play.step(Play(gap.owner, point)) for point in _ways_to_close(play.position, gap)]
    worth = _worth(play, play.position, gap.owner)
    ranked = sorted(
        (-gain, step.move.point in gap.at_stake, step.move.point, step)
        for step in steps
        if step is not None and (gain := _worth(play, step.after, gap.owner) - worth) >= 0
    )
    for *_, step in ranked:
        kept = gap.at_stake & play.held_on(step.after, gap.owner)
        if len(kept) > len(gap.at_stake - kept - {step.move.point}):
            return Closing(step, kept)
    return None


def _protection(play: CarefulPlay, gap: Gap) -> Closing | None:
    """The move that saves stones in danger; None where it does not."""
    (point,) = gap.points
    step = play.step(Play(gap.owner, point))
    if step is None or play.is_in_danger(gap.at_stake, step.after):
        return None
    return Closing(step, gap.at_stake)


def _ways_to_close(position: Position, gap: Gap) -> list[Point]:
    """The empty points at the way in: on it, before it, and where it leads to."""
    near = position.size.neighbors
    inside = {
        q
        for p in gap.points
        for q in (Point(p.col + dx, p.row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        if q in gap.at_stake
    }
    before = {q for p in gap.points for q in near(p)}
    return sorted((gap.points | inside | before) & position.points(None), key=position.size.index)


def _worth(play: CarefulPlay, position: Position, color: Color) -> int:
    """How many points one side is ahead on a board, before komi."""
    found = count(position, play.statuses_on(position), play.ruleset, _NO_TERMS)
    margin = found.margin if color is Color.BLACK else -found.margin
    return int(margin)
