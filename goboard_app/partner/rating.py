"""Rating of moves: the points that a move of a game loses against the best move found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Move, Pass, Play
from goboard_app.partner.choice import prospect_of
from goboard_app.rules.legality import legal_points
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.proposal import Watch

# Fixed, so that the same move gets the same rating.
_SEED = 7
_LINES = 300
# The points of a change of a value from 0 to 1.
_POINTS = 30.0


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


def rate(situation: Situation, played: Move, watch: Watch, lines: int = _LINES) -> MoveRating | None:
    """Return the rating of a move by the side to move in a situation; None if `watch` calls it off.

    The same arguments give the same rating. It reads about a second on 9x9.
    """
    size = situation.size
    position = situation.position
    legal = legal_points(position, situation.history, situation.ruleset)
    prospect = prospect_of(situation, QuickBoard.of(position), frozenset(map(size.index, legal)), Random(_SEED))
    prospect.read(lines, lambda _done: watch.is_called_off())
    if watch.is_called_off():
        return None
    worth = {each.move: each.shared_wins / each.shared_visits for each in prospect.moves}
    best = prospect.best()
    at = size.index(played.point) if isinstance(played, Play) else PASS
    color = situation.to_move
    best_move: Move = Pass(color) if best == PASS else Play(color, size.point(best))
    best_worth = worth.get(best, 0.5)
    played_worth = min(worth.get(at, best_worth), best_worth)
    after = replace(situation, moves=(*situation.moves, played), to_move=color.opponent)
    return MoveRating(
        played,
        best_move,
        (best_worth - 0.5) * _POINTS,
        (played_worth - 0.5) * _POINTS,
        (best_move,),
        _answer(after, watch, lines),
    )


def _answer(situation: Situation, watch: Watch, lines: int) -> tuple[Move, ...]:
    """Return the best move found for the side to move, alone."""
    size = situation.size
    legal = legal_points(situation.position, situation.history, situation.ruleset)
    board = QuickBoard.of(situation.position)
    prospect = prospect_of(situation, board, frozenset(map(size.index, legal)), Random(_SEED))
    prospect.read(lines, lambda _done: watch.is_called_off())
    best = prospect.best()
    return () if best == PASS else (Play(situation.to_move, size.point(best)),)
