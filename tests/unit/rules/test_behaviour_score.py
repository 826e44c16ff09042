"""The count of every ruleset: points, seki, groups, bonuses, pass stones, ties. Each cell is shown by scoring a
position.
"""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Point
from goboard_app.go.position import parse_diagram
from goboard_app.rules.catalogue import ALL_RULESETS, by_name
from goboard_app.rules.custom import ways_to_score
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses
from goboard_app.session.counting import CountingState

BLACK, WHITE = Color.BLACK, Color.WHITE
AREA, TERRITORY = Scoring.AREA, Scoring.TERRITORY

# Black: 11 stones, 9 points. White: 6 stones, 4 points, and 3 prisoners taken.
BOARD = """
. . . X O .
. . . X O .
. . . X O .
X X X X O .
X X X X O O
"""
# One point of Black is in seki, one neutral point between the two.
SEKI = """
. X O . .
X . O O .
O O O . .
. . . . .
"""
SEKI_STONES = frozenset({Point(1, 0), Point(0, 1)})


def named(key: str) -> Ruleset:
    found = by_name(key)
    assert found is not None
    return found


def scored(
    key: str,
    diagram: str = BOARD,
    statuses: Statuses = ALL_ALIVE,
    terms: GameTerms | None = None,
    way: Scoring | None = None,
) -> Count:
    """Return the count of a drawn position under a preset; White has taken three stones."""
    position = parse_diagram(diagram, prisoners=(0, 3))
    return count(position, statuses, named(key), terms or GameTerms(), way)


def on_board(found: Count) -> tuple[int, int]:
    return found.black.on_board, found.white.on_board


# Both sides' points as the preset counts them, and if area is counted instead.
BY_AREA = ((20, 10), (20, 10))
BY_TERRITORY = ((9, 7), (20, 10))
BY_STONES = ((18, 8), (20, 10))

POINTS = {
    "basic-davies": BY_AREA,
    "tromp-taylor": BY_AREA,
    "chinese-2002": BY_AREA,
    "chinese-server": BY_AREA,
    "wmsg-2008": BY_AREA,
    "aga": BY_AREA,
    "bga": BY_AREA,
    "ffg": BY_AREA,
    "ing-sst": BY_AREA,
    "ing-sst-cycle": BY_AREA,
    "simplified-ing": BY_AREA,
    "new-zealand": BY_AREA,
    "japanese-1989": BY_TERRITORY,
    "korean-2016": BY_TERRITORY,
    "wagc-1979": BY_TERRITORY,
    "ancient-stone": BY_STONES,
    "simple-territory": BY_TERRITORY,
}


@pytest.mark.parametrize("key", POINTS)
def test_scoring(key: str) -> None:
    assert (on_board(scored(key)), on_board(scored(key, way=AREA))) == POINTS[key]


# The points of both sides, in every way that the rules allow. Black put down 14 stones and passed once,
# White put down 6 and passed nine times and last: so pass stones make both ways of AGA rules agree.
PASSES = GameTerms(passes_black=1, passes_white=9)

WAYS = {
    "basic-davies": [(20, 10)],
    "tromp-taylor": [(20, 10)],
    "chinese-2002": [(20, 10)],
    "chinese-server": [(20, 10)],
    "wmsg-2008": [(20, 10)],
    "aga": [(20, 10), (18, 8)],
    "bga": [(20, 10), (18, 8)],
    "ffg": [(20, 10), (18, 8)],
    "ing-sst": [(20, 10)],
    "ing-sst-cycle": [(20, 10)],
    "simplified-ing": [(20, 10)],
    "new-zealand": [(20, 10)],
    "japanese-1989": [(9, 7)],
    "korean-2016": [(9, 7)],
    "wagc-1979": [(9, 7)],
    "ancient-stone": [(18, 8)],
    "simple-territory": [(9, 7)],
}


@pytest.mark.parametrize("key", WAYS)
def test_every_way_to_count_that_the_rules_allow(key: str) -> None:
    counts = [scored(key, terms=PASSES, way=way) for way in ways_to_score(named(key))]
    assert [on_board(found) for found in counts] == WAYS[key]


# Both sides' points where Black has one point in seki and White has one living group.
SEKI_POINTS = {
    "basic-davies": (3, 16),
    "tromp-taylor": (3, 16),
    "chinese-2002": (3, 16),
    "chinese-server": (3, 16),
    "wmsg-2008": (3, 16),
    "aga": (3, 16),
    "bga": (3, 16),
    "ffg": (3, 16),
    "ing-sst": (3, 16),
    "ing-sst-cycle": (3, 16),
    "simplified-ing": (3, 16),
    "new-zealand": (3, 16),
    "japanese-1989": (0, 13),
    "korean-2016": (0, 13),
    "wagc-1979": (0, 13),
    "ancient-stone": (2, 14),
    "simple-territory": (1, 13),
}


