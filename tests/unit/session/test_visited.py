"""The history of places: back and forward as in a browser."""

from __future__ import annotations

from goboard_app.record.tree import GameTree
from goboard_app.session.path import Visited, VisitedNode
from tests.support.trees import tree_of

TREE = tree_of("(;SZ[9]" + ";B[aa];W[bb]" * 60 + "(;B[cc])(;B[dd];W[ee]))")
LINE = TREE.main_line()


def place(number: int, tree: GameTree = TREE) -> VisitedNode:
    return VisitedNode(tree, LINE[number] if tree is TREE else tree.root)


def visited(*numbers: int) -> Visited:
    history = Visited()
    for number in numbers:
        history.note(place(number))
    return history


def always(_place: VisitedNode) -> bool:
    return True


def test_jumps_are_places_to_go_back_to() -> None:
    history = visited(0, 50, 100)
    assert history.go(-1, always) == place(50)
    assert history.go(-1, always) == place(0)
    assert history.go(-1, always) is None
    assert history.go(1, always) == place(50)


def test_walking_on_is_no_new_place() -> None:
    history = visited(0, 50, 51, 52, 53, 100)
    assert history.go(-1, always) == place(53)
    assert history.go(-1, always) == place(0)


def test_even_a_short_jump_is_a_new_place() -> None:
    history = visited(0)
    history.note(place(2), is_jump=True)
    assert history.go(-1, always) == place(0)


def test_a_sibling_is_another_place() -> None:
    history = Visited()
    for node in LINE[120].children:
        history.note(VisitedNode(TREE, node))
    assert history.go(-1, always) == VisitedNode(TREE, LINE[120].children[0])


def test_a_jump_forgets_the_places_ahead() -> None:
    history = visited(0, 50, 100)
    history.go(-1, always)
    history.note(place(20))
    assert history.go(1, always) is None
    assert history.go(-1, always) == place(50)


def test_places_that_are_gone_are_passed_over() -> None:
    history = visited(0, 50, 100)
    assert history.go(-1, lambda found: found != place(50)) == place(0)


def test_another_game_of_the_file_is_a_place() -> None:
    other = tree_of("(;SZ[9])")
    history = visited(0)
    history.note(place(0, other))
    assert history.go(-1, always) == place(0)


def test_two_hundred_places_are_enough() -> None:
    history = visited(*[number % 2 * 60 for number in range(500)])
    steps = 0
    while history.go(-1, always) is not None:
        steps += 1
    assert steps == 199


def test_forgotten_versions_are_gone() -> None:
    history = visited(0, 50)
    history.forget()
    assert history.go(-1, always) is None
    history.note(place(3))
    assert history.go(-1, always) is None
