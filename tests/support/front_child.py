"""A program that shows a record, or plays a game, until it is ended; others ask it for files.

    python front_child.py show [A.sgf...]   opens these records and says `ready`
    python front_child.py lock A.sgf       shows this lesson to pupils and says `ready`
    python front_child.py play              begins a game and says `ready` once it is kept

Each time another program has asked it for something it says `front True` once the window is the
one in front, and `windows` with what is in each. The folders for data and settings come by
XDG_DATA_HOME and XDG_CONFIG_HOME.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.app import instance
from goboard_app.app.instance import Request
from goboard_app.go.board import Point
from goboard_app.ui.program import Program
from goboard_app.ui.shell.windows import Windows
from tests.support.parts import parts
from tests.support.waiting import wait_until

answer = Windows.answer


def play(program: Program) -> None:
    """Play a move of a game that is in no file of the user."""
    (item,) = program.windows.all
    parts(item.window).games.start(parts(item.window).games.last_choice)
    board = item.window.page.board
    wait_until(board.isVisible)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.position_of(Point(0, 0)))
    wait_until(lambda: item.documents.unfinished.is_kept)


def told(windows: Windows, request: Request) -> Callable[[], object] | None:
    """Return the action of the program on a request, which then reports."""
    then = answer(windows, request)
    if then is None:
        return None

    def carry_out() -> None:
        then()
        all_windows = [item.window for item in windows.all]
        wait_until(lambda: all(any(w.holds(p) for w in all_windows) for p in request.paths))
        print("front", windows.active is not None and windows.active.isActiveWindow())
        print("windows", *(window.name for window in all_windows), flush=True)

    return carry_out


def lock(program: Program, lesson: Path) -> None:
    """Show a lesson in which pupils are to answer."""
    (item,) = program.windows.all
    made_parts = parts(item.window)
    made_parts.lessons.open(lesson)
    wait_until(lambda: made_parts.lessons.is_shown)
    made_parts.locks._lock(made_parts.lessons.page, "tiger", False)


if __name__ == "__main__":
    Windows.answer = told  # type: ignore[method-assign]
    instance._LISTEN_MS = 0
    made = Program()
    made.show([Path(name) for name in sys.argv[2:] if sys.argv[1] != "lock"])
    if sys.argv[1] == "play":
        play(made)
    elif sys.argv[1] == "lock":
        lock(made, Path(sys.argv[2]))
    else:
        shown = [item.documents for item in made.windows.all]
        wait_until(lambda: all(each.path is not None for each in shown) or not sys.argv[2:])
    wait_until(lambda: made._instance._server is not None)
    print("ready", flush=True)
    made.run()
