"""Inherited properties of FF[4]: dimmed points, the view, print modes, figures and move numbers.

FF[4]: DD, VW and PM are inherited; "affect not only the node containing these properties but also
all subsequent child nodes as well until a new setting is encountered or the setting gets cleared".
FG begins a figure, and MN sets the number of the move of its node.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Point
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, plain_move, points_of
from goboard_app.record.sgf.lexer import raw_pair, shown, simple_text_of, split_pair
from goboard_app.record.tree import GameTree

_NUMBER = r"\s*([+-]?\d{1,9})\s*"


class PrintMode(Enum):
    """PM: the mode of printing move numbers; the value is the number in the file."""

    NONE = 0
    PLAIN = 1
    LOW = 2


class Figure(NamedTuple):
    """FG: a diagram that begins at a node. `flags` are the bits of the file, see `FigureFlag`."""

    name: str = ""
    flags: int = 0


class FigureFlag:
    """The bits of a figure's flags; each turns something off, or turns on what is usually off."""

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_LIST_OF_MOVES = 4
    KEEPS_CAPTURED = 256
    NO_STAR_POINTS = 512
    IGNORED = 32768


class Inherited(NamedTuple):
    """The settings in force at one node.

    `view` holds the visible points, None if all are visible. `number` is that of the last move as
    the record counts; `figure_number` counts the figures so far, 0 before the first. `figure_first`
    is the number of moves before the figure began. `above` is the number of nodes from the root to
    the parent of this node.
    """

    dimmed: frozenset[Point] = frozenset()
    view: frozenset[Point] | None = None
    print_mode: PrintMode = PrintMode.PLAIN
    figure: Figure | None = None
    figure_number: int = 0
    figure_first: int = 0
    number: int = 0
    moves: int = 0
    above: int = 0


_AT_START = Inherited(above=-1)


def inherited_at(tree: GameTree, node: Node) -> Inherited:
    """Return the settings at a node; they are computed once, and again after edits that changed them."""
    return tree.lasting(_InheritedCache).at(node)


class _InheritedCache:
    """The settings at the nodes of a tree that were asked for, valid across edits."""

    def __init__(self, tree: GameTree) -> None:
        self._tree = tree
        self._found: dict[Node, Inherited] = {}
        self._revision = tree.revision
        self._size = tree.size

    def at(self, node: Node) -> Inherited:
        """Return the settings at a node."""
        if self._revision != self._tree.revision:
            self._look_again()
        waiting: list[Node] = []
        at: Node | None = node
        while at is not None and at not in self._found:
            waiting.append(at)
            at = at.parent
        found = _AT_START if at is None else self._found[at]
        for step in reversed(waiting):
            found = self._found[step] = _after(step, found, self._size)
        return found

    def _look_again(self) -> None:
        """Forget all settings if an edit has changed any of them; most edits only add a node."""
        changed = self._tree.changed_since(self._revision)
        self._revision = self._tree.revision
        is_same = self._size == self._tree.size and all(map(self._holds_at, changed))
        if not is_same:
            self._size = self._tree.size
            self._found.clear()

    def _holds_at(self, node: Node) -> bool:
        """Return whether the settings of a changed node, and of its present children, are the known ones."""
        found = self._found.get(node)
        before = None if node.parent is None else self._found.get(node.parent)
        if found is None:
            return not any(child in self._found for child in node.made_children)
        if node.parent is None:
            before = _AT_START
        if before is None or _after(node, before, self._size) != found:
            return False
        return all(
            _after(child, found, self._size) == self._found[child]
            for child in node.made_children
            if child in self._found
        )


def number_at(tree: GameTree, node: Node) -> int:
    """Return the number of the last move up to a node, as MN may set it."""
    return inherited_at(tree, node).number


def given_number(node: Node) -> int | None:
    """Return the number that MN of a node sets; None if there is no readable one."""
    return _number(node, "MN")


def _after(node: Node, before: Inherited, size: BoardSize) -> Inherited:
    """Return the settings at a node, given those at its parent."""
    now = before
    if plain_move(node, size) is not None:
        # Most nodes. All fields are listed, since this takes a tenth of the time of `_replace`.
        return Inherited(
            *(now.dimmed, now.view, now.print_mode, now.figure, now.figure_number),
            *(now.figure_first, now.number + 1, now.moves + 1, now.above + 1),
        )
    now = now._replace(above=now.above + 1)
    for item in node.properties:
        change = _CHANGES.get(item.name)
        if change is not None:
            now = change(now, node, size)
    # After the loop: a figure that begins here includes the move of this node.
    if move_of(node, size) is not None:
        # MN gives the number of the move of its own node.
        is_set = given_number(node) is not None
        return now._replace(number=now.number + (not is_set), moves=now.moves + 1)
    return now


def _number(node: Node, ident: str) -> int | None:
    values = node.get(ident)
    match = re.fullmatch(_NUMBER, values[0]) if values else None
    return None if match is None else int(match[1])


def _set_number(now: Inherited, node: Node, _size: BoardSize) -> Inherited:
    number = given_number(node)
    return now if number is None else now._replace(number=number)


def _set_mode(now: Inherited, node: Node, _size: BoardSize) -> Inherited:
    number = _number(node, "PM")
    modes = {mode.value: mode for mode in PrintMode}
    # FF[4] has the modes 0, 1 and 2; another number changes nothing.
    return now if number not in modes else now._replace(print_mode=modes[number])


def _set_dimmed(now: Inherited, node: Node, size: BoardSize) -> Inherited:
    points = listed_points(node, "DD", size)
    return now if points is None else now._replace(dimmed=points)


def _set_view(now: Inherited, node: Node, size: BoardSize) -> Inherited:
    points = listed_points(node, "VW", size)
    if points is None:
        return now
    # VW with an empty list, or with all points, makes the whole board visible.
    return now._replace(view=points if points and len(points) < size.area else None)


def _set_figure(now: Inherited, node: Node, _size: BoardSize) -> Inherited:
    return now._replace(
        figure=figure_of(node),
        figure_number=now.figure_number + 1,
        figure_first=now.moves,
    )


def listed_points(node: Node, ident: str, size: BoardSize) -> frozenset[Point] | None:
    """Return the points that DD or VW of a node lists; none for the empty list that clears.

    Returns None if the property is absent or holds no readable value.
    """
    values = node.get(ident)
    if values is None:
        return None
    points = points_of(values, size)
    is_cleared = all(not raw.strip() for raw in values)
    return points if points or is_cleared else None


def figure_of(node: Node) -> Figure | None:
    """Return the figure that begins at a node; an unreadable value is a figure without a name."""
    values = node.get("FG")
    if values is None:
        return None
    first, second = split_pair(values[0]) if values else ("", None)
    match = re.fullmatch(_NUMBER, first)
    if match is None or second is None:
        return Figure()
    return Figure(shown(simple_text_of(second)), int(match[1]))


def figure_values(figure: Figure) -> tuple[str, ...]:
    """Return the raw values of FG for a figure; the empty value for one without name and flags."""
    if figure == Figure():
        return ("",)
    return (raw_pair(str(figure.flags), " ".join(figure.name.split())),)


_CHANGES: dict[str, Callable[[Inherited, Node, BoardSize], Inherited]] = {
    "MN": _set_number,
    "PM": _set_mode,
    "DD": _set_dimmed,
    "VW": _set_view,
    "FG": _set_figure,
}
