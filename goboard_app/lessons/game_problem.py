"""A problem made of a position of a game, with the better move as its answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Color, Move, Point
from goboard_app.go.position import Position
from goboard_app.lessons.check import TeachingKind, teaching_kind
from goboard_app.lessons.lesson import is_told
from goboard_app.lessons.problem import ProblemKind
from goboard_app.record.edits import AddNode, move_node
from goboard_app.record.properties import point_texts
from goboard_app.record.sgf.lexer import Property, raw_text
from goboard_app.record.tree import GameTree
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import ruleset_properties


class ProblemForm(Enum):
    """The form of a problem, which has to be that of the other games of its file."""

    PROBLEM = auto()
    """One of a collection of problems: it has "@grade"."""
    SCREEN = auto()
    """A position of a lesson: it has "@screen"."""
    COMMENT = auto()
    """A position of a lesson in which every comment is shown, without "@screen"."""


def form_for(games: Sequence[GameTree]) -> ProblemForm:
    """Return the form of a problem that is added to these games."""
    if teaching_kind(games) is TeachingKind.PROBLEMS:
        return ProblemForm.PROBLEM
    is_plain = teaching_kind(games) is TeachingKind.LESSON and not is_told(games)
    return ProblemForm.COMMENT if is_plain else ProblemForm.SCREEN


@dataclass(frozen=True, slots=True)
class GameProblem:
    """A position with a question; `task` has the words after "@task", and `stones` get marks.

    `kind` chooses the hint of a pupil who asks for one; None for a usual sentence. Each line of `rights` begins with a
    right move, and `wrong` with the move played in the game, which gets `wrong_text`.
    """

    title: str
    position: Position
    ruleset: Ruleset
    question: str
    task: str
    kind: ProblemKind | None
    stones: frozenset[Point]
    rights: tuple[tuple[Move, ...], ...]
    wrong: tuple[Move, ...] = ()
    wrong_text: str = ""


def problem_record(problem: GameProblem, form: ProblemForm = ProblemForm.PROBLEM) -> GameTree:
    """Return a game of its own that is read as this problem."""
    position = problem.position
    properties = [Property("GN", (raw_text(problem.title),)), *ruleset_properties(problem.ruleset)]
    for ident, color in (("AB", Color.BLACK), ("AW", Color.WHITE)):
        if stones := position.points(color):
            properties.append(Property(ident, point_texts(stones)))
    # Stones that are set up do not show whose turn it is.
    properties.append(Property("PL", (position.to_move.value,)))
    if problem.stones:
        properties.append(Property("TR", point_texts(problem.stones)))
    properties.append(Property("C", (raw_text("\n".join(_comment_lines(problem, form))),)))
    tree = GameTree.new(position.size, properties)
    # FF[4]: TE is a good move, BM a bad one.
    for line in problem.rights:
        _add_line(tree, line, (Property("TE", ("1",)),))
    text = (Property("C", (raw_text(problem.wrong_text),)),) if problem.wrong_text else ()
    _add_line(tree, problem.wrong, (Property("BM", ("1",)), *text))
    return tree


def _comment_lines(problem: GameProblem, form: ProblemForm) -> list[str]:
    lines = [problem.question, f"@task {problem.task}"]
    if form is ProblemForm.SCREEN:
        return ["@screen", *lines]
    if form is ProblemForm.COMMENT:
        return lines
    # With a grade the file is one of problems, and no lesson.
    kind = [] if problem.kind is None else [f"@kind {problem.kind.value}"]
    return [*lines, "@grade 2", *kind]


def _add_line(tree: GameTree, line: tuple[Move, ...], properties: tuple[Property, ...]) -> None:
    """Add moves below the root, the first with these properties."""
    parent = tree.root
    for move in line:
        node = move_node(move, properties if parent is tree.root else ())
        AddNode(parent, node).apply(tree)
        parent = node
