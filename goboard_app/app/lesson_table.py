"""The lesson on the teacher's table: its positions, and the temporary edits of the shown position.

Temporary edits, as opposed to prepared ones, are on the one undo stack above a mark. Putting them back means undoing
down to the mark, so that an unmodified file is unmodified again, and redo restores them until the next change.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from goboard_app.app.controller import GameController
from goboard_app.app.texts.lessons import place_text
from goboard_app.lessons.lesson import LessonPosition, lesson_positions, place_of, text_at
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree

Judge = Callable[[object], bool]
"""A function that says whether a pushed command prepares the lesson; prepared edits stay."""

LessonPlace = tuple[GameTree, Node | None]
"""A game and the node of the current position there; no node before the first position."""


class TemporaryEdits(QObject):
    """The edits since `begin` that will be put back, found by watching the undo stack until `end`.

    A prepared edit stays, and so does every edit before it, since edits can be undone only in order. Signals:
    `changed()` when the number of temporary edits changes; `kept()` when a prepared edit made them stay.
    """

    changed = Signal()
    kept = Signal()

    def __init__(self, stack: QUndoStack, is_preparing: Judge, parent: QObject) -> None:
        super().__init__(parent)
        self._stack = stack
        self._is_preparing = is_preparing
        self._mark: int | None = None
        self._index = stack.index()
        self._next: QUndoCommand | None = None
        self._high: tuple[int, QUndoCommand] | None = None
        self._is_moving = False
        stack.indexChanged.connect(self._on_index)

    @property
    def is_on(self) -> bool:
        """True while the edits made are temporary."""
        return self._mark is not None

    @property
    def count(self) -> int:
        """The number of changes at this position since it was shown."""
        return 0 if self._mark is None else max(0, self._index - self._mark)

    @property
    def has_seen(self) -> bool:
        """True if the stack has not moved since its last change was seen."""
        return self._stack.index() == self._index

    @property
    def can_bring_back(self) -> bool:
        """True if the edits put back last can still be restored."""
        if self._high is None or self.count:
            return False
        index, top = self._high
        # A push after the undo has removed the commands, so the last of them must still be the same.
        return self._stack.count() >= index and self._stack.command(index - 1) is top

    def begin(self) -> None:
        """Set the mark for a newly shown position: the edits on the stack by now are prepared ones."""
        self._mark = self._stack.index()
        self._note()
        self.changed.emit()

    def end(self) -> None:
        """Stop watching: the edits made from now on stay."""
        self._mark = None
        self.forget()

    def forget(self) -> None:
        """Give up restoring the edits that were put back."""
        self._high = None
        self._note()
        self.changed.emit()

    def keep(self) -> None:
        """Treat the temporary edits as prepared ones."""
        if self._mark is not None:
            self.begin()

    def put_back(self) -> int:
        """Undo the temporary edits; return their number."""
        count = self.count
        if count and self._mark is not None:
            self._high = self._index, self._stack.command(self._index - 1)
            self._move(self._mark)
        return count

    def bring_back(self) -> None:
        """Redo the edits that were put back last, and keep them."""
        if self.can_bring_back and self._high is not None:
            index, self._high = self._high[0], None
            self._move(index)
            self.keep()

    def _move(self, index: int) -> None:
        self._is_moving = True
        self._stack.setIndex(index)
        self._is_moving = False
        self._note()
        self.changed.emit()

    def _note(self) -> None:
        """Store the index of the stack and the command that a redo would run, to recognise a new change."""
        self._index = self._stack.index()
        at = self._index
        self._next = self._stack.command(at) if at < self._stack.count() else None

    @Slot(int)
    def _on_index(self, index: int) -> None:
        # A stack that is being destroyed clears itself first, and must not be used then.
        if self._is_moving or not isValid(self._stack):
            return
        before, had = self._index, self.count
        # A redo runs the command that was next before; any other one was pushed.
        is_redone = index > before and self._stack.command(before) is self._next
        self._note()
        # The index stays the same if the command was merged into the one on top.
        if index >= before and index > 0 and not is_redone:
            self._on_pushed(before, had)
        self.changed.emit()

    def _on_pushed(self, before: int, had: int) -> None:
        """Handle a command that was pushed, or merged into the one on top."""
        if self._mark is None:
            return
        # The push has removed the undone commands, prepared ones among them.
        self._mark = min(self._mark, before)
        if self._is_preparing(self._stack.command(self._index - 1)):
            self._mark = self._index
            if had:
                self.kept.emit()


class LessonPlaces:
    """The positions of a lesson; `here` is the one shown to the class.

    The board may have gone on from there. The caller that shows another position sets `here`.
    """

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self.positions: tuple[LessonPosition, ...] = ()
        self._seen: list[tuple[GameTree, int]] = []
        self.here: LessonPlace = controller.session.tree, None

    @property
    def number(self) -> int | None:
        """The number of the position shown to the class, from 0."""
        node = self.here[1]
        return next((n for n, item in enumerate(self.positions) if item.node is node), None)

    @property
    def on_board(self) -> LessonPlace:
        """The game and the position on the board."""
        number = self._number_on_board()
        node = None if number is None else self.positions[number].node
        return self._controller.session.tree, node

    def look(self) -> None:
        """Read the positions again if the games have changed."""
        trees = self._controller.trees
        seen = [(tree, tree.revision) for tree in trees]
        if seen != self._seen:
            self._seen = seen
            self.positions = lesson_positions(trees)

    def place_of(self, number: int) -> tuple[GameTree, Node]:
        """Return the game and the node of a position."""
        item = self.positions[number]
        return self._controller.trees[item.game], item.node

    def told(self) -> tuple[str, str]:
        """Return the text for the class, of the board's node or else of its position, and the position's number."""
        number, node = self._number_on_board(), self._controller.session.cursor
        if number is None:
            return text_at(node), ""
        text = text_at(node) or text_at(self.positions[number].node)
        return text, place_text(number + 1, len(self.positions))

    def stand(self, tree: GameTree, node: Node) -> None:
        """Put a node on the board, or the nearest one above it that still exists."""
        trees = self._controller.trees
        if tree not in trees:
            return
        at: Node | None = node
        # The node may have been removed with the temporary edits.
        while at is not None and not tree.contains(at):
            at = at.parent
        self._controller.show_game(trees.index(tree))
        self._controller.go_to(at or tree.root)

    def _number_on_board(self) -> int | None:
        self.look()
        game, node = self._controller.game_number, self._controller.session.cursor
        return place_of(self.positions, game, node)
