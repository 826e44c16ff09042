"""Locking the window for pupils, who can then only answer, and the password that unlocks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMainWindow, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.texts.files import reading_text
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.lessons import (
    lock_meaning,
    not_the_word,
    only_answers,
    unlock_and_close,
    unlock_question,
)
from goboard_app.app.texts.record import nothing_asked
from goboard_app.ui.shell.strip import FileStrip
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, DialogBase, column_layout, label

if TYPE_CHECKING:
    from goboard_app.lessons.check import TeachingKind
    from goboard_app.lessons.lesson import Lesson
    from goboard_app.ui.shell.page import GamePage
    from goboard_app.ui.teach.answer_page import AnswerPage
    from goboard_app.ui.teach.lesson import LessonFlow
    from goboard_app.ui.teach.problem import ProblemFlow

_LEFT_ON = frozenset({"lock", "full_screen", "present", "next_area"})
"""What neither leaves the page nor changes anything."""
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class LockFlow(QObject):
    """Keeps a lesson or problems on the screen, so that nothing can be done but to answer.

    That it is locked, and the word that unlocks, are never written to a disk: a program that is
    started again is not locked, however it ended. Signal: `turned(bool)` when it is locked or no
    more; whoever opens menus, windows and files listens.
    """

    turned = Signal(bool)

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        lessons: LessonFlow,
        problems: ProblemFlow,
        board: GamePage,
        strip: FileStrip,
        settle_board: Callable[[], None],
        drop_loading: Callable[[], None],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._documents = documents
        self._lessons = lessons
        self._problems = problems
        self._board = board
        self._strip = strip
        self._settle_board = settle_board
        self._drop_loading = drop_loading
        self._window = window
        self._locked: AnswerPage | None = None
        self._word = ""
        self._is_asking = False
        self._actions: Mapping[str, QAction] = {}
        self._off: list[QAction] = []

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the row of the menu to what it does."""
        self._actions = actions
        actions["lock"].triggered.connect(self.ask)

    @property
    def is_locked(self) -> bool:
        """Whether one can only answer."""
        return self._locked is not None

    def restrict(self, on_board: bool) -> None:
        """Turn the rows of the menus off that do more than answer.

        To be called last whenever actions were turned on and off.
        """
        self._actions["lock"].setEnabled(on_board or self._page is not None)
        if not self.is_locked:
            return
        for name, action in self._actions.items():
            if name not in _LEFT_ON and action.isEnabled():
                action.setEnabled(False)
                self._off.append(action)

    # Locking

    @Slot()
    def ask(self) -> None:
        """Ask whether to lock what is shown, or to unlock it."""
        if self.is_locked:
            self.ask_unlock()
            return
        # A file that is still being read would come in place of the page.
        self._drop_loading()
        if self._page is None:
            self._read_record()
        else:
            self._ask_word(is_for_this_alone=False)

    def _ask_word(self, is_for_this_alone: bool = True) -> None:
        """Lock the page that is shown, once a word is given or not wanted.

        A record may have been put on the page for this alone; then it goes if nobody locks it.
        """
        page = self._page
        word = None if page is None else self._asked_word()
        if page is not None and word is not None:
            self._lock(page, word)
        elif is_for_this_alone:
            flow = self._lessons if self._lessons.is_shown else self._problems
            flow.leave()

    @property
    def _page(self) -> AnswerPage | None:
        """The page with a task that is shown, if one is."""
        if self._lessons.is_shown:
            return self._lessons.page
        return self._problems.page if self._problems.is_asking else None

    def _read_record(self) -> None:
        """Find out what the record on the board, as it is now, asks of those who are to answer."""
        # Late: nobody is asked anything while the program starts.
        from goboard_app.app.files.load import game_title
        from goboard_app.lessons.check import read_lesson_or_kind_in_steps

        self._settle_board()
        controller = self._controller
        self._strip.work.start(
            lambda: read_lesson_or_kind_in_steps(controller.trees),
            self._show_record,
            reading_text(game_title(controller.session.info)),
            lambda: controller.trees,
        )

    def _show_record(self, lesson: Lesson | TeachingKind) -> None:
        """Show the record to those who are to answer, and ask whether to lock that."""
        from goboard_app.app.files.load import game_title
        from goboard_app.lessons.check import TeachingKind
        from goboard_app.lessons.lesson import lesson_positions, place_of

        controller, path = self._controller, self._documents.path
        trees, number, session = controller.trees, controller.game_number, controller.session
        if lesson is TeachingKind.NOTHING:
            text = nothing_asked()
            self._strip.tell(text, is_grave=False)
        elif isinstance(lesson, TeachingKind):
            self._problems.ask_record(path is not None, number, self._ask_word)
        else:
            key = "" if path is None else path.resolve().as_posix()
            place = place_of(lesson_positions(trees), number, session.cursor) or 0
            self._lessons.show_games(lesson, key, game_title(session.info), self._board, place)
            self._ask_word()

    def _asked_word(self) -> str | None:
        """The word that is to unlock; None where nothing is to be locked."""
        note = "" if self._strip.isHidden() else self._strip.sentence.text()
        dialog = LockDialog(self._look, note, self._window)
        is_wanted, word = bool(dialog.exec()), dialog.word
        dialog.deleteLater()
        return word if is_wanted else None

    def _lock(self, page: AnswerPage, word: str) -> None:
        self._locked, self._word = page, word
        page.set_locked(True)
        page.unlock_asked.connect(self.ask_unlock)
        self._strip.hide()
        # What is told meanwhile may be read, but its buttons lead elsewhere.
        self._strip.setEnabled(False)
        for action in self._actions.values():
            action.installEventFilter(self)
        self.turned.emit(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold back the keys of rows that something turned on again meanwhile."""
        is_shortcut = event.type() == QEvent.Type.Shortcut
        return is_shortcut and watched.objectName() not in _LEFT_ON

    # Unlocking

    @Slot()
    def ask_unlock(self) -> None:
        """Ask for the word, and let everything be used again."""
        self._asks_unlock(is_closing=False)

    def may_close(self) -> bool:
        """Whether the window may be closed: whoever may unlock may."""
        return not self.is_locked or self._asks_unlock(is_closing=True)

    def _asks_unlock(self, is_closing: bool) -> bool:

        if self._is_asking:
            return False
        self._is_asking = True
        dialog = UnlockDialog(self._look, self._word, is_closing, self._window)
        is_unlocked = bool(dialog.exec())
        self._is_asking = False
        dialog.deleteLater()
        if is_unlocked:
            self._unlock()
        elif dialog.begins_again:
            self._begin_again()
        return is_unlocked

    def _unlock(self) -> None:
        page, self._locked, self._word = self._locked, None, ""
        if page is None:
            return
        page.unlock_asked.disconnect(self.ask_unlock)
        page.set_locked(False)
        self._strip.setEnabled(True)
        for action in self._actions.values():
            action.removeEventFilter(self)
        for action in self._off:
            action.setEnabled(True)
        self._off.clear()
        self.turned.emit(False)

    def _begin_again(self) -> None:
        if self._lessons.is_shown:
            self._lessons.course.begin_anew()
        else:
            self._problems.solving.begin_anew()

    # What pupils try

    def refuse(self) -> bool:
        """Say quietly that it is locked, where it is; whether it is."""
        if self._locked is not None:
            self._locked.say_locked()
        return self.is_locked

    def take_key(self, event: QKeyEvent) -> bool:
        """Keep a key that the page has no use for; whether it was kept."""
        if not self.is_locked:
            return False
        event.accept()
        if event.key() == Qt.Key.Key_Escape or event.modifiers() & _COMMANDS:
            self.refuse()
        return True


_MOST = 60


class LockDialog(DialogBase):
    """Says what pupils can do; `word` is what the teacher typed, '' for none. Accepted, it locks.

    `note` is what is to be known of the lesson before, such as what cannot be used of it.
    """

    def __init__(self, look: Look, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = translate("lock", "Let pupils answer")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(440))
        told = lock_meaning()
        self.field = _word_field(look, translate("lock", "A word to unlock, if you like"))
        self.lock = Button(look, translate("lock", "Lock"), "lock", "primary")
        self.cancel = Button(look, translate("lock", "Cancel"))
        noted = label(note, "panel", "muted", wraps=True)
        noted.setVisible(bool(note))
        layout = column_layout(
            label(title, "title", wraps=True),
            label(told, "panel", wraps=True),
            noted,
            label(self.field.accessibleName(), "section", "muted"),
            self.field,
            8,
            self.button_row(self.lock, self.cancel),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    @property
    def word(self) -> str:
        """What unlocks."""
        return self.field.text().strip()


class UnlockDialog(DialogBase):
    """Asks for the word, or a plain question where there is none.

    Accepted, it unlocks; `begins_again` is set instead where the next pupil is to begin.
    """

    def __init__(
        self, look: Look, word: str, is_closing: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._word = word
        self.begins_again = False
        title = unlock_and_close() if is_closing else ""
        title = title or unlock_question()
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(440))
        self.field = _word_field(look, translate("lock", "The word"))
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.reply = label(role="panel", tone="error", wraps=True)
        close, unlock = translate("lock", "Close"), translate("lock", "Unlock")
        self.unlock = Button(look, close if is_closing else unlock, kind="primary")
        self.again = Button(look, translate("lock", "Begin again"), "first")
        self.again.setToolTip(translate("lock", "The first task, for the next pupil"))
        self.again.setVisible(not is_closing)
        self.cancel = Button(look, translate("lock", "Stay locked"))
        foot = self.button_row(self.unlock, self.cancel)
        foot.insertWidget(0, self.again)
        asked = label(self.field.accessibleName(), "section", "muted")
        for widget in (asked, self.field, self.reply):
            widget.setVisible(bool(word))
        layout = column_layout(
            label(title, "title", wraps=True),
            label(only_answers(), "panel", wraps=True),
            asked,
            self.field,
            self.reply,
            8,
            foot,
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
        self.again.clicked.connect(self._on_again)
        # A stray Enter neither unlocks nor begins again.
        (self.field if word else self.cancel).setFocus()

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        if is_the_word(self.field.text(), self._word):
            super().accept()
            return
        self.reply.setText(not_the_word())
        self.reply.setAccessibleName(self.reply.text())
        self.field.selectAll()
        self.field.setFocus()
        self.fit_soon()

    @Slot()
    def _on_again(self) -> None:
        self.begins_again = True
        self.reject()


def is_the_word(given: str, word: str) -> bool:
    """Whether this unlocks; large and small letters are the same, as nobody sees what is typed."""
    return given.strip().casefold() == word.strip().casefold()


def _word_field(look: Look, name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setMaxLength(_MOST)
    field.setMinimumHeight(look.px(36))
    return field
