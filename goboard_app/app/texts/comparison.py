"""The comparison of rulesets in words: its page and table, and the reasons why results differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from goboard_app.app.texts.count import RowKind, all_as_they_stand, row_label
from goboard_app.app.texts.explain import ROW_OF, points_worth
from goboard_app.app.texts.format import (
    NO_TEXT,
    Text,
    TextTable,
    by_color,
    closed,
    color_name,
    comma_list,
    dotted,
    filled,
    labelled,
    listed_points,
    points,
    running_text,
    semicolon_list,
    translate,
)
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_short
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.comparison import (
    Cause,
    Comparison,
    ComparisonEntry,
    ComparisonRow,
    CountingWay,
    ReasonWorth,
    Worth,
    sum_of,
)
from goboard_app.scoring.explain import Explanation, PointReason
from goboard_app.session.compare_rulesets import KomiMode, LastMoves
from goboard_app.session.new_game import OFFERED

_NAMED = 3
_POINTS_NAMED = 4


#: The heading of a family of rulesets in the table of the comparison: the terms of its sum.
heading = TextTable(
    {
        Scoring.AREA: Text("compare", "Area: living stones + surrounded points"),
        Scoring.TERRITORY: Text("compare", "Territory: surrounded points + prisoners (AGA: + passes)"),
        Scoring.STONE: Text("compare", "Stones: area − what must stay empty"),
    }
)


def row_name(entry: ComparisonEntry) -> str:
    """Return the name of a row of the comparison; "+2" means that two more rulesets count the same."""
    return f"{ruleset_name(entry.row.way.ruleset)}  {alike_count(entry)}".rstrip()


def alike_sentence(entry: ComparisonEntry) -> str:
    """Return the list of the rulesets that count the same as the one a row names; empty where there are none."""
    if not entry.alike:
        return ""
    names = comma_list(*(ruleset_name(way.ruleset) for way in entry.alike))
    return filled(translate("compare", "The same: %1"), names)


def way_name(way: CountingWay) -> str:
    """Return the name of a ruleset, with the way of counting where it allows two."""
    name = ruleset_name(way.ruleset)
    if way.ruleset.also is None:
        return name
    if way.scoring is Scoring.AREA:
        return filled(translate("compare", "%1 by area"), name)
    return filled(translate("compare", "%1 by territory"), name)


def sum_text(row: ComparisonRow, color: Color) -> str:
    """Return a side's points before komi, written out: "23 + 1 = 24"."""
    terms = [amount for _, amount in sum_of(row.count, color)]
    text = points(terms[0])
    for amount in terms[1:]:
        text += f" \N{MINUS SIGN} {-amount}" if amount < 0 else f" + {amount}"
    return f"{text} = {points(sum(terms))}"


def sum_spoken(row: ComparisonRow, color: Color) -> str:
    """Return the same sum as a screen reader speaks it, with the name of each term."""
    terms = sum_of(row.count, color)
    parts = [f"{row_label(ROW_OF[term])} {points(amount)}" for term, amount in terms]
    total = points(sum(amount for _, amount in terms))
    return filled(
        #: %1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum
        translate("compare", "%1: %2, total %3"),
        color_name(color),
        *_two(parts, total),
    )


def _two(parts: Sequence[str], total: str) -> tuple[str, str]:
    return comma_list(*parts), total


def totals_text(row: ComparisonRow) -> str:
    """Return both totals with komi: "44 : 43½"."""
    return f"{points(row.count.black.total)} : {points(row.count.white.total)}"


def result_text(row: ComparisonRow) -> str:
    """Return the result of a row in the short form of a table: "B+½", "Draw"."""
    if row.winner is None:
        return translate("result", "Draw")
    return f"{row.winner.value}+{points(abs(row.margin))}"


def place_spoken(row: ComparisonRow) -> str:
    """Return the margin of a row as a screen reader speaks the cell that draws it."""
    return filled(translate("compare", "Margin %1"), points(row.margin))


def chosen_sentence(comparison: Comparison, mode: KomiMode, last_moves: LastMoves = LastMoves.NONE) -> str:
    """Return the sentences above the comparison: the chosen rules, and the board that the rows count."""
    rules = ruleset_short(comparison.chosen.way.ruleset)
    text = translate("compare", "Chosen: %1, komi %2. Marked numbers differ from these.")
    if mode is KomiMode.EACH_ITS_OWN:
        text = translate("compare", "Chosen: %1, usual komi %2. Marked numbers differ from these.")
    return running_text(filled(text, rules, points(comparison.chosen.komi)), _board_sentence(last_moves))


