"""Measure the cost of keeping one more move: the journal's own format, a whole SGF file, and SQLite in WAL mode.

Run `python -m tests.benchmarks.autosave [FOLDER]`; the folder decides which disk is measured. Each state is on the disk
when `write` returns (`synchronous=FULL` for SQLite, as the journal calls fsync). The table gives the median of 50 moves
in milliseconds, without making the SGF text, and the bytes of all files after them. Below, each file is cut at each
byte (those of SQLite at each 97th and 7th), with the number of cuts that leave no state, and of those that leave a
state that never was.
"""

from __future__ import annotations

import sqlite3
import statistics
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Protocol

from goboard_app.app.files.journal import JournalEntry, JournalFile, _shared, last_entry
from goboard_app.app.files.save import replace_file
from goboard_app.record.changes import ChangeTeller
from goboard_app.record.edits import AddNode, new_node
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from tests.support.aims import tell

MOVES, CUT_AFTER = 50, 20
POINTS = "abcdefghijklmnopqrs"


def move(number: int) -> str:
    """Return a node with a move; the rules are not asked here."""
    return f";{'BW'[number % 2]}[{POINTS[number % 19]}{POINTS[number // 19 % 19]}]"


def game(moves: int) -> bytes:
    """Return a game of so many moves as SGF."""
    return ("(;GM[1]FF[4]SZ[19]PB[Hana]PW[Tomás]" + "".join(map(move, range(moves))) + ")").encode()


class Way(Protocol):
    """A way to keep a game."""

    folder: Path

    def write(self, data: bytes) -> None:
        """Keep this state; it is on the disk on return."""

    def close(self) -> None:
        """Leave the files as a killed program would."""


class Journal:
    """The journal's own format: what differs from the state before, with a checksum."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file = JournalFile(folder)

    def write(self, data: bytes) -> None:
        """Append what differs."""
        self._file.write(JournalEntry(data, datetime.now(), is_live=True))

    def close(self) -> None:
        """Release the lock."""
        self._file.release()


class Nodes:
    """The journal of a large record: its file, and the nodes that are new."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file = JournalFile(folder)
        self._record = Record(())
        self._teller = ChangeTeller(None)

    def write(self, data: bytes) -> None:
        """Append the node that is new; the first state is read as a file is."""
        if not self._record.games:
            self._record = read_sgf(data)
            source = self._record.games[0].source
            assert source is not None
            self._teller = ChangeTeller(source.nodes)
        else:
            color, point = data[-6:-5].decode(), data[-4:-2].decode()
            tree = self._record.games[0]
            AddNode(tree.main_line_end(), new_node(Property(color, (point,)))).apply(tree)
        since = self._teller.tell(self._record.games)
        self._file.write(JournalEntry(self._record.data, datetime.now(), is_live=True, since=since))

    def close(self) -> None:
        """Release the lock."""
        self._file.release()


class Whole:
    """The unfinished game of today: one SGF file, replaced each time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, data: bytes) -> None:
        """Replace the file."""
        replace_file(self.folder / "unfinished.sgf", data)

    def close(self) -> None:
        """Do nothing: the file is closed."""


class Sqlite:
    """A table of the same differences, in WAL mode, each entry a transaction."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._base = sqlite3.connect(folder / "journal.sqlite", isolation_level=None)
        self._base.execute("PRAGMA journal_mode=WAL")
        self._base.execute("PRAGMA synchronous=FULL")
        self._base.execute("CREATE TABLE entries (id INTEGER PRIMARY KEY, said TEXT, head INT, tail INT, new BLOB)")
        self._last = b""
        self._copy = b""

    def write(self, data: bytes) -> None:
        """Insert what differs."""
        head, tail = _shared(self._last, data)
        new = zlib.compress(data[head : len(data) - tail], 1)
        said = datetime.now().isoformat()
        row = (said, head, tail, new)
        self._base.execute("INSERT INTO entries (said, head, tail, new) VALUES (?, ?, ?, ?)", row)
        self._last = data

    def close(self) -> None:
        """Close without the checkpoint that an orderly end makes: the files are copied first."""
        files = {path.name: path.read_bytes() for path in self.folder.iterdir()}
        self._base.close()
        for name, data in files.items():
            (self.folder / name).write_bytes(data)


