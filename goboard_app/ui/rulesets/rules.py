"""The ruleset of a game: shown, changed or asked for; and the list of moves that it forbids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts import rulesets as texts
from goboard_app.app.texts.format import points, running_text, translate
from goboard_app.app.texts.warnings import forbidden_text
from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.check import ForbiddenMove, forbidden_on_line, other_komi
from goboard_app.session.session import GameSession
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.choices import ChoiceList, QuestionDialog
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout

# The distance of the list from the corner of the window, in px.
_FROM_EDGE = 16


class RulesFlow(QObject):
    """The flow that shows and changes the rules of a game; `forbidden` is the list of forbidden moves while open."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._window = context.window
        self._judged: GameSession | None = None
        self.forbidden: ForbiddenMovesDialog | None = None
        self._controller.replaced.connect(self._close_forbidden)
        self._controller.changed.connect(self._on_changed)
        # An undo may restore the rules before, or change the moves.
        self._controller.undo_stack.indexChanged.connect(self._close_forbidden)

    @property
    def customs(self) -> tuple[Ruleset, ...]:
        """The rulesets that the user made."""
        return self._context.view.settings.custom_rulesets

    @Slot(object)
    def keep_customs(self, customs: tuple[Ruleset, ...]) -> None:
        """Store the rulesets that the user made."""
        self._context.view.change(replace(self._context.view.settings, custom_rulesets=customs))

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the game among all rulesets, and change them if another one is chosen."""
        answer = self._ask(self._controller.session.ruleset)
        if answer is not None:
            self.ask_change(answer)

    def page(self, chosen: Ruleset, customs: Sequence[Ruleset], parent: QWidget) -> RulesetsDialog:
        """Return the dialog of all rulesets for a game that has not begun."""
        return RulesetsDialog(self._context.look, chosen, customs, parent)

    def show_rulesets(self, compared_with: Ruleset) -> None:
        """Show all rulesets where there is no game whose rules could be changed."""
        self._ask(compared_with, can_use=False)

    def settle(self) -> bool:
        """Ask for the rules if the record names none that are known; return whether they are known then.

        The record is not changed, and the question is asked once.
        """
        session = self._controller.session
        if session.is_ruleset_known:
            return True
        text = session.named_ruleset.text
        question = texts.rules_not_known(text) if text else texts.rules_not_named()
        answer = self._ask(None, question=question)
        if answer is None:
            return False
        self._controller.use_ruleset(answer)
        return True

    def ask_change(self, ruleset: Ruleset) -> None:
        """Ask about the komi and about moves that would become illegal, then change the rules."""
        session = self._controller.session
        if session.ruleset == ruleset and session.is_ruleset_known:
            return
        komi = other_komi(session, ruleset)
        forbidden = forbidden_on_line(session, ruleset)
        answer = self._change_question(ruleset, komi, len(forbidden)).ask()
        is_agreed = answer == 0 or (answer == 1 and komi is not None)
        if not is_agreed:
            return
        self._controller.change_rules(ruleset, komi if answer == 1 else None)
        if forbidden:
            self._show_forbidden(ruleset)

    def _change_question(self, ruleset: Ruleset, usual: Fraction | None, forbidden: int) -> QuestionDialog:
        session = self._controller.session
        sentences = [texts.judged_by_these()]
        if forbidden:
            text = texts.moves_not_allowed(forbidden)
            sentences.append(text)
        answers = [translate("rules flow", "Change the rules")]
        if usual is not None:
            now = session.info.komi
            sentences.append(texts.komi_is_usual() if now is None else texts.komi_stays(points(now)))
            answers.append(texts.rules_and_komi(points(usual)))
        answers.append(translate("rules flow", "Cancel"))
        title = texts.change_rules_question(texts.ruleset_name(ruleset))
        return QuestionDialog(self._context.look, title, running_text(*sentences), tuple(answers), self._window)

    def _ask(self, chosen: Ruleset | None, can_use: bool = True, question: str = "") -> Ruleset | None:
        dialog = RulesetsDialog(
            self._context.look,
            chosen,
            self.customs,
            self._window,
            can_use=can_use,
            question=question,
        )
        dialog.customs_changed.connect(self.keep_customs)
        dialog.run()
        return dialog.answer

    # Moves that the rules forbid

    def _show_forbidden(self, ruleset: Ruleset) -> None:
        self._close_forbidden()
        session = self._controller.session
        found = forbidden_on_line(session, ruleset)
        dialog = ForbiddenMovesDialog(self._context.look, ruleset, found, session.tree.size, self._window)
        dialog.look_asked.connect(self._on_look)
        self.forbidden, self._judged = dialog, session
        dialog.show()
        # Beside the board, as far as the window system lets a window choose its place.
        corner = self._window.mapToGlobal(self._window.rect().bottomRight())
        dialog.move(corner - dialog.rect().bottomRight() - QPoint(_FROM_EDGE, _FROM_EDGE))
        dialog.activateWindow()

    @Slot(object)
    def _on_look(self, node: Node) -> None:
        # A comment in progress belongs to the node that is left.
        self._context.leaving.write_down()
        self._controller.go_to(node)

    @Slot()
    def _close_forbidden(self) -> None:
        """Close the list, because it is about a game and rules that may have changed."""
        dialog, self.forbidden = self.forbidden, None
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()

    @Slot()
    def _on_changed(self) -> None:
        if self._controller.session is not self._judged:
            self._close_forbidden()


# The rows of the list that are visible without scrolling.
_MOST_ROWS = 8


class ForbiddenMovesDialog(DialogBase):
    """The window with the forbidden moves, which stays open beside the board.

    Signal: `look_asked(Node)` with the node of a move.
    """

    manual_page = "rulesets"

    look_asked = Signal(object)

    def __init__(
        self,
        look: Look,
        ruleset: Ruleset,
        forbidden: Sequence[ForbiddenMove],
        size: BoardSize,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._nodes = [move.node for move in forbidden]
        title = texts.forbidden_title(len(forbidden))
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(420))
        self.list = ChoiceList(look, title)
        for move in forbidden:
            self.list.add_row(forbidden_text(move, size))
        self.look_button = Button(look, translate("forbidden", "Look at it"), "eye", "primary")
        self.close_button = Button(look, translate("forbidden", "Close"))
        for button in (self.look_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.look_button.setDefault(True)
        rows = min(_MOST_ROWS, max(3, len(forbidden)))
        self.list.setFixedHeight(look.px(32) * rows + 4)
        self.list.setMinimumWidth(self.list.width_wanted())
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=4))
        layout = column_layout(
            label(title, "title", wraps=True),
            label(texts.forbidden_detail(texts.ruleset_name(ruleset)), "panel", wraps=True),
            frame,
            row_layout(None, self.close_button, self.look_button),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
        self.look_button.clicked.connect(self._on_look)
        self.list.itemDoubleClicked.connect(self._on_look)
        self.close_button.clicked.connect(self.close)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    @Slot()
    def _on_look(self) -> None:
        if self.list.currentRow() >= 0:
            self.look_asked.emit(self._nodes[self.list.currentRow()])
