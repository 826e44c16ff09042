"""Counting the end of a record anew, without anybody at the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from goboard_app.go.board import Play, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.record.game_info import GameInfo
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, territory_of
from goboard_app.record.result import Result, parse_result
from goboard_app.record.tree import GameTree
from goboard_app.rules.ruleset import HandicapBonus, Ruleset
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Statuses
from goboard_app.session.acts import result_of
from goboard_app.session.compare_result import DifferenceCause, Mismatch, agrees, find_mismatch
from goboard_app.session.counting import CountingState
from goboard_app.session.game_session import GameSession
from goboard_app.session.handicap import Handicap, handicap_in
from goboard_app.session.lookup import NamedRuleset
from goboard_app.session.marked import MARKS, recorded_statuses

_Marks = tuple[frozenset[Point], frozenset[Point]]


class Source(Enum):
    """Who says something that enters the count: the person who asks, the record, or nobody.

    AUTO is what the program judged by itself.
    """

    OPTION = "option"
    RECORD = "record"
    AUTO = "auto"
    NONE = "none"


class NoStone(ValueError):
    """A point that is said to hold a dead stone holds none; the point is in `point`."""

    def __init__(self, point: Point) -> None:
        super().__init__(point)
        self.point = point


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is to be taken instead of what the record says; None leaves it to the record.

    `is_judged` wants the stones to be judged anew, whatever the record marks.
    """

    ruleset: Ruleset | None = None
    komi: Fraction | None = None
    handicap: int | None = None
    dead: tuple[Point, ...] | None = None
    is_judged: bool = False


@dataclass(frozen=True, slots=True)
class Recount:
    """A count of the last position of a main line, and whence everything in it was taken.

    `agrees` compares the count with the recorded result, None where that names no score. Where
    `marks_are_stale`, the marks of territory were left aside, since stones were played after them.
    `marked_otherwise` are points that the marks give to another side than the count does, as they
    do where the border of an area was never closed. `proposal` is what the program thinks of the
    stones, whoever said in the end which of them are dead.
    """

    info: GameInfo
    named: NamedRuleset
    ruleset: Ruleset
    ruleset_source: Source
    komi_source: Source
    komi: Fraction
    handicap: Handicap
    position: Position
    moves: int
    statuses: Statuses
    dead_source: Source
    marks_are_stale: bool
    marked_otherwise: frozenset[Point]
    proposal: Proposal
    terms: GameTerms
    count: Count

    @property
    def result(self) -> Result:
        """What the count comes to."""
        return result_of(self.count)

    @property
    def recorded(self) -> Result | None:
        """The result that the record gives; None where it gives none."""
        return parse_result(self.info.result) if self.info.result else None

    @property
    def agrees(self) -> bool | None:
        """Whether the record says the same; None where the board cannot tell."""
        return None if self.recorded is None else agrees(self.recorded, self.count)

    def find_mismatch(self) -> Mismatch | None:
        """How the count differs from the recorded result and why; None where it does not."""
        if self.recorded is None:
            return None
        counting = CountingState(self.position, self.ruleset, self.terms, self.statuses)
        sources = {
            DifferenceCause.KOMI: self.komi_source,
            DifferenceCause.RULESET: self.ruleset_source,
        }
        unsure = {cause for cause, source in sources.items() if source is Source.NONE}
        return find_mismatch(self.recorded, counting, self.proposal, unsure)


def recount(tree: GameTree, wishes: Wishes, proposal: Proposal | None = None) -> Recount:
    """Count the position at the end of the main line; raise NoStone for a wish that is not met.

    Dead stones are those wished for, else those that the marks at the end imply, else those that
    are judged to be dead. `proposal` spares judging the same position twice.
    """
    session = GameSession(tree, is_live=False, cursor=tree.main_line_end())
    ruleset = wishes.ruleset or session.ruleset
    handicap = handicap_in(tree, wishes.handicap)
    komi = session.komi if wishes.komi is None else wishes.komi
    terms = replace(session.terms(ruleset), komi=komi, handicap=handicap.stones)
    position = session.position
    node, is_stale = _last_marked(tree)
    marked = None if node is None else territory_of(node, tree.size)
    proposal = proposal or propose(position)
    statuses, dead_source = _statuses(position, wishes, node, proposal)
    counted = count(position, statuses, ruleset, terms)
    recorded_komi = Source.NONE if session.info.komi is None else Source.RECORD
    recorded_rules = Source.RECORD if session.named_ruleset.is_named else Source.NONE
    return Recount(
        info=session.info,
        named=session.named_ruleset,
        ruleset=ruleset,
        ruleset_source=Source.OPTION if wishes.ruleset else recorded_rules,
        komi_source=recorded_komi if wishes.komi is None else Source.OPTION,
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
    )


def bonus_depends_on(ruleset: Ruleset) -> bool:
    """Whether the number of handicap stones changes the score."""
    return ruleset.bonus is not HandicapBonus.ZERO


def whole_chains(position: Position, points: Iterable[Point]) -> frozenset[Point]:
    """All stones of the chains on these points; raise NoStone for an empty one."""
    stones: set[Point] = set()
    for point in points:
        chain = chain_at(position, point)
        if chain is None:
            raise NoStone(point)
        stones |= chain.stones
    return frozenset(stones)


def _statuses(
    position: Position, wishes: Wishes, node: Node | None, proposal: Proposal
) -> tuple[Statuses, Source]:
    if wishes.dead is not None:
        return Statuses(dead=whole_chains(position, wishes.dead)), Source.OPTION
    recorded = None
    if node is not None and not wishes.is_judged:
        recorded = recorded_statuses(position, node)
    return (proposal.statuses(), Source.AUTO) if recorded is None else (recorded, Source.RECORD)


def _last_marked(tree: GameTree) -> tuple[Node | None, bool]:
    """The last node of the main line with marks, None once a stone follows; whether one did.

    Play that goes on after a stop voids what was agreed.
    """
    is_stale = False
    for node in reversed(tree.main_line()):
        if any(node.has(ident) for ident in MARKS):
            return (None, True) if is_stale else (node, False)
        is_stale = is_stale or isinstance(move_of(node, tree.size), Play)
    return None, False


def _differing(marks: _Marks, counted: Count) -> frozenset[Point]:
    territory = counted.territory
    return (marks[0] ^ territory.black) | (marks[1] ^ territory.white)
