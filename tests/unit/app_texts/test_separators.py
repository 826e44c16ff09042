"""Lists and sentences are joined as the language does it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from goboard_app.app.texts import format as texts
from goboard_app.app.texts.clocks import control_text
from goboard_app.app.texts.format import (
    closed,
    collation_key,
    comma_list,
    day_text,
    dotted,
    labelled,
    month_text,
    points,
    running_text,
    semicolon_list,
)
from goboard_app.app.texts.lessons import left_text
from goboard_app.clock.control import ProgressiveCanadian

PACKAGE = Path(texts.__file__).parents[2]
ROOMS = ("app/texts", "app/files", "ui")

CHINESE = {
    "%1, %2": "%1、%2",
    "%1; %2": "%1；%2",
    "%1 %2": "%1%2",
    "%1: %2": "%1：%2",
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
    assert [labelled("Komi", "6½"), labelled("", "6½"), labelled("Komi", "")] == [
        *("Komi: 6½", "6½", "Komi"),
    ]
    assert [closed("Pass"), closed("Pass.")] == ["Pass.", "Pass."]


def test_in_chinese_they_are_its_own(chinese: None) -> None:
    assert comma_list("A1", "", "B2") == "A1、B2"
    assert semicolon_list("A1、B2", "C3") == "A1、B2；C3"
    assert running_text("一。", "二。") == "一。二。"
    assert dotted("劫", "一。", "二。") == "劫。一。二。"
    assert labelled("贴目", "6½") == "贴目：6½"
    assert [closed("劫"), closed("劫。")] == ["劫。", "劫。"]


def test_a_sentence_of_two_and_a_row_of_numbers_are_joined_so_too(chinese: None) -> None:
    text = left_text(0)
    assert text == "Position 1 is as prepared again.Redo brings back what you showed."
    clock = ProgressiveCanadian(600, (10, 20), 300, growth=5)
    assert "10、20、25 \N{HORIZONTAL ELLIPSIS}" in control_text(clock)


# Texts without separators: keys of the command line, names of packages, the sections of a report.
NO_LIST = {"app/texts/cli.py"}


@pytest.mark.parametrize("room", ROOMS)
def test_no_list_is_joined_by_hand(room: str) -> None:
    found = {
        str(file.relative_to(PACKAGE))
        for file in (PACKAGE / room).rglob("*.py")
        if re.search(
            r'"(?:, |; |: |\. )"\.join|\+= " " \+|\} \{translate\([^}]*[.?]\'\)|f"\{[^"]*\}: ',
            file.read_text("utf-8"),
        )
    }
    assert found <= NO_LIST, "say it with comma_list, labelled, dotted... of app/texts/format"


@pytest.fixture
def speaks() -> Iterator[Callable[[str], None]]:
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
def test_names_are_sorted_as_the_language_does(speaks: Callable[[str], None], language: str, names: list[str]) -> None:
    speaks(language)
    assert sorted(reversed(names), key=collation_key) == names


@pytest.mark.parametrize(
    ("language", "day", "of_this_year", "month"),
    [
        ("en", "2 May 2024", "2 May", "May 2024"),
        ("ru", "2 мая 2024", "2 мая", "май 2024"),
        ("de", "2. Mai 2024", "2. Mai", "Mai 2024"),
        ("cs", "2. května 2024", "2. května", "květen 2024"),
        ("fr", "2 mai 2024", "2 mai", "mai 2024"),
        ("es", "2 de mayo de 2024", "2 de mayo", "mayo de 2024"),
        ("ja", "2024年5月2日", "5月2日", "2024年5月"),
        ("zh_CN", "2024年5月2日", "5月2日", "2024年5月"),
        ("zh_TW", "2024年5月2日", "5月2日", "2024年5月"),
        ("ko", "2024년 5월 2일", "5월 2일", "2024년 5월"),
    ],
)
def test_days_are_written_as_the_language_does(
    speaks: Callable[[str], None], language: str, day: str, of_this_year: str, month: str
) -> None:
    speaks(language)
    when = date(2024, 5, 2)
    assert day_text(when) == day
    assert day_text(when, has_year=False) == of_this_year
    assert month_text(2024, 5) == month


def test_a_fraction_has_the_point_of_the_language(speaks: Callable[[str], None]) -> None:
    speaks("ru")
    assert points(Fraction(-1, 3)) == "\N{MINUS SIGN}0,333"
    assert points(Fraction(13, 2)) == "6½"
