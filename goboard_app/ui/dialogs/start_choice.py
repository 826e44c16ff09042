"""Fields of a new game that offer what its board, rules and goal allow: handicap, first stones."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QComboBox

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.new_game import handicap_choice
from goboard_app.go.board import BoardSize
from goboard_app.rules.ending import max_free
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.capture import has_room_for_cross
from goboard_app.session.new_game import may_have_start_stones


class Start(Enum):
    """Which stones stand on the board before the first move, besides a handicap."""

    EMPTY = "empty"
    STAR_POINTS = "star points"
    CROSS = "cross"


class HandicapChoice(QComboBox):
    """How many handicap stones Black gets, of those that the board has room for."""

    @property
    def stones(self) -> int:
        """What is chosen; 0 for an even game."""
        return int(self.currentData() or 0)

    def offer(self, size: BoardSize | None, chosen: int) -> None:
        """Offer what goes on a board; `chosen` stays so where it can."""
        limit = 0 if size is None else max_free(size)
        self.blockSignals(True)
        self.clear()
        self.addItem(translate("new game", "None, even game"), 0)
        for stones in range(2, limit + 1):
            text = handicap_choice(stones)
            self.addItem(text, stones)
        self.setCurrentIndex(max(0, self.findData(chosen)))
        self.blockSignals(False)


class StartChoice(QComboBox):
    """With which stones an even game begins."""

    @property
    def start(self) -> Start:
        """What is chosen."""
        return Start(self.currentData() or Start.EMPTY.value)

    def choose(self, start: Start) -> None:
        """Choose a start if it is offered."""
        self.setCurrentIndex(max(0, self.findData(start.value)))

    def offer(self, size: BoardSize, ruleset: Ruleset, handicap: int, goal: int) -> None:
        """Offer the starts that a game may have; one that it may have still stays chosen."""
        offered = {Start.EMPTY: translate("new game", "Empty")}
        if goal and not handicap and has_room_for_cross(size):
            offered[Start.CROSS] = translate("new game", "A cross in the middle")
        if not handicap and may_have_start_stones(ruleset, size):
            offered[Start.STAR_POINTS] = translate("new game", "Two stones each on star points")
        values = [start.value for start in offered]
        if [self.itemData(i) for i in range(self.count())] == values:
            return
        chosen = self.start
        self.blockSignals(True)
        self.clear()
        for start, text in offered.items():
            self.addItem(text, start.value)
        self.choose(chosen)
        self.blockSignals(False)