#: The sentence about the board that the rows count; empty if they all count the same one.
_board_sentence = TextTable(
    {
        LastMoves.NONE: NO_TEXT,
        LastMoves.BY_RULES: Text(
            "compare", "The rows count after the last moves, unless their rules count the board as it stands."
        ),
        LastMoves.LEFT_OUT: all_as_they_stand,
    }
)


def row_cells(entry: ComparisonEntry) -> tuple[str, ...]:
    """Return the cells of a row as they are copied."""
    row = entry.row
    return (
        row_name(entry),
        sum_text(row, Color.BLACK),
        sum_text(row, Color.WHITE),
        totals_text(row),
        result_text(row),
    )


#: The title of the page that compares rulesets.
page_title = Text("compare", "The same board under every ruleset")

#: The head of the column of totals.
with_komi = Text("compare", "With komi")

#: The head of the column of results.
result_title = Text("compare", "Result")

#: The word that a screen reader adds to the row with which the others are compared.
chosen_word = Text("compare", "chosen")

#: The word that a screen reader adds to a cell that differs from the chosen row.
differs_word = Text("compare", "differs")


def alike_count(entry: ComparisonEntry) -> str:
    """Return the number of further rulesets that count the same as a row: "+2"; empty where there are none."""
    return f"+{len(entry.alike)}" if entry.alike else ""


def all_rulesets(count: int) -> str:
    """Return the label of the switch that shows every ruleset."""
    return filled(translate("compare", "All %1 rulesets"), count)


def legend_seki(told: Explanation, size: BoardSize) -> str:
    """Return the legend of the points hatched as a seki, beside the board of the comparison; empty where there are
    none.
    """
    shared = sorted(told.points_of_why(PointReason.SEKI_LIBERTY))
    if shared and len(shared) <= 2:
        names = listed_points(shared, size)
        return filled(translate("compare", "Seki: whoever plays %1 first loses stones"), names)
    if shared or told.points_of_why(PointReason.SEKI_EYE):
        return translate("compare", "Seki: neither side can attack")
    return ""


def legend_neutral(told: Explanation) -> str:
    """Return the legend of the open neutral points, with their number; empty where there are none."""
    count = len(told.points_of_why(PointReason.DAME))
    return filled(translate("compare", "Neutral, %1"), count) if count else ""


def legend_territory(color: Color, count: int) -> str:
    """Return the legend of a side's territory, with its number of points."""
    black = translate("compare", "Black’s territory, %1")
    white = translate("compare", "White’s territory, %1")
    return filled(by_color(color, black, white), count)


def facts(position: Position, last: Color | None) -> str:
    """Return the line of the comparison about the board: who moved last, and the prisoners."""
    text = filled(
        translate("compare", "Prisoners: Black has %1, White %2."),
        position.prisoners_black,
        position.prisoners_white,
    )
    if last is None:
        return text
    black = translate("compare", "Black made the last move.")
    white = translate("compare", "White made the last move.")
    return running_text(by_color(last, black, white), text)


def worth_lines(
    accounts: Iterable[tuple[CountingWay, int]],
) -> tuple[tuple[str, str], ...]:
    """Return the values of a point with the rulesets that give them: "1 point", "Chinese, AGA"; the largest comes
    first.
    """
    by_worth: dict[int, list[CountingWay]] = {}
    for way, worth in accounts:
        by_worth.setdefault(worth, []).append(way)
    return tuple(
        (points_worth(worth), comma_list(*_way_names(by_worth[worth], by_worth.values())))
        for worth in sorted(by_worth, reverse=True)
    )


def _way_names(ways: list[CountingWay], groups: Iterable[list[CountingWay]]) -> list[str]:
    """Return the names of the rulesets that give one value to a point."""
    # The way of counting is named only where the two ways of a ruleset give different values.
    rulesets = [way.ruleset for group in groups if group is not ways for way in group]
    names = [way_name(way) if way.ruleset in rulesets else ruleset_name(way.ruleset) for way in ways]
    return list(dict.fromkeys(names))


def card_spoken(title: str, what: str, lines: Iterable[tuple[str, str]]) -> str:
    """Return the card about a point as one text for a screen reader."""
    return dotted(comma_list(title, what), *(labelled(worth, names) for worth, names in lines))


@dataclass(frozen=True, slots=True)
class ReasonText:
    """A reason for a difference, in words; `points` are the points that it highlights on the board."""

    title: str
    text: str
    points: frozenset[Point]


