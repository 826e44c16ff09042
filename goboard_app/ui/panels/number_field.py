"""NumberField: a short field for a number; letters go on to the window, which has uses for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look

_MOST = 99
_WIDE = 72


class AnswerField(QLineEdit):
    """Takes numbers from 0 to 99."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setValidator(QIntValidator(0, _MOST, self))
        self.setMaxLength(2)
        self.setFixedWidth(look.px(_WIDE))
        self.setMinimumHeight(look.px(36))
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(translate("lesson", "Your number"))

    @property
    def number(self) -> int | None:
        """The number; None while there is none."""
        return int(self.text()) if self.text().isdecimal() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type digits; leave letters to the window."""
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if plain and event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)
