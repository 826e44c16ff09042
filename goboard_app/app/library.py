"""The library of a window: the games below a folder, read, updated and searched in another thread."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTemporaryDir, Signal, Slot

from goboard_app.app.files.load import LargeFile, UnreadableFile, digest_of, load_file
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.go.board import Color
from goboard_app.late import late
from goboard_app.library.index import (
    CannotRead,
    FolderGone,
    IndexDamaged,
    IndexUnusable,
    IndexWatch,
    Key,
    LeftOut,
    LibraryGame,
    known_games,
    last_board,
    outdated_files,
    renew,
    stored_game,
    stored_games,
)
from goboard_app.record.sgf.builder import ParseWatch, ReadingStopped
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.session.picture import BoardPicture
from goboard_app.session.position_search import Pattern, PointRect

with late:
    # NumPy loads slowly, and is needed only for a search for positions or duplicates.
    from goboard_app.library.duplicates import duplicates
    from goboard_app.library.positions import Positions

if TYPE_CHECKING:
    from goboard_app.app.chosen_games import FilesWatch
    from goboard_app.library.duplicates import CopyGroup
    from goboard_app.library.index import OutdatedFiles
    from goboard_app.library.positions import SearchResult

# The list is updated after this number of further files, or after a tenth of its games if that is more, because showing
# a long list takes longer.
_FILES_AT_ONCE = 100
_SOON_MS = 100
"""The time in milliseconds from which a search shows its hits so far."""


class Library(QObject):
    """The games below one folder; all slow work runs in another thread.

    The games in the index are available at once or soon, and are brought up to date while they are used. Signals:
    `changed()` when `games` has changed, `progressed()` when more files have been read, `ended()` when the whole folder
    has been read; `pictured(Key, BoardPicture)` with the last position of a requested game; `found(SearchResult)` with
    the hits so far of a search for a position, and at its end with its result; `searched(float)` with the fraction of a
    long search that is done; `outdated(OutdatedFiles)` after a search, if files with hits are not as they were when
    they were read: they are then read again.
    """

    changed = Signal()
    progressed = Signal()
    ended = Signal()
    pictured = Signal(object, object)
    found = Signal(object)
    searched = Signal(float)
    outdated = Signal(object)

    def __init__(self, folder: Path, indexes: Path, parent: QObject | None = None) -> None:
        """Create the library of a folder; `indexes` is the program's own folder in which the index is kept."""
        super().__init__(parent)
        self.folder = folder
        self.games: Sequence[LibraryGame] = ()
        self.left_out: Mapping[bytes, LeftOut] = {}
        """The files and folders that are not in the list, by their paths below the folder."""
        self.is_gone = False
        """True if the folder could not be read the last time."""
        self._place = index_place(folder, indexes)
        self._spare: QTemporaryDir | None = None
        self._watch = IndexWatch()
        self._shown_read = 0
        self._revision = 0
        self._ready = _PreparedGames()
        self._loading, self._renewing, self._picturing = Job(self), Job(self), Job(self)
        self._searching, self._checking = Job(self), Job(self)
        self._search_watch = SearchWatch()
        self._is_checked = False
        self._searching.progressed.connect(self._on_searched)
        self._searching.done.connect(self._on_found)
        self._searching.failed.connect(self._on_no_answer)
        self._checking.done.connect(self._on_checked)
        self._checking.failed.connect(self._on_no_answer)
        self._loading.done.connect(self._on_loaded)
        self._loading.failed.connect(self._on_unusable)
        self._renewing.progressed.connect(self._on_progressed)
        self._renewing.done.connect(self._on_renewed)
        self._renewing.failed.connect(self._on_not_renewed)
        self._picturing.done.connect(self._on_pictured)
        self._picturing.failed.connect(self._on_no_answer)

    @property
    def place(self) -> Path:
        """The path of the index."""
        return self._place

    @property
    def is_reading(self) -> bool:
        """True while the folder is being read."""
        return self._loading.is_busy or self._renewing.is_busy

    @property
    def progress(self) -> tuple[int, int]:
        """The number of files read so far, and the number of all new or changed files."""
        return self._watch.read, self._watch.total

    def open(self) -> None:
        """Show the games of the index, and bring it up to date."""
        self._loading.start_beside(lambda _watch: known_games(self._place), JobWatch())
        # A short wait, so that a small index is shown at once.
        self._loading.finish_soon()

    def close(self) -> None:
        """Cancel all work; the games read so far stay in the index."""
        for job in (self._loading, self._renewing, self._picturing, self._searching, self._checking):
            job.cancel()

    def renew(self) -> None:
        """Read the new and changed files of the folder.

        Games that an earlier reading has already written into the index are shown too.
        """
        # The earlier reading still has to finish its writing to the index.
        earlier = self._renewing.wait
        self._watch, self._shown_read = IndexWatch(batches=self._watch.batches), 0
        work = partial(_renew, earlier, self._place, self.folder)
        self._renewing.start_beside(work, self._watch)
        self.progressed.emit()

    def ask_picture(self, key: Key) -> None:
        """Request the last position of a game; the answer is emitted as `pictured`."""
        work = partial(_picture_of, self._place, key)
        self._picturing.start_beside(lambda _watch: work(), JobWatch())
        self._picturing.finish_soon()

    def search(self, wanted: PositionQuery, is_repeated: bool = False) -> None:
        """Search for a position in all games; a search under way is dropped.

        `is_repeated` means that the same position was searched before the files were read again.
        """
        self._checking.cancel()
        # A file that changes all the time is not read for ever.
        self._is_checked = is_repeated and self._is_checked
        work = partial(_search, self._place, self._revision, self._ready, wanted)
        watch = self._search_watch = SearchWatch()
        self._searching.start_beside(work, watch, late_ms=_SOON_MS)
        self._searching.finish_soon()

    @Slot(object)
    def _on_found(self, found: SearchResult) -> None:
        """Emit the result, and look whether its files are as they were."""
        self.found.emit(found)
        if not self._is_checked and not self.is_reading:
            self._is_checked = True
            paths = {hit.key[0] for hit in found.hits}
            work = partial(outdated_files, self._place, self.folder, paths)
            self._checking.start_beside(lambda watch: work(partial(watch.told, 0.0)), JobWatch())

    @Slot(object)
    def _on_checked(self, files: OutdatedFiles) -> None:
        if any(files):
            self.outdated.emit(files)
            self.renew()

    @Slot(float)
    def _on_searched(self, done: float) -> None:
        """Emit the progress, and the hits so far if there are more than at the last time."""
        self.searched.emit(done)
        so_far, self._search_watch.so_far = self._search_watch.so_far, None
        if so_far is not None:
            self.found.emit(so_far)

    def stop_search(self) -> None:
        """Stop the search for a position."""
        self._searching.cancel()
        self._checking.cancel()

    @property
    def is_searching(self) -> bool:
        """True while a search for a position runs."""
        return self._searching.is_busy

    @Slot(object)
    def _on_loaded(self, games: Sequence[LibraryGame]) -> None:
        self.games = games
        self.changed.emit()
        # The folder may have changed since the index was written.
        self.renew()

    @Slot(float)
    def _on_progressed(self) -> None:
        if self._watch.read - self._shown_read >= max(_FILES_AT_ONCE, len(self.games) // 10):
            self._take_batches()
        self.progressed.emit()

    @Slot(object)
    def _on_renewed(self, left_out: Mapping[bytes, LeftOut]) -> None:
        self.left_out, self.is_gone = left_out, False
        self._take_batches()
        self.ended.emit()

    @Slot(object)
    def _on_not_renewed(self, error: Exception) -> None:
        self._take_batches()
        if isinstance(error, IndexUnusable):
            self._on_unusable(error)
        elif isinstance(error, FolderGone):
            self.is_gone = True
            self.ended.emit()
        elif not isinstance(error, ReadingStopped):
            raise error

    @Slot(object)
    def _on_unusable(self, error: Exception) -> None:
        """Put the index into a temporary folder, because it can be neither read nor written in its place."""
        # If the temporary folder is unusable too, no other place is left.
        if self._spare is not None or not isinstance(error, IndexUnusable):
            raise error
        # The folder is removed together with this object.
        self._spare = QTemporaryDir()
        self._place = Path(self._spare.path()) / self._place.name
        self.games = ()
        self.renew()

    def _take_batches(self) -> None:
        """Take over the games read since the last time."""
        batches = self._watch.batches
        if not batches:
            return
        self._shown_read = self._watch.read
        games = list(self.games)
        while batches:
            gone, new = batches.popleft()
            # None means that the index was damaged and is made again.
            if gone is None:
                games = []
            elif gone:
                games = [game for game in games if game.key[0] not in gone]
            games += new
        # Games that were read again belong between those that were not.
        self.games = sorted(games, key=lambda game: game.key)
        self._revision += 1
        self.changed.emit()

    @Slot(object)
    def _on_pictured(self, told: tuple[Key, BoardPicture] | None) -> None:
        if told is not None:
            self.pictured.emit(*told)

    @Slot(object)
    def _on_no_answer(self, error: Exception) -> None:
        """Handle a failed picture or search: without the index both are missing, but the list stays.

        A damaged index is made again, and a search starts again once it is there.
        """
        if isinstance(error, IndexDamaged):
            self.renew()
        elif not isinstance(error, IndexUnusable):
            raise error


class PositionQuery(NamedTuple):
    """A position to search for: the pattern, the part of the board where it was marked, and the allowed changes.

    The pattern may be found turned or mirrored with `in_any_symmetry`, and with swapped colours with `in_both_colors`.
    `next_color` has to play next in the part, and the position has to come up after at most `most_moves` moves; None
    where both do not matter. Variations are searched too if `in_variations`.
    """

    pattern: Pattern
    area: PointRect
    in_any_symmetry: bool = True
    in_both_colors: bool = True
    next_color: Color | None = None
    most_moves: int | None = None
    in_variations: bool = False


def index_place(folder: Path, indexes: Path) -> Path:
    """Return the path of a folder's index among those of other folders."""
    digest = digest_of(os.fsencode(os.path.realpath(folder)))
    return indexes / "library" / f"{digest[:32]}.sqlite"


def _renew(earlier: Callable[[], object], place: Path, folder: Path, watch: IndexWatch) -> Mapping[bytes, LeftOut]:
    """Update the index after the `earlier` reading has written its games."""
    earlier()
    return renew(place, folder, partial(_read, watch.reading), watch)


def _read(watch: ParseWatch, path: Path) -> Record:
    """Read a file in the same way as all other parts of the program; raises CannotRead with the reason."""
    try:
        return load_file(path, watch=watch).record
    except LargeFile as error:
        raise CannotRead(LeftOut.TOO_LARGE) from error
    except UnreadableFile as error:
        # load_file raises its error from an SgfError only if the file is no record.
        is_no_record = isinstance(error.__cause__, SgfError)
        raise CannotRead(LeftOut.NO_RECORD if is_no_record else LeftOut.UNREADABLE) from error


def find_duplicates(place: Path, watch: FilesWatch) -> tuple[CopyGroup, ...]:
    """Return the groups of games with the same moves in an index.

    Raises ReadingStopped if the watch calls it off, IndexUnusable if the index cannot be read.
    """

    def tell(done: float) -> None:
        watch.done = done
        watch.reading.look()

    return duplicates(stored_games(place), tell)


def _picture_of(place: Path, key: Key) -> tuple[Key, BoardPicture] | None:
    game = stored_game(place, key)
    if game is None:
        return None
    stones, last = last_board(game)
    return key, BoardPicture(game.size, stones, None if last is None else game.size.point(last))


class SearchWatch(JobWatch):
    """A watch that also passes on the hits of a search so far."""

    def __init__(self) -> None:
        super().__init__()
        self.so_far: SearchResult | None = None

    def tell(self, found: SearchResult) -> None:
        """Store the hits found so far."""
        self.so_far = found


class _PreparedGames:
    """The games prepared for a search; only one thread at a time prepares them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.revision = -1
        self.has_variations = False
        self.positions: Positions | None = None


def _search(
    place: Path, revision: int, ready: _PreparedGames, wanted: PositionQuery, watch: SearchWatch
) -> SearchResult:
    with ready.lock:
        # The search may have been dropped while it waited for the lock.
        watch.told(0.0)
        is_ready = ready.positions is not None and ready.revision == revision
        if not is_ready or ready.has_variations != wanted.in_variations:
            # The variations take room of their own: they are there while they are searched.
            games = stored_games(place, wanted.in_variations)
            ready.positions, ready.revision = Positions(games), revision
            ready.has_variations = wanted.in_variations
        positions = ready.positions
    assert positions is not None
    return positions.search(
        wanted.pattern,
        wanted.area,
        wanted.in_any_symmetry,
        wanted.in_both_colors,
        wanted.next_color,
        wanted.most_moves,
        look=watch.told,
        tell=watch.tell,
    )
