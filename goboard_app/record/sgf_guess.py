"""Guesses at the encoding of a file that does not say, or says it wrongly."""

from __future__ import annotations

import re
from itertools import islice

_SAMPLE = 60_000
# The values alone: the moves between them would drown a short name in plain letters.
_FOREIGN_VALUE = re.compile(rb"\[([^\[]*?[\x80-\xff].*?)(?<!\\)\]", re.DOTALL)
_UTF8_CHARACTER = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)
_LONG_UTF8 = re.compile(rb"[\xe0-\xf4][\x80-\xbf]{2}")
_EUROPEAN_WORD = re.compile(
    rb"[A-Za-z][\xc3-\xc5][\x80-\xbf]|[\xc3-\xc5][\x80-\xbf][A-Za-z]"
    rb"|(?:[\xd0\xd1][\x80-\xbf]){3}|(?:[\xce\xcf][\x80-\xbf]){3}"
)
_HIGH = re.compile(rb"[\x80-\xff]")
_HIGH_RUN = re.compile(rb"[\x80-\xff]+")
_LONE_LETTER = re.compile(
    rb"(?<![\x80-\xff])[\xa0-\xff\x80\x8a\x8c\x8e\x92\x9a\x9c](?![\x80-\xff])"
)
_LATIN_LETTER = re.compile(rb"[A-Za-z]")
# Short texts look like anything; nobody wrote game records in the charsets of old Macs and of DOS.
_UNLIKELY = re.compile(
    r"mac|cp[4-8]\d\d$|ibm|hp|windows-125[568]|cp125[568]|utf|johab|.*2004|.*x0213"
    r"|iso[-_]?8859[-_]?(?:[346]|1[0134])$",
    re.IGNORECASE,
)
_KANA = re.compile("[\u3041-\u3093\u30a1-\u30f6]")


def utf16_without_mark(data: bytes) -> str | None:
    """The UTF-16 codec of a file without byte order mark; None for any other file."""
    sample = data[:2000]
    if b"\0" not in sample:
        return None
    even, odd = sample[0::2], sample[1::2]
    for codec, high, low in (("utf-16-be", even, odd), ("utf-16-le", odd, even)):
        # Half of an ASCII file in UTF-16 is zeros; padding by zeros hits both halves.
        if high.count(0) > 0.4 * len(high) and low.count(0) < 0.1 * len(low):
            return codec
    return None


def iso_2022(data: bytes) -> str | None:
    """The ISO 2022 codec that reads the escape sequences of the file; None where none does."""
    for codec in ("iso2022_jp", "iso2022_jp_2", "iso2022_jp_ext", "iso2022_kr"):
        # The last character may be cut short with the file.
        for end in range(len(data), max(0, len(data) - 4), -1):
            try:
                text = data[:end].decode(codec)
            except UnicodeDecodeError:
                continue
            if not text.isascii():
                return codec
    return None


def is_damaged_utf8(data: bytes, patience: float) -> bool:
    """Whether the file is UTF-8 but for a few bytes, such as names cut inside a character.

    There must be `patience` times as many whole characters as stray bytes.
    """
    good = len(_UTF8_CHARACTER.findall(data))
    bad = len(_HIGH.findall(_UTF8_CHARACTER.sub(b"", data)))
    return good > 0 and good >= patience * bad


def is_chance_utf8(data: bytes) -> bool:
    """Whether valid UTF-8 may well be something else: a few pairs of bytes, no word in them.

    The East Asian encodings have letters of two bytes that UTF-8 also has, as Latin, Greek or
    Cyrillic ones: \N{CJK UNIFIED IDEOGRAPH-725B} of GBK is \N{LATIN SMALL LETTER T WITH CEDILLA}.
    """
    return _LONG_UTF8.search(data) is None and _EUROPEAN_WORD.search(data) is None


def guess(data: bytes) -> str | None:
    """A name for the likeliest legacy encoding; None where nothing speaks for any."""
    values = b"\n".join(m[1] for m in islice(_FOREIGN_VALUE.finditer(data), 400))[:_SAMPLE]
    if not values:
        values = data[:_SAMPLE]
    if _looks_western(values):
        return "cp1252"
    if _is_japanese_euc(values):
        return "euc_jp"
    # Loading its tables takes a tenth of a second, and most files never need them.
    import chardet

    names = (found["encoding"] for found in chardet.detect_all(values))
    return next((name for name in names if name and not _UNLIKELY.match(name)), None)


def _looks_western(values: bytes) -> bool:
    """Accented letters stand alone among many plain ones; other scripts come in runs."""
    runs = len(_HIGH_RUN.findall(values))
    lone = len(_LONE_LETTER.findall(values))
    plain = len(_LATIN_LETTER.findall(values))
    return runs > 0 and lone >= 0.7 * runs and plain >= 1.5 * lone


def _is_japanese_euc(values: bytes) -> bool:
    """Kana are rare in Chinese text, yet the same bytes are read as GB by statistics."""
    try:
        text = values.decode("euc_jp")
    except UnicodeDecodeError:
        return False
    foreign = sum(not c.isascii() for c in text)
    return len(_KANA.findall(text)) >= 0.15 * foreign
