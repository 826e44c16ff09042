"""The texts of a window: truncated ones, and those never translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from goboard_app.ui.board.view import BoardView
from goboard_app.ui.shell.message_line import MessageLine
from goboard_app.ui.widgets.parts import ElidedLabel

_PADDING = "~"
_IDEOGRAM = re.compile("([\u2e80-\uffef])")
"""Lines may break before and after each of these."""
_BRACKETED = re.compile(r"\[[^\[\]]*\]")
_POINT = re.compile(r"\b[A-HJ-Z]{1,2}\d{1,2}\b")


def _luminance(color: str) -> float:
    """Return the luminance of a colour by WCAG 2."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the ratio of two colours, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def visible(root: QWidget, kind: type[QWidget]) -> Iterator[QWidget]:
    """Yield the widgets of a kind that are shown."""
    return (widget for widget in root.findChildren(kind) if widget.isVisible())


def cut_off(root: QWidget) -> list[str]:
    """Return a sentence for every text that has too little room."""
    return [fault for widget in visible(root, QWidget) for fault in _faults(widget)]


def _faults(widget: QWidget) -> list[str]:
    if isinstance(widget, ElidedLabel):
        return []  # ends in dots on purpose, and has the whole in its tool tip
    if isinstance(widget, QLabel) and widget.text():
        return _label_faults(widget)
    if isinstance(widget, QPushButton) and widget.text() and widget.layout() is None:
        return _button_faults(widget)
    if isinstance(widget, QComboBox):
        return _combo_faults(widget)
    if isinstance(widget, QScrollArea):
        return _scroll_faults(widget)
    return _message_faults(widget) if isinstance(widget, MessageLine) else []


def out_of_sight(widget: QWidget) -> str:
    """Return a description of the hidden part of a widget, '' if all of it is visible."""
    if not widget.isVisible():
        return f"{_place(widget)} is not visible"
    seen = widget.visibleRegion().boundingRect()
    return "" if seen == widget.rect() else f"{_place(widget)}: {seen} of {widget.rect()}"


def out_of_reach(root: QWidget) -> list[str]:
    """Return the widgets beyond the edge of their container, where nothing scrolls to them."""
    return [fault for widget in visible(root, QWidget) if (fault := _beyond(widget, root))]


def _beyond(widget: QWidget, root: QWidget) -> str:
    if not isinstance(widget, QAbstractButton | QComboBox | QLabel | QLineEdit | BoardView):
        return ""
    place, here = QRect(widget.rect()), widget
    while here is not root:
        holder = here.parentWidget()
        if holder is None or isinstance(holder.parentWidget(), QAbstractScrollArea):
            break
        place.translate(here.pos())
        if not holder.rect().contains(place):
            return f"{_place(widget)}: {place} is beyond {holder.rect()}"
        here = holder
    return ""


def untranslated(root: QWidget, names: tuple[str, ...]) -> list[str]:
    """Return texts with letters that are neither translated nor one of these names, nor a point."""
    return sorted({text for text in _texts(root) if _rest(text, names)})


def _rest(text: str, names: tuple[str, ...]) -> bool:
    before = None
    while before != text:
        before, text = text, _BRACKETED.sub(" ", text)
    for name in names:
        text = text.replace(name, " ")
    return any(letter.isalpha() for letter in _POINT.sub(" ", text))


def _texts(root: QWidget) -> Iterator[str]:
    for widget in visible(root, QWidget):
        if isinstance(widget, QLabel) and widget.textFormat() is Qt.TextFormat.RichText:
            yield QTextDocumentFragment.fromHtml(widget.text()).toPlainText()
        elif isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(i) for i in range(widget.count()))
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        if isinstance(widget, MessageLine):
            yield widget.text
        yield widget.toolTip()
        yield widget.accessibleName()
    yield from (action.text() for action in root.actions())


def _label_faults(label: QLabel) -> list[str]:
    room = label.contentsRect()
    if not label.wordWrap():
        wanted = label.sizeHint()
        if wanted.width() > label.width() or wanted.height() > label.height():
            return [_fault(label, label.text(), wanted.width(), label.width())]
        return []
    metrics = label.fontMetrics()
    # Qt breaks a path after each separator.
    faults = [
        _fault(label, word, metrics.horizontalAdvance(word), room.width())
        for word in _IDEOGRAM.sub(r" \1 ", label.text().replace(_PADDING, " ").replace("/", "/ ")).split()
        if metrics.horizontalAdvance(word) > room.width()
    ]
    if label.heightForWidth(label.width()) > label.height():
        high = label.heightForWidth(label.width())
        faults.append(_fault(label, label.text(), high, label.height(), "high"))
    return faults


def _button_faults(button: QPushButton) -> list[str]:
    wanted, room = button.sizeHint().width(), button.width()
    return [_fault(button, button.text(), wanted, room)] if wanted > room else []


def _combo_faults(combo: QComboBox) -> list[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    wanted = combo.fontMetrics().horizontalAdvance(combo.currentText())
    return [_fault(combo, combo.currentText(), wanted, field.width())] * (wanted > field.width())


def _scroll_faults(scroll: QScrollArea) -> list[str]:
    more = scroll.horizontalScrollBar().maximum()
    return [f"{_place(scroll)} is {more} px wider than what is seen of it"] if more > 0 else []


def _message_faults(line: MessageLine) -> list[str]:
    room = QRect(0, 0, line.width() - 60, 10_000)
    flags = int(Qt.TextFlag.TextWordWrap)
    high = QFontMetrics(line.font()).boundingRect(room, flags, line.text).height()
    return [_fault(line, line.text, high, line.height(), "high")] if high > line.height() else []


def _fault(widget: QWidget, text: str, wanted: int, room: int, way: str = "wide") -> str:
    return f"{_place(widget)} {text!r} wants {wanted} px {way} and has {room}"


def _place(widget: QWidget) -> str:
    """Return the place of a widget: its class and those of its ancestors."""
    names: list[str] = []
    here: QWidget | None = widget
    while here is not None and len(names) < 5:
        if type(here).__name__ not in ("QWidget", "QStackedWidget", "QSplitter"):
            names.append(type(here).__name__)
        here = here.parentWidget()
    return " in ".join(names)
