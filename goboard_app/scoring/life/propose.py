"""propose: what becomes of every group on a stopped board."""

from __future__ import annotations

from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import (
    CalledOff,
    GroupJudgement,
    Life,
    Proposal,
    Reason,
    Watch,
)


def propose(position: Position, watch: Watch | None = None) -> Proposal:
    """Judge every group of a stopped position; raise CalledOff when `watch` says so.

    The answer depends on nothing but the position.
    """
    if watch is not None and watch.is_called_off():
        raise CalledOff
    groups = tuple(
        GroupJudgement(
            chain.color,
            chain.stones,
            Life.ALIVE,
            Life.ALIVE,
            0.5,
            Reason.NOT_READ,
            liberties=len(chain.liberties),
        )
        for chain in all_chains(position)
    )
    return Proposal(groups)
