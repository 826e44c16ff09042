"""Loading a file as a record beside the running program; names for files of records, and for
what cannot be read of the program's own.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTextBoundaryFinder, Signal, Slot

from goboard_app.app.jobs import Job, Moment
from goboard_app.app.texts.format import HIDDEN, isolated, player_name
from goboard_app.app.texts.results import (
    as_sentence,
    not_a_file_phrase,
    sgf_error_sentence,
    system_phrase,
    system_sentence,
    too_large_sentence,
)
from goboard_app.go.board import Color
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.encoding import FOREIGN_ENDINGS
from goboard_app.record.tree import GameTree, straight_from_root

AT_ONCE_BYTES = 60_000
"""A larger file is not waited for."""

LONG_NODES = 5_000
"""A game of more nodes is worked out while its file is read, whether it is shown first or not."""

MOST_BYTES = 64_000_000
"""A larger file is hardly a record, and is read when the user has said so: the largest collections
have a tenth of it, and what is read takes up about ten times as much memory.
"""

Stamp = tuple[int, int]
"""When a file was last written, and its length: another program's writing changes them."""

RECORD_ENDINGS = ("*.sgf", "*.SGF", "*.gib", "*.ngf", "*.ugf", "*.ugi")
"""What a dialog for opening offers; only the first two are ever written."""

LONGEST_NAME = 255
"""So many bytes the name of a file may have; Chinese letters take three each in UTF-8."""

# Room is left for what somebody may add, and for a list that shows it.
_USUAL_NAME = 200

_NOT_IN_FILE_NAMES = rf'[\\/:*?"<>|{HIDDEN}]+'


class UnreadableFile(Exception):
    """The file cannot be opened as a record; the text says why, for the user."""


class LargeFile(UnreadableFile):
    """The file has more than `MOST_BYTES`; `size` says how many."""

    def __init__(self, size: int) -> None:
        super().__init__(too_large_sentence(size))
        self.size = size


Encoding = str | Callable[[bytes], str | None] | None
"""The encoding to read a file in, or what chooses it by the contents; None where they decide."""


class LoadedFile(NamedTuple):
    """A record that was read, and from where; `stamp` is what `stamp_of` said of the file then.

    `digest` is that of its bytes, "" where nobody has worked it out yet.
    """

    path: Path
    record: Record
    stamp: Stamp | None = None
    digest: str = ""


def read_file(path: Path, most: int | None = MOST_BYTES) -> bytes:
    """What is in a file of at most so many bytes.

    Raise UnreadableFile with a sentence where it cannot be read, or is something else than a file:
    a pipe may keep one waiting for ever, and some devices never end.
    """
    try:
        _look_at(path.stat(), None)
        # It may have become a pipe by now, which this does not wait for.
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        with open(os.open(path, flags), "rb") as file:
            _look_at(os.fstat(file.fileno()), most)
            return file.read() or b""
    except (OSError, ValueError, MemoryError) as error:
        # ValueError: a name that no file can have.
        raise UnreadableFile(system_sentence(error)) from error


def _look_at(found: os.stat_result, most: int | None) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, "")
    if not stat.S_ISREG(found.st_mode):
        raise UnreadableFile(as_sentence(not_a_file_phrase()))
    if most is not None and found.st_size > most:
        raise LargeFile(found.st_size)


