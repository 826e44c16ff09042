"""The signs of a node in the drawn tree."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from goboard_app.go.board import Color
from goboard_app.record.edits import AddNode, Edit, MoveChild, RemoveNode, SetProperty
from goboard_app.record.inherited import number_at
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import TreeShape
from goboard_app.session.annotation import Judgement, MoveJudgement, PositionJudgement
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import Face, TreeFaces, faces_of
from tests.support.trees import tree_of, tree_texts


def face(node: str) -> Face:
    return TreeFaces(TreeShape(tree_of(f"(;SZ[9]{node})"))).face(1)


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (";B[aa]", Face(1, Color.BLACK)),
        (";W[]", Face(1, Color.WHITE, is_pass=True)),
        (";C[talk]", Face(0, has_comment=True)),
        (";C[]", Face(0)),
        (";AB[aa]", Face(0, has_setup=True)),
        (";PL[W]", Face(0, has_setup=True)),
        (";B[aa]TR[bb]", Face(1, Color.BLACK, has_marks=True)),
        (";B[aa]LB[bb:1]C[x]", Face(1, Color.BLACK, has_comment=True, has_marks=True)),
        (";B[aa]HO[1]", Face(1, Color.BLACK, is_hot=True)),
        (";B[zz]", Face(0)),
    ],
)
def test_the_face_of_a_node(node: str, expected: Face) -> None:
    assert face(node) == expected


@pytest.mark.parametrize(
    ("ident", "judgement"),
    [
        ("TE[1]", MoveJudgement.GOOD),
        ("BM[2]", MoveJudgement.BAD),
        ("DO[]", MoveJudgement.DOUBTFUL),
        ("IT[]", MoveJudgement.INTERESTING),
        ("DM[1]", PositionJudgement.EVEN),
        ("GB[1]", PositionJudgement.GOOD_FOR_BLACK),
        ("GW[1]", PositionJudgement.GOOD_FOR_WHITE),
        ("UC[1]", PositionJudgement.UNCLEAR),
    ],
)
def test_a_comment_on_a_move(ident: str, judgement: Judgement) -> None:
    assert face(f";B[aa]{ident}").judgement is judgement
    assert face(f";B[aa]{ident}").is_marked


@pytest.mark.parametrize("side", [9, 19, 25])
def test_moves_are_counted_as_on_the_board(side: int) -> None:
    tree = tree_of(
        f"(;SZ[{side}];B[aa];C[talk];W[];B[tt](;CoPyright[x]W[ab];B[zz];W[bb]C[;B\\[aa\\]])(;AB[cc];B[dd];W[ee]W[ff]))"
    )
    shape = TreeShape(tree)
    faces = TreeFaces(shape)
    session = GameSession(tree, is_live=False)
    for number in reversed(range(shape.count)):
        session.go_to(shape.node_at(number))
        assert faces.move_number(number) == session.path.number


@given(tree_texts())
def test_move_numbers_in_trees_of_any_shape(text: str) -> None:
    shape = TreeShape(tree_of(text))
    faces = TreeFaces(shape)
    for number in range(shape.count):
        parent = shape.parent_of(number)
        above = faces.move_number(parent) if parent >= 0 else -1
        assert faces.move_number(number) == above + 1


def test_a_long_chain_of_variations_needs_no_recursion() -> None:
    levels = 20_000
    text = "(;SZ[9]" + "(;B[aa](;W[bb])" * levels + "(;B[cc])" + ")" * (levels + 1)
    shape = TreeShape(tree_of(text))
    assert TreeFaces(shape).move_number(shape.count - 1) >= 2


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[9];B[aa];W[bb]MN[17];B[cc])",
        "(;SZ[9];B[aa](;W[bb]MN[5];B[cc])(;W[dd];B[ee]MN[1];W[]))",
        "(;SZ[9];MN[9]B[aa];MN[x]W[bb];C[no move];B[cc])",
    ],
)
def test_numbers_that_a_record_sets_are_those_of_the_board(text: str) -> None:
    tree = tree_of(text)
    shape = TreeShape(tree)
    faces = TreeFaces(shape)
    for number in range(shape.count):
        assert faces.face(number).number == number_at(tree, shape.node_at(number))


def test_a_text_of_old_programs_is_no_judgement() -> None:
    assert face(";B[aa]TE[Kisei, game 3]") == Face(1, Color.BLACK)


@pytest.mark.parametrize("seed", range(80))
def test_the_cache_of_faces_survives_an_edit(seed: int) -> None:
    dice = random.Random(seed)
    words = ["B[aa]"] * 6 + ["C[x]", "MN[7]W[bb]", "AB[cc]"]
    part = [";".join(dice.choices(words, k=8)) for _ in range(4)]
    tree = tree_of(f"(;SZ[9];{part[0]}(;{part[1]}(;{part[2]})(;W[dd]))(;{part[3]}))")
    undo: list[Edit] = []
    for _ in range(25):
        if dice.random() < 0.7:
            faces, fresh = faces_of(tree), TreeFaces(TreeShape(tree))
            for number in dice.choices(range(fresh.shape.count), k=3):
                assert faces.move_number(number) == fresh.move_number(number)
            if seed % 2:
                # Of the others, unused nodes stay.
                assert_same(faces.shape, fresh.shape)
            faces.shape.node_at(dice.randrange(faces.shape.count))
        if undo and dice.random() < 0.3:
            undo.pop().apply(tree)
            continue
        shape = TreeShape(tree)
        node = shape.node_at(dice.randrange(shape.count))
        more = Node((Property(dice.choice(("W", "MN", "C")), (dice.choice(("bb", "12")),)),))
        edits: list[Edit] = [
            AddNode(node, more),
            AddNode(node, more, index=0),
            SetProperty(node, dice.choice(("MN", "B")), dice.choice((("3",), ("ee",), None))),
        ]
        if node.parent is not None:
            edits.append(RemoveNode(node))
        if len(node.children) > 1:
            edits.append(MoveChild(node, 1, 0))
        undo.append(dice.choice(edits).apply(tree))
    assert_same(faces_of(tree).shape, TreeShape(tree))


def assert_same(shape: TreeShape, fresh: TreeShape) -> None:
    """Check that both number the same nodes in the same way, and know the same of each."""
    numbers = range(fresh.count)
    assert (shape.count, shape.heads, shape.forks) == (fresh.count, fresh.heads, fresh.forks)
    assert [*map(shape.properties_of, numbers)] == [*map(fresh.properties_of, numbers)]
    assert [*map(shape.children_of, numbers)] == [*map(fresh.children_of, numbers)]
    assert shape.holding("MN") == fresh.holding("MN")
    assert all(shape.number_of(fresh.node_at(number)) == number for number in numbers)
    assert all(shape.node_at(number) is fresh.node_at(number) for number in numbers)


def test_after_a_move_at_the_end_of_a_long_line_few_nodes_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree = tree_of("(;SZ[9]" + ";B[aa];W[bb]" * 2000 + ")")
    end = tree.main_line()[-1]
    faces = faces_of(tree)
    assert faces.move_number(faces.shape.count - 1) == 4000
    asked: list[int] = []
    real = TreeShape.openings

    def noting(shape: TreeShape, first: int, last: int) -> list[str]:
        asked.append(last - first)
        return real(shape, first, last)

    monkeypatch.setattr(TreeShape, "openings", noting)
    walked: list[Node] = []
    line_from = Node.straight_line
    monkeypatch.setattr(Node, "straight_line", lambda node: walked.extend(line_from(node)) or line_from(node))
    AddNode(end, Node((Property("B", ("cc",)),))).apply(tree)
    faces = faces_of(tree)
    assert faces.move_number(faces.shape.count - 1) == 4001
    assert sum(asked) < 10
    assert len(walked) < 10
