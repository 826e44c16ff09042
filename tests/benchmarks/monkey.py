"""Measure the memory that a window gains while it is used at random for long.

Run `python -m tests.benchmarks.monkey [acts] [seed]`; without a display it draws offscreen. One
window takes all acts, in walks of a few hundred that are known by their seeds: each begins with one
of the records of the test of the monkey, and checks the state after each act as that test does.
`rss` is the memory that the program holds, in MB, after every thousandth act. A walk that fails is
told with its last acts; the next one begins in the same window. The last lines are the failures and
what the window gained. 15,000 acts take seven minutes.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.acceptance.test_monkey_window import COLLECTION, COMMENTED, LESSON
from tests.benchmarks.windows import megabytes
from tests.support.aims import tell
from tests.support.desk import Desk, Desks, answer_files
from tests.support.window_monkey import WindowMonkey

ACTS, WALK, TOLD = 15_000, 250, 1_000
RECORDS = (COMMENTED, COLLECTION, LESSON)


def main(acts: int, seed: int) -> None:
    """Print how the memory grows."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        desks = Desks(Path(folder), QFont(app.font()))
        desk = desks.make()
        other = desk.sgf(LESSON, "other.sgf")
        answer_files(setattr, other, desk.folder / "saved.sgf")
        QTest.qWait(3000)
        started, base = time.perf_counter(), held()
        failures = 0
        print(f"{'acts':>8}{'rss MB':>9}{'s':>7}\n{0:8}{base:9.1f}{0:7}", flush=True)
        for done in range(0, acts, WALK):
            failures += walk(desk, RECORDS[done // WALK % len(RECORDS)], seed + done // WALK)
            if (done + WALK) % TOLD == 0 or done + WALK >= acts:
                now, spent = held(), time.perf_counter() - started
                print(f"{done + WALK:8}{now:9.1f}{spent:7.0f}", flush=True)
        gained = held() - base
        print(f"{failures} walks failed\n{gained:.0f} MB gained")
        tell("walks that failed", failures)
        tell("gained, MB", gained)
        desks.clear()


def walk(desk: Desk, text: str, seed: int) -> int:
    """Walk in the window, and print what was done if that failed; return the number of failures."""
    # A file of its own: that of the walk before may still be open.
    path = desk.sgf(text, f"start{seed}.sgf")
    try:
        # The walk answers whether to leave the record before.
        monkey = WindowMonkey(desk, path, seed)
        desk.window.open(path)
        monkey.walk(WALK)
    except Exception as error:
        acts = "\n".join(monkey.steps[-20:])
        print(f"seed {seed}:\n{acts}\n{repr(error)[:TOLD]}", flush=True)
        return 1
    return 0


def held() -> float:
    """Return the memory that is held when all is freed that can be."""
    QTest.qWait(500)
    gc.collect()
    return megabytes()


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*numbers, *(ACTS, 1)[len(numbers) :])
