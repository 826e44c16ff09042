"""Compare the start of goboard, up to the first painted board, with that of an empty Qt window.

Run as `python tests/benchmarks/startup.py [RUNS] [-- ARGUMENTS OF GOBOARD]`. Both programs start in
turn and report the time since GOBOARD_BENCHMARK_START (nanoseconds of the monotonic clock, taken
before their process starts). The platform is offscreen unless QT_QPA_PLATFORM says otherwise.
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

RUNS = 9
WARM_UP = 2
LIMIT_SECONDS = 30

EMPTY_WINDOW = """
import os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        spent = time.monotonic_ns() - int(os.environ["GOBOARD_BENCHMARK_START"])
        print("first-paint", spent / 1e9, flush=True)
        QTimer.singleShot(0, QApplication.quit)

app = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(View(QGraphicsScene(window)))
window.resize(1280, 800)
window.show()
app.exec()
"""


def first_paint(command: list[str], home: str) -> float:
    """Start a program that reports its first paint; return the seconds it took."""
    environment = os.environ | {
        "GOBOARD_BENCHMARK_FIRST_PAINT": "1",
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "XDG_CONFIG_HOME": home,
        "XDG_DATA_HOME": home,
        "XDG_STATE_HOME": home,
        "GOBOARD_BENCHMARK_START": str(time.monotonic_ns()),
    }
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
    )
    found = re.search(r"^first-paint ([0-9.eE+-]+)$", done.stdout, re.MULTILINE)
    if found is None:
        sys.exit(f"{command[0]} did not report its first paint:\n{done.stdout}{done.stderr}")
    return float(found[1])


def measure(programs: dict[str, list[str]], runs: int) -> dict[str, list[float]]:
    """Return the times of each program; the programs take turns, so that load hits them alike."""
    times: dict[str, list[float]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as home:
        for turn in range(WARM_UP + runs):
            for name, command in programs.items():
                seconds = first_paint(command, home)
                if turn >= WARM_UP:
                    times[name].append(seconds)
    return times


def compile_program() -> None:
    """Compile the program as an installation does, so that no start has to."""
    package = Path(__file__).resolve().parents[2] / "goboard_app"
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(package)], check=True)


def main() -> None:
    """Print a table in milliseconds, and the ratio of the medians on the last line."""
    compile_program()
    own = sys.argv[1:2] if sys.argv[1:2] != ["--"] else []
    goboard = Path(sys.executable).parent / "goboard"
    programs = {
        "empty window": [sys.executable, "-c", EMPTY_WINDOW],
        "goboard": [str(goboard), *sys.argv[len(own) + 2 :]],
    }
    times = measure(programs, int(own[0]) if own else RUNS)
    print(f"{'first paint, ms':<16}{'median':>8}{'min':>8}{'max':>8}{'runs':>6}")
    for name, values in times.items():
        shown = (statistics.median(values), min(values), max(values))
        print(f"{name:<16}{''.join(f'{1000 * x:8.0f}' for x in shown)}{len(values):6}")
    ratio = statistics.median(times["goboard"]) / statistics.median(times["empty window"])
    print(f"ratio {ratio:.2f} x")


if __name__ == "__main__":
    main()
