"""The engines feature: the dialog that sets up and tests engines, and the window with the log."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.ui.shell.commands import Command, Menu, Submenu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.services import ENGINE_HELP, Provider

with late:
    from goboard_app.ui.engines.page import EnginesFlow
    from goboard_app.ui.shell.preference import Group, Preference


class EnginesFeature(Feature):
    """The feature that adds the menu commands.

    Nothing else is loaded, and no engine searched for, before a dialog opens.
    """

    name = "engines"
    engines = Part(EnginesFlow)

    def commands(self) -> Iterable[Command]:
        """Return the commands that open the dialog and the log."""
        yield Command(
            "engines",
            translate("menu", "Engines…"),
            Menu.STUDY,
            (50, 10),
            lambda: self.engines.show(),
        )
        yield Command(
            "engine_log",
            translate("menu", "Engine log"),
            Menu.STUDY,
            (0, 10),
            lambda: self.engines.show_log(),
            beside=Submenu(translate("menu", "More on engines"), (50, 20)),
        )

    def preferences(self) -> Iterable[Preference]:
        """Return the link to the engines."""
        yield Preference(Group.ENGINES, translate("menu", "Engines…"), act=lambda: self.engines.show())

    def offers(self) -> Iterable[Provider]:
        """Yield the help for users without an engine."""
        yield Provider(ENGINE_HELP, lambda: self.engines)

    def close(self) -> None:
        """Close the log together with the window."""
        if self.has("engines"):
            self.engines.close()
