"""PlayersFeature: the keeping of finished games, and the players' book."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Slot

from goboard_app.app.texts.format import translate
from goboard_app.late import Ahead, Part, late
from goboard_app.session.session import Change, Phase
from goboard_app.ui.players import KEEPING
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.services import BOOK, PLAYERS, Provider

with late:
    from goboard_app.app.files import kept_games
    from goboard_app.ui.players import keeping as keepings
    from goboard_app.ui.players.book import BookFlow
    from goboard_app.ui.players.keeping import KeepingFlow
    from goboard_app.ui.shell.preference import Group, Preference

_GAME = Change.TREE | Change.NODE | Change.INFO


class PlayersFeature(Feature):
    """The players' book, whose parts are loaded only when a game ends or the book is opened."""

    name = "players"
    keeping = Part(KeepingFlow, Ahead.LOADED, after=(kept_games,))
    book = Part(BookFlow)

    def commands(self) -> Iterable[Command]:
        """Return the menu commands that open the book and keep the game on the board."""
        yield Command(
            "players",
            translate("menu", "Players’ book…"),
            Menu.GAME,
            (20, 60),
            self._show_book,
        )
        yield Command(
            "keep_game",
            translate("menu", "Keep this game in the players’ book"),
            Menu.GAME,
            (20, 70),
            lambda: self.keeping.keep(),
            is_possible=self._is_over,
        )

    def preferences(self) -> Iterable[Preference]:
        """Return the rows about the games that are kept."""
        text, kept = translate("preferences", "When a game is over"), translate("preferences", "keep save games folder")
        yield Preference(Group.FILES, text, keepings.KEEP, keepings.keep_choices, words=kept)
        text = translate("preferences", "Folder for finished games…")
        yield Preference(Group.FILES, text, keepings.FOLDER, words=kept, act=lambda: self.keeping.choose_folder())
        yield Preference(Group.FILES, translate("menu", "Players’ book…"), words=kept, act=self._show_book)

    def offers(self) -> Iterable[Provider]:
        """Yield the kept games, which the dialogue for a new game asks for a fair handicap."""
        yield Provider(PLAYERS, lambda: self.keeping)
        yield Provider(BOOK, lambda: self.keeping)
        yield Provider(KEEPING, lambda: self.keeping)

    def start(self) -> None:
        """Follow the game, to notice its end."""
        self.context.controller.changed.connect(self._on_changed)
        self.context.leaving.keepers.append(lambda: self.keeping.keep_before_leaving())

    def kept(self) -> object | None:
        """Return the game that is kept already, which must not be kept twice."""
        if not self.has("keeping"):
            return None
        self.keeping.finish()
        return self.keeping.kept

    def resume(self, kept: object) -> None:
        """Go on with the file of the same game."""
        assert isinstance(kept, tuple)
        self.keeping.resume(*kept)

    def close(self) -> None:
        """Finish writing the game: the window closes."""
        if self.has("keeping"):
            self.keeping.finish()

    def on_made(self, name: str, made: object) -> None:
        """Connect the part that keeps games with the book."""
        if name == "keeping":
            self.keeping.book_asked.connect(self._show_book)

    @Slot()
    def _show_book(self) -> None:
        self.book.show()

    def _is_over(self) -> bool:
        return self.context.is_on_board and self.context.controller.session.phase is Phase.FINISHED

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        is_over = self.context.controller.session.phase is Phase.FINISHED
        if is_over or self.has("keeping"):
            self.keeping.follow(bool(change & _GAME))
