"""Motion: what moves when a picture changes; one clock runs all tracks and can end at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from goboard_app.go.value import value

PLACE_MS = 110
CAPTURE_MS = 160
CAPTURE_STAGGER_MS = 15
CAPTURE_LIMIT_MS = 240
REFUSE_MS = 120
STATUS_MS = 140
FLIGHT_MS = 260
PLAYED_THROUGH_MS = 90

OUT_CUBIC = QEasingCurve.Type.OutCubic
IN_CUBIC = QEasingCurve.Type.InCubic
OUT_QUAD = QEasingCurve.Type.OutQuad
IN_OUT_CUBIC = QEasingCurve.Type.InOutCubic


@value
class Track:
    """One thing that moves: `show` gets 0 to 1 along the curve, `end` is called once at the end."""

    show: Callable[[float], None]
    duration: int
    curve: QEasingCurve.Type
    delay: int = 0
    end: Callable[[], None] | None = None


class Motion(QObject):
    """Runs tracks together; starting anew or `finish` ends those that still run.

    `ended` fires when all tracks are over, after their ends. Nothing takes longer than `longest`
    milliseconds, where that is not 0.
    """

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: list[tuple[Track, QEasingCurve]] = []
        self.longest = 0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self.show_at)
        self._clock.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether anything still moves."""
        return bool(self._tracks)

    def start(self, tracks: list[Track]) -> None:
        """Run these tracks from their beginning; no tracks, no signal."""
        self.finish()
        if not tracks:
            return
        self._tracks = [(track, QEasingCurve(track.curve)) for track in tracks]
        total = max(track.delay + track.duration for track in tracks)
        self._clock.setEndValue(float(total))
        self._clock.setDuration(min(total, self.longest) if self.longest else total)
        self.show_at(0.0)
        self._clock.start()

    def finish(self) -> None:
        """End everything at once, with all at its final place."""
        if self._tracks:
            self._clock.stop()
            self._end()

    def show_at(self, now: float) -> None:
        """Show all tracks as they are this many milliseconds after the start."""
        for track, curve in self._tracks:
            part = (now - track.delay) / track.duration if track.duration else 1.0
            track.show(curve.valueForProgress(min(max(part, 0.0), 1.0)))

    def _end(self) -> None:
        tracks, self._tracks = self._tracks, []
        for track, _ in tracks:
            track.show(1.0)
            if track.end is not None:
                track.end()
        if tracks:
            self.ended.emit()
