"""Compare the expectations of a vector with the answers of the model, key by key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from goboard_app.go.board import Color


@dataclass(frozen=True)
class Difference:
    """A place where the two disagree."""

    path: str
    expected: object
    got: object


@dataclass(frozen=True)
class Unknown:
    """An expected key that nothing is known about."""

    path: str


_DRAWN = ("DRAW", "JIGO", "0")


@dataclass(frozen=True)
class Winner:
    """The side that won, written as its letter; a draw is written as null or as a word."""

    color: Color | None

    def equals(self, expected: object) -> bool:
        """Return whether "B", "W", "draw" or null says the same."""
        if expected is None:
            return self.color is None
        word = _folded(expected)
        return word in _DRAWN if self.color is None else word == self.color.value

    def __str__(self) -> str:
        return "draw" if self.color is None else self.color.value


@dataclass(frozen=True)
class Score:
    """The winner and the margin, which the vectors write in several ways.

    `margin` is Black’s points less White's; `winner` is None for a draw.
    """

    winner: Color | None
    margin: Fraction

    def equals(self, expected: object) -> bool:
        """Return whether "B+2.5", "draw" or a bare number of points for Black is the same score."""
        if isinstance(expected, int | Fraction) and not isinstance(expected, bool):
            return expected == self.margin
        if not isinstance(expected, str):
            return False
        letter, plus, points = expected.strip().upper().partition("+")
        if not plus:
            return self.winner is None and letter in _DRAWN
        return self.winner is not None and letter == self.winner.value and self._is_by(points)

    def _is_by(self, points: str) -> bool:
        try:
            return Fraction(points) == abs(self.margin)
        except (ValueError, ZeroDivisionError):
            return False

    def __str__(self) -> str:
        return "draw" if self.winner is None else f"{self.winner.value}+{plain(abs(self.margin))}"


def compare(expected: object, got: object, path: str = "") -> Iterator[Difference | Unknown]:
    """Yield every disagreement; of `got` only the fields of `expected` are compared.

    Sets of point names are compared as sets, lists and tuples in their order.
    """
    if isinstance(got, Mapping) and isinstance(expected, Mapping):
        for key in expected:
            yield from _compare_key(key, expected, got, f"{path}.{key}" if path else key)
    elif _is_row(got) and _is_row(expected):
        yield from _compare_rows(expected, got, path)
    elif not _is_equal(expected, got):
        yield Difference(path, expected, got)


def _compare_key(
    key: str, expected: Mapping[str, object], got: Mapping[str, object], path: str
) -> Iterator[Difference | Unknown]:
    if key in got:
        yield from compare(expected[key], got[key], path)
    else:
        yield Unknown(path)


def _compare_rows(expected: object, got: object, path: str) -> Iterator[Difference | Unknown]:
    assert isinstance(expected, list | tuple)
    assert isinstance(got, list | tuple)
    if len(expected) != len(got):
        yield Difference(path, expected, got)
        return
    for number, (one, other) in enumerate(zip(expected, got, strict=True)):
        yield from compare(one, other, f"{path}[{number}]")


def _is_row(value: object) -> bool:
    return isinstance(value, list | tuple)


def _is_equal(expected: object, got: object) -> bool:
    if isinstance(got, Score | Winner):
        return got.equals(expected)
    if isinstance(got, frozenset):
        return isinstance(expected, list) and {_folded(each) for each in expected} == got
    if isinstance(got, bool) or isinstance(expected, bool):
        return expected is got
    return expected == got


def _folded(value: object) -> object:
    return value.strip().upper() if isinstance(value, str) else str(value)


def plain(value: object) -> str:
    """Return a value as a person would write it."""
    if isinstance(value, Fraction):
        return str(value.numerator) if value.denominator == 1 else _decimal(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {plain(each)}" for key, each in value.items()) + "}"
    if isinstance(value, frozenset):
        return plain(sorted(value))
    if isinstance(value, list | tuple):
        return "[" + ", ".join(plain(each) for each in value) + "]"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _decimal(value: Fraction) -> str:
    return str(float(value)) if Fraction(str(float(value))) == value else str(value)
