"""Count the Python functions that one click runs: a move on the board in play, and a dead stone in a count.

Run `python tests/benchmarks/calls.py [-v]`; without a display it draws offscreen. A click is counted from the press of
the button until the queue of events is empty, in a window that has rested before. Calls are counted instead of time, as
they are the same on each machine. The table gives the median of the clicks beside the aim; with `-v` the functions that
are called most follow. The last line is the worst ratio of calls to their aim.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.session.session import Phase
from tests.support.aims import aims, tell
from tests.support.desk import Desk, Desks

# On the board of 9 by 9, with which the program begins.
MOVES = ("e5", "c3", "g7", "c7", "g3", "c5", "e3", "g5", "e7")
GAME = "d9 f9 d8 f8 d7 f7 d6 f6 d5 f5 d4 f4 d3 f3 d2 f2 d1 f1 g5 c5 h7 b7 pass pass"
STONES = ("g5", "c5", "h7", "b7", "c5", "g5", "h7")
AIMS = {name: int(aim.limit) for name, aim in aims()["calls"].items()}
"""The calls that a click may take."""

REST = 0.6
"""The seconds that the window rests before each click, once it has done its work for idle moments."""

_MOST_SHOWN = 40


class Calls:
    """A counter of the Python functions that are called while it counts."""

    def __init__(self) -> None:
        self.by_function: Counter[tuple[str, str]] = Counter()

    def __enter__(self) -> Calls:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            code = frame.f_code
            self.by_function[Path(code.co_filename).name, code.co_qualname] += 1


def main(is_wordy: bool) -> None:
    """Print the table."""
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        desks = Desks(Path(folder), QFont(app.font()))
        desk = desks.make()
        desk.window.show()
        desk.start()
        found = {"move": count_clicks(app, desk, MOVES)}
        # A proposal that does not depend on how long the machine reads.
        desk.propose()
        desk.start()
        for name in GAME.split():
            desk.play(name)
        if desk.phase is not Phase.COUNTING:
            raise SystemExit("the game was not counted")
        desk.wait_for_proposal()
        found["dead stone"] = count_clicks(app, desk, STONES)
        desks.clear()
    show(found, is_wordy)


def count_clicks(app: QApplication, desk: Desk, names: Iterable[str]) -> list[Calls]:
    """Click these points one after another; return the calls of each click but the first."""
    found = []
    while (resting := desk.window._rest) is None or resting.is_busy:
        rest(app, REST)
    for name in names:
        board = desk.page.board
        place = board.position_of(desk.point(name))
        # The pointer is there already when a hand clicks.
        QTest.mouseMove(board.viewport(), place)
        rest(app, REST)
        with Calls() as calls:
            QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
            settle(app)
        found.append(calls)
    # Parts made on first use do not belong to a usual click.
    return found[1:]


def settle(app: QApplication) -> None:
    """Handle events until none is pending; timers that are due later are left to the rest."""
    for _ in range(5):
        app.processEvents()


def rest(app: QApplication, seconds: float) -> None:
    """Let the timers of the window run out."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        app.processEvents()
        time.sleep(0.005)


def show(found: dict[str, list[Calls]], is_wordy: bool) -> None:
    """Print calls beside aims, and the worst ratio."""
    print(f"{'calls of Python a click':<26}{'median':>8}{'most':>8}{'aim':>8}{'ratio':>8}")
    worst = 0.0
    for name, clicks in found.items():
        totals = [calls.by_function.total() for calls in clicks]
        median = statistics.median(totals)
        worst = max(worst, median / AIMS[name])
        print(f"{name:<26}{median:>8.0f}{max(totals):>8}{AIMS[name]:>8}{median / AIMS[name]:>7.2f}x")
        tell(name, median)
        if is_wordy:
            middle = sorted(clicks, key=lambda calls: calls.by_function.total())[len(clicks) // 2]
            for (file, function), count in middle.by_function.most_common(_MOST_SHOWN):
                print(f"{count:>8}  {file}:{function}")
    print(f"ratio {worst:.2f} x")


if __name__ == "__main__":
    main("-v" in sys.argv[1:])
