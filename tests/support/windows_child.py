"""A program with two windows, to be killed, and the one that is started after it.

    python windows_child.py edit A.sgf B.sgf    puts a stone on each board and says `dirty`
    python windows_child.py restore             restores all that is offered, saves it, quits
    python windows_child.py play A.sgf          plays on without end, and says `did N SECONDS`

The folders for data and settings come by XDG_DATA_HOME and XDG_CONFIG_HOME.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtTest import QTest

from goboard_app.go.board import Point
from goboard_app.ui.program import Program
from tests.support.parts import parts
from tests.support.waiting import wait_until

_LEFT = Qt.MouseButton.LeftButton


def edit(program: Program) -> None:
    """Put a stone at the top left of every board, kept in the journals."""
    for item in program.windows.all:
        board = item.window.page.board
        wait_until(board.isVisible)
        QTest.mouseClick(board.viewport(), _LEFT, pos=board.position_of(Point(0, 0)))
        assert item.documents.is_modified
    wait_until(
        lambda: all(i.documents.journaling.revision == i.documents.revision
                    for i in program.windows.all)
    )  # fmt: skip
    print("dirty", len(program.windows.all), flush=True)
    program.run()


def restore(program: Program) -> None:
    """Press "Restore" as often as something is offered, then save every window and quit."""
    restores = parts(program.windows.all[0].window).restores
    offered = 0
    while restores.card is not None and restores.card.isVisible():
        QTest.mouseClick(restores.card.restore_button, _LEFT)
        offered += 1
    for item in program.windows.all:
        item.window.commands.actions["save"].trigger()
    print("restored", offered, len(program.windows.all), flush=True)
    program.windows.quit()
    print("left", len(program.windows.all), flush=True)


class Player(QObject):
    """Clicks on one free point after the other; the time is that of the system's own clock."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._item = program.windows.all[0]
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)
        self._timer.start(100)

    @Slot()
    def _on_turn(self) -> None:
        page, session = self._item.window.page, self._item.controller.session
        if self._item.documents.path is None:
            return
        position = session.position
        # On every second point, where no stone ever takes another and none is refused.
        free = (p for p in position.size if position.at(p) is None)
        point = next(p for p in free if (p.col + p.row) % 2)
        QTest.mouseClick(page.board.viewport(), _LEFT, pos=page.board.position_of(point))
        print("did", session.path.number, time.monotonic(), flush=True)


if __name__ == "__main__":
    made = Program()
    made.show([Path(name) for name in sys.argv[2:]])
    if sys.argv[1] == "play":
        player = Player(made)
        made.run()
    elif sys.argv[1] == "edit":
        edit(made)
    else:
        restore(made)
