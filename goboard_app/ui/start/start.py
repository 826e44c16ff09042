"""The start page brought to life: recent files and the unfinished game that it offers."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from goboard_app.app.files import recent
from goboard_app.app.files.load import game_title
from goboard_app.app.settings import Settings
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.start.page import GameTile, StartPage

SHOWN_RECENT = 6


class StartFlow(QObject):
    """`page` is the start page with everything on it connected."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._documents = context.documents
        self._shown_recent: tuple[str, ...] = ()
        self.page = StartPage(context.look, context.thumbnails, context.window)
        # As wide as it will be: otherwise its small boards are drawn for another width first.
        self.page.resize(context.window.size())
        self._connect()
        context.pages.addWidget(self.page)

    def _connect(self) -> None:
        context, page, run = self._context, self.page, self._context.commands.run
        context.view.settings_changed.connect(self._on_settings)
        page.continued.connect(self._carry_on)
        page.discarded.connect(self._ask_discard)
        # What answers is made when it is first asked.
        page.size_chosen.connect(lambda size: context.service("games").ask_new_on(size))
        page.open_asked.connect(lambda: context.service("files").ask_open())
        page.record_chosen.connect(self._open)
        page.steps_asked.connect(lambda: run("first_steps"))
        page.counting_asked.connect(lambda: run("counting_works"))
        page.problems_asked.connect(lambda: run("problems"))

    @property
    def is_shown(self) -> bool:
        """Whether the start page is on the screen."""
        return self._context.pages.currentWidget() is self.page

    def show(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the page."""
        if self._context.leaving.leave_board():
            self.fill()
            self._context.pages.setCurrentWidget(self.page)
            self._context.commands.sweep_soon()

    def fill(self) -> None:
        """Offer what there is now, also what a program that has ended left."""
        self._documents.adopt_abandoned()
        self._refresh()

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        """Another window may have opened a record that the page is to offer here."""
        if self.is_shown and settings.recent != self._shown_recent:
            self._refresh()

    def _refresh(self) -> None:
        """Show what there is to carry on and to open now."""
        today = date.today()
        self._shown_recent = self._context.view.settings.recent
        paths = (Path(path) for path in self._shown_recent[:SHOWN_RECENT])
        entries = [recent.entry_of(path, today) for path in paths]
        self.page.show_choices(
            self._unfinished(), [entry for entry in entries if entry is not None]
        )

    def _unfinished(self) -> GameTile | None:
        loaded = self._documents.unfinished.read()
        if loaded is None:
            return None
        session = recent.end_session(loaded.record.games[0], True)
        return GameTile(
            game_title(session.info), recent.unfinished_facts(session), recent.end_picture(session)
        )

    @Slot()
    def _carry_on(self) -> None:
        loaded = self._documents.unfinished.read()
        if loaded is not None:
            self._context.service("filing").drop_loading()
            self._documents.carry_on(loaded)

    @Slot()
    def _ask_discard(self) -> None:
        if self._context.service("games").wants_discard():
            self._documents.unfinished.discard()
            self.show()

    @Slot(str)
    def _open(self, path: str) -> None:
        self._context.service("files").open(Path(path))
