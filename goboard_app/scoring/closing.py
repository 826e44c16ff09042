"""Closing: the move by which a side closes a gap in its border, or protects stones in danger.

A gap is closed where its owner keeps most: every point at the entrance is tried, and the board
after it is counted. If no move keeps more than half, one that keeps a part is played; a gap of
which no move keeps anything stays open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from goboard_app.go.board import Color, Pass, Play, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.careful import CarefulPlay, Exchange
from goboard_app.scoring.proposal import NeededMove, Opening

_SMALL = 2
"""The most points behind a border that is left open if the other side does not push."""


class Gap(NamedTuple):
    """A place where one move keeps the points that its owner would lose: `at_stake`.

    `points` is the entrance for the other side, or for stones in danger the move that saves them.
    `opening` is the border of the proposal, None for stones in danger.
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
    """A move that closes a gap, with the points that it keeps; or a pass for the other side.

    `push` is a move of the other side that has to be answered before the border holds.
    """

    step: Exchange | None
    kept: frozenset[Point] = frozenset()
    push: Exchange | None = None

    @property
    def moves(self) -> tuple[Play, ...]:
        """All moves in order; none for a pass."""
        return tuple(move for step in (self.step, self.push) if step for move in step.moves)


class ClosedBoard(NamedTuple):
    """The board after its gaps were closed in turn, with the moves.

    `gaps` holds all gaps; for those that were closed, `at_stake` are the points that were kept.
    """

    play: CarefulPlay
    closings: tuple[Closing, ...]
    gaps: tuple[Gap, ...]


def close_gaps(play: CarefulPlay, gaps: Iterable[Gap], waits: bool = True) -> ClosedBoard:
    """Close gaps in turn, those with most at stake first; a side without a gap of its own passes.

    If `waits` is true, a border that holds once each push is answered is left as it is. Tries some
    ten moves for each gap, at up to 4 ms each on 19x19.
    """
    waiting = sorted(gaps, key=lambda gap: -len(gap.at_stake))
    done: list[Gap] = []
    closings: list[Closing] = []
    while some := [gap for gap in waiting if is_open(play, gap, waits)]:
        found = _first_closing(play, some)
        if found is None:
            # The side to move has nothing to close: the other side may have.
            passed = play.trial(Pass(play.position.to_move))
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
        # The points held and the joints are those of the board after the closing.
        play = play.restarted()
    return ClosedBoard(play, tuple(closings), (*done, *waiting))


def is_open(play: CarefulPlay, gap: Gap, waits: bool = True) -> bool:
    """Return whether the owner of a gap would lose something there by waiting.

    A border holds if each point that both sides can reach is a joint: a push is answered then. If
    the other side does not push (`waits` is false), it must be closed, unless it is around a point
    or two: these belong to the side that comes first. Stones may wait for the neutral points around
    them to be filled if they are safe until then.
    """
    if gap.opening is None:
        return _is_in_danger(play, gap, play.position)
    rest = gap.at_stake - play.held[gap.owner] - play.position.points(gap.owner)
    if waits:
        # `rest` are the points that the other side can reach as well.
        return not rest <= play.joints(gap.owner)
    return len(gap.at_stake) > _SMALL and bool(rest or gap.at_stake & play.shared)


def is_given_up(play: CarefulPlay, gap: Gap) -> bool:
    """Return whether more behind a border is open to both sides than its owner has."""
    kept = gap.at_stake & play.held[gap.owner] - play.shared
    return len(kept) < len(gap.at_stake - kept - play.position.points(gap.owner))


def _first_closing(play: CarefulPlay, gaps: Sequence[Gap]) -> tuple[Gap, Closing] | None:
    """Return the first gap of the side to move that it can close, with its move."""
    color = play.position.to_move
    others = frozenset[Point]().union(*(gap.at_stake for gap in gaps if gap.owner is not color))
    found = ((gap, _closing(play, gap, others)) for gap in gaps if gap.owner is color)
    return next(((gap, closing) for gap, closing in found if closing is not None), None)


def _closing(play: CarefulPlay, gap: Gap, others: frozenset[Point]) -> Closing | None:
    """Return the move that keeps most for the owner of a gap; None if no move closes it.

    `others` are the points where the other side has to close a border: a move there would be an
    invasion.
    """
    if gap.opening is None:
        return _protection(play, gap)
    points = [p for p in _ways_to_close(play.position, gap) if p not in others]
    steps = [step for point in points if (step := play.step(Play(gap.owner, point)))]
    closings = [Closing(step, _kept(play, gap, step.after)) for step in steps]
    whole = [each for each, step in zip(closings, steps, strict=True) if _keeps_most(gap, each.kept, step.after)]
    # A closing that needs no answer to a push comes first; one that saves a part is better than none.
    pushed = map(partial(_pushed, play, gap), steps)
    return _best(play, gap, whole) or _best(play, gap, pushed) or _best(play, gap, closings)


