"""PreferencesFeature: the command that opens the page of preferences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, cast

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature

with late:
    from goboard_app.ui.preferences.page import PreferencesFlow

if TYPE_CHECKING:
    from goboard_app.ui.preferences.page import PagePlace


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

    def kept(self) -> object | None:
        """Return what the open page shows."""
        return self.page.place if self.has("page") else None

    def resume(self, kept: object) -> None:
        """Show the page again, where the language was chosen."""
        # After the new window has come to the front.
        single_shot(self, partial(self.page.show, cast("PagePlace", kept))).start()

    def close(self) -> None:
        """Close the page: the window closes."""
        if self.has("page"):
            self.page.close()
