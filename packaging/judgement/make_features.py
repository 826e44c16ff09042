"""Judge training boards as the program does, and save the input and targets for its network.

Run `python packaging/judgement/make_features.py BOARDS OUT_FOLDER`. BOARDS has one game on each
line, as JSON: "size", "moves" (letters as in SGF, ".." a pass), "dead" and "seki" (points, null if
seki was not looked for), or instead of these "own", the ownership of each point from 100 for Black
to -100. Games are converted in chunks of a hundred; an incomplete chunk at the end is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from goboard_app.go.board import BoardSize  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.scoring.life.board import QuickBoard  # noqa: E402
from goboard_app.scoring.life.corrector import features_of  # noqa: E402
from goboard_app.scoring.life.propose import judged  # noqa: E402

UNKNOWN = -1.0
"""The target of a chance that is not known."""


def points(letters: str, size: int) -> list[int]:
    """Return points in SGF letters as indices, passes as -1."""
    pairs = zip(letters[::2], letters[1::2], strict=True)
    return [-1 if x == "." else ord(x) - 97 + (ord(y) - 97) * size for x, y in pairs]


def final_position(size: int, letters: str) -> Position | None:
    """Return the position after the moves; None if a point is taken, or chains without liberties are left."""
    board = QuickBoard.of(Position.empty(BoardSize(size, size)))
    color = 1
    for at in points(letters, size):
        if at >= 0:
            if board.color[at]:
                return None
            board.play(at, color)
        color = 3 - color
    if any(not libs for libs in board.libs.values()):
        return None
    return Position(BoardSize(size, size), bytes(board.color))


def target(row: dict[str, Any], size: int, color: int, stones: frozenset[int]) -> list[float]:
    """Return the chances of a group to be alive, dead and in seki; the last is -1 if seki was not looked for.

    All are -1 if the stones of the group do not share one fate.
    """
    if "own" in row:
        sign = 1 if color == 1 else -1
        mean = sign * sum(row["own"][at] for at in stones) / len(stones) / 100
        dies = min(1.0, max(0.0, (1 - mean) / 2))
        return [1 - dies, dies, UNKNOWN]
    fates = [set(points(row[kind] or "", size)) for kind in ("dead", "seki")]
    dead, seki = (len(stones & fate) / len(stones) for fate in fates)
    if dead == 1:
        return [0, 1, 0]
    if seki == 1:
        return [0, 0, 1]
    if dead or seki:
        return [UNKNOWN, UNKNOWN, UNKNOWN]
    return [1, 0, UNKNOWN if row["seki"] is None else 0]


def convert(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return all boards in one set of arrays; those that cannot be replayed are left out."""
    parts: dict[str, list[Any]] = {
        name: [] for name in ("side", "name", "planes", "chains", "areas", "groups", "targets", "count")
    }
    for row in rows:
        size = row["size"]
        position = final_position(size, row["moves"])
        if position is None:
            continue
        found = judged(position)
        groups, seen = found.groups, features_of(position.size, *found)
        parts["side"].append([size])
        parts["name"].append([zlib.crc32(row.get("base", row["moves"])[:80].encode())])
        parts["planes"].append(seen.planes.astype(np.float16))
        parts["chains"].append(seen.chains.astype(np.int16))
        parts["areas"].append(seen.areas.astype(np.int16))
        parts["groups"].append(seen.groups.astype(np.int16))
        parts["count"].append([len(groups)])
        told = [target(row, size, group.color, group.stones) for group in groups]
        parts["targets"].append(np.array(told, np.float32).reshape(-1, 3))
    return {name: np.concatenate(values) for name, values in parts.items()}


def main() -> None:
    """Convert a file in chunks; chunks that exist already are skipped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--chunk", type=int, default=100)
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    rows = [json.loads(line) for line in options.boards.read_text("utf-8").splitlines()]
    for start in range(0, len(rows) - options.chunk + 1, options.chunk):
        path = options.folder / f"{options.boards.stem}-{start:06}.npz"
        if not path.exists():
            begun = time.process_time()
            part = path.with_suffix(".part")
            with part.open("wb") as file:
                np.savez_compressed(file, **convert(rows[start : start + options.chunk]))
            part.rename(path)
            print(path.name, f"{time.process_time() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main()
