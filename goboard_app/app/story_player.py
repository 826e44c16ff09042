"""StoryPlayer: the place in a counting story, the timer that goes on by itself, and the pictures of
its frames.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from goboard_app.app.texts.story import new_words
from goboard_app.go.board import BoardSize, Color, Point, connected
from goboard_app.go.position import EMPTY
from goboard_app.scoring.traditions.story import (
    ChapterKind,
    Spot,
    StoneMove,
    Story,
    StoryFrame,
    StoryStep,
)
from goboard_app.session.picture import NO_POINTS, AreaSize, BoardPicture

PAUSE_MS = 700
"""Between two chapters, and to read what does not move."""

RING_MS = 90
_BETWEEN_STONES_MS = 160
_MINUTE_MS = 60_000
LEAST_SIZED = 5
"""Smaller areas can be counted at a glance and bear no number."""


class Speed(Enum):
    """How fast a story is told."""

    SLOW = auto()
    NORMAL = auto()
    FAST = auto()


_FLIGHT_MS = {Speed.SLOW: 520, Speed.NORMAL: 260, Speed.FAST: 90}
WORDS_A_MINUTE = {Speed.SLOW: 100, Speed.NORMAL: 150, Speed.FAST: 300}
"""How fast somebody reads for whom a speed is made; a child of ten reads some 150."""


def reading_ms(story: Story, place: int, speed: Speed) -> int:
    """How long it takes to read what is new at a place."""
    return new_words(story, place) * _MINUTE_MS // WORDS_A_MINUTE[speed]


class StoryPlayer(QObject):
    """Steps through one story by hand or by itself; it shows nothing.

    One that `waits`, as in a lesson, never goes on by itself, though its stones may move.

    Signals: `shown(int, bool)` with the place to be shown, and whether a single step led there;
    `playing_changed(bool)`; `speed_changed(Speed)`.
    """

    shown = Signal(int, bool)
    playing_changed = Signal(bool)
    speed_changed = Signal(object)

    def __init__(self, parent: QObject | None = None, waits: bool = False) -> None:
        super().__init__(parent)
        self._waits = waits
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
        """Whether its stones may move."""
        return self._has_motion

    @property
    def goes_on(self) -> bool:
        """Whether it may go on by itself; else each step waits for the user."""
        return self._has_motion and not self._waits

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
        if not self._is_playing and self.goes_on and not self.is_at_end:
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
        """How long to stay: the flight that led here, and time to read what is said of it.

        A new chapter begins after a pause.
        """
        story = self._story
        if story is None:
            return 0
        step = story.step_to(self._place)
        time = reading_ms(story, self._place, self._speed)
        if step is None:
            return time
        factor = self.flight_ms / _FLIGHT_MS[Speed.NORMAL]
        is_ring = story.chapters[step.chapter].kind is ChapterKind.REACH
        if step.moves:
            time += self.flight_ms
        if self._place in story.starts:
            return time + round((PAUSE_MS + (RING_MS if is_ring else 0)) * factor)
        return time + round((RING_MS if is_ring else _BETWEEN_STONES_MS) * factor)


@dataclass(frozen=True, slots=True)
class StoneTravel:
    """How a stone travels; points outside the board are places beside it."""

    color: Color
    start: Point
    end: Point


def paint_frame(frame: StoryFrame) -> BoardPicture:
    """The picture of one moment of a story."""
    return BoardPicture(
        size=frame.size,
        stones=frame.stones,
        dead=frame.dead,
        seki=frame.seki,
        territory_black=NO_POINTS.union(*frame.black_areas),
        territory_white=NO_POINTS.union(*frame.white_areas),
        neutral=frame.neutral,
        filled=frame.filled,
        sizes=tuple(
            AreaSize(_middle(area, frame), color, len(area))
            for color in Color
            for area in frame.areas(color)
            if len(area) >= LEAST_SIZED
        ),
        blocks=tuple(part for color in Color for part in _parted(frame.areas(color), frame.size)),
        lit=frame.lit,
        wave=frame.wave,
    )


def paint_lifted(frame: StoryFrame, step: StoryStep) -> BoardPicture:
    """The picture before a step with the stones that move taken up."""
    picture = paint_frame(frame)
    up = frozenset(move.start for move in step.moves if isinstance(move.start, Point))
    stones = bytearray(frame.stones)
    for point in up:
        stones[frame.size.index(point)] = EMPTY
    return replace(picture, stones=bytes(stones), dead=frame.dead - up, filled=frame.filled - up)


def travels_of(step: StoryStep, size: BoardSize) -> tuple[StoneTravel, ...]:
    """How the stones of a step travel; those that do not touch the board are left out."""
    ways = ((move, _place(move, move.start, size), _place(move, move.end, size)) for move in step.moves)
    return tuple(StoneTravel(move.color, start, end) for move, start, end in ways if start in size or end in size)


def _place(move: StoneMove, place: Point | Spot, size: BoardSize) -> Point:
    """A point, or where the lid or the bowl stands: Black sits at the bottom, White at the top."""
    if isinstance(place, Point):
        return place
    is_black = move.color is Color.BLACK
    if place is Spot.LID:
        # What was captured lies with the captor, at the right hand.
        row = size.rows // 5 if is_black else size.rows - 1 - size.rows // 5
        return Point(size.columns + 1, row)
    return Point(-2, size.rows - 1 - size.rows // 5 if is_black else size.rows // 5)


def _middle(area: frozenset[Point], frame: StoryFrame) -> Point:
    """The point of an area that is nearest to its middle, if it can be one without a stone."""
    col = sum(point.col for point in area) / len(area)
    row = sum(point.row for point in area) / len(area)

    def distance(point: Point) -> tuple[bool, float, Point]:
        inside = sum(near in area for near in frame.size.neighbors(point))
        away = (point.col - col) ** 2 + (point.row - row) ** 2
        return frame.at(point) is not None, away - inside, point

    return min(area, key=distance)


def _parted(parts: tuple[frozenset[Point], ...], size: BoardSize) -> tuple[frozenset[Point], ...]:
    """These parts where some lie side by side, so that a seam has to tell them apart."""
    touch = len(connected(NO_POINTS.union(*parts), size)) < len(parts)
    return parts if touch else ()
