"""The dialog of shortcuts, and the command that shows the rulesets."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from re import sub
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.ui.shell.commands import Command, menu_titles
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import GAMES, RULES
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label

_NATIVE = QKeySequence.SequenceFormat.NativeText


class KeyGroup(NamedTuple):
    """The shortcuts of the board or of a menu, as pairs of an action and its key."""

    name: str
    keys: tuple[tuple[str, str], ...]


def key_groups(rows: Iterable[Command]) -> list[KeyGroup]:
    """Return the keys of the board, then the shortcuts of the commands in the order of the menus."""
    groups = [KeyGroup(translate("board", "Go board"), tuple(_board_keys()))]
    titles = menu_titles()
    for menu, same in groupby((row for row in rows if row.keys), key=lambda row: row.menu):
        # The text of the command, not of its action, which may name the step it would undo.
        keys = tuple((row.text.rstrip("…"), QKeySequence(row.keys[0]).toString(_NATIVE)) for row in same)
        # Without the mnemonic, which some languages write as "(&F)".
        groups.append(KeyGroup(sub(r"\(&\w\)|&", "", titles[menu]), keys))
    return groups


class HelpFlow(QObject):
    """The commands that show the shortcuts and the rulesets."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context

    def show_keys(self) -> None:
        """Show the shortcuts in the order of the menus."""
        _board, *groups = key_groups(self._context.commands.rows)
        keys = [pair for group in groups for pair in group.keys]
        KeysDialog(self._context.look, keys, self._context.window).run()

    def show_rulesets(self) -> None:
        """Show the rules of the game on the screen, or else all rulesets."""
        rules = self._context.service(RULES)
        if self._context.page.isVisible():
            rules.show_rules()
        else:
            rules.show_rulesets(self._context.service(GAMES).last_choice.ruleset)


class KeysDialog(DialogBase):
    """A dialog of the keys of the board and the menus; `keys` are pairs of an action and its key."""

    manual_page = "keys"

    def __init__(self, look: Look, keys: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("keys", "Keys"))
        self.setMinimumWidth(look.px(520))
        inside = QWidget()
        table = QGridLayout(inside)
        table.setContentsMargins(16, 14, 16, 14)
        table.setVerticalSpacing(7)
        table.setColumnStretch(0, 1)
        scroll = QScrollArea()
        scroll.setAccessibleName(self.windowTitle())
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setMinimumHeight(look.px(440))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        card = Card("plain")
        card.setLayout(column_layout(scroll, margin=2))
        close = Button(look, translate("keys", "Close"), kind="primary")
        layout = column_layout(label(translate("keys", "Keys"), "page"), card, self.button_row(close))
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)
        # Last, when everything else is in its place: each new parent would style all labels again.
        for line, (text, key) in enumerate([*_board_keys(), *keys]):
            table.addWidget(label(text, "panel", wraps=True), line, 0)
            table.addWidget(label(key, "strong"), line, 1, Qt.AlignmentFlag.AlignRight)


def modifier_name(key: str) -> str:
    """Return the native name of a modifier such as "Ctrl", which alone is no key for QKeySequence."""
    return QKeySequence(f"{key}+A").toString(_NATIVE)[:-1].removesuffix("+") or key


def _with_click(key: str) -> str:
    return QKeySequence(key + "A").toString(_NATIVE)[:-1] + translate("keys", "click")


def _board_keys() -> list[tuple[str, str]]:
    def name(key: str) -> str:
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)

    return [
        (translate("keys", "Move around the board"), "← ↑ → ↓"),
        (translate("keys", "Move around the board, always"), f"{modifier_name('Ctrl')} + ← ↑ → ↓"),
        (translate("keys", "Play there, or change a group"), name("Return")),
        (
            translate("keys", "While counting: change the whole area"),
            f"{modifier_name('Shift')} + {name('Return')}",
        ),
        (translate("keys", "Step through the moves"), f"{modifier_name('Alt')} + ← →"),
        (translate("keys", "Step through the moves in a review"), "← →"),
        (translate("keys", "Other variations in a review"), "↑ ↓"),
        (translate("keys", "Play through a record, or stop"), name("Space")),
        (translate("keys", "At a fork: choose a move"), "1 \N{EN DASH} 9"),
        (translate("keys", "Go to the move played on a point"), _with_click("Ctrl+")),
        (translate("keys", "In the tree: fold or unfold"), name("Space") + ", + , −"),
        (translate("keys", "Open the menu of a point"), name("Shift+F10")),
        (translate("keys", "Setting up: black, white, in turn"), translate("keys", "B, W, I")),
        (translate("keys", "Setting up: empty, move"), translate("keys", "X, M")),
        (translate("keys", "Setting up: turn, swap the colours"), translate("keys", "T, C")),
        (translate("keys", "Setting up: remove one stone"), name("Del")),
    ]
