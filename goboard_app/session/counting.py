"""CountingState: one moment of counting, its statuses as properties, and counts that are kept."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import Color, Point, connected
from goboard_app.go.chains import all_chains, all_regions, chain_at
from goboard_app.go.position import Position
from goboard_app.record.edits import Edit, SetProperty
from goboard_app.record.node import Node
from goboard_app.record.properties import changed_points, points_of, territory_of
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.count import Count, GameTerms, board_without_dead, count
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal
from goboard_app.scoring.statuses import (
    ALL_ALIVE,
    Status,
    Statuses,
    next_status,
    set_area,
    set_stones,
)

_BOTH = frozenset(Color)
_NOBODY: frozenset[Color] = frozenset()
_NO_POINTS: frozenset[Point] = frozenset()
DEAD, SEKI, NEUTRAL = "GBDS", "GBSK", "GBNE"
"""The private properties beside TB and TW: the dead stones, those in seki, and the neutral points.

Needed where marks of territory cannot express them, as with a dead stone on a neutral point. If one of
them is needed GBDS is always present, empty if nothing is dead.
"""
_POINTS_A_STONE = 10
"""With fewer stones than one for so many points, a game has only just begun."""
MARKS = ("TB", "TW", DEAD, SEKI, NEUTRAL)
"""All properties that a count leaves on the last node of a game."""
_NONE = {DEAD: ("",)}


class Reach(Enum):
    """The extent of a click: one group as judged, one chain, or a whole closed area."""

    GROUP = auto()
    CHAIN = auto()
    AREA = auto()


class CountStep(Enum):
    """One step of a count: the question about all sure groups, one about each unclear group, and the sum."""

    DEAD = auto()
    UNCLEAR = auto()
    SUM = auto()


class OpenBorder(NamedTuple):
    """Connected points where a border is not closed, and the sides that can come in there."""

    points: frozenset[Point]
    invaders: frozenset[Color]


@dataclass(frozen=True, slots=True)
class CountingState:
    """One moment of the counting phase; every change makes a new state with a link to the last one.

    `is_fixed` means that the stop was final: every stone is alive and nothing can be changed.
    `proposal` is the reading of the groups, None until it comes; `by_hand` holds the stones that the
    players have decided about, which it does not touch. `is_recorded`: the statuses are those of a
    record, so that a proposal gives no more than reasons. `agreed` are the sides that have agreed
    to this very state: any change takes that back. `as_it_stands`: the players have seen the open
    points, and count all the same. `answered` are the questions that the players need not see any
    more. `changed_at` is the point that was clicked to make it.
    """

    position: Position
    ruleset: Ruleset
    terms: GameTerms
    statuses: Statuses = ALL_ALIVE
    scoring: Scoring | None = None
    is_fixed: bool = False
    before: CountingState | None = None
    proposal: Proposal | None = None
    by_hand: frozenset[Point] = _NO_POINTS
    is_recorded: bool = False
    agreed: frozenset[Color] = _NOBODY
    as_it_stands: bool = False
    answered: frozenset[CountStep] = frozenset()
    changed_at: Point | None = None

    def count(self) -> Count:
        """Return the score of this state."""
        return _counted(self.position, self.statuses, self.ruleset, self.terms, self.scoring)

    @property
    def open_neutral_points(self) -> int:
        """The number of neutral points to fill before the count, by rules that require it (WAGC)."""
        return self.count().neutral if self.ruleset.fill_dame_first else 0

    @property
    def is_agreed(self) -> bool:
        """True if both sides have agreed."""
        return self.agreed == _BOTH

    @property
    def needs_proposal(self) -> bool:
        """True if the groups still have to be read."""
        return self.proposal is None and not self.is_fixed

    @property
    def lacks_network(self) -> bool:
        """True if the groups were judged without the network because its file is missing or damaged."""
        found = self.proposal
        return found is not None and found.lacks_network and not self.is_recorded and not self.is_fixed

    @property
    def undecided(self) -> tuple[GroupJudgement, ...]:
        """The groups that the program could not read and no player has decided about."""
        groups = self.proposal.groups if self.proposal is not None and not self.is_fixed else ()
        return tuple(g for g in groups if g.life is Life.UNCLEAR and not g.stones & self.by_hand)

    @property
    def is_sure_of_some(self) -> bool:
        """True if the program proposes some group as dead or in seki, and is sure of it."""
        groups = self.proposal.groups if self.proposal is not None else ()
        return any(group.life in (Life.DEAD, Life.SEKI) for group in groups)

    @property
    def step(self) -> CountStep:
        """The step that the players have come to; there are no questions about a count that is recorded or fixed."""
        if self.is_fixed or self.is_recorded or self.is_unfinished:
            return CountStep.SUM
        if self.is_sure_of_some and CountStep.DEAD not in self.answered:
            return CountStep.DEAD
        if self.undecided and CountStep.UNCLEAR not in self.answered:
            return CountStep.UNCLEAR
        return CountStep.SUM

    @property
    def is_warned(self) -> bool:
        """True if the players have to be warned that something is open on the board."""
        found = self.proposal
        if found is None or self.as_it_stands or self.is_fixed:
            return False
        return bool(found.openings or found.needed or not found.is_finished)

    @property
    def is_unfinished(self) -> bool:
        """True if the warning is that the game is not finished."""
        if self.proposal is None or self.proposal.is_finished or self.by_hand:
            # A decision about a group means that the players count the board as it is.
            return False
        return self.is_warned

    @property
    def is_just_begun(self) -> bool:
        """True if the game is not finished, and so few stones are on the board that no border is worth naming."""
        board = self.position.stones
        stones = len(board) - board.count(0)
        return self.is_unfinished and stones * _POINTS_A_STONE < len(board)

    @property
    def open_border(self) -> OpenBorder | None:
        """The longest open border to warn of; None if there is none or no warning.

        A single border to close is clearer than all of them at once.
        """
        has_border = self.proposal is not None and self.is_warned and not self.is_just_begun
        found = self.proposal.openings if self.proposal is not None and has_border else ()
        parts = connected(_NO_POINTS.union(*(each.points for each in found)), self.position.size)
        if not parts:
            return None
        # Of equally long borders always the same one.
        points = max(parts, key=lambda part: (len(part), min(part)))
        return OpenBorder(points, frozenset(o.invader for o in found if o.points & points))

    def group_at(self, point: Point, reach: Reach = Reach.GROUP) -> frozenset[Point]:
        """Return the stones that a click on the stone at `point` applies to, for a group or a chain."""
        judged = self.proposal.at(point) if self.proposal is not None else None
        if judged is not None and reach is Reach.GROUP:
            return judged.stones
        chain = chain_at(self.position, point)
        return chain.stones if chain is not None else _NO_POINTS

    def clicked(self, point: Point, reach: Reach = Reach.GROUP) -> CountingState:
        """Return the state with the next status for the stones at `point`.

        An empty point becomes neutral, or counts again. Seki comes third only where it changes the score.
        """
        if self.is_fixed:
            return self
        if reach is Reach.AREA:
            return self.area_toggled(point)
        if self.position.at(point) is None:
            return self._neutral_toggled(frozenset({point}), point)
        stones = self.group_at(point, reach)
        # An unclear group is shown as such, so the first click makes it dead.
        is_undecided = any(point in group.stones for group in self.undecided)
        # Seki is a third status only where it changes the score.
        status = next_status(self.statuses.of(point), self.ruleset.marks_seki)
        return self._set(stones, Status.DEAD if is_undecided else status, point)

    def area_toggled(self, point: Point) -> CountingState:
        """Return the state with all stones of that colour in the closed area dead, or alive if `point` is dead.

        On an empty point the whole empty area becomes neutral, or counts again.
        """
        if self.is_fixed:
            return self
        if self.position.at(point) is None:
            return self._neutral_toggled(self._region_at(point), point)
        is_undecided = any(point in group.stones for group in self.undecided)
        is_dead = self.statuses.of(point) is Status.DEAD and not is_undecided
        status = Status.ALIVE if is_dead else Status.DEAD
        statuses = set_area(self.statuses, self.position, point, status)
        # The clicked chain counts as decided, even if its status was the same before.
        stones = self.group_at(point, Reach.CHAIN) | (self.statuses.dead ^ statuses.dead)
        stones &= self.position.points(self.position.at(point))
        return self._with(statuses.with_life(stones, status is Status.ALIVE), stones, point)

    def set_group(self, stones: frozenset[Point], status: Status) -> CountingState:
        """Return the state with this status for these stones of one colour."""
        return self if self.is_fixed or not stones else self._set(stones, status, None)

    def with_agreement(self, color: Color) -> CountingState:
        """Return the state with the agreement of one side, or with it withdrawn."""
        if color in self.agreed:
            return self.withdrawn()
        return replace(self, agreed=self.agreed | {color}, before=self)

    def withdrawn(self) -> CountingState:
        """Return the state without any agreement."""
        state = self
        # An agreement is a state of its own: go back to the one before the first.
        while state.agreed and state.before is not None:
            state = state.before
        return state

    def with_proposal(self, proposal: Proposal) -> CountingState:
        """Return the state with the proposed statuses, except for stones that the players have decided about.

        The states that undo leads to get the proposal too.
        """
        if not self.needs_proposal:
            return self
        states = [self]
        while (before := states[-1].before) is not None:
            states.append(before)
        made: CountingState | None = None
        for state in reversed(states):
            made = replace(state, proposal=proposal, statuses=_proposed(state, proposal), before=made)
        assert made is not None  # narrowing only: there is at least this state
        # An agreement before the proposal holds if that changes nothing.
        is_news = made.statuses != self.statuses or made.undecided
        return made.withdrawn() if is_news else made

    def counted_as_it_stands(self, as_it_stands: bool = True) -> CountingState:
        """Return the count of the board as it is, or after the last moves, without any agreement."""
        return replace(self.withdrawn(), as_it_stands=as_it_stands)

    def with_answer(self, step: CountStep) -> CountingState:
        """Return the state after the question of this step."""
        return replace(self, answered=self.answered | {step})

    def under(self, ruleset: Ruleset, terms: GameTerms) -> CountingState:
        """Return the count of the same stones by other rules."""
        return replace(self.withdrawn(), ruleset=ruleset, terms=terms, scoring=None)

    def moved_to(self, position: Position, terms: GameTerms) -> CountingState:
        """Return the same statuses on a board with neutral points filled, which still has to be read."""
        stones = position.points(Color.BLACK) | position.points(Color.WHITE)
        statuses = replace(
            self.statuses,
            dead=self.statuses.dead & stones,
            neutral=self.statuses.neutral - stones,
            alive=self.statuses.alive & stones,
        )
        return CountingState(
            position,
            self.ruleset,
            terms,
            statuses,
            self.scoring,
            by_hand=self.by_hand & stones,
            answered=self.answered,
        )

    def undone(self) -> CountingState:
        """Return the state before the last change, by the rules chosen now, without any agreement."""
        before = self.before
        if before is None:
            return self
        return replace(
            self,
            statuses=before.statuses,
            by_hand=before.by_hand,
            changed_at=before.changed_at,
            agreed=_NOBODY,
            before=before.before,
        )

    def before_click(self, point: Point) -> CountingState:
        """Return the state without the click on `point`, if that was the last change."""
        return self.undone() if self.changed_at == point else self

    def _set(self, stones: frozenset[Point], status: Status, at: Point | None) -> CountingState:
        statuses = set_stones(self.statuses, self.position, stones, status)
        return self._with(statuses.with_life(stones, status is Status.ALIVE), stones, at)

    def _neutral_toggled(self, points: frozenset[Point], at: Point) -> CountingState:
        """Return the state with owned points made neutral; neutral ones count again."""
        neutral = self.statuses.neutral
        if at in neutral:
            return self._with(replace(self.statuses, neutral=neutral - points), _NO_POINTS, at)
        territory = self.count().territory
        owned = points & (territory.black | territory.white)
        if at not in owned:
            return self
        return self._with(replace(self.statuses, neutral=neutral | owned), _NO_POINTS, at)

    def _region_at(self, point: Point) -> frozenset[Point]:
        # An area goes across dead stones, as they are taken off for the count.
        board = board_without_dead(self.position, self.statuses)
        empty = self.position.points(None)
        return next((r.points & empty for r in all_regions(board) if point in r.points), empty)

    def _with(self, statuses: Statuses, stones: frozenset[Point], at: Point | None) -> CountingState:
        """Return the state with other statuses; these stones, and all that changed, count as decided."""
        old = self.statuses
        by_hand = self.by_hand | stones | (old.dead ^ statuses.dead) | (old.seki ^ statuses.seki)
        if statuses == old and by_hand == self.by_hand:
            return self
        # The players agreed to another state.
        base = self.withdrawn()
        return replace(base, statuses=statuses, by_hand=by_hand, changed_at=at, before=base)


def _proposed(state: CountingState, proposal: Proposal) -> Statuses:
    """Return the statuses to continue with once a proposal is there."""
    if state.is_recorded:
        return state.statuses
    hand, own, position = state.by_hand, state.statuses, state.position
    start = proposal.statuses()
    # A proposal is only about stones: empty points keep their status.
    seki = (start.seki - hand) | (own.seki & (hand | position.points(None)))
    statuses = replace(own, dead=start.dead - hand, seki=seki)
    # The stones that players marked come last: beside them `set_stones` revives what the proposal calls dead.
    for color in Color:
        dead = own.dead & hand & position.points(color)
        statuses = set_stones(statuses, position, dead, Status.DEAD)
    return statuses


@lru_cache(maxsize=4)
def _counted(
    position: Position,
    statuses: Statuses,
    ruleset: Ruleset,
    terms: GameTerms,
    scoring: Scoring | None,
) -> Count:
    """Return the score, computed once: board, panel and sentence all ask for it."""
    return count(position, statuses, ruleset, terms, scoring)


def recorded_statuses(position: Position, node: Node) -> Statuses | None:
    """Return the statuses that a node marks; None if it marks nothing.

    Dead points without a stone are skipped, and so are neutral points with a living one.
    """
    size = position.size
    marks = territory_of(node, size)
    if not any(node.has(ident) for ident in (DEAD, SEKI, NEUTRAL)):
        return None if marks is None else statuses_from_marks(position, *marks)
    stones = position.points(Color.BLACK) | position.points(Color.WHITE)
    # Only stones can be dead, and only dead stones or empty points neutral.
    dead = points_of(node.get(DEAD), size) & stones
    return Statuses(
        dead,
        seki=points_of(node.get(SEKI), size) - dead,
        neutral=points_of(node.get(NEUTRAL), size) - (stones - dead),
    )


def marks_of(
    node: Node,
    position: Position,
    statuses: Statuses,
    black: frozenset[Point],
    white: frozenset[Point],
) -> tuple[Edit, ...]:
    """Return the edits that leave a count on a node: the territory, and the statuses if needed."""
    values = dict.fromkeys(MARKS, frozenset[Point]()) | {"TB": black, "TW": white}
    says_nothing = not black and not white
    # No property holds `alive`.
    said = replace(statuses, alive=frozenset())
    # Without TB and TW only the private properties show that the game was counted.
    is_private = says_nothing or statuses_from_marks(position, black, white) != said
    if is_private:
        values |= {DEAD: statuses.dead, SEKI: statuses.seki, NEUTRAL: statuses.neutral}
    return tuple(
        SetProperty(
            node,
            ident,
            # Values that name unchanged points keep their form in the file.
            changed_points(node.get(ident), points, position.size)
            if points
            else (_NONE if is_private else {}).get(ident),
        )
        for ident, points in values.items()
    )


def statuses_from_marks(position: Position, black: frozenset[Point], white: frozenset[Point]) -> Statuses:
    """Return the statuses by TB and TW: stones on the other side's points are dead.

    A living chain that encloses points, none of them marked, is in seki.
    """
    # A stone on a point of the other side is dead.
    dead = (position.points(Color.WHITE) & black) | (position.points(Color.BLACK) & white)
    board = board_without_dead(position, Statuses(dead=dead))
    marked = black | white
    unmarked = [r.points for r in all_regions(board) if r.owner is not None]
    seki: set[Point] = set()
    for chain in all_chains(board):
        # Points enclosed by one colour without a mark do not count: the chain is in seki.
        enclosed = [points for points in unmarked if points & chain.liberties]
        if enclosed and not any(points & marked for points in enclosed):
            seki |= chain.stones
    return Statuses(dead, frozenset(seki))


class KeptCounts:
    """One count for each position: with the statuses when it was left."""

    def __init__(self) -> None:
        self._kept: dict[Position, CountingState] = {}

    def keep(self, counting: CountingState) -> None:
        """Keep a count."""
        self._kept[counting.position] = counting

    def forget(self) -> None:
        """Forget all counts, so that all stones are unmarked again."""
        self._kept.clear()

    def begun(self, fresh: CountingState, node: Node) -> CountingState:
        """Return the count to begin with: with the statuses of the one kept, else with those of its node."""
        last = self._kept.get(fresh.position)
        # A final stop leaves no statuses to choose, so a count from before it does not serve after it.
        if last is not None and last.is_fixed == fresh.is_fixed:
            # After a result was taken back, say: the stones are marked as they were.
            return last.withdrawn()
        # A count leaves its marks where the game ends; others may be incomplete.
        is_marked = not fresh.is_fixed and not node.children
        recorded = recorded_statuses(fresh.position, node) if is_marked else None
        return fresh if recorded is None else replace(fresh, statuses=recorded, is_recorded=True)
