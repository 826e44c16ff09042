"""GameController: between the widgets and the session; it turns what is asked for into acts."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QObject, Slot

from goboard_app.app.asking import HeldMove
from goboard_app.app.performing import Performer
from goboard_app.app.reading import Proposer, read_groups
from goboard_app.app.undo import is_move_of
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.rules.repetition import KoBan
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session import acts
from goboard_app.session import acts as trying
from goboard_app.session.counting import Reach
from goboard_app.session.new_game import has_usual_points
from goboard_app.session.session import Change, Phase
from goboard_app.session.trial import Trial


class GameController(Performer):
    """What the widgets ask for, in the words of the board. It knows no widget and no file."""

    def __init__(self, parent: QObject | None = None, proposer: Proposer = read_groups) -> None:
        super().__init__(parent, proposer)
        self.clock.lost.connect(self._on_time_lost)
        self.reader.answered.connect(self._on_answered)
        self.asking.answered.connect(self._on_meant)

    @Slot(object)
    def click(self, point: Point, reach: Reach = Reach.GROUP) -> None:
        """A plain click on the board; `reach` says how much it takes while counting."""
        if self.asking.holds_play(self.session, point):
            return
        before = self.session.trial
        self.perform(acts.click(self.session, point, reach))
        self._tell_tried(before)

    @Slot(object)
    def click_area(self, point: Point) -> None:
        """A click with Shift held."""
        self.perform(acts.click_area(self.session, point))

    @Slot(object)
    def double_click(self, point: Point) -> None:
        """The second of two quick clicks on a point."""
        self.perform(acts.double_click(self.session, point))

    @Slot()
    def pass_turn(self) -> None:
        """The side to move passes."""
        if self.asking.holds_pass(self.session):
            return
        self.perform(acts.pass_turn(self.session))

    @Slot()
    def pass_until_stopped(self) -> None:
        """Make the passes that are wanting at the end of the game, so that it can be counted."""
        self.perform(acts.go_to_last(self.session))
        for _ in range(acts.passes_to_stop(self.session)):
            self.perform(acts.pass_turn(self.session))

    def resign(self, loser: Color) -> None:
        """`loser` gives the game up."""
        self.perform(acts.resign(self.session, loser))

    @Slot()
    def place_usual_points(self) -> None:
        """Put the handicap stones where they usually go."""
        self.perform(acts.place_usual_points(self.session))

    @Slot()
    def settle_handicap(self) -> None:
        """Take what the handicap card offers: the usual points, or to play with what stands."""
        if has_usual_points(self.session.tree):
            self.place_usual_points()
        else:
            self.perform(acts.finish_handicap(self.session))

    @Slot()
    def end_by_agreement(self) -> None:
        """Take the offer that a long cycle makes."""
        self.perform(acts.end_by_agreement(self.session))

    def resume(self, requester: Color) -> None:
        """Play on after a stop."""
        self.perform(acts.resume(self.session, requester))

    def count_under(self, ruleset: Ruleset) -> None:
        """Count by other rules."""
        self.perform(acts.count_under(self.session, ruleset))

    def change_rules(self, ruleset: Ruleset, komi: Fraction | None = None) -> None:
        """Write another ruleset into the record, and another komi if one is given."""
        session = self.session
        from goboard_app.session.check import change_rules

        is_counted_here = session.counting is not None and not session.count_ends_game
        session.use_ruleset(None)
        self.perform(change_rules(session, ruleset, komi))
        if is_counted_here:
            self.start_count()

    def use_ruleset(self, ruleset: Ruleset) -> None:
        """Judge and count this record by a ruleset that it does not name; nothing is written."""
        self.session.use_ruleset(ruleset)
        self._tell(Change.everything())

    def set_group(self, stones: frozenset[Point], status: Status) -> None:
        """Say of a group whether it is alive, dead or in seki."""
        self.perform(acts.set_group(self.session, stones, status))

    def agree(self, color: Color) -> None:
        """One side agrees to the count, or takes that back."""
        self.perform(acts.agree(self.session, color))

    @Slot()
    def count_as_it_stands(self) -> None:
        """Count although something is still open on the board."""
        self.perform(acts.count_as_it_stands(self.session))

    @Slot()
    def fill_dame(self) -> None:
        """Play the open neutral points by turns, and stop the game again."""
        from goboard_app.session.current_count import carry_over, fill_dame

        before = self.session.counting
        self.perform(fill_dame(self.session))
        if before is not None:
            self.perform(carry_over(self.session, before))

    @Slot()
    def try_out(self) -> None:
        """Leave the count for a board to try on."""
        self.perform(trying.try_out(self.session))

    def try_first(self, color: Color) -> None:
        """Let this side begin on the board to try on."""
        self.perform(trying.try_first(self.session, color))

    def try_pass(self, ban: KoBan | None) -> None:
        """Pass on the board to try on, perhaps for a ko."""
        self.perform(trying.try_pass(self.session, ban))

    @Slot()
    def put_back(self) -> None:
        """Go back from the board to try on to the count, as it was."""
        self.perform(trying.put_back(self.session))

    @Slot()
    def keep_tried(self) -> None:
        """The same, and keep what was tried as a variation."""
        self.perform(trying.keep_tried(self.session))

    @Slot()
    def undo_status(self) -> None:
        """Take back the last change of dead stones."""
        self.perform(acts.undo_status(self.session))

    @Slot()
    def accept_count(self) -> None:
        """Write the result and the territory."""
        self.perform(acts.accept_count(self.session))

    @Slot()
    def start_count(self) -> None:
        """Count what is on the board without ending the game."""
        self.session.start_count()
        self._tell(acts.STEP)

    @Slot()
    def stop_count(self) -> None:
        """Leave a count that did not end the game."""
        self.session.stop_count()
        self._tell(acts.STEP)

    @Slot()
    def go_on_playing(self) -> None:
        """Take the record up as a game between the people here."""
        # At the end first: there the clock stands that the game goes on with.
        acts.go_to_last(self.session)
        self.perform(acts.take_up(self.session))
        self.session.set_live(True)
        self._tell(Change.everything())

    @Slot()
    def take_back(self) -> None:
        """Take the last move back, whether it can be undone or was made another day."""
        if self.session.trial is not None:
            self.perform(trying.take_tried_back(self.session))
            return
        top = self.undo_stack.command(self.undo_stack.index() - 1)
        if self.undo_stack.canUndo() and is_move_of(top, self.session):
            self.undo_stack.undo()
        else:
            self.perform(acts.take_back(self.session))

    @Slot()
    def undo(self) -> None:
        """Undo: first the marks of dead stones, then the last edit."""
        counting = self.session.counting
        if self.session.trial is not None:
            self.perform(trying.take_tried_back(self.session))
        elif counting is not None and counting.before is not None:
            self.undo_status()
        else:
            self.undo_stack.undo()

    @Slot()
    def redo(self) -> None:
        """Do again what was undone."""
        if self.session.trial is None:
            self.undo_stack.redo()

    def step(self, steps: int) -> None:
        """Go so many nodes forward, or back if negative."""
        self.perform(acts.step(self.session, steps))

    @Slot()
    def go_to_first(self) -> None:
        """Go to the root."""
        self.perform(acts.go_to_first(self.session))

    @Slot()
    def go_to_last(self) -> None:
        """Go to the end of the line."""
        self.perform(acts.go_to_last(self.session))

    def go_to(self, node: Node) -> None:
        """Go to a node."""
        self.perform(acts.go_to(self.session, node))

    @property
    def can_take_back(self) -> bool:
        """Whether there is a move to take back at the cursor."""
        session = self.session
        if session.trial is not None:
            return bool(session.trial.moves)
        if session.phase is Phase.HANDICAP:
            return self.undo_stack.canUndo()
        if not session.is_live or session.phase not in (Phase.PLAYING, Phase.COUNTING):
            return False
        return session.cursor.parent is not None and not session.cursor.children

    def _tell_tried(self, before: Trial | None) -> None:
        """Say that a move was made on the board to try on."""
        trial = self.session.trial
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
        """Make a move that was held back, as it is meant."""
        if move.point is None:
            self.perform(acts.pass_turn(self.session))
        else:
            self.perform(acts.click(self.session, move.point))


def _prisoners(position: Position) -> tuple[int, int]:
    return position.prisoners_black, position.prisoners_white
