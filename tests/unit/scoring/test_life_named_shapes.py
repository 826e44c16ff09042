"""Named eye spaces and sekis: the proposal against a reference that lists every board."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pytest

from goboard_app.go.board import Point
from goboard_app.go.position import Position
from goboard_app.scoring.life.board import QuickBoard, find_safe
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal, Reason
from tests.reference.slow_life import Moment, SlowLife
from tests.support.closed import mirrored, proposed
from tests.support.eye_shapes import Drawing, Place, ringed

_MOST_IN_QUICK_TESTS = 6
"""Every filling of so many points is listed in 0.1 s; nine take some 5 s."""


class End(Enum):
    """The outcome for stones after one side has moved first, by the reference."""

    ALIVE = "two eyes"
    DEAD = "taken"
    SEKI = "neither taken nor two eyes"
    KO = "taken if the attacker has the threats, else not"
    STAYS = "never taken, a repetition or a ko decides about two eyes"


class Shape(NamedTuple):
    """A named board, and the outcomes for its black group attacked first and defended first.

    `space` has a space for points that are no part of the eye space and O for stones inside.
    """

    name: str
    space: tuple[str, ...]
    place: Place
    outside: int
    attacked: End
    defended: End

    def drawing(self) -> Drawing:
        """Return the board."""
        return ringed(self.space, self.place, self.outside)

    @property
    def changing(self) -> int:
        """Return the points that can change while the group is there."""
        return sum(letter != " " for row in self.space for letter in row) + self.outside


A, D, S, K, T = End.ALIVE, End.DEAD, End.SEKI, End.KO, End.STAYS
CENTRE, SIDE, CORNER = Place.CENTRE, Place.SIDE, Place.CORNER


def shape(name: str, space: str, place: Place, outside: int, attacked: End, defended: End) -> Shape:
    return Shape(name, tuple(space.split("/")), place, outside, attacked, defended)


SHAPES = [
    shape("straight three", "...", CENTRE, 0, D, A),
    shape("bent three", "../. ", SIDE, 1, D, A),
    shape("both ends of three taken", "O.O", CENTRE, 0, D, A),
    shape("three with its middle taken", ".O.", SIDE, 1, D, D),
    shape("straight four", "....", CENTRE, 0, A, A),
    shape("straight four with a middle taken", ".O..", SIDE, 1, D, A),
    shape("straight four with both middles taken", ".OO.", CENTRE, 0, D, D),
    shape("straight four with an end taken", "O...", CENTRE, 0, A, A),
    shape("pyramid four", " . /...", CENTRE, 0, D, A),
    shape("pyramid four with its point at the edge", ".../ . ", SIDE, 1, D, A),
    shape("pyramid four with its middle taken", " . /.O.", CENTRE, 0, D, D),
    shape("square four", "../..", CENTRE, 0, D, D),
    shape("square four with one taken", "O./..", SIDE, 0, D, D),
    shape("square four in the corner", "../..", CORNER, 1, D, D),
    shape("zigzag four", ".. / ..", CENTRE, 0, A, A),
    shape("bent four at the side", ".  /...", SIDE, 0, A, A),
    shape("the L group", ". /. /..", CORNER, 0, K, A),
    shape("the L group with an outside liberty", ". /. /..", CORNER, 1, K, A),
    shape("bent four away from the corner", "../. /. ", CORNER, 0, A, A),
    shape("bent four away from the corner, one outside liberty", "../. /. ", CORNER, 1, A, A),
    shape("bent four away from the corner, two outside liberties", "../. /. ", CORNER, 2, A, A),
    shape("bulky five", " ../...", CENTRE, 0, D, A),
    shape("bulky five with its middle taken", " ../.O.", SIDE, 1, D, D),
    shape("bulky five with a corner taken", " .O/...", CENTRE, 0, D, A),
    shape("bulky five with two taken", " .O/.O.", CENTRE, 0, D, D),
    shape("bulky five with four taken", " OO/OO.", SIDE, 0, D, A),
    shape("crossed five", " . /.../ . ", CENTRE, 0, D, A),
    shape("crossed five with its middle taken", " . /.O./ . ", CENTRE, 0, D, D),
    shape("crossed five with an arm taken", " O /.../ . ", CENTRE, 0, D, A),
    shape("straight five", ".....", SIDE, 0, A, A),
    shape("straight five with its middle taken", "..O..", SIDE, 0, A, A),
    shape("straight five with two apart taken", ".O.O.", CENTRE, 0, S, A),
    shape("straight five with three taken", ".OOO.", CENTRE, 0, S, S),
    shape("straight five with two together taken", ".OO..", CENTRE, 0, S, A),
    shape("long L", "   ./....", CENTRE, 0, A, A),
    shape("J group", "../. /..", CORNER, 0, A, A),
    shape("J group with a long foot", ".  /.  /...", CORNER, 0, A, A),
    shape("the J group along the edge", "../. /. /. ", CORNER, 0, A, A),
    shape("the J group with its hook in the corner", ". /. /. /..", CORNER, 0, A, A),
    shape("the T of five", ".../ . / . ", CENTRE, 0, A, A),
    shape("the V of five", ".../.  /.  ", CENTRE, 0, A, A),
    shape("the W of five", ".. / ../  .", CENTRE, 0, A, A),
    shape("the U of five at the side", ".../. .", SIDE, 0, A, A),
    shape("rabbity six", " . /.../.. ", CENTRE, 0, D, A),
    shape("rabbity six with its middle taken", " . /.O./.. ", SIDE, 1, D, D),
    shape("rabbity six with its nose taken", " . /..O/.. ", CENTRE, 0, D, A),
    shape("rabbity six with the other ear", ".. /.../ ..", CENTRE, 0, S, A),
    shape("other ear with its middle taken", ".. /.O./ ..", CENTRE, 0, S, S),
    shape("other ear with two taken", ".. /.OO/ ..", CENTRE, 0, D, S),
    shape("rectangle, centre, 0 outside", ".../...", CENTRE, 0, A, A),
    shape("rectangle, centre, 1 outside", ".../...", CENTRE, 1, A, A),
    shape("rectangle, centre, 2 outside", ".../...", CENTRE, 2, A, A),
    shape("rectangle, side, 0 outside", ".../...", SIDE, 0, A, A),
    shape("rectangle, side, 1 outside", ".../...", SIDE, 1, A, A),
    shape("rectangle, side, 2 outside", ".../...", SIDE, 2, A, A),
    shape("rectangle, corner, 0 outside", ".../...", CORNER, 0, D, A),
    shape("rectangle, corner, 1 outside", ".../...", CORNER, 1, K, A),
    shape("rectangle, corner, 2 outside", ".../...", CORNER, 2, A, A),
    shape("rectangle standing in the corner, 0 outside", "../../..", CORNER, 0, D, A),
    shape("rectangle standing in the corner, 1 outside", "../../..", CORNER, 1, K, A),
    shape("rectangle standing in the corner, 2 outside", "../../..", CORNER, 2, A, A),
    shape("rectangle with a middle taken", ".../.O.", CENTRE, 0, D, A),
    shape("rectangle with both middles taken", ".O./.O.", CENTRE, 0, D, D),
    shape("rectangle with three taken", ".OO/.O.", CENTRE, 0, D, D),
    shape("rectangle with two on the slant taken", "O../.O.", CENTRE, 0, D, A),
    shape("rectangle with four taken", ".OO/OO.", SIDE, 0, D, D),
    shape("rectangle with five taken", ".OO/OOO", SIDE, 0, D, D),
    shape("rectangle with a row taken", "OOO/...", SIDE, 0, D, S),
    shape("rectangle in the corner with a middle taken", ".../.O.", CORNER, 0, D, K),
    shape("straight six", "......", CENTRE, 0, A, A),
    shape("straight six with four taken", ".OOOO.", CENTRE, 0, S, S),
    shape("straight six with two apart taken", ".O..O.", CENTRE, 0, A, A),
    shape("three by three in the corner", ".../.../...", CORNER, 0, T, A),
    shape("carpenter's square", ".. /.../...", CORNER, 0, K, A),
    shape("carpenter's square with an outside liberty", ".. /.../...", CORNER, 1, K, A),
    shape("three by three at the side", ".../.../...", SIDE, 0, A, A),
    shape("three by three", ".../.../...", CENTRE, 0, A, A),
    shape("three by three with its middle taken", ".../.O./...", CENTRE, 0, A, A),
    shape("three by three with two taken", ".../.OO/...", CENTRE, 0, S, A),
    shape("three by three with three taken", ".O./.OO/...", CENTRE, 0, S, S),
    shape("bulky seven with two ears", ".. /.../.. ", CENTRE, 0, A, A),
    shape("bulky seven with a nose", " . /.../...", CENTRE, 0, A, A),
    shape("rectangle and one", ".../.../.  ", CENTRE, 0, A, A),
    shape("rectangle and one with the middle taken", ".../.O./.  ", CENTRE, 0, S, A),
    shape("the C of seven", ".../.  /...", CENTRE, 0, A, A),
    shape("bulky seven with four taken", " . /.OO/.OO", CENTRE, 0, D, D),
    shape("bulky seven with five taken", " . /OOO/.OO", CENTRE, 0, D, D),
    shape("bulky seven in the corner", " . /.../...", CORNER, 0, T, A),
    shape("rectangle and one in the corner", "../../../. ", CORNER, 0, A, A),
    shape("seven in the corner with one arm", ".../.. /.. ", CORNER, 0, A, A),
    shape("seven in the corner with a nose", ".. /.../.. ", CORNER, 0, T, A),
    shape("straight seven at the side", ".......", SIDE, 0, A, A),
    shape("two by four", "..../....", CENTRE, 0, A, A),
    shape("two by four in the corner", "..../....", CORNER, 0, T, A),
    shape("two by four with two taken", "..../.OO.", CENTRE, 0, S, S),
    shape("two by four with six taken", ".OOO/.OOO", SIDE, 0, S, S),
    shape("two by four with five taken", "..OO/.OOO", SIDE, 0, S, A),
    shape("two by four with a row taken", "..../OOOO", CENTRE, 0, S, S),
    shape("two by four with a square taken", ".OO./.OO.", CENTRE, 0, S, S),
    shape("three by three less a corner", ".. /.../...", CENTRE, 0, A, A),
    shape("three by three less a corner with four taken", ".. /.OO/.OO", CENTRE, 0, S, S),
    shape("three by three less a corner with five taken", ".. /OOO/.OO", CENTRE, 0, S, S),
    shape("three by three less a corner with six taken", ".O /OOO/.OO", CENTRE, 0, S, S),
    shape("belly of six", " .. /....", CENTRE, 0, A, A),
    shape("belly of six with two taken", " .. /.OO.", CENTRE, 0, D, D),
    shape("belly of six at the side with one taken", " .. /.O..", SIDE, 0, D, A),
    shape("belly of six at the side with three taken", " .O /.OO.", SIDE, 0, D, D),
    shape("belly of seven at the side", " . /.../...", SIDE, 0, A, A),
    shape("belly on both sides", " .. /..../ .. ", CENTRE, 0, A, A),
    shape("belly on both sides with two taken", " .. /.OO./ .. ", CENTRE, 0, S, S),
    shape("belly on both sides with three taken", " O. /.OO./ .. ", CENTRE, 0, S, S),
    shape("belly of seven with its middle taken", " . /.O./...", SIDE, 0, D, A),
    shape("belly of six at the side with four taken", " OO /.OO.", SIDE, 0, D, D),
    shape("two by four and one", "..../..../.   ", CENTRE, 0, A, A),
    shape("two by four with a nose", " .  /..../....", CENTRE, 0, A, A),
    shape("straight nine at the side", ".........", SIDE, 0, A, A),
    shape("three by three at the side with six taken", "OOO/OOO/...", SIDE, 0, D, S),
    shape("three by three with a cross taken", ".O./OOO/.O.", CENTRE, 0, S, S),
    shape("three by three with five taken", ".OO/.OO/..O", CENTRE, 0, S, S),
    shape("three by three at the side with seven taken", ".OO/OOO/OO.", SIDE, 0, S, S),
]
# Rows at the bottom of a board, the black group at the left of the upper row.
DRAWN = {
    "one eye each in the corner": (("XXXXXOO", "O.X.XOO", ".OXXXOO"), S, S),
    "two shared liberties": (("XXXXXXOO", ".OOO.XOO", "OOOOXXOO"), S, S),
    "three in a corner of five": (("XXXXOO", ".O.XOO", "OO.XOO"), D, D),
    "three of a corner of six": (("XXXXOO", "OO.XOO", "O..XOO"), D, D),
    "a corner stone and one more": (("XXXOOOO", "O.XXOOO", "O..XOOO"), D, A),
    "a corner seki if defended": (("XXXXXOO", "OO..XOO", ".O.XXOO"), D, S),
    "three false eyes": (("XXXOXXX", "X.X.X.X"), D, A),
}
# The rules call this dead, with ko threats of either side.
BENT_FOUR = Drawing(("XXOOOOO", ".XOOOOO", "OXXXOOO", "OO.XOOO"))

LIVES = {
    (A, A): Life.ALIVE,
    (D, D): Life.DEAD,
    (S, S): Life.SEKI,
    # Both have passed, and neither can take the stones.
    (S, A): Life.ALIVE,
    (T, A): Life.ALIVE,
    (D, A): Life.UNCLEAR,
    (D, S): Life.UNCLEAR,
    (K, A): Life.UNCLEAR,
    (D, K): Life.UNCLEAR,
    (K, K): Life.UNCLEAR,
}


def chain_asked(drawing: Drawing) -> frozenset[int]:
    """Return the largest chain of the group in question, as points of the reference's board."""
    board, width = drawing.walled()
    reader = SlowLife(board, width, frozenset([board.index("X")]), "X")
    chains = [reader.chain(board, at) for at, letter in enumerate(board) if letter == "X"]
    return frozenset(max(chains, key=len))


