"""Reading a record of whatever format: SGF, or an import from one of the formats of the servers."""

from __future__ import annotations

import re
from collections.abc import Callable

from goboard_app.record.codec_names import codec_name
from goboard_app.record.decoded import Decoded
from goboard_app.record.finding import Finding, SgfError, SgfErrorKind
from goboard_app.record.import_gib import read_gib
from goboard_app.record.import_ngf import read_ngf
from goboard_app.record.import_parts import ImportedGame
from goboard_app.record.import_ugf import read_ugf
from goboard_app.record.origin import FOREIGN_ENDINGS, Basis, ImportFormat
from goboard_app.record.reading_watch import ParseWatch
from goboard_app.record.record import Record
from goboard_app.record.sgf_charset import decode, is_valid
from goboard_app.record.sgf_reader import read_sgf
from goboard_app.record.sgf_text import shown

__all__ = ["FOREIGN_ENDINGS", "format_of", "read_record"]

_HEAD = 20_000
_SIGNS = (
    (ImportFormat.GIB, re.compile(rb"\A(?:\xef\xbb\xbf)?\s*\\HS\b|^\\\[GAMEBLACKNAME=", re.M)),
    (ImportFormat.UGF, re.compile(rb"^(?:\xef\xbb\xbf)?\[(?:Header|Data|Remote)\]\s*$", re.M)),
    (ImportFormat.NGF, re.compile(rb"^PM[A-Z]{2}[BW][A-Z]{2,4}\s*$", re.M)),
)
_READERS: dict[ImportFormat, Callable[[str], ImportedGame]] = {
    ImportFormat.GIB: read_gib,
    ImportFormat.NGF: read_ngf,
    ImportFormat.UGF: read_ugf,
}
_SGF = re.compile(rb"\(\s*;\s*[A-Za-z]+\s*\[")
_LANG = re.compile(rb"^Lang=([\w-]+)", re.M)


def read_record(
    data: bytes, encoding: str | None = None, watch: ParseWatch | None = None
) -> Record:
    """The games of a file, in the encoding given or else the one it turns out to have.

    Raise SgfError if the file holds no game, ReadingStopped where the watch calls it off.
    """
    kind = format_of(data)
    return read_sgf(data, encoding, watch) if kind is None else _imported(data, kind, encoding)


def format_of(data: bytes) -> ImportFormat | None:
    """The format of a file that is not SGF; None for anything else."""
    head = data[:_HEAD]
    sgf = _SGF.search(head)
    for kind, sign in _SIGNS:
        match = sign.search(head)
        if match is not None and (sgf is None or match.start() < sgf.start()):
            return kind
    return None


def _imported(data: bytes, kind: ImportFormat, encoding: str | None) -> Record:
    decoded = _decoded(data, encoding)
    # It is written in UTF-8, where stray bytes could not stand.
    game = _READERS[kind](shown(decoded.text).replace("\r\n", "\n"))
    if not game.last.properties and not game.root.children:
        raise SgfError(SgfErrorKind.NO_GAME, kind.value)
    tree = game.tree()
    told = [Finding(finding, 1, 1, detail, -1) for finding, detail in decoded.findings]
    return Record(
        games=(tree,),
        findings=(*told, *game.findings),
        encoding=decoded.encoding,
        basis=decoded.basis,
        imported_from=kind,
    )


def _decoded(data: bytes, encoding: str | None) -> Decoded:
    """The text, in the encoding that the header names if the text can be read so."""
    match = None if encoding is not None else _LANG.search(data[:_HEAD])
    named = None if match is None else codec_name(match[1].decode("ascii", "replace"))
    if named is None or data.isascii() or not is_valid(data, named):
        return decode(data, encoding)
    found = decode(data, named)
    part = found.parts[0]
    return Decoded(found.text, (type(part)(part.start, part.end, named, Basis.DECLARED),), ())
