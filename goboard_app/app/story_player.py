"""StoryPlayer: the place in a counting story, the timer of its playback, and the pictures of its frames."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts.story import new_words
from goboard_app.go.board import BoardSize, Color, Point, connected
from goboard_app.go.position import EMPTY
from goboard_app.scoring.traditions.story import ChapterKind, Spot, StoneMove, Story, StoryFrame, StoryStep
from goboard_app.session.picture import NO_POINTS, AreaSize, BoardPicture

PAUSE_MS = 700
"""The pause in milliseconds between two chapters."""

# The pauses after a ring of the wave, and after a stone, at normal speed.
RING_MS = 90
_BETWEEN_STONES_MS = 160
_MINUTE_MS = 60_000
LEAST_SIZED = 5
"""The least size of an area that shows its number; smaller ones can be counted at a glance."""


class Speed(Enum):
    """The speed of a story."""

    SLOW = auto()
    NORMAL = auto()
    FAST = auto()


# The time in milliseconds for which a stone moves.
_FLIGHT_MS = {Speed.SLOW: 520, Speed.NORMAL: 260, Speed.FAST: 90}
WORDS_A_MINUTE = {Speed.SLOW: 100, Speed.NORMAL: 150, Speed.FAST: 300}
"""The reading speed assumed for each speed, in words a minute; a child of ten reads about 150."""


def reading_ms(story: Story, place: int, speed: Speed) -> int:
    """Return the time in milliseconds to read the new words at a place."""
    return new_words(story, place) * _MINUTE_MS // WORDS_A_MINUTE[speed]


class StoryPlayer(QObject):
    """The playback of one story, by hand or by itself; it shows nothing.

    With `waits`, as in a lesson, it never goes on by itself, though its stones may move. Signals: `shown(int, bool)`
    with the place to show, and True if a single step led there; `playing_changed(bool)`; `speed_changed(Speed)`.
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
        self._timer = single_shot(self, self._on_time)

    @property
    def place(self) -> int:
        """The number of steps made so far."""
        return self._place

    @property
    def is_playing(self) -> bool:
        """True while the story goes on by itself."""
        return self._is_playing

    @property
    def is_at_end(self) -> bool:
        """True if no step is left."""
        return self._story is None or self._place == len(self._story)

    @property
    def speed(self) -> Speed:
        """The speed of the story."""
        return self._speed

    @property
    def flight_ms(self) -> int:
        """The time in milliseconds for which a stone moves."""
        return _FLIGHT_MS[self._speed]

    @property
    def has_motion(self) -> bool:
        """True if the stones may move."""
        return self._has_motion

    @property
    def goes_on(self) -> bool:
        """True if the story may go on by itself; otherwise each step waits for the user."""
        return self._has_motion and not self._waits

    def set_motion(self, has_motion: bool) -> None:
        """Allow or forbid motion; without it each step waits for the user."""
        self._has_motion = has_motion
        if not has_motion:
            self.pause()

    def tell(self, story: Story) -> None:
        """Begin a story at its start, and play it if motion is allowed."""
        self.pause()
        self._story = story
        self._show(0, False)
        self.play()

    def stop(self) -> None:
        """End the story."""
        self.pause()
        self._story = None
        self._place = 0

    @Slot()
    def play(self) -> None:
        """Play the story, unless it is at the end or must wait for the user."""
        if not self._is_playing and self.goes_on and not self.is_at_end:
            self._is_playing = True
            self._wait()
            self.playing_changed.emit(True)

    @Slot()
    def pause(self) -> None:
        """Pause at the current place."""
        self._timer.stop()
        if self._is_playing:
            self._is_playing = False
            self.playing_changed.emit(False)

    @Slot()
    def toggle(self) -> None:
        """Play or pause; at the end begin again."""
        if self._is_playing:
            self.pause()
            return
        if self.is_at_end:
            self.go_to(0)
        self.play()

    @Slot()
    def step_on(self) -> None:
        """Go one step forward, and pause, since the user now sets the pace."""
        self.pause()
        self._step_on()

    @Slot()
    def step_back(self) -> None:
        """Go one step back."""
        self.go_to(self._place - 1)

    @Slot()
    def to_start(self) -> None:
        """Go back to the stopped board."""
        self.go_to(0)

    @Slot()
    def to_end(self) -> None:
        """Go to the result of the story."""
        if self._story is not None:
            self.go_to(len(self._story))

    @Slot(int)
    def go_to(self, place: int) -> None:
        """Show any place at once, and pause there."""
        if self._story is None:
            return
        self.pause()
        place = min(max(place, 0), len(self._story))
        if place != self._place:
            self._show(place, False)

    def set_speed(self, speed: Speed) -> None:
        """Set the speed for the next step and those after it."""
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
        """Return the milliseconds to stay at this place: for the move to it and for reading its new words.

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
    """The path of a stone; points outside the board are places beside it."""

    color: Color
    start: Point
    end: Point


def paint_frame(frame: StoryFrame) -> BoardPicture:
    """Return the picture of one frame of a story."""
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
    """Return the picture before a step, with the moving stones lifted off the board."""
    picture = paint_frame(frame)
    up = frozenset(move.start for move in step.moves if isinstance(move.start, Point))
    stones = bytearray(frame.stones)
    for point in up:
        stones[frame.size.index(point)] = EMPTY
    return replace(picture, stones=bytes(stones), dead=frame.dead - up, filled=frame.filled - up)


def travels_of(step: StoryStep, size: BoardSize) -> tuple[StoneTravel, ...]:
    """Return the paths of the stones of a step, without those that do not touch the board."""
    ways = ((move, _place(move, move.start, size), _place(move, move.end, size)) for move in step.moves)
    return tuple(StoneTravel(move.color, start, end) for move, start, end in ways if start in size or end in size)


def _place(move: StoneMove, place: Point | Spot, size: BoardSize) -> Point:
    """Return the point itself, or the place of the lid or the bowl: Black sits at the bottom, White at the top."""
    if isinstance(place, Point):
        return place
    is_black = move.color is Color.BLACK
    if place is Spot.LID:
        # Prisoners are in the lid of the player who captured them, on the right of the board; the bowls are on the
        # left.
        row = size.rows // 5 if is_black else size.rows - 1 - size.rows // 5
        return Point(size.columns + 1, row)
    return Point(-2, size.rows - 1 - size.rows // 5 if is_black else size.rows // 5)


def _middle(area: frozenset[Point], frame: StoryFrame) -> Point:
    """Return the point of an area that is nearest to its middle, without a stone if possible."""
    col = sum(point.col for point in area) / len(area)
    row = sum(point.row for point in area) / len(area)

    def distance(point: Point) -> tuple[bool, float, Point]:
        inside = sum(near in area for near in frame.size.neighbors(point))
        away = (point.col - col) ** 2 + (point.row - row) ** 2
        return frame.at(point) is not None, away - inside, point

    return min(area, key=distance)


def _parted(parts: tuple[frozenset[Point], ...], size: BoardSize) -> tuple[frozenset[Point], ...]:
    """Return these parts if some of them touch, so that a seam must separate them; otherwise none."""
    # Parts that touch form fewer connected regions than there are parts.
    touch = len(connected(NO_POINTS.union(*parts), size)) < len(parts)
    return parts if touch else ()
