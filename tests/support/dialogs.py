"""Answering the questions that block: each is awaited before the act that asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from tests.support.waiting import activate

D = TypeVar("D", bound=QDialog)


class Dialogs(QObject):
    """Answers for the dialogs that open, in order; an unexpected dialog is closed.

    `texts` collects what the dialogs said, `problems` what went wrong.
    """

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.problems: list[str] = []
        self._answers: list[Callable[[QDialog], None]] = []
        self._is_answering = False
        self._timer = QTimer(self)
        self._timer.setInterval(2)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def expect(self, kind: type[D], answer: Callable[[D], None]) -> None:
        """Answer the next dialog, which must be of this kind."""

        def checked(dialog: QDialog) -> None:
            assert isinstance(dialog, kind), f"{type(dialog).__name__} instead of {kind.__name__}"
            answer(dialog)

        self._answers.append(checked)

    def expect_button(self, text: str) -> None:
        """Answer the next dialog by a click on the button of this name."""
        self.expect(QDialog, lambda dialog: press(button_of(dialog, text)))

    def expect_key(self, *keys: Qt.Key) -> None:
        """Answer the next dialog by these keys."""

        def answer(_dialog: QDialog) -> None:
            for key in keys:
                QTest.keyClick(QApplication.focusWidget(), key)

        self.expect(QDialog, answer)

    def settle(self) -> list[str]:
        """Stop looking; everything that did not go as expected."""
        self._timer.stop()
        left = ["a dialog that was expected did not open"] * len(self._answers)
        return self.problems + left

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if self._is_answering or not isinstance(dialog, QDialog) or not dialog.isVisible():
            return
        self._is_answering = True
        said = " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
        self.texts.append(said)
        try:
            if not self._answers:
                self.problems.append(f"nobody expected this question: {said}")
                return
            activate(dialog)
            self._answers.pop(0)(dialog)
            if dialog.isVisible():
                self.problems.append(f"the answer did not close this question: {said}")
        except Exception as error:
            self.problems.append(repr(error))
        finally:
            self._is_answering = False
            if dialog.isVisible():
                # Not its own `reject`: that of a form may ask, while this timer cannot answer.
                QDialog.reject(dialog)


def button_of(dialog: QDialog, text: str) -> QPushButton:
    """Return the one visible button of a dialog with this text."""
    found = [b for b in dialog.findChildren(QPushButton) if b.isVisible() and b.text() == text]
    assert len(found) == 1, f"{len(found)} buttons are called {text!r}"
    return found[0]


def press(button: QPushButton) -> None:
    """Click a button with the mouse, as far as a person could."""
    assert button.isVisible(), f"{button.text()!r} is not to be seen"
    assert button.isEnabled(), f"{button.text()!r} is off"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def type_text(text: str, into: QWidget | None = None) -> None:
    """Type into a widget or whatever has the keyboard, letters with accents too."""
    widget = into or QApplication.focusWidget()
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(widget, event)
