"""The count on the board under every ruleset, as a comparison and as a story."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from goboard_app.go.board import Color, Play, Point
from goboard_app.rules.ruleset import Ruleset, Scoring, Tax
from goboard_app.scoring.comparison import Comparison, Played, Way, compare, ways_to_count
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.explain import Explanation, PointAccount, Why, explain
from goboard_app.scoring.traditions.story import Story
from goboard_app.scoring.traditions.tell import tell
from goboard_app.session.counting import CountingState
from goboard_app.session.new_game import OFFERED, proposed_komi
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.session.session import GameSession


class KomiMode(Enum):
    """The komi to count with: the game's in every row, or each ruleset's usual one."""

    AS_PLAYED = auto()
    EACH_ITS_OWN = auto()


def comparison_of(session: GameSession, counting: CountingState, mode: KomiMode) -> Comparison:
    """Return the comparison of the same marked stones under every ruleset on offer, and the chosen one."""
    rules = counting.ruleset
    # Other rules, such as the user's own, get a row as well.
    offered = OFFERED if rules in OFFERED else (rules, *OFFERED)
    ways = ways_to_count(offered)
    chosen = Way(rules, counting.scoring or rules.scoring)
    terms = {ruleset: _terms(session, ruleset, mode) for ruleset in offered}
    return compare(
        counting.position,
        counting.statuses,
        chosen,
        [(way, terms[way.ruleset]) for way in ways],
        played_in(session),
    )


def played_in(session: GameSession) -> Played:
    """Return the stones played up to the cursor; the last move only if its stone is still on the board."""
    plays = [move for move in session.path.moves if isinstance(move, Play)]
    black = sum(move.color is Color.BLACK for move in plays)
    last = plays[-1] if plays else None
    # The stone of the last move is gone after a suicide, or if a node took it off.
    is_there = last is not None and session.position.at(last.point) is last.color
    return Played(
        black,
        len(plays) - black,
        session.terms(session.ruleset).handicap,
        last.point if last is not None and is_there else None,
    )


@dataclass(frozen=True, slots=True)
class ShownComparison:
    """A comparison with its board.

    `counted` and `told` are the map with most details: surrounded points, with those in seki apart.
    It shows the seki even under rules for which it makes no difference.
    """

    counting: CountingState
    comparison: Comparison
    mode: KomiMode
    counted: Count
    told: Explanation
    last_mover: Color | None

    def worths(self, point: Point) -> tuple[tuple[Way, int], ...]:
        """Return the value of a point for the side that gets most there, in one way of each kind."""
        position, statuses = self.counting.position, self.counting.statuses
        return tuple(
            (each.row.way, _worth(explain(position, statuses, each.row.count).at(point)))
            for each in self.comparison.entries()
        )

    def picture(self, lit: frozenset[Point] = NO_POINTS) -> BoardPicture:
        """Return the picture with the owners of the points, the seki hatched, and `lit` outlined."""
        territory, told = self.counted.territory, self.told
        return BoardPicture(
            size=self.counting.position.size,
            stones=self.counting.position.stones,
            dead=self.counting.statuses.dead,
            seki=told.points_of_why(Why.SEKI_EYE, Why.SEKI_LIBERTY),
            territory_black=territory.black,
            territory_white=territory.white,
            neutral=told.points_of_why(Why.DAME),
            lit=lit,
        )


def shown_comparison(session: GameSession, counting: CountingState, mode: KomiMode) -> ShownComparison:
    """Return everything that the comparison of the rulesets shows."""
    # Territory scoring keeps surrounded points apart from stones, and the tax keeps seki apart.
    rules = replace(counting.ruleset, scoring=Scoring.TERRITORY, tax=Tax.SEKI)
    counted = count(counting.position, counting.statuses, rules, counting.terms)
    moves = session.path.moves
    plays = [move for move in moves if isinstance(move, Play)]
    return ShownComparison(
        counting,
        comparison_of(session, counting, mode),
        mode,
        counted,
        explain(counting.position, counting.statuses, counted),
        plays[-1].color if plays else None,
    )


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
    """Return the story of the same board by another ruleset; the count itself is not changed."""
    return story_of(counting.under(ruleset, session.terms(ruleset)), counted)
