"""The groups of a count that players are asked about, in the order of the list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from goboard_app.engine.engine import DeadStones
from goboard_app.go.board import Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import GroupJudgement, Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.counting import CountingState

# Groups that need a decision come first.
_ORDER = {Life.UNCLEAR: 0, Life.DEAD: 1, Life.SEKI: 2, Life.ALIVE: 3}


@dataclass(frozen=True, slots=True)
class CountGroup:
    """One line of the list: the stones of one group with the same status.

    `judgement` is the reading of the group, None without one. `is_undecided`: the reading is unclear and
    the players have not decided. `is_by_hand`: they have. `counts_in_seki`: by these rules the
    points within a seki count.
    """

    color: Color
    stones: frozenset[Point]
    status: Status
    judgement: GroupJudgement | None = None
    is_undecided: bool = False
    is_by_hand: bool = False
    counts_in_seki: bool = True


def groups_of_count(counting: CountingState) -> tuple[CountGroup, ...]:
    """Return unclear groups, then those proposed as dead or in seki, then living ones changed by hand.

    The order follows the proposal, and not later decisions: a line stays in its place.
    """
    found = list(_listed(counting))
    found.sort(key=lambda line: line[0])
    return tuple(group for _, group in found)


def group_at(counting: CountingState, point: Point) -> CountGroup | None:
    """Return the group of the list with a stone on a point; None if there is none."""
    found = (group for _, group in _listed(counting, point))
    return next((group for group in found if point in group.stones), None)


def _listed(counting: CountingState, point: Point | None = None) -> Iterator[tuple[int, CountGroup]]:
    """Yield the groups of the list, or the one on a point, each with its place there."""
    # After a final stop every stone is alive: there is nothing to decide.
    for place, group in () if counting.is_fixed else _all_groups(counting, point):
        is_alive = place == _ORDER[Life.ALIVE] and group.status is Status.ALIVE
        if not is_alive or group.is_by_hand:
            yield place, group


def _all_groups(counting: CountingState, point: Point | None = None) -> Iterator[tuple[int, CountGroup]]:
    undecided = {group.stones for group in counting.undecided}
    for color, stones, judgement in _groups(counting):
        if point is not None and point not in stones:
            continue
        place = _ORDER[Life.ALIVE if judgement is None else judgement.life]
        for part, status in _parts(counting, stones):
            group = CountGroup(
                color,
                part,
                status,
                judgement,
                is_undecided=stones in undecided,
                is_by_hand=bool(part & counting.by_hand),
                counts_in_seki=not counting.ruleset.marks_seki,
            )
            yield place, group


class SecondOpinion(NamedTuple):
    """Stones with another status by an engine than in the count."""

    group: CountGroup
    stones: frozenset[Point]
    status: Status


def second_opinions(counting: CountingState, said: DeadStones, only_unclear: bool = False) -> tuple[SecondOpinion, ...]:
    """Return the differences between an engine's answer and the count, in the order of the list.

    A chain has the status of most of its stones. For a group that the program could not read, any answer
    is listed. A difference between alive and seki is not: engines name few sekis, and most rules
    count both alike.
    """
    found: list[tuple[int, SecondOpinion]] = []
    for place, group in () if counting.is_fixed else _all_groups(counting):
        if only_unclear and not group.is_undecided:
            continue
        by_status: dict[Status, frozenset[Point]] = {}
        for chain in _chains(counting.position, group.stones):
            status = _said_of(chain, said)
            by_status[status] = by_status.get(status, frozenset()) | chain
        for status, stones in by_status.items():
            is_news = (status is Status.DEAD) is not (group.status is Status.DEAD)
            if group.is_undecided or is_news:
                found.append((place, SecondOpinion(group, stones, status)))
    return tuple(opinion for _, opinion in sorted(found, key=lambda row: row[0]))


def _said_of(chain: frozenset[Point], said: DeadStones) -> Status:
    # A chain lives or dies as a whole: most of its stones decide.
    if 2 * len(chain & said.dead) > len(chain):
        return Status.DEAD
    return Status.SEKI if 2 * len(chain & said.seki) > len(chain) else Status.ALIVE


def chief_point(stones: frozenset[Point]) -> Point:
    """Return the stone that names a group: the one nearest to its middle."""
    cols = sum(p.col for p in stones) / len(stones)
    rows = sum(p.row for p in stones) / len(stones)
    return min(stones, key=lambda p: ((p.col - cols) ** 2 + (p.row - rows) ** 2, p.row, p.col))


@lru_cache(maxsize=512)
def chief_points(position: Position, stones: frozenset[Point]) -> tuple[Point, ...]:
    """Return the stones that name the chains of a group, from left to right."""
    return tuple(sorted(map(chief_point, _chains(position, stones))))


def _chains(position: Position, stones: frozenset[Point]) -> Iterator[frozenset[Point]]:
    """Yield the chains of a group, each without stones outside the group."""
    left = set(stones)
    while left:
        chain = _joined(position, next(iter(left)), left)
        left -= chain
        yield frozenset(chain)


def _joined(position: Position, start: Point, among: set[Point]) -> set[Point]:
    chain, queue = {start}, [start]
    for here in queue:
        for near in position.size.neighbors(here):
            if near in among and near not in chain:
                chain.add(near)
                queue.append(near)
    return chain


def _groups(
    counting: CountingState,
) -> Iterator[tuple[Color, frozenset[Point], GroupJudgement | None]]:
    if counting.proposal is not None:
        for group in counting.proposal.groups:
            yield group.color, group.stones, group
        return
    # Before the board is read each chain is a group of its own.
    for chain in all_chains(counting.position):
        yield chain.color, chain.stones, None


def _parts(counting: CountingState, stones: frozenset[Point]) -> Iterator[tuple[frozenset[Point], Status]]:
    """Yield the parts of a group that the players have divided by hand, with their statuses."""
    statuses = counting.statuses
    dead, seki = stones & statuses.dead, stones & statuses.seki
    for part, status in (
        (stones - dead - seki, Status.ALIVE),
        (dead, Status.DEAD),
        (seki, Status.SEKI),
    ):
        if part:
            yield part, status
