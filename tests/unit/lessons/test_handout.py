"""The plan of a hand-out: the positions, the part of the board, and the solutions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app import resource_path
from goboard_app.app.texts.print import question
from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.handout import Handout, HandoutBoard, has_answer, plan_handout
from goboard_app.record.sgf.imports import read_record
from goboard_app.session.export import MOST_SOLUTION, part_used, parts_alike
from goboard_app.session.picture import MarkKind, part_name, whole_board

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


def test_one_record_shows_the_positions_set_up_along_its_line() -> None:
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
        # A good move is the right one in any place.
        ("(;B[aa])(;B[cc]TE[1];W[dd])", {"1": "C7", "2": "D6"}),
        ("(;B[aa];W[bb])(;B[cc];W[dd];B[ee]TE[1])", {"1": "C7", "2": "D6", "3": "E5"}),
        # A bad one is never, not even with a good one below.
        ("(;B[aa]BM[1];W[bb]TE[1])(;B[cc])", {"1": "C7"}),
        ("(;B[aa](;W[bb]BM[1])(;W[cc]))", {"1": "A9", "2": "C7"}),
        # A node without a move is no good move.
        ("(;B[aa];TE[1])(;B[cc])", {"1": "A9"}),
    ],
)
def test_solving_moves_of_a_position(tree: str, moves: dict[str, str]) -> None:
    assert solution(only(f"(;SZ[9]AB[ia]{tree if tree[0] != '(' else tree})")) == moves


def test_only_bad_moves_are_no_solution() -> None:
    assert only("(;SZ[9]AB[ia];B[aa]BM[1])").solution is None


def test_values_beyond_numbers() -> None:
    board = only("(;SZ[9]AB[ba]AW[aa];B[ab];W[];B[aa])")
    assert board.solution is not None
    assert board.solution.passes == (2,)
    assert [(item.numbers, item.at) for item in board.solution.hidden_moves] == [((3,), None)]
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


# Right and wrong, as problems read them


@pytest.mark.parametrize(
    ("tree", "moves"),
    [
        ("(;B[aa])(;B[cc]C[Correct!];W[dd])", {"1": "C7", "2": "D6"}),
        ("(;B[aa];W[bb])(;B[cc];W[dd];B[ee]C[Верно])", {"1": "C7", "2": "D6", "3": "E5"}),
        ("(;B[aa]C[失敗])(;B[cc])", {"1": "C7"}),
        ("(;B[aa]GW[1])(;B[cc]GB[1])", {"1": "C7"}),
        ("(;B[aa])(;B[cc]DM[1])", {"1": "C7"}),
        ("(;B[aa]C[@wrong Too far.])(;B[cc])", {"1": "C7"}),
        # A comment in a node of its own counts for the move before it.
        ("(;B[aa])(;B[cc];C[Right.])", {"1": "C7"}),
        # Words say more than TE.
        ("(;B[aa]TE[1]C[Wrong])(;B[cc]C[RIGHT])", {"1": "C7"}),
    ],
)
def test_right_and_wrong_are_read_as_in_problems(tree: str, moves: dict[str, str]) -> None:
    assert solution(only(f"(;SZ[9]AB[ia]{tree})")) == moves


def test_a_move_that_the_rules_forbid_is_no_solution() -> None:
    board = only("(;SZ[9]RU[Japanese]AB[ia]AW[ab][ba]PL[B];B[aa])")
    assert board.solution is None
    assert board.is_asked


def test_marked_positions_end_where_the_next_begins() -> None:
    first, second = plan("(;SZ[9];B[ee]TR[ee];W[dd]C[Right];B[ff]HO[1];W[ab];B[ac])").positions
    assert solution(first) == {"1": "D6"}
    assert solution(second) == {"1": "A8", "2": "A7"}
    assert [first.to_play, second.to_play] == [Color.WHITE, Color.WHITE]


def test_a_turn_set_before_the_moves_is_not_that_of_a_later_position() -> None:
    later = plan("(;SZ[9]AB[aa]PL[W];W[bb];C[Look]AB[ee];B[cc])").positions[1]
    assert later.to_play is Color.BLACK


# The questions of the file


def test_the_task_of_the_file_is_handed_out() -> None:
    board = only("(;SZ[9]AB[cc][dd][ec]AW[dc]PL[B]C[Take it.\n@task capture D7\n@hint D8])")
    assert board.task is not None
    assert board.task.kind is TaskKind.CAPTURE
    assert board.text == "Take it."
    assert board.picture.lit == {parse_point("D7", BoardSize(9, 9))}
    assert solution(board) == {"1": "D8"}


def test_words_in_nodes_of_their_own_belong_to_the_position() -> None:
    first, second = plan("(;SZ[9]C[Above.];AB[cc]C[Here.];C[@task play\nBelow.];B[aa])(;SZ[9]AB[aa];B[bb])").positions
    assert first.text == "Above.\nHere.\nBelow."
    assert first.task is not None
    assert second.task is None


LESSON = (
    "(;SZ[5]RU[Japanese]GN[Liberties]AB[cc]C[@screen\nA stone.]"
    ";C[@screen\n@task liberties C3];C[@screen\n@task count 4]"
    ";C[No screen.];AW[bc]PL[W]C[@screen\n@task points A1 B1-C1](;B[aa]))"
    "(;SZ[5]GN[More]AB[ba][ab][bb]AW[ee]PL[W]C[@screen\n@task illegal])"
    "(;SZ[5]AB[ba]C[@screen\n@task choose A1 E5])"
    "(;SZ[5]AB[ba]C[@screen\n@task catch A1])"
)


def circles(board: HandoutBoard) -> list[str]:
    assert board.solution is not None
    assert all(mark.kind is MarkKind.CIRCLE for mark in board.solution.picture.marks)
    size = board.picture.size
    return sorted(point_name(mark.point, size) for mark in board.solution.picture.marks)


def test_every_screen_of_a_lesson_is_a_position() -> None:
    made = plan(LESSON)
    assert made.name == "Liberties"
    assert len(made.positions) == 7
    assert [board.name for board in made.positions] == ["", "", "", "", "More", "", ""]
    assert [board.to_play for board in made.positions] == [None] * 7
    assert [board.is_asked for board in made.positions] == [False, *[True] * 6]


def test_points_and_numbers_are_solutions() -> None:
    text, liberties, count, points, illegal, choose, broken = plan(LESSON).positions
    assert text.solution is broken.solution is None
    assert circles(liberties) == ["B3", "C2", "C4", "D3"]
    assert count.solution is not None
    assert count.solution.number == 4
    assert circles(points) == ["A1", "B1", "C1"]
    assert circles(illegal) == ["A5"]
    assert circles(choose) == ["A1", "E5"]
    assert not liberties.picture.lit


def test_a_screen_is_answered_as_the_lesson_has_it() -> None:
    board = only("(;SZ[5]AB[cc]PL[B]C[@screen\n@task play](;B[aa]BM[1])(;B[];W[bb];B[dd]))")
    assert board.to_play is Color.BLACK
    assert solution(board) == {"2": "B4", "3": "D2"}
    assert board.solution is not None
    assert board.solution.passes == (1,)


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


def test_no_more_results_than_requested() -> None:
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
def test_the_shown_part_of_the_board(size: BoardSize, used: str, part: str) -> None:
    points = {parse_point(name, size) for name in used.split()}
    assert part_name(part_used(points, size), size) == part


def test_the_view_that_the_record_asks_for_is_kept() -> None:
    board = only("(;SZ[19]AB[aa]VW[aa:ee])")
    assert part_name(board.part, SIZE19) == "A15:E19"


@given(st.data())
def test_a_part_holds_all_that_is_used(data: st.DataObject) -> None:
    sides = st.integers(2, 25)
    size = BoardSize(data.draw(sides), data.draw(sides))
    points = data.draw(st.sets(st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1))))
    part = part_used(points, size)
    board = whole_board(size)
    assert all(point in part for point in points)
    assert part.first in board
    assert part.last in board
    assert part.size.columns >= min(7, size.columns)
    assert part.size.rows >= min(7, size.rows)


# Nothing is said twice


ASKED = "(;SZ[9]AB[cc][dd][ec]AW[dc]PL[B]C[@screen\n{text}\n@task {task}];B[db])"


@pytest.mark.parametrize(
    ("text", "task", "asked", "told"),
    [
        # The text asks by itself.
        ("Black moves: take the stone.", "capture D7", "", "Black moves: take the stone."),
        ("Black to play and capture.", "capture D7", "", "Black to play and capture."),
        ("Чёрные ходят и берут камень.", "capture D7", "", "Чёрные ходят и берут камень."),
        ("Black to play. Look closely.", "play", "", "Black to play. Look closely."),
        # It says no more than the question does.
        ("Black to play.", "capture D7", "Black moves: capture D7.", ""),
        # It says less, or something else, or speaks of the other side.
        (
            "Black to play. Look closely.",
            "capture D7",
            "Black moves: capture D7.",
            "Black to play. Look closely.",
        ),
        ("Take it.", "capture D7", "Black moves: capture D7.", "Take it."),
        (
            "White moves first in the answer.",
            "capture D7",
            "Black moves: capture D7.",
            "White moves first in the answer.",
        ),
    ],
)
def test_the_question_is_announced_once(text: str, task: str, asked: str, told: str) -> None:
    board = only(ASKED.format(text=text, task=task))
    assert (question(board), board.text) == (asked, told)


def test_without_its_text_a_position_keeps_its_question() -> None:
    (board,) = plan(ASKED.format(text="Black to play.", task="play"), comments=False).positions
    assert question(board) == "Black to move."


def test_the_turn_alone_is_said_once() -> None:
    board = only("(;SZ[9]AB[cc]PL[W]C[White to play])")
    assert (question(board), board.text) == ("White to play", "")
    board = only("(;SZ[9]AB[cc]PL[W]C[White to play and live.])")
    assert (question(board), board.text) == ("", "White to play and live.")


def test_a_name_that_the_text_tells_is_not_said_again() -> None:
    assert only("(;SZ[9]AB[cc]N[A net]C[A net catches it.])").name == ""
    assert only("(;SZ[9]AB[cc]N[A net]C[It is caught.])").name == "A net"


@pytest.mark.parametrize(
    ("task", "is_written"),
    [("play", True), ("count 3", True), ("liberties D7", False), ("choose D8", False)],
)
def test_marked_answers_need_no_line(task: str, is_written: bool) -> None:
    assert has_answer(only(ASKED.format(text="Well?", task=task))) is is_written


def test_words_alone_need_no_line() -> None:
    first, _ = plan("(;SZ[9]AB[cc]C[@screen\nLook.];C[@screen\n@task count 3])").positions
    assert not has_answer(first)


def test_parts_of_one_page_are_squares_of_one_size() -> None:
    corner, side = part_used({Point(17, 1)}, SIZE19), part_used({Point(5, 0), Point(12, 2)}, SIZE19)
    assert corner.size != side.size
    small = whole_board(BoardSize(9, 9))
    parts = [(corner, SIZE19), (side, SIZE19), (small, BoardSize(9, 9))]
    one, other, nine = parts_alike(parts)
    assert one.size == other.size == BoardSize(side.size.columns, side.size.columns)
    assert nine == small
    # They grow towards the edge that they are near, and keep what they show.
    assert one.last.col == 18
    assert one.first.row == other.first.row == 0
    assert all(
        new.first.col <= old.first.col and old.last.col <= new.last.col for new, old in ((one, corner), (other, side))
    )


CLICK = {
    "cs": "klik",
    "de": "klick",
    "en": "click",
    "es": "clic",
    "fr": "cliqu",
    "ja": "クリック",
    "ko": "누르",
    "ro": "clic",
    "ru": "щёлк",
    "zh_CN": "点击",
    "zh_TW": "點選",
}
"""The beginning of the word for a click, in each language."""


@pytest.mark.parametrize("language", sorted(CLICK))
def test_no_first_step_asks_for_a_click_on_paper(language: str) -> None:
    steps = sorted(resource_path(f"languages/{language}/lessons").glob("*.sgf"))
    boards = [board for step in steps for board in plan(step.read_text("utf-8")).positions]
    assert len(boards) > 50
    assert [board.text for board in boards if CLICK[language] in board.text.casefold()] == []
