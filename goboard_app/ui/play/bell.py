"""Bell: what is heard in a window, and the announcements of the clock."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from goboard_app.app.sounds import Sound, Sounds, program_speaker
from goboard_app.app.texts.clocks import event_sentence
from goboard_app.app.texts.program import no_sound
from goboard_app.clock.clock import ClockEvent
from goboard_app.go.board import Color
from goboard_app.ui.play import STONE_SOUNDS
from goboard_app.ui.shell.feature import WindowContext

_OF_EVENTS = {ClockEvent.TEN_SECONDS: Sound.WARNING, ClockEvent.LOST: Sound.LOST}
# The platforms without a screen: nobody sits in front of them.
_UNSEEN = ("offscreen", "minimal")


class Bell(QObject):
    """The sounds of the clock, of stones and of answers, and the announcements of the clock.

    `is_on` is the switch of all sounds. It is told once that there is no way to play any, when the user asks for them.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        is_seen = QGuiApplication.platformName() not in _UNSEEN
        self.sounds = Sounds(
            QApplication.beep, None if is_seen else (), parent=self, speaker=program_speaker() if is_seen else None
        )
        self.is_on = True
        self._is_asked = self._is_told = False
        self.sounds.played.connect(self._on_played)
        self.sounds.unheard.connect(self._on_unheard)
        context.controller.clock.reached.connect(self._on_reached)
        context.controller.time_lost.connect(self._on_lost)
        context.view.settings_changed.connect(self._on_settings)
        self._on_settings()

    @Slot()
    def _on_settings(self) -> None:
        self.sounds.is_on = self._context.view.settings.sounds

    def hear(self, sound: Sound) -> None:
        """Play a sound of a stone or an answer, unless these or all sounds are off."""
        if self.is_on and self._context.hub.value(STONE_SOUNDS):
            self.sounds.play(sound)

    def ring(self, event: ClockEvent) -> None:
        """Play the sound for an event of a clock, unless those of the clock or all sounds are off."""
        if self.is_on:
            self.sounds.play(_OF_EVENTS.get(event, Sound.PERIOD))

    def try_out(self) -> None:
        """Play a stone, because the user has switched the sounds on."""
        self._is_asked = True
        self.sounds.play(Sound.STONE)

    @Slot()
    def _on_played(self) -> None:
        self._is_asked = False

    @Slot()
    def _on_unheard(self) -> None:
        if self._is_asked and not self._is_told:
            self._is_told = True
            self._context.strip.tell(no_sound(), is_grave=False)
        self._is_asked = False

    @Slot(object, object)
    def _on_reached(self, event: ClockEvent, color: Color) -> None:
        self.ring(event)
        text = event_sentence(event, color)
        self._context.page.message.say(text, color)
        self._context.page.board.announce(text, assertive=True)

    @Slot(object)
    def _on_lost(self, _color: Color) -> None:
        self.ring(ClockEvent.LOST)
