"""The game information of many games at once: planned, written file by file, and taken back."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from goboard_app.app.chosen_games import ChosenFile, FilesWatch, LeftFile, chosen_files
from goboard_app.app.files.load import LoadedFile, Stamp, UnreadableFile, digest_of, read_file, stamp_of
from goboard_app.app.files.save import (
    Backups,
    CannotSave,
    ChangedOnDisk,
    KnownState,
    ReadsOtherwise,
    Saved,
    Writing,
    replace_file,
)
from goboard_app.app.instance import is_claimed
from goboard_app.app.texts import library as texts
from goboard_app.app.texts.results import as_sentence
from goboard_app.library.index import Key, LibraryGame
from goboard_app.record.edits import Compound
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.sgf.encoding import charset_name, is_encodable
from goboard_app.record.tree import GameTree
from goboard_app.session.info import detail_edits, details_of

# No file has this stamp.
_NO_STAMP: Stamp = (-1, -1)

NAMES = ("PB", "PW")
"""The properties with the names of the players."""


class InfoChange(NamedTuple):
    """A change of game information: new texts by their properties, empty for one that is removed.

    `renamed` are the present and the new name of a player, of either colour.
    """

    values: Mapping[str, str]
    renamed: tuple[str, str] | None = None

    @property
    def is_empty(self) -> bool:
        """True if nothing is to be changed."""
        return not self.values and self.renamed is None

    def texts_for(self, tree: GameTree) -> dict[str, str]:
        """Return the texts that a game is to have, by their properties."""
        wanted = dict(self.values)
        if self.renamed is not None:
            before, after = self.renamed
            now = details_of(tree)
            for ident in NAMES:
                if now[ident].strip() == before:
                    wanted.setdefault(ident, after)
        return wanted


class ChangedValue(NamedTuple):
    """A text of a game that is to change; empty for none."""

    key: Key
    ident: str
    before: str
    after: str


class PlannedFile(NamedTuple):
    """A file with what is to change in it; `numbers` are the places of its games now, `digest` is that of its bytes."""

    path: bytes
    digest: str
    values: tuple[ChangedValue, ...]


class EditPlan(NamedTuple):
    """The changes that would be made, and the files that are left out."""

    change: InfoChange
    files: tuple[PlannedFile, ...] = ()
    left: tuple[LeftFile, ...] = ()
    chosen: tuple[LibraryGame, ...] = ()
    is_stopped: bool = False

    @property
    def games(self) -> int:
        """The number of games that would change."""
        return len({value.key for file in self.files for value in file.values})


class WrittenFile(NamedTuple):
    """A file that was changed, with its bytes before and the state it was left in."""

    path: bytes
    before: bytes
    after: KnownState


class EditOutcome(NamedTuple):
    """The files that were written, the number of their changed games, and the files left out.

    `unkept` is the number of written files of which no earlier version could be kept.
    """

    files: tuple[WrittenFile, ...]
    games: int
    left: tuple[LeftFile, ...]
    is_stopped: bool = False
    unkept: int = 0


@dataclass(frozen=True, slots=True)
class LibraryEditor:
    """The editing of game information in the files of a folder; each method may run in another thread.

    `index` is the place of the index, `backups` are those for many files, `locks` is the folder of the locks of open
    files.
    """

    folder: Path
    index: Path
    backups: Backups
    locks: Path

    def plan(self, change: InfoChange, chosen: Sequence[LibraryGame], watch: FilesWatch) -> EditPlan:
        """Return what a change would do; nothing is written."""
        files: list[PlannedFile] = []
        left: list[LeftFile] = []
        for found in chosen_files(self.folder, self.index, chosen, watch):
            if isinstance(found, LeftFile):
                left.append(found)
                continue
            if found.reason:
                left.append(LeftFile(found.path, found.reason))
            values = tuple(_values(found, change))
            trouble = self._hindrance(found, values) if values else ""
            if trouble:
                left.append(LeftFile(found.path, trouble))
            elif values:
                files.append(PlannedFile(found.path, digest_of(found.loaded.record.data), values))
        return EditPlan(change, tuple(files), tuple(left), tuple(chosen), watch.is_called_off)

    def _hindrance(self, found: ChosenFile, values: Sequence[ChangedValue] = ()) -> str:
        """Return why a file cannot get these values, as a sentence; empty if it can."""
        if found.loaded.record.imported_from is not None:
            return texts.not_an_sgf_file()
        if is_claimed(self.locks, found.loaded.path):
            return texts.open_in_a_window()
        return _lacking(found, values)

    def write(self, plan: EditPlan, watch: FilesWatch) -> EditOutcome:
        """Make the planned changes, one file after the other.

        A file that cannot be written, or has changed since it was planned, is left as it is. Each file is written
        whole or not at all, also when the work is called off.
        """
        planned = {file.path: file for file in plan.files}
        chosen = [game for game in plan.chosen if game.key[0] in planned]
        written: list[WrittenFile] = []
        left: list[LeftFile] = []
        games = unkept = 0
        for found in chosen_files(self.folder, self.index, chosen, watch):
            if isinstance(found, LeftFile):
                left.append(found)
                continue
            before = found.loaded.record.data
            try:
                if digest_of(before) != planned[found.path].digest:
                    raise ChangedOnDisk(os.fsdecode(found.path))
                saved = self._write_one(found, plan.change)
            except (CannotSave, UnencodableText) as error:
                left.append(LeftFile(found.path, _reason(error)))
            else:
                written.append(WrittenFile(found.path, before, KnownState(saved.stamp or _NO_STAMP, saved.digest)))
                unkept += bool(saved.backup_trouble)
                games += len({value.key for value in planned[found.path].values})
        self._finish(watch)
        return EditOutcome(tuple(written), games, tuple(left), watch.is_called_off, unkept)

    def _finish(self, watch: FilesWatch) -> None:
        watch.done = 1.0
        # Versions beyond the limit are only a matter of space.
        with suppress(OSError):
            self.backups.thin_out()

    def _write_one(self, found: ChosenFile, change: InfoChange) -> Saved:
        # A window may have opened the file since the plan.
        trouble = self._hindrance(found)
        if trouble:
            raise _Hindered(trouble)
        loaded = found.loaded
        for _game, tree in found.games:
            edits = detail_edits(tree, change.texts_for(tree))
            if edits:
                Compound(tuple(edits)).apply(tree)
        state = _state_of(loaded)
        return Writing(loaded.record, None, loaded.path, state, self.backups, _nothing).run()

    def take_back(self, outcome: EditOutcome, watch: FilesWatch) -> EditOutcome:
        """Give the files that were written their former bytes; a file that changed since is left as it is."""
        restored: list[WrittenFile] = []
        left: list[LeftFile] = []
        for number, file in enumerate(outcome.files):
            watch.done = number / len(outcome.files)
            if watch.is_called_off:
                break
            path = self.folder / os.fsdecode(file.path)
            try:
                stamp = stamp_of(path)
                now = read_file(path, None)
                if digest_of(now) != file.after.digest:
                    raise ChangedOnDisk(os.fsdecode(file.path))
                if is_claimed(self.locks, path):
                    raise _Hindered(texts.open_in_a_window())
                saved = replace_file(path, file.before, expected=stamp, backups=self.backups)
            except UnreadableFile as error:
                left.append(LeftFile(file.path, str(error)))
            except CannotSave as error:
                left.append(LeftFile(file.path, _reason(error)))
            else:
                state = KnownState(saved.stamp or _NO_STAMP, digest_of(file.before))
                restored.append(WrittenFile(file.path, now, state))
        self._finish(watch)
        return EditOutcome(tuple(restored), len(restored), tuple(left), watch.is_called_off)


class _Hindered(CannotSave):
    """The error for a file that is not written for a reason given as a sentence."""


def _values(found: ChosenFile, change: InfoChange) -> Sequence[ChangedValue]:
    """Return the texts of the chosen games of a file that are to change."""
    values: list[ChangedValue] = []
    for game, tree in found.games:
        now, wanted = details_of(tree), change.texts_for(tree)
        values += (
            ChangedValue(game.key, ident, now[ident], text) for ident, text in wanted.items() if text != now[ident]
        )
    return values


def _lacking(found: ChosenFile, values: Sequence[ChangedValue]) -> str:
    """Return why the new texts do not fit the encoding of their game, as a sentence; empty if they do."""
    trees = {game.key: tree for game, tree in found.games}
    for value in values:
        source = trees[value.key].source
        encoding = found.loaded.record.encoding if source is None else source.encoding
        lacking = "".join(dict.fromkeys(c for c in value.after if not is_encodable(c, encoding)))
        if lacking:
            return texts.lacking_characters(charset_name(encoding), lacking)
    return ""


def _state_of(loaded: LoadedFile) -> KnownState:
    """Return the state of a file as it was read."""
    digest = loaded.digest or digest_of(loaded.record.data)
    return KnownState(loaded.stamp or _NO_STAMP, digest)


def _reason(error: CannotSave | UnencodableText) -> str:
    """Return the reason why a file was not written, as a sentence."""
    if isinstance(error, UnencodableText):
        return texts.lacking_characters(charset_name(error.encoding), error.characters)
    if isinstance(error, ChangedOnDisk):
        return texts.changed_meanwhile()
    if isinstance(error, ReadsOtherwise):
        return texts.too_damaged_to_change()
    return str(error) if isinstance(error, _Hindered) else as_sentence(str(error))


def _nothing() -> None:
    """Return at once: there is no journal to wait for."""
