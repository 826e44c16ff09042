"""The unfinished game: stored while it is played, so that it can be continued at the next start."""

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
    Stamp,
    UnreadableFile,
    UnusableFile,
    file_name,
    is_in_way,
    load_file,
    put_aside,
    short_name,
    stamp_of,
)
from goboard_app.app.files.save import CannotSave, bytes_of, holds, is_one_game, reason_of, replace_file
from goboard_app.app.instance import lock_of, real_path
from goboard_app.app.jobs import Alarm
from goboard_app.late import late
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.tree import GameTree
from goboard_app.session.session import Change

with late:
    from goboard_app.library.rematch import terms_in

_MOST_PROGRAMS = 100
# File systems allow 255 bytes for a name, and a number may have to follow.
_LONGEST_NAME = 200

HEAD_BYTES = 20_000
"""The number of bytes read of a game to name it, so that a game of any length is shelved at once."""

# After a failure, the disk may have room again later.
_RETRY_MS = 5000
AUTOSAVE_DELAY_MS = 700
"""The time in milliseconds that a move of the unfinished game waits for others, so that they are written together."""


class UnfinishedFile:
    """The file of this program's unfinished game, which no other running program writes.

    The first program has the file of the given name; others at the same time add their process number to it. A later
    program adopts the files of ended ones.
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
        """True if the file exists, with whatever game."""
        return os.path.isfile(self.path)

    def read(self, watch: ParseWatch | None = None) -> LoadedFile | None:
        """Return the game in the file, if it exists; raises UnreadableFile if it cannot be read."""
        if not os.path.lexists(self.path):
            return None
        return load_file(self.path, watch=watch, most=None)

    def put_aside(self) -> UnusableFile:
        """Move the file to the shelf, or rename it, so that its place is free again."""
        try:
            target = self._free_name(Path("unreadable.sgf")) if self.is_taken else None
            if target is not None:
                self.path.replace(target)
                return UnusableFile(self.path, target)
        except OSError:
            pass
        return put_aside(self.path, ".damaged")

    def clear_way(self) -> list[UnusableFile]:
        """Put aside anything but a readable file in the place of the file, if that place is ours."""
        return [self.put_aside()] if self._lock is not None and is_in_way(self.path) else []

    def shelve(self) -> Path | None:
        """Move the file to the shelf as a record of its own; raises OSError if that fails."""
        return self._shelve(self.path) if self.is_taken else None

    def put_away(self, data: bytes) -> Path:
        """Write these bytes as a record on the shelf; raises OSError or CannotSave."""
        # A name of this process, since several programs may shelve at once.
        part = self._main.with_name(f"shelving-{os.getpid()}.sgf")
        replace_file(part, data)
        return self._shelve(part)

    def adopt(self, tell: Callable[[Path], None]) -> None:
        """Take over the files of ended programs: the newest game stays, the others are moved to the shelf.

        `tell` is called with each file that was shelved. Raises OSError if a file cannot be moved.
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
        """Release the file for other programs."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _claim(self) -> None:
        try:
            self._main.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return  # Keeping fails as well, and reports it.
        for path in self._names():
            lock = lock_of(path)
            if lock.tryLock(0):
                self._lock, self.path = lock, path
                return
            if lock.error() != QLockFile.LockError.LockFailedError:
                return  # No file at all can be created here.

    def _names(self) -> Iterator[Path]:
        yield self._main
        own = f"{self._main.stem}-{os.getpid()}"
        yield self._main.with_stem(own)
        for number in range(2, _MOST_PROGRAMS):
            yield self._main.with_stem(f"{own}-{number}")

    @contextmanager
    def _abandoned(self) -> Iterator[list[Path]]:
        """Yield the files of ended programs, which are locked during the context."""
        pattern = f"{self._main.stem}*{self._main.suffix}"
        folder = self._main.parent
        paths = {
            *folder.glob(pattern),
            # Also the locks of ended programs that left no file: taking and releasing them removes them.
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
        # An unreadable file is shelved too, as it may be repairable.
        try:
            loaded = load_file(path, most=None, first=HEAD_BYTES)
            name = Path(file_name(info_of(loaded.record.games[0])))
        except UnreadableFile:
            name = Path("unreadable.sgf")
        target = self._free_name(name)
        try:
            path.replace(target)
        except OSError:
            # The empty file that claimed the name must not stay.
            target.unlink(missing_ok=True)
            raise
        return target

    def _free_name(self, name: Path) -> Path:
        """Return a free name on the shelf, for which an empty file has been created."""
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
    """The action on the file of the unfinished game that failed."""

    KEEP = auto()
    SHELVE = auto()
    DISCARD = auto()


class UnfinishedGame(QObject):
    """The live game, kept in a file of its own until it is saved, given up or over.

    There is one such file: the game in it is shelved before another game takes its place. Signals: `shelved(str)` with
    the file to which a game was moved; `failed(KeepingTrouble, str)` with the reason, once for as long as keeping
    fails, and `mended(KeepingTrouble)` when the act has succeeded; `was_put_aside(UnusableFile)` when the file could
    not be read; `waits(bool)` when the game on the board begins or ceases to be kept there.
    """

    shelved = Signal(str)
    failed = Signal(object, str)
    mended = Signal(object)
    was_put_aside = Signal(object)
    waits = Signal(bool)

    def __init__(self, controller: GameController, path: Path, alarm: Alarm, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._file = UnfinishedFile(path)
        self._alarm = alarm
        # The game on the board that the file holds, and whether it holds its present state.
        self._owner: GameTree | None = None
        self._is_current = False
        self._has_told = False
        self.is_given_up = False
        """True if the game on the board is dropped when another one takes its place."""
        alarm.rang.connect(self.keep)
        controller.changed.connect(self._on_changed)
        controller.replaced.connect(self._on_replaced)
        controller.undo_stack.indexChanged.connect(self._on_index_changed)
        self.destroyed.connect(self._file.release)

    @property
    def is_kept(self) -> bool:
        """True if the game on the board is kept in its present state."""
        is_ours = self._owner is not None and self._owner is self._controller.session.tree
        return is_ours and self._is_current and self._file.is_taken

    @property
    def is_blank(self) -> bool:
        """True if the game on the board has neither a move, nor a comment, nor stones but those it began with."""
        tree = self._controller.session.tree
        if tree.root.children or tree.root.has("C"):
            return False
        has_stones = any(tree.root.has(ident) for ident in ("AB", "AW"))
        # Stones that were placed by hand may stand on the usual points too.
        return not has_stones or (not self._controller.undo_stack.index() and _is_as_begun(tree))

    @property
    def is_failing(self) -> bool:
        """True from a reported failure of keeping the game until it is kept."""
        return self._has_told

    @property
    def path(self) -> Path:
        """The file in which the game is kept."""
        return self._file.path

    @property
    def shelf(self) -> Path:
        """The folder of the unfinished games that were replaced by others."""
        return self._file.shelf

    def holds(self, path: Path) -> bool:
        """Return whether the game on the board is kept in this file."""
        is_here = self._owner is not None
        return is_here and real_path(self.path) == real_path(path)

    def clear_way(self) -> list[UnusableFile]:
        """Put aside anything but a readable file in the place of the file."""
        return self._file.clear_way()

    @property
    def is_left(self) -> bool:
        """True if the file exists, with whatever game."""
        return self._file.is_taken

    def load(self, watch: ParseWatch) -> LoadedFile | UnreadableFile | None:
        """Return the unfinished game, if there is one, or the error of reading it.

        Any thread may call this; the window's thread then passes the result to `loaded`.
        """
        try:
            return self._file.read(watch)
        except UnreadableFile as error:
            return error

    def loaded(self, found: LoadedFile | UnreadableFile | None) -> LoadedFile | None:
        """Return the game that was read, if any; an unreadable file is put aside."""
        if not isinstance(found, UnreadableFile):
            return found
        if os.path.lexists(self._file.path):
            self.was_put_aside.emit(self._file.put_aside())
        return None

    def read(self) -> LoadedFile | None:
        """Return the unfinished game, if there is a readable one, in this thread."""
        return self.loaded(self.load(ParseWatch()))

    def adopt_abandoned(self) -> None:
        """Take over the games of ended programs, unless the game on the board is kept here."""
        if self._owner is not None:
            return
        try:
            self._file.adopt(self._tell_shelved)
        except OSError as error:
            self.failed.emit(KeepingTrouble.SHELVE, reason_of(error))

    def take_up(self) -> None:
        """Treat the game on the board as the one that was read."""
        self._note_kept()

    @Slot()
    def keep(self) -> None:
        """Write the live game to the file, where the next start finds it."""
        self._alarm.stop()
        session = self._controller.session
        if not session.is_live or self.is_blank:
            return
        try:
            # The file still has another game.
            if self._owner is not session.tree:
                self._shelve()
            self._file.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self._file.path, bytes_of(Record((session.tree,)), None))
        except (OSError, CannotSave) as error:
            # Nothing is lost yet: the game is on the board and can be saved by hand.
            self._is_current = False
            if not self._has_told:
                self._has_told = True
                self.failed.emit(KeepingTrouble.KEEP, reason_of(error))
            self._alarm.set(_RETRY_MS)
        else:
            self._note_kept()

    def give_up(self) -> None:
        """Drop the game on the board as soon as another one takes its place."""
        self.is_given_up = True

    def hold_on(self) -> None:
        """Keep the game on the board as before, because no other one took its place."""
        if self.is_given_up:
            self.is_given_up = False
            self._alarm.set(AUTOSAVE_DELAY_MS)

    def leave(self, is_saved: bool) -> None:
        """Keep the game, or drop one that was given up, because the board is left.

        A finished game that is saved elsewhere is dropped too.
        """
        if self.is_given_up:
            self.is_given_up = False
            self._alarm.stop()
            self.forget()
        elif self._is_finished and is_saved:
            self.release_game()
        elif self._alarm.is_set:
            self.keep()

    def discard(self) -> None:
        """Delete the file, whether or not its game is on the board."""
        self._alarm.stop()
        self._disown()
        try:
            self._file.path.unlink(missing_ok=True)
        except OSError as error:
            self.failed.emit(KeepingTrouble.DISCARD, reason_of(error))
        else:
            self._note_mended()
            self.mended.emit(KeepingTrouble.DISCARD)

    def forget(self) -> None:
        """Delete the file if its game is on the board."""
        if self._owner is not None:
            self.discard()

    def release_game(self) -> None:
        """Stop keeping the game on the board in its present state, because another file has it."""
        self._alarm.stop()
        self.forget()

    def discard_same(self, data: bytes) -> None:
        """Delete the file if it consists of these bytes, which another file has now."""
        if self._owner is None and holds(self._file.path, data):
            self.discard()

    def forget_finished(self) -> None:
        """Delete the file if its game is on the board and has a result."""
        if self._is_finished:
            self.forget()

    def copy_of(self, tree: GameTree, watch: ParseWatch) -> Stamp | None:
        """Return the stamp of the file if it holds this same game; None otherwise.

        Any thread may call this while no other uses the tree.
        """
        stamp, waits = stamp_of(self._file.path), self.load(watch)
        is_copy = isinstance(waits, LoadedFile) and is_one_game(waits.record, tree)
        return stamp if is_copy else None

    def discard_copy(self, stamp: Stamp) -> None:
        """Delete the file if it still has the stamp that `copy_of` returned."""
        if stamp_of(self._file.path) == stamp:
            self.discard()

    def shelve(self, is_saved: bool) -> Path | None:
        """Shelve the kept game as a record of its own; return its file, None if there is none.

        So a new game, which is kept in the same place, can never overwrite it. A game on the board that is saved
        elsewhere, or given up, is dropped instead.
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
        """Write the bytes of replaced games as a record on the shelf; raises OSError or CannotSave."""
        try:
            place = self._file.put_away(data)
        except (OSError, CannotSave) as error:
            self.failed.emit(KeepingTrouble.SHELVE, reason_of(error))
            raise
        self._tell_shelved(place)
        return place

    def release(self) -> None:
        """Release the file, because the program ends; another one may take it over."""
        self._file.release()

    @property
    def _is_finished(self) -> bool:
        session = self._controller.session
        return session.is_live and bool(session.info.result)

    def _note_kept(self) -> None:
        self._owner = self._controller.session.tree
        self._is_current = True
        self._note_mended()
        self.waits.emit(True)

    def _note_mended(self) -> None:
        """Emit `mended` if keeping the game had failed."""
        if self._has_told:
            self._has_told = False
            self.mended.emit(KeepingTrouble.KEEP)

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
        self.mended.emit(KeepingTrouble.SHELVE)

    @Slot()
    def _on_replaced(self) -> None:
        self._alarm.stop()
        if self.is_given_up:
            self.is_given_up = False
            self.forget()
        self._disown()
        self._note_mended()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        # A move of the cursor changes nothing in the file.
        if change & (Change.TREE | Change.NODE | Change.INFO) and self._controller.session.is_live:
            self._alarm.set(AUTOSAVE_DELAY_MS)

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self._is_current = False


def _is_as_begun(tree: GameTree) -> bool:
    """Return whether the stones set up are those that the terms of the game place, such as a fixed handicap."""
    terms = terms_in(tree)
    return terms is not None and not terms.is_free
