"""ForbiddenMovesDialog: the moves of a game that the rules in force do not allow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.play import forbidden_text
from goboard_app.app.texts.rulesets import forbidden_detail, forbidden_title, ruleset_name
from goboard_app.go.board import BoardSize
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.check import Forbidden
from goboard_app.ui.dialogs.choice_list import ChoiceList
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase

_MOST_ROWS = 8


class ForbiddenMovesDialog(DialogBase):
    """Stays beside the window, so that one move after the other can be looked at.

    Signal: `look_asked(Node)` with the node of a move.
    """

    look_asked = Signal(object)

    def __init__(
        self,
        look: Look,
        ruleset: Ruleset,
        forbidden: Sequence[Forbidden],
        size: BoardSize,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._nodes = [move.node for move in forbidden]
        title = forbidden_title(len(forbidden))
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
            label(forbidden_detail(ruleset_name(ruleset)), "panel", wraps=True),
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
