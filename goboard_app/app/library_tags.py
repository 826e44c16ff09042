"""The tags and notes of the games in a library, read and written in another thread."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.files.load import put_aside
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.library import Library
from goboard_app.library.games import GameTags
from goboard_app.library.index import (
    IndexDamaged,
    IndexUnusable,
    Key,
    LibraryGame,
    StoredGame,
    stored_game,
    stored_games,
)
from goboard_app.library.tags import (
    SettledTags,
    TaggedGame,
    TagsDamaged,
    TagsUnusable,
    changed_tags,
    content_of,
    names_of,
    read_tags,
    settle_tags,
    write_tags,
)

FILE = "tags.sqlite"
"""The name of the file of the tags beside the settings."""

# Reading one game takes as long as reading thirty of all games at once.
_ONE_BY_ONE = 30
# The longest wait in seconds for the writing when the window closes.
_LAST_S = 5.0
# The files of SQLite beside a database.
_BESIDE = ("-journal", "-wal", "-shm")


class TagChange(NamedTuple):
    """A change of the tags of several games; a `note` of None leaves their notes as they are."""

    keys: tuple[Key, ...]
    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    note: str | None = None

    def applied_to(self, tags: GameTags) -> GameTags:
        """Return the tags of one of the games after the change."""
        return changed_tags(tags, self.added, self.removed, self.note)


class LibraryTags(QObject):
    """The tags of the games in one library, kept in `place` for all libraries.

    Signals: `changed()` when `tags` or `lost` have changed, `failed(str)` with the reason why the tags could not be
    read or written, `was_put_aside(UnusableFile)` for a damaged file of tags.
    """

    changed = Signal()
    failed = Signal(str)
    was_put_aside = Signal(object)

    def __init__(self, library: Library, place: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tags: Mapping[Key, GameTags] = {}
        self.lost: tuple[TaggedGame, ...] = ()
        """The games with tags that the folder had and has no more."""
        self._library = library
        self._place = place
        self._top = os.fsencode(os.path.realpath(library.folder))
        self._waiting: list[TagChange] = []
        self._forgotten: list[TaggedGame] = []
        self._under_way: tuple[list[TagChange], list[TaggedGame]] = [], []
        self._reading, self._writing = Job(self), Job(self)
        self._reading.done.connect(self._on_read)
        self._reading.failed.connect(self._on_not_read)
        self._writing.done.connect(self._on_written)
        self._writing.failed.connect(self._on_not_written)

    @property
    def is_busy(self) -> bool:
        """True while tags are read or written."""
        return self._reading.is_busy or self._writing.is_busy

    @Slot()
    def renew(self) -> None:
        """Read the tags, and find the games that have moved once the whole folder is known."""
        if self._writing.is_busy:
            # The writing ends with a reading.
            return
        is_whole = not self._library.is_reading and not self._library.is_gone
        games = self._library.games
        work = partial(_settled, self._place, self._library.place, self._top, games, is_whole)
        self._reading.start_beside(lambda _watch: work(), JobWatch())
        self._reading.finish_soon()

    def change(self, change: TagChange) -> None:
        """Change the tags of some games; they are shown at once, and written in another thread."""
        after = {key: change.applied_to(self.tags.get(key, GameTags())) for key in change.keys}
        self.tags = {key: tags for key, tags in {**self.tags, **after}.items() if not tags.is_empty}
        self._waiting.append(change)
        self.changed.emit()
        self._write()

    def forget(self, lost: Sequence[TaggedGame]) -> None:
        """Remove the tags of games that are gone."""
        self._forgotten += lost
        self.lost = tuple(each for each in self.lost if each not in lost)
        self.changed.emit()
        self._write()

    def close(self) -> None:
        """Finish the writing, and cancel the reading."""
        self._reading.cancel()
        while self._writing.is_busy:
            self._writing.finish()

    def _write(self) -> None:
        if self._writing.is_busy:
            return
        self._reading.cancel()
        self._under_way = self._waiting, self._forgotten
        self._waiting, self._forgotten = [], []
        games = self._library.games
        work = partial(_write, self._place, self._library.place, self._top, games, *self._under_way)
        self._writing.start_beside(lambda _watch: work(), JobWatch(), last_s=_LAST_S)
        self._writing.finish_soon()

    @Slot(object)
    def _on_read(self, settled: SettledTags) -> None:
        if settled.tags == self.tags and settled.lost == self.lost:
            return
        self.tags, self.lost = settled.tags, settled.lost
        self.changed.emit()

    @Slot(object)
    def _on_not_read(self, error: Exception) -> None:
        if isinstance(error, TagsDamaged):
            self._put_aside()
            self.renew()
        elif isinstance(error, IndexDamaged):
            # The index is made again, and then the tags are read again.
            self._library.renew()
        elif isinstance(error, TagsUnusable):
            self.failed.emit(str(error))
        elif not isinstance(error, IndexUnusable):
            raise error

    @Slot(object)
    def _on_written(self, _nothing: object) -> None:
        if self._waiting or self._forgotten:
            self._write()
        else:
            self.renew()

    @Slot(object)
    def _on_not_written(self, error: Exception) -> None:
        if isinstance(error, TagsDamaged) and self._put_aside():
            self._waiting = self._under_way[0] + self._waiting
            self._forgotten = self._under_way[1] + self._forgotten
            self._write()
            return
        if not isinstance(error, TagsUnusable | IndexUnusable):
            raise error
        self.failed.emit(str(error))
        self.renew()

    def _put_aside(self) -> bool:
        """Rename the damaged file of the tags and say so; return whether its place is free now."""
        aside = put_aside(self._place)
        for ending in _BESIDE:
            beside = self._place.with_name(self._place.name + ending)
            if beside.exists():
                # The journal of a damaged file would damage a new one.
                put_aside(beside)
        self.was_put_aside.emit(aside)
        return not aside.trouble


def _settled(place: Path, index: Path, top: bytes, listed: Sequence[LibraryGame], is_whole: bool) -> SettledTags:
    """Read the tags and find their games."""
    tagged = read_tags(place)
    if not tagged:
        return SettledTags({})
    names = {game.key: names_of(game.facts) for game in listed}
    one = _reader(index, sum(each.path.startswith(top) for each in tagged))
    if not is_whole:
        # A game may be missing only because its file has not been read yet.
        return SettledTags(settle_tags(tagged, top, names, tuple, one).tags)
    settled = settle_tags(tagged, top, names, partial(stored_games, index), one)
    if settled.moved:
        write_tags(place, (now for _before, now in settled.moved), (before for before, _now in settled.moved))
    return settled


def _reader(index: Path, count: int) -> Callable[[Key], StoredGame | None]:
    """Return a function that reads one game of the index, for this number of games."""
    if count <= _ONE_BY_ONE:
        return partial(stored_game, index)
    return {game.key: game for game in stored_games(index)}.get


def _write(
    place: Path,
    index: Path,
    top: bytes,
    listed: Sequence[LibraryGame],
    changes: Iterable[TagChange],
    forgotten: Iterable[TaggedGame],
) -> None:
    """Apply changes to the stored tags, which another window may have changed too."""
    known = {(each.path, each.number): each.tags for each in read_tags(place)}
    after: dict[Key, GameTags] = {}
    for change in changes:
        for key in change.keys:
            stored = known.get((os.path.join(top, key[0]), key[1]), GameTags())
            after[key] = change.applied_to(after.get(key, stored))
    read = _reader(index, len(after))
    names = {game.key: names_of(game.facts) for game in listed if game.key in after}
    rows = []
    for key, tags in after.items():
        game = read(key)
        # Without a content the game is known by its place alone.
        content = "" if game is None else content_of(game)
        rows.append(TaggedGame(os.path.join(top, key[0]), key[1], content, names.get(key, ""), tags))
    write_tags(place, rows, forgotten)
