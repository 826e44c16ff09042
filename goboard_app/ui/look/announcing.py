"""Saying a sentence through the screen reader, besides what has the keyboard."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

try:
    from PySide6.QtGui import QAccessibleAnnouncementEvent
except ImportError:  # before Qt 6.8
    HAS_ANNOUNCEMENTS = False
else:
    HAS_ANNOUNCEMENTS = True


def announce(widget: QWidget, text: str, assertive: bool = False) -> None:
    """Say a text through the screen reader, if one listens and Qt can."""
    if not (HAS_ANNOUNCEMENTS and text and QAccessible.isActive()):
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if assertive:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
