"""Label boards with the ownership by a KataGo network with either side to move, and write the table.

Run `python packaging/judgement/make_labels.py NETWORK.bin.gz BOARDS... --out TABLE` with PyTorch installed.
NETWORK is one that `owners.py` reads, BOARDS are files of make_boards.py. Of the critical boards the table
gets at most `--critical`, and at most two for each game: those on which two or more stones of the side that
lacks a stone live if that side moves first, die if it does not, and live at the end of the game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

sys.path[:0] = [str(Path(__file__).parents[1] / "policy"), str(Path(__file__).parent)]

from judge import seen_by  # noqa: E402
from make_boards import board_of  # noqa: E402
from owners import Owners  # noqa: E402
from ownership import TABLE, LabelledBoard, write_table  # noqa: E402

from goboard_app.go.board import BoardSize  # noqa: E402
from goboard_app.scoring.life.board_network import View  # noqa: E402

SURE = 0.5
"""The ownership, of at most 1, above which a stone counts as alive, and below minus which as dead."""
KOMI = 6.5
AT_ONCE = 64
"""The number of boards that the network sees at once."""
Row = dict[str, Any]


def ownership(owners: Owners, rows: Sequence[Row], first: int) -> list[list[float]]:
    """Return Black's ownership, from -1 to 1, of the points of boards of one size if the colour `first` moves first."""
    size, ahead = BoardSize.square(rows[0]["lines"]), KOMI if first == 2 else -KOMI
    views = (View(size, board_of(size.columns, row["stones"]), first, (), ahead) for row in rows)
    planes, numbers = (np.stack(column) for column in zip(*map(seen_by, views), strict=True))
    found: list[list[float]] = (owners(planes, numbers) * (3 - 2 * first)).round(2).tolist()
    return found


def labelled(owners: Owners, rows: Sequence[Row]) -> list[LabelledBoard]:
    """Return boards with their labels, in the same order."""
    found: dict[int, LabelledBoard] = {}
    for lines in sorted({row["lines"] for row in rows}):
        same = [number for number, row in enumerate(rows) if row["lines"] == lines]
        for numbers in (same[at : at + AT_ONCE] for at in range(0, len(same), AT_ONCE)):
            some = [rows[number] for number in numbers]
            black, white = (ownership(owners, some, first) for first in (1, 2))
            for number, row, *both in zip(numbers, some, black, white, strict=True):
                found[number] = LabelledBoard(
                    row["set"],
                    row["kind"],
                    row["source"],
                    lines,
                    row["stones"],
                    tuple(both[0]),
                    tuple(both[1]),
                    row.get("at", -1),
                    row.get("color", 0),
                )
            print(f"{lines}x{lines}: {len(found)} of {len(rows)} boards", flush=True)
    return [found[number] for number in range(len(rows))]


def is_decided(board: LabelledBoard, end: LabelledBoard) -> bool:
    """Return whether the first move decides two or more stones of the colour of the removed stone.

    Those stones must be alive at the end of the game.
    """
    sign = 1 if board.color == 1 else -1
    own, other = (board.black_first, board.white_first)[::sign]
    stones = [
        at
        for at in board.changing
        if board.stones[at] == ".XO"[board.color] and sign * own[at] > SURE and sign * other[at] < -SURE
    ]
    lives = all(sign * end.owner(at) > SURE for at in stones)
    return len(stones) > 1 and lives


def chosen(boards: Sequence[LabelledBoard], most: int) -> Iterator[LabelledBoard]:
    """Yield all boards, but of the critical ones only up to `most` decided ones, two for each game."""
    yield from (board for board in boards if board.set != "critical")
    ends = {b.source: b for b in boards if b.set == "measure" and b.kind == "end"}
    by_game: dict[str, list[LabelledBoard]] = {}
    for board in boards:
        if board.set == "critical" and is_decided(board, ends[board.source]):
            by_game.setdefault(board.source, []).append(board)
    turns = [same[turn] for turn in range(2) for same in by_game.values() if len(same) > turn]
    yield from turns[:most]


def main() -> None:
    """Label all boards and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("boards", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=TABLE)
    parser.add_argument("--critical", type=int, default=200)
    options = parser.parse_args()
    torch.set_num_threads(1)
    rows = [json.loads(line) for path in options.boards for line in path.read_text("ascii").splitlines()]
    write_table(chosen(labelled(Owners(options.network), rows), options.critical), options.out)


if __name__ == "__main__":
    main()
