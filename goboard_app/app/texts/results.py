"""The texts of results, of the system's errors with files, and of the findings of reading a file."""

from __future__ import annotations

import errno
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QLocale

from goboard_app.app.texts.format import Text, TextTable, by_color, filled, points, translate
from goboard_app.go.board import Color
from goboard_app.record.result import ResultKind, format_result, parse_result
from goboard_app.record.sgf.diagnostics import Finding, FindingKind, SgfError, SgfErrorKind

# Each text is translated when it is called: no translator is installed at import.
_SENTENCES = {
    FindingKind.TEXT_OUTSIDE_GAME: Text("finding", "text that belongs to no game is kept as it is: %1"),
    FindingKind.MISSING_OPEN: Text("finding", "the opening bracket is missing."),
    FindingKind.MISSING_CLOSE: Text("finding", "closing brackets missing: %1."),
    FindingKind.EXTRA_CLOSE: Text("finding", "one closing bracket too many."),
    FindingKind.MISSING_SEMICOLON: Text("finding", "a semicolon is missing."),
    FindingKind.EMPTY_VARIATION: Text("finding", "an empty variation."),
    FindingKind.NODE_AFTER_VARIATION: Text("finding", "a move after a variation; it is read as one more variation."),
    FindingKind.STRAY_TEXT: Text("finding", "this means nothing here: %1"),
    FindingKind.NO_VALUE: Text("finding", "%1 has no value."),
    FindingKind.UNCLOSED_VALUE: Text("finding", "the file ends inside %1."),
    FindingKind.UNESCAPED_BRACKET: Text("finding", "a bracket inside %1 is taken as text."),
    FindingKind.BAD_SIZE: Text("finding", "the board size “%1” is not possible; 19 × 19 is used."),
    FindingKind.OTHER_GAME: Text("finding", "the file says that this is not Go but another game (GM %1)."),
    FindingKind.UNKNOWN_CHARSET: Text("finding", "the text encoding “%1” is not known; the letters were guessed."),
    FindingKind.WRONG_CHARSET: Text("finding", "the text is not in the encoding that the file names; %1 is used."),
    FindingKind.GUESSED_CHARSET: Text("finding", "the file does not name its text encoding; %1 is used."),
    FindingKind.BAD_VALUE: Text("finding", "%1 is not what this property holds; it is kept as it is."),
    FindingKind.PASS_BEYOND: Text("finding", "%1 is a point just off the board; it is read as a pass."),
    FindingKind.TOO_MUCH: Text("finding", "there is too much of %1 to show it all; the file keeps it as it is."),
    FindingKind.UNREAD_LINE: Text("finding", "this line was left out: %1"),
    FindingKind.UNDECODABLE_BYTES: Text("finding", "bytes that are not letters, shown as �: %1."),
}


#: The result that RE gives in words where its meaning is sure, else as the record has it.
_WITHOUT_WINNER = {
    ResultKind.DRAW: Text("result", "Draw"),
    ResultKind.VOID: Text("result", "No result"),
    ResultKind.UNKNOWN: Text("result", "Result not known"),
}


def result_sentence(text: str) -> str:
    """Return the result that RE gives in words where its meaning is sure, else as the record has it."""
    result = parse_result(text)
    if result.winner is not None and result.kind is ResultKind.NOTED:
        return _win_noted(result.raw, result.winner)
    if result.winner is not None:
        if result.kind is ResultKind.POINTS and result.margin is not None:
            return win_by_points(result.winner, result.margin)
        return _win_by(result.kind, result.winner)
    return _WITHOUT_WINNER[result.kind]() if result.kind in _WITHOUT_WINNER else text


def result_short(text: str) -> str:
    """Return the result that RE gives in the short form of a list: "B+2½", "W+R", "0"."""
    result = parse_result(text)
    if result.kind is ResultKind.OTHER or result.winner is None:
        return result_sentence(text)
    if result.kind is ResultKind.POINTS and result.margin is not None:
        return f"{result.winner.value}+{points(result.margin)}"
    return format_result(result)


def _win_noted(word: str, winner: Color) -> str:
    """Return the sentence about a win whose reason is only a word in the record."""
    known = {
        "illegal": translate("result", "illegal move"),
        "repetition": translate("result", "repetition"),
    }
    black = translate("result", "Black wins (%1)")
    white = translate("result", "White wins (%1)")
    return filled(by_color(winner, black, white), known.get(word.lower(), word))


