"""Announcer: what a screen reader is told of a window, each thing once.

All that is announced comes through here: features tell what somebody did, and the lines of a page
what they show now. Often both say the same, and a line may say something else again before anybody
could have heard it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.jobs import LATE_MS, Alarm

_FOR_NOW_MS = LATE_MS + 200


class Announcer(QObject):
    """Gathers what is told in one turn of the event loop, and says it as one announcement.

    What was done comes first, then what the lines show; a sentence that both say is said once. The
    announcement interrupts what is being read aloud where one of its parts is to.
    Signal: `said(str, bool)` with each announcement, and whether it interrupts.
    """

    said = Signal(str, bool)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._told: list[str] = []
        self._shown: dict[QWidget, str] = {}
        self._for_now = ""
        self._withdrawn: list[str] = []
        self._is_assertive = False
        self._source: QWidget = window
        self._soon, self._later = Alarm(self), Alarm(self)
        self._soon.rang.connect(self._say)
        self._later.rang.connect(self._say)

    def tell(self, source: QWidget, text: str, assertive: bool = False) -> None:
        """Have something said that was done, or that is asked."""
        self._told.append(text)
        self._note(source, assertive)

    def show(self, line: QWidget, text: str, assertive: bool = False) -> None:
        """Have said what a line shows now, unless it soon shows something else."""
        if self._for_now and text != self._for_now:
            self._withdrawn.append(self._for_now)
        self._for_now = ""
        self._later.stop()
        self._shown[line] = text
        self._note(line, assertive)

    def show_for_now(self, line: QWidget, text: str) -> None:
        """The same of a text that waits for something better, which then alone is heard."""
        self.show(line, text)
        self._for_now = text
        self._soon.stop()
        self._later.set(_FOR_NOW_MS)

    def _note(self, source: QWidget, assertive: bool) -> None:
        self._source = source
        self._is_assertive |= assertive
        if not self._later.is_set:
            self._soon.set(0)

    @Slot()
    def _say(self) -> None:
        text = once((*self._told, *self._shown.values()), self._withdrawn)
        source, assertive = self._source, self._is_assertive
        self._told, self._shown, self._withdrawn = [], {}, []
        self._for_now, self._is_assertive = "", False
        if text and shiboken6.isValid(source):
            self.said.emit(text, assertive)
            _send(source, text, assertive)


def once(texts: Iterable[str], withdrawn: Iterable[str] = ()) -> str:
    """The texts one after the other, without the sentences that an earlier one has said already,
    and without those that are withdrawn.
    """
    said: list[str] = []
    known = {_key(sentence) for text in withdrawn for sentence in _sentences(text)}
    for text in texts:
        new = [sentence for sentence in _sentences(text) if _key(sentence) not in known]
        known |= {_key(sentence) for sentence in new}
        said += new
    return " ".join(said)


def _sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?…])\s+|(?<=[。！？])\s*", text.strip()) if part]


def _key(sentence: str) -> str:
    return sentence.rstrip(".。")


def _send(source: QWidget, text: str, assertive: bool) -> None:
    event = QAccessibleAnnouncementEvent(source, text)
    if assertive:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def announcer_of(widget: QWidget) -> Announcer | None:
    """What speaks for the window of a widget; None where nobody listens."""
    if not QAccessible.isActive():
        return None
    window = widget.window()
    found = window.findChild(Announcer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found or Announcer(window)


def announce(widget: QWidget, text: str, assertive: bool = False) -> None:
    """Say a text through the screen reader, if one listens."""
    if text and (announcer := announcer_of(widget)) is not None:
        announcer.tell(widget, text, assertive)
