"""Measure how long the analysis of a whole game takes beside the thinking of the engine.

Run `python tests/benchmarks/analysis.py`. An engine that answers after 50 ms is asked about the 231 positions of a
game on 19 x 19, in the window's way and by `goboard analyse`; the start of the engine counts too. Each row gives the
time, and its ratio to that of the thinking alone, one position after another: 231 times 50 ms. An engine that thinks
about one position at a time cannot be below 1; one with four threads about four positions cannot be below 0.25.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop  # noqa: E402

from goboard_app.app.controller import GameController  # noqa: E402
from goboard_app.app.engines.analysis import GameAnalysis  # noqa: E402
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory  # noqa: E402
from goboard_app.app.engines.process import EngineProcess, Launch, end_all  # noqa: E402
from goboard_app.cli.engines import judged  # noqa: E402
from goboard_app.engine.engine import Ability, Effort  # noqa: E402
from goboard_app.record.sgf.parser import read_sgf  # noqa: E402
from goboard_app.record.tree import GameTree  # noqa: E402
from tests.support.aims import aims, tell  # noqa: E402

ENGINE = ROOT / "tests" / "support" / "timed_engine.py"
THINKING_S = 0.05
MOVES = 230
ROWS = {"GTP": ("gtp", 1), "JSON, one thread": ("json", 1), "JSON, four threads": ("json", 4)}
AIMS = {name: aim.limit for name, aim in aims()["analysis"].items()}


def game() -> GameTree:
    """Return a game in which no stone is captured."""
    # Every row of these is beside an empty one, so that each stone keeps a liberty.
    points = [f"{chr(97 + column)}{chr(97 + row)}" for row in range(18) if row % 3 != 1 for column in range(19)]
    points += [""] * (MOVES - len(points))
    moves = "".join(f";{'BW'[number % 2]}[{point}]" for number, point in enumerate(points))
    return read_sgf(f"(;SZ[19]KM[6.5]{moves})".encode()).games[0]


def engine(language: str, threads: int) -> EngineProcess:
    """Return an engine that is not started yet."""
    words = ("-S", "-E", str(ENGINE), language, str(THINKING_S), str(threads))
    launch = Launch(sys.executable, words, is_json=language == "json")
    return EngineProcess(launch, "Timed", Ability.ANALYSIS)


def in_window(language: str, threads: int) -> None:
    """Judge the whole game as the window does."""
    controller = GameController()
    controller.show_games([game()])
    directory = EngineDirectory()
    choice = EngineChoice("timed", "Timed", Ability.ANALYSIS)
    directory.offer(choice, lambda: engine(language, threads))
    analysis = GameAnalysis(controller, directory)
    loop = QEventLoop()
    analysis.judged.connect(loop.quit)
    analysis.failed.connect(loop.quit)
    analysis.judge_line()
    loop.exec()
    if analysis.trouble is not None:
        raise SystemExit(f"the engine failed: {analysis.trouble}")
    assert all(analysis.analysis_of(node) is not None for node in analysis.line)
    analysis.close()


def by_command(language: str, threads: int) -> None:
    """Judge the whole game as `goboard analyse` does."""
    asked = engine(language, threads)
    assert len(list(judged(game(), asked, Effort(visits=50)))) == MOVES + 1
    asked.close()


def measure(name: str, judge: Callable[[str, int], None], language: str, threads: int) -> float:
    """Print a row of the table, and return its ratio to the aim."""
    begun = time.perf_counter()
    cpu = time.process_time()
    judge(language, threads)
    seconds, cpu = time.perf_counter() - begun, time.process_time() - cpu
    ratio = seconds / ((MOVES + 1) * THINKING_S)
    print(f"{name:<36}{seconds:>8.2f}{cpu:>8.2f}{ratio:>9.2f}x")
    tell(name, ratio)
    return ratio / AIMS[name]


def main() -> None:
    """Print the table."""
    app = QCoreApplication(sys.argv[:1])
    print(f"{'231 positions of 50 ms':<36}{'s':>8}{'CPU s':>8}{'ratio':>10}")
    for name, (language, threads) in ROWS.items():
        measure(f"{name}, window", in_window, language, threads)
        measure(f"{name}, command", by_command, language, threads)
    end_all()
    app.processEvents()


if __name__ == "__main__":
    main()
