"""The lesson on the teacher's table: its positions, and the temporary edits at the one shown.

Temporary edits, apart from what was prepared, stand on the one undo stack above a mark. Putting
them back is undoing down to the mark, so that a file is unmodified again if it was, and redo brings
everything back until the next change.
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
"""Whether a command that was pushed is preparing; what is prepared stays."""

Place = tuple[GameTree, Node | None]
"""A game, and the node of the position one is at there; no node before the first one."""


class TemporaryEdits(QObject):
    """The edits since `begin` that will be put back, found by watching the undo stack until `end`.

    What is prepared stays, and so does every edit before it: undoing is possible in one order
    alone. Signals: `changed()` when there are more or fewer temporary edits than before; `kept()`
    when something prepared made them stay.
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
        """Whether what is done now will be put back."""
        return self._mark is not None

    @property
    def count(self) -> int:
        """How many changes were made at this position since it was shown."""
        return 0 if self._mark is None else max(0, self._index - self._mark)

    @property
    def has_seen(self) -> bool:
        """Whether the stack has not moved since it was looked at last."""
        return self._stack.index() == self._index

    @property
    def can_bring_back(self) -> bool:
        """Whether what was put back last can still be had again."""
        if self._high is None or self.count:
            return False
        index, top = self._high
        return self._stack.count() >= index and self._stack.command(index - 1) is top

    def begin(self) -> None:
        """Another position is shown: what stands on the stack by now is how it was prepared."""
        self._mark = self._stack.index()
        self._note()
        self.changed.emit()

    def end(self) -> None:
        """What is done from now on stays."""
        self._mark = None
        self.forget()

    def forget(self) -> None:
        """What was put back is not to be brought back any more."""
        self._high = None
        self._note()
        self.changed.emit()

    def keep(self) -> None:
        """Take the temporary edits for prepared."""
        if self._mark is not None:
            self.begin()

    def put_back(self) -> int:
        """Undo the temporary edits; how many they were."""
        count = self.count
        if count and self._mark is not None:
            self._high = self._index, self._stack.command(self._index - 1)
            self._move(self._mark)
        return count

    def bring_back(self) -> None:
        """Do again what was put back last, and keep it."""
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
        """Remember where the stack is, and what a redo would do; anything else is a new change."""
        self._index = self._stack.index()
        at = self._index
        self._next = self._stack.command(at) if at < self._stack.count() else None

    @Slot(int)
    def _on_index(self, index: int) -> None:
        # A stack that is taken apart empties itself first, when nobody may ask it any more.
        if self._is_moving or not isValid(self._stack):
            return
        before, had = self._index, self.count
        is_redone = index > before and self._stack.command(before) is self._next
        self._note()
        if index >= before and index > 0 and not is_redone:
            self._on_pushed(before, had)
        self.changed.emit()

    def _on_pushed(self, before: int, had: int) -> None:
        """A command came onto the stack, or into the one on top of it."""
        if self._mark is None:
            return
        # What was prepared and undone is gone for good now.
        self._mark = min(self._mark, before)
        if self._is_preparing(self._stack.command(self._index - 1)):
            self._mark = self._index
            if had:
                self.kept.emit()


class LessonPlaces:
    """The positions of a lesson; `here` is the one that is shown to the class.

    The board may have gone on from there. Whoever shows another position sets it.
    """

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self.positions: tuple[LessonPosition, ...] = ()
        self._seen: list[tuple[GameTree, int]] = []
        self.here: Place = controller.session.tree, None

    @property
    def number(self) -> int | None:
        """The number of the position that is shown to the class, from 0."""
        node = self.here[1]
        return next((n for n, item in enumerate(self.positions) if item.node is node), None)

    @property
    def on_board(self) -> Place:
        """Where the board is."""
        number = self._number_on_board()
        node = None if number is None else self.positions[number].node
        return self._controller.session.tree, node

    def look(self) -> None:
        """Read the positions anew, where the games are not as they were."""
        trees = self._controller.trees
        seen = [(tree, tree.revision) for tree in trees]
        if seen != self._seen:
            self._seen = seen
            self.positions = lesson_positions(trees)

    def place_of(self, number: int) -> tuple[GameTree, Node]:
        """Where a position stands."""
        item = self.positions[number]
        return self._controller.trees[item.game], item.node

    def told(self) -> tuple[str, str]:
        """What a class is told: the words at the board, else at its position; and which it is."""
        number, node = self._number_on_board(), self._controller.session.cursor
        if number is None:
            return text_at(node), ""
        text = text_at(node) or text_at(self.positions[number].node)
        return text, place_text(number + 1, len(self.positions))

    def stand(self, tree: GameTree, node: Node) -> None:
        """Put a node on the board, or the nearest one above it that is still there."""
        trees = self._controller.trees
        if tree not in trees:
            return
        at: Node | None = node
        while at is not None and not tree.contains(at):
            at = at.parent
        self._controller.show_game(trees.index(tree))
        self._controller.go_to(at or tree.root)

    def _number_on_board(self) -> int | None:
        self.look()
        game, node = self._controller.game_number, self._controller.session.cursor
        return place_of(self.positions, game, node)
