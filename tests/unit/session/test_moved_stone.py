"""Another point for the move of a node: the rest of the record stays, and what it forbids later is known before."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Move, Pass, Play, parse_point
from goboard_app.session.editing.invalidated import Invalidated
from goboard_app.session.editing.moved_stone import LiftedMove, invalidated_by_move, lift, put_down
from goboard_app.session.session import NOTHING, ActKind
from goboard_app.session.tree_edits import movable_color
from tests.unit.session.test_editing import Review

# Black takes the ko with move 1, White retakes it with move 4.
KO = "(;SZ[9]RU[%s]AB[cb][bc][cd]AW[db][ec][dd][cc];B[dc];W[hh];B[];W[cc])"


def lifted(review: Review) -> LiftedMove:
    found = lift(review.session)
    assert found is not None
    return found


def play(review: Review, color: Color, name: str) -> Move:
    return Play(color, parse_point(name, review.session.tree.size))


def later(review: Review, move: Move) -> Invalidated:
    steps = invalidated_by_move(lifted(review), move)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


def test_only_the_point_of_the_move_changes_in_the_file() -> None:
    text = "(;GM[1]SZ[9]\n;Black[cc] C[look: [\\]] MN[7]\tTR[cc] XX[a][b]BL[1e1]\n(;W[gg] ; B[gc])(;W[cg]))"
    review = Review(text.encode())
    review.stand(0)
    review.do(put_down(lifted(review), play(review, Color.BLACK, "E5")), ActKind.MOVE_STONE)
    assert review.text == text.replace("Black[cc]", "Black[ee]")
    assert review.session.cursor is review.node(0)


def test_a_move_the_rules_forbid_is_refused() -> None:
    review = Review(b"(;SZ[9];B[cc];W[dd])")
    review.stand(0, 0)
    act = put_down(lifted(review), play(review, Color.WHITE, "C7"))
    assert act.edit is None
    assert act.refused is not None
    assert play(review, Color.WHITE, "C7").point not in lifted(review).legal_points()  # type: ignore[union-attr]


def test_the_stone_may_go_where_it_captured() -> None:
    review = Review(b"(;SZ[9]AB[ba]AW[aa];B[ab];W[gg])")
    review.stand(0)
    assert lifted(review).board.position.at(parse_point("A9", review.session.tree.size)) is Color.WHITE
    assert lifted(review).point == parse_point("A8", review.session.tree.size)


def test_later_moves_on_the_new_point_are_named_in_all_variations() -> None:
    review = Review(b"(;SZ[9];B[cc](;W[gg];B[gc])(;W[gc];B[gg]))")
    review.stand(0)
    found = later(review, play(review, Color.BLACK, "G3"))
    assert [(item.number, item.node) for item in found.moves] == [(2, review.node(0, 0)), (3, review.node(0, 1, 0))]
    assert found.is_complete
    assert not later(review, play(review, Color.BLACK, "E5"))


def test_a_later_move_without_a_liberty_is_named() -> None:
    # B9 lets White's corner move live; elsewhere Black's stone takes its last liberty.
    review = Review(b"(;SZ[9]AB[ab];B[ii];W[aa])")
    review.stand(0)
    assert [item.number for item in later(review, play(review, Color.BLACK, "B9")).moves] == [2]


@pytest.mark.parametrize(("rules", "numbers"), [("Tromp-Taylor", [4]), ("Japanese", [])])
def test_a_later_repetition_is_named_by_the_rules_of_the_record(rules: str, numbers: list[int]) -> None:
    review = Review((KO % rules).encode())
    review.stand(0, 0)
    # Without White's stone elsewhere the ko repeats the board of the start.
    assert [item.number for item in later(review, Pass(Color.WHITE)).moves] == numbers
    assert not later(review, play(review, Color.WHITE, "J9"))


def test_a_move_off_the_board_gets_a_point() -> None:
    review = Review(b"(;SZ[9];B[pd];W[cc])")
    review.stand(0)
    assert lifted(review).point is None
    review.do(put_down(lifted(review), play(review, Color.BLACK, "E5")), ActKind.MOVE_STONE)
    assert review.text == "(;SZ[9];B[ee];W[cc])"


def test_a_pass_becomes_a_move_and_a_move_a_pass() -> None:
    review = Review(b"(;SZ[9];B[tt]C[x];W[cc])")
    review.stand(0)
    review.do(put_down(lifted(review), play(review, Color.BLACK, "E5")), ActKind.MOVE_STONE)
    assert review.text == "(;SZ[9];B[ee]C[x];W[cc])"
    review.do(put_down(lifted(review), Pass(Color.BLACK)), ActKind.MOVE_STONE)
    assert review.text == "(;SZ[9];B[]C[x];W[cc])"


def test_the_move_of_a_root_is_moved_too() -> None:
    review = Review(b"(;SZ[9]B[cc]PB[Mei];W[gg])")
    review.do(put_down(lifted(review), play(review, Color.BLACK, "E5")), ActKind.MOVE_STONE)
    assert review.text == "(;SZ[9]B[ee]PB[Mei];W[gg])"


def test_the_same_point_is_no_change() -> None:
    review = Review()
    review.stand(0)
    assert put_down(lifted(review), play(review, Color.BLACK, "C7")) is NOTHING


@pytest.mark.parametrize("data", [b"(;SZ[9];C[x])", b"(;SZ[9];AB[cc])"])
def test_a_node_without_a_move_has_nothing_to_move(data: bytes) -> None:
    review = Review(data)
    review.stand(0)
    assert lift(review.session) is None
    assert movable_color(review.session) is None
