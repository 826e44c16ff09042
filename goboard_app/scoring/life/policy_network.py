"""A small network that looks at a board once: the next move, the owner of each point, the lead, the winner.

Its input are planes of the board as the side to move sees it; it is a chain of filters of three by three
points (a residual network). Its weights were learnt from a stronger network; resources/policy/README.md
says how. All numbers it gives are those of the side to move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from goboard_app import resource_path
from goboard_app.go.board import BoardSize
from goboard_app.scoring.life.board import QuickBoard

Floats = NDArray[np.float32]

PLANES = 10
"""The number of planes.

0 one everywhere; 1, 2 own stones and the other side's; 3-5 chains of one, two and three liberties; 6 the
point that a ko forbids; 7-9 the last move, the one before and the one before that.
"""
LAST_MOVES = 3
"""The number of last moves that the network sees."""
# The numbers of the whole board beside the planes: the lead, the last passes, the side.
_GLOBALS = 4
# The side of a board that is neither small nor large to the network, and the weight of the difference.
_MIDDLE_SIDE, _SIDE_WEIGHT = 14.0, 0.1
# As in training: inputs of a network are of the size of 1.
_KOMI_UNIT = 20.0
_LEAD_UNIT = np.float32(20.0)
# The network has learnt with komi in this range around the usual one.
_MOST_SHIFT = 25.0


@dataclass(frozen=True, slots=True)
class View:
    """A board as the network sees it.

    `last` are the indices of the last moves, the latest first, -1 for a pass. `ahead` are the points that
    the side to move has besides the board: the komi for White, its negative for Black.
    """

    size: BoardSize
    board: QuickBoard
    to_move: int
    last: tuple[int, ...]
    ahead: float


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


class PolicyNetwork:
    """The network with its weights."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        """Take the weights by name. Raises ValueError if they do not fit one another, KeyError if one lacks."""
        self._weights = weights
        self._width = weights["first.weight"].shape[1]
        self._blocks = sum(name.endswith(".one.weight") for name in weights)
        self._check()

    @classmethod
    def read(cls, path: Path) -> PolicyNetwork:
        """Return the network in a file.

        Raises ValueError if the weights do not fit; a damaged file raises nearly any other error.
        """
        # Unpickling a file could run code in it.
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        if any(array.dtype.kind != "f" for array in arrays.values()):
            raise ValueError("weights that are no floating-point numbers do not fit")
        return cls({name: array.astype(np.float32) for name, array in arrays.items()})

    def _check(self) -> None:
        weights, width = self._weights, self._width
        wanted = {"first": (9 * PLANES, width), "global": (_GLOBALS, width)}
        for block in range(self._blocks):
            wanted |= {f"{block}.one": (9 * width, width), f"{block}.two": (9 * width, width)}
            if f"{block}.pool.weight" in weights:
                wanted[f"{block}.pool"] = (2 * width, width)
        middle = weights["policy.weight"].shape[1]
        hidden = weights["value.weight"].shape[1]
        wanted |= {
            "policy": (width, middle),
            "policy_pool": (2 * width, middle),
            "policy_last": (middle, 1),
            "policy_pass": (2 * width, 1),
            "value": (3 * width + _GLOBALS, hidden),
            "value_last": (hidden, 2),
            "own": (width, 1),
        }
        if set(weights) != {f"{name}.{part}" for name in wanted for part in ("weight", "bias")}:
            raise ValueError("weights of another layout do not fit")
        for name, (inputs, outputs) in wanted.items():
            weight, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
            if weight.shape != (inputs, outputs) or bias.shape != (outputs,):
                raise ValueError(f"weights of {name} do not fit")
            if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
                raise ValueError(f"weights of {name} are no numbers")

    def evaluate(self, views: Sequence[View]) -> list[NetworkOpinion]:
        """Return an evaluation for each view; all boards must have the same size."""
        size = views[0].size
        count, area = len(views), size.area
        planes = np.stack([_planes(view) for view in views])
        globals_ = np.stack([_globals(view) for view in views])
        x = self._filter("first", planes.reshape(count, size.rows, size.columns, PLANES))
        x += self._linear("global", globals_)[:, None]
        np.maximum(x, 0, out=x)
        for block in range(self._blocks):
            x = self._block(block, x, size)
        mean, most = x.mean(1), x.max(1)
        pooled = np.concatenate((mean, most), 1)
        flat = x.reshape(count * area, -1)
        seen = self._linear("policy", flat).reshape(count, area, -1) + self._linear("policy_pool", pooled)[:, None]
        points = (np.maximum(seen, 0) @ self._weights["policy_last.weight"])[:, :, 0]
        points += self._weights["policy_last.bias"]
        logits = np.concatenate((points, self._linear("policy_pass", pooled)), 1)
        spread = np.float32(_side(size))
        hidden = np.maximum(self._linear("value", np.concatenate((pooled, mean * spread, globals_), 1)), 0)
        values = self._linear("value_last", hidden)
        own = (x @ self._weights["own.weight"])[:, :, 0] + self._weights["own.bias"]
        moves, own, wins = _softmax(logits), _logistic(own), _logistic(values[:, 0])
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

    def _block(self, block: int, x: Floats, size: BoardSize) -> Floats:
        grid = (len(x), size.rows, size.columns, -1)
        y = self._filter(f"{block}.one", x.reshape(grid))
        np.maximum(y, 0, out=y)
        if f"{block}.pool.weight" in self._weights:
            y += self._linear(f"{block}.pool", np.concatenate((y.mean(1), y.max(1)), 1))[:, None]
        z = self._filter(f"{block}.two", y.reshape(grid))
        z += x
        return np.maximum(z, 0, out=z)

    def _filter(self, name: str, grid: Floats) -> Floats:
        """Return a row of outputs for each point from the point and its eight neighbours, zero beyond the edge."""
        count, rows, columns, width = grid.shape
        padded = np.zeros((count, rows + 2, columns + 2, width), np.float32)
        padded[:, 1:-1, 1:-1] = grid
        board, line, point, plane = padded.strides
        around = np.lib.stride_tricks.as_strided(
            padded,
            (count, rows, columns, 3, 3, width),
            (board, line, point, line, point, plane),
            writeable=False,
        )
        return self._linear(name, around.reshape(count * rows * columns, 9 * width)).reshape(count, rows * columns, -1)

    def _linear(self, name: str, inputs: Floats) -> Floats:
        """Return a row of outputs of the layer `name` for each row of inputs."""
        found = np.asarray(inputs @ self._weights[f"{name}.weight"], np.float32)
        found += self._weights[f"{name}.bias"]
        return found


def _planes(view: View) -> Floats:
    board, own = view.board, view.to_move
    x = np.zeros((PLANES, len(board.color)), np.float32)
    colors = np.array(board.color)
    x[0] = 1
    x[1] = colors == own
    x[2] = colors == 3 - own
    for head, libs in board.libs.items():
        if 0 < len(libs) < 4:
            x[2 + len(libs), list(board.stones[head])] = 1
    if board.ko >= 0:
        x[6, board.ko] = 1
    for number, at in enumerate(view.last[:LAST_MOVES]):
        if at >= 0:
            x[7 + number, at] = 1
    return x.T


def _globals(view: View) -> Floats:
    passes = [float(at < 0) for at in (*view.last, 0, 0)[:2]]
    return np.array([view.ahead / _KOMI_UNIT, *passes, _side(view.size)], np.float32)


def _side(size: BoardSize) -> float:
    return (sqrt(size.area) - _MIDDLE_SIDE) * _SIDE_WEIGHT


def _softmax(logits: Floats) -> Floats:
    # Without the largest logit the exponential could overflow.
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)


def _logistic(x: Floats) -> Floats:
    # By tanh: an exponential would overflow.
    return np.asarray((1 + np.tanh(x * np.float32(0.5))) * np.float32(0.5), np.float32)
