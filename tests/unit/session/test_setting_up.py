from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Point, parse_point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.editing.position_setup import (
    Draft,
    SetupPlace,
    give_turn,
    invalidated_by_setup,
    possible_places,
    set_up,
)
from goboard_app.session.session import NOTHING, ActKind
from tests.unit.session.test_editing import Review


def points(review: Review, names: str) -> frozenset[Point]:
    return frozenset(parse_point(n, review.session.tree.size) for n in names.split())


def wanted(review: Review, black: str = "", white: str = "", empty: str = "") -> Position:
    return review.session.position.with_setup(points(review, black), points(review, white), points(review, empty))


def write(review: Review, board: Position, place: SetupPlace) -> Node:
    review.do(set_up(review.session, board, place), ActKind.SET_UP)
    assert review.session.position.stones == board.stones
    assert review.session.position.to_move is board.to_move
    return review.session.cursor


def test_stones_go_into_a_node_without_a_move_as_few_values_as_are_needed() -> None:
    review = Review(b"(;SZ[9]AB[aa:ba]AW[cc]PL[B])")
    node = write(review, wanted(review, "E5", "F5", "A9"), SetupPlace.HERE)
    assert node.get("AB") == ("ba", "ee")
    assert node.get("AW") == ("cc", "fe")
    assert node.get("AE") is None
    assert node.get("PL") == ("B",)


def test_lists_that_are_not_concerned_keep_their_characters() -> None:
    review = Review(b"(;SZ[9]AddBlack[aa:ba][zz]AW[cc]C[x])")
    node = write(review, wanted(review, white="F5"), SetupPlace.HERE)
    assert node.properties[1].ident == "AddBlack"
    assert node.get("AB") == ("aa:ba", "zz")
    node = write(review, wanted(review, black="G5"), SetupPlace.HERE)
    assert node.get("AB") == ("aa:ba", "zz", "ge")
    assert node.text("C") == "x"


def test_a_stone_laid_by_hand_is_all_that_changes_in_the_file() -> None:
    file = b"(;SZ[9] AB[aa:cc]\n [gg] [ef]\n\n C[x]  AW[hh]AB[hb:hd] )"
    review = Review(file)
    write(review, wanted(review, black="E5"), SetupPlace.HERE)
    assert write_record(review.record) == file.replace(b"[hb:hd]", b"[hb:hd][ee]")
    review = Review(file)
    write(review, wanted(review, empty="A9"), SetupPlace.HERE)
    assert write_record(review.record) == file.replace(b"[aa:cc]", b"[ba:ca][ab:cc]")


def test_ae_empties_earlier_set_up_and_its_removal_restores_it() -> None:
    review = Review(b"(;SZ[9]AB[aa][bb]AW[dd];AE[bb]C[x])")
    review.stand(0)
    node = write(review, wanted(review, empty="A9"), SetupPlace.HERE)
    assert node.get("AE") == ("bb", "aa")
    node = write(review, wanted(review, black="A9 B8"), SetupPlace.HERE)
    assert (node.get("AE"), node.get("AB")) == (None, None)


def test_the_turn_stays_as_it_was_although_stones_alone_may_be_taken_for_a_handicap() -> None:
    review = Review(b"(;SZ[9])")
    node = write(review, wanted(review, black="E5"), SetupPlace.HERE)
    assert node.get("PL") == ("B",)
    review = Review(b"(;SZ[9]AB[aa])")
    assert review.session.position.to_move is Color.WHITE
    node = write(review, wanted(review, white="E5"), SetupPlace.HERE)
    assert node.get("PL") == ("W",)


def test_a_set_up_never_shares_a_node_with_a_move() -> None:
    review = Review(b"(;SZ[9];B[cc])")
    node = review.stand(0)
    assert possible_places(node) == (SetupPlace.VARIATION,)
    assert set_up(review.session, wanted(review, white="E5"), SetupPlace.HERE) is NOTHING
    new = write(review, wanted(review, white="E5"), SetupPlace.VARIATION)
    assert new.parent is node
    assert node.get("AW") is None
    assert [p.ident for p in new.properties] == ["AW"]


