"""TreeCard: the tree of variations with its heading, as it stands in a panel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import progress_text
from goboard_app.session.session import GameSession
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.parts import Card, column_layout, label, row_layout
from goboard_app.ui.panels.tree_view import TreeView


class TreeCard(Card):
    """The words "Variations … 84 of 264" over the tree. Its `view` tells what is done in it."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self.view = TreeView(look, thumbnail)
        self.progress = label(role="note", tone="muted")
        title = label(translate("tree", "Variations"), "section", "muted")
        head = row_layout(title, None, self.progress)
        head.setContentsMargins(14, 10, 11, 0)
        layout = column_layout(head, self.view, spacing=4)
        # The tree reaches to the edges, so that what goes on there is seen to go on.
        layout.setContentsMargins(1, 0, 1, 6)
        self.setLayout(layout)

    def refresh(self, session: GameSession) -> None:
        """Show the tree of the session, and how far along its line the board is."""
        self.view.refresh(session)
        number, last = self.view.progress()
        self.progress.setText(progress_text(number, last))
