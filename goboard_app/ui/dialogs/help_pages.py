"""Two pages of help: the keys, and what goboard is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QScrollArea, QWidget

from goboard_app import __version__
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.program import about_text, version_text
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase


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
        close = _closing_button(look, self)
        layout = column_layout(
            label(translate("keys", "Keys"), "page"), card, row_layout(None, close)
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
            row_layout(None, _closing_button(look, self)),
        )
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)


def _closing_button(look: Look, dialog: QDialog) -> Button:
    close = Button(look, translate("keys", "Close"), kind="primary")
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    return close


def _with_click(key: str) -> str:
    return QKeySequence(key + "A").toString(_NATIVE)[:-1] + translate("keys", "click")


_NATIVE = QKeySequence.SequenceFormat.NativeText


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
