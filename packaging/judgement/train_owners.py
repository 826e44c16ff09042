"""Train the network that tells the owner of each point at a glance, on the boards that label_owners.py has written.

Run `python packaging/judgement/train_owners.py BOARDS_FOLDER OUT_FOLDER --minutes 40` with PyTorch installed; the
minutes are those of the processor. It begins as the network of the partners, made wider and deeper without a change
of its answers. OUT_FOLDER gets `owners.npz` as the program reads it, the running mean of the weights, and
`network.pt`; from either `--first` may go on. One board in fifty is kept apart for the tables that are printed.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

sys.path.insert(0, str(Path(__file__).parents[1] / "policy"))

from train_policy import GLOBALS, PLANES, Block, filtered, folded, learn, turned  # noqa: E402

PARTNERS = Path(__file__).parents[2] / "resources" / "policy" / "weights.npz"
WIDTH, BLOCKS = 96, 8
KEPT, BATCH = 50, 5184
"""One board in so many is kept apart; the number of points of a batch."""
RATE, SHAKE = 1.2e-3, 0.05
"""The rate of learning, and the noise on doubled weights, as a share of their spread, so that they part."""
FITTED = 500
"""The number of boards by which the norms of a network read from a file are set."""
DIFFERENCE = 2.0
"""The weight of what the first move changes, among the losses."""
LARGE = 0.35
"""The weight in the draw of a board of 14 lines and more; that of a smaller one is 1."""


class Boards(NamedTuple):
    """Boards of one size, a row for each; the first ones are kept apart."""

    side: int
    stones: np.ndarray
    liberties: np.ndarray
    own: np.ndarray

    @property
    def kept(self) -> int:
        """The number of boards kept apart."""
        return len(self.stones) // KEPT


class Network(nn.Module):
    """The network as goboard_app/scoring/life/board_network.py computes it."""

    def __init__(self, width: int, blocks: int) -> None:
        super().__init__()
        self.first, self.first_norm = filtered(PLANES, width), nn.BatchNorm2d(width)
        self.numbers = nn.Linear(GLOBALS, width)
        self.blocks = nn.ModuleList(Block(width, number % 2 == 1) for number in range(blocks))
        self.own = nn.Conv2d(width, 1, 1)

    def forward(self, x: Tensor) -> Tensor:
        """Return a logit for each point, of the chance that it becomes the mover's."""
        count, _, rows, columns = x.shape
        numbers = torch.zeros(count, GLOBALS)
        numbers[:, -1] = (math.sqrt(rows * columns) - 14) * 0.1
        x = functional.relu(self.first_norm(self.first(x)) + self.numbers(numbers)[:, :, None, None])
        for block in self.blocks:
            x = block(x)
        return self.own(x).reshape(count, -1)

    def weights(self) -> dict[str, np.ndarray]:
        """Return the weights by the names that the program knows, in 16 bits."""
        return dict(folded(self.first, self.first_norm, self.numbers, self.blocks, {"own": self.own}))

    def begin(self, path: Path) -> None:
        """Begin as the network of a file: channels beyond its own double others, blocks beyond its own do nothing."""
        with np.load(path) as file:
            known = {name: torch.from_numpy(file[name].astype(np.float32)) for name in file.files}
        narrow, width = known["first.weight"].shape[1], len(self.first_norm.weight)
        source = torch.cat((torch.arange(narrow), torch.randint(0, narrow, (width - narrow,))))
        # What is doubled is shared among its doubles.
        share = 1 / torch.bincount(source)[source].float()

        def inputs(weight: Tensor) -> Tensor:
            parts = weight.view(-1, narrow, weight.shape[1])[:, source] * share[:, None]
            return parts.reshape(-1, weight.shape[1])

        def fill(layer: nn.Conv2d, norm: nn.BatchNorm2d, name: str) -> None:
            weight = known[f"{name}.weight"]
            weight = (weight if name == "first" else inputs(weight))[:, source]
            rows = weight.view(3, 3, -1, width).permute(3, 2, 0, 1).contiguous()
            if width > narrow:
                rows += torch.randn_like(rows) * rows.std() * SHAKE
            layer.weight.data = rows
            norm.bias.data = known[f"{name}.bias"][source].clone()
            norm.weight.data.fill_(1)
            norm.running_mean.zero_()
            norm.running_var.fill_(1 - norm.eps)

        fill(self.first, self.first_norm, "first")
        self.numbers.weight.data = known["global.weight"][:, source].T.contiguous()
        self.numbers.bias.data = known["global.bias"][source].clone()
        for number, block in enumerate(self.blocks):
            if f"{number}.one.weight" in known:
                fill(block.one, block.one_norm, f"{number}.one")
                fill(block.two, block.two_norm, f"{number}.two")
                if block.pool is not None:
                    block.pool.weight.data = inputs(known[f"{number}.pool.weight"])[:, source].T.contiguous()
                    block.pool.bias.data = known[f"{number}.pool.bias"][source].clone()
        self.own.weight.data = inputs(known["own.weight"]).T.reshape(1, width, 1, 1).clone()
        self.own.bias.data = known["own.bias"].clone()

    def fit_norms(self, x: Tensor) -> None:
        """Let each norm scale by what it sees of some boards, so that a network read from a file answers as before."""
        norms = [each for each in self.modules() if isinstance(each, nn.BatchNorm2d)]
        hooks = [norm.register_forward_pre_hook(_fit) for norm in norms]
        with torch.no_grad():
            self(x)
        for hook in hooks:
            hook.remove()


