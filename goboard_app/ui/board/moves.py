"""How stones come, go and fly: tracks for the motion clock, made from items."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from goboard_app.go.board import Color, Point
from goboard_app.ui.board import motion
from goboard_app.ui.board.motion import Track

_LIFT = 0.05
_ARC = 0.8
TRAIL = 3
"""How many pale stones follow one that flies."""

_TRAIL_LAG = 0.055
_TRAIL_OPACITY = 0.20


@dataclass(frozen=True, slots=True)
class Flight:
    """A stone that moves from one point to another, in an arc over the others."""

    color: Color
    start: Point
    end: Point


def arrival(
    stone: QGraphicsPixmapItem, shadow: QGraphicsPixmapItem, rest: Callable[[], None]
) -> Track:
    """A stone comes down on its point and its shadow closes in."""
    stone.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show(part: float) -> None:
        stone.setScale(1.12 - 0.12 * part)
        stone.setOpacity(part)
        shadow.setScale(1.25 - 0.25 * part)
        shadow.setOpacity(part)

    def end() -> None:
        stone.setTransformationMode(Qt.TransformationMode.FastTransformation)
        rest()

    return Track(show, motion.PLACE_MS, motion.OUT_CUBIC, end=end)


def departure(
    item: QGraphicsPixmapItem, rise: float, delay: int, forget: Callable[[], None]
) -> Track:
    """A captured stone fades and rises."""
    place = item.pos()
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show(part: float) -> None:
        item.setOpacity(1 - part)
        item.setScale(1 + _LIFT * part)
        item.setPos(place.x(), place.y() - rise * part)

    return Track(show, motion.CAPTURE_MS, motion.IN_CUBIC, delay, forget)


def change_of_status(
    old: QGraphicsPixmapItem, new: Sequence[QGraphicsPixmapItem], forget: Callable[[], None]
) -> Track:
    """What stood there fades out while what stands there now fades in."""

    def show(part: float) -> None:
        old.setOpacity(1 - part)
        for item in new:
            item.setOpacity(part)

    return Track(show, motion.STATUS_MS, motion.OUT_QUAD, end=forget)


def flight_track(
    stone: QGraphicsPixmapItem,
    company: tuple[QGraphicsPixmapItem | None, Sequence[QGraphicsPixmapItem]],
    way: tuple[QPointF, QPointF],
    spacing: float,
    timing: tuple[int, Callable[[], None]],
) -> Track:
    """A stone moves along its way in an arc.

    Its company is a shadow on the board, if it has one of its own, and a trail of pale stones.
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

    return Track(show, timing[0], motion.IN_OUT_CUBIC, end=timing[1])


def stagger(count: int) -> int:
    """How long each of so many captured stones waits for the one before it."""
    room = motion.CAPTURE_LIMIT_MS - motion.CAPTURE_MS
    return min(motion.CAPTURE_STAGGER_MS, room // max(1, count - 1))
