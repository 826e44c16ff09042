"""PositionCache: the position at every node, computed from the path that leads there."""

from __future__ import annotations

from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import Position
from goboard_app.record.game_info import handicap_of
from goboard_app.record.node import Node
from goboard_app.record.properties import Setup, moved_colors, moves_of, plain_move, setup_of, turn_of
from goboard_app.record.tree import GameTree

# Positions kept beside those at every `_DISTANCE`-th node; then they are all dropped.
_LIMIT = 4_000
# Nodes between two positions that are kept for good: the way to any node is at most as long.
_DISTANCE = 50
_NO_SETUP = Setup()
_SETTING_UP = frozenset({"AB", "AW", "AE", "PL"})
# The nodes below a set-up that are searched for the next move; it is nearly always in the first one.
_NODES_BELOW = 30


class PositionCache:
    """The positions of the nodes of one tree, kept as long as the tree does not change.

    After an edit, `drop` has to be called with the highest node that the edit touched; otherwise
    all positions are computed again. Of the positions that were used long ago, every fiftieth of a
    line is kept, so that a known position is always near. Cost: about 10 microseconds for a node
    that is not known.
    """

    def __init__(self, tree: GameTree) -> None:
        self._tree = tree
        self._known: dict[Node, Position] = {}
        # Every fiftieth of the same positions, and the distance of the known nodes from these.
        self._kept: dict[Node, Position] = {}
        self._distances: dict[Node, int] = {}
        self._revision = tree.revision
        self._size = tree.size

    def position(self, node: Node) -> Position:
        """Return the position after the set-up and the moves of a node."""
        self._refresh()
        known = self._position_of(node)
        if known is not None:
            return known
        waiting = self.unknown_before(node)
        above = waiting[-1].parent
        position = None if above is None else self._position_of(above)
        distance = 0 if above is None else self._distances.get(above, 0)
        # Clearing all at once is cheap, since `_kept` holds a position within 50 nodes.
        if len(self._known) > _LIMIT:
            self._known.clear()
            self._distances.clear()
        for step in reversed(waiting):
            position = position_after(step, self._size, position)
            distance = (distance + 1) % _DISTANCE
            self._known[step] = position
            self._distances[step] = distance
            if not distance:
                self._kept[step] = position
        assert position is not None
        return position

    def unknown_before(self, node: Node, most: int | None = None) -> list[Node]:
        """Return the node and the nodes above it without a known position, upwards, at most `most`."""
        self._refresh()
        found: list[Node] = []
        at: Node | None = node
        while at is not None and self._position_of(at) is None:
            found.append(at)
            if len(found) == most:
                break
            at = at.parent
        return found

    def history(self, node: Node) -> tuple[Position, ...]:
        """Return the positions along the path from the root to a node, both included."""
        return tuple(self.position(step) for step in self._tree.path_to(node))

    def drop(self, node: Node | None = None) -> None:
        """Forget the positions that an edit at `node` may have changed: its subtree, or all without a node."""
        self._revision = self._tree.revision
        if node is None or self._size != self._tree.size:
            self._forget()
            return
        for gone in self._tree.walk(node):
            self._known.pop(gone, None)
            self._kept.pop(gone, None)
            self._distances.pop(gone, None)

    def keep(self) -> None:
        """Keep the positions after an edit that changed none, such as an edit of a comment or of marks."""
        self._revision = self._tree.revision

    def _position_of(self, node: Node) -> Position | None:
        return self._known.get(node) or self._kept.get(node)

    def _refresh(self) -> None:
        if self._revision != self._tree.revision:
            self._forget()

    def _forget(self) -> None:
        self._known.clear()
        self._kept.clear()
        self._distances.clear()
        self._revision = self._tree.revision
        self._size = self._tree.size


def position_after(node: Node, size: BoardSize, before: Position | None, above: Node | None = None) -> Position:
    """Return the position after a node, given the one before it; None before the root.

    `above` is the node with the next moves, if they do not hang on the node itself.
    """
    position = Position.empty(size) if before is None else before
    # Most nodes hold a move alone, which is recognised without reading the node.
    plain = None if before is None else plain_move(node, size)
    if plain is not None:
        return position.after(plain)
    setup = setup_of(node, size) if _sets_up(node) else _NO_SETUP
    if setup.has_points:
        position = position.with_setup(setup.black, setup.white, setup.empty)
    for move in moves_of(node, size):
        position = position.after(move)
    turn = _turn(node, setup, node if above is None else above)
    return position if turn in (None, position.to_move) else position.with_setup(to_move=turn)


def moves_decide_turn(node: Node) -> bool:
    """Return whether the moves below a node may decide who is to move there, or at a node above it."""
    at: Node | None = node
    for _ in range(_NODES_BELOW):
        if at is None or moved_colors(at):
            break
        if _sets_up(at) or (at.parent is None and handicap_of(at) >= 2):
            return True
        at = at.parent
    return False


def _next_mover(node: Node) -> Color | None:
    """Return the side that makes the next move below a node, in the order of the file; PL comes before it."""
    waiting = list(reversed(node.children[:_NODES_BELOW]))
    for _ in range(_NODES_BELOW):
        if not waiting:
            break
        below = waiting.pop()
        movers = moved_colors(below)
        side = movers[0] if movers else turn_of(below)
        if side is not None:
            return side
        waiting.extend(reversed(below.children[:_NODES_BELOW]))
    return None


def _turn(node: Node, setup: Setup, above: Node) -> Color | None:
    """Return the side to move after a node; None if the node does not change it."""
    if setup.to_move is not None:
        return setup.to_move
    movers = moved_colors(node)
    if movers:
        return movers[-1].opponent
    # FF[4] leaves it open who moves after a set-up without PL, so the file's next move says it.
    if setup.has_points or (node.parent is None and handicap_of(node) >= 2):
        following = _next_mover(above)
        if following is not None:
            return following
    # Black stones alone before the first move are a handicap, after which White begins.
    is_handicap = bool(setup.black) and not setup.white and not setup.empty
    if node.parent is None:
        is_handicap = is_handicap or handicap_of(node) >= 2
    return Color.WHITE if is_handicap and _is_before_play(node) else None


def _sets_up(node: Node) -> bool:
    """Return whether there is anything to read for `setup_of`; most nodes hold a move alone."""
    return any(item.name in _SETTING_UP for item in node.properties)


def _is_before_play(node: Node) -> bool:
    """Return whether no move leads to the node; handicap stones may be in a node after the root."""
    above = node.parent
    while above is not None:
        if moved_colors(above) or above.has("AW"):
            return False
        above = above.parent
    return True


def count_moves(tree: GameTree) -> int:
    """Return the number of nodes of the main line with a move. Cost: about 0.1 microseconds each."""
    source = tree.source
    if source is not None and not tree.revision:
        return source.nodes.count_moves(source.first)
    return sum(bool(moved_colors(node)) for node in tree.main_line())
