"""What is said of the point asked about: a quiet note in a panel, a card in the comparison."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from goboard_app.app.texts.comparison import card_spoken
from goboard_app.app.texts.explain import asking_hint
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, column, label, row

_NOTE_LINES = 3
_CARD_LINES = 3


class PointNote(QLabel):
    """One text that keeps its place: it is always as high as its longest text may be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(asking_hint(), parent)
        self.setProperty("role", "note")
        self.setProperty("tone", "muted")
        self.setWordWrap(True)
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
    """What a point is, and what it counts under which rulesets."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.title = label(role="title")
        self.what = label(role="panel", tone="muted", wraps=True)
        self.hint = label(asking_hint(), "note", "muted", wraps=True)
        self._lines: list[tuple[QLabel, QLabel]] = []
        self._build()

    def _build(self) -> None:
        head = row(self.title, spacing=8)
        head.addWidget(self.what, 1)
        lines = QGridLayout()
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setHorizontalSpacing(10)
        lines.setVerticalSpacing(4)
        lines.setColumnStretch(1, 1)
        for place in range(_CARD_LINES):
            worth, names = label(role="strong"), label(role="panel", wraps=True)
            lines.addWidget(worth, place, 0, Qt.AlignmentFlag.AlignTop)
            lines.addWidget(names, place, 1)
            self._lines.append((worth, names))
        layout = column(head, lines, self.hint, spacing=6)
        layout.setContentsMargins(14, 10, 14, 10)
        self.setLayout(layout)
        self.forget()

    def show_point(self, name: str, what: str, lines: Sequence[tuple[str, str]]) -> None:
        """Show what a point is, and each worth with the rulesets that give it."""
        self.title.setText(name)
        self.what.setText(what)
        for place, (worth, names) in enumerate(self._lines):
            is_used = place < len(lines)
            worth.setVisible(is_used)
            names.setVisible(is_used)
            if is_used:
                worth.setText(lines[place][0])
                names.setText(lines[place][1])
        self.title.setVisible(True)
        self.what.setVisible(True)
        self.setAccessibleName(card_spoken(name, what, lines))

    def forget(self) -> None:
        """Only say how to ask."""
        for widget in (self.title, self.what, *(w for pair in self._lines for w in pair)):
            widget.setVisible(False)
        self.setAccessibleName(asking_hint())

    @property
    def texts(self) -> tuple[str, ...]:
        """All that the card says."""
        shown = (self.title, self.what, *(w for pair in self._lines for w in pair))
        return tuple(w.text() for w in shown if not w.isHidden())
