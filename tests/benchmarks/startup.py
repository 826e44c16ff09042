"""Compare three starts of goboard with that of an empty Qt window: start page, new game, a file.

Run as `python tests/benchmarks/startup.py [RUNS]`. The programs start in turn, each in a home of
its own that is empty, and report the time since GOBOARD_BENCHMARK_START (nanoseconds of the
monotonic clock, taken before their process starts). The platform is offscreen unless
QT_QPA_PLATFORM says otherwise. The file is a game of 300 legal moves that is made here, shown after
its last move.

When a start is over: `tests/support/start_watch.py` looks, for half a second more, whether
the window is painted again or the event loop is held up, and takes the last such moment; then it
clicks a tile or a point, and the click must act. An early empty picture is therefore none. The
empty window is over when its event loop comes back from painting it.

The table tells by the way when the first picture stood and how long the click took. The ratios are
those of the whole starts; the last line is the largest.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from goboard_app.go.board import BoardSize, Play
from goboard_app.go.position import Position
from goboard_app.record.properties import point_text
from tests.support.aims import tell
from tests.support.start_watch import LAUNCH

ROOT = Path(__file__).resolve().parents[2]
RUNS = 9
WARM_UP = 2
LIMIT_SECONDS = 60
MOVES = 300
EMPTY = "empty window"
STARTS = ("start page", "new game", f"file of {MOVES} moves")

EMPTY_WINDOW = """
import os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, tell)

def tell():
    spent = time.monotonic_ns() - int(os.environ["GOBOARD_BENCHMARK_START"])
    print("start", spent / 1e9, 0, flush=True)
    QApplication.exit(0)

app = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(View(QGraphicsScene(window)))
window.resize(1280, 800)
window.show()
app.exec()
"""

Told = dict[str, tuple[float, int]]
"""The figures of a program: seconds and modules, for `first-paint`, `start` and `click`."""


def started(command: list[str], kind: str) -> Told:
    """Start a program that reports the end of its start, and return the report."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "GOBOARD_BENCHMARK_FIRST_PAINT": kind,
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_STATE_HOME": home,
            "GOBOARD_BENCHMARK_START": str(time.monotonic_ns()),
        }
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LIMIT_SECONDS,
        )
    lines = re.findall(r"^([a-z-]+) ([0-9.e+-]+) (\d+)$", done.stdout, re.MULTILINE)
    told = {name: (float(seconds), int(modules)) for name, seconds, modules in lines}
    if "start" not in told or done.returncode:
        sys.exit(f"{kind}: not told when the start was over:\n{done.stdout}{done.stderr}")
    return told


def measure(programs: dict[str, list[str]], runs: int) -> dict[str, list[Told]]:
    """Return the reports of each program; they take turns, so that load affects them alike."""
    told: dict[str, list[Told]] = {name: [] for name in programs}
    for turn in range(WARM_UP + runs):
        for name, command in programs.items():
            run = started(command, name)
            if turn >= WARM_UP:
                told[name].append(run)
    return told


def compile_program() -> None:
    """Compile the program as an installation does, so that no start has to."""
    files = [str(ROOT / "goboard_app"), str(ROOT / "tests" / "support" / "start_watch.py")]
    subprocess.run([sys.executable, "-m", "compileall", "-q", *files], check=True)


def game(moves: int) -> str:
    """Return a record with this many legal moves, scattered over the board: no suicide, none repeats one."""
    size = BoardSize.square(19)
    position = Position.empty(size)
    seen = {position.stones}
    order = [size.point(i * 7919 % size.area) for i in range(size.area)]
    text = "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]RU[Japanese]PB[Black]PW[White]"
    for number in range(moves):
        near = (order[(number + i) % size.area] for i in range(size.area))
        free = (Play(position.to_move, point) for point in near if position.at(point) is None)
        move, outcome = next(
            (move, outcome)
            for move, outcome in ((move, position.play(move)) for move in free)
            if not outcome.self_captured and outcome.position.stones not in seen
        )
        text += f"\n;{move.color.value}[{point_text(move.point)}]"
        position = outcome.position
        seen.add(position.stones)
    return f"{text})\n"


def milliseconds(runs: list[Told], name: str) -> float:
    """Return the median of the reported values of this name."""
    return 1000 * statistics.median(told[name][0] for told in runs)


def main() -> None:
    """Print a table in milliseconds, a line for each start, and the largest ratio at last."""
    compile_program()
    goboard = [sys.executable, "-c", LAUNCH]
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder, "game.sgf")
        record.write_text(game(MOVES))
        commands = (goboard, goboard, [*goboard, str(record)])
        programs = {EMPTY: [sys.executable, "-c", EMPTY_WINDOW]}
        programs |= dict(zip(STARTS, commands, strict=True))
        told = measure(programs, int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
    print(f"{'ms, median':<20}{'first paint':>12}{'start':>8}{'min':>8}{'max':>8}{'click':>8}")
    for name, runs in told.items():
        times = [1000 * run["start"][0] for run in runs]
        paint, click = (
            f"{milliseconds(runs, what):.0f}" if what in runs[0] else "" for what in ("first-paint", "click")
        )
        start = f"{statistics.median(times):8.0f}{min(times):8.0f}{max(times):8.0f}"
        print(f"{name:<20}{paint:>12}{start}{click:>8}")
    floor, ratios = milliseconds(told[EMPTY], "start"), []
    for name in STARTS:
        spent = milliseconds(told[name], "start")
        ratios.append(spent / floor)
        early, late = (told[name][0][what][1] for what in ("first-paint", "start"))
        print(
            f"{name}: ratio {ratios[-1]:.2f} x ({spent:.0f} ms against {floor:.0f} ms),"
            f" {late} modules, {early} of them before the first picture"
        )
    print(f"ratio {max(ratios):.2f} x")
    tell("largest start", max(ratios))


if __name__ == "__main__":
    main()
