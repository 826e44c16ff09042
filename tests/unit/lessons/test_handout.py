"""The plan of a hand-out: which positions, what part of the board, what solves them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.color import Color
from goboard_app.go.point import BoardSize, Point, parse_point, point_name
from goboard_app.lessons.handout import Handout, HandoutBoard, plan_handout
from goboard_app.record.reading import read_record
from goboard_app.session.board_part import part_name, whole_board
from goboard_app.session.handout import MOST_SOLUTION, part_used
from goboard_app.session.picture import MarkKind

SIZE19 = BoardSize(19, 19)


def plan(text: str, **options: object) -> Handout:
    return plan_handout(read_record(text.encode()).games, **options)  # type: ignore[arg-type]


def only(text: str) -> HandoutBoard:
    (board,) = plan(text).positions
    return board


def solution(board: HandoutBoard) -> dict[str, str]:
    assert board.solution is not None
    marks = board.solution.picture.marks
    assert all(mark.kind is MarkKind.MOVE_NUMBER for mark in marks)
    return {mark.text: point_name(mark.point, board.picture.size) for mark in marks}


def test_each_game_of_a_file_is_one_position() -> None:
    made = plan("(;SZ[9]AB[aa];B[bb];W[cc]AB[dd])(;SZ[9]AW[ee]PL[W])(;SZ[9];B[ee])")
    assert [board.number for board in made.positions] == [1, 2]
    assert [board.to_play for board in made.positions] == [Color.BLACK, Color.WHITE]
    assert made.left_out == 1


def test_a_game_of_many_that_sets_up_later_is_shown_there() -> None:
    first, second = plan("(;SZ[9];AB[cc]AW[dd])(;SZ[9]AW[ee])").positions
    assert first.picture.stones.count(1) == 1
    assert first.solution is second.solution is None


def test_one_record_shows_what_it_sets_up_along_its_line() -> None:
    made = plan("(;SZ[9]AB[aa];B[bb];N[Two]AB[ee];W[ff](;AE[aa];B[gg])(;AB[hh]))")
    assert [board.name for board in made.positions] == ["", "Two", ""]
    assert [solution(board) for board in made.positions] == [{"1": "B8"}, {"1": "F4"}, {"1": "G3"}]


@pytest.mark.parametrize("root", ["", "HA[2]AB[cc][gg]"])
def test_without_anything_set_up_the_marked_positions_are_shown(root: str) -> None:
    made = plan(f"(;SZ[9]{root};B[ee]TR[ee];W[dd];B[ff]HO[1];W[ab])")
    assert [solution(board) for board in made.positions] == [
        {"1": "D6"},
        {"1": "A8"},
    ]


def test_a_plain_game_has_nothing_to_hand_out() -> None:
    assert plan("(;SZ[9];B[ee];W[cc])").positions == ()


@pytest.mark.parametrize(
    ("tree", "moves"),
    [
        (";B[aa];W[bb]", {"1": "A9", "2": "B8"}),
        # A good move is the right one, wherever it stands.
        ("(;B[aa])(;B[cc]TE[1];W[dd])", {"1": "C7", "2": "D6"}),
        ("(;B[aa];W[bb])(;B[cc];W[dd];B[ee]TE[1])", {"1": "C7", "2": "D6", "3": "E5"}),
        # A bad one is never, not even with a good one below.
        ("(;B[aa]BM[1];W[bb]TE[1])(;B[cc])", {"1": "C7"}),
        ("(;B[aa](;W[bb]BM[1])(;W[cc]))", {"1": "A9", "2": "C7"}),
        # A node without a move is no good move.
        ("(;B[aa];TE[1])(;B[cc])", {"1": "A9"}),
    ],
)
def test_what_solves_a_position(tree: str, moves: dict[str, str]) -> None:
    assert solution(only(f"(;SZ[9]AB[ia]{tree if tree[0] != '(' else tree})")) == moves


def test_only_bad_moves_are_no_solution() -> None:
    assert only("(;SZ[9]AB[ia];B[aa]BM[1])").solution is None


def test_what_numbers_do_not_tell() -> None:
    board = only("(;SZ[9]AB[ba]AW[aa];B[ab];W[];B[aa])")
    assert board.solution is not None
    assert board.solution.passes == (2,)
    assert [(item.numbers, item.at) for item in board.solution.elsewhere] == [((3,), None)]
    assert solution(board) == {"1": "A8"}


def test_a_long_solution_is_cut() -> None:
    moves = "".join(f";{'BW'[n % 2]}[{chr(97 + n % 9)}{chr(97 + n // 9)}]" for n in range(30))
    board = only(f"(;SZ[9]AB[ii]{moves})")
    assert board.solution is not None
    assert board.solution.is_cut
    assert len(solution(board)) == MOST_SOLUTION


def test_instructions_for_a_program_are_not_shown() -> None:
    told = "Black to play.\n@task play\n  @kind net\n@nobody knows\nTake two."
    assert only(f"(;SZ[9]AB[aa]C[{told}])").text == "Black to play.\nTake two."
    assert only("(;SZ[9]AB[aa]C[@task play])").text == ""
    assert plan("(;SZ[9]AB[aa]C[Hello])", comments=False).positions[0].text == ""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("(;SZ[9]GN[One]EV[Event]AB[aa])", "One"),
        ("(;SZ[9]AB[aa])", ""),
        ("(;SZ[9]EV[Ladders]GN[1]AB[aa])(;SZ[9]EV[Ladders]GN[2]AB[aa])", "Ladders"),
        ("(;SZ[9]GN[Nets]AB[aa])(;SZ[9]GN[Nets]AB[aa])(;SZ[9]AB[aa])", "Nets"),
        ("(;SZ[9]GN[1]AB[aa])(;SZ[9]GN[2]AB[aa])", ""),
    ],
)
def test_the_name_of_the_collection(text: str, name: str) -> None:
    assert plan(text).name == name


def test_names_of_positions_are_those_that_the_title_does_not_tell() -> None:
    made = plan("(;SZ[9]GN[Nets]AB[aa])(;SZ[9]GN[Nets]AB[aa])(;SZ[9]GN[Other]AB[aa])")
    assert [board.name for board in made.positions] == ["", "", "Other"]


def test_no_more_than_wanted() -> None:
    assert len(plan("(;SZ[9]AB[aa])" * 7, most=3).positions) == 3


@pytest.mark.parametrize(
    ("size", "used", "part"),
    [
        (SIZE19, "A19", "A13:G19"),
        (SIZE19, "Q17 T14", "N12:T19"),
        (SIZE19, "B3 H2", "A1:K7"),
        (SIZE19, "K10", "F8:M14"),
        (SIZE19, "C17 Q4", "A1:T19"),
        (SIZE19, "C17 R17", "A13:T19"),
        (BoardSize(9, 9), "A9", "A1:J9"),
        (BoardSize(7, 19), "A1", "A1:G7"),
        (BoardSize(19, 5), "T5", "N1:T5"),
    ],
)
def test_what_is_shown_of_the_board(size: BoardSize, used: str, part: str) -> None:
    points = {parse_point(name, size) for name in used.split()}
    assert part_name(part_used(points, size), size) == part


def test_the_view_that_the_record_asks_for_is_kept() -> None:
    board = only("(;SZ[19]AB[aa]VW[aa:ee])")
    assert part_name(board.part, SIZE19) == "A15:E19"


@given(st.data())
def test_a_part_holds_all_that_is_used(data: st.DataObject) -> None:
    sides = st.integers(2, 25)
    size = BoardSize(data.draw(sides), data.draw(sides))
    points = data.draw(
        st.sets(st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1)))
    )
    part = part_used(points, size)
    board = whole_board(size)
    assert all(point in part for point in points)
    assert part.first in board
    assert part.last in board
    assert part.size.columns >= min(7, size.columns)
    assert part.size.rows >= min(7, size.rows)
