"""Marking: clicks and strokes with a tool for marks; each is one step to undo.

Only the property that is touched changes, and in it only the values that name a touched point.
Values that cannot be read stay as they are.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from itertools import chain, product

from goboard_app.go.board import BoardSize, Point
from goboard_app.record.edits import Compound, Edit, SetProperty
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.properties import (
    OLD_MARKS,
    SHAPES,
    Mark,
    MarkKind,
    changed_points,
    compressed_texts,
    is_number,
    line_of,
    lines_of,
    markup_of,
    point_of,
    point_text,
    points_of,
)
from goboard_app.record.property_table import PropertyGroup, idents
from goboard_app.record.sgf.lexer import raw_pair, split_pair
from goboard_app.record.tree import GameTree
from goboard_app.session.picture import NO_POINTS, BoardPicture, LineMark
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession, Phase

_SHAPES = {kind.value: kind for kind in SHAPES}
# A point has one shape, and one owner.
_RIVALS = (tuple(_SHAPES), ("TB", "TW"))
_LETTERS = string.ascii_uppercase + string.ascii_lowercase
# Lists of points that the eraser goes through.
_ON_POINTS = tuple(chain(*_RIVALS))
# Points that are dimmed or left out of view are no marks of one move.
_CLEARED = idents(lambda row: row.group is PropertyGroup.MARK and row.ident not in ("DD", "VW"))
_Values = tuple[str, ...] | None


class MarkTool(Enum):
    """The tools for making marks; the value is the property of a shape, an owner or a line, else a word."""

    LETTER = "letter"
    NUMBER = "number"
    TRIANGLE = "TR"
    SQUARE = "SQ"
    CIRCLE = "CR"
    CROSS = "MA"
    LINE = "LN"
    ARROW = "AR"
    ERASER = "eraser"
    SELECTED = "SL"
    TERRITORY_BLACK = "TB"
    TERRITORY_WHITE = "TW"
    DIM = "dim"
    TEXT = "text"
    PART = "part"


LINES = frozenset({MarkTool.LINE, MarkTool.ARROW})
"""Tools that join two points."""


def mark(session: GameSession, tool: MarkTool, points: Sequence[Point], text: str = "") -> Act:
    """Put marks on these points, or remove them if the first point has such a mark.

    Letters and numbers continue with the next free one from point to point; `text` is for TEXT.
    """
    if session.phase is not Phase.REVIEWING or not points or tool in LINES:
        return NOTHING
    # A stroke may come to a point twice.
    unique = tuple(dict.fromkeys(points))
    if tool is MarkTool.ERASER:
        return _act(_erased(session, frozenset(unique)))
    if tool is MarkTool.DIM:
        return _act(_dimmed(session, unique))
    if tool is MarkTool.PART:
        return show_part(session, unique[0], unique[-1])
    if tool.value in _ON_POINTS:
        return _act(_toggled(session, tool.value, unique))
    return _act(_labelled(session, tool, unique, " ".join(text.split())))


def draw_line(session: GameSession, tool: MarkTool, start: Point, end: Point) -> Act:
    """Draw a line or an arrow; drawing it again removes it."""
    if session.phase is not Phase.REVIEWING or start == end or tool not in LINES:
        return NOTHING
    node, ident = session.cursor, tool.value
    # A line has no direction.
    drawn = {(start, end)} if tool is MarkTool.ARROW else {(start, end), (end, start)}

    def is_same(raw: str) -> bool:
        line = line_of(raw, session.tree.size, tool is MarkTool.ARROW)
        return line is not None and (line.start, line.end) in drawn

    kept = _kept(node, ident, lambda raw: not is_same(raw))
    if len(kept) == len(node.get(ident) or ()):
        kept.append(f"{point_text(start)}:{point_text(end)}")
    return _act([SetProperty(node, ident, tuple(kept) or None)])


def show_part(session: GameSession, corner: Point, other: Point) -> Act:
    """Show only the rectangle between two corners from here on; one point is the whole board."""
    if session.phase is not Phase.REVIEWING:
        return NOTHING
    whole = session.tree.size.area
    cols, rows = sorted((corner.col, other.col)), sorted((corner.row, other.row))
    box = frozenset(Point(col, row) for col in range(cols[0], cols[1] + 1) for row in range(rows[0], rows[1] + 1))
    wanted = box if 1 < len(box) < whole else None
    before = _inherited_view(session)
    # FF[4]: an empty VW shows the whole board again.
    values = None if wanted == before else ("",) if wanted is None else compressed_texts(wanted)
    return _act(_set(session.cursor, "VW", values), ActKind.PART)


def clear_marks(session: GameSession) -> Act:
    """Remove all marks, labels, lines and arrows of the cursor."""
    if session.phase is not Phase.REVIEWING:
        return NOTHING
    node = session.cursor
    return _act([SetProperty(node, ident, None) for ident in _CLEARED if node.has(ident)])


def next_labels(taken: Iterable[str], tool: MarkTool) -> Iterator[str]:
    """Yield the free letters or numbers in their order."""
    known = set(taken)
    if tool is MarkTool.NUMBER:
        return (str(n) for n in range(1, 10_000) if str(n) not in known)
    pairs = ("".join(pair) for pair in product(_LETTERS, repeat=2))
    return (text for text in chain(_LETTERS, pairs) if text not in known)


def _act(edits: Sequence[Edit], kind: ActKind = ActKind.MARKS) -> Act:
    if not edits:
        return NOTHING
    edit = edits[0] if len(edits) == 1 else Compound(tuple(edits))
    return Act(Change.NODE | Change.POSITION, edit, kind)


def _set(node: Node, ident: str, values: _Values) -> list[Edit]:
    """Return the edit that gives a property these values, if it has others."""
    return [] if node.get(ident) == values else [SetProperty(node, ident, values)]


def _kept(node: Node, ident: str, is_kept: Callable[[str], bool]) -> list[str]:
    return [raw for raw in node.get(ident) or () if is_kept(raw)]


def _toggled(session: GameSession, ident: str, points: tuple[Point, ...]) -> list[Edit]:
    node, size = session.cursor, session.tree.size
    # FF[3] has other properties for the same mark.
    names = [ident, *(old for old, kind in OLD_MARKS.items() if kind.value == ident)]
    has = frozenset().union(*(points_of(node.get(name), size) for name in names))
    # The first point decides for the whole stroke, so that it either sets marks or removes them.
    if points[0] in has:
        return [edit for name in names for edit in _without(node, name, frozenset(points), size)]
    new = tuple(point_text(point) for point in points if point not in has)
    edits: list[Edit] = [SetProperty(node, ident, (*_listed_values(node, ident), *new))]
    # A new mark takes the place of another one on the same point.
    for rival in next(group for group in _RIVALS if ident in group):
        if rival != ident:
            edits += _without(node, rival, frozenset(points), size)
    return edits


def _listed_values(node: Node, ident: str) -> tuple[str, ...]:
    """Return the values of a list without the empty one, which means no points."""
    return tuple(raw for raw in node.get(ident) or () if raw.strip())


def _without(node: Node, ident: str, gone: frozenset[Point], size: BoardSize) -> list[Edit]:
    """Return the edit that takes points out of a list."""
    values = node.get(ident)
    there = points_of(values, size)
    if not there & gone:
        return []
    # FF[4]: a list of marks must not be empty, so the property goes with its last point.
    return [SetProperty(node, ident, changed_points(values, there - gone, size) or None)]


def _labelled(session: GameSession, tool: MarkTool, points: tuple[Point, ...], text: str) -> list[Edit]:
    node, size = session.cursor, session.tree.size
    labels = {m.point: m.text for m in markup_of(node, size) if m.kind is MarkKind.LABEL}
    if _is_of_tool(labels.get(points[0]), tool, text):
        gone = frozenset(point for point in points if point in labels)
        return _relabelled(node, size, gone, ())
    if tool is MarkTool.TEXT:
        if not text:
            return []
        return _relabelled(node, size, frozenset(points), ((points[0], text),))
    new = [point for point in points if not _is_of_tool(labels.get(point), tool, text)]
    free = next_labels(labels.values(), tool)
    return _relabelled(node, size, frozenset(new), tuple(zip(new, free, strict=False)))


def _is_of_tool(label: str | None, tool: MarkTool, text: str) -> bool:
    """Return whether the tool would make such a label, so that a second click removes it."""
    if label is None:
        return False
    if tool is MarkTool.NUMBER:
        return is_number(label)
    if tool is MarkTool.TEXT:
        return label == text
    # After the single letters the tool goes on with pairs.
    return len(label) <= 2 and label.isascii() and label.isalpha()


def _relabelled(node: Node, size: BoardSize, gone: frozenset[Point], new: Sequence[tuple[Point, str]]) -> list[Edit]:
    """Return the edits for labels without those on some points and with new ones.

    The letters of FF[3], which depend on their order, become labels as soon as one is touched.
    """
    kept = _kept(node, "LB", lambda raw: point_of(split_pair(raw)[0], size) not in gone)
    edits: list[Edit] = []
    # FF[3], L: the letters follow from the order of the points, so removing one would rename the others.
    if any(point_of(raw, size) in gone for raw in node.get("L") or ()):
        known = {point_of(split_pair(raw)[0], size) for raw in node.get("LB") or ()}
        old = [m for m in markup_of(node, size) if m.kind is MarkKind.LABEL]
        kept += [raw_pair(point_text(m.point), m.text) for m in old if m.point not in known and m.point not in gone]
        edits.append(SetProperty(node, "L", None))
    kept += [raw_pair(point_text(point), text) for point, text in new]
    return edits + _set(node, "LB", tuple(kept) or None)


def _dimmed(session: GameSession, points: tuple[Point, ...]) -> list[Edit]:
    node = session.cursor
    now = inherited_at(session.tree, node).dimmed
    return _dim(session, now - set(points) if points[0] in now else now | set(points))


def _dim(session: GameSession, wanted: frozenset[Point]) -> list[Edit]:
    """Return the edits of DD where the points differ from those that the node inherits."""
    node = session.cursor
    parent = node.parent
    before = inherited_at(session.tree, parent).dimmed if parent is not None else frozenset()
    if wanted == before:
        return _set(node, "DD", None)
    values = changed_points(node.get("DD"), wanted, session.tree.size, compressed_texts)
    # FF[4]: an empty DD ends the inherited one.
    return _set(node, "DD", values or ("",))


def _inherited_view(session: GameSession) -> frozenset[Point] | None:
    parent = session.cursor.parent
    return None if parent is None else inherited_at(session.tree, parent).view


def _erased(session: GameSession, points: frozenset[Point]) -> list[Edit]:
    """Return the edits that remove all marks on these points, and the lines that end there."""
    node, size = session.cursor, session.tree.size
    edits: list[Edit] = []
    for ident in (*_ON_POINTS, *OLD_MARKS):
        if node.has(ident):
            edits += _without(node, ident, points, size)
    edits += _relabelled(node, size, points, ())
    for ident in ("LN", "AR"):
        kept = _kept(node, ident, lambda raw: not _touches(raw, points, size))
        edits += _set(node, ident, tuple(kept) or None)
    now = inherited_at(session.tree, node).dimmed
    return edits + (_dim(session, now - points) if now & points else [])


def _touches(raw: str, points: frozenset[Point], size: BoardSize) -> bool:
    line = line_of(raw, size, is_arrow=False)
    return line is not None and (line.start in points or line.end in points)


def without_ghost(picture: BoardPicture) -> BoardPicture:
    """Return the picture without the stone under the pointer, for marking."""
    return replace(picture, ghost=None, playable=NO_POINTS)


def with_stroke(picture: BoardPicture, tool: MarkTool, points: Sequence[Point]) -> BoardPicture:
    """Return the picture with the result of a stroke over these points, or with the points outlined."""
    if len(points) < 1:
        return picture
    if tool in LINES:
        if points[0] == points[-1]:
            return picture
        line = LineMark(points[0], points[-1], tool is MarkTool.ARROW)
        return replace(picture, lines=(*picture.lines, line))
    if tool is MarkTool.PART:
        return replace(picture, hidden=_outside(picture, points[0], points[-1]))
    kind = _SHAPES.get(tool.value)
    if kind is None:
        return replace(picture, lit=picture.lit | frozenset(points))
    marked = {mark.point for mark in picture.marks if mark.kind is kind}
    if points[0] in marked:
        left = (m for m in picture.marks if m.kind is not kind or m.point not in points)
        return replace(picture, marks=tuple(left))
    new = tuple(Mark(kind, point) for point in points if point not in marked)
    return replace(picture, marks=picture.marks + new)


def _outside(picture: BoardPicture, corner: Point, other: Point) -> frozenset[Point]:
    if corner == other:
        return NO_POINTS
    cols, rows = sorted((corner.col, other.col)), sorted((corner.row, other.row))
    size = picture.size
    return frozenset(
        point
        for point in map(size.point, range(size.area))
        if not (cols[0] <= point.col <= cols[1] and rows[0] <= point.row <= rows[1])
    )


def with_node_marks(
    picture: BoardPicture, tree: GameTree, node: Node, taken: frozenset[Point] = NO_POINTS
) -> BoardPicture:
    """Return the picture with the node's marks added, except those that would cover `taken`."""
    marks = tuple(mark for mark in markup_of(node, picture.size) if mark.point not in taken)
    lines = lines_of(node, picture.size)
    return replace(
        picture,
        marks=picture.marks + marks,
        lines=tuple(LineMark(line.start, line.end, line.is_arrow) for line in lines),
        dimmed=inherited_at(tree, node).dimmed,
    )
