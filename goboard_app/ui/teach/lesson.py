"""The page of lessons: opens a lesson, shows it, speaks it and takes the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from goboard_app.app.course import Course, OpenLesson, first_steps, reading_first_steps
from goboard_app.app.files.document import PROGRESS
from goboard_app.app.jobs import Steps
from goboard_app.app.progress import EVENING, ProgressStore
from goboard_app.app.texts import language_in_force
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.files import holds_no_lesson, progress_not_kept, progress_not_read
from goboard_app.app.texts.format import closed, running_text, translate
from goboard_app.go.board import Point
from goboard_app.go.position import Position
from goboard_app.lessons.attempt import chain_letters, paint_screen
from goboard_app.lessons.lesson import Lesson, read_lesson_in_steps
from goboard_app.lessons.task import Reply, TaskState
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import GamePage, PageRecord
from goboard_app.ui.shell.services import SHELF, SOUNDS, WORDS
from goboard_app.ui.shell.view import board_options
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.teach.evening import OPPONENTS
from goboard_app.ui.teach.lesson_panel import LessonActs, LessonPanel, LessonWords, StepRow
from goboard_app.ui.widgets.chapter_list import ChapterState
from goboard_app.ui.widgets.look import Look


class LessonFlow(QObject):
    """The flow that opens lessons, shows their page and leaves it again.

    The game on the board is left or kept before, by the caller. A record on the board that is itself the lesson waits
    behind the page, and the page leads back to it.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._pages = context.pages
        self._strip = context.strip
        self._board: GamePage | None = None
        self._has_told = False
        self._then: Callable[[bool], object] | None = None
        self._back = ""
        context.view.settings_changed.connect(self.apply_settings)

    @cached_property
    def course(self) -> Course:
        """The lessons that are open; made, like the page, when the first one is shown."""
        self._store = ProgressStore(self._context.documents.folder / PROGRESS)
        course = Course(self._store, self)
        course.ended.connect(self._on_ended)
        course.unkept.connect(self._on_unkept)
        course.answered.connect(self._hear)
        return course

    @Slot()
    def _hear(self) -> None:
        """Play the sound of the answer; a move that was refused has none."""
        state = self.course.state
        if state is not None and state.reply not in (Reply.ILLEGAL, Reply.OCCUPIED):
            name = "right" if state.is_done else "wrong" if state.reply.is_wrong else "stone"
            self._context.service(SOUNDS).hear(name)

    @cached_property
    def stage(self) -> LessonStage:
        """The page, and the object that shows lessons on it."""
        stage = LessonStage(self._context.look, self.course, self)
        stage.page.left.connect(self.leave)
        stage.page.more_asked.connect(lambda: self._context.service(SHELF).offer(stage.page.panel.more))
        stage.page.panel.opponent_chosen.connect(self._on_opponent)
        self._pages.addWidget(stage.page)
        self._context.service(WORDS).take(stage.page)
        return stage

    @property
    def page(self) -> LessonPage:
        """The page, made when it is first shown."""
        return self.stage.page

    @property
    def is_shown(self) -> bool:
        """Return whether a lesson is on the screen."""
        return "stage" in self.__dict__ and self._pages.currentWidget() is self.page

    @property
    def is_before_board(self) -> bool:
        """Return whether the record on the board waits behind the page."""
        return self.is_shown and self._board is not None

    @property
    def is_for_today(self) -> bool:
        """Return whether the lesson on the screen is a step of the ten minutes."""
        return self.is_shown and self._then is not None and not self._back

    @property
    def kept(self) -> tuple[tuple[OpenLesson, ...], int, int, tuple[bool, bool, bool]]:
        """The open lessons, the step, the screen, and whether they are the first steps, the evening, before a board."""
        course, stage = self.course, self.stage
        flags = stage.are_first_steps, course.is_evening, self._board is not None
        return tuple(course.lessons), course.step, course.place, flags

    def resume(self, lessons: tuple[OpenLesson, ...], step: int, place: int, flags: tuple[bool, bool, bool]) -> None:
        """Show lessons as another window did, the first steps in the language of the program now."""
        are_first_steps, self.course.is_evening, is_before_board = flags
        if are_first_steps:
            lessons = self.first_steps()
        self._show(lessons, self._context.page if is_before_board else None, are_first_steps=are_first_steps)
        self.course.go_to(min(step, len(lessons) - 1), place)

    def show_first_steps(self, key: str = "", is_evening: bool = False) -> None:
        """Show the first steps where they were left, or the step with this key.

        With `is_evening` only the steps of the first evening are listed until they end.
        """
        if self.is_shown and self.stage.are_first_steps:
            return
        if self._context.leaving.leave_board():
            self.course.is_evening = is_evening
            self._show(self.first_steps(), are_first_steps=True, key=key)

    def show_step(self, step: int, screen: int) -> None:
        """Show a screen of the first steps, both counted from 0."""
        self.show_first_steps()
        # The game on the board may not be left, and the steps may be others since.
        lessons = self.course.lessons if self.is_shown and self.stage.are_first_steps else ()
        if step < len(lessons) and screen < len(lessons[step].lesson.screens):
            self.course.go_to(step, screen)

    def go_on_with(self, key: str) -> None:
        """Show the first step with this key; the finished game waits behind it."""
        self._context.leaving.settle_board()
        self.course.is_evening = key in {step.key for step in EVENING}
        self._show(self.first_steps(), self._context.page, are_first_steps=True, key=key)

    def show_idea(self, key: str, then: Callable[[bool], object], back: str = "") -> None:
        """Show one of the first steps; `then` is called with True at its end, and with False if it is left.

        `back` is the text of the button that leaves it; '' for a step of the ten minutes.
        """
        lessons = tuple(each for each in self.first_steps() if each.key == key)
        self.course.is_evening = False
        self._show(lessons, then=then, back=back)

    def reading_ahead(self) -> Steps[None]:
        """Read the first steps one by one while the program is idle."""
        return reading_first_steps(self._language)

    def first_steps(self) -> tuple[OpenLesson, ...]:
        """Return the first steps in the language of the program."""
        return first_steps(self._language)

    @property
    def _language(self) -> str:
        return language_in_force(self._context.view.settings.language)

    @Slot()
    def ask_open(self) -> None:
        """Show the dialog that opens a lesson from a file."""
        name, _ = QFileDialog.getOpenFileName(
            self._context.window,
            translate("lesson", "Open a lesson"),
            "",
            translate("lesson", "Lessons (*.sgf);;All files (*)"),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path, place: int | None = None) -> None:
        """Show the lesson in a file, at a screen if one is given, and report its faults above the page."""
        self._strip.work.read(path, read_lesson_in_steps, lambda lesson: self.take(path, lesson, place))

    def take(self, path: Path, lesson: Lesson, place: int | None = None) -> None:
        """Show a lesson that was read from a file, or report that the file holds none."""
        if not lesson.screens:
            self._strip.tell(holds_no_lesson(path.name))
            return
        if self._context.leaving.leave_board():
            # The file may have lost its last screens.
            at = None if place is None else min(place, len(lesson.screens) - 1)
            self._show((OpenLesson(path.resolve().as_posix(), lesson, path=path),), place=at)
            self._tell_faults()

    def show_games(self, lesson: Lesson, key: str, title: str, board: GamePage, place: int = 0) -> None:
        """Show a lesson made of games on a board, which stays unchanged behind the page.

        Progress is stored under `key`, and not stored if it is ''. `place` is the number of the first screen, from 0.
        """
        self._show((OpenLesson(key, replace(lesson, title=lesson.title or title)),), board, place)
        self._tell_faults()

    @Slot()
    def leave(self) -> None:
        """Return to the page that led here, or to the record if it waits behind this one, else to the start page."""
        if self._then is not None and self.is_shown:
            self._then(False)
        elif self._board is None or not self.is_shown:
            self._context.commands.run("start_page")
        else:
            self._strip.hide()
            self._pages.setCurrentWidget(self._board)
            self._board.board.setFocus()
            self._context.commands.sweep_soon()

    @Slot()
    def apply_settings(self) -> None:
        """Apply the settings to the board."""
        if "stage" in self.__dict__:
            self.page.board.set_theme(self._context.look.theme)
            self.page.board.set_options(board_options(self._context.view.settings))

    def _show(
        self,
        lessons: tuple[OpenLesson, ...],
        board: GamePage | None = None,
        place: int | None = None,
        are_first_steps: bool = False,
        key: str = "",
        then: Callable[[bool], object] | None = None,
        back: str = "",
    ) -> None:
        self._board = board
        self._then, self._back = then, back
        self.stage.are_first_steps = are_first_steps
        if self._has_told:
            # A message about the previous lesson is not true of this one.
            self._strip.hide()
        self._has_told = False
        page = self.page
        self.apply_settings()
        leave = translate("daily", "Ten minutes today") if then is not None else translate("lesson", "Start page")
        before_board = translate("problem", "Back to the board")
        page.panel.leave.setText(before_board if board is not None else back or leave)
        self._pages.setCurrentWidget(page)
        self.course.open(lessons, place, key)
        self._tell_trouble()
        self._context.commands.sweep_soon()

    def _tell_faults(self) -> None:
        findings = self.course.here.lesson.findings
        if findings:
            details = [texts.fault_sentence(finding) for finding in findings]
            self._tell(texts.faults_summary(findings), details)

    def _tell_trouble(self) -> None:
        """Report once that the progress could not be read, and where the unreadable file is kept."""
        aside, self._store.set_aside = self._store.set_aside, None
        if aside is not None:
            self._tell(progress_not_read(aside.place))

    def _tell(self, sentence: str, details: Sequence[str] = ()) -> None:
        self._strip.tell(sentence, details)
        self._has_told = True

    @Slot()
    def _on_ended(self) -> None:
        if self.page.is_locked:
            self.page.say_end()
        elif self._then is not None:
            self._then(True)
        elif self.stage.are_first_steps:
            self._context.commands.run("counting_works")
        else:
            self.leave()

    @Slot(int)
    def _on_opponent(self, number: int) -> None:
        game = self.course.here.game
        if game is not None:
            OPPONENTS[number].begin(self._context, game)

    @Slot()
    def _on_unkept(self) -> None:
        self._tell(progress_not_kept(self._store.trouble))


