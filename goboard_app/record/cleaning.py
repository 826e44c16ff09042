"""Cleaning a record: finding and removing comments, marks, ratings, variations, times, and data of servers and engines.

`find_contents` says how much of each kind a game holds, `cleaning` gives the edit that removes
chosen kinds. All that was not chosen keeps its values, and so its characters when it is written.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Generator, Sequence
from enum import Enum
from typing import NamedTuple

from goboard_app.late import late
from goboard_app.record.edits import Compound, Edit, Rehang, ReplaceProperties
from goboard_app.record.game_info import info_node
from goboard_app.record.node import Node
from goboard_app.record.property_table import TABLE, PropertyGroup, ValueKind
from goboard_app.record.sgf.lexer import Property, is_raw_value, raw_text, text_of
from goboard_app.record.tree import GameTree, TreeShape

with late:
    from goboard_app.record.node_links import with_links


class ContentKind(Enum):
    """The kinds of contents that can be removed; the values are their names in options."""

    COMMENTS = "comments"
    MARKS = "marks"
    RATINGS = "ratings"
    VARIATIONS = "variations"
    TIMES = "times"
    SERVER = "server"
    """Properties that are not in the property table, and lines of comments that a server or an engine wrote."""


class LineKind(Enum):
    """The kinds of lines of a comment that a program wrote."""

    CHAT = "chat"
    ANALYSIS = "analysis"


_KINDS = {
    PropertyGroup.COMMENT: ContentKind.COMMENTS,
    PropertyGroup.MARK: ContentKind.MARKS,
    PropertyGroup.JUDGEMENT: ContentKind.RATINGS,
    PropertyGroup.CLOCK: ContentKind.TIMES,
}
# The marks on points, of which a property may hold many.
_ON_POINTS = frozenset(row.ident for row in TABLE if row.group is PropertyGroup.MARK) - {"DD", "VW"}
_KNOWN = {row.ident: _KINDS.get(row.group) for row in TABLE}
# The texts that hold lines of servers and engines: C.
_TALKS = frozenset(row.ident for row in TABLE if row.group is PropertyGroup.COMMENT and row.kind is ValueKind.TEXT)
# A line break of a raw value, unless it is escaped: FF[4] takes an escaped one out of the text.
_RAW_LINE = re.compile(r"((?>(?:\\(?:\r\n|\n\r|.)|[^\\\r\n])*)\\?)(\r\n|\n\r|\r|\n|\Z)", re.DOTALL)
# KGS, Pandanet and NNGS write a message as `name [3d?]: text`; a guest has the rank - or ?.
_CHAT = re.compile(r"[^\s\[\]:]{1,30} ?\[ ?(?:\d{1,2} ?[kdp]|-|\?|NR|BC)[?*+]? ?\] ?:(?:\s|$)")
# People write like this too, so a message counts as one only where PC or AP names such a server.
_CHAT_SERVER = re.compile(r"\b(?:KGS|gokgs|IGS|joyjoy|Pandanet|NNGS)\b", re.IGNORECASE)
_SERVER_NAMES = ("PC", "AP")
# KaTrain begins and ends its own lines with a Hangul filler and spaces without width.
_FILLERS = "\u3164\u200b"
_RATE = r"[BW]?\ ?\d{1,3}(?:[.,]\d+)?\ ?%(?:\ ?\([-+\d.,]+%?\))?"
# Whole lines: behind anything else the words are a person's.
_ANALYSIS = re.compile(
    rf"""
      Estimated\ point\ loss:\ -?\d+(?:[.,]\d+)?
    | (?:At|Predicted)\ top\ move\ (?:was\ )?[A-Z]+\d*\ \([BW]\+\d+(?:[.,]\d+)?\)\.?
    | Top\ policy\ move\ was\ [A-Z]+\d*\ \(\d+(?:[.,]\d+)?%\)\.?
    | Move\ was\ \#\d+\ according\ to\ policy\ {{0,2}}\(\d+(?:[.,]\d+)?%\)\.?
    | PV:\ ?[BW](?:[A-Z]\d+|pass)(?:\ (?:[A-Z]\d+|pass))*
    | (?:(?:Black|White)(?:'s)?\ )?win\ ?rate\ ?:\ ?{_RATE} | [\u9ed1\u767d]?\u68cb?\u80dc\u7387\ ?[:\uff1a]\ ?{_RATE}
    """,
    re.VERBOSE | re.IGNORECASE,
)
# Lines that programs write among others of an analysis, and people write alone.
_BESIDE_ANALYSIS = re.compile(
    r"Score:\ [BW]\+\d+[.,]\d+|\([^()]*/\ ?[\d.,]+\ ?[km]?\ ?(?:playouts|visits)\)(?:\ ?komi\ ?:\ ?-?\d+(?:[.,]\d+)?)?",
    re.VERBOSE | re.IGNORECASE,
)
# The number of nodes in one step.
_AT_A_TIME = 200


class Contents(NamedTuple):
    """The removable contents of a game, with all its variations.

    `properties` are the numbers of properties, or of the marks in them, by their names, in the order of
    the table, private ones behind them by name. `variations` are the ends of the game but one, `nodes`
    the nodes that are not on the line to keep.
    """

    properties: tuple[tuple[ContentKind, str, int], ...] = ()
    lines: tuple[tuple[LineKind, int], ...] = ()
    variations: int = 0
    nodes: int = 0

    def of(self, kind: ContentKind) -> tuple[tuple[str, int], ...]:
        """Return the names of the properties of a kind with their numbers."""
        return tuple((name, count) for each, name, count in self.properties if each is kind)

    def has(self, kind: ContentKind) -> bool:
        """Return whether the game holds anything of a kind."""
        if kind is ContentKind.VARIATIONS:
            return self.variations > 0
        return bool(self.of(kind)) or (kind is ContentKind.SERVER and bool(self.lines))

    def together(self, other: Contents) -> Contents:
        """Return the contents of this game and another one."""
        names: Counter[tuple[ContentKind, str]] = Counter()
        lines: Counter[LineKind] = Counter()
        for part in (self, other):
            names.update({(kind, name): count for kind, name, count in part.properties})
            lines.update(dict(part.lines))
        return _contents(names, lines, self.variations + other.variations, self.nodes + other.nodes)


def kind_of(name: str) -> ContentKind | None:
    """Return the kind of contents to which a property belongs; None if cleaning never removes it whole."""
    return _KNOWN.get(name, ContentKind.SERVER)


def find_contents(tree: GameTree, line: Sequence[Node]) -> Generator[float, None, Contents]:
    """Count the removable contents of a game in steps, each of which yields the part that is done.

    `line` are the nodes from the root on that stay when variations are removed.
    """
    shape = TreeShape(tree)
    has_chat = _may_have_chat(tree)
    names: Counter[tuple[ContentKind, str]] = Counter()
    lines: Counter[LineKind] = Counter()
    for number in range(shape.count):
        for item in shape.properties_of(number):
            kind = kind_of(item.name)
            if kind is not None:
                names[kind, item.name] += len(item.values) if item.name in _ON_POINTS else 1
            if item.name in _TALKS:
                lines.update(found for raw in item.values for _, _, found in _lines(raw, has_chat) if found is not None)
        if number % _AT_A_TIME == 0:
            yield number / shape.count
    return _contents(names, lines, len(shape.heads) - 1, shape.count - len(line))


def _contents(
    names: Counter[tuple[ContentKind, str]], lines: Counter[LineKind], variations: int, nodes: int
) -> Contents:
    places = {ident: place for place, ident in enumerate(_KNOWN)}
    ordered = sorted(names, key=lambda each: (places.get(each[1], len(places)), each[1]))
    properties = tuple((kind, name, names[kind, name]) for kind, name in ordered)
    return Contents(properties, tuple((kind, lines[kind]) for kind in LineKind if lines[kind]), variations, nodes)


def cleaning(
    tree: GameTree, kinds: Collection[ContentKind], line: Sequence[Node]
) -> Generator[float, None, Edit | None]:
    """Build the edit that removes these kinds, in steps; None if the game holds nothing of them.

    With variations, the nodes of `line` stay, which begins at the root; links to them follow. A node that
    loses all its properties stays too: it may be a step of its own in the numbering of figures.
    """
    has_chat = _may_have_chat(tree)
    hung: list[tuple[Node, tuple[Node, ...]]] = []
    changed: list[tuple[Node, tuple[Property, ...]]] = []
    if ContentKind.VARIATIONS in kinds:
        for node, following in zip(line, line[1:], strict=False):
            if len(node.children) > 1:
                hung.append((node, (following,)))
        if line[-1].children:
            hung.append((line[-1], ()))
        nodes, total = iter(line), len(line)
    else:
        shape = TreeShape(tree)
        total = shape.count
        nodes = (
            shape.node_at(number)
            for number in range(total)
            if _cleaned(found := shape.properties_of(number), kinds, has_chat) != found
        )
    for place, node in enumerate(nodes):
        properties = _cleaned(node.properties, kinds, has_chat)
        if properties != node.properties:
            changed.append((node, properties))
        if place % _AT_A_TIME == 0:
            yield min(1.0, place / total)
    edits: list[Edit] = []
    if changed:
        edits.append(ReplaceProperties(tuple(changed)))
    if hung:
        edits.append(Rehang(tuple(hung)))
    if not edits:
        return None
    edit = Compound(tuple(edits))
    # Links lead to nodes, so only a removal of nodes concerns them.
    return with_links(tree, edit) if hung else edit


def _may_have_chat(tree: GameTree) -> bool:
    """Return whether a game comes from a server that writes messages into comments."""
    # AP is in the root, while PC may be in a later node with the game info.
    nodes = (tree.root, info_node(tree))
    return any(_CHAT_SERVER.search(node.text(name) or "") for node in nodes for name in _SERVER_NAMES)


def _cleaned(properties: tuple[Property, ...], kinds: Collection[ContentKind], has_chat: bool) -> tuple[Property, ...]:
    """Return the properties of a node without those of these kinds; all others are the same objects."""
    kept: list[Property] = []
    for item in properties:
        if kind_of(item.name) in kinds:
            continue
        if ContentKind.SERVER in kinds and item.name in _TALKS:
            values = tuple(left for raw in item.values if (left := _without_programs(raw, has_chat)) is not None)
            if values != item.values:
                if values:
                    kept.append(Property(item.ident, values))
                continue
        kept.append(item)
    return tuple(kept)


def _without_programs(raw: str, has_chat: bool) -> str | None:
    """Return a raw text without the lines that programs wrote; None if no word is left."""
    lines = _lines(raw, has_chat)
    if all(kind is None for _, _, kind in lines):
        return raw
    kept: list[str] = []
    before = ""
    for line, end, kind in lines:
        if kind is None:
            # The break before a line goes with it, so that none is left at the end.
            kept.append(before + line if kept else line)
        before = end
    text = "".join(kept)
    if not text_of(text).strip(_FILLERS + " \t\r\n\f\v"):
        return None
    # A value that was repaired may hold a bracket that would end it early.
    return text if is_raw_value(text) else raw_text(text_of(text))


def _lines(raw: str, has_chat: bool) -> list[tuple[str, str, LineKind | None]]:
    """Return the lines of a raw text, each with its line break and the kind of program that wrote it.

    The kind is None for a line of a person, and for an empty one. With `has_chat` the text comes from a server.
    """
    lines: list[tuple[str, str]] = []
    for match in _RAW_LINE.finditer(raw):
        line, end = match.groups()
        lines.append((line, end))
        if not end:
            break
    texts = [text_of(line).strip(_FILLERS + " \t\f\v") for line, _ in lines]
    analysed = [_ANALYSIS.fullmatch(text) is not None for text in texts]
    is_analysis = any(analysed)
    kinds: list[LineKind | None] = []
    for text, is_sure in zip(texts, analysed, strict=True):
        if is_sure or (is_analysis and _BESIDE_ANALYSIS.fullmatch(text)):
            kinds.append(LineKind.ANALYSIS)
        else:
            kinds.append(LineKind.CHAT if has_chat and _CHAT.match(text) else None)
    return [(*line, kind) for line, kind in zip(lines, kinds, strict=True)]
