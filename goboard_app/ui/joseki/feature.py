"""The joseki feature: a dictionary of the user's choice that shows the known moves in the corners."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.session.session import Phase
from goboard_app.ui.joseki import FILE, SHOWN
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature

with late:
    from goboard_app.ui.joseki.reference import ReferenceFlow
    from goboard_app.ui.shell.preference import Group, Preference


class JosekiFeature(Feature):
    """The feature that adds the menu commands; nothing else is loaded before the dictionary is asked for."""

    name = "joseki"
    reference = Part(ReferenceFlow)

    def commands(self) -> Iterable[Command]:
        """Return the commands that show the dictionary and choose its file."""
        yield Command(
            "joseki",
            translate("menu", "Joseki dictionary"),
            Menu.STUDY,
            (30, 10),
            lambda: self.reference.toggle(),
            keys=("Ctrl+D",),
            is_possible=self._is_reviewing,
            is_on=lambda: self.context.hub.value(SHOWN),
        )
        yield Command(
            "joseki_file",
            translate("menu", "Choose a joseki dictionary…"),
            Menu.STUDY,
            (30, 20),
            lambda: self.reference.choose(),
        )

    def preferences(self) -> Iterable[Preference]:
        """Return the rows about the dictionary."""
        text = translate("menu", "Joseki dictionary")
        yield Preference(Group.STUDY, text, SHOWN)
        text = translate("menu", "Choose a joseki dictionary…")
        yield Preference(Group.STUDY, text, FILE, act=lambda: self.reference.choose())

    def start(self) -> None:
        """Put the card into the panel of a record when that panel is made."""
        self.context.page.panel.made.connect(self._on_panel)

    def _is_reviewing(self) -> bool:
        return self.context.is_on_board and self.context.controller.session.phase is Phase.REVIEWING

    @Slot(object)
    def _on_panel(self, panel: QWidget) -> None:
        if hasattr(panel, "reference_place") and self.context.hub.value(SHOWN):
            self.reference.stand_in(panel)
