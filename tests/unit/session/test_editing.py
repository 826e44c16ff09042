from __future__ import annotations

import pytest

from goboard_app.go.board import Color, parse_point
from goboard_app.record.clip import clip_from, clip_of
from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.transform import Symmetry
from goboard_app.session import pasting, tree_edits
from goboard_app.session.session import NOTHING, Act, ActKind, GameSession
from goboard_app.session.tree_edits import swap_record_colors, turn_record

DATA = b"(;GM[1]SZ[9];B[cc](;W[gg](;B[gc])(;B[cg])(;B[ee]))(;W[gc];B[gg]))"


class Review:
    """A record with its session; every act is checked to be undone exactly."""

    def __init__(self, data: bytes = DATA) -> None:
        self.record = read_sgf(data)
        self.session = GameSession(self.record.games[0], is_live=False)

    def node(self, *steps: int) -> Node:
        node = self.session.tree.root
        for step in steps:
            node = node.children[step]
        return node

    def stand(self, *steps: int) -> Node:
        self.session.go_to(self.node(*steps))
        return self.session.cursor

    def do(self, act: Act, kind: ActKind) -> None:
        assert act.edit is not None
        assert act.kind is kind
        session, before, here = self.session, write_record(self.record), self.session.cursor
        inverse = session.apply(act.edit)
        after, there = write_record(self.record), session.cursor
        assert session.tree.contains(there)
        redo = session.apply(inverse)
        assert (write_record(self.record), session.cursor) == (before, here)
        session.apply(redo)
        assert (write_record(self.record), session.cursor) == (after, there)

    @property
    def text(self) -> str:
        return write_record(self.record).decode()


@pytest.fixture
def review() -> Review:
    return Review()


def test_an_inserted_move_comes_before_all_that_followed(review: Review) -> None:
    here = review.stand(0)
    point = parse_point("E5", review.session.tree.size)
    followers = tuple(here.children)
    review.do(tree_edits.insert_move(review.session, point), ActKind.INSERT)
    new = review.session.cursor
    assert tuple(here.children) == (new,)
    assert tuple(new.children) == followers
    assert new.text("W") == "ee"
    assert review.text.startswith("(;GM[1]SZ[9];B[cc];W[ee]")


def test_a_move_that_is_not_allowed_is_not_inserted(review: Review) -> None:
    review.stand(0)
    point = parse_point("C7", review.session.tree.size)
    act = tree_edits.insert_move(review.session, point)
    assert act.edit is None
    assert act.refused is not None


def test_a_pass_can_be_inserted_for_either_side(review: Review) -> None:
    review.stand(0, 0)
    review.do(tree_edits.insert_pass(review.session), ActKind.INSERT_PASS)
    assert review.session.cursor.get("B") == ("",)
    assert len(review.session.cursor.children) == 3
    review.do(tree_edits.insert_pass(review.session, Color.BLACK), ActKind.INSERT_PASS)
    assert review.session.cursor.get("B") == ("",)


def test_the_children_of_a_deleted_node_move_up_to_its_place(review: Review) -> None:
    node = review.stand(0, 0)
    children = tuple(node.children)
    other = review.node(0, 1)
    review.do(tree_edits.delete_node(review.session), ActKind.DELETE_NODE)
    assert tuple(review.node(0).children) == (*children, other)
    assert review.session.cursor is review.node(0)


def test_another_node_than_the_one_on_the_board_can_be_deleted(review: Review) -> None:
    here = review.stand(0, 0, 1)
    review.do(tree_edits.delete_node(review.session, review.node(0, 1)), ActKind.DELETE_NODE)
    assert review.session.cursor is here
    review.do(tree_edits.delete_branch(review.session, review.node(0, 1)), ActKind.DELETE_BRANCH)
    assert review.session.cursor is here


def test_deleting_a_branch_above_the_cursor_leaves_the_cursor_where_it_began(
    review: Review,
) -> None:
    review.stand(0, 0, 1)
    review.do(tree_edits.delete_branch(review.session, review.node(0, 0)), ActKind.DELETE_BRANCH)
    assert review.session.cursor is review.node(0)
    assert review.text == "(;GM[1]SZ[9];B[cc](;W[gc];B[gg]))"


def test_the_root_stays(review: Review) -> None:
    assert tree_edits.delete_node(review.session) is NOTHING
    assert tree_edits.delete_branch(review.session) is NOTHING
    assert tree_edits.cut(review.session) is NOTHING
    assert tree_edits.move_among(review.session, 1) is NOTHING
    assert not tree_edits.can_delete(review.session.cursor)


def test_a_game_that_is_being_played_is_not_edited() -> None:
    session = GameSession(read_sgf(b"(;SZ[9];B[cc];W[gg])").games[0], is_live=True)
    session.go_to(session.tree.main_line_end())
    point = parse_point("E5", session.tree.size)
    for act in (
        tree_edits.insert_move(session, point),
        tree_edits.insert_pass(session),
        tree_edits.delete_node(session),
        tree_edits.delete_branch(session),
        tree_edits.cut(session),
        tree_edits.make_main_line(session),
        pasting.paste(session, clip_from(b"(;B[aa])")),
        turn_record(session, Symmetry.RIGHT),
        swap_record_colors(session),
    ):
        assert act is NOTHING


