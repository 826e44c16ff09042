"""Rating of moves: the points that a move of a game loses against the best move found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Move, Pass, Play
from goboard_app.partner.choice import view_of
from goboard_app.rules.legality import legal_points
from goboard_app.scoring.life.policy_network import PolicyNetwork, shipped_policy
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.tree_search import TreeSearch
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


def can_rate() -> bool:
    """Return whether moves can be rated: not without the network, whose file may be damaged."""
    return shipped_policy() is not None


def rate(
    situation: Situation, played: Move, watch: Watch, visits: int = VISITS, network: PolicyNetwork | None = None
) -> MoveRating | None:
    """Return the rating of a move by the side to move in a situation.

    None if `watch` calls it off, or without the network. The same arguments give the same rating. Half of the
    `visits` look for the best move, the others compare it with the move played. Without a `network` it is the one
    that ships with the program.
    """
    network = network or shipped_policy()
    if network is None:
        return None
    view = view_of(situation)
    # Near an even game the network looks for points, else it does not care.
    shift = network.levelled(view).ahead - view.ahead

    def read(moves: tuple[Move, ...], share: int) -> TreeSearch | None:
        """Return the reading ahead after further moves, with this part of the visits; None if it is called off."""
        after = _after(situation, *moves)
        seen = view_of(after)
        seen = replace(seen, ahead=seen.ahead + (shift if after.to_move is situation.to_move else -shift))
        legal = legal_points(after.position, after.history, after.ruleset)
        search = TreeSearch(network, seen, map(after.size.index, legal))
        search.read(visits // share, lambda _done: watch.is_called_off())
        return None if watch.is_called_off() else search

    before = read((), 2)
    if before is None:
        return None
    best = _moves(situation, before.line(_LINE))
    after = read((played,), 4)
    better = after if after is None or best[0] == played else read((best[0],), 4)
    if after is None or better is None:
        return None
    refutation = _moves(_after(situation, played), after.line(_LINE))
    return MoveRating(played, best[0], -better.lead - shift, -after.lead - shift, best, refutation)


def _after(situation: Situation, *moves: Move) -> Situation:
    if not moves:
        return situation
    return replace(situation, moves=(*situation.moves, *moves), to_move=moves[-1].color.opponent)


def _moves(situation: Situation, line: Sequence[int]) -> tuple[Move, ...]:
    color = situation.to_move
    found: list[Move] = []
    for at in line:
        found.append(Pass(color) if at == PASS else Play(color, situation.size.point(at)))
        color = color.opponent
    return tuple(found)
