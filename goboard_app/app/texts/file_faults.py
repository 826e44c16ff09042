"""What was expected where a file departs from the standard, and what was done about it."""

from __future__ import annotations

from collections.abc import Callable

from goboard_app.app.texts.numbers import translate
from goboard_app.record.sgf.diagnostics import FindingKind

_EXPECTED: dict[FindingKind, Callable[[], str]] = {
    FindingKind.TEXT_OUTSIDE_GAME: lambda: translate("finding", "nothing but games"),
    FindingKind.MISSING_OPEN: lambda: translate("finding", "an opening bracket"),
    FindingKind.MISSING_CLOSE: lambda: translate("finding", "a closing bracket for each branch"),
    FindingKind.EXTRA_CLOSE: lambda: translate("finding", "no more closing brackets"),
    FindingKind.MISSING_SEMICOLON: lambda: translate("finding", "a semicolon before each step"),
    FindingKind.EMPTY_VARIATION: lambda: translate("finding", "a step inside the brackets"),
    FindingKind.NODE_AFTER_VARIATION: lambda: translate("finding", "variations last"),
    FindingKind.STRAY_TEXT: lambda: translate("finding", "a property"),
    FindingKind.NO_VALUE: lambda: translate("finding", "a value in square brackets"),
    FindingKind.UNCLOSED_VALUE: lambda: translate("finding", "a closing square bracket"),
    FindingKind.UNESCAPED_BRACKET: lambda: translate("finding", "a backslash before the bracket"),
    FindingKind.BAD_SIZE: lambda: translate("finding", "a size from 1 to 52"),
    FindingKind.OTHER_GAME: lambda: translate("finding", "GM[1]"),
    FindingKind.UNKNOWN_CHARSET: lambda: translate("finding", "the name of an encoding"),
    FindingKind.WRONG_CHARSET: lambda: translate("finding", "the encoding that CA names"),
    FindingKind.GUESSED_CHARSET: lambda: translate("finding", "CA with the encoding"),
    FindingKind.UNDECODABLE_BYTES: lambda: translate("finding", "letters of this encoding"),
    FindingKind.BAD_VALUE: lambda: translate("finding", "a value of this property's kind"),
    FindingKind.UNREAD_LINE: lambda: translate("finding", "a line of this format"),
}

_DONE: dict[FindingKind, Callable[[], str]] = {
    FindingKind.TEXT_OUTSIDE_GAME: lambda: translate("finding", "kept where it is"),
    FindingKind.MISSING_OPEN: lambda: translate("finding", "read as if it were there"),
    FindingKind.MISSING_CLOSE: lambda: translate("finding", "read as if they were there"),
    FindingKind.EXTRA_CLOSE: lambda: translate("finding", "passed over and kept"),
    FindingKind.MISSING_SEMICOLON: lambda: translate("finding", "read as if it were there"),
    FindingKind.EMPTY_VARIATION: lambda: translate("finding", "passed over and kept"),
    FindingKind.NODE_AFTER_VARIATION: lambda: translate("finding", "read as one more variation"),
    FindingKind.STRAY_TEXT: lambda: translate("finding", "passed over and kept"),
    FindingKind.NO_VALUE: lambda: translate("finding", "read as a property without value"),
    FindingKind.UNCLOSED_VALUE: lambda: translate("finding", "the rest is taken as the value"),
    FindingKind.UNESCAPED_BRACKET: lambda: translate("finding", "taken as text"),
    FindingKind.BAD_SIZE: lambda: translate("finding", "19 × 19 is used"),
    FindingKind.OTHER_GAME: lambda: translate("finding", "shown as Go"),
    FindingKind.UNKNOWN_CHARSET: lambda: translate("finding", "judged by the letters"),
    FindingKind.WRONG_CHARSET: lambda: translate("finding", "read as what the letters are"),
    FindingKind.GUESSED_CHARSET: lambda: translate("finding", "judged by the letters"),
    FindingKind.UNDECODABLE_BYTES: lambda: translate("finding", "kept as bytes"),
    FindingKind.BAD_VALUE: lambda: translate("finding", "passed over and kept"),
    FindingKind.UNREAD_LINE: lambda: translate("finding", "left out"),
}


def expected_at(kind: FindingKind) -> str:
    """What the standard wants where a file has something else: "a semicolon before each step"."""
    return _EXPECTED[kind]()


def done_about(kind: FindingKind) -> str:
    """What the reader did about it: "read as if it were there"."""
    return _DONE[kind]()
