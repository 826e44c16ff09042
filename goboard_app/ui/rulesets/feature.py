"""The rulesets feature: shows and changes the rules of a game, and compares rulesets on a count."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from goboard_app.app.controller import GameController
from goboard_app.app.texts.format import translate
from goboard_app.late import Ahead, Part, late
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature, WindowContext
from goboard_app.ui.shell.services import RULES, WORDS, Provider
from goboard_app.ui.shell.view import board_options

with late:
    from goboard_app.session.current_count import counted_state
    from goboard_app.ui.rulesets import dialog
    from goboard_app.ui.rulesets.compare import ComparePage
    from goboard_app.ui.rulesets.rules import RulesFlow

if TYPE_CHECKING:
    from goboard_app.session.compare_rulesets import KomiMode


class RulesetsFeature(Feature):
    """The feature with the commands for the rules of the game and for the comparison of rulesets."""

    name = "rulesets"
    rules = Part(RulesFlow, Ahead.LOADED, after=(dialog,))
    comparing: Part[WindowContext, CompareFlow] = Part(lambda context: CompareFlow(context))

    def commands(self) -> Iterable[Command]:
        """Return the commands about rules in the menu of the game."""
        return (
            Command(
                "compare",
                translate("menu", "Compare rulesets"),
                Menu.GAME,
                (10, 60),
                lambda: self.comparing.show(),
                keys=("Ctrl+Shift+E",),
                is_possible=self._can_compare,
            ),
            Command(
                "rules",
                translate("menu", "Rules of this game…"),
                Menu.GAME,
                (20, 40),
                lambda: self.rules.show_rules(),
                is_possible=self._has_rules,
            ),
        )

    def offers(self) -> Iterable[Provider]:
        """Yield the flow of the rules."""
        yield Provider(RULES, lambda: self.rules)

    def start(self) -> None:
        """Ask for the rules of a game that is continued from a record without known rules."""
        self.context.controller.replaced.connect(self._on_replaced)
        self.context.leaving.behind.append(self._is_compared)

    def _is_compared(self) -> bool:
        return self.has("comparing") and self.comparing.is_shown

    def _can_compare(self) -> bool:
        return self.context.is_on_board and can_compare(self.context.controller)

    def _has_rules(self) -> bool:
        # While moves are tried out, the game itself waits unchanged.
        is_trying = self.context.controller.session.phase is Phase.TRYING
        return self.context.is_on_board and not is_trying

    @Slot()
    def _on_replaced(self) -> None:
        session = self.context.controller.session
        if session.is_live and not session.is_ruleset_known:
            # A game that was continued from such a record on another day is on the board again.
            # The question must not block the other receivers of `replaced`.
            QTimer.singleShot(0, self, self._settle)

    @Slot()
    def _settle(self) -> None:
        self.rules.settle()


def can_compare(controller: GameController) -> bool:
    """Return whether a position is counted, or one of a record can be."""
    session = controller.session
    if session.goal is not None:
        return False
    return session.phase is Phase.REVIEWING or _is_counted(session)


def _is_counted(session: GameSession) -> bool:
    if session.phase is not Phase.FINISHED:
        return session.counting is not None
    return counted_state(session) is not None


class CompareFlow(QObject):
    """The flow that shows the comparison of rulesets; it is light, and makes its page when needed."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._pages = context.pages
        context.controller.changed.connect(self._on_changed)
        context.view.settings_changed.connect(self.apply_settings)

    @cached_property
    def page(self) -> ComparePage:
        """The page, made when it is first shown."""
        page = ComparePage(self._context.look)
        page.left.connect(self.leave)
        page.komi_chosen.connect(self._on_komi)
        self._pages.addWidget(page)
        self.apply_settings()
        self._context.service(WORDS).take(page)
        return page

    @property
    def is_shown(self) -> bool:
        """Return whether the comparison is on the screen."""
        return "page" in self.__dict__ and self._pages.currentWidget() is self.page

    @Slot()
    def show(self) -> None:
        """Compare the rulesets on the count; the position of a record is counted for it."""
        if not can_compare(self._controller):
            return
        if self._controller.session.phase is Phase.REVIEWING:
            self._controller.start_count()
        self.page.compare(self._controller.session)
        self.apply_settings()
        self._pages.setCurrentWidget(self.page)
        self.page.board.setFocus()
        self._context.commands.sweep_soon()

    @Slot()
    def leave(self) -> None:
        """Return to the board."""
        if self.is_shown:
            self._pages.setCurrentWidget(self._context.page)
            self._context.page.board.setFocus()
            self._context.commands.sweep_soon()

    @Slot()
    def apply_settings(self) -> None:
        """Apply the settings to the board."""
        if "page" in self.__dict__:
            self.page.board.set_theme(self._context.look.theme)
            self.page.board.set_options(board_options(self._context.view.settings))

    @Slot()
    def _on_changed(self) -> None:
        if not self.is_shown:
            return
        if _is_counted(self._controller.session):
            self.page.compare_again(self._controller.session)
        else:
            self.leave()

    @Slot(object)
    def _on_komi(self, mode: KomiMode) -> None:
        self.page.compare(self._controller.session, mode)
