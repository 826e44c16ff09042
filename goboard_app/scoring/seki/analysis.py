"""The points that count where those in seki do not: the steps of this package put together."""

from __future__ import annotations

from collections.abc import Sequence
from operator import not_, or_
from typing import NamedTuple

from goboard_app.go.board import Color, Point, all_points
from goboard_app.go.position import COLORS, EMPTY, Position
from goboard_app.scoring.seki.connection import SideFacts, find_joints, judge_side
from goboard_app.scoring.seki.eyes import SettledBoard, flood, ground_of
from goboard_app.scoring.statuses import Excluded, NotCounted, Statuses


class SekiAnalysis(NamedTuple):
    """The owner of every point when points in seki do not count.

    `black` and `white` are the points that count, those under dead stones included. Of these,
    `to_fill` will have to be filled by their owner once the neutral points beside their stones are
    taken: on the present board they count. `excluded` holds the points that do not count though one
    side alone holds them, in the order of the board. `stones_in_seki` are living stones of groups
    in seki, found or marked by hand. All other points are neutral: either side can reach them.
    """

    black: frozenset[Point]
    white: frozenset[Point]
    to_fill: frozenset[Point] = frozenset()
    excluded: tuple[Excluded, ...] = ()
    stones_in_seki: frozenset[Point] = frozenset()

    def of(self, color: Color) -> frozenset[Point]:
        """Return the points that count for one side."""
        return self.black if color is Color.BLACK else self.white


def find_parts(ground: SettledBoard, code: int, barred: bytes | None = None) -> list[int]:
    """Return for each point the number of the part of the side that reaches it, 0 if none does.

    A part is a connected set of living stones of `code` and all empty points connected to them. The
    side cannot pass stones of the other. It reaches the points set in `barred`, but does not pass
    them, so that they connect nothing; a point between two parts may have the number of either.
    """
    stones, other = ground.stones, ground.where(3 - code)
    passable = bytearray(map(not_, other if barred is None else map(or_, other, barred)))
    parts, number = [0] * len(stones), 0
    for start, stone in enumerate(stones):
        if stone == code and passable[start]:
            number += 1
            for i in flood(ground.near, start, passable):
                parts[i] = number
    if barred is not None:
        _come_to(ground, parts, barred)
    return parts


def _come_to(ground: SettledBoard, parts: list[int], barred: bytes) -> None:
    """Let the parts reach the barred points beside them."""
    barred_points = [i for i, is_barred in enumerate(barred) if is_barred]
    # All are computed before any is set, so that no barred point leads on to another.
    reached = [max(parts[j] for j in ground.near[i]) for i in barred_points]
    for i, part in zip(barred_points, reached, strict=True):
        parts[i] = part


def analyse(position: Position, statuses: Statuses) -> SekiAnalysis:
    """Sort the points of a position on which play has ended, with its dead stones agreed.

    The players' marks take precedence: stones marked as seki or neutral points take points out,
    groups with a stone declared alive are not in seki. Costs a few ms on 19x19, some 40 on 52x52.
    """
    ground = ground_of(position, statuses.dead)
    joints = find_joints(ground)
    strict = [find_parts(ground, code) for code in (1, 2)]
    loose = [find_parts(ground, code, joints[2 - code]) for code in (1, 2)]
    marks = _marks(ground, statuses)
    sides = [judge_side(ground, code, loose[code - 1], loose[2 - code], joints[2 - code]) for code in (1, 2)]
    return _outcome(ground, [_finding(ground, side, strict[2 - side.code], marks) for side in sides])


class _Marks(NamedTuple):
    """The marks of the players, by index: points that do not count, stones in seki, and alive ones."""

    excluded: frozenset[int]
    seki: frozenset[int]
    alive: frozenset[int]


class _SidePoints(NamedTuple):
    """The points of one side, sorted."""

    color: Color
    counted: frozenset[int]
    to_fill: frozenset[int]
    excluded: dict[int, NotCounted]
    stones_in_seki: frozenset[int]


