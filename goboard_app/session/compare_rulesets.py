"""The count on the board under every ruleset, as a comparison and as a story."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Play, Point
from goboard_app.rules.ruleset import Ruleset, Scoring, Tax
from goboard_app.scoring.comparison import (
    Cause,
    Comparison,
    CountingWay,
    MarkedBoard,
    StonesPlayed,
    Worth,
    compare,
    ways_to_count,
)
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.explain import Explanation, PointAccount, PointReason, explain
from goboard_app.scoring.traditions.story import Story
from goboard_app.scoring.traditions.tell import tell
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import FillingWork, filled_count, filling_work, headline_count, last_moves
from goboard_app.session.new_game import OFFERED, proposed_komi
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.session.session import GameSession


class KomiMode(Enum):
    """The komi to count with: the game's in every row, or each ruleset's usual one."""

    AS_PLAYED = auto()
    EACH_ITS_OWN = auto()


class LastMoves(Enum):
    """The part of the last moves in a comparison: there are none, the rules decide, or the players left them out."""

    NONE = auto()
    BY_RULES = auto()
    LEFT_OUT = auto()


class _Counted(NamedTuple):
    """The count of one way, as the panel sums it up, and the last moves that it assumes."""

    state: CountingState
    moves: tuple[Move, ...]


def _chosen_way(counting: CountingState) -> CountingWay:
    return CountingWay(counting.ruleset, counting.scoring or counting.ruleset.scoring)


def _counted_ways(session: GameSession, counting: CountingState, mode: KomiMode) -> dict[CountingWay, _Counted]:
    return {way: _counted_in(session, counting, way, mode) for way in ways_to_count(_compared_rulesets(counting))}


def _compared_rulesets(counting: CountingState) -> tuple[Ruleset, ...]:
    rules = counting.ruleset
    # Other rules, such as the user's own, get a row as well.
    return OFFERED if rules in OFFERED else (rules, *OFFERED)


def unknown_last_moves(session: GameSession, counting: CountingState) -> tuple[FillingWork, ...]:
    """Return the works that find the last moves for a comparison, without those that are done.

    Each takes up to some 100 ms on 19x19; `comparison_work` assumes that they are done.
    """
    found = counting.proposal
    if found is None or counting.is_recorded or counting.is_fixed:
        return ()
    # On a closed board `fill` returns at once.
    if not (found.dame or found.openings or found.needed):
        return ()
    if counting.as_it_stands:
        # The comparison only says whether the players left out last moves by their own rules.
        states = [counting.counted_as_it_stands(as_it_stands=False)]
    else:
        states = [counting.under(rules, session.terms(rules)) for rules in _compared_rulesets(counting)]
    works = (filling_work(session, state) for state in states)
    # Rulesets with the same rules of play share a work.
    return tuple(dict.fromkeys(work for work in works if work is not None and not work.is_done))


def _counted_in(session: GameSession, counting: CountingState, way: CountingWay, mode: KomiMode) -> _Counted:
    by_rules = counting.under(way.ruleset, _terms(session, way.ruleset, mode))
    state = replace(by_rules, scoring=way.scoring)
    moves = last_moves(session, state).plain_moves
    return _Counted(filled_count(session, state) if moves else state, moves)


def _played_by(session: GameSession, ways: Mapping[CountingWay, _Counted]) -> dict[tuple[Move, ...], StonesPlayed]:
    """Return the stones played, by the last moves after them."""
    return {moves: played_in(session, moves) for moves in {each.moves for each in ways.values()}}


def _compared(
    chosen: CountingWay, ways: Mapping[CountingWay, _Counted], played: Mapping[tuple[Move, ...], StonesPlayed]
) -> Comparison:
    common = _common(chosen, ways)
    others = {each.moves: each.state for each in ways.values() if each.moves != common.moves}
    boards = {moves: MarkedBoard.of(state.position, state.statuses, played[moves]) for moves, state in others.items()}
    return compare(
        common.state.position,
        common.state.statuses,
        chosen,
        [(way, each.state.terms) for way, each in ways.items()],
        played[common.moves],
        {way: boards[each.moves] for way, each in ways.items() if each.moves in boards},
    )


def _common(chosen: CountingWay, ways: Mapping[CountingWay, _Counted]) -> _Counted:
    """Return the count of the chosen way if it has last moves, else of the first that has, else of the chosen way."""
    inquired = (ways[chosen], *ways.values())
    return next((each for each in inquired if each.moves), ways[chosen])


def played_in(session: GameSession, then: tuple[Move, ...] = ()) -> StonesPlayed:
    """Return the stones played up to the cursor, and by the moves `then` after it.

    The last move is given only if its stone is still on the board.
    """
    plays = [move for move in (*session.path.moves, *then) if isinstance(move, Play)]
    black = sum(move.color is Color.BLACK for move in plays)
    last = plays[-1] if plays else None
    position = session.position
    for move in then:
        position = position.after(move)
    # The stone of the last move is gone after a suicide, or if a node took it off.
    is_there = last is not None and position.at(last.point) is last.color
    return StonesPlayed(
        black,
        len(plays) - black,
        session.terms(session.ruleset).handicap,
        last.point if last is not None and is_there else None,
    )


@dataclass(frozen=True, slots=True)
class ShownComparison:
    """A comparison with its board, that of the chosen ruleset.

    `counted` and `told` are the map with most details: surrounded points, with those in seki apart.
    It shows the seki even under rules for which it makes no difference.
    """

    board: MarkedBoard
    comparison: Comparison
    mode: KomiMode
    last_moves: LastMoves
    counted: Count
    told: Explanation
    last_mover: Color | None

    def worths(self, point: Point) -> tuple[tuple[CountingWay, int], ...]:
        """Return the value of a point for the side that gets most there, in one way of each kind."""
        rows = (entry.row for entry in self.comparison.entries())
        told = ((row.way, explain(row.board.position, row.board.statuses, row.count)) for row in rows)
        return tuple((way, _worth(each.at(point))) for way, each in told)

    def picture(self, lit: frozenset[Point] = NO_POINTS) -> BoardPicture:
        """Return the picture with the owners of the points, the seki hatched, and `lit` outlined."""
        territory, told = self.counted.territory, self.told
        return BoardPicture(
            size=self.board.position.size,
            stones=self.board.position.stones,
            dead=self.board.statuses.dead,
            seki=told.points_of_why(PointReason.SEKI_EYE, PointReason.SEKI_LIBERTY),
            territory_black=territory.black,
            territory_white=territory.white,
            neutral=told.points_of_why(PointReason.DAME),
            lit=lit,
        )


def comparison_work(session: GameSession, counting: CountingState, mode: KomiMode) -> Callable[[], ShownComparison]:
    """Return the work of the comparison, which no longer reads the session, so that any thread may do it.

    The same marked stones are counted under every ruleset on offer, and the chosen one. Each ruleset counts the board
    that the panel counts by it: after the last moves, or without them.
    """
    ways = _counted_ways(session, counting, mode)
    state = _last_moves_of(session, counting, _common(_chosen_way(counting), ways))
    return partial(_shown, counting, mode, ways, _played_by(session, ways), state, tuple(session.path.moves))


def _shown(
    counting: CountingState,
    mode: KomiMode,
    ways: Mapping[CountingWay, _Counted],
    played: Mapping[tuple[Move, ...], StonesPlayed],
    state: LastMoves,
    path: tuple[Move, ...],
) -> ShownComparison:
    chosen = _chosen_way(counting)
    comparison, common = _compared(chosen, ways, played), _common(chosen, ways)
    # If the last moves change nothing, the chosen ruleset shows the board of the others as well.
    is_common = comparison.chosen.worth(Cause.LAST_MOVES) == Worth()
    board, moves = (comparison.board, common.moves) if is_common else (comparison.chosen.board, ways[chosen].moves)
    # Territory scoring keeps surrounded points apart from stones, and the tax keeps seki apart.
    rules = replace(counting.ruleset, scoring=Scoring.TERRITORY, tax=Tax.SEKI)
    counted = count(board.position, board.statuses, rules, counting.terms)
    plays = [move for move in (*path, *moves) if isinstance(move, Play)]
    return ShownComparison(
        board,
        comparison,
        mode,
        state,
        counted,
        explain(board.position, board.statuses, counted),
        plays[-1].color if plays else None,
    )


def _last_moves_of(session: GameSession, counting: CountingState, common: _Counted) -> LastMoves:
    if common.moves:
        return LastMoves.BY_RULES
    is_left_out = counting.as_it_stands and last_moves(session, counting.counted_as_it_stands(as_it_stands=False)).moves
    return LastMoves.LEFT_OUT if is_left_out else LastMoves.NONE


def _worth(account: PointAccount) -> int:
    return max(account.worth(Color.BLACK), account.worth(Color.WHITE))


def _terms(session: GameSession, ruleset: Ruleset, mode: KomiMode) -> GameTerms:
    terms = session.terms(ruleset)
    if mode is KomiMode.AS_PLAYED:
        return terms
    # One stone is no handicap: Black only moves first.
    return terms._replace(komi=proposed_komi(ruleset, terms.handicap if terms.handicap > 1 else 0))


def story_of(counting: CountingState, counted: Color = Color.BLACK) -> Story:
    """Return the story of a count; `counted` is the side whose area is counted where one is enough."""
    return tell(
        counting.position,
        counting.statuses,
        counting.ruleset,
        counting.terms,
        counting.scoring,
        counted,
    )


def story_under(
    session: GameSession,
    counting: CountingState,
    ruleset: Ruleset,
    counted: Color = Color.BLACK,
) -> Story:
    """Return the story of the same count by another ruleset, with its last moves; the count itself is not changed."""
    by_rules = counting.under(ruleset, session.terms(ruleset))
    return story_of(headline_count(session, by_rules), counted)
