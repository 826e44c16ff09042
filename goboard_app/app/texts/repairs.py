"""What the report of repairs says: where, what was expected, and what was done about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.commands import filled, one_line
from goboard_app.app.texts.records import finding_sentence, findings_summary
from goboard_app.record.finding import Finding, FindingKind

translate = QCoreApplication.translate

_Kinds = FindingKind


def finding_place(finding: Finding, games: int) -> str:
    """Where a finding is: "Line 3, column 8", with the game where there are several."""
    text = translate("repair", "Line %1, column %2")
    if games > 1 and finding.game >= 0:
        text = translate("repair", "Game %3, line %1, column %2")
    return filled(text, finding.line, finding.column, finding.game + 1)


def expected_text(finding: Finding) -> str:
    """What the standard asks for in that place; empty where nothing can be said."""
    text = {
        _Kinds.TEXT_OUTSIDE_GAME: translate("repair", "nothing outside the games"),
        _Kinds.MISSING_OPEN: translate("repair", "a bracket ( before the game"),
        _Kinds.MISSING_CLOSE: translate("repair", "closing brackets: %1"),
        _Kinds.EXTRA_CLOSE: translate("repair", "no bracket ) here"),
        _Kinds.MISSING_SEMICOLON: translate("repair", "a semicolon before the move"),
        _Kinds.EMPTY_VARIATION: translate("repair", "a move between the brackets"),
        _Kinds.NODE_AFTER_VARIATION: translate("repair", "no move after a variation"),
        _Kinds.STRAY_TEXT: translate("repair", "a property, a move or a bracket"),
        _Kinds.NO_VALUE: translate("repair", "a value in [ ] after %1"),
        _Kinds.UNCLOSED_VALUE: translate("repair", "a bracket ] at the end of %1"),
        _Kinds.UNESCAPED_BRACKET: translate("repair", "a backslash before a bracket in %1"),
        _Kinds.BAD_SIZE: translate("repair", "a board size from 1 to 52"),
        _Kinds.OTHER_GAME: translate("repair", "a record of Go (GM 1)"),
        _Kinds.UNKNOWN_CHARSET: translate("repair", "the name of a text encoding"),
        _Kinds.WRONG_CHARSET: translate("repair", "text in the encoding that CA names"),
        _Kinds.GUESSED_CHARSET: translate("repair", "CA with the name of the text encoding"),
        _Kinds.UNDECODABLE_BYTES: translate("repair", "letters alone"),
        _Kinds.BAD_VALUE: translate("repair", "another value there: %1"),
        _Kinds.UNREAD_LINE: translate("repair", "a line of this format"),
    }.get(finding.kind, "")
    return filled(text, finding.detail)


def done_text(finding: Finding) -> str:
    """What was done about it."""
    text = {
        _Kinds.TEXT_OUTSIDE_GAME: translate("repair", "kept as it is, not shown: %1"),
        _Kinds.MISSING_OPEN: translate("repair", "read as if it were there"),
        _Kinds.MISSING_CLOSE: translate("repair", "everything up to there is open"),
        _Kinds.EXTRA_CLOSE: translate("repair", "passed over"),
        _Kinds.MISSING_SEMICOLON: translate("repair", "read as if it were there"),
        _Kinds.EMPTY_VARIATION: translate("repair", "passed over"),
        _Kinds.NODE_AFTER_VARIATION: translate("repair", "read as one more variation"),
        _Kinds.STRAY_TEXT: translate("repair", "kept as it is, not shown: %1"),
        _Kinds.NO_VALUE: translate("repair", "read with an empty value"),
        _Kinds.UNCLOSED_VALUE: translate("repair", "the value goes to the end of the file"),
        _Kinds.UNESCAPED_BRACKET: translate("repair", "taken as part of the text"),
        _Kinds.BAD_SIZE: translate("repair", "“%1” stays written; the board is 19 × 19"),
        _Kinds.OTHER_GAME: translate("repair", "GM %1 stays written; shown as Go"),
        _Kinds.UNKNOWN_CHARSET: translate("repair", "“%1” stays written; letters were guessed"),
        _Kinds.WRONG_CHARSET: translate("repair", "read as %1"),
        _Kinds.GUESSED_CHARSET: translate("repair", "read as %1, guessed from the letters"),
        _Kinds.UNDECODABLE_BYTES: translate(
            "repair", "%1 bytes kept, shown as \N{REPLACEMENT CHARACTER}"
        ),
        _Kinds.BAD_VALUE: translate("repair", "kept and shown as it is"),
        _Kinds.UNREAD_LINE: translate("repair", "left out: %1"),
    }.get(finding.kind)
    return finding_sentence(finding) if text is None else filled(text, finding.detail)


def repair_line(finding: Finding, games: int) -> str:
    """A finding on one line, to be copied."""
    place, done = finding_place(finding, games), done_text(finding)
    expected = expected_text(finding)
    if not expected:
        return done
    return filled(translate("repair", "%1: expected %2; %3."), place, expected, done)


def strip_sentence(findings: Sequence[Finding]) -> str:
    """How much was not right, and that it is repaired in what is shown; empty for nothing."""
    summary = findings_summary(findings)
    if not summary:
        return ""
    if any(f.kind in (_Kinds.UNCLOSED_VALUE, _Kinds.MISSING_CLOSE) for f in findings):
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
