"""The numbers to choose from in the settings of the analysis, for its menu and for the page of preferences."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from goboard_app.app.settings import Setting
from goboard_app.app.texts import analysis as texts
from goboard_app.app.texts.format import translate
from goboard_app.ui.analysis import BAD, DOUBTFUL, GAME_VISITS, GOOD, LAST_LOSSES, VISITS


class NumberChoice(NamedTuple):
    """A setting with the numbers to choose from, and the text of each."""

    title: str
    setting: Setting[int]
    numbers: tuple[int, ...]
    row: Callable[[int], str]


def number_choices() -> tuple[NumberChoice, ...]:
    """Return the settings that are numbers: last moves, how much to read, and the limits of bad and good moves."""
    read, lost = texts.positions_row, texts.lost_row
    return (
        NumberChoice(
            translate("analysis", "How many last moves"), LAST_LOSSES, (1, 2, 3, 5, 10, 20, 50), texts.last_moves_row
        ),
        NumberChoice(
            translate("analysis", "How much to read: this board"), VISITS, (20, 50, 100, 200, 500, 1000, 5000), read
        ),
        NumberChoice(
            translate("analysis", "How much to read: each move of a game"),
            GAME_VISITS,
            (10, 20, 30, 50, 100, 200, 500),
            read,
        ),
        NumberChoice(translate("analysis", "A move is doubtful"), DOUBTFUL, (1, 2, 3, 4, 5), lost),
        NumberChoice(translate("analysis", "A move is bad"), BAD, (2, 3, 4, 5, 8, 10, 15), lost),
        NumberChoice(translate("analysis", "A move is good"), GOOD, (3, 5, 8, 10), texts.others_row),
    )
