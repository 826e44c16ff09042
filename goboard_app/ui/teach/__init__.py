"""Lessons, problems, the lesson editor and a class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from goboard_app.app.settings import TEXT, Setting
from goboard_app.ui.shell.services import Service

if TYPE_CHECKING:
    from goboard_app.ui.teach.answer_page import AnswerPage
    from goboard_app.ui.teach.lesson import LessonFlow
    from goboard_app.ui.teach.problem import ProblemFlow


class ResultsRecorder(Protocol):
    """The names and the answers of the pupils of a class."""

    def begin(self, page: AnswerPage, unlock: Callable[[], object]) -> None:
        """Begin a class on a page that was locked; `unlock` is called by the button for unlocking."""

    def end(self) -> None:
        """End the class when the page is unlocked, and restore the page."""

    def ask_name(self) -> None:
        """End the turn of the pupil, and ask for the name of the next one."""

    def show(self) -> None:
        """Show the answers to the teacher."""


DAILY = "daily"
"""The key of the ten minutes among the steps that are offered after a game."""

CLASS_NAME = Setting("class/name", "", TEXT)
"""The class whose pupils answered last; their answers are kept over a term."""

LESSONS: Service[LessonFlow] = Service("lessons")
PROBLEMS: Service[ProblemFlow] = Service("problems")
CLASS_RESULTS: Service[ResultsRecorder] = Service("class_results")
