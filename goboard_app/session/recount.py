"""Recounting a finished record, and the likely causes where the result differs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from fractions import Fraction

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.chains import all_chains, chain_at
from goboard_app.go.position import Position
from goboard_app.record.game_info import GameInfo
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, territory_of
from goboard_app.record.result import Result, ResultKind, recorded_result
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.ruleset import HandicapBonus, Ruleset, Scoring
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.filling import Filling
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Status, Statuses, set_stones
from goboard_app.session.acts import result_of
from goboard_app.session.counting import MARKS, CountingState, recorded_statuses
from goboard_app.session.current_count import filled_count, possible_filling
from goboard_app.session.new_game import Handicap, NamedRuleset, handicap_in
from goboard_app.session.session import GameSession

MOST_LAST_MOVES = 2
"""The number of points by which the last moves of a game are likely to make a count differ."""

# One stone is no handicap: Black only moves first.
_FEWEST_STONES = 2
# In half points: none, half a point, and 4 to 8 points.
_USUAL_KOMI = {Fraction(halves, 2) for halves in (0, 1, 8, 9, 10, 11, 12, 13, 14, 15, 16)}
# A board decides these kinds of result; resignation, time and forfeit it does not.
_COMPARED = (ResultKind.POINTS, ResultKind.DRAW, ResultKind.WIN)
_COLOR_OF_LOSS = {True: Color.BLACK, False: Color.WHITE}
_Marks = tuple[frozenset[Point], frozenset[Point]]


class DifferenceCause(Enum):
    """The likely cause of a difference between a count and the recorded result."""

    KOMI = auto()
    RULESET = auto()
    HANDICAP = auto()
    DAME = auto()
    PROTECTIVE_MOVES = auto()
    STATUS = auto()
    SIDE = auto()
    UNKNOWN = auto()
    NOT_COUNTED = auto()
    """The game ended by resignation, on time or without a result: counting has no meaning."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The recorded result, the counted one, and the likely cause.

    `difference` is the record's margin for Black less the count's; None where the record names no
    margin. `komi` belongs to KOMI, `ruleset` to RULESET, `stones` and `status` to STATUS: the
    values with which the count would give the recorded result.
    """

    recorded: Result
    counted: Result
    cause: DifferenceCause
    difference: Fraction | None = None
    komi: Fraction | None = None
    ruleset: Ruleset | None = None
    stones: frozenset[Point] = frozenset()
    status: Status | None = None


@dataclass(frozen=True, slots=True)
class _DisputedCount:
    """A count and a result that do not agree, and the proposal for the board."""

    recorded: Result
    counting: CountingState
    proposal: Proposal

    @property
    def difference(self) -> Fraction | None:
        """The record's margin for Black less the count's; None where the record names none."""
        margin = _margin(self.recorded)
        return None if margin is None else margin - self.counting.count().margin

    @property
    def found(self) -> Mismatch:
        """The mismatch without a cause."""
        counted = result_of(self.counting.count())
        return Mismatch(self.recorded, counted, DifferenceCause.UNKNOWN, self.difference)

    def fits(self, counted: Count) -> bool:
        """Return whether a count gives the recorded result."""
        return agrees(self.recorded, counted) is True

    def count_with(self, **changed: Statuses | Ruleset) -> Count:
        """Return the count with some values changed."""
        state = replace(self.counting, **changed)  # type: ignore[arg-type]
        return count(state.position, state.statuses, state.ruleset, state.terms, state.scoring)


def agrees(recorded: Result, counted: Count) -> bool | None:
    """Return whether a count gives the recorded result; None for results that no board decides."""
    if recorded.kind not in _COMPARED:
        return None
    if recorded.kind is ResultKind.POINTS:
        return recorded == result_of(counted)
    return recorded.winner is counted.winner


def find_mismatch(
    recorded: Result,
    counting: CountingState,
    proposal: Proposal | None = None,
    unsure: Collection[DifferenceCause] = (),
) -> Mismatch | None:
    """Return the difference of a count from the recorded result and its cause; None if the two agree.

    `proposal` has the doubtful groups and the moves left to make; `unsure` are the causes in values
    that were only assumed, such as rules that the record does not name. The cause is the first that
    explains the result exactly: those in `unsure` come first, then the likeliest. Costs up to some
    hundred counts.
    """
    is_same = agrees(recorded, counting.count())
    if is_same:
        return None
    case = _DisputedCount(recorded, counting, proposal or Proposal())
    if is_same is None:
        return replace(case.found, cause=DifferenceCause.NOT_COUNTED)
    # The sort is stable: after the unsure causes the likeliest come first.
    attempts = sorted(_attempts(), key=lambda attempt: attempt[0] not in unsure)
    return next((found for _, attempt in attempts if (found := attempt(case))), case.found)


def mismatch_in(session: GameSession, counting: CountingState) -> Mismatch | None:
    """Return the difference of a count in a session from its recorded result; None without one."""
    if not session.info.result:
        return None
    assumed = {
        DifferenceCause.KOMI: session.info.komi is None,
        DifferenceCause.RULESET: not session.is_ruleset_known,
    }
    unsure = {cause for cause, is_assumed in assumed.items() if is_assumed}
    return find_mismatch(recorded_result(session.info), counting, unsure=unsure)


def _attempts() -> list[tuple[DifferenceCause, Callable[[_DisputedCount], Mismatch | None]]]:
    """Return ways to explain a difference, the likeliest first."""
    return [
        (DifferenceCause.SIDE, _side),
        (DifferenceCause.HANDICAP, _handicap),
        (DifferenceCause.DAME, _last_moves),
        (DifferenceCause.RULESET, _ruleset),
        (DifferenceCause.KOMI, _komi),
        (DifferenceCause.STATUS, _status),
    ]


def _margin(result: Result) -> Fraction | None:
    if result.kind is ResultKind.DRAW:
        return Fraction(0)
    if result.margin is None or result.winner is None:
        return None
    return result.margin if result.winner is Color.BLACK else -result.margin


def _side(case: _DisputedCount) -> Mismatch | None:
    """Explain the difference by the same margin for the other side."""
    recorded = _margin(case.recorded)
    if recorded is None or recorded != -case.counting.count().margin:
        return None
    return replace(case.found, cause=DifferenceCause.SIDE)


def _ruleset(case: _DisputedCount) -> Mismatch | None:
    """Explain the difference by other rules; those with the same points for handicap first."""
    bonus = case.counting.ruleset.bonus
    others = [ruleset for ruleset in ALL_RULESETS if ruleset is not case.counting.ruleset]
    others.sort(key=lambda ruleset: ruleset.bonus is not bonus)
    for ruleset in others:
        # The way of scoring was chosen under the old rules, and others may not have it.
        if case.fits(replace(case.counting, ruleset=ruleset, scoring=None).count()):
            return replace(case.found, cause=DifferenceCause.RULESET, ruleset=ruleset)
    return None


def _handicap(case: _DisputedCount) -> Mismatch | None:
    """Explain the difference by other points for the handicap."""
    # Without a handicap no rules give points for it.
    if case.counting.terms.handicap < _FEWEST_STONES:
        return None
    for bonus in HandicapBonus:
        ruleset = replace(case.counting.ruleset, bonus=bonus)
        if case.fits(case.count_with(ruleset=ruleset)):
            return replace(case.found, cause=DifferenceCause.HANDICAP)
    return None


def _last_moves(case: _DisputedCount) -> Mismatch | None:
    """Explain one or two points by neutral points that are open, or by protective moves."""
    difference = case.difference
    # Stones and territory are whole points: a half point comes from the komi.
    if difference is None or difference.denominator != 1:
        return None
    counted = case.counting.count()
    lost = _COLOR_OF_LOSS[difference < 0]
    needed = sum(move.owner is lost for move in case.proposal.needed)
    if counted.scoring is Scoring.TERRITORY:
        cause, most = DifferenceCause.PROTECTIVE_MOVES, needed
    else:
        cause, most = DifferenceCause.DAME, min(counted.neutral, MOST_LAST_MOVES)
    return replace(case.found, cause=cause) if 0 < abs(difference) <= most else None


def _komi(case: _DisputedCount) -> Mismatch | None:
    """Explain the difference by another komi in common use."""
    if case.difference is None:
        return None
    # The difference is in Black's favour, the komi in White's.
    komi = case.counting.terms.komi - case.difference
    if komi not in _USUAL_KOMI:
        return None
    return replace(case.found, cause=DifferenceCause.KOMI, komi=komi)


def _status(case: _DisputedCount) -> Mismatch | None:
    """Explain the difference by another status of a single group."""
    for stones, status in _other_statuses(case):
        statuses = set_stones(case.counting.statuses, case.counting.position, stones, status)
        if case.fits(case.count_with(statuses=statuses)):
            return replace(case.found, cause=DifferenceCause.STATUS, stones=stones, status=status)
    return None


def _other_statuses(case: _DisputedCount) -> Iterator[tuple[frozenset[Point], Status]]:
    """Yield groups with another status that may explain the difference, doubtful groups first."""
    may_explain = _filter(case)
    marks_seki = case.counting.ruleset.marks_seki
    for color, stones in _groups(case):
        now = case.counting.statuses.of(next(iter(stones)))
        for status in Status:
            # Seki explains nothing under rules for which it makes no difference.
            if status is now or (status is Status.SEKI and not marks_seki):
                continue
            if may_explain(color, len(stones), now, status):
                yield stones, status


def _filter(case: _DisputedCount) -> Callable[[Color, int, Status, Status], bool]:
    """Return a test that rejects the wrong direction and too large changes.

    A dead stone costs at least two points.
    """
    difference = case.difference

    def may_explain(color: Color, stones: int, now: Status, status: Status) -> bool:
        if difference is None or Status.DEAD not in (now, status):
            return True
        # Black gains if White's stones die or Black's stones live.
        is_for_black = (color is Color.WHITE) == (status is Status.DEAD)
        return is_for_black == (difference > 0) and stones * 2 <= abs(difference)

    return may_explain


def _groups(case: _DisputedCount) -> Iterator[tuple[Color, frozenset[Point]]]:
    """Yield the groups as they were judged, the least sure first, and then every chain by itself."""
    for group in sorted(case.proposal.groups, key=lambda group: group.confidence):
        yield group.color, group.stones
    for chain in all_chains(case.counting.position):
        yield chain.color, chain.stones


class ValueSource(Enum):
    """The source of a value in the count: the user's option, the record, or none.

    AUTO is the program's own judgement.
    """

    OPTION = "option"
    RECORD = "record"
    AUTO = "auto"
    NONE = "none"


class NoStone(ValueError):
    """Raised for a point given as a dead stone that has no stone; the point is in `point`."""

    def __init__(self, point: Point) -> None:
        super().__init__(point)
        self.point = point


@dataclass(frozen=True, slots=True)
class RecountOptions:
    """The values to take instead of the record's; None leaves them to the record.

    `is_judged` asks for a new judgement of the stones, whatever the record marks; `is_filled` asks for
    the neutral points to be filled as well.
    """

    ruleset: Ruleset | None = None
    komi: Fraction | None = None
    handicap: int | None = None
    dead: tuple[Point, ...] | None = None
    is_judged: bool = False
    is_filled: bool = False


@dataclass(frozen=True, slots=True)
class FilledCount:
    """The last moves of a board, and its count after them."""

    filling: Filling
    count: Count

    @property
    def result(self) -> Result:
        """The result of the count."""
        return result_of(self.count)


@dataclass(frozen=True, slots=True)
class Recount:
    """A count of the last position of a main line, with the source of every value in it.

    `agrees` compares the count with the recorded result, None where that names no score. Where
    `marks_are_stale`, the marks of territory were not used, as stones were played after them.
    `marked_otherwise` are points that the marks give to another side than the count does, as they
    do where the border of an area was never closed. `proposal` is the program's judgement of the
    stones, whatever the source of the dead ones. `last_moves` is None where nothing is
    left to play, where the rules count the board as it is, where the game does not look
    finished, and where marks in the record settle the count; `filled` is the same on request, even
    where marks do.
    """

    info: GameInfo
    named: NamedRuleset
    ruleset: Ruleset
    ruleset_source: ValueSource
    komi_source: ValueSource
    komi: Fraction
    handicap: Handicap
    position: Position
    moves: int
    statuses: Statuses
    dead_source: ValueSource
    marks_are_stale: bool
    marked_otherwise: frozenset[Point]
    proposal: Proposal
    terms: GameTerms
    count: Count
    last_moves: FilledCount | None = None
    filled: FilledCount | None = None

    @property
    def result(self) -> Result:
        """The result of the count of the board as it is."""
        return result_of(self.count)

    @property
    def recorded(self) -> Result | None:
        """The result in the record; None if there is none."""
        return recorded_result(self.info) if self.info.result else None

    @property
    def agrees(self) -> bool | None:
        """True if the record has the same result; None if the board cannot decide it."""
        return None if self.recorded is None else agrees(self.recorded, self.count)

    @property
    def agrees_after(self) -> bool | None:
        """True if the record has the result after the last moves; None if unknown."""
        if self.recorded is None or self.last_moves is None:
            return None
        return agrees(self.recorded, self.last_moves.count)

    @property
    def is_unfinished(self) -> bool:
        """True if too much is open for a result."""
        return self.dead_source is not ValueSource.RECORD and not self.proposal.is_finished

    @property
    def main_count(self) -> Count | None:
        """The count that gives the result: after the last moves, if any; None if unfinished.

        A record with the result of the board as it is was agreed on by both players.
        """
        if self.is_unfinished:
            return None
        if self.last_moves is None or self.agrees:
            return self.count
        return self.last_moves.count

    def find_mismatch(self) -> Mismatch | None:
        """Return the difference from the recorded result and its cause; None if there is none."""
        if self.recorded is None:
            return None
        counting = CountingState(self.position, self.ruleset, self.terms, self.statuses)
        sources = {
            DifferenceCause.KOMI: self.komi_source,
            DifferenceCause.RULESET: self.ruleset_source,
        }
        unsure = {cause for cause, source in sources.items() if source is ValueSource.NONE}
        return find_mismatch(self.recorded, counting, self.proposal, unsure)


def recount(tree: GameTree, wishes: RecountOptions, proposal: Proposal | None = None) -> Recount:
    """Count the position at the end of the main line. Raises NoStone if a given dead point is empty.

    Dead stones are those in `wishes`, else those that the marks at the end imply, else those that
    are judged to be dead. `proposal` spares judging the same position twice.
    """
    session = GameSession(tree, is_live=False, cursor=tree.main_line_end())
    ruleset = wishes.ruleset or session.ruleset
    handicap = handicap_in(tree, wishes.handicap)
    komi = session.komi if wishes.komi is None else wishes.komi
    terms = session.terms(ruleset)._replace(komi=komi, handicap=handicap.stones)
    position = session.position
    node, is_stale = _last_marked(tree)
    marked = None if node is None else territory_of(node, tree.size)
    proposal = proposal or propose(position)
    statuses, dead_source = _statuses(position, wishes, node, proposal)
    counted = count(position, statuses, ruleset, terms)
    is_settled = dead_source is ValueSource.RECORD
    found = None
    if wishes.is_filled or not is_settled:
        counting = CountingState(position, ruleset, terms, statuses, proposal=proposal)
        after = filled_count(session, counting).count()
        found = FilledCount(possible_filling(session, counting), after)
    recorded_komi = ValueSource.NONE if session.info.komi is None else ValueSource.RECORD
    recorded_rules = ValueSource.RECORD if session.named_ruleset.is_named else ValueSource.NONE
    return Recount(
        info=session.info,
        named=session.named_ruleset,
        ruleset=ruleset,
        ruleset_source=ValueSource.OPTION if wishes.ruleset else recorded_rules,
        komi_source=recorded_komi if wishes.komi is None else ValueSource.OPTION,
        komi=komi,
        handicap=handicap,
        position=position,
        moves=session.path.number,
        statuses=statuses,
        dead_source=dead_source,
        marks_are_stale=is_stale,
        marked_otherwise=_differing(marked, counted) if marked else frozenset(),
        proposal=proposal,
        terms=terms,
        count=counted,
        last_moves=found if found and found.filling.moves and not is_settled else None,
        filled=found if wishes.is_filled else None,
    )


def bonus_depends_on(ruleset: Ruleset) -> bool:
    """Return whether the number of handicap stones changes the score."""
    return ruleset.bonus is not HandicapBonus.ZERO


def whole_chains(position: Position, points: Iterable[Point]) -> frozenset[Point]:
    """Return all stones of the chains on these points. Raises NoStone for an empty point."""
    stones: set[Point] = set()
    for point in points:
        chain = chain_at(position, point)
        if chain is None:
            raise NoStone(point)
        stones |= chain.stones
    return frozenset(stones)


def _statuses(
    position: Position, wishes: RecountOptions, node: Node | None, proposal: Proposal
) -> tuple[Statuses, ValueSource]:
    if wishes.dead is not None:
        return Statuses(dead=whole_chains(position, wishes.dead)), ValueSource.OPTION
    recorded = None
    if node is not None and not wishes.is_judged:
        recorded = recorded_statuses(position, node)
    return (proposal.statuses(), ValueSource.AUTO) if recorded is None else (recorded, ValueSource.RECORD)


def _last_marked(tree: GameTree) -> tuple[Node | None, bool]:
    """Return the last node of the main line with marks, None once a stone follows; and whether one did.

    Play that continues after a stop voids the agreement.
    """
    is_stale = False
    for node in reversed(tree.main_line()):
        if any(node.has(ident) for ident in MARKS):
            # Play after a stop voids the marks.
            return (None, True) if is_stale else (node, False)
        is_stale = is_stale or isinstance(move_of(node, tree.size), Play)
    return None, False


def _differing(marks: _Marks, counted: Count) -> frozenset[Point]:
    territory = counted.territory
    return (marks[0] ^ territory.black) | (marks[1] ^ territory.white)
