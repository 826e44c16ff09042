"""Editing the tree: inserting, deleting, ordering and turning nodes, and landmarks to go to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.late import late
from goboard_app.record.edits import (
    AddNode,
    Compound,
    Edit,
    KeepCursor,
    MoveChild,
    Rehang,
    RemoveNode,
    WithCursor,
    children_without,
    move_node,
)
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, moved_colors
from goboard_app.record.sgf.lexer import Property, raw_text
from goboard_app.record.tree import TreeShape
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState
from goboard_app.session.acts import go_to
from goboard_app.session.annotation import evaluation_properties, is_hotspot
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession, Phase

with late:
    from goboard_app.record.node_links import with_links
    from goboard_app.record.transform import swap_colors, turn

if TYPE_CHECKING:
    from goboard_app.record.timeline import Evaluation
    from goboard_app.record.transform import Symmetry

TOUCHED = Change.POSITION | Change.CURSOR | Change.TREE | Change.COUNT | Change.REFUSAL


# Nodes on the way up that `order_of` looks at.
_FAR_ENOUGH = 1000


def may_edit(session: GameSession) -> bool:
    """Return whether the tree may be changed: in a record, and in a game that is over."""
    return session.phase in (Phase.REVIEWING, Phase.FINISHED)


def may_change_details(session: GameSession) -> bool:
    """Return whether the game information may be changed; not while the game is counted."""
    return session.phase not in (Phase.COUNTING, Phase.TRYING)


def insert_move(session: GameSession, point: Point) -> Act:
    """Insert a move of the side to move between the cursor and its children."""
    if not may_edit(session):
        return NOTHING
    move = Play(session.position.to_move, point)
    verdict = judge(session.position, move, session.path.history, session.ruleset)
    if not verdict.is_legal:
        session.refuse(verdict)
        return Act(Change.REFUSAL | Change.POSITION, refused=verdict)
    return _inserted(session, move, ActKind.INSERT)


def insert_pass(session: GameSession, color: Color | None = None) -> Act:
    """Insert a pass between the cursor and its children."""
    if not may_edit(session):
        return NOTHING
    move = Pass(color or session.position.to_move)
    return _inserted(session, move, ActKind.INSERT_PASS)


def inserted_below(parent: Node, node: Node) -> Edit:
    """Return the edit that puts a new node between another and all its children."""
    return Rehang(((parent, (node,)), (node, tuple(parent.children))))


def can_delete(node: Node) -> bool:
    """Return whether a node may be deleted or moved; the root stays."""
    return node.parent is not None


def movable_color(session: GameSession, node: Node | None = None) -> Color | None:
    """Return the side whose move in a node may get another point; None if there is none."""
    node = node or session.cursor
    if not may_edit(session):
        return None
    move = move_of(node, session.tree.size)
    # A move off the board is misplaced too.
    return move.color if move is not None else next(iter(moved_colors(node)), None)


def delete_node(session: GameSession, node: Node | None = None) -> Act:
    """Delete one node; its children are attached to the node before it."""
    node = node or session.cursor
    parent = node.parent
    if not may_edit(session) or parent is None:
        return NOTHING
    children = tuple(node.children)
    # A node has one parent: the deleted one gives its children up.
    hung = Rehang(((parent, children_without(parent.children, node, children)), (node, ())))
    edit = with_links(session.tree, hung)
    # The cursor cannot stay on a deleted node.
    after = parent if node is session.cursor else session.cursor
    return Act(TOUCHED, WithCursor(edit, after, session.cursor), ActKind.DELETE_NODE)


def delete_branch(session: GameSession, node: Node | None = None) -> Act:
    """Delete a node and all below it."""
    return _removed(session, node or session.cursor, ActKind.DELETE_BRANCH)


def cut(session: GameSession, node: Node | None = None) -> Act:
    """Delete a branch that was copied before."""
    return _removed(session, node or session.cursor, ActKind.CUT)


def keep_line(session: GameSession, line: Iterable[Point | None], evaluation: Evaluation) -> Act:
    """Add moves after the cursor as a variation, the first with its evaluation.

    Where the record has the first of them already it continues from there. An illegal move ends
    the line. Nothing is added where the record has the whole line.
    """
    parent, position, history = session.cursor, session.position, session.path.history
    size, added = session.tree.size, list[Node]()
    for point in line if may_edit(session) else ():
        move = Pass(position.to_move) if point is None else Play(position.to_move, point)
        # An engine may go on with a move that these rules forbid.
        if not judge(position, move, history, session.ruleset).is_legal:
            break
        position = position.after(move)
        history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
        following = () if added else parent.children
        same = next((node for node in following if move_of(node, size) == move), None)
        # The record has this move already: continue below it.
        if same is not None:
            parent = same
            continue
        is_first = not added and parent is session.cursor
        added.append(move_node(move, evaluation_properties(evaluation) if is_first else ()))
    if not added:
        return NOTHING
    above = (parent, *added)
    # `above` has one node more: none follows the last.
    edits = tuple(AddNode(at, node) for at, node in zip(above, added, strict=False))
    return Act(TOUCHED, KeepCursor(Compound(edits), session.cursor), ActKind.VARIATION)


class KeptLine(NamedTuple):
    """Moves to add below a node as a variation, with a comment on the first of them."""

    node: Node
    moves: tuple[Move, ...]
    comment: str


def keep_lines(session: GameSession, lines: Iterable[KeptLine]) -> Act:
    """Add lines, whose moves must be legal, as variations in one step; the cursor stays.

    Where the record has the first move of a line already, that line is left out.
    """
    size, edits = session.tree.size, list[Edit]()
    for line in lines if may_edit(session) else ():
        if not line.moves or any(move_of(child, size) == line.moves[0] for child in line.node.children):
            continue
        parent = line.node
        for move in line.moves:
            is_first = parent is line.node
            told = (Property("C", (raw_text(line.comment),)),) if is_first and line.comment else ()
            node = move_node(move, told)
            edits.append(AddNode(parent, node))
            parent = node
    if not edits:
        return NOTHING
    return Act(TOUCHED, KeepCursor(Compound(tuple(edits)), session.cursor), ActKind.VARIATION)


def move_among(session: GameSession, steps: int, node: Node | None = None) -> Act:
    """Move a node up (negative) or down among its siblings."""
    node = node or session.cursor
    parent = node.parent
    if not may_edit(session) or parent is None:
        return NOTHING
    old = node.index
    new = min(max(old + steps, 0), len(parent.children) - 1)
    if new == old:
        return NOTHING
    edit = with_links(session.tree, MoveChild(parent, old, new))
    return Act(TOUCHED, KeepCursor(edit, session.cursor), ActKind.MOVE_VARIATION)


def promote(session: GameSession, node: Node | None = None) -> Act:
    """Move the variation that a node is on up, at the nearest fork where it is not the first."""
    found = fork_above(node or session.cursor, -1)
    return NOTHING if found is None else move_among(session, -1, found)


def demote(session: GameSession, node: Node | None = None) -> Act:
    """Move the variation that a node is on down, at the nearest fork where it is not the last."""
    found = fork_above(node or session.cursor, 1)
    return NOTHING if found is None else move_among(session, 1, found)


def fork_above(node: Node, direction: int) -> Node | None:
    """Return the nearest node on the way up, itself included, with a sibling on this side; None without."""
    at: Node | None = node
    while at is not None and at.parent is not None:
        last = len(at.parent.children) - 1
        if last and (at.index > 0 if direction < 0 else at.index < last):
            return at
        at = at.parent
    return None


class Order(NamedTuple):
    """The possible ways to reorder a variation: up, down, and to the main line."""

    up: bool = False
    down: bool = False
    main: bool = False


def order_of(node: Node) -> Order:
    """Return how the variation that a node is on can be reordered.

    It is called at every step through a record: beyond a number of nodes everything counts as possible.
    """
    up = down = False
    at: Node | None = node
    for _ in range(_FAR_ENOUGH):
        if at is None or at.parent is None:
            return Order(up, down, up)
        siblings = at.parent.children
        if len(siblings) > 1:
            up = up or siblings[0] is not at
            down = down or siblings[-1] is not at
            if up and down:
                break
        at = at.parent
    return Order(True, True, True)


def make_main_line(session: GameSession, node: Node | None = None) -> Act:
    """Make the way to a node the main line, at every fork on it."""
    edits: list[Edit] = []
    at: Node | None = node or session.cursor
    while at is not None and at.parent is not None:
        if at.index:
            edits.append(MoveChild(at.parent, at.index, 0))
        at = at.parent
    if not may_edit(session) or not edits:
        return NOTHING
    edit = with_links(session.tree, Compound(tuple(edits)))
    return Act(TOUCHED, KeepCursor(edit, session.cursor), ActKind.MAIN_LINE)


def _inserted(session: GameSession, move: Move, kind: ActKind) -> Act:
    node, here = move_node(move), session.cursor
    edit = with_links(session.tree, inserted_below(here, node))
    return Act(TOUCHED, WithCursor(edit, node, here), kind)


def _removed(session: GameSession, node: Node, kind: ActKind) -> Act:
    if not may_edit(session) or node.parent is None:
        return NOTHING
    here = session.cursor
    is_below = any(step is node for step in session.tree.path_to(here))
    # The cursor cannot stay on a deleted node.
    after = node.parent if is_below else here
    return Act(TOUCHED, WithCursor(with_links(session.tree, RemoveNode(node)), after, here), kind)


class Landmark(Enum):
    """The kinds of places to go to along the line of the cursor."""

    FORK = auto()
    VARIATION = auto()
    COMMENT = auto()
    HOTSPOT = auto()
    CAPTURE = auto()


class NamedNode(NamedTuple):
    """A node with a name (N) as text, and the number of moves that lead to it."""

    name: str
    move_number: int
    number: int


def find_landmark(session: GameSession, goal: Landmark, step: int) -> Node | None:
    """Return the next place of a kind on the line (step 1), or the one before (-1); None without any.

    Variations of the same move go round in a circle.
    """
    if goal is Landmark.VARIATION:
        return sibling(session, step)
    is_wanted = _WANTED[goal]
    return next((node for node in _along(session, step) if is_wanted(session, node)), None)


def go_to_landmark(session: GameSession, goal: Landmark, step: int) -> Act | None:
    """Go to the next landmark of a kind, or the one before; None if there is none."""
    node = find_landmark(session, goal, step)
    return None if node is None else go_to(session, node)


def sibling(session: GameSession, step: int) -> Node | None:
    """Return the next variation of the move on the board, or the one before; None if it is the only one."""
    cursor = session.cursor
    if cursor.parent is None or len(cursor.parent.children) < 2:
        return None
    siblings = cursor.parent.children
    return siblings[(cursor.index + step) % len(siblings)]


def node_of_move(session: GameSession, number: int) -> Node | None:
    """Return the node of the line with the move of this number; 0 is the start."""
    if number == 0:
        return session.tree.root
    count = 0
    for node in session.line:
        count += move_of(node, session.tree.size) is not None
        if count == number:
            return node
    return None


def move_count(session: GameSession) -> int:
    """Return how many moves the current line has."""
    return sum(move_of(node, session.tree.size) is not None for node in session.line)


def node_of_point(session: GameSession, point: Point) -> Node | None:
    """Return the node on the line with a move on a point: the last one up to now, else the next."""
    line, size = session.line, session.tree.size
    place = len(session.path.nodes) - 1

    def is_there(node: Node) -> bool:
        move = move_of(node, size)
        return isinstance(move, Play) and move.point == point

    before = next((node for node in reversed(line[: place + 1]) if is_there(node)), None)
    return before or next((node for node in line[place + 1 :] if is_there(node)), None)


def named_nodes(shape: TreeShape, count_moves: Callable[[int], int]) -> tuple[NamedNode, ...]:
    """Return all nodes of a tree that have a name, in the order of the file; `count_moves` numbers them.

    No node is made for it, so that a dictionary of many thousand nodes answers at once.
    """
    found: list[NamedNode] = []
    for number in shape.holding("N"):
        name = (Node(shape.properties_of(number)).text("N") or "").strip()
        if name:
            found.append(NamedNode(name, count_moves(number), number))
    return tuple(found)


def _along(session: GameSession, step: int) -> Iterator[Node]:
    """Yield the nodes of the line after the cursor, or those before it from the nearest on."""
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
    return is_hotspot(node)


def _captures(session: GameSession, node: Node) -> bool:
    if node.parent is None or move_of(node, session.tree.size) is None:
        return False
    after, before = session.position_at(node), session.position_at(node.parent)
    taken = after.prisoners_black + after.prisoners_white
    return taken > before.prisoners_black + before.prisoners_white


_WANTED: dict[Landmark, Callable[[GameSession, Node], bool]] = {
    Landmark.FORK: _is_fork,
    Landmark.COMMENT: _has_comment,
    Landmark.HOTSPOT: _is_hot,
    Landmark.CAPTURE: _captures,
}


def turn_record(session: GameSession, symmetry: Symmetry) -> Act:
    """Turn or mirror the game in all its variations."""
    return _transformed(session, symmetry)


def swap_record_colors(session: GameSession) -> Act:
    """Exchange the colours in the whole game."""
    return _transformed(session, None)


def _transformed(session: GameSession, symmetry: Symmetry | None) -> Act:
    """Turn or mirror the whole game; without a symmetry, exchange the colours."""
    if not may_edit(session):
        return NOTHING
    edit = turn(session.tree, symmetry) if symmetry else swap_colors(session.tree)
    if edit is None:
        return NOTHING
    kind = ActKind.TURN if symmetry else ActKind.SWAP_COLORS
    return Act(Change.everything(), KeepCursor(edit, session.cursor), kind)


def clean_up(session: GameSession, edit: Edit, kept: Sequence[Node] | None) -> Act:
    """Remove contents by an edit of `record.cleaning`; `kept` are the nodes that stay if variations go, else None."""
    if not may_edit(session):
        return NOTHING
    after = session.cursor
    line = None if kept is None else frozenset(kept)
    while line is not None and after not in line and after.parent is not None:
        after = after.parent
    return Act(Change.everything(), WithCursor(edit, after, session.cursor), ActKind.CLEAN_UP)


def merge_games(session: GameSession, edit: Edit) -> Act:
    """Merge games by an edit of `record.merging`; the cursor stays."""
    if not may_edit(session):
        return NOTHING
    return Act(Change.everything(), KeepCursor(edit, session.cursor), ActKind.MERGE)
