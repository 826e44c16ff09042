"""Train the last layers of the forecast, which join its chances with those of the network for owners.

Run `python packaging/judgement/join_forecast.py FEATURES_FOLDER FORECAST.npz OUT.npz` with PyTorch installed, after
both networks are trained. FEATURES_FOLDER has the files of make_forecast.py. Only boards that neither network has
learnt from are taken, because on the others both look better than they are: those that train_forecast.py keeps apart,
and all of files whose names begin with "fresh"; but large boards, on which nothing is open, are taken all. There are
two sets of layers, without the outlook and with it, which large boards have not. OUT is FORECAST with them added.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parent)]

from train_forecast import KEPT, UNKNOWN, Board, Network, forecasts, load, start, swapped, told_apart  # noqa: E402

from goboard_app.scoring.life.forecast import inputs_of  # noqa: E402
from goboard_app.scoring.life.limits import QUICK  # noqa: E402

STEPS, BATCH, RATE = 4000, 4096, 5e-3
WIDTH = 16
"""The width of the layer between; it must be that of goboard_app/scoring/life/forecast.py."""
PARTS = 5
"""The number of parts of which each is forecast once by layers that have learnt from the others."""


class Rows(NamedTuple):
    """The inputs and labels of a board (2, points, numbers), as it is and with the colours swapped."""

    inputs: np.ndarray
    labels: np.ndarray


def rows_of(network: Network, boards: list[Board], names: Sequence[str]) -> list[Rows]:
    """Return the inputs and labels of each board; `names` are those of the looks that are joined."""
    found = []
    for board, chances in zip(boards, forecasts(network, boards), strict=True):
        chances, told = chances.astype(np.float32), board.labels.astype(np.float32)
        looks = [getattr(board, name).astype(np.float32) for name in names]
        inputs = (
            inputs_of(chances, *looks),
            inputs_of(swapped(chances), *(1 - look[:, ::-1] for look in looks)),
        )
        found.append(Rows(np.stack(inputs), np.stack((told, swapped(told)))))
    return found


def learnt(rows: list[Rows], seed: int) -> nn.Sequential:
    """Return the layers that have learnt from some boards."""
    torch.manual_seed(seed)
    x, y = (torch.from_numpy(np.concatenate(column, 1)).flatten(0, 1) for column in zip(*rows, strict=True))
    layers = nn.Sequential(nn.Linear(x.shape[1], WIDTH), nn.ReLU(), nn.Linear(WIDTH, y.shape[1]))
    optimizer = torch.optim.AdamW(layers.parameters(), lr=RATE, weight_decay=1e-3)
    for step in range(STEPS):
        chosen = torch.randint(0, len(x), (BATCH,))
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - step / STEPS) + 1e-5
        told = y[chosen]
        loss = functional.binary_cross_entropy_with_logits(layers(x[chosen]), told.clamp(min=0), reduction="none")
        loss = (loss * (told != UNKNOWN)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return layers


def answer(layers: nn.Sequential, rows: Rows) -> np.ndarray:
    """Return three chances for each point of a board."""
    with torch.no_grad():
        own, other = torch.sigmoid(layers(torch.from_numpy(rows.inputs))).numpy()
    return (own + swapped(other)) / 2


def report(boards: list[Board], found: list[np.ndarray]) -> str:
    """Return how well the boards are forecast."""
    cuts = [number for number, board in enumerate(boards) if board.kind.startswith("cut")]
    numbers = {number: int((boards[number].labels[:, 2] == 1).sum()) for number in cuts}
    sums = {number: float(found[number][:, 2].sum()) for number in cuts}
    few, many = ([sums[at] for at in cuts if is_so(numbers[at])] for is_so in (lambda n: n < 4, lambda n: n >= 8))
    error = np.mean([((found[at] - boards[at].labels)[:, :2] ** 2).mean() for at in cuts])
    rows = [f"{len(boards)} boards: pairs told apart {told_apart(few, many):.4f}, error {error:.4f}"]
    for limit in (3, 3.6, 4, 4.4, 4.8, 5.2):
        below, above = (np.array(many) < limit).sum(), (np.array(few) >= limit).sum()
        rows.append(f"  {limit}: open boards below {below} of {len(many)}, others from there on {above} of {len(few)}")
    return "\n".join(rows)


def parts_of(name: str, layers: nn.Sequential) -> dict[str, Tensor]:
    """Return the weights by the names that the program knows."""
    named = ((name, layers[0]), (f"{name}.last", layers[2]))
    return {f"{part}.{kind}": getattr(layer, kind) for part, layer in named for kind in ("weight", "bias")}


def joined(name: str, rows: list[Rows], boards: list[Board]) -> dict[str, Tensor]:
    """Return the weights of the layers that have learnt from all boards; print how good such layers are."""
    # Boards of one game stay together.
    parts = [board.game // KEPT % PARTS for board in boards]
    layers = [
        learnt([each for each, own in zip(rows, parts, strict=True) if own != part], part) for part in range(PARTS)
    ]
    print(name, report(boards, [answer(layers[part], each) for each, part in zip(rows, parts, strict=True)]))
    return parts_of(name, learnt(rows, 0))


def main() -> None:
    """Train and write the layers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("features", type=Path)
    parser.add_argument("forecast", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    torch.set_num_threads(1)
    boards = []
    for path in sorted(options.features.glob("*.npz")):
        others, kept = load([path])
        boards += kept + [board for board in others if path.name.startswith("fresh") or board.kind == "large"]
    network = Network()
    start(network, options.forecast)
    network.eval()
    # Large boards have no outlook.
    small = [board for board in boards if board.side**2 <= QUICK]
    found = joined("join", rows_of(network, boards, ("glance",)), boards)
    found |= joined("join_outlook", rows_of(network, small, ("glance", "ahead")), small)
    with np.load(options.forecast) as file:
        weights = {name: file[name] for name in file.files if not name.startswith("join")}
    weights |= {name: rows.detach().numpy().astype(np.float16) for name, rows in found.items()}
    np.savez_compressed(options.out, **weights)


if __name__ == "__main__":
    main()
