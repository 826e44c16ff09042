"""Waiting for what Qt does in its own time, without a fixed pause."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def wait_until(claim: Callable[[], object], milliseconds: int = 30_000) -> None:
    """Let events come in until the claim holds; a machine with much else to do gets its time."""
    deadline = QDeadlineTimer(milliseconds)
    while not claim():
        assert not deadline.hasExpired(), "waited in vain"
        QTest.qWait(1)


def activate(window: QWidget) -> None:
    """Give a window the keyboard, as a window manager does."""
    window.activateWindow()
    wait_until(lambda: QApplication.activeWindow() is window)
