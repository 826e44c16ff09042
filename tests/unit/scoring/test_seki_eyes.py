"""Eyes and false eyes: the value of an eye space, and the points that must be filled in the end."""

from __future__ import annotations

from random import Random

import pytest

from goboard_app.go.board import Point
from goboard_app.go.position import parse_diagram
from goboard_app.scoring.seki.eyes import EyeSpace, ground_of, value_of
from tests.reference.slow_life import SlowLife
from tests.support.eye_shapes import Place, ringed
from tests.support.seki import drawn, in_seki

Cell = tuple[int, int]

RING = """
. . O O O X X O O O O . .
. . O X X X . X X X O . .
. . O X O O X X O X O . .
. . O X O O O O O X O . .
. . O X O . O . O X O . .
. . O X O O O O O X O . .
. . O X O O X X O X O . .
. . O X X X . X X X O . .
. . O O O X X O O O O . .
"""


def value(shape: str) -> int:
    """Return the value of a drawn eye space: o is a dead stone, everything not drawn a living one."""
    lines = [line.ljust(9) for line in shape.strip("\n").split("\n")]
    cells = {(col, row): cell for row, line in enumerate(lines) for col, cell in enumerate(line)}
    space = frozenset(at for at, cell in cells.items() if cell in ".o")
    return value_of(eye_space(space, frozenset(at for at in space if cells[at] == "o")))


def eye_space(space: frozenset[Cell], dead: frozenset[Cell]) -> EyeSpace:
    """Return these points as the only ones on a board full of black stones."""
    width, height = (max(at[side] for at in space) + 3 for side in (0, 1))
    letters = {(col + 1, row + 1): "O" if (col, row) in dead else "." for col, row in space}
    rows = ["".join(letters.get((c, r), "X") for c in range(width)) for r in range(height)]
    position = parse_diagram(rows)
    ground = ground_of(position, frozenset(Point(col + 1, row + 1) for col, row in dead))
    points = frozenset(position.size.index(Point(col, row)) for col, row in letters)
    return EyeSpace(ground, 1, points, points)


# Dead shapes and living ones as every player knows them, the owner of the space to move.
ONE_EYE = [
    ".",
    "..",
    "..\n..",
    ".o.",
    "o.\n.",
    ".oo.",
    " .\n.o.",
    "oo\noo\n.",
    " .\n.o.\n .",
    "..\n.o.\n .",
    ".o\nooo\n o",
    "ooo\noo.",
    # The stone that would part the points is taken before it is joined to the others.
    " .o\n.oo\n oo\n  .",
]
TWO_EYES = [
    "...",
    "..\n.",
    "..o",
    ".o..",
    "....",
    "..\n ..",
    "...\n.",
    " .\n...",
    "...\n..",
    " .\n...\n .",
    "...\n...",
    "...\n.o.",
    "o..\n...",
    " ..\n...\n .",
    ".o\no.",
    "ooo\no.",
    "oooo\noooo\n....",
    ".o.\n .o\n .o\n  .",
    # By a ko, for which the owner has the threats.
    ".o.\no.o\n o",
    "......\n......\no....o",
]


@pytest.mark.parametrize("shape", ONE_EYE)
def test_spaces_that_hold_one_eye(shape: str) -> None:
    assert value(shape) == 1


@pytest.mark.parametrize("shape", TWO_EYES)
def test_spaces_that_hold_two_eyes(shape: str) -> None:
    assert value(shape) == 2


def random_spaces(seed: int, counts: tuple[int, ...], boards: int) -> list[str]:
    """Return drawings of spaces of joined points, some with a dead stone on them."""
    chance, found = Random(seed), []
    while len(found) < boards:
        cells, size = {(0, 0)}, chance.choice(counts)
        while len(cells) < size:
            (x, y), (a, b) = chance.choice(sorted(cells)), chance.choice(_STEPS)
            cells.add((x + a, y + b))
        (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*cells, strict=True))
        share = chance.choice((0.2, 0.4, 0.6))
        rows = [
            "".join(
                ("o" if chance.random() < share else ".") if (x, y) in cells else " " for x in range(left, right + 1)
            )
            for y in range(top, bottom + 1)
        ]
        drawing = ringed(tuple(row.upper() for row in rows), Place.CENTRE)
        board, width = drawing.walled()
        reader = SlowLife(board, width, frozenset([board.index("X")]), "O")
        if all(reader.breathes(board, at) for at, letter in enumerate(board) if letter in "XO"):
            found.append("\n".join(rows))
    return found


