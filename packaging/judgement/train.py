"""Train the network that corrects the judgement of groups.

Run `python packaging/judgement/train.py FEATURES_FOLDER OUT_FOLDER --minutes 30` with PyTorch
installed. FEATURES_FOLDER has the files of make_features.py. Training continues from the last state
in OUT_FOLDER and saves there every two minutes. It prints the errors of the present verdicts, of the
network, and of both together on games kept apart. New files in FEATURES_FOLDER are read with the
next round.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

PLANES = 36
SWAPPED = (1, 0, *range(2, 12), 13, 12, 15, 14, 17, 16, *range(18, PLANES))
BALANCE = 11
SAFE, UNCLEAR, ALIVE, SURE = 20, 22, 23, 26
"""The planes of a verdict: unconditionally alive, unclear, the first of three classes, confidence."""


class Board(NamedTuple):
    """One judged board; `targets` has a row of three for each group."""

    side: int
    kind: str
    planes: np.ndarray
    chains: np.ndarray
    areas: np.ndarray
    groups: np.ndarray
    targets: np.ndarray


def load(paths: Iterable[Path]) -> tuple[list[Board], list[Board]]:
    """Return the boards to learn from, and those kept apart: one game in eight, of strong games one in 20.

    The kind of a board is the word with which the name of its file begins, else `weak`.
    """
    learnt: list[Board] = []
    kept: list[Board] = []
    for path in paths:
        data = dict(np.load(path))
        kind = next((kind for kind in ("strong", "open") if path.name.startswith(kind)), "weak")
        point = group = 0
        for side, name, count in zip(data["side"], data["name"], data["count"], strict=True):
            points = slice(point, point + int(side) ** 2)
            told = data["targets"][group : group + count]
            point, group = points.stop, group + count
            arrays = (data[key][points] for key in ("planes", "chains", "areas", "groups"))
            board = Board(int(side), kind, *arrays, told)
            is_kept = int(name) % (20 if kind == "strong" else 8) == 0
            if count:
                (kept if is_kept else learnt).append(board)
    return learnt, kept


class Batch(NamedTuple):
    """Boards of one size; the numbers of parts run through the whole batch."""

    x: Tensor
    chains: Tensor
    areas: Tensor
    groups: Tensor
    targets: Tensor
    sizes: Tensor


def batch_of(boards: list[Board], swaps: np.ndarray) -> Batch:
    """Return boards of one size as a batch, with the colours swapped where `swaps` is true."""
    planes, joined = put_together(boards, swaps)
    targets = torch.from_numpy(np.concatenate([board.targets for board in boards]))
    sizes = torch.bincount(joined["groups"][joined["groups"] >= 0], minlength=len(targets))
    return Batch(planes, **joined, targets=targets, sizes=sizes)


class Parted(Protocol):
    """A judged board of either network: its lines, its planes, and the numbers of its parts."""

    side: int
    planes: np.ndarray
    chains: np.ndarray
    areas: np.ndarray
    groups: np.ndarray


def put_together(boards: Sequence[Parted], swaps: np.ndarray) -> tuple[Tensor, dict[str, Tensor]]:
    """Return the planes of boards of one size, and their parts, numbered through all of them.

    The colours are swapped where `swaps` is true.
    """
    side = boards[0].side
    planes = []
    parts: dict[str, list[np.ndarray]] = {"chains": [], "areas": [], "groups": []}
    ends = dict.fromkeys(parts, 0)
    for board, swap in zip(boards, swaps, strict=True):
        x = board.planes.astype(np.float32)
        if swap:
            x = x[:, SWAPPED]
            x[:, BALANCE] *= -1
        planes.append(x.reshape(side, side, PLANES))
        for key in parts:
            ids = getattr(board, key).astype(np.int64)
            parts[key].append(np.where(ids >= 0, ids + ends[key], -1))
            ends[key] += int(ids.max()) + 1
    joined = {key: torch.from_numpy(np.concatenate(ids)) for key, ids in parts.items()}
    return torch.from_numpy(np.stack(planes)), joined


def around(y: Tensor) -> list[Tensor]:
    """Return the points, half the sum of the four neighbours of each, and half that of the four diagonal ones."""
    p = functional.pad(y, (0, 0, 1, 1, 1, 1))
    edge = p[:, :-2, 1:-1] + p[:, 2:, 1:-1] + p[:, 1:-1, :-2] + p[:, 1:-1, 2:]
    diagonal = p[:, :-2, :-2] + p[:, 2:, 2:] + p[:, 2:, :-2] + p[:, :-2, 2:]
    return [y, edge / 2, diagonal / 2]


def means(rows: Tensor, ids: Tensor) -> Tensor:
    """Return the mean of the rows of each part."""
    number = int(ids.max()) + 1
    sums = torch.zeros(number, rows.shape[1]).index_add(0, ids, rows)
    counts = torch.bincount(ids, minlength=number).clamp(min=1)
    return sums / counts[:, None]


class Trunk(nn.Module):
    """The layers that both networks have in common: `Layers` of goboard_app/scoring/life/corrector.py."""

    def __init__(self, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(3 * PLANES, width)
        self.by_chain = nn.ModuleList(nn.Linear(4 * width, width) for _ in range(blocks))
        self.by_area = nn.ModuleList(nn.Linear(5 * width, width) for _ in range(blocks))

    def hidden(self, x: Tensor, chains: Tensor, areas: Tensor) -> Tensor:
        """Return `width` numbers for each point of boards of one size, given their planes and parts."""
        shape = (*x.shape[:3], -1)
        h = functional.relu(self.first(torch.cat(around(x), -1)))
        for chain, area in zip(self.by_chain, self.by_area, strict=True):
            pooled = means(h.flatten(0, 2), chains)[chains].view(shape)
            y = functional.relu(chain(torch.cat([*around(h), pooled], -1)))
            pooled = means(y.flatten(0, 2), areas)[areas].view(shape)
            whole = y.mean((1, 2), keepdim=True).expand(y.shape)
            h = functional.relu(h + area(torch.cat([*around(y), pooled, whole], -1)))
        return h


class Network(Trunk):
    """The same layers as `Network` of goboard_app/scoring/life/corrector.py."""

    def __init__(self, width: int, blocks: int) -> None:
        super().__init__(width, blocks)
        self.mix = nn.Linear(width + PLANES, width)
        self.last = nn.Linear(width, 3)
        for layer in self.by_area:
            nn.init.zeros_(layer.weight)

    def forward(self, batch: Batch) -> Tensor:
        """Return a row of three logits for each group."""
        h = self.hidden(batch.x, batch.chains, batch.areas)
        of_group = batch.groups >= 0
        ids = batch.groups[of_group]
        seen = torch.cat([h, batch.x], -1).flatten(0, 2)[of_group]
        return self.last(functional.relu(self.mix(means(seen, ids))))


def loss_of(logits: Tensor, batch: Batch, safe: Tensor) -> Tensor:
    """Return the cross entropy by group; larger groups weigh more, safe ones nothing.

    If seki was not looked for, a group that is alive may also be in seki.
    """
    log = functional.log_softmax(logits, 1)
    told = batch.targets
    stands = torch.where(told[:, 2] < 0, torch.logsumexp(log[:, ::2], 1), log[:, 0])
    loss = -(told[:, 0] * stands + told[:, 1] * log[:, 1] + told[:, 2].clamp(min=0) * log[:, 2])
    weight = batch.sizes.clamp(max=12).sqrt() * (told[:, 0] >= 0) * ~safe
    return (loss * weight).sum() / weight.sum().clamp(min=1)


def today(batch: Batch) -> Tensor:
    """Return the mean planes of each group, with its present verdict (see `SAFE`, `UNCLEAR`, `ALIVE`, `SURE`)."""
    of_group = batch.groups >= 0
    return means(batch.x.flatten(0, 2)[of_group], batch.groups[of_group])


def batches_of(boards: list[Board], rng: np.random.Generator) -> list[list[Board]]:
    """Return one round in batches of one size, of about 3,000 points each.

    Of games that are not over about one in four takes part: they only keep the network from being sure
    of such boards.
    """
    by_side: dict[int, list[Board]] = {}
    for at in rng.permutation(len(boards)):
        if boards[at].kind != "open" or rng.random() < 0.25:
            by_side.setdefault(boards[at].side, []).append(boards[at])
    found = []
    for side, same in by_side.items():
        step = max(2, 3000 // side**2)
        found += [same[at : at + step] for at in range(0, len(same), step)]
    return [found[at] for at in rng.permutation(len(found))]


def save(network: Network, mean: Network, optimizer: torch.optim.Optimizer, out: Path) -> None:
    """Save the state to continue from, and the mean weights in the format of the program."""
    state = {"network": network, "mean": mean, "optimizer": optimizer}
    torch.save({name: part.state_dict() for name, part in state.items()}, out / "state.pt")
    halves = {name: rows.numpy().astype(np.float16) for name, rows in mean.state_dict().items()}
    np.savez_compressed(out / "weights.npz", **halves)


def follow(mean: Network, network: Network) -> None:
    """Move the mean weights, which ship, a little towards the network, so that single steps matter less."""
    with torch.no_grad():
        for slow, fast in zip(mean.parameters(), network.parameters(), strict=True):
            slow.lerp_(fast, 0.003)


class Row(NamedTuple):
    """One group of a board kept apart, for the tables."""

    board: int
    kind: str
    stones: int
    today: int
    unclear: bool
    confidence: float
    truth: int
    chances: tuple[float, float, float]


def judged(network: Network, boards: list[Board]) -> list[Row]:
    """Return the present verdict and the chances by the network for the groups of all boards.

    Safe groups, and those whose fate is unknown or divided, are left out.
    """
    rows = []
    network.eval()
    with torch.no_grad():
        for number, board in enumerate(boards):
            chances = torch.zeros(len(board.targets), 3)
            for swap in (False, True):
                batch = batch_of([board], np.array([swap]))
                chances += functional.softmax(network(batch), 1) / 2
            said = today(batch)
            for group in range(len(chances)):
                told = board.targets[group]
                if said[group, SAFE] > 0.5 or told[0] < 0 or 0.2 < told[1] < 0.8:
                    continue
                truth = 1 if told[1] >= 0.8 else 2 if told[2] == 1 else 0 if told[2] == 0 else 3
                rows.append(
                    Row(
                        number,
                        board.kind,
                        int(batch.sizes[group]),
                        int(said[group, ALIVE : ALIVE + 3].argmax()),
                        bool(said[group, UNCLEAR] > 0.5),
                        float(said[group, SURE]),
                        truth,
                        tuple(map(float, chances[group])),
                    )
                )
    network.train()
    return rows


def is_right(said: int, truth: int) -> bool:
    """Return whether a class is right; truth 3 is anything but dead."""
    return said == truth or (truth == 3 and said != 1)


def decide(row: Row, firm: float) -> int:
    """Return the present verdict if it is firm or a seki, else dead or alive by the network."""
    if row.today == 2 or (not row.unclear and row.confidence >= firm):
        return row.today
    return int(row.chances[1] > 0.5)


def report(rows: list[Row]) -> str:
    """Return a table of wrong groups, and boards with one: by the present verdicts, by the network where these
    are not firm, and by the network everywhere.
    """
    lines = []
    for label in ("weak", "strong", "open"):
        some = [row for row in rows if row.kind == label]
        parts = []
        for name, firm in (("today", 0.0), ("in doubt", 0.9), ("everywhere", 2.0)):
            wrong = [row for row in some if not is_right(row.today if not firm else decide(row, firm), row.truth)]
            parts.append(f"{name} {len(wrong)}/{len({row.board for row in wrong})}")
        boards = len({row.board for row in some})
        lines.append(f"  {label}: {len(some)} groups, {boards} boards; wrong " + ", ".join(parts))
    return "\n".join(lines)


def parse() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("features", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--width", type=int, default=48)
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--rate", type=float, default=1e-3)
    return parser.parse_args()


def main() -> None:
    """Train for the number of minutes in the options."""
    options = parse()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    learnt: list[Board] = []
    kept: list[Board] = []
    known: set[Path] = set()
    network = Network(options.width, options.blocks)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.02)
    options.out.mkdir(exist_ok=True)
    state = options.out / "state.pt"
    mean = Network(options.width, options.blocks)
    mean.load_state_dict(network.state_dict())
    if state.exists():
        saved = torch.load(state)
        network.load_state_dict(saved["network"])
        mean.load_state_dict(saved["mean"])
        optimizer.load_state_dict(saved["optimizer"])
    begun = told = time.monotonic()
    boards, losses = 0, []
    while True:
        paths = sorted(set(options.features.glob("*.npz")) - known)
        if paths:
            more = load(paths)
            learnt, kept, known = learnt + more[0], kept + more[1], known | set(paths)
            print(len(learnt), "boards to learn from,", len(kept), "kept apart", flush=True)
        for some in batches_of(learnt, rng):
            done = (time.monotonic() - begun) / 60 / options.minutes
            for group in optimizer.param_groups:
                group["lr"] = options.rate * max(0.02, 1 - done) * min(1, (boards + 300) / 1500)
            batch = batch_of(some, rng.random(len(some)) < 0.5)
            loss = loss_of(network(batch), batch, today(batch)[:, SAFE] > 0.5)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            follow(mean, network)
            boards += len(some)
            losses.append(float(loss.detach()))
            if time.monotonic() - told > 120 or done > 1:
                minutes = (time.monotonic() - begun) / 60
                loss_now = sum(losses) / len(losses)
                print(f"{minutes:.0f} min, {boards} boards, loss {loss_now:.4f}", flush=True)
                print(report(judged(mean, kept)), flush=True)
                save(network, mean, optimizer, options.out)
                losses, told = [], time.monotonic()
            if done > 1:
                return


if __name__ == "__main__":
    main()
