"""What is said of the point asked about: a quiet note in a panel, a card in the comparison."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from goboard_app.app.texts.comparison import card_spoken
from goboard_app.app.texts.explain import asking_hint
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, column_layout, label, row_layout
from goboard_app.ui.panels.word_label import WordLabel

_NOTE_LINES = 3
_CARD_LINES = 3


class PointNote(WordLabel):
    """One text that keeps its place: it is always as high as its longest text may be."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "note", "muted", parent)
        self.setText(asking_hint())
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show what is said of a point; without it, how to ask."""
        self.setText(text or asking_hint())

    def heightForWidth(self, width: int) -> int:  # noqa: D102 - Qt's own
        return self.sizeHint().height()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(super().sizeHint().width(), self.fontMetrics().lineSpacing() * _NOTE_LINES)

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(80, self.sizeHint().height())


class PointCard(Card):
    """What a point is, and what it counts under which rulesets.

    `texts` is all that it says, nothing while no point was asked about.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.texts: tuple[str, ...] = ()
        self.title = label(role="title")
        self.what = WordLabel(look, "panel", "muted")
        self.hint = label(asking_hint(), "note", "muted", wraps=True)
        self._lines = [label(role="panel", wraps=True) for _ in range(_CARD_LINES)]
        self._build()

    def _build(self) -> None:
        head = row_layout(self.title, spacing=8)
        head.addWidget(self.what, 1)
        for line in self._lines:
            line.setTextFormat(Qt.TextFormat.RichText)
        layout = column_layout(head, *self._lines, self.hint, spacing=5)
        layout.setContentsMargins(14, 10, 14, 10)
        self.setLayout(layout)
        self.forget()

    def show_point(self, name: str, what: str, lines: Sequence[tuple[str, str]]) -> None:
        """Show what a point is, and each worth with the rulesets that give it."""
        self.texts = (name, what, *(text for line in lines for text in line))
        self.title.setText(name)
        self.what.setText(what)
        for place, line in enumerate(self._lines):
            line.setText(_line_text(*lines[place]) if place < len(lines) else "")
            line.setVisible(place < len(lines))
        self.title.setVisible(True)
        self.what.setVisible(True)
        self.setAccessibleName(card_spoken(name, what, lines))

    def forget(self) -> None:
        """Only say how to ask."""
        self.texts = ()
        for widget in (self.title, self.what, *self._lines):
            widget.setVisible(False)
        self.setAccessibleName(asking_hint())


def _line_text(worth: str, names: str) -> str:
    """The worth in strong letters before the names."""
    return f"<b>{escape(worth)}</b>\N{NO-BREAK SPACE}\N{NO-BREAK SPACE} {escape(names)}"
