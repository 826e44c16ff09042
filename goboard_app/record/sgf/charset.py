"""Decoding SGF files: the declared encoding, the proved one, or the likeliest one."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from goboard_app.late import late
from goboard_app.record.sgf import lexer
from goboard_app.record.sgf.diagnostics import FindingKind, SgfError, SgfErrorKind
from goboard_app.record.sgf.encoding import (
    Basis,
    Decoded,
    TextPart,
    codec_name,
    count_in_pieces,
    decode_in_pieces,
    error_handler,
    holds_ascii,
    in_pieces,
)
from goboard_app.record.sgf.mending import GameReader

with late:
    # Its tables take a tenth of a second to load, and most files do not need them.
    import chardet

_SAMPLE = 60_000
# Only the values: the moves between them would outweigh a short name in foreign letters.
_FOREIGN_VALUE = re.compile(rb"\[([^\[]*?[\x80-\xff].*?)(?<!\\)\]", re.DOTALL)
_UTF8_CHARACTER = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_LONG_UTF8 = re.compile(rb"[\xe0-\xf4][\x80-\xbf]{2}")
# A letter beside a Latin one, or three Cyrillic or Greek ones: in GBK such pairs of bytes hardly come together.
_EUROPEAN_WORD = re.compile(
    rb"[A-Za-z][\xc3-\xc5][\x80-\xbf]|[\xc3-\xc5][\x80-\xbf][A-Za-z]"
    rb"|(?:[\xd0\xd1][\x80-\xbf]){3}|(?:[\xce\xcf][\x80-\xbf]){3}"
)
_HIGH_BYTES = bytes(range(0x80, 0x100))
_HIGH_RUN = re.compile(rb"[\x80-\xff]+")
# The letters of Latin-1, and characters of words that only cp1252 has, such as Œ and the apostrophe.
_LONE_LETTER = re.compile(rb"(?<![\x80-\xff])[\xa0-\xff\x80\x8a\x8c\x8e\x92\x9a\x9c](?![\x80-\xff])")
_LATIN_LETTER = re.compile(rb"[A-Za-z]")
# Guesses that are rejected: short texts resemble anything, and no game records were written in the
# charsets of old Macs and of DOS.
_UNLIKELY = re.compile(
    r"mac|cp[4-8]\d\d$|ibm|hp|windows-125[568]|cp125[568]|utf|johab|.*2004|.*x0213"
    r"|iso[-_]?8859[-_]?(?:[346]|1[0134])$",
    re.IGNORECASE,
)
_KANA = re.compile("[\u3041-\u3093\u30a1-\u30f6]")
_BEGINNING = re.compile(rb"\(\s*;")
_ISO_2022_TEXT = re.compile(rb"\x1b\$[^\x1b]*\x1b\([BJ]")
# The second byte of a letter in Shift-JIS, Big5 or GBK; an escaping backslash is rarer there. The
# byte before it is tested last, so that a long file is searched for one fixed byte.
_TRAIL = re.compile(rb"\\(?<=[\x80-\xff]\\)")
UTF8 = "utf-8"
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, UTF8),
    # UTF-32 before UTF-16: its mark in little-endian order begins with that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Without a lookbehind, so that a long file is searched for two fixed letters.
_DECLARED_CHARSET = re.compile(rb"CA\s*\[\s*([^\]\\]{0,60}?)\s*\]")
_ENOUGH = 24
_WIDE_SAMPLE = b"\xb0\xa1\xb0\xa1"
# The character in the text for a byte without a meaning.
_STRAY = re.compile("[\udc80-\udcff]")
# Letters between two escape sequences: a single sequence may be anything, and would swallow the rest.
_ISO_2022 = re.compile(rb"\x1b\$(?:[@AB]|\([CD])[^\x1b]+\x1b\([BJ]")
# Evidence that is valid for a whole file, whatever its number of games.
_SURE = frozenset({Basis.MARK, Basis.PLAIN, Basis.VALID_UTF8})


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """Return the text of a file, in the given encoding or else the one that is detected.

    Raises SgfError if the given encoding does not exist.
    """
    if encoding is not None:
        codec = codec_name(encoding)
        if codec is None:
            raise SgfError(SgfErrorKind.UNKNOWN_ENCODING, encoding)
        return _whole(data, _EncodingGuess(codec, Basis.ASKED))
    choice = _proved(data)
    # ISO 2022 consists of ASCII bytes, so one game may be in it although the whole file is valid UTF-8.
    if choice is not None and choice.basis in _SURE and not _ISO_2022.search(data):
        return _whole(data, choice)
    borders = game_borders(data)
    if len(borders) < 2:
        return _whole(data, choice or _likeliest(data))
    return _joined([data[a:b] for a, b in zip(borders, [*borders[1:], len(data)], strict=True)])


def utf16_without_mark(data: bytes) -> str | None:
    """Return the UTF-16 codec of a file without byte order mark; None for any other file."""
    sample = data[:2000]
    if b"\0" not in sample:
        return None
    even, odd = sample[0::2], sample[1::2]
    for codec, high, low in (("utf-16-be", even, odd), ("utf-16-le", odd, even)):
        # Half of an ASCII file in UTF-16 is zeros; padding with zeros hits both halves, and so do
        # zeros between letters of one byte, where no bracket is one of UTF-16.
        if high.count(0) > 0.4 * len(high) and low.count(0) < 0.1 * len(low):
            # The sample may end inside a character.
            text = sample.decode(codec, "ignore")
            return codec if "[" in text or "(" in text else None
    return None


def iso_2022(data: bytes) -> str | None:
    """Return the ISO 2022 codec for the escape sequences of the file; None if none fits."""
    # The common set first: `iso2022_jp_2` and `iso2022_jp_ext` read its text too.
    for codec in ("iso2022_jp", "iso2022_jp_2", "iso2022_jp_ext", "iso2022_kr"):
        # The last character may be cut off at the end of the file.
        for end in range(len(data), max(0, len(data) - 4), -1):
            try:
                text = data[:end].decode(codec)
            except UnicodeDecodeError:
                continue
            if not text.isascii():
                return codec
    return None


def is_damaged_utf8(data: bytes, patience: float) -> bool:
    """Return whether the file is UTF-8 but for a few bytes, such as names cut inside a character.

    There must be `patience` times as many whole characters as stray bytes.
    """
    good = bad = 0
    for piece in in_pieces(data):
        found = _UTF8_CHARACTER.findall(piece)
        good += len(found)
        bad += _high_bytes(piece) - sum(map(len, found))
    return good > 0 and good >= patience * bad


def _high_bytes(data: bytes) -> int:
    """Return the number of non-ASCII bytes."""
    return len(data) - len(data.translate(None, _HIGH_BYTES))


def is_chance_utf8(data: bytes) -> bool:
    """Return whether valid UTF-8 may well be something else: a few pairs of bytes without a word.

    The East Asian encodings have letters of two bytes that UTF-8 also has, as Latin, Greek or
    Cyrillic ones: \N{CJK UNIFIED IDEOGRAPH-725B} of GBK is \N{LATIN SMALL LETTER T WITH CEDILLA}.
    """
    return _LONG_UTF8.search(data) is None and _EUROPEAN_WORD.search(data) is None


def guess(data: bytes) -> str | None:
    """Return a name for the likeliest legacy encoding; None if there is no evidence for any."""
    values = b"\n".join(m[1] for m in islice(_FOREIGN_VALUE.finditer(data), 400))[:_SAMPLE]
    if not values:
        values = data[:_SAMPLE]
    # Before the statistics: chardet takes a few accented letters for Cyrillic (cp1251).
    if _looks_western(values):
        return "cp1252"
    if _is_japanese_euc(values):
        return "euc_jp"
    names = (found["encoding"] for found in chardet.detect_all(values))
    return next((name for name in names if name and not _UNLIKELY.match(name)), None)


def _looks_western(values: bytes) -> bool:
    """Return whether accented letters are single among many plain ones."""
    # Other scripts have runs of non-ASCII bytes.
    runs = len(_HIGH_RUN.findall(values))
    lone = len(_LONE_LETTER.findall(values))
    plain = len(_LATIN_LETTER.findall(values))
    return runs > 0 and lone >= 0.7 * runs and plain >= 1.5 * lone


def _is_japanese_euc(values: bytes) -> bool:
    """Return whether the values are Japanese in EUC, by their share of kana."""
    try:
        text = values.decode("euc_jp")
    except UnicodeDecodeError:
        return False
    foreign = sum(not c.isascii() for c in text)
    # Kana are rare in Chinese text; by statistics alone the same bytes are taken for GB.
    return len(_KANA.findall(text)) >= 0.15 * foreign


def game_borders(data: bytes) -> list[int]:
    """Return the offsets of the pieces of a file that hold one game each; the first is 0.

    Text between two games belongs to the one before. Brackets and backslashes that are part of a
    letter are recognised as well as bytes alone allow.
    """
    if len(_BEGINNING.findall(data)) < 2:
        return [0]
    # Each byte stays one character, so that the borders found in the text are offsets of bytes.
    plain = _ISO_2022_TEXT.sub(lambda match: b"?" * len(match[0]), data)
    text = _TRAIL.sub(b"?", plain).decode("latin-1")
    reader = GameReader(text)
    borders: list[int] = []
    at = 0
    while (start := lexer.find_game(text, at)) >= 0:
        found = reader.read(start)
        borders.extend(game.start for game in found)
        at = max(found[-1].end if found else 0, start + 1)
    return [0, *borders[1:]]


def _decode(data: bytes, encoding: str) -> tuple[str, str]:
    """Return the text and its actual encoding: Latin-1 if the other encoding would lose bytes."""
    try:
        return decode_in_pieces(data, encoding, error_handler(encoding)), encoding
    except UnicodeDecodeError as error:
        # These encodings can keep nothing of a character that is cut off at the end of the file.
        if error.start >= len(data) - 4:
            return data[: error.start].decode(encoding, error_handler(encoding)), encoding
    return data.decode("latin-1"), "latin-1"


class _EncodingGuess(NamedTuple):
    """A chosen encoding, the evidence for it, and its findings."""

    codec: str
    basis: Basis
    findings: tuple[tuple[FindingKind, str], ...] = ()


def _whole(data: bytes, choice: _EncodingGuess) -> Decoded:
    """Decode a file in one encoding, with findings for undecodable bytes or another encoding."""
    text, codec = _decode(data, choice.codec)
    findings = list(choice.findings)
    bad = 0 if text.isascii() else count_in_pieces(_STRAY, text)
    if bad:
        findings.append((FindingKind.UNDECODABLE_BYTES, str(bad)))
    elif codec != choice.codec:
        findings.append((FindingKind.WRONG_CHARSET, codec))
    return Decoded(text, (TextPart(0, len(text), codec, choice.basis),), tuple(findings))


def _joined(pieces: list[bytes]) -> Decoded:
    """Decode the games of a file one by one, since each may be in its own encoding."""
    choices = _choices(pieces, is_damaged_utf8(b"".join(pieces), 10))
    if len({choice.codec for choice in choices}) == 1:
        findings = dict.fromkeys(found for choice in choices for found in choice.findings)
        # A game in ASCII is no evidence for the encoding of the others.
        bases = (choice.basis for choice in choices if choice.basis is not Basis.PLAIN)
        basis = next(bases, Basis.PLAIN)
        return _whole(b"".join(pieces), _EncodingGuess(choices[0].codec, basis, tuple(findings)))
    texts: list[str] = []
    parts: list[TextPart] = []
    told: list[tuple[FindingKind, str]] = []
    at = 0
    for piece, choice in zip(pieces, choices, strict=True):
        one = _whole(piece, choice)
        texts.append(one.text)
        parts.append(TextPart(at, at + len(one.text), one.encoding, choice.basis))
        told.extend(one.findings)
        at += len(one.text)
    return Decoded("".join(texts), tuple(parts), tuple(dict.fromkeys(told)))


def _choices(pieces: list[bytes], is_nearly_utf8: bool) -> list[_EncodingGuess]:
    """Return the encoding of each game; games without evidence of their own are judged together.

    Many short texts in one encoding are easier to recognise than each of them alone.
    """
    proved = [_proved(piece) for piece in pieces]
    unsaid = [piece for piece, choice in zip(pieces, proved, strict=True) if choice is None]
    together = _likeliest(b"\n".join(unsaid)) if unsaid else None
    is_one = together is not None and _reads_all(unsaid, together.codec)
    chosen: list[_EncodingGuess] = []
    for piece, choice in zip(pieces, proved, strict=True):
        if choice is None and is_nearly_utf8 and is_damaged_utf8(piece, 1):
            choice = _EncodingGuess(UTF8, Basis.NEARLY_UTF8, _wrong_charset(_names(piece)[0], UTF8))
        elif choice is None:
            choice = _likeliest(piece, together if is_one or _is_short(piece) else None)
        elif choice.basis is Basis.PLAIN and together is not None and not _names(piece)[0]:
            # ASCII has the same bytes in that encoding, and so the file keeps a single one.
            choice = _EncodingGuess(together.codec, Basis.PLAIN)
        chosen.append(choice)
    return chosen


def _reads_all(pieces: list[bytes], codec: str) -> bool:
    """Return whether a multi-byte codec, which does not fit by chance, reads all texts."""
    is_wide = len(_WIDE_SAMPLE.decode(codec, "replace")) < len(_WIDE_SAMPLE)
    return len(pieces) < 2 or (is_wide and all(is_valid(piece, codec) for piece in pieces))


def _is_short(piece: bytes) -> bool:
    """Return whether a text has too few foreign letters to be judged alone."""
    return _high_bytes(piece) < _ENOUGH


def _proved(data: bytes) -> _EncodingGuess | None:
    """Return the codec that a text shows or correctly declares; None if it has to be judged."""
    for mark, codec in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _EncodingGuess(codec, Basis.MARK)
    wide = utf16_without_mark(data)
    if wide is not None:
        return _EncodingGuess(wide, Basis.MARK)
    declared, findings = _names(data)
    has_escapes = _ISO_2022.search(data) is not None
    if data.isascii() and not has_escapes:
        return _EncodingGuess(declared or UTF8, Basis.PLAIN, findings)
    found = iso_2022(data) if has_escapes else None
    basis = Basis.ISO_2022
    if found is None:
        found, basis = _read_rightly(data, declared)
    return None if found is None else _EncodingGuess(found, basis, findings + _wrong_charset(declared, found))


def _read_rightly(data: bytes, declared: str | None) -> tuple[str | None, Basis]:
    """Return UTF-8 or the declared codec, whichever reads the text, and the evidence."""
    is_declared_good = declared not in (None, UTF8) and is_valid(data, declared or UTF8)
    if is_valid(data, UTF8):
        if is_declared_good and is_chance_utf8(data):
            return declared, Basis.DECLARED
        return UTF8, Basis.VALID_UTF8
    # Before CA: a declared charset of single bytes reads anything, while UTF-8 does not fit by chance.
    if is_damaged_utf8(data, 10):
        return UTF8, Basis.NEARLY_UTF8
    if is_declared_good:
        return declared, Basis.DECLARED
    # Less evidence is enough here, since no declared charset reads the text; still less where CA names UTF-8.
    if is_damaged_utf8(data, 1 if declared == UTF8 else 3):
        return UTF8, Basis.NEARLY_UTF8
    return None, Basis.LAST_RESORT


def _wrong_charset(declared: str | None, codec: str) -> tuple[tuple[FindingKind, str], ...]:
    """Return the finding if CA names another codec than the detected one."""
    if declared is None or declared == codec:
        return ()
    return ((FindingKind.WRONG_CHARSET, codec),)


def _likeliest(data: bytes, guessed: _EncodingGuess | None = None) -> _EncodingGuess:
    """Return the likeliest codec, or the one that was guessed from more text."""
    declared, findings = _names(data)
    codec = guessed.codec if guessed is not None else codec_name(guess(data) or "")
    basis = Basis.GUESSED
    if codec is None or not (holds_ascii(codec) and _nearly_decodes(data, codec)):
        # cp1252 has all the letters of Latin-1, the default of FF[4], and those that Windows adds.
        codec, basis = declared or "cp1252", Basis.LAST_RESORT
    assert codec is not None
    if declared is None:
        return _EncodingGuess(codec, basis, (*findings, (FindingKind.GUESSED_CHARSET, codec)))
    return _EncodingGuess(codec, basis, findings + _wrong_charset(declared, codec))


def _names(data: bytes) -> tuple[str | None, tuple[tuple[FindingKind, str], ...]]:
    """Return the first charset that CA names and Python knows, if CA could be written in it."""
    unknown: tuple[tuple[FindingKind, str], ...] = ()
    for match in _charsets(data):
        name = match[1].decode("latin-1")
        codec = codec_name(name) if name else None
        if codec is not None and holds_ascii(codec):
            return codec, unknown
        unknown = unknown or ((FindingKind.UNKNOWN_CHARSET, name),)
    return None, unknown


def _charsets(data: bytes) -> Iterator[re.Match[bytes]]:
    """Yield the places where CA is an identifier of its own."""
    for match in _DECLARED_CHARSET.finditer(data):
        # Not the end of a longer identifier.
        if not data[match.start() - 1 : match.start()].isalnum():
            yield match


def is_valid(data: bytes, codec: str) -> bool:
    """Return whether the bytes are valid, except for a last character that is cut off."""
    try:
        decode_in_pieces(data, codec)
    except UnicodeDecodeError as error:
        # A character has four bytes at most, so a part of one has three.
        return error.end == len(data) and error.start >= len(data) - 3
    return True


def _nearly_decodes(data: bytes, codec: str) -> bool:
    """Return whether all but a few bytes are valid."""
    bad = count_in_pieces(_STRAY, _decode(data, codec)[0])
    # Two stray bytes, or two per cent of the non-ASCII ones.
    return bad <= max(2, _high_bytes(data) // 50)
