"""The network of the partners: the next move, the owner of each point, the lead, the winner.

Its weights were learnt from a stronger network; resources/policy/README.md says how. All numbers it gives
are those of the side to move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from goboard_app import resource_path
from goboard_app.scoring.life.board_network import GLOBALS, BoardNetwork, View, grids, logistic, side_of, stacked
from goboard_app.scoring.life.weights import Floats

# As in training: outputs of a network are of the size of 1.
_LEAD_UNIT = np.float32(20.0)
# The network has learnt with komi in this range around the usual one.
_MOST_SHIFT = 25.0


@dataclass(frozen=True, slots=True)
class NetworkOpinion:
    """The opinion of the network about a board, for the side to move.

    `moves` are the chances of the next move for each point by index, and last of a pass; illegal moves are
    not left out. `own` is the chance for each point that it becomes the mover's. `wins` is the chance to
    win, `lead` the expected lead in points with komi.
    """

    moves: Floats
    own: Floats
    wins: float
    lead: float


@cache
def shipped_policy() -> PolicyNetwork | None:
    """Return the network that ships with the program; None if its file is missing or damaged."""
    try:
        return PolicyNetwork.read(resource_path("policy/weights.npz"))
    except Exception:  # A damaged archive makes NumPy raise nearly anything.
        return None


class PolicyNetwork(BoardNetwork):
    """The network with its weights."""

    def evaluate(self, views: Sequence[View]) -> list[NetworkOpinion]:
        """Return an evaluation for each view; all boards must have the same size."""
        size = views[0].size
        count, area = len(views), size.area
        globals_ = stacked(views)
        x = self._trunk(grids(views), globals_)
        mean, most = x.mean(1), x.max(1)
        pooled = np.concatenate((mean, most), 1)
        flat = x.reshape(count * area, -1)
        seen = self._linear("policy", flat).reshape(count, area, -1) + self._linear("policy_pool", pooled)[:, None]
        points = (np.maximum(seen, 0) @ self._weights["policy_last.weight"])[:, :, 0]
        points += self._weights["policy_last.bias"]
        logits = np.concatenate((points, self._linear("policy_pass", pooled)), 1)
        spread = np.float32(side_of(size))
        hidden = np.maximum(self._linear("value", np.concatenate((pooled, mean * spread, globals_), 1)), 0)
        values = self._linear("value_last", hidden)
        moves, own, wins = _softmax(logits), self._owners(x), logistic(values[:, 0])
        return [
            NetworkOpinion(moves[at], own[at], float(wins[at]), float(values[at, 1] * _LEAD_UNIT))
            for at in range(count)
        ]

    def levelled(self, view: View) -> View:
        """Return the view of the same board with a komi that makes it about even, or less uneven.

        Far ahead or behind, a network that has learnt to win finds all moves equally good.
        """
        lead = self.evaluate([view])[0].lead
        shift = max(-_MOST_SHIFT, min(_MOST_SHIFT, -round(2 * lead) / 2))
        return replace(view, ahead=view.ahead + shift)

    def _layers(self) -> dict[str, tuple[int, int]]:
        width = self._width
        middle, hidden = self._weights["policy.weight"].shape[1], self._weights["value.weight"].shape[1]
        return super()._layers() | {
            "policy": (width, middle),
            "policy_pool": (2 * width, middle),
            "policy_last": (middle, 1),
            "policy_pass": (2 * width, 1),
            "value": (3 * width + GLOBALS, hidden),
            "value_last": (hidden, 2),
        }


def _softmax(logits: Floats) -> Floats:
    # Without the largest logit the exponential could overflow.
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)
