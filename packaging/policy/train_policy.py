"""Train the small policy network on the boards that play_games.py has written.

Run `python packaging/policy/train_policy.py BOARDS_FOLDER OUT_FOLDER --minutes 25` with PyTorch installed;
the minutes are those of the processor. OUT_FOLDER gets `network.pt`, from which `--first` may go on, and
`weights.npz` as the program reads it: the running mean of the weights, the norms folded into the filters.
One board in forty is kept apart for the tables that are printed.
"""

from __future__ import annotations

import argparse
import copy
import math
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

WIDTH, BLOCKS, PLANES, GLOBALS = 64, 5, 10, 4
_MIDDLE, _HIDDEN = 32, 64
KEPT = 40
BATCH = 256
RATE = 0.002
# Weights of the lead and of the owners among the losses.
_LEAD, _OWN = 2.0, 1.5
# Steps until the rate of learning is whole.
_WARMING = 150


Net = TypeVar("Net", bound=nn.Module)


class Boards(NamedTuple):
    """The boards of one file, all of one size; the last ones are kept apart."""

    side: int
    planes: np.ndarray
    numbers: np.ndarray
    policy: np.ndarray
    value: np.ndarray
    own: np.ndarray

    @property
    def learnt(self) -> int:
        """The number of boards to learn from."""
        return len(self.planes) - len(self.planes) // KEPT


class Batch(NamedTuple):
    """Some boards of one size, with a row of each."""

    x: Tensor
    numbers: Tensor
    policy: Tensor
    value: Tensor
    own: Tensor


class Block(nn.Module):
    """A residual block; every second one pools over the board."""

    def __init__(self, width: int, pools: bool) -> None:
        super().__init__()
        self.one, self.one_norm = filtered(width, width), nn.BatchNorm2d(width)
        self.two, self.two_norm = filtered(width, width), nn.BatchNorm2d(width)
        # A block begins as one that changes nothing.
        nn.init.zeros_(self.two_norm.weight)
        self.pool = nn.Linear(2 * width, width) if pools else None

    def forward(self, x: Tensor) -> Tensor:
        """Return the planes after the block."""
        y = functional.relu(self.one_norm(self.one(x)))
        if self.pool is not None:
            y = y + self.pool(torch.cat((y.mean((2, 3)), y.amax((2, 3))), 1))[:, :, None, None]
        return functional.relu(x + self.two_norm(self.two(y)))


class Student(nn.Module):
    """The network as goboard_app/scoring/life/policy_network.py computes it."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.first_norm = filtered(PLANES, WIDTH), nn.BatchNorm2d(WIDTH)
        self.numbers = nn.Linear(GLOBALS, WIDTH)
        self.blocks = nn.ModuleList(Block(WIDTH, number % 2 == 1) for number in range(BLOCKS))
        self.policy, self.policy_pool = nn.Conv2d(WIDTH, _MIDDLE, 1), nn.Linear(2 * WIDTH, _MIDDLE)
        self.policy_last, self.policy_pass = nn.Conv2d(_MIDDLE, 1, 1), nn.Linear(2 * WIDTH, 1)
        self.value, self.value_last = nn.Linear(3 * WIDTH + GLOBALS, _HIDDEN), nn.Linear(_HIDDEN, 2)
        self.own = nn.Conv2d(WIDTH, 1, 1)

    def forward(self, x: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return the logits of moves, winner and lead, and owners."""
        count, _, rows, columns = x.shape
        side = (math.sqrt(rows * columns) - 14) * 0.1
        numbers = torch.cat((numbers, torch.full((count, 1), side)), 1)
        x = functional.relu(self.first_norm(self.first(x)) + self.numbers(numbers)[:, :, None, None])
        for block in self.blocks:
            x = block(x)
        mean = x.mean((2, 3))
        pooled = torch.cat((mean, x.amax((2, 3))), 1)
        seen = functional.relu(self.policy(x) + self.policy_pool(pooled)[:, :, None, None])
        policy = torch.cat((self.policy_last(seen).reshape(count, -1), self.policy_pass(pooled)), 1)
        value = self.value_last(functional.relu(self.value(torch.cat((pooled, mean * side, numbers), 1))))
        return policy, value, self.own(x).reshape(count, -1)

    def weights(self) -> Mapping[str, np.ndarray]:
        """Return the weights by the names that the program knows, in 16 bits."""
        heads = {
            name: getattr(self, name)
            for name in ("policy", "policy_pool", "policy_last", "policy_pass", "value", "value_last", "own")
        }
        return folded(self.first, self.first_norm, self.numbers, self.blocks, heads)


