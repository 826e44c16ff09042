"""Searching the nodes of games: text, ignoring case, accents and line breaks, and notes of every kind."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from goboard_app.record.node import Node
from goboard_app.record.property_table import PropertyGroup, idents, idents_about
from goboard_app.record.sgf.lexer import Property, shown, split_pair, text_of
from goboard_app.record.sgf.source import ROOT, GameSource
from goboard_app.record.tree import GameTree

_SPACE = re.compile(r"\s+")
# Accents and vowel signs, once decomposition has separated them from their letters.
_MARKS = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff"
    "\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]+"
)
# Letters that look accented and have no decomposition in Unicode.
_STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe"})
SEARCHED = frozenset(idents(lambda row: row.is_searched))
"""The properties that hold text."""
# Nodes in one step of the work.
_NODES_AT_ONCE = 250
# Each of them is read, while a search for words reads few.
_NOTES_AT_ONCE = 100
# Values that programs write at every node are no ratings of a reader.
_RATINGS = idents_about(PropertyGroup.JUDGEMENT) - {"V", "SBKV"}
_MARKED = idents_about(PropertyGroup.MARK, PropertyGroup.TERRITORY)
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)


def folded(text: str) -> str:
    """Return the text in the form used for comparison; a run of white space is one blank."""
    return _SPACE.sub(" ", _plain(text))


def found_in(text: str, wanted: str) -> tuple[int, int] | None:
    """Return the beginning and end of the first match of a folded text in a text; None without a match."""
    whole = folded(text)
    at = whole.find(wanted)
    if at < 0:
        return None
    # Folding has changed no offset.
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
    """Return for the first letters of the folded text the letter of the text that each comes from."""
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
        """Return the node if it still belongs to the tree; else None."""
        if self.node is not None:
            return self.node if self.tree.contains(self.node) else None
        return None if self.tree.source is None else _made(self.tree, self.tree.source, self.number)


def unchanged_source(tree: GameTree) -> GameSource | None:
    """Return the place of a game in its file if no edit has changed the tree; else None."""
    return None if tree.revision else tree.source


def _made(tree: GameTree, source: GameSource, number: int) -> Node | None:
    """Return the node with this number in the file, reached from the root of the present tree."""
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
    """A match: its node, its property, and its `start` and `end` in the text of the property."""

    place: NodePlace
    ident: str
    text: str
    start: int
    end: int


class NoteKind(Enum):
    """The kinds of notes on a node; the value holds its properties."""

    COMMENT = frozenset({"N", "C"})
    MARK = _MARKED
    RATING = _RATINGS


@dataclass(frozen=True, slots=True)
class NoteHit:
    """A node with notes: their kinds, its name and comment as `text`, and a match in it from `start` to `end`.

    `name_end` is the end of the name, where a comment follows it on a line of its own; else 0.
    """

    place: NodePlace
    kinds: frozenset[NoteKind]
    text: str
    start: int = 0
    end: int = 0
    name_end: int = 0


@dataclass(frozen=True, slots=True)
class TextPortion:
    """A part of a search: the number of games done so far, and the matches since the last part."""

    done: int
    hits: tuple[TextHit | NoteHit, ...]


def search_text(trees: Sequence[GameTree], words: str) -> Iterator[TextPortion]:
    """Yield all matches of these words, in portions that take a few milliseconds each.

    Case, accents and line breaks are ignored. The search may be stopped at any time. Cost: about 2
    milliseconds for a hundred thousand characters, and 5 microseconds for each node near a match.
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


def _spans_of_edited(tree: GameTree, at_once: int = _NODES_AT_ONCE) -> Iterator[list[_Said]]:
    """Yield the nodes of an edited tree, some at a time."""
    walk = tree.walk()
    while nodes := list(islice(walk, at_once)):
        yield [(NodePlace(tree, node), node.properties) for node in nodes]


