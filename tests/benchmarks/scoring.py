"""Measure the judgement of a finished game by the size of its board, beside other programs.

Run `python tests/benchmarks/scoring.py [games a size]`. GNU Go and Sabaki's deadstones are asked
in the same run where they are installed (`apt install gnugo`; `npm install @sabaki/deadstones`,
with NODE_PATH naming the folder node_modules). All programs get the same requests through the same
protocol, one after the other, game by game; seconds are those from the question to the answer.
The ratios are theirs to ours: above 1 we are faster.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.support.aims import tell  # noqa: E402
from tests.support.finished_games import Fields, games_of, request_of  # noqa: E402
from tests.support.peers import SHARED, Peer, deadstones, gnugo, ourselves  # noqa: E402

INDEX = SHARED / "corpus" / "index.jsonl"
SIZES = (9, 13, 19)
GAMES = 20
US = "goboard"


def main(games: int) -> None:
    """Print the table."""
    if not INDEX.exists():
        raise SystemExit(f"nothing is measured: there is no {INDEX}")
    with ExitStack() as stack:
        asked = {US: ourselves(), "GNU Go": gnugo(), "deadstones": deadstones()}
        peers = {}
        for name, peer in asked.items():
            if peer.missing:
                print(f"{name} is left out: there is no {peer.missing}")
            else:
                peers[name] = stack.enter_context(peer)
                warm_up(peer)
        print(f"{'seconds, median (p95)':22}{'games':>6}{_cells(peers)}")
        for size in SIZES:
            print(_line(size, peers, requests(size, games)))


def warm_up(peer: Peer) -> None:
    """Ask of an empty board, so that the program has started; GNU Go once for each way to score."""
    for rules, scoring in (("japanese", "territory"), ("chinese", "area")):
        peer.ask(
            {
                "id": 0,
                "size": 9,
                "rules": rules,
                "scoring": scoring,
                "komi": 0,
                "handicap": 0,
                "setup": {"B": [], "W": []},
                "moves": [],
                "board": ["." * 9] * 9,
                "prisoners": {"B": 0, "W": 0},
                "to_play": "B",
            }
        )


def requests(size: int, games: int) -> list[Fields]:
    """Return requests of this size from all over the corpus."""
    fitting = [game for game in games_of(INDEX) if game.fields["size"] == size and not game.fields["suspect"]]
    step = max(1, len(fitting) // games)
    return [request_of(game) for game in fitting[::step][:games]]


def _cells(names: Mapping[str, Peer]) -> str:
    ratios = "".join(f"{f'{name} : {US}':>24}" for name in names if name != US)
    return "".join(f"{name:>18}" for name in names) + ratios


def _line(size: int, peers: Mapping[str, Peer], asked: Sequence[Fields]) -> str:
    seconds: dict[str, list[float]] = {name: [] for name in peers}
    for request in asked:
        for name, peer in peers.items():
            start = time.perf_counter()
            peer.ask(request)
            seconds[name].append(time.perf_counter() - start)
    median = {name: statistics.median(found) for name, found in seconds.items()}
    late = {name: sorted(found)[int(0.95 * len(found))] for name, found in seconds.items()}
    cells = "".join(f"{f'{median[name]:.3f} ({late[name]:.3f})':>18}" for name in peers)
    ratios = [f"{f'{median[name] / median[US]:.1f} ({late[name] / late[US]:.1f})':>24}" for name in peers if name != US]
    for name in peers:
        if name != US:
            tell(f"{size} x {size}, {name}", median[name] / median[US])
    return f"{f'{size} x {size}':22}{len(asked):>6}{cells}{''.join(ratios)}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
