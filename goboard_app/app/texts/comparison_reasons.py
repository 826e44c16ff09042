"""Why rulesets differ, in words: a title and a sentence or two for each cause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from goboard_app.app.texts.counting import RowKind, row_label
from goboard_app.app.texts.numbers import filled, listed_points, points, translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import BoardSize, Point
from goboard_app.scoring.comparison import Cause, Comparison, ReasonWorth, Way, Worth
from goboard_app.session.new_game import OFFERED

_NAMED = 3
_POINTS_NAMED = 4


@dataclass(frozen=True, slots=True)
class ReasonText:
    """A reason in words; `points` is what it lights."""

    title: str
    text: str
    points: frozenset[Point]


def reason_text(reason: ReasonWorth, comparison: Comparison, size: BoardSize) -> ReasonText:
    """Why rulesets differ, in a title and a sentence or two."""
    title, sentence = _REASONS[reason.cause](reason, _Telling(comparison, reason, size))
    return ReasonText(title, sentence, reason.points)


class _Telling:
    """What the sentences about a reason have in common."""

    def __init__(self, comparison: Comparison, reason: ReasonWorth, size: BoardSize) -> None:
        self._chosen = comparison.chosen.way
        self._size = size
        self.groups: dict[Worth, list[Way]] = {reason.chosen: [self._chosen]}
        for worth, ways in reason.others:
            self.groups.setdefault(worth, []).extend(ways)
        # Whoever is worth the same as the chosen way is not told of by the reason.
        told = {way for ways in self.groups.values() for way in ways}
        same = (row.way for row in comparison.rows if row.way not in told)
        self.groups[reason.chosen].extend(same)

    @property
    def main(self) -> tuple[Worth, list[Way]]:
        """The worth that matters most, and the ways in which it is that."""
        real = [item for item in self.groups.items() if item[0].black or item[0].white]
        return max(real, key=lambda item: len(item[1]), default=next(iter(self.groups.items())))

    @property
    def names(self) -> str:
        """Who sees it so."""
        return names_of(self.main[1])

    def listed(self, number: Callable[[Worth], str]) -> str:
        """Each number with the rulesets that have it, the largest first: "Chinese: 4; AGA: 3"."""
        groups = sorted(self.groups.items(), key=lambda item: -abs(item[0].margin))
        return "; ".join(f"{names_of(ways)}: {number(worth)}" for worth, ways in groups)

    def points(self, points_shown: frozenset[Point]) -> str:
        """The names of a few points in brackets; empty where there are many."""
        if not 0 < len(points_shown) <= _POINTS_NAMED:
            return ""
        return f" ({listed_points(sorted(points_shown), self._size)})"


def names_of(ways: Sequence[Way]) -> str:
    """Some rulesets by name, the common ones first."""
    rulesets = {way.ruleset for way in ways}
    offered = [ruleset for ruleset in OFFERED if ruleset in rulesets]
    own = dict.fromkeys(way.ruleset for way in ways if way.ruleset not in OFFERED)
    names = [ruleset_name(ruleset) for ruleset in (*own, *offered)]
    if len(names) <= _NAMED:
        return ", ".join(names)
    shown = ", ".join(names[: _NAMED - 1])
    return filled(translate("compare", "%1 and %2 more"), shown, len(names) - _NAMED + 1)


def _moves(reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    worth = telling.main[0]
    black, white = points(-worth.black), points(-worth.white)
    if worth.margin in (-1, 1):
        is_last = bool(reason.points)
        title = (
            translate("compare", "The last move")
            if is_last
            else translate("compare", "One move more")
        )
        more = (
            translate("compare", "Black played one move more.")
            if worth.margin < 0
            else translate("compare", "White played one move more.")
        )
        text = translate(
            "compare", "Where stones count, that stone is a point. Where territory counts, not."
        )
        return title, f"{more} {text}"
    text = translate(
        "compare",
        "Black played %1, White %2. Where stones count, each stone more is a point.",
    )
    return translate("compare", "More moves"), filled(text, black, white)


def _seki(reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    worth = telling.main[0]
    text = translate("compare", "%1: nothing counts in the seki%2. Black loses %3, White %4.")
    text = filled(
        text,
        telling.names,
        telling.points(reason.points),
        points(-worth.black),
        points(-worth.white),
    )
    if not worth.margin:
        text += " " + translate("compare", "The margin stays.")
    return translate("compare", "The seki"), text


def _false_eyes(reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    text = translate("compare", "%1: what must be filled%2 does not count. Black %3, White %4.")
    return translate("compare", "False eyes"), _with_worth(text, reason, telling)


def _borders(reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    text = translate("compare", "%1: borders%2 are not closed stone by stone. Black %3, White %4.")
    return translate("compare", "Borders"), _with_worth(text, reason, telling)


def _with_worth(text: str, reason: ReasonWorth, telling: _Telling) -> str:
    """The rulesets, the points, and what each side gets or loses by it."""
    worth = telling.main[0]
    sides = (points(worth.black), points(worth.white))
    return filled(text, telling.names, telling.points(reason.points), *sides)


def _pass_stones(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    worth = telling.main[0]
    text = translate(
        "compare", "Passes: Black %1, White %2. Under %3 each is a prisoner for the other."
    )
    passes = points(worth.white), points(worth.black)
    return row_label(RowKind.PASS_STONES), filled(text, *passes, telling.names)


def _group_tax(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    worth = telling.main[0]
    text = translate("compare", "%1: every group keeps two points. Black loses %2, White %3.")
    numbers = points(-worth.black), points(-worth.white)
    return translate("compare", "Two eyes each"), filled(text, telling.names, *numbers)


def _handicap_stones(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    text = translate(
        "compare", "Black has %1 more on the board. Where stones count, each is a point."
    )
    number = points(-telling.main[0].margin)
    return translate("compare", "Handicap stones"), filled(text, number)


def _handicap_bonus(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    text = translate("compare", "Points for White. %1.")
    listed = telling.listed(lambda worth: points(worth.white))
    return row_label(RowKind.HANDICAP), filled(text, listed)


def _first_pass(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    text = translate("compare", "Under %1 White gets a point for that.")
    return row_label(RowKind.FIRST_PASS), filled(text, telling.names)


def _komi(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    listed = telling.listed(lambda worth: points(worth.white))
    return row_label(RowKind.KOMI), f"{listed}."


def _setup(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    margin = -telling.main[0].margin
    text = (
        translate("compare", "Black has %1 more that were no moves.")
        if margin > 0
        else translate("compare", "White has %1 more that were no moves.")
    )
    text += " " + translate("compare", "Where stones count, each is a point.")
    return translate("compare", "Stones set up"), filled(text, points(abs(margin)))


def _clock(_reason: ReasonWorth, telling: _Telling) -> tuple[str, str]:
    listed = telling.listed(lambda worth: points(worth.margin))
    return row_label(RowKind.CLOCK), f"{listed}."


def _tie(reason: ReasonWorth, _telling: _Telling) -> tuple[str, str]:
    names = names_of(reason.others[0][1])
    text = translate("compare", "Both sides have the same. Under %1 that is decided otherwise.")
    return translate("compare", "Equal points"), filled(text, names)


def _dame(reason: ReasonWorth, _telling: _Telling) -> tuple[str, str]:
    text = translate(
        "compare",
        "Still open: %1. Where stones count, each is a point for who fills it; else for nobody.",
    )
    return translate("compare", "Neutral points"), filled(text, len(reason.points))


_REASONS: dict[Cause, Callable[[ReasonWorth, _Telling], tuple[str, str]]] = {
    Cause.MOVES: _moves,
    Cause.SEKI: _seki,
    Cause.FALSE_EYES: _false_eyes,
    Cause.BORDERS: _borders,
    Cause.PASS_STONES: _pass_stones,
    Cause.GROUP_TAX: _group_tax,
    Cause.HANDICAP_STONES: _handicap_stones,
    Cause.HANDICAP_BONUS: _handicap_bonus,
    Cause.FIRST_PASS: _first_pass,
    Cause.KOMI: _komi,
    Cause.SETUP: _setup,
    Cause.CLOCK: _clock,
    Cause.TIE: _tie,
    Cause.DAME: _dame,
}
