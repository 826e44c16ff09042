"""Turning and mirroring a game, and swapping its colours, in each property of each node.

Only properties that are known to name points or colours are changed; every other property stays as
it is, and so does a value that cannot be read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import partial

from goboard_app.go.board import BoardSize, Point
from goboard_app.record.edits import Edit, ReplaceProperties
from goboard_app.record.game_info import handicap_of, komi_of
from goboard_app.record.node import Node
from goboard_app.record.numbers import number_of, plain_text
from goboard_app.record.properties import (
    SIDES,
    is_pass_value,
    point_of,
    point_text,
    setup_of,
    size_of,
)
from goboard_app.record.property_table import TABLE, ValueKind, idents_holding
from goboard_app.record.result import margin_text, parse_result
from goboard_app.record.sgf.lexer import Property, canonical_ident
from goboard_app.record.tree import GameTree

# BS and WS of FF[3] name programs and people; nothing else reads them.
_OTHER = {row.ident: row.other for row in TABLE if row.other} | {"BS": "WS", "WS": "BS"}
_SIGNS = ("+", "-")
_WORDS = {"Black": "White", "White": "Black", "black": "white", "white": "black"}
_WORD = re.compile("Black|White|black|white")
_SIGNED_RESULT = re.compile(r"(\s*)(black|white|b|w|ｂ|ｗ)(?=\s*[+＋]|\s+(?:resign|w[io]n|\d)|\s*$)", re.IGNORECASE)
_TURN = re.compile(r"(\s*)(black|white|b|w|1|2)(?![a-z0-9])", re.IGNORECASE)
_TURNED = {
    **{"b": "w", "w": "b", "1": "2", "2": "1", "ｂ": "ｗ", "ｗ": "ｂ"},
    **{"black": "white", "white": "black"},
}
_POINTS = idents_holding(ValueKind.POINTS)
_MOVES = idents_holding(ValueKind.MOVE)
_LINES = idents_holding(ValueKind.LINES)


def swapped(item: Property) -> Property:
    """Return the property with the colours swapped: its identifier, or the result, komi or turn in it."""
    name = item.name
    if name in _OTHER:
        return Property(_other_ident(item.ident), item.values)
    change = {"RE": _swapped_result, "KM": _negated, "PL": _swapped_turn, "V": _negated}.get(name)
    return item if change is None else Property(item.ident, tuple(map(change, item.values)))


def _other_ident(ident: str) -> str:
    """Return the identifier of the other colour, in the spelling of the file."""
    wanted = _OTHER[canonical_ident(ident)]
    by_word = _WORD.sub(lambda match: _WORDS[match[0]], ident)
    by_letter = "".join({"b": "w", "w": "b", "B": "W", "W": "B"}.get(c, c) for c in ident)
    # The word first: letter by letter `Black` would become `Wlack`.
    return next((i for i in (by_word, by_letter) if canonical_ident(i) == wanted), wanted)


def _negated(raw: str) -> str:
    """Return a number with the other sign, in the same digits if they can be kept."""
    number = number_of(raw)
    if number is None or not number.value:
        return raw
    komi = komi_of(raw)
    if komi is not None and komi != number.value * number.factor:
        # The number is in the unit of a server, which is not recognised in numbers with a sign.
        return f"-{margin_text(komi)}"
    text = raw.strip()
    digits = text[1:].lstrip() if plain_text(text[0]) in _SIGNS else text
    return digits if number.value < 0 else f"-{digits}"


def _swapped_result(raw: str) -> str:
    """Return a result with the colours swapped; one without a winner stays as it is."""
    match = _SIGNED_RESULT.match(raw)
    if match is not None:
        return match[1] + _like(match[2], _TURNED[match[2].lower()]) + raw[match.end() :]
    if parse_result(raw).winner is None:
        return raw
    # Japanese texts write Black with another character than Chinese ones.
    black = "\u9ed2" if re.search("[\u62bc\u76ee]", raw) else "\u9ed1"
    turned = {"\u9ed1": "\u767d", "\u9ed2": "\u767d", "\u767d": black, "\ud751": "\ubc31", "\ubc31": "\ud751"}
    return "".join(turned.get(c, c) for c in raw)


def _swapped_turn(raw: str) -> str:
    match = _TURN.match(raw)
    if match is None:
        return raw
    return match[1] + _like(match[2], _TURNED[match[2].lower()]) + raw[match.end() :]


def _like(old: str, new: str) -> str:
    """Return the new word in capitals if the old one is in capitals."""
    if old.isupper():
        return new.upper()
    return new.capitalize() if old[:1].isupper() else new


class Symmetry(Enum):
    """The eight symmetries of a board, as seen by its viewer.

    The three parts of a value: columns and rows change places first, then the board is mirrored
    from left to right, then from top to bottom.
    """

    NONE = (False, False, False)
    RIGHT = (True, True, False)
    HALF = (False, True, True)
    LEFT = (True, False, True)
    SIDEWAYS = (False, True, False)
    UPSIDE_DOWN = (False, False, True)
    DIAGONAL = (True, False, False)
    OTHER_DIAGONAL = (True, True, True)

    @property
    def is_across(self) -> bool:
        """True if columns become rows."""
        return self.value[0]

    def size(self, size: BoardSize) -> BoardSize:
        """Return the size of the board afterwards."""
        return BoardSize(size.rows, size.columns) if self.is_across else size


def moved_point(point: Point, size: BoardSize, symmetry: Symmetry) -> Point:
    """Return the new place of a point on a board of this size."""
    is_across, mirrors_columns, mirrors_rows = symmetry.value
    col, row = (point.row, point.col) if is_across else (point.col, point.row)
    after = symmetry.size(size)
    return Point(
        after.columns - 1 - col if mirrors_columns else col,
        after.rows - 1 - row if mirrors_rows else row,
    )


def turn(tree: GameTree, symmetry: Symmetry) -> Edit | None:
    """Return the edit that turns or mirrors a whole game; None if nothing would change."""
    size = tree.size

    def changed(node: Node) -> tuple[Property, ...]:
        return tuple(_turned(item, node, size, symmetry) for item in node.properties)

    return _everywhere(tree, changed)


def swap_colors(tree: GameTree) -> Edit | None:
    """Return the edit that swaps Black and White; None if nothing would change.

    The side to move first is written as PL if it would no longer be clear without it.
    """

    def changed(node: Node) -> tuple[Property, ...]:
        properties = tuple(swapped(item) for item in node.properties)
        # By default Black begins, and White after handicap stones.
        if node is tree.root and not node.has("PL") and not (node.has("B") or node.has("W")):
            setup = setup_of(node, tree.size)
            is_handicap = bool(setup.black) and not setup.white and not setup.empty
            value = "B" if is_handicap or _has_handicap(node) else "W"
            return (*properties, Property("PL", (value,)))
        return properties

    return _everywhere(tree, changed)


def _has_handicap(root: Node) -> bool:
    return handicap_of(root) >= 2


def _everywhere(tree: GameTree, change: Callable[[Node], tuple[Property, ...]]) -> Edit | None:
    """Return the edit for all nodes whose properties a function changes; None if there are none."""
    found: list[tuple[Node, tuple[Property, ...]]] = []
    for node in tree.walk():
        wanted = change(node)
        if wanted != node.properties:
            found.append((node, wanted))
    return ReplaceProperties(tuple(found)) if found else None


def _turned(item: Property, node: Node, size: BoardSize, symmetry: Symmetry) -> Property:
    """Return a property with its points turned."""
    name = item.name
    if name == "SZ":
        if node.parent is None and symmetry.is_across and size_of(node)[1]:
            return item._replace(values=tuple(map(_turned_size, item.values)))
        return item
    change: Callable[[str], str] | None = None
    if name in _MOVES:
        change = partial(_turned_move, size=size, symmetry=symmetry)
    elif name in _POINTS:
        change = partial(_turned_points, size=size, symmetry=symmetry)
    elif name in _LINES:
        change = partial(_turned_line, size=size, symmetry=symmetry)
    elif name == "LB":
        change = partial(_turned_label, size=size, symmetry=symmetry)
    return item if change is None else item._replace(values=tuple(map(change, item.values)))


def _turned_size(raw: str) -> str:
    """Return the value of SZ with its two numbers swapped."""
    match = SIDES.fullmatch(raw)
    if match is None or match[2] is None:
        return raw
    first, second = match.span(1), match.span(2)
    return raw[: first[0]] + match[2] + raw[first[1] : second[0]] + match[1] + raw[second[1] :]


def _turned_one(raw: str, size: BoardSize, symmetry: Symmetry) -> str:
    """Return one point, with the blanks around it; a text that names no point stays as it is."""
    point = point_of(raw, size)
    if point is None:
        return raw
    return raw.replace(raw.strip(), point_text(moved_point(point, size, symmetry)))


def _turned_move(raw: str, size: BoardSize, symmetry: Symmetry) -> str:
    return raw if is_pass_value(raw, size) else _turned_one(raw, size, symmetry)


def _turned_points(raw: str, size: BoardSize, symmetry: Symmetry) -> str:
    """Return a point or a rectangle, which keeps the order of its corners."""
    first, colon, second = raw.partition(":")
    one, other = point_of(first, size), point_of(second, size)
    if not colon:
        return _turned_one(raw, size, symmetry)
    if one is None or other is None:
        return raw
    is_reversed = (one.col > other.col, one.row > other.row)
    if symmetry.is_across:
        is_reversed = is_reversed[1], is_reversed[0]
    a, b = (moved_point(p, size, symmetry) for p in (one, other))
    cols = sorted((a.col, b.col), reverse=is_reversed[0])
    rows = sorted((a.row, b.row), reverse=is_reversed[1])
    corners = [point_text(Point(c, r)) for c, r in zip(cols, rows, strict=True)]
    parts = zip((first, second), corners, strict=True)
    return ":".join(part.replace(part.strip(), corner) for part, corner in parts)


def _turned_line(raw: str, size: BoardSize, symmetry: Symmetry) -> str:
    return ":".join(_turned_one(part, size, symmetry) for part in raw.split(":"))


def _turned_label(raw: str, size: BoardSize, symmetry: Symmetry) -> str:
    point, colon, text = raw.partition(":")
    return _turned_one(point, size, symmetry) + colon + text
