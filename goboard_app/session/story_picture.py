"""The pictures of a counting story: what stands there after a step, and what is in flight."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import EMPTY
from goboard_app.scoring.traditions.by_territory import connected
from goboard_app.scoring.traditions.story import Spot, StoneMove, StoryFrame, StoryStep
from goboard_app.session.picture import NO_POINTS, AreaSize, BoardPicture

LEAST_SIZED = 5
"""Smaller areas can be counted at a glance and bear no number."""


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


def ways_of(step: StoryStep, size: BoardSize) -> tuple[StoneTravel, ...]:
    """How the stones of a step travel; those that do not touch the board are left out."""
    ways = (
        (move, _place(move, move.start, size), _place(move, move.end, size)) for move in step.moves
    )
    return tuple(
        StoneTravel(move.color, start, end)
        for move, start, end in ways
        if start in size or end in size
    )


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
