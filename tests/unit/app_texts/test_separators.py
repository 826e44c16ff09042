"""Lists and sentences are joined as the language does it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from goboard_app.app.texts import format as texts
from goboard_app.app.texts.format import (
    closed,
    collation_key,
    comma_list,
    dotted,
    running_text,
    semicolon_list,
)

PACKAGE = Path(texts.__file__).parents[2]
ROOMS = ("app/texts", "app/files", "ui")

CHINESE = {
    "%1, %2": "%1、%2",
    "%1; %2": "%1；%2",
    "%1 %2": "%1%2",
    "%1. %2": "%1。%2",
    "%1.": "%1。",
}


@pytest.fixture
def chinese(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "translate", lambda _context, text: CHINESE[text])


def test_in_english_there_are_commas_blanks_and_full_stops() -> None:
    assert comma_list("A1", "", "B2") == "A1, B2"
    assert semicolon_list("A1, B2", "C3") == "A1, B2; C3"
    assert running_text("One.", "", "Two.") == "One. Two."
    assert dotted("Ko", "A shape.", "Two.") == "Ko. A shape. Two."
    assert dotted("", "Two.") == "Two."
    assert [closed("Pass"), closed("Pass.")] == ["Pass.", "Pass."]


def test_in_chinese_they_are_its_own(chinese: None) -> None:
    assert comma_list("A1", "", "B2") == "A1、B2"
    assert semicolon_list("A1、B2", "C3") == "A1、B2；C3"
    assert running_text("一。", "二。") == "一。二。"
    assert dotted("劫", "一。", "二。") == "劫。一。二。"
    assert [closed("劫"), closed("劫。")] == ["劫。", "劫。"]


# What is none: keys of the command line, names of packages, the sections of a report.
NO_LIST = {"app/texts/cli.py"}


@pytest.mark.parametrize("room", ROOMS)
def test_no_list_is_joined_by_hand(room: str) -> None:
    found = {
        str(file.relative_to(PACKAGE))
        for file in (PACKAGE / room).rglob("*.py")
        if re.search(r'"(?:, |; |\. )"\.join|\+= " " \+', file.read_text("utf-8"))
    }
    assert found <= NO_LIST


@pytest.fixture
def sorts_as() -> Iterator[Callable[[str], None]]:
    before = QLocale()
    yield lambda code: QLocale.setDefault(QLocale(code))
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("cs", ["Ábel", "Cyril", "Čapek", "čas", "Dan", "Hora", "Chalupa", "Zdeněk"]),
        ("de", ["Anna", "Ärger", "Bär", "Zoe"]),
        ("ru", ["аня", "Ёж", "Ель", "яна", "Anna"]),
        ("en", ["game 9", "game 10", "Game 11"]),
    ],
)
def test_names_are_sorted_as_the_language_does(
    sorts_as: Callable[[str], None], language: str, names: list[str]
) -> None:
    sorts_as(language)
    assert sorted(reversed(names), key=collation_key) == names
