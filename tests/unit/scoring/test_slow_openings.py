"""The slow measure of the change by one move."""

from __future__ import annotations

import pytest

from tests.reference.slow_go import Board, Spot, breathing, joined
from tests.reference.slow_openings import (
    largest_lasting_swing,
    largest_swing,
    leaning_dead,
    owners,
    swings,
)

CLOSED = ["..XO..", "..XO..", "..XO.."]
NEUTRAL = ["..X.O.", "..XXO.", "..XXO."]
OPEN = [".X.O.", ".X.O.", "..XO."]
GROUP = ["X.XO.", "XXXO.", "OOOO."]


def drawn(rows: list[str]) -> tuple[Board, int, int]:
    """Return the board of a diagram, its width and its height."""
    letters = {"X": "B", "O": "W"}
    board = {(x, y): letters[cell] for y, row in enumerate(rows) for x, cell in enumerate(row) if cell in letters}
    return board, len(rows[0]), len(rows)


def nothing_dead(board: Board, width: int, height: int) -> set[Spot]:
    """Judge all stones as alive."""
    return set()


def test_a_point_belongs_to_the_colour_around_it() -> None:
    board, width, height = drawn(OPEN)
    found = owners(board, {(2, 2)}, width, height)
    assert found[0, 0] is None, "with C1 off, the side of A1 is open"
    assert found[4, 0] == "W"
    found = owners(board, set(), width, height)
    assert (found[0, 0], found[2, 0], found[2, 2]) == ("B", None, "B")


@pytest.mark.parametrize(("rows", "most"), [(CLOSED, 6), (NEUTRAL, 6), (OPEN, 4)], ids=["closed", "neutral", "open"])
def test_an_uncapturable_stone_changes_the_points_around_it(rows: list[str], most: int) -> None:
    found = largest_swing(*drawn(rows), judge=nothing_dead)
    assert found is not None
    assert len(found.changed) == most


def in_atari(board: Board, width: int, height: int) -> set[Spot]:
    """Judge all chains in atari as dead."""
    return {spot for spot in board if len(breathing(board, spot, width, height)) == 1}


def alone(board: Board, width: int, height: int) -> set[Spot]:
    """Judge all single stones as dead."""
    return {spot for spot in board if len(joined(board, spot, width, height)) == 1}


def test_a_threat_that_is_answered_changes_little() -> None:
    """An atari at B1 changes seven points; Black answers it by taking the stone."""
    row = drawn(["..XX..O"])
    unanswered = largest_swing(*row, judge=in_atari)
    lasting = largest_lasting_swing(*row, judge=in_atari)
    assert unanswered is not None
    assert lasting is not None
    assert (unanswered.color, unanswered.move, len(unanswered.changed)) == ("W", (1, 0), 7)
    assert not lasting.changed


def test_a_gap_that_its_owner_closes_changes_for_good() -> None:
    found = largest_lasting_swing(*drawn(["..X.O", "..X.O", "....O"]), judge=alone)
    assert found is not None
    assert (found.color, found.move) == ("B", (2, 2))
    assert found.changed == {(x, y) for x in range(2) for y in range(3)} | {(2, 2)}


def test_a_neutral_point_changes_alone() -> None:
    found = {
        swing.color: swing.changed for swing in swings(*drawn(NEUTRAL), judge=nothing_dead) if swing.move == (3, 0)
    }
    assert found == {"B": {(3, 0)}, "W": {(3, 0)}}


def test_a_capture_changes_the_stones_and_their_eye() -> None:
    board, width, height = drawn(GROUP)
    found = largest_swing(board, width, height, judge=nothing_dead)
    assert found is not None
    assert (found.color, found.move) == ("W", (1, 0))
    assert found.changed == {(x, y) for x in range(3) for y in range(2)}


def test_another_judgement_may_be_given() -> None:
    board, width, height = drawn(NEUTRAL)
    now = dict.fromkeys(owners(board, set(), width, height))
    changed = {len(s.changed) for s in swings(board, width, height, now, nothing_dead)}
    assert min(changed) >= len(board), "every stone on the board has an owner"


def test_a_full_board_has_no_move() -> None:
    assert largest_swing(*drawn(["XO", "XO"]), judge=nothing_dead) is None


def test_the_proposal_names_the_dead_stones() -> None:
    """Both sides have two eyes, and a black stone lies in one of White's."""
    board, width, height = drawn([".X.XO.O.O", "XXXXOXOOO", "XXXXOOOOO"])
    assert leaning_dead(board, width, height) == {(5, 1)}
