"""Judging whole lines again: history on the path, forbidden moves stay and are reported."""

from __future__ import annotations

from functools import partial

import pytest

from goboard_app.go.board import BoardSize, Color, Play
from goboard_app.go.position import Position
from goboard_app.record.edits import AddNode
from goboard_app.record.properties import move_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import ALL_RULESETS, CHINESE, CHINESE_SERVER, NEW_ZEALAND
from goboard_app.rules.legality import Refusal
from goboard_app.rules.repetition import BoardState, History, Origin
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session import acts
from goboard_app.session.check import ForbiddenMove, forbidden_moves
from goboard_app.session.session import GameSession
from tests.support.effort import calls_of

KO = "AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B]"


def tree_of(moves: str, setup: str = KO) -> GameTree:
    return read_sgf(f"(;SZ[5]{setup}{moves})".encode()).games[0]


def told(found: tuple[ForbiddenMove, ...]) -> list[tuple[int, Refusal | None]]:
    return [(f.number, f.verdict.reason) for f in found]


def test_another_ruleset_forbids_other_moves() -> None:
    tree = tree_of(";B[cb];W[];B[];W[bb];B[ee]")
    assert told(forbidden_moves(tree, CHINESE)) == []
    assert told(forbidden_moves(tree, CHINESE_SERVER)) == [(4, Refusal.SUPERKO)]


def test_the_node_and_the_verdict_are_named() -> None:
    tree = tree_of(";B[cb];W[bb]")
    (found,) = forbidden_moves(tree, CHINESE)
    assert found.node is tree.main_line_end()
    assert found.verdict.move == move_of(found.node, tree.size)
    assert found.verdict.repeated == 0


def test_forbidden_moves_are_carried_out() -> None:
    """White's forbidden retake is carried out, so Black's next one is a retake as well."""
    tree = tree_of(";B[cb];W[bb];B[cb];W[ee]")
    found = forbidden_moves(tree, CHINESE)
    assert told(found) == [(2, Refusal.KO), (3, Refusal.KO)]
    assert tree.node_count() == 5


def test_a_stone_on_a_stone_is_reported() -> None:
    assert told(forbidden_moves(tree_of(";B[ca]"), CHINESE)) == [(1, Refusal.OCCUPIED)]


def test_the_history_is_that_of_the_path() -> None:
    """The variation passes instead of taking, so nothing comes back there."""
    tree = tree_of("(;B[cb];W[ee];B[ed];W[bb])(;B[ee];W[];B[cb])")
    first, second = (tree.main_line_end(child) for child in tree.root.children)
    assert forbidden_moves(tree, CHINESE_SERVER, first) == ()
    assert forbidden_moves(tree, CHINESE_SERVER, second) == ()
    assert forbidden_moves(tree, CHINESE_SERVER) == ()


def test_only_the_path_to_the_node_is_judged() -> None:
    tree = tree_of(";B[cb];W[bb]")
    assert forbidden_moves(tree, CHINESE, tree.root.children[0]) == ()


def test_a_position_set_up_on_the_way_counts_as_a_board() -> None:
    moves = ";B[ee];AE[ee]AB[ed];W[aa];AE[aa][ed];B[ed]"
    assert told(forbidden_moves(tree_of(moves, ""), CHINESE_SERVER)) == [(3, Refusal.SUPERKO)]


def test_the_side_to_move_after_the_set_up_matters_for_situations() -> None:
    """White takes, both pass, Black takes back: the set-up with White to move has come back."""
    tree = tree_of(";W[cb];B[];W[];B[bb]", "AW[ba][ab][bc]AB[ca][db][cc][bb]PL[W]")
    assert told(forbidden_moves(tree, NEW_ZEALAND)) == [(4, Refusal.SUPERKO)]


def test_both_moves_of_a_node_are_judged() -> None:
    tree = tree_of(";B[cb]W[bb]")
    assert told(forbidden_moves(tree, CHINESE)) == [(1, Refusal.KO)]


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda r: r.key)
def test_the_report_matches_the_refusals_at_the_board(ruleset: Ruleset) -> None:
    tree = tree_of(";B[cb];W[bb];B[];W[];B[cb];W[aa];B[ca];W[];B[ee];W[cb]")
    session = GameSession(tree, is_live=False)
    session.use_ruleset(ruleset)
    refused = []
    for node in tree.main_line()[1:]:
        move = move_of(node, tree.size)
        assert move is not None
        if acts.play(session, move).refused is not None:
            refused.append(node)
        session.go_to(node)
    assert [found.node for found in forbidden_moves(tree, ruleset)] == refused


def test_a_tree_is_left_as_it_is() -> None:
    tree = tree_of(";B[cb];W[bb]")
    revision = tree.revision
    forbidden_moves(tree, CHINESE)
    assert tree.revision == revision


def test_the_work_grows_no_faster_than_the_game() -> None:
    """Moves on 52x52; judging each over the whole history took minutes for five thousand."""
    half, whole = (long_game(moves) for moves in (2500, 5000))
    calls = [calls_of(partial(forbidden_moves, tree, CHINESE_SERVER)) for tree in (half, whole)]
    assert calls[1] < 2.5 * calls[0]


def long_game(moves: int) -> GameTree:
    tree = read_sgf(b"(;SZ[52])").games[0]
    node = tree.root
    for number in range(moves):
        point = tree.size.point(number % 2 + 2 * (number * 7 % 1352))
        color = Color.BLACK if number % 2 == 0 else Color.WHITE
        child = acts.move_node(Play(color, point))
        AddNode(node, child, 0).apply(tree)
        node = child
    return tree


def test_branches_of_a_history_know_nothing_of_each_other() -> None:
    size = BoardSize.square(2)
    boards = [BoardState(bytes([i, 0, 0, 0]), Color.BLACK, Color.WHITE, Origin.PLAY) for i in range(3)]
    root = History.starting_at(Position.empty(size))
    first, second = root.extended(boards[1]), root.extended(boards[2])
    assert (len(root), first.states[1:], second.states[1:]) == (1, (boards[1],), (boards[2],))
    assert first.numbers_with(boards[2].stones) == second.numbers_with(boards[1].stones) == []
    assert root.numbers_with(boards[1].stones) == []
    assert first.extended(boards[0]).numbers_with(boards[0].stones) == [0, 2]
