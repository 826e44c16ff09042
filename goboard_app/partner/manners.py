"""Manners of a partner: its objections to a count, the handicap it gives to a pupil, and when another partner fits."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from goboard_app.go.board import BoardSize
from goboard_app.rules.ending import max_fixed
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal
from goboard_app.scoring.statuses import Status, Statuses

_SURE = 0.8
"""The least confidence of an objection: below it the partner accepts the pupil's judgement."""
# Equal results in a row that change the handicap, and the points of the board for each stone of the largest one.
_RUN = 2
_AREA_OF_STONE = 16


def disagreement(statuses: Statuses, reading: Proposal, ruleset: Ruleset) -> tuple[GroupJudgement, ...]:
    """Return the groups that a partner judges otherwise than its pupil, the largest first.

    Empty: it agrees. `reading` is the program's reading of the board. For a group that is unclear, or
    whose reading is not confident, the pupil's judgement holds; a difference between seki and alive
    matters only where the ruleset marks seki.
    """
    differing = [
        group
        for group in reading.groups
        if group.life is not Life.UNCLEAR and group.confidence >= _SURE and _differs(group, statuses, ruleset)
    ]
    return tuple(sorted(differing, key=lambda group: (-len(group.stones), min(group.stones))))


def _differs(group: GroupJudgement, statuses: Statuses, ruleset: Ruleset) -> bool:
    if group.life is Life.DEAD:
        return not group.stones <= statuses.dead
    if group.stones & statuses.dead:
        return True
    if not ruleset.marks_seki:
        return False
    wanted = Status.SEKI if group.life is Life.SEKI else Status.ALIVE
    return any(statuses.of(stone) is not wanted for stone in group.stones)


def most_handicap(size: BoardSize) -> int:
    """Return the largest handicap that still leaves a game on a board of this size."""
    most = size.area // _AREA_OF_STONE
    return min(most, max_fixed(size)) if most > 1 else most


class LadderStep(Enum):
    """A step on the ladder of partners, after the last game."""

    STAY = auto()
    STRONGER = auto()
    """The pupil won twice in a row without a handicap."""
    WEAKER = auto()
    """The pupil lost twice in a row with the largest handicap."""


def fitting_handicap(first: int, won: Iterable[bool | None], size: BoardSize) -> int:
    """Return the handicap of the next game: one stone less after two games won, one more after two lost.

    `won` holds for each game since the one with `first` stones whether the pupil won it, the oldest
    first, None where neither side won. Two equal results in a row count, and then the next two. 0 is an even game
    with komi; 1 one in which the pupil only moves first, without komi.
    """
    return _fitting(first, won, size)[0]


def fitting_step(first: int, won: Iterable[bool | None], size: BoardSize) -> LadderStep:
    """Return the step on the ladder of partners after these games, given as for `fitting_handicap`."""
    return _fitting(first, won, size)[1]


def _fitting(first: int, won: Iterable[bool | None], size: BoardSize) -> tuple[int, LadderStep]:
    most = most_handicap(size)
    stones, step = min(first, most), LadderStep.STAY
    run: list[bool] = []
    for each in won:
        step = LadderStep.STAY
        if each is None or (run and run[0] is not each):
            run = []
        if each is not None:
            run.append(each)
        if len(run) == _RUN:
            # The handicap goes no further: another partner fits better.
            if run[0] and not stones:
                step = LadderStep.STRONGER
            elif not run[0] and stones == most:
                step = LadderStep.WEAKER
            stones = max(0, min(most, stones - 1 if run[0] else stones + 1))
            run = []
    return stones, step
