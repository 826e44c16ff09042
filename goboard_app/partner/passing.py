"""The look before a pass: the move that still gains something on a board that looks finished."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple

from goboard_app.scoring.life.policy_network import PolicyNetwork, View
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.tree_search import TreeSearch, view_after

_SMALL_BOARD = 81
_LEAST_VISITS = 2
# Visits that are one move compared with a pass; with more of them, more moves are compared.
_EACH, _FEWEST, _MOST = 12, 3, 6


class Gain(NamedTuple):
    """A move, and the points that it gains against a pass."""

    move: int
    points: float


def find_gain(
    network: PolicyNetwork, view: View, points: Iterable[int], visits: int, is_called_off: Callable[[float], bool]
) -> Gain | None:
    """Return the move that gains most against a pass; None without any move, or if it is called off.

    `visits` are the positions that are read after each move on a board of 81 points; fewer on a larger one.
    """
    # A side that passes has read all to its end, so the network has learnt; it sees stones in atari as settled
    # after a pass. Without the last moves it looks at the board itself.
    fresh = network.levelled(replace(view, last=()))
    chances = network.evaluate([fresh])[0].moves
    most = max(_FEWEST, min(_MOST, visits // _EACH))
    moves = sorted(points, key=lambda at: -float(chances[at]))[:most]
    each = max(_LEAST_VISITS, visits * _SMALL_BOARD // view.size.area)
    leads: list[float] = []
    for at in [PASS, *moves]:
        after = replace(view_after(fresh, at), last=())
        search = TreeSearch(network, after, _legal(after))
        search.read(each, is_called_off)
        if is_called_off(len(leads) / (len(moves) + 1)):
            return None
        leads.append(-search.lead)
    gains = [Gain(at, lead - leads[0]) for at, lead in zip(moves, leads[1:], strict=True)]
    return max(gains, key=lambda gain: gain.points, default=None)


def _legal(view: View) -> list[int]:
    return [at for at in range(view.size.area) if view.board.is_legal(at, view.to_move)]
