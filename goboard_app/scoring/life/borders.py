"""Borders: the open places of a board without its dead stones, and the moves that it still needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.limits import BEGUN, CLEARLY_FEW, CLEARLY_MANY, LARGEST, LEANS, OPEN_PART, UNSETTLED
from goboard_app.scoring.life.search import capturing_move


@dataclass(frozen=True, slots=True)
class BorderGap:
    """Empty points `points` at which `invader` can enter the points `threatened` of the other side."""

    invader: int
    points: frozenset[int]
    threatened: frozenset[int]


@dataclass(frozen=True, slots=True)
class Weakness:
    """A point where `owner` must still protect the stones `threatened`."""

    owner: int
    point: int
    threatened: frozenset[int]


@dataclass(frozen=True, slots=True)
class Borders:
    """The open places of a board without its dead stones (points as indices).

    `has_begun` is false on a board with few stones, `is_settled` is false if many points are in doubt
    or behind open borders.
    """

    dame: frozenset[int]
    gaps: tuple[BorderGap, ...]
    needed: tuple[Weakness, ...]
    has_begun: bool
    is_settled: bool

    def is_finished(self, area: int, open_points: float | None, sure_points: int = 0) -> bool:
        """Return whether little is open on a board of `area` points.

        `open_points` is the forecast number of points that one unanswered move changes, None without
        a forecast; `sure_points` are those of them that are in no doubt.
        """
        if not self.has_begun or open_points is None:
            return self.has_begun and self.is_settled
        # The last moves of a larger board with open borders take minutes to find, and the forecast knows none.
        if area > LARGEST and not self.is_settled:
            return False
        most = most_open(area)
        if sure_points >= most:
            return False
        return open_points < most * (CLEARLY_MANY if self.is_settled else CLEARLY_FEW)


def find_borders(
    board: QuickBoard, dead: Iterable[int], seki: frozenset[int], share: Callable[[int], float]
) -> Borders:
    """Find the dame, gaps and needed moves of a board without the stones `dead`.

    `share` gives how surely a point is Black's, from 0 to 1. Empty areas next to stones in `seki` are
    left out: their points are no dame.
    """
    cleared = _without(board, dead)
    dame: set[int] = set()
    gaps: list[BorderGap] = []
    for area, sides in _areas(cleared):
        # Other areas touch one side only, or a seki, whose liberties are no dame.
        if sides != 3 or _touches(cleared, area, seki):
            continue
        found = list(_gaps(cleared, area, share))
        gaps += found
        dame |= area.difference(*(gap.points | gap.threatened for gap in found))
    free = frozenset(at for at, color in enumerate(board.color) if not color)
    # A dead stone has to be captured before its point can be played on.
    needed = tuple(each for each in _weaknesses(cleared, dame, seki) if each.point in free)
    limit = most_open(len(board.color))
    doubtful = sum(1 for at in range(len(board.color)) if UNSETTLED < share(at) < 1 - UNSETTLED)
    stones = sum(1 for color in board.color if color)
    threatened = frozenset[int]().union(*(gap.threatened for gap in gaps))
    is_settled = doubtful <= UNSETTLED * len(board.color) and len(threatened) < limit
    has_begun = stones > BEGUN * len(board.color)
    return Borders(free & dame, tuple(gaps), needed, has_begun, is_settled)


def most_open(area: int) -> int:
    """Return the number of open points from which a board of this area is unfinished."""
    return max(1, area // OPEN_PART)


def _without(board: QuickBoard, dead: Iterable[int]) -> QuickBoard:
    gone = set(dead)
    cleared = QuickBoard(board.near, board.diagonals)
    cleared.color = [0 if at in gone else color for at, color in enumerate(board.color)]
    cleared.find_chains()
    return cleared


def _areas(board: QuickBoard) -> list[tuple[frozenset[int], int]]:
    """Return the empty areas with the colours around each (1, 2, or 3 for both)."""
    found = []
    seen: set[int] = set()
    for start, color in enumerate(board.color):
        if color or start in seen:
            continue
        area = [start]
        seen.add(start)
        sides = 0
        for at in area:
            for near in board.near[at]:
                here = board.color[near]
                sides |= here
                if not here and near not in seen:
                    seen.add(near)
                    area.append(near)
        found.append((frozenset(area), sides))
    return found


def _touches(board: QuickBoard, area: frozenset[int], stones: frozenset[int]) -> bool:
    return any(near in stones for at in area for near in board.near[at])


def _gaps(board: QuickBoard, area: frozenset[int], share: Callable[[int], float]) -> Iterator[BorderGap]:
    """Yield the gaps at which either side can enter the other's part of an open area.

    The part of a side are the points that are more likely its own, without those next to stones of
    the other side. The other side can enter at the points in front of that part which it reaches
    without going through it. Each connected part makes one gap; a single point makes none.
    """
    ways = [_distances(board, area, color) for color in (1, 2)]
    for owner in (1, 2):
        invader = 3 - owner
        own, other = ways[owner - 1], ways[invader - 1]
        leans = {at: share(at) if owner == 1 else 1 - share(at) for at in area}
        inside = {
            at
            for at, lean in leans.items()
            if other[at] > 1 and (lean >= LEANS or (lean >= 0.5 and own[at] < other[at]))
        }
        outside = area - inside
        # The points that the invader reaches without passing through this side's part.
        reached = set[int]()
        for at in outside:
            if other[at] == 1 and at not in reached:
                reached |= _spread(board, at, outside)
        for part in _parts(board, inside):
            points = {near for at in part for near in board.near[at]} & reached
            if points and len(part) > 1:
                yield BorderGap(invader, frozenset(points), frozenset(part))


def _distances(board: QuickBoard, area: frozenset[int], color: int) -> dict[int, int]:
    """Return the number of moves in a row that a side needs to reach each point of an area.

    Points that it cannot reach get one more than the number of points.
    """
    far = len(area) + 1
    found = {at: 1 for at in area if _is_beside(board, at, color)}
    queue = list(found)
    for at in queue:
        for near in board.near[at]:
            if near in area and near not in found:
                found[near] = found[at] + 1
                queue.append(near)
    return {at: found.get(at, far) for at in area}


def _parts(board: QuickBoard, points: set[int]) -> Iterator[set[int]]:
    """Yield the connected parts of a set of points, in the order of the board."""
    left = set(points)
    for at in sorted(points):
        if at in left:
            part = _spread(board, at, left)
            left -= part
            yield part


def _spread(board: QuickBoard, start: int, points: set[int] | frozenset[int]) -> set[int]:
    found = {start}
    queue = [start]
    for at in queue:
        for near in board.near[at]:
            if near in points and near not in found:
                found.add(near)
                queue.append(near)
    return found


def _is_beside(board: QuickBoard, at: int, color: int) -> bool:
    return any(board.color[near] == color for near in board.near[at])


def _weaknesses(board: QuickBoard, dame: set[int], seki: frozenset[int]) -> list[Weakness]:
    """Return the points at which a move saves a chain that is captured once the other side has filled the dame."""
    found: dict[int, Weakness] = {}
    for attacker in (1, 2):
        filled = _filled(board, dame, attacker)
        for head in sorted(filled.stones):
            stones = filled.stones.get(head)
            if filled.color[head] != 3 - attacker or stones is None or set(stones) & seki:
                continue
            at = capturing_move(filled, head)
            if at < 0 or at in dame or at in found:
                continue
            if _saves(filled, at, head, 3 - attacker):
                found[at] = Weakness(3 - attacker, at, frozenset(stones) - dame)
    return list(found.values())


def _saves(board: QuickBoard, at: int, head: int, own: int) -> bool:
    if not board.is_legal(at, own):
        return False
    after = board.copy()
    after.play(at, own)
    return capturing_move(after, after.head[head]) < 0


def _filled(board: QuickBoard, dame: set[int], color: int) -> QuickBoard:
    """Return the board with the dame filled by one side, as far as its stones do not put themselves into atari."""
    filled = board.copy()
    for at in sorted(dame):
        if filled.is_legal(at, color) and filled.liberties_after(at, color)[0] > 1:
            filled.play(at, color)
    return filled
