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