@pytest.mark.parametrize("key", SEKI_POINTS)
def test_points_in_seki_and_of_groups(key: str) -> None:
    assert on_board(scored(key, SEKI, Statuses(seki=SEKI_STONES))) == SEKI_POINTS[key]


# The points that White gets for three handicap stones.
BONUSES = {
    "basic-davies": 0,
    "tromp-taylor": 0,
    "chinese-2002": 3,
    "chinese-server": 3,
    "wmsg-2008": 3,
    "aga": 2,
    "bga": 2,
    "ffg": 2,
    "ing-sst": 0,
    "ing-sst-cycle": 0,
    "simplified-ing": 0,
    "new-zealand": 0,
    "japanese-1989": 0,
    "korean-2016": 0,
    "wagc-1979": 0,
    "ancient-stone": 3,
    "simple-territory": 0,
}


@pytest.mark.parametrize("key", BONUSES)
def test_bonus_for_handicap_stones(key: str) -> None:
    lead = scored(key).margin
    assert lead - scored(key, terms=GameTerms(handicap=3)).margin == BONUSES[key]


# The points that White gets for having been the first to pass.
FIRST_PASSES = {
    "basic-davies": 0,
    "tromp-taylor": 0,
    "chinese-2002": 0,
    "chinese-server": 0,
    "wmsg-2008": 1,
    "aga": 0,
    "bga": 0,
    "ffg": 0,
    "ing-sst": 0,
    "ing-sst-cycle": 0,
    "simplified-ing": 0,
    "new-zealand": 0,
    "japanese-1989": 0,
    "korean-2016": 0,
    "wagc-1979": 0,
    "ancient-stone": 0,
    "simple-territory": 0,
}


@pytest.mark.parametrize("key", FIRST_PASSES)
def test_bonus_for_the_first_pass(key: str) -> None:
    lead = scored(key, terms=GameTerms(first_pass=BLACK)).margin
    assert lead - scored(key, terms=GameTerms(first_pass=WHITE)).margin == FIRST_PASSES[key]


# The winner with equal points.
TIES = {
    "basic-davies": None,
    "tromp-taylor": None,
    "chinese-2002": None,
    "chinese-server": None,
    "wmsg-2008": None,
    "aga": None,
    "bga": None,
    "ffg": None,
    "ing-sst": BLACK,
    "ing-sst-cycle": BLACK,
    "simplified-ing": None,
    "new-zealand": None,
    "japanese-1989": None,
    "korean-2016": None,
    "wagc-1979": None,
    "ancient-stone": None,
    "simple-territory": None,
}


@pytest.mark.parametrize("key", TIES)
def test_equal_points(key: str) -> None:
    found = scored(key, terms=GameTerms(komi=scored(key).margin))
    assert found.margin == 0
    assert found.winner is TIES[key]


# Pass stones that each side gets if the game is counted by territory for comparison.
PASS_STONES = {
    "basic-davies": (0, 0),
    "tromp-taylor": (0, 0),
    "chinese-2002": (0, 0),
    "chinese-server": (0, 0),
    "wmsg-2008": (0, 0),
    "aga": (9, 1),
    "bga": (9, 1),
    "ffg": (9, 1),
    "ing-sst": (0, 0),
    "ing-sst-cycle": (0, 0),
    "simplified-ing": (0, 0),
    "new-zealand": (0, 0),
    "japanese-1989": (0, 0),
    "korean-2016": (0, 0),
    "wagc-1979": (0, 0),
    "ancient-stone": (0, 0),
    "simple-territory": (0, 0),
}


@pytest.mark.parametrize("key", PASS_STONES)
def test_pass_stones(key: str) -> None:
    found = scored(key, terms=PASSES, way=TERRITORY)
    assert (found.black.pass_stones, found.white.pass_stones) == PASS_STONES[key]


OPEN_NEUTRAL_POINTS = dict.fromkeys((row.key for row in ALL_RULESETS), 0) | {"wagc-1979": 1}


@pytest.mark.parametrize("key", OPEN_NEUTRAL_POINTS)
def test_neutral_points_to_be_filled_before_the_count(key: str) -> None:
    position = parse_diagram("X . O\nX O O\nX O O")
    counting = CountingState(position, named(key), GameTerms())
    assert counting.open_neutral_points == OPEN_NEUTRAL_POINTS[key]
