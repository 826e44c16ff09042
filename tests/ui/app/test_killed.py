"""A program that is killed at any moment loses nothing that it had acknowledged."""

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
from goboard_app.app.files.save import bytes_of
from goboard_app.record.sgf.parser import read_sgf

ROOT = Path(__file__).parents[3]
CHILD = ROOT / "tests" / "support" / "saving_child.py"
START = b"(;SZ[9]CA[UTF-8]PB[Hana]C[Untouched.])"
_LONGEST = 0.7

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")


def run_and_kill(folder: Path, seed: int, seconds: float, kind: str = "file") -> dict[str, int]:
    """Let the program work for this long, kill it, and return the highest numbers that it acknowledged."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(CHILD), str(folder), str(seed), kind]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"ready 0\n"
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        said = child.stdout.read().decode()
    assert child.returncode == -signal.SIGKILL
    numbers = {"journal": 0, "saved": 0}
    # The last line may have been cut by the kill.
    for word, number in re.findall(r"^(journal|saved) (\d+)\n", said, re.MULTILINE):
        numbers[word] = int(number)
    return numbers


def numbers_in(data: bytes, black: str = "Hana") -> int:
    """Return the number of numbered nodes in a file, each whole and in its place."""
    record = read_sgf(data)
    assert not record.findings
    (tree,) = record.games
    line = tree.main_line()
    assert tree.node_count() == len(line)
    for number, node in enumerate(line[1:], 1):
        assert node.text("C") == f"Number {number}. " + "碁" * 40
    assert (tree.root.text("PB") or "") == black
    return len(line) - 1


def kill_often(folder: Path, times: int, seed: int, kind: str = "file") -> int:
    """Kill the program so often, each time at another moment; return how much it had written."""
    source = random.Random(seed)
    path = folder / "game.sgf"
    path.write_bytes(START)
    reached = 0
    for number in range(times):
        told = run_and_kill(folder, seed + number, source.uniform(0.01, _LONGEST), kind)
        in_file = numbers_in(path.read_bytes())
        assert in_file >= told["saved"]
        lefts = list(left_journals(folder / "data" / "journal"))
        found = [in_file, *(numbers_in(bytes_of(left.entry.record, None)) for left in lefts)]
        for left in lefts:
            left.release()
        assert len(lefts) <= 1
        assert max(found) >= max(reached, *told.values())
        for version in (folder / "data" / "backups").glob("*.sgf"):
            numbers_in(version.read_bytes())
        reached = max(found)
    return reached


def kill_games_often(folder: Path, times: int, seed: int) -> int:
    """Return the same with a game that has no file yet."""
    source = random.Random(seed)
    unfinished = folder / "data" / "unfinished.sgf"
    reached = 0
    for number in range(times):
        told = run_and_kill(folder, seed + number, source.uniform(0.6, 1.6), "game")
        found = numbers_in(unfinished.read_bytes(), "") if unfinished.exists() else 0
        assert found >= max(reached, told["journal"])
        assert not (folder / "data" / "games").exists()
        reached = found
    return reached


def test_kills_lose_nothing_of_a_game_without_a_file(tmp_path: Path) -> None:
    assert kill_games_often(tmp_path, 2, 7) > 0


@pytest.mark.slow
def test_many_kills_lose_nothing_of_a_game_without_a_file(tmp_path: Path) -> None:
    assert kill_games_often(tmp_path, 20, 300) > 0


@pytest.mark.parametrize("kind", ["file", "changes"])
def test_six_kills_lose_nothing(tmp_path: Path, kind: str) -> None:
    assert kill_often(tmp_path, 6, 1, kind) > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["file", "changes"])
def test_fifty_kills_lose_nothing(tmp_path: Path, kind: str) -> None:
    assert kill_often(tmp_path, 50, 100, kind) > 0
