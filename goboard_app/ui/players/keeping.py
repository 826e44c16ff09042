"""KeepingFlow: keeps finished games in the folder of the players' book, and reads that folder."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from goboard_app.app.files.kept_games import FolderContent, KeptGames, usual_folder
from goboard_app.app.files.load import file_name
from goboard_app.app.files.save import reason_of
from goboard_app.app.files.unfinished import AUTOSAVE_DELAY_MS
from goboard_app.app.jobs import Alarm, Job, JobWatch
from goboard_app.app.settings import FLAG, TEXT, TEXTS, Setting, choice
from goboard_app.app.texts import players as texts
from goboard_app.app.texts.format import collation_key, translate
from goboard_app.go.board import BoardSize
from goboard_app.library.fair_handicap import FairHandicap, fair_handicap
from goboard_app.library.players_book import PlayersBook, folded
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf.writer import write_game
from goboard_app.record.tree import GameTree
from goboard_app.ui.shell.feature import WindowContext

# The time that writing may take after the window was closed.
_LAST_SECONDS = 30.0


class _Act(Enum):
    """The act that a report of a failure is about."""

    KEEP = "keep"


class KeepPolicy(Enum):
    """The setting for a finished game: keep it, or do nothing."""

    ALWAYS = "always"
    NEVER = "never"


def keep_choices() -> tuple[tuple[str, KeepPolicy], ...]:
    """Return the texts and values for what is done with a finished game."""
    return (
        (translate("players", "Keep it"), KeepPolicy.ALWAYS),
        (translate("players", "Do nothing"), KeepPolicy.NEVER),
    )


FOLDER: Setting[str] = Setting("players/folder", "", TEXT)
"""The folder of the games; '' for the usual one."""

KEEP: Setting[KeepPolicy] = Setting("players/keep", KeepPolicy.ALWAYS, choice(KeepPolicy))

_TOLD: Setting[bool] = Setting("players/told", False, FLAG)
"""True once the user was told that games are kept."""

NAMES: Setting[tuple[str, ...]] = Setting("players/names", (), TEXTS)
"""Players with another name in the book: the folded name, a tab, and the name ('' for a forgotten player)."""


class KeepingFlow(QObject):
    """The keeping of finished games, and the book made from their folder.

    Signals: `book_changed()` when the folder was read, a setting changed, or a player was renamed; `book_asked()` when
    the user asks for the book.
    """

    book_changed = Signal()
    book_asked = Signal()

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._shelf = FolderContent()
        self._reading = Job(self)
        self._keeping = Job(self)
        self._result = Job(self)
        self._told: Callable[[str, bool], None] = _nothing
        # The game on the board, the file that holds it, and the revision of the board that is in this file.
        self._tree: GameTree | None = None
        self._kept: tuple[Path, bytes] | None = None
        self._kept_at: int | None = None
        # The game that was written last, with its revision; by the end of writing, another may be on the board.
        self._written: tuple[GameTree | None, int] = (None, -1)
        self._is_failing = False
        self._alarm = Alarm(self)
        self._alarm.rang.connect(self._on_alarm)
        self._reading.done.connect(self._on_read)
        self._keeping.done.connect(self._on_kept)
        self._keeping.failed.connect(self._on_failed)
        self._result.done.connect(self._on_result)
        self._result.failed.connect(self._on_no_result)
        context.modes.changed.connect(self._say_once)
        context.hub.changed.connect(self._on_settings)
        self._games = KeptGames(self.folder)

    # The folder and its games

    @property
    def folder(self) -> Path:
        """The folder of the games."""
        chosen = self._context.hub.value(FOLDER)
        return Path(chosen) if chosen else usual_folder(texts.folder_name())

    @property
    def shelf(self) -> FolderContent:
        """The contents of the folder when it was last read."""
        return self._shelf

    @cached_property
    def book(self) -> PlayersBook:
        """The games of the folder by player."""
        return PlayersBook(self._shelf.games, self._names, collation_key)

    @property
    def _names(self) -> dict[str, str]:
        rows = (row.partition("\t") for row in self._context.hub.value(NAMES))
        return {key: name for key, _tab, name in rows if key}

    def read(self) -> None:
        """Read the folder again, in another thread."""
        self._reading.start_beside(self._games.read, JobWatch())

    def finish_reading(self) -> None:
        """Wait until the folder is read."""
        self._reading.finish()

    def rename(self, name: str, wanted: str) -> None:
        """Rename a player in the book; the name of another player joins the two, '' forgets the player."""
        names = self.book.renamed(name, wanted)
        rows = tuple(f"{key}\t{called}" for key, called in sorted(names.items()))
        self._context.hub.store_value(NAMES, rows)

    def knows(self, name: str) -> bool:
        """Return whether the book has a player of this name."""
        return bool(self.book.shown(name))

    def fair(self, black: str, white: str, size: BoardSize) -> FairHandicap | None:
        """Return the fair handicap of two players by their names; None where it is not known.

        The result has the names as given here, even where the book has other ones.
        """
        one, other = self.book.shown(black), self.book.shown(white)
        if not one or not other or folded(one) == folded(other):
            return None
        found = fair_handicap(self.book, one, other, size)
        if found is None:
            return None
        # The spelling of the book wins where the names differ only in it.
        called = {
            known: known if folded(name) == folded(known) else name for known, name in ((one, black), (other, white))
        }
        return found._replace(giver=called[found.giver], taker=called[found.taker])

    def show_folder(self) -> str:
        """Open the folder in the system's file manager; return a message where that fails, else ''."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return texts.no_folder_sentence(reason_of(error))
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder)))
        return ""

    def choose_folder(self) -> None:
        """Ask for another folder; the games in the old one stay there."""
        title = translate("players", "Folder of the players’ book")
        chosen = QFileDialog.getExistingDirectory(self._context.window, title, str(self.folder))
        if chosen:
            self._context.hub.store_value(FOLDER, chosen)

    @Slot()
    def _on_settings(self) -> None:
        # The cached book is made again, with the new names.
        self.__dict__.pop("book", None)
        if self._games.folder != self.folder:
            self._games = KeptGames(self.folder)
            self.read()
        self.book_changed.emit()

    @Slot(object)
    def _on_read(self, shelf: FolderContent) -> None:
        self._shelf = shelf
        # The cached book is made again, from the new games.
        self.__dict__.pop("book", None)
        self.book_changed.emit()

    # Keeping a game

    def follow(self, is_changed: bool) -> None:
        """Keep a game that is over, also after a change of it; `is_changed` is False for a move of the cursor."""
        session = self._context.controller.session
        if session.tree is not self._tree:
            self._tree, self._kept, self._kept_at = session.tree, None, None
            self._alarm.stop()
        if self._is_to_keep and self._kept is None and not self._is_failing:
            # After all that the same act changes.
            self._alarm.set(0)
        elif self._is_to_keep and is_changed:
            self._alarm.set(AUTOSAVE_DELAY_MS)

    @property
    def _is_to_keep(self) -> bool:
        """True if the game on the board is one that ended here, and such games are kept."""
        session = self._context.controller.session
        is_over = session.is_live and bool(session.info.result)
        return is_over and self._context.hub.value(KEEP) is KeepPolicy.ALWAYS

    @Slot()
    def _on_alarm(self) -> None:
        if self._keeping.is_busy:
            self._alarm.set(AUTOSAVE_DELAY_MS)
        elif self._is_to_keep and self._kept_at != self._context.documents.revision:
            self.keep()

    def keep(self) -> None:
        """Keep the game on the board; its own file that already has it is overwritten."""
        self._alarm.stop()
        # The file being written may be that of this same game.
        self._keeping.finish()
        documents, session = self._context.documents, self._context.controller.session
        if session.tree is not self._tree:
            self._tree, self._kept, self._kept_at = session.tree, None, None
        self._written = session.tree, documents.revision
        work = partial(_keep, self._games, file_name(session.info), documents.as_bytes(), self._kept)
        self._keeping.start_beside(work, JobWatch(), last_s=_LAST_SECONDS)

    def keep_result(self, tree: GameTree, told: Callable[[str, bool], None]) -> None:
        """Keep a game that was not played on the screen; `told` gets a sentence about it, and whether it was kept."""
        self._keeping.finish()
        self._result.finish()
        self._told = told
        work = partial(_keep, self._games, file_name(info_of(tree)), write_game(tree), None)
        self._result.start_beside(work, JobWatch(), last_s=_LAST_SECONDS)

    @Slot(object)
    def _on_result(self, _kept: tuple[Path, bytes]) -> None:
        self._told(texts.result_kept(), True)
        self.read()

    @Slot(object)
    def _on_no_result(self, error: Exception) -> None:
        self._told(texts.result_not_kept(reason_of(error)), False)

    def keep_before_leaving(self) -> bool:
        """Keep the finished game on the board before another one takes its place; return whether nothing is lost.

        Where the folder is slow or cannot be written, the program keeps the game among its own data.
        """
        if not self._is_to_keep:
            return False
        documents = self._context.documents
        if not (self._keeping.is_busy and self._written == (self._tree, documents.revision)):
            self.keep()
        self._keeping.finish_soon()
        return not documents.is_modified or documents.keep_now()

    @property
    def kept(self) -> tuple[GameTree | None, tuple[Path, bytes] | None, int | None]:
        """The game on the board, the file that has it, and the revision of the board in it."""
        return self._tree, self._kept, self._kept_at

    def resume(self, tree: GameTree | None, kept: tuple[Path, bytes] | None, at: int | None) -> None:
        """Take over what another window knew about the game on the board."""
        self._tree, self._kept, self._kept_at = tree, kept, at

    def finish(self) -> None:
        """Wait until the game is written, because the window closes."""
        self._keeping.finish()
        self._result.finish()

    @Slot(object)
    def _on_kept(self, kept: tuple[Path, bytes]) -> None:
        tree, revision = self._written
        if tree is self._tree:
            self._kept, self._kept_at = kept, revision
        if tree is self._context.controller.session.tree:
            self._context.documents.note_kept(tree, revision)
        else:
            self._context.documents.unfinished.discard_same(kept[1])
        self._is_failing = False
        self._context.strip.mend(_Act.KEEP)
        view = self._context.view
        view.change(view.settings.with_recent(str(kept[0])))
        self._say_once()
        self.read()

    @Slot()
    def _say_once(self) -> None:
        """Say that games are kept, for the first one, once no mode such as the counting story uses the board."""
        if self._context.hub.value(_TOLD) or self._kept is None or self._context.modes.all:
            return
        self._context.hub.store_value(_TOLD, True)
        strip = self._context.strip
        strip.tell_done(texts.kept_sentence(self.folder.name))
        strip.offer((translate("players", "Players’ book"), self.book_asked.emit))

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        documents, (tree, _revision) = self._context.documents, self._written
        if tree is self._context.controller.session.tree and documents.is_own_game:
            documents.keep_now()
        # Each change of the game tries again, and says nothing new.
        if not self._is_failing:
            self._is_failing = True
            self._context.strip.tell(texts.not_kept_sentence(reason_of(error)), about=_Act.KEEP)


def _nothing(_sentence: str, _is_kept: bool) -> None:
    pass


def _keep(
    games: KeptGames, name: str, data: bytes, before: tuple[Path, bytes] | None, _watch: JobWatch
) -> tuple[Path, bytes]:
    return games.keep(name, data, before), data
