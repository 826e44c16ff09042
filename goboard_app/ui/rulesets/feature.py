"""RulesetsFeature: the rules of a game shown and changed, and rulesets compared on a count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot

from goboard_app.app.texts.format import translate
from goboard_app.session.session import Phase
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature, part

if TYPE_CHECKING:
    from goboard_app.ui.rulesets.comparison import CompareFlow
    from goboard_app.ui.rulesets.rules import RulesFlow


_PLAYED = frozenset({Phase.HANDICAP, Phase.PLAYING})


class RulesetsFeature(Feature):
    """The rules of the game on the board, among all others."""

    name = "rulesets"
    rules: RulesFlow = part("rules", "RulesFlow")
    comparing: CompareFlow = part("comparison", "CompareFlow")

    def commands(self) -> Iterable[Command]:
        """The rows about rules, in the menu of the game."""
        return (
            Command(
                *("compare", translate("menu", "Compare rulesets"), Menu.GAME, (10, 60)),
                lambda: self.comparing.show(),
                ("Ctrl+Shift+E",),
                is_possible=self._can_compare,
            ),
            Command(
                *("rules", translate("menu", "Rules of this game…"), Menu.GAME, (20, 40)),
                lambda: self.rules.show_rules(),
                is_possible=self._has_rules,
            ),
        )

    def offers(self) -> Mapping[str, Callable[[], object]]:
        """The rules of the game, and whether they are compared."""
        return {"rules": lambda: self.rules, "comparing": lambda: self.comparing}

    def start(self) -> None:
        """Ask for the rules of a game that is taken up without any that are known."""
        self.context.controller.replaced.connect(self._on_replaced)
        self.context.leaving.behind.append(self._is_compared)

    def _is_compared(self) -> bool:
        return self.has("comparing") and self.comparing.is_shown

    def _can_compare(self) -> bool:
        # While a game is played nothing is loaded that compares.
        is_played = self.context.controller.session.phase in _PLAYED
        return self.context.is_on_board and not is_played and self.comparing.can_compare

    def _has_rules(self) -> bool:
        # The real board waits where it is while moves are tried out on it.
        is_trying = self.context.controller.session.phase is Phase.TRYING
        return self.context.is_on_board and not is_trying

    @Slot()
    def _on_replaced(self) -> None:
        session = self.context.controller.session
        if session.is_live and not session.is_ruleset_known:
            # A game that was taken up from such a record another day is carried on.
            QTimer.singleShot(0, self, self._settle)

    @Slot()
    def _settle(self) -> None:
        self.rules.settle()
