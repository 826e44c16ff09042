"""The teaching feature: lessons, problems, the teacher's table, the lock and presentations."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from goboard_app.app.files.document import CARDS, PROGRESS, RESULTS
from goboard_app.app.files.load import UnusableFile
from goboard_app.app.jobs import Alarm, Job, JobWatch, Steps
from goboard_app.app.settings import setting_of
from goboard_app.app.texts.format import translate
from goboard_app.late import Ahead, Part, late
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature, WindowContext
from goboard_app.ui.shell.page import PageRecord, Presentable, record_shown
from goboard_app.ui.shell.services import LOCKS, OWN_LESSONS, SCREENS, SHELF, TEACHING, WALKING, Provider
from goboard_app.ui.shell.side_panel import PanelRow
from goboard_app.ui.teach import CLASS_RESULTS, DAILY, LESSONS, PROBLEMS

with late:
    from goboard_app.app import class_results, course, progress
    from goboard_app.app import daily as daily_plan
    from goboard_app.app import problems as problem_store
    from goboard_app.app.engines import ladder
    from goboard_app.app.texts import lessons as lesson_texts
    from goboard_app.lessons import attempt, lesson, problem, symmetry, task
    from goboard_app.session.kifu import plan
    from goboard_app.ui.shell.preference import Group, Preference
    from goboard_app.ui.teach import answer_page, daily_page, lesson_panel, problem_panels
    from goboard_app.ui.teach.class_book import ClassBookFlow
    from goboard_app.ui.teach.class_panel import ClassPanel
    from goboard_app.ui.teach.collect import CollectFlow
    from goboard_app.ui.teach.daily import DailyFlow
    from goboard_app.ui.teach.evening import EveningFlow, Offer
    from goboard_app.ui.teach.lecture import PenFlow, ScreenFlow
    from goboard_app.ui.teach.lesson import LessonFlow
    from goboard_app.ui.teach.lock import LockFlow
    from goboard_app.ui.teach.plan import PlanFlow
    from goboard_app.ui.teach.problem import ProblemFlow
    from goboard_app.ui.teach.results import ResultsFlow
    from goboard_app.ui.teach.shelf import ShelfFlow
    from goboard_app.ui.teach.table_work import TableWork
    from goboard_app.ui.teach.task import TaskFlow

# The check waits until the window is shown.
_CHECK_DELAY_MS = 300
# Problems that are read ahead leave the window most of the time.
_READING_PAUSE_MS = 20
# Phases in which the panel for a class replaces the usual one; a count is shown to a class as to the players.
_FOR_CLASS = frozenset({Phase.HANDICAP, Phase.PLAYING, Phase.FINISHED, Phase.REVIEWING})
# Phases whose board may become a problem.
_OF_GAMES = frozenset({Phase.PLAYING, Phase.FINISHED, Phase.REVIEWING})


class TeachFeature(Feature):
    """The feature for pupils and teachers.

    `locks`, `table` and `screens` are light objects that make their heavy parts when they need them. `offers` lists
    them, and the feature itself as "teaching", which loads neither lessons nor problems.
    """

    name = "teach"

    daily_known = Signal()
    """Emitted when the problems have been read, so that the contents of the ten minutes are known."""

    lessons = Part(
        LessonFlow,
        Ahead.LOADED,
        after=(task, lesson, symmetry, course, plan, problem, attempt, lesson_texts, answer_page, lesson_panel),
    )
    problems = Part(ProblemFlow, Ahead.LOADED, after=(problem_store, problem_panels))
    locks = Part(LockFlow)
    table: Part[WindowContext, TableFlow] = Part(lambda context: TableFlow(context))
    tasks = Part(TaskFlow)
    collecting = Part(CollectFlow)
    # Closing a search or a guess asks for it.
    screens = Part(ScreenFlow, Ahead.LOADED)
    pen = Part(PenFlow)
    class_panel = Part(ClassPanel)
    evening = Part(EveningFlow, Ahead.LOADED)
    daily = Part(DailyFlow, Ahead.LOADED, after=(problem_store, daily_plan, ladder, daily_page))
    shelf = Part(ShelfFlow)
    results = Part(ResultsFlow)
    class_book = Part(ClassBookFlow)
    lesson_plan = Part(PlanFlow)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._refused: set[Refusal] = set()
        self._reading = Job(self)
        self._reading.done.connect(self.daily_known)

    def commands(self) -> Iterable[Command]:  # noqa: D102 - says Feature
        return (*self._lesson_rows(), *self._screen_rows())

    def _lesson_rows(self) -> Iterable[Command]:
        return (
            Command(
                "daily",
                translate("menu", "Ten minutes today"),
                Menu.LESSONS,
                (0, 5),
                lambda: self.daily.show(),
            ),
            Command(
                "first_steps",
                translate("menu", "First steps"),
                Menu.LESSONS,
                (0, 10),
                lambda: self.lessons.show_first_steps(),
            ),
            Command(
                "problems",
                translate("menu", "Problems…"),
                Menu.LESSONS,
                (0, 30),
                lambda: self.problems.show_list(),
            ),
            Command(
                "parents",
                translate("menu", "For parents"),
                Menu.LESSONS,
                (0, 35),
                lambda: self.daily.show_parents(),
            ),
            Command(
                "open_lesson",
                translate("menu", "Open a lesson…"),
                Menu.LESSONS,
                (0, 40),
                lambda: self.lessons.ask_open(),
            ),
            Command(
                "plan",
                translate("menu", "Plan of lessons"),
                Menu.LESSONS,
                (10, 5),
                lambda: self.lesson_plan.show(),
            ),
            Command(
                "new_lesson",
                translate("menu", "New lesson…"),
                Menu.LESSONS,
                (10, 10),
                lambda: self.table.work.ask_new(),
            ),
            Command(
                "table",
                translate("menu", "Teacher’s table"),
                Menu.LESSONS,
                (10, 20),
                self._switch_table,
                keys=("F7",),
                is_possible=self._can_switch_table,
                is_on=lambda: self._is_table_on,
            ),
            Command(
                "write_task",
                translate("menu", "Task for this position…"),
                Menu.LESSONS,
                (10, 30),
                lambda: self.tasks.show(),
                keys=("Ctrl+Shift+K",),
                is_possible=self._is_reviewing,
            ),
            Command(
                "make_problem",
                translate("menu", "Make this a problem…"),
                Menu.LESSONS,
                (10, 35),
                lambda: self.collecting.show(),
                keys=("Ctrl+Shift+B",),
                is_possible=self._can_make_problem,
            ),
            Command(
                "lock",
                translate("menu", "Let pupils answer…"),
                Menu.LESSONS,
                (10, 40),
                lambda: self.locks.ask(),
                keys=("Ctrl+Shift+L",),
                is_possible=lambda: self._is_on_board or self._is_asking,
            ),
            Command(
                "results",
                translate("menu", "Results of pupils…"),
                Menu.LESSONS,
                (10, 50),
                lambda: self.results.show(),
            ),
            Command(
                "class_book",
                translate("menu", "Pupils of a class…"),
                Menu.LESSONS,
                (10, 55),
                lambda: self.class_book.show(),
            ),
            Command(
                "open_on_board",
                translate("menu", "Open on the board"),
                Menu.LESSONS,
                (20, 10),
                lambda: self.shelf.open_on_board(),
                is_possible=lambda: self._record is not None,
            ),
            Command(
                "copy_lesson",
                translate("menu", "Copy to My lessons"),
                Menu.LESSONS,
                (20, 20),
                lambda: self.shelf.copy(),
                is_possible=lambda: self._record is not None,
            ),
            Command(
                "copy_problem",
                translate("menu", "Copy this problem to My lessons"),
                Menu.LESSONS,
                (20, 30),
                lambda: self.shelf.copy_problem(),
                is_possible=lambda: self._record is not None and self._record.game is not None,
            ),
            Command(
                "solve_record",
                translate("menu", "Solve as problems"),
                Menu.STUDY,
                (0, 20),
                lambda: self.problems.solve_record(),
                is_possible=lambda: self._is_on_board,
            ),
        )

    def _screen_rows(self) -> Iterable[Command]:
        return (
            Command(
                "full_screen",
                translate("menu", "Full screen"),
                Menu.VIEW,
                (20, 40),
                lambda: self.screens.switch_full(),
                keys=("F11",),
                is_on=lambda: self.has("screens") and self.screens.is_full,
            ),
            Command(
                "present",
                translate("menu", "Present to a class"),
                Menu.VIEW,
                (20, 50),
                lambda: self.screens.switch_presenting(),
                keys=("F5", "Shift+F11"),
                is_possible=self._can_present,
                is_on=lambda: self.has("screens") and self.screens.is_presenting,
            ),
            Command(
                "pen",
                translate("menu", "Draw over the board"),
                Menu.LESSONS,
                (10, 60),
                lambda: self.pen.switch(),
                keys=("Shift+F5",),
                is_possible=self._can_present,
                is_on=lambda: self.has("pen") and self.pen.is_on,
            ),
        )

    def panels(self) -> Iterable[PanelRow]:  # noqa: D102 - says Feature
        return (
            PanelRow(
                *("class_panel", self._is_for_class, lambda: self.class_panel, 20),
            ),
            PanelRow("table", self._has_table, lambda: self.table.work.panel, 10),
        )

    def preferences(self) -> Iterable[Preference]:
        """Return the row about the teacher's table."""
        text = translate("preferences", "Teacher’s table: put the board back when I go on")
        yield Preference(Group.STUDY, text, setting_of("talk_put_back"))

    def offers(self) -> Iterable[Provider]:  # noqa: D102 - says Feature
        yield Provider(LESSONS, lambda: self.lessons)
        yield Provider(PROBLEMS, lambda: self.problems)
        yield Provider(SHELF, lambda: self.shelf)
        yield Provider(OWN_LESSONS, lambda: self.shelf)
        yield Provider(CLASS_RESULTS, lambda: self.results)
        yield Provider(LOCKS, lambda: self.locks)
        yield Provider(SCREENS, lambda: self.screens)
        yield Provider(TEACHING, lambda: self)

    # The first evening

    def evening_done(self) -> Sequence[bool]:
        """Return for each step of the first evening whether it is done; empty if no lesson was ever begun."""
        return self.evening.done() if self._has_progress else ()

    def start_here(self) -> None:
        """Continue the first evening at the first step that is not done."""
        done = list(self.evening_done())
        key = self.evening.key_of(done.index(False)) if False in done else ""
        self.lessons.show_first_steps(key, is_evening=True)

    def after_game(self, session: GameSession) -> Offer | None:
        """Return the offer for a pupil after a game; None for a user who has begun no lesson."""
        # A game of the ten minutes is counted as any other.
        offer = self.evening.after_game(session, self._refused) if self._has_progress else None
        return (self.daily.after_game(session) if self.has("daily") else None) or offer

    def go_on_with(self, key: str) -> None:
        """Show the step that was offered after a game."""
        if key == DAILY:
            self.daily.show_end()
        else:
            self.lessons.go_on_with(key)

    def daily_facts(self) -> str:
        """Return the contents of the ten minutes of this day; '' until they are known."""
        return self.daily.facts() if self.has("daily") else ""

    def open_own(self, path: Path) -> None:
        """Show one of the user's own lessons as pupils see it."""
        self.shelf.open(path)

    @property
    def _has_progress(self) -> bool:
        return os.path.lexists(self.context.documents.folder / PROGRESS)

    @Slot(object)
    def _on_refused(self, verdict: Verdict) -> None:
        # A refused move may lead to the lesson on its rule after the game.
        if verdict.reason is not None:
            self._refused.add(verdict.reason)

    def on_made(self, name: str, made: object) -> None:  # noqa: D102 - says Feature
        if name == "locks":
            self.locks.turned.connect(self._on_locked)
        elif name == "screens":
            self.screens.presenting_changed.connect(self.table.on_presenting)
        elif name == "class_panel":
            self.class_panel.lesson = self.table.told

    def may_be_replaced(self) -> bool:
        """Return False while pupils are to answer in this window."""
        return not self.is_in_use()

    def kept(self) -> Callable[[TeachFeature], object] | None:
        """Return a function that goes on in another window: with the ten minutes, the page, and the full screen."""
        today = self.daily.kept if self.has("daily") else None
        show_page = self._kept_page()
        screen = self.screens.kept if self.has("screens") else ()

        def go_on(there: TeachFeature) -> None:
            if today is not None:
                there.daily.take(today)
            if show_page is not None:
                show_page(there)
            if any(screen[:2]):
                there.screens.resume(*screen)

        return go_on

    def _kept_page(self) -> Callable[[TeachFeature], object] | None:
        """Return a function that shows the same lesson or problem in another window."""
        has_lesson, has_problem = self.has("lessons"), self.has("problems")
        if (has_lesson and self.lessons.is_for_today) or (has_problem and self.problems.is_for_today):
            return lambda there: there.daily.resume(is_for_parents=False, is_in_step=True)
        if has_lesson and self.lessons.is_shown:
            kept = self.lessons.kept
            return lambda there: there.lessons.resume(*kept)
        if has_problem and self.problems.is_shown:
            place = self.problems.kept
            return lambda there: there.problems.resume(*place)
        if self.has("daily") and self.daily.is_shown:
            is_for_parents = self.daily.is_for_parents
            return lambda there: there.daily.resume(is_for_parents, is_in_step=False)
        if self.has("lesson_plan") and self.lesson_plan.is_shown:
            key = self.lesson_plan.page.key
            return lambda there: there.lesson_plan.resume(key)
        if self._is_table_on:
            return lambda there: there.table.switch()
        return None

    def resume(self, kept: object) -> None:
        """Show the lesson, the problem or the table again."""
        assert callable(kept)
        kept(self)

    def key(self, event: QKeyEvent) -> bool:  # noqa: D102 - says Feature
        # "forward" is disabled where the record must not be walked, its continuation is hidden, or no board is shown.
        if not self.context.commands.can("forward"):
            return False
        is_taken = self.has("table") and self.table.take_key(event)
        return is_taken or (self.has("screens") and self.screens.take_key(event))

    def resting(self) -> Steps[None]:  # noqa: D102 - says Feature
        yield from super().resting()
        # The modules of the lessons must be loaded before.
        yield from self.lessons.reading_ahead()
        if self._has_progress:
            # A pupil may look at the start page, which says what the ten minutes hold.
            self._reading.start_slices(self.daily.reading_ahead(), pause_ms=_READING_PAUSE_MS)

    def start(self) -> None:  # noqa: D102 - says Feature
        leaving = self.context.leaving
        leaving.behind.append(lambda: self.is_before_board)
        leaving.writers.append(self._take_title)
        leaving.settlers.append(self._settle)
        leaving.left.connect(self._on_left)
        self.context.controller.refused.connect(self._on_refused)
        self.context.controller.replaced.connect(self._refused.clear)
        folder = self.context.documents.folder
        if any(os.path.lexists(folder / name) for name in (PROGRESS, CARDS, RESULTS)):
            later = Alarm(self.context.window)
            later.rang.connect(self._check_progress)
            later.set(_CHECK_DELAY_MS)

    @Slot()
    def _check_progress(self) -> None:
        """Read the stored progress of pupils in the background, and report files that cannot be read."""
        folder = self.context.documents.folder
        job = Job(self.context.window)
        job.done.connect(self.context.strip.tell_put_aside)
        job.start_beside(lambda _watch: _unreadable(folder), JobWatch())

    def _take_title(self) -> None:
        if self.has("table"):
            self.table.take_title()

    def _settle(self) -> None:
        if self.has("table"):
            self.table.settle()

    @Slot()
    def _on_left(self) -> None:
        if self.has("screens"):
            self.screens.stop_presenting()

    def refuses(self) -> bool:  # noqa: D102 - says Feature
        return self.has("locks") and self.locks.refuse()

    def is_in_use(self) -> bool:  # noqa: D102 - says Feature
        return self.has("locks") and self.locks.is_locked

    def may_close(self) -> bool:  # noqa: D102 - says Feature
        return not self.has("locks") or self.locks.may_close()

    def escape(self) -> bool:  # noqa: D102 - says Feature
        # The first Escape closes a search beside the board, the next one ends the presentation.
        if self.context.page.panel.has_instead or not self.has("screens"):
            return False
        return self.screens.leave()

    # The current page

    @property
    def _record(self) -> PageRecord | None:
        """The part of a file that the current page shows; None if it shows none."""
        return record_shown(self.context.pages)

    @property
    def is_before_board(self) -> bool:
        """Return whether the record on the board waits behind lessons or problems."""
        return any(flow.is_before_board for flow in self._page_flows())

    def _page_flows(self) -> list[LessonFlow | ProblemFlow]:
        """Return the flows whose pages have been made."""
        flows: list[LessonFlow | ProblemFlow] = []
        if self.has("lessons"):
            flows.append(self.lessons)
        if self.has("problems"):
            flows.append(self.problems)
        return flows

    @property
    def _is_asking(self) -> bool:
        """Return whether a task is on the screen."""
        is_lesson = self.has("lessons") and self.lessons.is_shown
        return is_lesson or (self.has("problems") and self.problems.is_asking)

    @property
    def _is_on_board(self) -> bool:
        return self.context.pages.currentWidget() is self.context.page

    def _can_present(self) -> bool:
        return isinstance(self.context.pages.currentWidget(), Presentable)

    def _is_reviewing(self) -> bool:
        return self._is_on_board and self.context.controller.session.phase is Phase.REVIEWING

    def _can_make_problem(self) -> bool:
        # In a mode such as set-up the board is not that of the game.
        is_free = self._is_on_board and self.context.modes.top is None
        return is_free and self.context.controller.session.phase in _OF_GAMES

    def _can_switch_table(self) -> bool:
        """Return whether the table can be opened for the record on the board or on a page, or closed."""
        if self._record is not None:
            return True
        is_held = self.context.modes.holds_page
        return self._is_on_board and not is_held and (self._is_reviewing() or self._is_table_on)

    def _switch_table(self) -> None:
        if self._record is None:
            self.table.switch()
        else:
            self.shelf.open_on_board(then=lambda: self.table.work.look_for_positions())

    @property
    def _is_table_on(self) -> bool:
        return self.has("table") and self.table.is_on

    def _has_table(self, session: GameSession) -> bool:
        return self._is_table_on and session.phase is Phase.REVIEWING

    def _is_for_class(self, session: GameSession) -> bool:
        return self.context.page.panel.is_for_class and session.phase in _FOR_CLASS

    @Slot(bool)
    def _on_locked(self, is_locked: bool) -> None:
        self.screens.show_menu(not is_locked)
        if is_locked:
            self.context.windows.hide_others(self.context.window)
        else:
            self.context.windows.show_hidden()
        self.context.commands.sweep_soon()


