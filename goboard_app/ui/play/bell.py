"""ClockBell: what is heard and said when a clock has come to something."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from goboard_app.app.clock import Sound, Sounds
from goboard_app.app.texts.format import color_name
from goboard_app.clock.clock import ClockEvent
from goboard_app.go.board import Color
from goboard_app.ui.shell.feature import WindowContext

_SOUNDS = {ClockEvent.TEN_SECONDS: Sound.WARNING, ClockEvent.LOST: Sound.LOST}


class ClockBell(QObject):
    """Plays and says what a clock has come to."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._page = context.page
        self._view = context.view
        self.sounds = Sounds(QApplication.beep, parent=self)
        context.controller.clock.reached.connect(self._on_reached)
        context.controller.time_lost.connect(self._on_lost)
        context.view.settings_changed.connect(self._on_settings)
        self._on_settings()

    @Slot()
    def _on_settings(self) -> None:
        self.sounds.is_on = self._view.settings.sounds

    @Slot(object, object)
    def _on_reached(self, event: ClockEvent, color: Color) -> None:
        self.sounds.play(_SOUNDS.get(event, Sound.PERIOD))
        from goboard_app.app.texts.clocks import event_text

        text = f"{color_name(color)}: {event_text(event)}"
        self._page.message.say(text, color)
        self._page.board.announce(text, assertive=True)

    @Slot(object)
    def _on_lost(self, _color: Color) -> None:
        self.sounds.play(Sound.LOST)
