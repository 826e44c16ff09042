"""Proposing the status of every group on a stopped board, with its open borders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random

from goboard_app.go.board import BoardSize, Point
from goboard_app.go.position import COLORS, Position
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.groups import StoneGroup, find_groups, has_one_poor_eye
from goboard_app.scoring.life.playouts import STABLE, Fates
from goboard_app.scoring.life.search import Reading, capturing_move, read_group
from goboard_app.scoring.life.verdict import GroupVerdict, find_sekis, verdict_on
from goboard_app.scoring.proposal import (
    CalledOff,
    GroupJudgement,
    Life,
    NeededMove,
    Opening,
    Proposal,
    Reason,
    Watch,
)
from goboard_app.scoring.seki.analysis import analyse
from goboard_app.scoring.statuses import Statuses

_OWNED = 0.8
_UNSETTLED = 0.25
"""A board with a larger part of its points in doubt does not look finished."""
_SEED = 19
_MOST_RUNS, _LEAST_RUNS = 150, 16
_WORK = 60_000
"""So many moves in playouts, more or less, are worth their time."""
_DOUBTFUL = (0.2, 0.8)
_MOST_READ = 16
_READING_STARTS = 0.5


@dataclass(frozen=True, slots=True)
class Gap:
    """A stretch of empty points, touched by both sides, most of which looks like one side's."""

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
    """All that is still open on a board without its dead stones (points as indices)."""

    dame: frozenset[int]
    gaps: tuple[Gap, ...]
    needed: tuple[Weakness, ...]
    is_finished: bool


def find_borders(
    board: QuickBoard, dead: Iterable[int], seki: frozenset[int], share: Callable[[int], float]
) -> Borders:
    """Look along the borders once the `dead` stones are off.

    `share` says how surely a point is Black's, from 0 to 1. Liberties of stones in `seki` are no
    dame.
    """
    cleared = _without(board, dead)
    dame: set[int] = set()
    gaps: list[Gap] = []
    for area, sides in _areas(cleared):
        if sides != 3 or _touches(cleared, area, seki):
            continue
        gap = _gap(cleared, area, share)
        if gap is not None:
            gaps.append(gap)
        else:
            dame |= area
    free = frozenset(at for at, color in enumerate(board.color) if not color)
    # A dead stone has to be captured before its point can be played on.
    needed = tuple(each for each in _weaknesses(cleared, dame, seki) if each.point in free)
    doubtful = sum(1 for at in range(len(board.color)) if _UNSETTLED < share(at) < 1 - _UNSETTLED)
    stones = sum(1 for color in board.color if color)
    is_finished = doubtful <= _UNSETTLED * len(board.color) and (
        stones > 0.2 * len(board.color) or not board.color
    )
    return Borders(free & dame, tuple(gaps), needed, is_finished)


def _without(board: QuickBoard, dead: Iterable[int]) -> QuickBoard:
    gone = set(dead)
    cleared = QuickBoard(board.near, board.diagonals)
    cleared.color = [0 if at in gone else color for at, color in enumerate(board.color)]
    cleared.find_chains()
    return cleared


def _areas(board: QuickBoard) -> list[tuple[frozenset[int], int]]:
    """The empty areas, and the colours around them (1, 2, both together 3)."""
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


def _gap(board: QuickBoard, area: frozenset[int], share: Callable[[int], float]) -> Gap | None:
    """The gap in a border, where part of an open area looks like one side's territory."""
    black = {at for at in area if share(at) >= _OWNED and not _is_beside(board, at, 2)}
    white = {at for at in area if share(at) <= 1 - _OWNED and not _is_beside(board, at, 1)}
    inside = max(black, white, key=len)
    if len(inside) < 2:
        return None
    invader = 2 if inside is black else 1
    points = frozenset(at for at in area if _is_beside(board, at, invader)) or area - inside
    return Gap(invader, frozenset(points), frozenset(inside))


def _is_beside(board: QuickBoard, at: int, color: int) -> bool:
    return any(board.color[near] == color for near in board.near[at])


def _weaknesses(board: QuickBoard, dame: set[int], seki: frozenset[int]) -> list[Weakness]:
    """Chains that fall once the other side has filled the dame around them, and what saves them."""
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
    """The board with the dame filled by one side, as far as its stones could stay there."""
    filled = board.copy()
    for at in sorted(dame):
        if filled.is_legal(at, color) and filled.liberties_after(at, color)[0] > 1:
            filled.play(at, color)
    return filled


def propose(position: Position, watch: Watch | None = None) -> Proposal:
    """Judge every group of a stopped position; raise CalledOff when `watch` says so.

    The answer depends on nothing but the stones: the lines tried come from a fixed seed.
    """
    return _Judge(position, watch).judge()


