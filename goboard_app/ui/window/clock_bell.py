"""ClockBell: what the clocks come to, as a sound and a sentence."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from goboard_app.app.clock import Sound, Sounds
from goboard_app.app.controller import GameController
from goboard_app.app.texts.format import color_name
from goboard_app.clock.clock import ClockEvent
from goboard_app.go.board import Color
from goboard_app.ui.window.game_page import GamePage

_SOUNDS = {ClockEvent.TEN_SECONDS: Sound.WARNING, ClockEvent.LOST: Sound.LOST}


class ClockBell(QObject):
    """Plays and says what a clock has come to."""

    def __init__(
        self, controller: GameController, page: GamePage, sounds: Sounds, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._sounds = sounds
        controller.clock.reached.connect(self._on_reached)
        controller.time_lost.connect(self._on_lost)

    @Slot(object, object)
    def _on_reached(self, event: ClockEvent, color: Color) -> None:
        self._sounds.play(_SOUNDS.get(event, Sound.PERIOD))
        from goboard_app.app.texts.clocks import event_text

        text = f"{color_name(color)}: {event_text(event)}"
        self._page.message.say(text, color)
        self._page.board.announce(text, assertive=True)

    @Slot(object)
    def _on_lost(self, _color: Color) -> None:
        self._sounds.play(Sound.LOST)
