"""The pages of problems: the list of collections, the small boards, and the problem to solve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from goboard_app.app.files.document import CARDS
from goboard_app.app.files.load import game_title
from goboard_app.app.jobs import Job, single_shot
from goboard_app.app.problems import (
    CardStore,
    ProblemCollection,
    ProblemFolder,
    Solving,
    courses,
    file_of,
    own_collections,
    reading_collection,
    reading_folder,
)
from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.files import cards_not_kept, cards_not_read, reading_text
from goboard_app.app.texts.format import dotted, running_text, translate
from goboard_app.app.texts.lessons import position_words
from goboard_app.go.board import Color, Point
from goboard_app.lessons.attempt import Attempt, AttemptOutcome, paint_attempt, paint_question, part_asked
from goboard_app.lessons.problem import Problem, ProblemKind
from goboard_app.lessons.schedule import Cards
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import PageRecord
from goboard_app.ui.shell.services import SHELF, SOUNDS, WORDS
from goboard_app.ui.shell.view import board_options
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.teach.problem_grid import ProblemGrid
from goboard_app.ui.teach.problem_panels import CollectionTile, ProblemActs, ProblemList, ProblemPanel, ProblemWords
from goboard_app.ui.widgets.look import Look


class ProblemFlow(QObject):
    """The flow that shows the pages of problems in place of the current page, and leaves them again.

    The game on the board waits unchanged behind them, and its clock is stopped.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._pages = context.pages
        self._strip = context.strip
        self._has_board_behind = False
        self._has_overview = False
        self._at_hand: tuple[str, Sequence[Problem]] = "", ()
        self._then: Callable[[bool], object] | None = None
        self._back = ""
        self._own: tuple[ProblemCollection, ...] = ()
        self._courses: tuple[ProblemCollection, ...] = ()
        self._reading = Job(self)
        self._reading.done.connect(self._on_read)
        context.view.settings_changed.connect(self.apply_settings)

    # Parts, made when they are first shown

    @cached_property
    def _store(self) -> CardStore:
        return CardStore(self._context.documents.folder / CARDS)

    @cached_property
    def solving(self) -> Solving:
        """The problems that are open and the current attempt."""
        solving = Solving(self._store, parent=self)
        solving.ended.connect(self._on_ended)
        solving.unkept.connect(self._on_unkept)
        solving.answered.connect(self._hear)
        return solving

    @Slot()
    def _hear(self) -> None:
        """Play the sound of the answer; a move that was refused or taken back has none."""
        attempt = self.solving.attempt
        name = "" if attempt is None else _SOUNDS.get(attempt.outcome, "")
        if name:
            self._context.service(SOUNDS).hear(name)

    @cached_property
    def list(self) -> ProblemList:
        """The page with the list of collections."""
        page = ProblemList(self._context.look, self._context.thumbnails.of_picture)
        page.chosen.connect(self._on_chosen)
        page.course_chosen.connect(self._on_course)
        page.repeat.clicked.connect(self.repeat)
        page.from_file.clicked.connect(self.ask_open)
        page.from_folder.clicked.connect(self.ask_folder)
        page.left.connect(self.leave)
        page.more_asked.connect(lambda tile: self._context.service(SHELF).offer(tile))
        self._pages.addWidget(page)
        return page

    @cached_property
    def stage(self) -> ProblemStage:
        """The page with the board, and the object that shows problems on it."""
        stage = ProblemStage(self._context.look, self.solving, self)
        stage.page.left.connect(self._on_left)
        stage.page.panel.overview.clicked.connect(self.show_grid)
        stage.page.more_asked.connect(lambda: self._context.service(SHELF).offer(stage.page.panel.more))
        self._pages.addWidget(stage.page)
        self._context.service(WORDS).take(stage.page)
        return stage

    @cached_property
    def grid(self) -> ProblemGrid:
        """The page with small boards of the open collection."""
        grid = ProblemGrid(self._context.look, self._context.thumbnails.of_picture)
        grid.chosen.connect(self._on_grid_chosen)
        grid.left.connect(self._on_grid_left)
        grid.more_asked.connect(lambda button: self._context.service(SHELF).offer(button))
        self._pages.addWidget(grid)
        return grid

    @property
    def page(self) -> ProblemPage:
        """The page with the board."""
        return self.stage.page

    @property
    def is_shown(self) -> bool:
        """Return whether a page of problems is on the screen."""
        # Reading an attribute would make the page.
        here, made = self._pages.currentWidget(), self.__dict__
        is_grid = "grid" in made and here is self.grid
        is_list = "list" in made and here is self.list
        return is_grid or is_list or ("stage" in made and here is self.page)

    @property
    def is_asking(self) -> bool:
        """Return whether the page with a problem to solve is on the screen."""
        return "stage" in self.__dict__ and self._pages.currentWidget() is self.page

    @property
    def is_before_board(self) -> bool:
        """Return whether the game on the board waits behind the problems."""
        return self.is_shown and self._has_board_behind

    # Coming and going

    @property
    def is_for_today(self) -> bool:
        """Return whether the problem on the screen belongs to the ten minutes."""
        return self.is_asking and self._then is not None and not self._back

    @property
    def kept(self) -> tuple[str, tuple[Problem, ...], int, bool, bool]:
        """The open problems with their title, the one that is asked (-1 for none), and the flags of the pages."""
        solving = self.solving
        place = solving.place if self.is_asking else -1
        return solving.title, tuple(solving.problems), place, self._has_overview, self._has_board_behind

    def resume(
        self, title: str, problems: tuple[Problem, ...], place: int, has_overview: bool, has_board_behind: bool
    ) -> None:
        """Show the same problem as another window did, or the list."""
        if place < 0:
            self.show_list()
        else:
            self._put(self.page)
            self.solving.open(title, problems, place=place)
            self._has_overview = has_overview
        self._has_board_behind = has_board_behind

    @Slot()
    def show_list(self) -> None:
        """Show the collections with their progress."""
        self._has_overview = False
        self._then = None
        self._put(self.list)
        if self._own:
            self._show_own()
        elif not self._reading.is_busy:
            self.list.leave.setText(self._leave_text)
            self._reading.start_slices(own_collections())

    @property
    def _leave_text(self) -> str:
        if self._has_board_behind:
            return translate("problem", "Back to the board")
        return translate("problem", "Start page")

    @property
    def is_reading(self) -> bool:
        """Return whether the collections of the program are being read."""
        return self._reading.is_busy

    @Slot(object)
    def _on_read(self, own: tuple[ProblemCollection, ...]) -> None:
        self._own, self._courses = own, courses(own)
        # The user may have left the list during the reading.
        if self._pages.currentWidget() is self.list:
            self._show_own()

    def _show_own(self) -> None:
        cards = self.solving.remember()
        keys = [key for each in self._own for key in each.keys]
        rows = [
            CollectionTile(
                texts.collection_name(each),
                texts.collection_note(each, cards),
                cards.known(each.keys) / len(each.keys),
                cards.missed(each.keys) / len(each.keys),
                paint_question(_next_in(each, cards)),
            )
            for each in self._own
        ]
        first = [CollectionTile(texts.course_name(each), texts.collection_note(each, cards)) for each in self._courses]
        due = len(cards.to_repeat(keys, self.solving.day()))
        files = [_whole(each) for each in self._own]
        self.list.show_collections(rows, due, self._leave_text, first, files)
        self._context.commands.sweep_soon()
        self._tell_trouble()

    @Slot()
    def solve_record(self) -> None:
        """Show the games of the record on the board as problems."""
        self.ask_record()

    def ask_record(
        self,
        is_kept: bool = True,
        place: int = 0,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Show the games of the record on the board as problems, beginning with game `place`.

        The answers are stored only if `is_kept`. `then` is called once the problems are shown.
        """
        controller = self._context.controller
        title = game_title(controller.session.info)

        def ask(collection: ProblemCollection) -> None:
            self._ask(collection, False, is_kept, place)
            if then is not None:
                then()

        self._strip.work.start(
            lambda: reading_collection(controller.trees, title),
            ask,
            reading_text(title),
            lambda: controller.trees,
        )

    @Slot()
    def ask_open(self) -> None:
        """Show the dialog that opens a file of problems."""
        name, _ = QFileDialog.getOpenFileName(
            self._context.window,
            translate("problem", "Open problems"),
            "",
            translate("problem", "Problems (*.sgf);;All files (*)"),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Show the problems in a file, and report its faults above the page."""
        self._strip.work.read(path, lambda games: reading_collection(games, path.stem, path), self.ask)

    def show_problem(self, source: str, game: int) -> None:
        """Show a problem of a file that `source_of` named, by the number of its game from 0."""
        path = file_of(source)
        kind = next((kind for kind in ProblemKind if source == f"{kind.value}.sgf"), None)

        def ask(collection: ProblemCollection) -> None:
            # The file may have lost its last games.
            self._ask(replace(collection, kind=kind), place=min(game, len(collection.problems) - 1))

        self._strip.work.read(path, lambda games: reading_collection(games, path.stem, path), ask)

    def ask(self, collection: ProblemCollection) -> None:
        """Show problems that were read, in their order."""
        self._ask(collection)

    @Slot()
    def ask_folder(self) -> None:
        """Show the dialog that opens a folder, and show the problems of all its files."""
        title = translate("problem", "Open a folder of problems")
        folder = QFileDialog.getExistingDirectory(self._context.window, title, "")
        if folder:
            self.open_folder(Path(folder))

    def open_folder(self, folder: Path) -> None:
        """Show the problems of all files below a folder as one collection."""
        self._strip.work.start(
            lambda: reading_folder(folder),
            self._show_folder,
            reading_text(folder.name),
            lambda: (),
        )

    def _show_folder(self, found: ProblemFolder) -> None:
        collection, left_out = found.collection, found.left_out
        if not collection.problems:
            self._strip.tell(texts.no_problems_in(collection.title), left_out)
            return
        self._has_overview = True
        self._at_hand = collection.title, collection.problems
        self.show_grid()
        if left_out:
            self._strip.tell(texts.files_left_out(len(left_out)), left_out, is_grave=False)

    @Slot()
    def show_grid(self) -> None:
        """Show the open problems as small boards with their last results."""
        if self.is_asking:
            self._has_overview = True
            self._at_hand = self.solving.title, self.solving.problems
        # The answers to an unsaved record are known only while its problems are open.
        cards = self.solving.cards if self.is_asking else self.solving.remember()
        title, problems = self._at_hand
        note = texts.collection_note(ProblemCollection(title, tuple(problems)), cards)
        files = {problem.path for problem in problems}
        record = _record_of(problems[0]) if len(files) == 1 else None
        self.grid.record = None if record is None else record._replace(game=None)
        self._put(self.grid)
        self.grid.show_problems(title, note, problems, cards)

    @Slot(int)
    def _on_grid_chosen(self, place: int) -> None:
        title, problems = self._at_hand
        self._put_problems(self._then, self._back)
        # Opening the problems again would forget answers that are not stored.
        if self.solving.problems is problems:
            self.solving.go_to(place)
        else:
            self.solving.open(title, problems, place=place)

    @Slot()
    def _on_grid_left(self) -> None:
        """Return to the page that led here, or to the list."""
        if self._then is not None:
            self._then(False)
        else:
            self.show_list()

    @Slot()
    def _on_left(self) -> None:
        """Return to the page that led here, or to the small boards if they were shown, else to the list."""
        if self._then is not None:
            self._then(False)
        elif self._has_overview:
            self.show_grid()
        else:
            self.show_list()

    @Slot()
    def repeat(self) -> None:
        """Show the problems that are due for review."""
        self._put_problems()
        title = translate("problem", "Due for review")
        if not self.solving.open_due(title, self._own):
            self.show_list()

    @Slot()
    def leave(self) -> None:
        """Return to the board, which is unchanged, or to the start page."""
        if not self.is_shown:
            return
        if not self._has_board_behind:
            self._context.commands.run("start_page")
            return
        # A message about a problem does not concern the game.
        self._strip.hide()
        self._pages.setCurrentWidget(self._context.page)
        self._context.page.board.setFocus()
        self._context.commands.sweep_soon()

    def _ask(
        self,
        collection: ProblemCollection,
        by_need: bool = False,
        is_kept: bool = True,
        place: int = 0,
    ) -> None:
        self._has_overview = False
        self._put_problems()
        name, problems = texts.collection_name(collection), collection.problems
        self.solving.open(name, problems, by_need, is_kept, place)
        self._tell_faults(collection)
        self._tell_trouble()

    def ask_for_today(
        self,
        title: str,
        problems: Sequence[Problem],
        then: Callable[[bool], object],
        place: int = 0,
        back: str = "",
    ) -> None:
        """Show some problems, beginning with number `place`.

        `then` is called with True after the last one, and with False if they are left. `back` is the text of the button
        that leaves them; '' for those of the ten minutes.
        """
        self._has_overview = False
        self._put_problems(then, back)
        self.solving.open(title, problems, place=place)
        self._tell_trouble()

    def _put_problems(self, then: Callable[[bool], object] | None = None, back: str = "") -> None:
        """Make the page of a problem the current one; it is left for the list, or by `then`."""
        self._then, self._back = then, back
        all_problems, daily = translate("problem", "All problems"), translate("daily", "Ten minutes today")
        self.page.panel.leave.setText(all_problems if then is None else back or daily)
        self._put(self.page)

    def _put(self, page: QWidget) -> None:
        """Make a page of problems the current page; settle the game on the board before."""
        if not self.is_shown:
            self._has_board_behind = self._context.leaving.has_board()
            if self._has_board_behind:
                # Ends the modes and temporary edits of the board, and pauses its clock.
                self._context.leaving.settle_board()
        self._strip.hide()
        self._pages.setCurrentWidget(page)
        self.apply_settings()
        self._context.commands.sweep_soon()

    @Slot()
    def _on_ended(self) -> None:
        # Pupils stay on a locked page.
        if self.page.is_locked:
            self.page.say_end()
        elif self._then is not None:
            self._then(True)
        else:
            self._on_left()

    @Slot(int)
    def _on_chosen(self, number: int) -> None:
        self._ask(self._own[number], self.list.by_need)

    @Slot(int)
    def _on_course(self, number: int) -> None:
        """Open a course at its first problem that is not known yet."""
        course = self._courses[number]
        cards = self.solving.remember()
        # A course begins where the pupil left it.
        todo = (n for n, key in enumerate(course.keys) if not cards.known([key]))
        self._put_problems()
        self.solving.open(texts.course_name(course), course.problems, place=next(todo, 0))

    @Slot()
    def apply_settings(self) -> None:
        """Apply the settings to the board."""
        if "stage" in self.__dict__:
            self.page.board.set_theme(self._context.look.theme)
            self.page.board.set_options(board_options(self._context.view.settings))
            self.stage.has_motion = self._context.view.settings.motion

    # Messages above the page

    def _tell_faults(self, collection: ProblemCollection) -> None:
        if collection.findings:
            self._strip.tell(*texts.faults_told(collection.findings))

    def _tell_trouble(self) -> None:
        # The file that was put aside is reported once.
        aside, self._store.set_aside = self._store.set_aside, None
        if aside is not None:
            self._strip.tell(cards_not_read(aside.place))

    @Slot()
    def _on_unkept(self) -> None:
        self._strip.tell(cards_not_kept(self._store.trouble))


def _next_in(collection: ProblemCollection, cards: Cards) -> Problem:
    """Return the first problem of a collection that is not known, or the first of all."""
    return next((each for each in collection.problems if not cards.known([each.key])), collection.problems[0])


def _whole(collection: ProblemCollection) -> PageRecord | None:
    """Return the file of a collection; None if it has none."""
    record = _record_of(collection.problems[0]) if collection.problems else None
    return None if record is None else record._replace(game=None)


def _record_of(problem: Problem) -> PageRecord | None:
    """Return the file of a problem; in a course each kind of problem has a file of its own."""
    if problem.path is None:
        return None
    name = problem.path.stem if problem.kind is None else texts.kind_name(problem.kind)
    return PageRecord(problem.path, name, problem.number)


class ProblemPage(AnswerPage):
    """The page of a problem, with plain keys for its buttons.

    N and B go on and back, O shows all as small boards, Backspace takes back, S shows the solution, T, M and C turn,
    mirror and swap, H hints, P passes, W shows the whole board or a part again.
    """

    manual_page = "lessons"

    panel: ProblemPanel

    def __init__(self, look: Look, describe: Callable[[Point], str], parent: QWidget | None = None) -> None:
        self.panel = panel = ProblemPanel(look)
        keys = {
            Qt.Key.Key_N: panel.forward,
            Qt.Key.Key_B: panel.back,
            Qt.Key.Key_Backspace: panel.take_back,
            Qt.Key.Key_S: panel.solution,
            Qt.Key.Key_T: panel.turn,
            Qt.Key.Key_M: panel.mirror,
            Qt.Key.Key_C: panel.swap,
            Qt.Key.Key_H: panel.hint,
            Qt.Key.Key_P: panel.passing,
            Qt.Key.Key_O: panel.overview,
            Qt.Key.Key_W: panel.whole,
        }
        super().__init__(look, describe, panel, keys, parent)


_PAUSE_MS = 700
"""The pause between two moves that show why a move is wrong or right, in ms."""
_SOUNDS = {
    AttemptOutcome.SOLVED: "right",
    AttemptOutcome.GO_ON: "stone",
    AttemptOutcome.WRONG: "wrong",
    AttemptOutcome.UNKNOWN: "wrong",
}
_ICONS = {
    AttemptOutcome.SOLVED: "check",
    AttemptOutcome.GO_ON: "check",
    AttemptOutcome.SHOWN: "eye",
}


class ProblemStage(QObject):
    """The link between the page and `solving`: the page follows it, and the buttons and the board control it.

    With `has_motion` the moves that show why a move is wrong or right are shown one by one, else all at once.
    """

    def __init__(self, look: Look, solving: Solving, parent: QObject) -> None:
        super().__init__(parent)
        self.solving = solving
        self.page = ProblemPage(look, self._describe)
        self.has_motion = True
        self._pause = single_shot(self, solving.play_on, _PAUSE_MS)
        self._connect()

    def _connect(self) -> None:
        solving, panel = self.solving, self.page.panel
        solving.turned.connect(self._on_turned)
        solving.answered.connect(self._on_answered)
        solving.explained.connect(self._on_explained)
        solving.hinted.connect(self._on_hinted)
        solving.played_on.connect(self._refresh)
        solving.played_on.connect(self._go_on)
        self.page.point_chosen.connect(self._on_point)
        self.page.locked.connect(self._refresh)
        panel.passing.clicked.connect(solving.play_pass)
        panel.hint.clicked.connect(solving.take_hint)
        panel.take_back.clicked.connect(solving.take_back)
        panel.solution.clicked.connect(solving.show_solution)
        panel.turn.clicked.connect(solving.turn)
        panel.mirror.clicked.connect(solving.mirror)
        panel.swap.clicked.connect(solving.swap_colors)
        panel.back.clicked.connect(solving.go_back)
        panel.forward.clicked.connect(solving.go_on)
        panel.whole.clicked.connect(self._on_whole)

    @Slot()
    def _on_whole(self) -> None:
        """Show the whole board, or only the part that the problem uses, until the button is clicked again."""
        self._refresh()
        self.page.board.setFocus()

    @Slot()
    def _on_turned(self) -> None:
        solving, page = self.solving, self.page
        problem = solving.problem
        if problem is None:
            return
        card = solving.cards.of(solving.problems[solving.place].key)
        place = texts.place_text(problem, solving.place + 1, len(solving.problems), card)
        asked = texts.question(problem)
        page.set_record(_record_of(problem))
        page.panel.show_words(ProblemWords(solving.title, place, asked))
        self._refresh()
        missing = texts.nothing_known(problem)
        if missing:
            page.message.say(missing, icon="info")
        else:
            self._say_turn(problem.task.position.to_move)
        page.board.setFocus()
        heard = texts.question(problem, in_full=True)
        page.board.announce(dotted(place, running_text(heard, missing)))

    def _say_turn(self, side: Color) -> None:
        self.page.message.say(texts.turn_sentence(side), side)

    @Slot()
    def _refresh(self) -> None:
        attempt, page = self.solving.attempt, self.page
        if attempt is not None:
            is_whole = page.panel.whole.isChecked()
            page.board.show_picture(paint_attempt(attempt, is_whole))
            page.board.setAccessibleDescription(position_words(attempt.position))
            page.panel.show_acts(self._acts())

    def _acts(self) -> ProblemActs:
        solving, attempt = self.solving, self.solving.attempt
        if attempt is None:
            return ProblemActs()
        # A locked page gives neither the solution nor a hint that shows the move.
        has_solution, is_locked = attempt.problem.has_solution, self.page.is_locked
        return ProblemActs(
            said=attempt.text or self._why_right() or texts.why_sentence(attempt) or texts.hint_sentence(attempt),
            can_take_back=attempt.can_take_back,
            can_show=has_solution and attempt.outcome is not AttemptOutcome.SHOWN and not is_locked,
            can_hint=attempt.can_hint and not (is_locked and self._shows_move(attempt)),
            can_pass=attempt.task.may_pass,
            can_go_back=not solving.is_at_start,
            is_over=attempt.outcome.is_over,
            is_last=solving.is_at_end,
            has_part=part_asked(attempt) is not None,
        )

    def _shows_move(self, attempt: Attempt) -> bool:
        """Return whether the next hint would show the move."""
        return attempt.hints > 0 or not attempt.problem.has_hint_in_words

    @Slot()
    def _on_answered(self) -> None:
        attempt, page = self.solving.attempt, self.page
        if attempt is None:
            return
        self._refresh()
        text = texts.outcome_sentence(attempt)
        if attempt.outcome is AttemptOutcome.ASKED:
            self._say_turn(attempt.position.to_move)
        elif attempt.outcome.is_taken_back or attempt.outcome is AttemptOutcome.ILLEGAL:
            page.message.refuse(text)
        else:
            page.message.say(text, icon=_ICONS.get(attempt.outcome, ""))
        why = attempt.text or texts.why_sentence(attempt)
        page.board.announce(running_text(text, why), assertive=True)
        self._go_on()

    def _why_right(self) -> str:
        """Return why the solution on the board works; '' where that is not known."""
        success, problem = self.solving.success, self.solving.problem
        if success is None or problem is None:
            return ""
        return texts.success_sentence(success, problem.task.position.size)

    @Slot()
    def _on_explained(self) -> None:
        """Say why the solution works, and begin to play the best resistance to it."""
        attempt = self.solving.attempt
        if attempt is None:
            return
        self._refresh()
        # The words of the file are said already, and go before the program's own.
        if not attempt.text:
            self.page.board.announce(self._why_right())
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Play the moves that show why the last move was wrong or right one at a time, so that the pupil can follow."""
        attempt = self.solving.attempt
        if attempt is None or not attempt.coming:
            self._pause.stop()
        elif self.has_motion:
            self._pause.start()
        else:
            self.solving.play_on()

    @Slot()
    def _on_hinted(self) -> None:
        attempt = self.solving.attempt
        if attempt is not None:
            self._refresh()
            text = texts.hint_sentence(attempt)
            self.page.message.say(text, icon="info")
            self.page.board.announce(text, assertive=True)

    @Slot(object)
    def _on_point(self, point: Point) -> None:
        self.solving.play_at(point)

    def _describe(self, point: Point) -> str:
        attempt = self.solving.attempt
        return "" if attempt is None else texts.point_words(attempt, point)
