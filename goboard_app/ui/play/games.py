"""GameFlow: new games, and how a game is stopped, given up, taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from goboard_app.app.texts import play as texts
from goboard_app.app.texts.format import color_name, player_name, translate
from goboard_app.go.board import BoardSize, Color
from goboard_app.rules.ending import max_fixed, max_free
from goboard_app.rules.ruleset import Resumption, Ruleset, Tie
from goboard_app.session.color_choice import Bidder
from goboard_app.session.new_game import NewGame, proposed_komi
from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.cards import Question
from goboard_app.ui.widgets.look import Look


class Files(Protocol):
    """What a new game asks of those who look after the files."""

    def drop_loading(self) -> None:
        """Forget a file that is still being read."""

    def may_leave(self) -> bool:
        """Ask about what would be lost; whether the board may be left."""


class Rules(Protocol):
    """What games ask of those who look after the rules."""

    @property
    def customs(self) -> tuple[Ruleset, ...]:
        """The rulesets that the user made."""

    def keep_customs(self, customs: tuple[Ruleset, ...]) -> None:
        """Remember the rulesets that the user made."""

    def show_rules(self) -> None:
        """Show the rules in force; others may take their place."""

    def page(self, chosen: Ruleset, customs: Sequence[Ruleset], parent: QWidget) -> QDialog:
        """The page of all rulesets, for a game that is not begun yet."""

    def settle(self) -> bool:
        """Ask for the rules where none are known; whether they are known."""


class GameFlow(QObject):
    """Signals: `started(NewGame)` when a new game was put on the board; `shelved(str)` with the
    file that an unfinished game was moved to, so that another can take its place.
    """

    started = Signal(object)
    shelved = Signal(str)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._look = context.look
        self._controller = context.controller
        self._window = context.window
        self.last_choice = context.hub.settings.new_game
        self._context.documents.unfinished.shelved.connect(self.shelved)

    @property
    def _files(self) -> Files:
        files: Files = self._context.service("files")
        return files

    @property
    def _rules(self) -> Rules:
        rules: Rules = self._context.service("rules")
        return rules

    @Slot()
    def ask_new(self) -> None:
        """Ask how to play, and begin."""
        self._ask(self.last_choice)

    @Slot(object)
    def ask_new_on(self, size: BoardSize | None) -> None:
        """Ask how to play on a board of this size, or of any other than the usual ones."""
        game = self.last_choice
        size = size or BoardSize(7, 7)
        limit = max_free(size) if game.is_free else max_fixed(size)
        if game.handicap > limit:
            komi = proposed_komi(game.ruleset, 0)
            game = replace(game, handicap=0, is_free=False, komi=komi)
        game = replace(game, size=size)
        # A small board has no star points to begin with, a tiny one no room for a cross.
        fits = game.is_possible
        self._ask(game if fits else replace(game, has_start_stones=False, has_cross=False))

    def start(self, game: NewGame) -> None:
        """Begin a game without asking."""
        self.last_choice = game
        self._files.drop_loading()
        self._context.documents.shelve_unfinished()
        self._controller.start(game)
        self._context.view.change(replace(self._context.view.settings, new_game=game))
        self.started.emit(game)

    @Slot()
    def ask_resign(self) -> None:
        """Ask who gives up; the side to move is the first answer."""
        session = self._controller.session
        if session.phase is not Phase.PLAYING:
            return
        to_move = session.position.to_move
        info = session.info
        names = {
            Color.BLACK: player_name(info.black_name, Color.BLACK),
            Color.WHITE: player_name(info.white_name, Color.WHITE),
        }
        question = Question(
            self._look,
            texts.resign_question(),
            texts.resign_detail(),
            (
                texts.resign_answer(names[to_move]),
                texts.resign_answer(names[to_move.opponent]),
                translate("resign", "Cancel"),
            ),
            self._window,
        )
        answer = question.ask()
        if answer in (0, 1):
            self._controller.resign(to_move if answer == 0 else to_move.opponent)

    @Slot()
    def ask_count(self) -> None:
        """Stop the game by the passes that are wanting, or count a record where it stands."""
        session = self._controller.session
        if session.goal is not None:
            return
        if session.phase is Phase.REVIEWING:
            if self._rules.settle():
                self._controller.start_count()
            return
        if session.phase is not Phase.PLAYING:
            return
        question = Question(
            self._look,
            texts.count_question(),
            texts.count_detail(session),
            (translate("count", "Count"), translate("count", "Go on playing")),
            self._window,
        )
        if question.ask() == 0:
            self._controller.pass_until_stopped()

    @Slot()
    def go_on(self) -> None:
        """Take a record up as a game, once it is clear by which rules."""
        if not self._controller.session.is_goal_reached and self._rules.settle():
            self._context.documents.shelve_unfinished()
            self._controller.go_on_playing()

    @Slot()
    def play_on(self) -> None:
        """Take play up again after a stop; ask who wants to where the rules make a difference."""
        session = self._controller.session
        if session.phase is not Phase.COUNTING or not session.count_ends_game:
            return
        if session.ruleset.resumption is not Resumption.OPPONENT_OF_REQUESTER:
            self._controller.resume(session.position.to_move.opponent)
            return
        first = texts.other_moves_first()
        question = Question(
            self._look,
            texts.play_on_question(),
            f"{first} {texts.next_stop_sentence(session.ruleset)}".strip(),
            (
                texts.play_on_answer(color_name(Color.BLACK)),
                texts.play_on_answer(color_name(Color.WHITE)),
                translate("resume", "Cancel"),
            ),
            self._window,
        )
        answer = question.ask()
        if answer in (0, 1):
            self._controller.resume(Color.BLACK if answer == 0 else Color.WHITE)

    @Slot()
    def show_rules(self) -> None:
        """Show the rules in force; others may take their place."""
        self._rules.show_rules()

    def choose(self, game: NewGame) -> NewGame | None:
        """Ask how to play, and begin nothing; None where that was given up."""
        thumbnail = self._context.thumbnails.of_size
        rules = self._rules
        dialog = NewGameDialog(self._look, thumbnail, game, rules.page, self._window, rules.customs)
        dialog.customs_changed.connect(rules.keep_customs)
        OpeningWays(self._look, dialog, self._context.view.settings.motion)
        if dialog.exec() != NewGameDialog.DialogCode.Accepted:
            return None
        return dialog.choice()

    def _ask(self, game: NewGame) -> None:
        choice = self.choose(game)
        if choice is not None and self._files.may_leave():
            self.start(choice)


class OpeningWays(QObject):
    """Serves one new-game dialog for as long as it is open."""

    def __init__(self, look: Look, dialog: NewGameDialog, motion: bool) -> None:
        super().__init__(dialog)
        self._look = look
        self._dialog = dialog
        self._motion = motion
        dialog.nigiri.clicked.connect(self._decide_by_nigiri)
        dialog.auction.clicked.connect(self._bid_for_komi)
        dialog.offer_ways()

    @Slot()
    def _decide_by_nigiri(self) -> None:
        # Late: most games begin without it.
        from goboard_app.ui.play.nigiri import NigiriDialog

        nigiri = NigiriDialog(self._look, self._names(), self._motion, parent=self._dialog)
        if nigiri.ask() is not None and nigiri.swaps:
            self._swap()

    @Slot()
    def _bid_for_komi(self) -> None:
        from goboard_app.ui.play.auction import AuctionDialog

        ruleset = self._dialog.rules.ruleset
        # A ruleset whose own komi is whole is one that knows draws.
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
