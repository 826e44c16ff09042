"""Numbers as people write them in records: 3.5, 3,5, .5, 7/2, 3 1/2, 3½, 3又3/4, with a sign and a unit."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from typing import NamedTuple

from goboard_app.record.properties import DIGITS

_VULGAR = {
    chr(code): unicodedata.normalize("NFKC", chr(code)).replace("\u2044", "/")
    for code in (*range(0xBC, 0xBF), *range(0x2150, 0x215F))
}
_FRACTION = rf"(?:{DIGITS}(?:\s+|\s?-\s?|又))?{DIGITS}/[1-9]\d{{0,19}}"
# Three digits behind a comma may be thousands.
AMOUNT = rf"(?:{_FRACTION}|{DIGITS}(?:\.{DIGITS}|,\d{{1,2}}(?!\d))?|[.,]\d{{1,20}})"
"""The pattern of a number without a sign, in a text that `plain_text` returned."""
POINTS = r"(?:points?|pts?|moku|目|집)"
"""The pattern of the names of points."""
STONES = r"(?:zi|子)"
"""The pattern of the names of stones of Chinese counting (zi), each of which is two points."""
# A number alone is no sum of money: all digits behind its comma are decimals, and there may be none.
_NUMBER = re.compile(
    rf"(?i)([+-]?)\s*({_FRACTION}|{DIGITS}(?:[.,](?:{DIGITS})?)?|[.,]{DIGITS})\s*(?:({STONES})|{POINTS}([半반]?))?"
)


class Number(NamedTuple):
    """A number with the factor of its unit: 2 for stones of Chinese counting, else 1."""

    value: Fraction
    factor: int = 1


def plain_text(text: str) -> str:
    """Return a text with plain digits, signs and fractions in place of those in full width or in one letter."""
    # Before the normalization, which would make 31/2 of 3½.
    parted = "".join(f" {_VULGAR[letter]}" if letter in _VULGAR else letter for letter in text)
    return unicodedata.normalize("NFKC", parted).strip()


def amount_of(text: str) -> Fraction | None:
    """Return the number of a text of the form AMOUNT; None if a whole number is beside an improper fraction."""
    parts = re.split(r"[\s又-]+", text.strip())
    last = Fraction(parts[-1].replace(",", ".").rstrip("."))
    if len(parts) == 1:
        return last
    return int(parts[0]) + last if last < 1 else None


def number_of(text: str) -> Number | None:
    """Return the number that a text holds alone, with its sign and its unit; None if it is no number."""
    match = _NUMBER.fullmatch(plain_text(text))
    amount = None if match is None else amount_of(match[2])
    if match is None or amount is None:
        return None
    amount += Fraction(bool(match[4]), 2)
    return Number(-amount if match[1] == "-" else amount, 2 if match[3] else 1)
