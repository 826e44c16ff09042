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
from goboard_app.scoring.life.limits import KOMIS, NEAR
from goboard_app.scoring.proposal import Proposal


def agrees(position: Position, proposal: Proposal, lead: float, check: Callable[[], None] | None = None) -> bool:
    """Return whether Black's lead in area after the last moves agrees with the forecast `lead`.

    Both must name the same winner with every usual komi, and fewer than `NEAR` of the points that may be open on a
    finished board are between them. `check` is called before each move that is tried; it may raise an exception to
    call the work off.
    """
    statuses = proposal.statuses()
    # By area: the forecast lead is that of stones and territory together.
    filling = fill(position, History.starting_at(position), CHINESE, proposal, statuses, check)
    after = float(count(filling.after(position), statuses, CHINESE, GameTerms()).margin)
    low, high = min(after, lead), max(after, lead)
    is_same_winner = not any(low <= komi <= high for komi in KOMIS)
    return high - low < NEAR * most_open(position.size.area) and is_same_winner
