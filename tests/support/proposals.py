"""Proposers that replace the program's own reading, so that a test knows the proposal."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from goboard_app.app.life_reader import read_groups
from goboard_app.go.board import Point, parse_point
from goboard_app.go.chains import all_chains, chain_at
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import CalledOff, GroupJudgement, Life, Proposal, Reason, Watch

REASONS = {
    Life.ALIVE: Reason.TWO_EYES,
    Life.DEAD: Reason.CAPTURED,
    Life.SEKI: Reason.SHARED_LIBERTIES,
    Life.UNCLEAR: Reason.NOT_READ,
}
Proposer = Callable[[Position, Watch], Proposal]


KNOWN: dict[Position, Proposal] = {}
"""The proposals of `read_once`; a test that changes the reader itself sets another dictionary."""


def read_once(position: Position, watch: Watch) -> Proposal:
    """Read with the program's own reader, but each position once for all windows of this process."""
    if position not in KNOWN:
        KNOWN[position] = read_groups(position, watch)
    return KNOWN[position]


def all_alive(position: Position, _watch: Watch | None = None) -> Proposal:
    """Propose every chain as alive."""
    return judged(position)


def judged(
    position: Position,
    dead: str = "",
    seki: str = "",
    unclear: str = "",
    leaning: Life = Life.DEAD,
    **more: object,
) -> Proposal:
    """Propose the chains at these points as dead, in seki or unclear, all others as alive.

    Points joined by a plus sign are one group: "A7+B8 J8".
    """
    groups: list[GroupJudgement] = []
    for text, life in ((unclear, Life.UNCLEAR), (dead, Life.DEAD), (seki, Life.SEKI)):
        groups += [_group(position, names, life, leaning) for names in text.split()]
    seen = frozenset().union(*(group.stones for group in groups))
    for chain in all_chains(position):
        if not chain.stones & seen:
            name = next(iter(chain.stones))
            groups.append(_judgement(position, [name], Life.ALIVE, Life.ALIVE))
    return Proposal(tuple(groups), **more)  # type: ignore[arg-type]


def proposing(**what: object) -> Proposer:
    """Return a proposer that says the same of every position that has these stones."""

    def propose(position: Position, _watch: Watch) -> Proposal:
        return judged(position, **what)  # type: ignore[arg-type]

    return propose


def nothing_proposed(why: str) -> pytest.MarkDecorator:
    """Mark a test in whose windows no stone is proposed to be dead, for this reason."""
    return pytest.mark.desk(why, proposer=all_alive)


class Slow:
    """A proposer that waits until it is released or cancelled."""

    def __init__(self, **what: object) -> None:
        self.what = what
        self.place: Point | None = None
        self.part = 0.25
        self.calls: list[Position] = []
        self.called_off: list[Position] = []
        self._may_go = threading.Event()

    def __call__(self, position: Position, watch: Watch) -> Proposal:
        self.calls.append(position)
        while not self._may_go.wait(0.005):
            watch.told(self.place, self.part)
            if watch.is_called_off():
                self.called_off.append(position)
                raise CalledOff
        return judged(position, **self.what)  # type: ignore[arg-type]

    def let_go(self) -> None:
        """Let it answer."""
        self._may_go.set()


def _group(position: Position, names: str, life: Life, leaning: Life) -> GroupJudgement:
    points = [parse_point(name, position.size) for name in names.split("+")]
    return _judgement(position, points, life, leaning if life is Life.UNCLEAR else life)


def _judgement(position: Position, points: list[Point], life: Life, leaning: Life) -> GroupJudgement:
    chains = [chain_at(position, point) for point in points]
    stones = frozenset(p for chain in chains if chain is not None for p in chain.stones)
    liberties = frozenset(p for chain in chains if chain is not None for p in chain.liberties)
    color = position.at(points[0])
    assert color is not None, "no stone stands there"
    reason = REASONS[life]
    said = liberties if reason is Reason.SHARED_LIBERTIES else frozenset()
    return GroupJudgement(color, stones, life, leaning, 0.98, reason, said, len(liberties), 0)
