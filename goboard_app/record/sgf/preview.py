"""Previews of an encoding: how a file reads in it, and the parts of a record that it cannot hold."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from goboard_app.record.game_info import info_of
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of
from goboard_app.record.sgf.charset import decode
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError, SgfErrorKind
from goboard_app.record.sgf.encoding import codec_name, is_encodable
from goboard_app.record.sgf.parser import read_sgf

# Enough for names and the first comments; in the rest only undecodable bytes are counted.
_PREVIEW_SAMPLE = 40_000
_MOST = 3
_LONGEST = 400
_Text = TypeVar("_Text", str, tuple[str, str])
_BAD = re.compile("[\udc80-\udcff]")


class UnencodableProperty(NamedTuple):
    """The characters of one property that an encoding does not have, each once.

    `game` counts from 0; `ident` is as in the file.
    """

    game: int
    node: Node
    ident: str
    characters: str


def unencodable_in(record: Record, encoding: str | None = None) -> tuple[UnencodableProperty, ...]:
    """Return all properties that cannot be written in an encoding, or in each game's own encoding.

    The result is empty if the encoding does not exist. Cost: about 3 microseconds a node.
    """
    if encoding is not None and codec_name(encoding) is None:
        return ()
    return tuple(_lacking(record, encoding))


def _lacking(record: Record, encoding: str | None) -> Iterator[UnencodableProperty]:
    """Yield the properties of all games with characters that their encoding lacks."""
    for number, tree in enumerate(record.games):
        own = "utf-8" if tree.source is None else tree.source.encoding
        codec = own if encoding is None else codec_name(encoding) or own
        for node in tree.walk():
            for item in node.properties:
                text = "".join(item.values)
                if text.isascii() or is_encodable(text, codec):
                    continue
                # A dictionary keeps each character once, in order of appearance.
                lost = dict.fromkeys(c for c in text if not is_encodable(c, codec))
                yield UnencodableProperty(number, node, item.ident, "".join(lost))


class Preview(NamedTuple):
    """The players as pairs, the events and the comments that come first in a file.

    Those with non-ASCII letters come before the others, since they distinguish encodings.
    `undecodable` counts the bytes of the whole file without a meaning in the encoding; in the texts
    U+FFFD replaces each of them. Without `holds_game` nothing can be read in this encoding.
    """

    players: tuple[tuple[str, str], ...]
    events: tuple[str, ...]
    comments: tuple[str, ...]
    undecodable: int
    holds_game: bool = True


_NOTHING = Preview((), (), (), 0, holds_game=False)


def preview(data: bytes, encoding: str) -> Preview:
    """Return the preview of a file in this encoding.

    Raises SgfError if the encoding does not exist.
    """
    decoded = decode(data, encoding)
    undecodable = len(_BAD.findall(decoded.text))
    try:
        record = read_sgf(data[:_PREVIEW_SAMPLE], encoding)
    except SgfError as error:
        if error.kind is SgfErrorKind.UNKNOWN_ENCODING:
            raise
        return _NOTHING
    # Another encoding was used, so this one cannot hold the file.
    if decoded.encoding != codec_name(encoding):
        return _NOTHING
    infos = [info_of(tree) for tree in record.games]
    players = ((i.black_name, i.white_name) for i in infos if i.black_name or i.white_name)
    events = (" ".join(t for t in (i.event, i.game_name, i.place) if t) for i in infos)
    return Preview(_most_telling(players), _most_telling(events), _most_telling(_comments(record)), undecodable)


def _comments(record: Record) -> Iterator[str]:
    for tree in record.games:
        for node in tree.walk():
            if node.has("C"):
                yield comment_of(node)[:_LONGEST].strip()


def _most_telling(texts: Iterable[_Text]) -> tuple[_Text, ...]:
    """Return the first few texts, those with foreign letters before the others."""
    found = [text for text in dict.fromkeys(texts) if text]
    return tuple(sorted(found, key=lambda text: "".join(text).isascii())[:_MOST])
