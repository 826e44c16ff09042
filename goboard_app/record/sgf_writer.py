"""Writing SGF: what was not touched stays as it was, byte for byte; the rest is canonical."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum

from goboard_app.record.finding import UnencodableText
from goboard_app.record.property import Property
from goboard_app.record.record import Record
from goboard_app.record.sgf_charset import Piece, charset_name, codec_name, decode, encode
from goboard_app.record.sgf_collection import collected, is_mixed
from goboard_app.record.sgf_layout import game_text, is_unchanged, lone_text
from goboard_app.record.source import GameSource
from goboard_app.record.tree import GameTree

__all__ = ["UnencodableText", "target_codec", "write_game", "write_record"]

_UTF8 = "utf-8"


class _Named(IntEnum):
    """Which games say in CA how they are written."""

    AS_IS = 0
    CHANGED = 1
    ALL = 2


def write_record(record: Record, encoding: str | None = None) -> bytes:
    """The whole file; the very bytes that were read if nothing changed.

    Each game keeps its encoding unless one is given, which then also goes into CA. If the file
    would otherwise be read back in another encoding, the games that changed get a true CA. Raise
    UnencodableText for text that the encoding cannot hold; nothing is ever dropped. Games that
    come from files in several encodings, and cannot stand in one file so, are written in UTF-8.
    """
    if not _is_complete(record):
        data, is_read_back = _joined(lambda named: _collected(record, encoding, named), _Named.ALL)
        is_lost = not is_read_back and encoding is None and is_mixed(record)
        return write_record(record, "UTF-8") if is_lost else data
    if encoding is None and all(map(is_unchanged, record.games)):
        return record.data
    return _joined(lambda named: _file_pieces(record, encoding, named), _Named.CHANGED)[0]


def write_game(tree: GameTree, encoding: str | None = None) -> bytes:
    """One game, in the encoding it was read in or else UTF-8; as for `write_record`."""
    if encoding is None and tree.source is not None and is_unchanged(tree):
        return tree.source.file.encoded(tree.source.start, tree.source.end)
    return _joined(lambda named: [_game_piece(tree, encoding, named)], _Named.CHANGED)[0]


def target_codec(games: Sequence[GameTree], encoding: str | None) -> str:
    """The codec to write games in: the one given, else the one in which the first of them stood."""
    if encoding is not None:
        return codec_name(encoding) or _UTF8
    source = games[0].source if games else None
    return _UTF8 if source is None else source.encoding


def _joined(pieces: Callable[[_Named], list[Piece]], most: _Named) -> tuple[bytes, bool]:
    """The pieces as bytes, and whether they are read back as they are; CA is made true for that."""
    for named in _Named:
        written = pieces(named)
        data = b"".join(encode(text, codec) for text, codec in written)
        is_read_back = data.isascii() or decode(data).text == "".join(text for text, _ in written)
        if is_read_back or named is most:
            break
    return data, is_read_back


def _collected(record: Record, encoding: str | None, named: _Named) -> list[Piece]:
    """The text of games that make no file as it was read."""
    return collected(
        record, [_game_piece(tree, encoding, named, is_alone=True) for tree in record.games]
    )


def _file_pieces(record: Record, encoding: str | None, named: _Named) -> list[Piece]:
    """The text of a file with the encoding of each stretch."""
    pieces: list[Piece] = []
    at = 0
    for source, tree in zip(_sources(record), record.games, strict=True):
        pieces.extend(_outside(source, at, source.start, encoding))
        pieces.append(_game_piece(tree, encoding, named))
        at = source.end
    pieces.extend(_outside(source, at, len(source.file.text), encoding))
    return pieces


def _game_piece(
    tree: GameTree, encoding: str | None, named: _Named, is_alone: bool = False
) -> Piece:
    """The text of one game and its encoding; `named` puts the encoding into CA.

    Where it `is_alone` it must be whole without what stood around it in its file.
    """
    written = lone_text if is_alone else game_text
    if encoding is not None:
        codec = codec_name(encoding) or _UTF8
        return written(tree, _with_charset(tree, encoding)), codec
    source = tree.source
    if source is None:
        return written(tree), _UTF8
    if named is _Named.ALL or (named and not is_unchanged(tree)):
        return written(tree, _with_charset(tree, charset_name(source.encoding))), source.encoding
    text = written(tree)
    original = source.file.text[source.start : source.end]
    is_known = is_unchanged(tree) or tree.root.has("CA")
    if original.isascii() and not text.isascii() and not is_known:
        # Other programs take a file without CA for Latin-1.
        text = written(tree, _with_charset(tree, charset_name(source.encoding)))
    return text, source.encoding


def _sources(record: Record) -> list[GameSource]:
    return [tree.source for tree in record.games if tree.source is not None]


def _with_charset(tree: GameTree, charset: str) -> tuple[Property, ...]:
    """The properties of the root, with CA saying this charset."""
    changed: list[Property] = []
    is_told = False
    for item in tree.root.properties:
        if item.name != "CA":
            changed.append(item)
        elif not is_told:
            changed.append(Property(item.ident, (charset,)))
            is_told = True
    return tuple(changed) if is_told else (*changed, Property("CA", (charset,)))


def _is_complete(record: Record) -> bool:
    """Whether the record still consists of all the games of its file, in their order."""
    sources = _sources(record)
    if not record.data or not sources or len(sources) != len(record.games):
        return False
    return sources[0].game_count == len(sources) and all(
        source.number == number and source.file is sources[0].file
        for number, source in enumerate(sources)
    )


def _outside(source: GameSource, start: int, end: int, encoding: str | None) -> list[Piece]:
    """The text outside the games between two offsets, as pieces of one encoding each."""
    pieces = source.file.pieces(start, end)
    if encoding is None:
        return pieces
    codec = codec_name(encoding) or _UTF8
    # The byte order mark of a file in UTF-16 would stand in the way of another encoding.
    return [(text.lstrip("\ufeff"), codec) for text, _ in pieces]
