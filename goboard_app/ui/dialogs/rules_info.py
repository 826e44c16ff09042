"""RulesDialog: what a ruleset says, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.numbers import points
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_sentences
from goboard_app.rules.ruleset import Ruleset
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, column, label, row
from goboard_app.ui.look.sheet import Sheet

translate = QCoreApplication.translate


class RulesDialog(Sheet):
    """Shows one ruleset."""

    def __init__(self, look: Look, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("rules dialog", "Rules"))
        self.setMinimumWidth(look.px(460))
        close = Button(look, translate("rules dialog", "Close"), kind="primary")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        card = Card("plain")
        sentences = [label(s, "panel", wraps=True) for s in ruleset_sentences(ruleset)]
        card.setLayout(column(*sentences, spacing=9, margin=16))
        komi = translate("rules dialog", "The usual komi is %1 in an even game and %2 otherwise.")
        komi = komi.replace("%1", points(ruleset.komi)).replace("%2", points(ruleset.handicap_komi))
        layout = column(
            label(ruleset_name(ruleset), "page"),
            card,
            label(komi, "note", "muted", wraps=True),
            row(None, close),
            spacing=12,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