_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def slow_value(space: str) -> int:
    """Return the eyes of a group with two outside liberties that moves first and has all ko threats."""
    board, width = ringed(tuple(space.upper().split("\n")), Place.CENTRE, 2).walled()
    asked = frozenset(at for at, letter in enumerate(board) if letter == "X")
    return 1 + SlowLife(board, width, asked, "X").lives("X")


@pytest.mark.parametrize("space", random_spaces(1, (4, 5), 25))
def test_closed_spaces_are_worth_the_value_of_the_slow_reference(space: str) -> None:
    assert value(space) == slow_value(space)


@pytest.mark.slow
@pytest.mark.parametrize("space", random_spaces(2, (6, 7), 40))
def test_larger_closed_spaces_are_worth_the_value_of_the_slow_reference(space: str) -> None:
    assert value(space) == slow_value(space)


def test_a_false_eye_must_be_filled() -> None:
    diagram = """
    . X . X O . .
    X X X O O . .
    . X O O . . .
    X X O . . . .
    """
    assert drawn(diagram) == ("b.f..ww", ".....ww", "b...www", "...wwww")


def test_a_false_eye_beside_a_neutral_point_must_be_filled_later() -> None:
    diagram = """
    . X . X . O .
    X X X O O O .
    . X O O . . .
    X X O . . . .
    """
    assert drawn(diagram)[0] == "b.l...w"


def test_a_dead_stone_in_a_false_eye_has_to_be_taken_first() -> None:
    diagram = """
    . X . O X O . .
    X X X X O O . .
    . X O O O . . .
    X X O . . . . .
    """
    assert drawn(diagram, dead="D4")[0] == "b.ff..ww"


def test_a_false_eye_is_no_second_eye() -> None:
    diagram = """
    . X . X O . .
    X X X O O . .
    O O O O . . .
    """
    assert drawn(diagram) == ("s.s..ww", ".....ww", "....www")


def test_a_ring_makes_its_false_eyes_real() -> None:
    """A dragon with two heads: each eye joins the halves that the other one parts."""
    assert drawn(RING)[1] == drawn(RING)[7] == "ww....b....ww"
    assert not any("s" in row for row in in_seki(RING))


def test_a_broken_ring_has_one_eye_left() -> None:
    broken = RING[: RING.rindex("O O O X X O")] + "O O O X O O O O O . .\n"
    assert drawn(broken)[1] == "ww....s....ww"
    assert drawn(broken)[4] == "ww...w.w...ww"


def test_stones_that_stand_on_a_false_eye_and_poke_into_a_real_one_destroy_it() -> None:
    rows = "X X X X X O O . .\nO O O O O O . . ."
    assert drawn(f". X . O O X O . .\n{rows}", dead="D3 E3")[0] == "s.sss..ww"
    assert drawn(f". X . . O X O . .\n{rows}", dead="E3")[0] == "b.bff..ww"


def test_five_dead_stones_leave_an_eye_wherever_they_stand() -> None:
    four = ". X O O O O X O . .\nX X X X X X O O . .\nO O O O O O O . . ."
    five = ". X O O O O O X O .\nX X X X X X X O O .\nO O O O O O O O . ."
    assert drawn(four, dead="C3 D3 E3 F3")[0] == "s.ssss..ww"
    assert drawn(five, dead="C3 D3 E3 F3 G3")[0] == "b.bbbff..w"


def test_two_points_of_which_one_is_false_are_an_eye() -> None:
    """The owner can fill the false one in time, and need not: it counts."""
    diagram = """
    . X X O X X X O .
    X X O X . . X O .
    X X . X X X X O .
    O O X X O O O O .
    O O O O O . . . .
    """
    found = drawn(diagram)
    assert found[0][0] == "b"
    assert found[1][4:6] == "bb"
