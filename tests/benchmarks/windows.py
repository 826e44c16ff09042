"""Measure the memory lost with each window that is opened and closed.

Run `python -m tests.benchmarks.windows [windows] [page|file|game]`; without a display it draws
offscreen. Each window shows its start page, a record, or a game in which stones are marked, is
closed, and has time to go. `rss` is the memory that the program holds, in MB, after every tenth
window; the objects are those of our own of which more are left after all windows than after ten.
The last line is the loss of one window in kB, without the first ten: these fill what is kept once.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from goboard_app.ui.shell.window import MainWindow
from goboard_app.ui.shell.windows import Windows
from tests.benchmarks.stepping import record
from tests.support.aims import tell
from tests.support.desk import Desks

WINDOWS, WARM_UP = 60, 10
MOVES = 220


def main(count: int, kind: str) -> None:
    """Print how the memory grows."""
    app = QApplication.instance() or QApplication([])
    folder = Path(tempfile.mkdtemp())
    # Always the same few files: what is remembered of recent ones is not what is looked for.
    files = [folder / f"game{number}.sgf" for number in range(4)]
    for file in files:
        file.write_text(record(MOVES, 19), encoding="utf-8")
    windows = Desks(folder, QFont(QApplication.font())).make().windows
    rest(1000)
    before, base = Counter[str](), 0.0
    print(f"{'windows':>8}{'rss MB':>9}   {kind}")
    for number in range(1, count + 1):
        open_and_close(windows, kind, files[number % len(files)])
        if number % 10 == 0:
            gc.collect()
            print(f"{number:8}{megabytes():9.1f}", flush=True)
        if number == WARM_UP:
            before, base = ours(), megabytes()
    for name, more in (ours() - before).most_common(12):
        print(f"{more:8} more {name}")
    left = (megabytes() - base) * 1000 / max(1, count - WARM_UP)
    print(f"{left:.0f} kB a window")
    tell("left by a window", left)
    app.processEvents()


def open_and_close(windows: Windows, kind: str, file: Path) -> None:
    """Open one more window and close it."""
    within(windows.open_new if kind == "page" else lambda: windows.open_in_new(file))
    rest(250)
    window = windows.all[-1].window
    if kind == "game":
        within(lambda: mark_stones(window))
        rest(400)
    within(window.close)
    rest(150)


def mark_stones(window: MainWindow) -> None:
    """Count at the end, so that most of what a window has is made."""
    window.controller.go_to_last()
    window.controller.start_count()


def within(act: Callable[[], object]) -> None:
    """Act within the event loop, as a user does: what is to be deleted later is only deleted so."""
    QTimer.singleShot(0, act)
    rest(20)


def rest(milliseconds: int) -> None:
    """Let the program work for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def megabytes() -> float:
    """Return the megabytes that the program holds just now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def ours() -> Counter[str]:
    """Return the number of living objects of each class of goboard and of Qt."""
    gc.collect()
    kinds = (type(item) for item in gc.get_objects())
    names = (f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    return Counter(name for name in names if name.startswith(("goboard_app", "PySide6")))


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else WINDOWS,
        sys.argv[2] if len(sys.argv) > 2 else "file",
    )
