"""QuestionCard: asks whether a move is meant, with two buttons; it blocks nothing."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from goboard_app.app.confirm_move import HeldMove
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.play import the_question, warning_sentence
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, IconLabel, column_layout, label, row_layout


class QuestionCard(Card):
    """Signals: `accepted()` where the move is meant, `rejected()` where it is not."""

    accepted = Signal()
    rejected = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("soft", parent)
        self.title = label(role="name", wraps=True)
        self.detail = label(role="panel", wraps=True)
        self.yes = Button(look)
        self.no = Button(look)
        self.yes.clicked.connect(self.accepted)
        self.no.clicked.connect(self.rejected)
        head = row_layout(IconLabel(look, "info", "accent", 18), spacing=9)
        head.addWidget(self.title, 1)
        answers = FlowRow(self.yes, self.no)
        self.setLayout(column_layout(head, self.detail, answers, spacing=8, margin=14))
        self.hide()

    def ask(self, move: HeldMove) -> None:
        """Show what is the matter with the move, and the two answers."""
        is_pass = move.point is None
        self.title.setText(" ".join(map(warning_sentence, move.warnings)))
        self.detail.setText(the_question(is_pass))
        if is_pass:
            self.yes.setText(translate("warning", "Pass (Enter)"))
            self.no.setText(translate("warning", "Play on (Esc)"))
        else:
            self.yes.setText(translate("warning", "Play it (Enter)"))
            self.no.setText(translate("warning", "No (Esc)"))
        self.setAccessibleName(f"{self.title.text()} {self.detail.text()}")
        self.show()
