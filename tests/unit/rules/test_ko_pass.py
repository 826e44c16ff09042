"""Pass-for-ko: Japanese rules of 1989, article 7-2."""

import pytest

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.repetition import (
    NO_BANS,
    Bans,
    KoBan,
    bans_after,
    bans_after_pass,
    bans_of,
    broken_ban,
    is_ko_capture,
)
from goboard_app.rules.ruleset import Ruleset

BLACK, WHITE = Color.BLACK, Color.WHITE
# Black takes at C3, White takes back at B3.
KO = parse_diagram(
    """
    . X O . .
    X . X O .
    . X O . .
    . . . . .
    """
)


def played(position: Position, bans: Bans, color: Color, point: Point) -> tuple[Position, Bans]:
    outcome = position.play(Play(color, point))
    return outcome.position, bans_after(bans, Play(color, point), outcome)


@pytest.fixture
def taken() -> tuple[Position, Bans]:
    """A board on which White has taken the ko at B3."""
    return played(KO, NO_BANS, WHITE, Point(1, 1))


def test_retaking_a_ko_at_once_is_forbidden(taken: tuple[Position, Bans]) -> None:
    position, bans = taken
    back = Play(BLACK, Point(2, 1))
    assert bans == {KoBan(Point(2, 1), Point(1, 1), BLACK)}
    assert broken_ban(bans, back, position.play(back)) in bans


def test_a_threat_elsewhere_does_not_lift_the_ban(taken: tuple[Position, Bans]) -> None:
    position, bans = taken
    position, bans = played(position, bans, BLACK, Point(4, 3))
    position, bans = played(position, bans, WHITE, Point(4, 2))
    back = Play(BLACK, Point(2, 1))
    assert broken_ban(bans, back, position.play(back)) is not None


def test_a_pass_for_that_ko_lifts_the_ban(taken: tuple[Position, Bans]) -> None:
    position, bans = taken
    (ban,) = bans_of(bans, BLACK)
    bans = bans_after_pass(bans, ban)
    back = Play(BLACK, Point(2, 1))
    assert broken_ban(bans, back, position.play(back)) is None


def test_a_pass_for_nothing_lifts_no_ban(taken: tuple[Position, Bans]) -> None:
    assert bans_after_pass(taken[1], None) == taken[1]


def test_taking_back_bans_the_other_side_in_its_turn(taken: tuple[Position, Bans]) -> None:
    position, bans = taken
    bans = bans_after_pass(bans, bans_of(bans, BLACK)[0])
    _, bans = played(position, bans, BLACK, Point(2, 1))
    assert bans == {KoBan(Point(1, 1), Point(2, 1), WHITE)}


def test_a_ko_that_was_closed_is_forgotten(taken: tuple[Position, Bans]) -> None:
    position, bans = taken
    _, bans = played(position, bans, WHITE, Point(2, 1))
    assert bans == NO_BANS


def test_two_kos_wait_for_a_pass_each() -> None:
    first, second = (KoBan(Point(n, 0), Point(n, 1), BLACK) for n in (3, 1))
    other = KoBan(Point(0, 0), Point(0, 1), WHITE)
    bans = frozenset({first, second, other})
    assert bans_of(bans, BLACK) == (second, first)
    assert bans_of(bans_after_pass(bans, second), BLACK) == (first,)


@pytest.mark.parametrize(
    ("diagram", "point", "is_ko"),
    [
        (". X O . .\nX O . O .\n. X O . .", Point(2, 1), True),
        # Two stones are taken: that is no ko.
        ("X O O .\n. X X O", Point(3, 0), False),
        # The stone that takes is joined to another one.
        (". X O . .\nX O . X .\n. X O . .", Point(2, 1), False),
    ],
    ids=["ko", "two stones", "joined"],
)
def test_a_ko_is_one_lonely_stone_taking_one(diagram: str, point: Point, is_ko: bool) -> None:
    play = Play(BLACK, point)
    assert is_ko_capture(play, parse_diagram(diagram).play(play)) is is_ko


@pytest.mark.parametrize("ruleset", catalogue.ALL_RULESETS, ids=lambda r: r.key)
def test_passes_for_ko(ruleset: Ruleset) -> None:
    japanese = {catalogue.JAPANESE, catalogue.KOREAN, catalogue.WAGC}
    assert ruleset.passes_for_ko is (ruleset in japanese)
