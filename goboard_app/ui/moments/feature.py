"""MomentsFeature: the moments of a game, after its end and for a record by a command."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Slot

from goboard_app.app.texts.format import translate
from goboard_app.late import Ahead, Part, late
from goboard_app.session.session import Change, Phase
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature

with late:
    from goboard_app.app import moments as app_moments
    from goboard_app.partner import choice, rating
    from goboard_app.partner import moments as searches
    from goboard_app.ui.moments.flow import MomentsFlow

_OVER = frozenset({Phase.REVIEWING, Phase.FINISHED})


class MomentsFeature(Feature):
    """The moments of a game; their code is loaded when a game ends or the command is used."""

    name = "moments"
    moments = Part(MomentsFlow, Ahead.LOADED, after=(choice, rating, searches, app_moments))

    def commands(self) -> Iterable[Command]:
        """Yield the command that shows the moments of the game or record on the board."""
        yield Command(
            "moments",
            translate("menu", "Moments to look at"),
            Menu.STUDY,
            (45, 30),
            lambda: self.moments.toggle(),
            keys=("M",),
            is_possible=self._is_possible,
            is_on=lambda: self.has("moments") and self.moments.is_on,
        )

    def start(self) -> None:
        """Follow the game, to notice its end."""
        self.context.controller.changed.connect(self._on_changed)

    def close(self) -> None:
        """Stop the search."""
        if self.has("moments"):
            self.moments.close()

    def _is_possible(self) -> bool:
        session = self.context.controller.session
        # In a mode such as set-up the key belongs to its tools.
        is_free = self.context.is_on_board and self.context.modes.top is None
        return is_free and session.phase in _OVER and len(session.line) > 1

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        session = self.context.controller.session
        if self.has("moments") or (session.is_live and session.phase is Phase.FINISHED):
            self.moments.follow(change)
