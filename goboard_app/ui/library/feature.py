"""LibraryFeature: a folder of records as one list of games, and stepping from game to game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Slot

from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.ui.shell.commands import Command, Menu, Submenu
from goboard_app.ui.shell.feature import Feature, WindowContext
from goboard_app.ui.shell.services import LIBRARY, Provider

with late:
    from goboard_app.ui.library.flow import LibraryFlow


class LibraryFeature(Feature):
    """The commands of the library, which is made when it is first used."""

    name = "library"

    library = Part(LibraryFlow)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._has_game = False

    def offers(self) -> Iterable[Provider]:
        """Yield the library, for features that receive a folder."""
        yield Provider(LIBRARY, lambda: self.library)

    def start(self) -> None:
        """Track whether there is a game, and report whether one is hidden behind the page."""
        self.context.controller.replaced.connect(self._on_replaced)
        self.context.leaving.behind.append(lambda: self.has("library") and self.library.hides_game)

    def kept(self) -> object:
        """Return whether there is a game, and the folder that is shown."""
        library = self.library.library if self.has("library") and self.library.is_shown else None
        return self._has_game, None if library is None else library.folder

    def resume(self, kept: object) -> None:
        """Show the folder again."""
        assert isinstance(kept, tuple)
        self._has_game, folder = kept
        if folder is not None:
            self.library.open(folder)

    def on_made(self, name: str, made: object) -> None:
        """Pass on whether there is a game on the board."""
        # `replaced` may have come before the library was made.
        self.library.has_game = self._has_game

    @Slot()
    def _on_replaced(self) -> None:
        self._has_game = True

    def commands(self) -> Iterable[Command]:
        """Yield the commands for folders of records and for the games in them."""
        yield Command(
            "open_folder",
            translate("menu", "Open folder…"),
            Menu.FILE,
            (0, 45),
            lambda: self.library.ask_folder(),
            keys=("Ctrl+Alt+O",),
            is_possible=self._may_show,
        )
        yield Command(
            "library",
            translate("menu", "Library"),
            Menu.STUDY,
            (10, 10),
            lambda: self.library.show_last(),
            keys=("Ctrl+Shift+G",),
            is_possible=self._may_show,
        )
        yield Command(
            "library_position",
            translate("menu", "Find this position in the library"),
            Menu.EDIT,
            (30, 25),
            lambda: self.library.find_position(),
            keys=("Ctrl+Alt+F",),
            is_possible=lambda: self.context.leaving.is_on_board,
        )
        rows = (
            ("library_previous", translate("menu", "Previous game in the library"), "Shift+F4", -1),
            ("library_next", translate("menu", "Next game in the library"), "F4", 1),
        )
        for place, (name, text, key, step) in enumerate(rows):
            yield Command(
                name,
                text,
                Menu.GO,
                (0, 130 + 10 * place),
                # Not `self.library.step`, which would make the library together with the menu.
                partial(self._step, step),
                keys=(key,),
                is_possible=self._has_list,
                beside=Submenu(translate("menu", "Jump to"), (10, 10)),
            )

    def _step(self, step: int) -> None:
        self.library.step(step)

    def _may_show(self) -> bool:
        shown = self.context.pages.currentWidget()
        # Other features own the pages, and features do not import one another.
        return self.context.leaving.is_on_board or getattr(shown, "leads_to_library", False)

    def _has_list(self) -> bool:
        is_there = self.context.leaving.is_on_board or self._is_shown()
        return is_there and self.has("library") and self.library.has_games

    def _is_shown(self) -> bool:
        return self.has("library") and self.library.is_shown

    def is_in_use(self) -> bool:
        """Return whether the list is shown: a record then opens in a window of its own."""
        return self._is_shown()

    def escape(self) -> bool:
        """Take one step back on the page of the library; return whether it is shown."""
        is_shown = self._is_shown()
        if is_shown:
            self.library.escape()
        return is_shown

    def close(self) -> None:
        """Stop reading the folder."""
        if self.has("library"):
            self.library.close()
