"""Acts that change the tree of a record: inserting, deleting, ordering, cutting and pasting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.record.edits import (
    Compound,
    Edit,
    MoveChild,
    Rehang,
    RemoveNode,
    Standing,
    Staying,
    move_node,
    without,
)
from goboard_app.record.node import Node
from goboard_app.rules.legality import judge
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.game_session import GameSession
from goboard_app.session.phase import Phase

if TYPE_CHECKING:
    from goboard_app.record.clip import Clip

TOUCHED = Change.POSITION | Change.CURSOR | Change.TREE | Change.COUNT | Change.REFUSAL


_FAR_ENOUGH = 1000


def may_edit(session: GameSession) -> bool:
    """Whether the tree may be changed: in a record, and in a game that is over."""
    return session.phase in (Phase.REVIEWING, Phase.FINISHED)


def may_change_details(session: GameSession) -> bool:
    """Whether what the record says of its game may be changed; while it is counted it waits."""
    return session.phase not in (Phase.COUNTING, Phase.TRYING)


def insert_move(session: GameSession, point: Point) -> Act:
    """Put a move of the side to move between the cursor and all that follows it."""
    if not may_edit(session):
        return NOTHING
    move = Play(session.position.to_move, point)
    verdict = judge(session.position, move, session.path.history, session.ruleset)
    if not verdict.is_legal:
        session.refuse(verdict)
        return Act(Change.REFUSAL | Change.POSITION, refused=verdict)
    return _inserted(session, move, ActKind.INSERT)


def insert_pass(session: GameSession, color: Color | None = None) -> Act:
    """Put a pass between the cursor and all that follows it."""
    if not may_edit(session):
        return NOTHING
    move = Pass(color or session.position.to_move)
    return _inserted(session, move, ActKind.INSERT_PASS)


def inserted_below(parent: Node, node: Node) -> Edit:
    """The edit that puts a new node between another and all its children."""
    return Rehang(((parent, (node,)), (node, tuple(parent.children))))


def can_delete(node: Node) -> bool:
    """Whether a node may be deleted or moved; the root stays."""
    return node.parent is not None


def delete_node(session: GameSession, node: Node | None = None) -> Act:
    """Take one node out; what follows it hangs below the node before it."""
    node = node or session.cursor
    parent = node.parent
    if not may_edit(session) or parent is None:
        return NOTHING
    children = tuple(node.children)
    edit = Rehang(((parent, without(parent.children, node, children)), (node, ())))
    after = parent if node is session.cursor else session.cursor
    return Act(TOUCHED, Standing(edit, after, session.cursor), ActKind.DELETE_NODE)


def delete_branch(session: GameSession, node: Node | None = None) -> Act:
    """Take a node and all below it out."""
    return _removed(session, node or session.cursor, ActKind.DELETE_BRANCH)


def cut(session: GameSession, node: Node | None = None) -> Act:
    """The same once the branch was copied."""
    return _removed(session, node or session.cursor, ActKind.CUT)


def paste(session: GameSession, clip: Clip, node: Node | None = None) -> Act:
    """Hang what a clip holds below a node, after the children that are there."""
    parent = node or session.cursor
    if not may_edit(session) or not clip.nodes:
        return NOTHING
    edit = Rehang(((parent, (*parent.children, *clip.nodes)),))
    return Act(TOUCHED, Standing(edit, clip.nodes[0], session.cursor), ActKind.PASTE)


def fits(session: GameSession, clip: Clip) -> bool:
    """Whether a clip is for a board of this size; one that names no size is taken on trust."""
    return clip.size is None or clip.size == session.tree.size


def move_among(session: GameSession, steps: int, node: Node | None = None) -> Act:
    """Move a node up (negative) or down among the variations beside it."""
    node = node or session.cursor
    parent = node.parent
    if not may_edit(session) or parent is None:
        return NOTHING
    old = node.index
    new = min(max(old + steps, 0), len(parent.children) - 1)
    if new == old:
        return NOTHING
    edit = Staying(MoveChild(parent, old, new), session.cursor)
    return Act(TOUCHED, edit, ActKind.MOVE_VARIATION)


def promote(session: GameSession, node: Node | None = None) -> Act:
    """Move the variation that a node is on up, at the nearest fork where it is not the first."""
    found = fork_above(node or session.cursor, -1)
    return NOTHING if found is None else move_among(session, -1, found)


def demote(session: GameSession, node: Node | None = None) -> Act:
    """Move the variation that a node is on down, at the nearest fork where it is not the last."""
    found = fork_above(node or session.cursor, 1)
    return NOTHING if found is None else move_among(session, 1, found)


def fork_above(node: Node, direction: int) -> Node | None:
    """The node, or the nearest one above it, that has a sibling on this side; None without."""
    at: Node | None = node
    while at is not None and at.parent is not None:
        last = len(at.parent.children) - 1
        if last and (at.index > 0 if direction < 0 else at.index < last):
            return at
        at = at.parent
    return None


@dataclass(frozen=True, slots=True)
class Order:
    """Whether the variation that a node is on can go up, down, and become the main line."""

    up: bool = False
    down: bool = False
    main: bool = False


def order_of(node: Node) -> Order:
    """What can be done with the variation that a node is on.

    It is asked at every step through a record: beyond so many nodes everything counts as possible.
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
    edit = Staying(Compound(tuple(edits)), session.cursor)
    return Act(TOUCHED, edit, ActKind.MAIN_LINE)


def _inserted(session: GameSession, move: Move, kind: ActKind) -> Act:
    node, here = move_node(move), session.cursor
    return Act(TOUCHED, Standing(inserted_below(here, node), node, here), kind)


def _removed(session: GameSession, node: Node, kind: ActKind) -> Act:
    if not may_edit(session) or node.parent is None:
        return NOTHING
    here = session.cursor
    is_below = any(step is node for step in session.tree.path_to(here))
    after = node.parent if is_below else here
    return Act(TOUCHED, Standing(RemoveNode(node), after, here), kind)
