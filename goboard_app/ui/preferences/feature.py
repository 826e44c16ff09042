"""PreferencesFeature: the command that opens the page of preferences."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature

with late:
    from goboard_app.ui.preferences.page import PreferencesFlow


class PreferencesFeature(Feature):
    """The page of preferences, loaded when it is first opened."""

    name = "preferences"
    page = Part(PreferencesFlow)

    def commands(self) -> Iterable[Command]:
        """Return the command that opens the page."""
        yield Command(
            "preferences",
            translate("menu", "Preferences…"),
            Menu.EDIT,
            (90, 10),
            lambda: self.page.show(),
            keys=("Ctrl+,",),
        )

    def close(self) -> None:
        """Close the page: the window closes."""
        if self.has("page"):
            self.page.close()
