"""Text as a search sees it: without regard to case, accents and how lines are broken."""

from __future__ import annotations

import re
import unicodedata

_SPACE = re.compile(r"\s+")
# Accents and vowel signs, once they stand apart from their letters.
_MARKS = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff"
    "\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]+"
)
# Letters that look accented and do not come apart in Unicode.
_STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe"})


def folded(text: str) -> str:
    """The text in the form in which two texts are compared; a run of white space is one blank."""
    return _SPACE.sub(" ", _plain(text))


def found_in(text: str, wanted: str) -> tuple[int, int] | None:
    """Where a folded text first stands in a text: its beginning and end there; None if nowhere."""
    whole = folded(text)
    at = whole.find(wanted)
    if at < 0:
        return None
    if text.isascii() and len(whole) == len(text):
        return at, at + len(wanted)
    origins = _origins(text, at + len(wanted))
    return origins[at], origins[-1] + 1


def _plain(text: str) -> str:
    if text.isascii():
        return text.lower()
    bare = _MARKS.sub("", unicodedata.normalize("NFKD", text))
    return bare.casefold().translate(_STROKES)


def _origins(text: str, count: int) -> list[int]:
    """For the first letters of the folded text, which letter of the text each comes from."""
    origins: list[int] = []
    is_blank = False
    for place, letter in enumerate(text):
        for piece in folded(letter):
            if piece != " " or not is_blank:
                origins.append(place)
            is_blank = piece == " "
        if len(origins) >= count:
            break
    return origins[:count]
