"""The unfinished game: stored while it is played, so that it can be carried on at the next
start.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal, Slot

from goboard_app.app.controller import GameController
from goboard_app.app.files.load import (
    LoadedFile,
    PutAside,
    Stamp,
    UnreadableFile,
    file_name,
    is_in_way,
    load_file,
    put_aside,
    short_name,
    stamp_of,
)
from goboard_app.app.files.save import CannotSave, bytes_of, is_one_game, reason_of, replace_file
from goboard_app.app.instance import lock_of, real_path
from goboard_app.app.jobs import Alarm
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.tree import GameTree
from goboard_app.session.session import Change

_MOST_PROGRAMS = 100
# File systems allow 255 bytes, and a number may have to follow.
_LONGEST_NAME = 200

HEAD_BYTES = 20_000
"""So much of a game is read to name it: however long it is, it is put away at once."""

AUTOSAVE_DELAY_MS = 700
"""So long a move of the unfinished game waits for others before all are written together."""


class UnfinishedFile:
    """The file of this program's unfinished game, which no other running program writes.

    The first program has the file that is asked for; others at the same time have their number
    in the name of theirs. What a program leaves behind is adopted by a later one.
    """

    def __init__(self, main: Path) -> None:
        self._main = main
        self._lock: QLockFile | None = None
        self.path = main
        self._claim()

    @property
    def shelf(self) -> Path:
        """The folder of the games that were put away."""
        return self._main.parent / "games"

    @property
    def is_taken(self) -> bool:
        """Whether there is a file, of whatever game."""
        return os.path.isfile(self.path)

    def read(self, watch: ParseWatch | None = None) -> LoadedFile | None:
        """The game in the file, if there is one; raise UnreadableFile where it cannot be read."""
        if not os.path.lexists(self.path):
            return None
        return load_file(self.path, watch=watch, most=None)

    def put_aside(self) -> PutAside:
        """Have the place free again: the file is on the shelf, or beside where it was."""
        try:
            target = self._free_name(Path("unreadable.sgf")) if self.is_taken else None
            if target is not None:
                self.path.replace(target)
                return PutAside(self.path, target)
        except OSError:
            pass
        return put_aside(self.path, ".damaged")

    def clear_way(self) -> list[PutAside]:
        """Put aside what stands in the place of the file and is none, if that place is ours."""
        return [self.put_aside()] if self._lock is not None and is_in_way(self.path) else []

    def shelve(self) -> Path | None:
        """Put the file away as a record of its own; raise OSError where that cannot be."""
        return self._shelve(self.path) if self.is_taken else None

    def put_away(self, data: bytes) -> Path:
        """Make a record of its own of these bytes; raise OSError or CannotSave."""
        part = self._main.with_name(f"shelving-{os.getpid()}.sgf")
        replace_file(part, data)
        return self._shelve(part)

    def adopt(self, tell: Callable[[Path], None]) -> None:
        """Take over what ended programs left: the newest game stays, `tell` hears of the others.

        They are on the shelf then. Raises OSError where something cannot be moved.
        """
        with self._abandoned() as left:
            if not left:
                return
            waiting = [*left, self.path] if self.is_taken else left
            *older, newest = sorted(waiting, key=lambda path: path.stat().st_mtime_ns)
            for path in older:
                tell(self._shelve(path))
            if newest != self.path:
                newest.replace(self.path)

    def release(self) -> None:
        """Give the file free for other programs."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _claim(self) -> None:
        try:
            self._main.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return  # Keeping will fail as well, and it says so.
        for path in self._names():
            lock = lock_of(path)
            if lock.tryLock(0):
                self._lock, self.path = lock, path
                return
            if lock.error() != QLockFile.LockError.LockFailedError:
                return  # No file at all can be made here.

    def _names(self) -> Iterator[Path]:
        yield self._main
        own = f"{self._main.stem}-{os.getpid()}"
        yield self._main.with_stem(own)
        for number in range(2, _MOST_PROGRAMS):
            yield self._main.with_stem(f"{own}-{number}")

    @contextmanager
    def _abandoned(self) -> Iterator[list[Path]]:
        """The files of programs that have ended, held as long as this lasts."""
        pattern = f"{self._main.stem}*{self._main.suffix}"
        folder = self._main.parent
        paths = {
            *folder.glob(pattern),
            *(p.with_suffix("") for p in folder.glob(f"{pattern}.lock")),
        }
        locks = [(path, lock_of(path)) for path in sorted(paths - {self.path})]
        held = [(path, lock) for path, lock in locks if lock.tryLock(0)]
        try:
            yield [path for path, _lock in held if os.path.isfile(path)]
        finally:
            for _path, lock in held:
                lock.unlock()

    def _shelve(self, path: Path) -> Path:
        # One that cannot be read is put away as well: somebody may yet mend it.
        try:
            loaded = load_file(path, most=None, first=HEAD_BYTES)
            name = Path(file_name(info_of(loaded.record.games[0])))
        except UnreadableFile:
            name = Path("unreadable.sgf")
        target = self._free_name(name)
        try:
            path.replace(target)
        except OSError:
            target.unlink(missing_ok=True)
            raise
        return target

    def _free_name(self, name: Path) -> Path:
        """A name on the shelf that nothing had; there is an empty file of that name now."""
        self.shelf.mkdir(parents=True, exist_ok=True)
        stem = short_name(name.stem, most=_LONGEST_NAME)
        target = self.shelf / f"{stem}{name.suffix}"
        number = 2
        while True:
            try:
                target.touch(exist_ok=False)
            except FileExistsError:
                target = self.shelf / f"{stem} {number}{name.suffix}"
                number += 1
            else:
                return target


