"""The plan of lessons: opened, changed and printed by a teacher, and everything that its lessons open."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Slot

from goboard_app import resource_path
from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.partner import partner_key
from goboard_app.app.files.document import PLAN
from goboard_app.app.files.plan_file import PlanFile, shipped_lessons
from goboard_app.app.jobs import Steps
from goboard_app.app.problems import ProblemCollection, reading_collection
from goboard_app.app.texts import language_in_force
from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.files import put_aside_sentence
from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.partner import partner_name
from goboard_app.go.board import Color
from goboard_app.late import late
from goboard_app.lessons.handout import Handout, plan_handout_in_steps
from goboard_app.lessons.problem import read_problems_in_steps
from goboard_app.lessons.teaching_plan import (
    LinkKind,
    PlanLesson,
    PlanLink,
    PlanProblems,
    TeachingPlan,
    game_of,
    problems_of,
)
from goboard_app.partner.character import Character
from goboard_app.record.tree import GameTree
from goboard_app.session.export import ExportChoice, ExportKind
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import GAMES, TEACHING
from goboard_app.ui.teach import LESSONS, PROBLEMS
from goboard_app.ui.teach.plan_page import PlanPage, ShownLesson
from goboard_app.ui.widgets.choices import QuestionDialog

with late:
    from goboard_app.ui.paper import jobs, lesson_plan
    from goboard_app.ui.paper import pages as paper
    from goboard_app.ui.paper.preview import Printout, PrintPreview
    from goboard_app.ui.paper.writers import Pages
    from goboard_app.ui.teach.plan_form import PlanForm


class PlanFlow(QObject):
    """The flow of the page with the plan; what a lesson shows or asks leads back to the page."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._shipped: Sequence[PlanLesson] = ()
        self._rows = {row.name: row.text.rstrip("…") for row in context.commands.rows}

    @cached_property
    def page(self) -> PlanPage:
        """The page."""
        page = PlanPage(self._context.look, self._named)
        page.moved.connect(lambda key, before: self._change(lambda plan: plan.moved(key, before), key))
        page.ticked.connect(self._on_ticked)
        page.opened.connect(self.open)
        page.new.clicked.connect(self._on_new)
        page.copy.clicked.connect(self._on_copy)
        page.change.clicked.connect(self._on_change)
        page.remove.clicked.connect(self._on_remove)
        page.put_back.clicked.connect(self._on_put_back)
        page.print_one.triggered.connect(lambda: self._print(is_whole=False))
        page.print_all.triggered.connect(lambda: self._print(is_whole=True))
        for leaves in (page.leave.clicked, page.left):
            leaves.connect(lambda: self._context.commands.run("start_page"))
        self._context.pages.addWidget(page)
        return page

    @property
    def is_shown(self) -> bool:
        """Return whether the plan is on the screen."""
        return "page" in self.__dict__ and self._context.pages.currentWidget() is self.page

    # Showing

    def show(self) -> None:
        """Show the plan; the game on the board is kept or left before."""
        if self._context.leaving.leave_board():
            self.resume(self.page.key)

    def resume(self, key: str) -> None:
        """Show the plan again, at the lesson with this key, or at the first that was not held."""
        self._context.strip.hide()
        self._refresh(key)
        self._context.pages.setCurrentWidget(self.page)
        self.page.list.setFocus()
        self._context.commands.sweep_soon()

    @cached_property
    def _file(self) -> PlanFile:
        language = language_in_force(self._context.view.settings.language)
        self._shipped = shipped_lessons(language)
        return PlanFile(self._context.documents.folder / PLAN, self._shipped)

    def _refresh(self, key: str) -> None:
        file = self._file
        shown = [ShownLesson(*each) for each in file.load().lessons(self._shipped)]
        first = next((each.lesson.key for each in shown if not each.row.held), "")
        self.page.show_plan(shown, key or first)
        if file.set_aside is not None:
            aside, file.set_aside = file.set_aside, None
            self._context.strip.tell(running_text(texts.plan_not_whole(), put_aside_sentence([aside])))

    def _change(self, act: Callable[[TeachingPlan], TeachingPlan], key: str) -> None:
        """Change the plan in its file, to which another program may have written, and show what it is then."""
        file = self._file
        is_written = file.change(act)
        self._refresh(key)
        if not is_written:
            self._context.strip.tell(texts.plan_not_written(file.trouble))

    @cached_property
    def _steps(self) -> dict[str, str]:
        """The titles of the first steps by their keys."""
        return {each.key: each.lesson.title for each in self._context.service(LESSONS).first_steps()}

    def _named(self, link: PlanLink) -> str:
        return texts.plan_link(link, self._steps, self._rows)

    # Changing

    @Slot(str)
    def _on_ticked(self, key: str) -> None:
        now = date.today().isoformat()

        def tick(plan: TeachingPlan) -> TeachingPlan:
            row = plan.row(key)
            return plan.with_held(key, "" if row is not None and row.held else now)

        self._change(tick, key)

    @Slot()
    def _on_new(self) -> None:
        self._write(PlanLesson(uuid.uuid4().hex))

    @Slot()
    def _on_copy(self) -> None:
        shown = self.page.chosen
        if shown is not None:
            lesson = replace(shown.lesson, key=uuid.uuid4().hex, title=texts.copied_title(shown.lesson.title))
            self._change(lambda plan: plan.with_lesson(lesson, shown.lesson.key), lesson.key)

    @Slot()
    def _on_change(self) -> None:
        shown = self.page.chosen
        if shown is not None:
            self._write(shown.lesson)

    def _write(self, lesson: PlanLesson) -> None:
        """Let the teacher write a lesson; a new one comes after the one that is shown."""
        context, after = self._context, self.page.key
        own = sorted(path.name for path in context.documents.lessons.glob("*.sgf"))
        dialog = PlanForm(context.look, lesson, self._named, (tuple(self._steps), tuple(own)), context.window)
        # A lesson that was not changed goes on to follow the language.
        if dialog.run() and dialog.is_changed:
            written = dialog.lesson
            self._change(lambda plan: plan.with_lesson(written, after), lesson.key)

    @Slot()
    def _on_remove(self) -> None:
        shown = self.page.chosen
        if shown is None:
            return
        lesson = shown.lesson
        title = texts.remove_lesson_question(lesson.title)
        detail = texts.remove_lesson_detail(is_own=self._as_shipped(lesson.key) is None)
        if self._ask(title, detail, translate("engines", "Remove")) == 1:
            # A lesson that is gone leaves the choice near its place.
            self._change(lambda plan: plan.without(lesson.key), lesson.key)

    @Slot()
    def _on_put_back(self) -> None:
        shown = self.page.chosen
        answers = [texts.whole_plan()]
        if shown is not None and shown.row.changed is not None and self._as_shipped(shown.lesson.key) is not None:
            answers.insert(0, texts.this_lesson())
        answer = self._ask(texts.put_back_question(), texts.put_back_detail(), *answers)
        if answer == len(answers):
            self._change(lambda plan: plan.all_put_back(self._shipped), self.page.key)
        elif answer == 1:
            self._change(lambda plan: plan.put_back(self.page.key), self.page.key)

    def _ask(self, title: str, detail: str, *answers: str) -> int:
        """Ask before something is lost; return the number of the answer, 0 for Cancel."""
        cancel = translate("players", "Cancel")
        context = self._context
        return max(0, QuestionDialog(context.look, title, detail, (cancel, *answers), context.window).ask())

    def _as_shipped(self, key: str) -> PlanLesson | None:
        return next((lesson for lesson in self._shipped if lesson.key == key), None)

    # Opening

    @Slot(object)
    def open(self, link: PlanLink) -> None:
        """Open what a lesson shows, lets play or prints."""
        if link.kind is LinkKind.LESSON:
            self._context.service(LESSONS).show_idea(link.name, self._on_back, translate("plan", "Plan of lessons"))
        elif link.kind is LinkKind.PROBLEMS:
            self._ask_problems(problems_of(link.name))
        elif link.kind is LinkKind.GAME:
            self._play(link.name)
        elif link.kind is LinkKind.PRINT:
            self._hand_out(link)
        elif link.kind is LinkKind.OPEN:
            self._context.commands.run(link.name)
        else:
            self._open_own(link)

    def _on_back(self, _is_over: bool) -> None:
        self.resume(self.page.key)

    def _open_own(self, link: PlanLink) -> None:
        path = self._context.documents.lessons / link.name
        if path.is_file():
            self._context.service(TEACHING).open_own(path)
        else:
            self._context.strip.tell(texts.link_is_gone(self._named(link)))

    def _ask_problems(self, wanted: PlanProblems) -> None:
        def ask(found: ProblemCollection) -> None:
            problems = [problem for problem in found.problems if problem.grade == wanted.grade]
            back = translate("plan", "Plan of lessons")
            flow = self._context.service(PROBLEMS)
            flow.ask_for_today(texts.graded(wanted), problems, self._on_back, back=back)

        path = _file_of(wanted)
        self._context.strip.work.read(path, lambda games: reading_collection(games, path.stem, path), ask)

    def _play(self, name: str) -> None:
        game, partner = game_of(name)
        if not partner:
            self._context.service(GAMES).start(game, is_proposed=False)
            return
        character = Character(partner)
        named = replace(game, white_name=partner_name(character))
        against = EnginePlayer(partner_key(character), Color.WHITE)
        self._context.service(GAMES).start(named, against, is_proposed=False)

    # Paper

    def _hand_out(self, link: PlanLink) -> None:
        """Show the hand-out of a step or of problems on paper."""
        step = next((each for each in self._context.service(LESSONS).first_steps() if each.key == link.name), None)
        wanted = problems_of(link.name) if step is None else None
        path = None if step is None else step.path
        title = self._steps[link.name] if wanted is None else texts.graded(wanted)

        def show(found: Handout) -> None:
            material = jobs.Material(title, handout=found)
            choice = ExportChoice(ExportKind.HANDOUT)
            self._preview(title, lambda sheet: jobs.pages_of(material, sheet, choice))

        if wanted is not None:
            path = _file_of(wanted)
        if path is not None:
            self._context.strip.work.read(path, partial(_planning, wanted), show)

    def _print(self, is_whole: bool) -> None:
        """Show the chosen lesson on paper, or all of them."""
        lessons = [each.lesson for each in map(ShownLesson._make, self._file.load().lessons(self._shipped))]
        numbered = [lesson_plan.PlanPage(number, lesson) for number, lesson in enumerate(lessons, 1)]
        chosen = [each for each in numbered if is_whole or each.lesson.key == self.page.key]
        if chosen:
            title = lesson_plan.plan_title(chosen)
            self._preview(title, lambda sheet: lesson_plan.PlanPages(title, chosen, self._named, sheet))

    def _preview(self, title: str, lay_out: Callable[[paper.Sheet], Pages]) -> None:
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(documents)
        printout = Printout(title, lay_out, paper.PaperSize.A4, folder)
        PrintPreview(self._context.look, self._context.hub, printout, self._context.window).run()


def _file_of(problems: PlanProblems) -> Path:
    return resource_path(f"problems/{problems.kind.value}.sgf")


def _planning(wanted: PlanProblems | None, games: Sequence[GameTree]) -> Steps[Handout]:
    """Plan the hand-out of the games of a file, or of the problems of a grade among them."""
    if wanted is None:
        return (yield from plan_handout_in_steps(games))
    problems = yield from read_problems_in_steps(games)
    chosen = [games[problem.number] for problem in problems if problem.grade == wanted.grade]
    found = yield from plan_handout_in_steps(chosen)
    # The title of the hand-out has the kind, and its boards have numbers.
    return replace(found, positions=tuple(replace(board, name="") for board in found.positions))
