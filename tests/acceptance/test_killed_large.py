"""A program killed during changes to a record of 12 MB loses no more than a second."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from goboard_app.app.files.journal import left_journals
from goboard_app.record.game_info import info_of

ROOT = Path(__file__).parents[2]
CHILD = ROOT / "tests" / "support" / "windows_child.py"
LETTERS = "abcdefghijklmnopqrs"

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")


def large(size: int) -> bytes:
    """Return a file of many games, at least this many bytes long."""
    points = [f"{LETTERS[n % 19]}{LETTERS[n // 19 % 19]}" for n in range(0, 361, 3)]
    moves = "".join(f";{'BW'[n % 2]}[{point}]" for n, point in enumerate(points))
    # The first game is the one that is played on: its board is empty.
    games = ["(;GM[1]SZ[19]PB[first])"]
    while len(games) * len(moves) < size:
        games.append(f"(;GM[1]SZ[19]PB[Game {len(games)}]{moves})")
    return "\n".join(games).encode()


def play_and_kill(folder: Path, path: Path, seconds: float) -> list[tuple[int, float]]:
    """Return the moves that were made, each with how long before the end."""
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_STATE_HOME": str(folder),
    }
    command = [sys.executable, str(CHILD), "play", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as child:
        assert child.stdout is not None
        # Some moves first, so that a slow machine has as much to lose as a fast one.
        said = b"".join(child.stdout.readline() for _ in range(15))
        time.sleep(seconds)
        end = time.monotonic()
        child.send_signal(signal.SIGKILL)
        said += child.stdout.read()
    assert child.returncode == -signal.SIGKILL
    # The last line may have been cut by the kill.
    told = re.findall(r"^did (\d+) ([\d.]+)\n", said.decode(), re.MULTILINE)
    return [(int(number), end - float(when)) for number, when in told]


def kill_often(folder: Path, times: int, size: int) -> tuple[int, float]:
    """Kill so often.

    Return how many moves were kept each time at least, and how old the oldest move was that was
    lost, in seconds.
    """
    path = folder / "large.sgf"
    path.write_bytes(large(size))
    chance = random.Random(7)
    least, oldest = 1000, 0.0
    for _ in range(times):
        moves = play_and_kill(folder, path, chance.uniform(1.2, 3.0))
        (place,) = folder.glob("**/journal")
        (left,) = left_journals(place)
        record = left.entry.record
        tree = record.games[0]
        assert info_of(tree).black_name == "first"
        assert len(record.games) > 10
        kept = len(tree.main_line()) - 1
        assert kept <= len(moves)
        least = min(least, kept)
        oldest = max([oldest, *(age for number, age in moves if number > kept)])
        left.forget()
        assert path.read_bytes() == large(size)
    return least, oldest


def test_moves_in_a_large_record_survive_a_kill(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 2, 1_000_000)[0] > 0


@pytest.mark.slow
def test_twenty_kills_lose_nothing_that_is_older_than_a_second(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 20, 12_000_000)[1] < 1.0
