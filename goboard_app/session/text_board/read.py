"""Boards as text are read: the output of programs, boards in quoted mails, diagrams of Sensei's Library."""

from __future__ import annotations

import re

from goboard_app.record.tree import GameTree
from goboard_app.session.text_board.plain import read_plain
from goboard_app.session.text_board.rows import NO_BOARD, BadRow, BoardReading
from goboard_app.session.text_board.sensei import read_sensei
from goboard_app.session.text_board.words import FirstMove, first_move_in

# In characters: a longer text is no board.
_MOST_TEXT = 40_000
# A row has up to 52 points; a longer line is words.
_MOST_LINE = 600
_LONG_LINE = "\N{HORIZONTAL ELLIPSIS}"

_QUOTE = re.compile(r"^\s*(?:>\s?)+")
# Tags of forums and of HTML that are copied with a board, and characters that show nothing.
_TAG = re.compile(
    r"\[/[a-z]+\]|</[a-z]+>|\[(?:go|code|pre|quote|hide|diagram)\b[^\]\n]*\]|<(?:pre|code|go|br|p)\b[^>\n]*>"
    "|[\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH SPACE}\ufeff]",
    re.IGNORECASE,
)


def read_text_board(text: str) -> GameTree | None:
    """Return the position of a board that a program printed, or of a diagram of Sensei's Library.

    Numbers of a diagram become moves after it. None for any other text, and for a board with a row that
    cannot be read.
    """
    return read_board(text).tree


def read_board(text: str, first_move: FirstMove | None = None) -> BoardReading:
    """Return the board in a text, with its marks, and what was left out of it.

    `first_move` is the number and the colour of a move, if the text names them in words of another language.
    """
    if len(text) > _MOST_TEXT:
        return NO_BOARD
    lines = [_clean(line) if len(line) <= _MOST_LINE else _LONG_LINE for line in text.splitlines()]
    try:
        if any(line.lstrip().startswith("$$") for line in lines):
            return read_sensei([line.strip() for line in lines])
        return read_plain(lines, first_move or first_move_in(text))
    except BadRow as bad:
        return BoardReading(bad_row=" ".join(bad.line.split()))


def _clean(line: str) -> str:
    """Return a line without the signs of a quotation, tags, and tabs."""
    return _TAG.sub("", _QUOTE.sub("", line)).replace("\N{NO-BREAK SPACE}", " ").replace("\t", "    ").rstrip()
