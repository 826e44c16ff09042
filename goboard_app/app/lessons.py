"""The lessons that ship with the program, and reading any lesson from a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from goboard_app.app.loading import load_file
from goboard_app.app.resources import resource_path
from goboard_app.lessons.lesson import Lesson, read_lesson

_DEFAULT = "en"


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """A lesson with the key that progress is kept under; without one it is forgotten."""

    key: str
    lesson: Lesson


def first_steps(language: str) -> tuple[OpenLesson, ...]:
    """The ten first steps in their order, in English where there are none in this language."""
    folder = resource_path(f"lessons/{language}")
    if not folder.is_dir():
        folder = resource_path(f"lessons/{_DEFAULT}")
    return tuple(
        OpenLesson(path.stem, open_lesson(path)) for path in sorted(folder.glob("[0-9]*.sgf"))
    )


def open_lesson(path: Path) -> Lesson:
    """The lesson in a file; raise UnreadableFile where it holds no game."""
    return read_lesson(load_file(path).record)
