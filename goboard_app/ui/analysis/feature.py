"""AnalysisFeature: analysis of a record by an engine, on the board and in a card beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.settings import Setting
from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.session.session import Phase
from goboard_app.ui.analysis import KEEPS, LOSSES, MARKS, MOVES, TERRITORY, THOUGHTS
from goboard_app.ui.shell.commands import Command, Menu, Submenu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.services import GUESS_JUDGE, Provider

with late:
    from goboard_app.ui.analysis.flow import AnalysisFlow
    from goboard_app.ui.analysis.numbers import number_choices
    from goboard_app.ui.shell.preference import Group, Preference

_RECORDS = frozenset({Phase.REVIEWING})


class _RowTexts(NamedTuple):
    """The texts of a row: while it is possible, while the analysis is off, and with an engine that cannot do it."""

    possible: str
    off: str
    impossible: str


class AnalysisFeature(Feature):
    """The commands of the analysis; its code and an engine are loaded only when one is used."""

    name = "analysis"
    flow = Part(AnalysisFlow)

    def commands(self) -> Iterable[Command]:
        """Yield the commands for the analysis, for the whole game and its report, and for going to big mistakes."""
        beside = Submenu(translate("menu", "Jump to"), (10, 10))
        yield Command(
            "analysis",
            translate("menu", "Analysis by an engine"),
            Menu.STUDY,
            (45, 10),
            lambda: self.flow.toggle(),
            keys=("A",),
            is_possible=self._may_analyse,
            is_on=lambda: self._is_on,
        )
        yield Command(
            "analyse_game",
            translate("menu", "Analyse the whole game"),
            Menu.STUDY,
            (45, 20),
            lambda: self.flow.read_game(),
            keys=("Ctrl+Shift+A",),
            is_possible=lambda: self._is_in(_RECORDS),
        )
        yield Command(
            "game_report",
            translate("menu", "Report of the game"),
            Menu.STUDY,
            (0, 5),
            lambda: self.flow.report.toggle(),
            keys=("Ctrl+Alt+A",),
            is_possible=lambda: self._is_in(_RECORDS),
            is_on=lambda: self.has("flow") and self.flow.report.is_open,
            beside=Submenu(translate("menu", "Show with the analysis"), (45, 40)),
        )
        yield from self._switches()
        for name, text, number, step, key in (
            ("next_mistake", translate("menu", "Next big mistake"), 110, 1, "F12"),
            ("previous_mistake", translate("menu", "Previous big mistake"), 120, -1, "Shift+F12"),
        ):
            yield Command(
                name,
                text,
                Menu.GO,
                (0, number),
                partial(self._seek, step),
                keys=(key,),
                is_possible=lambda: self._is_in(_RECORDS),
                beside=beside,
            )

    def _switches(self) -> Iterable[Command]:
        """Yield the switches for what the analysis shows on the board."""
        shown = Submenu(translate("menu", "Show with the analysis"), (45, 40))
        thoughts = _RowTexts(
            translate("menu", "First thoughts of the engine"),
            translate("menu", "First thoughts of the engine (turn the analysis on first)"),
            translate("menu", "First thoughts of the engine (this engine does not tell them)"),
        )
        part = _RowTexts(
            translate("menu", "Think about a part of the board"),
            translate("menu", "Think about a part of the board (turn the analysis on first)"),
            translate("menu", "Think about a part of the board (this engine cannot)"),
        )
        yield Command(
            "analysis_losses",
            translate("menu", "Losses of the last moves"),
            Menu.STUDY,
            (0, 10),
            lambda: self._switch(LOSSES),
            keys=("Ctrl+Alt+L",),
            is_possible=self._may_analyse,
            is_on=lambda: self.context.hub.value(LOSSES),
            beside=shown,
        )
        yield Command(
            "analysis_thoughts",
            thoughts.possible,
            Menu.STUDY,
            (0, 20),
            lambda: self._switch(THOUGHTS),
            keys=("Ctrl+Alt+T",),
            is_possible=lambda: self._may_analyse() and self._is_on and self.flow.can_tell_thoughts,
            is_on=lambda: self.context.hub.value(THOUGHTS),
            told=lambda: self._told(thoughts, lambda: self.flow.can_tell_thoughts),
            beside=shown,
        )
        yield Command(
            "analysis_part",
            part.possible,
            Menu.STUDY,
            (0, 30),
            lambda: self.flow.toggle_region(),
            keys=("Ctrl+Alt+P",),
            is_possible=lambda: self._may_analyse() and self._is_on and self.flow.can_limit,
            is_on=lambda: self.has("flow") and self.flow.has_region,
            told=lambda: self._told(part, lambda: self.flow.can_limit),
            beside=shown,
        )

    def preferences(self) -> Iterable[Preference]:
        """Return the rows about the analysis."""
        for text, setting in (
            (translate("analysis", "Show the best moves on the board"), MOVES),
            (translate("analysis", "Show likely territory on the board"), TERRITORY),
            (translate("analysis", "Show the engine’s first thoughts on the board"), THOUGHTS),
            (translate("analysis", "Show the losses of the last moves on the board"), LOSSES),
            (translate("analysis", "Mark bad and good moves after analysing a game"), MARKS),
            (translate("analysis", "Save the evaluations in the file too"), KEEPS),
        ):
            yield Preference(Group.ENGINES, text, setting)
        for choice in number_choices():
            yield Preference(Group.ENGINES, choice.title, choice.setting, partial(_rows, choice.numbers, choice.row))

    def _switch(self, setting: Setting[bool]) -> None:
        self.context.hub.store_value(setting, not self.context.hub.value(setting))

    @property
    def _is_on(self) -> bool:
        # Asked first, since reading `flow` would load the analysis.
        return self.has("flow") and self.flow.is_on

    def _told(self, texts: _RowTexts, can: Callable[[], bool]) -> str:
        if not self._is_on:
            return texts.off
        return texts.possible if can() else texts.impossible

    def offers(self) -> Iterable[Provider]:
        """Yield the judge of guesses, for the guessing of moves; None while the analysis is not loaded."""
        yield Provider(GUESS_JUDGE, lambda: self.flow if self.has("flow") else None)

    def start(self) -> None:
        """Connect the signal of new side panels."""
        self.context.page.panel.made.connect(self._on_panel)

    def key(self, event: QKeyEvent) -> bool:
        """Add the line under the pointer to the record with Enter; return whether the key was used."""
        return self.has("flow") and self.flow.take_key(event)

    def escape(self) -> bool:
        """Close the report; return whether it was open."""
        is_open = self.has("flow") and self.flow.report.is_open
        if is_open:
            self.flow.report.close()
        return is_open

    def kept(self) -> bool | None:
        """Return True while the analysis is on."""
        return True if self._is_on else None

    def resume(self, kept: object) -> None:
        """Turn the analysis on again."""
        self.flow.toggle()

    def close(self) -> None:
        """Stop the engine."""
        if self.has("flow"):
            self.flow.close()

    def _seek(self, step: int) -> None:
        self.flow.seek_mistake(step)

    def _is_in(self, phases: Iterable[Phase]) -> bool:
        return self.context.is_on_board and self.context.controller.session.phase in phases

    def _may_analyse(self) -> bool:
        """Return whether a record, or a game between two people, is on the board."""
        session = self.context.controller.session
        # Against an engine the analysis would help one side of the game.
        is_alone = session.opponent is not None
        return self._is_in(_RECORDS) or (self._is_in({Phase.PLAYING}) and not is_alone)

    @Slot(object)
    def _on_panel(self, panel: QWidget) -> None:
        if self.has("flow"):
            self.flow.stand_in(panel)


def _rows(numbers: tuple[int, ...], row: Callable[[int], str]) -> list[tuple[str, object]]:
    return [(row(number), number) for number in numbers]
