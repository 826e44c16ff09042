"""Sekis and boards that look like one."""

from __future__ import annotations

import pytest

from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.proposal import Life, Reason
from tests.support.closed import below_white, judged, judged_once, mirrored, points, proposed

SHARED = below_white("XXXXXXOOO", ".OOO.XOOO", "OOOOXXOOO")
ONE_EYE_EACH = below_white("XXXXXXXXO", "X.XOOOOXO", "XXXO.OOXO", "XX.OOOOXO")
# E4 and D3 do not join Black's two groups, nor D4 and E3 White's.
THREE_GROUPS = below_white("OOOOXXXXX", "XXXXOOX.X", "X.XXOOXXX", "XXX.O.XXX")
# Each side has an eye and one of two kos; the side that takes the other one loses the first.
DOUBLE_KO = parse_diagram(
    [
        "X.X.XXXXX",
        "XXXXXXXXX",
        "OOOOOOOOO",
        "OOOOOOOOO",
        "XXXXXOOOO",
        ".XX.XOO.O",
        "XOXXXOOOO",
        "OOOXXOO.O",
        ".O.OXOOOO",
    ]
)
RING = parse_diagram(
    [
        ".OXXX.XXXO.",
        "OOXXXXOXXOO",
        "OOXOOOOOXOO",
        "OOXO.O.OXOO",
        "OOXOOOOOXOO",
        "OOXXOXXXXOO",
        ".OXXX.XXXO.",
    ]
)


@pytest.mark.parametrize(
    ("position", "names", "reason", "shared"),
    [
        pytest.param(SHARED, "A3 A1", Reason.SHARED_LIBERTIES, "A2 E2", id="shared"),
        pytest.param(ONE_EYE_EACH, "A1 D1", Reason.ONE_EYE_EACH, "C1", id="one eye each"),
        pytest.param(THREE_GROUPS, "E1", Reason.SHARED_LIBERTIES, "D1 F1", id="middle of three"),
        pytest.param(THREE_GROUPS, "A1", Reason.SHARED_LIBERTIES, "D1", id="left of three"),
        pytest.param(THREE_GROUPS, "J1", Reason.SHARED_LIBERTIES, "F1", id="right of three"),
    ],
)
@pytest.mark.parametrize("color", ["as drawn", "mirrored"])
def test_groups_in_seki(position: Position, names: str, reason: Reason, shared: str, color: str) -> None:
    board = position if color == "as drawn" else mirrored(position)
    for name in names.split():
        found = judged_once(board, name)
        assert (found.life, found.leaning, found.reason) == (Life.SEKI, Life.SEKI, reason)
        assert found.points == points(shared, board)
        assert found.confidence < 1


@pytest.mark.parametrize("position", [SHARED, ONE_EYE_EACH, THREE_GROUPS])
def test_liberties_in_seki_are_no_dame(position: Position) -> None:
    assert not proposed(position).dame


def test_a_double_ko_is_not_called_dead() -> None:
    proposal = proposed(DOUBLE_KO)
    for name in ("A5", "A2"):
        assert judged(DOUBLE_KO, name, proposal).leaning is not Life.DEAD


def test_a_ring_of_false_eyes_around_living_stones_lives() -> None:
    assert judged_once(RING, "C1").reason is Reason.UNCONDITIONAL
    assert judged_once(RING, "J1").reason is Reason.UNCONDITIONAL


def test_an_eye_against_none_is_no_seki() -> None:
    # As above, but White's eye at E2 is filled.
    position = below_white("XXXXXXXXO", "X.XOOOOXO", "XXXOOOOXO", "XX.OOOOXO")
    assert judged_once(position, "D1").life is Life.DEAD
    assert judged_once(position, "A1").life is Life.ALIVE
