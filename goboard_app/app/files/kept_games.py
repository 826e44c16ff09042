"""KeptGames: the folder of the games played here, one file each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths

from goboard_app.app.files.load import (
    Stamp,
    UnreadableFile,
    load_file,
    short_name,
    stamp_of,
)
from goboard_app.app.files.save import holds, replace_file
from goboard_app.app.jobs import JobWatch
from goboard_app.library.players_book import PlayedGame, played_game

_MOST_BYTES = 1_000_000
# File systems allow 255 bytes, and a number may have to follow.
_LONGEST_NAME = 200
_MOST_NUMBERS = 10_000


class FolderContent(NamedTuple):
    """The content of the folder: the games with players, the number of files, and the number of unreadable ones."""

    games: tuple[PlayedGame, ...] = ()
    files: int = 0
    unreadable: int = 0


class KeptGames:
    """A folder of records that the user can see and change at any time.

    Its methods may be called from another thread, one at a time.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Path, tuple[Stamp, tuple[PlayedGame, ...] | None]] = {}

    def keep(self, name: str, data: bytes, before: tuple[Path, bytes] | None = None) -> Path:
        """Write a record into a file of this name, with a number added if it exists; return the path.

        If the game was kept `before` and that file is unchanged, the record replaces it. Raises CannotSave or OSError
        if it cannot be written.
        """
        if before is not None and holds(*before):
            replace_file(before[0], data)
            return before[0]
        self.folder.mkdir(parents=True, exist_ok=True)
        target = next(self._free_names(name))
        try:
            replace_file(target, data)
        except BaseException:
            # The empty file that claimed the name must not stay.
            target.unlink(missing_ok=True)
            raise
        return target

    def _free_names(self, name: str) -> Iterator[Path]:
        """Yield free names, for each of which an empty file has been created."""
        stem = short_name(Path(name).stem, most=_LONGEST_NAME)
        for number in range(1, _MOST_NUMBERS):
            target = self.folder / f"{stem}{f' {number}' if number > 1 else ''}.sgf"
            try:
                target.touch(exist_ok=False)
            except FileExistsError:
                continue
            yield target
        raise FileExistsError(str(self.folder / name))

    def read(self, watch: JobWatch) -> FolderContent:
        """Return the content of the folder, the oldest file first.

        Unchanged files are not read again.
        """
        stamps = {path: stamp_of(path) for path in _records(self.folder)}
        # A stamp begins with the time of the last change.
        found = sorted((stamp, path) for path, stamp in stamps.items() if stamp is not None)
        known: dict[Path, tuple[Stamp, tuple[PlayedGame, ...] | None]] = {}
        for number, (stamp, path) in enumerate(found):
            watch.told(number / len(found))
            before = self._known.get(path)
            is_known = before is not None and before[0] == stamp
            known[path] = before if before is not None and is_known else (stamp, _games_in(path))
        self._known = known
        read = [games for _stamp, games in known.values() if games is not None]
        return FolderContent(tuple(game for games in read for game in games), len(known), len(known) - len(read))


def usual_folder(name: str) -> Path:
    """Return the default folder of the games, among the user's documents."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place)) / name


def _records(folder: Path) -> Iterator[Path]:
    """Yield the records in a folder and its subfolders, skipping those that cannot be read."""
    for place, _folders, names in os.walk(folder):
        for name in names:
            path = Path(place, name)
            # In a folder that can be listed but not entered, `Path.is_file` raises an error.
            if path.suffix.lower() == ".sgf" and os.path.isfile(path):
                yield path


def _games_in(path: Path) -> tuple[PlayedGame, ...] | None:
    """Return the games with players in a file; None if it cannot be read."""
    try:
        games = load_file(path, most=_MOST_BYTES).record.games
    except (UnreadableFile, OSError):
        return None
    return tuple(found for tree in games if (found := played_game(tree)) is not None)
