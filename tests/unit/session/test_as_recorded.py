"""Facts that a record leaves to its moves: the side after a set-up, the handicap in a position, forced moves."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color
from goboard_app.record.edits import RemoveNode
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import CHINESE
from goboard_app.session.check import RecordJudge, forbidden_moves
from goboard_app.session.editing.position_setup import SetupPlace, give_turn
from goboard_app.session.new_game import handicap_in
from goboard_app.session.painter import paint
from goboard_app.session.session import ActKind
from tests.unit.session.conftest import MakeTable
from tests.unit.session.test_editing import Review

SET_UP = "(;SZ[9]AB[cc]AW[gg];W[ee];B[ff])"
KO = "(;SZ[9]AB[cb][bc][cd]AW[db][ec][dd][cc];B[dc];W[cc]{};B[dc]{})"


def tree_of(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


def test_a_variation_at_a_set_up_is_made_by_the_side_of_the_next_move(record: MakeTable) -> None:
    table = record(SET_UP)
    assert table.to_move is Color.WHITE
    assert paint(table.session).ghost is Color.WHITE
    table.click("A1")
    assert table.session.cursor.get("W") == ("ai",)


def test_a_variation_at_a_set_up_in_the_middle_is_made_by_that_side_too(record: MakeTable) -> None:
    table = record("(;SZ[9];B[aa];W[bb];AB[cc];W[dd])")
    for _ in range(3):
        table.session.go_to(table.session.cursor.children[0])
    assert table.to_move is Color.WHITE
    table.click("A1")
    assert table.session.cursor.get("W") == ("ai",)


def test_taking_away_the_next_move_gives_the_turn_back() -> None:
    review = Review(SET_UP.encode())
    session = review.session
    assert session.position.to_move is Color.WHITE
    first = session.tree.root.children[0]
    inverse = session.apply(RemoveNode(first))
    assert session.position_at(session.tree.root).to_move is Color.BLACK
    session.apply(inverse)
    assert session.position_at(session.tree.root).to_move is Color.WHITE


@pytest.mark.parametrize("place", [SetupPlace.HERE, SetupPlace.BEFORE])
def test_the_side_that_is_chosen_by_hand_comes_before_the_next_move(place: SetupPlace) -> None:
    review = Review(SET_UP.encode())
    review.do(give_turn(review.session, Color.BLACK, place), ActKind.SIDE_TO_MOVE)
    assert review.session.position.to_move is Color.BLACK
    assert review.session.cursor.get("PL") == ("B",)


@pytest.mark.parametrize(
    ("text", "stones", "on_board"),
    [
        ("(;HA[7]AB[aa][ba][ca][da][ea][fa][ga][ha]AW[aj][bj];W[kk])", 7, 8),
        ("(;HA[2]AB[aa][ba]AW[aj];W[kk])", 2, 2),
        ("(;HA[2];AB[aa][ba];AW[aj];B[cc];W[kk])", 2, 3),
        # Without white stones the board says it.
        ("(;HA[2]AB[aa][ba][ca];W[kk])", 3, 3),
        ("(;AB[aa][ba]AW[aj];W[kk])", 0, 0),
        ("(;AB[aa][ba];W[kk])", 0, 2),
    ],
)
def test_the_handicap_of_a_set_up_position_is_that_of_the_record(text: str, stones: int, on_board: int) -> None:
    found = handicap_in(tree_of(text))
    assert (found.stones, found.on_board) == (stones, on_board)
    assert found.is_contradicted is (found.recorded is not None and found.recorded != on_board)


def test_a_move_that_the_record_says_to_execute_is_not_called_illegal(record: MakeTable) -> None:
    plain, executed = KO.format("", ""), KO.format("KO[]", "KO[]")
    assert [found.number for found in forbidden_moves(tree_of(plain), CHINESE)] == [2, 3]
    assert forbidden_moves(tree_of(executed), CHINESE) == ()
    # The komi that sina.com writes into KO asks for nothing.
    assert len(forbidden_moves(tree_of(KO.format("KO[7.5]", "KO[3,75]")), CHINESE)) == 2
    for text, forbidden in ((plain, 2), (executed, 0)):
        session = record(text).session
        judge = RecordJudge(session)
        judge.advance(session.tree.main_line_end(), 10)
        assert len(judge.forbidden) == forbidden
