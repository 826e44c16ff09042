"""GameController: the open games of a record, the undo stack, and every act that the widgets request."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from datetime import date
from fractions import Fraction
from functools import cached_property
from types import MethodType
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoCommand, QUndoStack

from goboard_app.app.clock import ClockDriver
from goboard_app.app.confirm_move import HeldMove, MoveConfirmation
from goboard_app.app.life_reader import Proposer, Reader, read_groups
from goboard_app.app.record_jobs import PathJob
from goboard_app.app.texts.play import act_name
from goboard_app.app.texts.results import both_lose_sentence
from goboard_app.go.board import Color, Move, Point
from goboard_app.go.position import Position
from goboard_app.late import late
from goboard_app.record.edits import Edit
from goboard_app.record.node import Node
from goboard_app.record.result import parse_result
from goboard_app.record.tree import GameTree
from goboard_app.rules.repetition import KoBan
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session import acts
from goboard_app.session import acts as trying
from goboard_app.session.check import change_rules
from goboard_app.session.counting import CountStep, Reach
from goboard_app.session.new_game import NewGame, has_usual_points, record_of
from goboard_app.session.session import Act, ActKind, Change, GameSession, Phase

with late:
    from goboard_app.session import current_count

if TYPE_CHECKING:
    from goboard_app.session.trial import Trial

TREES = threading.RLock()
"""The lock held while an edit is carried out, and by another thread while it reads the trees for a file."""
# Only these acts merge, so that a text typed at one node is one step of Undo.
_TYPED = {ActKind.COMMENT: 1, ActKind.NODE_NAME: 2}
PLAYED = frozenset({ActKind.PLAY, ActKind.PASS, ActKind.HANDICAP_STONE, ActKind.HANDICAP_DONE})
_TURNS = PLAYED | {ActKind.TAKE_BACK, ActKind.RESIGN}
"""The acts that are undone and redone together with the opponent's answer."""


class OpenGame:
    """A game tree, and the session in which it is shown.

    The session is made when it is first used, so that a file of a thousand games opens as quickly as one game. A live
    game begins at the end of its main line.
    """

    def __init__(self, tree: GameTree, is_live: bool = False) -> None:
        self.tree = tree
        self._is_live = is_live

    @cached_property
    def session(self) -> GameSession:
        """The session of this game, created once."""
        cursor = self.tree.main_line_end() if self._is_live else None
        return GameSession(self.tree, self._is_live, cursor=cursor)


class OpenGames(NamedTuple):
    """The games of a record in their order, and the one that is shown."""

    games: tuple[OpenGame, ...]
    shown: OpenGame


def _without_owning(call: Callable[..., None]) -> Callable[..., None]:
    """Return a function that calls a bound method without keeping its object alive.

    The controller owns the stack and the stack owns the commands. If a command owned the controller too, Python's
    collector would destroy that cycle at a point where Qt crashes.
    """
    if not isinstance(call, MethodType):
        return call
    method = WeakMethod(call)

    def tell(*args: object) -> None:
        alive = method()
        if alive is not None:
            alive(*args)

    return tell


