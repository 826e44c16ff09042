"""The words of a comment are changed without the lines for the program, and the other way round."""

from __future__ import annotations

import pytest

from goboard_app.lessons.convention import Wording, wording_of


@pytest.mark.parametrize(
    ("comment", "wording"),
    [
        ("", Wording("")),
        ("Words\nand more\n", Wording("Words\nand more\n")),
        ("@screen", Wording("", ("@screen",))),
        ("@screen\n", Wording("", ("@screen",))),
        ("@screen\nWords ", Wording("Words ", ("@screen",))),
        ("@screen\n@task play", Wording("", ("@screen",), ("@task play",))),
        ("@task play", Wording("", (), ("@task play",))),
        ("@screen\n\nA\n@hint B\nC", Wording("\nA\nC", ("@screen",), ("@hint B",))),
        ("@nobody knows", Wording("@nobody knows")),
    ],
)
def test_words_are_shown_as_a_pupil_reads_them(comment: str, wording: Wording) -> None:
    assert wording_of(comment) == wording


@pytest.mark.parametrize("comment", ["", "A\nB\n", "@screen\nA\n@task play\n@hint B", "@screen\n"])
def test_the_same_words_make_the_same_comment(comment: str) -> None:
    wording = wording_of(comment)
    assert wording.whole(wording.text) == comment


def test_other_words_leave_the_lines_for_the_program() -> None:
    wording = wording_of("@screen\nA\n@task play\n@hint B")
    assert wording.whole("C\nD\n") == "@screen\nC\nD\n\n@task play\n@hint B"
    assert wording_of(wording.whole("C\nD\n")).text == "C\nD\n"
    assert wording.told == 2
    assert wording_of("@screen\nA").told == 0
