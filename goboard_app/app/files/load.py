"""Loading a file as a record, large ones beside the running program; names for files of
records.
"""

from __future__ import annotations

import re
import stat
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Job
from goboard_app.app.texts.format import HIDDEN, isolated, player_name
from goboard_app.app.texts.results import not_a_file_sentence, sgf_error_sentence
from goboard_app.go.board import Color
from goboard_app.record.game_info import GameInfo
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.encoding import FOREIGN_ENDINGS
from goboard_app.record.tree import GameTree

AT_ONCE_BYTES = 60_000

Stamp = tuple[int, int]
"""When a file was last written, and its length: another program's writing changes them."""

RECORD_ENDINGS = ("*.sgf", "*.SGF", "*.gib", "*.ngf", "*.ugf", "*.ugi")
"""What a dialog for opening offers; only the first two are ever written."""

_NOT_IN_FILE_NAMES = re.compile(rf'[\\/:*?"<>|{HIDDEN}]+')


class UnreadableFile(Exception):
    """The file cannot be opened as a record; the text says why, for the user."""


@dataclass(frozen=True, slots=True)
class LoadedFile:
    """A record that was read, and from where; `stamp` is what `stamp_of` said of the file then."""

    path: Path
    record: Record
    stamp: Stamp | None = None


def read_file(path: Path) -> bytes:
    """What is in a file.

    Raise UnreadableFile with a sentence where it cannot be read, or is something else than a file:
    a pipe may keep one waiting for ever, and some devices never end.
    """
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            raise UnreadableFile(not_a_file_sentence(is_folder=stat.S_ISDIR(mode)))
        return path.read_bytes()
    except (OSError, ValueError) as error:
        # ValueError: a name that no file can have.
        raise UnreadableFile(getattr(error, "strerror", None) or str(error)) from error


def load_file(
    path: Path, encoding: str | None = None, watch: ParseWatch | None = None
) -> LoadedFile:
    """Read a file, in the encoding given or else the one it turns out to have.

    Raise UnreadableFile with a sentence where that is not possible, ReadingStopped where the watch
    calls it off.
    """
    # Late, so that a window that opens no file need not load the reader.
    from goboard_app.record.sgf.imports import read_record

    stamp = stamp_of(path)
    data = read_file(path)
    try:
        record = read_record(data, encoding, watch)
    except SgfError as error:
        raise UnreadableFile(sgf_error_sentence(error)) from error
    if watch is not None:
        _make_main_line(record.games[0], watch)
    return LoadedFile(path, record, stamp)


def _make_main_line(tree: GameTree, watch: ParseWatch) -> None:
    """Make the nodes that are looked at first while nobody waits for them."""
    node = tree.root
    while node.children:
        watch.look()
        node = node.children[0]


def stamp_of(path: Path) -> Stamp | None:
    """By what a later change of a file is known; None where there is no file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


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
        self._path = Path()
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.ended.connect(self.ended)
        self._job.done.connect(self.loaded)
        self._job.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Whether a load is going on."""
        return self._job.is_busy

    def load(self, path: Path, encoding: str | None = None) -> None:
        """Begin to load a file, in this encoding if one is given; any other load is cancelled."""
        self.cancel()
        if _size_of(path) <= AT_ONCE_BYTES:
            self._load_now(path, encoding)
            return
        self.started.emit(path)
        self._path = path
        self._job.start_beside(partial(load_file, path, encoding), ParseWatch())

    @Slot()
    def cancel(self) -> None:
        """Stop the load that is going on, if any."""
        self._job.cancel()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        self.progressed.emit(self._path, done)

    def _load_now(self, path: Path, encoding: str | None) -> None:
        try:
            loaded = load_file(path, encoding)
        except UnreadableFile as error:
            self.failed.emit(path, str(error))
        else:
            self.loaded.emit(loaded)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, UnreadableFile):
            raise error
        self.failed.emit(self._path, str(error))


def _size_of(path: Path) -> int:
    stamp = stamp_of(path)
    return stamp[1] if stamp is not None else 0


def digest_of(data: bytes) -> str:
    """By what contents are known again."""
    # Late, here as elsewhere: a program that opens no file does without.
    import hashlib

    return hashlib.sha256(data).hexdigest()


def game_title(info: GameInfo) -> str:
    """The game's own name, else the players: "Hana – Tomás"."""
    if info.game_name:
        return info.game_name
    black = isolated(player_name(info.black_name, Color.BLACK))
    white = isolated(player_name(info.white_name, Color.WHITE))
    return f"{black} \N{EN DASH} {white}"


def naming_info(shown: GameInfo, first: GameInfo) -> GameInfo:
    """Whose name a file takes that has none yet: a game without any goes by the first one's.

    So a lesson is called by its title, whichever of its positions is shown.
    """
    has_name = shown.game_name or shown.black_name or shown.white_name
    return shown if has_name else first


def sgf_path(path: Path) -> Path:
    """Where to save SGF that was to go to `path`: never under a name of another format."""
    if not path.suffix:
        return path.with_suffix(".sgf")
    if path.suffix.lower() in FOREIGN_ENDINGS:
        return path.with_name(path.name + ".sgf")
    return path


def file_name(info: GameInfo) -> str:
    """A name for a file of this game, without folder: "2026-05-02 Hana - Tomás.sgf"."""
    date = (info.date or "").split(",")[0].strip()
    title = f"{date} {game_title(info)}".replace("\N{EN DASH}", "-")
    words = " ".join(_NOT_IN_FILE_NAMES.sub(" ", title).split())
    return words.strip(" .")[:120] + ".sgf"
