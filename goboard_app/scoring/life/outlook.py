"""The outlook: the owners of the points after a few moves of reading, with either side to move first.

It reads ahead with the network of the partners (`policy_network`), which has learnt from other boards than the
forecast: where both agree they are right more often than either alone (docs/judgement.md).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import numpy as np

from goboard_app.go.board import BoardSize
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import View
from goboard_app.scoring.life.limits import FORESEEN, OUTLOOK_VISITS
from goboard_app.scoring.life.policy_network import PolicyNetwork, shipped_policy
from goboard_app.scoring.life.tree_search import TreeSearch, view_after
from goboard_app.scoring.life.weights import Floats

_SMALL_BOARD = 81
_FEWEST = 8


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chance, from 0 to 1, that each point by index becomes Black's, after the next moves of the likely line.

    `black_first` has a row for each board of the line with Black to move first, `white_first` for that with White.
    """

    black_first: Floats
    white_first: Floats

    def swing(self, stones: Collection[int]) -> float:
        """Return the share of `stones`, from 0 to 1, whose fate depends on the first move; the largest of all rows."""
        chosen = sorted(stones)
        black, white = self.black_first[:, chosen].mean(1), self.white_first[:, chosen].mean(1)
        return float(np.abs(black - white).max())


def look_ahead(size: BoardSize, board: QuickBoard, is_called_off: Callable[[], bool]) -> Outlook | None:
    """Return the outlook of a board; None without the network, or if it is called off."""
    network = shipped_policy()
    if network is None:
        return None
    visits = max(_FEWEST, OUTLOOK_VISITS * _SMALL_BOARD // size.area)
    rows: list[Floats] = []
    for color in (1, 2):
        # Without last moves: a side that passes has read all to its end, so the network has learnt.
        view = network.levelled(View(size, board, color, (), 0.0))
        search = TreeSearch(network, view, [at for at in range(size.area) if board.is_legal(at, color)])
        search.read(visits, lambda _done: is_called_off())
        if is_called_off():
            return None
        line = search.line(FORESEEN)
        rows.append(np.stack([_owners(network, view, line[:1]), _owners(network, view, line)]))
    return Outlook(*rows)


def _owners(network: PolicyNetwork, view: View, line: tuple[int, ...]) -> Floats:
    """Return the chance of each point to become Black's after these moves."""
    for at in line:
        view = view_after(view, at)
    own = network.evaluate([view])[0].own
    return own if view.to_move == 1 else 1 - own
