"""StoryPlayer: the place in a counting story, and the timer that goes on by itself."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from goboard_app.scoring.traditions.story import ChapterKind, Story

PAUSE_MS = 700
"""Between two chapters, and to read what does not move."""

RING_MS = 90
_READ_MS = 1100
_BETWEEN_STONES_MS = 160


class Speed(Enum):
    """How fast a story is told."""

    SLOW = auto()
    NORMAL = auto()
    FAST = auto()


_FLIGHT_MS = {Speed.SLOW: 520, Speed.NORMAL: 260, Speed.FAST: 90}


class StoryPlayer(QObject):
    """Steps through one story by hand or by itself; it shows nothing.

    Signals: `shown(int, bool)` with the place to be shown, and whether a single step led there;
    `playing_changed(bool)`; `speed_changed(Speed)`.
    """

    shown = Signal(int, bool)
    playing_changed = Signal(bool)
    speed_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._story: Story | None = None
        self._place = 0
        self._speed = Speed.NORMAL
        self._is_playing = False
        self._has_motion = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)

    @property
    def place(self) -> int:
        """How many steps have been told."""
        return self._place

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._is_playing

    @property
    def is_at_end(self) -> bool:
        """Whether everything has been told."""
        return self._story is None or self._place == len(self._story)

    @property
    def speed(self) -> Speed:
        """How fast it goes."""
        return self._speed

    @property
    def flight_ms(self) -> int:
        """How long a stone is in the air."""
        return _FLIGHT_MS[self._speed]

    @property
    def has_motion(self) -> bool:
        """Whether it may go on by itself; else each step waits for the user."""
        return self._has_motion

    def set_motion(self, has_motion: bool) -> None:
        """Let it go on by itself, or make it wait for each step."""
        self._has_motion = has_motion
        if not has_motion:
            self.pause()

    def tell(self, story: Story) -> None:
        """Begin a story at its start, playing where there is motion."""
        self.pause()
        self._story = story
        self._show(0, False)
        self.play()

    def stop(self) -> None:
        """There is no story any more."""
        self.pause()
        self._story = None
        self._place = 0

    @Slot()
    def play(self) -> None:
        """Go on by itself, unless it is at the end or motion is reduced."""
        if not self._is_playing and self._has_motion and not self.is_at_end:
            self._is_playing = True
            self._wait()
            self.playing_changed.emit(True)

    @Slot()
    def pause(self) -> None:
        """Stay where it is."""
        self._timer.stop()
        if self._is_playing:
            self._is_playing = False
            self.playing_changed.emit(False)

    @Slot()
    def toggle(self) -> None:
        """Go on or stay; at the end begin again."""
        if self._is_playing:
            self.pause()
            return
        if self.is_at_end:
            self.go_to(0)
        self.play()

    @Slot()
    def step_on(self) -> None:
        """One step further; the user now sets the pace."""
        self.pause()
        self._step_on()

    @Slot()
    def step_back(self) -> None:
        """One step back."""
        self.go_to(self._place - 1)

    @Slot()
    def to_start(self) -> None:
        """Back to the stopped board."""
        self.go_to(0)

    @Slot()
    def to_end(self) -> None:
        """To the result of the story."""
        if self._story is not None:
            self.go_to(len(self._story))

    @Slot(int)
    def go_to(self, place: int) -> None:
        """Show any place at once, and stay there."""
        if self._story is None:
            return
        self.pause()
        place = min(max(place, 0), len(self._story))
        if place != self._place:
            self._show(place, False)

    def set_speed(self, speed: Speed) -> None:
        """Go faster or slower from the next step on."""
        if speed is not self._speed:
            self._speed = speed
            self.speed_changed.emit(speed)

    def _step_on(self) -> None:
        if not self.is_at_end:
            self._show(self._place + 1, True)

    def _show(self, place: int, is_step: bool) -> None:
        self._place = place
        self.shown.emit(place, is_step)

    @Slot()
    def _on_time(self) -> None:
        self._step_on()
        if self.is_at_end:
            self.pause()
        elif self._is_playing:
            self._wait()

    def _wait(self) -> None:
        self._timer.start(self._time_here())

    def _time_here(self) -> int:
        """How long to stay: the flight that led here, and time to see what it changed.

        A new chapter begins after a pause; what does not move is given time to be read.
        """
        story = self._story
        step = story.step_to(self._place) if story is not None else None
        factor = self.flight_ms / _FLIGHT_MS[Speed.NORMAL]
        if story is None or step is None:
            return round(_READ_MS * factor)
        is_last = self._place in story.starts
        if story.chapters[step.chapter].kind is ChapterKind.REACH:
            return round((RING_MS + (PAUSE_MS if is_last else 0)) * factor)
        if not step.moves:
            return round((_READ_MS + PAUSE_MS) * factor)
        return self.flight_ms + round((PAUSE_MS if is_last else _BETWEEN_STONES_MS) * factor)
