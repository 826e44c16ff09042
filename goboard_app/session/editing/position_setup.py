"""Position set-up: a board drawn by hand, and the acts that write it as AB, AW, AE and PL."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import CODES, EMPTY, Position
from goboard_app.late import late
from goboard_app.record.edits import (
    AddNode,
    Edit,
    ReplaceProperties,
    WithCursor,
    new_node,
    with_values,
)
from goboard_app.record.node import Node
from goboard_app.record.positions import position_after
from goboard_app.record.properties import changed_points, moved_colors, point_texts, points_of
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.transform import Symmetry, moved_point
from goboard_app.session.editing.invalidated import Invalidated, find_invalidated
from goboard_app.session.session import NOTHING, Act, ActKind, GameSession
from goboard_app.session.tree_edits import TOUCHED, inserted_below, may_edit

with late:
    from goboard_app.record.node_links import with_links


_SETTERS = ("AB", "AW", "AE")
_CODE_OF = {"AB": CODES[Color.BLACK], "AW": CODES[Color.WHITE], "AE": EMPTY}


class SetupPlace(Enum):
    """The node for a board that was set up by hand."""

    HERE = auto()
    """In the current node."""
    BEFORE = auto()
    """In a new node between this one and its children."""
    VARIATION = auto()
    """In a new node beside its children."""


def possible_places(node: Node) -> tuple[SetupPlace, ...]:
    """Return the places for a board at a node; the first is the one used without a question.

    A set-up may not be in one node with a move (FF[4]). Without children there is nothing
    to ask.
    """
    # FF[4]: set-up and move must not be mixed in a node.
    holds_move = bool(moved_colors(node))
    if not node.children:
        return (SetupPlace.VARIATION,) if holds_move else (SetupPlace.HERE,)
    if holds_move:
        return SetupPlace.BEFORE, SetupPlace.VARIATION
    return SetupPlace.HERE, SetupPlace.BEFORE, SetupPlace.VARIATION


def invalidated_by_setup(session: GameSession, wanted: Position, place: SetupPlace) -> Invalidated:
    """Return the later nodes that are invalidated once this board is set up at the cursor."""
    if place is SetupPlace.VARIATION or not session.cursor.children:
        return Invalidated()
    return find_invalidated(session, wanted, keeps_board=place is SetupPlace.BEFORE)


def set_up(session: GameSession, wanted: Position, place: SetupPlace) -> Act:
    """Write a board and the side to move; no edit if nothing differs."""
    shown, here = session.position, session.cursor
    if not may_edit(session) or place not in (*possible_places(here), SetupPlace.VARIATION):
        return NOTHING
    if shown.stones == wanted.stones and shown.to_move is wanted.to_move:
        return NOTHING
    is_turn_alone = shown.stones == wanted.stones
    kind = ActKind.SIDE_TO_MOVE if is_turn_alone else ActKind.SET_UP
    if place is SetupPlace.HERE:
        edit: Edit = ReplaceProperties(((here, _changed(session, wanted)),))
        return Act(TOUCHED, WithCursor(edit, here, here), kind)
    node = new_node(*setup_between(shown, wanted, here, here if place is SetupPlace.BEFORE else None))
    edit = with_links(session.tree, inserted_below(here, node)) if place is SetupPlace.BEFORE else AddNode(here, node)
    return Act(TOUCHED, WithCursor(edit, node, here), kind)


def give_turn(session: GameSession, color: Color, place: SetupPlace) -> Act:
    """Make this side the one to move."""
    return set_up(session, session.position.with_setup(to_move=color), place)


def setup_between(shown: Position, wanted: Position, parent: Node, above: Node | None = None) -> tuple[Property, ...]:
    """Return the properties of a new node below `parent`, whose position is `shown`, that make it `wanted`.

    `above` is the node whose children will be those of the new one, if there are any.
    """
    changed = _differences(shown, wanted)
    found = tuple(
        Property(ident, point_texts(points))
        for ident in _SETTERS
        if (points := frozenset(p for p, code in changed.items() if code == _CODE_OF[ident]))
    )
    after = position_after(Node(found, parent=parent), shown.size, shown, above)
    # PL for the turn alone: a new node needs a property.
    if after.to_move is not wanted.to_move or not found:
        return (*found, Property("PL", (wanted.to_move.value,)))
    return found


def _changed(session: GameSession, wanted: Position) -> tuple[Property, ...]:
    """Return the properties of the cursor that make the board `wanted`; other properties stay.

    A point that does not change keeps its values; so does a list without changes.
    """
    node, size = session.cursor, session.tree.size
    shown = session.position
    parent = node.parent
    before = Position.empty(size) if parent is None else session.position_at(parent)
    changed = _differences(shown, wanted)
    values: dict[str, tuple[str, ...] | None] = {}
    for ident in _SETTERS:
        code = _CODE_OF[ident]
        # Points that look so before the node need no value in it.
        needed = frozenset(p for p, wish in changed.items() if wish == code and before.stones[size.index(p)] != code)
        values[ident] = _list(node, ident, size, frozenset(changed), needed)
    found = _with_values(node, values)
    after = position_after(Node(found, parent=parent), size, before, node)
    if after.to_move is wanted.to_move:
        return found
    return _with_values(Node(found, parent=parent), {"PL": (wanted.to_move.value,)})


def _differences(shown: Position, wanted: Position) -> dict[Point, int]:
    """Return the points to change, each with its new code."""
    size = shown.size
    pairs = zip(shown.stones, wanted.stones, strict=True)
    return {size.point(i): new for i, (old, new) in enumerate(pairs) if old != new}


def _list(
    node: Node,
    ident: str,
    size: BoardSize,
    changed: frozenset[Point],
    needed: frozenset[Point],
) -> tuple[str, ...] | None:
    """Return the raw values of one setter: the present ones, without and with some points."""
    raw = node.get(ident)
    there = points_of(raw, size)
    wanted = (there - changed) | needed
    if raw is not None and wanted == there:
        return raw
    return changed_points(raw, wanted, size) or None


def _with_values(node: Node, values: dict[str, tuple[str, ...] | None]) -> tuple[Property, ...]:
    """Return the node's properties with some of them replaced; an equal list is not touched."""
    found = node.properties
    for name, raw in values.items():
        if node.get(name) != raw:
            found = with_values(found, name, raw)
    return found


