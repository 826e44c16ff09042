"""Values as JSON has them, and the texts of options as values."""

from __future__ import annotations

import json
from fractions import Fraction

from goboard_app.app.texts.cli import (
    komi_out_of_range,
    no_such_point,
    not_a_number,
    number_out_of_range,
    unknown_rules,
)
from goboard_app.app.texts.format import parse_points
from goboard_app.cli.errors import CommandFailed
from goboard_app.go.board import BoardSize, Point, parse_point, point_name
from goboard_app.rules.catalogue import ALL_RULESETS, by_name
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import MAX_KOMI

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def json_text(value: Json) -> str:
    """JSON in plain ASCII, so that no terminal and no pipe can spoil it."""
    return json.dumps(value, indent=2)


def number(value: Fraction | int) -> int | float:
    """A number for JSON: whole where it is whole."""
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)


def point_names(points: frozenset[Point], size: BoardSize) -> list[Json]:
    """The names of points in a fixed order."""
    return [point_name(point, size) for point in sorted(points)]


def komi_option(text: str) -> Fraction:
    """The komi typed with --komi; raise CommandFailed for one that is not possible."""
    try:
        komi = parse_points(text)
    except ValueError as error:
        raise CommandFailed(not_a_number("--komi", text)) from error
    if abs(komi) > MAX_KOMI or (komi * 4).denominator != 1:
        raise CommandFailed(komi_out_of_range(text, MAX_KOMI))
    return komi


def whole_option(option: str, text: str, low: int, high: int) -> int:
    """The whole number typed with an option; raise CommandFailed for one out of range."""
    try:
        value = int(text)
    except ValueError as error:
        raise CommandFailed(not_a_number(option, text)) from error
    if not low <= value <= high:
        raise CommandFailed(number_out_of_range(option, low, high))
    return value


def rules_option(text: str) -> Ruleset:
    """The ruleset of this name; raise CommandFailed with the names there are."""
    found = by_name(text)
    if found is None:
        raise CommandFailed(unknown_rules(text, (ruleset.key for ruleset in ALL_RULESETS)))
    return found


def points_option(text: str, size: BoardSize) -> tuple[Point, ...]:
    """The points of a list such as `Q16,D4`; raise CommandFailed for what is none."""
    points: list[Point] = []
    for name in text.replace(",", " ").split():
        try:
            points.append(parse_point(name, size))
        except ValueError as error:
            raise CommandFailed(no_such_point(name, size)) from error
    return tuple(points)
