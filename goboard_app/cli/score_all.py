"""One position counted by all rulesets, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from goboard_app.app.texts.count import CountRow, RowKind, count_rows
from goboard_app.app.texts.format import color_name, points, translate
from goboard_app.go.board import Color
from goboard_app.record.result import format_result
from goboard_app.session.recount import Recount


def rules_table(found: Sequence[Recount]) -> str:
    """A row for each count: result, Black's points less White's, and both sides' sums written out.

    Rows that add up the same terms stand together under their names.
    """
    by_terms: dict[tuple[str, ...], list[Recount]] = {}
    for one in found:
        labels = tuple(row.label for row in _terms(one))
        by_terms.setdefault(labels, []).append(one)
    head = (
        translate("cli", "Rules"),
        translate("cli", "Result"),
        translate("score", "Margin"),
        color_name(Color.BLACK),
        color_name(Color.WHITE),
    )
    rows = {labels: [_row(one) for one in some] for labels, some in by_terms.items()}
    cells = [head, *(row for some in rows.values() for row in some)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = [_line(head, widths)]
    for labels, some in rows.items():
        lines += ["", " + ".join(labels), *(_line(row, widths) for row in some)]
    return "\n".join(lines)


def _terms(found: Recount) -> list[CountRow]:
    return [row for row in count_rows(found.count) if row.kind is not RowKind.TOTAL]


def _row(found: Recount) -> tuple[str, ...]:
    terms, margin = _terms(found), found.count.margin
    black, white = found.count.black.total, found.count.white.total
    return (
        found.ruleset.key,
        format_result(found.result),
        ("+" if margin > 0 else "") + points(margin),
        _sum([row.black for row in terms], black),
        _sum([row.white for row in terms], white),
    )


def _sum(terms: Sequence[str], total: Fraction) -> str:
    """The terms written out: "41 + 4 + 0 = 45"."""
    return f"{' + '.join(terms)} = {points(total)}".replace(" + \N{MINUS SIGN}", " \N{MINUS SIGN} ")


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))
    return "  ".join(padded).rstrip()
