"""The questions before a game begins, stops, resumes or is discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.teaching import TEACHING_GAMES
from goboard_app.app.texts.format import color_name, player_name, running_text, translate
from goboard_app.app.texts.play import (
    count_detail,
    count_question,
    give_up_question,
    next_stop_sentence,
    other_moves_first,
    play_on_answer,
    play_on_question,
    resign_answer,
    resign_detail,
    resign_question,
)
from goboard_app.app.texts.program import discard_game_detail, discard_game_question
from goboard_app.engine.engine import Ability
from goboard_app.go.board import BoardSize, Color
from goboard_app.late import late
from goboard_app.rules.ruleset import Ruleset, Tie
from goboard_app.session.color_choice import Bidder
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import GameSession
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import ENGINES, PLAYERS, Rules
from goboard_app.ui.widgets.choices import QuestionDialog
from goboard_app.ui.widgets.look import Look

with late:
    from goboard_app.ui.play.auction import AuctionDialog
    from goboard_app.ui.play.nigiri import NigiriDialog


class ChosenGame(NamedTuple):
    """A game to begin, and its engine opponent, if any.

    `has_bid_komi` means that the players bid for the komi, which is then only for this game.
    """

    game: NewGame
    against: EnginePlayer | None = None
    has_bid_komi: bool = False


class Opponents(NamedTuple):
    """The engines that can be played against, the last opponent, and the function for its handicap."""

    choices: tuple[EngineChoice, ...]
    last: EnginePlayer | None
    proposed: Callable[[EngineChoice, BoardSize], int | None]

    def with_somebody(self) -> Opponents:
        """Return the same with an opponent to begin with: the last one, else the first engine."""
        is_there = self.last is not None and self.choice_of(self.last.key) is not None
        if is_there or not self.choices:
            return self
        return self._replace(last=EnginePlayer(self.choices[0].key, Color.WHITE))

    def suits(self, size: BoardSize) -> bool:
        """Return whether the opponent to begin with plays on a board of this size."""
        choice = None if self.last is None else self.choice_of(self.last.key)
        return choice is None or max(size.columns, size.rows) <= choice.largest

    def choice_of(self, key: str) -> EngineChoice | None:
        """Return the engine of this key; None if it is not offered."""
        return next((choice for choice in self.choices if choice.key == key), None)


class GameQuestions:
    """The questions about a game, asked in dialogs over the window; nothing is changed here."""

    def __init__(self, context: WindowContext) -> None:
        self._context = context
        self._look = context.look
        self._window = context.window

    def who_resigns(self, session: GameSession) -> Color | None:
        """Ask which player resigns, the side to move first; None if cancelled."""
        to_move = session.position.to_move
        if session.opponent is not None:
            return self._hand_resigns(session.opponent.opponent)
        info = session.info
        names = {
            Color.BLACK: player_name(info.black_name, Color.BLACK),
            Color.WHITE: player_name(info.white_name, Color.WHITE),
        }
        question = QuestionDialog(
            self._look,
            resign_question(),
            resign_detail(),
            (
                resign_answer(names[to_move]),
                resign_answer(names[to_move.opponent]),
                translate("resign", "Cancel"),
            ),
            self._window,
        )
        # Cancel is answer 2, and -1 means that the dialog was closed.
        return {0: to_move, 1: to_move.opponent}.get(question.ask())

    def _hand_resigns(self, color: Color) -> Color | None:
        """Ask whether the user resigns; an engine resigns by itself."""
        question = QuestionDialog(
            self._look,
            give_up_question(),
            resign_detail(),
            (translate("resign", "I resign"), translate("resign", "Cancel")),
            self._window,
        )
        return color if question.ask() == 0 else None

    def wants_count(self, session: GameSession) -> bool:
        """Ask whether to stop the game by the missing passes."""
        question = QuestionDialog(
            self._look,
            count_question(),
            count_detail(session),
            (translate("count", "Count"), translate("count", "Play on")),
            self._window,
        )
        return question.ask() == 0

    def wants_discard(self) -> bool:
        """Ask whether to discard the unfinished game."""
        question = QuestionDialog(
            self._look,
            discard_game_question(),
            discard_game_detail(),
            (translate("start", "Keep it"), translate("start", "Discard")),
            self._window,
        )
        return question.ask() == 1

    def who_resumes(self, ruleset: Ruleset) -> Color | None:
        """Ask who wants to resume after a stop; None if cancelled."""
        first = other_moves_first()
        question = QuestionDialog(
            self._look,
            play_on_question(),
            running_text(first, next_stop_sentence(ruleset)),
            (
                play_on_answer(color_name(Color.BLACK)),
                play_on_answer(color_name(Color.WHITE)),
                translate("resume", "Cancel"),
            ),
            self._window,
        )
        return {0: Color.BLACK, 1: Color.WHITE}.get(question.ask())

    def how_to_play(
        self,
        game: NewGame,
        rules: Rules,
        opponents: Opponents | None = None,
        remember: Callable[[str], NewGame] | None = None,
    ) -> ChosenGame | None:
        """Show the dialog for a new game, filled with this one; None if cancelled.

        `remember` returns the last terms with the engine of a key; with '' those of two people.
        """
        thumbnail = self._context.thumbnails.of_size
        dialog = NewGameDialog(self._look, thumbnail, game, rules.page, self._window, rules.customs)
        dialog.customs_changed.connect(rules.keep_customs)
        ways = OpeningWays(self._look, dialog, self._context.view.settings.motion)
        book = self._context.service(PLAYERS)
        # Games may have come into the folder since the book was read.
        book.read()
        book.book_changed.connect(dialog.refresh_advice)
        dialog.take_advisor(book.fair)
        if opponents is None:
            return self._chosen(dialog, ways)
        hub = self._context.hub
        dialog.offer_opponents(*opponents, is_teaching=hub.value(TEACHING_GAMES))
        if remember is not None:
            dialog.take_memory(remember)
        directory = self._context.service(ENGINES)

        def renew() -> None:
            dialog.renew_opponents(directory.choices(Ability.MOVE))

        # An engine that was found is offered as soon as its check is over.
        directory.changed.connect(renew)
        try:
            chosen = self._chosen(dialog, ways)
        finally:
            # The directory of engines lives longer than the dialog.
            directory.changed.disconnect(renew)
        if chosen is not None and chosen.against is not None and dialog.opponent is not None:
            hub.store_value(TEACHING_GAMES, dialog.opponent.is_teaching)
        return chosen

    def _chosen(self, dialog: NewGameDialog, ways: OpeningWays) -> ChosenGame | None:
        try:
            # A cancelled nigiri leads back to the dialog, so it is not freed by `run`.
            while dialog.exec() == NewGameDialog.DialogCode.Accepted:
                if ways.settle_sides():
                    chosen = dialog.choice()
                    if chosen is None:
                        return None
                    return ChosenGame(chosen, dialog.against, dialog.komi.is_bid)
            return None
        finally:
            dialog.deleteLater()


class OpeningWays(QObject):
    """The link of a dialog for a new game with nigiri and the auctions, for as long as it is open."""

    def __init__(self, look: Look, dialog: NewGameDialog, motion: bool) -> None:
        super().__init__(dialog)
        self._look = look
        self._dialog = dialog
        self._motion = motion
        dialog.nigiri.clicked.connect(self._decide_by_nigiri)
        dialog.auction.clicked.connect(self._bid_for_komi)
        dialog.offer_ways()

    def settle_sides(self) -> bool:
        """Settle by nigiri who plays which side against an engine, if so chosen; False if cancelled."""
        chosen = self._dialog.opponent
        if chosen is None or chosen.choice is None or not chosen.is_by_nigiri:
            return True
        swaps = self._ask_nigiri((chosen.choice.name, self._dialog.black.text().strip()))
        if swaps is not None:
            chosen.take_color(Color.WHITE if swaps else Color.BLACK)
        return swaps is not None

    @Slot()
    def _decide_by_nigiri(self) -> None:
        if self._ask_nigiri(self._names()):
            self._swap()

    def _ask_nigiri(self, names: tuple[str, str]) -> bool | None:
        """Return whether the second player takes Black; the first one holds the stones. None if cancelled."""
        # After its acceptance the dialog for the game is closed and cannot be the parent.
        parent = self._dialog if self._dialog.isVisible() else self._dialog.parentWidget()
        nigiri = NigiriDialog(self._look, names, self._motion, parent=parent)
        return nigiri.swaps if nigiri.ask() is not None else None

    @Slot()
    def _bid_for_komi(self) -> None:
        ruleset = self._dialog.rules.ruleset
        # A ruleset with a whole komi and the tie rule "draw" allows draws.
        draws = ruleset.komi.denominator == 1 and ruleset.tie is Tie.DRAW
        auction = AuctionDialog(self._look, self._names(), draws, self._motion, parent=self._dialog)
        deal = auction.ask()
        if deal is None:
            return
        if deal.black is Bidder.SECOND:
            self._swap()
        self._dialog.take_komi(deal.komi)

    def _names(self) -> tuple[str, str]:
        return self._dialog.black.text().strip(), self._dialog.white.text().strip()

    def _swap(self) -> None:
        black, white = self._names()
        self._dialog.take_names(white, black)
