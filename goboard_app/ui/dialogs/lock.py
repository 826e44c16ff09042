"""Locking: what pupils can do then, and the word that unlocks, asked for twice."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.lessons import (
    lock_meaning,
    not_the_word,
    only_answers,
    unlock_and_close,
    unlock_question,
)
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase

_MOST = 60


class LockDialog(DialogBase):
    """Says what pupils can do; `word` is what the teacher typed, '' for none. Accepted, it locks.

    `note` is what is to be known of the lesson before, such as what cannot be used of it.
    """

    def __init__(self, look: Look, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = translate("lock", "Let pupils answer")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(440))
        told = lock_meaning()
        self.field = _word_field(look, translate("lock", "A word to unlock, if you like"))
        self.lock = Button(look, translate("lock", "Lock"), "lock", "primary")
        self.cancel = Button(look, translate("lock", "Cancel"))
        self.lock.setDefault(True)
        noted = label(note, "panel", "muted", wraps=True)
        noted.setVisible(bool(note))
        layout = column_layout(
            label(title, "title", wraps=True),
            label(told, "panel", wraps=True),
            noted,
            label(self.field.accessibleName(), "section", "muted"),
            self.field,
            8,
            row_layout(None, self.cancel, self.lock),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
        self.lock.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @property
    def word(self) -> str:
        """What unlocks."""
        return self.field.text().strip()


class UnlockDialog(DialogBase):
    """Asks for the word, or a plain question where there is none.

    Accepted, it unlocks; `begins_again` is set instead where the next pupil is to begin.
    """

    def __init__(
        self, look: Look, word: str, is_closing: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._word = word
        self.begins_again = False
        title = unlock_and_close() if is_closing else ""
        title = title or unlock_question()
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(440))
        self.field = _word_field(look, translate("lock", "The word"))
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.reply = label(role="panel", tone="error", wraps=True)
        close, unlock = translate("lock", "Close"), translate("lock", "Unlock")
        self.unlock = Button(look, close if is_closing else unlock, kind="primary")
        self.again = Button(look, translate("lock", "Begin again"), "first")
        self.again.setToolTip(translate("lock", "The first task, for the next pupil"))
        self.again.setVisible(not is_closing)
        self.cancel = Button(look, translate("lock", "Stay locked"))
        self.unlock.setDefault(True)
        asked = label(self.field.accessibleName(), "section", "muted")
        for widget in (asked, self.field, self.reply):
            widget.setVisible(bool(word))
        layout = column_layout(
            label(title, "title", wraps=True),
            label(only_answers(), "panel", wraps=True),
            asked,
            self.field,
            self.reply,
            8,
            row_layout(self.again, None, self.cancel, self.unlock),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
        self.unlock.clicked.connect(self._on_unlock)
        self.again.clicked.connect(self._on_again)
        self.cancel.clicked.connect(self.reject)
        # A stray Enter neither unlocks nor begins again.
        (self.field if word else self.cancel).setFocus()

    @Slot()
    def _on_unlock(self) -> None:
        if is_the_word(self.field.text(), self._word):
            self.accept()
            return
        self.reply.setText(not_the_word())
        self.reply.setAccessibleName(self.reply.text())
        self.field.selectAll()
        self.field.setFocus()
        self.fit_soon()

    @Slot()
    def _on_again(self) -> None:
        self.begins_again = True
        self.reject()


def is_the_word(given: str, word: str) -> bool:
    """Whether this unlocks; large and small letters are the same, as nobody sees what is typed."""
    return given.strip().casefold() == word.strip().casefold()


def _word_field(look: Look, name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setMaxLength(_MOST)
    field.setMinimumHeight(look.px(36))
    return field