def median_ms(way: Way, moves: int) -> float:
    """Return the median time of one more move, in milliseconds."""
    way.write(game(moves))
    found = []
    for number in range(1, MOVES + 1):
        data = game(moves + number)
        started = time.perf_counter()
        way.write(data)
        found.append(1000 * (time.perf_counter() - started))
    return statistics.median(found)


def in_journal(folder: Path) -> bytes | None:
    """Return the last state in the journal, None without one."""
    (path,) = folder.glob("*.journal")
    entry = last_entry(path.read_bytes())
    return None if entry is None else entry.data


def in_sqlite(folder: Path) -> bytes | None:
    """Return the last state in a database, None without one."""
    try:
        with closing(sqlite3.connect(folder / "journal.sqlite")) as base:
            last = b""
            for head, tail, new in base.execute("SELECT head, tail, new FROM entries ORDER BY id"):
                last = last[:head] + zlib.decompress(new) + last[len(last) - tail :]
            return last or None
    except sqlite3.Error:
        return None


def cut(path: Path, places: range, read: Callable[[Path], bytes | None]) -> tuple[int, int, int]:
    """Cut a file at these places; return the numbers of cuts, of empty states, and of states that never were."""
    others = {each: each.read_bytes() for each in path.parent.iterdir()}
    states = {game(CUT_AFTER + number) for number in range(MOVES + 1)}
    nothing = wrong = 0
    for place in places:
        for each in path.parent.iterdir():
            # Reading a database may write its files.
            each.unlink()
        for each, whole in others.items():
            each.write_bytes(whole if each != path else whole[:place])
        found = read(path.parent)
        nothing += found is None
        wrong += found is not None and found not in states
    return len(places), nothing, wrong


def main() -> None:
    """Print the tables."""
    place = sys.argv[1] if len(sys.argv) > 1 else None
    costs: dict[str, float] = {}
    print(f"{'':10}{'moves':>8}{'ms':>9}{'bytes':>10}")
    for moves in (300, 10_000):
        for kind in (Journal, Nodes, Whole, Sqlite):
            with tempfile.TemporaryDirectory(dir=place) as name:
                way = kind(Path(name))
                ms = costs[f"{kind.__name__} {moves}"] = median_ms(way, moves)
                size = sum(path.stat().st_size for path in way.folder.iterdir())
                print(f"{kind.__name__:10}{moves:8}{ms:9.2f}{size:10}")
                way.close()
    tell("a move in 300, times SQLite", costs["Journal 300"] / costs["Sqlite 300"])
    print(f"\n{'':24}{'cuts':>8}{'nothing':>9}{'wrong':>7}")
    # A memory disk: what is cut need not be on a real one.
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else place) as name:
        for kind, pattern, step, read in (
            (Journal, "*.journal", 1, in_journal),
            (Sqlite, "*.sqlite-wal", 97, in_sqlite),
            (Sqlite, "*.sqlite", 7, in_sqlite),
        ):
            folder = Path(name) / pattern.strip("*.")
            folder.mkdir()
            way = kind(folder)
            median_ms(way, CUT_AFTER)
            way.close()
            (path,) = folder.glob(pattern)
            places, nothing, wrong = cut(path, range(0, path.stat().st_size, step), read)
            print(f"{kind.__name__ + ' ' + pattern:24}{places:8}{nothing:9}{wrong:7}")
            if kind is Journal:
                tell("cuts of the journal that leave a wrong state", wrong)


if __name__ == "__main__":
    main()
