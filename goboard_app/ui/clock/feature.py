"""ClockFeature: the command that opens the clock for a real board."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature

with late:
    from goboard_app.ui.clock.flow import ClockFlow


class ClockFeature(Feature):
    """The clock for a real board, loaded when it is first opened."""

    name = "clock"
    flow = Part(ClockFlow)

    def commands(self) -> Iterable[Command]:
        """Return the row that opens the clock."""
        yield Command(
            "real_clock",
            translate("menu", "Clock for a real board…"),
            Menu.VIEW,
            (20, 60),
            lambda: self.flow.show(),
        )
