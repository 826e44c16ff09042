"""Bytes to text and back without loss: byte order marks, declared charsets, guesses."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass

from goboard_app.record import sgf_guess
from goboard_app.record.codec_names import charset_name, codec_name, holds_ascii
from goboard_app.record.finding import FindingKind, SgfError, SgfErrorKind, UnencodableText

__all__ = [
    "Decoded",
    "Part",
    "Piece",
    "charset_name",
    "codec_name",
    "decode",
    "encode",
    "is_encodable",
]

UTF8 = "utf-8"

_MARKS = (
    (codecs.BOM_UTF8, UTF8),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Without a look behind, so that a long file is searched for two fixed letters.
_CHARSET = re.compile(rb"CA\s*\[\s*([^\]\\]{0,60}?)\s*\]")
_GAME_START = re.compile(rb"\(\s*;")
# What stands in the text for a byte that means nothing.
_STRAY = re.compile("[\udc80-\udcff]")
_ISO_2022 = re.compile(rb"\x1b(?:\$[@AB]|\$\([CD]|\([BJ])")


Piece = tuple[str, str]
"""Some text and the encoding in which it stands."""


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the text, by character offsets, that stands in one encoding."""

    start: int
    end: int
    encoding: str


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


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """The text of a file, in the encoding given or else the one it turns out to have.

    Raise SgfError for an encoding that does not exist.
    """
    if encoding is not None:
        codec = codec_name(encoding)
        if codec is None:
            raise SgfError(SgfErrorKind.UNKNOWN_ENCODING, encoding)
        return _whole(data, codec, [])
    starts = _game_borders(data)
    if len(starts) < 2:
        codec, findings = _choose(data)
        return _whole(data, codec, findings)
    return _joined([data[a:b] for a, b in zip(starts, [*starts[1:], len(data)], strict=True)])


def encode(text: str, encoding: str) -> bytes:
    """The text in an encoding; raise UnencodableText where it holds characters that lack there."""
    try:
        return text.encode(encoding, _errors(encoding))
    except UnicodeEncodeError:
        lacking = dict.fromkeys(c for c in set(text) if not is_encodable(c, encoding))
        raise UnencodableText(encoding, "".join(sorted(lacking, key=text.index))) from None


def is_encodable(text: str, encoding: str) -> bool:
    """Whether every character of the text exists in the encoding."""
    try:
        text.encode(encoding, _errors(encoding))
    except UnicodeEncodeError:
        return False
    return True


def _errors(encoding: str) -> str:
    return "surrogatepass" if encoding.startswith(("utf-16", "utf-32")) else "surrogateescape"


def _decode(data: bytes, encoding: str) -> tuple[str, str]:
    """The text and the encoding it really is in: Latin-1 where the other would lose bytes."""
    try:
        return data.decode(encoding, _errors(encoding)), encoding
    except UnicodeDecodeError as error:
        # Of a character cut short by the end of the file nothing can be kept in these encodings.
        if error.start >= len(data) - 4:
            return data[: error.start].decode(encoding, _errors(encoding)), encoding
    return data.decode("latin-1"), "latin-1"


def _whole(data: bytes, encoding: str, findings: list[tuple[FindingKind, str]]) -> Decoded:
    text, codec = _decode(data, encoding)
    bad = 0 if text.isascii() else len(_STRAY.findall(text))
    if bad:
        findings.append((FindingKind.UNDECODABLE_BYTES, str(bad)))
    elif codec != encoding:
        findings.append((FindingKind.WRONG_CHARSET, codec))
    return Decoded(text, (Part(0, len(text), codec),), tuple(findings))


