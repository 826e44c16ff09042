"""Sheet: a dialog that is as high as its texts need, however they wrap."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLayout, QWidget

from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.screens import available_size

# What the frame of a window takes of the height of the screen, and the bar of its width.
_FRAME = 40
_BAR = 14


class SheetMiddle(ScrollingPanel):
    """The part of a dialog that scrolls where the screen is too low for all of it."""

    def __init__(self, *items: QWidget | QLayout | int | None, spacing: int = 8) -> None:
        super().__init__(*items, spacing=spacing)
        self._wanted = 0
        # Nothing is out of reach, even on a screen that is too narrow.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self.minimumSizeHint().width(), self._wanted)

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        inside = self._inside.minimumSizeHint().width() + _BAR
        return QSize(min(inside, available_size(self).width() - 80), 120)

    def measure(self) -> None:
        """Take note of what changed inside: a scroll area does not pass it on at once."""
        self._row.invalidate()
        self._row.activate()
        self.updateGeometry()

    def want_height_for(self, width: int) -> None:
        """Ask for the height that the contents need at this width."""
        self._wanted = self._row.totalHeightForWidth(width)
        self.updateGeometry()


class DialogBase(QDialog):
    """The base of our dialogs. Call `fit_soon` after something in it was shown or hidden."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's own
        # Sizes are right only once the style sheet has given every text its font.
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        self.fit()
        super().showEvent(event)

    @Slot()
    def fit(self) -> None:
        """Take the height that the contents need at the width there is."""
        layout = self.layout()
        if layout is None:
            return
        middles = self.findChildren(SheetMiddle)
        for middle in middles:
            middle.measure()
        layout.invalidate()
        layout.activate()
        screen = available_size(self)
        width = min(max(self.minimumWidth(), layout.minimumSize().width()), screen.width())
        most = screen.height() - _FRAME
        for middle in middles:
            edges = layout.contentsMargins()
            room = width - edges.left() - edges.right()
            middle.want_height_for(room)
            if _height(layout, width) > most:
                # The bar beside it takes some of the width.
                middle.want_height_for(room - _BAR)
        self.resize(width, min(_height(layout, width), most))

    def fit_soon(self) -> None:
        """The same after Qt has taken note of what changed."""
        if self.isVisible():
            QTimer.singleShot(0, self, self.fit)


def _height(layout: QLayout, width: int) -> int:
    layout.invalidate()
    layout.activate()
    wanted = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
    return wanted if wanted > 0 else layout.sizeHint().height()
