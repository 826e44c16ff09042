"""WindowFlow: what one window does about the others: more of them, their list, their places."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from goboard_app.ui.window.file_flow import FileFlow

if TYPE_CHECKING:
    from goboard_app.ui.window.main_window import MainWindow
    from goboard_app.ui.window.windows import Windows


class WindowFlow(QObject):
    """Carries out the rows about windows; `menu` lists those that are open."""

    def __init__(self, windows: Windows, files: FileFlow, window: MainWindow) -> None:
        super().__init__(window)
        self._windows = windows
        self._files = files
        self._window = window
        self._actions: Mapping[str, QAction] = {}
        self._listed: dict[QAction, MainWindow] = {}
        self.menu = QMenu(window)
        self._group = QActionGroup(self)
        self._group.triggered.connect(self._on_listed)
        self.menu.aboutToShow.connect(self._list)
        windows.changed.connect(self._refresh)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menus to what they do."""
        self._actions = actions
        for name, act in {
            "new_window": self._windows.open_new,
            "open_in_window": self._ask_open,
            "close_window": self._window.close,
            "quit": self._windows.quit,
            "arrange": self._windows.arrange,
            "next_window": self._windows.next,
        }.items():
            actions[name].triggered.connect(act)
        self._refresh()

    def raise_holder(self, path: Path) -> bool:
        """Show this file in the window that has it already; whether another one has."""
        return self._windows.raise_holder(path, self._window)

    def open_all(self, paths: list[Path]) -> None:
        """Open records, several of them each in a window of its own."""
        if len(paths) == 1:
            self._files.open(paths[0])
        else:
            self._windows.open_all(paths, self._window)

    def show_others(self, are_shown: bool) -> None:
        """Put the other windows out of sight, or bring those back."""
        if are_shown:
            self._windows.show_hidden()
        else:
            self._windows.hide_others(self._window)

    @Slot()
    def _ask_open(self) -> None:
        path = self._files.ask_path()
        if path is not None:
            self._windows.open_in_new(path)

    @Slot()
    def _refresh(self) -> None:
        count = len(self._windows.all)
        for name in ("arrange", "next_window"):
            if name in self._actions:
                self._actions[name].setEnabled(count > 1)

    @Slot()
    def _list(self) -> None:
        for action in self._listed:
            self._group.removeAction(action)
            action.deleteLater()
        self.menu.clear()
        self._listed.clear()
        for item in self._windows.all:
            action = self.menu.addAction(item.window.name)
            action.setCheckable(True)
            action.setChecked(item.window is self._window)
            self._group.addAction(action)
            self._listed[action] = item.window

    @Slot(QAction)
    def _on_listed(self, action: QAction) -> None:
        self._listed[action].come_to_front()
