"""EditCommand: an edit of the record on Qt's undo stack."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from goboard_app.record.edits import Edit
from goboard_app.session.changes import ActKind, Change
from goboard_app.session.game_session import GameSession

TREES = threading.RLock()
"""Held while an edit is carried out, and by another thread while it reads the trees for a file."""


class EditCommand(QUndoCommand):
    """Carries out an edit and takes it back by swapping it with its inverse.

    `applied` is called after each of the two. An edit that was built cannot fail, so redo cannot
    raise inside push.
    """

    def __init__(
        self,
        session: GameSession,
        edit: Edit,
        kind: ActKind,
        change: Change,
        applied: Callable[[GameSession, Change], None],
        text: str,
    ) -> None:
        super().__init__(text)
        self.session = session
        self.kind = kind
        self._edit = edit
        self._change = change
        self._applied = applied

    def redo(self) -> None:
        """Carry the edit out."""
        self._swap()

    def undo(self) -> None:
        """Take the edit back."""
        self._swap()

    def _swap(self) -> None:
        with TREES:
            self._edit = self.session.apply(self._edit)
        self._applied(self.session, self._change)
