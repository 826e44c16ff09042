"""My lessons: a folder of ordinary files of the user's, copied from lessons and problems."""

from __future__ import annotations

import contextlib
import os
from dataclasses import replace
from pathlib import Path

from goboard_app.app.files.load import UnreadableFile, load_file, read_file, stamp_of, titled_name
from goboard_app.app.files.save import CannotSave, bytes_of, reason_of, replace_file
from goboard_app.app.texts.files import file_changed_since
from goboard_app.app.texts.lessons import lesson_without_name
from goboard_app.lessons.game_problem import GameProblem, ProblemForm, form_for, problem_record
from goboard_app.record.sgf.collection import Record
from goboard_app.record.tree import GameTree


def copy_file(path: Path, folder: Path, name: str) -> Path:
    """Copy a file byte for byte into the folder, under a name that is free there, and return its path.

    Raises UnreadableFile if the file cannot be read, CannotSave if the copy cannot be written.
    """
    return _put(read_file(path), folder, name)


def copy_game(path: Path, number: int, folder: Path, name: str) -> Path:
    """Copy one game of a file, byte for byte, into the folder, and return its path.

    Raises UnreadableFile if the file cannot be read or has fewer games now, CannotSave if the copy cannot be written.
    """
    games = load_file(path).record.games
    if number >= len(games):
        raise UnreadableFile(file_changed_since())
    return _put(bytes_of(Record((games[number],)), None), folder, name)


def add_problem(problem: GameProblem, folder: Path, name: str, form: ProblemForm = ProblemForm.PROBLEM) -> Path:
    """Add a problem to the file of this name in the folder, which is made if needed, and return its path.

    `form` is that of a new file; in an older one the problem gets the form of the others. A file that has the same
    problem already stays as it is. Raises UnreadableFile if the file cannot be read, CannotSave if it cannot be
    written.
    """
    path = folder / titled_name(name)
    if not path.exists():
        # The title of the first game is that of the lesson.
        first = problem if form is ProblemForm.PROBLEM else replace(problem, title=name)
        return _put(bytes_of(Record((problem_record(first, form),)), None), folder, name)
    stamp = stamp_of(path)
    record = load_file(path).record
    tree = problem_record(problem, form_for(record.games))
    if not any(_has_same_text(each, tree) for each in record.games):
        more = replace(record, games=(*record.games, tree))
        replace_file(path, bytes_of(more, None), expected=stamp)
    return path


def _has_same_text(one: GameTree, other: GameTree) -> bool:
    """Return whether two games would be written alike."""
    if [each.values for each in one.root.properties] != [each.values for each in other.root.properties]:
        return False
    return bytes_of(Record((one,)), "utf-8").strip() == bytes_of(Record((other,)), "utf-8").strip()


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
            # The empty file that claimed the name must not stay.
            path.unlink()
        raise
    return path


def _claimed(folder: Path, name: str) -> Path:
    """Create an empty file of this name, with a number added if it exists, so that no file is overwritten."""
    stem = titled_name(name).removesuffix(".sgf").strip(" .") or lesson_without_name()
    number = 1
    while True:
        path = folder / f"{stem}.sgf" if number == 1 else folder / f"{stem} {number}.sgf"
        try:
            # O_EXCL makes the test and the creation one step, so that no other program can take the name between them.
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        except FileExistsError:
            number += 1
        else:
            return path