def _best(play: CarefulPlay, gap: Gap, closings: Iterable[Closing | None]) -> Closing | None:
    """Return the closing with the largest lead for the owner, outside its own part if possible."""
    # A closing must not cost the owner more than leaving the gap open.
    least = _worth(play, play.position, gap.owner)
    best: tuple[tuple[int, bool], Closing] | None = None
    for closing in closings:
        if closing is None or closing.step is None or not closing.kept:
            continue
        after = (closing.push or closing.step).after
        is_outside = closing.step.move.point not in gap.at_stake
        # A move outside its own part costs no point of territory.
        rank = (_worth(play, after, gap.owner), is_outside)
        if rank[0] >= least and (best is None or rank > best[0]):
            best = rank, closing
    return None if best is None else best[1]


def _kept(play: CarefulPlay, gap: Gap, after: Position) -> frozenset[Point]:
    """Return the points at stake that the owner has after a move."""
    return gap.at_stake & play.held_on(after, gap.owner)


def _keeps_most(gap: Gap, kept: frozenset[Point], after: Position) -> bool:
    """Return whether the points that the owner keeps are more than it gives up."""
    return len(kept) > len(gap.at_stake - kept - after.points(gap.owner))


def _pushed(play: CarefulPlay, gap: Gap, step: Exchange) -> Closing | None:
    """Return the move with the single push left and the best answer; None without such a push."""
    entries = _entries(play, step.after, gap)
    # Only a single push is read.
    if step.answer is not None or len(entries) != 1:
        return None
    (entry,) = entries
    closed = play.trial(step.move)
    push = closed.step(Play(gap.owner.opponent, entry))
    if push is None:
        return None
    pushed = closed.trial(push.move)
    free = pushed.position.points(None)
    around = [push.answer.point] if push.answer else [p for p in _around(entry) if p in free]
    best: Closing | None = None
    for point in around:
        answer = pushed.step(Play(gap.owner, point))
        # The answer must end the sequence.
        if answer is None or answer.answer is not None:
            continue
        kept = _kept(play, gap, answer.after)
        if _keeps_most(gap, kept, answer.after) and len(kept) > (len(best.kept) if best else 0):
            best = Closing(step, kept, Exchange(push.move, answer.after, answer.move, kept))
    return best


def _entries(play: CarefulPlay, position: Position, gap: Gap) -> frozenset[Point]:
    """Return the points beside living stones of the other side that lead to the stake."""
    near = position.size.neighbors
    dead = play.statuses_on(position).dead
    free = position.points(None) | dead
    living = position.points(gap.owner.opponent) - dead
    queue = [point for point in gap.at_stake if point in free]
    seen = set(queue)
    for point in queue:
        for beside in near(point):
            if beside in free and beside not in seen:
                seen.add(beside)
                queue.append(beside)
    return frozenset(p for p in seen if any(q in living for q in near(p)))


def _protection(play: CarefulPlay, gap: Gap) -> Closing | None:
    """Return the move that saves stones in danger; None if it does not."""
    (point,) = gap.points
    step = play.step(Play(gap.owner, point))
    if step is None or _is_in_danger(play, gap, step.after):
        return None
    return Closing(step, gap.at_stake)


def _is_in_danger(play: CarefulPlay, gap: Gap, position: Position) -> bool:
    return play.is_in_danger(gap.at_stake & position.points(gap.owner), position)


def _ways_to_close(position: Position, gap: Gap) -> list[Point]:
    """Return the empty points at the entrance: on it, before it, and where it leads to."""
    near = position.size.neighbors
    inside = {q for p in gap.points for q in _around(p)} & gap.at_stake
    before = {q for p in gap.points for q in near(p)}
    return sorted((gap.points | inside | before) & position.points(None), key=position.size.index)


def _around(point: Point) -> list[Point]:
    """Return the eight points around a point."""
    steps = (-1, 0, 1)
    return [Point(point.col + dx, point.row + dy) for dy in steps for dx in steps if dx or dy]


def _worth(play: CarefulPlay, position: Position, color: Color) -> int:
    """Return the lead of one side, in points, if all pushes at joints are answered."""
    own, other = play.held_on(position, color), play.held_on(position, color.opponent)
    ahead = len(own) - len(other)
    # Territory scoring counts no stones.
    if play.ruleset.scoring is Scoring.TERRITORY:
        return ahead
    return ahead + len(position.points(color)) - len(position.points(color.opponent))
