"""Short questions that must be answered before something is done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from goboard_app.app.texts.files import (
    keep_question_text,
    not_in_record_yet,
    save_question,
    unsaved_detail,
)
from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase

SAVE, DISCARD = 0, 1
"""Answers to `unsaved_question`; any other number means to leave everything as it is."""


class Question(DialogBase):
    """A title, a sentence, and two or three answers in a row; the first answer is the default.

    `answer` is the number of the answer given, -1 where the dialog was closed.
    """

    def __init__(
        self,
        look: Look,
        title: str,
        sentence: str,
        answers: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(420))
        self.answer = -1
        self.buttons = [
            Button(look, text, kind="primary" if number == 0 else "")
            for number, text in enumerate(answers)
        ]
        group = QButtonGroup(self)
        for number, button in enumerate(self.buttons):
            group.addButton(button, number)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        group.idClicked.connect(self._on_clicked)
        self.buttons[0].setDefault(True)
        layout = column_layout(
            label(title, "title", wraps=True),
            label(sentence, "panel", wraps=True),
            8,
            row_layout(None, *reversed(self.buttons)),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    def ask(self) -> int:
        """Show the question and wait; the number of the answer, -1 for none."""
        self.exec()
        return self.answer

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.answer = number
        self.accept()


KEEP, DROP = 0, 1
"""Answers to `keep_question`; any other number means to go on writing."""


def keep_question(look: Look, parent: QWidget | None) -> Question:
    """Ask what becomes of something written when its dialog is left."""
    return Question(
        look,
        keep_question_text(),
        not_in_record_yet(),
        (
            translate("question", "Keep it"),
            translate("question", "Do not keep it"),
            translate("question", "Go on writing"),
        ),
        parent,
    )


def unsaved_question(look: Look, changes: int, parent: QWidget | None) -> Question:
    """Ask what to do with changes; the answer is SAVE, DISCARD or something else."""
    sentence = unsaved_detail(changes)
    return Question(
        look,
        save_question(),
        sentence,
        (
            translate("question", "Save"),
            translate("question", "Do not save"),
            translate("question", "Cancel"),
        ),
        parent,
    )
