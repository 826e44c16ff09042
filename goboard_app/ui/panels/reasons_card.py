"""ReasonsCard: why rulesets differ on this board; each reason lights its points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from goboard_app.app.texts.comparison import ReasonText
from goboard_app.session.picture import NO_POINTS
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, IconLabel, column_layout, label, row_layout, set_style

_TWO_COLUMNS_PX = 520


class ReasonItem(QFrame):
    """One reason: a title and a sentence.

    Signal: `lit(frozenset)` with its points while the pointer or the keyboard is on it, else none.
    """

    lit = Signal(object)

    def __init__(self, look: Look, reason: ReasonText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = reason
        self.setProperty("asked", "off")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{reason.title}. {reason.text}")
        icon = IconLabel(look, "info", "unclear")
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        texts = column_layout(
            label(reason.title, "strong", wraps=True),
            label(reason.text, "note", wraps=True),
            spacing=2,
        )
        texts.addStretch(1)
        layout = row_layout(icon, spacing=8, margin=6)
        layout.addLayout(texts, 1)
        self.setLayout(layout)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: D102 - Qt's own
        super().enterEvent(event)
        self._ask(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().leaveEvent(event)
        self._ask(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self._ask(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self._ask(False)

    def _ask(self, is_asked: bool) -> None:
        set_style(self, asked="on" if is_asked else "off")
        self.lit.emit(self.reason.points if is_asked else NO_POINTS)


class ReasonsCard(Card):
    """Up to four reasons, in two columns where there is room.

    Signal: `lit(frozenset)` as from each of them.
    """

    lit = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.items: list[ReasonItem] = []
        self._columns = 2
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 8, 8, 8)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)

    def show_reasons(self, reasons: Sequence[ReasonText]) -> None:
        """Show these reasons; without any the card is hidden."""
        if [item.reason for item in self.items] == list(reasons):
            return
        for item in self.items:
            self._grid.removeWidget(item)
            item.hide()
            item.deleteLater()
        self.items = [ReasonItem(self._look, reason, self) for reason in reasons]
        for item in self.items:
            item.lit.connect(self.lit)
        self._place()
        self.setVisible(bool(reasons))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        columns = 2 if self.width() >= self._look.px(_TWO_COLUMNS_PX) else 1
        if columns != self._columns:
            self._columns = columns
            self._place()

    def _place(self) -> None:
        for place, item in enumerate(self.items):
            self._grid.removeWidget(item)
            self._grid.addWidget(item, place // self._columns, place % self._columns)
        for column_number in range(2):
            self._grid.setColumnStretch(column_number, int(column_number < self._columns))
