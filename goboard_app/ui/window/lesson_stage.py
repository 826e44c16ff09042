"""LessonStage: shows the lesson at hand on its page, and carries answers to it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from goboard_app.app.course import Course
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.lessons import (
    has_more_hints,
    hint_sentence,
    point_words,
    prompt,
    reply_sentence,
    screen_place,
    screen_text,
    turn,
)
from goboard_app.go.board import Point
from goboard_app.lessons.attempt import paint_screen
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.chapter_list import ChapterState
from goboard_app.ui.panels.lesson_panel import LessonActs, LessonWords
from goboard_app.ui.panels.step_list import StepRow
from goboard_app.ui.window.lesson_page import LessonPage
from goboard_app.ui.window.lesson_voice import LessonVoice


class LessonStage(QObject):
    """The page follows `course`, and its buttons and its board lead there.

    `are_first_steps` says that the lessons are steps with numbers, and lead on to counting.
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
        page.panel.show_words(LessonWords(title, self._place_text(), screen_text(course.screen)))
        self._refresh()
        page.message.say(prompt(course.state), turn(course.state))
        page.take_keyboard()
        self._voice.tell_screen(course, title)

    def _title(self) -> str:
        title = self.course.here.lesson.title or Path(self.course.here.key).stem
        return f"{self.course.step + 1}. {title}" if self.are_first_steps else title

    def _place_text(self) -> str:
        count = len(self.course.here.lesson.screens)
        return screen_place(self.course.place + 1, count)

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
            can_hint=state is not None and has_more_hints(state),
            can_ask_again=course.can_ask_again,
            can_pass=task is not None and task.may_pass,
            wants_number=task is not None and task.is_number,
            can_go_back=not course.is_at_start,
            is_done=state is None or state.is_done,
            next_text=self._next_text(),
        )

    def _next_text(self) -> str:
        if not self.course.is_at_end:
            return translate("lesson", "Next")
        if self.are_first_steps:
            return translate("lesson", "Counting")
        return translate("lesson", "Finish")

    def _rows(self) -> list[StepRow]:
        course, rows = self.course, []
        for number, each in enumerate(course.lessons):
            count, done = len(each.lesson.screens), course.done_in(number)
            state = ChapterState.DONE if done == count else ChapterState.COMING
            if number == course.step:
                state = ChapterState.NOW
            progress = f"{done}/{count}" if 0 < done < count or number == course.step else ""
            rows.append(StepRow(f"{number + 1}. {each.lesson.title}", state, progress))
        return rows

    def _describe(self, point: Point) -> str:
        screen = self.course.screen
        return "" if screen is None else point_words(screen, self.course.state, point)

    # Answers

    @Slot()
    def _on_answered(self) -> None:
        state, page = self.course.state, self.page
        self._refresh()
        if state is None:
            return
        text = reply_sentence(state)
        if state.reply.is_wrong:
            page.message.refuse(text)
        else:
            page.message.say(text, icon="check")
        if state.is_done and state.task.is_number:
            page.board.setFocus()
        self._voice.tell_answer(self.course, text)

    @Slot()
    def _on_hinted(self) -> None:
        state, page = self.course.state, self.page
        self._refresh()
        if state is not None:
            page.message.say(hint_sentence(state), icon="info")
            self._voice.tell(hint_sentence(state))

    @Slot(object)
    def _on_point(self, point: Point) -> None:
        self.course.answer_point(point)

    @Slot(int)
    def _on_number(self, number: int) -> None:
        self.course.answer_number(number)

    @Slot(int)
    def _on_step(self, step: int) -> None:
        self.course.go_to(step)
