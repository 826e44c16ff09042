"""Comments as lines on paper."""

from __future__ import annotations

import pytest

from goboard_app.ui.paper.pages import mm, reflowed, text_pieces

pytestmark = pytest.mark.usefixtures("qapp")
WRAPPED = "The small knight move is the basic approach move to the"


def test_lines_that_were_broken_by_an_editor_are_joined() -> None:
    assert reflowed(f"{WRAPPED}\n3-4 point") == [WRAPPED, "3-4 point"]
    assert reflowed(f"{WRAPPED}\ncorner") == [f"{WRAPPED} corner"]


def test_lines_that_were_meant_stay() -> None:
    for text in ("Short\nlines", f"{WRAPPED}\n- a list", f"{WRAPPED}:\nWhite", "", "a\n\nb"):
        assert reflowed(text) == (text.split("\n"))


def test_a_text_is_as_many_pieces_as_lines() -> None:
    assert len(text_pieces("word " * 200, mm(80))) > 10
    assert len(text_pieces("one\ntwo", mm(80))) == 2


def test_no_line_of_a_paragraph_is_alone() -> None:
    pieces = text_pieces("word " * 60, mm(80))
    assert [piece.keeps for piece in pieces[:2]] == [True, False]
    assert [piece.keeps for piece in pieces[-2:]] == [True, False]


def test_letters_without_spaces_are_broken_too() -> None:
    assert len(text_pieces("\u68cb" * 200, mm(80))) > 5
    assert len(text_pieces("-" * 400, mm(80))) > 2


@pytest.mark.parametrize("text", ["one\ntwo", "one\ntwo\nthree\nfour", "word " * 20])
def test_a_short_text_is_not_divided(text: str) -> None:
    pieces = text_pieces(text, mm(80))
    assert 1 < len(pieces) <= 4
    assert [piece.keeps for piece in pieces] == [True] * (len(pieces) - 1) + [False]


def test_a_short_paragraph_of_a_long_text_is_not_divided() -> None:
    pieces = text_pieces("word " * 20 + "\n- " + "word " * 200, mm(80))
    assert [piece.keeps for piece in pieces[:4]] == [True, True, False, True]
