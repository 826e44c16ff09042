"""RecentMenu: the records that were opened lately, by the names of their files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget


class RecentMenu(QMenu):
    """A menu of files. Signal: `path_chosen(Path)` when one of them is chosen."""

    path_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.triggered.connect(self._on_triggered)

    def show_paths(self, paths: Sequence[str]) -> None:
        """Offer these files, the most recent one first."""
        self.clear()
        for path in paths:
            action = self.addAction(Path(path).name)
            action.setData(path)
            action.setToolTip(path)
        self.setEnabled(bool(paths))

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.path_chosen.emit(Path(str(action.data())))
