"""What stands on a hand-out beside its boards."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.app.texts.kifu import notes_text
from goboard_app.app.texts.lessons import task_sentence
from goboard_app.app.texts.numbers import by_color, filled, translate
from goboard_app.app.texts.problems import task_question
from goboard_app.go.board import Color
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.handout import HandoutBoard, Solution
from goboard_app.lessons.task import Task

_LISTED = 12


def handout_title(name: str, file_name: str) -> str:
    """The name that the records give the collection, else that of the file."""
    return name or " ".join(file_name.replace("_", " ").split()) or translate("handout", "Hand-out")


def question(board: HandoutBoard) -> str:
    """What is asked of a position: the task of the file, else whose turn it is.

    What is to be clicked or counted a text of the file says better.
    """
    task = board.task
    if task is not None and task.is_move:
        return task_question(task)
    if task is not None:
        return "" if board.text else _to_mark(task)
    return {
        Color.BLACK: translate("handout", "Black to play"),
        Color.WHITE: translate("handout", "White to play"),
        None: "",
    }[board.to_play]


def _to_mark(task: Task) -> str:
    """The task for a pencil: what is clicked in the program is marked on paper."""
    if task.kind is TaskKind.ILLEGAL:
        return by_color(
            task.position.to_move,
            translate("handout", "Mark every point where Black may not play."),
            translate("handout", "Mark every point where White may not play."),
        )
    return {
        TaskKind.LIBERTIES: translate("handout", "Mark every liberty."),
        TaskKind.POINTS: translate("handout", "Mark every point that is asked for."),
        TaskKind.CHOOSE: translate("handout", "Mark the right point."),
    }.get(task.kind) or task_sentence(task)


def solutions_title() -> str:
    """The heading above the solutions."""
    return translate("handout", "Solutions")


def solution_notes(board: HandoutBoard, solution: Solution) -> str:
    """What the numbers on the stones do not tell."""
    if solution.number is not None:
        return filled(translate("handout", "Answer: %1"), solution.number)
    notes = notes_text(solution.elsewhere, solution.passes, board.picture.size)
    if not solution.is_cut:
        return notes
    more = translate("handout", "The record goes on.")
    return f"{notes}. {more}" if notes else more


def unsolved(numbers: Sequence[int]) -> str:
    """Which positions the file has no solution of."""
    listed = ", ".join(str(number) for number in numbers[:_LISTED])
    if len(numbers) > _LISTED:
        listed += "…"
    return filled(translate("handout", "No solution in the file: %1."), listed)


def no_positions() -> str:
    """There is nothing that could be printed."""
    return translate(
        "handout", "No position is set up or marked in this file, so there is nothing to hand out."
    )


def games_left_out(count: int) -> str:
    """Games of the file in which nothing is set up."""
    text = translate("handout", "Games without a position, left out: %1.")
    return filled(text, count)
