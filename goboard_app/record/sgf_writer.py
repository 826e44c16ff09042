"""Writing SGF: what was not touched stays as it was, byte for byte; the rest is canonical."""

from __future__ import annotations

from goboard_app.record.finding import UnencodableText
from goboard_app.record.property import Property
from goboard_app.record.record import Record
from goboard_app.record.sgf_charset import codec_name, encode
from goboard_app.record.sgf_layout import game_text, is_unchanged
from goboard_app.record.source import GameSource
from goboard_app.record.tree import GameTree

__all__ = ["UnencodableText", "write_game", "write_record"]

_UTF8 = "utf-8"


def write_record(record: Record, encoding: str | None = None) -> bytes:
    """The whole file; the very bytes that were read if nothing changed.

    Each game keeps its encoding unless one is given, which then also goes into CA. Raise
    UnencodableText for text that the encoding cannot hold; nothing is ever dropped.
    """
    sources = [tree.source for tree in record.games]
    is_complete = _is_complete(sources, record)
    if is_complete and encoding is None and all(map(is_unchanged, record.games)):
        return record.data
    if not is_complete:
        return b"\n".join(write_game(tree, encoding).rstrip(b"\n") for tree in record.games) + b"\n"
    pieces: list[bytes] = []
    at = 0
    for tree in record.games:
        source = tree.source
        assert source is not None
        pieces.append(_outside(source, at, source.start, encoding))
        pieces.append(write_game(tree, encoding))
        at = source.end
    last = sources[-1]
    assert last is not None
    pieces.append(_outside(last, at, len(last.file.text), encoding))
    return b"".join(pieces)


def write_game(tree: GameTree, encoding: str | None = None) -> bytes:
    """One game, in the encoding it was read in or else UTF-8; as for `write_record`."""
    if encoding is not None:
        codec = codec_name(encoding) or _UTF8
        return encode(game_text(tree, _with_charset(tree, encoding)), codec)
    source = tree.source
    if source is None:
        return encode(game_text(tree), _UTF8)
    if is_unchanged(tree):
        return source.file.encoded(source.start, source.end)
    text = game_text(tree)
    original = source.file.text[source.start : source.end]
    if original.isascii() and not text.isascii() and not tree.root.has("CA"):
        # Other programs take a file without CA for Latin-1.
        text = game_text(tree, _with_charset(tree, "UTF-8"))
    return encode(text, source.encoding)


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


def _is_complete(sources: list[GameSource | None], record: Record) -> bool:
    """Whether the record still consists of all the games of its file, in their order."""
    if not record.data or not sources or sources[0] is None:
        return False
    return sources[0].game_count == len(sources) and all(
        source is not None and source.number == number for number, source in enumerate(sources)
    )


def _outside(source: GameSource, start: int, end: int, encoding: str | None) -> bytes:
    """The text outside the games between two offsets."""
    if encoding is None:
        return source.file.encoded(start, end)
    text = source.file.text[start:end]
    codec = codec_name(encoding) or _UTF8
    return encode(text.lstrip("\ufeff") if not start else text, codec)
