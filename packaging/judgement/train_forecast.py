"""Train the network that forecasts the owner of each point with either side to move.

Run `python packaging/judgement/train_forecast.py FEATURES_FOLDER OUT_FOLDER --minutes 15` with PyTorch
installed. FEATURES_FOLDER has the files of make_forecast.py. The trunk begins with the weights of the
network that judges groups, OUT_FOLDER gets `forecast.npz`, the running mean of the weights, and one
game in ten is kept apart for the tables that are printed.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

sys.path.insert(0, str(Path(__file__).parent))

from train import PLANES, Trunk, around, means, put_together  # noqa: E402

SHIPPED = Path(__file__).parents[2] / "resources" / "judgement" / "weights.npz"
HIDDEN, DROPPED = 64, 0.1
"""The width of the layer before the last one, and the share of it that is left out in training."""
BALANCE, SURVIVAL, OF_GROUP = 11, 19, (21, 26, 27)
"""The planes with shares of playouts: of points, of chains, of groups."""
RUNS = 120
"""The number of playouts, about, that these shares come from."""
UNKNOWN = -1.0
KEPT = 10
"""The number of games of which one is kept apart."""


class Board(NamedTuple):
    """A judged board with a row of `labels` for each point, -1 where unknown.

    The labels are from 0 to 1: the chance to be Black's if Black moves first, the same if White does,
    and 1 if the point goes to whichever side moves first.
    """

    side: int
    game: int
    kind: str
    planes: np.ndarray
    chains: np.ndarray
    areas: np.ndarray
    groups: np.ndarray
    labels: np.ndarray
    glance: np.ndarray
    """The two chances of the network for owners, for join_forecast.py."""
    ahead: np.ndarray
    """The two chances of the outlook, for join_forecast.py."""


class Batch(NamedTuple):
    """Boards of one size; the numbers of parts run through the whole batch."""

    x: Tensor
    chains: Tensor
    areas: Tensor
    groups: Tensor
    labels: Tensor


def load(paths: list[Path]) -> tuple[list[Board], list[Board]]:
    """Return the boards to learn from and those kept apart."""
    learnt: list[Board] = []
    kept: list[Board] = []
    for path in paths:
        data = dict(np.load(path))
        point = 0
        for side, game, kind in zip(data["side"], data["game"], data["kind"], strict=True):
            points = slice(point, point + int(side) ** 2)
            point = points.stop
            arrays = (data[key][points] for key in ("planes", "chains", "areas", "groups", "labels", "glance", "ahead"))
            (kept if int(game) % KEPT == 0 else learnt).append(Board(int(side), int(game), str(kind), *arrays))
    return learnt, kept


def batch_of(boards: list[Board], swaps: np.ndarray) -> Batch:
    """Return boards of one size as a batch, with the colours swapped where `swaps` is true."""
    planes, joined = put_together(boards, swaps)
    labels = []
    for board, swap in zip(boards, swaps, strict=True):
        told = board.labels.astype(np.float32)
        labels.append(swapped(told) if swap else told)
    return Batch(planes, **joined, labels=torch.from_numpy(np.concatenate(labels)))


def swapped(told: np.ndarray) -> np.ndarray:
    """Return labels or chances with the colours swapped: then a first move by White is one by Black."""
    owners = np.where(told[:, 1::-1] == UNKNOWN, UNKNOWN, 1 - told[:, 1::-1])
    return np.concatenate((owners, told[:, 2:]), 1)


class Network(Trunk):
    """The same layers as `PointNetwork` of goboard_app/scoring/life/forecast.py."""

    def __init__(self, width: int = 48, blocks: int = 5) -> None:
        super().__init__(width, blocks)
        self.mix = nn.Linear(3 * width + PLANES, HIDDEN)
        self.drop = nn.Dropout(DROPPED)
        self.last = nn.Linear(HIDDEN, 3)

    def forward(self, batch: Batch) -> Tensor:
        """Return three logits for each point."""
        h = self.hidden(batch.x, batch.chains, batch.areas)
        seen = functional.relu(self.mix(torch.cat([*around(h), batch.x], -1)))
        return self.last(self.drop(seen)).flatten(0, 2)


def start(network: Network, path: Path) -> None:
    """Load the layers of a file of weights whose names and shapes fit."""
    with np.load(path) as file:
        known = {name: torch.from_numpy(file[name].astype(np.float32)) for name in file.files}
    own = network.state_dict()
    fitting = {name: rows for name, rows in known.items() if name in own and rows.shape == own[name].shape}
    network.load_state_dict(own | fitting)


def shaken(batch: Batch) -> Batch:
    """Return a batch with shares as other playouts of the same boards would give them.

    Else the network learns boards by heart by the digits of their shares.
    """
    x = batch.x.flatten(0, 2).clone()
    x[:, BALANCE] = 2 * _other((x[:, BALANCE] + 1) / 2, torch.arange(len(x))) - 1
    x[:, SURVIVAL] = _other(x[:, SURVIVAL], batch.chains)
    stones = batch.groups >= 0
    for plane in OF_GROUP:
        x[stones, plane] = _other(x[stones, plane], batch.groups[stones])
    return batch._replace(x=x.view(batch.x.shape))


def _other(shares: Tensor, parts: Tensor) -> Tensor:
    """Return shares that differ by chance as those of `RUNS` playouts do, the same way within a part."""
    chance = torch.randn(int(parts.max()) + 1)[parts] if len(parts) else shares
    return (shares + chance * (shares * (1 - shares) / RUNS).clamp(min=0).sqrt()).clamp(0, 1)


def loss_of(logits: Tensor, batch: Batch) -> Tensor:
    """Return the loss by point, by group, and by the number of open points of a board."""
    known = (batch.labels != UNKNOWN).float()
    by_point = functional.binary_cross_entropy_with_logits(logits, batch.labels.clamp(min=0), reduction="none")
    weights = torch.tensor([1.0, 1.0, 2.0])
    loss = (by_point * known * weights).sum() / known.sum().clamp(min=1)
    changes, told = torch.sigmoid(logits[:, 2]), batch.labels[:, 2].clamp(min=0)
    stones = (batch.groups >= 0) & (known[:, 2] > 0)
    if stones.any():
        ids = batch.groups[stones]
        pairs = means(torch.stack((changes[stones], told[stones]), 1), ids)
        sizes = torch.bincount(ids, minlength=len(pairs)).float().clamp(max=12).sqrt()
        said = pairs[:, 0].clamp(1e-4, 1 - 1e-4)
        loss = (
            loss
            + 0.5 * (functional.binary_cross_entropy(said, pairs[:, 1], reduction="none") * sizes).sum() / sizes.sum()
        )
    sums = [(each * known[:, 2]).view(len(batch.x), -1).sum(1).log1p() for each in (changes, told)]
    return loss + 0.1 * functional.smooth_l1_loss(sums[0], sums[1])


def forecasts(network: Network, boards: list[Board]) -> list[np.ndarray]:
    """Return three chances for each point of each board, the mean of those with the colours as they are and swapped."""
    found: dict[int, np.ndarray] = {}
    for side in {board.side for board in boards}:
        same = [number for number, board in enumerate(boards) if board.side == side]
        step = max(1, 3000 // side**2)
        for numbers in (same[at : at + step] for at in range(0, len(same), step)):
            some = [boards[number] for number in numbers]
            with torch.no_grad():
                one, two = (
                    torch.sigmoid(network(batch_of(some, np.full(len(some), swap)))).numpy() for swap in (False, True)
                )
            said = ((one[:, 0] + 1 - two[:, 1]) / 2, (one[:, 1] + 1 - two[:, 0]) / 2, (one[:, 2] + two[:, 2]) / 2)
            found |= zip(numbers, np.split(np.stack(said, 1), len(some)), strict=True)
    return [found[number] for number in range(len(boards))]


def told_apart(low: list[float], high: list[float]) -> float:
    """Return the share of pairs in which the second number is the larger one."""
    if not (low and high):
        return 0.0
    return float((np.array(high)[:, None] > np.array(low)[None]).mean())


def report(network: Network, boards: list[Board]) -> str:
    """Return a table of the boards that count as open, and the groups as decided by the first move, by threshold."""
    network.eval()
    sums: dict[str, list[float]] = {"cut open": [], "cut closed": [], "end": [], "large": []}
    swings: dict[str, list[float]] = {"decided": [], "settled": []}
    misses: list[float] = []
    for board, said in zip(boards, forecasts(network, boards), strict=True):
        if (board.labels[:, 2] == UNKNOWN).all():
            continue
        number, expected = (board.labels[:, 2] == 1).sum(), float(said[:, 2].sum())
        if board.side > 9:
            sums["large"].append(expected)
        elif board.kind.startswith("cut"):
            misses.append(float(((said - board.labels)[:, :2] ** 2).mean()))
            if number >= 8 or number < 4:
                sums["cut open" if number >= 8 else "cut closed"].append(expected)
        elif board.kind == "end":
            sums["end"].append(expected)
        for group in range(int(board.groups.max()) + 1):
            stones = board.groups == group
            share = (board.labels[stones, 2] == 1).mean()
            name = "decided" if share > 0.5 and stones.sum() > 1 else "settled" if share == 0 else ""
            if name:
                swings[name].append(float(said[stones, 2].mean()))
    network.train()
    pairs = told_apart(sums["cut closed"], sums["cut open"]), told_apart(swings["settled"], swings["decided"])
    rows = [
        f"  pairs told apart: open boards {pairs[0]:.4f}, decided groups {pairs[1]:.4f}; error {np.mean(misses):.4f}"
    ]
    for at in (3, 4, 5, 6, 7):
        parts = [f"{name} {np.mean(np.array(some) >= at):.3f} of {len(some)}" for name, some in sums.items() if some]
        rows.append(f"  open points {at} and more: " + ", ".join(parts))
    for swing in (0.2, 0.3, 0.4, 0.5):
        parts = [
            f"{name} {np.mean(np.array(some) >= swing):.3f} of {len(some)}" for name, some in swings.items() if some
        ]
        rows.append(f"  swing {swing}: " + ", ".join(parts))
    return "\n".join(rows)


def rounds(boards: list[Board], rng: np.random.Generator) -> list[list[Board]]:
    """Return all boards, shuffled, in batches of one size, of about 3,000 points each."""
    by_side: dict[int, list[Board]] = {}
    for at in rng.permutation(len(boards)):
        by_side.setdefault(boards[at].side, []).append(boards[at])
    found = []
    for side, same in by_side.items():
        step = max(2, 3000 // side**2)
        found += [same[at : at + step] for at in range(0, len(same), step)]
    return [found[at] for at in rng.permutation(len(found))]


def parse() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("features", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--begin", type=Path, default=SHIPPED)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    """Train for the number of minutes in the options."""
    options = parse()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    learnt, kept = load(sorted(options.features.glob("*.npz")))
    print(len(learnt), "boards to learn from,", len(kept), "kept apart", flush=True)
    network, mean = Network(), Network()
    start(network, options.begin)
    mean.load_state_dict(network.state_dict())
    heads = [*network.mix.parameters(), *network.last.parameters()]
    trunk = [each for each in network.parameters() if all(each is not head for head in heads)]
    optimizer = torch.optim.AdamW([{"params": heads, "part": 1.0}, {"params": trunk, "part": 0.5}], weight_decay=0.03)
    options.out.mkdir(exist_ok=True)
    begun = told = time.monotonic()
    boards, losses, done = 0, list[float](), 0.0
    while done <= 1:
        for some in rounds(learnt, rng):
            done = (time.monotonic() - begun) / 60 / options.minutes
            for group in optimizer.param_groups:
                group["lr"] = options.rate * group["part"] * max(0.02, 1 - done) * min(1, (boards + 300) / 3000)
            batch = shaken(batch_of(some, rng.random(len(some)) < 0.5))
            loss = loss_of(network(batch), batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            with torch.no_grad():
                for slow, fast in zip(mean.parameters(), network.parameters(), strict=True):
                    slow.lerp_(fast, 0.01)
            boards += len(some)
            losses.append(float(loss.detach()))
            if time.monotonic() - told > 120 or done > 1:
                minutes = (time.monotonic() - begun) / 60
                print(f"{minutes:.0f} min, {boards} boards, loss {sum(losses) / len(losses):.4f}", flush=True)
                print(report(mean, kept), flush=True)
                halves = {name: rows.numpy().astype(np.float16) for name, rows in mean.state_dict().items()}
                np.savez_compressed(options.out / "forecast.npz", **halves)
                losses, told = [], time.monotonic()
            if done > 1:
                break


if __name__ == "__main__":
    main()
