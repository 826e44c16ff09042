"""Every reason that a group can be given, on a board of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.proposal import Life, Reason
from tests.support.closed import below_white, between, eye_space, judged_once, points, proposed
from tests.support.networks import WIDE

ROW_OF_THREE = [(0, 0), (1, 0), (2, 0)]
ROW_OF_FOUR = [(0, 0), (1, 0), (2, 0), (3, 0)]
LARGE = below_white("XXXXXXXXX", ".........", "....O....")
ONE_EYE_EACH = below_white("XXXXXXXXO", "X.XOOOOXO", "XXXO.OOXO", "XX.OOOOXO")
SHARED = below_white("XXXXXXOOO", ".OOO.XOOO", "OOOOXXOOO")
TANGLED = parse_diagram(
    [
        ".X.X...O.",
        "X.XOOOOO.",
        "..OX..OOO",
        ".OXXOOXXO",
        "OO.OXXXXO",
        "OOOOX.XXO",
        "OXOXXXXXX",
        "OXOOX...O",
        "XXXXX...X",
    ]
)
HALF_READ = parse_diagram(
    [
        "...XO.X.O",
        "O.OXOXO..",
        "OXOXOX...",
        "X.X.XO.OO",
        "XXXXX..XX",
        "XOOOXOX..",
        "XO.OOOXX.",
        "XXO.OOOXX",
        "OOOO.OOOX",
    ]
)
LINKED = parse_diagram([".OO.X..", "OXOOXOO", "XXOOXX.", ".OO.OX.", ".XXOOX.", ".X.X...", ".OX.X.."])
AMONG = parse_diagram(
    [
        "....OX.X.",
        "....OX..X",
        "....OXOXX",
        "...O.OXXX",
        "..OO.OXOX",
        ".O...XOOO",
        "..X.O..O.",
        ".XXXOX.O.",
        "....O...O",
    ]
)


@dataclass(frozen=True)
class Case:
    """The group at a point of a board, and its expected judgement."""

    position: Position
    name: str
    reason: Reason
    life: Life
    points: str = ""
    liberties: int | None = None
    other_liberties: int = 0
    leaning: Life | None = None


def settled(life: Life) -> Callable[[Position, str, Reason, str, int], Case]:
    """Return a maker of cases of groups with this status."""
    return lambda position, name, reason, points, liberties: Case(position, name, reason, life, points, liberties)


alive, dead, seki = settled(Life.ALIVE), settled(Life.DEAD), settled(Life.SEKI)


def unclear(position: Position, name: str, reason: Reason, leaning: Life, points: str = "") -> Case:
    return Case(position, name, reason, Life.UNCLEAR, points, leaning=leaning)


DOUBLE_KO = parse_diagram([".OXX.XOOX..", ".OXXXOOOX..", "OOX.XO.OXXX", ".OXXXOOOX..", ".OXXO.OOX.."])
HANEZEKI = parse_diagram(["OOO.X.O.XXX", "XXXXXOOOOOO", "OOOOOXXXXXX", ".O.OOXX.X.X", "OOOOOXXXXXX"])

# The white group around the stone is dead: all its points are room for eyes.
FREED = "B5 B6 B7 C5 C6 C7 D5 D7 E5 E6 E7 F5 F6 F7"
LOST_RACE = dead(between("OOOOXO..X", "OOO.XO..X", "OOO..O.XX"), "E2", Reason.LOST_RACE, "", 2)

CASES = [
    alive(below_white("XXXXXOOOO", "X.X.XOOOO"), "A1", Reason.UNCONDITIONAL, "B1 D1", 2),
    alive(below_white("XXXOOOOOO", ".X.XOOOOO", "XX.XOOOOO"), "B2", Reason.TWO_EYES, "A2 C1 C2", 3),
    alive(eye_space(ROW_OF_FOUR), "B5", Reason.EYE_SPACE, "C6 D6 E6 F6", 4),
    alive(between("OOOOOXXXX", "OOOO..XXX", "OOO.O.XXX"), "E1", Reason.CONNECTED, "D1 E2", 3),
    alive(eye_space(ROW_OF_THREE, [(1, 0)]), "D6", Reason.EYE_SPACE, FREED, 2),
    alive(LINKED, "E7", Reason.SURVIVES, "", 6),
    dead(below_white("OO..OOOOO", "OO.X.OOOO", "OOO..OOOO"), "D2", Reason.ENCLOSED, "", 4),
    dead(below_white("OOOOOOOOO", "XXXOXOOOO", "X.XX.XOOO"), "A1", Reason.DEAD_SHAPE, "B1", 2),
    dead(eye_space(ROW_OF_THREE, [(1, 0)]), "B5", Reason.DEAD_SHAPE, "C6 D6 E6", 2),
    replace(LOST_RACE, other_liberties=4),
    dead(below_white("OOO.OOOOO", "OOX.XOOOO", "OOOXXOOOO"), "E2", Reason.IN_ATARI, "D2", 1),
    dead(LARGE, "E1", Reason.CAPTURED, "", 3),
    seki(SHARED, "A3", Reason.SHARED_LIBERTIES, "A2 E2", 2),
    seki(ONE_EYE_EACH, "A1", Reason.ONE_EYE_EACH, "C1", 2),
    seki(DOUBLE_KO, "C4", Reason.DOUBLE_KO, "E5 F1", 2),
    seki(HANEZEKI, "A5", Reason.COSTLY_CAPTURE, "D5", 1),
    unclear(eye_space(ROW_OF_THREE), "B5", Reason.FIRST_MOVE_DECIDES, Life.ALIVE, "D6"),
    unclear(
        below_white("XXXXOOOOO", "X.XO.OOOO", "XX.XOOOOO"),
        "A1",
        Reason.KO_DECIDES,
        Life.ALIVE,
        "C1 E2",
    ),
    unclear(WIDE, "A4", Reason.OPEN_BORDER, Life.DEAD, "A3 A5 B1 B2 B4"),
    Case(TANGLED, "D8", Reason.SURVIVES, Life.ALIVE),
    unclear(HALF_READ, "G4", Reason.NOT_READ, Life.ALIVE),
    dead(AMONG, "B2", Reason.EXPERIENCE, "", 7),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason.value)
def test_the_judgement_and_its_reason(case: Case) -> None:
    found = judged_once(case.position, case.name)
    assert (found.life, found.reason) == (case.life, case.reason)
    assert found.points == points(case.points, case.position)
    assert found.other_liberties == case.other_liberties
    assert found.leaning is (case.leaning or case.life)
    assert case.liberties in (None, found.liberties)


def test_every_reason_has_a_board() -> None:
    assert {case.reason for case in CASES} == set(Reason)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason.value)
def test_only_unconditional_life_is_certain(case: Case) -> None:
    for group in proposed(case.position).groups:
        assert 0 <= group.confidence <= 1
        assert (group.confidence == 1) is (group.reason is Reason.UNCONDITIONAL)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason.value)
def test_every_stone_is_in_one_group(case: Case) -> None:
    position = case.position
    groups = proposed(position).groups
    stones = [(stone, group.color) for group in groups for stone in group.stones]
    assert len(stones) == len(set(stones))
    assert set(stones) == {(p, c) for p in position.size if (c := position.at(p)) is not None}
