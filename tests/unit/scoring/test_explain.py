"""Every point has one account, and the accounts make up the count."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from goboard_app.go.board import Color, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules.catalogue import (
    ALL_RULESETS,
    CHINESE,
    JAPANESE,
    SIMPLE_TERRITORY,
    STONE_SCORING,
)
from goboard_app.rules.ruleset import Ruleset, Scoring, Tax
from goboard_app.scoring.comparison import ways_to_count
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.explain import Explanation, PointAccount, PointReason, ScoreTerm, Share, explain
from goboard_app.scoring.statuses import ALL_ALIVE, Status, Statuses
from tests.support.counted import POSITION, SEKI, Marked, at, boards

BLACK, WHITE = Color.BLACK, Color.WHITE
ON_BOARD = (ScoreTerm.STONES, ScoreTerm.TERRITORY, ScoreTerm.DEAD, ScoreTerm.TAX)

# Black's stones at H1 and J5 are dead, and so is White's at B9.
DEAD = """
.O.X.O...
..XX.OO..
XXX.XO...
...XXOOO.
...X.XO.X
...X.XO..
...X.XO..
...XXXO..
...X.OOX.
"""


def told(ruleset: Ruleset, position: Position = POSITION, statuses: Statuses = SEKI) -> Explanation:
    return explain(position, statuses, count(position, statuses, ruleset, GameTerms()))


def account(ruleset: Ruleset, name: str) -> PointAccount:
    return told(ruleset).at(parse_point(name, POSITION.size))


def dead_account(ruleset: Ruleset, name: str) -> PointAccount:
    position = parse_diagram(DEAD)
    dead = Statuses(dead=at("H1 J5 B9"))
    return told(ruleset, position, dead).at(parse_point(name, position.size))


@given(boards)
def test_every_point_has_one_account_and_they_make_up_every_count(board: Marked) -> None:
    for way in ways_to_count(ALL_RULESETS):
        counted = count(board.position, board.statuses, way.ruleset, board.terms, way.scoring)
        accounts = explain(board.position, board.statuses, counted).accounts
        assert set(accounts) == set(board.position.size)
        for color in (BLACK, WHITE):
            side = counted.side(color)
            beside = side.total - side.on_board + side.prisoners + side.pass_stones
            assert sum(a.worth(color) for a in accounts.values()) + beside == side.total
        counted_for_nobody = [
            a
            for a in accounts.values()
            if not (a.stone and a.point not in board.statuses.dead)
            and not any(share.term is ScoreTerm.TERRITORY for share in a.shares)
        ]
        assert len(counted_for_nobody) == counted.neutral


@given(boards)
def test_every_line_of_the_breakdown_is_as_long_as_its_points_say(board: Marked) -> None:
    for way in ways_to_count(ALL_RULESETS):
        counted = count(board.position, board.statuses, way.ruleset, board.terms, way.scoring)
        story = explain(board.position, board.statuses, counted)
        for color in (BLACK, WHITE):
            for term in ON_BOARD:
                amount = getattr(counted.side(color), term.value)
                assert len(story.points_of(term, color)) == abs(amount)


@given(boards)
def test_the_whole_is_joined_and_belongs_to_each_of_its_points(board: Marked) -> None:
    accounts = told(JAPANESE, board.position, board.statuses).accounts
    for account in accounts.values():
        assert account.point in account.whole
        assert {accounts[p].whole for p in account.whole} == {account.whole}
        assert {accounts[p].owner for p in account.whole} == {account.owner}


def test_a_living_stone_counts_where_stones_do() -> None:
    here = account(CHINESE, "E6")
    assert (here.why, here.owner, here.worth(BLACK)) == (PointReason.LIVING_STONE, BLACK, 1)
    assert here.terms == (ScoreTerm.STONES,)
    assert here.whole == at("E6 F6 F7 F8 F9 E5 E4 E3 D3 C3 F3")


def test_a_living_stone_counts_nothing_where_territory_does() -> None:
    here = account(JAPANESE, "E6")
    assert (here.why, here.owner, here.shares) == (PointReason.STONE_NOT_COUNTED, BLACK, ())


def test_a_surrounded_point_counts_once() -> None:
    here = account(JAPANESE, "A9")
    assert (here.why, here.owner) == (PointReason.SURROUNDED, WHITE)
    assert (here.worth(WHITE), here.worth(BLACK)) == (1, 0)
    assert here.whole == at("A9 B9 C9 D9 A8 B8 D8 A7 A6 B6 A5")


FALSE_LATER = """
. X . X . O .
X X X O O O .
. X O O . . .
X X O . . . .
"""


def test_a_false_eye_counts_until_the_neutral_point_beside_it_is_taken() -> None:
    # C4 is Black's: D4 gets into atari only once E4 is taken.
    before = parse_diagram(FALSE_LATER)
    point = parse_point("C4", before.size)
    here = told(JAPANESE, before, ALL_ALIVE).at(point)
    assert (here.why, here.owner, here.worth(BLACK)) == (PointReason.TO_FILL, BLACK, 1)
    after = before.with_setup(white=[parse_point("E4", before.size)])
    here = told(JAPANESE, after, ALL_ALIVE).at(point)
    assert (here.why, here.owner, here.worth(BLACK)) == (PointReason.FALSE_EYE, BLACK, 0)
    now, then = (count(each, ALL_ALIVE, JAPANESE, GameTerms()) for each in (before, after))
    assert (now.territory.to_fill, then.territory.to_fill) == ({point}, frozenset())
    assert (now.black.territory, then.black.territory) == (3, 2)


def test_an_eye_in_a_seki_counts_where_seki_makes_no_difference() -> None:
    assert account(CHINESE, "A1").worth(BLACK) == 1
    assert account(JAPANESE, "A1").worth(BLACK) == 0
    assert account(STONE_SCORING, "A1").worth(BLACK) == 0


def test_a_single_eye_in_a_seki_is_explained() -> None:
    here = account(JAPANESE, "A1")
    assert (here.why, here.owner, here.is_only_eye) == (PointReason.SEKI_EYE, BLACK, True)


def test_one_of_several_areas_in_a_seki_is_no_only_eye() -> None:
    position = parse_diagram(". X . X O\nX X X X O\nO O O O O")
    here = told(JAPANESE, position, Statuses(seki=position.points(BLACK)))
    first = here.at(parse_point("A3", position.size))
    assert (first.why, first.is_only_eye) == (PointReason.SEKI_EYE, False)


def test_a_shared_liberty_of_a_seki_is_distinguished_from_a_neutral_point() -> None:
    assert account(JAPANESE, "C1").why is PointReason.SEKI_LIBERTY
    # Not marked as seki: rules that count no point in one find it all the same.
    point = parse_point("C1", POSITION.size)
    assert told(JAPANESE, statuses=ALL_ALIVE).at(point).why is PointReason.SEKI_LIBERTY
    assert told(CHINESE, statuses=ALL_ALIVE).at(point).why is PointReason.DAME


@pytest.mark.parametrize(("ruleset", "points"), [(JAPANESE, 2), (CHINESE, 1)])
def test_a_dead_stone_counts_as_stone_and_point(ruleset: Ruleset, points: int) -> None:
    here = dead_account(ruleset, "B9")
    assert (here.why, here.stone, here.status) == (PointReason.DEAD_STONE, WHITE, Status.DEAD)
    assert (here.owner, here.worth(BLACK)) == (BLACK, points)


def test_the_shares_of_a_dead_stone_name_their_lines() -> None:
    assert dead_account(JAPANESE, "H1").shares == (
        Share(WHITE, ScoreTerm.TERRITORY, 1),
        Share(WHITE, ScoreTerm.DEAD, 1),
    )


def test_a_dead_stone_on_a_neutral_point_counts_as_a_stone_alone() -> None:
    position = parse_diagram("X O O")
    dead = parse_point("B1", position.size)
    here = told(SIMPLE_TERRITORY, position, Statuses(dead=frozenset({dead}))).at(dead)
    assert (here.why, here.shares) == (PointReason.DAME, (Share(BLACK, ScoreTerm.DEAD, 1),))


def test_a_dead_stone_in_the_captors_seki_counts_nothing() -> None:
    position = parse_diagram("O . X\n. X X")
    dead = parse_point("A2", position.size)
    statuses = Statuses(frozenset({dead}), position.points(BLACK))
    here = told(JAPANESE, position, statuses).at(dead)
    assert (here.why, here.shares) == (PointReason.SEKI_EYE, ())


def test_a_point_set_neutral_by_hand_says_so() -> None:
    point = parse_point("A9", POSITION.size)
    here = told(JAPANESE, statuses=replace(SEKI, neutral=frozenset({point}))).at(point)
    assert (here.why, here.owner, here.shares) == (PointReason.BY_HAND, None, ())
    assert here.whole == {point}


def test_a_board_without_an_owner_is_unclaimed() -> None:
    position = parse_diagram(". .\n. .")
    assert told(CHINESE, position, ALL_ALIVE).at(parse_point("A1", position.size)).why is (PointReason.UNCLAIMED)


def test_each_group_keeps_two_points_under_the_group_tax() -> None:
    kept = told(STONE_SCORING).points_of_why(PointReason.KEPT_EYE)
    black = told(STONE_SCORING).points_of(ScoreTerm.TAX, BLACK)
    white = told(STONE_SCORING).points_of(ScoreTerm.TAX, WHITE)
    assert kept == black | white
    assert (len(black), len(white)) == (2, 2)
    assert all(told(STONE_SCORING).at(point).worth(BLACK) == 0 for point in black)


def test_a_point_set_neutral_pays_no_tax() -> None:
    position = parse_diagram(". X . X\nX X X X")
    both = position.points(None)
    counted = count(position, Statuses(neutral=both), STONE_SCORING, GameTerms())
    assert (counted.black.territory, counted.black.tax) == (0, 0)


def test_kept_eyes_are_two_that_do_not_touch_where_there_are_such() -> None:
    position = parse_diagram(". . X .\nX X X X")
    eyes = told(STONE_SCORING, position, ALL_ALIVE).points_of_why(PointReason.KEPT_EYE)
    assert eyes == {parse_point("A2", position.size), parse_point("D2", position.size)}


def test_prisoners_and_komi_lie_on_no_point() -> None:
    story = told(JAPANESE)
    assert not story.points_of(ScoreTerm.PRISONERS)
    assert not story.points_of(ScoreTerm.KOMI)


def test_uncounted_points_are_one_line() -> None:
    assert told(CHINESE).points_of(ScoreTerm.NEUTRAL) == at("C1")
    assert account(CHINESE, "C1").terms == (ScoreTerm.NEUTRAL,)


def test_every_combination_of_scoring_and_tax_adds_up() -> None:
    for scoring in Scoring:
        for tax in Tax:
            rules = replace(CHINESE, scoring=scoring, tax=tax)
            counted = count(POSITION, SEKI, rules, GameTerms())
            accounts = explain(POSITION, SEKI, counted).accounts.values()
            for color in (BLACK, WHITE):
                side = counted.side(color)
                assert sum(a.worth(color) for a in accounts) == side.on_board - side.prisoners
