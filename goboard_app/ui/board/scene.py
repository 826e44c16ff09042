"""BoardScene: the items that draw a BoardPicture, and their animations; it knows no rules and takes no input."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QTimer, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from goboard_app.go.board import Color, Point
from goboard_app.go.position import CODES
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.background import BoardGround
from goboard_app.ui.board.geometry import BoardOptions
from goboard_app.ui.board.layers import AreaLayer, Change, LineLayer, MarkLayer, PixmapItems, StoneLayer, put_pixmap
from goboard_app.ui.board.plan import WHITE, Layer, Shape, Sprite, plan_areas, plan_marks, stone_codes
from goboard_app.ui.board.sprites import Sprites
from goboard_app.ui.widgets.theme import Theme

PLACE_MS = 110
CAPTURE_MS = 160
# Captured stones leave one after the other, all within CAPTURE_LIMIT_MS.
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

_LIFT = 0.05
_ARC = 0.8
TRAIL = 3
"""The number of pale stones that follow a flying one."""

_TRAIL_LAG = 0.055
_TRAIL_OPACITY = 0.20

PERIOD_MS = 1600
LEAST, MOST = 0.60, 1.0
_STEP_MS = 80

# With more changes the picture changes at once, as after a jump.
MOST_MOVING = 60
MOST_SHADOWS = 24


class Track(NamedTuple):
    """One animation: `show` gets 0 to 1 along the curve, `end` is called once at the end."""

    show: Callable[[float], None]
    duration: int
    curve: QEasingCurve.Type
    delay: int = 0
    end: Callable[[], None] | None = None


class Motion(QObject):
    """A runner of simultaneous tracks; `start` and `finish` end those that still run.

    Signal: `ended()` after all tracks have ended and their `end` was called. No run takes longer than `longest`
    milliseconds, unless that is 0.
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
        """Return whether any track still runs."""
        return bool(self._tracks)

    def start(self, tracks: list[Track]) -> None:
        """Run these tracks from their beginning; without tracks no signal is emitted."""
        self.finish()
        if not tracks:
            return
        self._tracks = [(track, QEasingCurve(track.curve)) for track in tracks]
        total = max(track.delay + track.duration for track in tracks)
        self._clock.setEndValue(float(total))
        # With `longest` the same course runs faster.
        self._clock.setDuration(min(total, self.longest) if self.longest else total)
        self.show_at(0.0)
        self._clock.start()

    def finish(self) -> None:
        """End all tracks at once, at their final positions."""
        if self._tracks:
            self._clock.stop()
            self._end()

    def show_at(self, now: float) -> None:
        """Show all tracks as they are this many milliseconds after the start."""
        for track, curve in self._tracks:
            part = (now - track.delay) / track.duration if track.duration else 1.0
            track.show(curve.valueForProgress(min(max(part, 0.0), 1.0)))

    def _end(self) -> None:
        # Emptied first: `end` or a receiver of `ended` may start the next tracks.
        tracks, self._tracks = self._tracks, []
        for track, _ in tracks:
            track.show(1.0)
            if track.end is not None:
                track.end()
        if tracks:
            self.ended.emit()


class Flight(NamedTuple):
    """A stone that moves from one point to another, in an arc over the others."""

    color: Color
    start: Point
    end: Point


def arrival(
    stone: QGraphicsPixmapItem,
    shadow: QGraphicsPixmapItem,
    scale: Callable[[QGraphicsPixmapItem, float], None],
    rest: Callable[[], None],
) -> Track:
    """Return the track of a stone that comes down on its point, with its shadow; `scale` scales an item."""

    def show(part: float) -> None:
        # Exactly 1 at the end.
        scale(stone, 1 + 0.12 * (1 - part))
        stone.setOpacity(part)
        scale(shadow, 1 + 0.25 * (1 - part))
        shadow.setOpacity(part)

    return Track(show, PLACE_MS, OUT_CUBIC, end=rest)


def departure(
    item: QGraphicsPixmapItem,
    rise: float,
    delay: int,
    scale: Callable[[QGraphicsPixmapItem, float], None],
    forget: Callable[[], None],
) -> Track:
    """Return the track of a captured stone, which fades and rises; `scale` scales an item."""
    place = item.pos()

    def show(part: float) -> None:
        item.setOpacity(1 - part)
        scale(item, 1 + _LIFT * part)
        item.setPos(place.x(), place.y() - rise * part)

    return Track(show, CAPTURE_MS, IN_CUBIC, delay, forget)


def change_of_status(old: QGraphicsPixmapItem, new: Sequence[QGraphicsPixmapItem], forget: Callable[[], None]) -> Track:
    """Return the track of a stone that changes its status: the old look fades out, the new one in."""

    def show(part: float) -> None:
        old.setOpacity(1 - part)
        for item in new:
            item.setOpacity(part)

    return Track(show, STATUS_MS, OUT_QUAD, end=forget)


