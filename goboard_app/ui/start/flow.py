"""StartFlow: the start page filled with the games of this computer, and connected to the features it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from goboard_app.app.files import recent
from goboard_app.app.files.load import LoadedFile, UnreadableFile, game_title, players_title
from goboard_app.app.files.recent import ShelfEntry
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.settings import Settings
from goboard_app.app.texts import program as program_texts
from goboard_app.app.texts.format import board_size, comma_list, translate
from goboard_app.app.texts.play import goal_name, your_info
from goboard_app.app.texts.rulesets import ruleset_short
from goboard_app.clock.control import NoClock
from goboard_app.go.board import Color
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.session.new_game import handicap_of
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import FILE_EVENTS, GAMES, RECORD_FILES, TEACHING, LastPlayed, Teaching
from goboard_app.ui.start.page import GameTile, StartPage, first_game
from goboard_app.ui.start.tiles import SIZES

# Records with a small board each; the menu has the rest.
SHOWN_RECENT = 6


def _last_game(last: LastPlayed) -> GameTile:
    """Return the contents of the large place that offers the terms of the last game."""
    game, section = last.game, translate("start", "As last time")
    players = ""
    if last.against is not None:
        engine = game.black_name if last.against.color is Color.BLACK else game.white_name
        section = program_texts.new_game_against(engine)
    elif game.black_name or game.white_name:
        players = players_title(game.black_name, game.white_name)
    stones = handicap_of(game)
    facts = comma_list(
        players,
        goal_name(game.goal) if game.goal else ruleset_short(game.ruleset),
        program_texts.handicap_text(stones) if stones else "",
        "" if game.goal else program_texts.komi_text(game.komi),
        "" if isinstance(game.black_time, NoClock) else translate("start", "with clocks"),
    )
    return GameTile(board_size(game.size), facts, BoardPicture(game.size, bytes(game.size.area)), section)


def _unread_game() -> GameTile:
    """Return the contents of the large place while the unfinished game is being read."""
    size = SIZES[0]
    title = translate("start", "Unfinished game")
    return GameTile(title, "", BoardPicture(size, bytes(size.area)))


def _seen(found: LoadedFile | UnreadableFile | None) -> GameTile | UnreadableFile | None:
    """Return the tile of the unfinished game; safe in any thread."""
    if not isinstance(found, LoadedFile):
        return found
    session = recent.end_session(found.record.games[0], True)
    facts, picture = recent.unfinished_facts(session), recent.end_picture(session)
    return GameTile(game_title(your_info(session.info)), facts, picture, is_over=bool(session.info.result))


class StartFlow(QObject):
    """The start page and its connections to the rest of the program."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._documents = context.documents
        self._shown_recent: tuple[str, ...] = ()
        self._tile: GameTile | None = None
        self._entries: Sequence[ShelfEntry] = ()
        self._lessons: Sequence[ShelfEntry] = ()
        self._is_asking = False
        # In threads: a disk may be slow or gone, and a game may be long.
        self._reading, self._looking, self._taking_up = Job(self), Job(self), Job(self)
        self._shelving = Job(self)
        self._shelving.done.connect(self._on_lessons)
        self._reading.done.connect(self._on_recent)
        self._looking.done.connect(self._on_unfinished)
        self._taking_up.done.connect(self._on_taken_up)
        self.page = StartPage(context.look, context.thumbnails, context.pages)
        # In its final width, or the small boards would be drawn twice.
        self.page.resize(context.window.size())
        self._connect()
        context.pages.addWidget(self.page)

    def _connect(self) -> None:
        context, page, run = self._context, self.page, self._context.commands.run
        context.view.settings_changed.connect(self._on_settings)
        self._teaching.daily_known.connect(self._show_daily)
        page.continued.connect(self._carry_on)
        page.discarded.connect(self._ask_discard)
        # Lambdas, so that each service is made only when it is first used.
        page.play_asked.connect(lambda: context.service(GAMES).play())
        page.change_asked.connect(lambda: context.service(GAMES).ask_new())
        page.size_chosen.connect(lambda size: context.service(GAMES).ask_new_on(size))
        page.open_asked.connect(lambda: context.service(RECORD_FILES).ask_open())
        page.folder_asked.connect(lambda: run("open_folder"))
        page.record_chosen.connect(self._open)
        page.lesson_chosen.connect(lambda path: self._teaching.open_own(Path(path)))
        page.against_asked.connect(lambda: run("play_against"))
        page.daily_asked.connect(lambda: run("daily"))
        page.evening_asked.connect(lambda: self._teaching.start_here())
        page.steps_asked.connect(lambda: run("first_steps"))
        page.counting_asked.connect(lambda: run("counting_works"))
        page.problems_asked.connect(lambda: run("problems"))

    @property
    def _teaching(self) -> Teaching:
        return self._context.service(TEACHING)

    @property
    def is_shown(self) -> bool:
        """Return whether the start page is on the screen."""
        return self._context.pages.currentWidget() is self.page

    def show(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the page."""
        if self._context.leaving.leave_board():
            self.fill()
            self._context.pages.setCurrentWidget(self.page)
            self._context.commands.sweep_soon()

    def fill(self) -> None:
        """Fill the page, also with an unfinished game of a program that ended without saving."""
        self._documents.adopt_abandoned()
        self._refresh()

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        """Refresh the page when another window changes the recent records."""
        if self.is_shown and settings.recent != self._shown_recent:
            self._refresh()

    def _refresh(self) -> None:
        """Show the unfinished game, the records and the lessons as they are now."""
        self._shown_recent = self._context.view.settings.recent
        paths = [Path(path) for path in self._shown_recent[:SHOWN_RECENT]]
        # Only names, until the records are read.
        self._entries = [recent.ShelfEntry(path, path.stem, "", "", None) for path in paths]
        waiting, today = self._documents.unfinished, date.today()
        self._tile = _unread_game() if waiting.is_left else None
        self._looking.start_beside(lambda watch: _seen(waiting.load(watch)), ParseWatch())
        self._reading.start_beside(lambda _watch: recent.entries_of(paths, today), JobWatch())
        folder = self._documents.lessons
        self._shelving.start_beside(lambda _watch: recent.lesson_entries(folder, today), JobWatch())
        # finish_soon() calls the slots below at once; they must not show each result.
        self._is_asking = True
        self._looking.finish_soon()
        self._reading.finish_soon()
        self._shelving.finish_soon()
        self._is_asking = False
        self._show()

    def _show(self) -> None:
        # Results that arrive at once are shown together at the end of _refresh.
        if not self._is_asking:
            done = self._teaching.evening_done()
            self.page.show_choices(self._tile, self._entries, done, self._lessons, self._last_game)
            self._show_daily()

    @Slot()
    def _show_daily(self) -> None:
        self.page.newcomers.show_daily(self._teaching.daily_facts())

    def _last_game(self) -> GameTile:
        last = self._context.service(GAMES).last_played()
        return first_game() if last.is_first else _last_game(last)

    @Slot(object)
    def _on_recent(self, entries: Sequence[ShelfEntry]) -> None:
        self._entries = entries
        self._show()

    @Slot(object)
    def _on_lessons(self, lessons: Sequence[ShelfEntry]) -> None:
        self._lessons = lessons
        self._show()

    @Slot(object)
    def _on_unfinished(self, seen: GameTile | UnreadableFile | None) -> None:
        if isinstance(seen, UnreadableFile):
            self._documents.unfinished.loaded(seen)
            seen = None
        self._tile = seen
        self._show()

    @Slot()
    def _carry_on(self) -> None:
        if not self._taking_up.is_busy:
            self._taking_up.start_beside(self._documents.unfinished.load, ParseWatch())
            self._taking_up.finish_soon()

    @Slot(object)
    def _on_taken_up(self, found: LoadedFile | UnreadableFile | None) -> None:
        loaded = self._documents.unfinished.loaded(found)
        # Another record may be on the board by now.
        if loaded is not None and self.is_shown:
            self._context.service(FILE_EVENTS).drop_loading()
            self._documents.carry_on(loaded)
        elif self.is_shown:
            self._refresh()

    @Slot()
    def _ask_discard(self) -> None:
        if self._context.service(GAMES).wants_discard():
            self._documents.unfinished.discard()
            self.show()

    @Slot(str)
    def _open(self, path: str) -> None:
        self._context.service(RECORD_FILES).open(Path(path))