_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier)


def _unreadable(folder: Path) -> list[UnusableFile]:
    stores = (
        progress.ProgressStore(folder / PROGRESS),
        problem_store.CardStore(folder / CARDS),
        class_results.ResultsStore(folder / RESULTS),
    )
    for store in stores:
        store.load()
    return [store.set_aside for store in stores if store.set_aside is not None]


class TableFlow(QObject):
    """The switch of the teacher's table; `work`, which does the rest, is made on first use."""

    work = Part(TableWork)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self.context = context

    def on_made(self, name: str, made: object) -> None:
        """Let the commands for the next and the previous game of the file step through the table's positions."""
        self.context.service(WALKING).steps_instead = self.step_by

    @property
    def is_on(self) -> bool:
        """Return whether the table is open."""
        return "work" in self.__dict__ and self.work.is_on

    def switch(self) -> None:
        """Open the table, or close it."""
        if self.is_on:
            self.leave()
        else:
            self.work.look_for_positions()

    @Slot()
    def leave(self) -> None:
        """Close the table and restore the position as it was prepared."""
        if self.is_on:
            self.work.leave()

    def take_title(self) -> None:
        """Commit the title that is being typed."""
        if self.is_on:
            self.work.panel.take_title()

    @Slot(bool)
    def on_presenting(self, is_presenting: bool) -> None:
        """End the preparation of a new position when a presentation begins."""
        if is_presenting and self.is_on:
            self.work.end_preparing()

    def settle(self) -> None:
        """Restore the record as it was prepared, before it waits behind a page."""
        if self.is_on:
            self.work.put_back()

    def take_key(self, event: QKeyEvent) -> bool:
        """Step through the lesson with PageUp and PageDown; return whether the key was used."""
        step = _PAGES.get(Qt.Key(event.key()))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is None or modifiers not in _MODIFIERS or not self.step_by(step):
            return False
        event.accept()
        return True

    def step_by(self, step: int) -> bool:
        """Go to the next position, or with -1 to the previous one; return whether the table is open."""
        if not self.is_on or self.context.controller.session.phase is not Phase.REVIEWING:
            return False
        self.work.step(step)
        return True

    def told(self) -> tuple[str, str] | None:
        """Return the text of the lesson for a class and the place in it; None without a table."""
        return self.work.places.told() if self.is_on else None
