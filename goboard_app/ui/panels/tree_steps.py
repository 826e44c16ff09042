"""What the keys mean in the tree of a record: where each of them leads."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from goboard_app.record.node import Node
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree

PAGE = 10


class TreeStep(Enum):
    """What somebody asks for by a key."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    FIRST = auto()
    LAST = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    FOLD = auto()
    UNFOLD = auto()
    TOGGLE = auto()


_KEYS = {
    Qt.Key.Key_Up: TreeStep.UP,
    Qt.Key.Key_Down: TreeStep.DOWN,
    Qt.Key.Key_Left: TreeStep.LEFT,
    Qt.Key.Key_Right: TreeStep.RIGHT,
    Qt.Key.Key_Home: TreeStep.FIRST,
    Qt.Key.Key_End: TreeStep.LAST,
    Qt.Key.Key_PageUp: TreeStep.PAGE_UP,
    Qt.Key.Key_PageDown: TreeStep.PAGE_DOWN,
    Qt.Key.Key_Minus: TreeStep.FOLD,
    Qt.Key.Key_Plus: TreeStep.UNFOLD,
    Qt.Key.Key_Space: TreeStep.TOGGLE,
    Qt.Key.Key_Return: TreeStep.DOWN,
    Qt.Key.Key_Enter: TreeStep.DOWN,
}
_ALONG = {
    TreeStep.UP: -1,
    TreeStep.DOWN: 1,
    TreeStep.PAGE_UP: -PAGE,
    TreeStep.PAGE_DOWN: PAGE,
}


def step_of(event: QKeyEvent) -> TreeStep | None:
    """What a key asks for; None for those that mean nothing here."""
    allowed = Qt.KeyboardModifier.KeypadModifier
    if event.key() == Qt.Key.Key_Plus:
        allowed |= Qt.KeyboardModifier.ShiftModifier
    if event.modifiers() & ~allowed:
        return None
    return _KEYS.get(Qt.Key(event.key()))


def goal_of(step: TreeStep, tree: DrawnTree, session: GameSession) -> Node | None:
    """Where a step leads from the cursor; None where it leads nowhere."""
    if step in _ALONG:
        return _along(session, _ALONG[step])
    if step is TreeStep.FIRST:
        return session.tree.root
    if step is TreeStep.LAST:
        return session.line[-1]
    if step in (TreeStep.LEFT, TreeStep.RIGHT):
        return _beside(tree, session, 1 if step is TreeStep.RIGHT else -1)
    return None


def _along(session: GameSession, count: int) -> Node:
    node = session.cursor
    for _ in range(abs(count)):
        following = session.following(node) if count > 0 else node.parent
        if following is None:
            break
        node = following
    return node


def _beside(tree: DrawnTree, session: GameSession, step: int) -> Node | None:
    """The variation at that side of the move, else the node that stands next on the same row."""
    parent = session.cursor.parent
    place = session.cursor.index + step
    if parent is not None and 0 <= place < len(parent.children):
        return parent.children[place]
    at = tree.layout.place_of(tree.cursor)
    number = None if at is None else tree.layout.nearest(*at, step)
    return None if number is None else tree.node_at(number)