def folded(
    first: nn.Conv2d, norm: nn.BatchNorm2d, numbers: nn.Linear, blocks: nn.ModuleList, heads: Mapping[str, nn.Module]
) -> Mapping[str, np.ndarray]:
    """Return the weights by the names that the program knows, in 16 bits, the norms folded into the filters."""
    found: dict[str, Tensor] = {}
    norms = [("first", first, norm)]
    linear: dict[str, nn.Module] = {"global": numbers, **heads}
    for number, block in enumerate(blocks):
        norms += [(f"{number}.one", block.one, block.one_norm), (f"{number}.two", block.two, block.two_norm)]
        if block.pool is not None:
            linear[f"{number}.pool"] = block.pool
    for name, layer, each in norms:
        scale = each.weight / torch.sqrt(each.running_var + each.eps)
        weight = (layer.weight * scale[:, None, None, None]).permute(2, 3, 1, 0)
        found[f"{name}.weight"] = weight.reshape(-1, len(scale))
        found[f"{name}.bias"] = each.bias - each.running_mean * scale
    for name, each in linear.items():
        found[f"{name}.weight"] = each.weight.reshape(each.weight.shape[0], -1).T
        found[f"{name}.bias"] = each.bias
    return {name: tensor.detach().numpy().astype(np.float16) for name, tensor in found.items()}


def filtered(inputs: int, outputs: int) -> nn.Conv2d:
    """Return a filter of three by three points."""
    return nn.Conv2d(inputs, outputs, 3, padding=1, bias=False)


def load(folder: Path) -> list[Boards]:
    """Return the boards of all files of a folder."""
    found = []
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as file:
            arrays = {name: file[name] for name in file.files}
        found.append(Boards(int(path.name.partition("-")[0]), **arrays))
    return found


def batch_of(boards: Boards, chosen: np.ndarray, turn: int) -> Batch:
    """Return the chosen boards, turned and mirrored in one of eight ways."""
    side, count = boards.side, len(chosen)
    area = side * side
    bits = np.unpackbits(boards.planes[chosen], axis=2)[:, :, :area].astype(np.float32)
    x = np.concatenate((np.ones((count, 1, area), np.float32), bits), 1).reshape(count, PLANES, side, side)
    policy = boards.policy[chosen].astype(np.float32)
    points = policy[:, :area].reshape(count, side, side)
    own = (boards.own[chosen].astype(np.float32) / 127).reshape(count, side, side)
    x, points, own = (turned(array, turn) for array in (x, points, own))
    return Batch(
        torch.from_numpy(x).contiguous(memory_format=torch.channels_last),
        torch.from_numpy(boards.numbers[chosen]),
        torch.from_numpy(np.concatenate((points.reshape(count, area), policy[:, area:]), 1)),
        torch.from_numpy(boards.value[chosen]),
        torch.from_numpy(own.reshape(count, area)),
    )


def turned(array: np.ndarray, turn: int) -> np.ndarray:
    """Return boards, their last two axes, turned or mirrored in one of eight ways."""
    if turn & 4:
        array = np.swapaxes(array, -1, -2)
    if turn & 1:
        array = array[..., ::-1]
    if turn & 2:
        array = array[..., ::-1, :]
    return np.ascontiguousarray(array)


