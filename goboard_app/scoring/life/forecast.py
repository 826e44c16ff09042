"""Forecast of the owner of each point once play goes on, with either side to move.

A network with the same layers as the one that judges groups has learnt it from KataGo's ownership
of boards on which a player passed too early (resources/judgement/README.md). It sees what that one
sees: playouts, readings, chains and areas. Another sees the stones alone, at a glance and, on small boards,
a few moves later (`outlook`). Two small last layers make one answer of these for each point. It gives the
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
from goboard_app.scoring.life.board_network import logistic
from goboard_app.scoring.life.borders import most_open
from goboard_app.scoring.life.corrector import PLANES, Features, Layers, around, both_ways
from goboard_app.scoring.life.limits import FIRM, KOMIS
from goboard_app.scoring.life.weights import Floats
from goboard_app.scoring.proposal import Proposal

_HIDDEN = 64
"""The width of the layer before the last one; it must be that of the trained weights."""
_JOINED, _WITH_OUTLOOK, _JOINING = 9, 13, 16
"""The numbers for each point that are joined, without and with an outlook, and the width of the layer between."""
_HALF = np.float32(0.5)
# Inputs of a layer are of the size of 1: a logit is divided, a difference multiplied. No chance is surer than this.
_LOGIT_UNIT, _DIFFERENCE_UNIT, _SUREST = np.float32(3), np.float32(4), np.float32(0.999)
_SMALL_BOARD = 81


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

    @property
    def sure_points(self) -> int:
        """The number of points that go to whichever side moves first without doubt."""
        return sum(chance >= FIRM for chance in self.changes)

    def swing(self, stones: Collection[int]) -> float:
        """Return the expected share of `stones`, from 0 to 1, whose fate depends on the first move."""
        return sum(self.changes[at] for at in stones) / len(stones)

    def lives(self, stones: Collection[int], color: int) -> tuple[float, float]:
        """Return the chances that stones of a colour (1 black, 2 white) live if Black moves first and if White does."""
        black, white = (sum(row[at] for at in stones) / len(stones) for row in (self.black_first, self.white_first))
        return (black, white) if color == 1 else (1 - black, 1 - white)

    @property
    def lead(self) -> float:
        """The expected difference of Black's area and White's, in points."""
        return sum(black + white - 1 for black, white in zip(self.black_first, self.white_first, strict=True))

    def black_share(self, at: int) -> float:
        """Return the chance that a point becomes Black's, with either side equally likely to begin."""
        return (self.black_first[at] + self.white_first[at]) / 2


@cache
def shipped_forecaster() -> PointNetwork | None:
    """Return the network that ships with the program; None if its file is missing or damaged."""
    try:
        return PointNetwork.read(resource_path("judgement/forecast.npz"))
    except Exception:  # A damaged archive makes NumPy raise nearly anything.
        return None


class PointNetwork:
    """The network that forecasts the owner of each point."""

    def __init__(self, weights: Mapping[str, Floats] | Layers) -> None:
        """Take the weights by name. Raises ValueError if they do not fit one another."""
        self._layers = weights if isinstance(weights, Layers) else Layers(weights, heads)

    @classmethod
    def read(cls, path: Path) -> PointNetwork:
        """Return the network in a file.

        Raises ValueError if the weights do not fit; a damaged file raises nearly any other error.
        """
        return cls(Layers.read(path, heads))

    def forecast(self, features: Features, seen: Floats, ahead: Floats | None) -> Forecast:
        """Return the forecast for a judged board; `seen` is the `glance` at it, `ahead` its outlook if there is one."""
        rows = self._joined(self.by_features(features), seen, ahead)
        return Forecast(*(tuple(column) for column in rows.T.tolist()))

    def by_features(self, features: Features) -> Floats:
        """Return the three chances for each point by the features alone."""
        planes, swapped = both_ways(features.planes)
        return _mean(self._chances(features, planes), self._chances(features, swapped))

    def _joined(self, by_features: Floats, seen: Floats, ahead: Floats | None) -> Floats:
        """Return the three chances for each point by both networks."""
        looks = (seen,) if ahead is None else (seen, ahead)
        swapped = (1 - look[:, ::-1] for look in looks)
        return _mean(
            self._answers(inputs_of(by_features, *looks)), self._answers(inputs_of(_swapped(by_features), *swapped))
        )

    def _chances(self, features: Features, x: Floats) -> Floats:
        layers = self._layers
        h = layers.hidden(features, x)
        seen = np.maximum(layers.apply("mix", *around(h, features.size), x), 0)
        return logistic(layers.apply("last", seen))

    def _answers(self, inputs: Floats) -> Floats:
        name = "join_outlook" if inputs.shape[1] == _WITH_OUTLOOK else "join"
        between = np.maximum(self._layers.apply(name, inputs), 0)
        return logistic(self._layers.apply(f"{name}.last", between))


def heads(width: int) -> Mapping[str, tuple[int, int]]:
    """Return the numbers of inputs and outputs of the last layers for a width of the trunk."""
    return {
        "mix": (3 * width + PLANES, _HIDDEN),
        "last": (_HIDDEN, 3),
        "join": (_JOINED, _JOINING),
        "join.last": (_JOINING, 3),
        "join_outlook": (_WITH_OUTLOOK, _JOINING),
        "join_outlook.last": (_JOINING, 3),
    }


def inputs_of(by_features: Floats, *looks: Floats) -> Floats:
    """Return a row for each point from the three chances by features and the two of each look: a glance, an outlook.

    These are the logits of all chances, how much each look changes with the first move, and for the whole board how
    much is open by the features and by each look, in points of a board of 81, and how small the board is.
    """
    chances = np.concatenate((by_features, *looks), 1).clip(1 - _SUREST, _SUREST)
    logits = np.log(chances / (1 - chances)) / _LOGIT_UNIT
    changes = [look[:, :1] - look[:, 1:] for look in looks]
    part = _SMALL_BOARD / len(by_features)
    sums = [np.log1p(part * rows.clip(0).sum()) for rows in (by_features[:, 2], *changes)]
    whole = [np.full((len(by_features), 1), value, np.float32) for value in (*sums, part)]
    return np.concatenate((logits, *(rows * _DIFFERENCE_UNIT for rows in changes), *whole), 1)


def _mean(own: Floats, swapped: Floats) -> Floats:
    """Return the mean of the chances of a board and of the same with the colours swapped."""
    return (own + _swapped(swapped)) * _HALF


def _swapped(chances: Floats) -> Floats:
    """Return the chances with the colours swapped: then a first move by White is one by Black."""
    return np.stack((1 - chances[:, 1], 1 - chances[:, 0], chances[:, 2]), 1)


# Borders that are open on a large scale have no sure score: the last moves that close them are one of many ways to go
# on. If the two scores may name different winners, the board is not finished.
def agrees(position: Position, proposal: Proposal, lead: float, check: Callable[[], None] | None = None) -> bool:
    """Return whether Black's lead in area after the last moves agrees with the forecast `lead`.

    Both must name the same winner with every usual komi, and fewer points are between them than are open on an
    unfinished board. `check` is called before each move that is tried; it may raise an exception to call the work off.
    """
    statuses = proposal.statuses()
    # By area: the forecast lead is that of stones and territory together.
    filling = fill(position, History.starting_at(position), CHINESE, proposal, statuses, check)
    after = float(count(filling.after(position), statuses, CHINESE, GameTerms()).margin)
    low, high = min(after, lead), max(after, lead)
    is_same_winner = not any(low <= komi <= high for komi in KOMIS)
    return high - low < most_open(position.size.area) and is_same_winner
