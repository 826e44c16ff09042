"""Encodings: names of charsets, a file as decoded text with its parts, and encoding it again."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from goboard_app.record.sgf.diagnostics import FindingKind, UnencodableText

# The bytes that are processed without yielding to the thread of the window: a few milliseconds.
_PIECE = 1 << 18
# Encodings in which a semicolon is never part of another character, and no character depends on those before it.
_IN_PIECES = frozenset({"utf-8", "gb18030", "cp932", "cp949", "cp950", "euc_jp"})

# Names found in files that Python does not know, or takes for a narrower set than is meant.
_ALIASES = {
    "utf": "utf-8",
    "utf8mb4": "utf-8",
    "unicode": "utf-8",
    "utf8": "utf-8",
    "utf8sig": "utf-8",
    "iso8859": "iso8859-1",
    "isolatin1": "iso8859-1",
    "isolatin9": "iso8859-15",
    "ansi": "cp1252",
    "xsjis": "cp932",
    "sjis": "cp932",
    "shiftjis": "cp932",
    "mskanji": "cp932",
    "windows31j": "cp932",
    "eucjpms": "euc_jp",
    "gb": "gb18030",
    "gb2312": "gb18030",
    "gb231280": "gb18030",
    "gbk": "gb18030",
    "cp936": "gb18030",
    "ms936": "gb18030",
    "windows936": "gb18030",
    "euccn": "gb18030",
    "xgbk": "gb18030",
    "big5": "cp950",
    "xbig5": "cp950",
    "ksc56011987": "cp949",
    "ksc5601": "cp949",
    "euckr": "cp949",
    "windows949": "cp949",
    "xwindows949": "cp949",
    "macintosh": "mac_roman",
    "xmacroman": "mac_roman",
    "koi8": "koi8_r",
}
# Names that other programs know, if the codec has another name.
_NAMES = {
    "gb18030": "GB18030",
    "cp950": "Big5",
    "cp932": "Shift_JIS",
    "cp949": "UHC",
    "cp1250": "windows-1250",
    "cp1251": "windows-1251",
    "cp1252": "windows-1252",
    "iso2022_jp": "ISO-2022-JP",
    "mac-roman": "macintosh",
    "iso8859-1": "ISO-8859-1",
    "iso8859-15": "ISO-8859-15",
    "latin-1": "ISO-8859-1",
}
_ASCII = bytes(range(0x20, 0x7E)) + b"\n"
FOREIGN_ENDINGS = frozenset({".gib", ".ngf", ".ugf", ".ugi"})
"""The endings of files that are opened as imports, and never written."""
Piece = tuple[str, str]
"""A text and the encoding in which it is written."""


def codec_name(name: str) -> str | None:
    """Return the Python codec for a charset name in any spelling; None if there is none."""
    plain = re.sub(r"[^a-z0-9]", "", name.lower())
    found = _ALIASES.get(plain)
    # The alias comes first: Python knows some of these names too, but for a narrower set.
    for candidate in (found, name.strip(), plain):
        try:
            info = codecs.lookup(candidate) if candidate else None
        # ValueError: a name in a damaged file may hold a zero character.
        except (LookupError, ValueError):
            continue
        # Codecs such as base64 and idna do not turn text into bytes.
        if info is not None and getattr(info, "_is_text_encoding", True) and _is_charset(info.name):
            return info.name
    return None


def charset_name(codec: str) -> str:
    """Return the name under which CA should declare a codec."""
    return _NAMES.get(codec, codec.replace("_", "-").upper())


def holds_ascii(codec: str) -> bool:
    """Return whether ASCII bytes mean ASCII characters; not so in EBCDIC, UTF-16 and UTF-7."""
    try:
        return _ASCII.decode(codec) == _ASCII.decode("ascii")
    except UnicodeDecodeError:
        return False


def _is_charset(codec: str) -> bool:
    # Python counts these among its text encodings, but no file is written in them.
    return codec not in {"idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined"}


class Basis(Enum):
    """The evidence by which the encoding of a text was chosen."""

    ASKED = auto()
    """The user chose it."""
    MARK = auto()
    """A byte order mark, or the zero bytes of UTF-16."""
    PLAIN = auto()
    """No evidence is needed: all letters are ASCII."""
    VALID_UTF8 = auto()
    """The text is valid UTF-8, which other encodings are not by chance."""
    NEARLY_UTF8 = auto()
    """The text is UTF-8 except for a few damaged letters."""
    ISO_2022 = auto()
    """The escape sequences of ISO 2022."""
    DECLARED = auto()
    """CA names it, and the text can be read in it."""
    GUESSED = auto()
    """The statistics of the letters."""
    LAST_RESORT = auto()
    """There was no evidence for any encoding."""


class ImportFormat(Enum):
    """The formats other than SGF that can be read; the value is the usual file ending."""

    GIB = "gib"
    """Tygem."""
    NGF = "ngf"
    """WBaduk."""
    UGF = "ugf"
    """PandaNet; games end in .ugf, reviews in .ugi."""


class TextPart(NamedTuple):
    """A part of the text, by character offsets, that is in one encoding."""

    start: int
    end: int
    encoding: str
    basis: Basis


class Decoded(NamedTuple):
    """A file as text, with the facts needed to turn the text into the same bytes again.

    Bytes without a meaning in the encoding are lone surrogates (U+DC80 to U+DCFF).
    """

    text: str
    parts: tuple[TextPart, ...]
    findings: tuple[tuple[FindingKind, str], ...]

    @property
    def encoding(self) -> str:
        """The encoding of the beginning of the file, as a name known to Python."""
        return self.parts[0].encoding

    @property
    def basis(self) -> Basis:
        """The evidence for the encoding of the beginning of the file."""
        return self.parts[0].basis

    def encoding_at(self, offset: int) -> str:
        """Return the encoding of the character at an offset."""
        return next((p.encoding for p in self.parts if offset < p.end), self.parts[-1].encoding)

    def pieces(self, start: int, end: int) -> list[Piece]:
        """Return a part of the text, cut where the encoding changes."""
        cuts = ((max(start, p.start), min(end, p.end), p.encoding) for p in self.parts)
        return [(self.text[low:high], encoding) for low, high, encoding in cuts if low < high]

    def encoded(self, start: int, end: int) -> bytes:
        """Return the bytes of a part of the text."""
        return b"".join(encode(text, encoding) for text, encoding in self.pieces(start, end))


def encode(text: str, encoding: str) -> bytes:
    """Return the text in an encoding.

    Raises UnencodableText if it holds characters that the encoding lacks.
    """
    try:
        return text.encode(encoding, error_handler(encoding))
    except UnicodeEncodeError:
        lacking = dict.fromkeys(c for c in set(text) if not is_encodable(c, encoding))
        raise UnencodableText(encoding, "".join(sorted(lacking, key=text.index))) from None


def is_encodable(text: str, encoding: str) -> bool:
    """Return whether every character of the text exists in the encoding."""
    try:
        text.encode(encoding, error_handler(encoding))
    except UnicodeEncodeError:
        return False
    return True


def error_handler(encoding: str) -> str:
    """Return the error handler of Python for an encoding that gives the same bytes back."""
    # "surrogateescape" works on single bytes, "surrogatepass" on the code units of UTF-16 and UTF-32.
    return "surrogatepass" if encoding.startswith(("utf-16", "utf-32")) else "surrogateescape"


def in_pieces(data: bytes) -> Iterator[bytes]:
    """Yield the bytes in pieces of a quarter megabyte, cut after semicolons, of which every node has one.

    Between the pieces other threads can run, however long the file is.
    """
    at = 0
    while at < len(data):
        # Without a further semicolon `find` gives -1, and the rest is one piece.
        end = data.find(b";", at + _PIECE) + 1 or len(data)
        yield data[at:end]
        at = end


def decode_in_pieces(data: bytes, encoding: str, errors: str = "strict") -> str:
    """Decode like `bytes.decode`, but let other threads run, however long the text is."""
    if encoding not in _IN_PIECES:
        return data.decode(encoding, errors)
    try:
        return "".join([piece.decode(encoding, errors) for piece in in_pieces(data)])
    except UnicodeDecodeError:
        # Decoded again so that the error holds its place in the whole.
        return data.decode(encoding, errors)


def count_in_pieces(pattern: re.Pattern[str], text: str) -> int:
    """Return the number of single characters that a pattern finds; other threads can run in between."""
    return sum(len(pattern.findall(text, at, at + _PIECE)) for at in range(0, len(text), _PIECE))