class KeepingTrouble(Enum):
    """What could not be done with the file of the unfinished game."""

    KEEP = auto()
    SHELVE = auto()
    DISCARD = auto()


class UnfinishedGame(QObject):
    """The game that is played here, in a file of its own until it is saved, given up or over.

    There is one place for it: what waits there is put on the shelf before another game takes it.
    Signals: `shelved(str)` with the file that a game was moved to; `failed(KeepingTrouble, str)`
    with the reason, once for as long as keeping fails; `was_put_aside(PutAside)` when the file
    could not be read; `waits(bool)` when the game on the board begins to be kept there, or is no
    more.
    """

    shelved = Signal(str)
    failed = Signal(object, str)
    was_put_aside = Signal(object)
    waits = Signal(bool)

    def __init__(self, controller: GameController, path: Path, alarm: Alarm, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._file = UnfinishedFile(path)
        self._alarm = alarm
        # The game on the board that the file holds, and whether it holds it as it stands now.
        self._owner: GameTree | None = None
        self._is_current = False
        self._has_told = False
        self.is_given_up = False
        """Whether the game on the board is thrown away when something else takes its place."""
        alarm.rang.connect(self.keep)
        controller.changed.connect(self._on_changed)
        controller.replaced.connect(self._on_replaced)
        controller.undo_stack.indexChanged.connect(self._on_index_changed)
        self.destroyed.connect(self._file.release)

    @property
    def is_kept(self) -> bool:
        """Whether the game on the board could be carried on just as it stands now."""
        is_ours = self._owner is not None and self._owner is self._controller.session.tree
        return is_ours and self._is_current and self._file.is_taken

    @property
    def path(self) -> Path:
        """The file that the game is kept in."""
        return self._file.path

    @property
    def shelf(self) -> Path:
        """The folder of the unfinished games that made room for others."""
        return self._file.shelf

    def holds(self, path: Path) -> bool:
        """Whether the game on the board is kept in this file."""
        is_here = self._owner is not None
        return is_here and real_path(self.path) == real_path(path)

    def clear_way(self) -> list[PutAside]:
        """Put aside what stands in the place of the file and is none."""
        return self._file.clear_way()

    @property
    def is_left(self) -> bool:
        """Whether something waits in the file, of whatever game."""
        return self._file.is_taken

    def load(self, watch: ParseWatch) -> LoadedFile | UnreadableFile | None:
        """The game that was left unfinished, if there is one, or why it cannot be read.

        Any thread may ask; the one of the window then gives the answer to `loaded`.
        """
        try:
            return self._file.read(watch)
        except UnreadableFile as error:
            return error

    def loaded(self, found: LoadedFile | UnreadableFile | None) -> LoadedFile | None:
        """The game that was read, if it was; what cannot be read is put aside."""
        if not isinstance(found, UnreadableFile):
            return found
        if os.path.lexists(self._file.path):
            self.was_put_aside.emit(self._file.put_aside())
        return None

    def read(self) -> LoadedFile | None:
        """The game that was left unfinished, if there is one that can be read; here and now."""
        return self.loaded(self.load(ParseWatch()))

    def adopt_abandoned(self) -> None:
        """Take over what other programs left that have ended, unless a game of our own waits."""
        if self._owner is not None:
            return
        try:
            self._file.adopt(self._tell_shelved)
        except OSError as error:
            self.failed.emit(KeepingTrouble.SHELVE, reason_of(error))

    def take_up(self) -> None:
        """The game on the board is the one that was read."""
        self._note_kept()

    @Slot()
    def keep(self) -> None:
        """Write the game that is being played where it will be found at the next start."""
        self._alarm.stop()
        session = self._controller.session
        if not session.is_live or not (session.tree.root.children or session.tree.root.has("AB")):
            return
        try:
            if self._owner is not session.tree:
                self._shelve()
            self._file.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self._file.path, bytes_of(Record((session.tree,)), None))
        except (OSError, CannotSave) as error:
            # Nothing is lost by it yet: the game is on the board and can be saved by hand.
            self._is_current = False
            if not self._has_told:
                self._has_told = True
                self.failed.emit(KeepingTrouble.KEEP, reason_of(error))
        else:
            self._note_kept()

    def give_up(self) -> None:
        """The game on the board need not be kept, as soon as something else takes its place."""
        self.is_given_up = True

    def hold_on(self) -> None:
        """Nothing took its place: the game on the board is kept as before."""
        if self.is_given_up:
            self.is_given_up = False
            self._alarm.set(AUTOSAVE_DELAY_MS)

    def leave(self) -> None:
        """The board is left: keep the game, or forget one that was given up or is finished."""
        if self.is_given_up:
            self.is_given_up = False
            self._alarm.stop()
            self.forget()
        elif self._is_finished:
            self.forget()
        elif self._alarm.is_set:
            self.keep()

    def discard(self) -> None:
        """Throw away what waits in the file, whether or not it is on the board."""
        self._alarm.stop()
        self._disown()
        try:
            self._file.path.unlink(missing_ok=True)
        except OSError as error:
            self.failed.emit(KeepingTrouble.DISCARD, reason_of(error))

    def forget(self) -> None:
        """Throw the kept game away if it is one of those on the board."""
        if self._owner is not None:
            self.discard()

    def forget_finished(self) -> None:
        """The same once the game has a result."""
        if self._is_finished:
            self.forget()

    def copy_of(self, tree: GameTree, watch: ParseWatch) -> Stamp | None:
        """The stamp of what waits in the file if that is this very game; None otherwise.

        Any thread may ask while no other has the tree.
        """
        stamp, waits = stamp_of(self._file.path), self.load(watch)
        is_copy = isinstance(waits, LoadedFile) and is_one_game(waits.record, tree)
        return stamp if is_copy else None

    def discard_copy(self, stamp: Stamp) -> None:
        """Throw away what waits in the file if it still has the stamp that `copy_of` told."""
        if stamp_of(self._file.path) == stamp:
            self.discard()

    def shelve(self, is_saved: bool) -> Path | None:
        """Put a kept game away as a record of its own; return its file, None without one.

        So a new game, which is kept in the same place, can never overwrite it. What is on the
        board and saved elsewhere, or given up, is forgotten instead.
        """
        self._alarm.stop()
        if is_saved or self.is_given_up:
            self.forget()
        try:
            return self._shelve()
        except OSError as error:
            self.failed.emit(KeepingTrouble.SHELVE, reason_of(error))
            return None

    def put_away(self, data: bytes) -> Path:
        """Make a record of its own, among the shelved games, of what something else replaces."""
        try:
            place = self._file.put_away(data)
        except (OSError, CannotSave) as error:
            self.failed.emit(KeepingTrouble.SHELVE, reason_of(error))
            raise
        self._tell_shelved(place)
        return place

    def release(self) -> None:
        """The program ends; another may take over what it left."""
        self._file.release()

    @property
    def _is_finished(self) -> bool:
        session = self._controller.session
        return session.is_live and bool(session.info.result)

    def _note_kept(self) -> None:
        self._owner = self._controller.session.tree
        self._is_current = True
        self._has_told = False
        self.waits.emit(True)

    def _disown(self) -> None:
        self._owner = None
        self.waits.emit(False)

    def _shelve(self) -> Path | None:
        target = self._file.shelve()
        self._disown()
        if target is not None:
            self._tell_shelved(target)
        return target

    def _tell_shelved(self, path: Path) -> None:
        self.shelved.emit(str(path))

    @Slot()
    def _on_replaced(self) -> None:
        self._alarm.stop()
        if self.is_given_up:
            self.is_given_up = False
            self.forget()
        self._disown()
        self._has_told = False

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change & (Change.TREE | Change.NODE | Change.INFO) and self._controller.session.is_live:
            self._alarm.set(AUTOSAVE_DELAY_MS)

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self._is_current = False
