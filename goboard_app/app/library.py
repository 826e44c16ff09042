"""The library of a window: the games below a folder, read, renewed and searched beside it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTemporaryDir, Signal, Slot

from goboard_app.app.files.load import LargeFile, UnreadableFile, digest_of, load_file
from goboard_app.app.jobs import Job, JobWatch
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
    renew,
    stored_game,
    stored_games,
)
from goboard_app.record.sgf.builder import ParseWatch, ReadingStopped
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.session.picture import BoardPicture
from goboard_app.session.position_search import Area, Pattern

if TYPE_CHECKING:
    from goboard_app.library.positions import Found, Positions

# After so many files more the list shows what is new, or after a tenth of the games it has: to show
# many takes the longer.
_FILES_AT_ONCE = 100
_SOON_MS = 100
"""What a search has found so far is shown from then on."""


class Library(QObject):
    """Knows the games below one folder; whatever takes time goes on beside the window.

    What the index knows is there at once or soon, and brought up to date while it is used.
    Signals: `changed()` when `games` are others, `progressed()` when more files are read, `ended()`
    when the folder was gone through. `pictured(Key, BoardPicture)` with the last position of a game
    that was asked for. `found(Found)` with what a search for a position has come to, and at its end
    with what came of it.
    """

    changed = Signal()
    progressed = Signal()
    ended = Signal()
    pictured = Signal(object, object)
    found = Signal(object)

    def __init__(self, folder: Path, indexes: Path, parent: QObject | None = None) -> None:
        """`indexes` is the folder of the program's own in which the index is kept."""
        super().__init__(parent)
        self.folder = folder
        self.games: Sequence[LibraryGame] = ()
        self.left_out: Counter[LeftOut] = Counter()
        self.is_gone = False
        """Whether the folder could not be looked into when that was tried last."""
        self._place = index_place(folder, indexes)
        self._spare: QTemporaryDir | None = None
        self._watch = IndexWatch()
        self._shown_read = 0
        self._revision = 0
        self._ready = _Ready()
        self._loading, self._renewing, self._picturing = Job(self), Job(self), Job(self)
        self._searching = Job(self)
        self._search_watch = SearchWatch()
        self._searching.progressed.connect(self._on_searched)
        self._searching.done.connect(self.found)
        self._searching.failed.connect(self._on_no_answer)
        self._loading.done.connect(self._on_loaded)
        self._loading.failed.connect(self._on_unusable)
        self._renewing.progressed.connect(self._on_progressed)
        self._renewing.done.connect(self._on_renewed)
        self._renewing.failed.connect(self._on_not_renewed)
        self._picturing.done.connect(self._on_pictured)
        self._picturing.failed.connect(self._on_no_answer)

    @property
    def place(self) -> Path:
        """Where the index is."""
        return self._place

    @property
    def is_reading(self) -> bool:
        """Whether the folder is being gone through."""
        return self._loading.is_busy or self._renewing.is_busy

    @property
    def progress(self) -> tuple[int, int]:
        """How many files are read by now, of how many that are new or were changed."""
        return self._watch.read, self._watch.total

    def open(self) -> None:
        """Show what the index knows, and bring it up to date."""
        self._loading.start_beside(lambda _watch: known_games(self._place), JobWatch())
        self._loading.finish_soon()

    def close(self) -> None:
        """Nobody looks any more; what was read is kept."""
        for job in (self._loading, self._renewing, self._picturing, self._searching):
            job.cancel()

    def renew(self) -> None:
        """Look for what is new in the folder.

        What an earlier reading has already written into the index is shown as well.
        """
        earlier = self._renewing.wait
        self._watch, self._shown_read = IndexWatch(batches=self._watch.batches), 0
        work = partial(_renew, earlier, self._place, self.folder)
        self._renewing.start_beside(work, self._watch)
        self.progressed.emit()

    def ask_picture(self, key: Key) -> None:
        """Have the last position of a game told."""
        work = partial(_picture_of, self._place, key)
        self._picturing.start_beside(lambda _watch: work(), JobWatch())
        self._picturing.finish_soon()

    def search(self, wanted: Wanted) -> None:
        """Look for a position in all games; a search that goes on is dropped."""
        work = partial(_search, self._place, self._revision, self._ready, wanted)
        watch = self._search_watch = SearchWatch()
        self._searching.start_beside(work, watch, late_ms=_SOON_MS)
        self._searching.finish_soon()

    @Slot()
    def _on_searched(self) -> None:
        """Tell what was found so far, if that is more than was told."""
        so_far, self._search_watch.so_far = self._search_watch.so_far, None
        if so_far is not None:
            self.found.emit(so_far)

    def stop_search(self) -> None:
        """No position is looked for any more."""
        self._searching.cancel()

    @property
    def is_searching(self) -> bool:
        """Whether a position is being looked for."""
        return self._searching.is_busy

    @Slot(object)
    def _on_loaded(self, games: Sequence[LibraryGame]) -> None:
        self.games = games
        self.changed.emit()
        self.renew()

    @Slot(float)
    def _on_progressed(self) -> None:
        if self._watch.read - self._shown_read >= max(_FILES_AT_ONCE, len(self.games) // 10):
            self._take_batches()
        self.progressed.emit()

    @Slot(object)
    def _on_renewed(self, left_out: Counter[LeftOut]) -> None:
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
        """The index can be neither read nor written where it belongs: have it for this time."""
        if self._spare is not None or not isinstance(error, IndexUnusable):
            raise error
        self._spare = QTemporaryDir()
        self._place = Path(self._spare.path()) / self._place.name
        self.games = ()
        self.renew()

    def _take_batches(self) -> None:
        """Take over what was read since the last time."""
        batches = self._watch.batches
        if not batches:
            return
        self._shown_read = self._watch.read
        games = list(self.games)
        while batches:
            gone, new = batches.popleft()
            if gone is None:
                games = []
            elif gone:
                games = [game for game in games if game.key[0] not in gone]
            games += new
        self.games = sorted(games, key=lambda game: game.key)
        self._revision += 1
        self.changed.emit()

    @Slot(object)
    def _on_pictured(self, told: tuple[Key, BoardPicture] | None) -> None:
        if told is not None:
            self.pictured.emit(*told)

    @Slot(object)
    def _on_no_answer(self, error: Exception) -> None:
        """Without the index there is neither board nor search; the list is there all the same.

        A damaged one is made anew, and a search begins again once it is there.
        """
        if isinstance(error, IndexDamaged):
            self.renew()
        elif not isinstance(error, IndexUnusable):
            raise error


class Wanted(NamedTuple):
    """A position that is looked for: the pattern, the part of the board where it was marked, and
    whether it may be turned and its colours exchanged.
    """

    pattern: Pattern
    area: Area
    in_any_symmetry: bool = True
    in_both_colors: bool = True


def index_place(folder: Path, indexes: Path) -> Path:
    """Where the index of a folder is kept, among those of other folders."""
    digest = digest_of(os.fsencode(os.path.realpath(folder)))
    return indexes / "library" / f"{digest[:32]}.sqlite"


def _renew(earlier: Callable[[], object], place: Path, folder: Path, watch: IndexWatch) -> Counter[LeftOut]:
    """Renew the index, once the `earlier` reading has written what it has."""
    earlier()
    return renew(place, folder, partial(_read, watch.reading), watch)


def _read(watch: ParseWatch, path: Path) -> Record:
    """Read a file as every other way of opening does."""
    try:
        return load_file(path, watch=watch).record
    except LargeFile as error:
        raise CannotRead(LeftOut.TOO_LARGE) from error
    except UnreadableFile as error:
        is_no_record = isinstance(error.__cause__, SgfError)
        raise CannotRead(LeftOut.NO_RECORD if is_no_record else LeftOut.UNREADABLE) from error


def _picture_of(place: Path, key: Key) -> tuple[Key, BoardPicture] | None:
    game = stored_game(place, key)
    if game is None:
        return None
    stones, last = last_board(game)
    return key, BoardPicture(game.size, stones, None if last is None else game.size.point(last))


class SearchWatch(JobWatch):
    """Also hands over what a search has found so far."""

    def __init__(self) -> None:
        super().__init__()
        self.so_far: Found | None = None

    def tell(self, found: Found) -> None:
        """This much is found by now."""
        self.so_far = found


class _Ready:
    """The games as they were made ready for a search; one thread at a time makes them so."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.revision = -1
        self.positions: Positions | None = None


def _search(place: Path, revision: int, ready: _Ready, wanted: Wanted, watch: SearchWatch) -> Found:
    # Late: NumPy takes its time, and who looks for no position does without.
    from goboard_app.library.positions import Positions

    with ready.lock:
        watch.told(0.0)
        if ready.positions is None or ready.revision != revision:
            ready.positions, ready.revision = Positions(stored_games(place)), revision
        positions = ready.positions
    return positions.search(*wanted, look=partial(watch.told, 0.0), tell=watch.tell)