def end(drawing: Drawing, first: str) -> End:
    """Return the verdict of the reference if the attacker, O, or the defender, X, moves first."""
    board, width = drawing.walled()
    asked = chain_asked(drawing)
    weak = SlowLife(board, width, asked, "O")
    strong = SlowLife(board, width, asked, "X")
    if weak.lives(first):
        return End.ALIVE
    if strong.takes(first):
        return End.DEAD
    if weak.holds(first):
        return End.SEKI if strong.denies(first) else End.STAYS
    if weak.takes(first) and strong.holds(first):
        return End.KO
    raise AssertionError("the reference knows no such end")


def point_of(drawing: Drawing, at: int) -> Point:
    """Return the point on the whole board of one on the reference's."""
    _, width = drawing.walled()
    row, column = divmod(at, width)
    # The board has one row more at the top.
    return Point(column, row + 1)


def judged_group(drawing: Drawing, proposal: Proposal) -> GroupJudgement:
    found = proposal.at(point_of(drawing, min(chain_asked(drawing))))
    assert found is not None
    return found


def cases(quick: bool) -> list[object]:
    """Return the shapes with few points that change, or the others."""
    return [pytest.param(each, id=each.name) for each in SHAPES if (each.changing <= _MOST_IN_QUICK_TESTS) is quick]


