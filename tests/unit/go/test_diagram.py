"""Diagrams: reading them, drawing them, refusing other text."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import draw_diagram, parse_diagram


def test_rows_run_from_top_to_bottom() -> None:
    position = parse_diagram("X . O\n. . .")
    assert position.size == BoardSize(3, 2)
    assert position.stones == b"\1\0\2\0\0\0"


def test_a_diagram_may_be_a_list_of_rows() -> None:
    assert parse_diagram(["X.O", "..."]) == parse_diagram("X . O\n. . .")


def test_turn_and_prisoners_are_written_beside_the_diagram() -> None:
    position = parse_diagram(".", Color.WHITE, (2, 3))
    assert (position.to_move, position.prisoners_black, position.prisoners_white) == (
        Color.WHITE,
        2,
        3,
    )


@pytest.mark.parametrize("rows", ["", "  \n ", "X.\nX", "X#", [], ["", "X"], ["x"]])
def test_other_text_than_a_diagram_is_refused(rows: str | list[str]) -> None:
    with pytest.raises(ValueError, match=r"diagram|sides"):
        parse_diagram(rows)


def test_drawing_gives_back_the_diagram_read() -> None:
    rows = ("X.O.", "..OX", "....")
    assert draw_diagram(parse_diagram(rows)) == rows
