"""Writing: the bytes of a record, and putting them into its file once they were read back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from goboard_app.app.backups import Backups
from goboard_app.app.loading import Stamp, digest_of
from goboard_app.app.saving import CannotSave, Saved, replace_file
from goboard_app.app.undo import TREES
from goboard_app.record.compare import WritingStopped, WritingWatch
from goboard_app.record.sgf.builder import ReadingStopped
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError, UnencodableText
from goboard_app.record.tree import GameTree


class SavingStopped(CannotSave):
    """The saving was called off."""


class ReadsOtherwise(CannotSave):
    """What was written would not be read as what is on the board."""


def bytes_of(record: Record, encoding: str | None) -> bytes:
    """The record as its file would be; in Unicode where its own encoding cannot hold it."""
    # Late: the writer is not needed before something is written.
    from goboard_app.record.sgf.writer import write_record

    try:
        return write_record(record, encoding)
    except UnencodableText:
        return write_record(record, "utf-8")


@dataclass(frozen=True, slots=True)
class Writing:
    """Writes a record to a file; it may run beside the program, which follows it by the watch."""

    record: Record
    encoding: str | None
    path: Path
    expected: Stamp | None
    backups: Backups
    watch: WritingWatch = field(default_factory=WritingWatch)

    @property
    def weight(self) -> int:
        """Roughly how many characters there are to be written."""
        return _weight(self.record.games)

    def run(self) -> Saved:
        """Write; raise CannotSave or UnencodableText where the file stays as it is.

        Once all is written and compared it can be called off no more.
        """
        # Late: the writer is not needed before something is saved.
        from goboard_app.record.sgf.writer import write_record

        self.watch.expect(self.record.games)
        try:
            with TREES:
                data = write_record(self.record, self.encoding, self.watch)
            saved = replace_file(self.path, data, self._check, self.expected, self.backups)
        except (WritingStopped, ReadingStopped) as stopped:
            raise SavingStopped(str(self.path)) from stopped
        return replace(saved, digest=digest_of(data))

    def _check(self, written: bytes) -> None:
        """Refuse what would not be read as what is on the board."""
        self.watch.look()
        if written != self.record.data and not self._says_the_same(written):
            raise ReadsOtherwise(str(self.path))
        self.watch.look()

    def _says_the_same(self, written: bytes) -> bool:
        from goboard_app.record.compare import first_difference
        from goboard_app.record.sgf.parser import read_sgf

        # Read as anybody would, else in the encoding that the user has found to be right.
        for encoding in (None, self.encoding or self.record.encoding):
            with contextlib.suppress(SgfError):
                games = read_sgf(written, encoding, self.watch.reading).games
                with TREES:
                    if first_difference(games, self.record.games, self.watch) is None:
                        return True
        return False


@dataclass(frozen=True, slots=True)
class Apart:
    """Writes some games to a file that is not that of the record; `put` makes its bytes.

    Like a `Writing` it may run beside the program.
    """

    games: tuple[GameTree, ...]
    path: Path
    put: Callable[[tuple[GameTree, ...], WritingWatch], bytes]
    watch: WritingWatch = field(default_factory=WritingWatch)

    @property
    def weight(self) -> int:
        """Roughly how many characters there are to be written."""
        return _weight(self.games)

    def run(self) -> Saved:
        """Write; raise CannotSave where the file stays as it is."""
        self.watch.expect(self.games)
        try:
            with TREES:
                data = self.put(self.games, self.watch)
            return replace_file(self.path, data, self._check)
        except (WritingStopped, ReadingStopped) as stopped:
            raise SavingStopped(str(self.path)) from stopped

    def _check(self, _written: bytes) -> None:
        """The last moment at which nothing has been put in the place of the file."""
        self.watch.look()


def _weight(games: Iterable[GameTree]) -> int:
    sources = (tree.source for tree in games)
    return sum(source.end - source.start for source in sources if source is not None)


def holds(path: Path, data: bytes) -> bool:
    """Whether the file consists of these bytes."""
    try:
        return path.read_bytes() == data
    except OSError:
        return False


def is_one_game(record: Record, tree: GameTree) -> bool:
    """Whether a record holds this game and no other."""
    from goboard_app.record.compare import first_difference

    return first_difference(record.games, (tree,)) is None
