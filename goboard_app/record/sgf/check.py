"""The check of values against the types of their properties, and the node of a finding."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import islice
from typing import NamedTuple

from sgfmill import sgf_properties

from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node
from goboard_app.record.properties import (
    MOST_VALUES,
    is_pass_beyond,
    is_pass_value,
    point_of,
    point_text,
    points_of,
    size_of,
)
from goboard_app.record.property_table import PropertyGroup, ValueKind, idents_about, idents_holding
from goboard_app.record.sgf.diagnostics import Finding, FindingKind
from goboard_app.record.sgf.lexer import LineCounter, canonical_ident, clean_places, split_pair
from goboard_app.record.sgf.source import FileNodes
from goboard_app.record.tree import GameTree

_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")
# Characters of a value in a finding, so that it stays on its line.
_SHOWN = 40
# Nodes, or characters for nodes with long texts, in one step of the work.
_NODES_AT_ONCE, _TEXT_AT_ONCE = 100, 20_000
# The letters of FF[3] and goboard's own marks of a count are not checked.
_POINTS = idents_holding(ValueKind.POINTS) - idents_about(PropertyGroup.COUNT) - {"L"}
_MOVES = idents_holding(ValueKind.MOVE)
# Reported by the reader as findings of their own.
_TOLD = frozenset({"SZ", "CA"})
# The types that sgfmill reads; its points know no board above 26x26 and none that is not square.
_PLAIN_KINDS = frozenset(
    {
        sgf_properties.interpret_number,
        sgf_properties.interpret_real,
        sgf_properties.interpret_colour,
    }
)
_Check = Callable[[str, BoardSize], bool]


def node_of(finding: Finding, tree: GameTree) -> Node | None:
    """Return the node that holds a finding of a game; None if the tree comes from no file.

    A place before the first node belongs to that node, a place between two nodes to the earlier
    one.
    """
    if tree.source is None:
        return None
    at = _offset(tree.source.file.text, finding)
    found = tree.root
    # The walk follows the order of the file.
    for node in tree.walk():
        if node.source is not None and node.source.start > at:
            break
        if node.source is not None:
            found = node
    return found


def _offset(text: str, finding: Finding) -> int:
    # Only the line breaks before the finding are looked for.
    breaks = islice(_LINE_BREAK.finditer(text), max(0, finding.line - 2), finding.line - 1)
    start = next((match.end() for match in breaks), 0) if finding.line > 1 else 0
    return start + finding.column - 1


class BadValue(NamedTuple):
    """A value without the type of its property: the property of the node, and the value."""

    ident: str
    raw: str
    property_index: int
    value_index: int


def bad_values(node: Node, size: BoardSize) -> tuple[BadValue, ...]:
    """Return the values of a node that do not have the type of their property."""
    return tuple(_bad_values(node, size))


def value_findings(trees: Iterable[GameTree]) -> tuple[Finding, ...]:
    """Return all bad values of games as they are in their file, with their places.

    Cost: about 20 microseconds for a node that holds more than a move.
    """
    return tuple(finding for some in value_portions(trees) for finding in some)


def value_portions(trees: Iterable[GameTree]) -> Iterator[tuple[Finding, ...]]:
    """Yield the same in portions of a few milliseconds each; the iteration may be stopped at any time.

    It reads only the file, which no edit changes, and creates no nodes of the tree.
    """
    lines: LineCounter | None = None
    for number, tree in enumerate(trees):
        if tree.source is None:
            continue
        if lines is None:
            lines = LineCounter(tree.source.nodes.text)
        first, last, nodes = tree.source.first, tree.source.last, tree.source.nodes
        size = size_of(Node(nodes.properties_of(first, MOST_VALUES)))[0]
        if nodes.ends[first] - nodes.starts[first] > _TEXT_AT_ONCE:
            # A root with a million values is read once more for the first portion.
            yield ()
        while first < last:
            end = bisect_right(nodes.starts, nodes.starts[first] + _TEXT_AT_ONCE, first, last)
            end = max(first + 1, min(end, first + _NODES_AT_ONCE))
            yield tuple(_in_nodes(nodes, range(first, end), size, number, lines))
            first = end


def bad_property(finding: Finding) -> str:
    """Return the property of a finding of a bad value."""
    return canonical_ident(finding.detail.partition("[")[0])


def _in_nodes(nodes: FileNodes, numbers: range, size: BoardSize, game: int, lines: LineCounter) -> Iterator[Finding]:
    """Yield the bad values of some consecutive nodes of the file."""
    plain = _plain_moves(size)
    # Called for every portion, so that a bad value at the end does not count all lines of the file at once.
    lines.place(nodes.starts[numbers.start])
    for number in numbers:
        move, is_all = nodes.leading_move(number)
        # Most nodes hold a plain move: no properties are read for them.
        if is_all and move in plain:
            continue
        node = Node(nodes.properties_of(number, MOST_VALUES + 1))
        for item in node.properties:
            if len(item.values) > MOST_VALUES:
                yield Finding(FindingKind.TOO_MUCH, *lines.place(nodes.starts[number]), item.ident, game)
        bad = tuple(_bad_values(node, size))
        if bad:
            yield from _placed(nodes, number, bad, size, lines, game)


def _placed(
    nodes: FileNodes, number: int, bad: Sequence[BadValue], size: BoardSize, lines: LineCounter, game: int
) -> Iterator[Finding]:
    """Yield the bad values of one node with their places; those of a broken node get its start."""
    start, is_clean = nodes.starts[number], number not in nodes.sound
    places = clean_places(nodes.text, start, nodes.ends[number]) if is_clean else ()
    for item in bad:
        offset = start
        # A broken node has no places of its values.
        if item.property_index < len(places):
            offset = places[item.property_index].values[item.value_index][0]
        line, column = lines.place(offset)
        detail = f"{item.ident}[{item.raw[:_SHOWN]}]"
        is_pass = canonical_ident(item.ident) in _MOVES and is_pass_beyond(item.raw, size)
        yield Finding(FindingKind.PASS_BEYOND if is_pass else FindingKind.BAD_VALUE, line, column, detail, game)


@lru_cache(maxsize=4)
def _plain_moves(size: BoardSize) -> frozenset[str]:
    """Return the texts of moves that are known to be good without a check."""
    points = [point_text(point) for point in size]
    return frozenset(f"{color}[{text}]" for color in "BW" for text in ("", *points))


def _bad_values(node: Node, size: BoardSize) -> Iterator[BadValue]:
    """Yield the values of a node that fail the check of their property."""
    for place, item in enumerate(node.properties):
        check = None if item.name in _TOLD else _checks().get(item.name)
        if check is None:
            continue
        for index, raw in enumerate(item.values[:MOST_VALUES]):
            if not check(raw, size):
                yield BadValue(item.ident, raw, place, index)


@cache
def _checks() -> dict[str, _Check]:
    """Return the check of each property whose values are more than text."""
    # The size concerns points alone, which are not checked by sgfmill.
    presenter = sgf_properties.Presenter(19, "utf-8")
    checks: dict[str, _Check] = {
        ident: partial(_is_kind, presenter, kind)
        for ident, kind in presenter.property_types_by_ident.items()
        if kind.interpreter in _PLAIN_KINDS
    }
    checks |= dict.fromkeys(_POINTS, _are_points)
    checks |= dict.fromkeys(_MOVES, _is_move)
    checks |= dict.fromkeys(idents_holding(ValueKind.LINES), _is_line)
    return checks | dict.fromkeys(idents_holding(ValueKind.LABELS), _is_label)


def _is_kind(
    presenter: sgf_properties.Presenter,
    kind: sgf_properties.Property_type,
    raw: str,
    _size: BoardSize,
) -> bool:
    """Return whether sgfmill can read the value."""
    try:
        presenter.interpret_as_type(kind, [raw.encode("utf-8", "surrogatepass")])
    except (ValueError, TypeError):
        return False
    return True


def _is_move(raw: str, size: BoardSize) -> bool:
    is_pass = is_pass_value(raw, size) and not is_pass_beyond(raw, size)
    return is_pass or point_of(raw, size) is not None


def _are_points(raw: str, size: BoardSize) -> bool:
    """Return whether a value is a point or a rectangle; an empty list has one empty value."""
    return not raw or bool(points_of((raw,), size))


def _is_line(raw: str, size: BoardSize) -> bool:
    first, second = split_pair(raw)
    return second is not None and None not in (point_of(first, size), point_of(second, size))


def _is_label(raw: str, size: BoardSize) -> bool:
    first, second = split_pair(raw)
    return second is not None and point_of(first, size) is not None
