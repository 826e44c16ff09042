"""Performer: holds the games of a record, carries out acts on them and says what changed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoStack

from goboard_app.app.asking import MoveConfirmation
from goboard_app.app.clock_driver import ClockDriver
from goboard_app.app.open_game import OpenGame
from goboard_app.app.reading import Proposer, Reader, read_groups
from goboard_app.app.texts.moves import act_name
from goboard_app.app.undo import CollectionCommand, EditCommand, OpenGames
from goboard_app.record.tree import GameTree
from goboard_app.session import acts
from goboard_app.session.new_game import NewGame, record_of
from goboard_app.session.session import Act, ActKind, Change, GameSession


class Performer(QObject):
    """Owns the sessions of a record and the undo stack; every act goes through `perform`.

    Signals: `changed(Change)` after every act that touched something; `refused(Verdict)` when a
    move was refused; `moved(Move, int)` when a move was made by the user, with the number of
    stones it took; `time_lost(Color)` when a side lost on time; `replaced()` when another game was
    put on the board; `counted()` when a count was accepted and so ended the game. `proposer` reads
    which stones are dead when a position is counted.
    """

    changed = Signal(object)
    refused = Signal(object)
    moved = Signal(object, int)
    replaced = Signal()
    time_lost = Signal(object)
    counted = Signal()

    def __init__(self, parent: QObject | None = None, proposer: Proposer = read_groups) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self._games = [OpenGame(record_of(NewGame(), date.today()), True)]
        self._current = 0
        self._untold = Change.NONE
        self.clock = ClockDriver(self)
        self.reader = Reader(proposer, self)
        self.asking = MoveConfirmation(self.reader, self)
        self.undo_stack.indexChanged.connect(self._on_index_changed)

    @property
    def session(self) -> GameSession:
        """The session whose board is shown."""
        return self._games[self._current].session

    @property
    def game_count(self) -> int:
        """How many games the record holds."""
        return len(self._games)

    @property
    def game_number(self) -> int:
        """Which of them is shown, from 0."""
        return self._current

    @property
    def trees(self) -> tuple[GameTree, ...]:
        """All games of the record."""
        return tuple(game.tree for game in self._games)

    @property
    def collection(self) -> OpenGames:
        """The games of the record, and the one that is shown."""
        return OpenGames(tuple(self._games), self._games[self._current])

    def arrange(self, after: OpenGames, text: str) -> None:
        """Put other games, or another order of them, into the record; `text` is for the menu."""
        command = CollectionCommand(self.collection, after, self._put_collection, text)
        self.undo_stack.push(command)

    def start(self, game: NewGame) -> None:
        """Put a new game on the board."""
        self._replace([OpenGame(record_of(game, date.today()), True)])

    def show_games(self, trees: Sequence[GameTree], is_live: bool = False, number: int = 0) -> None:
        """Put the games of a record on the board, one of them shown; a live one at its end."""
        games = [OpenGame(tree, is_live and n == number) for n, tree in enumerate(trees)]
        self._replace(games, number)

    def show_game(self, number: int) -> None:
        """Show another game of the record."""
        if 0 <= number < len(self._games) and number != self._current:
            self._current = number
            self._tell(Change.everything())

    def perform(self, act: Act) -> None:
        """Carry out what an act of the session asks for: push its edit, and say what changed."""
        if act.edit is not None and act.kind is not None:
            taken = self._stones_taken(act)
            command = EditCommand(
                self.session,
                act.edit,
                act.kind,
                act.change,
                self._applied,
                act_name(act.kind),
                act.joins,
            )
            self.undo_stack.push(command)
            if act.kind is ActKind.TIME:
                self.time_lost.emit(self.session.position.to_move)
            self._tell_move(act.kind, taken)
            if act.kind is ActKind.ACCEPT_COUNT:
                self.counted.emit()
            return
        if act.change:
            self._tell(act.change)
        if act.refused is not None:
            self.refused.emit(act.refused)

    def perform_in(self, number: int, act: Act) -> None:
        """Carry out an edit in some game of the record; the board stays with the one shown."""
        shown, game = self._current, self._games[number]
        if act.edit is None or act.kind is None:
            return
        text = act_name(act.kind)
        self.undo_stack.push(
            EditCommand(game.session, act.edit, act.kind, act.change, self._applied, text)
        )
        self.show_game(shown)

    def _stones_taken(self, act: Act) -> int:
        position = self.session.position
        return position.prisoners_black + position.prisoners_white if act.edit else 0

    def _tell_move(self, kind: ActKind, before: int) -> None:
        moves = self.session.path.moves
        if kind in (ActKind.PLAY, ActKind.PASS) and moves:
            position = self.session.position
            taken = position.prisoners_black + position.prisoners_white - before
            self.moved.emit(moves[-1], taken)

    def _applied(self, session: GameSession, change: Change) -> None:
        """Note what an edit touched; it is told once the undo stack has counted the edit too."""
        if session is not self.session:
            self._current = self.trees.index(session.tree)
            change = Change.everything()
        self._untold |= change

    def _put_collection(self, collection: OpenGames) -> None:
        self._games = list(collection.games)
        self._current = self._games.index(collection.shown)
        self._untold = Change.everything()

    @Slot()
    def _on_index_changed(self) -> None:
        untold, self._untold = self._untold, Change.NONE
        if untold:
            self._tell(untold)

    def _tell(self, change: Change) -> None:
        """Say what changed, once the clock goes the way the game goes now."""
        counting = self.session.counting
        known = None if counting is None else self.reader.known(counting.position)
        if counting is not None and known is not None:
            acts.take_proposal(self.session, counting.position, known)
        self.asking.follow(self.session, change)
        self.reader.follow(self.session)
        self.clock.follow(self.session)
        self.changed.emit(change)

    def _replace(self, games: list[OpenGame], number: int = 0) -> None:
        self._games = games
        self._current = number
        self.undo_stack.clear()
        self.undo_stack.setClean()
        self.clock.follow(self.session)
        self.replaced.emit()
        self._tell(Change.everything())
