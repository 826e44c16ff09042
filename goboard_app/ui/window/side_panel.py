"""SidePanel: the one panel beside the board; it follows the phase, the places do not move."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from goboard_app.app.game_controller import GameController
from goboard_app.app.naming import game_title
from goboard_app.record.game_info import info_of
from goboard_app.session.changes import Change
from goboard_app.session.phase import Phase
from goboard_app.session.setup import OFFERED
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import set_style
from goboard_app.ui.panels.count_panel import CountPanel
from goboard_app.ui.panels.finished_panel import FinishedPanel
from goboard_app.ui.panels.play_panel import PlayPanel
from goboard_app.ui.panels.refusal_card import Thumbnail
from goboard_app.ui.panels.review_panel import ReviewPanel

PADDING = 16


class SidePanel(QWidget):
    """Holds a panel for each phase and shows the one that fits."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.play = PlayPanel(look, thumbnail)
        self.count = CountPanel(look, OFFERED)
        self.finished = FinishedPanel(look)
        self.review = ReviewPanel(look, thumbnail)
        self._by_phase: dict[Phase, QWidget] = {
            Phase.HANDICAP: self.play,
            Phase.PLAYING: self.play,
            Phase.COUNTING: self.count,
            Phase.FINISHED: self.finished,
            Phase.REVIEWING: self.review,
        }
        self._stack = QStackedLayout()
        for panel in (self.play, self.count, self.finished, self.review):
            self._stack.addWidget(panel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        layout.addLayout(self._stack)

    def set_side(self, side: str) -> None:
        """Draw the edge for a place 'right' of the board or 'below' it."""
        set_style(self, side=side)

    def refresh(self, controller: GameController, change: Change) -> None:
        """Show what the controller's session says now."""
        session = controller.session
        panel = self._by_phase[session.phase]
        if self._stack.currentWidget() is not panel:
            # A panel that was out of sight has missed what changed meanwhile.
            change = Change.everything()
        if panel is self.play:
            self.play.refresh(session, change, controller.can_take_back)
        elif panel is self.count:
            self.count.refresh(session)
        elif panel is self.finished:
            self.finished.refresh(session)
        else:
            titles = [game_title(info_of(tree)) for tree in controller.trees]
            numbered = [f"{number}. {title}" for number, title in enumerate(titles, 1)]
            self.review.show_games(numbered, controller.game_number)
            self.review.refresh(session, change)
        self._stack.setCurrentWidget(panel)