def test_the_table_has_sixty_boards_and_no_name_twice() -> None:
    assert len({each.name for each in SHAPES}) == len(SHAPES) >= 60
    assert {each.changing - each.outside for each in SHAPES} == set(range(3, 10))


@pytest.mark.parametrize("each", cases(quick=True))
def test_small_shapes_have_the_ends_of_the_reference(each: Shape) -> None:
    drawing = each.drawing()
    assert (end(drawing, "O"), end(drawing, "X")) == (each.attacked, each.defended)


@pytest.mark.slow
@pytest.mark.parametrize("each", cases(quick=False))
def test_large_shapes_have_the_ends_of_the_reference(each: Shape) -> None:
    test_small_shapes_have_the_ends_of_the_reference(each)


@pytest.mark.slow
@pytest.mark.parametrize("name", DRAWN)
def test_drawn_boards_have_the_ends_of_the_reference(name: str) -> None:
    rows, attacked, defended = DRAWN[name]
    assert (end(Drawing(rows), "O"), end(Drawing(rows), "X")) == (attacked, defended)


@pytest.mark.parametrize("each", SHAPES, ids=lambda each: each.name)
def test_all_around_the_group_lives_for_certain(each: Shape) -> None:
    board = QuickBoard.of(each.drawing().board())
    group = judged_points(each.drawing())
    safe = find_safe(board, 2)
    inside = sum(row.count("O") for row in each.space)
    stones = sum(color == 2 for color in board.color)
    assert sum(len(board.stones[head]) for head in safe.heads) == stones - inside
    assert all(board.color[at] == 1 for at in group)


