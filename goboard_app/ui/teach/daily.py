"""Ten minutes a day: the flow from problems over a new idea to a small game, and the page for parents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QStandardPaths, Slot

from goboard_app.app.daily import DailyPlan, DailyStep, SmallGame, Week, plan_day, week_before
from goboard_app.app.engines.ladder import NextGame, game_of_the_day, terms_for
from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.partner import RESULTS, partner_key
from goboard_app.app.files.document import CARDS, PROGRESS
from goboard_app.app.jobs import Job, Steps
from goboard_app.app.problems import CardStore, ProblemCollection, own_collections
from goboard_app.app.progress import ProgressStore, today
from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.partner import partner_name
from goboard_app.app.texts.program import daily_hint, daily_over
from goboard_app.engine.engine import Ability
from goboard_app.go.board import BoardSize, Color
from goboard_app.late import late
from goboard_app.lessons.attempt import paint_question, paint_screen
from goboard_app.partner.character import Character
from goboard_app.session.new_game import NewGame
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import ENGINES, GAMES
from goboard_app.ui.teach import DAILY, LESSONS, PROBLEMS
from goboard_app.ui.teach.daily_page import DailyPage, DailyRow, ParentsPage
from goboard_app.ui.teach.evening import Offer

with late:
    # Only paper needs these.
    from goboard_app.ui.paper import pages as paper
    from goboard_app.ui.paper.preview import Printout, PrintPreview

_FIRST_PARTNER = Character.PUPPY
_SIZE = BoardSize(9, 9)
_CAPTURE_GAME = NewGame(size=BoardSize(7, 7), goal=1, has_cross=True)


class DailyState(NamedTuple):
    """The state of the ten minutes: the plan of a day, the steps that are done, the problem and the game of the day."""

    plan: DailyPlan
    day: int
    done: frozenset[DailyStep]
    place: int
    game: object


class DailyFlow(QObject):
    """The flow through the steps of the ten minutes; each step leads back to the page that lists them.

    The plan of a day is made when it is first asked for, and kept until another day or until more is asked for.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._pages = context.pages
        folder = context.documents.folder
        self._cards, self._progress = CardStore(folder / CARDS), ProgressStore(folder / PROGRESS)
        self._own: tuple[ProblemCollection, ...] = ()
        self._plan = DailyPlan()
        self._day = 0
        self._done: set[DailyStep] = set()
        self._place = 0
        self._game: object = None
        self._then: Callable[[], None] = self._show_steps
        self._reading = Job(self)
        self._reading.done.connect(self._on_read)

    @cached_property
    def page(self) -> DailyPage:
        """The page with the steps."""
        page = DailyPage(self._context.look, self._context.thumbnails.of_picture)
        page.forward.clicked.connect(self._on_forward)
        page.friend.clicked.connect(self._play_with_friend)
        page.more.clicked.connect(self._on_more)
        page.parents.clicked.connect(self.show_parents)
        page.leave.clicked.connect(self.leave)
        page.left.connect(self.leave)
        self._pages.addWidget(page)
        return page

    @cached_property
    def parents(self) -> ParentsPage:
        """The page for parents."""
        page = ParentsPage(self._context.look)
        page.print_button.clicked.connect(self._print)
        page.leave.clicked.connect(self.leave)
        page.left.connect(self.leave)
        self._pages.addWidget(page)
        return page

    # Coming and going

    @property
    def is_shown(self) -> bool:
        """Return whether the steps, or the page for parents, are on the screen."""
        here, made = self._pages.currentWidget(), self.__dict__
        return ("page" in made and here is self.page) or ("parents" in made and here is self.parents)

    @property
    def is_for_parents(self) -> bool:
        """Return whether the page for parents is on the screen."""
        return "parents" in self.__dict__ and self._pages.currentWidget() is self.parents

    @property
    def kept(self) -> DailyState:
        """The state of the ten minutes."""
        flow = self._context.service(PROBLEMS)
        place = flow.solving.place if flow.is_for_today else self._place
        return DailyState(self._plan, self._day, frozenset(self._done), place, self._game)

    def take(self, state: DailyState) -> None:
        """Continue the ten minutes of another window, with the lesson in the language of the program now."""
        plan, self._day, done, self._place, self._game = state
        self._done = set(done)
        lessons = {each.key: each.lesson.title for each in self._context.service(LESSONS).first_steps()}
        if plan.idea is not None and plan.idea.key in lessons:
            plan = replace(plan, idea=replace(plan.idea, title=lessons[plan.idea.key]))
        self._plan = plan

    def resume(self, is_for_parents: bool, is_in_step: bool) -> None:
        """Show the steps again, the page for parents, or the step that was being done."""
        step = self._on_forward if is_in_step else self._show_page
        self._read_then(self._show_parents if is_for_parents else step)

    def show(self) -> None:
        """Show the steps of this day; the game on the board is kept or left before."""
        self._open(self._show_steps)

    @Slot()
    def show_parents(self) -> None:
        """Show the page for parents."""
        self._open(self._show_parents)

    def _open(self, then: Callable[[], None]) -> None:
        if self._context.leaving.leave_board():
            self._read_then(then)

    def _read_then(self, then: Callable[[], None]) -> None:
        """Call a function once the problems have been read."""
        # Of several pages asked for during the reading, the last one is shown.
        self._then = then
        if self._own:
            then()
        elif not self._reading.is_busy:
            self._reading.start_slices(own_collections())

    @Slot(object)
    def _on_read(self, own: tuple[ProblemCollection, ...]) -> None:
        self._own = own
        self._then()

    @Slot()
    def leave(self) -> None:
        """Return to the start page."""
        self._context.commands.run("start_page")

    # The plan

    def reading_ahead(self) -> Steps[None]:
        """Read the problems one by one while the program is idle."""
        self._own = yield from own_collections()

    def facts(self) -> str:
        """Return the contents of this day for the start page; a hint while the problems are not read yet."""
        if not self._own:
            return daily_hint()
        # A plan that is being followed is kept past midnight.
        if not self._is_under_way:
            self._renew()
        return daily_over() if self._following is None else texts.daily_facts(self._plan)

    @property
    def _is_under_way(self) -> bool:
        """Return whether the ten minutes, or a lesson or problem of theirs, are on the screen."""
        flows = self._context.service(LESSONS), self._context.service(PROBLEMS)
        return self.is_shown or any(flow.is_for_today for flow in flows)

    def _renew(self) -> None:
        """Make the plan of this day, unless it was begun already."""
        if self._day != today() or not self._done:
            self._day, self._plan, self._done, self._place = today(), self._planned(), set(), 0

    def _planned(self) -> DailyPlan:
        cards, progress = self._cards.load(), self._progress.load()
        for store in (self._cards, self._progress):
            aside, store.set_aside = store.set_aside, None
            if aside is not None:
                self._context.strip.tell_put_aside([aside])
        return plan_day(self._own, self._context.service(LESSONS).first_steps(), cards, progress, today())

    @property
    def _following(self) -> DailyStep | None:
        """The first step that is not done; None after the last."""
        return next((step for step in self._plan.steps if step not in self._done), None)

    def _show_steps(self) -> None:
        self._renew()
        self._show_page()

    def _show_page(self) -> None:
        """Show the steps as they are now."""
        page, following = self.page, self._following
        rows = [
            DailyRow(
                *texts.daily_step(self._plan, step, self._partner),
                self._picture(step),
                step in self._done,
                step is following,
            )
            for step in self._plan.steps
        ]
        self._context.strip.hide()
        self._pages.setCurrentWidget(page)
        sentence = texts.daily_done(self._plan, self._done, self._right()) if self._done else ""
        page.show_steps(rows, self._next_text(), following is DailyStep.GAME, sentence)
        self._context.commands.sweep_soon()

    def _picture(self, step: DailyStep) -> BoardPicture:
        """Return the board on which a step begins."""
        idea = self._plan.idea
        problems = idea.problems if step is DailyStep.IDEA and idea is not None else self._plan.problems
        if step is not DailyStep.GAME and problems:
            return paint_question(problems[0])
        lessons = self._context.service(LESSONS).first_steps()
        screen = next((each.lesson.screens[0] for each in lessons if idea is not None and each.key == idea.key), None)
        if step is DailyStep.IDEA and screen is not None:
            return paint_screen(screen, None)
        size = _CAPTURE_GAME.size if self._plan.game is SmallGame.CAPTURE else _SIZE
        return BoardPicture(size, bytes(size.area))

    def _next_text(self) -> str:
        following = self._following
        if following is DailyStep.GAME:
            return texts.play_with(self._partner)
        if following is None:
            return ""
        return translate("daily", "Next") if self._done else translate("problem", "Begin")

    def _right(self) -> int:
        """Return the number of the plan's problems whose last answer was given on this day and right."""
        cards = self._cards.load()
        found = [cards.of(problem.key) for problem in self._plan.problems]
        return sum(card is not None and card.day == self._day and not card.was_missed for card in found)

    # The steps

    @Slot()
    def _on_forward(self) -> None:
        """Begin the next step, or leave the page after the last one."""
        step, idea = self._following, self._plan.idea
        if step is None:
            self.leave()
            return
        then = partial(self._on_step, step)
        if step is DailyStep.PROBLEMS:
            title = translate("daily", "Ten minutes today")
            self._context.service(PROBLEMS).ask_for_today(title, self._plan.problems, then, self._place)
        elif step is DailyStep.IDEA and idea is not None and idea.kind is not None:
            self._context.service(PROBLEMS).ask_for_today(texts.idea_name(idea), idea.problems, then, self._place)
        elif step is DailyStep.IDEA and idea is not None:
            self._context.service(LESSONS).show_idea(idea.key, then)
        else:
            self._begin(*self._terms())

    def _on_step(self, step: DailyStep, is_over: bool) -> None:
        """Return from a step to the page, and note whether it is over, or where its problems were left."""
        self._place = 0 if is_over else self._context.service(PROBLEMS).solving.place
        if is_over:
            self._done.add(step)
        self._show_page()

    @Slot()
    def _on_more(self) -> None:
        self._done.clear()
        self._show_steps()

    # The game

    @property
    def _next_game(self) -> NextGame | None:
        choices = self._context.service(ENGINES).choices(Ability.MOVE)
        rows: tuple[str, ...] = self._context.hub.value(RESULTS)
        return game_of_the_day(rows, _SIZE, choices, _FIRST_PARTNER)

    @property
    def _partner(self) -> str:
        """The name of the opponent in the game of this day."""
        following = self._next_game
        is_first = following is None or self._plan.game is SmallGame.CAPTURE
        return partner_name(_FIRST_PARTNER) if is_first or following is None else following.partner.name

    def _terms(self) -> tuple[NewGame, EnginePlayer | None]:
        following = self._next_game
        if following is not None and self._plan.game is SmallGame.WHOLE:
            return terms_for(following, NewGame(size=_SIZE), Color.BLACK, "")
        game = _CAPTURE_GAME if self._plan.game is SmallGame.CAPTURE else NewGame(size=_SIZE)
        named = replace(game, white_name=partner_name(_FIRST_PARTNER))
        return named, EnginePlayer(partner_key(_FIRST_PARTNER), Color.WHITE)

    @Slot()
    def _play_with_friend(self) -> None:
        self._begin(_CAPTURE_GAME if self._plan.game is SmallGame.CAPTURE else NewGame(size=_SIZE), None)

    def _begin(self, game: NewGame, against: EnginePlayer | None) -> None:
        self._context.service(GAMES).start(game, against, is_proposed=False)
        # `after_game` recognises the game by its tree.
        self._game = self._context.controller.session.tree

    def after_game(self, session: GameSession) -> Offer | None:
        """Return the offer that leads back from the finished game of this day; None for other games."""
        if self._game is not session.tree:
            return None
        self._done.add(DailyStep.GAME)
        return Offer(translate("daily", "Next: ten minutes today"), DAILY, True)

    def show_end(self) -> None:
        """Show the steps after the game."""
        if self._context.leaving.leave_board():
            self._show_page()

    # The page for parents

    def _show_parents(self) -> None:
        self._context.strip.hide()
        self.parents.show_lines(*self._parents_lines())
        self._pages.setCurrentWidget(self.parents)
        self.parents.leave.setFocus()
        self._context.commands.sweep_soon()

    def _parents_lines(self) -> tuple[list[str], list[str]]:
        plan, following = self._planned(), self._next_game
        stones = following.stones if following is not None else 0
        partner = partner_name(_FIRST_PARTNER) if following is None else following.partner.name
        if plan.game is SmallGame.CAPTURE:
            partner, stones = partner_name(_FIRST_PARTNER), 0
        return texts.week_lines(self._week()), texts.next_lines(plan, partner, stones)

    def _week(self) -> Week:
        lessons = self._context.service(LESSONS).first_steps()
        return week_before(self._own, lessons, self._cards.load(), self._progress.load(), today())

    @Slot()
    def _print(self) -> None:
        """Show the page for parents on paper, from where it is printed or saved as PDF."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(documents)
        lay_out = partial(_on_paper, *self._parents_lines())
        printout = Printout(texts.parents_title(), lay_out, paper.PaperSize.A4, folder)
        PrintPreview(self._context.look, self._context.hub, printout, self._context.window).run()


def _on_paper(week: list[str], following: list[str], sheet: paper.Sheet) -> paper.SheetPages:
    """Return the lines of the page for parents on sheets."""
    title, bold = paper.paper_font(16.0, True), paper.paper_font(paper.BODY, True)
    pieces = [*paper.text_pieces(texts.parents_title(), sheet.wide, title, keeps=True)]
    for heading, lines in ((texts.week_title(), week), (texts.next_title(), following)):
        pieces += paper.text_pieces(heading, sheet.wide, bold, paper.mm(5), keeps=True)
        for line in lines:
            pieces += paper.text_pieces(line, sheet.wide, gap=paper.mm(1))
    frame = paper.PageFrame(sheet.high, sheet.wide, 0.0, columns=1, section_gap=paper.mm(4))
    pages = paper.fill_pages(frame, [paper.PageSection(None, tuple(pieces))])
    return paper.SheetPages(sheet, texts.parents_title(), pages)
