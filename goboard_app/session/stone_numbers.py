"""Which moves have their numbers on the stones, and from where they are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from goboard_app.go.color import Color
from goboard_app.go.move import Move, Play
from goboard_app.go.point import Point
from goboard_app.record.markup import markup_of
from goboard_app.record.node import Node
from goboard_app.record.values import setup_of
from goboard_app.session.game_session import GameSession


class NumberingKind(Enum):
    """From where moves are numbered; the value is how the choice is stored."""

    FROM_START = "start"
    FROM_VARIATION = "variation"
    FROM_HERE = "here"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Numbering:
    """A way to number the moves on the board.

    `count` is how many of the last moves LAST numbers, as they count from the start of the game.
    FROM_HERE counts from `anchor`, whose own move is 1; without an anchor from the start. Numbering
    from the start alone tells the numbers that the moves really have.
    """

    kind: NumberingKind = NumberingKind.FROM_START
    count: int = 1
    anchor: Node | None = None


FROM_START = Numbering()

_SETTING_UP = frozenset({"AB", "AW", "AE"})


def numbers(session: GameSession, numbering: Numbering = FROM_START) -> dict[Point, str]:
    """The number of the move that put each stone there, the last one where there were several.

    A stone that bears a mark of the record keeps the mark, and one that was set up has no number.
    """
    nodes = session.path.nodes
    first = _first_place(session, numbering)
    numbered = _numbered(session)
    if numbering.kind is NumberingKind.LAST:
        numbered = numbered[-numbering.count :] if numbering.count > 0 else []
        before = 0
    else:
        before = sum(1 for place, _, _ in numbered if place < first)
        numbered = [item for item in numbered if item[0] >= first]
    return _on_stones(session, nodes, numbered, before)


def variation_start(session: GameSession) -> Node:
    """Where the variation that the cursor is in leaves another line; the root on the first line."""
    for node in reversed(session.path.nodes):
        if node.index > 0:
            return node
    return session.tree.root


_Numbered = tuple[int, int, Move]
"""The place of a node on the path, the number of its move, and the move."""


def _numbered(session: GameSession) -> list[_Numbered]:
    """The moves on the path with the numbers that they have in the record."""
    path, found = session.path, list[_Numbered]()
    for place in range(len(path.nodes)):
        number = path.number_at(place)
        if number > len(found):
            found.append((place, number, path.moves[number - 1]))
    return found


def _first_place(session: GameSession, numbering: Numbering) -> int:
    """The place on the path from which numbers stand; beyond its end where none do."""
    nodes = session.path.nodes
    if numbering.kind is NumberingKind.FROM_VARIATION:
        return nodes.index(variation_start(session))
    if numbering.kind is NumberingKind.FROM_HERE and numbering.anchor is not None:
        return nodes.index(numbering.anchor) if numbering.anchor in nodes else len(nodes)
    return 0


def _on_stones(
    session: GameSession, nodes: Sequence[Node], numbered: Sequence[_Numbered], before: int
) -> dict[Point, str]:
    last: dict[Point, tuple[int, int, Color]] = {}
    for place, number, move in numbered:
        if isinstance(move, Play):
            last[move.point] = place, number - before, move.color
    set_up = _set_up_at(session, nodes)
    marked = {mark.point for mark in markup_of(session.cursor, session.tree.size)}
    return {
        point: str(number)
        for point, (place, number, color) in last.items()
        if session.position.at(point) is color
        and set_up.get(point, -1) < place
        and point not in marked
    }


def _set_up_at(session: GameSession, nodes: Sequence[Node]) -> dict[Point, int]:
    """The places at which points were last set up by hand."""
    size, found = session.tree.size, dict[Point, int]()
    for place, node in enumerate(nodes):
        if any(item.name in _SETTING_UP for item in node.properties):
            setup = setup_of(node, size)
            found |= dict.fromkeys(setup.black | setup.white | setup.empty, place)
    return found