def judged_points(drawing: Drawing) -> list[int]:
    size = drawing.board().size
    return [size.index(point_of(drawing, at)) for at in chain_asked(drawing)]


def agree(drawing: Drawing, board: Position, attacked: End, defended: End) -> None:
    """Check that the proposal agrees with the reference about the group and the stones inside."""
    proposal = proposed(board)
    found = judged_group(drawing, proposal)
    assert found.life is LIVES[attacked, defended]
    if found.life is not Life.UNCLEAR:
        # Stones inside a dead group have taken it, or will.
        inside = {Life.DEAD: Life.ALIVE, Life.SEKI: Life.SEKI}.get(found.life)
        others = [
            group
            for group in proposal.groups
            if group.color is not found.color and group.reason is not Reason.UNCONDITIONAL
        ]
        assert all(group.leaning is inside for group in others if inside)


def both_colors() -> list[object]:
    """Return all shapes in black, and in white the first of each pair of outcomes in each place of the board.

    The others in white are left to the slow tests.
    """
    first = {(each.attacked, each.defended, each.place): each for each in reversed(SHAPES)}.values()
    marks = {False: (), True: (pytest.mark.slow,)}
    return [
        pytest.param(
            each, swaps, id=f"{each.name}-{'white' if swaps else 'black'}", marks=marks[swaps and each not in first]
        )
        for each in SHAPES
        for swaps in (False, True)
    ]


