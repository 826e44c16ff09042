"""A program to be killed: it edits and saves without end and reports the acknowledged state.

    python saving_child.py FOLDER SEED (file | changes | game)

Each line on standard output is a number of moves that is on the disk now: `journal N` or `saved N`.
With `game` it plays a game that has no file, which is kept as the unfinished one, and with
`changes` the file is kept as a large one would be.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from goboard_app.app.controller import GameController
from goboard_app.app.files import journal
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import LoadedFile, load_file
from goboard_app.record.edits import AddNode, SetProperty, new_node
from goboard_app.record.sgf.lexer import Property
from goboard_app.session.new_game import NewGame


class Child(QObject):
    """An editor that adds a numbered node every few milliseconds, and now and then saves or undoes one."""

    def __init__(self, folder: Path, seed: int, kind: str) -> None:
        super().__init__()
        self._random = random.Random(seed)
        self._path = folder / "game.sgf"
        self.controller = GameController(self)
        self.documents = Documents(self.controller, folder / "data" / "unfinished.sgf", self)
        self._told: dict[int, int] = {}
        if kind == "changes":
            journal._AT_ONCE_BYTES = -1
        if kind == "game":
            self._take_up_game()
        else:
            self._take_up_file()
        self.documents.journaling.kept.connect(self._on_kept)
        self._timer = QTimer(self)
        self._timer.setInterval(3)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _take_up_file(self) -> None:
        for left in self.documents.left_journals():
            loaded = LoadedFile(self._path, left.entry.record, left.entry.stamp)
            self.documents.restore(left, loaded)
        if self.documents.path is None:
            self.documents.show(load_file(self._path))

    def _take_up_game(self) -> None:
        self.documents.adopt_abandoned()
        waiting = self.documents.unfinished.read()
        if waiting is None:
            self.controller.start(NewGame())
        else:
            self.documents.carry_on(waiting)
        self.documents.unfinished._alarm.rang.connect(self._on_game_kept)

    @Slot()
    def _on_game_kept(self) -> None:
        if self.documents.unfinished.is_kept:
            print("journal", self._count, flush=True)

    @property
    def _count(self) -> int:
        return len(self.controller.session.tree.main_line()) - 1

    @Slot()
    def _act(self) -> None:
        from goboard_app.app.controller import EditCommand
        from goboard_app.session.session import ActKind, Change

        session = self.controller.session
        node = new_node(Property("C", (f"Number {self._count + 1}. " + "碁" * 40,)))
        end = session.tree.main_line_end()
        edit = AddNode(end, node)
        if self._random.random() < 0.1:
            edit = SetProperty(session.tree.root, "GC", (str(self._count),))
        command = EditCommand(session, edit, ActKind.GAME_INFO, Change.TREE, _nothing, "edit")
        self.controller.undo_stack.push(command)
        self._told[self.documents.revision] = self._count
        if self._random.random() < 0.1:
            self.documents.journaling.flush()
        if self.documents.path is None:
            return
        if self._random.random() < 0.04:
            self.documents.save(self._path)
            print("saved", self._count, flush=True)

    @Slot(int)
    def _on_kept(self, revision: int) -> None:
        print("journal", self._told[revision], flush=True)


def _nothing(*_: object) -> None:
    """Do nothing on edits."""


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QCoreApplication(sys.argv[:1])
    child = Child(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
    print("ready", 0, flush=True)
    sys.exit(app.exec())