class LessonPage(AnswerPage):
    """The page of a lesson, with the plain keys N, B, H, A and P; digits go to the number field."""

    manual_page = "lessons"

    panel: LessonPanel

    def __init__(self, look: Look, describe: Callable[[Point], str], parent: QWidget | None = None) -> None:
        self.panel = panel = LessonPanel(look)
        keys = {
            Qt.Key.Key_N: panel.forward,
            Qt.Key.Key_B: panel.back,
            Qt.Key.Key_H: panel.hint,
            Qt.Key.Key_A: panel.again,
            Qt.Key.Key_P: panel.passing,
        }
        super().__init__(look, describe, panel, keys, parent)

    @property
    def said(self) -> str:
        """The reply to the last answer; before the first one, the sentence under the board."""
        return self.panel.reply.text() or self.message.text

    @property
    def has_refused(self) -> bool:
        """Return whether it says that an answer is wrong."""
        return self.panel.is_wrong

    def take_keyboard(self) -> None:
        """Give the keyboard to the number field if it is shown, else to the board."""
        if self.panel.number.isVisible():
            self.panel.number.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type digits into the number field, or choose an answer with them; click the buttons with the other keys."""
        number = event.text()
        choices = [each for each in self.panel.choices if each.isVisible()]
        if self._cover is None and number.isascii() and number.isdecimal() and 1 <= int(number) <= len(choices):
            event.accept()
            if choices[int(number) - 1].isEnabled() and not self._held_key.is_repeated(event):
                choices[int(number) - 1].click()
        elif self._cover is None and event.text().isdecimal() and self.panel.number.isVisible():
            event.accept()
            self.panel.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.panel.number.setText(event.text())
        else:
            super().keyPressEvent(event)


# The most stones that are listed by themselves for a screen reader.
_FEW_STONES = 12


class LessonVoice:
    """The announcements of a lesson for screen readers; the board's description always lists the whole position."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._title = ""
        self._asked: Position | None = None

    def tell_screen(self, course: Course, title: str) -> None:
        """Announce a new screen: the title if the lesson changed, the text, and the stones of a small position."""
        screen = course.screen
        if screen is None:
            return
        parts = [texts.screen_text(screen)]
        if title != self._title:
            parts.insert(0, closed(title))
        self._title = title
        if _stones(screen.position) <= _FEW_STONES:
            # A longer list is hard to remember; the arrow keys read out the points one by one.
            parts.append(texts.board_words(screen, course.state))
        choices = () if course.state is None else texts.choice_texts(course.state.task)
        parts += [closed(f"{number}. {text}") for number, text in enumerate(choices, 1)]
        self.look(course)
        self._board.announce(running_text(*parts))

    def tell_answer(self, course: Course, text: str) -> None:
        """Announce the reply to an answer, and its changes on the board."""
        state, asked = course.state, self._asked
        changes = ""
        if state is not None and asked is not None:
            changes = texts.changes_in_words(asked, state.board, state.at)
        self.look(course)
        self._board.announce(running_text(text, changes), assertive=True)

    def tell(self, text: str) -> None:
        """Announce a text at once."""
        self._board.announce(text, assertive=True)

    def look(self, course: Course) -> None:
        """Remember the position for comparison, and describe the board."""
        screen, state = course.screen, course.state
        if screen is not None:
            # The board shows the refutation of a wrong move, but the next answer is compared with the position of the
            # question.
            self._asked = screen.position if state is None else state.position
            self._board.setAccessibleDescription(texts.board_words(screen, state))


