"""Results and the findings of reading a file in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from goboard_app.app.texts.format import by_color, filled, points, translate
from goboard_app.go.board import Color
from goboard_app.record.result import ResultKind, format_result, parse_result
from goboard_app.record.sgf.diagnostics import Finding, FindingKind, SgfError, SgfErrorKind

_SENTENCES = {
    FindingKind.TEXT_OUTSIDE_GAME: lambda: translate(
        "finding", "text that belongs to no game is kept as it is: %1"
    ),
    FindingKind.MISSING_OPEN: lambda: translate("finding", "the opening bracket is missing."),
    FindingKind.MISSING_CLOSE: lambda: translate("finding", "closing brackets missing: %1."),
    FindingKind.EXTRA_CLOSE: lambda: translate("finding", "a closing bracket too many."),
    FindingKind.MISSING_SEMICOLON: lambda: translate("finding", "a semicolon is missing."),
    FindingKind.EMPTY_VARIATION: lambda: translate("finding", "an empty variation."),
    FindingKind.NODE_AFTER_VARIATION: lambda: translate(
        "finding", "a move after a variation; it is read as one more variation."
    ),
    FindingKind.STRAY_TEXT: lambda: translate("finding", "this means nothing here: %1"),
    FindingKind.NO_VALUE: lambda: translate("finding", "%1 has no value."),
    FindingKind.UNCLOSED_VALUE: lambda: translate("finding", "the file ends inside %1."),
    FindingKind.UNESCAPED_BRACKET: lambda: translate(
        "finding", "a bracket inside %1 is taken as text."
    ),
    FindingKind.BAD_SIZE: lambda: translate(
        "finding", "the board size “%1” is not possible; 19 × 19 is used."
    ),
    FindingKind.OTHER_GAME: lambda: translate(
        "finding", "the file says that this is another game than Go (GM %1)."
    ),
    FindingKind.UNKNOWN_CHARSET: lambda: translate(
        "finding", "the text encoding “%1” is not known; the letters were guessed."
    ),
    FindingKind.WRONG_CHARSET: lambda: translate(
        "finding", "the text is not in the encoding that the file names; %1 is used."
    ),
    FindingKind.GUESSED_CHARSET: lambda: translate(
        "finding", "the file does not name its text encoding; %1 is used."
    ),
    FindingKind.BAD_VALUE: lambda: translate(
        "finding", "%1 is not what this property holds; it is kept as it is."
    ),
    FindingKind.UNREAD_LINE: lambda: translate("finding", "this line was left out: %1"),
    FindingKind.UNDECODABLE_BYTES: lambda: translate(
        "finding", "bytes that are no letters, shown as \N{REPLACEMENT CHARACTER}: %1."
    ),
}


def result_sentence(text: str) -> str:
    """What RE says, in words where that is sure, else as the record has it."""
    result = parse_result(text)
    if result.winner is not None and result.kind is ResultKind.NOTED:
        return _win_noted(result.raw, result.winner)
    if result.winner is not None:
        if result.kind is ResultKind.POINTS and result.margin is not None:
            return win_by_points(result.winner, result.margin)
        return _win_by(result.kind, result.winner)
    return {
        ResultKind.DRAW: translate("result", "Draw"),
        ResultKind.VOID: translate("result", "No result"),
        ResultKind.UNKNOWN: translate("result", "Result not known"),
    }.get(result.kind, text)


def result_short(text: str) -> str:
    """What RE says as short as a list needs it: "B+2½", "W+R", "0"."""
    result = parse_result(text)
    if result.kind is ResultKind.OTHER or result.winner is None:
        return result_sentence(text)
    if result.kind is ResultKind.POINTS and result.margin is not None:
        return f"{result.winner.value}+{points(result.margin)}"
    return format_result(result)


def _win_noted(word: str, winner: Color) -> str:
    """A win whose reason is only a word in the record."""
    known = {
        "illegal": translate("result", "illegal move"),
        "repetition": translate("result", "repetition"),
    }
    black = translate("result", "Black wins (%1)")
    white = translate("result", "White wins (%1)")
    return filled(by_color(winner, black, white), known.get(word.lower(), word))


def win_by_points(winner: Color, margin: Fraction) -> str:
    """Who won, and by how much: "Black wins by 2½"; without a margin only who."""
    if margin == 0:
        return _win_by(ResultKind.POINTS, winner)
    black = translate("result", "Black wins by %1")
    white = translate("result", "White wins by %1")
    return filled(by_color(winner, black, white), points(margin))


def _win_by(kind: ResultKind, winner: Color) -> str:
    if kind is ResultKind.RESIGNATION:
        black = translate("result", "Black wins by resignation")
        white = translate("result", "White wins by resignation")
    elif kind is ResultKind.TIME:
        black = translate("result", "Black wins on time")
        white = translate("result", "White wins on time")
    elif kind is ResultKind.FORFEIT:
        black = translate("result", "Black wins by forfeit")
        white = translate("result", "White wins by forfeit")
    else:
        black = translate("result", "Black wins")
        white = translate("result", "White wins")
    return by_color(winner, black, white)


def not_a_file_sentence(is_folder: bool) -> str:
    """Why something that has a name like a file is not read, in a sentence without the name."""
    if is_folder:
        return translate("record", "This is a folder, not a file.")
    return translate("record", "This is no ordinary file, but a pipe or a device.")


def sgf_error_sentence(error: SgfError) -> str:
    """Why nothing could be read from a file, in a sentence without the file's name."""
    if error.kind is SgfErrorKind.EMPTY:
        return translate("record", "The file is empty.")
    if error.kind is SgfErrorKind.BINARY:
        return translate("record", "This is not a text, and so no game record.")
    if error.kind is SgfErrorKind.OTHER_FORMAT:
        return filled(
            translate(
                "record", "This is a game record in another format (%1), which is not read yet."
            ),
            error.detail.upper(),
        )
    if error.kind is SgfErrorKind.UNKNOWN_ENCODING:
        return filled(translate("record", "There is no text encoding called %1."), error.detail)
    return translate("record", "No game begins anywhere in this file.")


def finding_sentence(finding: Finding) -> str:
    """One finding with its place: "Line 3, column 8: …"."""
    place = filled(translate("finding", "Line %1, column %2: "), finding.line, finding.column)
    return place + finding_what(finding)


def findings_summary(findings: Sequence[Finding]) -> str:
    """One sentence about all findings, the gravest first; empty if there are none."""
    if not findings:
        return ""
    counts = Counter(f.kind for f in findings)
    for kind in (FindingKind.UNCLOSED_VALUE, FindingKind.MISSING_CLOSE):
        if kind in counts:
            where = next(f for f in findings if f.kind is kind)
            return filled(
                translate(
                    "finding",
                    "The record breaks off at line %1. Everything up to there is open.",
                ),
                where.line,
            )
    return translate(
        "finding", "%n thing(s) in this file were not as they should be.", None, len(findings)
    )


def finding_what(finding: Finding) -> str:
    """What a finding says, without its place."""
    return filled(_SENTENCES[finding.kind](), finding.detail)
