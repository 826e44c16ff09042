"""The start page brought to life: recent files and the unfinished game that it offers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import game_title
from goboard_app.app.settings import Settings
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.program import discard_game_detail, discard_game_question
from goboard_app.ui.files.feature import FileFlow
from goboard_app.ui.play.games import GameFlow
from goboard_app.ui.shell.page import Thumbnails
from goboard_app.ui.shell.view import ViewFlow
from goboard_app.ui.widgets.cards import Question
from goboard_app.ui.widgets.look import Look

if TYPE_CHECKING:
    from goboard_app.ui.start.page import GameTile, StartPage

SHOWN_RECENT = 6


class StartFlow(QObject):
    """Signals: `discarded()` when the unfinished game was thrown away; `steps_asked()` and
    `counting_asked()`, `problems_asked()` for those who are new to Go.
    """

    discarded = Signal()
    steps_asked = Signal()
    counting_asked = Signal()
    problems_asked = Signal()

    def __init__(
        self,
        look: Look,
        view: ViewFlow,
        documents: Documents,
        games: GameFlow,
        files: FileFlow,
        thumbnails: Thumbnails,
        pages: QStackedWidget,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._view = view
        self._documents = documents
        self._games = games
        self._files = files
        self._thumbnails = thumbnails
        self._pages = pages
        self._window = window
        self._shown_recent: tuple[str, ...] = ()
        view.settings_changed.connect(self._on_settings)

    @cached_property
    def page(self) -> StartPage:
        """The start page with everything on it connected, made when it is first shown."""
        # Late, since a program that is started with a record never shows it.
        from goboard_app.ui.start.page import StartPage

        page = StartPage(self._look, self._thumbnails, self._window)
        # As wide as it will be: otherwise its small boards are drawn for another width first.
        page.resize(self._window.size())
        page.continued.connect(self._carry_on)
        page.discarded.connect(self._ask_discard)
        page.size_chosen.connect(self._games.ask_new_on)
        page.open_asked.connect(self._files.ask_open)
        page.record_chosen.connect(self._open)
        page.steps_asked.connect(self.steps_asked)
        page.counting_asked.connect(self.counting_asked)
        page.problems_asked.connect(self.problems_asked)
        self._pages.addWidget(page)
        return page

    @property
    def is_shown(self) -> bool:
        """Whether the start page is on the screen."""
        return "page" in self.__dict__ and self._pages.currentWidget() is self.page

    def show(self) -> None:
        """Show the page with what there is now."""
        self.fill()
        self._pages.setCurrentWidget(self.page)

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
        from goboard_app.app.files import recent

        today = date.today()
        self._shown_recent = self._view.settings.recent
        paths = (Path(path) for path in self._shown_recent[:SHOWN_RECENT])
        entries = [recent.entry_of(path, today) for path in paths]
        self.page.show_choices(
            self._unfinished(), [entry for entry in entries if entry is not None]
        )

    def _unfinished(self) -> GameTile | None:
        from goboard_app.app.files import recent
        from goboard_app.ui.start.page import GameTile

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
            self._files.drop_loading()
            self._documents.carry_on(loaded)

    @Slot()
    def _ask_discard(self) -> None:
        question = Question(
            self._look,
            discard_game_question(),
            discard_game_detail(),
            (translate("start", "Keep it"), translate("start", "Discard")),
            self._window,
        )
        if question.ask() == 1:
            self._documents.unfinished.discard()
            self.discarded.emit()

    @Slot(str)
    def _open(self, path: str) -> None:
        self._files.open(Path(path))


class RecentMenu(QMenu):
    """A menu of files. Signal: `path_chosen(Path)` when one of them is chosen."""

    path_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.triggered.connect(self._on_triggered)

    def show_paths(self, paths: Sequence[str]) -> None:
        """Offer these files, the most recent one first."""
        self.clear()
        for path in paths:
            action = self.addAction(Path(path).name)
            action.setData(path)
            action.setToolTip(path)
        self.setEnabled(bool(paths))

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.path_chosen.emit(Path(str(action.data())))
