"""OpenFile: the file that the games on the board belong to, and what others do with it."""

from __future__ import annotations

import contextlib
import os
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal, Slot

from goboard_app.app.jobs import Alarm
from goboard_app.app.journal import lock_of
from goboard_app.app.loading import Stamp, digest_of, stamp_of

# Whoever writes a file does it in several steps: look when it is likely to be over.
_LOOK_DELAY_MS = 250


class Outside(Enum):
    """What became of the file without our doing."""

    CHANGED = auto()
    GONE = auto()


class OpenFile(QObject):
    """A path, the state of the file that we know, and a lock that tells others that it is open.

    Signal: `changed_outside(Outside)`, once for each state that the file is found in.
    """

    changed_outside = Signal(object)

    def __init__(self, locks: Path, alarm: Alarm, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._locks = locks
        self._held = _Held()
        self._watcher: QFileSystemWatcher | None = None
        self._alarm = alarm
        self._told: Stamp | None = None
        self._is_left = False
        self.path: Path | None = None
        self.stamp: Stamp | None = None
        self.digest = ""
        """Of the contents that were read or written last; empty where they are not known."""
        alarm.rang.connect(self.look)
        self.destroyed.connect(self._held.release)

    @property
    def is_ours(self) -> bool:
        """Whether others are told that the file is open here."""
        return self.path is not None and self._held.path == _real(self.path)

    def is_held_elsewhere(self, path: Path) -> bool:
        """Whether another window or program that runs has this file open."""
        if self._held.path == _real(path):
            return False
        lock = self._lock_for(path)
        is_free = lock.tryLock(0)
        is_held = not is_free and lock.error() == QLockFile.LockError.LockFailedError
        lock.unlock()
        return is_held

    def take(self, path: Path, stamp: Stamp | None, digest: str, is_to_read: bool = False) -> None:
        """The games belong to this file now; others hear so unless it is open only to be read."""
        if self._held.path != _real(path):
            self._held.release()
        self.path, self.stamp, self.digest = path, stamp, digest
        self._told, self._is_left = stamp, False
        if not is_to_read:
            self.claim()
        self._watch()

    def claim(self) -> bool:
        """Tell others that the file is open here; whether nobody else has it."""
        if self.path is None or self.is_ours:
            return self.path is not None
        lock = self._lock_for(self.path)
        if not lock.tryLock(0):
            return lock.error() != QLockFile.LockError.LockFailedError
        self._held.lock, self._held.path = lock, _real(self.path)
        return True

    def leave(self) -> None:
        """The games belong to no file."""
        self._held.release()
        self._alarm.stop()
        self.path, self.stamp, self.digest, self._told = None, None, "", None
        self._watch()

    def release(self) -> None:
        """The board was left: others may have the file, and what they do is no matter here."""
        self._held.release()
        self._is_left = True

    def is_changed(self, path: Path) -> bool:
        """Whether another program put other contents into this file of ours."""
        if path != self.path or self.stamp is None:
            return False
        now = stamp_of(path)
        if now in (None, self.stamp):
            return False
        if self.digest and _digest_of(path) == self.digest:
            # It was only touched, by a program that keeps folders alike for example.
            self.stamp = self._told = now
            return False
        return True

    def accept(self) -> None:
        """What the file holds now is known, and may be written over."""
        if self.path is not None:
            self.stamp = self._told = stamp_of(self.path)
            self.digest = _digest_of(self.path)

    @Slot()
    def look(self) -> None:
        """See whether another program did something with the file, and say so."""
        if self.path is None or self.stamp is None or self._is_left:
            return
        now = stamp_of(self.path)
        self._watch()
        if now == self._told:
            return
        if now is None:
            self._told = None
            self.changed_outside.emit(Outside.GONE)
        elif self.is_changed(self.path):
            self._told = now
            self.changed_outside.emit(Outside.CHANGED)
        else:
            self._told = now

    def _watch(self) -> None:
        wanted = [] if self.path is None else [str(self.path), str(self.path.parent)]
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._on_event)
            self._watcher.directoryChanged.connect(self._on_event)
        watched = [*self._watcher.files(), *self._watcher.directories()]
        others = [name for name in watched if name not in wanted]
        if others:
            self._watcher.removePaths(others)
        # A file that was replaced is watched no more.
        missing = [name for name in wanted if name not in watched and os.path.exists(name)]
        if missing:
            self._watcher.addPaths(missing)

    @Slot()
    def _on_event(self) -> None:
        self._alarm.set(_LOOK_DELAY_MS)

    def _lock_for(self, path: Path) -> QLockFile:
        # Where the folder cannot be made the lock fails, which keeps nobody from the file.
        if not os.path.isdir(self._locks):
            with contextlib.suppress(OSError):
                self._locks.mkdir(parents=True, exist_ok=True)
        name = digest_of(os.fsencode(_real(path)))[:32]
        return lock_of(self._locks / name)


class _Held:
    """The lock that is held, and of which file; it outlives the object that is destroyed."""

    def __init__(self) -> None:
        self.lock: QLockFile | None = None
        self.path: Path | None = None

    def release(self) -> None:
        if self.lock is not None:
            self.lock.unlock()
        self.lock = self.path = None


def _digest_of(path: Path) -> str:
    try:
        return digest_of(path.read_bytes())
    except OSError:
        return ""


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))
