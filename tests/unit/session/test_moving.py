"""The steps in a record, from every kind of place to every kind of place."""

from __future__ import annotations

import pytest

from goboard_app.go.board import parse_point
from goboard_app.record.node import Node
from goboard_app.record.tree import TreeShape
from goboard_app.session.session import GameSession
from goboard_app.session.tree_edits import (
    Landmark,
    NamedNode,
    find_landmark,
    go_to_landmark,
    move_count,
    named_nodes,
    node_of_move,
    node_of_point,
    sibling,
)
from goboard_app.session.tree_model import TreeFaces
from tests.support.trees import tree_of

# Move 3 takes a stone (a1 is `ai` in SGF); 2 and 6 have comments, 5 is a hotspot, 4 a fork.
RECORD = "(;SZ[9];B[bi];W[ai]C[corner];B[ah];W[ee](;B[ff]HO[1];W[gg]C[good])(;B[aa];W[bb])(;B[cc]))"


@pytest.fixture
def session() -> GameSession:
    return GameSession(tree_of(RECORD), is_live=False)


def at(session: GameSession, place: int) -> GameSession:
    session.go_to(session.line[place])
    return session


def place(session: GameSession, node: Node | None) -> int | None:
    return None if node is None else session.line.index(node)


@pytest.mark.parametrize(
    ("goal", "start", "after", "before"),
    [
        (Landmark.COMMENT, 0, 2, None),
        (Landmark.COMMENT, 2, 6, None),
        (Landmark.COMMENT, 6, None, 2),
        (Landmark.FORK, 0, 4, None),
        (Landmark.FORK, 4, None, None),
        (Landmark.FORK, 6, None, 4),
        (Landmark.HOTSPOT, 1, 5, None),
        (Landmark.HOTSPOT, 6, None, 5),
        (Landmark.CAPTURE, 0, 3, None),
        (Landmark.CAPTURE, 3, None, None),
        (Landmark.CAPTURE, 5, None, 3),
    ],
)
def test_the_next_place_of_a_kind(
    session: GameSession, goal: Landmark, start: int, after: int | None, before: int | None
) -> None:
    at(session, start)
    assert place(session, find_landmark(session, goal, 1)) == after
    assert place(session, find_landmark(session, goal, -1)) == before


def test_one_looks_along_the_line_that_was_walked(session: GameSession) -> None:
    session.go_to(session.line[4].children[1])
    at(session, 2)
    assert find_landmark(session, Landmark.HOTSPOT, 1) is None
    assert find_landmark(session, Landmark.COMMENT, 1) is None


@pytest.mark.parametrize(("start", "step", "found"), [(0, 1, 1), (2, 1, 0), (0, -1, 2)])
def test_variations_go_round(session: GameSession, start: int, step: int, found: int) -> None:
    children = session.line[4].children
    session.go_to(children[start])
    assert sibling(session, step) is children[found]
    assert find_landmark(session, Landmark.VARIATION, step) is children[found]


def test_a_move_without_variations_has_no_sibling(session: GameSession) -> None:
    assert sibling(session, 1) is None
    assert sibling(at(session, 2), -1) is None


def test_going_there_is_an_act(session: GameSession) -> None:
    act = go_to_landmark(session, Landmark.COMMENT, 1)
    assert act is not None
    assert act.change
    assert session.path.number == 2
    assert go_to_landmark(session, Landmark.COMMENT, -1) is None
    assert session.path.number == 2


@pytest.mark.parametrize(("number", "found"), [(0, 0), (1, 1), (6, 6), (7, None), (-1, None)])
def test_the_node_of_a_move(session: GameSession, number: int, found: int | None) -> None:
    assert place(session, node_of_move(session, number)) == found


def test_nodes_without_a_move_are_not_counted() -> None:
    session = GameSession(tree_of("(;SZ[9];B[aa];C[talk];W[bb])"), is_live=False)
    assert move_count(session) == 2
    assert node_of_move(session, 2) is session.line[3]


@pytest.mark.parametrize(
    ("start", "name", "found"),
    [(0, "E5", 4), (6, "E5", 4), (3, "A1", 2), (0, "J9", None), (6, "B1", 1)],
)
def test_the_move_on_a_point(session: GameSession, start: int, name: str, found: int | None) -> None:
    at(session, start)
    node = node_of_point(session, parse_point(name, session.tree.size))
    assert place(session, node) == found


@pytest.mark.parametrize(("start", "found"), [(0, 1), (1, 1), (2, 1), (3, 3), (4, 3)])
def test_the_last_move_on_a_point_up_to_now_comes_first(start: int, found: int) -> None:
    session = GameSession(tree_of("(;SZ[9];B[ee];W[aa];B[ee];W[bb])"), is_live=False)
    at(session, start)
    node = node_of_point(session, parse_point("E5", session.tree.size))
    assert place(session, node) == found


def test_named_places_of_all_variations() -> None:
    tree = tree_of("(;SZ[9]N[Start];B[aa](;W[bb]N[ First ])(;W[cc];B[dd]N[Second];W[ee]N[]))")
    shape = TreeShape(tree)
    assert named_nodes(shape, TreeFaces(shape).move_number) == (
        NamedNode("Start", 0, 0),
        NamedNode("First", 2, 2),
        NamedNode("Second", 3, 4),
    )
