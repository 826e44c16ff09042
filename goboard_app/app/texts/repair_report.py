"""The report of what was repaired in a file: its lines, its summary, all of it as text."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.app.texts.file_faults import done_about, expected_at
from goboard_app.app.texts.numbers import filled, one_line, translate
from goboard_app.app.texts.records import finding_what, findings_summary
from goboard_app.record.sgf.diagnostics import Finding, FindingKind

_BREAKS_OFF = (FindingKind.UNCLOSED_VALUE, FindingKind.MISSING_CLOSE)


def finding_place(finding: Finding, games: int) -> str:
    """Where a finding is: "Line 3, column 8", with the game where there are several."""
    text = translate("repair", "Line %1, column %2")
    if games > 1 and finding.game >= 0:
        text = translate("repair", "Game %3, line %1, column %2")
    return filled(text, finding.line, finding.column, finding.game + 1)


def finding_found(finding: Finding) -> str:
    """What is there, as a sentence of its own."""
    text = one_line(finding_what(finding))
    return text[:1].upper() + text[1:]


def repair_line(finding: Finding, games: int) -> str:
    """A finding on one line, to be copied."""
    text = translate("repair", "%1: %2 Expected: %3. Done: %4.")
    found = finding_found(finding)
    found = found if found.endswith(".") else f"{found}."
    place = finding_place(finding, games)
    return filled(text, place, found, expected_at(finding.kind), done_about(finding.kind))


def has_repairs(findings: Sequence[Finding]) -> bool:
    """Whether anything was mended; values that cannot be read stay as they are."""
    return any(finding.kind is not FindingKind.BAD_VALUE for finding in findings)


def strip_sentence(findings: Sequence[Finding]) -> str:
    """How much was not right, and that it is repaired in what is shown; empty for nothing."""
    summary = findings_summary(findings)
    if not summary:
        return ""
    if not has_repairs(findings):
        text = translate("repair", "%n value(s) in this file cannot be read.", None, len(findings))
        passed_over = translate("repair", "They are passed over here; the file is unchanged.")
        return f"{text} {passed_over}"
    if any(finding.kind in _BREAKS_OFF for finding in findings):
        # The summary tells of the end alone.
        if len(findings) == 1:
            return summary
        count = filled(translate("repair", "Repaired in all: %1."), len(findings))
        return f"{summary} {count}"
    repaired = translate("repair", "It is repaired here; the file is unchanged.")
    return f"{summary} {repaired}"


def report_text(name: str, findings: Sequence[Finding], games: int, more: Sequence[str]) -> str:
    """The whole report as text."""
    lines = [repair_line(finding, games) for finding in findings]
    return "\n".join([one_line(name), strip_sentence(findings), "", *lines, *more]) + "\n"


def select_a_line() -> str:
    """How to see where something was repaired."""
    return translate("repair", "Select a line to see its place on the board.")
