from __future__ import annotations

import random
from fractions import Fraction

import pytest

from goboard_app.go.board import BoardSize
from goboard_app.record import game_info
from goboard_app.record.edits import AddNode, Edit, MoveChild, RemoveNode, SetProperty
from goboard_app.record.game_info import GameInfo, info_node, info_of, komi_of
from goboard_app.record.node import Node
from goboard_app.record.result import recorded_result
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree


def info(text: str) -> GameInfo:
    return info_of(read_sgf(text.encode()).games[0])


@pytest.mark.parametrize(
    ("raw", "komi"),
    [
        ("6.5", Fraction(13, 2)),
        ("6,5", Fraction(13, 2)),
        ("7.500000", Fraction(15, 2)),
        ("-17.5", Fraction(-35, 2)),
        ("0", Fraction(0)),
        ("0.00", Fraction(0)),
        ("5.", Fraction(5)),
        ("375", Fraction(15, 2)),
        ("750", Fraction(15, 2)),
        ("325", Fraction(13, 2)),
        ("650", Fraction(13, 2)),
        ("275", Fraction(11, 2)),
        ("550", Fraction(11, 2)),
        ("350", Fraction(7)),
        ("700", Fraction(7)),
        ("50", Fraction(1, 2)),
        ("48.5", Fraction(97, 2)),
        ("", None),
        ("abc", None),
        ("5 1/2", Fraction(11, 2)),
        ("7½", Fraction(15, 2)),
        ("３．７５", Fraction(15, 4)),
        ("3又3/4", Fraction(15, 4)),
        ("3又3/4子", Fraction(15, 2)),
        ("15/4", Fraction(15, 4)),
        ("6.5目", Fraction(13, 2)),
        ("6目半", Fraction(13, 2)),
        ("6.5 points", Fraction(13, 2)),
        ("-7½", Fraction(-15, 2)),
        ("5 3/2", None),
        ("6.5 or so", None),
    ],
)
def test_komi_of_every_dialect_is_in_points(raw: str, komi: Fraction | None) -> None:
    assert komi_of(raw) == komi


def test_names_rules_and_result_stand_as_the_file_has_them() -> None:
    found = info("(;GM[1]SZ[13]PB[Ann]PW[Bob]BR[3k]RU[Old Chinese]RE[B+, by a whisker]KM[375])")
    assert found.size == BoardSize.square(13)
    assert (found.black_name, found.white_name, found.black_rank) == ("Ann", "Bob", "3k")
    assert (found.rules, found.result) == ("Old Chinese", "B+, by a whisker")
    assert (found.komi, found.komi_raw) == (Fraction(15, 2), "375")


def test_facts_missing_in_the_file_are_absent() -> None:
    found = info("(;GM[1])")
    assert (found.komi, found.komi_raw, found.rules, found.result) == (None, None, None, None)
    assert (found.handicap, found.black_name) == (None, "")


@pytest.mark.parametrize(("raw", "stones"), [("2", 2), ("2.0", 2), ("0", 0), ("", None), ("对子", None)])
def test_handicap_is_a_number_or_nothing(raw: str, stones: int | None) -> None:
    assert info(f"(;GM[1]HA[{raw}])").handicap == stones


def test_the_first_value_that_says_something_is_taken() -> None:
    assert info("(;CA[UTF-8][UTF-8]GN[][Final])").game_name == "Final"


def test_komi_of_sina_records_is_in_ko() -> None:
    assert info("(PB[a]PW[b]KO[7.5];B[dd])").komi == Fraction(15, 2)


def test_facts_that_stand_below_the_root_are_found() -> None:
    assert info("(;GM[1];;B[dd]PB[Ann])").black_name == "Ann"


def test_an_edit_of_the_facts_is_read_at_once() -> None:
    tree = read_sgf(b"(;SZ[9];B[ee];W[cc])").games[0]
    assert info_of(tree).black_name == ""
    SetProperty(tree.root.children[0], "PB", ("Hana",)).apply(tree)
    assert info_of(tree).black_name == "Hana"


