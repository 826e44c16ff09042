"""The confirmation of moves that the players want to be warned about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut

from goboard_app.app.confirm_move import HeldMove
from goboard_app.app.settings import Settings
from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.warnings import answer_keys, looking_sentence, question_text
from goboard_app.session.check import WarningChoice
from goboard_app.session.picture import NO_POINTS, MissingMove
from goboard_app.ui.shell.feature import WindowContext

if TYPE_CHECKING:
    from goboard_app.ui.play.panel import PlayPanel

_YES = ("Return", "Enter")
_NO = ("Esc",)


class AskingFlow(QObject):
    """The switches for the warnings, and the questions about moves that are held back."""

    def __init__(self, context: WindowContext) -> None:
        window = context.window
        super().__init__(window)
        self._asking = context.controller.confirmation
        self._controller = context.controller
        self._page = context.page
        self._presenter = context.presenter
        self._view = context.view
        self.switches: dict[str, QAction] = {}
        self._yes = [QShortcut(QKeySequence(key), window) for key in _YES]
        self._no = [QShortcut(QKeySequence(key), window) for key in _NO]
        self._build()
        self._connect()
        self._on_settings(self._view.settings)
        self._listen(False)

    def _build(self) -> None:
        for field, text in (
            ("ask_self_atari", translate("menu", "Before a move into atari")),
            ("ask_own_eye", translate("menu", "Before filling your own eye")),
            ("ask_pass", translate("menu", "Before passing too early")),
        ):
            action = QAction(text, self)
            action.setCheckable(True)
            self.switches[field] = action

    def _connect(self) -> None:
        for action in self.switches.values():
            action.triggered.connect(self._on_switch)
        for shortcut in (*self._yes, *self._no):
            # The Enter that asked for the move may still be held down.
            shortcut.setAutoRepeat(False)
        for shortcut in self._yes:
            shortcut.activated.connect(self._on_yes)
        for shortcut in self._no:
            shortcut.activated.connect(self._asking.drop)
        self._view.settings_changed.connect(self._on_settings)
        self._asking.held.connect(self._on_held)
        self._asking.answered.connect(self._on_over)
        self._asking.dropped.connect(self._on_over)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take Enter and Escape from the board, which has other uses for them.

        Hiding the board drops the move.
        """
        if event.type() == QEvent.Type.Hide:
            self._asking.drop()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if not event.isAutoRepeat():
                    self._on_yes()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._asking.drop()
                return True
        return super().eventFilter(watched, event)

    def _listen(self, is_on: bool) -> None:
        """Enable the keys for answers only while there is a question."""
        for shortcut in (*self._yes, *self._no):
            shortcut.setEnabled(is_on)
        if is_on:
            self._page.board.installEventFilter(self)
        else:
            self._page.board.removeEventFilter(self)

    @Slot()
    def _on_yes(self) -> None:
        if self._asking.is_open:
            self._asking.confirm()

    @property
    def _panel(self) -> PlayPanel:
        return cast("PlayPanel", self._page.panel["play"])

    @Slot(object)
    def _on_held(self, move: HeldMove) -> None:
        self._listen(True)
        panel, message = self._panel, self._page.message
        panel.refusal.refresh(self._controller.session)
        if not move.warnings:
            # The marks of an earlier refusal are no longer on the board.
            self._presenter.show_asked(NO_POINTS)
            message.say(looking_sentence(), move.color)
            return
        is_pass = move.point is None
        stone = None if move.point is None else MissingMove(move.point, move.color)
        self._presenter.show_asked(move.points, stone)
        panel.question.ask(move)
        text = question_text(move.warnings, is_pass)
        message.say(running_text(text, answer_keys(is_pass)), move.color)
        self._page.board.announce(message.text, assertive=True)

    @Slot()
    def _on_over(self) -> None:
        self._listen(False)
        self._panel.question.hide()
        self._presenter.show_asked(NO_POINTS)
        self._presenter.say_where_we_are()

    @Slot()
    def _on_switch(self) -> None:
        values = {field: action.isChecked() for field, action in self.switches.items()}
        self._view.change(replace(self._view.settings, **values))  # type: ignore[arg-type]

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        for field, action in self.switches.items():
            action.setChecked(bool(getattr(settings, field)))
        self._asking.asked = WarningChoice(
            self_atari=settings.ask_self_atari,
            own_eye=settings.ask_own_eye,
            on_pass=settings.ask_pass,
        )
