"""The index of a folder: the games of all records below it, kept in a file of SQLite.

Nothing is written into the folder. A file is read again when its time or its size has changed;
an index that is damaged, or of another version of the program, is made again.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from array import array
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from goboard_app.go.board import MAX_SIDE, MIN_SIDE, BoardSize
from goboard_app.library.games import GameFacts, facts_of
from goboard_app.library.moves import GameMoves, is_on_board, moves_of_game
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.sgf.collection import Record

ENDINGS = (b".sgf", b".gib", b".ngf", b".ugf", b".ugi")
"""The endings of files that are read as records."""

# Of the schema: an index of another version is made again.
_VERSION = 3
# The number of files and games to gather before they are written and shown.
_BATCH = 200
# The wait for another program that writes to the index.
_BUSY_S = 5.0
# The range of an integer in SQLite; the time of a file may exceed it.
_TIMES = 2**63

# Paths are bytes, since a file name on Linux need not be valid text. Variations have a table of their own, so that a
# search of the main lines does not read them.
_SCHEMA = """
create table if not exists files (
  path blob primary key, time integer, length integer, fault integer
);
create table if not exists games (
  path blob, number integer,
  black text, white text, black_rank text, white_rank text, date text, event text, name text, rules text,
  result text, moves integer, columns integer, rows integer, day text, ended text, words text,
  steps blob, changes blob, primary key (path, number)
);
create table if not exists variations (
  path blob, number integer, lines blob, primary key (path, number)
);
"""
_FACTS = ", ".join(GameFacts._fields)
# The facts that are numbers; the others are texts.
_NUMBERS = frozenset({"moves", "columns", "rows"})
# The types of the columns in an intact index.
_KNOWN_KINDS = (bytes, int, *(int if name in _NUMBERS else str for name in GameFacts._fields))
_STORED_KINDS = (bytes, int, int, int, str, bytes, bytes, str, bytes)


class LeftOut(Enum):
    """The reason why a file or a folder is left out."""

    NO_RECORD = 1
    TOO_LARGE = 2
    UNREADABLE = 3
    FOLDER = 4
    """A folder that cannot be listed."""


class CannotRead(Exception):
    """Raised when a file is left out."""

    def __init__(self, fault: LeftOut) -> None:
        super().__init__(fault.name)
        self.fault = fault


class FolderGone(Exception):
    """Raised when the folder itself cannot be listed; the index stays as it is."""


class IndexUnusable(Exception):
    """Raised when the file of the index can be neither read nor made."""


class IndexDamaged(IndexUnusable):
    """Raised when damage shows only during reading; the index is then deleted, to be made again."""


Reader = Callable[[Path], Record]
"""A function that reads a file; raises CannotRead."""


Key = tuple[bytes, int]
"""The key of a game: the path of its file below the folder, and its place there, from 0."""


class LibraryGame(NamedTuple):
    """A game of the library."""

    key: Key
    facts: GameFacts

    @property
    def size(self) -> BoardSize:
        """The size of its board."""
        return BoardSize(self.facts.columns, self.facts.rows)


class IndexUpdate(NamedTuple):
    """One step of news: the files whose games known so far are gone, and the games found.

    `gone` is None where all games known before are gone.
    """

    gone: frozenset[bytes] | None
    games: tuple[LibraryGame, ...]


@dataclass(slots=True)
class IndexWatch:
    """The progress of a renewal, shared between the thread that renews and the one that shows it.

    `batches` are to be taken from the left; `left_out` has the files and folders that are left out, by their paths.
    """

    batches: deque[IndexUpdate] = field(default_factory=deque)
    left_out: dict[bytes, LeftOut] = field(default_factory=dict)
    reading: ParseWatch = field(default_factory=ParseWatch)
    read: int = 0
    total: int = 0

    @property
    def done(self) -> float:
        """The share of the files that is done, from 0 to 1."""
        return self.read / self.total if self.total else 0.0

    def call_off(self) -> None:
        """Stop the renewal at the next file; ReadingStopped is raised there."""
        self.reading.call_off()

    def look(self) -> None:
        """Raise ReadingStopped if the renewal was called off."""
        self.reading.look()


# The file of the index


def known_games(place: Path) -> list[LibraryGame]:
    """Return the games in the index at this place, in the order of the files.

    Empty if the index is damaged: the next renewal makes it again.
    """
    try:
        with _opened_whole(place) as index:
            rows = index.execute(f"select path, number, {_FACTS} from games order by path, number")
            return [_known(row) for row in rows]
    except IndexDamaged:
        return []


_Row = tuple[bytes, int, *tuple[object, ...]]


def _known(row: _Row) -> LibraryGame:
    """Return the game of a row. Raises ValueError if no game can have these facts."""
    key = _key_of(row, _KNOWN_KINDS)
    facts = GameFacts._make(row[2:])
    # `BoardSize` is made from these numbers, and SQLite may hold any.
    if not (MIN_SIDE <= facts.columns <= MAX_SIDE and MIN_SIDE <= facts.rows <= MAX_SIDE):
        raise ValueError("no board")
    return LibraryGame(key, facts)


def _key_of(row: _Row, kinds: tuple[type, ...]) -> Key:
    """Return the key of the game in a row. Raises ValueError if a value has the wrong type.

    SQLite stores any type in any column.
    """
    if tuple(map(type, row)) != kinds or row[1] < 0:
        raise ValueError("no game")
    return row[0], row[1]


class StoredGame(NamedTuple):
    """The data of a game for a search of positions; see `library.moves`.

    `day` is as in `GameFacts`; `variations` is empty if they were not asked for.
    """

    key: Key
    size: BoardSize
    ended: str
    steps: bytes
    changes: bytes
    day: str = ""
    variations: bytes = b""

    @property
    def moves(self) -> GameMoves:
        """The moves of all its lines."""
        return GameMoves(self.steps, self.changes, self.variations)

    @property
    def year(self) -> int:
        """The year in which it was played; 0 if it is not known."""
        year = self.day[:4]
        return int(year) if len(year) == 4 and year.isascii() and year.isdecimal() else 0


_STORED = "select path, number, columns, rows, ended, steps, changes, day, x'' from games"
_STORED_WHOLE = (
    "select path, number, columns, rows, ended, steps, changes, day, ifnull(lines, x'')"
    " from games left join variations using (path, number)"
)


def stored_games(place: Path, with_variations: bool = False) -> list[StoredGame]:
    """Return all games as a search needs them. Raises IndexDamaged if they cannot be read."""
    with _opened_whole(place) as index:
        return [_stored(row) for row in index.execute(_STORED_WHOLE if with_variations else _STORED)]


def stored_game(place: Path, key: Key) -> StoredGame | None:
    """Return one game; None if it is gone. Raises IndexDamaged if it cannot be read."""
    with _opened_whole(place) as index:
        row = index.execute(f"{_STORED} where path = ? and number = ?", key).fetchone()
        return None if row is None else _stored(row)


def _stored(row: tuple[bytes, int, int, int, str, bytes, bytes, str, bytes]) -> StoredGame:
    """Return the game of a row. Raises ValueError if no game can have these values."""
    key = _key_of(row, _STORED_KINDS)
    game = StoredGame(key, BoardSize(row[2], row[3]), *row[4:])
    if not is_on_board(game.moves, game.size):
        raise ValueError("no moves")
    return game


class OutdatedFiles(NamedTuple):
    """The numbers of files that are not as they were when they were read: those changed, and those gone."""

    changed: int
    gone: int


def outdated_files(place: Path, folder: Path, paths: Collection[bytes], look: Callable[[], object]) -> OutdatedFiles:
    """Count which of these files are changed or gone since the index was written.

    `look` is called before each file, and may stop the count by an exception. Raises IndexDamaged if the index cannot
    be read.
    """
    with _opened_whole(place) as index:
        rows = index.execute("select path, time, length from files").fetchall()
    changed = gone = 0
    for path, *stamp in rows:
        if path in paths:
            look()
            try:
                looked = os.stat(os.path.join(os.fsencode(folder), path))
                changed += stamp != [looked.st_mtime_ns % _TIMES, looked.st_size]
            except OSError:
                gone += 1
    return OutdatedFiles(changed, gone)


@contextmanager
def _opened_whole(place: Path) -> Iterator[sqlite3.Connection]:
    """Open the index for reading, and delete it if it proves damaged.

    Raises IndexUnusable if it is locked or cannot be deleted, IndexDamaged after deleting it.
    """
    _make_folder(place)
    try:
        with closing(_opened(place)) as index:
            yield index
    except (sqlite3.Error, ValueError) as error:
        if isinstance(error, sqlite3.Error) and _is_in_use(error):
            raise IndexUnusable(str(error)) from error
        try:
            _discard(place)
        except OSError as reason:
            raise IndexUnusable(str(reason)) from error
        raise IndexDamaged(str(error)) from error


def _open(place: Path) -> sqlite3.Connection:
    """Return the opened index; one that cannot be used is made again.

    Raises IndexUnusable if it is locked or cannot be made.
    """
    _make_folder(place)
    try:
        return _opened(place)
    except sqlite3.DatabaseError as error:
        if _is_in_use(error):
            raise IndexUnusable(str(error)) from error
    try:
        _discard(place)
        return _opened(place)
    except (OSError, sqlite3.Error) as error:
        raise IndexUnusable(str(error)) from error


def _make_folder(place: Path) -> None:
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise IndexUnusable(str(error)) from error


def _discard(place: Path) -> None:
    # SQLite keeps the write-ahead log and the journal in files beside the database.
    for ending in ("", "-wal", "-shm", "-journal"):
        place.with_name(place.name + ending).unlink(missing_ok=True)


def _is_in_use(error: sqlite3.Error) -> bool:
    """Return whether the file is intact, but another program writes to it."""
    return "locked" in str(error) or "busy" in str(error)


def _opened(place: Path) -> sqlite3.Connection:
    index = sqlite3.connect(place, timeout=_BUSY_S, check_same_thread=False)
    try:
        # With a write-ahead log one connection can read while another writes.
        index.execute("pragma journal_mode = wal")
        # Safety on a crash is not needed: the index can always be made again.
        index.execute("pragma synchronous = off")
        (version,) = index.execute("pragma user_version").fetchone()
        # SQLite gives 0 for a new file.
        if version == 0:
            # Locked at once, since another program may be making the same index.
            made = f"begin immediate; {_SCHEMA} pragma user_version = {_VERSION}; commit;"
            index.executescript(made)
        elif version != _VERSION:
            raise sqlite3.DatabaseError("another version")
        # Some damage shows only when rows are read.
        index.execute(f"select steps, changes, {_FACTS} from games limit 1").fetchone()
        index.execute("select path, fault from files limit 1").fetchone()
        index.execute("select path, number, lines from variations limit 1").fetchone()
    except BaseException:
        index.close()
        raise
    return index


# Renewing it


def renew(place: Path, folder: Path, read: Reader, watch: IndexWatch) -> dict[bytes, LeftOut]:
    """Bring the index up to date with the folder; return the files and folders left out.

    Raises FolderGone if the folder cannot be listed, ReadingStopped if the watch calls it
    off; all that was read by then is kept. An index that proves damaged is made again.
    """
    try:
        return _renewed(place, folder, read, watch)
    except sqlite3.DatabaseError as error:
        if _is_in_use(error):
            raise IndexUnusable(str(error)) from error
    watch.batches.append(IndexUpdate(None, ()))
    watch.left_out.clear()
    try:
        _discard(place)
        return _renewed(place, folder, read, watch)
    except (OSError, sqlite3.Error) as error:
        raise IndexUnusable(str(error)) from error


def _renewed(place: Path, folder: Path, read: Reader, watch: IndexWatch) -> dict[bytes, LeftOut]:
    found = files_below(folder, watch)
    with closing(_open(place)) as index:
        known = {row[0]: row[1:] for row in index.execute("select path, time, length, fault from files")}
        # Games whose file is not listed would never be removed: the index is damaged.
        if index.execute(_OF_NO_FILE).fetchone() is not None:
            raise sqlite3.DatabaseError("games of no file")
        gone = [path for path in known if path not in found]
        if gone:
            with index:
                _forget(index, gone)
            watch.batches.append(IndexUpdate(frozenset(gone), ()))
        changed = []
        for path, stamp in found.items():
            before = known.get(path)
            # A fault with an unknown number is damage, and costs only one more reading.
            if before is None or before[:2] != stamp or before[2] not in _FAULTS:
                changed.append((path, stamp))
            elif before[2]:
                watch.left_out[path] = LeftOut(before[2])
        watch.total = len(changed)
        _read_all(index, folder, changed, read, watch)
    return watch.left_out


_OF_NO_FILE = "select path from games where path not in (select path from files) limit 1"
# 0 is for a file that was read.
_FAULTS = frozenset({0, *(fault.value for fault in LeftOut)})
_Stamp = tuple[int, int]


def files_below(folder: Path, watch: IndexWatch) -> dict[bytes, _Stamp]:
    """Return the records below a folder by their paths from there, with time and length.

    Links to folders are followed, each folder once. Folders that cannot be listed are counted
    in the watch.

    Raises FolderGone if the folder itself cannot be read.
    """
    top = os.fsencode(folder)
    found: dict[bytes, _Stamp] = {}
    seen: set[tuple[int, int]] = set()
    waiting = [b""]
    while waiting:
        below = waiting.pop()
        watch.look()
        try:
            at = os.stat(os.path.join(top, below))
            # A link may lead to a folder above it.
            if (at.st_dev, at.st_ino) in seen:
                continue
            seen.add((at.st_dev, at.st_ino))
            with os.scandir(os.path.join(top, below)) as entries:
                folders = list(_looked_at(entries, below, found, watch))
        except (OSError, ValueError) as error:
            if not below:
                raise FolderGone(str(error)) from error
            watch.left_out[below] = LeftOut.FOLDER
            continue
        # The list is a stack: reversed, so that the first folder comes next.
        waiting += sorted(folders, reverse=True)
    return dict(sorted(found.items()))


def _looked_at(
    entries: Iterable[os.DirEntry[bytes]],
    below: bytes,
    found: dict[bytes, _Stamp],
    watch: IndexWatch,
) -> Iterator[bytes]:
    """Note the records of one folder, and yield the folders in it."""
    for entry in entries:
        path = os.path.join(below, entry.name)
        is_record = entry.name.lower().endswith(ENDINGS)
        try:
            if entry.is_dir():
                yield path
            elif is_record:
                looked = entry.stat()
                if stat.S_ISREG(looked.st_mode):
                    # Only regular files are read: a pipe would wait for ever.
                    found[path] = looked.st_mtime_ns % _TIMES, looked.st_size
                else:
                    watch.left_out[path] = LeftOut.NO_RECORD
        except OSError:
            # A link in a circle, or to a missing target.
            if is_record:
                watch.left_out[path] = LeftOut.UNREADABLE


class _IndexedFile(NamedTuple):
    """A file that was read: its fault (0 for none), and its games with the moves of each."""

    path: bytes
    stamp: _Stamp
    fault: int
    games: tuple[tuple[LibraryGame, GameMoves], ...]


def _read_all(
    index: sqlite3.Connection,
    folder: Path,
    changed: Iterable[tuple[bytes, _Stamp]],
    read: Reader,
    watch: IndexWatch,
) -> None:
    """Read the files that are new or changed, and write them in batches."""
    files: list[_IndexedFile] = []
    size = 0
    try:
        for path, stamp in changed:
            watch.look()
            files.append(_read_one(folder, path, stamp, read, watch))
            watch.read += 1
            # Games count too: a single collection may hold a thousand of them.
            size += 1 + len(files[-1].games)
            if size > _BATCH:
                _write(index, files, watch)
                files, size = [], 0
    finally:
        # Files already read are kept when the reading is stopped.
        _write(index, files, watch)


def _read_one(folder: Path, path: bytes, stamp: _Stamp, read: Reader, watch: IndexWatch) -> _IndexedFile:
    try:
        games = []
        for number, tree in enumerate(read(folder / os.fsdecode(path)).games):
            watch.look()
            game = LibraryGame((path, number), facts_of(tree))
            games.append((game, moves_of_game(tree)))
        return _IndexedFile(path, stamp, 0, tuple(games))
    except CannotRead as error:
        watch.left_out[path] = error.fault
        # Rights may change without a new time of the file: the stamp (-1, -1) makes it read again.
        is_lasting = error.fault is not LeftOut.UNREADABLE
        return _IndexedFile(path, stamp if is_lasting else (-1, -1), error.fault.value, ())


def _write(index: sqlite3.Connection, files: Sequence[_IndexedFile], watch: IndexWatch) -> None:
    if not files:
        return
    names = f"path, number, {_FACTS}, steps, changes"
    marks = ", ".join("?" * (4 + len(GameFacts._fields)))
    with index:
        _forget(index, [file.path for file in files])
        index.executemany(
            "insert into files values (?, ?, ?, ?)",
            [(file.path, *file.stamp, file.fault) for file in files],
        )
        index.executemany(
            f"insert into games ({names}) values ({marks})",
            [(*game.key, *game.facts, moves.steps, moves.changes) for file in files for game, moves in file.games],
        )
        index.executemany(
            "insert into variations values (?, ?, ?)",
            [(*game.key, moves.variations) for file in files for game, moves in file.games if moves.variations],
        )
    games = tuple(game for file in files for game, _moves in file.games)
    watch.batches.append(IndexUpdate(frozenset(file.path for file in files), games))


def _forget(index: sqlite3.Connection, paths: Iterable[bytes]) -> None:
    gone = [(path,) for path in paths]
    index.executemany("delete from games where path = ?", gone)
    index.executemany("delete from variations where path = ?", gone)
    index.executemany("delete from files where path = ?", gone)


def last_board(game: StoredGame) -> tuple[bytes, int | None]:
    """Return the board at the end of the main line, coded as in `Position`, and the point of the last move."""
    board, last = bytearray(game.size.area), None
    changes = array("H", game.changes)
    at = 0
    for place, step in enumerate(array("H", game.steps)):
        if step:
            last = step >> 2
            board[last] = step & 3
        while at < len(changes) and changes[at] == place:
            board[changes[at + 1]] = changes[at + 2]
            at += 3
    # The stone of the last move may be gone, by suicide or because a later node sets its point to empty.
    return bytes(board), last if last is not None and board[last] else None
