"""Record: the games of one file with what was found wrong, and the file itself."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.record.finding import Finding
from goboard_app.record.origin import Basis, ImportFormat
from goboard_app.record.tree import GameTree


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """The games of a file in their order, the findings, the encoding, and the original bytes.

    The trees change by edits; the record itself does not. `data` is empty for a new record and for
    one that was imported from another format, which `imported_from` then names. `basis` tells by
    what the encoding was decided. `places` tells where all games of the file begin and
    end in its text.
    """

    games: tuple[GameTree, ...]
    findings: tuple[Finding, ...] = ()
    encoding: str = "utf-8"
    data: bytes = b""
    places: tuple[tuple[int, int], ...] = ()
    basis: Basis | None = None
    imported_from: ImportFormat | None = None
