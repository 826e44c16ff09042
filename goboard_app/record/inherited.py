"""What holds from a node on until it is set anew: dimmed points, the view, figures, numbers.

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
    """PM: how the numbers of moves are printed; the value is the number in the file."""

    NONE = 0
    PLAIN = 1
    LOW = 2


class Figure(NamedTuple):
    """FG: a diagram that begins at a node. `flags` are the bits of the file, see `FigureFlag`."""

    name: str = ""
    flags: int = 0


class FigureFlag:
    """The bits of a figure's flags; each switches something off, or on what is usually off."""

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_LIST_OF_MOVES = 4
    KEEPS_CAPTURED = 256
    NO_STAR_POINTS = 512
    IGNORED = 32768


class Inherited(NamedTuple):
    """What holds at one node.

    `view` holds the visible points, None where all are. `number` is that of the last move as the
    record counts; `figure_number` counts the figures up to here, 0 before the first. `figure_first`
    is how many moves were made before the figure began. `above` is how many nodes stand between the
    root and this one, the root among them.
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
    """What holds at a node; worked out once, and again only where an edit changed something."""
    return tree.lasting(_Known).at(node)


class _Known:
    """What holds at the nodes of a tree that somebody asked for, whatever is edited meanwhile."""

    def __init__(self, tree: GameTree) -> None:
        self._tree = tree
        self._found: dict[Node, Inherited] = {}
        self._revision = tree.revision
        self._size = tree.size

    def at(self, node: Node) -> Inherited:
        """What holds at a node."""
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
        """Forget all if an edit changed what holds somewhere; mostly it only added a node."""
        changed = self._tree.changed_since(self._revision)
        self._revision = self._tree.revision
        is_same = self._size == self._tree.size and all(map(self._holds_at, changed))
        if not is_same:
            self._size = self._tree.size
            self._found.clear()

    def _holds_at(self, node: Node) -> bool:
        """Whether all is as it was at a node that changed, and at what hangs on it now."""
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
    """The number of the last move up to a node, as MN may set it."""
    return inherited_at(tree, node).number


def given_number(node: Node) -> int | None:
    """The number that MN of a node sets; None where there is none that can be read."""
    return _number(node, "MN")


def _after(node: Node, before: Inherited, size: BoardSize) -> Inherited:
    now = before
    if plain_move(node, size) is not None:
        # Most nodes; told in full, which takes a tenth of the time.
        return Inherited(
            *(now.dimmed, now.view, now.print_mode, now.figure, now.figure_number),
            *(now.figure_first, now.number + 1, now.moves + 1, now.above + 1),
        )
    now = now._replace(above=now.above + 1)
    for item in node.properties:
        change = _CHANGES.get(item.name)
        if change is not None:
            now = change(now, node, size)
    # A figure that begins here holds the move of this very node.
    if move_of(node, size) is not None:
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
    return now if number not in modes else now._replace(print_mode=modes[number])


def _set_dimmed(now: Inherited, node: Node, size: BoardSize) -> Inherited:
    points = listed_points(node, "DD", size)
    return now if points is None else now._replace(dimmed=points)


def _set_view(now: Inherited, node: Node, size: BoardSize) -> Inherited:
    points = listed_points(node, "VW", size)
    if points is None:
        return now
    return now._replace(view=points if points and len(points) < size.area else None)


def _set_figure(now: Inherited, node: Node, _size: BoardSize) -> Inherited:
    return now._replace(
        figure=figure_of(node),
        figure_number=now.figure_number + 1,
        figure_first=now.moves,
    )


def listed_points(node: Node, ident: str, size: BoardSize) -> frozenset[Point] | None:
    """The points that DD or VW of a node lists, none for the empty list that clears.

    None where the property is not there, or holds nothing that can be read.
    """
    values = node.get(ident)
    if values is None:
        return None
    points = points_of(values, size)
    is_cleared = all(not raw.strip() for raw in values)
    return points if points or is_cleared else None


def figure_of(node: Node) -> Figure | None:
    """The figure that begins at a node; a value that cannot be read is a figure without name."""
    values = node.get("FG")
    if values is None:
        return None
    first, second = split_pair(values[0]) if values else ("", None)
    match = re.fullmatch(_NUMBER, first)
    if match is None or second is None:
        return Figure()
    return Figure(shown(simple_text_of(second)), int(match[1]))


def figure_values(figure: Figure) -> tuple[str, ...]:
    """The raw values of FG for a figure; the empty value for one without name and flags."""
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
