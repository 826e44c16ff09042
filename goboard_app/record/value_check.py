"""Which values of a node are not of their property's kind; nothing here ever changes a value.

sgfmill's property types judge, one value at a time. Points are our own, since boards here go up to
52 lines and need not be square.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from sgfmill import sgf_properties

from goboard_app.go.point import BoardSize
from goboard_app.record.finding import Finding, FindingKind
from goboard_app.record.node import Node
from goboard_app.record.points import point_of, points_of
from goboard_app.record.sgf_lexer import value_offsets
from goboard_app.record.sgf_text import split_pair
from goboard_app.record.text_lines import TextLines
from goboard_app.record.tree import GameTree
from goboard_app.record.values import is_pass_value, size_of

_SHOWN = 40
_POINTS = ("AB", "AW", "AE", "CR", "DD", "MA", "SL", "SQ", "TB", "TR", "TW", "VW", "M")
# Told by the reader as findings of their own.
_TOLD = frozenset({"SZ", "CA"})

_PLAIN_KINDS = frozenset(
    {
        sgf_properties.interpret_number,
        sgf_properties.interpret_real,
        sgf_properties.interpret_colour,
    }
)

_Check = Callable[[str, BoardSize], bool]


@dataclass(frozen=True, slots=True)
class BadValue:
    """A value that is not of its property's kind: which property of the node, and which value."""

    ident: str
    raw: str
    property_index: int
    value_index: int


def bad_values(node: Node, size: BoardSize) -> tuple[BadValue, ...]:
    """The values of a node that cannot be what their properties stand for."""
    return tuple(_bad_values(node, size))


def value_findings(trees: Iterable[GameTree]) -> tuple[Finding, ...]:
    """All bad values of games that were read from one file, with their places.

    Nodes that changed since are passed over. Cost: about 20 microseconds a node.
    """
    return tuple(_value_findings(trees))


def _value_findings(trees: Iterable[GameTree]) -> Iterator[Finding]:
    lines: TextLines | None = None
    for number, tree in enumerate(trees):
        if lines is None and tree.source is not None:
            lines = TextLines(tree.source.file.text)
        if lines is not None:
            yield from _in_game(tree, number, lines)


def _in_game(tree: GameTree, number: int, lines: TextLines) -> Iterator[Finding]:
    size = size_of(tree.root)[0]
    for node in tree.walk():
        bad = bad_values(node, size) if node.is_untouched else ()
        source = node.source
        if not bad or source is None:
            continue
        offsets = value_offsets(source.text, source.start, source.end) if source.is_clean else []
        for item in bad:
            offset = source.start
            if item.property_index < len(offsets):
                offset = offsets[item.property_index][item.value_index]
            line, column = lines.place(offset)
            detail = f"{item.ident}[{item.raw[:_SHOWN]}]"
            yield Finding(FindingKind.BAD_VALUE, line, column, detail, number)


def _bad_values(node: Node, size: BoardSize) -> Iterator[BadValue]:
    for place, item in enumerate(node.properties):
        check = None if item.name in _TOLD else _checks().get(item.name)
        if check is None:
            continue
        for index, raw in enumerate(item.values):
            if not check(raw, size):
                yield BadValue(item.ident, raw, place, index)


@cache
def _checks() -> dict[str, _Check]:
    """The check of each property whose values are more than text."""
    presenter = sgf_properties.Presenter(19, "utf-8")
    checks: dict[str, _Check] = {
        ident: partial(_is_kind, presenter, kind)
        for ident, kind in presenter.property_types_by_ident.items()
        if kind.interpreter in _PLAIN_KINDS
    }
    checks |= dict.fromkeys(_POINTS, _are_points)
    checks |= dict.fromkeys(("B", "W"), _is_move)
    checks |= dict.fromkeys(("AR", "LN"), _is_line)
    return checks | {"LB": _is_label}


def _is_kind(
    presenter: sgf_properties.Presenter,
    kind: sgf_properties.Property_type,
    raw: str,
    _size: BoardSize,
) -> bool:
    """Whether sgfmill can read the value."""
    try:
        presenter.interpret_as_type(kind, [raw.encode("utf-8", "surrogatepass")])
    except (ValueError, TypeError):
        return False
    return True


def _is_move(raw: str, size: BoardSize) -> bool:
    return is_pass_value(raw, size) or point_of(raw, size) is not None


def _are_points(raw: str, size: BoardSize) -> bool:
    """Points and rectangles; an empty list has one empty value."""
    return not raw or bool(points_of((raw,), size))


def _is_line(raw: str, size: BoardSize) -> bool:
    first, second = split_pair(raw)
    return second is not None and None not in (point_of(first, size), point_of(second, size))


def _is_label(raw: str, size: BoardSize) -> bool:
    first, second = split_pair(raw)
    return second is not None and point_of(first, size) is not None
