"""Where one can go in a record: functions from the session and a wish to a node."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from goboard_app.go.board import Play, Point
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.acts import go_to
from goboard_app.session.changes import Act
from goboard_app.session.game_session import GameSession

if TYPE_CHECKING:
    from goboard_app.record.tree import TreeShape


class Goal(Enum):
    """What one looks for along the line that the board is on."""

    FORK = auto()
    VARIATION = auto()
    COMMENT = auto()
    HOTSPOT = auto()
    CAPTURE = auto()


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """A node that has a name (N), as text, and how many moves lead to it."""

    name: str
    move_number: int
    number: int


def find(session: GameSession, goal: Goal, step: int) -> Node | None:
    """The next place of a kind on the line (step 1), or the one before (-1); None without any.

    Variations of the same move go round in a circle.
    """
    if goal is Goal.VARIATION:
        return sibling(session, step)
    is_wanted = _WANTED[goal]
    return next((node for node in _along(session, step) if is_wanted(session, node)), None)


def go_to_goal(session: GameSession, goal: Goal, step: int) -> Act | None:
    """Go to such a place; None where there is none."""
    node = find(session, goal, step)
    return None if node is None else go_to(session, node)


def sibling(session: GameSession, step: int) -> Node | None:
    """The next variation of the move on the board, or the one before; None where it is alone."""
    cursor = session.cursor
    if cursor.parent is None or len(cursor.parent.children) < 2:
        return None
    siblings = cursor.parent.children
    return siblings[(cursor.index + step) % len(siblings)]


def node_of_move(session: GameSession, number: int) -> Node | None:
    """The node of the line that holds the move with this number; 0 is the start."""
    if number == 0:
        return session.tree.root
    count = 0
    for node in session.line:
        count += move_of(node, session.tree.size) is not None
        if count == number:
            return node
    return None


def move_count(session: GameSession) -> int:
    """How many moves the line has that the board is on."""
    return sum(move_of(node, session.tree.size) is not None for node in session.line)


def node_of_point(session: GameSession, point: Point) -> Node | None:
    """Where on the line a stone was played on a point: the last time up to now, else the next."""
    line, size = session.line, session.tree.size
    place = len(session.path.nodes) - 1

    def is_there(node: Node) -> bool:
        move = move_of(node, size)
        return isinstance(move, Play) and move.point == point

    before = next((node for node in reversed(line[: place + 1]) if is_there(node)), None)
    return before or next((node for node in line[place + 1 :] if is_there(node)), None)


def named_places(shape: TreeShape, count_moves: Callable[[int], int]) -> tuple[NamedPlace, ...]:
    """All nodes of a tree that have a name, in the order of the file; `count_moves` numbers them.

    No node is made for it, so that a dictionary of many thousand nodes answers at once.
    """
    found: list[NamedPlace] = []
    for number in shape.holding("N"):
        name = (Node(shape.properties_of(number)).text("N") or "").strip()
        if name:
            found.append(NamedPlace(name, count_moves(number), number))
    return tuple(found)


def _along(session: GameSession, step: int) -> Iterator[Node]:
    """The nodes of the line after the cursor, or those before it from the nearest on."""
    place = len(session.path.nodes) - 1
    if step > 0:
        yield from session.line[place + 1 :]
    else:
        yield from reversed(session.line[:place])


def _is_fork(_session: GameSession, node: Node) -> bool:
    return len(node.children) > 1


def _has_comment(_session: GameSession, node: Node) -> bool:
    return any(node.get("C") or ())


def _is_hot(_session: GameSession, node: Node) -> bool:
    return node.has("HO")


def _captures(session: GameSession, node: Node) -> bool:
    if node.parent is None or move_of(node, session.tree.size) is None:
        return False
    after, before = session.position_at(node), session.position_at(node.parent)
    taken = after.prisoners_black + after.prisoners_white
    return taken > before.prisoners_black + before.prisoners_white


_WANTED: dict[Goal, Callable[[GameSession, Node], bool]] = {
    Goal.FORK: _is_fork,
    Goal.COMMENT: _has_comment,
    Goal.HOTSPOT: _is_hot,
    Goal.CAPTURE: _captures,
}