#: The comment that the program writes into a game which both players lose.
both_lose_sentence = Text("result", "Both players lose: they could not agree on how to end the game.")


def win_by_points(winner: Color, margin: Fraction) -> str:
    """Return the sentence who won, and by how many points: "Black wins by 2½"; without a margin only who."""
    if margin == 0:
        return _win_by(ResultKind.POINTS, winner)
    black = translate("result", "Black wins by %1")
    white = translate("result", "White wins by %1")
    return filled(by_color(winner, black, white), points(margin))


#: The sentence who won, with the reason if it is known, without a margin.
_WINS = {
    ResultKind.RESIGNATION: (Text("result", "Black wins by resignation"), Text("result", "White wins by resignation")),
    ResultKind.TIME: (Text("result", "Black wins on time"), Text("result", "White wins on time")),
    ResultKind.FORFEIT: (Text("result", "Black wins by forfeit"), Text("result", "White wins by forfeit")),
}
#: The sentence who won, with the reason if it is known, without a margin.
_A_WIN = (Text("result", "Black wins"), Text("result", "White wins"))


def _win_by(kind: ResultKind, winner: Color) -> str:
    """Return the sentence who won, with the reason if it is known, without a margin."""
    return by_color(winner, *_WINS.get(kind, _A_WIN))()


def named_result(text: str, winner: str, loser: str) -> str:
    """Return the sentence who won, with the names of the players in place of their colours; '' without a winner.

    An empty name is that of the user, who plays against an engine.
    """
    result = parse_result(text)
    if result.winner is None:
        return ""
    if result.kind is ResultKind.POINTS and result.margin:
        if not winner:
            return filled(translate("result", "You win by %1"), points(result.margin))
        return filled(translate("result", "%1 wins by %2"), winner, points(result.margin))
    you, yours, names = _NAMED_WINS.get(result.kind, _A_NAMED_WIN)
    if not winner:
        return filled(you(), loser)
    return filled(names() if loser else yours(), winner, loser)


#: The sentence who won by name: where the user won, where the user lost, and between two names.
_NAMED_WINS = {
    ResultKind.RESIGNATION: (
        Text("result", "You win: %1 resigned"),
        Text("result", "%1 wins: you resigned"),
        #: %1 = the winner %2 = the loser
        Text("result", "%1 wins: %2 resigned"),
    ),
    ResultKind.TIME: (
        Text("result", "You win: %1 ran out of time"),
        Text("result", "%1 wins: you ran out of time"),
        #: %1 = the winner %2 = the loser
        Text("result", "%1 wins: %2 ran out of time"),
    ),
    ResultKind.FORFEIT: (
        Text("result", "You win by forfeit"),
        Text("result", "%1 wins by forfeit"),
        Text("result", "%1 wins by forfeit"),
    ),
}
_A_NAMED_WIN = (Text("result", "You win"), Text("result", "%1 wins"), Text("result", "%1 wins"))


#: The reason where a name is neither a file nor a folder, for the end of a sentence.
not_a_file_phrase = Text("system", "this is not an ordinary file, but a pipe or a device")


# Bytes in a kilobyte, as disks and file managers count; from `_ROUND` on a size has no decimal.
_STEP, _ROUND = 1000, 10

_Phrase = Callable[[], str]


def _by_number(phrases: Sequence[tuple[str, _Phrase]]) -> dict[int, _Phrase]:
    # Not every system defines every error number.
    return {getattr(errno, name): phrase for names, phrase in phrases for name in names.split() if hasattr(errno, name)}


