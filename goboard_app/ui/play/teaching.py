"""The teaching game as the pupil sees it: an offer to take a move back, with the reason on the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from goboard_app.app.engines.opponent import Opponent
from goboard_app.app.engines.teaching import TEACHING_GAMES, Teacher, can_teach
from goboard_app.app.texts.engines import reason_sentence, take_back_question
from goboard_app.app.texts.format import running_text
from goboard_app.go.board import Play, Point
from goboard_app.session.picture import WayMark
from goboard_app.ui.play.panel import PlayPanel
from goboard_app.ui.shell.feature import WindowContext


class TeachingFlow(QObject):
    """The flow that shows the offers of the teacher, and passes the answers on."""

    def __init__(
        self, context: WindowContext, opponent: Opponent, may_ask: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._opponent = opponent
        self._panel: PlayPanel | None = None
        self._is_shown = False
        self.teacher = Teacher(context.controller, opponent, self._is_wanted, may_ask, self)
        self.teacher.changed.connect(self._show)
        # Each change of the picture removes the marks.
        context.presenter.presented.connect(self._show_on_board)
        context.hub.changed.connect(self._on_settings)
        context.page.board.point_clicked.connect(self._on_clicked)

    @property
    def is_on(self) -> bool:
        """Return whether the game on the board is a teaching game."""
        return self._is_wanted() and not self.teacher.is_silent

    @property
    def can_be_on(self) -> bool:
        """Return whether the game on the board can be a teaching game: without a clock, and moves can be rated."""
        session, choice = self._context.controller.session, self._opponent.choice
        if choice is None or not self._opponent.is_playing or session.timing is not None or session.info.result:
            return False
        return can_teach(choice.abilities, session.tree.size)

    @Slot()
    def turn(self) -> None:
        """Begin to ask, or stop; for the game on the board and for later ones."""
        is_on = not self.is_on
        self._context.hub.store_value(TEACHING_GAMES, is_on)
        self.teacher.be_silent(False)
        self._context.commands.sweep_soon()

    def take_panel(self, panel: PlayPanel) -> None:
        """Use the panel of the players for the offers."""
        self._panel = panel
        panel.offer.accepted.connect(self._on_accepted)
        panel.offer.rejected.connect(self.teacher.keep)
        panel.offer.stopped.connect(self._on_stopped)
        self._show()

    def _is_wanted(self) -> bool:
        return self._context.hub.value(TEACHING_GAMES)

    @Slot()
    def _on_settings(self) -> None:
        self.teacher.look()

    @Slot()
    def _on_accepted(self) -> None:
        self.teacher.take_back()
        # The button that had the focus is gone; the pupil moves next.
        self._context.page.board.setFocus()

    @Slot(object, object)
    def _on_clicked(self, point: Point, _modifiers: object) -> None:
        """Play the better move in the place of the pupil's, after a click on it."""
        offer, against = self.teacher.offer, self._opponent.against
        if offer is not None and against is not None and offer.shown == Play(against.color.opponent, point):
            self._on_accepted()
            self._context.controller.click(point)

    @Slot()
    def _on_stopped(self) -> None:
        self.teacher.be_silent()
        self._context.commands.sweep_soon()
        self._context.page.board.setFocus()

    @Slot()
    def _show(self) -> None:
        offer, panel, session = self.teacher.offer, self._panel, self._context.controller.session
        if panel is None:
            return
        was_shown, self._is_shown = self._is_shown, offer is not None
        if offer is None:
            if was_shown:
                panel.show_offer(session)
                self._context.presenter.show_hint(None)
                self._context.presenter.show_lit(frozenset())
                self._context.presenter.say_where_we_are()
            return
        reason = reason_sentence(offer, session.tree.size)
        panel.show_offer(session, take_back_question(), reason)
        self._context.presenter.tell(running_text(take_back_question(), reason))
        self._show_on_board()

    @Slot()
    def _show_on_board(self) -> None:
        """Mark the stones of the reason, and the other side's answer or the better move."""
        offer = self.teacher.offer
        if offer is not None and self._is_shown:
            presenter = self._context.presenter
            presenter.show_lit(offer.stones)
            presenter.show_hint(WayMark(offer.shown.point, offer.shown.color, "?"))
