"""The moves of an SGF text, read letter by letter, with every way to close one value."""

from __future__ import annotations

from collections.abc import Iterator


def most_moves(text: str, start: int, stop: int) -> int:
    """Return the moves of the best reading: every bracket before `stop` closes the value at `start` in one of them."""
    ends = [end for end in _ends(text[:stop], start)]
    return max(moves(text[:start] + text[start:end].replace("]", "\\]") + text[end:]) for end in ends)


def _ends(text: str, start: int) -> Iterator[int]:
    """Yield the offsets of all closing brackets from an offset on that no backslash precedes."""
    at = start
    while at < len(text):
        if text[at] == "]":
            yield at
        at += 2 if text[at] == "\\" else 1


def moves(text: str) -> int:
    """Return the number of nodes with a move in all games of a text, each value closed by its first bracket."""
    at = count = depth = 0
    # True if the current node has a move.
    is_counted = True
    while at < len(text):
        letter = text[at]
        if not depth:
            if letter == "(" and text[at + 1 :].lstrip(" \t\r\n(")[:1] == ";":
                depth = 1
            at += 1
            continue
        if letter == ";":
            is_counted = False
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if not letter.isalpha() and letter != "[":
            at += 1
            continue
        end = at
        while end < len(text) and text[end].isalnum():
            end += 1
        name = "".join(c for c in text[at:end] if not c.islower())
        at = _behind_values(text, end)
        if name in ("B", "W") and at > end and not is_counted:
            count += 1
            is_counted = True
    return count


def _behind_values(text: str, at: int) -> int:
    """Return the offset behind the values at an offset, or the offset itself if there are none."""
    while True:
        start = at
        while start < len(text) and text[start].isspace():
            start += 1
        if text[start : start + 1] != "[":
            return at
        at = next(_ends(text, start), len(text)) + 1
