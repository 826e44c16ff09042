"""TurnMenu: the ways to turn and mirror a record."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.controller import GameController


class TurnMenu(QMenu):
    """Filled when it is first opened, as few records are turned."""

    def __init__(self, controller: GameController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._on_triggered)

    @Slot()
    def _fill(self) -> None:
        from goboard_app.app.texts.edit import symmetry_name
        from goboard_app.record.transform import Symmetry

        self.clear()
        for symmetry in Symmetry:
            if symmetry is not Symmetry.NONE:
                self.addAction(symmetry_name(symmetry)).setData(symmetry.name)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        from goboard_app.record.transform import Symmetry
        from goboard_app.session.tree_edits import turn_record

        symmetry = Symmetry[str(action.data())]
        self._controller.perform(turn_record(self._controller.session, symmetry))
