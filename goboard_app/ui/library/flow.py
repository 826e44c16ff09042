"""LibraryFlow: opening a folder, choosing a game in it, and stepping to the next one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QFileDialog

from goboard_app.app.files.load import LoadedFile, Loader
from goboard_app.app.library import Library, PositionQuery, find_duplicates
from goboard_app.app.library_tags import FILE as TAGS_FILE
from goboard_app.app.library_tags import LibraryTags
from goboard_app.app.settings import TEXT, Setting, is_text
from goboard_app.app.texts import library as texts
from goboard_app.app.texts.files import could_not_open
from goboard_app.app.texts.format import running_text, translate
from goboard_app.library.index import IndexDamaged, IndexUnusable, Key, OutdatedFiles
from goboard_app.record.sgf.builder import ReadingStopped
from goboard_app.session.painter import last_play
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.library.acts import ListActs
from goboard_app.ui.library.dialogs import LeftOutDialog
from goboard_app.ui.library.page import LibraryPage
from goboard_app.ui.library.work import ListWork
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import FILE_EVENTS, RECORD_FILES, STARTS, TOGETHER
from goboard_app.ui.shell.view import board_options

if TYPE_CHECKING:
    from goboard_app.library.duplicates import CopyGroup
    from goboard_app.library.positions import SearchResult

LAST_FOLDER: Setting[str] = Setting("library/folder", "", TEXT)


@dataclass(frozen=True, slots=True)
class _PendingGame:
    """The game to show once its file is open, the number of its node among all, and a game to show beside it."""

    path: Path
    key: Key
    place: int
    beside: Key | None = None


class LibraryFlow(QObject):
    """The library of one folder at a time on `page`; the board stays behind the page."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._pages = context.pages
        self._wanted: _PendingGame | None = None
        self._shown: Key | None = None
        self._wanted_position: PositionQuery | None = None
        self._places: dict[Key, int] = {}
        self._outdated = ""
        self._is_over_game = False
        self.has_game = False
        """True once there was a game on the board of this window."""
        self.library: Library | None = None
        self.tags: LibraryTags | None = None
        self.page = LibraryPage(context.look, context.thumbnails.of_picture, context.window)
        self.page.opened.connect(self._on_opened)
        self.page.left.connect(self.leave)
        self.page.folder_asked.connect(self.ask_folder)
        self.page.picture_asked.connect(self._on_picture_asked)
        self.page.position_wanted.connect(self._on_position_wanted)
        self.page.copies_wanted.connect(self._on_copies_wanted)
        self.page.details_wanted.connect(self._show_left_out)
        self.acts = ListActs(context, self.page, self, self)
        self._comparing = ListWork(context.strip, self)
        self._reading_beside = Loader(self)
        self._reading_beside.loaded.connect(self._on_beside_loaded)
        self._reading_beside.failed.connect(self._on_beside_failed)
        self._beside: Key | None = None
        self.page.search_stopped.connect(self._on_stopped)
        self._pages.addWidget(self.page)
        context.view.settings_changed.connect(self._apply_settings)
        self._apply_settings()
        self._controller.replaced.connect(self._on_replaced)
        context.service(FILE_EVENTS).opened.connect(self._on_file_opened)

    @property
    def is_shown(self) -> bool:
        """Return whether the page is on the screen."""
        return self._pages.currentWidget() is self.page

    @property
    def hides_game(self) -> bool:
        """Return whether a game is hidden behind the page."""
        return self.is_shown and self._is_over_game

    @property
    def has_games(self) -> bool:
        """Return whether the list has any game."""
        return bool(self.page.games.games)

    # Folders

    @Slot()
    def ask_folder(self) -> None:
        """Ask for a folder, and open it."""
        place = QStandardPaths.StandardLocation.DocumentsLocation
        start = self._last_folder() or QStandardPaths.writableLocation(place)
        title = translate("library", "Open a folder of records")
        folder = QFileDialog.getExistingDirectory(self._context.window, title, start)
        if folder:
            self.open(Path(folder))

    def show_last(self) -> None:
        """Show the current library, or open the last folder, or ask for one."""
        last = self._last_folder()
        if self.library is not None:
            self._show()
        elif last:
            self.open(Path(last))
        else:
            self.ask_folder()

    def open(self, folder: Path) -> None:
        """Show the games in a folder and its subfolders."""
        folder = Path(os.path.abspath(folder))
        if not self._show():
            return
        if self.library is not None and self.library.folder == folder:
            self.library.renew()
            return
        self.close()
        hub, view = self._context.hub, self._context.view
        # A path with bytes that are no text would be stored as another path.
        if is_text(folder):
            hub.store_value(LAST_FOLDER, str(folder))
        view.change(view.settings.with_recent(str(folder)))
        library = self.library = Library(folder, hub.store.folder, self)
        library.changed.connect(self._on_changed)
        library.progressed.connect(self._refresh)
        library.ended.connect(self._refresh)
        library.ended.connect(self._search_again)
        library.pictured.connect(self._on_pictured)
        library.ended.connect(self._compare_again)
        self._follow_tags(library)
        library.found.connect(self._on_found)
        library.searched.connect(self.page.show_search_progress)
        library.outdated.connect(self._on_outdated)
        self._shown = None
        self.page.show_folder(folder)
        # The games of the folder before would stay until the first games of this one are read.
        self.page.show_games(())
        library.open()
        self._renew_tags()
        self._refresh()

    def _follow_tags(self, library: Library) -> None:
        """Read the tags of the games of a library, and show them."""
        tags = self.tags = LibraryTags(library, self._context.hub.store.folder / TAGS_FILE, self)
        tags.changed.connect(self._on_tags)
        tags.failed.connect(self._on_tags_failed)
        tags.was_put_aside.connect(self._context.documents.tell_aside)
        library.ended.connect(tags.renew)
        self.page.show_tags({})

    def _renew_tags(self) -> None:
        if self.tags is not None:
            self.tags.renew()

    @Slot()
    def _on_tags(self) -> None:
        if self.tags is not None:
            self.page.show_tags(self.tags.tags)

    @Slot(str)
    def _on_tags_failed(self, reason: str) -> None:
        self._context.strip.tell(texts.tags_trouble(), (reason,))

    def close(self) -> None:
        """Stop reading, and discard the library."""
        self.acts.forget()
        self._comparing.stop()
        self._reading_beside.cancel()
        if self.tags is not None:
            self.tags.close()
            self.tags.deleteLater()
            self.tags = None
        if self.library is not None:
            self.library.close()
            self.library.deleteLater()
            self.library = None

    def _last_folder(self) -> str:
        return self._context.hub.value(LAST_FOLDER)

    def _show(self) -> bool:
        """Bring the page before the board; return False if the user does not leave the board."""
        if self.is_shown:
            return True
        leaving = self._context.leaving
        self._is_over_game = leaving.is_on_board and self.has_game
        if self._is_over_game:
            leaving.settle_board()
        elif self.has_game and not leaving.leave_board():
            return False
        self._pages.setCurrentWidget(self.page)
        self.page.table.setFocus()
        self._context.commands.sweep_soon()
        # Another window may have changed them.
        self._renew_tags()
        return True

    @Slot()
    def leave(self) -> None:
        """Go back to the board, or to the start page if there was no board."""
        if not self.is_shown:
            return
        if self._is_over_game:
            self._pages.setCurrentWidget(self._context.page)
            self._context.page.board.setFocus()
        else:
            self._context.service(STARTS).show()
        self._context.commands.sweep_soon()

    def escape(self) -> None:
        """Stop a search, else clear the filter, else close the explorer or the duplicates, else leave."""
        if self.library is not None and self.library.is_searching:
            self._on_stopped()
        elif not (self.page.clear_filter() or self.page.close_explorer() or self.page.close_copies()):
            self.leave()

    # State of the reading

    @Slot()
    def _on_changed(self) -> None:
        if self.library is not None:
            self.page.show_games(self.library.games, self._shown)
            self._search_again()
            self._context.commands.sweep_soon()

    @Slot()
    def _refresh(self) -> None:
        library = self.library
        if library is None:
            return
        if library.is_reading:
            read, total = library.progress
            text = texts.reading_state(read, total)
            self.page.show_state(text, read / total if total else 0.0, text)
        elif library.is_gone:
            has_games = bool(library.games)
            told = texts.folder_gone if has_games else texts.no_folder
            self.page.show_state(told(library.folder), None, told(library.folder))
        else:
            text = running_text(self._outdated, texts.left_out_text(library.left_out))
            self.page.show_state(text, None, texts.no_games(library.folder), bool(library.left_out))

    @Slot()
    def _show_left_out(self) -> None:
        """Show which files and folders are not in the list."""
        if self.library is not None:
            LeftOutDialog(self._context.look, self.library.left_out, self._context.window).run()

    @Slot(object)
    def _on_picture_asked(self, key: Key) -> None:
        if self.library is not None:
            self.library.ask_picture(key)

    @Slot(object, object)
    def _on_pictured(self, key: Key, picture: BoardPicture) -> None:
        self.page.show_picture(key, picture)

    # Positions

    def find_position(self) -> None:
        """Search for the position on the board in all games of the library."""
        session = self._controller.session
        position, last = session.position, last_play(session)
        self.show_last()
        if self.is_shown:
            self.page.explore().start(position, last)

    @Slot(object)
    def _on_position_wanted(self, wanted: PositionQuery | None) -> None:
        self._wanted_position = wanted
        self._places = {}
        if self.library is None:
            return
        if self._outdated:
            self._outdated = ""
            self._refresh()
        if wanted is None:
            self.library.stop_search()
            self.page.games.show_among(None)
        else:
            self.library.search(wanted)

    @Slot()
    def _search_again(self) -> None:
        """Repeat the search for the position, since new games may contain it."""
        library = self.library
        if library is None or self._wanted_position is None:
            return
        # While files are read, each change of the list would begin the search again; `ended` repeats it at the end.
        if not (library.is_searching and library.is_reading):
            library.search(self._wanted_position, is_repeated=True)

    @Slot(object)
    def _on_found(self, found: SearchResult) -> None:
        self._places = {hit.key: hit.place for hit in found.hits}
        self.page.show_found(found)

    @Slot()
    def _on_stopped(self) -> None:
        """Stop the search under way, and keep the games found by then."""
        if self.library is not None:
            self.library.stop_search()
        self._wanted_position = None
        self.page.show_search_stopped(len(self._places))

    @Slot(object)
    def _on_outdated(self, files: OutdatedFiles) -> None:
        """Tell that files with hits are not as they were; the library reads them again."""
        self._outdated = texts.outdated_text(files)

    # Duplicates

    @Slot(bool)
    def _on_copies_wanted(self, is_wanted: bool) -> None:
        self._comparing.stop()
        if is_wanted and self.library is not None:
            self._compare()

    @Slot()
    def _compare_again(self) -> None:
        """Look for duplicates again, since the games of the folder may be others now."""
        if self.page.copies.isChecked():
            self._compare()

    def _compare(self) -> None:
        if self.library is not None:
            work = partial(find_duplicates, self.library.place)
            self._comparing.start(
                texts.comparing_text(), work, partial(self._on_compared, self.library), self._on_not_compared
            )

    def _on_compared(self, library: Library, groups: Sequence[CopyGroup]) -> None:
        # During the comparison another folder may have been opened, or the button released.
        if library is self.library and self.page.copies.isChecked():
            self.page.show_copies(groups)
            self._context.commands.sweep_soon()

    def _on_not_compared(self, error: Exception) -> None:
        """List all games again: the comparison was cancelled, or the index cannot be read now."""
        if isinstance(error, IndexDamaged) and self.library is not None:
            # It is made again, and then the games are compared.
            self.library.renew()
            return
        if not isinstance(error, ReadingStopped | IndexUnusable):
            raise error
        self.page.close_copies()

    def _show_beside(self, key: Key) -> None:
        """Read the file of a game, to show it beside the one on the board."""
        if self.library is not None:
            self._beside = key
            self._reading_beside.load(self.library.folder / os.fsdecode(key[0]))

    @Slot(object)
    def _on_beside_loaded(self, loaded: LoadedFile) -> None:
        # The file may have fewer games now than when it was listed.
        number = 0 if self._beside is None else min(self._beside[1], len(loaded.record.games) - 1)
        windows, window = self._context.windows, self._context.window
        other = windows.show_beside(loaded, number, window)
        if other is not None:
            self._context.service(TOGETHER).start_with(other.context.service(TOGETHER))

    @Slot(object, str)
    def _on_beside_failed(self, path: Path, reason: str) -> None:
        self._context.strip.tell(could_not_open(path.name, reason))

    @Slot()
    def _apply_settings(self) -> None:
        """Apply the settings to the board of the explorer."""
        self.page.options = board_options(self._context.view.settings)
        if self.page.explorer is not None:
            self.page.explorer.board.set_options(self.page.options)

    # Games

    @Slot(object)
    def _on_opened(self, key: Key) -> None:
        self.show_game(key)

    def step(self, step: int) -> None:
        """Show the next (1) or the previous (-1) game of the list."""
        games = self.page.games
        row = None if self._shown is None else games.row_of(self._shown)
        if row is None:
            row = -1 if step > 0 else len(games.games)
        if 0 <= row + step < len(games.games):
            key = games.games[row + step].key
            self.page.table.select(key)
            self.show_game(key)
        else:
            self._context.presenter.tell(texts.no_further_game(step > 0))

    def show_game(self, key: Key, beside: Key | None = None) -> None:
        """Show a game on the board, where the position was found in it; `beside` is a game for a window beside."""
        if self.library is None:
            return
        # Keys have the path as bytes: on Unix a name need not be text.
        path = self.library.folder / os.fsdecode(key[0])
        self._wanted = _PendingGame(path, key, self._places.get(key, 0), beside)
        # Opening the file on the board again would ask about its unsaved changes.
        if self._context.leaving.has_board() and self._context.documents.holds(path):
            self._pages.setCurrentWidget(self._context.page)
            self._context.page.board.setFocus()
            self._show_wanted()
        else:
            self._context.service(RECORD_FILES).open(path)

    @Slot(object)
    def _on_file_opened(self, path: str) -> None:
        if self._wanted is not None and Path(path) == self._wanted.path:
            self._show_wanted()

    def _show_wanted(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is None:
            return
        self._shown = wanted.key
        number = wanted.key[1]
        if number < self._controller.game_count:
            self._controller.show_game(number)
        if wanted.place:
            tree = self._controller.session.tree
            # The file may have fewer nodes now than when it was read for the index.
            node = next(islice(tree.walk(), wanted.place, None), None)
            self._controller.go_to(tree.main_line_end() if node is None else node)
        if wanted.beside is not None:
            self._show_beside(wanted.beside)

    @Slot()
    def _on_replaced(self) -> None:
        """Forget the current game of the list, since another file is on the board."""
        self._shown = None
        self.has_game = True
