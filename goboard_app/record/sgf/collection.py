"""Record: the games of one file with their findings, and the file itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from goboard_app.record.sgf.diagnostics import Finding
from goboard_app.record.sgf.encoding import Basis, Decoded, ImportFormat, Piece
from goboard_app.record.sgf.source import GameSource
from goboard_app.record.tree import GameTree

_MARK = "\ufeff"


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """The games of a file in their order, the findings, the encoding, and the original bytes.

    The trees change by edits; the record itself does not. `data` is empty for a new record and for
    one that was imported from another format, which `imported_from` then names. `basis` is the
    evidence by which the encoding was chosen. `places` are the beginning and end of each game of
    the file in its text.
    """

    games: tuple[GameTree, ...]
    findings: tuple[Finding, ...] = ()
    encoding: str = "utf-8"
    data: bytes = b""
    places: tuple[tuple[int, int], ...] = ()
    basis: Basis | None = None
    imported_from: ImportFormat | None = None

    @property
    def text(self) -> str:
        """The text of the file that it was read from; without a file, the values in the roots of its games."""
        source = next((tree.source.file for tree in self.games if tree.source is not None), None)
        if source is not None:
            return source.text
        values = (each.values for tree in self.games for each in tree.root.properties)
        return "\n".join("\n".join(texts) for texts in values)


def collected(record: Record, games: Sequence[Piece]) -> list[Piece]:
    """Return the text of a file whose games were moved, added or removed; `games` has theirs in order.

    A game that still follows its old predecessor keeps the text between them; a game that was moved
    takes the words before it along. Words before removed games, and those at the end of the file,
    come last: only white space is dropped.
    """
    home = _home(record)
    pieces: list[Piece] = []
    for number, (tree, piece) in enumerate(zip(record.games, games, strict=True)):
        before = record.games[number - 1] if number else None
        gap = _gap(before, tree, record, home)
        if gap:
            pieces.append((gap, piece[1]))
        pieces.append(piece)
    # Without a file there is no old text to keep; the text ends with a line break.
    if home is None:
        return [*pieces[:-1], _with_line_end(pieces[-1])]
    # A byte order mark stays if the first game is still in its encoding.
    is_marked = home.text.startswith(_MARK) and home.encoding == games[0][1]
    last = games[-1][1]
    return [
        *([(_MARK, home.encoding)] if is_marked else []),
        *pieces,
        *((text, last) for text in (_left_behind(record, home), _tail(record, home)) if text),
    ]


def is_mixed(record: Record) -> bool:
    """Return whether the games come from texts in several encodings; new ones are in UTF-8."""
    return len({t.source.encoding if t.source else "utf-8" for t in record.games}) > 1


def _home(record: Record) -> Decoded | None:
    """Return the text of the file that the record was read from; None if no game of it is left."""
    files = {id(t.source.file): t.source.file for t in record.games if t.source is not None}
    return next((file for file in files.values() if _is_text_of(file, record.data)), None)


def _is_text_of(file: Decoded, data: bytes) -> bool:
    # The games may come from several files; the home is the one with the record's bytes.
    return bool(data) and file.encoded(0, len(file.text)) == data


def _gap(before: GameTree | None, tree: GameTree, record: Record, home: Decoded | None) -> str:
    """Return the text before a game."""
    source = tree.source
    line = _line_break(home)
    usual = "" if before is None else line
    if home is None or source is None or source.file is not home:
        return usual
    outside = _outside(record, home, source.number)
    follows = before.source if before is not None else None
    if _follows(follows, source) or (before is None and source.number == 0):
        return outside
    return usual if not outside.strip() else usual + outside.strip() + line


def _outside(record: Record, home: Decoded, number: int) -> str:
    """Return the text between a game of the file and the game before it, or the beginning of the file."""
    start = record.places[number - 1][1] if number else 0
    return home.text[start : record.places[number][0]].lstrip(_MARK)


def _follows(before: GameSource | None, source: GameSource) -> bool:
    return before is not None and before.file is source.file and before.number == source.number - 1


def _left_behind(record: Record, home: Decoded) -> str:
    """Return the words before games of the file that were removed."""
    kept = {t.source.number for t in record.games if t.source and t.source.file is home}
    gone = (number for number in range(len(record.places)) if number not in kept)
    words = (_outside(record, home, number).strip(" \t\r\n\0") for number in gone)
    return "".join(_line_break(home) + text for text in words if text)


def _tail(record: Record, home: Decoded) -> str:
    """Return the text behind the last game of the file."""
    return home.text[record.places[-1][1] :]


def _line_break(home: Decoded | None) -> str:
    # New line breaks are like those of the file.
    return "\r\n" if home is not None and "\r\n" in home.text else "\n"


def _with_line_end(piece: Piece) -> Piece:
    return piece[0].rstrip("\n") + "\n", piece[1]
