"""Text with the encodings it was read in, and back to the same bytes."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.record.finding import FindingKind, UnencodableText
from goboard_app.record.origin import Basis

Piece = tuple[str, str]
"""Some text and the encoding in which it stands."""


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the text, by character offsets, that stands in one encoding."""

    start: int
    end: int
    encoding: str
    basis: Basis


@dataclass(frozen=True, slots=True)
class Decoded:
    """A file as text, and what is needed to turn the text into the same bytes again.

    Bytes that mean nothing in the encoding stand as lone surrogates (U+DC80 to U+DCFF).
    """

    text: str
    parts: tuple[Part, ...]
    findings: tuple[tuple[FindingKind, str], ...]

    @property
    def encoding(self) -> str:
        """The encoding of the beginning of the file, as a name Python knows."""
        return self.parts[0].encoding

    @property
    def basis(self) -> Basis:
        """By what the encoding of the beginning of the file was decided."""
        return self.parts[0].basis

    def encoding_at(self, offset: int) -> str:
        """The encoding of the character at an offset."""
        return next((p.encoding for p in self.parts if offset < p.end), self.parts[-1].encoding)

    def pieces(self, start: int, end: int) -> list[Piece]:
        """A stretch of the text, cut where the encoding changes."""
        cuts = ((max(start, p.start), min(end, p.end), p.encoding) for p in self.parts)
        return [(self.text[low:high], encoding) for low, high, encoding in cuts if low < high]

    def encoded(self, start: int, end: int) -> bytes:
        """The bytes of a stretch of the text."""
        return b"".join(encode(text, encoding) for text, encoding in self.pieces(start, end))


def encode(text: str, encoding: str) -> bytes:
    """The text in an encoding; raise UnencodableText where it holds characters that lack there."""
    try:
        return text.encode(encoding, error_handler(encoding))
    except UnicodeEncodeError:
        lacking = dict.fromkeys(c for c in set(text) if not is_encodable(c, encoding))
        raise UnencodableText(encoding, "".join(sorted(lacking, key=text.index))) from None


def is_encodable(text: str, encoding: str) -> bool:
    """Whether every character of the text exists in the encoding."""
    try:
        text.encode(encoding, error_handler(encoding))
    except UnicodeEncodeError:
        return False
    return True


def error_handler(encoding: str) -> str:
    """How Python is to treat what an encoding cannot hold, so that the same bytes come back."""
    return "surrogatepass" if encoding.startswith(("utf-16", "utf-32")) else "surrogateescape"
