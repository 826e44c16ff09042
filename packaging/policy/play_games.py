"""Let a KataGo network play games against itself, and write what it thinks of each board.

Run `python packaging/policy/play_games.py NETWORK.bin.gz OUT_FOLDER --minutes 40 --seed 1` with PyTorch
installed. Many games are played side by side, on boards of 5x5 to 19x19, mostly 9x9. A move is drawn by the
chances that the network gives, more or less at random for each side, so that weak games occur too. Each
file of OUT_FOLDER holds the boards of some games of one size: `planes` (packed bits), `numbers`, `policy`,
`value` and `own`, all for the side to move.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

import numpy as np
import torch

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parent)]

from teacher import GLOBALS, PLANES, Answer, Teacher  # noqa: E402

from goboard_app.go.board import BoardSize, neighbor_indices  # noqa: E402
from goboard_app.partner.move_effects import is_caught  # noqa: E402
from goboard_app.scoring.life.board import QuickBoard, diagonal_indices  # noqa: E402
from goboard_app.scoring.life.search import capturing_move  # noqa: E402

SIDES = (9, 9, 13, 9, 19, 9, 7, 13, 9, 11, 9, 5, 13, 19, 8, 9, 10, 12)
KEPT = (1, 2, 3, 4, 5, 6, 9, 10, 11)
"""The planes of the teacher that the small network sees too, besides the one that is one everywhere."""
KOMIS = (5.5, 6.5, 6.5, 7.5, 0.5)
# The scales of a side's chances, and the shares of its moves that are drawn at random.
MOODS, SLIPS = (0.5, 0.8, 1.0, 1.0, 1.3), (0, 0, 0, 0.03, 0.1, 0.3)
_LAST = 5
# Positions that are followed in a ladder.
_READS = 60
Ladders = tuple[list[int], list[tuple[int, int]]]


class Game:
    """A game under way."""

    def __init__(self, side: int, rng: Random) -> None:
        """Begin a game with some stones at random."""
        self._rng = rng
        size = BoardSize.square(side)
        self.size = size
        self.board = QuickBoard(neighbor_indices(side, side), diagonal_indices(size))
        self.to_move = 1
        self.moves: list[int] = []
        self._komi = rng.choice((*KOMIS, rng.randrange(-20, 40) + 0.5))
        self._moods = [rng.choice(MOODS) for _ in range(2)]
        self._slips = [rng.choice(SLIPS) for _ in range(2)]
        self._ladders: list[Ladders] = [([], []), ([], [])]
        self._seen = {tuple(self.board.color)}
        for _ in range(rng.choice((0, 0, 1, 2, 4, 6) if side > 7 else (0, 1, 2))):
            self.play(rng.choice(self._legal()))
            # Handicap stones and the like: the same side may move again.
            if rng.random() < 0.3:
                self.to_move = 3 - self.to_move
                self.moves = []

    def _legal(self) -> list[int]:
        return [at for at in range(self.size.area) if self.board.is_legal(at, self.to_move)]

    def play(self, at: int) -> None:
        """Play a move; the area of the board is a pass."""
        if at < self.size.area:
            self.board.play(at, self.to_move)
        else:
            self.board.ko = -1
        self.moves.append(at)
        self.to_move = 3 - self.to_move
        self._seen.add(tuple(self.board.color))

    def input(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the planes and numbers that the teacher sees (inputs of version 7, territory rules)."""
        board, own, area = self.board, self.to_move, self.size.area
        x = np.zeros((PLANES, area), np.float32)
        numbers = np.zeros(GLOBALS, np.float32)
        colors = np.array(board.color)
        x[0], x[1], x[2] = 1, colors == own, colors == 3 - own
        for head, libs in board.libs.items():
            if len(libs) < 4:
                x[2 + len(libs), list(board.stones[head])] = 1
        if board.ko >= 0:
            x[6, board.ko] = 1
        for number, at in enumerate(reversed(self.moves[-_LAST:])):
            if at < area:
                x[9 + number, at] = 1
            else:
                numbers[number] = 1
        found = ladders(board)
        x[14, found[0]] = 1
        x[15, self._ladders[-1][0]] = 1
        x[16, self._ladders[-2][0]] = 1
        x[17, [at for at, color in found[1] if color == 3 - own]] = 1
        self._ladders = [self._ladders[-1], found]
        numbers[5] = (self._komi if own == 2 else -self._komi) / 20
        # Territory counts, and none in a seki.
        numbers[9] = numbers[10] = 1
        numbers[14] = float(bool(self.moves) and self.moves[-1] == area)
        return x.reshape(PLANES, self.size.rows, self.size.columns), numbers

    def drawn(self, logits: np.ndarray) -> int:
        """Return a move drawn by the chances, changed by the mood of its side; repeated boards are left out."""
        area, rng, side = self.size.area, self._rng, self.to_move - 1
        legal = self._legal()
        if legal and rng.random() < self._slips[side]:
            return rng.choice(legal)
        chances = _chances(logits / self._moods[side], legal)
        while chances.sum() > 0:
            at = rng.choices(range(area + 1), chances.tolist())[0]
            if at == area:
                break
            after = self.board.copy()
            after.play(at, self.to_move)
            if tuple(after.color) not in self._seen:
                return at
            chances[at] = 0
        return area

    def policy(self, logits: np.ndarray) -> np.ndarray:
        """Return the chances of the legal moves."""
        return _chances(logits, self._legal())

    @property
    def is_over(self) -> bool:
        """True if both sides have passed, or the game is much too long."""
        area = self.size.area
        return self.moves[-2:] == [area, area] or 2 * len(self.moves) >= 3 * area


