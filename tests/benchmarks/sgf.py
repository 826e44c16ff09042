"""Measure how records are opened, listed and saved, beside sgfmill's grammar in the same run.

Run `python tests/benchmarks/sgf.py`. The floor is `sgf_grammar.parse_sgf_collection` on the same
bytes. The large dictionary is Kogo's where it lies beside the checkout, else a made one of the same
shape. Listed means: read, and players, result, date and number of moves of every game put together.

The aims are those of the issue "SGF: open everything, lose nothing": to open the dictionary and to
list 1,000 games at most 0.5 times the floor, to save the dictionary with one changed comment at
most 1.0 times, and at most 40 MB for the open dictionary. A row without an aim stands there to be
seen: games of six nodes, as nobody keeps them, show that a game costs more than a node does. The
last line is the worst ratio to its aim; above 1 an aim is missed.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from sgfmill import sgf_grammar

from goboard_app.app.collection import GameRow, row_of
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from tests.benchmarks.stepping import record as made_record
from tests.support.aims import aims, tell

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "sgf"
ROUNDS = 7
AIMS = aims()["sgf"]
OPEN, LIST, SAVE, MEMORY = "open, 62,443 nodes", "list 1,000 games", "save, one comment", "memory of the open file"
OPEN_AIM, LIST_AIM, SAVE_AIM, MEMORY_AIM = (AIMS[name].limit for name in (OPEN, LIST, SAVE, MEMORY))
ALL = "read everything, 100,000 nodes"
_LETTERS = "abcdefghijklmnopqrs"


def _listed(data: bytes) -> list[GameRow]:
    return [row_of(tree) for tree in read_sgf(data).games]


def _read_all(data: bytes) -> int:
    """Return the number of properties, each of which is read."""
    return sum(len(node.properties) for tree in read_sgf(data).games for node in tree.walk())


def main() -> None:
    """Print the table."""
    dictionary = large_dictionary()
    games = many_games(1000)
    rows: list[tuple[str, float, float, float, float | None]] = [
        (OPEN, *ratio(dictionary, lambda: read_sgf(dictionary)), OPEN_AIM),
        (
            LIST,
            *ratio(games, lambda: _listed(games)),
            LIST_AIM,
        ),
    ]
    small = CORPUS / "g_collection_1000.sgf"
    if small.exists():
        data = small.read_bytes()
        rows.append(("open 1,000 of 6 nodes", *ratio(data, lambda: read_sgf(data)), None))
    record = with_one_change(dictionary)
    rows.append((SAVE, *ratio(dictionary, lambda: write_record(record)), SAVE_AIM))
    head, body = made_record(2000, 19).removesuffix(")").split("\n", 1)
    moves = "\n".join([head, *[body] * 50, ")"]).encode()
    rows.append((ALL, *ratio(moves, lambda: _read_all(moves)), AIMS[ALL].limit))
    used = megabytes(lambda: read_sgf(dictionary))
    print(f"{'':31}{'sgfmill':>9}{'goboard':>9}{'ratio':>8}{'aim':>6}   ms, median of {ROUNDS}")
    for name, floor, spent, found, aim in rows:
        said = "   none" if aim is None else f"{aim:5.1f}x"
        print(f"{name:31}{floor:9.1f}{spent:9.1f}{found:7.2f}x{said}")
        if aim is not None:
            tell(name, found)
    print(f"{MEMORY:31}{used:26.1f} MB{MEMORY_AIM:5.0f}")
    tell(MEMORY, used)
    ratios = [found / aim for *_rest, found, aim in rows if aim is not None]
    worst = max([*ratios, used / MEMORY_AIM])
    print(f"worst {worst:.2f} of its aim")


def ratio(data: bytes, ours: Callable[[], object]) -> tuple[float, float, float]:
    """Return the milliseconds of sgfmill and of ours, done in turn, and the median of their ratios."""
    floors: list[float] = []
    spent: list[float] = []
    for _ in range(ROUNDS):
        floors.append(timed(lambda: sgf_grammar.parse_sgf_collection(data)))
        spent.append(timed(ours))
    ratios = [own / floor for own, floor in zip(spent, floors, strict=True)]
    return statistics.median(floors), statistics.median(spent), statistics.median(ratios)


def timed(act: Callable[[], object]) -> float:
    """Return the milliseconds that an act takes."""
    gc.collect()
    start = time.perf_counter()
    kept = act()
    spent = (time.perf_counter() - start) * 1000
    del kept
    return spent


def megabytes(act: Callable[[], object]) -> float:
    """Return the peak of the memory, in megabytes, that the result of an act holds."""
    gc.collect()
    tracemalloc.start()
    kept = act()
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return peak / 1e6


def with_one_change(data: bytes) -> Record:
    """Return the record with one comment that is not what the file says."""
    record = read_sgf(data)
    tree = record.games[0]
    node = next(node for node in tree.walk() if node.parent is not None and node.has("C"))
    SetProperty(node, "C", ("another comment",)).apply(tree)
    return record


def large_dictionary() -> bytes:
    """Return Kogo's dictionary, else a made tree of as many nodes with variations and comments."""
    found = next(CORPUS.glob("*Kogo*"), None) if CORPUS.exists() else None
    if found is not None:
        return found.read_bytes()
    rng = random.Random(5)
    branches = "".join("(" + "".join(step(rng, number) for number in range(9)) + ")" for _ in range(6_938))
    return f"(;GM[1]FF[4]SZ[19]C[made]{branches})".encode()


def step(rng: random.Random, number: int) -> str:
    """Return a move, sometimes with a comment."""
    said = "C[a move that is played here]" if rng.random() < 0.2 else ""
    return f";{'BW'[number % 2]}[{rng.choice(_LETTERS)}{rng.choice(_LETTERS)}]{said}"


def many_games(count: int) -> bytes:
    """Return games of 174 nodes each, as on a server."""
    rng = random.Random(7)
    games = []
    for number in range(count):
        head = f"(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Hana {number}]PW[Tomas]BR[3d]WR[4d]"
        head += "RE[B+2.5]DT[2026-05-02]KM[6.5]RU[Japanese]TM[1800]OT[5x30 byo-yomi]"
        moves = "".join(f"{step(rng, i)}{chr(10) if i % 10 == 9 else ''}" for i in range(173))
        games.append(f"{head}\n{moves})\n")
    return "".join(games).encode()


if __name__ == "__main__":
    main()
