"""The whole comparison as plain text, to be copied."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.app.texts.comparison import (
    chosen_sentence,
    heading,
    page_title,
    result_title,
    row_cells,
    with_komi,
)
from goboard_app.app.texts.comparison_reasons import reason_text
from goboard_app.app.texts.numbers import color_name
from goboard_app.go.board import BoardSize, Color
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.comparison import Comparison, ComparisonEntry
from goboard_app.session.compare_rulesets import KomiMode


def comparison_text(
    comparison: Comparison, entries: Sequence[ComparisonEntry], mode: KomiMode, size: BoardSize
) -> str:
    """The whole comparison as plain text, the columns one below another."""
    head = ("", color_name(Color.BLACK), color_name(Color.WHITE), with_komi(), result_title())
    rows = [head, *(row_cells(entry) for entry in entries)]
    widths = [max(len(cells[i]) for cells in rows) for i in range(len(head))]
    lines = [page_title(), chosen_sentence(comparison, mode), "", _line(head, widths)]
    family: Scoring | None = None
    for entry, cells in zip(entries, rows[1:], strict=True):
        if entry.row.way.scoring is not family:
            family = entry.row.way.scoring
            lines += ["", heading(family)]
        lines.append(_line(cells, widths))
    for reason in comparison.reasons:
        text = reason_text(reason, comparison, size)
        lines += ["", f"{text.title}: {text.text}"]
    return "\n".join(lines) + "\n"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return "  ".join(padded).rstrip()