def _marks(ground: SettledBoard, statuses: Statuses) -> _Marks:
    """Return the marks of the players by index."""
    index = ground.size.index
    open_points = bytearray(ground.where(EMPTY))
    excluded = {index(p) for p in statuses.neutral}
    seki = frozenset(index(p) for p in statuses.seki)
    for mark in seki:
        for i in (mark, *ground.near[mark]):
            # A marked stone takes out the areas beside it, a marked empty point its own area.
            if open_points[i]:
                excluded.update(flood(ground.near, i, open_points))
    alive = frozenset(index(p) for p in statuses.alive - statuses.dead)
    return _Marks(frozenset(excluded), seki, alive)


def _finding(ground: SettledBoard, side: SideFacts, others: Sequence[int], marks: _Marks) -> _SidePoints:
    """Sort the points of one side; `others` numbers the points that the other side can strictly reach."""
    said_alive = {side.parts[i] for i in marks.alive if ground.stones[i] == side.code}
    false, later = _false_points(ground, side)

    in_seki = {part for part in set(side.parts) if part not in said_alive and side.is_in_seki(part)}

    # The order of the checks is that of precedence: a mark by hand wins over seki and false eyes.
    def reason(i: int) -> NotCounted | None:
        if others[i]:
            return NotCounted.OPEN_AREA
        if i in marks.excluded:
            return NotCounted.BY_HAND
        if side.parts[i] in in_seki:
            return NotCounted.SEKI_GROUP
        return NotCounted.FALSE_EYE if i in false else None

    reasons = {i: reason(i) for i in sorted(side.own)}
    stones = [i for i, stone in enumerate(ground.stones) if stone == side.code]
    color = COLORS[side.code]
    assert color is not None
    counted = frozenset(i for i, why in reasons.items() if why is None)
    return _SidePoints(
        color,
        counted=counted,
        to_fill=counted & later,
        excluded={i: why for i, why in reasons.items() if why is not None},
        stones_in_seki=frozenset(i for i in stones if i in marks.seki or side.parts[i] in in_seki),
    )


def _false_points(ground: SettledBoard, side: SideFacts) -> tuple[frozenset[int], frozenset[int]]:
    """Return the points to be filled now, and those to be filled once neutral points are taken."""
    # A false point must be filled now if stones beside it are in atari.
    is_now = {i: any(_is_in_atari(ground, j) for j in ground.near[i] if j not in side.own) for i in sorted(side.false)}
    taken = [i for i in is_now if ground.lifted[i] == 3 - side.code]
    # A dead stone has to be taken off before its point can be filled, so the points beside it go too.
    found = {j: is_now[i] for i in taken for j in ground.near[i] if j in side.own} | is_now
    now = frozenset(i for i in found if found[i])
    return now, frozenset(found) - now


def _is_in_atari(ground: SettledBoard, start: int) -> bool:
    """Return whether the chain on a point has one liberty."""
    code = ground.stones[start]
    chain = flood(ground.near, start, bytearray(ground.where(code)))
    liberties = {j for i in chain for j in ground.near[i] if ground.stones[j] == EMPTY}
    return len(liberties) == 1


def _outcome(ground: SettledBoard, findings: Sequence[_SidePoints]) -> SekiAnalysis:
    """Combine the findings of both sides."""
    point = all_points(ground.size.columns, ground.size.rows).__getitem__
    by_color = {f.color: frozenset(map(point, f.counted)) for f in findings}
    excluded = {i: (f.color, why) for f in findings for i, why in f.excluded.items()}
    return SekiAnalysis(
        by_color[Color.BLACK],
        by_color[Color.WHITE],
        frozenset(point(i) for f in findings for i in f.to_fill),
        tuple(Excluded(point(i), *excluded[i]) for i in sorted(excluded)),
        frozenset(point(i) for f in findings for i in f.stones_in_seki),
    )
