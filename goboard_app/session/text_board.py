"""Boards as text: plain ASCII, for a mail or a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Point, column_name, star_points
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
    """The part of a picture in ASCII.

    Numbers and labels stand in the place of their stones, other marks left and right of them, where
    there is room between two points; where there is not all points take as many characters as the
    widest needs.
    """
    cells = {point: _cell(picture, point) for point in _points(part)}
    signs: set[Sign] = set()
    for point in cells:
        signs |= _signs_at(picture, point)
    wide = _width(cells)
    edge = max(len(str(picture.size.rows - row)) for row in (part.first.row, part.last.row))
    lines = [
        _row(picture, part, cells, row, wide, edge if coordinates else 0)
        for row in range(part.first.row, part.last.row + 1)
    ]
    if coordinates:
        names = _names(part, wide, edge)
        lines = [names, *lines, names]
    return TextBoard(tuple(line.rstrip() for line in lines), frozenset(signs))


def _width(cells: dict[Point, str]) -> int:
    """How many characters a point takes."""
    framed = {point for point, text in cells.items() if _is_framed(text)}
    texts = max((len(text) for point, text in cells.items() if point not in framed), default=1)
    are_close = any(Point(point.col + 1, point.row) in framed for point in framed)
    return 3 if framed and (are_close or texts > 1) else texts


def _is_framed(text: str) -> bool:
    return len(text) == 3 and text[0] + text[2] in FRAMES.values()


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
    texts = [cells[Point(col, row)] for col in _columns(part)]
    if wide == 1:
        body = _closely(texts)
    else:
        body = " " + " ".join(_placed(text, wide) for text in texts) + " "
    if not edge:
        return body[1:] if body.startswith(" ") else body
    name = str(picture.size.rows - row)
    return f"{name:>{edge}}{body}{name}"


def _closely(texts: list[str]) -> str:
    """Points one character wide with one between them, which frames use."""
    line = [" "] * (2 * len(texts) + 1)
    for place, text in enumerate(texts):
        start = 2 * place + 1 - len(text) // 2
        line[start : start + len(text)] = text
    return "".join(line)


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
