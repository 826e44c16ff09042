"""NoticeCard: a card with a title, an explanation, and perhaps one act; it blocks nothing."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, IconLabel, column_layout, label, row_layout


class NoticeCard(Card):
    """Says why something was refused, or offers something. Signal: `accepted()`."""

    accepted = Signal()

    def __init__(
        self, look: Look, icon: str, kind: str, tone: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(kind, parent)
        self.title = label(role="name", tone=tone, wraps=True)
        self.detail = label(role="panel", wraps=True)
        self.button = Button(look)
        self.button.clicked.connect(self.accepted)
        picture = IconLabel(look, icon, tone or "text", 18)
        head = row_layout(picture, spacing=9)
        head.addWidget(self.title, 1)
        self.setLayout(
            column_layout(head, self.detail, row_layout(self.button, None), spacing=8, margin=14)
        )
        self.hide()

    def show_notice(self, title: str, detail: str, act: str = "") -> None:
        """Show the card; without `act` it has no button."""
        self.title.setText(title)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.button.setText(act)
        self.button.setVisible(bool(act))
        self.setAccessibleName(f"{title}. {detail}")
        self.show()
