"""RestoreCard: what goboard had on its board when it ended without saving, and three ways on."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout

PICTURE_SIDE = 64


class RestoreCard(Card):
    """A strip over the page with a small board, what it is about, and the answers as buttons."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("warn", parent)
        self.sentence = label(role="panel", wraps=True)
        self.facts = label(role="body", tone="muted", wraps=True)
        self._picture = QLabel()
        self.restore_button = Button(look, translate("restore", "Restore"), kind="primary")
        self.saved_button = Button(look, translate("restore", "Open file as saved"))
        self.discard_button = Button(look, translate("restore", "Discard…"), kind="link")
        self.close_button = Button(look, icon="close", kind="square")
        self.close_button.setToolTip(translate("restore", "Ask again at the next start"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        line = row_layout(self._picture, spacing=14)
        line.addLayout(column_layout(None, self.sentence, self.facts, None, spacing=2), 1)
        for button in self._buttons():
            line.addWidget(button)
        line.setContentsMargins(28, 12, 22, 12)
        self.setLayout(line)
        self.hide()

    def _buttons(self) -> tuple[Button, ...]:
        return self.restore_button, self.saved_button, self.discard_button, self.close_button

    def tell(self, sentence: str, facts: str, picture: QPixmap | None, has_file: bool) -> None:
        """Show the card."""
        self.sentence.setText(sentence)
        self.facts.setText(facts)
        self._picture.setVisible(picture is not None)
        if picture is not None:
            self._picture.setPixmap(picture)
        self.saved_button.setVisible(has_file)
        self.setAccessibleName(f"{sentence} {facts}")
        self.show()