class EditCommand(QUndoCommand):
    """An undo command that carries out an edit, and takes it back by swapping it with its inverse.

    `applied` is called after each of the two. An edit is checked when it is built and cannot fail, so redo cannot raise
    inside push. A command with `joins` is merged into the one before it, if that changed the same node in the same way.
    """

    def __init__(
        self,
        session: GameSession,
        edit: Edit,
        kind: ActKind,
        change: Change,
        applied: Callable[[GameSession, Change], None],
        text: str,
        joins: bool = False,
    ) -> None:
        super().__init__(text)
        self.session = session
        self.kind = kind
        self.joins = joins
        self.node = edit.cursor
        self._edit = edit
        self._change = change
        self._applied = _without_owning(applied)

    def redo(self) -> None:
        """Carry out the edit."""
        self._swap()

    def undo(self) -> None:
        """Take the edit back."""
        self._swap()

    def id(self) -> int:
        """Return the number for `QUndoCommand.id`; Qt tries to merge only commands with the same number."""
        # Qt never merges commands with the id -1.
        return _TYPED.get(self.kind, -1)

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge a following step, which has been carried out already; return whether it belongs to this one."""
        # The inverse of this command restores all properties of the node, and so undoes both steps.
        return isinstance(other, EditCommand) and other.joins and other.node is self.node

    def _swap(self) -> None:
        # Another thread may be reading the trees to write a file.
        with TREES:
            # apply returns the inverse, which the next call carries out.
            self._edit = self.session.apply(self._edit)
        self._applied(self.session, self._change)


class CollectionCommand(QUndoCommand):
    """An undo command that replaces the games of the record, or their order."""

    def __init__(
        self,
        before: OpenGames,
        after: OpenGames,
        put: Callable[[OpenGames], None],
        text: str,
    ) -> None:
        super().__init__(text)
        self._before = before
        self._after = after
        self._put = _without_owning(put)

    def redo(self) -> None:
        """Carry out the change."""
        with TREES:
            self._put(self._after)

    def undo(self) -> None:
        """Take the change back; the game shown before is shown again."""
        with TREES:
            self._put(self._before)


def is_move_of(command: object, session: GameSession) -> bool:
    """Return whether undoing this command takes back a move of this session."""
    if isinstance(command, EditCommand):
        return command.session is session and command.kind in PLAYED
    return False


class GameController(QObject):
    """The acts of the board for the widgets; the controller knows neither widgets nor files.

    It owns the sessions of a record and the undo stack; every act goes through `perform`. `proposer` reads which stones
    are dead when a position is counted.

    Signals: `changed(Change)` after every act that changed something; `refused(Verdict)` when a move was refused;
    `moved(Move, int)` when the user made a move, with the number of stones it captured; `time_lost(Color)` when a side
    lost on time; `replaced()` when another game was put on the board; `counted()` when a count was accepted and so
    ended the game.
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
        self.walk = PathJob(self)
        self.confirmation = MoveConfirmation(self.reader, self)
        self.undo_stack.indexChanged.connect(self._on_index_changed)
        self.clock.lost.connect(self._on_time_lost)
        self.reader.answered.connect(self._on_answered)
        self.confirmation.answered.connect(self._on_meant)
        self.walk.passed.connect(self._on_way)
        self.walk.arrived.connect(self.go_to)

    @property
    def session(self) -> GameSession:
        """The session whose board is shown."""
        return self._games[self._current].session

    @property
    def game_count(self) -> int:
        """The number of games in the record."""
        return len(self._games)

    @property
    def game_number(self) -> int:
        """The number of the shown game, from 0."""
        return self._current

    @property
    def trees(self) -> tuple[GameTree, ...]:
        """The trees of all games of the record."""
        return tuple(game.tree for game in self._games)

    @property
    def collection(self) -> OpenGames:
        """The games of the record, and the one that is shown."""
        return OpenGames(tuple(self._games), self._games[self._current])

    def arrange(self, after: OpenGames, text: str) -> None:
        """Replace the games of the record or their order; `text` names the change in the Edit menu."""
        command = CollectionCommand(self.collection, after, self._put_collection, text)
        self.undo_stack.push(command)

    def start(self, game: NewGame) -> None:
        """Put a new game on the board.

        Raises ValueError for impossible choices.
        """
        self._replace([OpenGame(record_of(game, date.today()), True)])

    def show_games(self, trees: Sequence[GameTree], is_live: bool = False, number: int = 0) -> None:
        """Put the games of a record on the board and show one of them; a live game is shown at its end."""
        games = [OpenGame(tree, is_live and n == number) for n, tree in enumerate(trees)]
        self._replace(games, number)

    def show_game(self, number: int) -> None:
        """Show another game of the record; an unknown number is ignored."""
        if 0 <= number < len(self._games) and number != self._current:
            self._current = number
            self._tell(Change.everything())

    @property
    def awaits_reading(self) -> bool:
        """True while the groups of the count are being read, so that its sum has no meaning yet.

        The marks of a record give the sum without any reading.
        """
        counting = self.session.counting
        if counting is None or not counting.needs_proposal or counting.is_recorded:
            return False
        return self.reader.is_busy

    def perform(self, act: Act) -> None:
        """Carry out an act of the session: push its edit, and emit the signals for the changes."""
        if act.edit is not None and act.kind is not None:
            # The prisoners before the edit, to find the number of stones that the move captures.
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
            # push calls redo, which carries the edit out.
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
        """Carry out an edit in a given game of the record; the shown game stays the same."""
        shown, game = self._current, self._games[number]
        if act.edit is None or act.kind is None:
            return
        text = act_name(act.kind)
        self.undo_stack.push(EditCommand(game.session, act.edit, act.kind, act.change, self._applied, text))
        # The edit has put its own game on the board.
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
        """Record the changes of an edit; they are emitted after the undo stack has counted the edit."""
        if session is not self.session:
            self._current = self.trees.index(session.tree)
            change = Change.everything()
        # The stack still has its old index during redo and undo, so `changed` is emitted later.
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

    def _tell(self, change: Change, is_on_way: bool = False) -> None:
        """Emit `changed`, after the readers and the clock follow the new state."""
        # Any other change ends a walk, whose goal may be gone.
        if not is_on_way:
            self.walk.stop()
        counting = self.session.counting
        known = None if counting is None else self.reader.known(counting.position)
        if counting is not None and known is not None:
            # A position read before needs no second reading.
            acts.take_proposal(self.session, counting.position, known)
        # The listeners of `changed` use these, so they follow first.
        self.confirmation.follow(self.session, change)
        self.reader.follow(self.session)
        self.clock.follow(self.session)
        self.changed.emit(change)

    def _replace(self, games: list[OpenGame], number: int = 0) -> None:
        self._games = games
        self._current = number
        # Undo must not lead back to the games of another record.
        self.undo_stack.clear()
        self.undo_stack.setClean()
        self.clock.follow(self.session)
        self.replaced.emit()
        self._tell(Change.everything())

    @Slot(object)
    def click(self, point: Point, reach: Reach = Reach.GROUP) -> None:
        """Handle a plain click on the board; `reach` says how many stones it affects while counting."""
        if self.confirmation.holds_play(self.session, point):
            return
        before = self.session.trial
        self.perform(acts.click(self.session, point, reach))
        self._tell_tried(before)

    @Slot(object)
    def click_area(self, point: Point) -> None:
        """Handle a click with Shift held."""
        self.perform(acts.click_area(self.session, point))

    @Slot(object)
    def double_click(self, point: Point) -> None:
        """Handle the second of two quick clicks on a point."""
        self.perform(acts.double_click(self.session, point))

    @Slot()
    def pass_turn(self) -> None:
        """Pass for the side to move."""
        if self.confirmation.holds_pass(self.session):
            return
        self.perform(acts.pass_turn(self.session))

    def seat_opponent(self, color: Color | None) -> None:
        """Let an engine make the moves of this side; None gives both sides to the users."""
        self.session.opponent = color
        self._tell(Change.POSITION)

    def answer(self, move: Move) -> bool:
        """Make the opponent's move; return whether the rules of the game allow it."""
        act = acts.play(self.session, move)
        if act.edit is None:
            # The engine made the illegal move, so the user is not shown the reason.
            self.session.refuse(None)
            return False
        self.perform(act)
        return True

    @Slot()
    def pass_until_stopped(self) -> None:
        """Make the passes that are missing at the end of the game, so that it can be counted."""
        self.perform(acts.go_to_last(self.session))
        for _ in range(acts.passes_to_stop(self.session)):
            self.perform(acts.pass_turn(self.session))

    def resign(self, loser: Color) -> None:
        """Resign the game for `loser`."""
        self.perform(acts.resign(self.session, loser))

    @Slot()
    def place_usual_points(self) -> None:
        """Put the handicap stones on the usual points."""
        self.perform(acts.place_usual_points(self.session))

    @Slot()
    def settle_handicap(self) -> None:
        """Accept the offer of the handicap card: the usual points, or to play with the stones placed so far."""
        if has_usual_points(self.session.tree):
            self.place_usual_points()
        else:
            self.perform(acts.finish_handicap(self.session))

    @Slot()
    def end_by_agreement(self) -> None:
        """Accept the offer to end the game after a long cycle."""
        self.perform(acts.end_by_agreement(self.session))

    @Slot()
    def both_lose(self) -> None:
        """End the game as lost by both sides."""
        self.perform(acts.both_lose(self.session, both_lose_sentence()))

    def resume(self, requester: Color) -> None:
        """Resume play after a stop, at the request of one side."""
        self.perform(acts.resume(self.session, requester))

    def count_under(self, ruleset: Ruleset) -> None:
        """Count under another ruleset."""
        self.perform(acts.count_under(self.session, ruleset))

    def change_rules(self, ruleset: Ruleset, komi: Fraction | None = None) -> None:
        """Write another ruleset into the record, and another komi if one is given."""
        session = self.session
        is_counted_here = session.counting is not None and not session.count_ends_game
        # A ruleset that was chosen only for judging would go before the written one.
        session.use_ruleset(None)
        self.perform(change_rules(session, ruleset, komi))
        if is_counted_here:
            self.start_count()

    def use_ruleset(self, ruleset: Ruleset) -> None:
        """Judge and count this record under a ruleset that it does not name; nothing is written."""
        self.session.use_ruleset(ruleset)
        self._tell(Change.everything())

    def set_group(self, stones: frozenset[Point], status: Status) -> None:
        """Mark a group as alive, dead or in seki."""
        self.perform(acts.set_group(self.session, stones, status))

    def agree(self, color: Color) -> None:
        """Let one side agree to the count, or withdraw its agreement."""
        self.perform(acts.agree(self.session, color, current_count.end_count))

    @Slot()
    def count_as_it_stands(self) -> None:
        """Count although something is still open on the board."""
        self.perform(acts.count_as_it_stands(self.session))

    def answer_question(self, step: CountStep) -> None:
        """Go on from the question of one step of the count to the next step."""
        self.perform(acts.answer_question(self.session, step))

    @Slot()
    def count_after_last_moves(self) -> None:
        """Count the board as it will be after the last moves."""
        self.perform(acts.count_as_it_stands(self.session, as_it_stands=False))

    @Slot()
    def fill_dame(self) -> None:
        """Play the open dame in turn, and stop the game again."""
        # Filling the dame begins another count, to which the statuses are carried over.
        before = self.session.counting
        self.perform(current_count.fill_dame(self.session))
        if before is not None:
            self.perform(current_count.carry_over(self.session, before))

    @Slot()
    def try_out(self) -> None:
        """Leave the count for the trial board."""
        self.perform(trying.try_out(self.session))

    def show_why(self, point: Point, is_rescue: bool = False) -> None:
        """Leave the count for a trial board on which the reading of the group at a point is played out.

        With `is_rescue` it is the line by which the group lives if it moves first.
        """
        self.perform(trying.show_why(self.session, point, is_rescue))

    @Slot()
    def show_next(self) -> None:
        """Play the next move of that line."""
        before = self.session.trial
        self.perform(trying.show_next(self.session))
        self._tell_tried(before)

    def try_first(self, color: Color) -> None:
        """Let this side move first on the trial board."""
        self.perform(trying.try_first(self.session, color))

    def try_pass(self, ban: KoBan | None) -> None:
        """Pass on the trial board, perhaps for a ko."""
        self.perform(trying.try_pass(self.session, ban))

    @Slot()
    def put_back(self) -> None:
        """Go back from the trial board to the count as it was."""
        self.perform(trying.put_back(self.session))

    @Slot()
    def keep_tried(self) -> None:
        """Go back from the trial board to the count, and keep the tried moves as a variation."""
        self.perform(trying.keep_tried(self.session))

    @Slot()
    def undo_status(self) -> None:
        """Take back the last change of dead stones."""
        self.perform(acts.undo_status(self.session))

    @Slot()
    def accept_count(self) -> None:
        """Write the result and the territory."""
        self.perform(current_count.end_count(self.session))

    @Slot()
    def start_count(self) -> None:
        """Count the position on the board without ending the game."""
        self.session.start_count()
        self._tell(acts.STEP)

    @Slot()
    def stop_count(self) -> None:
        """Leave a count that did not end the game."""
        self.session.stop_count()
        self._tell(acts.STEP)

    @Slot()
    def go_on_playing(self) -> None:
        """Continue the record as a live game between the users, from the move on the board.

        At the root, where no move would be left, continue from the end of the line.
        """
        # The cursor moves first, since the clock of that node is the one that the game continues with.
        if self.session.cursor is self.session.tree.root:
            acts.go_to_last(self.session)
        self.perform(acts.take_up(self.session))
        self.session.set_live(True)
        self._tell(Change.everything())

    @Slot()
    def take_back(self) -> None:
        """Take back the last move, with the undo stack or, if it was made in an earlier run, with an edit.

        If an opponent has answered the move, the answer is taken back too.
        """
        if self.session.trial is not None:
            self.perform(trying.take_tried_back(self.session))
            return
        was_awaited = self.session.awaits_opponent
        self._take_one_back()
        # The first step took back the opponent's answer, so the user's move follows.
        if self.session.awaits_opponent and not was_awaited and self.can_take_back:
            self._take_one_back()

    def _take_one_back(self) -> None:
        top = self.undo_stack.command(self.undo_stack.index() - 1)
        if self.undo_stack.canUndo() and is_move_of(top, self.session):
            self.undo_stack.undo()
        else:
            # No command can undo a move of an earlier run.
            self.perform(acts.take_back(self.session))

    @Slot()
    def undo(self) -> None:
        """Undo the last change of dead stones, or else the last edit.

        A move of an opponent is undone together with the user's move that it answered.
        """
        counting = self.session.counting
        if self.session.trial is not None:
            self.perform(trying.take_tried_back(self.session))
        elif counting is not None and counting.before is not None:
            self.undo_status()
        else:
            winner = parse_result(self.session.info.result or "").winner
            # A step with which the opponent won, such as a resignation, was not its answer.
            is_answer = not self.session.awaits_opponent and winner is not self.session.opponent
            self.undo_stack.undo()
            if is_answer and self._is_turn(self.undo_stack.index() - 1):
                self.undo_stack.undo()

    @Slot()
    def redo(self) -> None:
        """Redo the undone step, together with the opponent's answer to it."""
        if self.session.trial is None:
            was_awaited = self.session.awaits_opponent
            self.undo_stack.redo()
            if not was_awaited and self._is_turn(self.undo_stack.index()):
                self.undo_stack.redo()

    def _is_turn(self, number: int) -> bool:
        """Return whether a step of the undo stack belongs to the turn of the opponent who is to move now."""
        if not self.session.awaits_opponent or not 0 <= number < self.undo_stack.count():
            return False
        step = self.undo_stack.command(number)
        return isinstance(step, EditCommand) and (step.session is self.session and step.kind in _TURNS)

    def step(self, steps: int) -> None:
        """Go this number of nodes forward, or back if negative."""
        self.go_to(acts.stepped(self.session, steps))

    @Slot()
    def go_to_first(self) -> None:
        """Go to the root."""
        self.perform(acts.go_to_first(self.session))

    @Slot()
    def go_to_last(self) -> None:
        """Go to the end of the line."""
        self.go_to(self.session.line[-1])

    @Slot(object)
    def go_to(self, node: Node) -> None:
        """Go to a node; a long way is shown in steps on the board."""
        if self.session.phase is Phase.TRYING or not self.walk.begin(self.session, node):
            self.perform(acts.go_to(self.session, node))

    @Slot(object)
    def _on_way(self, node: Node) -> None:
        """Show a node on the way to another."""
        self._tell(acts.go_to(self.session, node).change, is_on_way=True)

    @property
    def can_take_back(self) -> bool:
        """True if there is a move to take back at the cursor."""
        session = self.session
        if session.trial is not None:
            return bool(session.trial.moves)
        if session.phase is Phase.HANDICAP:
            return self.undo_stack.canUndo()
        if not session.is_live or session.phase not in (Phase.PLAYING, Phase.COUNTING):
            return False
        if session.opponent is not None and not self._has_hand_moved():
            return False
        return session.cursor.parent is not None and not session.cursor.children

    def _has_hand_moved(self) -> bool:
        """Return whether a user has made a move; the first move of an opponent alone cannot be taken back."""
        return any(move.color is not self.session.opponent for move in self.session.path.moves)

    def _tell_tried(self, before: Trial | None) -> None:
        """Emit `moved` if a move was made on the trial board."""
        trial = self.session.trial
        # A trial refers to the one before its last move.
        if before is not None and trial is not None and trial.before is before:
            taken = sum(_prisoners(trial.position)) - sum(_prisoners(before.position))
            self.moved.emit(trial.moves[-1].move, taken)

    @Slot(object)
    def _on_time_lost(self, loser: Color) -> None:
        self.perform(acts.lose_on_time(self.session, loser))

    @Slot(object, object)
    def _on_answered(self, position: Position, proposal: Proposal) -> None:
        self.perform(acts.take_proposal(self.session, position, proposal))

    @Slot(object)
    def _on_meant(self, move: HeldMove) -> None:
        """Make a held move after its confirmation."""
        if move.point is None:
            self.perform(acts.pass_turn(self.session))
        else:
            self.perform(acts.click(self.session, move.point))


def _prisoners(position: Position) -> tuple[int, int]:
    return position.prisoners_black, position.prisoners_white