@dataclass(frozen=True, slots=True)
class Draft:
    """A board that is being set up; each stroke makes a new draft with a link to the one before.

    A stroke that changes nothing returns the same draft, so that there is nothing to take back.
    """

    position: Position
    before: Draft | None = None

    def with_points(self, points: frozenset[Point], color: Color | None) -> Draft:
        """Return the draft with a stone of this colour, or none, on these points."""
        sets = {color: points}
        return self._with(
            self.position.with_setup(sets.get(Color.BLACK, ()), sets.get(Color.WHITE, ()), sets.get(None, ()))
        )

    def with_turn(self, color: Color) -> Draft:
        """Return the draft with this side to move."""
        return self._with(self.position.with_setup(to_move=color))

    def moved(self, start: Point, end: Point | None) -> Draft:
        """Return the draft with a stone moved to an empty point; None removes it."""
        color = self.position.at(start)
        if color is None or (end is not None and self.position.at(end) is not None):
            return self
        off = self.position.with_setup(empty=(start,))
        # Taking the stone up and putting it down is one step.
        return Draft(off, self) if end is None else Draft(_with_stone(off, end, color), self)

    def cleared(self) -> Draft:
        """Return the draft without stones."""
        return self._with(replace(self.position, stones=bytes(self.position.size.area)))

    def turned(self, symmetry: Symmetry) -> Draft:
        """Return the draft with the stones turned or mirrored."""
        position = self.position
        if symmetry not in fitting_turns(position.size):
            return self
        stones = bytearray(position.size.area)
        for point in position.size:
            after = moved_point(point, position.size, symmetry)
            stones[position.size.index(after)] = position.stones[position.size.index(point)]
        return self._with(replace(position, stones=bytes(stones)))

    def with_colors_swapped(self) -> Draft:
        """Return the draft with the colours of the stones and of the side to move exchanged."""
        position = self.position
        swapped = position.with_setup(
            position.points(Color.WHITE),
            position.points(Color.BLACK),
            to_move=position.to_move.opponent,
        )
        return self._with(swapped)

    def _with(self, position: Position) -> Draft:
        return self if position == self.position else Draft(position, self)


def _with_stone(position: Position, point: Point, color: Color) -> Position:
    if color is Color.BLACK:
        return position.with_setup(black=(point,))
    return position.with_setup(white=(point,))


def fitting_turns(size: BoardSize) -> tuple[Symmetry, ...]:
    """Return the symmetries under which a board keeps its size."""
    turns = (symmetry for symmetry in Symmetry if symmetry is not Symmetry.NONE)
    return tuple(symmetry for symmetry in turns if symmetry.size(size) == size)


def stones_without_liberty(position: Position) -> tuple[frozenset[Point], ...]:
    """Return the chains without liberties, which no move could have left on the board."""
    return tuple(chain.stones for chain in all_chains(position) if not chain.liberties)