def _chances(logits: np.ndarray, legal: list[int]) -> np.ndarray:
    allowed = np.full(len(logits), -np.inf)
    allowed[[*legal, -1]] = logits[[*legal, -1]]
    chances = np.exp(allowed - allowed.max())
    return np.asarray(chances / chances.sum())


def ladders(board: QuickBoard) -> Ladders:
    """Return the stones that are caught in ladders, and the moves that begin one with the colour caught."""
    caught: list[int] = []
    begun: list[tuple[int, int]] = []
    for head, libs in board.libs.items():
        if len(libs) == 1 and is_caught(board, head, _READS):
            caught += board.stones[head]
        if len(libs) == 2 and (at := capturing_move(board, head, _READS)) >= 0:
            caught += board.stones[head]
            begun.append((at, board.color[head]))
    return caught, begun


class Rows:
    """The boards of one file."""

    def __init__(self) -> None:
        self._rows: list[tuple[np.ndarray, ...]] = []

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, planes: np.ndarray, numbers: np.ndarray, game: Game, answer: Answer, number: int) -> None:
        """Add a board with the answer of this number."""
        bits = np.packbits(planes[list(KEPT)].reshape(len(KEPT), -1).astype(bool), axis=1)
        policy = game.policy(answer.policy[number]).astype(np.float16)
        value = np.append(answer.value[number], answer.lead[number])
        own = np.round(answer.own[number] * 127).astype(np.int8)
        # The komi, and whether the last two moves were passes.
        self._rows.append((bits, numbers[[5, 0, 1]], policy, value, own))

    def write(self, path: Path) -> None:
        """Write the file."""
        names = ("planes", "numbers", "policy", "value", "own")
        columns = {name: np.stack(column) for name, column in zip(names, zip(*self._rows, strict=True), strict=True)}
        np.savez_compressed(path, **columns)


def main() -> None:
    """Play until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=40.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    teacher, rng = Teacher(options.network), Random(options.seed)
    end = time.monotonic() + 60 * options.minutes
    part = 0
    while time.monotonic() < end:
        side = SIDES[part % len(SIDES)]
        part += 1
        games = [Game(side, rng) for _ in range(96 if side < 12 else 48 if side < 19 else 24)]
        rows, most = Rows(), len(games) * side * side * 3 // 2
        while len(rows) < most and time.monotonic() < end:
            inputs = [game.input() for game in games]
            planes, numbers = (np.stack(column) for column in zip(*inputs, strict=True))
            answer = teacher(planes, numbers)
            for number, game in enumerate(games):
                rows.add(planes[number], numbers[number], game, answer, number)
                game.play(game.drawn(answer.policy[number]))
                if game.is_over:
                    games[number] = Game(side, rng)
        rows.write(options.out / f"{side}-{options.seed}-{part}.npz")
        print(f"{side}x{side}: {len(rows)} boards", flush=True)


if __name__ == "__main__":
    main()
