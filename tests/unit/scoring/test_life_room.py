"""The check that a group said to live has a way to live once the dead stones are off."""

from __future__ import annotations

import pytest

from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.life.room import with_room
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal, Reason
from tests.support.closed import points


def proposal_of(position: Position, *groups: tuple[str, Life, Reason]) -> Proposal:
    """Return a finished proposal with these groups, each named by its stones."""
    found = []
    for names, life, reason in groups:
        stones = points(names, position)
        color = position.at(next(iter(stones)))
        assert color is not None
        found.append(GroupJudgement(color, stones, life, life, 0.95, reason))
    return Proposal(tuple(found))


def checked(position: Position, *groups: tuple[str, Life, Reason]) -> GroupJudgement:
    """Return the first of these groups after the check."""
    return with_room(position, proposal_of(position, *groups)).groups[0]


WALL = ("A3 B3 C3 D3 E3", Life.ALIVE, Reason.UNCONDITIONAL)
LONE = parse_diagram([".....", ".....", "OOOOO", ".X...", "....."])
TWO = parse_diagram(["O.O.O", "OOOOO", "XXXXX", ".X.X.", "XXXXX"])
ROOM = parse_diagram(["XXXXX", "XOOOX", "XO.OX", "XOOOX", "XXXXX"])


@pytest.mark.parametrize("reason", [Reason.SURVIVES, Reason.EXPERIENCE])
def test_a_lone_stone_in_the_other_sides_corner_is_left_to_the_players(reason: Reason) -> None:
    found = checked(LONE, ("B2", Life.ALIVE, reason), WALL)
    assert (found.life, found.leaning, found.reason) == (Life.UNCLEAR, Life.ALIVE, Reason.NOT_READ)


def test_a_reason_for_the_life_of_a_group_is_kept() -> None:
    found = checked(LONE, ("B2", Life.ALIVE, Reason.CONNECTED), WALL)
    assert (found.life, found.reason) == (Life.ALIVE, Reason.CONNECTED)


def test_two_eyes_are_the_reason() -> None:
    stones = "A3 B3 C3 D3 E3 B2 D2 A1 B1 C1 D1 E1"
    found = checked(TWO, (stones, Life.ALIVE, Reason.SURVIVES))
    assert found.reason is Reason.TWO_EYES
    assert found.points == points("A2 C2", TWO)


def test_room_under_dead_stones_is_the_reason() -> None:
    around = "A1 B1 C1 D1 E1 A2 E2 A3 E3 A4 E4 A5 B5 C5 D5 E5"
    dead = ("B2 C2 D2 B3 D3 B4 C4 D4", Life.DEAD, Reason.DEAD_SHAPE)
    found = checked(ROOM, (around, Life.ALIVE, Reason.SURVIVES), dead)
    assert found.reason is Reason.EYE_SPACE
    assert found.points == points("B2 C2 D2 B3 C3 D3 B4 C4 D4", ROOM)


def test_a_link_to_a_living_group_is_the_reason() -> None:
    position = parse_diagram(["OOOOO", "XX.OO", ".X.XX", "XX.OO", "OOOOO"])
    living = ("A2 B2 B3 A4 B4", Life.ALIVE, Reason.UNCONDITIONAL)
    found = checked(position, ("D3 E3", Life.ALIVE, Reason.SURVIVES), living)
    assert found.reason is Reason.CONNECTED
    assert found.points == points("C3", position)


def test_a_board_that_is_not_finished_is_not_checked() -> None:
    proposal = proposal_of(LONE, ("B2", Life.ALIVE, Reason.SURVIVES), WALL)._replace(is_finished=False)
    assert with_room(LONE, proposal) == proposal


def test_a_group_that_was_read_to_the_end_is_not_checked() -> None:
    proposal = proposal_of(LONE, ("B2", Life.ALIVE, Reason.SURVIVES), WALL)
    proved = proposal._replace(groups=(proposal.groups[0]._replace(is_proved=True), proposal.groups[1]))
    assert with_room(LONE, proved) == proved
