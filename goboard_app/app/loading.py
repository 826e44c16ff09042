"""Reading a file into a record, small ones at once and large ones beside the running program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal, Slot

from goboard_app.record.finding import SgfError
from goboard_app.record.reading_watch import ReadingStopped, ReadingWatch
from goboard_app.record.record import Record
from goboard_app.record.tree import GameTree

AT_ONCE_BYTES = 60_000
LATE_MS = 500
"""So long a load is not worth a word."""
_LOOK_MS = 100

Stamp = tuple[int, int]
"""When a file was last written, and its length: another program's writing changes them."""


class UnreadableFile(Exception):
    """The file cannot be opened as a record; the text says why, for the user."""


@dataclass(frozen=True, slots=True)
class LoadedFile:
    """A record that was read, and from where; `stamp` is what `stamp_of` said of the file then."""

    path: Path
    record: Record
    stamp: Stamp | None = None


def load_file(
    path: Path, encoding: str | None = None, watch: ReadingWatch | None = None
) -> LoadedFile:
    """Read a file, in the encoding given or else the one it turns out to have.

    Raise UnreadableFile with a sentence where that is not possible, ReadingStopped where the watch
    calls it off.
    """
    # Late, so that a window that opens no file need not load the reader.
    from goboard_app.app.texts.records import sgf_error_sentence
    from goboard_app.record.reading import read_record

    stamp = stamp_of(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableFile(error.strerror or str(error)) from error
    try:
        record = read_record(data, encoding, watch)
    except SgfError as error:
        raise UnreadableFile(sgf_error_sentence(error)) from error
    if watch is not None:
        _make_main_line(record.games[0], watch)
    return LoadedFile(path, record, stamp)


def _make_main_line(tree: GameTree, watch: ReadingWatch) -> None:
    """Make the nodes that are looked at first while nobody waits for them."""
    node = tree.root
    while node.children:
        watch.look()
        node = node.children[0]


def stamp_of(path: Path) -> Stamp | None:
    """By what a later change of a file is known; None where there is no file."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size


class Loader(QObject):
    """Loads files. Signals: `loaded(LoadedFile)`, `failed(Path, str)`; `started(Path)` for files so
    large that reading them takes a while, and every now and then `progressed(Path, float)` with the
    part that is read, once that has taken half a second. `ended()` when such a load is over.

    One load at a time; a load that was cancelled stops and reports nothing more than its end.
    """

    loaded = Signal(object)
    failed = Signal(object, str)
    started = Signal(object)
    progressed = Signal(object, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: _LoadTask | None = None
        self._look = QTimer(self)
        self._look.timeout.connect(self._on_look)

    @property
    def is_busy(self) -> bool:
        """Whether a load is going on."""
        return self._task is not None

    def load(self, path: Path, encoding: str | None = None) -> None:
        """Begin to load a file, in this encoding if one is given; any other load is cancelled."""
        self.cancel()
        if _size_of(path) <= AT_ONCE_BYTES:
            self._load_now(path, encoding)
            return
        self.started.emit(path)
        self._task = _LoadTask(path, encoding)
        self._task.reporter.loaded.connect(self._on_loaded)
        self._task.reporter.failed.connect(self._on_failed)
        _running.add(self._task)
        self._look.start(LATE_MS)
        QThreadPool.globalInstance().start(self._task)

    @Slot()
    def cancel(self) -> None:
        """Stop the load that is going on, if any."""
        if self._task is not None:
            self._task.watch.call_off()
            self._end()

    def _end(self) -> None:
        self._task = None
        self._look.stop()
        self.ended.emit()

    @Slot()
    def _on_look(self) -> None:
        if self._task is not None:
            self._look.start(_LOOK_MS)
            self.progressed.emit(self._task.path, self._task.watch.done)

    def _load_now(self, path: Path, encoding: str | None) -> None:
        try:
            loaded = load_file(path, encoding)
        except UnreadableFile as error:
            self.failed.emit(path, str(error))
        else:
            self.loaded.emit(loaded)

    @Slot(object, object)
    def _on_loaded(self, task: object, loaded: LoadedFile) -> None:
        if task is self._task:
            self._end()
            self.loaded.emit(loaded)

    @Slot(object, object, str)
    def _on_failed(self, task: object, path: Path, reason: str) -> None:
        if task is self._task:
            self._end()
            self.failed.emit(path, reason)


class _Reporter(QObject):
    loaded = Signal(object, object)
    failed = Signal(object, object, str)


class _LoadTask(QRunnable):
    """Loads one file in a thread of the pool and reports to the thread of the program."""

    def __init__(self, path: Path, encoding: str | None) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.reporter = _Reporter()
        self.path = path
        self.watch = ReadingWatch()
        self._encoding = encoding

    def run(self) -> None:
        """Load the file."""
        try:
            loaded = load_file(self.path, self._encoding, self.watch)
        except UnreadableFile as error:
            self.reporter.failed.emit(self, self.path, str(error))
        except ReadingStopped:
            pass
        else:
            self.reporter.loaded.emit(self, loaded)
        finally:
            _running.discard(self)


# Whoever cancels a load lets go of it; it must be there until its thread is done with it.
_running: set[_LoadTask] = set()


def _size_of(path: Path) -> int:
    stamp = stamp_of(path)
    return stamp[1] if stamp is not None else 0


def digest_of(data: bytes) -> str:
    """By what contents are known again."""
    # Late, here as elsewhere: a program that opens no file does without.
    import hashlib

    return hashlib.sha256(data).hexdigest()
