"""Measure how long the window does not answer for one step, on a long line and on a usual one.

Run `python tests/benchmarks/stepping.py [nodes]`; without a display it draws offscreen. Each act is
timed from the key to the finished picture, events included. The last line compares a step on the
long line with a step in a game of 300 moves.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.record.properties import point_text
from goboard_app.ui.shell.window import MainWindow
from tests.support.aims import tell
from tests.support.desk import Desks
from tests.support.parts import parts

LONG, USUAL = 10_000, 300
ROUNDS = 41
WAIT_SECONDS = 120


def record(nodes: int, side: int) -> str:
    """Return a game without names: stones everywhere in a scattered order, and again after captures."""
    size = BoardSize.square(side)
    position = Position.empty(size)
    order = [size.point(i * 7919 % size.area) for i in range(size.area)]
    parts = [f"(;GM[1]FF[4]SZ[{side}]"]
    for number in range(nodes):
        point = _free_point(position, order, number)
        color = position.to_move
        move = f"{color.value}[{'' if point is None else point_text(point)}]"
        parts.append(f";{move}")
        position = replace(position, to_move=color.opponent) if point is None else position.after(Play(color, point))
    return "\n".join(parts) + ")"


def _free_point(position: Position, order: list[Point], number: int) -> Point | None:
    for i in range(len(order)):
        point = order[(number + i) % len(order)]
        if position.at(point) is None:
            return point
    return None


def full_board(side: int) -> str:
    """Return a board split among both sides, with dead stones here and there."""
    size = BoardSize.square(side)
    black = [point_text(p) for p in size if p.col < side // 2 and (p.col + p.row) % 3]
    white = [point_text(p) for p in size if p.col >= side // 2 and (p.col + p.row) % 3]
    return f"(;GM[1]FF[4]SZ[{side}]AB[{']['.join(black)}]AW[{']['.join(white)}])"


class Stopwatch:
    """Times acts in one window."""

    def __init__(self, app: QApplication, window: MainWindow, folder: Path) -> None:
        self.app = app
        self.window = window
        self._folder = folder

    def open(self, name: str, text: str) -> float:
        """Open a record; the seconds until its board is shown."""
        path = self._folder / f"{name}.sgf"
        path.write_text(text, encoding="utf-8")
        shown: list[str] = []
        parts(self.window).files.opened.connect(shown.append)
        started = time.perf_counter()
        self.window.open(path)
        while not shown and time.perf_counter() - started < WAIT_SECONDS:
            self.app.processEvents()
        self.settle()
        elapsed = time.perf_counter() - started
        parts(self.window).files.opened.disconnect(shown.append)
        if not shown:
            raise SystemExit(f"{name} was not opened")
        # The update of the panel a moment after the board does not belong to the next act.
        self.pause(0.5)
        return elapsed

    def settle(self) -> None:
        """Let everything be painted that is waiting for it."""
        for _ in range(3):
            self.app.processEvents()

    def pause(self, seconds: float) -> None:
        """Let timers run out."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.app.processEvents()

    def time(self, act: Callable[[], None]) -> float:
        """Return the seconds that one act takes."""
        started = time.perf_counter()
        act()
        self.settle()
        return time.perf_counter() - started

    def median(self, acts: Iterator[Callable[[], None]], rounds: int = ROUNDS) -> float:
        """Return the median of repeated acts."""
        return statistics.median(self.time(next(acts)) for _ in range(rounds))


def _always(act: Callable[[], None]) -> Iterator[Callable[[], None]]:
    while True:
        yield act


def measure_line(watch: Stopwatch, nodes: int) -> dict[str, float]:
    """Measure a walk along a line of this many nodes."""
    controller = watch.window.controller
    found = {"open": watch.open(f"line{nodes}", record(nodes, 19))}
    found["End, the first time"] = watch.time(controller.go_to_last)
    found["Home"] = watch.time(controller.go_to_first)
    found["End"] = watch.time(controller.go_to_last)
    controller.go_to_first()
    controller.step(nodes * 9 // 10)
    watch.settle()
    found["step forward"] = watch.median(_always(lambda: controller.step(1)), min(ROUNDS, 25))
    found["step back"] = watch.median(_always(lambda: controller.step(-1)))
    return found


def measure_settings(watch: Stopwatch) -> float:
    """Measure switching the coordinates, with a record on the board."""
    view = parts(watch.window).view

    def switched() -> None:
        view.change(replace(view.settings, coordinates=not view.settings.coordinates))

    return watch.median(_always(switched), 11)


def measure_count(watch: Stopwatch, side: int) -> float:
    """Measure marking one stone after another as dead."""
    controller = watch.window.controller
    watch.open(f"count{side}", full_board(side))
    controller.start_count()
    watch.settle()
    stones = sorted(controller.session.position.points(Color.BLACK))
    return watch.median((partial(controller.click, stone) for stone in stones), 11)


def main() -> None:
    """Print the table."""
    nodes = int(sys.argv[1]) if len(sys.argv) > 1 else LONG
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        desks = Desks(Path(folder), QFont(app.font()))
        watch = Stopwatch(app, desks.make().window, Path(folder))
        watch.window.show()
        usual = measure_line(watch, USUAL)
        long = measure_line(watch, nodes)
        settings = measure_settings(watch)
        counts = {side: measure_count(watch, side) for side in (19, 52)}
        desks.clear()
    print(f"{'ms':<24}{USUAL:>10}{nodes:>10}{'ratio':>9}")
    for name, seconds in usual.items():
        ratio = long[name] / seconds
        print(f"{name:<24}{seconds * 1000:>10.1f}{long[name] * 1000:>10.1f}{ratio:>9.2f}")
    print(f"{'settings change':<34}{settings * 1000:>10.1f}")
    for side, seconds in counts.items():
        print(f"{f'count click, {side}x{side}':<34}{seconds * 1000:>10.1f}")
    print(f"ratio {long['step forward'] / usual['step forward']:.2f} x")
    tell("step forward", long["step forward"] / usual["step forward"])


if __name__ == "__main__":
    main()
