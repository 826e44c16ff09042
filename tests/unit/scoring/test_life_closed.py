"""Proofs about closed groups reach the proposal, with a line that shows them."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Play, Point, parse_point
from goboard_app.go.position import COLORS, Position, parse_diagram
from goboard_app.scoring.life import closed
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.closed import ClosedFinding, find_closed
from goboard_app.scoring.life.groups import find_groups
from goboard_app.scoring.life.playouts import Fates
from goboard_app.scoring.life.proof import Proof, ProofOutcome
from goboard_app.scoring.life.verdict import GroupVerdict, proved_verdict
from goboard_app.scoring.proposal import GroupJudgement, Life, Reason
from tests.support.closed import below_white, between, eye_space, judged, judged_once, mirrored, points, proposed

TWO = [(0, 0), (1, 0)]
ROW = [(0, 0), (1, 0), (2, 0)]
BULKY = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)]
# Neither side can play at B2: White has an eye at A1, Black at D2.
IN_CORNER = below_white("XXXXXOOOO", "O.X.XOOOO", ".OXXXOOOO")
# White's pair can be taken, but comes back: Black has no second eye by that.
NEEDED = below_white("XXOOOOOOO", ".XXXOOOOO", "OOXXOOOOO", ".X.XOOOOO")
BENT_FOUR = below_white("XXOOOOOOO", ".XOOOOOOO", "OXXXOOOOO", "OO.XOOOOO")
RACE = between("OOOOXO..X", "OOO.XO..X", "OOO..O.XX")


def after(position: Position, group: GroupJudgement) -> Position:
    """Return the board once the line of a group is played; every move must be legal."""
    if group.line:
        position = Position(position.size, position.stones, group.line[0].color)
    for move in group.line:
        assert move.color is position.to_move
        if isinstance(move, Play):
            assert position.at(move.point) is None
        position = position.after(move)
        if isinstance(move, Play):
            assert position.at(move.point) is move.color, "no suicide"
    return position


def colors(position: Position) -> list[Position]:
    return [position, mirrored(position)]


@pytest.mark.parametrize("board", colors(IN_CORNER))
def test_stones_that_no_side_can_take_are_in_seki(board: Position) -> None:
    for name in ("A2", "A3"):
        found = judged_once(board, name)
        assert (found.life, found.reason) == (Life.SEKI, Reason.ONE_EYE_EACH)
        assert found.points == points("B2", board)
        assert found.is_proved


@pytest.mark.parametrize("board", colors(NEEDED))
def test_stones_without_which_a_group_in_seki_would_live_are_in_seki(board: Position) -> None:
    for name in ("A2", "A4"):
        found = judged_once(board, name)
        assert (found.life, found.reason) == (Life.SEKI, Reason.SHARED_LIBERTIES)
        assert found.points == points("A1 A3", board)


def without(position: Position, name: str) -> Position:
    """Return the board without one stone."""
    (point,) = points(name, position)
    stones = bytearray(position.stones)
    stones[position.size.index(point)] = 0
    return Position(position.size, bytes(stones), position.to_move)


# In the second shape the stone can be taken, but one eye is all that this gives.
THROWN_IN = [
    *colors(eye_space(ROW, [(1, 0)])),
    *colors(without(eye_space(TWO, [(1, 0)]), "F6")),
]


@pytest.mark.parametrize("board", THROWN_IN)
def test_a_stone_thrown_into_a_dead_shape_is_not_dead(board: Position) -> None:
    around, inside = judged_once(board, "B5"), judged_once(board, "D6")
    assert around.life is Life.DEAD
    assert around.is_proved
    assert inside.life is Life.ALIVE
    assert not inside.is_proved


@pytest.mark.parametrize("board", colors(eye_space(ROW)))
def test_a_deciding_first_move_has_a_killing_line(board: Position) -> None:
    found = judged_once(board, "B5")
    assert (found.life, found.reason) == (Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)
    assert found.is_proved
    assert found.points == points("D6", board)
    assert isinstance(found.line[0], Play)
    assert {found.line[0].point} == points("D6", board)
    assert not found.stones & remaining(after(board, found))


@pytest.mark.parametrize("board", colors(eye_space(ROW)))
def test_a_deciding_first_move_has_a_killing_and_a_saving_line(board: Position) -> None:
    fates = Fates(QuickBoard.of(board))
    fates.runs, fates.survived = 2, dict.fromkeys(fates.board.stones, 1)
    groups = find_groups(fates)
    (number, finding), *_ = find_closed(fates, groups, board.size.columns, lambda: False).items()
    (vital,) = (board.size.index(point) for point in points("D6", board))
    defender = groups[number].color
    assert finding.line[0] == (3 - defender, vital)
    assert finding.rescue[0] == (defender, vital)


@pytest.mark.parametrize("board", colors(BENT_FOUR))
def test_a_bent_four_in_the_corner_is_left_to_its_rules(board: Position) -> None:
    found = judged_once(board, "B3")
    assert found.life is Life.DEAD
    assert not found.is_proved
    assert not found.line


def remaining(position: Position) -> frozenset[Point]:
    return frozenset().union(*(position.points(color) for color in COLORS if color is not None))


DEAD_ONES = [
    pytest.param(eye_space(ROW, [(1, 0)]), "B5", id="three in a row"),
    pytest.param(eye_space(BULKY, [(1, 1)]), "B5", id="bulky five"),
    pytest.param(RACE, "E3", id="a lost race"),
]


@pytest.mark.parametrize(("position", "name"), DEAD_ONES)
def test_the_line_of_dead_stones_takes_them(position: Position, name: str) -> None:
    for board in colors(position):
        found = judged_once(board, name)
        assert found.life is Life.DEAD
        assert found.is_proved
        assert isinstance(found.line[0], Play)
        assert not found.stones & remaining(after(board, found))


@pytest.mark.parametrize("shape", [[(x, 0) for x in range(4)], [(x, 0) for x in range(5)]])
def test_the_line_of_living_stones_leaves_two_eyes(shape: list[tuple[int, int]]) -> None:
    for board in colors(eye_space(shape)):
        found = judged_once(board, "B5")
        assert found.life is Life.ALIVE
        assert found.is_proved
        assert found.line[0].color is not found.color
        end = proposed(after(board, found))
        assert judged(board, "B5", end).reason is Reason.UNCONDITIONAL


def test_within_walls_that_need_not_live_it_is_read_but_not_proved() -> None:
    board = parse_diagram(["....X...."] * 6 + ["XXXXXX...", "OOOX.X...", "..OX.X..."])
    for position in colors(board):
        assert judged_once(position, "E9").reason is not Reason.UNCONDITIONAL
        found = judged_once(position, "A2")
        assert found.life is Life.DEAD
        assert not found.is_proved
        assert not found.stones & remaining(after(position, found))


# Black runs free above: the stones between him and White's corner are read all the same.
OPEN_SEKI = parse_diagram(["........."] * 4 + ["..X......", "....XXXX.", "OOOOOOXXX", "O.OXXXOOO", ".OOX.X.O."])
OPEN_THREE = parse_diagram(["........."] * 4 + ["...X.....", ".....XXXX", ".....XOOO", ".....XO..", ".....XO.O"])


@pytest.mark.parametrize("board", colors(OPEN_SEKI))
def test_within_walls_that_run_free_a_seki_is_found(board: Position) -> None:
    for name in ("D1", "J2"):
        found = judged_once(board, name)
        assert (found.life, found.reason) == (Life.SEKI, Reason.ONE_EYE_EACH)
        assert not found.is_proved


@pytest.mark.parametrize("board", colors(OPEN_THREE))
def test_within_walls_that_run_free_the_first_move_decides(board: Position) -> None:
    found = judged_once(board, "G1")
    assert (found.life, found.reason) == (Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)
    assert found.points == points("H2", board)


def test_small_areas_are_read_before_the_boards_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [".XXXXXXX.", "XOOOOOOXX", "XO....OXX", "XO....OXX", "XOOOOOOXX", "XXXXXXXXX"]
    board = parse_diagram([*rows, "XOOOOOXXX", "XO...OXXX", "XOOOOOXXX"])
    fates = Fates(QuickBoard.of(board))
    fates.runs = 1
    fates.survived = dict.fromkeys(fates.board.stones, 1)
    groups = find_groups(fates)
    monkeypatch.setattr(closed, "MOST_OF_ALL", 150)
    monkeypatch.setattr(closed, "MOST_LISTED", 0)
    found = find_closed(fates, groups, board.size.columns, lambda: False)
    (number,) = found
    assert found[number].points == {board.size.index(at) for at in points("D2", board)}


def test_the_rest_of_the_budget_goes_to_doubtful_groups(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = eye_space(ROW)
    fates = Fates(QuickBoard.of(board))
    fates.runs = 2
    fates.survived = dict.fromkeys(fates.board.stones, 1)
    groups = find_groups(fates)
    monkeypatch.setattr(closed, "MOST_STATES", 20)
    (finding,) = find_closed(fates, groups, board.size.columns, lambda: False).values()
    assert finding.points == {board.size.index(at) for at in points("D6", board)}


@pytest.mark.parametrize("other", [ProofOutcome.DEAD, ProofOutcome.ALIVE])
def test_an_uncapturable_group_lives_among_dead_stones(other: ProofOutcome) -> None:
    fates = Fates(QuickBoard.of(RACE))
    groups = find_groups(fates)
    areas = dict(closed._in_order(fates, groups, RACE.size.columns))
    one, two = areas
    areas[one].proof = Proof(ProofOutcome.SEKI, ProofOutcome.SEKI)
    areas[two].proof = Proof(other, other)
    found = closed._Neighbors(fates, areas).findings()
    assert found[two].outcome is other
    assert (one in found) is (other is ProofOutcome.DEAD)
    assert other is ProofOutcome.ALIVE or found[one].outcome is ProofOutcome.ALIVE


def test_a_group_of_many_stones_is_read_like_a_small_one() -> None:
    rows = ["X.X.XXXXXXX", "XXXXXXXXXXX", *["OOOOOOOOOOO"] * 4, "OOOO...OOOO"]
    board = parse_diagram(rows + ["OOOOOOOOOOO"] * 4)
    found = judged_once(board, "A1")
    assert (found.life, found.reason) == (Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)
    assert found.points == points("F5", board)
    assert found.is_proved


@pytest.mark.parametrize(
    ("lowest", "is_read"),
    [
        pytest.param(".OXX.X...", True, id="joined"),
        pytest.param(".OX..X...", False, id="cut off with one liberty"),
    ],
)
def test_a_wall_that_could_be_put_into_atari_is_none(lowest: str, is_read: bool) -> None:
    board = parse_diagram(["....X...."] * 6 + ["XXXX.X...", "OOOX.X...", lowest])
    fates = Fates(QuickBoard.of(board))
    # As if Black had never lost a stone.
    fates.runs = 1
    fates.survived = {head: fates.board.color[head] == 1 for head in fates.board.stones}
    groups = find_groups(fates)
    found = find_closed(fates, groups, board.size.columns, lambda: False)
    assert {finding.outcome for finding in found.values()} == ({ProofOutcome.DEAD} if is_read else set())


L_FOUR = parse_diagram(["..XO.O.", ".XXOOOO", ".XOOOOO", "XXOOOOO", "OOOOOOO", "OOOOOOO", "OOOOO.O"])
"""Black lives at A6; if White moves first, a ko comes up."""


def test_a_ko_that_comes_up_for_one_side_leaves_the_first_move_to_decide() -> None:
    found = judged_once(L_FOUR, "C7")
    assert found.reason is Reason.FIRST_MOVE_DECIDES
    assert found.points == {parse_point("A6", L_FOUR.size)}


def test_a_ko_on_the_board_decides() -> None:
    fates = Fates(QuickBoard.of(L_FOUR))
    fates.runs, fates.survived = 2, dict.fromkeys(fates.board.stones, 1)
    (group,) = (each for each in find_groups(fates) if each.color == 1)
    judged_by_playouts = GroupVerdict(Life.ALIVE, Life.ALIVE, 0.7, Reason.SURVIVES)
    finding = ClosedFinding(ProofOutcome.KO, True, points=frozenset({1}))
    found = proved_verdict(fates, group, finding, judged_by_playouts)
    assert (found.life, found.reason, found.points) == (Life.UNCLEAR, Reason.KO_DECIDES, {1})
