"""The content of exported files: boards with numbers, and boards one after another."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Point
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.tree import GameTree
from goboard_app.session.export import (
    ExportChoice,
    ExportKind,
    frames,
    node_after,
    still,
    with_numbers,
)
from goboard_app.session.painter import paint
from goboard_app.session.picture import BoardPicture, MarkKind
from goboard_app.session.session import GameSession
from goboard_app.ui.files.export_dialog import choice_from, choice_text

GAME = "(;SZ[9]C[x];B[aa];C[between];W[ba]LB[cc:A];B[dd];W[ab];B[];W[aa]TR[aa])"


def tree_of(text: str = GAME) -> GameTree:
    return read_record(text.encode()).games[0]


def numbers(picture: BoardPicture) -> dict[Point, str]:
    return {m.point: m.text for m in picture.marks if m.kind is MarkKind.MOVE_NUMBER}


def test_one_frame_before_the_first_move_and_one_after_each() -> None:
    tree = tree_of()
    shown = frames(tree, tree.main_line(), 1, 6, numbers=False)
    assert [sum(map(bool, p.stones)) for p in shown] == [0, 1, 2, 3, 3, 3, 4]
    moves = [p.last_move for p in shown]
    corner = Point(0, 0)
    assert moves == [None, None, Point(1, 0), Point(3, 3), Point(0, 1), None, corner]


def test_frames_of_a_range() -> None:
    tree = tree_of()
    shown = frames(tree, tree.main_line(), 3, 4, numbers=False)
    assert [sum(map(bool, p.stones)) for p in shown] == [2, 3, 3]


def test_frames_with_numbers_count_from_the_first_one_shown() -> None:
    tree = tree_of()
    shown = frames(tree, tree.main_line(), 3, 6, numbers=True)
    assert [set(numbers(p).values()) for p in shown] == [
        set(), {"3"}, {"3", "4"}, {"3", "4"}, {"3", "4", "6"}
    ]  # fmt: skip


def test_frames_show_the_marks_of_their_nodes() -> None:
    tree = tree_of()
    shown = frames(tree, tree.main_line(), 1, 6, numbers=False)
    assert [m.text for m in shown[2].marks] == ["A"]


def test_the_node_after_some_moves_is_the_last_before_the_next() -> None:
    tree = tree_of()
    line = tree.main_line()
    assert node_after(tree, line, 1) is line[2]
    assert node_after(tree, line, 0) is line[0]
    assert node_after(tree, line, 99) is line[-1]


def test_numbers_are_on_the_stones_that_are_left() -> None:
    tree = tree_of()
    picture = still(paint(GameSession(tree, False, cursor=tree.main_line_end())))
    shot = with_numbers(picture, tree, tree.main_line(), 1, 6)
    assert numbers(shot.picture) == {
        Point(1, 0): "2", Point(3, 3): "3", Point(0, 1): "4", Point(0, 0): "6"
    }  # fmt: skip
    assert [(e.numbers, e.at) for e in shot.hidden_moves] == [((1,), 6)]
    assert shot.passes == (5,)
    assert shot.picture.last_move is None


def test_a_still_picture_shows_no_move_to_play() -> None:
    picture = still(paint(GameSession(tree_of("(;SZ[9])"), False)))
    assert (picture.ghost, picture.playable) == (None, frozenset())
    assert picture.hints == frozenset()


def test_numbers_of_no_moves_are_none() -> None:
    tree = tree_of("(;SZ[9]AB[aa])")
    picture = still(paint(GameSession(tree, False)))
    assert with_numbers(picture, tree, tree.main_line(), 1, 0).picture == picture


def test_the_side_that_moves_first_is_named() -> None:
    tree = tree_of("(;SZ[9];W[aa];B[bb])")
    picture = still(paint(GameSession(tree, False, cursor=tree.main_line_end())))
    shot = with_numbers(picture, tree, tree.main_line(), 1, 2)
    assert shot.moves[0].move.color is Color.WHITE


@pytest.mark.parametrize("kind", ExportKind)
def test_a_choice_is_remembered(kind: ExportKind) -> None:
    choice = ExportChoice(kind, size=640, theme="print", numbers=True, paper="letter", length=100)
    assert choice_from(choice_text(choice)) == choice


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "7",
        '{"kind": "doc"}',
        '{"size": 9999999}',
        '{"theme": "pink"}',
        '{"size": "x"}',
        '{"paper": "a3"}',
        '{"size": 640.5}',
        '{"coordinates": "no"}',
        '{"length": true}',
        "[" * 100_000,
    ],
)
def test_a_choice_that_makes_no_sense_is_the_usual_one(text: str) -> None:
    assert choice_from(text) == ExportChoice()


@pytest.mark.parametrize(
    ("kind", "ending"),
    [
        (ExportKind.PNG, ".png"),
        (ExportKind.KIFU, ".pdf"),
        (ExportKind.SENSEI, ".txt"),
        (ExportKind.GIF, ".gif"),
    ],
)
def test_endings(kind: ExportKind, ending: str) -> None:
    assert kind.ending == ending
