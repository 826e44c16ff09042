"""Eye spaces without outside liberties: dead, unsettled and living ones, as the theory has them."""

from __future__ import annotations

import pytest

from goboard_app.go.position import Position
from goboard_app.scoring.proposal import GroupJudgement, Life, Reason
from tests.support.closed import below_white, eye_space, judged_once, mirrored, points

Space = list[tuple[int, int]]

TWO = [(0, 0), (1, 0)]
THREE = [(0, 0), (1, 0), (2, 0)]
BENT_THREE = [(0, 0), (1, 0), (0, 1)]
ROW_OF_FOUR = [(0, 0), (1, 0), (2, 0), (3, 0)]
BENT_FOUR = [(0, 0), (1, 0), (2, 0), (2, 1)]
ZIGZAG = [(0, 0), (1, 0), (1, 1), (2, 1)]
T_FOUR = [(0, 0), (1, 0), (2, 0), (1, 1)]
SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
BULKY = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)]
CROSS = [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)]
ROW_OF_FIVE = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
RABBITY = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2)]
TWO_BY_THREE = [(x, y) for x in range(3) for y in range(2)]

# With the point that decides.
VITAL = [
    pytest.param(THREE, (1, 0), "D6", id="three in a row"),
    pytest.param(BENT_THREE, (0, 0), "C6", id="bent three"),
    pytest.param(T_FOUR, (1, 0), "D6", id="T four"),
    pytest.param(BULKY, (1, 1), "D5", id="bulky five"),
    pytest.param(CROSS, (1, 1), "D5", id="cross five"),
    pytest.param(RABBITY, (1, 1), "D5", id="rabbity six"),
]


def white(position: Position) -> GroupJudgement:
    """Return the judgement of the only white group."""
    return judged_once(position, "B5")


@pytest.mark.parametrize(("space", "vital", "name"), VITAL)
def test_a_space_with_one_vital_point_is_unsettled(space: Space, vital: tuple[int, int], name: str) -> None:
    position = eye_space(space)
    found = white(position)
    assert (found.life, found.reason) == (Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)
    assert found.points == points(name, position)


@pytest.mark.parametrize(("space", "vital", "name"), VITAL)
def test_a_stone_on_the_vital_point_kills(space: Space, vital: tuple[int, int], name: str) -> None:
    position = eye_space(space, [vital])
    found = white(position)
    assert (found.life, found.reason) == (Life.DEAD, Reason.DEAD_SHAPE)
    assert found.confidence >= 0.8
    assert len(found.points) == len(space)
    assert judged_once(position, name).leaning is Life.ALIVE


@pytest.mark.parametrize(
    ("space", "stones"),
    [
        pytest.param(THREE, [(0, 0), (1, 0)], id="three in a row"),
        pytest.param(ROW_OF_FOUR, [(0, 0), (1, 0), (2, 0)], id="three of a row of four"),
        pytest.param(SQUARE, [(0, 0), (1, 0), (0, 1)], id="three of a square"),
        pytest.param(BULKY, [(0, 0), (1, 0), (0, 1), (1, 1)], id="four of a bulky five"),
        pytest.param(CROSS, [(0, 1), (1, 1), (1, 0)], id="three of a cross"),
        pytest.param(RABBITY, [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)], id="five of a rabbity six"),
    ],
)
def test_a_space_nearly_filled_from_within_is_dead(space: Space, stones: Space) -> None:
    found = white(eye_space(space, stones))
    assert found.life is Life.DEAD
    assert found.confidence >= 0.8


@pytest.mark.parametrize("space", [pytest.param(TWO, id="two points"), pytest.param(SQUARE, id="square four")])
def test_a_space_without_vital_point_is_dead_as_it_is(space: Space) -> None:
    found = white(eye_space(space))
    assert (found.life, found.reason) == (Life.DEAD, Reason.DEAD_SHAPE)
    assert len(found.points) == len(space)


@pytest.mark.parametrize(
    "space",
    [
        pytest.param(ROW_OF_FOUR, id="straight four"),
        pytest.param(BENT_FOUR, id="bent four"),
        pytest.param(ZIGZAG, id="zigzag four"),
        pytest.param(ROW_OF_FIVE, id="straight five"),
        pytest.param(TWO_BY_THREE, id="two by three"),
    ],
)
def test_a_space_with_two_middles_lives(space: Space) -> None:
    found = white(eye_space(space))
    assert (found.life, found.reason) == (Life.ALIVE, Reason.EYE_SPACE)
    assert len(found.points) == len(space)


@pytest.mark.parametrize("space", [pytest.param(ROW_OF_FOUR, id="straight"), pytest.param(BENT_FOUR, id="bent")])
def test_four_with_one_middle_taken_depends_on_the_first_move(space: Space) -> None:
    position = eye_space(space, [(1, 0)])
    found = white(position)
    assert (found.life, found.reason) == (Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)
    assert found.points == points("E6", position)


def test_both_middles_taken_kill_a_row_of_four() -> None:
    assert white(eye_space(ROW_OF_FOUR, [(1, 0), (2, 0)])).life is Life.DEAD


def test_one_middle_does_not_kill_a_row_of_five() -> None:
    position = eye_space(ROW_OF_FIVE, [(2, 0)])
    assert white(position).life is Life.ALIVE
    assert judged_once(position, "E6").life is Life.DEAD


@pytest.mark.parametrize(("space", "vital", "name"), VITAL)
def test_colors_make_no_difference(space: Space, vital: tuple[int, int], name: str) -> None:
    position = mirrored(eye_space(space, [vital]))
    assert white(position).life is Life.DEAD
    assert judged_once(position, name).leaning is Life.ALIVE


def test_bent_four_in_the_corner_is_dead_but_not_for_certain() -> None:
    position = below_white("XXOOOOOOO", ".XOOOOOOO", "OXXXOOOOO", "OO.XOOOOO")
    found = judged_once(position, "B3")
    assert found.life is Life.DEAD
    assert found.points == points("A1 A2 A3 B1 C1", position)
    assert found.confidence <= 0.9, "there may be threats for the ko"
    assert judged_once(position, "A1").life is Life.ALIVE


def test_a_throw_in_leaves_a_false_eye() -> None:
    position = below_white("XXXXOOOOO", "XO.XOOOOO", "X.X.XOOOO")
    assert judged_once(position, "A1").life is Life.DEAD


def test_a_large_eye_space_lives_and_takes_the_stones_in_it() -> None:
    position = below_white("XXXXXXXXO", "..O....XO", "..O....XO")
    assert judged_once(position, "A3").life is Life.ALIVE
    assert judged_once(position, "C1").life is Life.DEAD


@pytest.mark.parametrize(
    ("rows", "name"),
    [
        pytest.param(("OO..OOOOO", "OO.X.OOOO", "OOO..OOOO"), "D2", id="net"),
        pytest.param(("OOO..OOOO", "OOX...OOO", "OOO...OOO"), "C2", id="ladder"),
    ],
)
def test_a_stone_in_a_net_or_a_ladder_is_dead(rows: tuple[str, ...], name: str) -> None:
    assert judged_once(below_white(*rows), name).life is Life.DEAD
