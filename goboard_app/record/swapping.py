"""Properties as they are once Black is White and White is Black."""

from __future__ import annotations

import re
from fractions import Fraction

from goboard_app.record.game_info import komi_of
from goboard_app.record.property import Property, canonical_ident
from goboard_app.record.result import margin_text, parse_result

_PAIRS = (
    *(("B", "W"), ("AB", "AW"), ("BL", "WL"), ("OB", "OW"), ("TB", "TW"), ("GB", "GW")),
    *(("PB", "PW"), ("BR", "WR"), ("BT", "WT"), ("BS", "WS")),
)
_OTHER = {a: b for pair in _PAIRS for a, b in (pair, pair[::-1])}
_WORDS = {"Black": "White", "White": "Black", "black": "white", "white": "black"}
_WORD = re.compile("Black|White|black|white")
_PLAIN_NUMBER = re.compile(r"\s*([+-]?)\s*(\d+(?:[.,]\d*)?|[.,]\d+)\s*")
_SIGNED_RESULT = re.compile(
    r"(\s*)(black|white|b|w)(?=\s*\+|\s+resign|\s+w[io]n|\s*$)", re.IGNORECASE
)
_TURN = re.compile(r"(\s*)(black|white|b|w|1|2)(?![a-z0-9])", re.IGNORECASE)
_TURNED = {
    **{"b": "w", "w": "b", "1": "2", "2": "1"},
    **{"black": "white", "white": "black"},
}


def swapped(item: Property) -> Property:
    """The property with the colours swapped: other identifiers, results, komi, turns."""
    name = item.name
    if name in _OTHER:
        return Property(_other_ident(item.ident), item.values)
    change = {"RE": _swapped_result, "KM": _negated, "PL": _swapped_turn, "V": _negated}.get(name)
    return item if change is None else Property(item.ident, tuple(map(change, item.values)))


def _other_ident(ident: str) -> str:
    """The identifier of the other colour, in a spelling like that of the file."""
    wanted = _OTHER[canonical_ident(ident)]
    by_word = _WORD.sub(lambda match: _WORDS[match[0]], ident)
    by_letter = "".join({"b": "w", "w": "b", "B": "W", "W": "B"}.get(c, c) for c in ident)
    return next((i for i in (by_word, by_letter) if canonical_ident(i) == wanted), wanted)


def _negated(raw: str) -> str:
    """A number with the other sign, in the same digits where they can be kept."""
    match = _PLAIN_NUMBER.fullmatch(raw)
    if match is None:
        return raw
    digits = match[2]
    if not digits.strip("0.,"):
        return raw
    komi = komi_of(raw)
    if komi is not None and abs(komi) != Fraction(digits.replace(",", ".").rstrip(".")):
        # The scale of a server, which is not known of numbers with a sign.
        return f"-{margin_text(komi)}"
    return digits if match[1] == "-" else f"-{digits}"


def _swapped_result(raw: str) -> str:
    match = _SIGNED_RESULT.match(raw)
    if match is not None:
        return match[1] + _like(match[2], _TURNED[match[2].lower()]) + raw[match.end() :]
    if parse_result(raw).winner is None:
        return raw
    # In Japanese texts Black is written otherwise than in Chinese ones.
    black = "\u9ed2" if re.search("[\u62bc\u76ee]", raw) else "\u9ed1"
    return "".join({"\u9ed1": "\u767d", "\u9ed2": "\u767d", "\u767d": black}.get(c, c) for c in raw)


def _swapped_turn(raw: str) -> str:
    match = _TURN.match(raw)
    if match is None:
        return raw
    return match[1] + _like(match[2], _TURNED[match[2].lower()]) + raw[match.end() :]


def _like(old: str, new: str) -> str:
    """The new word in capitals where the old one is."""
    if old.isupper():
        return new.upper()
    return new.capitalize() if old[:1].isupper() else new
