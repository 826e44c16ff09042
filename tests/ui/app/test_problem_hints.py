"""Hints to problems: short, without a word that is not explained, and never scolding."""

from __future__ import annotations

import pytest

from goboard_app.app.texts.glossary import find_words
from goboard_app.app.texts.problems import hint_sentence, kind_hint
from goboard_app.go.board import parse_point
from goboard_app.lessons.attempt import Attempt, begin, play_at, take_hint
from goboard_app.lessons.problem import ProblemKind, read_problem
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.glossary import Term

SCOLDING = ("wrong", "error", "mistake", "bad", "!")
# Terms that a beginner cannot know, which must be links in a hint.
TERMS = {
    "liberty": Term.LIBERTY,
    "atari": Term.ATARI,
    "eye": Term.EYE,
    "eyes": Term.EYE,
    "ko": Term.KO,
    "shared": Term.SHARED_LIBERTY,
}


def attempt(comment: str, moves: str = "(;B[dd]TE[1];W[ee];B[ed])") -> Attempt:
    text = f"(;SZ[5]AB[bb]AW[cc]C[{comment}]{moves})"
    return begin(read_problem(read_sgf(text.encode()).games[0]))


@pytest.mark.parametrize("kind", ProblemKind)
def test_a_hint_is_short_and_friendly(kind: ProblemKind) -> None:
    text = kind_hint(kind)
    assert 5 <= len(text.split()) <= 20
    assert not [word for word in SCOLDING if word in text.lower()]
    words = text.lower().replace(".", " ").replace("?", " ").split()
    linked = {found.word for found in find_words(text)}
    assert {word for term, word in TERMS.items() if term in words} <= linked


def test_every_kind_has_its_own_words() -> None:
    assert len({kind_hint(kind) for kind in ProblemKind}) == len(ProblemKind)


def test_the_words_of_the_file_come_before_those_of_the_kind() -> None:
    own = attempt("@kind net\n@task play\n@hint Look\\\ndown.")
    assert hint_sentence(own) == ""
    assert hint_sentence(take_hint(own)) == "Lookdown."
    assert hint_sentence(take_hint(attempt("@kind net"))) == kind_hint(ProblemKind.NET)


def test_the_second_hint_names_the_move() -> None:
    at = take_hint(take_hint(attempt("@kind net")))
    assert hint_sentence(at) == "The move is D2."
    assert hint_sentence(take_hint(attempt("", "(;B[]TE[1])"))) == "Here it is best to pass."


def test_the_words_stay_until_it_is_solved() -> None:
    at = take_hint(attempt("@kind net"))
    at = play_at(at, parse_point("D2", at.position.size))
    assert hint_sentence(at) == kind_hint(ProblemKind.NET)
    at = play_at(at, parse_point("E2", at.position.size))
    assert hint_sentence(at) == ""