def _stones(position: Position) -> int:
    return sum(1 for stone in position.stones if stone)


class LessonStage(QObject):
    """The link between the page and `course`: the page follows it, and the buttons and the board control it.

    `are_first_steps` means that the lessons are numbered steps, and that the last one leads to counting. During the
    first evening the steps after it are not listed yet.
    """

    def __init__(self, look: Look, course: Course, parent: QObject) -> None:
        super().__init__(parent)
        self.course = course
        self.are_first_steps = True
        self.page = LessonPage(look, self._describe)
        self._voice = LessonVoice(self.page.board)
        self._connect()

    def _connect(self) -> None:
        course, panel = self.course, self.page.panel
        course.turned.connect(self._on_turned)
        course.answered.connect(self._on_answered)
        course.hinted.connect(self._on_hinted)
        self.page.point_chosen.connect(self._on_point)
        panel.step_chosen.connect(self._on_step)
        panel.number_given.connect(self._on_number)
        panel.choice_given.connect(self._on_choice)
        panel.passing.clicked.connect(course.answer_pass)
        panel.hint.clicked.connect(course.take_hint)
        panel.again.clicked.connect(course.ask_again)
        panel.back.clicked.connect(course.go_back)
        panel.forward.clicked.connect(course.go_on)

    # Showing

    @Slot()
    def _on_turned(self) -> None:
        course, page = self.course, self.page
        if course.screen is None:
            return
        title = self._title()
        page.set_record(self._record())
        page.panel.show_words(LessonWords(title, self._place_text(), texts.screen_text(course.screen)))
        page.panel.show_reply("")
        self._refresh()
        page.message.say(self._prompt(course.state), texts.turn(course.state))
        page.take_keyboard()
        self._voice.tell_screen(course, title)

    def _prompt(self, state: TaskState | None) -> str:
        screen, chain = self.course.screen, None if state is None else state.asked_chain
        if state is None or screen is None or chain is None:
            return texts.prompt(state)
        return texts.prompt(state, chain_letters(state.task, screen.marks)[chain])

    def _title(self) -> str:
        title = self.course.here.lesson.title or Path(self.course.here.key).stem
        return f"{self.course.step + 1}. {title}" if self.are_first_steps else title

    def _record(self) -> PageRecord | None:
        here = self.course.here
        if here.path is None:
            return None
        name = here.lesson.title or here.path.stem
        return PageRecord(here.path, name, screen=self.course.place)

    def _place_text(self) -> str:
        places = self.course.places_in(self.course.step)
        number = sum(place <= self.course.place for place in places)
        return texts.screen_place(max(number, 1), len(places)) if len(places) > 1 else ""

    def _refresh(self) -> None:
        course, page = self.course, self.page
        if course.screen is not None:
            page.board.show_picture(paint_screen(course.screen, course.state))
            page.panel.show_acts(self._acts())
            page.panel.show_steps(self._rows())

    def _acts(self) -> LessonActs:
        course, state = self.course, self.course.state
        task = state.task if state is not None else None
        return LessonActs(
            can_hint=state is not None and texts.has_more_hints(state),
            can_ask_again=course.can_ask_again,
            can_pass=task is not None and task.may_pass,
            wants_number=task is not None and task.is_number,
            choices=() if task is None else texts.choice_texts(task),
            given=None if state is None else state.given,
            can_go_back=not course.is_at_start,
            is_done=state is None or state.is_done,
            next_text=self._next_text(),
            opponents=tuple(each.text() for each in OPPONENTS) if self._leads_to_game else (),
        )

    @property
    def _leads_to_game(self) -> bool:
        """Return whether this screen leads to a game; it does not while the page is locked."""
        here = self.course.here
        return here.game is not None and self.course.is_last_of_lesson and not self.page.is_locked

    def _next_text(self) -> str:
        if not self.course.is_at_end:
            return translate("lesson", "Next")
        if self.are_first_steps:
            return translate("lesson", "Counting")
        return translate("lesson", "Finish")

    def _rows(self) -> list[StepRow]:
        course, rows = self.course, []
        is_evening = self.are_first_steps and course.is_evening and course.step < len(EVENING)
        for number, each in enumerate(course.lessons[: len(EVENING)] if is_evening else course.lessons):
            count, done = len(course.parts_in(number)), course.done_in(number)
            state = ChapterState.DONE if done == count else ChapterState.COMING
            if number == course.step:
                state = ChapterState.NOW
            progress = f"{done}/{count}" if 0 < done < count or number == course.step else ""
            rows.append(StepRow(f"{number + 1}. {each.lesson.title}", state, progress))
        return rows

    def _describe(self, point: Point) -> str:
        screen = self.course.screen
        return "" if screen is None else texts.point_words(screen, self.course.state, point)

    # Answers

    @Slot()
    def _on_answered(self) -> None:
        state, page = self.course.state, self.page
        self._refresh()
        if state is None:
            return
        text, is_wrong = texts.reply_sentence(state), state.reply.is_wrong
        page.panel.show_reply(text, "not_allowed" if is_wrong else "check", is_wrong)
        # The sentence under the board explains how to answer, until the task is done.
        asked = None if state.is_done else state
        page.message.say(self._prompt(asked), texts.turn(asked))
        if state.asked_chain is not None and not is_wrong:
            # The next chain has another number.
            page.panel.number.clear()
        if state.is_done and not state.task.is_move:
            # The field for the number is read-only now, and the choices are disabled.
            page.board.setFocus()
        self._voice.tell_answer(self.course, text)

    @Slot()
    def _on_hinted(self) -> None:
        state, page = self.course.state, self.page
        self._refresh()
        if state is not None:
            page.panel.show_reply(texts.hint_sentence(state), "info")
            self._voice.tell(texts.hint_sentence(state))

    @Slot(object)
    def _on_point(self, point: Point) -> None:
        self.course.answer_point(point)

    @Slot(int)
    def _on_number(self, number: int) -> None:
        self.course.answer_number(number)

    @Slot(int)
    def _on_choice(self, number: int) -> None:
        self.course.answer_choice(number)

    @Slot(int)
    def _on_step(self, step: int) -> None:
        self.course.go_to(step)
