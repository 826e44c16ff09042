"""CountPanel: the side panel while dead stones are marked and the points run along."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.counting import scoring_title, standing
from goboard_app.app.texts.ending import agree_hint, count_guidance, play_on_hint
from goboard_app.app.texts.rulesets import ruleset_name, scoring_sentence
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.counting import CountingState
from goboard_app.session.game_session import GameSession
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Choice, Middle, column, grid, label
from goboard_app.ui.panels.count_table import CountTable

translate = QCoreApplication.translate


class CountPanel(QWidget):
    """The question, the rules, the running breakdown, and what can be done.

    Signals: `ruleset_chosen(Ruleset)`.
    """

    ruleset_chosen = Signal(object)

    def __init__(
        self, look: Look, rulesets: Sequence[Ruleset], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._rulesets = list(rulesets)
        self.title = label(role="title", wraps=True)
        self.hint = label(role="panel", tone="muted", wraps=True)
        self.rules = Choice()
        self.rules_hint = label(role="note", tone="muted", wraps=True)
        self.table = CountTable(look)
        self.standing = label(role="name", wraps=True)
        self.guidance = label(role="note", tone="muted", wraps=True)
        self.undo = Button(look, translate("panel", "Undo"), "undo")
        self.play_on = Button(look, translate("panel", "Play on"), "play")
        self.accept = Button(look, translate("panel", "We both agree"), "check", "primary")
        self.close_button = Button(look, translate("panel", "Back to the game"), "close")
        self.show_count = Button(look, translate("panel", "Show the count"), "count")
        self._build()
        self.rules.activated.connect(self._on_rules)

    def _build(self) -> None:
        for ruleset in self._rulesets:
            self.rules.addItem(ruleset_name(ruleset))
        self.rules.setAccessibleName(translate("panel", "Count by these rules"))
        self.rules.setMinimumContentsLength(8)
        middle = Middle(
            self.title,
            self.hint,
            6,
            label(translate("panel", "Count by these rules"), "section", "muted"),
            self.rules,
            self.rules_hint,
            6,
            self.table,
            self.standing,
            self.guidance,
            None,
        )
        layout = column(spacing=10)
        layout.addWidget(middle, 1)
        layout.addLayout(grid([[self.undo, self.play_on]]))
        layout.addWidget(self.accept)
        layout.addWidget(self.show_count)
        layout.addWidget(self.close_button)
        self.setLayout(layout)

    def refresh(self, session: GameSession) -> None:
        """Show what is counted now."""
        counting = session.counting
        if counting is None:
            return
        self._refresh_question(counting)
        if counting.ruleset not in self._rulesets:
            self._rulesets.append(counting.ruleset)
            self.rules.addItem(ruleset_name(counting.ruleset))
        self.rules.setCurrentIndex(self._rulesets.index(counting.ruleset))
        self.rules_hint.setText(scoring_sentence(counting.ruleset))
        count = counting.count()
        self.table.show_count(count)
        self.table.setToolTip(scoring_title(count))
        self.standing.setText(standing(count))
        self.guidance.setText(count_guidance(session))
        self.accept.setToolTip(agree_hint(session))
        self.play_on.setToolTip(play_on_hint(session))
        self.undo.setEnabled(counting.before is not None)
        self.accept.setVisible(session.count_ends_game)
        self.play_on.setVisible(session.count_ends_game)
        self.play_on.setEnabled(not counting.is_fixed)
        self.close_button.setVisible(not session.count_ends_game)
        self.show_count.setVisible(not session.count_ends_game)

    def _refresh_question(self, counting: CountingState) -> None:
        if counting.is_fixed:
            self.title.setText(translate("panel", "The game is over"))
            self.hint.setText(
                translate("panel", "By these rules every stone on the board counts as alive.")
            )
            return
        self.title.setText(translate("panel", "Which stones are dead?"))
        hint = translate(
            "panel",
            "Click a group that cannot escape capture. Click again to change it back. "
            "A double click takes the whole area.",
        )
        if counting.ruleset.marks_seki:
            hint = translate(
                "panel",
                "Click a group to change it: alive, dead or seki. "
                "A double click takes the whole area.",
            )
        self.hint.setText(hint)

    @Slot(int)
    def _on_rules(self, index: int) -> None:
        self.ruleset_chosen.emit(self._rulesets[index])
