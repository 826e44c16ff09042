"""HelpFlow: the menu Help, that is the keys, the rulesets, and what goboard is."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.window.game_flow import GameFlow
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.rules_flow import RulesFlow

_NATIVE = QKeySequence.SequenceFormat.NativeText


class HelpFlow(QObject):
    """Shows the pages of help, which are made when they are asked for."""

    def __init__(
        self, look: Look, page: GamePage, rules: RulesFlow, games: GameFlow, window: QWidget
    ) -> None:
        super().__init__(window)
        self._look = look
        self._page = page
        self._rules = rules
        self._games = games
        self._window = window

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the actions of the menu to what they do."""
        actions["keys"].triggered.connect(self._show_keys)
        actions["rulesets"].triggered.connect(self._show_rulesets)
        actions["about"].triggered.connect(self._show_about)

    @Slot()
    def _show_keys(self) -> None:
        from goboard_app.ui.dialogs.help_pages import KeysDialog
        from goboard_app.ui.window.actions import all_actions, menu_rows

        # What the table says: an action on hand may name what it would undo just now.
        keys = [
            (line.text.rstrip("…"), QKeySequence(line.keys[0]).toString(_NATIVE))
            for rows in menu_rows().values()
            for line in all_actions(rows)
            if line.keys
        ]
        KeysDialog(self._look, keys, self._window).exec()

    @Slot()
    def _show_rulesets(self) -> None:
        if self._page.isVisible():
            self._rules.show_rules()
        else:
            self._rules.show_rulesets(self._games.last_choice.ruleset)

    @Slot()
    def _show_about(self) -> None:
        from goboard_app.ui.dialogs.help_pages import AboutDialog

        AboutDialog(self._look, self._window).exec()
