"""GameFlow: new games, and how a game is stopped, given up, taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from goboard_app.go.board import BoardSize, Color
from goboard_app.rules.ending import max_fixed, max_free
from goboard_app.rules.ruleset import Resumption, Ruleset
from goboard_app.session.new_game import NewGame, proposed_komi
from goboard_app.session.session import Phase
from goboard_app.ui.play import LAST_OPPONENT, OPPONENTS
from goboard_app.ui.shell.feature import WindowContext, part

if TYPE_CHECKING:
    from goboard_app.app.engines.opponent import Against
    from goboard_app.ui.play.questions import GameQuestions, Opponents


class Files(Protocol):
    """What a new game asks of those who look after the files."""

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
    questions: GameQuestions = part("questions", "GameQuestions")

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self.context = context
        self._controller = context.controller
        self._documents = context.documents
        self.last_choice = context.hub.settings.new_game
        self._documents.unfinished.shelved.connect(self.shelved)

    def on_made(self, name: str, made: object) -> None:
        """Nothing is to be connected."""

    @property
    def _files(self) -> Files:
        files: Files = self.context.service("files")
        return files

    @property
    def _rules(self) -> Rules:
        rules: Rules = self.context.service("rules")
        return rules

    @Slot()
    def ask_new(self) -> None:
        """Ask how to play, and begin."""
        self._ask(self.last_choice)

    def ask_against(self) -> None:
        """Ask how to play against an engine: the one of the last time, or the first there is."""
        game, opponents = self.last_choice, self.context.service("opponents").offered()
        opponents = opponents.with_somebody()
        if not opponents.suits(game.size):
            size = BoardSize(9, 9)
            game = replace(game, size=size, handicap=0, is_free=False, has_cross=False)
            game = replace(game, has_start_stones=False, komi=proposed_komi(game.ruleset, 0))
        self._ask(game, opponents)

    @Slot(object)
    def ask_new_on(self, size: BoardSize | None) -> None:
        """Ask how to play on a board of this size, or of any other than the usual ones."""
        # A tile is for a whole game, whatever was played last.
        game = replace(self.last_choice, goal=0, has_cross=False)
        size = size or BoardSize(7, 7)
        limit = max_free(size) if game.is_free else max_fixed(size)
        if game.handicap > limit:
            komi = proposed_komi(game.ruleset, 0)
            game = replace(game, handicap=0, is_free=False, komi=komi)
        game = replace(game, size=size)
        # A small board has no star points to begin with.
        fits = game.is_possible
        # It is offered as a game for two.
        two = self.context.service("opponents").offered()._replace(last=None)
        self._ask(game if fits else replace(game, has_start_stones=False), two)

    def start(self, game: NewGame, against: Against | None = None, has_bid_komi: bool = False) -> None:
        """Begin a game without asking; `against` is the engine that plays a side of it.

        A komi that was bid for is not proposed for the next game.
        """
        kept = game if against is None else _between_people(game, against)
        if has_bid_komi:
            kept = replace(kept, komi=proposed_komi(kept.ruleset, kept.handicap))
        self.last_choice = kept
        self.context.service("filing").drop_loading()
        self._documents.shelve_unfinished()
        self._controller.start(game)
        value = self.context.hub.value
        if against is not None or value(LAST_OPPONENT) or value(OPPONENTS):
            self.context.service("opponents").begin(against)
        self.context.view.change(replace(self.context.view.settings, new_game=kept))
        self.started.emit(game)

    @Slot()
    def ask_resign(self) -> None:
        """Ask who gives up; the side to move is the first answer."""
        session = self._controller.session
        if session.phase is not Phase.PLAYING:
            return
        color = self.questions.who_resigns(session)
        if color is not None:
            self._controller.resign(color)

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
        if self.questions.wants_count(session):
            self._controller.pass_until_stopped()

    def wants_discard(self) -> bool:
        """Ask whether the unfinished game is to be thrown away."""
        return self.questions.wants_discard()

    @Slot()
    def go_on(self) -> None:
        """Take a record up as a game, once it is clear by which rules."""
        if not self._controller.session.is_goal_reached and self._rules.settle():
            self.context.documents.shelve_unfinished()
            self._controller.go_on_playing()
            if self.context.hub.value(OPPONENTS):
                self.context.service("opponents").follow()

    @Slot()
    def play_on(self) -> None:
        """Take play up again after a stop; ask who wants to where the rules make a difference."""
        session = self._controller.session
        if session.phase is not Phase.COUNTING or not session.count_ends_game:
            return
        if session.ruleset.resumption is not Resumption.OPPONENT_OF_REQUESTER:
            self._controller.resume(session.position.to_move.opponent)
            return
        color = self.questions.who_resumes(session.ruleset)
        if color is not None:
            self._controller.resume(color)

    @Slot()
    def show_rules(self) -> None:
        """Show the rules in force; others may take their place."""
        self._rules.show_rules()

    def choose(self, game: NewGame) -> NewGame | None:
        """Ask how two people play, and begin nothing; None where that was given up."""
        chosen = self.questions.how_to_play(game, self._rules)
        return None if chosen is None else chosen.game

    def _ask(self, game: NewGame, opponents: Opponents | None = None) -> None:
        opponents = opponents or self.context.service("opponents").offered()
        choice = self.questions.how_to_play(game, self._rules, opponents)
        if choice is not None and self._files.may_leave():
            self.start(*choice)


def _between_people(game: NewGame, against: Against) -> NewGame:
    """The game without the name of an engine, to be proposed the next time."""
    if against.color is Color.BLACK:
        return replace(game, black_name="")
    return replace(game, white_name="")
