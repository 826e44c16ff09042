"""The door of the vector files: JSON values become typed here, or are refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point, parse_point, point_name
from goboard_app.go.position import Position, parse_diagram


class MalformedError(Exception):
    """An error for a vector, or a part of it, that does not follow the format; the message names the part."""


class NotUnderstoodError(Exception):
    """The vector asks for something that the runner cannot put to the model."""


class UnreadableError(Exception):
    """The file is not one of vectors at all."""


@dataclass(frozen=True)
class Vector:
    """One vector: its fields as read, and the file's own names of rulesets and examples."""

    fields: Mapping[str, object]
    book: Book

    def get(self, name: str) -> object:
        """Return a field of the vector; None where it is missing."""
        return self.fields.get(name)

    def require(self, name: str) -> object:
        """Return a field that must be there."""
        if self.fields.get(name) is None:
            raise MalformedError(f"{name} is missing")
        return self.fields[name]

    def setting(self, name: str) -> object:
        """Return a field of `rules`, or else of the vector itself; None where it is in neither."""
        rules = self.fields.get("rules")
        if isinstance(rules, Mapping) and name in rules:
            return rules[name]
        return self.fields.get(name)

    @property
    def expected(self) -> Mapping[str, object]:
        """Return the expected part of the vector; never empty."""
        expected = mapping(self.require("expected"), "expected")
        if not expected:
            raise MalformedError("nothing is expected")
        return expected


@dataclass(frozen=True)
class Book:
    """The further content of a file: names of rulesets, their cells, and the vectors by their ids."""

    aliases: Mapping[str, object] = field(default_factory=dict)
    presets: Mapping[str, object] = field(default_factory=dict)
    examples: Mapping[str, Mapping[str, object]] = field(default_factory=dict)


def read_entries(path: Path) -> tuple[list[object], Book]:
    """Return the entries of a file and its book; raise UnreadableError for any other file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        data = json.loads(text, parse_float=Fraction, parse_constant=_no_constant)
    except (OSError, ValueError, RecursionError) as error:
        raise UnreadableError(f"{path}: {error}") from error
    entries = data.get("vectors") if isinstance(data, dict) else data
    if not isinstance(entries, list):
        raise UnreadableError(f"{path}: holds no list of vectors")
    head = data if isinstance(data, dict) else {}
    aliases, presets = head.get("aliases"), head.get("presets")
    return entries, Book(
        aliases if isinstance(aliases, dict) else {},
        presets if isinstance(presets, dict) else {},
        {str(e["id"]): e for e in entries if isinstance(e, dict) and "id" in e},
    )


def _no_constant(text: str) -> object:
    raise ValueError(f"{text} is not a number")


def mapping(value: object, what: str) -> Mapping[str, object]:
    """Return the value as an object with names."""
    if not isinstance(value, Mapping):
        raise MalformedError(f"{what} is not an object: {value!r}")
    return value


def sequence(value: object, what: str) -> Sequence[object]:
    """Return the value as a list; none at all is an empty one."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise MalformedError(f"{what} is not a list: {value!r}")
    return value


def string(value: object, what: str) -> str:
    """Return the value as text."""
    if not isinstance(value, str):
        raise MalformedError(f"{what} is not text: {value!r}")
    return value


def fraction(value: object, what: str) -> Fraction:
    """Return the value as an exact number, written as a number or as text."""
    if isinstance(value, bool) or not isinstance(value, int | Fraction | str):
        raise MalformedError(f"{what} is not a number: {value!r}")
    try:
        return Fraction(value)
    except (ValueError, ZeroDivisionError) as error:
        raise MalformedError(f"{what} is not a number: {value!r}") from error


def whole(value: object, what: str) -> int:
    """Return the value as a whole number."""
    number = fraction(value, what)
    if number.denominator != 1:
        raise MalformedError(f"{what} is not a whole number: {value!r}")
    return int(number)


def truth(value: object, what: str) -> bool:
    """Return the value as true or false."""
    if not isinstance(value, bool):
        raise MalformedError(f"{what} is neither true nor false: {value!r}")
    return value


_COLORS = {"b": Color.BLACK, "w": Color.WHITE, "black": Color.BLACK, "white": Color.WHITE}


def color(value: object, what: str) -> Color:
    """Return the value as a colour."""
    found = _COLORS.get(value.casefold()) if isinstance(value, str) else None
    if found is None:
        raise MalformedError(f"{what} is not a colour: {value!r}")
    return found


def color_or_none(value: object, what: str) -> Color | None:
    """Return the value as a colour, or None where there is none."""
    return None if value is None else color(value, what)


def per_color(value: object, what: str) -> tuple[int, int]:
    """Return whole numbers of Black and White; a side that is missing has 0."""
    sides = mapping({} if value is None else value, what)
    return whole(sides.get("B", 0), f"{what}.B"), whole(sides.get("W", 0), f"{what}.W")


def point(value: object, size: BoardSize) -> Point:
    """Return the value as a point of the board."""
    try:
        return parse_point(string(value, "point"), size)
    except ValueError as error:
        raise MalformedError(str(error)) from error


def points(value: object, size: BoardSize, what: str) -> frozenset[Point]:
    """Return the value as a set of points."""
    return frozenset(point(each, size) for each in sequence(value, what))


def move(value: object, mover: Color, size: BoardSize) -> Move:
    """Return the value as a move: a point or "pass", or a pair of colour and either."""
    if isinstance(value, list) and len(value) == 2:
        return move(value[1], color(value[0], "move"), size)
    if isinstance(value, str) and value.casefold() == "pass":
        return Pass(mover)
    return Play(mover, point(value, size))


def position(vector: Vector) -> Position:
    """Return the position the vector begins with; an empty board where it draws none."""
    to_move = color_or_none(vector.get("to_move"), "to_move") or Color.BLACK
    size = _size(vector.get("size"))
    rows = vector.get("position")
    prisoners = per_color(vector.get("prisoners_held"), "prisoners_held")
    if rows is None:
        if size is None:
            raise MalformedError("there is neither size nor position")
        return Position(size, bytes(size.area), to_move, *prisoners)
    drawn = _drawing(rows, to_move, prisoners)
    if size not in (None, drawn.size):
        raise MalformedError(f"the diagram is {drawn.size}, not {size}")
    return drawn


def _drawing(rows: object, to_move: Color, prisoners: tuple[int, int]) -> Position:
    lines = [string(row, "row") for row in sequence(rows, "position")]
    try:
        return parse_diagram(lines, to_move, prisoners)
    except ValueError as error:
        raise MalformedError(f"position: {error}") from error


def _size(value: object) -> BoardSize | None:
    if value is None:
        return None
    sides = value if isinstance(value, list) else [value, value]
    if len(sides) != 2:
        raise MalformedError(f"size is not a pair: {value!r}")
    try:
        return BoardSize(whole(sides[0], "size"), whole(sides[1], "size"))
    except ValueError as error:
        raise MalformedError(f"size: {error}") from error


def names(found: Iterable[Point], size: BoardSize) -> frozenset[str]:
    """Return the names of points, as the vectors write them."""
    return frozenset(point_name(each, size) for each in found)
