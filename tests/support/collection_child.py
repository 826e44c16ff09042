"""A program to be killed: it arranges the games of a file in its window, without end.

    python collection_child.py FOLDER SEED

Each line on standard output is `did N NAMES`, the state with this number and the games in it, or
`kept N`: this state is on the disk now.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.app.controller import OpenGame
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.session import Act, ActKind, Change
from tests.support.desk import Desk, Desks
from tests.support.parts import parts


class Arranger(QObject):
    """Every few milliseconds moves, takes out, adds or names a game, or takes that back."""

    def __init__(self, desk: Desk, seed: int) -> None:
        super().__init__()
        self._desk = desk
        self._random = random.Random(seed)
        self._added = 0
        desk.menu("games")
        dialog = desk.parts.collection.dialog
        assert dialog is not None
        self._dialog = dialog
        desk.documents.journaling.kept.connect(self._on_kept)
        self._timer = QTimer(self)
        self._timer.setInterval(12)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    @Slot()
    def _act(self) -> None:
        controller = self._desk.controller
        number = self._random.randrange(controller.game_count)
        self._dialog.select([controller.trees[number]])
        what = self._random.choice(("up", "down", "remove", "add", "name", "undo"))
        if what in ("up", "down"):
            key = Qt.Key.Key_Up if what == "up" else Qt.Key.Key_Down
            QTest.keyClick(self._dialog.list, key, Qt.KeyboardModifier.AltModifier)
        elif what == "remove" and controller.game_count > 2:
            QTest.keyClick(self._dialog.list, Qt.Key.Key_Delete)
        elif what == "add" and controller.game_count < 9:
            self._added += 1
            text = f"(;SZ[9]PB[New{self._added}];B[aa])"
            parts(self._desk.window).collection._add([OpenGame(read_sgf(text.encode()).games[0])])
        elif what == "name":
            edit = SetProperty(controller.session.tree.root, "EV", (str(self._added),))
            controller.perform(Act(Change.INFO, edit, ActKind.GAME_INFO))
        elif what == "undo":
            controller.undo()
        names = ",".join(tree.root.text("PB") or "" for tree in controller.trees)
        print("did", self._desk.documents.revision, names, flush=True)

    @Slot(int)
    def _on_kept(self, revision: int) -> None:
        print("kept", revision, flush=True)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication(sys.argv[:1])
    folder = Path(sys.argv[1])
    desk = Desks(folder, QFont(app.font())).make()
    desk.window.open(folder / "game.sgf")
    arranger = Arranger(desk, int(sys.argv[2]))
    print("ready", flush=True)
    sys.exit(app.exec())
