"""A program that shows a record, or plays a game, until another one asks for it.

    python front_child.py show A.sgf      opens the record and says `ready`
    python front_child.py play            begins a game and says `ready` once it is kept

It says `front` when another program has it come to the front, and ends. The folders for data and
settings come by XDG_DATA_HOME and XDG_CONFIG_HOME.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.go.board import Point
from goboard_app.ui.program import Program
from tests.support.parts import parts
from tests.support.waiting import wait_until


def play(program: Program) -> None:
    """A move of a game that is in no file of the user."""
    (item,) = program.windows.all
    parts(item.window).games.start(parts(item.window).games.last_choice)
    board = item.window.page.board
    wait_until(board.isVisible)
    QTest.mouseClick(
        board.viewport(), Qt.MouseButton.LeftButton, pos=board.position_of(Point(0, 0))
    )
    wait_until(lambda: item.documents.unfinished.is_kept)


def answer(program: Program) -> None:
    """Say that a window was wanted, once it is the one in front."""
    print("front", program.windows.all[0].window.isActiveWindow(), flush=True)
    program.app.quit()


if __name__ == "__main__":
    made = Program()
    made.show([Path(name) for name in sys.argv[2:]])
    (first,) = made.windows.all
    if sys.argv[1] == "play":
        play(made)
    else:
        wait_until(lambda: first.documents.path is not None)
    first.documents.wanted.connect(lambda: answer(made))
    print("ready", flush=True)
    made.run()
