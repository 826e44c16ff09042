"""Looking for words in comments, names and the facts about games; only what is hit is interpreted.

The text of the file is looked through first, game by game and node by node. A node in which the
words stand is read property by property, so that no word is found in a move or a mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from goboard_app.record.folding import folded, found_in
from goboard_app.record.places import NodePlace, unchanged_source
from goboard_app.record.property import Property
from goboard_app.record.sgf_text import shown, text_of
from goboard_app.record.source import GameSource
from goboard_app.record.tree import GameTree

SEARCHED = frozenset(
    (
        *("C", "N", "GC", "GN", "PB", "PW", "BT", "WT", "BR", "WR", "EV", "RO", "PC", "DT"),
        *("RE", "SO", "US", "AN", "CP", "ON", "OT", "RU"),
    )
)
"""The properties that hold words."""

_NODES_AT_ONCE = 250
_Said = tuple[NodePlace, tuple[Property, ...]]
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class TextHit:
    """Words that were found: where, in which property, and in its text from `start` to `end`."""

    place: NodePlace
    ident: str
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class TextPortion:
    """A part of a search: how many games are done by now, and what was found since the last."""

    done: int
    hits: tuple[TextHit, ...]


def search_text(trees: Sequence[GameTree], words: str) -> Iterator[TextPortion]:
    """Everything that holds these words, in portions that take a few milliseconds each.

    Case, accents and line breaks make no difference. It may be left off at any time. Cost: about
    2 milliseconds for a hundred thousand characters, and 5 microseconds for each node near a hit.
    """
    wanted = folded(words).strip()
    if not wanted:
        return
    for done, tree in enumerate(trees):
        yield from _search_game(tree, wanted, done)
        yield TextPortion(done + 1, ())


def _search_game(tree: GameTree, wanted: str, done: int) -> Iterator[TextPortion]:
    source = unchanged_source(tree)
    spans = _spans_of_edited(tree) if source is None else _spans_of_file(tree, source, wanted)
    for span in spans:
        hits = (_hits_in(place, properties, wanted) for place, properties in span)
        yield TextPortion(done, tuple(hit for some in hits for hit in some))


def _spans_of_edited(tree: GameTree) -> Iterator[list[_Said]]:
    """The nodes of a tree that is not as its file any more, some at a time."""
    walk = tree.walk()
    while nodes := list(islice(walk, _NODES_AT_ONCE)):
        yield [(NodePlace(tree, node), node.properties) for node in nodes]


def _spans_of_file(tree: GameTree, source: GameSource, wanted: str) -> Iterator[list[_Said]]:
    """The nodes of a game in which the words may stand, as the file has them."""
    nodes = source.nodes
    text, starts, ends = nodes.text, nodes.starts, nodes.ends
    for first in range(source.first, source.last, _NODES_AT_ONCE):
        last = min(first + _NODES_AT_ONCE, source.last)
        if wanted not in _raw_folded(text, starts[first], ends[last - 1]):
            yield []
            continue
        yield [
            (NodePlace(tree, None, number), nodes.properties_of(number))
            for number in range(first, last)
            if wanted in _raw_folded(text, starts[number], ends[number])
        ]


def _raw_folded(text: str, start: int, end: int) -> str:
    """A part of the file as a search sees it; it holds at least what its values hold."""
    part = text[start:end]
    if "\\" in part:
        part = _ESCAPE.sub(_unescaped, part)
    return folded(part)


def _unescaped(match: re.Match[str]) -> str:
    """What an escape stands for; an escaped line break stands for nothing."""
    return "" if match[1][0] in "\r\n" else match[1]


def _hits_in(place: NodePlace, properties: Sequence[Property], wanted: str) -> Iterator[TextHit]:
    for item in properties:
        if item.name not in SEARCHED:
            continue
        for raw in item.values:
            text = shown(text_of(raw))
            found = found_in(text, wanted)
            if found is not None:
                yield TextHit(place, item.name, text, *found)
