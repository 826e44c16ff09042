"""The door of every sentence: translating and filling; numbers, points, sizes and colours in
words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from goboard_app.go.board import BoardSize, Color, Point, point_name

translate = QCoreApplication.translate
"""Qt's own, with the sentence as it stands: `packaging/sentences.py` gathers by this name."""

_PLACE = re.compile("%([1-9])")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_SIDES = re.compile(
    r"\s*(\d{1,9})\s*(?:[x\N{MULTIPLICATION SIGN}:*\s]\s*(\d{1,9})\s*)?", re.IGNORECASE
)

_PARTS = {
    Fraction(0): "",
    Fraction(1, 4): "\N{VULGAR FRACTION ONE QUARTER}",
    Fraction(1, 2): "\N{VULGAR FRACTION ONE HALF}",
    Fraction(3, 4): "\N{VULGAR FRACTION THREE QUARTERS}",
}


def filled(text: str, *values: object) -> str:
    """A sentence with its %1 to %9 replaced at one go, so that a value may hold %1 itself.

    A place without a value stays as it is; Qt fills %n of a plural by itself.
    """

    def value_at(place: re.Match[str]) -> str:
        number = int(place[1])
        return str(values[number - 1]) if number <= len(values) else place[0]

    return _PLACE.sub(value_at, text)


def one_line(text: str) -> str:
    """A text from a file for a terminal or a list, without what would control either."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


def points(value: Fraction | int) -> str:
    """A number of points: 7½, −6, 0; other fractions than quarters as decimals."""
    value = Fraction(value)
    sign = "\N{MINUS SIGN}" if value < 0 else ""
    whole, part = divmod(abs(value), 1)
    if part not in _PARTS:
        return sign + f"{float(abs(value)):.3f}".rstrip("0")
    if whole == 0 and part:
        return sign + _PARTS[part]
    return f"{sign}{whole}{_PARTS[part]}"


def plain_number(value: Fraction) -> str:
    """A number of points as files and the command line write it: 7.5, -6, 0."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):g}"


def parse_points(text: str) -> Fraction:
    """The number a user typed: 6.5, 6,5, 6½, −6; raise ValueError where it is none."""
    text = text.strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    for part, sign in _PARTS.items():
        if sign and text.endswith(sign):
            whole = text[: -len(sign)]
            number = Fraction(int(whole)) if whole not in ("", "-") else Fraction(0)
            return number - part if text.startswith("-") else number + part
    if not text or not set(text) <= set("+-.0123456789"):
        raise ValueError(f"{text!r} is no number")
    return Fraction(text)


def color_name(color: Color) -> str:
    """Black or White."""
    if color is Color.BLACK:
        return translate("game", "Black")
    return translate("game", "White")


def listed_points(listed: Iterable[Point], size: BoardSize) -> str:
    """The names of points one after the other: "A7, B8"."""
    return ", ".join(point_name(point, size) for point in listed)


def stone_name(color: Color) -> str:
    """A stone on a point, as it is read aloud."""
    return by_color(color, translate("board", "black stone"), translate("board", "white stone"))


def by_color(color: Color, black: str, white: str) -> str:
    """One of two sentences: the one about this colour."""
    return black if color is Color.BLACK else white


def board_size(size: BoardSize) -> str:
    """9 × 9."""
    return f"{size.columns} \N{MULTIPLICATION SIGN} {size.rows}"


def parse_size(text: str) -> BoardSize:
    """The size a user typed: "7", "19x13"; raise ValueError where it is none from 1 to 52."""
    match = _SIDES.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no board size")
    columns = int(match[1])
    return BoardSize(columns, int(match[2]) if match[2] else columns)


def player_name(name: str, color: Color) -> str:
    """The player's name, else the colour."""
    return name or color_name(color)
