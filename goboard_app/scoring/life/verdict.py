"""Verdicts: what is proposed for a group, from its playouts and the reading of it."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.groups import StoneGroup, is_poor, own_areas, poor_space
from goboard_app.scoring.life.playouts import STABLE, Fates
from goboard_app.scoring.life.search import PASS, Reading
from goboard_app.scoring.proposal import Life, Reason

MOST_SURE = 0.99
"""Only unconditional life is certain."""
_LIKELY = 0.65
"""Of finished games, groups that survive in so many playouts are alive nearly always."""


@dataclass(frozen=True, slots=True)
class GroupVerdict:
    """What is thought of a group; `points` are indices, `other_liberties` those of its rival."""

    life: Life
    leaning: Life
    confidence: float
    reason: Reason
    points: frozenset[int] = frozenset()
    other_liberties: int = 0


def verdict_on(fates: Fates, group: StoneGroup, reading: Reading | None) -> GroupVerdict:
    """Judge one group by itself; sekis, which take two, are found elsewhere."""
    if group.is_safe:
        return GroupVerdict(
            Life.ALIVE, Life.ALIVE, 1.0, Reason.UNCONDITIONAL, _safe_eyes(fates, group)
        )
    if reading is not None:
        if reading.lives:
            return _alive(fates, group, reading.attacked)
        if reading.dies:
            return dead_verdict(fates, group, 1.0 - reading.defended)
        if reading.is_small and not reading.first_move_decides:
            share = reading.mean
            return _by_share(fates, group, share)
        return _unclear(fates, group, reading)
    return _by_share(fates, group, group.share)


def _by_share(fates: Fates, group: StoneGroup, share: float) -> GroupVerdict:
    if share >= _LIKELY:
        return _alive(fates, group, share)
    if share <= 1 - _LIKELY:
        return dead_verdict(fates, group, 1.0 - share)
    return _unclear(fates, group, None)


def _alive(fates: Fates, group: StoneGroup, confidence: float) -> GroupVerdict:
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
    """The verdict on a group that is captured, with the reason that fits it best."""
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


def _unclear(fates: Fates, group: StoneGroup, reading: Reading | None) -> GroupVerdict:
    leaning = Life.ALIVE if group.share >= 0.5 else Life.DEAD
    confidence = min(max(group.share, 1 - group.share), MOST_SURE)
    if reading is None:
        return GroupVerdict(Life.UNCLEAR, leaning, confidence, Reason.OPEN_BORDER, group.liberties)
    ko = _ko_points(fates.board, reading)
    if ko:
        return GroupVerdict(Life.UNCLEAR, leaning, confidence, Reason.KO_DECIDES, ko)
    if reading.first_move_decides:
        moves = frozenset(at for at in (reading.attack, reading.defence) if at != PASS)
        return GroupVerdict(Life.UNCLEAR, leaning, confidence, Reason.FIRST_MOVE_DECIDES, moves)
    return GroupVerdict(Life.UNCLEAR, leaning, confidence, Reason.NOT_READ)


def _safe_eyes(fates: Fates, group: StoneGroup) -> frozenset[int]:
    """The two smallest regions that make a group live unconditionally."""
    heads = set(group.heads)
    eyes = [eye for eye in fates.safe[group.color].eyes if eye.vital & heads]
    eyes.sort(key=lambda eye: (len(eye.points), min(eye.points)))
    return frozenset().union(*(eye.points for eye in eyes[:2]))


def _links(fates: Fates, group: StoneGroup) -> frozenset[int]:
    """Liberties of a group that a safe chain of its colour has as well."""
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
    """The liberties of the weakest enemy chain around that is not beyond doubt, else 0."""
    board = fates.board
    around = {
        board.head[near]
        for stone in group.stones
        for near in board.near[stone]
        if board.color[near] == 3 - group.color
    }
    shaky = [len(board.libs[head]) for head in around if fates.share(head) < STABLE]
    return min(shaky, default=0)


def _ko_points(board: QuickBoard, reading: Reading) -> frozenset[int]:
    """Empty points of a read region where a single stone could be taken by a single stone."""
    found = set()
    for at in reading.empty:
        for near in board.near[at]:
            color = board.color[near]
            if not color or len(board.stones[board.head[near]]) > 1:
                continue
            if board.libs[board.head[near]] == {at}:
                _, size, captured = board.liberties_after(at, 3 - color)
                others = [board.color[x] for x in board.near[at] if x != near]
                if size == 1 and captured == 1 and all(c == color for c in others):
                    found.add(at)
    return frozenset(found)