def load_file(
    path: Path,
    encoding: Encoding = None,
    watch: ParseWatch | None = None,
    most: int | None = MOST_BYTES,
    first: int | None = None,
) -> LoadedFile:
    """Read a file of at most so many bytes, in the encoding given or else the one it has.

    Where only so many `first` bytes are asked for, it is as if the file ended with the last node
    in them. Raise UnreadableFile with a sentence where that is not possible, ReadingStopped where
    the watch calls it off.
    """
    # Late, so that a window that opens no file need not load the reader.
    from goboard_app.record.sgf.imports import read_record
    from goboard_app.session.info import inconsistencies_in

    stamp = stamp_of(path)
    data = _head(read_file(path, most), first)
    try:
        record = read_record(data, encoding(data) if callable(encoding) else encoding, watch)
    except SgfError as error:
        raise UnreadableFile(sgf_error_sentence(error)) from error
    except MemoryError as error:
        raise UnreadableFile(system_sentence(error)) from error
    digest = ""
    if watch is not None and len(data) > AT_ONCE_BYTES:
        digest = digest_of(data)
        inconsistencies_in(record.games)
        for number, tree in enumerate(record.games):
            if number == 0 or _is_long(tree):
                _prepare(tree, watch)
    return LoadedFile(path, record, stamp, digest)


def _head(data: bytes, first: int | None) -> bytes:
    if first is None or len(data) <= first:
        return data
    # Cut elsewhere the last letter might be none, which speaks against its encoding.
    end = data.rfind(b";", first // 2, first)
    return data[: first if end < 0 else end]


def _is_long(tree: GameTree) -> bool:
    """Whether whoever chooses this game would have to wait for it."""
    source = tree.source
    return source is not None and source.last - source.first > LONG_NODES


def _prepare(tree: GameTree, watch: ParseWatch) -> None:
    """Work out what is looked at first while nobody waits for it."""
    # Late, as the reader of records.
    from goboard_app.session.tree_model import faces_of

    info_of(tree)
    node = tree.root
    while node.children:
        watch.look()
        node = node.children[0]
    tree.fact(straight_from_root)
    faces = faces_of(tree)
    faces.shape.has("C")
    last = faces.shape.number_of(node)
    if last is not None:
        faces.move_number(last)


def stamp_of(path: Path) -> Stamp | None:
    """By what a later change of a file is known; None where there is no file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


@dataclass(frozen=True, slots=True, eq=False)
class _Loading:
    """One load; whoever waits a moment for it hears at once that a file is large."""

    path: Path
    encoding: Encoding
    most: int | None
    moment: Moment = field(default_factory=Moment)

    def run(self, watch: ParseWatch) -> LoadedFile:
        try:
            stamp = stamp_of(self.path)
            if stamp is not None and stamp[1] > AT_ONCE_BYTES:
                self.moment.end(is_long=True)
            return load_file(self.path, self.encoding, watch, self.most)
        finally:
            self.moment.end()


class Loader(QObject):
    """Loads files beside the program, however small: a disk may take its time for any of them.

    Signals: `loaded(LoadedFile)`, `failed(Path, str)`; `large(Path, int)` with the size of a file
    that is not read without a question; `started(Path)` for files that take a while, and every
    now and then `progressed(Path, float)` with the part that is read, once that has taken half a
    second. `ended()` when such a load is over.

    One load at a time; a load that was cancelled stops and reports nothing more than its end.
    """

    loaded = Signal(object)
    failed = Signal(object, str)
    large = Signal(object, object)
    started = Signal(object)
    progressed = Signal(object, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = Path()
        self._is_told = False
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.ended.connect(self._on_ended)
        self._job.done.connect(self.loaded)
        self._job.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Whether a load is going on."""
        return self._job.is_busy

    def load(self, path: Path, encoding: Encoding = None, most: int | None = MOST_BYTES) -> None:
        """Begin to load a file, in this encoding if one is given; any other load is cancelled.

        What is soon loaded is there before this returns.
        """
        self.cancel()
        self._path = path
        loading = _Loading(path, encoding, most)
        self._job.start_beside(loading.run, ParseWatch())
        if loading.moment.is_enough():
            self._job.finish()
            return
        self._is_told = True
        self.started.emit(path)

    @Slot()
    def cancel(self) -> None:
        """Stop the load that is going on, if any."""
        self._job.cancel()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        self.progressed.emit(self._path, done)

    @Slot()
    def _on_ended(self) -> None:
        is_told, self._is_told = self._is_told, False
        if is_told:
            self.ended.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, LargeFile):
            self.large.emit(self._path, error.size)
        elif isinstance(error, UnreadableFile):
            self.failed.emit(self._path, str(error))
        else:
            raise error


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


