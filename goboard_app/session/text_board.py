"""Boards as text: plain ASCII, for a mail or a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.point import Point, column_name, star_points
from goboard_app.session.board_part import BoardPart
from goboard_app.session.picture import BoardPicture, MarkKind


class Sign(Enum):
    """What a text board may hold that has to be explained below it."""

    BLACK = auto()
    WHITE = auto()
    LAST_MOVE = auto()
    CIRCLE = auto()
    SQUARE = auto()
    TRIANGLE = auto()
    CROSS = auto()
    SELECTED = auto()
    TERRITORY = auto()


STONES = ".XO"
FRAMES: dict[Sign, str] = {
    Sign.LAST_MOVE: "()",
    Sign.CIRCLE: "()",
    Sign.SQUARE: "[]",
    Sign.TRIANGLE: "<>",
    Sign.CROSS: "**",
    Sign.SELECTED: "{}",
}
"""What stands left and right of a point that is marked so."""

_SIGNS = {
    MarkKind.CIRCLE: Sign.CIRCLE,
    MarkKind.SQUARE: Sign.SQUARE,
    MarkKind.TRIANGLE: Sign.TRIANGLE,
    MarkKind.CROSS: Sign.CROSS,
    MarkKind.SELECTED: Sign.SELECTED,
}
_TEXTS = (MarkKind.LABEL, MarkKind.MOVE_NUMBER)


@dataclass(frozen=True, slots=True)
class TextBoard:
    """The lines of a board from the top, and the signs in it that want a word."""

    lines: tuple[str, ...]
    signs: frozenset[Sign]


def draw_text(picture: BoardPicture, part: BoardPart, coordinates: bool = True) -> TextBoard:
    """The part of a picture in ASCII; every point takes as many characters as the widest needs.

    Numbers and labels stand in the place of their stones, other marks left and right of them.
    """
    cells = {point: _cell(picture, point) for point in _points(part)}
    signs: set[Sign] = set()
    for point in cells:
        signs |= _signs_at(picture, point)
    framed = any(len(text) == 3 and not text.isalnum() for text in cells.values())
    wide = 3 if framed else max(len(text) for text in cells.values())
    edge = max(len(str(picture.size.rows - row)) for row in (part.first.row, part.last.row))
    lines = [
        _row(picture, part, cells, row, wide, edge if coordinates else 0)
        for row in range(part.first.row, part.last.row + 1)
    ]
    if coordinates:
        names = _names(part, wide, edge)
        lines = [names, *lines, names]
    return TextBoard(tuple(line.rstrip() for line in lines), frozenset(signs))


def _points(part: BoardPart) -> Iterator[Point]:
    for row in range(part.first.row, part.last.row + 1):
        for col in range(part.first.col, part.last.col + 1):
            yield Point(col, row)


def _row(
    picture: BoardPicture,
    part: BoardPart,
    cells: dict[Point, str],
    row: int,
    wide: int,
    edge: int,
) -> str:
    texts = [_placed(cells[Point(col, row)], wide) for col in _columns(part)]
    body = " ".join(texts)
    if not edge:
        return body
    name = str(picture.size.rows - row)
    return f"{name:>{edge}} {body} {name}"


def _names(part: BoardPart, wide: int, edge: int) -> str:
    names = " ".join(_placed(column_name(col), wide) for col in _columns(part))
    return " " * (edge + 1) + names


def _columns(part: BoardPart) -> range:
    return range(part.first.col, part.last.col + 1)


def _placed(text: str, wide: int) -> str:
    """A text in its cell: framed ones fill it, single characters stand in the middle of three."""
    if wide == 3 and len(text) == 1:
        return f" {text} "
    return f"{text:>{wide}}"


def _cell(picture: BoardPicture, point: Point) -> str:
    text = next((m.text for m in picture.marks if m.point == point and m.kind in _TEXTS), "")
    if text.isascii() and text.isprintable() and 1 <= len(text) <= 3 and " " not in text:
        return text
    body = _stone(picture, point)
    for sign in FRAMES:
        if sign in _signs_at(picture, point):
            return FRAMES[sign][0] + body + FRAMES[sign][1]
    return body


def _stone(picture: BoardPicture, point: Point) -> str:
    if point in picture.territory_black:
        return "x"
    if point in picture.territory_white:
        return "o"
    stone = picture.stones[picture.size.index(point)]
    if not stone and point in star_points(picture.size):
        return "+"
    return STONES[stone]


def _signs_at(picture: BoardPicture, point: Point) -> set[Sign]:
    signs = {
        _SIGNS[mark.kind] for mark in picture.marks if mark.point == point and mark.kind in _SIGNS
    }
    if point == picture.last_move and not picture.marks:
        signs.add(Sign.LAST_MOVE)
    stone = picture.stones[picture.size.index(point)]
    if stone:
        signs.add(Sign.BLACK if stone == 1 else Sign.WHITE)
    if point in picture.territory_black or point in picture.territory_white:
        signs.add(Sign.TERRITORY)
    return signs
