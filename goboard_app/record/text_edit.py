"""Edits of a text as it is shown, made in the raw values that hold it: all other characters stay.

A raw value holds more than its text: escapes, line breaks of several kinds, tabs and other white
space that is read as a blank, and escaped line breaks, which are not shown at all (FF[4], Text).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from goboard_app.record.sgf.lexer import raw_text, text_of

# The parts of a raw value that are not one character of the text for one of their own.
_PART = re.compile(r"\\(?:\r\n|\n\r|.)|\r\n|\n\r", re.DOTALL)
_UNSHOWN = ("\\\r", "\\\n")


class TextChange(NamedTuple):
    """The replacement of the characters from `start` to before `end` of a text by `new`."""

    start: int
    end: int
    new: str


def text_of_values(values: Sequence[str]) -> str:
    """Return the text of raw values: each begins a line."""
    return "\n".join(map(text_of, values))


def changed_values(values: Sequence[str], change: TextChange, line_break: str) -> tuple[str, ...]:
    """Return raw values after a change of their text; new line breaks are written as `line_break`.

    Only the characters of the changed part are replaced. An escaped line break at its edge stays.
    Where a line break of the file would merge with a neighbour, an escaped one is put between them.
    """
    first, start = _value_at(values, change.start)
    last, end = (first, start) if change.start == change.end else _value_at(values, change.end)
    left, right = values[first], values[last]
    # In one value something before `end` is replaced; else the rest of the first value, if any.
    is_replaced = start < (end if first == last else len(text_of(left)))
    head = left[: _start_of(left, start) if is_replaced else _end_of(left, start, first != last)]
    tail = right[_end_of(right, end) :]
    new = raw_text(change.new).replace("\n", line_break)
    return (*values[:first], _joined(_joined(head, new), tail), *values[last + 1 :])


def changed_at_once(values: Sequence[str], changes: Sequence[TextChange]) -> tuple[str, ...]:
    """Return raw values after several changes of their text, in order, each of one line that replaces some characters.

    Only the characters of the changed parts are replaced. Cost: the length of the text, however many changes there are.
    """
    spans = [_spans(raw) for raw in values]
    # The place in the text at which each value begins.
    begins = [0]
    for each in spans:
        begins.append(begins[-1] + len(each) + 1)
    changed: list[str] = []
    pieces: list[str] = []
    number = at = 0
    for start, end, new in changes:
        first, last = bisect_right(begins, start) - 1, bisect_right(begins, end) - 1
        while number < first:
            changed.append("".join((*pieces, values[number][at:])))
            pieces, number, at = [], number + 1, 0
        # The line break between two values belongs to neither.
        left = start - begins[first]
        pieces += (values[first][at : spans[first][left][0] if left < len(spans[first]) else None], raw_text(new))
        right = end - begins[last]
        number, at = last, spans[last][right - 1][1] if right else 0
    while number < len(values):
        changed.append("".join((*pieces, values[number][at:])))
        pieces, number, at = [], number + 1, 0
    return tuple(changed)


def _spans(raw: str) -> list[tuple[int, int]]:
    """Return the places in a raw value of each character of its text."""
    spans: list[tuple[int, int]] = []
    at = 0
    for part in _PART.finditer(raw):
        spans.extend((place, place + 1) for place in range(at, part.start()))
        at = part.end()
        if part[0][:2] not in _UNSHOWN:
            spans.append(part.span())
    spans.extend((place, place + 1) for place in range(at, len(raw)))
    return spans


def _value_at(values: Sequence[str], place: int) -> tuple[int, int]:
    """Return the number of the value that a place of the text is in, at its end at most, and the place there."""
    for number, raw in enumerate(values[:-1]):
        length = len(text_of(raw))
        if place <= length:
            return number, place
        place -= length + 1
    return len(values) - 1, place


def _start_of(raw: str, place: int) -> int:
    """Return the offset in a raw value at which a character of its text begins."""
    at = 0
    for part in _PART.finditer(raw):
        gap = part.start() - at
        if place < gap:
            break
        place, at = place - gap, part.end()
        if part[0][:2] in _UNSHOWN:
            continue
        if place == 0:
            return part.start()
        place -= 1
    return at + place


def _end_of(raw: str, place: int, takes_unshown: bool = False) -> int:
    """Return the offset in a raw value behind so many characters of its text.

    Escaped line breaks that follow lie behind the offset, or before it with `takes_unshown`.
    """
    at = 0
    for part in _PART.finditer(raw):
        gap = part.start() - at
        is_unshown = part[0][:2] in _UNSHOWN
        if place < gap or (place == gap and not (is_unshown and takes_unshown)):
            break
        place, at = place - gap, part.end()
        place -= not is_unshown
    return at + place


def _joined(left: str, right: str) -> str:
    """Return two parts of a raw value as one whose text is that of both."""
    if {left[-1:], right[:1]} != {"\r", "\n"} or text_of(left + right) == text_of(left) + text_of(right):
        return left + right
    # CR and LF of different line breaks would be read as one.
    return f"{left}\\{right[0]}{right}"