def short_name(stem: str, ending: str = "", most: int = LONGEST_NAME) -> str:
    """A name for a file that the disk takes: of at most so many bytes, cut between two letters."""
    room = most - _bytes_in(ending)
    if _bytes_in(stem) <= room:
        return stem + ending
    letters = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, stem)
    # Qt counts in units of two bytes.
    units = stem.encode("utf-16-le", "surrogatepass")
    end = 0
    while (place := letters.toNextBoundary()) >= 0:
        part = units[: 2 * place].decode("utf-16-le", "surrogatepass")
        if _bytes_in(part) > room:
            break
        end = place
    return units[: 2 * end].decode("utf-16-le", "surrogatepass").rstrip(" .") + ending


def _bytes_in(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


def file_name(info: GameInfo) -> str:
    """A name for a file of this game, without folder: "2026-05-02 Hana - Tomás.sgf"."""
    date = (info.date or "").split(",")[0].strip()
    return titled_name(f"{date} {game_title(info)}".replace("\N{EN DASH}", "-"))


def titled_name(title: str) -> str:
    """A name for a file of SGF that is called so, without what no name of a file may have."""
    words = " ".join(re.sub(_NOT_IN_FILE_NAMES, " ", title).split())
    return short_name(words.strip(" ."), ".sgf", _USUAL_NAME)


# Files of the program's own


class PutAside(NamedTuple):
    """A file or folder that could not be read.

    `place` is where it is now: the same path, with the reason in `trouble`, where it could not be
    moved.
    """

    path: Path
    place: Path
    trouble: str = ""


def put_aside(path: Path, ending: str | None = None) -> PutAside:
    """Give a file or folder another name beside it, with this ending or the time in it."""
    for place in _places(path, ending):
        if os.path.lexists(place):
            continue
        try:
            path.rename(place)
        except OSError as error:
            return PutAside(path, path, system_phrase(error))
        return PutAside(path, place)
    raise AssertionError("names never end")


def _places(path: Path, ending: str | None) -> Iterator[Path]:
    now = f"{datetime.now():%Y-%m-%d %H.%M.%S}"
    stem = path.stem if ending is not None else f"{path.stem} {now}"
    for number in count(1):
        more = "" if number == 1 else f" {number}"
        yield path.with_name(f"{stem}{more}{path.suffix if ending is None else ending}")


def unusable_folders(*folders: Path) -> list[PutAside]:
    """Put aside what stands in the place of these folders, or cannot be looked into."""
    return [put_aside(folder) for folder in folders if not _is_free_for_folder(folder)]


def is_in_way(path: Path) -> bool:
    """Whether something stands in the place of a file of ours that is none, or not to be opened."""
    try:
        mode = path.lstat().st_mode
    except OSError:
        return False
    if not stat.S_ISLNK(mode) and not stat.S_ISREG(mode):
        return True
    return os.path.exists(path) and not (os.path.isfile(path) and os.access(path, os.R_OK))


def clear_way_of_lock(path: Path) -> None:
    """Put aside what Qt would wait for in the place of the lock of a file: a pipe, a device."""
    lock = Path(f"{path}.lock")
    try:
        mode = lock.stat().st_mode
    except (OSError, ValueError):
        return
    if stat.S_ISFIFO(mode) or stat.S_ISCHR(mode) or stat.S_ISBLK(mode):
        put_aside(lock)


def _is_free_for_folder(path: Path) -> bool:
    if not os.path.lexists(path):
        return True
    try:
        with os.scandir(path):
            return os.access(path, os.W_OK | os.X_OK)
    except OSError:
        return False
