"""Between the raw values of SGF and the text they stand for: escapes, line ends, compositions."""

from __future__ import annotations

import re

from sgfmill import sgf_grammar

# Bytes that could not be decoded travel as lone surrogates; they are shown as U+FFFD.
_LONE = re.compile("[\ud800-\udfff]")
_PLAIN = re.compile(r"[^\\\r\n\t\v\f\ud800-\udfff]*")


def text_of(raw: str) -> str:
    """The text a raw value stands for, line breaks as newline characters."""
    if _PLAIN.fullmatch(raw):
        return raw
    return _decoded(sgf_grammar.text_value(_encoded(raw)))


def simple_text_of(raw: str) -> str:
    """The one-line text a raw value stands for; line breaks are blanks."""
    if _PLAIN.fullmatch(raw):
        return raw
    return _decoded(sgf_grammar.simpletext_value(_encoded(raw)))


def raw_text(text: str) -> str:
    """The raw value that stands for a text."""
    return _decoded(sgf_grammar.escape_text(_encoded(text)))


def raw_pair(first: str, second: str) -> str:
    """The raw value composed of two texts, as in LB."""
    return raw_text(first).replace(":", "\\:") + ":" + raw_text(second)


def split_pair(raw: str) -> tuple[str, str | None]:
    """The two raw halves of a composed value; the second is None where there is no colon."""
    first, second = sgf_grammar.parse_compose(_encoded(raw))
    return _decoded(first), None if second is None else _decoded(second)


def is_raw_value(raw: str) -> bool:
    """Whether a text can stand between square brackets as it is."""
    return bool(sgf_grammar.is_valid_property_value(_encoded(raw)))


def shown(text: str) -> str:
    """The text with U+FFFD in the place of bytes that could not be decoded."""
    return _LONE.sub("\ufffd", text)


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _decoded(data: bytes) -> str:
    return data.decode("utf-8", "surrogatepass")
