"""Collections of problems: those that ship with the program, and any from a file or a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from goboard_app.app.loading import UnreadableFile, load_file
from goboard_app.app.resources import resource_path
from goboard_app.lessons.convention import LessonFinding, Steps
from goboard_app.lessons.problem import Problem, ProblemKind, read_problems, reading_problems
from goboard_app.record.tree import GameTree


@dataclass(frozen=True, slots=True)
class ProblemCollection:
    """Problems in their order; `kind` is that of a collection of the program's own."""

    title: str
    problems: tuple[Problem, ...]
    kind: ProblemKind | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """By what its problems are remembered."""
        return tuple(problem.key for problem in self.problems)

    @property
    def grades(self) -> tuple[int, ...]:
        """The grades of its problems, each once, from easy to hard."""
        return tuple(sorted({problem.grade for problem in self.problems if problem.grade}))

    @property
    def findings(self) -> tuple[LessonFinding, ...]:
        """What is wrong with its file."""
        return tuple(finding for problem in self.problems for finding in problem.findings)


def own_collections(folder: Path | None = None) -> tuple[ProblemCollection, ...]:
    """The collections that ship with the program, one for each kind; missing ones are left out."""
    folder = folder or resource_path("problems")
    found = []
    for kind in ProblemKind:
        path = folder / f"{kind.value}.sgf"
        try:
            problems = read_problems(load_file(path).record.games) if path.is_file() else ()
        except UnreadableFile:
            continue
        if problems:
            found.append(ProblemCollection("", problems, kind))
    return tuple(found)


def reading_collection(trees: Sequence[GameTree], title: str) -> Steps[ProblemCollection]:
    """Read the problems in games a little at a time; the games stay as they are."""
    return ProblemCollection(title, (yield from reading_problems(trees)))