_SYSTEM = _by_number(
    (
        ("ENOENT", Text("system", "there is no such file or folder")),
        ("ENOTDIR", Text("system", "there is no such folder")),
        ("EISDIR", Text("system", "this is a folder, not a file")),
        ("EACCES EPERM", Text("system", "you do not have permission")),
        ("EROFS", Text("system", "this disk is read-only")),
        ("ENOSPC", Text("system", "the disk is full")),
        ("EDQUOT", Text("system", "your share of the disk is full")),
        ("EFBIG", Text("system", "the file is too large for this disk")),
        ("EIO", Text("system", "the disk reports an error")),
        ("ENAMETOOLONG", Text("system", "the name is too long")),
        ("ELOOP", Text("system", "it is a link that leads back to itself")),
        ("EMFILE ENFILE", Text("system", "too many files are open at once")),
        ("EMLINK", Text("system", "the file has too many names")),
        (
            "EEXIST ENOTEMPTY",
            Text("system", "something with that name is already there"),
        ),
        ("ENOMEM", Text("system", "there is too little memory")),
        (
            "EBUSY ETXTBSY EAGAIN EDEADLK ENOLCK",
            Text("system", "another program is using it"),
        ),
        (
            "ENXIO ENODEV EBADF ESTALE EREMOTEIO ENOMEDIUM",
            Text("system", "the disk is no longer there"),
        ),
        (
            "ENOTCONN ECONNREFUSED ECONNRESET ECONNABORTED EHOSTDOWN EHOSTUNREACH ENETDOWN"
            " ENETUNREACH ENETRESET ETIMEDOUT ENOLINK EPIPE ESHUTDOWN",
            Text("system", "the network drive is not responding"),
        ),
        ("EILSEQ", Text("system", "no file there can have this name")),
        (
            "ENOTSUP EOPNOTSUPP ENOSYS EXDEV EINVAL",
            Text("system", "this disk does not allow it"),
        ),
        ("EINTR ECANCELED", Text("system", "it was interrupted")),
    )
)


def system_phrase(error: OSError | ValueError | MemoryError) -> str:
    """Return the reason why the system cannot do something with a file, for the end of a sentence."""
    if isinstance(error, MemoryError):
        return _SYSTEM[errno.ENOMEM]()
    if isinstance(error, ValueError):
        # A NUL or a lone surrogate in the name.
        return translate("system", "no file can have this name")
    number = error.errno or (errno.EACCES if isinstance(error, PermissionError) else 0)
    # The system's own text is in its own language, and written for programmers.
    phrase = _SYSTEM.get(number)
    if phrase is not None:
        return phrase()
    return filled(translate("system", "the system refused it (error %1)"), number)


def system_sentence(error: OSError | ValueError | MemoryError) -> str:
    """Return the reason why the system cannot do something with a file, as a sentence of its own."""
    return as_sentence(system_phrase(error))


def as_sentence(phrase: str) -> str:
    """Return a phrase for the end of a sentence as a sentence of its own."""
    return f"{phrase[:1].upper()}{phrase[1:]}."


def too_large_sentence(size: int) -> str:
    """Return the reason why a large file is not read without a question."""
    text = translate("record", "The file is too large for a game record (%1).")
    return filled(text, size_text(size))


def size_text(size: int) -> str:
    """Return the size of a file: "3.2 GB"."""
    units = (
        translate("record", "%1 bytes"),
        translate("record", "%1 kB"),
        translate("record", "%1 MB"),
        translate("record", "%1 GB"),
        translate("record", "%1 TB"),
    )
    number, unit = float(size), 0
    while number >= _STEP and unit < len(units) - 1:
        number, unit = number / _STEP, unit + 1
    digits = 1 if unit and number < _ROUND else 0
    return filled(units[unit], QLocale().toString(number, "f", digits))


#: The reason why a file cannot be read as a record, in a sentence without the file's name.
_sgf_errors = TextTable(
    {
        SgfErrorKind.EMPTY: Text("record", "The file is empty."),
        SgfErrorKind.BINARY: Text("record", "This is not text, so it is not a game record."),
    },
    otherwise=Text("record", "There is no game in this file."),
)


def sgf_error_sentence(error: SgfError) -> str:
    """Return the reason why a file cannot be read as a record, in a sentence without the file's name."""
    if error.kind is SgfErrorKind.OTHER_FORMAT:
        return filled(
            translate("record", "This is a game record in another format (%1), which is not read yet."),
            error.detail.upper(),
        )
    if error.kind is SgfErrorKind.UNKNOWN_ENCODING:
        return filled(translate("record", "There is no text encoding called %1."), error.detail)
    return _sgf_errors(error.kind)


def finding_sentence(finding: Finding) -> str:
    """Return a finding in a file with its place: "Line 3, column 8: …"."""
    place = filled(translate("finding", "Line %1, column %2: "), finding.line, finding.column)
    return place + finding_what(finding)


def findings_summary(findings: Sequence[Finding]) -> str:
    """Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none."""
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
    return translate("finding", "%n thing(s) in this file were not as they should be.", None, len(findings))


def finding_what(finding: Finding) -> str:
    """Return a finding in a file without its place."""
    return filled(_SENTENCES[finding.kind](), finding.detail)