def _joined(pieces: list[bytes]) -> Decoded:
    """The games of a file decoded each on its own, since each declares its own charset."""
    texts: list[str] = []
    parts: list[Part] = []
    findings: list[tuple[FindingKind, str]] = []
    at = 0
    for piece in pieces:
        codec, found = _choose(piece)
        one = _whole(piece, codec, found)
        texts.append(one.text)
        parts.append(Part(at, at + len(one.text), one.encoding))
        findings.extend(one.findings)
        at += len(one.text)
    return Decoded("".join(texts), tuple(parts), tuple(dict.fromkeys(findings)))


def _game_borders(data: bytes) -> list[int]:
    """Where the games begin in a file whose games declare different charsets; else nothing."""
    declared = list(_charsets(data))
    if len({codec_name(m[1].decode("latin-1")) for m in declared}) < 2:
        return []
    if _decodes(data, UTF8) or data.startswith(tuple(mark for mark, _ in _MARKS)):
        return []
    starts = [m.start() for m in _GAME_START.finditer(data)]
    borders = {max((s for s in starts if s < m.start()), default=0) for m in declared}
    return [0, *sorted(borders)[1:]]


def _choose(data: bytes) -> tuple[str, list[tuple[FindingKind, str]]]:
    """The codec for a file, and what there is to say about its choice."""
    for mark, codec in _MARKS:
        if data.startswith(mark):
            return codec, []
    wide = sgf_guess.utf16_without_mark(data)
    if wide is not None:
        return wide, []
    declared, findings = _declared(data)
    if data.isascii() and not _ISO_2022.search(data):
        return declared or UTF8, findings
    for codec in _candidates(data, declared):
        if declared is None:
            kind = FindingKind.GUESSED_CHARSET
            quiet = codec == UTF8
        else:
            kind = FindingKind.WRONG_CHARSET
            quiet = codec_name(codec) == declared
        return codec, findings if quiet else [*findings, (kind, codec)]
    return "cp1252", [*findings, (FindingKind.GUESSED_CHARSET, "cp1252")]


def _charsets(data: bytes) -> Iterator[re.Match[bytes]]:
    """The places where CA stands as an identifier of its own."""
    for match in _CHARSET.finditer(data):
        if not data[match.start() - 1 : match.start()].isalnum():
            yield match


def _declared(data: bytes) -> tuple[str | None, list[tuple[FindingKind, str]]]:
    """The first charset that CA names and Python knows; none in which CA could not stand so."""
    unknown: list[tuple[FindingKind, str]] = []
    for match in _charsets(data):
        name = match[1].decode("latin-1")
        codec = codec_name(name) if name else None
        if codec is not None and holds_ascii(codec):
            return codec, unknown
        unknown = unknown or [(FindingKind.UNKNOWN_CHARSET, name)]
    return None, unknown


def _candidates(data: bytes, declared: str | None) -> Iterator[str]:
    """Codecs in the order of trust; the first is taken."""
    if _ISO_2022.search(data):
        codec = sgf_guess.iso_2022(data)
        if codec is not None:
            yield codec
    if _decodes(data, UTF8) or sgf_guess.is_damaged_utf8(data, 10):
        yield UTF8
    if declared is not None and declared != UTF8 and _decodes(data, declared):
        yield declared
    if sgf_guess.is_damaged_utf8(data, 1 if declared == UTF8 else 3):
        yield UTF8
    guess = sgf_guess.guess(data)
    codec = codec_name(guess) if guess else None
    if codec is not None and holds_ascii(codec) and _nearly_decodes(data, codec):
        yield codec
    if declared is not None:
        yield declared


def _decodes(data: bytes, codec: str) -> bool:
    """Whether the bytes are valid, the last character perhaps cut short with the file."""
    try:
        data.decode(codec)
    except UnicodeDecodeError as error:
        return error.end == len(data) and error.start >= len(data) - 3
    return True


def _nearly_decodes(data: bytes, codec: str) -> bool:
    """Whether all but a few bytes are valid."""
    bad = len(_STRAY.findall(_decode(data, codec)[0]))
    return bad <= max(2, sum(byte > 0x7F for byte in data) // 50)
