"""Sheet: a dialog that is as high as its texts need, however they wrap."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget


class Sheet(QDialog):
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
        layout.invalidate()
        layout.activate()
        width = max(self.minimumWidth(), layout.minimumSize().width())
        wanted = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
        height = max(wanted, layout.sizeHint().height() if wanted <= 0 else wanted)
        screen = self.screen().availableGeometry()
        self.resize(min(width, screen.width()), min(height, screen.height()))

    def fit_soon(self) -> None:
        """The same after Qt has taken note of what changed."""
        if self.isVisible():
            QTimer.singleShot(0, self, self.fit)
