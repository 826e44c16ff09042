"""Double kos and hanezekis: stones that could be taken, and must not be."""

from __future__ import annotations

import pytest

from goboard_app.app.texts.count import group_reason
from goboard_app.go.board import Color, Point, point_name
from goboard_app.go.position import parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.proposal import Life, Reason
from goboard_app.session.count_groups import groups_of_count
from goboard_app.session.counting import CountingState
from tests.reference.slow_race import OTHER, Moment, SlowRace
from tests.support.closed import judged, judged_once, mirrored, points, proposed

# Each side has an eye, D3 or G3, and one of two kos.
DOUBLE_KO = parse_diagram(
    """
    . O X X . X O O X . .
    . O X X X O O O X . .
    O O X . X O . O X X X
    . O X X X O O O X . .
    . O X X O . O O X . .
    """
)
# Black has no eye but the two kos at D4 and F4.
BOTH_NEEDED = parse_diagram(
    """
    . O X . X . X O .
    O O O X X X O O O
    O . O O O O O . O
    . O O . . . O O .
    """
)
# The side that takes three stones, at D5 or at H5, is left with an eye of three against one of four.
HANEZEKI = parse_diagram(
    """
    O O O . X . O . X X X
    X X X X X O O O O O O
    O O O O O X X X X X X
    . O . O O X X . X . X
    O O O O O X X X X X X
    """
)


def test_in_the_hanezeki_the_side_that_moves_loses() -> None:
    top = "OOO.X.O.XXX"
    race = SlowRace(f"{top}XXXXXOOOOOO@@@@@######", 11, black=11, white=21)
    assert race.winner("X") is race.winner("O") is None
    for at, first in ((3, "X"), (5, "X"), (5, "O"), (7, "O")):
        after = race.after(Moment(race.board, first), at)
        assert after is not None
        assert race.won[after] == OTHER[first]


def test_neither_side_of_the_double_ko_takes_the_other() -> None:
    race = SlowRace("@XX.XOO#@XXXOOO#@X.XO.O#@XXXOOO#@XXO.OO#", 8, black=1, white=6)
    assert race.winner("X") is race.winner("O") is None
    for side in "XO":
        # Filling the ko that one holds loses.
        own = {"X": 3, "O": 36}[side]
        after = race.after(Moment(race.board, side), own)
        assert after is not None
        assert race.won[after] == OTHER[side]


@pytest.mark.parametrize("colors", ["as drawn", "exchanged"])
def test_strings_that_cost_more_than_they_bring_are_in_seki(colors: str) -> None:
    board = HANEZEKI if colors == "as drawn" else mirrored(HANEZEKI)
    proposal = proposed(board)
    for name in ("A5", "A4", "L4", "L5"):
        assert judged(board, name, proposal).leaning is Life.SEKI
    for name, place in (("A5", "D5"), ("L5", "H5")):
        found = judged(board, name, proposal)
        assert (found.reason, found.points) == (Reason.COSTLY_CAPTURE, points(place, board))
    assert not proposal.dame


@pytest.mark.parametrize(
    ("ruleset", "black", "white"),
    [
        # All stones, and the eyes of the two that live outside: 25 and 2, 23 and 2.
        (catalogue.CHINESE, 27, 25),
        (catalogue.TROMP_TAYLOR, 27, 25),
        (catalogue.JAPANESE, 2, 2),
        # Territory in which seki is not asked about: the strings stand in both eyes.
        (catalogue.SIMPLE_TERRITORY, 2, 2),
    ],
    ids=lambda v: v.key if isinstance(v, Ruleset) else str(v),
)
def test_a_hanezeki_is_counted_by_area_and_by_territory(ruleset: Ruleset, black: int, white: int) -> None:
    counted = count(HANEZEKI, proposed(HANEZEKI).statuses(), ruleset, GameTerms())
    assert (counted.black.total, counted.white.total) == (black, white)
    assert {point_name(p, HANEZEKI.size) for p in counted.territory.neutral} >= {"D5", "F5", "H5"}


def test_a_dead_stone_that_can_be_taken_at_no_cost_stays_dead() -> None:
    """White's eye is large enough to take the stones in it against any play of Black."""
    board = parse_diagram(
        """
        O O O . X . O . X . .
        X X X X X O O O O O O
        O O O O O X X X X X X
        . O . O O X X . X . X
        O O O O O X X X X X X
        """
    )
    assert judged_once(board, "A5").life is not Life.SEKI


@pytest.mark.parametrize("colors", ["as drawn", "exchanged"])
def test_two_kos_and_an_eye_each_are_a_seki(colors: str) -> None:
    board = DOUBLE_KO if colors == "as drawn" else mirrored(DOUBLE_KO)
    proposal = proposed(board)
    for name in ("C3", "H3", "F5", "E1"):
        found = judged(board, name, proposal)
        assert (found.life, found.leaning, found.reason) == (
            Life.SEKI,
            Life.SEKI,
            Reason.DOUBLE_KO,
        )
        assert found.points == points("E5 F1", board)
    assert sum(len(group.stones) for group in proposal.groups) == len(
        board.points(Color.BLACK) | board.points(Color.WHITE)
    )
    assert not proposal.dame
    assert not proposal.needed


@pytest.mark.parametrize(
    ("ruleset", "black", "white"),
    # By area the eyes and the kos that each side holds count, by territory nothing in the seki.
    [(catalogue.CHINESE, 30, 25), (catalogue.JAPANESE, 8, 4)],
    ids=["area", "territory"],
)
def test_a_double_ko_is_counted_as_a_seki(ruleset: Ruleset, black: int, white: int) -> None:
    counted = count(DOUBLE_KO, proposed(DOUBLE_KO).statuses(), ruleset, GameTerms())
    assert (counted.black.total, counted.white.total) == (black, white)


@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        (catalogue.JAPANESE, "Under these rules nothing in a seki counts."),
        (catalogue.CHINESE, "Under these rules the stones and their eyes count."),
    ],
)
def test_a_double_ko_is_reported_with_its_meaning(ruleset: Ruleset, told: str) -> None:
    proposal = proposed(DOUBLE_KO)
    state = CountingState(DOUBLE_KO, ruleset, GameTerms(), proposal.statuses(), proposal=proposal)
    groups = [g for g in groups_of_count(state) if g.judgement and g.judgement.life is Life.SEKI]
    assert [group_reason(group, DOUBLE_KO.size) for group in groups] == [
        f"Two kos, at E5 and F1: whoever takes one loses the other. {told}"
    ] * 2


@pytest.mark.parametrize("colors", ["as drawn", "exchanged"])
def test_a_group_that_needs_both_of_two_kos_is_dead(colors: str) -> None:
    board = BOTH_NEEDED if colors == "as drawn" else mirrored(BOTH_NEEDED)
    found = judged_once(board, "E4")
    assert (found.life, found.reason) == (Life.DEAD, Reason.DOUBLE_KO)
    assert found.points == points("D4 F4", board)


def test_one_ko_is_no_double_ko() -> None:
    """The lower ko is filled: White has an eye and the ko above, Black an eye alone."""
    board = DOUBLE_KO.with_setup(white=[Point(5, 4)])
    assert all(group.reason is not Reason.DOUBLE_KO for group in proposed(board).groups)


def test_an_eye_against_none_is_no_double_ko() -> None:
    board = DOUBLE_KO.with_setup(white=[Point(6, 2)])
    assert all(group.reason is not Reason.DOUBLE_KO for group in proposed(board).groups)
