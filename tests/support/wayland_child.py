"""A program under Wayland that uses the features in which X and Wayland differ, and prints the events.

    python wayland_child.py A.sgf B.sgf

The folders for data and settings come by XDG_DATA_HOME and XDG_CONFIG_HOME.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QToolTip

from goboard_app.app.instance import Request
from goboard_app.ui.program import Program
from goboard_app.ui.shell.windows import REOPEN
from tests.support.waiting import wait_until


def dismiss() -> None:
    """Dismiss a dialog, which has its window behind it."""
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QDialog) or not dialog.isVisible():
        QTimer.singleShot(20, dismiss)
        return
    print("dialog", dialog.windowHandle().transientParent() is not None)
    dialog.reject()


if __name__ == "__main__":
    paths = [Path(name) for name in sys.argv[1:]]
    program = Program()
    windows = program.windows
    windows.hub.store_value(REOPEN, True)
    program.show(paths)
    first, second = (item.window for item in windows.all)
    wait_until(lambda: first.isVisible() and second.isVisible())
    print("platform", QGuiApplication.platformName(), QGuiApplication.desktopFileName())
    print("windows", first.name, second.name)
    QToolTip.showText(first.mapToGlobal(QPoint(100, 100)), "a hint", first)
    wait_until(QToolTip.isVisible)
    QToolTip.hideText()
    QTimer.singleShot(20, dismiss)
    first.commands.actions["new"].trigger()
    # Places and the front are the compositor's there; to ask for them does no harm.
    print("arrange", first.commands.action("arrange").isEnabled())
    windows.arrange()
    for name in ("next_window", "full_screen", "full_screen"):
        first.commands.actions[name].trigger()
        QApplication.processEvents()
    first.showMinimized()
    asked = windows.answer(Request(Path(), (paths[0],), token="a-token"))
    assert asked is not None
    asked()
    wait_until(lambda: not first.isMinimized())
    windows.quit()
    print("left", len(windows.all), flush=True)