def test_with_successors_there_are_three_ways() -> None:
    data = b"(;SZ[9];AB[cc]PL[B];B[dd](;W[ee])(;W[ff]))"
    review = Review(data)
    node = review.stand(0)
    assert possible_places(node) == (SetupPlace.HERE, SetupPlace.BEFORE, SetupPlace.VARIATION)
    board = wanted(review, white="G3")
    follower = review.node(0, 0)
    here = write(review, board, SetupPlace.HERE)
    assert here is node
    assert here.get("AW") == ("gg",)

    review = Review(data)
    review.stand(0)
    follower = review.node(0, 0)
    before = write(review, board, SetupPlace.BEFORE)
    assert tuple(before.children) == (follower,)
    assert review.session.position_at(follower).at(Point(6, 6)) is Color.WHITE

    review = Review(data)
    review.stand(0)
    follower = review.node(0, 0)
    beside = write(review, board, SetupPlace.VARIATION)
    assert tuple(review.node(0).children) == (follower, beside)
    assert review.session.position_at(follower).at(Point(6, 6)) is None


def test_after_a_move_with_successors_the_node_itself_is_no_place() -> None:
    review = Review(b"(;SZ[9];B[cc];W[dd])")
    assert possible_places(review.node(0)) == (SetupPlace.BEFORE, SetupPlace.VARIATION)


def test_moves_that_are_no_longer_possible_are_named() -> None:
    review = Review(b"(;SZ[9]AB[cc]PL[B];B[dd];W[ee](;B[ff])(;B[gg];W[dd]))")
    board = wanted(review, white="D6 F4")
    later = invalidated_by_setup(review.session, board, SetupPlace.HERE)
    assert [(move.number, move.move.color) for move in later.moves] == [
        (1, Color.BLACK),
        (3, Color.BLACK),
    ]
    assert later.is_complete
    # The last move was refused already: nothing becomes of it that was not so before.
    assert not invalidated_by_setup(review.session, board, SetupPlace.VARIATION)


def test_later_set_ups_that_change_nothing_any_more_are_named() -> None:
    review = Review(b"(;SZ[9];B[cc];AW[ee]AE[cc];AE[ee])")
    later = invalidated_by_setup(review.session, wanted(review, white="E5"), SetupPlace.HERE)
    assert [(item.node, item.points) for item in later.setups] == [(review.node(0, 0), points(review, "E5"))]
    assert not later.moves


def test_large_trees_are_looked_through_as_far_as_patience_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("goboard_app.session.editing.invalidated.MOST_NODES", 2)
    review = Review(b"(;SZ[9];B[cc];W[dd];B[ee])")
    later = invalidated_by_setup(review.session, wanted(review, white="E5"), SetupPlace.HERE)
    assert not later.is_complete
    assert not later.moves


def test_a_side_is_given_the_turn() -> None:
    review = Review(b"(;SZ[9];C[x])")
    node = review.stand(0)
    review.do(give_turn(review.session, Color.WHITE, SetupPlace.HERE), ActKind.SIDE_TO_MOVE)
    assert node.get("PL") == ("W",)
    assert give_turn(review.session, Color.WHITE, SetupPlace.HERE) is NOTHING
    review = Review(b"(;SZ[9];B[cc])")
    review.stand(0)
    review.do(give_turn(review.session, Color.BLACK, SetupPlace.VARIATION), ActKind.SIDE_TO_MOVE)
    assert [p.ident for p in review.session.cursor.properties] == ["PL"]


def test_a_draft_knows_the_one_before() -> None:
    review = Review(b"(;SZ[9])")
    draft = Draft(review.session.position)
    stroke = draft.with_points(points(review, "A1 B1"), Color.WHITE)
    assert stroke.before is draft
    assert stroke.with_points(points(review, "A1"), Color.WHITE) is stroke
    emptied = stroke.with_points(points(review, "A1"), None)
    assert emptied.position.points(Color.WHITE) == points(review, "B1")
    turned = emptied.with_turn(Color.WHITE)
    assert turned.position.to_move is Color.WHITE
    assert turned.with_turn(Color.WHITE) is turned
    assert turned.before is emptied
