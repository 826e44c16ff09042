"""Middle: the part of a panel or a dialog that scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QScrollArea, QWidget

from goboard_app.ui.look.parts import column_layout, fill, row_layout


class ScrollingPanel(QScrollArea):
    """The part of a panel that scrolls up and down where it is too high, and never sideways.

    The keyboard stops at it only while there is something to scroll. It is called by the first
    text in it. Its things stand below one another; `set_beside` puts some into a second column.
    """

    def __init__(self, *items: QWidget | QLayout | int | None, spacing: int = 8) -> None:
        super().__init__()
        self._items = items
        self._beside: tuple[QWidget, ...] = ()
        self._stretches: dict[QWidget, int] = {}
        self._first, self._second = column_layout(spacing=spacing), column_layout(spacing=spacing)
        self._row = row_layout(spacing=16)
        self._inside = QWidget()
        self._inside.setLayout(self._row)
        # The columns have their owner before there is anything in them.
        self._row.addLayout(self._first, 1)
        self._row.addLayout(self._second)
        fill(self._first, items)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def height_wanted(self, width: int) -> int:
        """How high this is at that width when nothing of it is to be scrolled."""
        if self._row.hasHeightForWidth():
            return self._row.totalHeightForWidth(width)
        return self._row.totalSizeHint().height()

    def set_stretch(self, widget: QWidget, stretch: int) -> None:
        """Let one of the widgets take that share of the height that is left."""
        self._stretches[widget] = stretch
        (self._second if widget in self._beside else self._first).setStretchFactor(widget, stretch)

    def set_beside(self, *widgets: QWidget) -> None:
        """Put these widgets into a second column; without any there is one column again."""
        if widgets == self._beside:
            return
        for widget in sorted(self._beside, key=self._items.index):
            self._second.removeWidget(widget)
            place = self._items.index(widget)
            self._first.insertWidget(place, widget, self._stretches.get(widget, 0))
        for widget in widgets:
            self._first.removeWidget(widget)
            self._second.addWidget(widget, self._stretches.get(widget, 0))
        self._beside = widgets
        self._row.setStretch(1, 1 if widgets else 0)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        texts = (text.text() for text in self._inside.findChildren(QLabel))
        self.setAccessibleName(next((text for text in texts if text), ""))
        super().focusInEvent(event)

    @Slot(int, int)
    def _on_range(self, least: int, most: int) -> None:
        scrolls = most > least
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)
