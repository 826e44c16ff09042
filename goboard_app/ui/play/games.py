"""The start of new games, and the end and the continuation of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.go.board import BoardSize, Color
from goboard_app.late import Part, late
from goboard_app.rules.ending import max_fixed, max_free
from goboard_app.rules.ruleset import Resumption
from goboard_app.session.new_game import NewGame, proposed_komi
from goboard_app.session.session import Phase
from goboard_app.ui.play import ENGINE_OPPONENTS, HAS_PLAYED, LAST_GAMES, LAST_OPPONENT, OPPONENTS
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import FILE_EVENTS, RECORD_FILES, RULES, LastPlayed, RecordFiles, Rules

with late:
    from goboard_app.app.engines.opponent import against_of
    from goboard_app.app.last_games import last_game, with_last_game
    from goboard_app.ui.play.questions import GameQuestions, Opponents

if TYPE_CHECKING:
    from goboard_app.app.engines.opponent import EnginePlayer


class GameFlow(QObject):
    """The flow that begins, stops, resigns and continues games.

    Signals: `started(NewGame)` when a new game is on the board; `shelved(str)` with the file that an unfinished game
    was moved to, so that another can take its place.
    """

    started = Signal(object)
    shelved = Signal(str)
    questions = Part(GameQuestions)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self.context = context
        self._controller = context.controller
        self._documents = context.documents
        self.last_choice = context.hub.settings.new_game
        self.is_proposed = True
        self._documents.unfinished.shelved.connect(self.shelved)

    def on_made(self, name: str, made: object) -> None:
        """Do nothing: the questions have no signals."""

    @property
    def _files(self) -> RecordFiles:
        return self.context.service(RECORD_FILES)

    @property
    def _rules(self) -> Rules:
        return self.context.service(RULES)

    def last_played(self) -> LastPlayed:
        """Return the terms of the last game, and its engine."""
        text = self.context.hub.value(LAST_OPPONENT)
        # Without an opponent the engines need not be loaded.
        against = against_of(text) if text else None
        if against is not None:
            return LastPlayed(self._terms_with(against.key), against)
        # The terms tell of games in settings that have no note of them yet.
        is_first = not self.context.hub.value(HAS_PLAYED) and self.last_choice == NewGame()
        return LastPlayed(self.last_choice, None, is_first)

    def play(self) -> None:
        """Begin a game on the terms of the last one; show the dialog if its engine is no longer there."""
        last = self.last_played()
        game, against = last.game, last.against
        if against is not None:
            offered = self.context.service(ENGINE_OPPONENTS).offered()
            choice = offered.choice_of(against.key)
            if choice is None or not offered.suits(game.size):
                self.ask_new()
                return
            # The language may be another one since that game.
            game = _with_engine(game, against, choice.name)
        if self._files.may_leave():
            self.start(game, against)

    @Slot()
    def ask_new(self) -> None:
        """Show the dialog for a new game with the terms of the last one, and begin it."""
        offered = self.context.service(ENGINE_OPPONENTS).offered()
        last = self.last_played()
        is_there = last.against is None or offered.choice_of(last.against.key) is not None
        self._ask(_between_people(last.game, last.against) if is_there else self.last_choice, offered)

    def ask_against(self) -> None:
        """Show the dialog for a game against an engine: the last opponent, or the first that is offered."""
        opponents = self.context.service(ENGINE_OPPONENTS).offered().with_somebody()
        against = opponents.last
        game = self.last_choice if against is None else _between_people(self._terms_with(against.key), against)
        # The engine may have played on larger boards.
        if not opponents.suits(game.size):
            game = _named_as(NewGame(), game)
        self._ask(game, opponents)

    def _terms_with(self, key: str) -> NewGame:
        """Return the terms of the last game with an engine, the usual ones before the first game with it.

        With '' it is the last game of two people.
        """
        if not key:
            return self.last_choice
        rows: tuple[str, ...] = self.context.hub.value(LAST_GAMES)
        found = last_game(rows, key)
        # The last game of two people says nothing about a game with an engine, except the names.
        return _named_as(NewGame(), self.last_choice) if found is None else found

    @Slot(object)
    def ask_new_on(self, size: BoardSize | None) -> None:
        """Show the dialog for a game on a board of this size; None means an unusual size."""
        # A tile of the start page is for a whole game, whatever was played last.
        game = replace(self.last_choice, goal=0, has_cross=False)
        # Not one of the usual sizes, so that the dialog opens with the field for others.
        size = size or BoardSize(7, 7)
        limit = max_free(size) if game.is_free else max_fixed(size)
        if game.handicap > limit:
            komi = proposed_komi(game.ruleset, 0)
            game = replace(game, handicap=0, is_free=False, komi=komi)
        game = replace(game, size=size)
        # A small board has no star points for start stones.
        fits = game.is_possible
        # The game is proposed as one between two people.
        two = self.context.service(ENGINE_OPPONENTS).offered()._replace(last=None)
        self._ask(game if fits else replace(game, has_start_stones=False), two)

    def start(
        self,
        game: NewGame,
        against: EnginePlayer | None = None,
        has_bid_komi: bool = False,
        *,
        is_proposed: bool = True,
    ) -> None:
        """Begin a game without a dialog; `against` is the engine that plays a side of it.

        With `is_proposed` its terms are proposed for the next new game, without a komi that was bid for.
        """
        kept = replace(game, komi=proposed_komi(game.ruleset, game.handicap)) if has_bid_komi else game
        # A file that is still being read would replace the new game.
        self.context.service(FILE_EVENTS).drop_loading()
        self._documents.shelve_unfinished()
        self._controller.start(game)
        value = self.context.hub.value
        # Without an opponent now or before, the engines need not be loaded.
        if against is not None or value(LAST_OPPONENT) or value(OPPONENTS):
            self.context.service(ENGINE_OPPONENTS).begin(against)
        self.is_proposed = is_proposed
        if is_proposed:
            self.context.hub.store_value(HAS_PLAYED, True)
            self._propose(kept, against)
        self.started.emit(game)

    def _propose(self, game: NewGame, against: EnginePlayer | None) -> None:
        """Keep the terms for the next new game, or for the next one with this engine."""
        if against is None:
            self.last_choice = game
            self.context.view.change(replace(self.context.view.settings, new_game=game))
        else:
            rows = self.context.hub.value(LAST_GAMES)
            self.context.hub.store_value(LAST_GAMES, with_last_game(rows, against.key, game))

    @Slot()
    def ask_resign(self) -> None:
        """Ask which player resigns; the side to move is the first answer."""
        session = self._controller.session
        if session.phase is not Phase.PLAYING:
            return
        color = self.questions.who_resigns(session)
        if color is not None:
            self._controller.resign(color)

    @Slot()
    def ask_count(self) -> None:
        """Stop the game for the count by the missing passes, or count a record at the current node."""
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
        """Ask whether to discard the unfinished game."""
        return self.questions.wants_discard()

    @Slot()
    def go_on(self) -> None:
        """Continue a record as a game, once its rules are settled."""
        if not self._controller.session.is_goal_reached and self._rules.settle():
            # The record takes the place of an unfinished game.
            self.context.documents.shelve_unfinished()
            self._controller.go_on_playing()
            if self.context.hub.value(OPPONENTS):
                self.context.service(ENGINE_OPPONENTS).follow()

    @Slot()
    def play_on(self) -> None:
        """Resume play after a stop; ask who resumes if the rules depend on it."""
        session = self._controller.session
        if session.phase is not Phase.COUNTING or not session.count_ends_game:
            return
        if session.ruleset.resumption is not Resumption.OPPONENT_OF_REQUESTER:
            self._controller.resume(session.position.to_move.opponent)
            return
        # The opponent of the player who asks to resume moves first (Japanese rules of 1989, article 9-3).
        color = self.questions.who_resumes(session.ruleset)
        if color is not None:
            self._controller.resume(color)

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the game; the user may choose others."""
        self._rules.show_rules()

    def choose(self, game: NewGame) -> NewGame | None:
        """Ask for the terms of a game between two people without beginning it; None if cancelled."""
        chosen = self.questions.how_to_play(game, self._rules)
        return None if chosen is None else chosen.game

    def _ask(self, game: NewGame, opponents: Opponents | None = None) -> None:
        opponents = opponents or self.context.service(ENGINE_OPPONENTS).offered()
        choice = self.questions.how_to_play(game, self._rules, opponents, self._terms_with)
        if choice is not None and self._files.may_leave():
            self.start(*choice)


def _between_people(game: NewGame, against: EnginePlayer | None) -> NewGame:
    """Return the game without the name of the engine, to be proposed next time."""
    return game if against is None else _with_engine(game, against, "")


def _with_engine(game: NewGame, against: EnginePlayer, name: str) -> NewGame:
    """Return the game with this name of the engine, which has no rank of a person."""
    if against.color is Color.BLACK:
        return replace(game, black_name=name, black_rank="")
    return replace(game, white_name=name, white_rank="")


def _named_as(game: NewGame, other: NewGame) -> NewGame:
    """Return the game with the players of another one."""
    return replace(
        game,
        black_name=other.black_name,
        white_name=other.white_name,
        black_rank=other.black_rank,
        white_rank=other.white_rank,
    )
