"""Measure the strength of the partners: matches among them, against random play and against GNU Go.

Run `python tests/benchmarks/partner.py [games] [--size 9] [--lines N] [--only PAIR...]`, where a
pair is two of puppy, beaver, owl, random, gnugo1, gnugo10 with a colon between. Each pair plays so
many games side by side, by turns with Black and White, by Chinese rules with positional superko and
komi 7. A game ends with two passes, or after three moves for every point of the board; then the
program's own reading says what is dead, and the area is counted. Random play is uniform over all
legal points, own eyes among them; it passes when it has no other move. GNU Go is asked where it is
installed (`apt install gnugo`); games whose winner it counts otherwise are disputed. The moves of
the partners are bounded in lines, not in seconds, so that the table is the same everywhere; fewer
lines than the owl reads in a game make it weaker. With -v each game is shown, with -vv its moves.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from goboard_app.engine.engine import Resign, Situation  # noqa: E402
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, parse_point, point_name  # noqa: E402
from goboard_app.go.position import Position  # noqa: E402
from goboard_app.partner.character import Character  # noqa: E402
from goboard_app.partner.choice import choose  # noqa: E402
from goboard_app.rules.catalogue import CHINESE  # noqa: E402
from goboard_app.rules.legality import legal_points  # noqa: E402
from goboard_app.rules.ruleset import KoRule  # noqa: E402
from goboard_app.scoring.count import find_territory  # noqa: E402
from goboard_app.scoring.life.propose import propose  # noqa: E402
from tests.support.aims import aims, tell  # noqa: E402
from tests.support.partners import Patient  # noqa: E402

GNUGO = Path("/usr/games/gnugo")
RULES = replace(CHINESE, ko=KoRule.POSITIONAL)
KOMI = Fraction(7)
AIMS = aims()["partner"]
PAIRS = (
    "puppy:random",
    "beaver:puppy",
    "owl:beaver",
    "owl:puppy",
    "puppy:gnugo1",
    "beaver:gnugo1",
    "owl:gnugo1",
    "owl:gnugo10",
)


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


def player(name: str, lines: int | None = None) -> Player:
    """Return a player by name; a partner that reads ahead follows this many lines."""
    if name == "random":
        return Player(name, random_move)
    if name.startswith("gnugo"):
        gnugo = GnuGo(int(name.removeprefix("gnugo")))
        return Player(name, lambda situation, _rng: gnugo.move(situation), gnugo)
    character = Character(name)
    return Player(name, lambda situation, rng: choose(character, situation, rng, Patient(), lines).move)


def random_move(situation: Situation, rng: Random) -> Move:
    """Return a random legal point."""
    points = sorted(legal_points(situation.position, situation.history, situation.ruleset))
    color = situation.to_move
    return Play(color, rng.choice(points)) if points else Pass(color)


class Played(NamedTuple):
    """A game: Black's lead (None after a resignation), the winner, moves, slowest move."""

    winner: Color | None
    ahead: Fraction | None
    moves: tuple[Move, ...]
    slowest: dict[Color, float]
    peer_says: str = ""


def play(black: Player, white: Player, size: BoardSize, seed: int) -> Played:
    """Play one game and return it."""
    sides = {Color.BLACK: black, Color.WHITE: white}
    rngs = {color: Random(f"{seed} {color.name} {sides[color].name}") for color in Color}
    for each in (black, white):
        if each.gnugo is not None:
            each.gnugo.begin(size, seed)
    start = Position.empty(size)
    moves: list[Move] = []
    slowest = dict.fromkeys(Color, 0.0)
    color = Color.BLACK
    while len(moves) < 3 * size.area and not (len(moves) > 1 and moves[-1].is_pass and moves[-2].is_pass):
        situation = Situation(start, tuple(moves), color, RULES, KOMI)
        since = time.process_time()
        move = sides[color].move(situation, rngs[color])
        slowest[color] = max(slowest[color], time.process_time() - since)
        if isinstance(move, Resign):
            return Played(color.opponent, None, tuple(moves), slowest)
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
    return Played(winner, ahead, tuple(moves), slowest, said)


def area_of(position: Position) -> int:
    """Return Black's lead in area."""
    statuses = propose(position).statuses()
    territory = find_territory(position, statuses)
    areas = [len(territory.of(color)) + len(position.points(color) - statuses.dead) for color in Color]
    return areas[0] - areas[1]


def match(pair: str, games: int, size: BoardSize, first: int = 0, lines: int | None = None, talks: int = 0) -> str:
    """Play a pair, and give its line of the table."""
    one, other = (player(name, lines) for name in pair.split(":"))
    won = {Color.BLACK: 0, Color.WHITE: 0}
    drawn, lengths, disagreed, slowest = 0, 0, 0, 0.0
    for number in range(first, first + games):
        color = Color.WHITE if number % 2 else Color.BLACK
        black, white = (one, other) if color is Color.BLACK else (other, one)
        game = play(black, white, size, number)
        won[color] += game.winner is color
        drawn += game.winner is None
        lengths += len(game.moves)
        slowest = max(slowest, game.slowest[color])
        disagreed += bool(game.peer_says) and (game.peer_says[0] != ("0" if game.winner is None else game.winner.value))
        if talks:
            who = "draw" if game.winner is None else one.name if game.winner is color else other.name
            text = "resigned" if game.ahead is None else f"B{float(game.ahead):+g}"
            print(
                f"# {pair} {number} {one.name}={color.value} {who} {text} {game.peer_says} "
                f"moves {len(game.moves)} slowest {slowest:.2f}",
                flush=True,
            )
            if talks > 1:
                print(record(game, size), flush=True)
    for each in (one, other):
        if each.gnugo is not None:
            each.gnugo.close()
    total = sum(won.values())
    if pair in AIMS:
        tell(pair, total / max(1, games - drawn))
    return (
        f"{pair:20}{games:>6}{total:>6}{won[Color.BLACK]:>6}{won[Color.WHITE]:>6}{drawn:>6}"
        f"{lengths / games:>8.0f}{slowest:>10.2f}{disagreed:>10}"
    )


def record(game: Played, size: BoardSize) -> str:
    """Return the moves, for looking at."""
    text = "".join(f";{move.color.value}[{_sgf(move)}]" for move in game.moves)
    return f"(;GM[1]FF[4]SZ[{size.columns}]KM[{KOMI}]{text})"


def _sgf(move: Move) -> str:
    letters = "abcdefghijklm"
    return "" if isinstance(move, Pass) else letters[move.point.col] + letters[move.point.row]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="?", type=int, default=100)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--lines", type=int)
    parser.add_argument("--only", nargs="*", default=PAIRS)
    parser.add_argument("-v", "--verbose", action="count", default=0)
    asked = parser.parse_args()
    size = BoardSize.square(asked.size)
    print(f"{'pair':20}{'games':>6}{'won':>6}{'as B':>6}{'as W':>6}{'drawn':>6}{'moves':>8}", end="")
    print(f"{'slowest s':>10}{'disputed':>10}")
    for pair in asked.only:
        if "gnugo" in pair and not GNUGO.exists():
            print(f"{pair} is left out: there is no {GNUGO}")
        else:
            print(match(pair, asked.games, size, asked.first, asked.lines, asked.verbose), flush=True)


if __name__ == "__main__":
    main()
