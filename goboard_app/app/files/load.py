"""Loading a file as a record in another thread; names for files of records and for unreadable files."""

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

from goboard_app.app.jobs import Job, ShortWait
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
from goboard_app.late import late
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.encoding import FOREIGN_ENDINGS
from goboard_app.record.tree import GameTree, straight_from_root

with late:
    import hashlib

    from goboard_app.app.system import free_of_devices
    from goboard_app.record.sgf.imports import read_record
    from goboard_app.session.info import inconsistencies_in
    from goboard_app.session.tree_model import faces_of

AT_ONCE_BYTES = 60_000
"""The size in bytes up to which a load is waited for."""

LONG_NODES = 5_000
"""The number of nodes from which a game is prepared while its file is read, even if it is not shown first."""

MOST_BYTES = 64_000_000
"""The size in bytes above which a file is read only after a question.

The largest collections have a tenth of it, and a record takes about ten times its size in memory.
"""

Stamp = tuple[int, int]
"""The time of the last change of a file in nanoseconds, and its length; another program's writing changes them."""

RECORD_ENDINGS = ("*.sgf", "*.SGF", "*.gib", "*.ngf", "*.ugf", "*.ugi")
"""The patterns offered by dialogs for opening; only the first two are ever written."""

LONGEST_NAME = 255
"""The limit of a file name in bytes; a Chinese character takes three in UTF-8."""

# This leaves room for an addition by the user, and for a list that shows the name.
_USUAL_NAME = 200

# Windows forbids these characters in file names.
_NOT_IN_FILE_NAMES = rf'[\\/:*?"<>|{HIDDEN}]+'


class UnreadableFile(Exception):
    """The error for a file that cannot be opened as a record; its text is the reason, for users."""


class LargeFile(UnreadableFile):
    """The error for a file of more than `MOST_BYTES`; `size` is its length."""

    def __init__(self, size: int) -> None:
        super().__init__(too_large_sentence(size))
        self.size = size


Encoding = str | Callable[[bytes], str | None] | None
"""The encoding for reading a file, or a function that chooses it by the contents; None for automatic detection."""


class LoadedFile(NamedTuple):
    """A record and the file it was read from, with the file's stamp at that time.

    `digest` is that of the bytes, or "" if it was not computed.
    """

    path: Path
    record: Record
    stamp: Stamp | None = None
    digest: str = ""


def read_file(path: Path, most: int | None = MOST_BYTES) -> bytes:
    """Return the content of a file of at most `most` bytes.

    Raises UnreadableFile with a sentence if it cannot be read, or is not a regular file: reading a pipe may block for
    ever, and some devices never end.
    """
    try:
        _look_at(path.stat(), None)
        # It may have become a pipe since, which O_NONBLOCK opens without waiting.
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        with open(os.open(path, flags), "rb") as file:
            _look_at(os.fstat(file.fileno()), most)
            # With O_NONBLOCK a read may return None.
            return file.read() or b""
    except (OSError, ValueError, MemoryError) as error:
        # ValueError is raised for a name that no file can have.
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
    """Read a file of at most `most` bytes, in the encoding given or else the one detected.

    With `first`, the file is read as if it ended with the last node in its first bytes of this number. Raises
    UnreadableFile with a sentence if it cannot be read, ReadingStopped if the watch called it off.
    """
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
        # The trees keep these facts, so that the window's thread finds them ready.
        inconsistencies_in(record.games)
        for number, tree in enumerate(record.games):
            if number == 0 or _is_long(tree):
                _prepare(tree, watch)
    return LoadedFile(path, record, stamp, digest)


