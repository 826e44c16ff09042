"""Searching text in the nodes of games, without regard to case, accents and line breaks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property, shown, text_of
from goboard_app.record.sgf.source import ROOT, GameSource
from goboard_app.record.tree import GameTree

_SPACE = re.compile(r"\s+")
# Accents and vowel signs, once they stand apart from their letters.
_MARKS = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff"
    "\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]+"
)
# Letters that look accented and do not come apart in Unicode.
_STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe"})
SEARCHED = frozenset(
    (
        *("C", "N", "GC", "GN", "PB", "PW", "BT", "WT", "BR", "WR", "EV", "RO", "PC", "DT"),
        *("RE", "SO", "US", "AN", "CP", "ON", "OT", "RU"),
    )
)
"""The properties that hold words."""
_NODES_AT_ONCE = 250
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)


def folded(text: str) -> str:
    """The text in the form in which two texts are compared; a run of white space is one blank."""
    return _SPACE.sub(" ", _plain(text))


def found_in(text: str, wanted: str) -> tuple[int, int] | None:
    """Where a folded text first stands in a text: its beginning and end there; None if nowhere."""
    whole = folded(text)
    at = whole.find(wanted)
    if at < 0:
        return None
    if text.isascii() and len(whole) == len(text):
        return at, at + len(wanted)
    origins = _origins(text, at + len(wanted))
    return origins[at], origins[-1] + 1


def _plain(text: str) -> str:
    if text.isascii():
        return text.lower()
    bare = _MARKS.sub("", unicodedata.normalize("NFKD", text))
    return bare.casefold().translate(_STROKES)


def _origins(text: str, count: int) -> list[int]:
    """For the first letters of the folded text, which letter of the text each comes from."""
    origins: list[int] = []
    is_blank = False
    for place, letter in enumerate(text):
        for piece in folded(letter):
            if piece != " " or not is_blank:
                origins.append(place)
            is_blank = piece == " "
        if len(origins) >= count:
            break
    return origins[:count]


@dataclass(frozen=True, slots=True)
class NodePlace:
    """A node of a tree: `node` itself, or the `number` that it has in the file of the tree."""

    tree: GameTree
    node: Node | None
    number: int = 0

    def find(self) -> Node | None:
        """The node, if it still belongs to the tree."""
        if self.node is not None:
            return self.node if self.tree.contains(self.node) else None
        return None if self.tree.source is None else _made(self.tree, self.tree.source, self.number)


def unchanged_source(tree: GameTree) -> GameSource | None:
    """Where the game stands in its file, if the tree still says the same; else None."""
    return None if tree.revision else tree.source


def _made(tree: GameTree, source: GameSource, number: int) -> Node | None:
    """The node with this number in the file, reached from the root as the tree is now."""
    nodes, trail = source.nodes, [number]
    while trail[-1] != source.first:
        trail.append(nodes.parents.get(trail[-1], trail[-1] - 1))
        if trail[-1] == ROOT or trail[-1] < source.first:
            return None
    node: Node | None = tree.root
    for step in reversed(trail[:-1]):
        if node is None:
            return None
        node = next((child for child in node.children if child.is_number(step, nodes)), None)
    return node


_Said = tuple[NodePlace, tuple[Property, ...]]


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
