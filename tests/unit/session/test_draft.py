"""Editing of a board that is set up; each step knows the one before."""

from __future__ import annotations

import random

import pytest

from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from goboard_app.go.position import Position
from goboard_app.record.transform import Symmetry, moved_point
from goboard_app.session.editing.position_setup import Draft, fitting_turns, stones_without_liberty

SQUARE, WIDE = BoardSize(5, 5), BoardSize(5, 3)


def board(size: BoardSize, seed: int = 1) -> Position:
    rng = random.Random(seed)
    stones = bytes(rng.choice((0, 0, 1, 2)) for _ in range(size.area))
    return Position(size, stones, Color.WHITE, 3, 4)


def point(name: str) -> Point:
    return parse_point(name, SQUARE)


def test_a_stone_is_moved_to_an_empty_point() -> None:
    draft = Draft(Position.empty(SQUARE).with_setup({point("B2")}, {point("C3")}))
    moved = draft.moved(point("B2"), point("E5"))
    assert moved.position.points(Color.BLACK) == {point("E5")}
    assert moved.position.points(Color.WHITE) == {point("C3")}
    assert moved.before is draft
    white = moved.moved(point("C3"), point("B2"))
    assert white.position.at(point("B2")) is Color.WHITE


def test_a_stone_is_moved_off_the_board() -> None:
    draft = Draft(Position.empty(SQUARE).with_setup({point("B2")}))
    assert draft.moved(point("B2"), None).position == Position.empty(SQUARE)


@pytest.mark.parametrize(("start", "end"), [("B2", "C3"), ("B2", "B2"), ("A1", "E5")])
def test_a_stone_goes_nowhere_from_an_empty_point_or_onto_another(start: str, end: str) -> None:
    draft = Draft(Position.empty(SQUARE).with_setup({point("B2")}, {point("C3")}))
    assert draft.moved(point(start), point(end)) is draft


def test_the_board_is_cleared_and_nothing_else() -> None:
    draft = Draft(board(SQUARE))
    cleared = draft.cleared()
    assert not any(cleared.position.stones)
    assert (cleared.position.to_move, cleared.position.prisoners_white) == (Color.WHITE, 4)
    assert cleared.before is draft
    assert cleared.cleared() is cleared


@pytest.mark.parametrize("size", [SQUARE, WIDE])
@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_the_stones_lie_where_a_turned_record_has_them(size: BoardSize, symmetry: Symmetry) -> None:
    draft = Draft(board(size))
    turned = draft.turned(symmetry).position
    if symmetry not in fitting_turns(size):
        assert turned == draft.position
        return
    for here in size:
        assert turned.at(moved_point(here, size, symmetry)) is draft.position.at(here)


def test_only_turns_that_keep_the_board_are_offered() -> None:
    assert len(fitting_turns(SQUARE)) == 7
    assert fitting_turns(WIDE) == (Symmetry.HALF, Symmetry.SIDEWAYS, Symmetry.UPSIDE_DOWN)


def test_turning_a_board_that_looks_the_same_is_no_step() -> None:
    draft = Draft(Position.empty(SQUARE).with_setup({point("C3")}))
    assert all(draft.turned(symmetry) is draft for symmetry in Symmetry)


def test_colours_are_swapped_with_the_turn() -> None:
    draft = Draft(board(SQUARE))
    swapped = draft.with_colors_swapped()
    assert swapped.position.points(Color.BLACK) == draft.position.points(Color.WHITE)
    assert swapped.position.points(Color.WHITE) == draft.position.points(Color.BLACK)
    assert swapped.position.to_move is Color.BLACK
    assert swapped.with_colors_swapped().position == draft.position


def test_a_stroke_that_changes_nothing_is_no_step() -> None:
    draft = Draft(Position.empty(SQUARE).with_setup({point("C3")}))
    assert draft.with_points(frozenset({point("C3")}), Color.BLACK) is draft
    assert draft.with_points(frozenset({point("A1")}), None) is draft
    assert draft.with_turn(Color.BLACK) is draft
    assert draft.with_turn(Color.WHITE).before is draft


def test_chains_without_a_liberty_are_found() -> None:
    position = Position.empty(SQUARE).with_setup(
        [point(name) for name in ("B4", "A3", "C3", "A2", "B2", "B1")],
        [point(name) for name in ("B3", "A1")],
    )
    found = {frozenset(names(chain)) for chain in stones_without_liberty(position)}
    assert found == {frozenset({"A1"}), frozenset({"B3"})}
    assert stones_without_liberty(Position.empty(SQUARE)) == ()


def names(points: frozenset[Point]) -> list[str]:
    return [point_name(p, SQUARE) for p in points]
