"""Make finished games of weak players, with the stones that GNU Go judges dead or in seki.

Run `python packaging/judgement/make_games.py FILE --seed 1 --games 1000` (Debian package gnugo). A
game begins with moves of our own playouts and continues with GNU Go at its lowest level, both sides
weakened by random moves, so that large groups die on the board. With `--after GAMES` it continues
finished games: a few moves in one place of the board, most of them by one side alone, and then GNU
Go to the end again; that costs a tenth. FILE gets one line of JSON for each game; if it exists, the
games that are missing are added.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from goboard_app.go.board import BoardSize  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.scoring.life.board import QuickBoard  # noqa: E402
from goboard_app.scoring.life.playouts import is_playable  # noqa: E402

GNUGO = shutil.which("gnugo") or "/usr/games/gnugo"
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
SIZES = (7, 9, 9, 9, 9, 9, 11, 11, 13, 13, 13)
"""The sizes of boards, in lines; sizes that are listed more than once are drawn more often."""
NOISE = (0.0, 0.0, 0.1, 0.2, 0.3, 0.5)
"""The shares of random moves from which that of each side is drawn."""


class GnuGo:
    """A GNU Go process that is spoken to in GTP."""

    def __init__(self, seed: int) -> None:
        self._process = subprocess.Popen(
            [GNUGO, "--mode", "gtp", "--level", "0", "--never-resign", "--seed", str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, command: str) -> str:
        """Return the answer to one command. Raises RuntimeError if GNU Go reports an error."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines = []
        while line := self._process.stdout.readline().rstrip("\n"):
            lines.append(line)
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise RuntimeError(f"{command}: {answer}")
        return answer[1:].strip()


def index(name: str, size: int) -> int:
    """Return the index of a point of GTP, counted from the left of the top row; -1 for a pass or resignation."""
    if name.upper() in ("PASS", "RESIGN"):
        return -1
    return (size - int(name[1:])) * size + COLUMNS.index(name[0].upper())


def letters(points: list[int], size: int) -> str:
    """Return points in the letters of SGF, passes as `..`."""
    return "".join(".." if at < 0 else chr(97 + at % size) + chr(97 + at // size) for at in points)


class Game:
    """One game, played here and in GNU Go at the same time."""

    def __init__(self, peer: GnuGo, size: int) -> None:
        self._peer = peer
        self._size = size
        self.board = QuickBoard.of(Position.empty(BoardSize(size, size)))
        self.moves: list[int] = []
        peer.ask(f"boardsize {size}")
        peer.ask("clear_board")

    @property
    def color(self) -> int:
        """The colour to move (1 black, 2 white)."""
        return 1 + len(self.moves) % 2

    @property
    def is_over(self) -> bool:
        """Return whether both sides have passed, or the game is longer than three moves for each point."""
        return self.moves[-2:] == [-1, -1] or len(self.moves) > 3 * self._size**2

    def play(self, at: int) -> bool:
        """Play a move, or pass with -1; return whether GNU Go accepts it."""
        point = "pass" if at < 0 else f"{COLUMNS[at % self._size]}{self._size - at // self._size}"
        try:
            self._peer.ask(f"play {'bw'[self.color - 1]} {point}")
        except RuntimeError:
            return False
        self._add(at)
        return True

    def _add(self, at: int) -> None:
        if at >= 0:
            self.board.play(at, self.color)
        self.moves.append(at)

    def go_on(self) -> None:
        """Play a move of GNU Go."""
        self._add(index(self._peer.ask(f"genmove {'bw'[self.color - 1]}"), self._size))

    def random_move(self, rng: Random, middle: int = -1) -> int:
        """Return a random move that the policy of our playouts allows; -1 if there is none.

        With a `middle`, the move is fewer than four steps away from it.
        """
        own, size = self.color, self._size
        points = [
            at
            for at, stone in enumerate(self.board.color)
            if not stone and self.board.is_legal(at, own) and is_playable(self.board, at, own)
        ]
        if middle >= 0:
            points = [at for at in points if abs(at % size - middle % size) + abs(at // size - middle // size) < 4]
        return rng.choice(points) if points else -1

    def told(self) -> dict[str, Any]:
        """Return the size, the moves, and the stones that GNU Go judges dead or in seki."""
        size = self._size
        dead, seki = (
            [index(point, size) for point in self._peer.ask(f"final_status_list {kind}").split()]
            for kind in ("dead", "seki")
        )
        return {
            "size": size,
            "moves": letters(self.moves, size),
            "dead": letters(dead, size),
            "seki": letters(seki, size),
        }


def play_game(peer: GnuGo, rng: Random, sizes: Sequence[int]) -> dict[str, Any]:
    """Play one game to its end on a board of one of `sizes`, and return it with its dead and seki stones."""
    size = rng.choice(sizes)
    noise = (rng.choice(NOISE), rng.choice(NOISE))
    opening = rng.choice((0, 0.1, 0.2, 0.3, 0.4)) * size * size
    game = Game(peer, size)
    while not game.is_over:
        is_random = len(game.moves) < opening or rng.random() < noise[game.color - 1]
        at = game.random_move(rng) if is_random else -1
        if at < 0 or not game.play(at):
            game.go_on()
    return game.told()


def go_on_from(base: dict[str, Any], peer: GnuGo, rng: Random) -> dict[str, Any]:
    """Return a finished game that is changed in one place and played to its end again."""
    size = base["size"]
    pairs = zip(base["moves"][::2], base["moves"][1::2], strict=True)
    moves = [-1 if x == "." else ord(x) - 97 + (ord(y) - 97) * size for x, y in pairs]
    while moves and moves[-1] < 0:
        moves.pop()
    del moves[len(moves) - rng.choice((0, 0, 0, 4, 8, 16)) :]
    game = Game(peer, size)
    for at in moves:
        if not game.play(at):
            break
    if rng.random() < 0.5:
        game.play(-1)
    is_answered = rng.random() < 0.3
    at = game.random_move(rng)
    for _ in range(rng.choice((1, 2, 2, 3, 3, 4, 5))):
        if at < 0 or not game.play(at):
            break
        answer = game.random_move(rng, at) if is_answered else -1
        game.play(answer)
        at = game.random_move(rng, at)
    if game.moves[-1] < 0:
        game.go_on()
    while not game.is_over:
        game.go_on()
    return game.told() | {"base": base["moves"][:80]}


def main() -> None:
    """Play games until the file has the number asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--after", type=Path, help="finished games to go on from")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="lines of the boards")
    options = parser.parse_args()
    done = len(options.file.read_text("utf-8").splitlines()) if options.file.exists() else 0
    peer = GnuGo(options.seed)
    bases = []
    if options.after:
        bases = [json.loads(line) for line in options.after.read_text("utf-8").splitlines()]
    with options.file.open("a", encoding="utf-8") as file:
        for number in range(done, options.games):
            rng = Random(options.seed * 1_000_003 + number)
            game = go_on_from(rng.choice(bases), peer, rng) if bases else play_game(peer, rng, options.sizes)
            print(json.dumps(game), file=file, flush=True)


if __name__ == "__main__":
    main()