def _fit(norm: nn.BatchNorm2d, inputs: tuple[Tensor]) -> None:
    """Take the mean and the spread of the input of a norm that changes nothing but adds its bias."""
    mean, spread = inputs[0].mean((0, 2, 3)), inputs[0].var((0, 2, 3), unbiased=False)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(spread)
    norm.weight.data *= torch.sqrt(spread + norm.eps)
    norm.bias.data += mean * norm.weight / torch.sqrt(spread + norm.eps)


def load(folder: Path) -> list[Boards]:
    """Return the boards of a folder by size, shuffled."""
    by_side: dict[int, list[dict[str, np.ndarray]]] = {}
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as file:
            by_side.setdefault(int(path.name.partition("-")[0]), []).append({name: file[name] for name in file.files})
    found = []
    for side, parts in by_side.items():
        rows = [np.concatenate([part[name] for part in parts]) for name in ("stones", "liberties", "own")]
        order = np.random.default_rng(side).permutation(len(rows[0]))
        found.append(Boards(side, *(array[order] for array in rows)))
    return found


def batch_of(boards: Boards, chosen: np.ndarray, turn: int) -> tuple[Tensor, Tensor]:
    """Return some boards with Black to move and then with White, and the mover's ownership of their points."""
    side, stones, liberties = boards.side, boards.stones[chosen], boards.liberties[chosen]
    planes = []
    for own in (1, 2):
        x = np.zeros((len(chosen), PLANES, side * side), np.float32)
        x[:, 0], x[:, 1], x[:, 2] = 1, stones == own, stones == 3 - own
        for number in (1, 2, 3):
            x[:, 2 + number] = liberties == number
        planes.append(x)
    own = boards.own[chosen].astype(np.float32)
    labels = np.concatenate((own[:, 0], -own[:, 1])).reshape(-1, side, side)
    x = turned(np.concatenate(planes).reshape(-1, PLANES, side, side), turn)
    owners = torch.from_numpy(turned(labels, turn)).reshape(len(labels), -1)
    return torch.from_numpy(x).contiguous(memory_format=torch.channels_last), owners


def losses(network: Network, x: Tensor, own: Tensor) -> Tensor:
    """Return the loss of the owners, of what the first move changes, and the squared error of the chances."""
    with torch.autocast("cpu", torch.bfloat16):
        logits = network(x).float()
    chances, labels = torch.sigmoid(logits), (own + 1) / 2
    # Black's chance if Black moves first, less that if White does.
    changes, told = ((some.chunk(2)[0] - 1 + some.chunk(2)[1]) for some in (chances, labels))
    return torch.stack(
        (
            functional.binary_cross_entropy_with_logits(logits, labels),
            (changes - told).square().mean(),
            (chances - labels).square().mean(),
        )
    )


def table(network: Network, data: list[Boards]) -> str:
    """Return the losses on the boards kept apart, by size."""
    rows = []
    for boards in data:
        step = max(1, BATCH // boards.side**2)
        with torch.no_grad():
            found = [
                losses(network, *batch_of(boards, np.arange(at, min(boards.kept, at + step)), 0))
                for at in range(0, boards.kept, step)
            ]
        if found:
            rows.append(f"{boards.side}: " + " ".join(f"{x:.4f}" for x in torch.stack(found).mean(0).tolist()))
    return "; ".join(rows)


def main() -> None:
    """Train until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=40.0)
    parser.add_argument("--first", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    network = Network(WIDTH, BLOCKS)
    data, rng = load(options.boards), np.random.default_rng(1)
    if options.first and options.first.suffix == ".pt":
        network.load_state_dict(torch.load(options.first))
    else:
        network.begin(options.first or PARTNERS)
    if options.first and options.first.suffix == ".npz":
        largest = max(data, key=lambda some: len(some.stones))
        network.fit_norms(batch_of(largest, np.arange(min(FITTED, len(largest.stones))), 0)[0])
    network = network.to(memory_format=torch.channels_last)
    shares = np.array([(len(some.stones) - some.kept) * (LARGE if some.side > 13 else 1) for some in data])

    def loss() -> Tensor:
        boards = data[rng.choice(len(data), p=shares / shares.sum())]
        chosen = np.sort(rng.integers(boards.kept, len(boards.stones), max(1, BATCH // boards.side**2)))
        by_point, changed, _ = losses(network, *batch_of(boards, chosen, int(rng.integers(8))))
        return by_point + DIFFERENCE * changed

    mean = learn(network, loss, lambda mean: table(mean, data), options.minutes, RATE, options.out)
    np.savez_compressed(options.out / "owners.npz", **mean.weights())


if __name__ == "__main__":
    main()