class _Judge:
    """One piece of work, from the stones to the proposal."""

    def __init__(self, position: Position, watch: Watch | None) -> None:
        self._position = position
        self._size: BoardSize = position.size
        self._watch = watch
        self._board = QuickBoard.of(position)
        self._fates = Fates(self._board)
        self._walls: list[bool] = []
        self._readings: dict[int, Reading | None] = {}
        self._done = 0.0

    def judge(self) -> Proposal:
        open_points = len(self._fates.open_points)
        runs = max(_LEAST_RUNS, min(_MOST_RUNS, _WORK // (open_points + 1)))
        self._fates.run(runs, Random(_SEED), self._is_playout_off)
        self._stop_if_called_off()
        self._walls = self._fates.walls()
        groups = find_groups(self._fates)
        self._read_doubtful(groups)
        sekis = find_sekis(self._fates, groups, self._is_called_off)
        self._stop_if_called_off()
        verdicts = [
            verdict_on(self._fates, group, self._reading_in_doubt(group)) for group in groups
        ]
        for number, verdict in self._confirmed(groups, verdicts, sekis).items():
            verdicts[number] = verdict
        return self._proposal(groups, verdicts)

    def _confirmed(
        self,
        groups: list[StoneGroup],
        verdicts: list[GroupVerdict],
        sekis: Mapping[int, GroupVerdict],
    ) -> dict[int, GroupVerdict]:
        """The sekis that are there for the eyes too: neither group has two of them.

        Others stand because nobody need move, and count like any living group.
        """
        if not sekis:
            return {}
        dead = [
            at
            for number, group in enumerate(groups)
            if number not in sekis and verdicts[number].leaning is Life.DEAD
            for at in group.stones
        ]
        statuses = Statuses(dead=self._points(frozenset(dead)))
        in_seki = analyse(self._position, statuses).stones_in_seki
        return {
            number: verdict
            if stones <= in_seki
            else replace(
                verdict,
                life=Life.ALIVE,
                leaning=Life.ALIVE,
                reason=Reason.SURVIVES,
                points=frozenset(),
            )
            for number, verdict in sekis.items()
            if (stones := self._points(groups[number].stones))
        }

    def _is_playout_off(self, done: float) -> bool:
        return self._is_off(None, done * _READING_STARTS)

    def _is_off(self, at: int | None, done: float) -> bool:
        self._done = done
        if self._watch is None:
            return False
        self._watch.told(None if at is None else self._size.point(at), done)
        return self._watch.is_called_off()

    def _is_called_off(self) -> bool:
        return self._is_off(None, self._done)

    def _stop_if_called_off(self) -> None:
        if self._watch is not None and self._watch.is_called_off():
            raise CalledOff

    def _read_doubtful(self, groups: list[StoneGroup]) -> None:
        """Read the groups that playouts leave in doubt, large ones first."""
        doubtful = [group for group in groups if self._is_doubtful(group)]
        doubtful.sort(key=lambda group: (-len(group.stones), group.main))
        for number, group in enumerate(doubtful[:_MOST_READ]):
            part = number / min(len(doubtful), _MOST_READ)
            if self._is_off(group.main, _READING_STARTS + part * (1 - _READING_STARTS)):
                raise CalledOff
            self._read(group)

    def _read(self, group: StoneGroup) -> Reading | None:
        if group.main not in self._readings:
            self._readings[group.main] = read_group(
                self._board, group, self._walls, self._is_called_off
            )
        return self._readings[group.main]

    def _reading_in_doubt(self, group: StoneGroup) -> Reading | None:
        """What was read of a group; where the playouts agree, they know better than the reading."""
        return self._readings.get(group.main) if self._is_doubtful(group) else None

    def _is_doubtful(self, group: StoneGroup) -> bool:
        """Whether playouts leave it open; they rarely find the vital point of a large eye space."""
        if group.is_safe:
            return False
        few, most = _DOUBTFUL
        return few <= group.share <= most or (
            most < group.share < STABLE and has_one_poor_eye(self._board, group)
        )

    def _proposal(self, groups: list[StoneGroup], verdicts: list[GroupVerdict]) -> Proposal:
        judged = list(zip(groups, verdicts, strict=True))
        dead = [at for group, v in judged if v.leaning is Life.DEAD for at in group.stones]
        seki = [at for group, v in judged if v.leaning is Life.SEKI for at in group.stones]
        borders = find_borders(self._board, dead, frozenset(seki), self._fates.black_share)
        return Proposal(
            groups=tuple(self._judgement(group, verdict) for group, verdict in judged),
            openings=tuple(self._openings(borders)),
            needed=tuple(self._needed(borders)),
            dame=self._points(borders.dame),
            is_finished=borders.is_finished,
        )

    def _judgement(self, group: StoneGroup, verdict: GroupVerdict) -> GroupJudgement:
        color = COLORS[group.color]
        assert color is not None
        return GroupJudgement(
            color=color,
            stones=self._points(group.stones),
            life=verdict.life,
            leaning=verdict.leaning,
            confidence=verdict.confidence,
            reason=verdict.reason,
            points=self._points(verdict.points),
            liberties=len(group.liberties),
            other_liberties=verdict.other_liberties,
        )

    def _openings(self, borders: Borders) -> list[Opening]:
        openings = []
        for gap in borders.gaps:
            invader = COLORS[gap.invader]
            assert invader is not None
            openings.append(
                Opening(invader, self._points(gap.points), self._points(gap.threatened))
            )
        return openings

    def _needed(self, borders: Borders) -> list[NeededMove]:
        needed = []
        for weakness in borders.needed:
            owner = COLORS[weakness.owner]
            assert owner is not None
            needed.append(
                NeededMove(
                    owner, self._size.point(weakness.point), self._points(weakness.threatened)
                )
            )
        return needed

    def _points(self, indices: frozenset[int]) -> frozenset[Point]:
        return frozenset(self._size.point(at) for at in indices)
