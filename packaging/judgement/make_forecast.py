"""Judge labelled boards as the program does, and save the input and labels of the forecasting network.

The input is that of the network for groups. What the network for owners says at a glance, and the outlook, are
written beside it, for join_forecast.py.

Run `python packaging/judgement/make_forecast.py OUT_FOLDER TABLE...` for tables of ownership.py; only
boards of the set `learn` are taken. With `--finished GAMES DEAD NUMBER` it takes finished games of
19x19 as well: a line of GAMES has the source, the id, the komi, the result and the moves, a line of
DEAD the number of a game and its dead stones, both separated by tabs. On those each point is Black's
or White's whichever side moves first; neutral points get no label.
"""

from __future__ import annotations

import argparse
import lzma
import sys
import zlib
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parent)]

from make_features import final_position, points  # noqa: E402
from ownership import LabelledBoard, read_table  # noqa: E402

from goboard_app.go.board import BoardSize  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.scoring.life.board import QuickBoard  # noqa: E402
from goboard_app.scoring.life.board_network import glance  # noqa: E402
from goboard_app.scoring.life.corrector import features_of  # noqa: E402
from goboard_app.scoring.life.outlook import look_ahead  # noqa: E402
from goboard_app.scoring.life.propose import judged  # noqa: E402

UNKNOWN = -1.0
"""The label of a point that has none."""
CHUNK = 100
"""The number of boards in a file."""
Labelled = tuple[str, str, Position, np.ndarray]
"""A board to learn from: its game, its kind, its stones, and three labels for each point."""


def of_table(path: Path) -> Iterator[Labelled]:
    """Yield the boards of the set `learn` of a table."""
    for board in read_table(path):
        if board.set == "learn":
            codes = bytes(map(".XO".index, board.stones))
            yield (
                f"{path.name} {board.source}",
                board.kind,
                Position(BoardSize.square(board.lines), codes),
                labels_of(board),
            )


def labels_of(board: LabelledBoard) -> np.ndarray:
    """Return three labels for each point: the chance to be Black's if Black moves first, the same if White does,
    and 1 if the point goes to whichever side moves first.
    """
    first = (np.array((board.black_first, board.white_first), np.float32).T + 1) / 2
    open_points = np.zeros((len(first), 1), np.float32)
    open_points[sorted(board.changing)] = 1
    return np.concatenate((first, open_points), 1)


def of_games(games: Path, dead: Path, number: int) -> Iterator[Labelled]:
    """Yield the ends of up to `number` finished games whose dead stones are known, spread over the file."""
    with lzma.open(games, "rt") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    with lzma.open(dead, "rt") as file:
        ends = [line.rstrip("\n").split("\t") for line in file]
    step = max(1, len(ends) // number)
    for cells in ends[::step][:number]:
        game = rows[int(cells[0])]
        stones = points(cells[2], 19)
        position = final_position(19, game[4])
        if position is not None:
            yield f"{games.name} {game[1]}", "large", position, labels_of_end(position, stones)


def labels_of_end(position: Position, dead: list[int]) -> np.ndarray:
    """Return the labels of a finished board; neutral points have none (`UNKNOWN`), all others are settled."""
    board = QuickBoard.of(position)
    color = [0 if at in set(dead) else stone for at, stone in enumerate(board.color)]
    owners = list(color)
    for start, stone in enumerate(color):
        if stone or owners[start]:
            continue
        area, sides = [start], set[int]()
        for at in area:
            for near in board.near[at]:
                if color[near]:
                    sides.add(color[near])
                elif near not in area:
                    area.append(near)
        for at in area:
            owners[at] = sides.pop() if len(sides) == 1 else owners[at]
            if owners[at]:
                sides = {owners[at]}
    rows = [(UNKNOWN,) * 3 if not owner else (float(owner == 1),) * 2 + (0.0,) for owner in owners]
    return np.array(rows, np.float32)


def convert(boards: list[Labelled]) -> dict[str, np.ndarray]:
    """Return the input and labels of some boards as arrays."""
    parts: dict[str, list[Any]] = {
        name: []
        for name in ("side", "game", "kind", "planes", "glance", "ahead", "chains", "areas", "groups", "labels")
    }
    for game, kind, position, labels in boards:
        found = judged(position)
        seen = features_of(position.size, *found)
        parts["side"].append([position.size.columns])
        parts["game"].append([zlib.crc32(game.encode())])
        parts["kind"].append([kind])
        parts["planes"].append(seen.planes.astype(np.float16))
        board = QuickBoard.of(position)
        owners, ahead = glance(position.size, board), look_ahead(position.size, board, lambda: False)
        assert owners is not None
        parts["glance"].append(owners.astype(np.float16))
        # Of a board without an outlook the rows are not read.
        parts["ahead"].append((owners if ahead is None else ahead).astype(np.float16))
        for name in ("chains", "areas", "groups"):
            parts[name].append(getattr(seen, name).astype(np.int16))
        parts["labels"].append(labels)
    return {name: np.concatenate(values) for name, values in parts.items()}


def write(task: tuple[Path, list[Labelled]]) -> str:
    """Write a chunk of boards unless its file exists; return the name of the file."""
    path, boards = task
    if not path.exists():
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, **convert(boards))
        part.rename(path)
    return path.name


def main() -> None:
    """Write the input and labels of all boards, a hundred in each file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("tables", type=Path, nargs="*")
    parser.add_argument("--finished", nargs=3, metavar=("GAMES", "DEAD", "NUMBER"))
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    tasks: list[tuple[Path, list[Labelled]]] = []
    sources = [(table.name.split(".")[0], of_table(table)) for table in options.tables]
    if options.finished:
        games, dead, number = options.finished
        sources.append(("large", of_games(Path(games), Path(dead), int(number))))
    for name, rows in sources:
        boards = list(rows)
        tasks += [
            (options.folder / f"{name}-{start:06}.npz", boards[start : start + CHUNK])
            for start in range(0, len(boards), CHUNK)
        ]
    with Pool(options.jobs) as pool:
        for name in pool.imap_unordered(write, tasks):
            print(name, flush=True)


if __name__ == "__main__":
    main()
