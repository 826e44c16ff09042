"""What stands on a hand-out beside its boards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.commands import filled
from goboard_app.app.texts.kifu import notes_text
from goboard_app.go.color import Color
from goboard_app.session.handout import HandoutBoard, Solution

translate = QCoreApplication.translate

_LISTED = 12


def handout_title(name: str, file_name: str) -> str:
    """The name that the records give the collection, else that of the file."""
    return name or " ".join(file_name.replace("_", " ").split()) or translate("handout", "Hand-out")


def board_head(board: HandoutBoard) -> str:
    """Such as "Black to play", and the name of the position after it: that may be cut off."""
    turn = {
        Color.BLACK: translate("handout", "Black to play"),
        Color.WHITE: translate("handout", "White to play"),
        None: "",
    }[board.to_play]
    return "\N{EN SPACE}".join(part for part in (turn, board.name) if part)


def solutions_title() -> str:
    """The heading above the solutions."""
    return translate("handout", "Solutions")


def solution_notes(board: HandoutBoard, solution: Solution) -> str:
    """What the numbers on the stones do not tell."""
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
