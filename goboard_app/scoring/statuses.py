"""Statuses of chains as the players agree on them, and the reasons why a point does not count."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import all_chains, enclosed_by
from goboard_app.go.position import Position


class Status(Enum):
    """The status of a chain, as the players agree."""

    ALIVE = auto()
    DEAD = auto()
    SEKI = auto()


@dataclass(frozen=True, slots=True)
class Statuses:
    """The statuses that the players agreed on; every stone not named is alive.

    `dead` and `seki` hold whole chains. `seki` may also hold empty points: an area enclosed by
    chains in seki, or by stones around such a point, does not count where seki is taxed. `neutral`
    are empty points that the players want to count for neither side, whatever surrounds them.
    `alive` are chains that the players declared alive against the analysis: their groups are not in
    seki, however few eyes are found (see `scoring.seki`).
    """

    dead: frozenset[Point] = frozenset()
    seki: frozenset[Point] = frozenset()
    neutral: frozenset[Point] = frozenset()
    alive: frozenset[Point] = frozenset()

    def of(self, point: Point) -> Status:
        """Return the status of the stone on a point."""
        if point in self.dead:
            return Status.DEAD
        return Status.SEKI if point in self.seki else Status.ALIVE

    def with_status(self, stones: frozenset[Point], status: Status) -> Statuses:
        """Return these statuses with some stones set to a status."""
        dead, seki = self.dead - stones, self.seki - stones
        if status is Status.DEAD:
            dead |= stones
        elif status is Status.SEKI:
            seki |= stones
        return replace(self, dead=dead, seki=seki, alive=self.alive - stones)

    def with_life(self, stones: frozenset[Point], is_alive: bool) -> Statuses:
        """Return these statuses with some stones declared alive by the players, or no longer so."""
        alive = self.alive | stones if is_alive else self.alive - stones
        return replace(self, alive=alive)


ALL_ALIVE = Statuses()

_NEXT = {Status.ALIVE: Status.DEAD, Status.DEAD: Status.SEKI, Status.SEKI: Status.ALIVE}


def next_status(status: Status, with_seki: bool) -> Status:
    """Return the status after a click: alive, dead and, if `with_seki`, seki, in a circle."""
    if status is Status.DEAD and not with_seki:
        return Status.ALIVE
    return _NEXT[status]


def set_area(statuses: Statuses, position: Position, point: Point, status: Status) -> Statuses:
    """Set a status for all stones of the colour on `point` in the area that its opponent's stones close off.

    Opponent's stones that are dead close nothing off.
    """
    color = position.at(point)
    if color is None:
        return statuses
    standing = _without_dead(position, statuses, color_of=point)
    area = enclosed_by(standing, color.opponent, point)
    stones = frozenset(p for p in area if position.at(p) is color)
    return set_stones(statuses, position, stones, status)


def set_stones(statuses: Statuses, position: Position, stones: frozenset[Point], status: Status) -> Statuses:
    """Set the status of stones of one colour.

    If they become dead, dead stones of the other colour that touch them or share an empty area with
    them become alive again.
    """
    statuses = statuses.with_status(stones, status)
    if status is not Status.DEAD or not stones:
        return statuses
    point = next(iter(stones))
    color = position.at(point)
    if color is None:
        return statuses
    living_own = position.points(color) - statuses.dead
    reached = _reached_from(position, stones, living_own)
    # Stones that captured each other cannot both be dead.
    revived = _chains_of(position, color.opponent, reached & statuses.dead)
    return replace(statuses, dead=statuses.dead - revived)


def _chains_of(position: Position, color: Color, points: frozenset[Point]) -> frozenset[Point]:
    """Return the whole chains of one colour that have a stone among these points."""
    chains = (chain.stones for chain in all_chains(position) if chain.color is color)
    return frozenset().union(*(stones for stones in chains if not stones.isdisjoint(points)))


def _without_dead(position: Position, statuses: Statuses, color_of: Point) -> Position:
    color = position.at(color_of)
    # Only dead stones of the other colour: those of this colour are part of the area.
    dead_walls = [p for p in statuses.dead if position.at(p) is not color]
    return position.with_setup(empty=dead_walls)


def _reached_from(position: Position, start: frozenset[Point], walls: frozenset[Point]) -> frozenset[Point]:
    """Return `start`, the points connected to it over empty points, and the stones beside those.

    Neither the points nor the stones lie on `walls`.
    """
    found = set(start)
    queue = list(start)
    for here in queue:
        for near in position.size.neighbors(here):
            if near in found or near in walls:
                continue
            found.add(near)
            if position.at(near) is None:
                queue.append(near)
    return frozenset(found)


class NotCounted(Enum):
    """The reason why a point that one side surrounds does not count for it."""

    SEKI_GROUP = "seki_group"  # its group has less than two eyes: it lives in seki
    FALSE_EYE = "false_eye"  # it must be filled: stones of its owner are in atari there
    OPEN_AREA = "open_area"  # the border holds, but is not closed: the opponent can come next to it
    BY_HAND = "by_hand"  # the players said so: a chain or point marked as seki, a neutral point


class Excluded(NamedTuple):
    """An empty point (or one under a dead stone) that would be `color`'s, but does not count."""

    point: Point
    color: Color
    reason: NotCounted
