"""A program under Wayland that opens all that opens beside a window, and says what it sees.

    python wayland_child.py A.sgf B.sgf

The folders for data and settings come by XDG_DATA_HOME and XDG_CONFIG_HOME.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolTip

from goboard_app.ui.program import Program
from tests.support.waiting import wait_until

program = Program()
program.show([Path(name) for name in sys.argv[1:]])
first, second = (item.window for item in program.windows.all)
wait_until(lambda: first.isVisible() and second.isVisible())
print("platform", QGuiApplication.platformName(), QGuiApplication.desktopFileName())
print("titles", first.windowTitle(), second.windowTitle())

# A menu of the menu bar, one at the pointer, and a hint.
menu = first.menuBar().actions()[0].menu()
assert isinstance(menu, QMenu)
first.menuBar().setActiveAction(menu.menuAction())
menu.popup(first.menuBar().mapToGlobal(QPoint(0, first.menuBar().height())))
wait_until(menu.isVisible)
print("menu", menu.isVisible(), menu.windowHandle().transientParent() is not None)
menu.close()
QToolTip.showText(first.mapToGlobal(QPoint(100, 100)), "a hint", first)
wait_until(QToolTip.isVisible)
QToolTip.hideText()


def answer() -> None:
    """A dialog stands before its window, and goes."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    print("dialog", dialog.isVisible(), dialog.windowHandle().transientParent() is not None)
    dialog.reject()


from PySide6.QtCore import QTimer  # noqa: E402

QTimer.singleShot(200, answer)
first.commands.actions["new"].trigger()

# What a window manager of X would do, and Wayland leaves to the compositor.
for name in ("next_window", "arrange", "full_screen", "full_screen"):
    first.commands.actions[name].trigger()
    QApplication.processEvents()
first.come_to_front()
first.showMinimized()
first.come_to_front()
wait_until(lambda: not first.isMinimized())
program.windows.quit()
print("left", len(program.windows.all), flush=True)
