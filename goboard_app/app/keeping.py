"""Where unfinished games are kept: a file for each running program, and a shelf for the others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QLockFile

from goboard_app.app.loading import LoadedFile, UnreadableFile, load_file
from goboard_app.app.naming import file_name
from goboard_app.app.saving import replace_file
from goboard_app.record.game_info import info_of

_MOST_PROGRAMS = 100
# File systems allow 255 bytes, and a number may have to follow.
_LONGEST_NAME = 200


class KeepingPlace:
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

    def read(self) -> LoadedFile | None:
        """The game in the file, if there is one that can be read."""
        try:
            return load_file(self.path) if self.is_taken else None
        except UnreadableFile:
            return None

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
            lock = _lock_of(path)
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
        locks = [(path, _lock_of(path)) for path in sorted(paths - {self.path})]
        held = [(path, lock) for path, lock in locks if lock.tryLock(0)]
        try:
            yield [path for path, _lock in held if os.path.isfile(path)]
        finally:
            for _path, lock in held:
                lock.unlock()

    def _shelve(self, path: Path) -> Path:
        # One that cannot be read is put away as well: somebody may yet mend it.
        try:
            name = Path(file_name(info_of(load_file(path).record.games[0])))
        except UnreadableFile:
            name = Path("unreadable.sgf")
        self.shelf.mkdir(parents=True, exist_ok=True)
        target = self._free_name(name)
        try:
            path.replace(target)
        except OSError:
            target.unlink(missing_ok=True)
            raise
        return target

    def _free_name(self, name: Path) -> Path:
        """A name on the shelf that nothing had; there is an empty file of that name now."""
        stem = name.stem.encode()[:_LONGEST_NAME].decode(errors="ignore")
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


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(f"{path}.lock")
    # A game may take days: only the end of its program gives a file free.
    lock.setStaleLockTime(0)
    return lock
