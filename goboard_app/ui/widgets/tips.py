"""Tool tips, menu rows and window titles that show a text literally.

Qt interprets text that looks like HTML: a name in a record could then load a file, or wait for one that never ends.
"""

from __future__ import annotations

import textwrap
from functools import partial
from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QToolTip, QWidget

from goboard_app.app.texts.format import isolated, one_line

MOST = 1_000
"""The maximum length of a tool tip; a longer one, larger than the screen, ends in an ellipsis."""
_MOST_IN_LINE = 120
MOST_IN_ROW = 80
"""The maximum length of a menu row, and of a record's text in a title."""


def tip_text(text: str) -> str:
    """Return the text for a tool tip, which shows it literally."""
    shown = _shortened(text, MOST)
    if not Qt.mightBeRichText(shown):
        return shown
    # In rich text a newline would be shown as a space.
    return f"<qt>{escape(shown).replace(chr(10), '<br>')}</qt>"


def in_lines(text: str) -> str:
    """Return a text of a record in lines that are narrower than the screen."""
    wrap = partial(textwrap.wrap, width=_MOST_IN_LINE, break_on_hyphens=False)
    return "\n".join(line for part in text[:MOST].split("\n") for line in wrap(part) or [""])


def row_text(text: str) -> str:
    """Return the text for a menu row, which shows it literally: & marks no letter, and a tab no column."""
    return _shortened(one_line(text), MOST_IN_ROW).replace("&", "&&")


def title_text(text: str) -> str:
    """Return the text for a window title, before the words of the program.

    Qt's mark for unsaved changes, [*], is shown literally.
    """
    return isolated(_shortened(one_line(text), MOST_IN_ROW)).replace("[*]", "[*][*]")


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}\N{HORIZONTAL ELLIPSIS}"


def set_tip(target: QWidget | QAction, text: str) -> None:
    """Set the tool tip of a widget or an action."""
    target.setToolTip(tip_text(text))


def name_with_tip(widget: QWidget, text: str) -> None:
    """Set a text as the tool tip of a widget without words, and as its name for screen readers."""
    set_tip(widget, text)
    widget.setAccessibleName(text)


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip now, at a position of the screen; an empty text hides it."""
    QToolTip.showText(place, tip_text(text), widget)
