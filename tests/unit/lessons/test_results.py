"""The answers of pupils: names, counts, and a table that no spreadsheet executes."""

from __future__ import annotations

import csv
import io

import pytest

from goboard_app.lessons.results import (
    LONGEST_NAME,
    ClassResults,
    TaskResult,
    clean_name,
    csv_bytes,
)

CLASS = ClassResults("Net", "2026-05-02", ("1. Black to move.", "2. White to move."))


def read(data: bytes, separator: str = ",") -> list[list[str]]:
    text = data.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))


@pytest.mark.parametrize(
    "name",
    ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", '=HYPERLINK("http://x","y")', "＝1"],
)
def test_no_name_is_a_formula(name: str) -> None:
    data = csv_bytes([["Pupil"], [name]], ",")
    (_head, (cell,)) = read(data)
    assert cell == f"'{name}"


@pytest.mark.parametrize("separator", [",", ";"])
@pytest.mark.parametrize("name", ['Anna, "the" 2nd;', "Ы\nз", "O'Hara", "7", "a - b", "安娜"])
def test_every_other_name_comes_back_as_it_was(name: str, separator: str) -> None:
    data = csv_bytes([["Pupil", "1"], [name, "x"]], separator)
    assert read(data, separator)[1] == [name, "x"]


def test_the_table_says_that_it_is_utf8_and_ends_its_lines() -> None:
    data = csv_bytes([["Анна"], ["7"]], ";")
    assert data == "\ufeffАнна\r\n7\r\n".encode()


def test_half_a_character_does_not_hinder() -> None:
    assert read(csv_bytes([["a\ud800b"]], ",")) == [["a?b"]]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna  Lee ", "Anna Lee"),
        ("An\u202ena\u200b", "Anna"),
        ("a\nb\tc\x00", "a b c"),
        ("\u200b\u2060 ", ""),
        ("x" * 100, "x" * LONGEST_NAME),
        ("A\u0308", "\u00c4"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_another_pupil_of_the_same_name_gets_a_number() -> None:
    results = CLASS.with_pupil("Anna").with_pupil("Anna (2)")
    assert results.free_name("anna") == "anna (3)"
    long = "x" * LONGEST_NAME
    free = CLASS.with_pupil(long).free_name(long)
    assert free.endswith("x (2)")
    assert len(free) == LONGEST_NAME


def test_results_of_a_class_from_two_windows_are_joined() -> None:
    mine = CLASS.with_pupil("Anna").answered("Anna", 0, TaskResult(wrong=1))
    other = CLASS.with_pupil("Anna").answered("Anna", 1, TaskResult(is_solved=True))
    other = other.with_pupil("Ben").answered("Ben", 0, TaskResult(is_solved=True))
    anna, ben = mine.joined(other).pupils
    assert dict(anna.answers) == {0: TaskResult(wrong=1), 1: TaskResult(is_solved=True)}
    assert ben.name == "Ben"


def test_solved_and_solved_at_once_are_counted() -> None:
    results = CLASS.with_pupil("Anna").with_pupil("Ben")
    results = results.answered("Anna", 0, TaskResult(is_solved=True))
    results = results.answered("Anna", 1, TaskResult(wrong=2, is_solved=True))
    results = results.answered("Ben", 0, TaskResult(hints=1, is_solved=True))
    results = results.answered("Ben", 1, TaskResult(wrong=1))
    anna, ben = results.pupils
    assert (anna.solved, anna.at_once) == (2, 1)
    assert (ben.solved, ben.at_once) == (1, 0)
