"""What is said of text encodings: for which languages they are, and why one was taken."""

from __future__ import annotations

from collections.abc import Callable

from goboard_app.app.texts.numbers import filled, translate
from goboard_app.record.sgf.encoding import Basis
from goboard_app.record.sgf.lexer import canonical_ident, shown
from goboard_app.record.sgf.preview import Preview

_BASES: dict[Basis, Callable[[], str]] = {
    Basis.ASKED: lambda: translate("encoding", "chosen by you"),
    Basis.MARK: lambda: translate("encoding", "by the byte order mark"),
    Basis.PLAIN: lambda: translate("encoding", "plain letters only"),
    Basis.VALID_UTF8: lambda: translate("encoding", "the text is valid UTF-8"),
    Basis.NEARLY_UTF8: lambda: translate("encoding", "UTF-8 but for a few bytes"),
    Basis.ISO_2022: lambda: translate("encoding", "by its escape sequences"),
    Basis.DECLARED: lambda: translate("encoding", "as the file declares"),
    Basis.GUESSED: lambda: translate("encoding", "judged by the letters"),
    Basis.LAST_RESORT: lambda: translate("encoding", "not certain"),
}


def offered_encodings() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The encodings to choose from, under the languages that are written in them."""
    return (
        (translate("encoding", "All languages"), ("UTF-8", "UTF-16-LE", "UTF-16-BE")),
        (translate("encoding", "Japanese"), ("Shift_JIS", "EUC-JP", "ISO-2022-JP")),
        (translate("encoding", "Chinese"), ("GB18030", "Big5")),
        (translate("encoding", "Korean"), ("EUC-KR", "ISO-2022-KR")),
        (translate("encoding", "Western Europe"), ("windows-1252", "ISO-8859-15")),
        (translate("encoding", "Central Europe"), ("windows-1250", "ISO-8859-2")),
        (translate("encoding", "Russian"), ("windows-1251", "KOI8-R")),
        (translate("encoding", "Other"), ("windows-1253", "windows-1254", "windows-1257")),
        ("", ("windows-1258", "windows-874")),
    )


def encoding_hint(encoding: str) -> str:
    """What a name alone does not tell everybody."""
    return {
        "UTF-8": translate("encoding", "Unicode"),
        "GB18030": translate("encoding", "also GBK, GB2312"),
        "windows-1253": translate("encoding", "Greek"),
        "windows-1254": translate("encoding", "Turkish"),
        "windows-1257": translate("encoding", "Baltic"),
        "windows-1258": translate("encoding", "Vietnamese"),
        "windows-874": translate("encoding", "Thai"),
    }.get(encoding, "")


def several_text() -> str:
    """A file whose games stand in encodings of their own."""
    return translate("encoding", "differs from game to game")


def preview_note(found: Preview) -> str:
    """How well an encoding fits."""
    if not found.holds_game:
        return translate("encoding", "In this encoding there is no game in the file.")
    if found.undecodable:
        return translate(
            "encoding", "%n byte(s) are no letters in this encoding.", None, found.undecodable
        )
    return translate("encoding", "Every byte is a letter in this encoding.")


def lacking_note(characters: str) -> str:
    """Which characters of a record an encoding does not have; all are there if it is empty."""
    if not characters:
        return translate("encoding", "This encoding holds every character of the record.")
    text = translate(
        "encoding", "This encoding does not hold %n character(s): %1", None, len(characters)
    )
    return filled(text, " ".join(characters[:40]))


def property_name(ident: str) -> str:
    """What a property of a record is called in a sentence."""
    names = {
        "C": translate("encoding", "comment"),
        "N": translate("encoding", "node name"),
        "PB": translate("encoding", "Black's name"),
        "PW": translate("encoding", "White's name"),
        "GN": translate("encoding", "game name"),
        "EV": translate("encoding", "event"),
        "PC": translate("encoding", "place"),
        "GC": translate("encoding", "game comment"),
        "LB": translate("encoding", "label"),
    }
    return names.get(canonical_ident(ident), ident)


def lacking_place(game: int | None, move: int, ident: str, characters: str) -> str:
    """Where such characters stand: "Game 2, move 31, comment: ō"."""
    parts = []
    if game is not None:
        parts.append(filled(translate("encoding", "game %1"), game))
    if move:
        parts.append(filled(translate("encoding", "move %1"), move))
    parts.append(property_name(ident))
    place = ", ".join(parts)
    return f"{place[:1].upper()}{place[1:]}: {' '.join(shown(characters)[:20])}"


def basis_phrase(basis: Basis) -> str:
    """By what an encoding was decided: "as the file declares"."""
    return _BASES[basis]()


def unencodable_detail(encoding: str, characters: str) -> str:
    """What cannot be written in the encoding of the file."""
    return filled(
        translate(
            "unencodable",
            "The file is written in %1, which has no sign for %2. Nothing is saved yet.",
        ),
        encoding,
        characters,
    )
