"""Bytes to text and back without loss: byte order marks, declared charsets, guesses."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass

from goboard_app.record import sgf_guess
from goboard_app.record.codec_names import codec_name, holds_ascii
from goboard_app.record.decoded import Decoded, Part, error_handler
from goboard_app.record.finding import FindingKind, SgfError, SgfErrorKind
from goboard_app.record.origin import Basis
from goboard_app.record.sgf_borders import game_borders

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
_FOREIGN = re.compile(rb"[\x80-\xff]")
_ENOUGH = 24
_WIDE_SAMPLE = b"\xb0\xa1\xb0\xa1"
# What stands in the text for a byte that means nothing.
_STRAY = re.compile("[\udc80-\udcff]")
# Letters between two escape sequences: one alone may be anything, and would swallow the rest.
_ISO_2022 = re.compile(rb"\x1b\$(?:[@AB]|\([CD])[^\x1b]+\x1b\([BJ]")


# What holds for a whole file, of however many games.
_SURE = frozenset({Basis.MARK, Basis.PLAIN, Basis.VALID_UTF8})


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """The text of a file, in the encoding given or else the one it turns out to have.

    Raise SgfError for an encoding that does not exist.
    """
    if encoding is not None:
        codec = codec_name(encoding)
        if codec is None:
            raise SgfError(SgfErrorKind.UNKNOWN_ENCODING, encoding)
        return _whole(data, _Choice(codec, Basis.ASKED))
    choice = _proved(data)
    if choice is not None and choice.basis in _SURE and not _ISO_2022.search(data):
        return _whole(data, choice)
    borders = game_borders(data)
    if len(borders) < 2:
        return _whole(data, choice or _judged(data))
    return _joined([data[a:b] for a, b in zip(borders, [*borders[1:], len(data)], strict=True)])


def _decode(data: bytes, encoding: str) -> tuple[str, str]:
    """The text and the encoding it really is in: Latin-1 where the other would lose bytes."""
    try:
        return data.decode(encoding, error_handler(encoding)), encoding
    except UnicodeDecodeError as error:
        # Of a character cut short by the end of the file nothing can be kept in these encodings.
        if error.start >= len(data) - 4:
            return data[: error.start].decode(encoding, error_handler(encoding)), encoding
    return data.decode("latin-1"), "latin-1"


@dataclass(frozen=True, slots=True)
class _Choice:
    """An encoding, by what it was chosen, and what there is to say about it."""

    codec: str
    basis: Basis
    findings: tuple[tuple[FindingKind, str], ...] = ()


def _whole(data: bytes, choice: _Choice) -> Decoded:
    text, codec = _decode(data, choice.codec)
    findings = list(choice.findings)
    bad = 0 if text.isascii() else len(_STRAY.findall(text))
    if bad:
        findings.append((FindingKind.UNDECODABLE_BYTES, str(bad)))
    elif codec != choice.codec:
        findings.append((FindingKind.WRONG_CHARSET, codec))
    return Decoded(text, (Part(0, len(text), codec, choice.basis),), tuple(findings))


def _joined(pieces: list[bytes]) -> Decoded:
    """The games of a file decoded each on its own, since each may stand in its own encoding."""
    choices = _choices(pieces, sgf_guess.is_damaged_utf8(b"".join(pieces), 10))
    if len({choice.codec for choice in choices}) == 1:
        findings = dict.fromkeys(found for choice in choices for found in choice.findings)
        bases = (choice.basis for choice in choices if choice.basis is not Basis.PLAIN)
        basis = next(bases, Basis.PLAIN)
        return _whole(b"".join(pieces), _Choice(choices[0].codec, basis, tuple(findings)))
    texts: list[str] = []
    parts: list[Part] = []
    told: list[tuple[FindingKind, str]] = []
    at = 0
    for piece, choice in zip(pieces, choices, strict=True):
        one = _whole(piece, choice)
        texts.append(one.text)
        parts.append(Part(at, at + len(one.text), one.encoding, choice.basis))
        told.extend(one.findings)
        at += len(one.text)
    return Decoded("".join(texts), tuple(parts), tuple(dict.fromkeys(told)))


def _choices(pieces: list[bytes], is_nearly_utf8: bool) -> list[_Choice]:
    """The encoding of each game; those that do not say it are judged together.

    Many short texts of one encoding are sooner recognised than each of them alone.
    """
    proved = [_proved(piece) for piece in pieces]
    unsaid = [piece for piece, choice in zip(pieces, proved, strict=True) if choice is None]
    together = _judged(b"\n".join(unsaid)) if unsaid else None
    is_one = together is not None and _reads_all(unsaid, together.codec)
    chosen: list[_Choice] = []
    for piece, choice in zip(pieces, proved, strict=True):
        if choice is None and is_nearly_utf8 and sgf_guess.is_damaged_utf8(piece, 1):
            choice = _Choice(UTF8, Basis.NEARLY_UTF8, _lie(_names(piece)[0], UTF8))
        elif choice is None:
            choice = _judged(piece, together if is_one or _is_short(piece) else None)
        elif choice.basis is Basis.PLAIN and together is not None and not _names(piece)[0]:
            choice = _Choice(together.codec, Basis.PLAIN)
        chosen.append(choice)
    return chosen


def _reads_all(pieces: list[bytes], codec: str) -> bool:
    """Whether a codec for letters of several bytes, which do not fit by chance, reads all."""
    is_wide = len(_WIDE_SAMPLE.decode(codec, "replace")) < len(_WIDE_SAMPLE)
    return len(pieces) < 2 or (is_wide and all(is_valid(piece, codec) for piece in pieces))


def _is_short(piece: bytes) -> bool:
    """Whether a text has too few foreign letters to be judged alone."""
    return len(_FOREIGN.findall(piece)) < _ENOUGH


def _proved(data: bytes) -> _Choice | None:
    """The codec that a text shows or rightly declares; None where it has to be judged."""
    for mark, codec in _MARKS:
        if data.startswith(mark):
            return _Choice(codec, Basis.MARK)
    wide = sgf_guess.utf16_without_mark(data)
    if wide is not None:
        return _Choice(wide, Basis.MARK)
    declared, findings = _names(data)
    has_escapes = _ISO_2022.search(data) is not None
    if data.isascii() and not has_escapes:
        return _Choice(declared or UTF8, Basis.PLAIN, findings)
    found = sgf_guess.iso_2022(data) if has_escapes else None
    basis = Basis.ISO_2022
    if found is None:
        found, basis = _read_rightly(data, declared)
    return None if found is None else _Choice(found, basis, findings + _lie(declared, found))


def _read_rightly(data: bytes, declared: str | None) -> tuple[str | None, Basis]:
    """UTF-8 or the declared codec, whichever reads the text."""
    is_declared_good = declared not in (None, UTF8) and is_valid(data, declared or UTF8)
    if is_valid(data, UTF8):
        if is_declared_good and sgf_guess.is_chance_utf8(data):
            return declared, Basis.DECLARED
        return UTF8, Basis.VALID_UTF8
    if sgf_guess.is_damaged_utf8(data, 10):
        return UTF8, Basis.NEARLY_UTF8
    if is_declared_good:
        return declared, Basis.DECLARED
    if sgf_guess.is_damaged_utf8(data, 1 if declared == UTF8 else 3):
        return UTF8, Basis.NEARLY_UTF8
    return None, Basis.LAST_RESORT


def _lie(declared: str | None, codec: str) -> tuple[tuple[FindingKind, str], ...]:
    """What there is to say where CA names another codec than the one that was found."""
    if declared is None or declared == codec:
        return ()
    return ((FindingKind.WRONG_CHARSET, codec),)


def _judged(data: bytes, guessed: _Choice | None = None) -> _Choice:
    """The likeliest codec, or the one that was guessed from more text."""
    declared, findings = _names(data)
    codec = guessed.codec if guessed is not None else codec_name(sgf_guess.guess(data) or "")
    basis = Basis.GUESSED
    if codec is None or not (holds_ascii(codec) and _nearly_decodes(data, codec)):
        codec, basis = declared or "cp1252", Basis.LAST_RESORT
    assert codec is not None
    if declared is None:
        return _Choice(codec, basis, (*findings, (FindingKind.GUESSED_CHARSET, codec)))
    return _Choice(codec, basis, findings + _lie(declared, codec))


def _names(data: bytes) -> tuple[str | None, tuple[tuple[FindingKind, str], ...]]:
    """The first charset that CA names and Python knows; none in which CA could not stand so."""
    unknown: tuple[tuple[FindingKind, str], ...] = ()
    for match in _charsets(data):
        name = match[1].decode("latin-1")
        codec = codec_name(name) if name else None
        if codec is not None and holds_ascii(codec):
            return codec, unknown
        unknown = unknown or ((FindingKind.UNKNOWN_CHARSET, name),)
    return None, unknown


def _charsets(data: bytes) -> Iterator[re.Match[bytes]]:
    """The places where CA stands as an identifier of its own."""
    for match in _CHARSET.finditer(data):
        if not data[match.start() - 1 : match.start()].isalnum():
            yield match


def is_valid(data: bytes, codec: str) -> bool:
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
