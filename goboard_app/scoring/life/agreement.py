"""Agreement between the score after the last moves and the score that the forecast expects.

Borders that are open on a large scale have no sure score: the last moves that close them are one of
many ways to go on. If the two scores may name different winners, the board is not finished.
"""

from __future__ import annotations

from collections.abc import Callable

from goboard_app.go.position import Position
from goboard_app.rules.catalogue import CHINESE
from goboard_app.rules.repetition import History
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.filling import fill
from goboard_app.scoring.life.borders import most_open
from goboard_app.scoring.proposal import Proposal

_NEAR = 0.25
"""The limit for the difference of the two scores, as a fraction of `most_open`."""
_KOMI = (-1.0, 8.5)
"""The leads in area, before komi, between which the winner depends on a usual komi; a point is allowed on each side."""


def is_near(position: Position, proposal: Proposal, lead: float, check: Callable[[], None] | None = None) -> bool:
    """Return whether Black's lead in area after the last moves is near the forecast `lead`.

    It also is if both leads name the same winner with every usual komi, and fewer points are between them than may be
    open on a finished board. `check` is called before each move that is tried; it may raise an exception to call the
    work off.
    """
    statuses = proposal.statuses()
    # By area: the forecast lead is that of stones and territory together.
    filling = fill(position, History.starting_at(position), CHINESE, proposal, statuses, check)
    after = float(count(filling.after(position), statuses, CHINESE, GameTerms()).margin)
    apart, most = abs(after - lead), most_open(position.size.area)
    lowest, highest = _KOMI
    is_same_winner = min(after, lead) > highest or max(after, lead) < lowest
    return apart < _NEAR * most or (apart < most and is_same_winner)
