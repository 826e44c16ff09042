"""Recorded moves that the rules refuse, found bit by bit."""

from __future__ import annotations

import random

from goboard_app.record.edits import AddNode, Edit, RemoveNode, ReplaceProperties
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.rules.catalogue import CHINESE, JAPANESE
from goboard_app.session.check import RecordJudge, forbidden_moves
from goboard_app.session.session import GameSession
from tests.support.trees import tree_of

OCCUPIED = "(;SZ[9]RU[Chinese];B[ee];W[cc];B[cc];W[dd](;B[aa])(;B[ee]))"
KO = "(;SZ[9]RU[Chinese]AB[ba][ab][cb]AW[ca][bc][db]AW[cc];B[bb];W[cb];B[gg];W[bb];B[cb])"


def judged(text: str) -> tuple[GameSession, RecordJudge]:
    session = GameSession(tree_of(text), is_live=False)
    return session, RecordJudge(session)


def test_a_move_on_a_stone_is_found_in_every_variation() -> None:
    session, judge = judged(OCCUPIED)
    nodes = list(session.tree.walk())
    for node in nodes:
        judge.advance(node, 100)
    assert [nodes.index(node) for node in nodes if node in judge.forbidden] == [3, 6]


def test_it_agrees_with_the_other_judge() -> None:
    for text in (OCCUPIED, KO, "(;SZ[9];B[ee]W[ee];AW[aa];B[aa];W[])"):
        session, judge = judged(text)
        end = session.tree.main_line_end()
        judge.advance(end, 100)
        expected = {found.node for found in forbidden_moves(session.tree, session.ruleset, end)}
        assert judge.forbidden == expected


def test_it_works_bit_by_bit() -> None:
    session, judge = judged("(;SZ[9]" + ";B[aa];W[aa]" * 20 + ")")
    end = session.tree.main_line_end()
    steps = 0
    while not judge.knows(end):
        assert judge.advance(end, 7) <= 7
        steps += 1
    assert steps == 6
    assert judge.advance(end, 7) == 0


def test_it_holds_until_the_tree_or_the_rules_change() -> None:
    session, judge = judged(OCCUPIED)
    assert judge.is_about(session)
    session.use_ruleset(JAPANESE)
    assert not judge.is_about(session)
    session.use_ruleset(CHINESE)
    assert judge.is_about(session)
    session.tree.revision += 1
    assert not judge.is_about(session)


def test_an_edit_has_only_the_changed_moves_judged_again() -> None:
    session, judge = judged("(;SZ[9]" + ";B[aa];W[aa]" * 200 + ")")
    end = session.tree.main_line_end()
    judge.advance(end, 1_000)
    session.go_to(end)
    session.apply(AddNode(end, node_of("B", "ee")))
    assert not judge.is_about(session)
    assert judge.follow(session)
    assert judge.advance(session.cursor, 1_000) == 2
    assert len(judge.forbidden) == 399


def test_the_page_follows_every_edit() -> None:
    chance = random.Random(14)
    session, judge = judged(OCCUPIED)
    undone: list[Edit] = []
    for _ in range(300):
        nodes = list(session.tree.walk())
        node = chance.choice(nodes)
        point = "abc"[chance.randrange(3)] + "abc"[chance.randrange(3)]
        edits: list[Edit] = [AddNode(node, node_of(chance.choice("BW"), point))]
        if node.parent is not None:
            edits.append(ReplaceProperties(((node, node_of("B", point).properties),)))
        if node.parent is not None and len(nodes) > 5:
            edits.append(RemoveNode(node))
        taking_back = undone and chance.random() < 0.4
        edit = undone.pop() if taking_back else chance.choice(edits)
        inverse = session.apply(edit)
        if not taking_back:
            undone.append(inverse)
        assert judge.follow(session)
        fresh = RecordJudge(session)
        for each in session.tree.walk():
            judge.advance(each, 1_000)
            fresh.advance(each, 1_000)
        assert judge.forbidden & set(session.tree.walk()) == fresh.forbidden


def test_another_game_or_other_rules_are_not_followed() -> None:
    session, judge = judged(OCCUPIED)
    other, _ = judged(OCCUPIED)
    assert not judge.follow(other)
    session.use_ruleset(JAPANESE)
    assert not judge.follow(session)


def node_of(color: str, point: str) -> Node:
    return Node((Property(color, (point,)),))
