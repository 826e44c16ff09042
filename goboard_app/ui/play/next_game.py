"""The next game for a pupil, proposed after a game with a partner."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.ladder import NextGame, next_game, terms_for
from goboard_app.app.texts.engines import next_game_reason, next_game_title
from goboard_app.app.texts.format import translate
from goboard_app.clock.control import NoClock
from goboard_app.engine.engine import Ability
from goboard_app.go.board import Color
from goboard_app.session.new_game import NewGame
from goboard_app.session.timing import terms_of
from goboard_app.ui.play.result import FinishedPanel
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import ENGINES, GAMES, RECORD_FILES


class NextGameFlow(QObject):
    """The flow that proposes the next game in the panel of a finished one, and begins it."""

    def __init__(self, context: WindowContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._panel: FinishedPanel | None = None
        self._next: NextGame | None = None
        self._hand = Color.BLACK

    def take_panel(self, panel: FinishedPanel) -> None:
        """Use the panel of the finished game for the proposal."""
        self._panel = panel
        panel.proposal.accepted.connect(self._begin)

    def show_after(self, last: EngineChoice, stones: int, hand: Color, rows: Sequence[str]) -> None:
        """Propose the game after one with this partner and handicap; `rows` are all results of the pupil."""
        if self._panel is None:
            return
        size = self._context.controller.session.tree.size
        choices = self._context.service(ENGINES).choices(Ability.MOVE)
        found = self._next = next_game(rows, last, stones, size, choices)
        self._hand = hand
        # The main button of the panel begins the next game with the same partner.
        act = "" if found.partner.key == last.key else translate("teaching", "Start this game")
        self._panel.proposal.show_notice(next_game_title(found), next_game_reason(found, stones), act)

    def hide(self) -> None:
        """Propose nothing."""
        self._next = None
        if self._panel is not None:
            self._panel.proposal.hide()

    @Slot()
    def _begin(self) -> None:
        found, session = self._next, self._context.controller.session
        if found is None or not self._context.service(RECORD_FILES).may_leave():
            return
        info, times = session.info, terms_of(session.tree)
        name = info.black_name if self._hand is Color.BLACK else info.white_name
        black, white = (times[color].control or NoClock() for color in Color)
        last = NewGame(session.tree.size, session.ruleset, black_time=black, white_time=white)
        game, against = terms_for(found, last, self._hand, name or "")
        if game.is_possible:
            self._context.service(GAMES).start(game, against)
