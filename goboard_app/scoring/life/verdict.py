"""Verdicts on groups from playouts and reading, and sekis, which need two groups."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, replace
from random import Random

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.closed import ClosedFinding
from goboard_app.scoring.life.groups import StoneGroup, is_poor, own_areas, poor_space
from goboard_app.scoring.life.limits import (
    DENIES,
    DOUBT,
    FIRM,
    LIKELY,
    LINES,
    MORE_LINES,
    MOST_SURE,
    SHAKY,
    SMALL,
    STABLE,
    UNSETTLED,
)
from goboard_app.scoring.life.playouts import Fates
from goboard_app.scoring.life.proof import PASS, Line, ProofOutcome
from goboard_app.scoring.life.search import LocalSearch, Reading
from goboard_app.scoring.proposal import Life, Reason

_TRIED = (Reason.CAPTURED, Reason.SURVIVES)
"""The reasons that say only in how many lines an outcome was found, which was not in all."""
_NEARLY_ALL = STABLE - 0.01
"""The largest confidence of a corrected verdict with one of these reasons."""
_OPEN = (Reason.KO_DECIDES, Reason.FIRST_MOVE_DECIDES)
"""The reasons of verdicts that leave the outcome to a ko or to the first move."""


@dataclass(frozen=True, slots=True)
class GroupVerdict:
    """The verdict on a group; `points` are indices, `other_liberties` the number of its rival's liberties.

    `line` shows the outcome if it was read to the end; `is_proved` is true if the proof assumes
    nothing. If the first move decides, `line` begins with the killing move and `rescue` with the
    saving one.
    """

    life: Life
    leaning: Life
    confidence: float
    reason: Reason
    points: frozenset[int] = frozenset()
    other_liberties: int = 0
    line: Line = ()
    is_proved: bool = False
    rescue: Line = ()


def verdict_on(fates: Fates, group: StoneGroup, reading: Reading | None) -> GroupVerdict:
    """Return the verdict on one group by itself; sekis, which need two, are found by `find_sekis`."""
    if group.is_safe:
        return GroupVerdict(Life.ALIVE, Life.ALIVE, 1.0, Reason.UNCONDITIONAL, _safe_eyes(fates, group))
    if reading is not None:
        if reading.lives:
            return _alive(fates, group, reading.attacked)
        if reading.dies:
            return dead_verdict(fates, group, 1.0 - reading.defended)
        if reading.is_small and not reading.first_move_decides:
            # In a small region an unsure reading counts as well, see `SMALL`.
            share = reading.mean
            return _by_share(fates, group, share)
        return _unclear(fates, group, reading)
    return _by_share(fates, group, group.share)


def is_in_doubt(verdict: GroupVerdict) -> bool:
    """Return whether the network may correct a verdict; not that of a seki, a ko or a deciding first move."""
    is_found = verdict.leaning is Life.SEKI or verdict.reason in _OPEN
    return not is_found and (verdict.life is Life.UNCLEAR or verdict.confidence < FIRM)


def corrected(verdict: GroupVerdict, dies: float) -> GroupVerdict:
    """Return the verdict, corrected if it is in doubt.

    `dies` is the chance, from 0 to 1, that the group is dead, learnt from groups like it.
    """
    if not is_in_doubt(verdict):
        return verdict
    leaning = Life.DEAD if dies > 0.5 else Life.ALIVE
    sure = min(max(dies, 1 - dies), MOST_SURE)
    life = leaning if sure >= FIRM else Life.UNCLEAR
    if (life, leaning) == (verdict.life, verdict.leaning):
        # The network agrees: the reason is kept and only the confidence changes.
        most = _NEARLY_ALL if verdict.reason in _TRIED else MOST_SURE
        return replace(verdict, confidence=min(sure, most))
    return GroupVerdict(life, leaning, sure, Reason.EXPERIENCE)


def may_be_disputed(group: StoneGroup, verdict: GroupVerdict) -> bool:
    """Return whether the network may dispute a verdict that is not in doubt.

    This is a seki that was read but not proved, or a verdict against the majority of the playouts. A
    verdict that was read to the end is not disputed.
    """
    is_read = verdict.is_proved or verdict.line
    if group.is_safe or is_read or verdict.life is Life.UNCLEAR:
        return False
    return verdict.life is Life.SEKI or (group.share < 0.5) is (verdict.life is Life.ALIVE)


def disputed(group: StoneGroup, verdict: GroupVerdict, dies: float) -> GroupVerdict:
    """Return the verdict, left to the players if the network disputes it; `dies` is the chance of death.

    A seki is disputed only if the network is surer than the reading.
    """
    if not may_be_disputed(group, verdict):
        return verdict
    sure = min(max(dies, 1 - dies), MOST_SURE)
    if verdict.life is Life.SEKI:
        is_denied = dies > 0.5 and sure >= max(DENIES, verdict.confidence)
    else:
        is_denied = (dies > 0.5) is (verdict.life is Life.ALIVE)
    if not is_denied:
        return verdict
    if sure < DENIES:
        return GroupVerdict(Life.UNCLEAR, verdict.leaning, 0.5, Reason.NOT_READ)
    leaning = Life.DEAD if dies > 0.5 else Life.ALIVE
    return GroupVerdict(Life.UNCLEAR, leaning, sure, Reason.EXPERIENCE)


def may_swing(group: StoneGroup, verdict: GroupVerdict) -> bool:
    """Return whether the forecast may change a verdict: not read to the end, no ko, seki or deciding first move."""
    is_read = verdict.is_proved or verdict.line
    is_found = is_read or verdict.leaning is Life.SEKI or verdict.reason in _OPEN
    # A single stone is worth two points, and the last moves save or take it.
    return len(group.stones) > 1 and not group.is_safe and not is_found


def is_plain(reading: Reading) -> bool:
    """Return whether a small area was read and the group lives, or dies, whoever begins.

    There the search looks at nearly all moves, and knows better than the forecast.
    """
    return reading.is_small and (reading.lives or reading.dies)


def decided_by_first_move(verdict: GroupVerdict, reading: Reading | None) -> GroupVerdict:
    """Return the verdict on a group that the first move decides, with the lines if the reading agrees."""
    is_read = reading is not None and reading.attacked < 0.5 < reading.defended
    lines = (reading.attack_line, reading.defence_line) if reading is not None and is_read else ((), ())
    points = frozenset(line[0].at for line in lines if line and line[0].at != PASS)
    return replace(
        verdict,
        life=Life.UNCLEAR,
        confidence=0.5,
        reason=Reason.FIRST_MOVE_DECIDES,
        points=points,
        other_liberties=0,
        line=lines[0],
        rescue=lines[1],
    )


def leaned(verdict: GroupVerdict, lives: tuple[float, float]) -> GroupVerdict:
    """Return the verdict, leaning as the forecast says if the group is unclear whoever moves first.

    `lives` are the chances that the group lives if Black moves first and if White does. If only one of them is above
    one half, the verdict is kept; so is that on a possible seki.
    """
    if verdict.life is not Life.UNCLEAR or verdict.leaning is Life.SEKI or verdict.is_proved:
        return verdict
    leaning = Life.ALIVE if min(lives) > 0.5 else Life.DEAD if max(lives) < 0.5 else verdict.leaning
    if leaning is verdict.leaning:
        return verdict
    share = sum(lives) / 2
    return replace(verdict, leaning=leaning, confidence=share if leaning is Life.ALIVE else 1 - share)


def proved_verdict(fates: Fates, group: StoneGroup, finding: ClosedFinding, judged: GroupVerdict) -> GroupVerdict:
    """Return the verdict on a closed group; `judged` gives the leaning if the first move or a ko decides."""
    points = finding.points
    if finding.outcome is ProofOutcome.ALIVE:
        verdict = _alive(fates, group, MOST_SURE)
    elif finding.outcome is ProofOutcome.DEAD:
        verdict = dead_verdict(fates, group, MOST_SURE)
    elif finding.outcome is ProofOutcome.SEKI:
        reason = Reason.ONE_EYE_EACH if finding.has_eyes else Reason.SHARED_LIBERTIES
        verdict = GroupVerdict(Life.SEKI, Life.SEKI, MOST_SURE, reason, points)
    else:
        # With a line for a first move, the ko comes up only if one of the sides begins.
        is_ko = finding.outcome is ProofOutcome.KO and not (finding.line or finding.rescue)
        reason = Reason.KO_DECIDES if is_ko else Reason.FIRST_MOVE_DECIDES
        verdict = replace(judged, life=Life.UNCLEAR, reason=reason, points=points)
    return replace(verdict, line=finding.line, rescue=finding.rescue, is_proved=finding.is_certain)


def _by_share(fates: Fates, group: StoneGroup, share: float) -> GroupVerdict:
    """Return the verdict on a group by its survival, from 0 to 1; unclear if that is not clear enough."""
    if share >= LIKELY:
        return _alive(fates, group, share)
    if share <= 1 - LIKELY:
        return dead_verdict(fates, group, 1.0 - share)
    return _unclear(fates, group, None)


def _alive(fates: Fates, group: StoneGroup, confidence: float) -> GroupVerdict:
    """Return the verdict on a group that lives, with the reason that fits it best."""
    eyes = sorted(own_areas(fates.board, group), key=len)
    sure = min(confidence, MOST_SURE)
    if len(eyes) >= 2:
        shown = eyes[0] | eyes[1]
        return GroupVerdict(Life.ALIVE, Life.ALIVE, sure, Reason.TWO_EYES, shown)
    if eyes and not is_poor(eyes[0], fates.board):
        return GroupVerdict(Life.ALIVE, Life.ALIVE, sure, Reason.EYE_SPACE, eyes[0])
    links = _links(fates, group)
    if links:
        return GroupVerdict(Life.ALIVE, Life.ALIVE, sure, Reason.CONNECTED, links)
    return GroupVerdict(Life.ALIVE, Life.ALIVE, sure, Reason.SURVIVES)


def dead_verdict(fates: Fates, group: StoneGroup, confidence: float) -> GroupVerdict:
    """Return the verdict on a group that is captured, with the reason that fits it best."""
    board = fates.board
    sure = min(confidence, MOST_SURE)
    if len(group.liberties) == 1:
        return GroupVerdict(Life.DEAD, Life.DEAD, sure, Reason.IN_ATARI, group.liberties)
    space = poor_space(board, group)
    if space:
        return GroupVerdict(Life.DEAD, Life.DEAD, sure, Reason.DEAD_SHAPE, space)
    rival = _rival(fates, group)
    if rival > len(group.liberties):
        return GroupVerdict(Life.DEAD, Life.DEAD, sure, Reason.LOST_RACE, other_liberties=rival)
    if not own_areas(board, group) and sure >= STABLE:
        return GroupVerdict(Life.DEAD, Life.DEAD, sure, Reason.ENCLOSED)
    return GroupVerdict(Life.DEAD, Life.DEAD, sure, Reason.CAPTURED)


def left_open(group: StoneGroup, verdict: GroupVerdict) -> GroupVerdict:
    """Return the verdict on a board that is not finished.

    A lone stone and a group of which playouts are not sure become unclear. A lone stone without room
    for an eye stays dead, and proved verdicts are kept.
    """
    is_lone = len(group.stones) == 1 and verdict.life in (Life.DEAD, Life.SEKI)
    is_open = (is_lone and verdict.reason in _OPEN_ENDED) or verdict.confidence < 1 - UNSETTLED
    if not is_open or verdict.is_proved or verdict.life is Life.UNCLEAR:
        return verdict
    return replace(
        verdict,
        life=Life.UNCLEAR,
        leaning=Life.DEAD if verdict.life is Life.DEAD else Life.ALIVE,
        reason=Reason.OPEN_BORDER,
        points=group.liberties,
        other_liberties=0,
        line=(),
        rescue=(),
    )


_OPEN_ENDED = (
    Reason.LOST_RACE,
    Reason.IN_ATARI,
    Reason.CAPTURED,
    Reason.SHARED_LIBERTIES,
    Reason.ONE_EYE_EACH,
)
"""The reasons that can cease to hold once more stones come to help."""


def _unclear(fates: Fates, group: StoneGroup, reading: Reading | None) -> GroupVerdict:
    """Return an unclear verdict: an open border without a reading, else a ko, a deciding first move, or no result."""
    leaning = Life.ALIVE if group.share >= 0.5 else Life.DEAD
    confidence = min(max(group.share, 1 - group.share), MOST_SURE)
    if reading is None:
        return GroupVerdict(Life.UNCLEAR, leaning, confidence, Reason.OPEN_BORDER, group.liberties)
    ko = _ko_points(fates.board, reading)
    if ko:
        return GroupVerdict(Life.UNCLEAR, leaning, confidence, Reason.KO_DECIDES, ko)
    if reading.first_move_decides:
        moves = frozenset(at for at in (reading.attack, reading.defence) if at != PASS)
        return GroupVerdict(
            Life.UNCLEAR,
            leaning,
            confidence,
            Reason.FIRST_MOVE_DECIDES,
            moves,
            line=reading.attack_line,
            rescue=reading.defence_line,
        )
    return GroupVerdict(Life.UNCLEAR, leaning, confidence, Reason.NOT_READ)


def _safe_eyes(fates: Fates, group: StoneGroup) -> frozenset[int]:
    """Return the points of the two smallest regions that make a group live unconditionally."""
    heads = set(group.heads)
    eyes = [eye for eye in fates.safe[group.color].eyes if eye.vital & heads]
    eyes.sort(key=lambda eye: (len(eye.points), min(eye.points)))
    return frozenset().union(*(eye.points for eye in eyes[:2]))


def _links(fates: Fates, group: StoneGroup) -> frozenset[int]:
    """Return the liberties that a group shares with a stable chain of its colour outside it."""
    board = fates.board
    heads = set(group.heads)
    return frozenset(
        at
        for at in group.liberties
        for near in board.near[at]
        if board.color[near] == group.color
        and board.head[near] not in heads
        and fates.share(board.head[near]) >= STABLE
    )


def _rival(fates: Fates, group: StoneGroup) -> int:
    """Return the smallest number of liberties of the enemy chains next to a group that are in doubt; 0 without any."""
    board = fates.board
    around = {
        board.head[near] for stone in group.stones for near in board.near[stone] if board.color[near] == 3 - group.color
    }
    shaky = [len(board.libs[head]) for head in around if fates.share(head) < STABLE]
    return min(shaky, default=0)


def _ko_points(board: QuickBoard, reading: Reading) -> frozenset[int]:
    """Return the empty points of a read region at which a single stone could take a single stone in a ko."""
    found = set()
    for at in reading.empty:
        for near in board.near[at]:
            color = board.color[near]
            if not color or len(board.stones[board.head[near]]) > 1:
                continue
            if board.libs[board.head[near]] == {at}:
                _, size, captured = board.liberties_after(at, 3 - color)
                others = [board.color[x] for x in board.near[at] if x != near]
                # A single stone takes a single stone and can itself be retaken: a ko.
                if size == 1 and captured == 1 and all(c == color for c in others):
                    found.add(at)
    return frozenset(found)


_SEED = 22
"""The seed of the playouts, fixed so that the same board gets the same answer."""


def find_sekis(
    fates: Fates,
    groups: list[StoneGroup],
    proved: Container[int],
    is_called_off: Callable[[], bool],
) -> Mapping[int, GroupVerdict]:
    """Return verdicts for the groups in seki, by the place of a group in `groups`.

    Groups with an entry in `proved` are left out. Two groups of different colours are in seki if they
    share a liberty, have no way out but their few liberties, and each survives with the other side
    moving first. If playouts hardly ever capture them, but one falls with either side moving first,
    as in a bent four in the corner, that one is dead.
    """
    found: dict[int, GroupVerdict] = {}
    board = fates.board
    closed = {
        number: region
        for number, group in enumerate(groups)
        if number not in proved
        and not group.is_safe
        and group.share > SHAKY
        and (region := _closed_region(board, group)) is not None
    }
    for number in closed:
        for other in closed:
            one, two = groups[number], groups[other]
            if number >= other or one.color == two.color or not one.liberties & two.liberties:
                continue
            # A third group may be what keeps one of the two from being captured.
            beside = [each for each in closed if _is_neighbor(groups[each], one, two)]
            points = [closed[each] | groups[each].stones for each in (number, other, *beside)]
            duel = _Duel(board, one, two, frozenset().union(*points), is_called_off)
            verdict = duel.seki()
            if verdict is not None:
                found[number] = _joined(verdict, found.get(number))
                found[other] = _joined(verdict, found.get(other))
            for loser in duel.losers():
                place = number if loser is one else other
                # A seki with another group takes precedence over this death.
                found.setdefault(place, dead_verdict(fates, loser, FIRM))
    return found


def _joined(verdict: GroupVerdict, before: GroupVerdict | None) -> GroupVerdict:
    """Return a verdict of seki joined with an earlier seki of the same group with a third one."""
    if before is None or before.life is not Life.SEKI:
        return verdict
    return replace(before, points=before.points | verdict.points)


def _is_neighbor(group: StoneGroup, one: StoneGroup, two: StoneGroup) -> bool:
    """Return whether a third group that playouts hardly ever capture shares liberties with one of two."""
    is_third = group is not one and group is not two and group.share >= STABLE
    return is_third and bool(group.liberties & (one.liberties | two.liberties))


def _closed_region(board: QuickBoard, group: StoneGroup) -> frozenset[int] | None:
    """Return the empty points connected to the liberties of a group; None if there are too many for a seki."""
    region = list(group.liberties)
    seen = set(region)
    for at in region:
        if len(region) > SMALL:
            return None
        for near in board.near[at]:
            if not board.color[near] and near not in seen:
                seen.add(near)
                region.append(near)
    return frozenset(seen)


class _Duel:
    """Two groups that share liberties, with the reading of both within `region`."""

    def __init__(
        self,
        board: QuickBoard,
        one: StoneGroup,
        two: StoneGroup,
        region: frozenset[int],
        is_called_off: Callable[[], bool],
    ) -> None:
        self._board = board
        self._groups = (one, two)
        self._region = sorted(region)
        self._is_quiet = one.share >= STABLE and two.share >= STABLE
        self._is_called_off = is_called_off
        self._rates = tuple(self._survival(group, 3 - group.color) for group in (one, two))

    def seki(self) -> GroupVerdict | None:
        """Return the verdict on both groups if neither can capture the other by moving first; else None."""
        rate = min(self._rates)
        if rate < 1 - DOUBT:
            return None
        one, two = self._groups
        has_eyes = own_areas(self._board, one) and own_areas(self._board, two)
        reason = Reason.ONE_EYE_EACH if has_eyes else Reason.SHARED_LIBERTIES
        shared = one.liberties & two.liberties
        return GroupVerdict(Life.SEKI, Life.SEKI, min(rate, MOST_SURE), reason, shared)

    def losers(self) -> list[StoneGroup]:
        """Return the group that falls even if it moves first, while the other one survives; empty without one."""
        # One group must stand and the other fall, both attacked first.
        is_open = max(self._rates) < 1 - DOUBT or min(self._rates) > DOUBT
        if is_open or not self._is_quiet:
            return []
        loser = self._groups[self._rates.index(min(self._rates))]
        return [loser] if self._survival(loser, loser.color) <= DOUBT else []

    def _survival(self, group: StoneGroup, to_move: int) -> float:
        """Return how surely a group survives, from 0 to 1, if `to_move` moves first.

        If playouts hardly ever capture either group, an open result is read with more lines.
        """
        rate = 0.5
        for lines in (LINES, MORE_LINES) if self._is_quiet else (LINES,):
            search = LocalSearch(self._board, group.main, self._region, Random(_SEED))
            rate = search.survival(search.run(to_move, lines, self._is_called_off), to_move)
            if not DOUBT < rate < 1 - DOUBT:
                break
        return rate
