"""Make boards of many kinds from games and from play by the partners' network, to be labelled by label_owners.py.

Run `python packaging/judgement/make_variety.py OUT GAMES... --boards 12000 --seed 11`. GAMES are files as for
make_boards.py, or of games of 19x19 as for make_forecast.py (`.tsv`). Of "weak" games only those to learn from
are taken; one game in ten of these and of "played" is left out, the same as train_forecast.py keeps apart. A board
is a game cut at 40 to 100 %, the same with one stone less or after some moves of either side, or a board of a game
that the network plays against itself, with slips. OUT gets a line of JSON for each board: "lines" and "stones".
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parent)]

from make_boards import Row, board_after, board_of, is_measured, moves_of, spelled  # noqa: E402

from goboard_app.go.board import BoardSize  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.scoring.life.board import QuickBoard  # noqa: E402
from goboard_app.scoring.life.board_network import View  # noqa: E402
from goboard_app.scoring.life.playouts import is_playable  # noqa: E402
from goboard_app.scoring.life.policy_network import PolicyNetwork, shipped_policy  # noqa: E402

SIDES, OFTEN = (9, 7, 8, 6, 10, 11, 13, 19), (60, 9, 4, 2, 3, 3, 10, 2)
"""The boards of play by the network, and how often each is taken."""
MOODS, SLIPS = (0.4, 0.7, 1.0, 1.5, 2.0), (0, 0.02, 0.06, 0.12)
"""The scales of noise on the chances of moves, and the shares of moves at random."""
BEGUN = 0.4
"""The share of a game from which its boards are taken."""
LARGEST, MOST_LARGE = 19, 30_000
"""The lines of a large board, and the number of games on it that are read."""
KEPT = 10
"""The number of games of which one is left out."""
TRIED = 40
"""The number of moves that are tried until one can be played."""


def games_of(path: Path) -> Iterator[Row]:
    """Yield the games of a file that may be learnt from."""
    opened = lzma.open if path.suffix == ".xz" else open
    if ".tsv" in path.suffixes:
        with opened(path, "rt") as file:
            yield from (
                {"size": LARGEST, "moves": line.rstrip("\n").split("\t")[4]} for line in islice(file, MOST_LARGE)
            )
        return
    stem = path.name.split(".")[0]
    table = "ownership" if stem == "weak" else stem
    with opened(path, "rt") as file:
        for number, line in enumerate(file):
            game = json.loads(line)
            is_kept = zlib.crc32(f"{table}.tsv.xz {stem} {number}".encode()) % KEPT == 0
            if not is_kept and not (stem == "weak" and is_measured(game)):
                yield game


class Variety:
    """A source of boards, the same for the same seed."""

    def __init__(self, network: PolicyNetwork, games: list[Row], seed: int, each: int) -> None:
        """Take the network that plays, the games to begin from, and how many boards come from them in a row."""
        self._network = network
        self._games = [game for game in games if game["size"] < LARGEST]
        self._large = [game for game in games if game["size"] == LARGEST]
        self._rng, self._noise = Random(seed), np.random.default_rng(seed)
        self._each = each

    def boards(self) -> Iterator[QuickBoard]:
        """Yield boards without end, those of the games and those of the network's play by turns."""
        while True:
            yield from (self._from_game(self._games) for _ in range(self._each))
            if self._large:
                yield from (self._from_game(self._large) for _ in range(12))
            (side,) = self._rng.choices(SIDES, OFTEN)
            yield from self._played(BoardSize.square(side), 32 if side < 14 else 8)

    def _from_game(self, games: list[Row]) -> QuickBoard:
        rng, game = self._rng, self._rng.choice(games)
        lines, moves = game["size"], moves_of(game)
        share = 1.0 if rng.random() < 0.1 else rng.uniform(BEGUN, 1)
        board = board_after(lines, moves[: int(len(moves) * share)])
        kind = rng.random()
        if kind < 0.4:
            return board
        if kind < 0.8:
            return self._carried_on(board, BoardSize.square(lines), by_network=kind < 0.65)
        return self._with_one_less(board, lines)

    def _with_one_less(self, board: QuickBoard, lines: int) -> QuickBoard:
        stones = [at for at, color in enumerate(board.color) if color]
        if not stones:
            return board
        at, text = self._rng.choice(stones), spelled(board)
        return board_of(lines, f"{text[:at]}.{text[at + 1 :]}")

    def _carried_on(self, board: QuickBoard, size: BoardSize, by_network: bool) -> QuickBoard:
        """Return the board some moves later; now and then the same side moves twice."""
        rng, color, mood = self._rng, self._rng.choice((1, 2)), self._rng.choice(MOODS)
        for _ in range(rng.randint(1, 6)):
            if by_network:
                chances = self._network.evaluate([View(size, board, color, (), 0.0)])[0].moves
                self._play(board, color, self._order(chances, mood))
            else:
                self._play(board, color, rng.sample(range(size.area), size.area))
            if rng.random() < 0.85:
                color = 3 - color
        return board

    def _order(self, chances: np.ndarray, mood: float) -> list[int]:
        """Return the moves, the number of points for a pass, the likeliest first but for some noise."""
        values = np.log(np.maximum(chances, 1e-5))
        values[:-1] += mood * self._noise.gumbel(size=len(values) - 1)
        found: list[int] = np.argsort(-values).tolist()
        return found

    def _play(self, board: QuickBoard, color: int, order: Iterable[int]) -> bool:
        """Play the first of some moves that can be played; return whether there was one before a pass."""
        for at in list(order)[:TRIED]:
            if at == len(board.color):
                return False
            if board.is_legal(at, color) and is_playable(board, at, color):
                board.play(at, color)
                return True
        return False

    def _played(self, size: BoardSize, count: int) -> Iterator[QuickBoard]:
        """Yield some boards of games that the network plays against itself, side by side."""
        rng = self._rng
        boards = [QuickBoard.of(Position.empty(size)) for _ in range(count)]
        moods, slips = ([[rng.choice(some) for _ in range(2)] for _ in boards] for some in (MOODS, SLIPS))
        games: list[list[QuickBoard]] = [[] for _ in boards]
        passes, going, color = [0] * count, list(range(count)), 1
        for _ in range(size.area * 4 // 3):
            going = [number for number in going if passes[number] < 2]
            if not going:
                break
            opinions = self._network.evaluate([View(size, boards[number], color, (), 0.0) for number in going])
            for number, opinion in zip(going, opinions, strict=True):
                order = self._order(opinion.moves, moods[number][color - 1])
                if rng.random() < slips[number][color - 1]:
                    order = rng.sample(range(size.area), size.area)
                is_over = opinion.moves[-1] > opinion.moves[:-1].max() and rng.random() < 0.9
                if not is_over and self._play(boards[number], color, order):
                    games[number].append(boards[number].copy())
                    passes[number] = 0
                else:
                    passes[number] += 1
            color = 3 - color
        for game in games:
            later = game[int(len(game) * BEGUN) :]
            if len(game) >= size.area // 4:
                yield from rng.sample(later, min(6, len(later)))
                yield game[-1]
                yield from (self._with_one_less(game[-1], size.columns) for _ in range(2))


def main() -> None:
    """Write the boards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--boards", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--each", type=int, default=240, help="boards of games before each round of some 220 others")
    options = parser.parse_args()
    network = shipped_policy()
    if network is None:
        parser.error("the network of the partners is missing")
    variety = Variety(network, [game for path in options.games for game in games_of(path)], options.seed, options.each)
    seen: set[str] = set()
    with options.out.open("w", encoding="ascii") as out:
        for board in variety.boards():
            stones = spelled(board)
            if stones in seen or not all(board.libs.values()):
                continue
            seen.add(stones)
            print(json.dumps({"lines": round(len(stones) ** 0.5), "stones": stones}), file=out)
            if len(seen) == options.boards:
                break


if __name__ == "__main__":
    main()
