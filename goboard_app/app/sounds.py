"""Sounds: the short tones of the clock, by whatever player the system has."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QObject

from goboard_app.app.resources import resource_path

# Qt's own sound module is not in the core wheel and would triple what has to be installed.
_PLAYERS = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}


class Sound(Enum):
    """The sounds there are; the value is the name of the file."""

    WARNING = "warning"
    PERIOD = "period"
    LOST = "lost"


class Sounds(QObject):
    """Plays sounds without waiting for them; beeps where there is no player."""

    def __init__(
        self,
        beep: Callable[[], None],
        players: Sequence[Sequence[str]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`beep` is what to do without a player; `players` are commands to try, the first found."""
        super().__init__(parent)
        self.is_on = True
        self._beep = beep
        self._players = _PLAYERS.get(sys.platform, ()) if players is None else players

    @cached_property
    def _player(self) -> list[str] | None:
        return _first_found(self._players)

    def play(self, sound: Sound) -> None:
        """Play a sound, unless sounds are off."""
        if not self.is_on:
            return
        from PySide6.QtCore import QProcess  # late: a game without a clock never needs it

        path = resource_path(f"sounds/{sound.value}.wav")
        if self._player is None or not path.is_file():
            self._beep()
            return
        program, *arguments = self._player
        if not QProcess.startDetached(program, [*arguments, str(path)])[0]:
            self._beep()


def _first_found(players: Sequence[Sequence[str]]) -> list[str] | None:
    for player in players:
        if shutil.which(player[0]):
            return list(player)
    return None
