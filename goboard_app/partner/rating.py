"""Rating of moves: the points that a move of a game loses against the best move found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Move, Pass, Play
from goboard_app.partner.choice import view_of
from goboard_app.partner.tree_search import TreeSearch
from goboard_app.rules.legality import legal_points
from goboard_app.scoring.life.policy_network import PolicyNetwork, shipped_policy
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.proposal import Watch

VISITS = 160
"""The positions that are read for a rating: a quarter of a second on 9x9."""
# The moves of a way on.
_LINE = 6


@dataclass(frozen=True, slots=True)
class MoveRating:
    """The rating of one move: leads are points by which the mover is expected to lead at the end of the game."""

    played: Move
    best: Move
    """The best move found; it may be the one played."""
    best_lead: float
    played_lead: float
    line: tuple[Move, ...]
    """A way on that begins with the best move."""
    refutation: tuple[Move, ...]
    """A way on after the move played, the opponent's best answer first; empty if none was found."""

    @property
    def loss(self) -> float:
        """The points that the move lost, at least 0."""
        return max(0.0, self.best_lead - self.played_lead)


def rate(situation: Situation, played: Move, watch: Watch, visits: int = VISITS) -> MoveRating | None:
    """Return the rating of a move by the side to move in a situation.

    None if `watch` calls it off, or without the network. The same arguments give the same rating. Half of the
    `visits` look for the best move, the others compare it with the move played.
    """
    network = shipped_policy()
    if network is None:
        return None
    before = _read(network, situation, watch, visits // 2)
    if before is None:
        return None
    best = _moves(situation, before.line(_LINE))
    after = _read(network, _after(situation, played), watch, visits // 4)
    if after is None:
        return None
    refutation = _moves(_after(situation, played), after.line(_LINE))
    best_lead = played_lead = -after.lead
    if best[0] != played:
        better = _read(network, _after(situation, best[0]), watch, visits // 4)
        if better is None:
            return None
        best_lead = -better.lead
    return MoveRating(played, best[0], best_lead, played_lead, best, refutation)


def _read(network: PolicyNetwork, situation: Situation, watch: Watch, visits: int) -> TreeSearch | None:
    """Return the reading ahead from a situation; None if `watch` calls it off."""
    legal = legal_points(situation.position, situation.history, situation.ruleset)
    search = TreeSearch(network, view_of(situation), map(situation.size.index, legal))
    search.read(visits, lambda _done: watch.is_called_off())
    return None if watch.is_called_off() else search


def _after(situation: Situation, move: Move) -> Situation:
    return replace(situation, moves=(*situation.moves, move), to_move=move.color.opponent)


def _moves(situation: Situation, line: Sequence[int]) -> tuple[Move, ...]:
    color = situation.to_move
    found: list[Move] = []
    for at in line:
        found.append(Pass(color) if at == PASS else Play(color, situation.size.point(at)))
        color = color.opponent
    return tuple(found)