def reason_text(reason: ReasonWorth, comparison: Comparison, size: BoardSize) -> ReasonText:
    """Return the reason why rulesets differ, with a title and a sentence or two."""
    title, sentence = _REASONS[reason.cause](reason, _ReasonContext(comparison, reason, size))
    return ReasonText(title, sentence, reason.points)


class _ReasonContext:
    """The values that the sentences about a reason share."""

    def __init__(self, comparison: Comparison, reason: ReasonWorth, size: BoardSize) -> None:
        self._chosen = comparison.chosen.way
        self._size = size
        self.groups: dict[Worth, list[CountingWay]] = {reason.chosen: [self._chosen]}
        for worth, ways in reason.others:
            self.groups.setdefault(worth, []).extend(ways)
        # The reason lists only the ways that differ from the chosen one.
        told = {way for ways in self.groups.values() for way in ways}
        same = (row.way for row in comparison.rows if row.way not in told)
        self.groups[reason.chosen].extend(same)

    @property
    def main(self) -> tuple[Worth, list[CountingWay]]:
        """The value that most ways give, zero left out where possible, and those ways."""
        real = [item for item in self.groups.items() if item[0].black or item[0].white]
        return max(real, key=lambda item: len(item[1]), default=next(iter(self.groups.items())))

    @property
    def names(self) -> str:
        """The names of the rulesets that give the main value."""
        return names_of(self.main[1])

    def listed(self, number: Callable[[Worth], str]) -> str:
        """Return each number with the rulesets that give it, the largest margin first: "Chinese: 4; AGA: 3"."""
        groups = sorted(self.groups.items(), key=lambda item: -abs(item[0].margin))
        return semicolon_list(*(labelled(names_of(ways), number(worth)) for worth, ways in groups))

    def points(self, points_shown: frozenset[Point]) -> str:
        """Return the names of a few points in brackets; empty where there are none or many."""
        if not 0 < len(points_shown) <= _POINTS_NAMED:
            return ""
        return f" ({listed_points(sorted(points_shown), self._size)})"


def names_of(ways: Sequence[CountingWay]) -> str:
    """Return the names of some rulesets; the user's own come first, then the offered ones in their order.

    Of more than three the first two are named, with the number of the others.
    """
    rulesets = {way.ruleset for way in ways}
    offered = [ruleset for ruleset in OFFERED if ruleset in rulesets]
    own = dict.fromkeys(way.ruleset for way in ways if way.ruleset not in OFFERED)
    names = [ruleset_name(ruleset) for ruleset in (*own, *offered)]
    if len(names) <= _NAMED:
        return comma_list(*names)
    shown = comma_list(*names[: _NAMED - 1])
    return filled(translate("compare", "%1 and %2 more"), shown, len(names) - _NAMED + 1)


