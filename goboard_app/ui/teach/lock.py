"""The lock of the window for pupils, who can then only answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from goboard_app.app.instance import LOCKS, PUPILS, FileClaim
from goboard_app.late import Part, late
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.teach import CLASS_RESULTS

with late:
    from goboard_app.ui.teach.lock_dialogs import LockQuestions

if TYPE_CHECKING:
    from goboard_app.ui.teach.answer_page import AnswerPage

_LEFT_ON = frozenset({"lock", "full_screen", "present", "next_area", "sound"})
"""Commands that neither leave the page nor change anything."""
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class LockFlow(QObject):
    """The lock that keeps the window on a lesson or on problems, so that pupils can only answer.

    Neither the lock nor its password outlives the program: after a restart it is unlocked, however it ended.
    Signal: `turned(bool)` when the window is locked or unlocked; the owners of menus, windows and files listen to it.
    """

    turned = Signal(bool)
    questions = Part(LockQuestions)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self.context = context
        self.mode = LockMode(self)
        self._locked: AnswerPage | None = None
        self._word = ""
        self._asks_names = False
        self._is_asking = False
        # Other programs learn from it that they open no window beside this one.
        self._claim = FileClaim(context.documents.folder / LOCKS, self)

    def on_made(self, name: str, made: object) -> None:
        """Connect the questions to the lock."""
        if name == "questions":
            self.questions.lock_wanted.connect(self._lock)

    @property
    def is_locked(self) -> bool:
        """Return whether pupils can only answer."""
        return self._locked is not None

    def ask(self) -> None:
        """Ask whether to lock the page that is shown, or to unlock it."""
        if self.is_locked:
            self.ask_unlock()
        else:
            self.questions.ask_to_lock()

    @Slot(object, str, bool)
    def _lock(self, page: AnswerPage, word: str, asks_names: bool) -> None:
        self._locked, self._word, self._asks_names = page, word, asks_names
        self._claim.take(self.context.documents.folder / PUPILS)
        page.set_locked(True)
        page.unlock_asked.connect(self.ask_unlock)
        self.context.strip.set_for_pupils(True)
        self.context.modes.enter(self.mode)
        self.turned.emit(True)
        if asks_names:
            self.context.service(CLASS_RESULTS).begin(page, self.ask_unlock)

    @Slot()
    def ask_unlock(self) -> None:
        """Ask for the password and unlock the window."""
        self._asks_unlock(is_closing=False)

    def may_close(self) -> bool:
        """Return whether the window may be closed; a locked window asks for the password first."""
        return not self.is_locked or self._asks_unlock(is_closing=True)

    def _asks_unlock(self, is_closing: bool) -> bool:
        # A request to close the window while the dialog is open must not open a second one.
        if self._is_asking:
            return False
        self._is_asking = True
        is_unlocked = self.questions.ask_to_unlock(self._word, is_closing, self._asks_names)
        self._is_asking = False
        if is_unlocked:
            self._unlock()
        return is_unlocked

    def _unlock(self) -> None:
        page, self._locked, self._word = self._locked, None, ""
        self._claim.release()
        if page is None:
            return
        # The same page may be locked again, which connects it again.
        page.unlock_asked.disconnect(self.ask_unlock)
        if self._asks_names:
            self.context.service(CLASS_RESULTS).end()
        page.set_locked(False)
        self.context.strip.set_for_pupils(False)
        self.context.modes.gone(self.mode)
        self.turned.emit(False)

    def refuse(self) -> bool:
        """Show that the window is locked, if it is; return whether it is."""
        if self._locked is not None:
            self._locked.say_locked()
        return self.is_locked


class LockMode(Mode):
    """The mode of a locked window, which blocks all but answers until it is unlocked."""

    name = "lock"
    is_for_class = True

    def __init__(self, lock: LockFlow) -> None:
        self._lock = lock

    def allows(self, command: str) -> bool:
        """Return whether a command neither leaves the page nor changes anything."""
        return command in _LEFT_ON

    def key(self, event: QKeyEvent) -> bool:
        """Swallow a key that the page does not use."""
        event.accept()
        if event.modifiers() & _COMMANDS:
            self._lock.refuse()
        return True

    def escape(self) -> bool:
        """Show that the window is locked."""
        return self._lock.refuse()

    def leave(self) -> None:
        """Do nothing: another mode on the board does not end the lock."""
