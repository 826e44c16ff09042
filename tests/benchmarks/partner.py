"""Measure the ladder of partners: matches of neighbours, and against GNU Go.

Run `python tests/benchmarks/partner.py [games] [--size 9] [--only PAIR...]`, where a pair is two of snail,
puppy, ... dragon, random, gnugo1, gnugo5, gnugo10 with a colon between. Each pair plays so many games, by
turns with Black and White, by Chinese rules with positional superko and komi 7; each two games begin with
the same two stones at random. A game ends with two passes, or after three moves for every point of the
board; then the program's own reading says what is dead, and the area is counted. GNU Go is asked where it
is installed (`apt install gnugo`); games whose winner it counts otherwise are disputed. The table has for
the first of two: games won with the interval of 95 %, processor seconds a move, lone stones on the first
line among its first 20 moves, and passes that lose more than a point. These are rated by the program's own
network, which errs both ways; better by a KataGo network of 15 blocks with `--judge NETWORK.bin.gz` (and
PyTorch). With -v each game is shown, with -vv its moves.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "policy")]

from goboard_app.engine.engine import Resign, Situation  # noqa: E402
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point, parse_point, point_name  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.partner.character import Character  # noqa: E402
from goboard_app.partner.choice import choose  # noqa: E402
from goboard_app.partner.rating import rate  # noqa: E402
from goboard_app.rules.catalogue import CHINESE  # noqa: E402
from goboard_app.rules.legality import legal_points  # noqa: E402
from goboard_app.rules.ruleset import KoRule  # noqa: E402
from goboard_app.scoring.count import find_territory  # noqa: E402
from goboard_app.scoring.life.policy_network import PolicyNetwork  # noqa: E402
from goboard_app.scoring.life.propose import propose  # noqa: E402
from tests.support.aims import aims, tell  # noqa: E402
from tests.support.partners import Patient  # noqa: E402

GNUGO = Path("/usr/games/gnugo")
RULES = replace(CHINESE, ko=KoRule.POSITIONAL)
KOMI = Fraction(7)
AIMS = aims()["partner"]
NAMES = [character.value for character in Character]
PAIRS = (
    "snail:random",
    *(f"{stronger}:{weaker}" for weaker, stronger in pairwise(NAMES)),
    "dragon:gnugo1",
    "dragon:gnugo5",
    "dragon:gnugo10",
)
FIRST_MOVES = 20
LOSING = 1.0
"""The points that a pass may lose."""


class GnuGo:
    """GNU Go behind a pipe."""

    def __init__(self, level: int) -> None:
        self._process = subprocess.Popen(
            [str(GNUGO), "--mode", "gtp", "--level", str(level), "--chinese-rules"] + ["--positional-superko"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._known: list[Move] = []

    def ask(self, command: str) -> str:
        """Return the answer to a command, without its sign."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(command + "\n")
        process.stdin.flush()
        lines = []
        while line := process.stdout.readline().strip():
            lines.append(line)
        if not lines or not lines[0].startswith("="):
            raise RuntimeError(f"{command}: {lines}")
        return "\n".join(lines)[1:].strip()

    def begin(self, size: BoardSize, seed: int) -> None:
        """Begin a new game."""
        self.ask(f"boardsize {size.columns}")
        self.ask("clear_board")
        self.ask(f"komi {KOMI}")
        self.ask(f"set_random_seed {seed}")
        self._known = []

    def tell(self, situation: Situation) -> None:
        """Play what was played since."""
        for move in situation.moves[len(self._known) :]:
            where = "pass" if isinstance(move, Pass) else point_name(move.point, situation.size)
            self.ask(f"play {move.color.name} {where}")
            self._known.append(move)

    def move(self, situation: Situation) -> Move | Resign:
        """Return the player's move, or its resignation."""
        self.tell(situation)
        color = situation.to_move
        said = self.ask(f"genmove {color.name}").upper()
        if said == "RESIGN":
            return Resign()
        if said == "PASS":
            move: Move = Pass(color)
        else:
            move = Play(color, parse_point(said, situation.size))
        self._known.append(move)
        return move

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


class Player(NamedTuple):
    """A player: asked for a move with a generator for the game."""

    name: str
    move: Callable[[Situation, Random], Move | Resign]
    gnugo: GnuGo | None = None


