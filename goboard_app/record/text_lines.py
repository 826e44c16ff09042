"""From offsets in a text to lines and columns."""

from __future__ import annotations

import re
from bisect import bisect_right

_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")


class TextLines:
    """The lines of one text; they are looked for when the first place is asked for."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] | None = None

    def place(self, offset: int) -> tuple[int, int]:
        """The line and the column of a character, both from 1."""
        if self._starts is None:
            self._starts = [0, *(m.end() for m in _LINE_BREAK.finditer(self._text))]
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1


class LineCounter:
    """The same for offsets that come in rising order; only what lies between two is looked at."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._start = 0

    def place(self, offset: int) -> tuple[int, int]:
        """The line and the column of a character, which must not be between CR and LF."""
        for match in _LINE_BREAK.finditer(self._text, self._at, offset):
            self._line += 1
            self._start = match.end()
        self._at = offset
        return self._line, offset - self._start + 1