@pytest.mark.parametrize("facts", ["KM[6]", "HA[2]", "PB[x]", "RE[]", "B[aa]PB[x]", "C[long words]KM[6]"])
@pytest.mark.parametrize("place", [0, 1, 57, 99])
@pytest.mark.parametrize("is_seen", [False, True])
def test_the_node_of_the_game_information_is_found_anywhere(facts: str, place: int, is_seen: bool) -> None:
    nodes = ["B[aa]", "W[]", "C[KM[6\\]]", "AB[cc]"] * 25
    nodes[place] = facts
    variation = "(;PB[not here])"
    tree = read_sgf(f"(;SZ[9];{';'.join(nodes)}(;B[bb]){variation})".encode()).games[0]
    if is_seen:
        tree.main_line()
    assert info_node(tree) is tree.main_line()[place + 1]


def first_that_tells(tree: GameTree) -> Node:
    """Return the same node, searched node by node."""
    names = {"PB", "PW", "KM", "HA", "RE", "EV", "GN", "DT"}
    line = tree.main_line()
    return next((n for n in line if any(p.name in names for p in n.properties)), tree.root)


@pytest.mark.parametrize("seed", range(40))
def test_the_node_of_the_game_information_is_found_after_any_edit(seed: int) -> None:
    dice = random.Random(seed)
    facts = ["PB[x]" if dice.random() < 0.1 else "B[aa]" for _ in range(30)]
    text = f"(;SZ[9];{';'.join(facts[:10])}(;{';'.join(facts[10:20])})(;{';'.join(facts[20:])}))"
    tree = read_sgf(text.encode()).games[0]
    undo: list[Edit] = []
    for _ in range(25):
        if undo and dice.random() < 0.3:
            undo.pop().apply(tree)
            assert info_node(tree) is first_that_tells(tree)
            continue
        node = dice.choice(list(tree.walk()))
        edits: list[Edit] = [
            AddNode(node, Node((Property(dice.choice(("W", "KM")), ("bb",)),)), index=0),
            SetProperty(node, dice.choice(("C", "RE")), dice.choice((("x",), None))),
        ]
        if node.parent is not None:
            edits.append(RemoveNode(node))
        if len(node.children) > 1:
            edits.append(MoveChild(node, 1, 0))
        undo.append(dice.choice(edits).apply(tree))
        assert info_node(tree) is first_that_tells(tree)


def test_an_edit_of_a_long_record_without_facts_looks_at_few_nodes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree = read_sgf(b"(;SZ[9]" + b";B[aa];W[bb]" * 5000 + b")").games[0]
    info_of(tree)
    end = tree.main_line()[-1]
    looked: list[Node] = []
    real = game_info._has_facts
    monkeypatch.setattr(game_info, "_has_facts", lambda node: looked.append(node) or real(node))
    for _ in range(5):
        looked.clear()
        edit = AddNode(end, Node((Property("B", ("cc",)),)))
        edit.apply(tree)
        end = edit.node
        assert info_of(tree).black_name == ""
        assert len(looked) < 20


@pytest.mark.parametrize(
    ("facts", "komi", "raw"),
    [
        ("KM[3.75]RU[Chinese]", "15/2", "3.75"),
        ("KM[2,75]RU[中国规则]", "11/2", "2,75"),
        ("KM[3.75]RE[黑胜1/4子]", "15/2", "3.75"),
        ("KM[3.75]RU[Chinese rules of 2002]", "15/2", "3.75"),
        ("KM[7.5]RU[Chinese]", "15/2", ""),
        ("KM[3.75]RU[Japanese]", "15/4", ""),
        ("KM[3.75]", "15/4", ""),
        ("KM[375]RU[Japanese]", "15/2", "375"),
    ],
)
def test_a_komi_in_quarters_is_in_zi_where_zi_are_counted(facts: str, komi: str, raw: str) -> None:
    found = info(f"(;SZ[19]{facts})")
    assert (found.komi, found.komi_in_other_units) == (Fraction(komi), raw)


@pytest.mark.parametrize(
    ("facts", "margin"),
    [
        ("KM[3.75]RU[Chinese]RE[B+0.25]", "1/2"),
        ("KM[3.75]RU[Chinese]RE[W+2.75]", "11/2"),
        ("KM[3.75]RE[黑胜1/4子]", "1/2"),
        ("KM[375]RU[Chinese]RE[B+3.25]", "13/2"),
        ("KM[7.5]RU[Chinese]RE[B+0.25]", "1/4"),
        ("KM[3.75]RU[Chinese]RE[B+2.5]", "5/2"),
    ],
)
def test_a_margin_in_quarters_is_in_zi_where_the_komi_is(facts: str, margin: str) -> None:
    assert recorded_result(info(f"(;SZ[19]{facts})")).margin == Fraction(margin)
