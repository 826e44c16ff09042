"""BidField: a field in which a number of points is bid."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from goboard_app.app.texts.format import parse_points, points, translate
from goboard_app.app.texts.new_game import unreadable_bid_sentence
from goboard_app.session.color_choice import refusal_of
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout, set_style


class BidField(QWidget):
    """A field for a number of points with a line under it for advice or a refusal.

    A secret one shows dots and has no buttons to step up and down. Up and Down step as well.
    """

    def __init__(self, look: Look, draws: bool, is_secret: bool = False) -> None:
        super().__init__()
        self._draws = draws
        self._advice = ""
        self.title = label(role="section", tone="muted", wraps=True)
        self.field = QLineEdit()
        self.less = Button(look, "\N{MINUS SIGN}", kind="square")
        self.more = Button(look, "+", kind="square")
        self.reason = label(role="note", tone="muted", wraps=True)
        self.acts = QHBoxLayout()
        self._build(look)
        if is_secret:
            self._hide_typing()
        else:
            self._connect_steps()
        self.field.textEdited.connect(self._on_edited)

    def read(self) -> Fraction | None:
        """What is typed; None, with the reason under the field, where it is no number."""
        try:
            return parse_points(self.field.text())
        except ValueError:
            self.refuse(unreadable_bid_sentence())
            return None

    def refuse(self, reason: str) -> None:
        """Say why the bid is not taken, and let it be typed anew."""
        self._say(reason, is_bad=True)
        self.field.setFocus()
        self.field.selectAll()

    def ask(self, title: str, advice: str, suggested: Fraction | None = None) -> None:
        """Ask for the next bid; nothing of the one before is left, to undo neither."""
        self.title.setText(title)
        self.field.setAccessibleName(title)
        self.field.setText("" if suggested is None else points(suggested))
        self.field.selectAll()
        self._advice = advice
        self._say(advice, is_bad=False)

    def _build(self, look: Look) -> None:
        self.field.setMaxLength(10)
        self.field.setFixedWidth(look.px(120))
        self.less.setAccessibleName(translate("auction", "Bid less"))
        self.more.setAccessibleName(translate("auction", "Bid more"))
        for button in (self.less, self.more):
            button.setAutoDefault(False)
            button.setToolTip(button.accessibleName())
        self.acts.setSpacing(8)
        line = row_layout(self.less, self.field, self.more, 8, spacing=4)
        line.addLayout(self.acts)
        line.addStretch(1)
        self.setLayout(column_layout(self.title, line, self.reason, spacing=6))

    def _hide_typing(self) -> None:
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.less.hide()
        self.more.hide()

    def _connect_steps(self) -> None:
        self.less.clicked.connect(self._on_less)
        self.more.clicked.connect(self._on_more)
        for key, slot in ((Qt.Key.Key_Down, self._on_less), (Qt.Key.Key_Up, self._on_more)):
            shortcut = QShortcut(key, self.field, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)

    def _say(self, text: str, is_bad: bool) -> None:
        self.reason.setText(text)
        self.field.setAccessibleDescription(text)
        set_style(self.field, bad="true" if is_bad else "false")
        set_style(self.reason, tone="error" if is_bad else "muted")

    def _step(self, direction: int) -> None:
        komi = self.read()
        if komi is not None:
            self.field.setText(points(_stepped(komi, direction, self._draws)))
            self._on_edited()

    @Slot()
    def _on_edited(self) -> None:
        self._say(self._advice, is_bad=False)

    @Slot()
    def _on_less(self) -> None:
        self._step(-1)

    @Slot()
    def _on_more(self) -> None:
        self._step(1)


def _stepped(komi: Fraction, direction: int, draws: bool) -> Fraction:
    """The next komi up or down that may be named; the same where there is none."""
    halves = Fraction(int(komi * 2), 2)
    steps = (halves + Fraction(direction * n, 2) for n in (1, 2))
    return next((step for step in steps if refusal_of(step, draws) is None), komi)
