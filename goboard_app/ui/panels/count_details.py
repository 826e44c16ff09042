"""CountDetails: who is ahead in one line; behind it the breakdown and the rules it is made by."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from goboard_app.app.texts.count import scoring_title, standing
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_short, scoring_sentence
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.counting import CountingState
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Choice, IconLabel, column_layout, label, row_layout
from goboard_app.ui.panels.count_table import CountTable


class CountDetails(QWidget):
    """The line opens and closes what is behind it. Signal: `ruleset_chosen(Ruleset)`."""

    ruleset_chosen = Signal(object)

    def __init__(
        self, look: Look, rulesets: Sequence[Ruleset], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._rulesets = list(rulesets)
        self.standing = Button(look, kind="row")
        self.leader = label(role="panel", tone="accent", wraps=True)
        self._down = IconLabel(look, "chevron_down", "accent", 18)
        self._up = IconLabel(look, "chevron_up", "accent", 18)
        self.rules = Choice()
        self.rules_hint = label(role="note", tone="muted", wraps=True)
        self.table = CountTable(look)
        self._inside = QWidget()
        self._build()
        self.standing.toggled.connect(self._on_toggled)
        self.rules.activated.connect(self._on_rules)

    def _build(self) -> None:
        for ruleset in self._rulesets:
            self.rules.addItem(ruleset_name(ruleset))
        self.rules.setAccessibleName(translate("panel", "Count by these rules"))
        self.rules.setMinimumContentsLength(8)
        head = row_layout(self._down, self._up, spacing=8, margin=4)
        head.addWidget(self.leader, 1)
        self.standing.setLayout(head)
        self.standing.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        for child in self.standing.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._up.hide()
        self.standing.setCheckable(True)
        self.standing.setToolTip(translate("panel", "The points one by one, and other rules"))
        name = label(translate("panel", "Count by these rules"), "section", "muted")
        inside = column_layout(self.table, 4, name, self.rules, self.rules_hint, spacing=6)
        self._inside.setLayout(inside)
        self._inside.hide()
        self.setLayout(column_layout(self.standing, self._inside, spacing=4))

    def show_count(self, counting: CountingState) -> None:
        """Show the count as the stones are marked now."""
        if counting.ruleset not in self._rulesets:
            self._rulesets.append(counting.ruleset)
            self.rules.addItem(ruleset_name(counting.ruleset))
        self.rules.setCurrentIndex(self._rulesets.index(counting.ruleset))
        self.rules_hint.setText(scoring_sentence(counting.ruleset))
        count = counting.count()
        self.table.show_count(count)
        self.table.setToolTip(scoring_title(count))
        dot = " \N{MIDDLE DOT} "
        text = standing(count).rstrip(".") + dot + ruleset_short(counting.ruleset)
        self.leader.setText(text)
        self.standing.setAccessibleName(text)

    @Slot(bool)
    def _on_toggled(self, is_open: bool) -> None:
        self._inside.setVisible(is_open)
        self._down.setVisible(not is_open)
        self._up.setVisible(is_open)

    @Slot(int)
    def _on_rules(self, index: int) -> None:
        self.ruleset_chosen.emit(self._rulesets[index])
