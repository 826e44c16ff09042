"""The comparison of the rulesets in words: heads, rows and cells of its table."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.app.texts.counting import row_label
from goboard_app.app.texts.explain import ROW_OF
from goboard_app.app.texts.numbers import color_name, filled, points, translate
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_short
from goboard_app.go.board import Color
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.comparison import Comparison, ComparisonEntry, ComparisonRow, Way, sum_of
from goboard_app.session.compare_rulesets import KomiMode


def heading(scoring: Scoring) -> str:
    """What the rulesets of a family add up."""
    return {
        Scoring.AREA: translate("compare", "Area: living stones + surrounded points"),
        Scoring.TERRITORY: translate(
            "compare", "Territory: surrounded points + prisoners (AGA: + passes)"
        ),
        Scoring.STONE: translate("compare", "Stones: area − what must stay empty"),
    }[scoring]


def row_name(entry: ComparisonEntry) -> str:
    """The name of a row; "+2" says that two more rulesets count the same."""
    return f"{ruleset_name(entry.row.way.ruleset)}  {alike_count(entry)}".rstrip()


def alike_sentence(entry: ComparisonEntry) -> str:
    """Which rulesets a row stands for besides the one it names; empty where there are none."""
    if not entry.alike:
        return ""
    names = ", ".join(ruleset_name(way.ruleset) for way in entry.alike)
    return filled(translate("compare", "The same: %1"), names)


def way_name(way: Way) -> str:
    """The name of a ruleset, and how it is counted where it allows two ways."""
    name = ruleset_name(way.ruleset)
    if way.ruleset.also is None:
        return name
    if way.scoring is Scoring.AREA:
        return filled(translate("compare", "%1 by area"), name)
    return filled(translate("compare", "%1 by territory"), name)


def sum_text(row: ComparisonRow, color: Color) -> str:
    """A side's points before komi written out: "23 + 1 = 24"."""
    terms = [amount for _, amount in sum_of(row.count, color)]
    text = points(terms[0])
    for amount in terms[1:]:
        text += f" \N{MINUS SIGN} {-amount}" if amount < 0 else f" + {amount}"
    return f"{text} = {points(sum(terms))}"


def sum_spoken(row: ComparisonRow, color: Color) -> str:
    """The same with the name of each term."""
    terms = sum_of(row.count, color)
    parts = [f"{row_label(ROW_OF[term])} {points(amount)}" for term, amount in terms]
    total = points(sum(amount for _, amount in terms))
    return filled(
        translate("compare", "%1: %2, together %3"), color_name(color), *_two(parts, total)
    )


def _two(parts: Sequence[str], total: str) -> tuple[str, str]:
    return ", ".join(parts), total


def totals_text(row: ComparisonRow) -> str:
    """Both totals with komi: "44 : 43½"."""
    return f"{points(row.count.black.total)} : {points(row.count.white.total)}"


def result_text(row: ComparisonRow) -> str:
    """The result of a row as short as a table needs it: "B+½", "Draw"."""
    if row.winner is None:
        return translate("result", "Draw")
    return f"{row.winner.value}+{points(abs(row.margin))}"


def place_spoken(row: ComparisonRow) -> str:
    """Where a row stands between the two sides."""
    return filled(translate("compare", "Margin %1"), points(row.margin))


def chosen_sentence(comparison: Comparison, mode: KomiMode) -> str:
    """What the other rows are compared with."""
    rules = ruleset_short(comparison.chosen.way.ruleset)
    text = translate("compare", "Chosen: %1, komi %2. Marked numbers differ from these.")
    if mode is KomiMode.EACH_ITS_OWN:
        text = translate("compare", "Chosen: %1, usual komi %2. Marked numbers differ from these.")
    return filled(text, rules, points(comparison.chosen.komi))


def row_cells(entry: ComparisonEntry) -> tuple[str, ...]:
    """The cells of a row as they are copied."""
    row = entry.row
    return (
        row_name(entry),
        sum_text(row, Color.BLACK),
        sum_text(row, Color.WHITE),
        totals_text(row),
        result_text(row),
    )


def page_title() -> str:
    """What the page is called."""
    return translate("compare", "The same board under every ruleset")


def with_komi() -> str:
    """The head of the column of totals."""
    return translate("compare", "With komi")


def result_title() -> str:
    """The head of the column of results."""
    return translate("compare", "Result")


def chosen_word() -> str:
    """Said of the row that the others are compared with."""
    return translate("compare", "chosen")


def differs_word() -> str:
    """Said of a cell that differs from the chosen row's."""
    return translate("compare", "differs")


def alike_count(entry: ComparisonEntry) -> str:
    """How many more rulesets a row stands for: "+2"; empty where there are none."""
    return f"+{len(entry.alike)}" if entry.alike else ""


def all_rulesets(count: int) -> str:
    """The switch that shows every ruleset."""
    return filled(translate("compare", "All %1 rulesets"), count)
