"""Forecast of the owner of each point once play goes on, with either side to move.

Two networks with the same layers as the one that judges groups have learnt it from KataGo's
ownership of boards on which a player passed too early (resources/judgement/README.md). They see
what that one sees, and what the network of the partners thinks of the owners. Their mean gives the
number of open points on a board, and the groups that the first move decides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from goboard_app import resource_path
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import CHINESE
from goboard_app.rules.repetition import History
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.filling import fill
from goboard_app.scoring.life.borders import most_open
from goboard_app.scoring.life.corrector import PLANES, Features, Floats, Layers, around, both_ways
from goboard_app.scoring.life.limits import KOMIS, NEAR
from goboard_app.scoring.proposal import Proposal

SEEN = PLANES + 2
"""The number of planes that the network sees: those of `features_of`, and the two chances of the outlook's `glance`."""
_HIDDEN = 64
"""The width of the layer before the last one; it must be that of the trained weights."""
_HALF = np.float32(0.5)


@dataclass(frozen=True, slots=True)
class Forecast:
    """Chances from 0 to 1 for each point, by index.

    `black_first` is the chance that the point becomes Black's if Black moves first, `white_first`
    that it becomes Black's if White does; `changes` that it goes to whichever side moves first.
    """

    black_first: tuple[float, ...]
    white_first: tuple[float, ...]
    changes: tuple[float, ...]

    @property
    def open_points(self) -> float:
        """The expected number of points that go to whichever side moves first."""
        return sum(self.changes)

    def swing(self, stones: Collection[int]) -> float:
        """Return the expected share of `stones`, from 0 to 1, whose fate depends on the first move."""
        return sum(self.changes[at] for at in stones) / len(stones)

    @property
    def lead(self) -> float:
        """The expected difference of Black's area and White's, in points."""
        return sum(black + white - 1 for black, white in zip(self.black_first, self.white_first, strict=True))

    def black_share(self, at: int) -> float:
        """Return the chance that a point becomes Black's, with either side equally likely to begin."""
        return (self.black_first[at] + self.white_first[at]) / 2


@cache
def shipped_forecaster() -> PointNetwork | None:
    """Return the networks that ship with the program; None if a file is missing or damaged."""
    try:
        return PointNetwork.read(resource_path("judgement/forecast.npz"), resource_path("judgement/forecast_2.npz"))
    except Exception:  # A damaged archive makes NumPy raise nearly anything.
        return None


class PointNetwork:
    """The networks that forecast the owner of each point, by their mean."""

    def __init__(self, *members: Layers) -> None:
        """Take the layers of each network, whose last two are those of `heads`."""
        self._members = members

    @classmethod
    def read(cls, *paths: Path) -> PointNetwork:
        """Return the networks in some files.

        Raises ValueError if the weights do not fit; a damaged file raises nearly any other error.
        """
        return cls(*(Layers.read(path, heads, SEEN) for path in paths))

    def forecast(self, features: Features, seen: Floats) -> Forecast:
        """Return the forecast for a judged board; `seen` is the glance at it (`outlook`)."""
        planes, swapped = both_ways(features.planes)
        one = self._chances(features, np.concatenate((planes, seen), 1))
        two = self._chances(features, np.concatenate((swapped, 1 - seen[:, ::-1]), 1))
        # With the colours swapped, a first move by White is one by Black, and the chances are White's.
        black = (one[:, 0] + 1 - two[:, 1]) * _HALF
        white = (one[:, 1] + 1 - two[:, 0]) * _HALF
        changes = (one[:, 2] + two[:, 2]) * _HALF
        return Forecast(tuple(black.tolist()), tuple(white.tolist()), tuple(changes.tolist()))

    def _chances(self, features: Features, x: Floats) -> Floats:
        return np.asarray(np.mean([_chances(layers, features, x) for layers in self._members], 0), np.float32)


def _chances(layers: Layers, features: Features, x: Floats) -> Floats:
    h = layers.hidden(features, x)
    seen = np.maximum(layers.apply("mix", *around(h, features.size), x), 0)
    # The logistic function, by tanh: an exponential would overflow.
    return np.asarray((1 + np.tanh(layers.apply("last", seen) * _HALF)) * _HALF, np.float32)


def heads(width: int) -> Mapping[str, tuple[int, int]]:
    """Return the numbers of inputs and outputs of the last layers for a width of the trunk."""
    return {"mix": (3 * width + SEEN, _HIDDEN), "last": (_HIDDEN, 3)}


# Borders that are open on a large scale have no sure score: the last moves that close them are one of many ways to go
# on. If the two scores may name different winners, the board is not finished.
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
