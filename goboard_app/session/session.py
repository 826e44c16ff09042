"""GameSession: a game tree, a cursor and a phase; and the acts that change them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, Flag, auto
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from goboard_app.go.board import Color, Move
from goboard_app.go.position import Position
from goboard_app.record.edits import AddNode, Edit, RemoveNode, TakeBackMoves, adds_moves, touched_names
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache, moves_decide_turn
from goboard_app.record.property_table import PropertyGroup, idents_about
from goboard_app.record.tree import GameTree, straight_from_root
from goboard_app.rules.ending import EndingState, EndPhase, after_agreement
from goboard_app.rules.legality import Verdict
from goboard_app.rules.repetition import offer
from goboard_app.rules.ruleset import LongCycle, Ruleset
from goboard_app.scoring.count import GameTerms
from goboard_app.session.capture import CaptureWin, goal_of, is_over, win_of_record
from goboard_app.session.counting import CountingState, KeptCounts
from goboard_app.session.new_game import NamedRuleset, handicap_in, ruleset_of, stones_left
from goboard_app.session.path import Line, Path
from goboard_app.session.timing import Timing

if TYPE_CHECKING:
    from goboard_app.session.trial import Trial

# The properties of a node beside its move: no board, no rule and no result depend on them.
_REMARKS = idents_about(PropertyGroup.COMMENT, PropertyGroup.JUDGEMENT, PropertyGroup.MARK, PropertyGroup.FIGURE)


class Phase(Enum):
    """The phase of a session: decides the meaning of a click and the panel beside the board."""

    HANDICAP = auto()
    PLAYING = auto()
    COUNTING = auto()
    TRYING = auto()
    FINISHED = auto()
    REVIEWING = auto()


class Change(Flag):
    """The parts of a session that an act may touch."""

    NONE = 0
    POSITION = auto()
    CURSOR = auto()
    TREE = auto()
    INFO = auto()
    COUNT = auto()
    REFUSAL = auto()
    NODE = auto()
    """The properties of the node at the cursor beside its move: comment, marks, judgements, name."""

    @classmethod
    def everything(cls) -> Change:
        """Return all parts, for another game on the board."""
        parts = cls.POSITION | cls.CURSOR | cls.TREE | cls.INFO | cls.COUNT | cls.REFUSAL
        return parts | cls.NODE


class ActKind(Enum):
    """The kind of an edit, for its name in the undo menu."""

    PLAY = auto()
    PASS = auto()
    HANDICAP_STONE = auto()
    HANDICAP_DONE = auto()
    RESIGN = auto()
    TIME = auto()
    TAKE_UP = auto()
    ACCEPT_COUNT = auto()
    NO_RESULT = auto()
    TAKE_BACK = auto()
    TAKE_BACK_TO = auto()
    GAME_INFO = auto()
    RULES = auto()
    VARIATION = auto()
    DAME = auto()
    INSERT = auto()
    INSERT_PASS = auto()
    MOVE_STONE = auto()
    DELETE_NODE = auto()
    DELETE_BRANCH = auto()
    MOVE_VARIATION = auto()
    MAIN_LINE = auto()
    SET_UP = auto()
    SIDE_TO_MOVE = auto()
    CUT = auto()
    PASTE = auto()
    TURN = auto()
    SWAP_COLORS = auto()
    CLEAN_UP = auto()
    MERGE = auto()
    COMMENT = auto()
    MARKS = auto()
    JUDGEMENT = auto()
    JUDGEMENTS = auto()
    NODE_NAME = auto()
    FIGURE = auto()
    PROPERTIES = auto()
    PART = auto()
    TASK = auto()
    POSITION_OUT = auto()


class Act(NamedTuple):
    """The result of a user's act: an edit still to be applied, if any, and the parts it touches.

    A refused act carries the verdict and no edit. One that `joins` belongs to the edit
    before it, as in typing: both are undone as one.
    """

    change: Change = Change.NONE
    edit: Edit | None = None
    kind: ActKind | None = None
    refused: Verdict | None = None
    joins: bool = False


NOTHING = Act()


class LineCache:
    """A cache of the line found last, from which the next one takes the part that they share."""

    def __init__(self, tree: GameTree, positions: PositionCache) -> None:
        self._tree = tree
        self._positions = positions
        self._walked: dict[Node, Node] = {}
        # The place on `_walked_line` up to which the way is already in `_walked`.
        self._walked_line: Line | None = None
        self._walked_to = 0
        self._stood_on: Node | None = None
        self._line: Line | None = None
        self._before: Line | None = None

    @property
    def standing(self) -> Line | None:
        """The line found last, unless the tree has changed since."""
        line = self._line
        return line if line is not None and line.revision == self._tree.revision else None

    def go_to(self, node: Node) -> None:
        """Remember the way to a node, as far as it differs from the one remembered last."""
        self._stood_on = at = node
        line = self._walked_line
        place = None if line is None else line.find(node)
        if line is not None and place is not None:
            # All at once, as it may be a long way.
            way = line.nodes[min(max(0, place - 1), self._walked_to) : place + 1]
            self._walked.update(zip(way, way[1:], strict=False))
        else:
            while at.parent is not None:
                self._walked[at.parent] = at
                at = at.parent
                place = None if line is None else line.find(at)
                if place is not None and place <= self._walked_to:
                    break
        if line is not None:
            self._note_walked(line, node)

    def _note_walked(self, line: Line, node: Node) -> None:
        place = line.find(node)
        if place is None:
            self._walked_line = None
        elif line is self._walked_line:
            self._walked_to = max(self._walked_to, place)
        else:
            self._walked_line, self._walked_to = line, place

    def following(self, node: Node) -> Node | None:
        """Return the child of `node` on the line walked last, else its first one, else None."""
        children = node.children
        if not children:
            return None
        walked = self._walked.get(node)
        # The remembered child may have been removed since.
        return walked if walked in children else children[0]

    def line_through(self, node: Node) -> Line:
        """Return the line that a node is on; the one found last if it is that one."""
        line = self.standing
        if line is not None and node in line:
            if node is self._stood_on:
                self._note_walked(line, node)
            return line
        before = line or self._before
        nodes, shared = self._way_to(node, before)
        while (following := self.following(nodes[-1])) is not None:
            # There is a choice only at forks.
            nodes.extend(self._straight_from(following))
        self._line = Line(self._tree, self._positions, nodes, before, shared)
        self._before = None
        if node is self._stood_on:
            self._note_walked(self._line, node)
        return self._line

    def _straight_from(self, node: Node) -> Sequence[Node]:
        is_first = node.parent is self._tree.root and self._tree.root.children[0] is node
        return self._tree.fact(straight_from_root) if is_first else node.straight_line()

    def _way_to(self, node: Node, before: Line | None) -> tuple[list[Node], int]:
        """Return the nodes from the root to a node, and how many of them are those of the line before."""
        way: list[Node] = []
        at: Node | None = node
        while at is not None:
            place = None if before is None else before.find(at)
            if before is not None and place is not None:
                return [*before.nodes[: place + 1], *reversed(way)], place + 1
            way.append(at)
            at = at.parent
        return way[::-1], 0

    def keep(self, line: Line | None) -> None:
        """Keep a line after an edit that changed no board and no move."""
        if line is not None:
            line.revision = self._tree.revision

    def drop(self, before: Line | None) -> None:
        """Drop the line after moves were added or removed; the data of the line `before` may be reused."""
        self._line, self._before = None, before
        if before is None:
            self._walked_line = None


class GameSession:
    """One game tree, a cursor in it, and the state of the game there.

    `is_live` means that people are playing this game here and now; otherwise it is a record being
    reviewed. `refusal` is the last refused move, until the next act. `opponent` is the side whose
    moves come from an engine, if there is one. `counting` is set in phase COUNTING alone, and `trial`
    in phase TRYING, while the count waits.
    """

    def __init__(self, tree: GameTree, is_live: bool, cursor: Node | None = None) -> None:
        self.tree = tree
        self.is_live = is_live
        self.refusal: Verdict | None = None
        self.opponent: Color | None = None
        self.counting: CountingState | None = None
        self.trial: Trial | None = None
        self._positions = PositionCache(tree)
        self._cursor = cursor or tree.root
        self._resumed: tuple[Node, Color] | None = None
        self._counts_here = False
        self._counts = KeptCounts()
        self._chosen_ruleset: Ruleset | None = None
        self._judged_by: Ruleset | None = None
        self._walk = LineCache(tree, self._positions)
        self._won: tuple[tuple[int, Ruleset], CaptureWin | None] | None = None
        # A record under review has no running clock.
        self.timing = Timing.of_record(tree) if is_live else None
        self._refresh()
        if self.timing is not None:
            self.timing.stand_on(self._cursor)

    @property
    def cursor(self) -> Node:
        """The node whose position is on the board."""
        return self._cursor

    @property
    def path(self) -> Path:
        """The way to the cursor."""
        return self._path

    @property
    def line(self) -> tuple[Node, ...]:
        """The way to the cursor and on to the end of the variation; the same tuple while it is valid."""
        return self._walk.line_through(self._cursor).nodes

    @property
    def position(self) -> Position:
        """The position on the board; after a resumption with the side that plays first."""
        position = self._path.position
        if self._resumed is not None and self._resumed[0] is self._cursor:
            return replace(position, to_move=self._resumed[1])
        return position

    @property
    def shown(self) -> Position:
        """The visible position: that of the trial, if there is one."""
        return self.position if self.trial is None else self.trial.position

    @property
    def info(self) -> GameInfo:
        """Names, komi, result and so forth, as recorded."""
        return self._info

    @property
    def named_ruleset(self) -> NamedRuleset:
        """The ruleset of the record, and whether the record really names it."""
        return self._named

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset in force."""
        return self._chosen_ruleset or self._named.ruleset

    @property
    def is_ruleset_known(self) -> bool:
        """True if the record names a known ruleset, or the user has chosen one for it."""
        return self._named.is_named or self._chosen_ruleset is not None

    @property
    def komi(self) -> Fraction:
        """Komi as recorded; zero if the record gives none."""
        return self._info.komi if self._info.komi is not None else Fraction(0)

    @property
    def goal(self) -> int | None:
        """The number of captured stones that wins this game; None for a whole game."""
        return self.tree.fact(goal_of)

    @property
    def is_goal_reached(self) -> bool:
        """True if the main line ends with enough stones captured: nothing is left to play for."""
        goal = self.goal
        return goal is not None and is_over(self.position_at(self.tree.main_line_end()), goal)

    def capture_win(self) -> CaptureWin | None:
        """Return how this capture game was won; None if it was not won by capturing."""
        if self.goal is None:
            return None
        # Found once for each revision and ruleset.
        asked = (self.tree.revision, self.ruleset)
        if self._won is None or self._won[0] != asked:
            self._won = (asked, win_of_record(self.tree, self.ruleset))
        return self._won[1]

    @property
    def handicap(self) -> int:
        """The number of handicap stones in HA."""
        return self._info.handicap or 0

    @property
    def phase(self) -> Phase:
        """The current phase of the session."""
        return self._phase

    @property
    def awaits_opponent(self) -> bool:
        """True if the next move is the opponent's.

        Off the main line of the game, where variations are tried, all moves are the user's.
        """
        if self.opponent is None or self._phase is not Phase.PLAYING:
            return False
        # Off the main line the user tries both sides.
        return self.position.to_move is self.opponent and self._is_on_main_line

    @property
    def _is_on_main_line(self) -> bool:
        node = self._cursor
        while node.parent is not None and node.parent.children[0] is node:
            node = node.parent
        return node.parent is None

    @property
    def ending(self) -> EndingState:
        """The state of the ending after the passes up to the cursor."""
        return self._path.ending(self.ruleset)

    def following(self, node: Node) -> Node | None:
        """Return the child of `node` on the line walked last, else its first one, else None."""
        return self._walk.following(node)

    @property
    def count_ends_game(self) -> bool:
        """True if accepting the count ends the game; a count in a review ends nothing."""
        return self.is_live and not self._counts_here

    def position_at(self, node: Node) -> Position:
        """Return the position at any node of the tree."""
        return self._positions.position(node)

    def unknown_before(self, node: Node, most: int | None = None) -> list[Node]:
        """Return the node and those above it whose positions are not computed, up to `most`."""
        return self._positions.unknown_before(node, most)

    def learn(self, node: Node) -> None:
        """Compute the data shown at a node, so that going there takes no time."""
        self._positions.position(node)
        inherited_at(self.tree, node)
        line = self._walk.standing
        place = None if line is None else line.find(node)
        if line is not None and place is not None:
            line.history(place)

    def cycle_offer(self) -> LongCycle | None:
        """Return the outcome on offer because the board at the cursor is repeated; None without one."""
        if not self.is_live or self._phase is not Phase.PLAYING:
            return None
        return offer(self._path.history, self.ruleset)

    def apply(self, edit: Edit) -> Edit:
        """Apply an edit and move to its cursor; return the edit that takes it back."""
        line = self._walk.standing
        names = touched_names(edit)
        inverse = edit.apply(self.tree)
        # Remarks change no board: positions and lines stay valid.
        if names is not None and names <= _REMARKS:
            self._positions.keep()
            self._walk.keep(line)
            self._stand_on(edit.cursor)
            return inverse
        # Adding or removing a node changes no position but those at and below it, except that the first move after a
        # set-up may say who is to move there.
        changed: Node | None = None
        moved = edit.moves if isinstance(edit, TakeBackMoves) else edit
        if isinstance(moved, AddNode | RemoveNode) and not moves_decide_turn(moved.parent):
            changed = moved.node
        self._positions.drop(changed)
        self._walk.drop(None if changed is None else line)
        self._stand_on(edit.cursor)
        self._follow_clock(edit)
        return inverse

    def _follow_clock(self, edit: Edit) -> None:
        if self.timing is None:
            return
        if adds_moves(edit):
            # A move passes the turn to the other clock; taking it back restores the time as well.
            self.timing.stand_on(edit.cursor)
        elif not self.tree.root.children:
            # Handicap stones may have changed who moves first.
            self.timing = Timing.of_record(self.tree)

    def go_to(self, node: Node) -> None:
        """Put the cursor on a node of the tree."""
        self._stand_on(node)

    def refuse(self, verdict: Verdict | None) -> None:
        """Remember a refused move; None forgets it."""
        self.refusal = verdict

    def set_counting(self, counting: CountingState) -> None:
        """Set another moment of the counting phase."""
        self.counting = counting

    def set_trial(self, trial: Trial | None) -> None:
        """Set another moment of the trial; None ends it and restores the board that was counted."""
        self.trial = trial
        self._refresh()

    def start_count(self) -> None:
        """Count the position at the cursor without ending the game."""
        self._counts_here = True
        self._refresh()

    def stop_count(self) -> None:
        """Leave a count that was started with `start_count`."""
        self._counts_here = False
        self._refresh()

    def resume_with(self, to_move: Color) -> None:
        """Resume the game after a stop; `to_move` plays first."""
        self._resumed = (self._cursor, to_move)
        self.counting = None
        self._counts.forget()
        # The clock of the side that plays first has to run.
        if self.timing is not None and self.timing.clock.to_move is not to_move:
            self.timing.set_clock(self.timing.clock.switch())
        self._refresh()

    def use_ruleset(self, ruleset: Ruleset | None) -> None:
        """Judge and count by this ruleset from now on, instead of the record's; None undoes it."""
        self._chosen_ruleset = ruleset
        self._refresh()

    def set_live(self, is_live: bool) -> None:
        """Resume a record as a game, or turn a game into a record."""
        self.is_live = is_live
        self.timing = Timing.of_record(self.tree) if is_live else None
        if self.timing is not None:
            self.timing.stand_on(self._cursor)
        self._refresh()

    def terms(self, ruleset: Ruleset, then: tuple[Move, ...] = ()) -> GameTerms:
        """Return the terms of the score besides the board, for a game stopped here or after some moves."""
        ending = self._path.ending(ruleset, then)
        # The agreement adds White's last pass of the AGA rules, which hands over a stone.
        if ending.phase is EndPhase.STOPPED:
            ending = after_agreement(ending, ruleset)
        return GameTerms(
            komi=self.komi,
            handicap=handicap_in(self.tree).stones,
            passes_black=ending.passes_black,
            passes_white=ending.passes_white,
            first_pass=ending.first_pass,
            penalty_black=self._penalty(Color.BLACK),
            penalty_white=self._penalty(Color.WHITE),
        )

    def _penalty(self, color: Color) -> int:
        """Return the points that this side has paid for time (Ing)."""
        return 0 if self.timing is None else self.timing.at(self._cursor).state(color).penalty

    def _stand_on(self, node: Node) -> None:
        # An edit elsewhere in the tree, such as adding a variation, does not end a count.
        self._counts_here = self._counts_here and node is self._cursor
        self._cursor = node
        self.refusal = self.trial = None
        self._walk.go_to(node)
        self._refresh()

    def _refresh(self) -> None:
        # First, as it is found more quickly before the nodes are read.
        self._info = info_of(self.tree)
        line = self._walk.line_through(self._cursor)
        self._path = Path(line, self._positions, self._cursor)
        self._named = ruleset_of(self.tree)
        if self._judged_by != self.ruleset:
            self._count_anew()
        self._phase = self._find_phase()
        if self._phase is not Phase.COUNTING:
            self._put_count_aside()
        elif self.counting is None or self.counting.position != self._path.position:
            self._put_count_aside()
            self.counting = self._new_count()

    def _put_count_aside(self) -> None:
        if self.counting is not None:
            self._counts.keep(self.counting)
        self.counting = None

    def _count_anew(self) -> None:
        """Adapt the count to other rules: keep the dead stones, unless the stop is final."""
        self._judged_by = self.ruleset
        count = self.counting
        # A final stop leaves no choice of dead stones.
        if count is not None and (count.is_fixed or self._is_fixed):
            self.counting = None
            self._counts.forget()
        elif count is not None:
            self.counting = count.under(self.ruleset, self.terms(self.ruleset))

    def _find_phase(self) -> Phase:
        # A trial interrupts a count, so it is looked for before the count.
        if self.trial is not None:
            return Phase.TRYING
        if self._counts_here:
            return Phase.COUNTING
        if not self.is_live:
            return Phase.REVIEWING
        if self._info.result:
            # Above its last node a finished game is looked through like a record.
            return Phase.REVIEWING if self._cursor.children else Phase.FINISHED
        if stones_left(self.tree) and self._cursor is self.tree.root:
            return Phase.HANDICAP
        return Phase.COUNTING if self._is_stopped() else Phase.PLAYING

    def _is_stopped(self) -> bool:
        # Moves after the stop show that the game went on.
        if self._cursor.children or self.ending.phase is EndPhase.PLAY:
            return False
        if self.goal is not None:
            # Passes that a record has in a capture game stop nothing.
            return False
        return self._resumed is None or self._resumed[0] is not self._cursor

    @property
    def _is_fixed(self) -> bool:
        """True if the stop was final, with every stone alive."""
        return self.is_live and self.ending.phase is EndPhase.ALL_ALIVE

    def _new_count(self) -> CountingState:
        ruleset = self.ruleset
        fresh = CountingState(self._path.position, ruleset, self.terms(ruleset), is_fixed=self._is_fixed)
        return self._counts.begun(fresh, self._cursor)
