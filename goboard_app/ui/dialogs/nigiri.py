"""NigiriDialog: a hidden handful of white stones, a guess, and the count that gives Black."""

from __future__ import annotations

import random

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.new_game import nigiri_rule
from goboard_app.session.color_choice import Chooser
from goboard_app.ui.dialogs.nigiri_play import NigiriPlay
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase


class NigiriDialog(DialogBase):
    """Nigiri between two players, of whom the first holds the stones to begin with.

    `ask` gives the role that plays Black, `swaps` whether the second player does.
    """

    def __init__(
        self,
        look: Look,
        names: tuple[str, str],
        motion: bool = True,
        chance: random.Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("nigiri", "Nigiri"))
        self.setMinimumWidth(look.px(600))
        self.play = NigiriPlay(look, names, motion, chance)
        self.cancel = Button(look, translate("nigiri", "Cancel"))
        self.take = Button(look, translate("nigiri", "Take these colours"), kind="primary")
        self.take.setEnabled(False)
        self._build()
        self.play.decided.connect(self._on_decided)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self.accept)
        self.play.focus_guess()

    @property
    def swaps(self) -> bool:
        """Whether the second player takes Black; False where the dialog was left."""
        is_taken = self.result() == NigiriDialog.DialogCode.Accepted
        return is_taken and self.play.is_second_black

    def ask(self) -> Chooser | None:
        """Show the dialog and wait; who plays Black, None where it was left."""
        return self.play.black if self.exec() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if not self.play.take_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        self.play.finish()

    def _build(self) -> None:
        layout = column_layout(
            label(translate("nigiri", "Nigiri"), "page"),
            label(nigiri_hint(), "note", "muted", wraps=True),
            self.play,
            row_layout(None, self.cancel, self.take),
            spacing=12,
        )
        layout.setContentsMargins(28, 24, 28, 22)
        self.setLayout(layout)

    @Slot()
    def _on_decided(self) -> None:
        self.take.setEnabled(True)
        self.take.setDefault(True)
        self.take.setAccessibleDescription(self.play.sentence.text())
        self.take.setFocus()


def nigiri_hint() -> str:
    """What nigiri is, in a sentence."""
    return nigiri_rule()
