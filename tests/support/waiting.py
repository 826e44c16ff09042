"""Waiting for what Qt does in its own time, without a fixed pause."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

# So often the claim is looked at where no event comes in.
_LOOK_MS = 2
_WAITING = QEventLoop.ProcessEventsFlag.WaitForMoreEvents


def wait_until(claim: Callable[[], object], milliseconds: int = 30_000) -> None:
    """Let events come in until the claim holds; a machine with much else to do gets its time."""
    if claim():
        return
    deadline = QDeadlineTimer(milliseconds)
    # Has the wait for an event come to an end.
    tick = QTimer()
    tick.start(_LOOK_MS)
    while not claim():
        assert not deadline.hasExpired(), "waited in vain"
        QApplication.processEvents(_WAITING)
        # The consequences of these events are handled as well.
        QTest.qWait(0)


def activate(window: QWidget) -> None:
    """Give a window the keyboard, as a window manager does."""
    window.activateWindow()
    wait_until(lambda: QApplication.activeWindow() is window)


def settled(faults: Callable[[], list[str]], milliseconds: int = 400) -> list[str]:
    """Return the faults that are left once the layouts have followed their texts."""
    # Containers are laid out first, then their children: before, no fault might be found as yet.
    for _ in range(3):
        QApplication.processEvents()
    deadline = QDeadlineTimer(milliseconds)
    while (found := faults()) and not deadline.hasExpired():
        QTest.qWait(1)
    return found