def flight_track(
    stone: QGraphicsPixmapItem,
    company: tuple[QGraphicsPixmapItem | None, Sequence[QGraphicsPixmapItem]],
    way: tuple[QPointF, QPointF],
    spacing: float,
    timing: tuple[int, Callable[[], None]],
) -> Track:
    """Return the track of a stone that moves along its way in an arc.

    `company` is the shadow on the board, if the stone has a separate one, and a trail of pale stones.
    """
    shadow, trail = company
    step = way[1] - way[0]
    x0, y0 = way[0].x(), way[0].y()
    height = _ARC * spacing

    def show(part: float) -> None:
        x, y = step.x() * part, step.y() * part
        arc = height * math.sin(math.pi * part)
        stone.setPos(x0 + round(x), y0 + round(y - arc))
        if shadow is not None:
            shadow.setPos(x0 + round(x), y0 + round(y))
        for number, pale in enumerate(trail, 1):
            late = max(0.0, part - number * _TRAIL_LAG)
            lift = height * math.sin(math.pi * late)
            pale.setPos(x0 + step.x() * late, y0 + step.y() * late - lift)
            pale.setOpacity(_TRAIL_OPACITY / number * math.sin(math.pi * part))

    return Track(show, timing[0], IN_OUT_CUBIC, end=timing[1])


