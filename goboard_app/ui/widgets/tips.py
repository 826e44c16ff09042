"""Tool tips, rows of menus and titles that say a text as it stands.

Qt takes what looks like HTML for HTML: a name in a record could then load a file, or wait for one
that never ends.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QToolTip, QWidget

from goboard_app.app.texts.format import isolated, one_line

MOST = 1_000
"""A tip of more characters would be larger than the screen; it ends in dots."""
MOST_IN_ROW = 80
"""The same for a row of a menu, and for what a title says of a record."""


def tip_text(text: str) -> str:
    """The text in the form in which a tool tip shows it, letter by letter."""
    shown = _shortened(text, MOST)
    if not Qt.mightBeRichText(shown):
        return shown
    return f"<qt>{escape(shown).replace(chr(10), '<br>')}</qt>"


def row_text(text: str) -> str:
    """The text in the form in which a row of a menu shows it: & is no key there, a tab no gap."""
    return _shortened(one_line(text), MOST_IN_ROW).replace("&", "&&")


def title_text(text: str) -> str:
    """The text in the form in which it stands in a title before words of ours.

    Qt's mark for unsaved changes is text in it.
    """
    return isolated(_shortened(one_line(text), MOST_IN_ROW)).replace("[*]", "[*][*]")


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}\N{HORIZONTAL ELLIPSIS}"


def set_tip(target: QWidget | QAction, text: str) -> None:
    """Have a widget or an action say this when the mouse rests on it."""
    target.setToolTip(tip_text(text))


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Say this now, at a place of the screen; nothing for an empty text."""
    QToolTip.showText(place, tip_text(text), widget)
