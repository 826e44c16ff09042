"""KeepingFlow: keeps finished games in the folder of the players' book, and reads that folder."""

from __future__ import annotations

from enum import Enum
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from goboard_app.app.files.kept_games import FolderContent, KeptGames, usual_folder
from goboard_app.app.files.load import file_name
from goboard_app.app.files.save import reason_of
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.settings import TEXT, TEXTS, Setting, choice
from goboard_app.app.texts import players as texts
from goboard_app.app.texts.format import collation_key, translate
from goboard_app.go.board import BoardSize
from goboard_app.library.fair_handicap import FairHandicap, fair_handicap
from goboard_app.library.players_book import PlayersBook, folded
from goboard_app.record.tree import GameTree
from goboard_app.ui.shell.feature import WindowContext

# The time that writing may take after the window was closed.
_LAST_SECONDS = 30.0


class _Act(Enum):
    """The act that a report of a failure is about."""

    KEEP = "keep"


class KeepPolicy(Enum):
    """The setting for a finished game: ask, keep it, or do nothing."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"


FOLDER: Setting[str] = Setting("players/folder", "", TEXT)
"""The folder of the games; '' for the usual one."""

KEEP: Setting[KeepPolicy] = Setting("players/keep", KeepPolicy.ASK, choice(KeepPolicy))

NAMES: Setting[tuple[str, ...]] = Setting("players/names", (), TEXTS)
"""Players with another name in the book: the folded name, a tab, and the name ('' for a forgotten player)."""


class KeepingFlow(QObject):
    """The keeping of finished games, and the book made from their folder.

    Signals: `book_changed()` when the folder was read, a setting changed, or a player was renamed; `book_asked()` when
    the user asks for the book.
    """

    book_changed = Signal()
    book_asked = Signal()
    _ended = Signal()

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._shelf = FolderContent()
        self._reading = Job(self)
        self._keeping = Job(self)
        # The game on the board, whether the user was asked about it, and the file that holds it.
        self._tree: GameTree | None = None
        self._is_asked = self._is_to_ask = False
        self._kept: tuple[Path, bytes] | None = None
        # The game that was written last; by the end of writing, another may be on the board.
        self._written: GameTree | None = None
        self._question = texts.keep_question()
        self._reading.done.connect(self._on_read)
        self._keeping.done.connect(self._on_kept)
        self._keeping.failed.connect(self._on_failed)
        # Queued: the counting story takes the board only after the end of the game is signalled.
        self._ended.connect(self._ask, Qt.ConnectionType.QueuedConnection)
        context.modes.changed.connect(self._ask)
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
        title = translate("players", "Folder of the players' book")
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

    def follow(self, is_over: bool) -> None:
        """React to the end of the game on the board, or to its continuation."""
        session = self._context.controller.session
        self._take(session.tree)
        if not is_over:
            self._context.strip.withdraw(self._question)
            # The game goes on and may end with another result.
            self._is_asked = self._is_to_ask = False
        elif session.is_live and session.info.result and not self._is_asked:
            self._is_asked = True
            wanted = self._context.hub.value(KEEP)
            if wanted is KeepPolicy.ALWAYS:
                self.keep()
            # Players without names belong to no book, and beginners are not asked about one.
            elif wanted is KeepPolicy.ASK and session.info.black_name and session.info.white_name:
                self._is_to_ask = True
                self._ended.emit()

    def _take(self, tree: GameTree) -> None:
        """Start again with this tree if it is not the game known so far."""
        if tree is not self._tree:
            self._tree, self._is_asked, self._kept = tree, False, None
            self._is_to_ask = False

    @Slot()
    def _ask(self) -> None:
        """Ask whether to keep the game, once no mode such as the counting story uses the board."""
        if not self._is_to_ask or self._context.modes.all:
            return
        self._is_to_ask = False
        strip = self._context.strip
        strip.tell(self._question, is_grave=False)
        strip.offer(
            (translate("players", "Keep"), self.keep),
            (translate("players", "Keep every game"), self._keep_all),
        )

    def _keep_all(self) -> None:
        self._context.hub.store_value(KEEP, KeepPolicy.ALWAYS)
        self.keep()

    def keep(self) -> None:
        """Keep the game on the board; a file that already has it is overwritten."""
        # The file being written may be that of this same game.
        self._keeping.finish()
        session = self._context.controller.session
        self._take(session.tree)
        self._is_asked = True
        self._written = session.tree
        data = self._context.documents.as_bytes()
        work = partial(_keep, self._games, file_name(session.info), data, self._kept)
        self._keeping.start_beside(work, JobWatch(), last_s=_LAST_SECONDS)

    @Slot(object)
    def _on_kept(self, kept: tuple[Path, bytes]) -> None:
        if self._written is self._tree:
            self._kept = kept
        self._context.strip.mend(_Act.KEEP)
        if not self._context.modes.all:
            strip = self._context.strip
            strip.tell(texts.kept_sentence(kept[0].name), is_grave=False)
            strip.offer((translate("players", "Players' book"), self.book_asked.emit))
        self.read()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._context.strip.tell(texts.not_kept_sentence(reason_of(error)), about=_Act.KEEP)


def _keep(
    games: KeptGames, name: str, data: bytes, before: tuple[Path, bytes] | None, _watch: JobWatch
) -> tuple[Path, bytes]:
    return games.keep(name, data, before), data
