"""My lessons: a folder of ordinary files of the user's, copied from lessons and problems."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from goboard_app.app.files.load import UnreadableFile, load_file, read_file, titled_name
from goboard_app.app.files.save import CannotSave, bytes_of, reason_of, replace_file
from goboard_app.app.texts.files import file_changed_since
from goboard_app.app.texts.lessons import lesson_without_name
from goboard_app.record.sgf.collection import Record


def copy_file(path: Path, folder: Path, name: str) -> Path:
    """Copy a file byte for byte, under a name that is free there.

    Raise UnreadableFile or CannotSave.
    """
    return _put(read_file(path), folder, name)


def copy_game(path: Path, number: int, folder: Path, name: str) -> Path:
    """Copy one game of a file, with its bytes as they stand there.

    Raise UnreadableFile, also where the file has fewer games by now, or CannotSave.
    """
    games = load_file(path).record.games
    if number >= len(games):
        raise UnreadableFile(file_changed_since())
    return _put(bytes_of(Record((games[number],)), None), folder, name)


def _put(data: bytes, folder: Path, name: str) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _claimed(folder, name)
    except (OSError, ValueError) as error:
        raise CannotSave(reason_of(error)) from error
    try:
        replace_file(path, data)
    except CannotSave:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    return path


def _claimed(folder: Path, name: str) -> Path:
    """An empty file of this name, or with a number after it: nothing that is there is lost."""
    stem = titled_name(name).removesuffix(".sgf").strip(" .") or lesson_without_name()
    number = 1
    while True:
        path = folder / f"{stem}.sgf" if number == 1 else folder / f"{stem} {number}.sgf"
        try:
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        except FileExistsError:
            number += 1
        else:
            return path
