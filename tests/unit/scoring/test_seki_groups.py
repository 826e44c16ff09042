"""Groups in seki: the points they enclose do not count, for every kind."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules.catalogue import AGA, JAPANESE, KOREAN, SIMPLE_TERRITORY, WAGC
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.count import GameTerms, count, find_taxed_territory
from goboard_app.scoring.statuses import ALL_ALIVE, NotCounted
from tests.support.seki import drawn, in_seki, spots, statuses_of

BLACK, WHITE = Color.BLACK, Color.WHITE

ONE_EYE_EACH = """
. X . O . O X . . .
X X O O O O X . . .
O O X X X X X . . .
O O O O O O X . . .
. O . O . O X . . .
O O O O O O X . . .
X X X X X X X . . .
"""
CORNER = """
. X . O . O X .
X X O O O O X .
"""


def test_groups_without_eyes_that_share_their_liberties() -> None:
    diagram = """
    . X O . . .
    O X O . . .
    O X O . . .
    O X O . . .
    . X O . . .
    """
    assert drawn(diagram) == ("...www",) * 5
    assert in_seki(diagram) == (".s....", "ss....", "ss....", "ss....", ".s....")


def test_two_groups_with_one_eye_each() -> None:
    assert drawn(ONE_EYE_EACH)[:2] == ("s...s..bbb", ".......bbb")
    assert drawn(ONE_EYE_EACH)[4] == "w.w.w..bbb"
    assert in_seki(ONE_EYE_EACH)[:3] == (".s.s.s....", "ssssss....", "." * 10)


def test_three_groups_that_hang_on_one_another() -> None:
    diagram = """
    . X . O . O . X .
    X X O O O O O X X
    O O X X X X X O O
    . O X . X . X O .
    O O X X X X X O O
    . O X . X . X O .
    O O X X X X X O O
    """
    assert drawn(diagram)[0] == "s...s...s"
    assert drawn(diagram)[3] == "w..b.b..w"


def test_a_group_with_a_second_eye_that_depends_on_a_ko() -> None:
    diagram = """
    . X X . X O . .
    X X X X O O . .
    O O O O O . . .
    """
    assert drawn(diagram) == ("s..s..ww", "......ww", ".....www")


def test_chains_in_atari_on_both_sides_that_no_side_takes() -> None:
    """As in a hanezeki: each side holds a string of the other and cannot afford to take it."""
    diagram = """
    . X O . X O . .
    O O O . X X X O
    X X X X O O O O
    . . . X O . . .
    . . . X O . . .
    """
    assert drawn(diagram)[:3] == ("........", "........", "........")
    assert drawn(diagram)[3:] == ("bbb..www", "bbb..www")
    assert in_seki(diagram)[:2] == (".ss.....", "sss.....")


def test_a_bent_four_that_is_agreed_to_be_dead_counts() -> None:
    diagram = """
    O O X O . .
    O X X O . .
    . X O O . .
    X X O . . .
    O O O . . .
    """
    rows = ("..w.ww", ".ww.ww", "ww..ww", "ww.www", "...www")
    assert drawn(diagram, dead="C5 C4 B4 B3 B2 A2") == rows


def test_no_group_with_a_square_of_four_for_all_its_room_counts() -> None:
    diagram = """
    . . X O . .
    . . X O . .
    X X X O . .
    O O O O . .
    """
    assert drawn(diagram) == ("ss..ww", "ss..ww", "....ww", "....ww")


def test_cutting_stones_divide_groups_with_one_eye_each() -> None:
    joined = ". X X . X X .\nX X X . X X X\nO O O O O O O\n. . . . . . ."
    cut = ". X X O X X .\nX X X O X X X\nO O O O O O O\n. . . . . . ."
    assert drawn(joined)[0] == "b..o..b"
    assert drawn(cut)[0] == "s.....s"


@pytest.mark.parametrize(
    ("diagram", "rows"),
    [
        (". . .\n. . .", ("...", "...")),
        (". . .\n. X .\n. . .", ("bbb", "b.b", "bbb")),
        ("X X\nX X", ("..", "..")),
        (".", (".",)),
        ("X", (".",)),
        (". X .", ("b.b",)),
        (". X X .", ("b..b",)),
        (". X . O", ("s...",)),
        (". . X . . .", ("bb.bbb",)),
        ("X . . X O .", (".ss..s",)),
        (". X . O . X . . .\nX X X O O X . . .", ("s.....bbb", "......bbb")),
    ],
    ids=str,
)
def test_the_smallest_boards_and_the_emptiest(diagram: str, rows: tuple[str, ...]) -> None:
    assert drawn(diagram) == rows


def test_one_stone_on_the_largest_board_owns_it() -> None:
    size = BoardSize.square(52)
    position = Position.empty(size).with_setup(black=[Point(20, 30)])
    assert len(find_taxed_territory(position, ALL_ALIVE).black) == 52 * 52 - 1


def test_a_chain_marked_as_seki_by_hand_takes_its_area_out() -> None:
    diagram = ". . X O .\nX X X O .\n. X O O .\nX X O . ."
    assert drawn(diagram) == ("bb..w", "....w", "b...w", "...ww")
    chain = "C4 C3 B3 A3 B2 B1 A1"
    assert drawn(diagram, seki=chain) == ("hh..w", "....w", "h...w", "...ww")
    assert in_seki(diagram, seki=chain) == ("..s..", "sss..", ".s...", "ss...")


def test_an_empty_point_marked_as_seki_by_hand_takes_its_own_area_out() -> None:
    diagram = ". . X O .\nX X X O .\n. X O O .\nX X O . ."
    assert drawn(diagram, seki="A4") == ("hh..w", "....w", "b...w", "...ww")


def test_a_chain_said_to_be_alive_is_not_found_to_be_in_seki() -> None:
    assert drawn(ONE_EYE_EACH, alive="A6 B6 B7")[0] == "b...s..bbb"
    assert in_seki(ONE_EYE_EACH, alive="A6 B6 B7")[0] == "...s.s...."


def test_neutral_points_count_for_no_side_and_are_in_no_seki() -> None:
    position = parse_diagram(ONE_EYE_EACH)
    found = find_taxed_territory(position, statuses_of(position, neutral="J5"))
    point = spots(position.size, "J5")
    by_hand = (e for e in found.excluded if e.reason is NotCounted.BY_HAND)
    assert {e.point for e in by_hand if e.color is BLACK} == point
    assert point <= found.neutral
    assert not point & found.in_seki(BLACK)


def test_points_in_seki_are_distinguished_by_color() -> None:
    found = find_taxed_territory(parse_diagram(ONE_EYE_EACH), ALL_ALIVE)
    size = BoardSize(10, 7)
    assert found.in_seki(BLACK) == spots(size, "A7")
    assert found.in_seki(WHITE) == spots(size, "E7")
    assert found.stones_in_seki == spots(size, "B7 A6 B6 D7 F7 C6 D6 E6 F6")


@pytest.mark.parametrize("ruleset", [JAPANESE, KOREAN, WAGC], ids=lambda r: r.key)
def test_rulesets_that_tax_seki_find_it(ruleset: Ruleset) -> None:
    done = count(parse_diagram(CORNER), ALL_ALIVE, ruleset, GameTerms())
    assert (done.black.territory, done.white.territory) == (0, 0)


@pytest.mark.parametrize("ruleset", [SIMPLE_TERRITORY, AGA], ids=lambda r: r.key)
def test_rulesets_that_do_not_tax_it_count_every_eye(ruleset: Ruleset) -> None:
    done = count(parse_diagram(CORNER), ALL_ALIVE, ruleset, GameTerms(), Scoring.TERRITORY)
    assert (done.black.territory, done.white.territory) == (3, 1)


def test_dead_stones_in_a_seki_that_is_found_are_no_prisoners() -> None:
    alive = parse_diagram("O . . X O . .\n. X X X O . .\nX X O O O . .")
    done = count(alive, statuses_of(alive, dead="A3"), JAPANESE, GameTerms())
    assert (done.black.territory, done.black.dead) == (4, 1)
    in_seki = parse_diagram("O X X X O . .\n. X X X O . .\nX X O O O . .")
    done = count(in_seki, statuses_of(in_seki, dead="A3"), JAPANESE, GameTerms())
    assert (done.black.territory, done.black.dead) == (0, 0)