def _head(data: bytes, first: int | None) -> bytes:
    if first is None or len(data) <= first:
        return data
    # A cut elsewhere might split a character, which would mislead the detection of the encoding.
    end = data.rfind(b";", first // 2, first)
    return data[: first if end < 0 else end]


def _is_long(tree: GameTree) -> bool:
    """Return whether choosing this game would take a noticeable time."""
    source = tree.source
    return source is not None and source.last - source.first > LONG_NODES


def _prepare(tree: GameTree, watch: ParseWatch) -> None:
    """Compute the facts that are shown first, in the loading thread."""
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
    """Return the stamp by which a later change of a file is recognised; None if there is no file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


@dataclass(frozen=True, slots=True, eq=False)
class _Loading:
    """One load; a caller that waits a moment for it learns at once that a file is large."""

    path: Path
    encoding: Encoding
    most: int | None
    moment: ShortWait = field(default_factory=ShortWait)

    def run(self, watch: ParseWatch) -> LoadedFile:
        try:
            stamp = stamp_of(self.path)
            if stamp is not None and stamp[1] > AT_ONCE_BYTES:
                self.moment.end(is_long=True)
            return load_file(self.path, self.encoding, watch, self.most)
        finally:
            self.moment.end()


class Loader(QObject):
    """A loader of files in another thread, however small they are, since any disk may be slow.

    Signals: `loaded(LoadedFile)`, `failed(Path, str)`; `large(Path, int)` with the size of a file that is not read
    without a question; `started(Path)` for a file that takes a while, and at intervals `progressed(Path, float)` with
    the fraction read, once that has taken half a second; `ended()` when such a load is over.

    It runs one load at a time; a cancelled load stops, and emits nothing more than its end.
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
        """True while a file is being loaded."""
        return self._job.is_busy

    def load(self, path: Path, encoding: Encoding = None, most: int | None = MOST_BYTES) -> None:
        """Begin to load a file, in this encoding if one is given; another load is cancelled.

        A short load is finished before this returns.
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
        """Stop the load under way, if any."""
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
    """Return the SHA-256 digest of contents, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def game_title(info: GameInfo) -> str:
    """Return the game's own name, or else its players: "Hana – Tomás".

    The number that a server gives a game as its name is the title only of a game without players.
    """
    if has_own_name(info) or (info.game_name and not (info.black_name or info.white_name)):
        return info.game_name
    return players_title(info.black_name, info.white_name)


def players_title(black: str, white: str) -> str:
    """Return the players of a game: "Hana – Tomás", with the colour of a player without a name."""
    names = isolated(player_name(black, Color.BLACK)), isolated(player_name(white, Color.WHITE))
    return " \N{EN DASH} ".join(names)


def has_own_name(info: GameInfo) -> bool:
    """Return whether a game has a name (GN) that is more than the number of a server."""
    return bool(info.game_name) and not info.game_name.isdigit()


def naming_info(shown: GameInfo, first: GameInfo) -> GameInfo:
    """Return the facts for naming a new file: those of the first game if the shown game has no name.

    So a lesson is named by its title, whichever of its positions is shown.
    """
    has_name = shown.game_name or shown.black_name or shown.white_name
    return shown if has_name else first


def sgf_path(path: Path) -> Path:
    """Return the path for saving SGF in place of `path`: never with the extension of another format."""
    if not path.suffix:
        return path.with_suffix(".sgf")
    if path.suffix.lower() in FOREIGN_ENDINGS:
        return path.with_name(path.name + ".sgf")
    return path


def short_name(stem: str, ending: str = "", most: int = LONGEST_NAME) -> str:
    """Return a file name of at most `most` bytes, cut between two characters."""
    room = most - _bytes_in(ending)
    if _bytes_in(stem) <= room:
        return stem + ending
    letters = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, stem)
    # Qt counts positions in UTF-16 units of two bytes.
    units = stem.encode("utf-16-le", "surrogatepass")
    end = 0
    while (place := letters.toNextBoundary()) >= 0:
        part = units[: 2 * place].decode("utf-16-le", "surrogatepass")
        if _bytes_in(part) > room:
            break
        end = place
    return units[: 2 * end].decode("utf-16-le", "surrogatepass").rstrip(" .") + ending


def _bytes_in(text: str) -> int:
    # A name may hold lone surrogates, for bytes that are not valid text.
    return len(text.encode("utf-8", "surrogatepass"))


def file_name(info: GameInfo) -> str:
    """Return a name for a file of this game, without folder: "2026-05-02 Hana - Tomás.sgf"."""
    date = (info.date or "").split(",")[0].strip()
    return titled_name(f"{date} {game_title(info)}".replace("\N{EN DASH}", "-"))


def titled_name(title: str) -> str:
    """Return a name for an SGF file with this title, without characters that file names cannot have."""
    words = " ".join(re.sub(_NOT_IN_FILE_NAMES, " ", title).split())
    return free_of_devices(short_name(words.strip(" ."), ".sgf", _USUAL_NAME))


# Files of the program's own


class UnusableFile(NamedTuple):
    """A file or folder that could not be read.

    `place` is its present path; if it could not be moved, the same path, with the reason in `trouble`.
    """

    path: Path
    place: Path
    trouble: str = ""


def put_aside(path: Path, ending: str | None = None) -> UnusableFile:
    """Rename a file or folder, with this ending or the time in its new name."""
    for place in _places(path, ending):
        if os.path.lexists(place):
            continue
        try:
            path.rename(place)
        except OSError as error:
            return UnusableFile(path, path, system_phrase(error))
        return UnusableFile(path, place)
    raise AssertionError("names never end")


def _places(path: Path, ending: str | None) -> Iterator[Path]:
    now = f"{datetime.now():%Y-%m-%d %H.%M.%S}"
    stem = path.stem if ending is not None else f"{path.stem} {now}"
    for number in count(1):
        more = "" if number == 1 else f" {number}"
        yield path.with_name(f"{stem}{more}{path.suffix if ending is None else ending}")


def unusable_folders(*folders: Path) -> list[UnusableFile]:
    """Put aside everything in the place of these folders that is no folder, or cannot be read."""
    return [put_aside(folder) for folder in folders if not _is_free_for_folder(folder)]


def is_in_way(path: Path) -> bool:
    """Return whether something other than a readable file is in the place of a file of the program."""
    try:
        mode = path.lstat().st_mode
    except OSError:
        return False
    if not stat.S_ISLNK(mode) and not stat.S_ISREG(mode):
        return True
    try:
        path.stat()
    except FileNotFoundError:
        # A link to a file that will be made.
        return False
    except OSError:
        # A link that leads to itself.
        return True
    return not (os.path.isfile(path) and os.access(path, os.R_OK))


def clear_way_of_lock(path: Path) -> None:
    """Put aside a pipe or a device in the place of a lock file, on which Qt would block."""
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
