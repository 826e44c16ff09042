"""The dialogs that lock the window for pupils, and unlock it with a password."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QCompleter, QLineEdit, QWidget

from goboard_app.app.files.class_book import ClassShelf
from goboard_app.app.files.document import CLASSES
from goboard_app.app.files.load import game_title
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.files import reading_text
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.walking import nothing_asked
from goboard_app.lessons.check import TeachingKind, read_lesson_or_kind_in_steps
from goboard_app.lessons.lesson import Lesson, lesson_positions, place_of
from goboard_app.lessons.results import clean_name
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import RECORD_FILES
from goboard_app.ui.teach import CLASS_NAME, CLASS_RESULTS, LESSONS, PROBLEMS
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, label
from goboard_app.ui.widgets.tips import set_tip


class LockQuestions(QObject):
    """The questions to a teacher before the window is locked, and for the password that unlocks it.

    Signal: `lock_wanted(AnswerPage, str, bool)` with the page to lock, the password, and True if each pupil is asked
    for a name.
    """

    lock_wanted = Signal(object, str, bool)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._lessons = context.service(LESSONS)
        self._problems = context.service(PROBLEMS)

    def ask_to_lock(self) -> None:
        """Ask whether to lock the tasks that are shown, or those of the record on the board."""
        # A file that is still being read would replace the page after it is locked.
        self._context.service(RECORD_FILES).drop_loading()
        if self._page is None:
            self._read_record()
        else:
            self._ask_word(is_for_this_alone=False)

    def _ask_word(self, is_for_this_alone: bool = True) -> None:
        """Ask for a password and lock the current page; an empty password is allowed.

        With `is_for_this_alone` the record was put on the page only to be locked, so the page is left if the teacher
        cancels.
        """
        page = self._page
        wanted = None if page is None else self._asked_word()
        # An empty password is a valid answer; None means that the dialog was cancelled.
        if page is not None and wanted is not None:
            self.lock_wanted.emit(page, *wanted)
        elif is_for_this_alone:
            flow = self._lessons if self._lessons.is_shown else self._problems
            flow.leave()

    @property
    def _page(self) -> AnswerPage | None:
        """The page with the task that is shown; None without one."""
        if self._lessons.is_shown:
            return self._lessons.page
        return self._problems.page if self._problems.is_asking else None

    def _read_record(self) -> None:
        """Read the tasks of the record on the board in its current state."""
        self._context.leaving.settle_board()
        controller = self._context.controller
        self._context.strip.work.start(
            lambda: read_lesson_or_kind_in_steps(controller.trees),
            self._show_record,
            reading_text(game_title(controller.session.info)),
            lambda: controller.trees,
        )

    def _show_record(self, lesson: Lesson | TeachingKind) -> None:
        """Show the tasks of the record on the page for answers, and ask whether to lock it."""
        controller, path = self._context.controller, self._context.documents.path
        trees, number, session = controller.trees, controller.game_number, controller.session
        if lesson is TeachingKind.NOTHING:
            self._context.strip.tell(nothing_asked(), is_grave=False)
        elif isinstance(lesson, TeachingKind):
            self._problems.ask_record(path is not None, number, self._ask_word)
        else:
            key = "" if path is None else path.resolve().as_posix()
            place = place_of(lesson_positions(trees), number, session.cursor) or 0
            board = self._context.page
            self._lessons.show_games(lesson, key, game_title(session.info), board, place)
            self._ask_word()

    def _asked_word(self) -> tuple[str, bool] | None:
        """Return the password and True if names are asked for; None if the teacher cancels."""
        strip = self._context.strip
        note = "" if strip.isHidden() else strip.sentence.text()
        shelf, hub = ClassShelf(self._context.documents.folder / CLASSES), self._context.hub
        last = hub.value(CLASS_NAME) or translate("lock", "My class")
        dialog = LockDialog(self._context.look, note, self._context.window, last, shelf.names)
        is_wanted, wanted = dialog.run(), (dialog.word, dialog.names.isChecked())
        if is_wanted and dialog.names.isChecked():
            hub.store_value(CLASS_NAME, dialog.class_name)
        return wanted if is_wanted else None

    def ask_to_unlock(self, word: str, is_closing: bool, has_names: bool = False) -> bool:
        """Ask for the password; return whether to unlock.

        Instead of unlocking, the teacher may let the next pupil begin, or look at the results of the class; the page
        stays locked in both cases.
        """
        look, window = self._context.look, self._context.window
        dialog = UnlockDialog(look, word, is_closing, window, has_names)
        is_unlocked = dialog.run()
        if not is_unlocked and dialog.wants_results:
            self._context.service(CLASS_RESULTS).show()
        elif not is_unlocked and dialog.begins_again:
            self._begin_again(has_names)
        return is_unlocked

    def _begin_again(self, has_names: bool) -> None:
        if has_names:
            self._context.service(CLASS_RESULTS).ask_name()
        elif self._lessons.is_shown:
            self._lessons.course.begin_anew()
        else:
            self._problems.solving.begin_anew()


# The most characters of a password.
_MOST = 60


class LockDialog(DialogBase):
    """The dialog that explains the lock; accepting it locks the window.

    `word` is the password that the teacher typed, '' for none, and `class_name` the class whose results are kept over a
    term; `classes` are the known ones. `note` is a message about the lesson that the dialog
    repeats, such as its faults.
    """

    manual_page = "teaching"

    def __init__(
        self,
        look: Look,
        note: str = "",
        parent: QWidget | None = None,
        last: str = "",
        classes: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        title = translate("lock", "Let pupils answer")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(440))
        told = texts.lock_meaning()
        self.field = _word_field(look, translate("lock", "A word to unlock, if you like"))
        self.names = QCheckBox(translate("lock", "Ask for names, keep the results"))
        set_tip(self.names, texts.names_meaning())
        self.group = _word_field(look, translate("results", "Class"))
        self.group.setText(last)
        self.group.setEnabled(False)
        known = QCompleter(list(classes), self)
        known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.group.setCompleter(known)
        self.names.toggled.connect(self.group.setEnabled)
        self.reply = label(role="panel", tone="error", wraps=True)
        self.reply.hide()
        self.lock = Button(look, translate("lock", "Lock"), "lock", "primary")
        self.cancel = Button(look, translate("lock", "Cancel"))
        noted = label(note, "panel", "muted", wraps=True)
        noted.setVisible(bool(note))
        self.lay_out(
            label(title, "title", wraps=True),
            label(told, "panel", wraps=True),
            noted,
            label(self.field.accessibleName(), "section", "muted"),
            self.field,
            4,
            self.names,
            label(texts.names_meaning(), "note", "muted", wraps=True),
            label(self.group.accessibleName(), "section", "muted"),
            self.group,
            self.reply,
            8,
            self.button_row(self.lock, self.cancel),
        )

    @property
    def word(self) -> str:
        """The password."""
        return self.field.text().strip()

    @property
    def class_name(self) -> str:
        """The name of the class; '' if its results are not to be kept over a term."""
        return clean_name(self.group.text())

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        # Without a password pupils could open the results of the class.
        if not self.names.isChecked() or self.word:
            super().accept()
            return
        self.reply.setText(texts.needs_word())
        self.reply.setAccessibleName(self.reply.text())
        self.reply.show()
        self.field.setFocus()
        self.fit_soon()


class UnlockDialog(DialogBase):
    """The dialog that asks for the password, or for a confirmation if there is none.

    Accepting it unlocks the window. `begins_again` is set instead if the next pupil is to begin, and `wants_results` if
    the teacher gave the password and asks for the results of the class.
    """

    def __init__(
        self,
        look: Look,
        word: str,
        is_closing: bool = False,
        parent: QWidget | None = None,
        has_names: bool = False,
    ) -> None:
        super().__init__(parent)
        self._word = word
        self.begins_again = False
        self.wants_results = False
        title = texts.unlock_and_close() if is_closing else ""
        title = title or texts.unlock_question()
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(440))
        self.field = _word_field(look, translate("lock", "The word"))
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.reply = label(role="panel", tone="error", wraps=True)
        close, unlock = translate("lock", "Close"), translate("lock", "Unlock")
        self.unlock = Button(look, close if is_closing else unlock, kind="primary")
        self.again = Button(look, translate("lock", "Begin again"), "first")
        set_tip(self.again, translate("lock", "The first task, for the next pupil"))
        self.again.setVisible(not is_closing)
        self.results = Button(look, translate("lock", "Results…"), "table")
        self.results.setVisible(has_names and not is_closing)
        self.cancel = Button(look, translate("lock", "Stay locked"))
        foot = self.button_row(self.unlock, self.cancel)
        foot.insertWidget(0, self.again)
        foot.insertWidget(1, self.results)
        asked = label(self.field.accessibleName(), "section", "muted")
        for widget in (asked, self.field, self.reply):
            widget.setVisible(bool(word))
        self.lay_out(
            label(title, "title", wraps=True),
            label(texts.only_answers(), "panel", wraps=True),
            asked,
            self.field,
            self.reply,
            8,
            foot,
        )
        self.again.clicked.connect(self._on_again)
        self.results.clicked.connect(self._on_results)
        # Enter pressed by accident must neither unlock nor begin again.
        (self.field if word else self.cancel).setFocus()

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        if self._knows_word():
            super().accept()

    def _knows_word(self) -> bool:
        """Return whether the field holds the password; if not, say so in the dialog."""
        if is_the_word(self.field.text(), self._word):
            return True
        self.reply.setText(texts.not_the_word())
        self.reply.setAccessibleName(self.reply.text())
        self.field.selectAll()
        self.field.setFocus()
        self.fit_soon()
        return False

    @Slot()
    def _on_results(self) -> None:
        if self._knows_word():
            self.wants_results = True
            self.reject()

    @Slot()
    def _on_again(self) -> None:
        self.begins_again = True
        self.reject()


def is_the_word(given: str, word: str) -> bool:
    """Return whether the text matches the password; case is ignored, because the typed text is hidden."""
    return given.strip().casefold() == word.strip().casefold()


def _word_field(look: Look, name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setMaxLength(_MOST)
    field.setMinimumHeight(look.px(36))
    return field
