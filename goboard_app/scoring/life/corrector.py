"""A small network that corrects the verdicts on groups that are in doubt.

Its input are the stones, the results of playouts and reading, and the present verdicts; its output
are the chances of each group to be alive, dead or in seki. Its filters give the four neighbours of
a point one weight, and the four diagonal ones another, so that a turned or mirrored board gets the
same answer. The answers for the board and for the board with colours swapped are averaged. After
each filter it pools over chains, over the areas between settled stones, and over the board.
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
from goboard_app.scoring.life.weights import Floats, read_weights
from goboard_app.scoring.proposal import Life

Labels = NDArray[np.intp]

CLASSES = (Life.ALIVE, Life.DEAD, Life.SEKI)
"""The classes in the order of the outputs."""
PLANES = 36
"""The number of planes, which are numbers for each point.

0, 1 black and white stones; 2-7 liberties and size of the chain; 8, 9 first and second line; 10 the
corner; 11 the balance of the playouts; 12, 13 safe points, 14, 15 eyes, 16, 17 points that may be
played on, each of Black and White; 18 one everywhere; 19 survival of the chain; 20-35 the group.
"""
_SWAPPED = (1, 0, *range(2, 12), 13, 12, 15, 14, 17, 16, *range(18, PLANES))
"""The planes in the order that swaps the colours."""
_HALF = np.float32(0.5)
_AT_ONCE = 16
"""The number of rows of one matrix product, small enough to be computed in one thread.

Threads that wait for one another cost ten times as much, and the last digits would depend on the
number of cores.
"""
_LAYER = ("weight", "bias")
_BALANCE = 11
"""The plane that changes its sign when the colours are swapped."""


@dataclass(frozen=True, slots=True)
class Features:
    """The input of the network: a row of `planes` for each point, and three partitions of the points.

    `chains` and `areas` number the connected parts of one colour and of one settled owner; `groups`
    has the number of the group of a stone, -1 on empty points.
    """

    size: BoardSize
    planes: Floats
    chains: Labels
    areas: Labels
    groups: Labels


@cache
def shipped_network() -> Network | None:
    """Return the network that ships with the program; None if its file is missing or damaged."""
    try:
        return Network.read(resource_path("judgement/weights.npz"))
    except Exception:  # A damaged archive makes NumPy raise nearly anything.
        return None


def chances_of_death(features: Features) -> list[float] | None:
    """Return the chance of each group to be dead, from 0 to 1; None without a network."""
    network = shipped_network()
    if network is None:
        return None
    found: list[float] = network.chances(features)[:, CLASSES.index(Life.DEAD)].tolist()
    return found


class Layers:
    """The layers from the planes of a board to the hidden features of each point, the input of the heads."""

    def __init__(self, weights: Mapping[str, Floats], heads: Callable[[int], Mapping[str, tuple[int, int]]]) -> None:
        """Take the weights by name; `heads` gives the inputs and outputs of the last layers for a width.

        Raises ValueError if the weights do not fit one another, KeyError without a first layer.
        """
        self._weights = weights
        # Each layer has two arrays, its weight and its bias.
        self._blocks = sum(name.startswith("by_chain") for name in weights) // 2
        width = weights["first.weight"].shape[0]
        # `around` gives three rows for one; pooling over chains, areas and the board adds one each.
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
        """Return the layers in a file.

        Raises ValueError if the weights do not fit; a damaged file raises nearly any other error.
        """
        return cls(read_weights(path), heads)

    def hidden(self, features: Features, x: Floats) -> Floats:
        """Return a row of hidden features for each point, with the partitions of `features` and the planes `x`."""
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
        """Return a row of outputs of the layer `name` for each row of inputs; `parts` are joined to these."""
        inputs = sum(part.shape[1] for part in parts)
        # Rounded up; the rows that fill the last piece are zero and are cut off again.
        pieces = -(-len(parts[0]) // _AT_ONCE)
        rows = np.zeros((pieces * _AT_ONCE, inputs), np.float32)
        np.concatenate(parts, 1, out=rows[: len(parts[0])])
        product = rows.reshape(pieces, _AT_ONCE, inputs) @ self._weights[f"{name}.weight"].T
        flat = product.reshape(len(rows), -1)[: len(parts[0])]
        return np.asarray(flat + self._weights[f"{name}.bias"])


class Network:
    """The network that gives the chances of each group of a finished board to be alive, dead or in seki."""

    def __init__(self, weights: Mapping[str, Floats] | Layers) -> None:
        """Take the weights by name. Raises ValueError if they do not fit one another."""
        self._layers = weights if isinstance(weights, Layers) else Layers(weights, _heads)

    @classmethod
    def read(cls, path: Path) -> Network:
        """Return the network in a file.

        Raises ValueError if the weights do not fit; a damaged file raises nearly any other error.
        """
        return cls(Layers.read(path, _heads))

    def chances(self, features: Features) -> Floats:
        """Return a row with the chances of each of CLASSES for each group."""
        both = [self._chances(features, planes) for planes in both_ways(features.planes)]
        return (both[0] + both[1]) * _HALF

    def _chances(self, features: Features, x: Floats) -> Floats:
        h = self._layers.hidden(features, x)
        stones = features.groups >= 0
        seen = _Parts(features.groups[stones]).means(np.concatenate((h, x), 1)[stones])
        logits = self._layers.apply("last", np.maximum(self._layers.apply("mix", seen), 0))
        # Softmax; without the largest logit the exponential could overflow.
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)


def _heads(width: int) -> Mapping[str, tuple[int, int]]:
    return {"mix": (width + PLANES, width), "last": (width, len(CLASSES))}


class _Parts:
    """A partition of the points, for the means of its parts."""

    def __init__(self, numbers: Labels) -> None:
        self._numbers = numbers
        # Sorted by part, each part is one slice for `add.reduceat`.
        self._order = np.argsort(numbers, kind="stable")
        self._starts = np.searchsorted(numbers[self._order], np.arange(numbers.max() + 1))
        self._counts = np.bincount(numbers)[:, None].astype(np.float32)

    def means(self, rows: Floats) -> Floats:
        """Return the mean of the rows of each part."""
        return np.asarray(np.add.reduceat(rows[self._order], self._starts) / self._counts)

    def spread(self, rows: Floats) -> Floats:
        """Return for each point the mean of the rows of its part."""
        return self.means(rows)[self._numbers]


def both_ways(planes: Floats) -> tuple[Floats, Floats]:
    """Return the planes, and those of the board with the colours swapped."""
    swapped = planes[:, _SWAPPED]
    # Advanced indexing made a copy: the planes themselves are not changed.
    swapped[:, _BALANCE] *= -1
    return planes, swapped


def around(rows: Floats, size: BoardSize) -> tuple[Floats, Floats, Floats]:
    """Return the rows, half the sum of the four neighbours of each, and half that of the four diagonal ones."""
    grid = rows.reshape(size.rows, size.columns, -1)
    # Points beyond the edge count as zero.
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
    """Return the planes and partitions of a judged board."""
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
    # Distances to the nearest edge in both directions, the smaller one first.
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
    # The padding is zero, so that this plane shows the edge to the filters.
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
    """Return for each point the number of its connected part of points of one kind."""
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
