"""Label boards with the owners of their points, with either side to move, for train_owners.py.

Run `python packaging/judgement/label_owners.py NETWORK.bin.gz OUT_FOLDER BOARDS...` with PyTorch installed.
NETWORK is one that `owners.py` reads; BOARDS are files of make_variety.py, or tables of ownership.py, of
which the set `learn` is taken, without the one game in ten that is kept apart. Each file of OUT_FOLDER holds
boards of one size, a row for each: `stones` (1 black, 2 white), `liberties` (of the chain of each stone, at
most 4), and `own`, Black's ownership from -1 to 1 if Black moves first and if White does.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent))

from make_boards import board_of  # noqa: E402
from make_labels import Row, ownership  # noqa: E402
from make_variety import KEPT  # noqa: E402
from owners import Owners  # noqa: E402
from ownership import read_table  # noqa: E402

AT_ONCE = 5184
"""The number of points that the network sees at once."""
Labels = list[tuple[list[float], ...]]


def write(path: Path, rows: list[Row], labels: Iterable[tuple[Iterable[float], ...]]) -> None:
    """Write boards of one size with the ownership of their points."""
    boards = [board_of(row["lines"], row["stones"]) for row in rows]
    stones = np.array([board.color for board in boards], np.uint8)
    liberties = np.zeros_like(stones)
    for number, board in enumerate(boards):
        for head, free in board.libs.items():
            liberties[number, list(board.stones[head])] = min(4, len(free))
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, stones=stones, liberties=liberties, own=np.array(list(labels), np.float16))
    part.rename(path)


def convert(table: Path, folder: Path) -> None:
    """Write the boards of a table, which have their labels."""
    boards = [board for board in read_table(table) if board.set == "learn"]
    learnt = [board for board in boards if zlib.crc32(f"{table.name} {board.source}".encode()) % KEPT]
    for lines in sorted({board.lines for board in learnt}):
        same = [board for board in learnt if board.lines == lines]
        rows = [{"lines": lines, "stones": board.stones} for board in same]
        write(
            folder / f"{lines}-{table.name.split('.')[0]}.npz",
            rows,
            ((board.black_first, board.white_first) for board in same),
        )


def label(network: Owners, path: Path, folder: Path) -> None:
    """Label the boards of a file."""
    rows: list[Row] = [json.loads(line) for line in path.read_text("ascii").splitlines()]
    for lines in sorted({row["lines"] for row in rows}):
        same = [row for row in rows if row["lines"] == lines]
        step, labels = max(1, AT_ONCE // lines**2), Labels()
        for some in (same[at : at + step] for at in range(0, len(same), step)):
            labels += zip(*(ownership(network, some, first) for first in (1, 2)), strict=True)
        write(folder / f"{lines}-{path.stem}.npz", same, labels)
        print(f"{path.name}: {len(same)} boards of {lines}x{lines}", flush=True)


def main() -> None:
    """Label all files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("boards", type=Path, nargs="+")
    options = parser.parse_args()
    torch.set_num_threads(1)
    options.folder.mkdir(exist_ok=True)
    network = Owners(options.network)
    for path in options.boards:
        if path.suffix == ".xz":
            convert(path, options.folder)
        else:
            label(network, path, options.folder)


if __name__ == "__main__":
    main()