def stagger(count: int) -> int:
    """Return the delay between captured stones in milliseconds, such that all end within the limit."""
    # The latest start of the last stone.
    room = CAPTURE_LIMIT_MS - CAPTURE_MS
    return min(CAPTURE_STAGGER_MS, room // max(1, count - 1))


class Breathing(QObject):
    """A periodic change of opacity: calls `show` with each value while it is on, and with MOST when it is off.

    A few steps a second are enough for the eye, and cost next to nothing.
    """

    def __init__(self, show: Callable[[float], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._now = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._on_step)

    @property
    def is_on(self) -> bool:
        """Return whether it is on."""
        return self._timer.isActive()

    def set_on(self, is_on: bool) -> None:
        """Start or stop the change."""
        if is_on == self.is_on:
            return
        self._now = 0
        self._show(MOST)
        if is_on:
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def _on_step(self) -> None:
        self._now = (self._now + _STEP_MS) % PERIOD_MS
        wave = (1 + math.cos(2 * math.pi * self._now / PERIOD_MS)) / 2
        self._show(LEAST + (MOST - LEAST) * wave)


def _arrives(change: Change) -> bool:
    """Return whether a living stone comes to an empty point."""
    return not change[1] and 0 < change[2] <= WHITE


class BoardScene(QGraphicsScene):
    """A scene that shows one picture at a time, in device pixels; the ground is a single pixmap.

    `motion` runs the animations; a new picture ends them at once. Signal: `flights_ended()` when all stones of `fly`
    have arrived.
    """

    flights_ended = Signal()

    def __init__(self, picture: BoardPicture, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Qt recommends no index for scenes whose items are often added and moved.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._picture = picture
        self._options = BoardOptions()
        self._sprites: Sprites | None = None
        self._items = PixmapItems(self)
        self._stones = StoneLayer(self, self._items)
        self._marks = MarkLayer(self._items)
        self._areas = AreaLayer(self)
        self._lines = LineLayer(self)
        self._ground = BoardGround()
        self._ghost = self._items.add(Layer.GHOST)
        self._cursor = self._items.add(Layer.CURSOR)
        self._ghost_at: Point | None = None
        self._cursor_at: Point | None = None
        self.motion = Motion(self)
        self.motion.ended.connect(self._say_landed)
        self._has_flights = False
        self.breathing = Breathing(self._areas.breathe, self)

    @property
    def picture(self) -> BoardPicture:
        """The picture shown."""
        return self._picture

    def set_look(self, sprites: Sprites, theme: Theme, options: BoardOptions) -> None:
        """Redraw everything at another size or in other colours; set the scene's rectangle before."""
        # Running tracks hold pixmaps and places of the size before.
        self.motion.finish()
        self._sprites, self._options = sprites, options
        table = self.sceneRect().size().toSize()
        self._ground.rebuild(table.toTuple(), sprites.geometry, theme, options)
        self._ground.set_shadow(*sprites.shadow())
        self._stones.restyle(sprites, options)
        self._marks.restyle(sprites, options)
        self._areas.restyle(sprites, theme, options)
        self._lines.restyle(sprites.geometry, theme)
        self.breathing.set_on(options.motion and self._areas.has_unclear)
        # The ground was made again, without the shadows of the stones.
        self._cast_shadows(self._stones.all_changes())
        self.set_cursor(self._cursor_at)
        self.set_ghost(self._ghost_at)
        self.update()

    def forget_look(self) -> None:
        """Draw nothing of new pictures until `set_look`."""
        if self._sprites is not None:
            self.motion.finish()
            self._sprites = None
            for layer in (self._stones, self._marks, self._areas, self._lines):
                layer.forget_look()

    def set_stretched(self, is_stretched: bool) -> None:
        """Draw all items smoothly while the view shows the scene at another size than its own."""
        self._items.set_smooth(is_stretched)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the ground."""
        self.draw_ground(painter, QRectF(rect).toAlignedRect())

    def draw_ground(self, painter: QPainter, box: QRect) -> None:
        """Draw a part of the ground at its place."""
        self._ground.draw(painter, box)

    def show_picture(self, picture: BoardPicture, animate: bool = False) -> None:
        """Show another picture; with `animate`, changed stones are animated unless there are many."""
        self.motion.finish()
        before, self._picture = self._picture, picture
        if (picture.size, picture.part) != (before.size, before.part):
            self.forget_look()
        changes = self._stones.show(picture.size, stone_codes(picture))
        self._marks.show(plan_marks(picture))
        self._areas.show(picture.size, plan_areas(picture))
        self._areas.show_blocks(picture.blocks)
        self._lines.show(picture.lines)
        self.breathing.set_on(self._options.motion and self._areas.has_unclear)
        # The colour of the ghost and the playable points may have changed.
        if self._ghost_at is not None:
            self.set_ghost(self._ghost_at)
        if self._sprites is None:
            return
        moving = animate and len(changes) <= MOST_MOVING
        # An arriving stone casts its shadow when it has landed.
        self._cast_shadows([change for change in changes if not (moving and _arrives(change))])
        if animate:
            self.motion.start(self._tracks(before, changes if moving else []))

    def set_ghost(self, point: Point | None) -> None:
        """Show the ghost of the next stone if the picture allows a move there; None hides it."""
        self._ghost_at = point
        color = self._picture.ghost
        is_shown = color is not None and point is not None and point in self._picture.playable
        # The small stone of a variation or candidate must stay visible, as it can be clicked.
        small = {mark.point for mark in self._picture.ways}
        small |= {mark.point for mark in self._picture.candidates}
        small |= {mark.point for mark in self._picture.thoughts}
        is_shown = is_shown and point not in small
        if is_shown and point is not None and self._sprites is not None:
            x, y = self._sprites.geometry.center(point)
            put_pixmap(self._ghost, self._sprites.mark(Sprite(Shape.GHOST, color)), x, y)
        self._ghost.setVisible(is_shown)

    def set_cursor(self, point: Point | None) -> None:
        """Show the brackets of the keyboard point; None hides them."""
        self._cursor_at = point
        if point is not None and self._sprites is not None:
            x, y = self._sprites.geometry.center(point)
            put_pixmap(self._cursor, self._sprites.mark(Sprite(Shape.CURSOR)), x, y)
        self._cursor.setVisible(point is not None)

    def fly(self, flights: Sequence[Flight], duration: int) -> None:
        """Move stones over the board; their items are removed when `motion` ends."""
        # Before the flag is set: the end of other tracks is no landing.
        self.motion.finish()
        self._has_flights = True
        if self._sprites is None or not flights or not duration:
            # The caller goes on at the signal, also where nothing can move.
            self._say_landed()
        else:
            is_swarm = len(flights) > MOST_SHADOWS
            track = self._flight_in_swarm if is_swarm else self._flight
            self.motion.start([track(flight, duration) for flight in flights])

    def _say_landed(self) -> None:
        if self._has_flights:
            self._has_flights = False
            self.flights_ended.emit()

    def visible_stones(self) -> dict[Point, QGraphicsPixmapItem]:
        """Return the items of the visible stones."""
        size = self._picture.size
        found = ((size.point(i), self._stones.stone(i)) for i in range(size.area))
        return {point: item for point, item in found if item is not None and item.isVisible()}

    def kinds_of_stones(self) -> list[tuple[int, Point]]:
        """Return a code of the plan and a point for each distinct look of the stones on the board."""
        return self._stones.kinds()

    def mark_item(self, layer: Layer, point: Point) -> QGraphicsPixmapItem | None:
        """Return the item of the mark of this layer on a point, or None."""
        return self._marks.item(layer, point)

    @property
    def ghost_point(self) -> Point | None:
        """The point with a visible ghost, or None."""
        return self._ghost_at if self._ghost.isVisible() else None

    def _cast_shadows(self, changes: list[Change]) -> None:
        """Update the shadows for these changes of stones; dead stones have none."""
        if not self._options.shadows:
            return
        gone = [i for i, old, now in changes if old and (not now or now > WHITE)]
        new = [(i, self._stones.place(i)) for i, _, now in changes if 0 < now <= WHITE]
        for box in self._ground.change(gone, new):
            self.update(box)

    def _tracks(self, before: BoardPicture, changes: list[Change]) -> list[Track]:
        tracks = [self._arrival(change) for change in changes if _arrives(change)]
        tracks.extend(self._departures([(i, old) for i, old, now in changes if not now]))
        tracks.extend(self._status(i, old) for i, old, now in changes if old and now)
        refused = self._picture.refused
        if refused is not None and refused != before.refused:
            item = self._marks.item(Layer.GHOST, refused.point)
            if item is not None:
                tracks.append(Track(item.setOpacity, REFUSE_MS, OUT_QUAD))
        return tracks

    def _arrival(self, change: Change) -> Track:
        """Return the track of an arriving stone; its shadow is an item of its own until it has landed."""
        stone = self._stones.stone(change[0])
        if stone is None:
            raise RuntimeError("no stone has come here")
        pixmap, off = self._drawn().shadow()
        shadow = self._items.add(Layer.SHADOW)
        shadow.setPixmap(pixmap)
        shadow.setOffset(off)
        shadow.setPos(stone.pos())
        shadow.setVisible(self._options.shadows)

        def rest() -> None:
            self.removeItem(shadow)
            self._cast_shadows([change])

        return arrival(stone, shadow, self._items.scale, rest)

    def _status(self, index: int, old: int) -> Track:
        point = self._picture.size.point(index)
        item = self._passing_item(Layer.STONE)
        put_pixmap(item, self._drawn().stone(old, point), *self._stones.place(index))
        now = (self._stones.stone(index), self._marks.item(Layer.TERRITORY, point))
        new = [shown for shown in now if shown is not None]
        return change_of_status(item, new, lambda: self.removeItem(item))

    def _departures(self, gone: list[tuple[int, int]]) -> list[Track]:
        """Return the tracks of captured stones; those nearest to the last move go first."""
        size, last = self._picture.size, self._picture.last_move

        def distance(item: tuple[int, int]) -> int:
            point = size.point(item[0])
            return 0 if last is None else abs(point.col - last.col) + abs(point.row - last.row)

        step = stagger(len(gone))
        gone.sort(key=distance)
        return [self._departure(i, code, n * step) for n, (i, code) in enumerate(gone)]

    def _departure(self, index: int, code: int, delay: int) -> Track:
        sprites = self._drawn()
        item = self._passing_item(Layer.FLIGHT)
        pixmap = sprites.stone(code, self._picture.size.point(index))
        put_pixmap(item, pixmap, *self._stones.place(index))
        rise = 0.10 * sprites.geometry.spacing
        return departure(item, rise, delay, self._items.scale, lambda: self.removeItem(item))

    def _flight(self, flight: Flight, duration: int) -> Track:
        """Return the track of a stone with its shadow, and a ring at its goal."""
        sprites = self._drawn()
        start, end = sprites.geometry.center(flight.start), sprites.geometry.center(flight.end)
        layers = (Layer.FLIGHT, Layer.GHOST, Layer.WARNING, *[Layer.GHOST] * TRAIL)
        items = [self._passing_item(layer) for layer in layers]
        stone, shadow, ring, *trail = items
        for item in trail:
            put_pixmap(item, sprites.stone(CODES[flight.color], flight.end), *start)
        put_pixmap(stone, sprites.stone(CODES[flight.color], flight.end), *start)
        put_pixmap(shadow, sprites.lifted_shadow(), *start)
        put_pixmap(ring, sprites.mark(Sprite(Shape.TARGET)), *end)
        # A goal beside the board is no point and has no ring.
        ring.setVisible(flight.end in self._picture.size)

        def land() -> None:
            for item in items:
                self.removeItem(item)

        way = QPointF(*start), QPointF(*end)
        return flight_track(stone, (shadow, trail), way, sprites.geometry.spacing, (duration, land))

    def _flight_in_swarm(self, flight: Flight, duration: int) -> Track:
        """Return the track of one of many stones, whose shadow is part of its pixmap."""
        sprites = self._drawn()
        start, end = sprites.geometry.center(flight.start), sprites.geometry.center(flight.end)
        stone = self._passing_item(Layer.FLIGHT)
        put_pixmap(stone, sprites.lifted_stone(CODES[flight.color], flight.end), *start)
        way, land = (QPointF(*start), QPointF(*end)), partial(self.removeItem, stone)
        return flight_track(stone, (None, ()), way, sprites.geometry.spacing, (duration, land))

    def _drawn(self) -> Sprites:
        if self._sprites is None:
            raise RuntimeError("the board has no look yet")
        return self._sprites

    def _passing_item(self, layer: Layer) -> QGraphicsPixmapItem:
        """Return a visible item that exists only during an animation."""
        item = self._items.add(layer)
        item.setVisible(True)
        return item
