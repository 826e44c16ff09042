"""Make boards on which a player may have passed too early, to be labelled by make_labels.py.

Run `python packaging/judgement/make_boards.py SET GAMES OUT`. GAMES has one game on each line, as
JSON: "size" and "moves" (letters as in SGF, ".." a pass); it may be packed with xz. SET is a name of
`ownership.py`. Games whose moves have an odd hash are kept for measuring: `measure` and `critical`
take these, `learn` takes the others, and `learn-all` takes every game. Boards of more than `--most`
lines are left out, since labels of small boards are cheapest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from goboard_app.go.board import BoardSize  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.scoring.life.board import QuickBoard  # noqa: E402
from goboard_app.scoring.life.playouts import Fates, is_playable  # noqa: E402

CUTS = (50, 65, 80)
"""The parts of a game, in percent, after which the games for measuring are cut."""
LEARNT_CUTS = range(45, 96)
"""The parts of a game, in percent, after which the games to learn from may be cut."""
RUNS = 40
"""The number of playouts of a board."""
FELT = 0.12
"""The change of a chain's survival, as a share of the playouts, from which a stone counts as felt."""
Row = dict[str, Any]


def moves_of(game: Row) -> list[int]:
    """Return the moves as indices, passes as -1, without the passes at the end."""
    text, lines = game["moves"], game["size"]
    pairs = zip(text[::2], text[1::2], strict=True)
    moves = [-1 if x == "." else ord(x) - 97 + (ord(y) - 97) * lines for x, y in pairs]
    while moves and moves[-1] < 0:
        moves.pop()
    return moves


def board_after(lines: int, moves: list[int]) -> QuickBoard:
    """Return the board after alternating moves, Black first."""
    board = QuickBoard.of(Position.empty(BoardSize.square(lines)))
    for number, at in enumerate(moves):
        if at >= 0:
            board.play(at, 1 + number % 2)
    return board


def spelled(board: QuickBoard) -> str:
    """Return the stones of a board as text: `.` empty, `X` black, `O` white."""
    return "".join(".XO"[color] for color in board.color)


def board_of(lines: int, stones: str) -> QuickBoard:
    """Return the board with these stones."""
    codes = bytes(map(".XO".index, stones))
    return QuickBoard.of(Position(BoardSize.square(lines), codes))


def fates_of(board: QuickBoard) -> Fates:
    """Return `RUNS` playouts of a board."""
    fates = Fates(board)
    fates.run(RUNS, Random(5), lambda _done: False)
    return fates


def is_felt(before: Fates, board: QuickBoard) -> bool:
    """Return whether the survival of some chain of two stones or more differs from before by `FELT` or more."""
    fates, end = fates_of(board), before.board
    return any(
        end.head[stones[0]] >= 0 and abs(before.share(end.head[stones[0]]) - fates.share(head)) >= FELT
        for head, stones in board.stones.items()
        if len(stones) > 1
    )


def removals(end: QuickBoard, lines: int, rng: Random, most: int) -> Iterator[Row]:
    """Yield up to `most` ends of a game without one stone that changes the survival of some chain."""
    fates, found = fates_of(end), 0
    stones = [at for at, c in enumerate(end.color) if c and len(end.stones[end.head[at]]) > 1]
    for at in rng.sample(stones, min(24, len(stones))):
        text = spelled(end)
        board = board_of(lines, f"{text[:at]}.{text[at + 1 :]}")
        color = end.color[at]
        if not all(board.libs.values()) or not board.is_legal(at, color):
            continue
        if found < most and is_felt(fates, board):
            found += 1
            yield {"kind": "removed", "stones": spelled(board), "at": at, "color": color}


def additions(end: QuickBoard, rng: Random, most: int) -> Iterator[Row]:
    """Yield up to `most` ends of a game with one more stone that changes the survival of some chain."""
    fates, found = fates_of(end), 0
    empty = [at for at, color in enumerate(end.color) if not color]
    for at in rng.sample(empty, min(16, len(empty))):
        for color in (1, 2):
            if not (end.is_legal(at, color) and is_playable(end, at, color)):
                continue
            board = end.copy()
            board.play(at, color)
            if found < most and is_felt(fates, board):
                found += 1
                yield {"kind": "added", "stones": spelled(board), "at": at, "color": color}


def digest_of(game: Row) -> bytes:
    """Return a number that the moves of a game give."""
    return hashlib.sha256(game["moves"].encode()).digest()


def is_measured(game: Row) -> bool:
    """Return whether a game is kept for measuring."""
    return digest_of(game)[0] % 2 == 1


def boards_of(game: Row, group: str, rng: Random, cuts: int, changed: int) -> Iterator[Row]:
    """Yield the boards of one game for a set.

    To learn from, these are `cuts` cuts, the end, and up to `changed` ends of either kind; to measure,
    one cut and the end; for `critical`, up to four ends without a stone.
    """
    lines, moves = game["size"], moves_of(game)
    end = board_after(lines, moves)
    if group != "learn-all" and is_measured(game) is (group == "learn"):
        return
    if group == "critical":
        yield from removals(end, lines, rng, 4)
        return
    is_learnt = group.startswith("learn")
    shares = rng.sample(LEARNT_CUTS, cuts) if is_learnt else [CUTS[digest_of(game)[1] % len(CUTS)]]
    for share in shares:
        cut = board_after(lines, moves[: len(moves) * share // 100])
        yield {"kind": f"cut {share}", "stones": spelled(cut)}
    yield {"kind": "end", "stones": spelled(end)}
    if is_learnt:
        yield from removals(end, lines, rng, changed)
        yield from additions(end, rng, changed)


def main() -> None:
    """Write the boards of all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set", choices=("learn", "learn-all", "measure", "critical"))
    parser.add_argument("games", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--most", type=int, default=9, help="lines of the largest board")
    parser.add_argument("--cuts", type=int, default=4, help="cuts of a game to learn from")
    parser.add_argument(
        "--changed", type=int, default=3, help="ends with a stone too few, and as many with one too many"
    )
    options = parser.parse_args()
    opened = lzma.open if options.games.suffix == ".xz" else open
    with opened(options.games, "rt") as file:
        games = [json.loads(line) for line in file]
    group = "learn" if options.set.startswith("learn") else options.set
    with options.out.open("w", encoding="ascii") as out:
        for number, game in enumerate(games):
            if game["size"] <= options.most:
                head = {"set": group, "source": f"{options.games.stem} {number}"}
                head["lines"] = game["size"]
                for board in boards_of(game, options.set, Random(number), options.cuts, options.changed):
                    print(json.dumps(head | board), file=out)


if __name__ == "__main__":
    main()
