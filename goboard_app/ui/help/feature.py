"""The menu Help: the dialog of keys and the one about the program."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from goboard_app import __version__
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.program import about_text, version_text
from goboard_app.ui.play.games import GameFlow
from goboard_app.ui.rulesets.rules import RulesFlow
from goboard_app.ui.shell.page import GamePage
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, DialogBase, column_layout, label

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
        # What the table says: an action on hand may name what it would undo just now.
        keys = [
            (row.text.rstrip("…"), QKeySequence(row.keys[0]).toString(_NATIVE))
            for row in self._window.commands.rows  # type: ignore[attr-defined]
            if row.keys
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

        AboutDialog(self._look, self._window).exec()


class KeysDialog(DialogBase):
    """The keys of the board and of the menus; `keys` are pairs of what is done and by which key."""

    def __init__(
        self, look: Look, keys: list[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("keys", "Keys"))
        self.setMinimumWidth(look.px(520))
        inside = QWidget()
        table = QGridLayout(inside)
        table.setContentsMargins(16, 14, 16, 14)
        table.setVerticalSpacing(7)
        table.setColumnStretch(0, 1)
        for line, (text, key) in enumerate([*_board_keys(), *keys]):
            table.addWidget(label(text, "panel", wraps=True), line, 0)
            table.addWidget(label(key, "strong"), line, 1, Qt.AlignmentFlag.AlignRight)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setMinimumHeight(look.px(440))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        card = Card("plain")
        card.setLayout(column_layout(scroll, margin=2))
        close = Button(look, translate("keys", "Close"), kind="primary")
        layout = column_layout(
            label(translate("keys", "Keys"), "page"), card, self.button_row(close)
        )
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)


class AboutDialog(DialogBase):
    """What the program is."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("about", "About goboard"))
        self.setMinimumWidth(look.px(420))
        version = version_text(__version__)
        text = about_text()
        layout = column_layout(
            label("goboard", "page"),
            label(version, "note", "muted"),
            label(text, "panel", wraps=True),
            self.button_row(Button(look, translate("keys", "Close"), kind="primary")),
        )
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)


def _with_click(key: str) -> str:
    return QKeySequence(key + "A").toString(_NATIVE)[:-1] + translate("keys", "click")


def _board_keys() -> list[tuple[str, str]]:
    def name(key: str) -> str:
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)

    return [
        (translate("keys", "Move over the board"), "← ↑ → ↓"),
        (translate("keys", "The same, always"), "Ctrl + ← ↑ → ↓"),
        (translate("keys", "Play there, or change a group"), name("Return")),
        (translate("keys", "While counting: the whole area"), "Shift + " + name("Return")),
        (translate("keys", "Walk through the moves"), "Alt + ← →"),
        (translate("keys", "The same in a review"), "← →"),
        (translate("keys", "Other variations in a review"), "↑ ↓"),
        (translate("keys", "Play through a record, or stop"), name("Space")),
        (translate("keys", "Go to the move played on a point"), _with_click("Ctrl+")),
        (translate("keys", "In the tree: fold or unfold"), name("Space") + ", + , −"),
        (translate("keys", "What can be done at a point"), name("Shift+F10")),
        (translate("keys", "Setting up: black, white, in turn"), translate("keys", "B, W, I")),
        (translate("keys", "Setting up: empty, move"), translate("keys", "X, M")),
        (translate("keys", "Setting up: turn, swap the colours"), translate("keys", "T, C")),
        (translate("keys", "Setting up: take one stone off"), name("Del")),
    ]