def losses(net: Student, batch: Batch) -> Tensor:
    """Return the losses of policy, winner, lead and owners, and the share of best moves that are the teacher's."""
    with torch.autocast("cpu", torch.bfloat16):
        policy, value, own = (out.float() for out in net(batch.x, batch.numbers))
    wins = batch.value[:, 0] / (batch.value[:, 0] + batch.value[:, 1])
    return torch.stack(
        (
            -(batch.policy * functional.log_softmax(policy, 1)).sum(1).mean(),
            functional.binary_cross_entropy_with_logits(value[:, 0], wins),
            functional.smooth_l1_loss(value[:, 1], batch.value[:, 3] / 20),
            functional.binary_cross_entropy_with_logits(own, (batch.own + 1) / 2),
            (policy.argmax(1) == batch.policy.argmax(1)).float().mean(),
        )
    )


def _table(net: Student, data: list[Boards]) -> str:
    """Return the losses on the boards kept apart, for three sizes."""
    rows = []
    for side in (9, 13, 19):
        some = [boards for boards in data if boards.side == side and boards.learnt < len(boards.planes)]
        with torch.no_grad():
            kept = [losses(net, batch_of(each, np.arange(each.learnt, len(each.planes)), 0)) for each in some]
        if kept:
            rows.append(f"{side}: " + " ".join(f"{number:.3f}" for number in torch.stack(kept).mean(0).tolist()))
    return "; ".join(rows)


def _follow(mean: Student, net: Student, step: int) -> None:
    """Carry the running mean of the weights on."""
    part = 1 - min(0.999, step / (step + 20))
    with torch.no_grad():
        for own, other in zip(mean.state_dict().values(), net.state_dict().values(), strict=True):
            if own.dtype.is_floating_point:
                own.lerp_(other, part)
            else:
                own.copy_(other)


def learn(
    net: Net, loss: Callable[[], Tensor], table: Callable[[Net], str], minutes: float, rate: float, out: Path
) -> Net:
    """Let a network learn for some minutes of the processor, and return the running mean of its weights.

    `loss` gives the loss of the next boards. The mean is written to `network.pt` every other minute.
    """
    mean, optimizer = copy.deepcopy(net), torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    begun, seconds, step, told = time.process_time(), 60 * minutes, 0, 0.0
    while (used := time.process_time() - begun) < seconds:
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / _WARMING) * (0.5 + 0.5 * math.cos(math.pi * used / seconds)) + 1e-5
        loss().backward()
        nn.utils.clip_grad_norm_(net.parameters(), 3.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        _follow(mean, net, step)
        if used - told > 120:
            told = used
            print(f"{used:.0f} s, {step} steps: {table(mean.eval())}", flush=True)
            torch.save(mean.state_dict(), out / "network.pt")
    torch.save(mean.state_dict(), out / "network.pt")
    return mean


def main() -> None:
    """Train until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--first", type=Path)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    net = Student().to(memory_format=torch.channels_last)
    if options.first:
        net.load_state_dict(torch.load(options.first))
    data, rng = load(options.boards), np.random.default_rng(1)
    # Large boards take long, and the games on them are fewer.
    shares = np.array([each.learnt * (each.side / 9) ** -0.6 for each in data])

    def loss() -> Tensor:
        boards = data[rng.choice(len(data), p=shares / shares.sum())]
        chosen = np.sort(rng.integers(0, boards.learnt, BATCH if boards.side < 14 else BATCH // 4))
        policy, value, lead, own, _ = losses(net, batch_of(boards, chosen, int(rng.integers(8))))
        return policy + value + _LEAD * lead + _OWN * own

    mean = learn(net, loss, lambda mean: _table(mean, data), options.minutes, RATE, options.out)
    np.savez_compressed(options.out / "weights.npz", **mean.weights())


if __name__ == "__main__":
    main()
