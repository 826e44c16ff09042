"""How the encoding of a file was decided."""

from __future__ import annotations

from enum import Enum, auto

from goboard_app.record.finding import FindingKind
from goboard_app.record.sgf_charset import Decoded, decode

_MARKS = ("utf-16", "utf-32")


class Decision(Enum):
    """What spoke for an encoding."""

    ASCII = auto()
    """There are plain letters alone, which are the same in all."""
    MARK = auto()
    """The byte order mark, or every second byte that is zero."""
    ESCAPES = auto()
    """The escape sequences of ISO 2022."""
    VALID_UTF8 = auto()
    """All letters are valid UTF-8."""
    DECLARED = auto()
    """CA names it, and the letters fit."""
    NOT_AS_DECLARED = auto()
    """CA names another one that does not fit; the likeliest was taken."""
    GUESSED = auto()
    """Nothing names it; the likeliest was taken."""
    SEVERAL = auto()
    """The games of the file declare different ones."""


def decided(data: bytes) -> tuple[str, Decision]:
    """The codec that is taken for a file when nobody names one, and why."""
    decoded = decode(data)
    return decoded.encoding, _why(data, decoded)


def _why(data: bytes, decoded: Decoded) -> Decision:
    kinds = {kind for kind, _ in decoded.findings}
    codec = decoded.encoding
    if len(decoded.parts) > 1:
        return Decision.SEVERAL
    if codec.startswith(_MARKS) or decoded.text.startswith("\ufeff"):
        return Decision.MARK
    if codec.startswith("iso2022"):
        return Decision.ESCAPES
    if data.isascii():
        return Decision.ASCII
    if FindingKind.WRONG_CHARSET in kinds or FindingKind.UNKNOWN_CHARSET in kinds:
        return Decision.NOT_AS_DECLARED
    if FindingKind.GUESSED_CHARSET in kinds:
        return Decision.GUESSED
    return Decision.VALID_UTF8 if codec == "utf-8" else Decision.DECLARED