def _spans_of_file(tree: GameTree, source: GameSource, wanted: str) -> Iterator[list[_Said]]:
    """Yield the nodes of a game whose text in the file may hold the words."""
    nodes = source.nodes
    text, starts, ends = nodes.text, nodes.starts, nodes.ends
    for first in range(source.first, source.last, _NODES_AT_ONCE):
        last = min(first + _NODES_AT_ONCE, source.last)
        # One test for all nodes of the span: most spans hold no match.
        if wanted not in _raw_folded(text, starts[first], ends[last - 1]):
            yield []
            continue
        yield [
            (NodePlace(tree, None, number), nodes.properties_of(number))
            for number in range(first, last)
            if wanted in _raw_folded(text, starts[number], ends[number])
        ]


def _raw_folded(text: str, start: int, end: int) -> str:
    """Return a folded part of the file; it holds at least the text of its values."""
    part = text[start:end]
    if "\\" in part:
        part = _ESCAPE.sub(_unescaped, part)
    return folded(part)


def _unescaped(match: re.Match[str]) -> str:
    """Return the text of an escape; an escaped line break is empty."""
    # FF[4], Text: an escaped line break (soft line break) is removed.
    return "" if match[1][0] in "\r\n" else match[1]


def _hits_in(place: NodePlace, properties: Sequence[Property], wanted: str) -> Iterator[TextHit]:
    """Yield the first match in each value of the searched properties of a node."""
    for item in properties:
        if item.name not in SEARCHED:
            continue
        for raw in item.values:
            text = shown(text_of(raw))
            found = found_in(text, wanted)
            if found is not None:
                yield TextHit(place, item.name, text, *found)


def search_notes(trees: Sequence[GameTree], kinds: Collection[NoteKind], words: str = "") -> Iterator[TextPortion]:
    """Yield the nodes with notes of these kinds, in portions that take a few milliseconds each.

    With `words` only those that have them in their name, their comment or a label. The search may be
    stopped at any time. Cost: about 10 microseconds for each node with a note.
    """
    wanted = folded(words).strip()
    for done, tree in enumerate(trees):
        source = unchanged_source(tree)
        spans = _spans_of_edited(tree, _NOTES_AT_ONCE) if source is None else _spans_with_notes(tree, source, kinds)
        for span in spans:
            hits = (_note_in(place, properties, kinds, wanted) for place, properties in span)
            yield TextPortion(done, tuple(hit for hit in hits if hit is not None))
        yield TextPortion(done + 1, ())


def _spans_with_notes(tree: GameTree, source: GameSource, kinds: Collection[NoteKind]) -> Iterator[list[_Said]]:
    """Yield the nodes of a game whose characters in the file may hold notes of these kinds."""
    nodes = source.nodes
    names = sorted(name for kind in kinds for name in kind.value)
    for first in range(source.first, source.last, _NOTES_AT_ONCE):
        last = min(first + _NOTES_AT_ONCE, source.last)
        found = nodes.may_hold(names, first, last)
        yield [(NodePlace(tree, None, number), nodes.properties_of(number)) for number in found]


def _note_in(
    place: NodePlace, properties: Sequence[Property], kinds: Collection[NoteKind], wanted: str
) -> NoteHit | None:
    """Return the notes of a node if they are of these kinds and hold the folded text; else None."""
    said = {name: [raw for item in properties if item.name == name for raw in item.values] for name in ("N", "C", "LB")}
    name, comment = ("\n".join(shown(text_of(raw)) for raw in said[ident]) for ident in ("N", "C"))
    text = "\n".join(part for part in (name, comment) if part)
    names = {item.name for item in properties}
    found = {kind for kind in NoteKind if names & kind.value}
    if not text.strip():
        # An empty comment is none.
        found.discard(NoteKind.COMMENT)
    if found.isdisjoint(kinds):
        return None
    start, end = 0, 0
    if wanted:
        match = found_in(text, wanted)
        labels = (shown(text_of(split_pair(raw)[1] or "")) for raw in said["LB"])
        if match is None and not any(wanted in folded(label) for label in labels):
            return None
        start, end = match or (0, 0)
    return NoteHit(place, frozenset(found), text, start, end, len(name) if name and comment else 0)
