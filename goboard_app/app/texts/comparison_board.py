"""The board of a comparison in words: the legend, the facts, and the card about a point."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.texts.comparison import way_name
from goboard_app.app.texts.explain import points_worth
from goboard_app.app.texts.numbers import by_color, filled, listed_points, translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import Position
from goboard_app.scoring.comparison import Way
from goboard_app.scoring.explain import Explanation, Why


def legend_seki(told: Explanation, size: BoardSize) -> str:
    """What the hatched points are; empty where there are none."""
    shared = sorted(told.points_of_why(Why.SEKI_LIBERTY))
    if shared and len(shared) <= 2:
        names = listed_points(shared, size)
        return filled(translate("compare", "Seki: whoever plays %1 first loses stones"), names)
    if shared or told.points_of_why(Why.SEKI_EYE):
        return translate("compare", "Seki: neither side can attack")
    return ""


def legend_neutral(told: Explanation) -> str:
    """How many neutral points are open; empty where there are none."""
    count = len(told.points_of_why(Why.DAME))
    return filled(translate("compare", "Neutral, %1"), count) if count else ""


def legend_territory(color: Color, count: int) -> str:
    """How many points a side surrounds."""
    black = translate("compare", "Black's territory, %1")
    white = translate("compare", "White's territory, %1")
    return filled(by_color(color, black, white), count)


def facts(position: Position, last: Color | None) -> str:
    """Who moved last, and the prisoners."""
    text = filled(
        translate("compare", "Prisoners: Black has %1, White %2."),
        position.prisoners_black,
        position.prisoners_white,
    )
    if last is None:
        return text
    black = translate("compare", "Black made the last move.")
    white = translate("compare", "White made the last move.")
    return f"{by_color(last, black, white)} {text}"


def worth_lines(
    accounts: Iterable[tuple[Way, int]],
) -> tuple[tuple[str, str], ...]:
    """What a point counts in each way: "1 point", "Chinese, AGA"; what is most comes first."""
    by_worth: dict[int, list[Way]] = {}
    for way, worth in accounts:
        by_worth.setdefault(worth, []).append(way)
    return tuple(
        (points_worth(worth), ", ".join(_way_names(by_worth[worth], by_worth.values())))
        for worth in sorted(by_worth, reverse=True)
    )


def _way_names(ways: list[Way], groups: Iterable[list[Way]]) -> list[str]:
    """Names; how a ruleset is counted is said where its two ways stand apart."""
    rulesets = [way.ruleset for group in groups if group is not ways for way in group]
    names = [
        way_name(way) if way.ruleset in rulesets else ruleset_name(way.ruleset) for way in ways
    ]
    return list(dict.fromkeys(names))


def card_spoken(title: str, what: str, lines: Iterable[tuple[str, str]]) -> str:
    """The card about a point as one text."""
    return ". ".join([f"{title}, {what}", *(f"{worth}: {names}" for worth, names in lines)])