def _moves(reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that one side played more moves."""
    worth = context.main[0]
    black, white = points(-worth.black), points(-worth.white)
    if worth.margin in (-1, 1):
        is_last = bool(reason.points)
        title = translate("compare", "The last move") if is_last else translate("compare", "One more move")
        more = (
            translate("compare", "Black played one more move.")
            if worth.margin < 0
            else translate("compare", "White played one more move.")
        )
        text = translate(
            "compare",
            "Where stones count, that stone is a point. Where only territory counts, it is not.",
        )
        return title, running_text(more, text)
    text = translate(
        "compare",
        "Black played %1, White %2. Where stones count, each extra stone is a point.",
    )
    return translate("compare", "More moves"), filled(text, black, white)


def _seki(reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that points in a seki do not count everywhere."""
    worth = context.main[0]
    text = translate("compare", "%1: nothing counts in the seki%2. Black loses %3, White %4.")
    text = filled(
        text,
        context.names,
        context.points(reason.points),
        points(-worth.black),
        points(-worth.white),
    )
    if not worth.margin:
        text = running_text(text, translate("compare", "The margin stays the same."))
    return translate("compare", "The seki"), text


def _false_eyes(reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that false eyes do not count everywhere."""
    #: %1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points
    text = translate("compare", "%1: what must be filled%2 does not count. Black %3, White %4.")
    return translate("compare", "False eyes"), _with_worth(text, reason, context)


def _borders(reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that some rules require borders to be closed stone by stone."""
    #: %1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points
    text = translate("compare", "%1: borders%2 are not closed stone by stone. Black %3, White %4.")
    return translate("compare", "Borders"), _with_worth(text, reason, context)


def _with_worth(text: str, reason: ReasonWorth, context: _ReasonContext) -> str:
    """Return a reason with its rulesets, its points, and the gain or loss of each side filled in."""
    worth = context.main[0]
    sides = (points(worth.black), points(worth.white))
    return filled(text, context.names, context.points(reason.points), *sides)


def _pass_stones(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that some rules make each pass a prisoner."""
    worth = context.main[0]
    #: %1 = a number %2 = a number %3 = rulesets
    text = translate("compare", "Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.")
    passes = points(worth.white), points(worth.black)
    return row_label(RowKind.PASS_STONES), filled(text, *passes, context.names)


def _group_tax(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that some rules keep two points for each group."""
    worth = context.main[0]
    #: %1 = rulesets %2 = points %3 = points
    text = translate("compare", "%1: every group keeps two points. Black loses %2, White %3.")
    numbers = points(-worth.black), points(-worth.white)
    return translate("compare", "Two eyes each"), filled(text, context.names, *numbers)


def _handicap_stones(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that handicap stones count where stones do."""
    text = translate("compare", "Black has %1 more on the board. Where stones count, each is a point.")
    number = points(-context.main[0].margin)
    return translate("compare", "Handicap stones"), filled(text, number)


def _handicap_bonus(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that White gets different points for the handicap."""
    text = translate("compare", "Points for White. %1.")
    listed = context.listed(lambda worth: points(worth.white))
    return row_label(RowKind.HANDICAP), filled(text, listed)


def _first_pass(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that some rules give White a point for passing first."""
    text = translate("compare", "Under %1 White gets a point for that.")
    return row_label(RowKind.FIRST_PASS), filled(text, context.names)


def _komi(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that komi differs."""
    listed = context.listed(lambda worth: points(worth.white))
    return row_label(RowKind.KOMI), closed(listed)


def _setup(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that stones were set up without a move."""
    margin = -context.main[0].margin
    text = (
        translate("compare", "Set up without a move: Black has %1 more.")
        if margin > 0
        else translate("compare", "Set up without a move: White has %1 more.")
    )
    text = running_text(text, translate("compare", "Where stones count, each is a point."))
    return translate("compare", "Stones set up"), filled(text, points(abs(margin)))


def _clock(_reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that time penalties differ."""
    listed = context.listed(lambda worth: points(worth.margin))
    return row_label(RowKind.CLOCK), closed(listed)


def _last_moves(reason: ReasonWorth, context: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that some rules count without the last moves."""
    #: %1 = rulesets %2 = points %3 = points
    text = translate("compare", "%1: the board as it stands, without the last moves. Black %2, White %3.")
    worth = context.main[0]
    return translate("compare", "The last moves"), filled(text, context.names, points(worth.black), points(worth.white))


def _tie(reason: ReasonWorth, _telling: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that rules decide a tie differently."""
    names = names_of(reason.others[0][1])
    text = translate("compare", "Both sides have the same. Under %1 that is decided differently.")
    return translate("compare", "Equal points"), filled(text, names)


def _dame(reason: ReasonWorth, _telling: _ReasonContext) -> tuple[str, str]:
    """Return the title and sentence for the reason that neutral points are still open."""
    text = translate(
        "compare",
        "Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.",
    )
    return translate("compare", "Neutral points"), filled(text, len(reason.points))


_REASONS: dict[Cause, Callable[[ReasonWorth, _ReasonContext], tuple[str, str]]] = {
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
    Cause.LAST_MOVES: _last_moves,
    Cause.TIE: _tie,
    Cause.DAME: _dame,
}


def comparison_text(
    comparison: Comparison,
    entries: Sequence[ComparisonEntry],
    mode: KomiMode,
    size: BoardSize,
    last_moves: LastMoves = LastMoves.NONE,
) -> str:
    """Return the whole comparison as plain text for the clipboard, in aligned columns."""
    head = ("", color_name(Color.BLACK), color_name(Color.WHITE), with_komi(), result_title())
    rows = [head, *(row_cells(entry) for entry in entries)]
    widths = [max(len(cells[i]) for cells in rows) for i in range(len(head))]
    lines = [page_title(), chosen_sentence(comparison, mode, last_moves), "", _line(head, widths)]
    family: Scoring | None = None
    for entry, cells in zip(entries, rows[1:], strict=True):
        if entry.row.way.scoring is not family:
            family = entry.row.way.scoring
            lines += ["", heading(family)]
        lines.append(_line(cells, widths))
    for reason in comparison.reasons:
        text = reason_text(reason, comparison, size)
        lines += ["", labelled(text.title, text.text)]
    return "\n".join(lines) + "\n"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return "  ".join(padded).rstrip()
