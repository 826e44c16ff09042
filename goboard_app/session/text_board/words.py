"""The words around a board of text, in its own notation and in that of other programs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from goboard_app.session.picture import BoardPart, LineMark, parse_part, part_name

_LABEL = re.compile(r'^(?P<point>[A-HJ-Z]{1,2}\d{1,2}) "(?P<text>.+)"$')
_JOINED = re.compile(r"^(?P<start>[A-HJ-Z]{1,2}\d{1,2}) (?P<sign>--|->) (?P<end>[A-HJ-Z]{1,2}\d{1,2})$")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_PART = re.compile(r"^(?P<part>[A-Z]{1,2}\d{1,2}:[A-Z]{1,2}\d{1,2}) \((?P<columns>\d{1,2})×(?P<rows>\d{1,2})\)$")
_TO_MOVE = re.compile(
    r"(?:next player:?|to (?:move|play):)\s*(?P<one>black|white|b|w)\b"
    r"|\b(?P<other>black|white)(?: \(.\))? to (?:move|play)",
    re.IGNORECASE,
)
_FIRST_MOVE = re.compile(r"\bMove (?P<number>\d{1,4}) is (?P<color>Black|White)'s\.")


class FirstMove(NamedTuple):
    """The number and the colour of a move in a diagram."""

    number: int
    color: Color


class SizedPart(NamedTuple):
    """A part of a board, and the size of that board."""

    part: BoardPart
    size: BoardSize


def printable(text: str) -> str:
    """Return the text of a label in one line, without control characters, which a terminal would obey."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", re.sub(r"\s", " ", text))


def label_line(point: Point, text: str, size: BoardSize) -> str:
    """Return the line below a board that gives a label for which its row has no room: `A1 "a long one"`."""
    return f'{point_name(point, size)} "{printable(text)}"'


def labels_below(lines: Sequence[str], size: BoardSize) -> Iterator[tuple[Point, str]]:
    """Yield the labels that the lines below a board give."""
    for line in lines:
        found = _LABEL.match(line.strip())
        if found is None:
            continue
        try:
            yield parse_point(found["point"], size), found["text"]
        except ValueError:
            continue


def joined_line(line: LineMark, size: BoardSize) -> str:
    """Return the line below a board that gives a line or an arrow of it: `A1 -- C3`, `A1 -> C3`."""
    return f"{point_name(line.start, size)} {'->' if line.is_arrow else '--'} {point_name(line.end, size)}"


def lines_below(lines: Sequence[str], size: BoardSize) -> Iterator[tuple[str, Point, Point]]:
    """Yield the lines and arrows, as LN and AR, that the lines below a board give."""
    for line in lines:
        found = _JOINED.match(line.strip())
        if found is None:
            continue
        try:
            start, end = parse_point(found["start"], size), parse_point(found["end"], size)
        except ValueError:
            continue
        if start != end:
            yield "AR" if found["sign"] == "->" else "LN", start, end


def part_line(part: BoardPart, size: BoardSize) -> str:
    """Return the line below a part of a board that gives its place: `A1:E5 (19×19)`."""
    return f"{part_name(part, size)} ({size.columns}×{size.rows})"


def part_below(lines: Sequence[str]) -> SizedPart | None:
    """Return the place that a line below a board gives; None without such a line."""
    for line in lines:
        found = _PART.match(line.strip())
        if found is not None:
            try:
                size = BoardSize(int(found["columns"]), int(found["rows"]))
                return SizedPart(parse_part(found["part"], size), size)
            except ValueError:
                return None
    return None


def is_white_to_move(text: str) -> bool:
    """Return whether a program says that White moves next."""
    found = _TO_MOVE.search(text)
    return found is not None and (found["one"] or found["other"]).lower().startswith("w")


def first_move_in(text: str) -> FirstMove | None:
    """Return the move whose colour the text below a numbered board names."""
    found = _FIRST_MOVE.search(text)
    if found is None:
        return None
    return FirstMove(int(found["number"]), Color.BLACK if found["color"] == "Black" else Color.WHITE)


def has_territory(text: str) -> bool:
    """Return whether the legend explains small letters, which then are territory and no stones."""
    return re.search(r"(?:^|[\s,])x, o \S", text) is not None


def has_circles(text: str) -> bool:
    """Return whether the legend explains brackets as another sign than that of the last move."""
    found = re.search(r"\( \) (.+)", text)
    return found is not None and not found[1].startswith("last move")
