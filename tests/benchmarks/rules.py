"""Measure full legality, beside a plain board without it.

Run `python tests/benchmarks/rules.py [games]`. The same games are replayed through sgfmill's board,
which only takes stones off, and through ours as a session does it: every move is judged under
positional superko, carried out, and added to the history. The games are random legal ones on
19x19 with a fixed seed, half of them short and half long, and those of a folder of records where
it is there. Times are medians of runs
done in turn; the last line is the ratio over all moves.
"""

from __future__ import annotations

import gc
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from sgfmill.boards import Board

from goboard_app.go.board import BoardSize, Move, Pass, Play
from goboard_app.go.position import Position
from goboard_app.record.properties import moves_of, setup_of
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import CHINESE_SERVER
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from tests.support.aims import tell

GAMES = 1000
LENGTHS = {"short random games": (60, 230), "long random games": (230, 400)}
RUNS = 3
SEED = 19
RECORDS = Path(__file__).parents[3] / "shared" / "corpus"

Game = tuple[int, tuple[Move, ...]]
"""The side of the board, and the moves."""


def main(games: int) -> None:
    """Print the table."""
    chance = random.Random(SEED)
    sets = {
        name: [random_game(chance, chance.randint(*lengths)) for _ in range(games // 2)]
        for name, lengths in LENGTHS.items()
    }
    sets["recorded games"] = recorded_games(RECORDS)
    sums = [0.0, 0.0]
    print(f"{'microseconds a move':22}{'games':>7}{'moves':>9}{'sgfmill':>9}{'goboard':>9}  ratio")
    for name, replayed in sets.items():
        if not replayed:
            continue
        theirs, ours = measure(replayed)
        moves = sum(len(moves) for _side, moves in replayed)
        sums[0] += theirs
        sums[1] += ours
        row = f"{theirs / moves * 1e6:9.2f}{ours / moves * 1e6:9.2f}{ours / theirs:6.2f}x"
        print(f"{name:22}{len(replayed):7}{moves:9}{row}")
    print(f"ratio {sums[1] / sums[0]:.2f} x")
    tell("full legality", sums[1] / sums[0])


def measure(games: Sequence[Game]) -> tuple[float, float]:
    """Return the median seconds that all games take, without rules and with; every game in turn."""
    runs: list[tuple[float, float]] = []
    gc.collect()
    gc.freeze()
    for _ in range(RUNS):
        pairs = [(seconds(replay_plainly, game), seconds(replay_judged, game)) for game in games]
        runs.append((sum(plain for plain, _ in pairs), sum(judged for _, judged in pairs)))
    return statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs)


def seconds(replay: Callable[[Game], None], game: Game) -> float:
    """Return the seconds that one game takes."""
    start = time.perf_counter()
    replay(game)
    return time.perf_counter() - start


def replay_plainly(game: Game) -> None:
    """Put the stones down and take captured ones off."""
    side, moves = game
    board = Board(side)
    for move in moves:
        if isinstance(move, Play):
            board.play(side - 1 - move.point.row, move.point.col, move.color.value.lower())


def replay_judged(game: Game) -> None:
    """Judge every move, carry it out, remember the board."""
    side, moves = game
    position = Position.empty(BoardSize.square(side))
    history = History.starting_at(position)
    for move in moves:
        verdict = judge(position, move, history, CHINESE_SERVER)
        if not verdict.is_legal or verdict.outcome is None:
            raise ValueError(f"{move} is not legal")
        position = verdict.outcome.position
        history = history.extended(BoardState.of_move(position, move.color, move.is_pass))


def random_game(chance: random.Random, length: int) -> Game:
    """Return a game of random legal moves; a side passes where ten points in a row were refused."""
    size = BoardSize.square(19)
    position = Position.empty(size)
    history = History.starting_at(position)
    moves: list[Move] = []
    for _ in range(length):
        move: Move = Pass(position.to_move)
        empty = [i for i, stone in enumerate(position.stones) if not stone]
        for index in chance.sample(empty, min(10, len(empty))):
            play = Play(position.to_move, size.point(index))
            if judge(position, play, history, CHINESE_SERVER).is_legal:
                move = play
                break
        position = position.after(move)
        history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
        moves.append(move)
    return 19, tuple(moves)


def recorded_games(folder: Path) -> list[Game]:
    """Return the main lines of the records in a folder that are legal games on an empty square board."""
    games: list[Game] = []
    for path in sorted(folder.glob("*.sgf")):
        try:
            record = read_sgf(path.read_bytes())
        except SgfError:
            continue
        games += [game for tree in record.games if (game := game_of(tree)) is not None]
    return games


def game_of(tree: GameTree) -> Game | None:
    """Return the moves of a main line; None where something is set up or a move is not legal."""
    line = tree.main_line()
    is_plain = tree.size.is_square and not any(setup_of(node, tree.size) for node in line)
    moves = tuple(move for node in line for move in moves_of(node, tree.size))
    game = tree.size.columns, moves
    if not is_plain or len(moves) < 20 or tree.size.columns < 2:
        return None
    try:
        replay_judged(game)
    except ValueError:
        return None
    return game


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