@pytest.mark.parametrize(("each", "swaps"), both_colors())
def test_the_proposal_is_right_about_every_shape(each: Shape, swaps: bool) -> None:
    drawing = each.drawing()
    board = drawing.board()
    agree(drawing, mirrored(board) if swaps else board, each.attacked, each.defended)


@pytest.mark.slow
@pytest.mark.parametrize("each", SHAPES, ids=lambda each: each.name)
def test_the_proposal_is_right_about_every_shape_turned_round(each: Shape) -> None:
    drawing = each.drawing().mirrored()
    agree(drawing, drawing.board(), each.attacked, each.defended)


@pytest.mark.parametrize("swaps", [False, True], ids=["black", "white"])
@pytest.mark.parametrize("name", DRAWN)
def test_the_proposal_is_right_about_every_drawn_board(name: str, swaps: bool) -> None:
    rows, attacked, defended = DRAWN[name]
    board = Drawing(rows).board()
    agree(Drawing(rows), mirrored(board) if swaps else board, attacked, defended)


@pytest.mark.parametrize("swaps", [False, True], ids=["black", "white"])
def test_a_bent_four_in_the_corner_is_dead_by_the_rules(swaps: bool) -> None:
    board = BENT_FOUR.board()
    found = judged_group(BENT_FOUR, proposed(mirrored(board) if swaps else board))
    assert found.life is Life.DEAD
    assert not found.is_proved


def first_moves() -> list[object]:
    """Return the small shapes that the first move decides without a ko."""
    return [
        pytest.param(each, id=each.name)
        for each in SHAPES
        if each.changing <= _MOST_IN_QUICK_TESTS
        and each.attacked is End.DEAD
        and each.defended in (End.ALIVE, End.SEKI)
    ]


@pytest.mark.parametrize("each", first_moves())
def test_the_first_moves_that_are_named_decide(each: Shape) -> None:
    """The line begins with a move after which the reference has the stones taken."""
    drawing = each.drawing()
    found = judged_group(drawing, proposed(drawing.board()))
    assert found.reason is Reason.FIRST_MOVE_DECIDES
    board, width = drawing.walled()
    asked = chain_asked(drawing)
    killers, savers = set(), set()
    for at in range(len(board)):
        # The threats are the other side's, so that no ko is needed.
        for side, threats, places in (("O", "X", killers), ("X", "O", savers)):
            reader = SlowLife(board, width, asked, threats)
            after = reader.played(Moment(board, side, -1, asked), at)
            if after is None:
                continue
            again = SlowLife(after.board, width, asked, threats)
            is_taken = not after.standing or (side == "O" and again.takes("X"))
            if is_taken if side == "O" else again.lives("O") or again.holds("O"):
                places.add(point_of(drawing, at))
    assert found.points
    assert found.points <= killers | savers
    assert found.points & killers
    assert found.points & savers
