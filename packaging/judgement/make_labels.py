"""Ask KataGo for the ownership of boards with either side to move, and write the table.

Run `python packaging/judgement/make_labels.py KATAGO CONFIG MODEL BOARDS... --out TABLE`. BOARDS
are files of make_boards.py. KataGo answers with one visit; the answers for a file are kept beside
it, with the ending `.labels`, so that a run that was interrupted can continue. Of the critical
boards the table gets at most `--critical`, and at most two for each game: those on which two or
more stones of the side that lacks a stone live if that side moves first, die if it does not, and
live at the end of the game.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Thread
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from ownership import TABLE, LabelledBoard, write_table  # noqa: E402

COLUMNS = "ABCDEFGHJKLMNOPQRST"
SURE = 0.5
"""The ownership, of at most 1, above which a stone counts as alive, and below minus which as dead."""
PLAYERS = "BW"
Row = dict[str, Any]


class KataGo:
    """A KataGo process that analyses boards of one size."""

    def __init__(self, program: Path, config: Path, model: Path, lines: int) -> None:
        # Without a buffer of the board's own size each small board costs as much as one of 19x19.
        size = f"maxBoardXSizeForNNBuffer={lines},maxBoardYSizeForNNBuffer={lines}"
        command = [program, "analysis", "-config", config, "-model", model]
        self._process = subprocess.Popen(
            [*map(str, command), "-override-config", size],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def answers(self, queries: Sequence[Row]) -> Iterator[Row]:
        """Yield the answers in the order in which KataGo gives them, and end the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        writer = Thread(target=self._send, args=(queries,))
        writer.start()
        for _ in queries:
            yield json.loads(self._process.stdout.readline())
        writer.join()
        self._process.stdin.close()
        self._process.wait()

    def _send(self, queries: Sequence[Row]) -> None:
        """Write all queries; each is flushed, else the last ones would stay in the buffer for ever."""
        assert self._process.stdin is not None
        for query in queries:
            print(json.dumps(query), file=self._process.stdin, flush=True)


def query(number: int, row: Row, player: str) -> Row:
    """Return the query for a board with one side to move."""
    lines = row["lines"]
    stones = [
        [PLAYERS["XO".index(stone)], f"{COLUMNS[at % lines]}{lines - at // lines}"]
        for at, stone in enumerate(row["stones"])
        if stone != "."
    ]
    return {
        "id": f"{number} {player}",
        "initialStones": stones,
        "initialPlayer": player,
        "moves": [],
        "rules": "japanese",
        "komi": 6.5,
        "boardXSize": lines,
        "boardYSize": lines,
        "maxVisits": 1,
        "includeOwnership": True,
    }


def label(rows: Sequence[Row], done: Path, asked: Sequence[Path]) -> list[Row]:
    """Return the answers for all boards, with the ownership for 'B' and 'W' to move.

    Boards without an answer in `done` are sent to KataGo, `asked` being its program, config and model.
    """
    found: dict[int, Row] = {}
    if done.exists():
        found = {row["number"]: row for row in map(json.loads, done.read_text("ascii").splitlines())}
    with done.open("a", encoding="ascii") as file:
        for lines in sorted({row["lines"] for row in rows}):
            left = [n for n, row in enumerate(rows) if row["lines"] == lines and n not in found]
            if not left:
                continue
            peer, halves = KataGo(*asked, lines), dict[int, Row]()
            queries = [query(number, rows[number], player) for number in left for player in PLAYERS]
            for answer in peer.answers(queries):
                name, player = answer["id"].split()
                half = halves.setdefault(int(name), {"number": int(name)})
                half[player] = [round(value, 2) for value in answer.get("ownership", ())]
                if len(half) > len(PLAYERS):
                    found[int(name)] = halves.pop(int(name))
                    print(json.dumps(found[int(name)]), file=file, flush=True)
    return [found[number] for number in range(len(rows))]


def boards_of(path: Path, asked: Sequence[Path]) -> Iterator[LabelledBoard]:
    """Yield the labelled boards of a file; those that KataGo refuses are left out."""
    rows = [json.loads(line) for line in path.read_text("ascii").splitlines()]
    for row, answer in zip(rows, label(rows, path.with_suffix(".labels"), asked), strict=True):
        if answer["B"] and answer["W"]:
            yield LabelledBoard(
                row["set"],
                row["kind"],
                row["source"],
                row["lines"],
                row["stones"],
                tuple(answer["B"]),
                tuple(answer["W"]),
                row.get("at", -1),
                row.get("color", 0),
            )


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
    for name in ("katago", "config", "model"):
        parser.add_argument(name, type=Path)
    parser.add_argument("boards", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=TABLE)
    parser.add_argument("--critical", type=int, default=200)
    options = parser.parse_args()
    asked = (options.katago, options.config, options.model)
    boards = [board for path in options.boards for board in boards_of(path, asked)]
    write_table(chosen(boards, options.critical), options.out)


if __name__ == "__main__":
    main()
