"""What stands on Qt's undo stack: edits of a game, and changes of which games there are."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QUndoCommand

from goboard_app.app.open_game import OpenGame
from goboard_app.record.edits import Edit
from goboard_app.session.session import ActKind, Change, GameSession

TREES = threading.RLock()
"""Held while an edit is carried out, and by another thread while it reads the trees for a file."""
_TYPED = {ActKind.COMMENT: 1, ActKind.NODE_NAME: 2}
PLAYED = frozenset({ActKind.PLAY, ActKind.PASS, ActKind.HANDICAP_STONE, ActKind.HANDICAP_DONE})


@dataclass(frozen=True, slots=True, eq=False)
class OpenGames:
    """The games of a record in their order, and the one that is shown."""

    games: tuple[OpenGame, ...]
    shown: OpenGame


class EditCommand(QUndoCommand):
    """Carries out an edit and takes it back by swapping it with its inverse.

    `applied` is called after each of the two. An edit that was built cannot fail, so redo cannot
    raise inside push. One that `joins` becomes part of the command before it, where that changed
    the same node in the same way.
    """

    def __init__(
        self,
        session: GameSession,
        edit: Edit,
        kind: ActKind,
        change: Change,
        applied: Callable[[GameSession, Change], None],
        text: str,
        joins: bool = False,
    ) -> None:
        super().__init__(text)
        self.session = session
        self.kind = kind
        self.joins = joins
        self.node = edit.cursor
        self._edit = edit
        self._change = change
        self._applied = applied

    def redo(self) -> None:
        """Carry the edit out."""
        self._swap()

    def undo(self) -> None:
        """Take the edit back."""
        self._swap()

    def id(self) -> int:
        """A number for Qt, which asks only commands of the same one whether they merge."""
        return _TYPED.get(self.kind, -1)

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in a step that goes on with this one; it has been carried out already."""
        # What undoes this command restores all properties of the node, and so undoes both.
        return isinstance(other, EditCommand) and other.joins and other.node is self.node

    def _swap(self) -> None:
        with TREES:
            self._edit = self.session.apply(self._edit)
        self._applied(self.session, self._change)


class CollectionCommand(QUndoCommand):
    """Puts other games, or the same in another order, in the place of those there are."""

    def __init__(
        self,
        before: OpenGames,
        after: OpenGames,
        put: Callable[[OpenGames], None],
        text: str,
    ) -> None:
        super().__init__(text)
        self._before = before
        self._after = after
        self._put = put

    def redo(self) -> None:
        """Carry the change out."""
        with TREES:
            self._put(self._after)

    def undo(self) -> None:
        """Take the change back; the game that was shown is shown again."""
        with TREES:
            self._put(self._before)


def is_move_of(command: object, session: GameSession) -> bool:
    """Whether undoing this command takes a move of this session back."""
    if isinstance(command, EditCommand):
        return command.session is session and command.kind in PLAYED
    return False
