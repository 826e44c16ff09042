"""The positions that a file holds for a lesson, and boards that become one of them."""

from __future__ import annotations

from datetime import date

from goboard_app.go.board import BoardSize, Color, Point, parse_point
from goboard_app.lessons.attempt import paint_position
from goboard_app.lessons.lesson import (
    LessonPosition,
    PositionText,
    copied_position,
    empty_position,
    first_position,
    is_told,
    lesson_positions,
    place_of,
    read_lesson,
    said_at,
    text_at,
    title_of,
)
from goboard_app.record.edits import SetProperty
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import CHINESE
from goboard_app.session.picture import LineMark, Mark, MarkKind

TOLD = (
    "(;SZ[9]GN[ Title ]C[@screen\nOne])(;SZ[9]C[no screen];B[aa](;W[bb]C[@screen\nTwo])"
    "(;W[cc]C[@screen\naside]))(;SZ[5]C[@Screen\n@task count 3])"
)
UNTOLD = "(;SZ[9];B[aa]C[One];W[bb])(;SZ[9]C[Two])"


def games(text: str) -> tuple[GameTree, ...]:
    return read_sgf(text.encode("utf-8")).games


def said(text: str) -> list[tuple[int, str]]:
    return [(item.game, text_at(item.node)) for item in lesson_positions(games(text))]


def copied(text: str, steps: int, words: str = "") -> GameTree:
    (tree,) = games(text)
    node = tree.main_line()[steps]
    return copied_position(tree, node, PositionCache(tree).position(node), words)


def test_screens_of_the_main_lines_are_positions() -> None:
    assert said(TOLD) == [(0, "One"), (1, "Two"), (2, "")]
    assert is_told(games(TOLD))


def test_without_screens_every_comment_makes_a_position() -> None:
    assert said(UNTOLD) == [(0, "One"), (1, "Two")]
    assert not is_told(games(UNTOLD))


def test_a_comment_is_found_in_any_spelling_and_when_it_is_new() -> None:
    assert said("(;SZ[9]Comment [Old];B[aa])") == [(0, "Old")]
    (tree,) = trees = games("(;SZ[9];B[aa];W[bb])")
    assert lesson_positions(trees) == ()
    node = tree.main_line()[1]
    SetProperty(node, "C", ("New",)).apply(tree)
    assert lesson_positions(trees) == (LessonPosition(0, node),)


def test_positions_are_the_screens_of_the_lesson() -> None:
    for text in (TOLD, UNTOLD):
        lesson = read_lesson(Record(games(text)))
        assert [screen.text for screen in lesson.screens] == [words for _, words in said(text)]


def test_the_title_is_that_of_the_first_game_that_has_one() -> None:
    assert title_of(games(TOLD)) == "Title"
    assert title_of(games(UNTOLD)) == ""
    assert title_of(games("(;SZ[9])(;GN[Second])")) == "Second"


def test_one_is_at_the_nearest_position_above() -> None:
    trees = games(TOLD)
    positions = lesson_positions(trees)
    line = trees[1].main_line()
    assert [place_of(positions, 1, node) for node in line] == [None, None, 1]
    # The same node number in another game is another place.
    assert place_of(positions, 0, trees[0].root) == 0
    child = Node(parent=trees[0].root)
    assert place_of(positions, 0, child) == 0
    assert place_of((), 0, child) is None


def test_a_task_is_reported() -> None:
    trees = games(TOLD)
    said = [said_at(trees[item.game], item.node) for item in lesson_positions(trees)]
    assert said == [
        PositionText("One", False),
        PositionText("Two", False),
        PositionText("", True),
    ]
    edit = SetProperty(trees[2].root, "C", ("@screen",))
    edit.apply(trees[2])
    assert said_at(trees[2], trees[2].root) == PositionText("", False)


def test_a_position_is_painted_with_its_marks() -> None:
    (tree,) = games("(;SZ[9]AB[aa];W[bb]TR[aa]LB[cc:x]AR[aa:cc])")
    picture = paint_position(tree, tree.main_line()[1])
    assert picture.last_move == Point(1, 1)
    assert picture.marks == (
        Mark(MarkKind.TRIANGLE, Point(0, 0)),
        Mark(MarkKind.LABEL, Point(2, 2), "x"),
    )
    assert picture.lines == (LineMark(Point(0, 0), Point(2, 2), True),)
    assert sum(stone > 0 for stone in picture.stones) == 2


def test_a_board_is_copied_with_stones_turn_rules_and_marks() -> None:
    tree = copied(
        "(;SZ[9]RU[Chinese]GBRS[chinese]KM[7]DD[aa][bb]VW[aa:ee];B[cc];W[dd];B[ee]"
        "C[words]TR[cc]LB[dd:1]LN[aa:ee]AR[cc:dd])",
        3,
    )
    (again,) = games(write_game(tree).decode())
    root = again.root
    assert root.get("AB") == ("cc", "ee")
    assert root.get("AW") == ("dd",)
    assert root.text("PL") == "W"
    assert root.text("RU") == "Chinese"
    assert root.text("GBRS") == "chinese"
    assert root.text("KM") is None
    assert root.get("TR") == ("cc",)
    assert root.get("LB") == ("dd:1",)
    assert root.get("LN") == ("aa:ee",)
    assert root.get("AR") == ("cc:dd",)
    assert root.get("DD") == ("aa", "bb")
    assert root.get("VW") == ("aa:ee",)
    assert root.text("C") == "@screen\n"
    position = PositionCache(again).position(root)
    assert position.to_move is Color.WHITE
    assert position.at(parse_point("C7", BoardSize(9, 9))) is Color.BLACK


def test_words_may_make_the_position_instead() -> None:
    assert copied("(;SZ[9])", 0, "Look]").root.text("C") == "Look]"
    assert empty_position(copied("(;SZ[7]RU[AGA])", 0), "New").root.text("C") == "New"


def test_an_empty_position_may_be_of_another_size() -> None:
    tree = empty_position(copied("(;SZ[7:9]RU[AGA])", 0), size=BoardSize(5, 5))
    assert tree.size == BoardSize(5, 5)
    assert tree.root.text("RU") == "AGA"


def test_a_new_position_is_an_empty_board_of_the_same_size_and_rules() -> None:
    tree = empty_position(copied("(;SZ[7:9]RU[AGA]AB[aa])", 0))
    assert tree.size == BoardSize(7, 9)
    assert tree.root.text("RU") == "AGA"
    assert tree.root.get("AB") is None
    assert lesson_positions([tree]) == (LessonPosition(0, tree.root),)


def test_a_lesson_begins_with_one_empty_board() -> None:
    tree = first_position(BoardSize(13, 13), CHINESE, date(2026, 5, 2))
    assert tree.root.text("SZ") == "13"
    assert tree.root.text("DT") == "2026-05-02"
    assert tree.root.text("RU") == "Chinese"
    assert lesson_positions([tree]) == (LessonPosition(0, tree.root),)
