"""The effects of moves on a position: captures, self-capture, prisoners, set-up."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Pass, Play, Point, parse_point
from goboard_app.go.position import MoveResult, Position, draw_diagram, parse_diagram

BLACK, WHITE = Color.BLACK, Color.WHITE


def play(diagram: str, color: Color, name: str) -> MoveResult:
    position = parse_diagram(diagram, color)
    return position.play(Play(color, parse_point(name, position.size)))


CAPTURES = {
    "a stone in the centre": (". X .\nX O X\n. . .", "B1", (".X.", "X.X", ".X.")),
    "a stone at the edge": ("X .\nO .\nX .", "B2", ("X.", ".X", "X.")),
    "a stone in the corner": ("O .\nX .", "B2", (".X", "X.")),
    "a chain": (". X X .\nX O O .\n. X X .", "D2", (".XX.", "X..X", ".XX.")),
    "two chains at once": ("O . O\nX . X", "B2", (".X.", "X.X")),
    "all but the own stone": ("O O\nO .", "B1", ("..", ".X")),
    "nothing that still breathes": ("O . .\nX . .\n. . .", "C1", ("O..", "X..", "..X")),
}


@pytest.mark.parametrize("case", CAPTURES)
def test_a_play_takes_off(case: str) -> None:
    before, name, after = CAPTURES[case]
    assert draw_diagram(play(before, BLACK, name).position) == after


def test_the_opponent_is_captured_before_the_own_liberties_are_looked_at() -> None:
    outcome = play(". O X\nO X X\nX X .", BLACK, "A3")
    assert draw_diagram(outcome.position) == ("X.X", ".XX", "XX.")
    assert outcome.self_captured == frozenset()


def test_a_chain_without_liberties_after_its_play_is_taken_off_itself() -> None:
    outcome = play(". X O\nO O O\n. . .", BLACK, "A3")
    assert draw_diagram(outcome.position) == ("..O", "OOO", "...")
    assert outcome.self_captured == {Point(0, 0), Point(1, 0)}


def test_captured_stones_are_named() -> None:
    outcome = play(". X X .\nX O O .\n. X X .", BLACK, "D2")
    assert outcome.captured == {Point(1, 1), Point(2, 1)}


@pytest.mark.parametrize(
    ("color", "diagram", "prisoners"),
    [
        (BLACK, "X O\n. .", (1, 0)),
        (WHITE, "O X\n. .", (0, 1)),
        (BLACK, "X O\nO .", (2, 0)),
        (BLACK, ". O\n. .", (0, 0)),
    ],
)
def test_prisoners_belong_to_the_side_that_takes(color: Color, diagram: str, prisoners: tuple[int, int]) -> None:
    after = play(diagram, color, "B1").position
    assert (after.prisoners(BLACK), after.prisoners(WHITE)) == prisoners


@pytest.mark.parametrize(("color", "prisoners"), [(BLACK, (0, 2)), (WHITE, (2, 0))])
def test_self_captured_stones_are_the_opponents_prisoners(color: Color, prisoners: tuple[int, int]) -> None:
    own, other = ("X", "O") if color is BLACK else ("O", "X")
    after = play(f". {own} {other}\n{other} {other} {other}\n. . .", color, "A3").position
    assert (after.prisoners_black, after.prisoners_white) == prisoners


def test_prisoners_add_up() -> None:
    position = parse_diagram("O .\nX .", prisoners=(3, 5))
    after = position.after(Play(BLACK, Point(1, 0)))
    assert (after.prisoners_black, after.prisoners_white) == (4, 5)


def test_the_opponent_moves_after_a_play_of_either_side() -> None:
    assert play(". .\n. .", WHITE, "A1").position.to_move is BLACK
    assert Position.empty(BoardSize(2, 2)).after(Play(WHITE, Point(0, 0))).to_move is BLACK


def test_a_pass_changes_the_turn_alone() -> None:
    before = parse_diagram("X O\n. .", prisoners=(1, 2))
    outcome = before.play(Pass(BLACK))
    assert outcome == MoveResult(parse_diagram("X O\n. .", WHITE, (1, 2)), frozenset(), frozenset())


def test_a_stone_played_on_another_replaces_it() -> None:
    assert draw_diagram(play("O . .\n. . .", BLACK, "A2").position) == ("X..", "...")


def test_the_position_before_a_move_stays_as_it_was() -> None:
    before = parse_diagram("O .\nX .")
    before.after(Play(BLACK, Point(1, 0)))
    assert before == parse_diagram("O .\nX .")


def test_a_one_point_board_takes_its_only_stone_off() -> None:
    after = Position.empty(BoardSize(1, 1)).after(Play(BLACK, Point(0, 0)))
    assert (after.stones, after.prisoners_white) == (b"\0", 1)


def test_set_up_puts_and_removes_without_capturing() -> None:
    before = parse_diagram("X O .\n. . .")
    after = before.with_setup(black=[Point(2, 0)], white=[Point(0, 1)], empty=[Point(0, 0)])
    assert draw_diagram(after) == (".OX", "O..")


def test_set_up_leaves_even_stones_without_liberties() -> None:
    after = parse_diagram("O .\nX .").with_setup(black=[Point(1, 0)])
    assert (draw_diagram(after), after.prisoners_black) == (("OX", "X."), 0)


@pytest.mark.parametrize(("given", "to_move"), [(None, WHITE), (BLACK, BLACK)])
def test_set_up_keeps_the_turn_by_default(given: Color | None, to_move: Color) -> None:
    assert parse_diagram(". .", WHITE).with_setup(to_move=given).to_move is to_move


def test_points_are_sorted_by_color() -> None:
    position = parse_diagram("X O\n. X")
    assert position.points(BLACK) == {Point(0, 0), Point(1, 1)}
    assert position.points(WHITE) == {Point(1, 0)}
    assert position.points(None) == {Point(0, 1)}


def test_at_names_the_stone_on_a_point() -> None:
    position = parse_diagram("X O .")
    assert [position.at(Point(col, 0)) for col in range(3)] == [BLACK, WHITE, None]


@pytest.mark.parametrize(("move", "is_pass"), [(Pass(BLACK), True), (Play(BLACK, Point(0, 0)), False)])
def test_moves_say_whether_they_are_passes(move: Pass | Play, is_pass: bool) -> None:
    assert move.is_pass is is_pass


def test_colors_are_each_others_opponents() -> None:
    assert (BLACK.opponent, WHITE.opponent) == (WHITE, BLACK)
    assert repr(BLACK) == "Color.BLACK"
