"""Tool tips that say a text as it stands.

Qt takes what looks like HTML for HTML: a name in a record could then load a file, or wait for one
that never ends.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QToolTip, QWidget

MOST = 1_000
"""A tip of more characters would be larger than the screen; it ends in dots."""


def tip_text(text: str) -> str:
    """The text in the form in which a tool tip shows it, letter by letter."""
    shown = text if len(text) <= MOST else f"{text[:MOST]}\N{HORIZONTAL ELLIPSIS}"
    if not Qt.mightBeRichText(shown):
        return shown
    return f"<qt>{escape(shown).replace(chr(10), '<br>')}</qt>"


def set_tip(target: QWidget | QAction, text: str) -> None:
    """Have a widget or an action say this when the mouse rests on it."""
    target.setToolTip(tip_text(text))


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Say this now, at a place of the screen; nothing for an empty text."""
    QToolTip.showText(place, tip_text(text), widget)
