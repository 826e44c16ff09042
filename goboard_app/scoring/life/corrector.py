"""A small network that corrects the judgement of groups where it is in doubt.

It sees the stones, what playouts and reading made of them, and today's verdicts, and says for
each group how likely it is alive, dead or in seki. Its filters weigh the four neighbours of a
point alike, and the four diagonal ones, so that a turned or mirrored board gets the same answer;
both colours are asked and averaged. After each filter it pools over chains, over the areas that
settled stones wall off, and over the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log2
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from goboard_app import resource_path
from goboard_app.go.board import BoardSize
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.groups import StoneGroup, own_areas
from goboard_app.scoring.life.playouts import Fates, is_playable
from goboard_app.scoring.life.search import Reading
from goboard_app.scoring.life.verdict import GroupVerdict
from goboard_app.scoring.proposal import Life

Floats = NDArray[np.float32]
Labels = NDArray[np.intp]

CLASSES = (Life.ALIVE, Life.DEAD, Life.SEKI)
PLANES = 36
_SWAPPED = (1, 0, *range(2, 12), 13, 12, 15, 14, 17, 16, *range(18, PLANES))
_HALF = np.float32(0.5)
_AT_ONCE = 16
"""So few rows are multiplied in one thread: threads that wait for one another cost ten times as
much, and with them the last digits would hang on the number of cores.
"""
_LAYER = ("weight", "bias")
_BALANCE = 11
"""The plane that changes its sign when the colours are swapped."""


@dataclass(frozen=True, slots=True)
class Features:
    """What the network sees: a row of `planes` a point, and three ways to part the points.

    `groups` has the number of the group of a stone, -1 on empty points.
    """

    size: BoardSize
    planes: Floats
    chains: Labels
    areas: Labels
    groups: Labels


@cache
def shipped_network() -> Network | None:
    """The network that ships with the program; None where its file is missing or damaged."""
    try:
        return Network.read(resource_path("judgement/weights.npz"))
    except Exception:  # A damaged archive makes NumPy raise nearly anything.
        return None


def chances_of_death(features: Features) -> list[float] | None:
    """Return the chance of death of each group; None without a network."""
    network = shipped_network()
    if network is None:
        return None
    found: list[float] = network.chances(features)[:, CLASSES.index(Life.DEAD)].tolist()
    return found


class Layers:
    """The layers from the planes of a board to the numbers of each point that the heads look at."""

    def __init__(self, weights: Mapping[str, Floats], heads: Callable[[int], Mapping[str, tuple[int, int]]]) -> None:
        """Check the weights; `heads` gives the inputs and outputs of the last layers for a width.

        Raises ValueError if the weights do not fit one another, KeyError without a first layer.
        """
        self._weights = weights
        self._blocks = sum(name.startswith("by_chain") for name in weights) // 2
        width = weights["first.weight"].shape[0]
        wanted = {"first": (3 * PLANES, width), **heads(width)}
        for block in range(self._blocks):
            wanted |= {f"by_chain.{block}": (4 * width, width), f"by_area.{block}": (5 * width, width)}
        if set(weights) != {f"{name}.{part}" for name in wanted for part in _LAYER}:
            raise ValueError("weights of another layout do not fit")
        for name, (inputs, outputs) in wanted.items():
            if (
                weights[f"{name}.weight"].shape != (outputs, inputs)
                or weights[f"{name}.bias"].shape != (outputs,)
                or not all(np.isfinite(weights[f"{name}.{part}"]).all() for part in _LAYER)
            ):
                raise ValueError(f"weights of {name} do not fit")

    @classmethod
    def read(cls, path: Path, heads: Callable[[int], Mapping[str, tuple[int, int]]]) -> Layers:
        """Return the layers in a file; raise one of many errors for a bad one."""
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        if any(array.dtype.kind != "f" for array in arrays.values()):
            raise ValueError("weights that are no floating-point numbers do not fit")
        return cls({name: array.astype(np.float32) for name, array in arrays.items()}, heads)

    def hidden(self, features: Features, x: Floats) -> Floats:
        """Return a row of numbers for each point, for the planes of `features` or those in `x`."""
        chains, areas, size = _Parts(features.chains), _Parts(features.areas), features.size
        h = np.maximum(self.apply("first", *around(x, size)), 0)
        for block in range(self._blocks):
            y = self.apply(f"by_chain.{block}", *around(h, size), chains.spread(h))
            y = np.maximum(y, 0)
            whole = np.broadcast_to(y.mean(0), y.shape)
            parts = (*around(y, size), areas.spread(y), whole)
            h = np.maximum(h + self.apply(f"by_area.{block}", *parts), 0)
        return h

    def apply(self, name: str, *parts: Floats) -> Floats:
        """Return a row of outputs for each row of inputs, which come in parts."""
        inputs = sum(part.shape[1] for part in parts)
        pieces = -(-len(parts[0]) // _AT_ONCE)
        rows = np.zeros((pieces * _AT_ONCE, inputs), np.float32)
        np.concatenate(parts, 1, out=rows[: len(parts[0])])
        product = rows.reshape(pieces, _AT_ONCE, inputs) @ self._weights[f"{name}.weight"].T
        flat = product.reshape(len(rows), -1)[: len(parts[0])]
        return np.asarray(flat + self._weights[f"{name}.bias"])


class Network:
    """The network that says how likely each group of a finished board is alive, dead or in seki."""

    def __init__(self, weights: Mapping[str, Floats] | Layers) -> None:
        """Take the weights by name; raises ValueError if they do not fit one another."""
        self._layers = weights if isinstance(weights, Layers) else Layers(weights, _heads)

    @classmethod
    def read(cls, path: Path) -> Network:
        """Return the network in a file; raise one of many errors for a bad one."""
        return cls(Layers.read(path, _heads))

    def chances(self, features: Features) -> Floats:
        """Return the chances of each of CLASSES for each group."""
        both = [self._chances(features, planes) for planes in both_ways(features.planes)]
        return (both[0] + both[1]) * _HALF

    def _chances(self, features: Features, x: Floats) -> Floats:
        h = self._layers.hidden(features, x)
        stones = features.groups >= 0
        seen = _Parts(features.groups[stones]).means(np.concatenate((h, x), 1)[stones])
        logits = self._layers.apply("last", np.maximum(self._layers.apply("mix", seen), 0))
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)


def _heads(width: int) -> Mapping[str, tuple[int, int]]:
    return {"mix": (width + PLANES, width), "last": (width, len(CLASSES))}


class _Parts:
    """Points by parts of the board, for their means."""

    def __init__(self, numbers: Labels) -> None:
        self._numbers = numbers
        self._order = np.argsort(numbers, kind="stable")
        self._starts = np.searchsorted(numbers[self._order], np.arange(numbers.max() + 1))
        self._counts = np.bincount(numbers)[:, None].astype(np.float32)

    def means(self, rows: Floats) -> Floats:
        """The mean of the rows of each part."""
        return np.asarray(np.add.reduceat(rows[self._order], self._starts) / self._counts)

    def spread(self, rows: Floats) -> Floats:
        """For each point the mean of its part."""
        return self.means(rows)[self._numbers]


def both_ways(planes: Floats) -> tuple[Floats, Floats]:
    """The planes, and those of the board with the colours swapped."""
    swapped = planes[:, _SWAPPED]
    swapped[:, _BALANCE] *= -1
    return planes, swapped


def around(rows: Floats, size: BoardSize) -> tuple[Floats, Floats, Floats]:
    """Points, the half sums of their four neighbours, and of their four diagonal ones."""
    grid = rows.reshape(size.rows, size.columns, -1)
    p = np.pad(grid, ((1, 1), (1, 1), (0, 0)))
    edge = p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]
    diagonal = p[:-2, :-2] + p[2:, 2:] + p[2:, :-2] + p[:-2, 2:]
    return rows, edge.reshape(rows.shape) * _HALF, diagonal.reshape(rows.shape) * _HALF


def features_of(
    size: BoardSize,
    fates: Fates,
    groups: Sequence[StoneGroup],
    verdicts: Sequence[GroupVerdict],
    readings: Mapping[int, Reading | None],
) -> Features:
    """Put a judged board into the planes of the network."""
    board = fates.board
    planes = np.zeros((size.area, PLANES), np.float32)
    numbers = np.full(size.area, -1, np.intp)
    for at in range(size.area):
        _point(planes[at], size, fates, at)
    for number, (group, verdict) in enumerate(zip(groups, verdicts, strict=True)):
        stones = sorted(group.stones)
        numbers[stones] = number
        planes[stones, 20:] = _of_group(board, group, verdict, readings.get(group.main))
        for head in group.heads:
            planes[list(board.stones[head]), 2:8] = _of_chain(board, head)
            planes[list(board.stones[head]), 19] = fates.share(head)
    walls = fates.walls()
    settled = [color if walls[at] else 0 for at, color in enumerate(board.color)]
    return Features(size, planes, _parts(board, board.color), _parts(board, settled), numbers)


def _point(row: Floats, size: BoardSize, fates: Fates, at: int) -> None:
    board = fates.board
    color = board.color[at]
    if color:
        row[color - 1] = 1.0
    col, line = at % size.columns, at // size.columns
    near, far = sorted((min(col, size.columns - 1 - col), min(line, size.rows - 1 - line)))
    if near < 2:
        row[8 + near] = 1.0
    row[10] = float(far < 3)
    row[_BALANCE] = 2 * fates.black_share(at) - 1
    for own in (1, 2):
        is_safe = color == own and fates.is_safe(board.head[at])
        row[11 + own] = float(is_safe or at in fates.safe[own].inside)
        if not color:
            row[13 + own] = float(board.is_eye(at, own))
            row[15 + own] = float(board.is_legal(at, own) and is_playable(board, at, own))
    row[18] = 1.0


def _of_chain(board: QuickBoard, head: int) -> list[float]:
    count = len(board.libs[head])
    return [
        float(count == 1),
        float(count == 2),
        float(count == 3),
        float(count == 4),
        min(count, 12) / 12,
        log2(len(board.stones[head])) / 5,
    ]


def _of_group(board: QuickBoard, group: StoneGroup, verdict: GroupVerdict, reading: Reading | None) -> list[float]:
    spaces = () if group.is_safe else tuple(own_areas(board, group))
    return [
        float(group.is_safe),
        group.share,
        float(verdict.life is Life.UNCLEAR),
        *(float(verdict.leaning is life) for life in CLASSES),
        verdict.confidence,
        verdict.confidence if verdict.leaning is Life.ALIVE else 1 - verdict.confidence,
        float(reading is not None),
        reading.attacked if reading else 0.0,
        reading.defended if reading else 0.0,
        float(reading is not None and reading.is_small),
        log2(len(group.stones)) / 6,
        min(len(group.liberties), 16) / 16,
        min(len(spaces), 3) / 3,
        log2(1 + max(map(len, spaces), default=0)) / 4,
    ]


def _parts(board: QuickBoard, kinds: Sequence[int]) -> Labels:
    """Number the connected parts of the board whose points are of one kind."""
    found = np.full(len(kinds), -1, np.intp)
    number = 0
    for start, kind in enumerate(kinds):
        if found[start] >= 0:
            continue
        part = [start]
        found[start] = number
        for at in part:
            for near in board.near[at]:
                if found[near] < 0 and kinds[near] == kind:
                    found[near] = number
                    part.append(near)
        number += 1
    return found
