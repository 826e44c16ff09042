"""A residual network that looks at a board once and tells the owner of each point.

Its input are planes of the board as the side to move sees it; it is a chain of filters of three by three
points. All numbers it gives are those of the side to move. resources/judgement/README.md says how the
weights of `shipped_owners` were learnt; the network of the partners (`policy_network`) has more outputs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Self

import numpy as np

from goboard_app import resource_path
from goboard_app.go.board import BoardSize
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.limits import QUICK
from goboard_app.scoring.life.weights import Floats, read_weights

PLANES = 10
"""The number of planes.

0 one everywhere; 1, 2 own stones and the other side's; 3-5 chains of one, two and three liberties; 6 the
point that a ko forbids; 7-9 the last move, the one before and the one before that.
"""
LAST_MOVES = 3
"""The number of last moves that the network sees."""
GLOBALS = 4
"""The numbers of the whole board beside the planes: the lead, the last two passes, the side."""
Turn = tuple[bool, int, int]
"""A way to look at a board: whether rows and columns are exchanged, and then the steps along both, 1 or -1."""
TURNS: tuple[Turn, ...] = tuple(product((False, True), (1, -1), (1, -1)))
"""All eight ways to turn and mirror a board, the board itself first."""
# The side of a board that is neither small nor large to the network, and the weight of the difference.
_MIDDLE_SIDE, _SIDE_WEIGHT = 14.0, 0.1
# As in training: inputs of a network are of the size of 1.
_KOMI_UNIT = 20.0


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


@cache
def shipped_owners() -> BoardNetwork | None:
    """Return the network for owners that ships with the program; None if its file is missing or damaged."""
    try:
        return BoardNetwork.read(resource_path("judgement/owners.npz"))
    except Exception:  # A damaged archive makes NumPy raise nearly anything.
        return None


def glance(size: BoardSize, board: QuickBoard) -> Floats | None:
    """Return a row for each point: the chances that it becomes Black's if Black moves first, and if White does.

    None without the network.
    """
    network = shipped_owners()
    if network is None:
        return None
    # The komi is no matter to the owners, and the boards it learnt from had no last moves.
    views = [View(size, board, color, (), 0.0) for color in (1, 2)]
    # Of a large board one look must do: eight take 0.15 s on 19x19.
    black, white = network.owners(views, TURNS if size.area <= QUICK else TURNS[:1])
    return np.stack((black, 1 - white), 1)


class BoardNetwork:
    """The network with its weights."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        """Take the weights by name. Raises ValueError if they do not fit one another, KeyError if one lacks."""
        self._weights = weights
        self._width = weights["first.weight"].shape[1]
        self._blocks = sum(name.endswith(".one.weight") for name in weights)
        self._check()

    @classmethod
    def read(cls, path: Path) -> Self:
        """Return the network in a file.

        Raises ValueError if the weights do not fit; a damaged file raises nearly any other error.
        """
        return cls(read_weights(path))

    def owners(self, views: Sequence[View], turns: Sequence[Turn] = TURNS[:1]) -> list[Floats]:
        """Return for each view the chance that each point becomes the mover's; all boards must have the same size.

        It is the mean over looks at the board as it is and turned and mirrored, as `turns` says.
        """
        grid, globals_ = grids(views), stacked(views)
        rows, columns = grid.shape[1:3]
        total = np.zeros((len(views), rows, columns), np.float32)
        for swaps, down, across in turns:
            seen = (grid.swapaxes(1, 2) if swaps else grid)[:, ::down, ::across]
            own = self._owners(self._trunk(seen, globals_)).reshape(seen.shape[:3])[:, ::down, ::across]
            total += own.swapaxes(1, 2) if swaps else own
        return list((total / len(turns)).reshape(len(views), -1))

    def _layers(self) -> dict[str, tuple[int, int]]:
        """Return the numbers of inputs and outputs of each layer, by its name."""
        width = self._width
        wanted = {"first": (9 * PLANES, width), "global": (GLOBALS, width), "own": (width, 1)}
        for block in range(self._blocks):
            wanted |= {f"{block}.one": (9 * width, width), f"{block}.two": (9 * width, width)}
            if f"{block}.pool.weight" in self._weights:
                wanted[f"{block}.pool"] = (2 * width, width)
        return wanted

    def _check(self) -> None:
        weights, wanted = self._weights, self._layers()
        if set(weights) != {f"{name}.{part}" for name in wanted for part in ("weight", "bias")}:
            raise ValueError("weights of another layout do not fit")
        for name, (inputs, outputs) in wanted.items():
            weight, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
            if weight.shape != (inputs, outputs) or bias.shape != (outputs,):
                raise ValueError(f"weights of {name} do not fit")
            if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
                raise ValueError(f"weights of {name} are no numbers")

    def _trunk(self, grid: Floats, globals_: Floats) -> Floats:
        """Return what the last block makes of the boards, (boards, points, width)."""
        x = self._filter("first", grid)
        x += self._linear("global", globals_)[:, None]
        np.maximum(x, 0, out=x)
        for block in range(self._blocks):
            x = self._block(block, x, grid.shape[:3])
        return x

    def _owners(self, x: Floats) -> Floats:
        """Return the chances of owners from what `_trunk` gives."""
        return logistic((x @ self._weights["own.weight"])[:, :, 0] + self._weights["own.bias"])

    def _block(self, block: int, x: Floats, shape: tuple[int, ...]) -> Floats:
        grid = (*shape, -1)
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


def grids(views: Sequence[View]) -> Floats:
    """Return the planes of some views, (views, rows, columns, `PLANES`)."""
    size = views[0].size
    return np.stack([_planes(view) for view in views]).reshape(len(views), size.rows, size.columns, PLANES)


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


def stacked(views: Sequence[View]) -> Floats:
    """Return the numbers of the whole board of some views, a row of `GLOBALS` for each."""
    return np.stack([_globals(view) for view in views])


def _globals(view: View) -> Floats:
    passes = [float(at < 0) for at in (*view.last, 0, 0)[:2]]
    return np.array([view.ahead / _KOMI_UNIT, *passes, side_of(view.size)], np.float32)


def side_of(size: BoardSize) -> float:
    """Return the side of a board as the network sees it, around 0."""
    return (sqrt(size.area) - _MIDDLE_SIDE) * _SIDE_WEIGHT


def logistic(x: Floats) -> Floats:
    """Return the logistic function of each number."""
    # By tanh: an exponential would overflow.
    return np.asarray((1 + np.tanh(x * np.float32(0.5))) * np.float32(0.5), np.float32)