def player(name: str) -> Player:
    """Return a player by name."""
    if name == "random":
        return Player(name, random_move)
    if name.startswith("gnugo"):
        gnugo = GnuGo(int(name.removeprefix("gnugo")))
        return Player(name, lambda situation, _rng: gnugo.move(situation), gnugo)
    character = Character(name)
    return Player(name, lambda situation, rng: choose(character, situation, rng, Patient()).move)


def random_move(situation: Situation, rng: Random) -> Move:
    """Return a random legal point."""
    points = sorted(legal_points(situation.position, situation.history, situation.ruleset))
    color = situation.to_move
    return Play(color, rng.choice(points)) if points else Pass(color)


class Played(NamedTuple):
    """A game: the winner, Black's lead (None after a resignation), the moves, and seconds of each side."""

    winner: Color | None
    ahead: Fraction | None
    moves: tuple[Move, ...]
    seconds: dict[Color, list[float]]
    peer_says: str = ""


def play(black: Player, white: Player, size: BoardSize, seed: int) -> Played:
    """Play one game and return it."""
    sides = {Color.BLACK: black, Color.WHITE: white}
    rngs = {color: Random(f"{seed} {color.name} {sides[color].name}") for color in Color}
    for each in (black, white):
        if each.gnugo is not None:
            each.gnugo.begin(size, seed)
    start = Position.empty(size)
    # Two games, one with each colour, begin alike.
    moves = opening(size, Random(seed // 2))
    seconds: dict[Color, list[float]] = {color: [] for color in Color}
    color = Color.BLACK
    while len(moves) < 3 * size.area and not (len(moves) > 1 and moves[-1].is_pass and moves[-2].is_pass):
        situation = Situation(start, tuple(moves), color, RULES, KOMI)
        since = time.process_time()
        move = sides[color].move(situation, rngs[color])
        seconds[color].append(time.process_time() - since)
        if isinstance(move, Resign):
            return Played(color.opponent, None, tuple(moves), seconds)
        moves.append(move)
        color = color.opponent
    situation = Situation(start, tuple(moves), color, RULES, KOMI)
    ahead = area_of(situation.position) - KOMI
    peer = black.gnugo or white.gnugo
    said = ""
    if peer is not None:
        peer.tell(situation)
        said = peer.ask("final_score")
    winner = None if ahead == 0 else Color.BLACK if ahead > 0 else Color.WHITE
    return Played(winner, ahead, tuple(moves), seconds, said)


def opening(size: BoardSize, rng: Random) -> list[Move]:
    """Return a move of each side at random, above the second line."""
    inner = [point for point in size if 2 <= point.col < size.columns - 2 and 2 <= point.row < size.rows - 2]
    return [Play(color, point) for color, point in zip(Color, rng.sample(inner, 2), strict=True)]


def lone_stones(game: Played, own: Color, size: BoardSize) -> tuple[int, int]:
    """Return the stones without company on the first line among the first moves of a side, and their number."""
    stones: list[Point] = []
    lone = moves = 0
    for move in game.moves:
        if move.color is own and moves < FIRST_MOVES:
            moves += 1
            if isinstance(move, Play):
                point = move.point
                is_edge = point.col in (0, size.columns - 1) or point.row in (0, size.rows - 1)
                near = any(max(abs(each.col - point.col), abs(each.row - point.row)) <= 2 for each in stones)
                lone += is_edge and not near
        if isinstance(move, Play):
            stones.append(move.point)
    return lone, moves


def losing_passes(game: Played, own: Color, size: BoardSize, judge: PolicyNetwork | None) -> tuple[int, int]:
    """Return the passes of a side that lose points by a network, and all its passes."""
    lost = passes = 0
    for number, move in enumerate(game.moves):
        if move.color is own and move.is_pass:
            passes += 1
            before = Situation(Position.empty(size), game.moves[:number], own, RULES, KOMI)
            rating = rate(before, move, Patient(), network=judge)
            lost += rating is not None and rating.loss > LOSING
    return lost, passes


def area_of(position: Position) -> int:
    """Return Black's lead in area."""
    statuses = propose(position).statuses()
    territory = find_territory(position, statuses)
    areas = [len(territory.of(color)) + len(position.points(color) - statuses.dead) for color in Color]
    return areas[0] - areas[1]


def match(
    pair: str, games: int, size: BoardSize, first: int = 0, talks: int = 0, judge: PolicyNetwork | None = None
) -> str:
    """Play a pair, and give its line of the table."""
    one, other = map(player, pair.split(":"))
    won = {Color.BLACK: 0, Color.WHITE: 0}
    drawn, lengths, disagreed = 0, 0, 0
    seconds: list[float] = []
    lone, passed = Counter[str](), Counter[str]()
    for number in range(first, first + games):
        color = Color.WHITE if number % 2 else Color.BLACK
        black, white = (one, other) if color is Color.BLACK else (other, one)
        game = play(black, white, size, number)
        won[color] += game.winner is color
        drawn += game.winner is None
        lengths += len(game.moves)
        seconds += game.seconds[color]
        disagreed += bool(game.peer_says) and (game.peer_says[0] != ("0" if game.winner is None else game.winner.value))
        for count, (some, every) in (
            (lone, lone_stones(game, color, size)),
            (passed, losing_passes(game, color, size, judge)),
        ):
            count["some"] += some
            count["every"] += every
        if talks:
            who = "draw" if game.winner is None else one.name if game.winner is color else other.name
            text = "resigned" if game.ahead is None else f"B{float(game.ahead):+g}"
            print(
                f"# {pair} {number} {one.name}={color.value} {who} {text} {game.peer_says} moves {len(game.moves)}",
                flush=True,
            )
            if talks > 1:
                print(record(game, size), flush=True)
    for each in (one, other):
        if each.gnugo is not None:
            each.gnugo.close()
    total, decided = sum(won.values()), max(1, games - drawn)
    if pair in AIMS:
        tell(pair, total / decided)
    low, high = interval(total, decided)
    return (
        f"{pair:16}{games:>6}{total:>5} {total / decided:>5.0%} ({low:.0%}-{high:.0%}){won[Color.BLACK]:>5}"
        f"{won[Color.WHITE]:>5}{drawn:>6}{lengths / games:>7.0f}{sum(seconds) / len(seconds):>8.3f}{max(seconds):>7.2f}"
        f"{share(lone):>8}{share(passed):>8}{disagreed:>9}"
    )


def share(counted: Counter[str]) -> str:
    """Return a share as text."""
    return f"{100 * counted['some'] / max(1, counted['every']):.1f} %"


def interval(won: int, games: int) -> tuple[float, float]:
    """Return the interval of 95 % of a share (Wilson)."""
    z, p = 1.96, won / games
    middle, wide = p + z * z / (2 * games), z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - wide) / (1 + z * z / games), (middle + wide) / (1 + z * z / games)


def record(game: Played, size: BoardSize) -> str:
    """Return the moves, for looking at."""
    text = "".join(f";{move.color.value}[{_sgf(move)}]" for move in game.moves)
    return f"(;GM[1]FF[4]SZ[{size.columns}]KM[{KOMI}]{text})"


def _sgf(move: Move) -> str:
    letters = "abcdefghijklmnopqrs"
    return "" if isinstance(move, Pass) else letters[move.point.col] + letters[move.point.row]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="?", type=int, default=100)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", nargs="*", default=PAIRS)
    parser.add_argument("--judge", type=Path)
    parser.add_argument("-v", "--verbose", action="count", default=0)
    asked = parser.parse_args()
    size = BoardSize.square(asked.size)
    judge: PolicyNetwork | None = None
    if asked.judge is not None:
        # It needs PyTorch, which the program does not.
        judge = import_module("judge").Judge(asked.judge)
    print(
        f"{'pair':16}{'games':>6}{'won':>5} {'share (95 %)':>14}{'as B':>5}{'as W':>5}{'drawn':>6}{'moves':>7}", end=""
    )
    print(f"{'s/move':>8}{'most':>7}{'edge':>8}{'passes':>8}{'disputed':>9}")
    for pair in asked.only:
        if "gnugo" in pair and not GNUGO.exists():
            print(f"{pair} is left out: there is no {GNUGO}")
        else:
            print(match(pair, asked.games, size, asked.first, asked.verbose, judge), flush=True)


if __name__ == "__main__":
    main()