def test_variations_move_among_their_siblings_and_stop_at_the_ends(review: Review) -> None:
    node = review.stand(0, 0, 1)
    review.do(tree_edits.move_among(review.session, -1), ActKind.MOVE_VARIATION)
    assert node.index == 0
    assert review.session.cursor is node
    assert tree_edits.move_among(review.session, -1) is NOTHING
    review.do(tree_edits.move_among(review.session, 5), ActKind.MOVE_VARIATION)
    assert node.index == 2


def test_promoting_works_at_the_nearest_fork_that_lets_it(review: Review) -> None:
    review.stand(0, 1, 0)
    review.do(tree_edits.promote(review.session), ActKind.MOVE_VARIATION)
    assert [n.text("W") for n in review.node(0).children] == ["gc", "gg"]
    assert tree_edits.promote(review.session) is NOTHING
    review.do(tree_edits.demote(review.session), ActKind.MOVE_VARIATION)
    assert [n.text("W") for n in review.node(0).children] == ["gg", "gc"]
    assert tree_edits.demote(review.session) is NOTHING


def test_possible_acts_on_a_variation_are_known_beforehand() -> None:
    review = Review(b"(;SZ[9](;B[aa](;W[bb])(;W[dd];B[ee]))(;B[cc])(;B[ff]))")
    order = tree_edits.order_of
    assert order(review.node()) == tree_edits.Order()
    assert order(review.node(0)) == tree_edits.Order(down=True)
    assert order(review.node(0, 1, 0)) == tree_edits.Order(True, True, True)
    assert order(review.node(2)) == tree_edits.Order(up=True, main=True)
    for steps in ((), (0,), (0, 0), (0, 1), (0, 1, 0), (1,), (2,)):
        node = review.stand(*steps)
        found = order(node)
        assert found.up == (tree_edits.promote(review.session) is not NOTHING)
        assert found.down == (tree_edits.demote(review.session) is not NOTHING)
        assert found.main == (tree_edits.make_main_line(review.session) is not NOTHING)


def test_far_from_the_root_everything_counts_as_possible() -> None:
    review = Review(b"(;SZ[9]" + b";C[x]" * 1500 + b")")
    assert tree_edits.order_of(review.session.tree.main_line_end()) == tree_edits.Order(True, True, True)


def test_the_way_to_a_node_becomes_the_main_line_at_every_fork() -> None:
    review = Review(b"(;SZ[9](;B[aa])(;B[cc](;W[bb])(;W[dd])))")
    node = review.stand(1, 1)
    review.do(tree_edits.make_main_line(review.session), ActKind.MAIN_LINE)
    assert review.session.tree.main_line_end() is node
    assert review.session.cursor is node
    assert tree_edits.make_main_line(review.session) is NOTHING


def test_a_branch_is_cut_and_pasted_elsewhere(review: Review) -> None:
    node = review.stand(0, 1)
    text = clip_of(review.session.tree, node)
    review.do(tree_edits.cut(review.session), ActKind.CUT)
    assert review.session.cursor is review.node(0)
    review.stand(0, 0, 2)
    clip = clip_from(text.encode())
    assert pasting.fits(review.session, clip)
    review.do(pasting.paste(review.session, clip), ActKind.PASTE)
    assert review.session.cursor.text("W") == "gc"
    assert review.node(0, 0, 2, 0) is review.session.cursor
    assert review.node(0, 0, 2, 0, 0).text("B") == "gg"


def test_several_branches_are_pasted_beside_each_other(review: Review) -> None:
    review.stand(0, 1)
    clip = clip_from(b"(;SZ[9](;W[aa])(;W[bb]))")
    review.do(pasting.paste(review.session, clip), ActKind.PASTE)
    assert [n.text("W") for n in review.node(0, 1).children] == [None, "aa", "bb"]
    assert review.session.cursor.text("W") == "aa"


def test_a_clip_of_another_board_does_not_fit(review: Review) -> None:
    assert not pasting.fits(review.session, clip_from(b"(;SZ[19];B[aa])"))
    assert pasting.fits(review.session, clip_from(b"(;B[aa])"))
    assert pasting.paste(review.session, clip_from(b"(;SZ[9])")) is NOTHING


def test_the_record_is_turned_and_its_colours_are_swapped(review: Review) -> None:
    review.stand(0, 0)
    review.do(turn_record(review.session, Symmetry.RIGHT), ActKind.TURN)
    assert review.node(0).text("B") == "gc"
    assert turn_record(review.session, Symmetry.NONE) is NOTHING
    review.do(swap_record_colors(review.session), ActKind.SWAP_COLORS)
    assert review.node(0).text("W") == "gc"
    assert review.session.cursor is review.node(0, 0)
