"""Writing SGF: what was not touched stays as it was, byte for byte; the rest is canonical."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from goboard_app.record.codec_names import charset_name, codec_name
from goboard_app.record.decoded import Piece, encode
from goboard_app.record.exact_bytes import with_old_bytes
from goboard_app.record.finding import UnencodableText
from goboard_app.record.property import Property
from goboard_app.record.record import Record
from goboard_app.record.sgf_charset import decode
from goboard_app.record.sgf_collection import collected, is_mixed
from goboard_app.record.sgf_layout import game_text, is_unchanged, lone_text, plain_text
from goboard_app.record.source import GameSource
from goboard_app.record.tree import GameTree
from goboard_app.record.writing_watch import WritingWatch

__all__ = ["UnencodableText", "target_codec", "write_game", "write_record"]

_UTF8 = "utf-8"


class _Named(IntEnum):
    """Which games say in CA how they are written."""

    AS_IS = 0
    CHANGED = 1
    ALL = 2


class _Plain(IntEnum):
    """Which games are written in plain form throughout, because their text would mislead."""

    NONE = 0
    CHANGED = 1
    ODD = 2


@dataclass(frozen=True, slots=True)
class _Manner:
    """How games are written."""

    encoding: str | None
    watch: WritingWatch | None = None
    named: _Named = _Named.AS_IS
    plain: _Plain = _Plain.NONE

    def is_plain(self, tree: GameTree) -> bool:
        """Whether the game is written without regard to how it stood in its file."""
        if self.plain is _Plain.NONE:
            return False
        return not is_unchanged(tree) or (self.plain is _Plain.ODD and _is_odd(tree))


def write_record(
    record: Record, encoding: str | None = None, watch: WritingWatch | None = None
) -> bytes:
    """The whole file; the very bytes that were read if nothing changed.

    Each game keeps its encoding unless one is given, which then also goes into CA. If the file
    would otherwise be read back in another encoding, the games that changed get a true CA. Raise
    UnencodableText for text that the encoding cannot hold; nothing is ever dropped. Games that
    come from files in several encodings, and cannot stand in one file so, are written in UTF-8.
    """
    manner = _Manner(encoding, watch)
    if not _is_complete(record):
        data, is_read_back = _joined(record, _collected, manner, _Named.ALL)
        is_lost = not is_read_back and encoding is None and is_mixed(record)
        return write_record(record, "UTF-8", watch) if is_lost else data
    if encoding is None and all(map(is_unchanged, record.games)):
        return record.data
    data = _joined(record, _file_pieces, manner, _Named.CHANGED)[0]
    file = _sources(record)[0].file
    return data if encoding is not None else with_old_bytes(file, record.data, data)


def write_game(tree: GameTree, encoding: str | None = None) -> bytes:
    """One game, in the encoding it was read in or else UTF-8; as for `write_record`."""
    if encoding is None and tree.source is not None and is_unchanged(tree):
        return tree.source.file.encoded(tree.source.start, tree.source.end)
    return _joined(Record((tree,)), _alone, _Manner(encoding), _Named.CHANGED)[0]


def target_codec(games: Sequence[GameTree], encoding: str | None) -> str:
    """The codec to write games in: the one given, else the one in which the first of them stood."""
    if encoding is not None:
        return codec_name(encoding) or _UTF8
    source = games[0].source if games else None
    return _UTF8 if source is None else source.encoding


def _joined(
    record: Record,
    pieces: Callable[[Record, _Manner], list[Piece]],
    manner: _Manner,
    most: _Named,
) -> tuple[bytes, bool]:
    """The pieces as bytes, and whether they are read back as they are; CA is made true for that."""
    for named in _Named:
        written = _certain(record, pieces, replace(manner, named=named))
        data = b"".join(encode(text, codec) for text, codec in written)
        is_read_back = data.isascii() or decode(data).text == "".join(text for text, _ in written)
        if is_read_back or named is most:
            break
    return data, is_read_back


def _certain(
    record: Record, pieces: Callable[[Record, _Manner], list[Piece]], manner: _Manner
) -> list[Piece]:
    """The pieces in the form that keeps most of what stood there and is read as these games.

    Where a file was damaged, how much of it belongs to a value or a game was a guess from what
    stands around it; so a change in one place may change what another is taken for.
    """
    written = pieces(record, manner)
    if not record.findings and not any(map(_is_odd, record.games)):
        return written
    for plain in _Plain:
        other = written if plain is _Plain.NONE else pieces(record, replace(manner, plain=plain))
        if _is_read_as("".join(text for text, _ in other), record.games):
            return other
    return written


def _is_odd(tree: GameTree) -> bool:
    """Whether some of a game's text means what it does only where it stands."""
    source = tree.source
    return source is not None and (source.has_odd_nodes or not source.is_regular)


def _is_read_as(text: str, games: Sequence[GameTree]) -> bool:
    # Late: only what was not well-formed is read again.
    from goboard_app.record.compare import first_difference
    from goboard_app.record.sgf_reader import games_of_text

    return first_difference(games_of_text(text), games) is None


def _collected(record: Record, manner: _Manner) -> list[Piece]:
    """The text of games that make no file as it was read."""
    return collected(record, [_game_piece(tree, manner, is_alone=True) for tree in record.games])


def _alone(record: Record, manner: _Manner) -> list[Piece]:
    """The text of the games and nothing else."""
    return [_game_piece(tree, manner) for tree in record.games]


def _file_pieces(record: Record, manner: _Manner) -> list[Piece]:
    """The text of a file with the encoding of each stretch."""
    pieces: list[Piece] = []
    encoding, at = manner.encoding, 0
    for source, tree in zip(_sources(record), record.games, strict=True):
        pieces.extend(_outside(source, at, source.start, encoding))
        pieces.append(_game_piece(tree, manner))
        at = source.end
    pieces.extend(_outside(source, at, len(source.file.text), encoding))
    return pieces


def _game_piece(tree: GameTree, manner: _Manner, is_alone: bool = False) -> Piece:
    """The text of one game and its encoding.

    Where it `is_alone` it must be whole without what stood around it in its file.
    """
    source, named = tree.source, manner.named
    if manner.encoding is not None:
        codec = codec_name(manner.encoding) or _UTF8
        return _written(tree, manner, is_alone, manner.encoding), codec
    if source is None:
        return _written(tree, manner, is_alone), _UTF8
    if named is _Named.ALL or (named and not is_unchanged(tree)):
        return _written(tree, manner, is_alone, charset_name(source.encoding)), source.encoding
    text = _written(tree, manner, is_alone)
    original = source.file.text[source.start : source.end]
    is_known = is_unchanged(tree) or tree.root.has("CA")
    if original.isascii() and not text.isascii() and not is_known:
        # Other programs take a file without CA for Latin-1.
        text = _written(tree, manner, is_alone, charset_name(source.encoding))
    return text, source.encoding


def _written(tree: GameTree, manner: _Manner, is_alone: bool, charset: str | None = None) -> str:
    """The text of one game; CA says this charset if one is given."""
    root = None if charset is None else _with_charset(tree, charset)
    if manner.is_plain(tree):
        return plain_text(tree, root, manner.watch)
    write = lone_text if is_alone else game_text
    return write(tree, root, manner.watch)


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
