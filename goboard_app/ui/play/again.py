"""The next game of the same players: the tally of the evening, and the handicap proposed after three wins in a row."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts import play as play_texts
from goboard_app.app.texts import players as texts
from goboard_app.app.texts.format import translate
from goboard_app.go.board import Color
from goboard_app.library.players_book import folded
from goboard_app.library.rematch import (
    WINS_IN_A_ROW,
    EveningGame,
    is_even,
    rematch,
    swapped,
    terms_in,
    winner_in_a_row,
    with_handicap,
    with_stones,
)
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.play import ENGINE_OPPONENTS, EVENING, LAST_OPPONENT
from goboard_app.ui.shell.services import GAMES, PLAYERS
from goboard_app.ui.widgets.cards import NoticeCard
from goboard_app.ui.widgets.parts import Button, column_layout, label, row_layout

if TYPE_CHECKING:
    from goboard_app.app.engines.opponent import EnginePlayer
    from goboard_app.library.fair_handicap import FairHandicap
    from goboard_app.session.new_game import NewGame
    from goboard_app.ui.shell.feature import WindowContext


class Rematch(NamedTuple):
    """The choices for the next game of the same players; `is_swapped` is True if they change sides."""

    game: NewGame
    is_swapped: bool


class AgainFlow(QObject):
    """The start of the next game of the same players, and the row with their tally below a result."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._evening = context.service(EVENING)
        self._fair: FairHandicap | None = None
        self.button = Button(context.look, icon="play", kind="primary")
        self.tally = label(role="title", wraps=True)
        # Without names nobody could say who has won the games before, as the colours change.
        self.names = Button(context.look, translate("again", "Enter names to keep score"), kind="link")
        self.handicap = NoticeCard(context.look, "info", "soft", "")
        self.widget = QWidget()
        self.widget.setLayout(column_layout(self.tally, row_layout(self.names, None), self.handicap, spacing=10))
        self.button.clicked.connect(self.play)
        self.names.clicked.connect(context.commands.runner("game_info"))
        self.handicap.accepted.connect(self._play_with_handicap)
        context.service(PLAYERS).book_changed.connect(self._on_book)

    @property
    def following(self) -> Rematch | None:
        """The next game of the players of the game on the board; None if it began from another position."""
        terms = terms_in(self._context.controller.session.tree)
        if terms is None:
            return None
        against = self._against()
        stones = None if against is None else self._context.service(ENGINE_OPPONENTS).next_stones()
        if against is None or stones is None:
            return Rematch(rematch(terms), is_even(terms))
        # The partner has said which handicap the pupil gets, who takes Black.
        is_swapped = against.color is Color.BLACK
        return Rematch(with_stones(swapped(terms) if is_swapped else terms, stones), is_swapped)

    @Slot()
    def play(self) -> None:
        """Begin the next game: with swapped colours, or with a handicap for the same player."""
        following, against = self.following, self._against()
        if following is None or not self._context.leaving.may_leave():
            return
        if against is not None and following.is_swapped:
            against = against._replace(color=against.color.opponent)
        games = self._context.service(GAMES)
        games.start(following.game, against, is_proposed=games.is_proposed)

    @Slot()
    def _play_with_handicap(self) -> None:
        terms = terms_in(self._context.controller.session.tree)
        if terms is not None and self._fair is not None and self._context.leaving.may_leave():
            self._context.service(GAMES).start(with_handicap(terms, self._fair))

    def _against(self) -> EnginePlayer | None:
        # Without an opponent in this game or the last one, the engines need not be loaded.
        if self._context.controller.session.opponent is None and not self._context.hub.value(LAST_OPPONENT):
            return None
        return self._context.service(ENGINE_OPPONENTS).against()

    # The row below the result

    def refresh(self, session: GameSession) -> None:
        """Show the button for the next game, the tally of the players, and the handicap that suits them."""
        following = self.following
        self.button.setText(texts.again_text(following is not None and following.is_swapped))
        self.button.setVisible(following is not None)
        self._show_row(session)

    def _show_row(self, session: GameSession) -> None:
        self.tally.hide()
        self.handicap.hide()
        self._fair = None
        black, white = _names(session)
        self.names.setVisible(self.following is not None and not (black and white))
        if black and white and folded(black) != folded(white):
            self._evening.note(EveningGame(session.tree, black, white, time.time()))
            self.tally.setText(texts.score_text(self._evening.tally(black, white)))
            self.tally.setVisible(bool(self.tally.text()))
            self._propose(session, black, white)
        self.widget.setVisible(not all(part.isHidden() for part in (self.tally, self.names, self.handicap)))

    def _propose(self, session: GameSession, black: str, white: str) -> None:
        """Offer the handicap of the players' book to the loser of three games in a row."""
        winner = winner_in_a_row(self._evening.between(black, white))
        terms = terms_in(session.tree)
        if not winner or terms is None or terms.goal or session.opponent is not None:
            return
        fair = self._context.service(PLAYERS).fair(black, white, terms.size)
        if fair is None or not fair.stones or folded(fair.giver) != folded(winner):
            return
        if with_handicap(terms, fair) == terms:
            # They play with this handicap already.
            return
        self._fair = fair
        title = texts.in_a_row_sentence(winner, WINS_IN_A_ROW)
        self.handicap.show_notice(title, texts.fair_sentence(fair), texts.handicap_act(fair.stones))

    @Slot()
    def _on_book(self) -> None:
        """Look again: the game that has just ended is in the book by now."""
        session = self._context.controller.session
        if session.phase is Phase.FINISHED:
            self._show_row(session)


def _names(session: GameSession) -> tuple[str, str]:
    """Return the names of Black and White; the user has one against an engine, others may have none."""
    info = play_texts.named_info(session)
    return info.black_name, info.white_name
