"""The folders of languages: their words are found together, and a damaged one harms no other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from goboard_app import languages
from goboard_app.languages import (
    any_of,
    color_pairs,
    is_complete,
    language_name,
    plain,
    word_forms,
    words,
)
from goboard_app.session.glossary import Term

FOLDERS = sorted((Path(__file__).parents[2] / "resources" / "languages").iterdir())
KEYS = {
    "glossary": {"none"} | {term.value for term in Term},
    "lessons": {"colors"},
    "verdicts": {"right", "wrong", "right_alone", "wrong_alone", "right_capitals"},
    "turn": {"black", "white", "moves", "turn_of", "black_to_play", "white_to_play"},
    "comments": {"move", "number", "after", "ordinal", "counted", "one_letter_words"},
}

Write = Callable[[str, str], None]


def forget() -> None:
    languages._known.cache_clear()
    languages._table.cache_clear()
    languages._same_letters.cache_clear()


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """A writer of the words of a language; no other ones are known."""
    monkeypatch.setattr(languages, "resource_path", lambda name: tmp_path / name)

    def file(code: str, text: str) -> None:
        folder = tmp_path / "languages" / code
        folder.mkdir(parents=True)
        (folder / "language.toml").write_bytes(text.encode("utf-8", "surrogateescape"))
        forget()

    forget()
    yield file
    forget()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_folder_answers_the_questions_of_the_program(folder: Path) -> None:
    known = tomllib.loads((folder / "language.toml").read_text("utf-8"))
    assert isinstance(known["name"], str)
    assert known["name"]
    tables = {key: value for key, value in known.items() if isinstance(value, dict)}
    assert set(known) - set(tables) <= {"name", "plural_forms", "native_reader", "complete", "alike"}
    for table, keys in tables.items():
        assert set(keys) <= KEYS[table], table
        assert languages._table(folder.name, table) == keys


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_form_belongs_to_two_words(folder: Path) -> None:
    table = languages._table(folder.name, "glossary")
    forms = [plain(form) for each in table.values() for form in languages._texts(each)]
    assert len(forms) == len(set(forms))


def test_a_language_says_its_name_and_whether_it_is_complete(write: Write) -> None:
    write("ru", 'name = "Русский"\ncomplete = true')
    write("xx", "complete = 1")
    assert [language_name(code) for code in ("ru", "xx", "yy")] == ["Русский", "xx", "yy"]
    assert [is_complete(code) for code in ("ru", "xx", "yy")] == [True, False, False]


def test_the_words_of_all_languages_are_known_the_source_language_first(write: Write) -> None:
    write("cs", '[comments]\nmove = ["tah", "go"]')
    write("en", '[comments]\nmove = ["move", "go"]')
    assert words("comments", "move") == ("move", "go", "tah")
    assert words("comments", "nothing") == words("nothing", "move") == ()


@pytest.mark.parametrize("broken", ["[comments", '[comments]\nmove = ["a', "move\udc80", ""])
def test_a_damaged_folder_takes_no_word_from_the_others(write: Write, broken: str) -> None:
    write("en", '[comments]\nmove = ["move"]')
    write("cs", broken)
    assert words("comments", "move") == ("move",)
    assert language_name("cs") == "cs"


def test_a_damaged_table_takes_nothing_from_the_other_ones(write: Write) -> None:
    write("cs", 'name = "Čeština"\n[turn]\nblack = [\n[comments] # numbers\nmove = ["tah"]\n')
    assert words("turn", "black") == ()
    assert words("comments", "move") == ("tah",)
    assert language_name("cs") == "Čeština"


def test_other_entries_than_words_are_skipped(write: Write) -> None:
    write("en", 'name = 5\nalike = 7\ncomments = 3\n[verdicts]\nright = [1, "", "*", ["x"], "yes"]')
    write("cs", '[lessons]\ncolors = [["a"], "xy", 3]\n[glossary]\nko = 3\neye = ["oko"]')
    assert words("verdicts", "right") == ("yes",)
    assert words("comments", "move") == ()
    assert color_pairs() == {"x": "y", "y": "x"}
    assert word_forms("en") == {"oko": "eye"}
    assert language_name("en") == "en"


def test_the_spoken_language_decides_ambiguous_forms(write: Write) -> None:
    write("en", '[glossary]\nko = ["a"]')
    write("cs", '[glossary]\nseki = ["a", "b"]')
    assert word_forms("en") == {"a": "ko", "b": "seki"}
    assert word_forms("cs") == word_forms("cs_CZ") == {"a": "seki", "b": "seki"}


def test_a_color_that_languages_share_is_swapped_by_its_context(write: Write) -> None:
    write("ja", '[lessons]\ncolors = [["黒", "白"]]')
    write("zh_CN", '[lessons]\ncolors = [["黑", "白"]]')
    assert color_pairs("黒番、白は4子")["白"] == "黒"
    assert color_pairs("黑先，白四子")["白"] == "黑"


@pytest.mark.parametrize(
    ("word", "text", "is_found"),
    [
        ("ход", "ход", True),
        ("ход", "хода", False),
        ("ход*", "ходами", True),
        ("ход*", "поход", False),
        ("two words", "two\n words", True),
        ("a+b", "a+b", True),
        ("взлёт", "взлет", True),
        ("взлет", "взлёт", True),
        ("手", "一手目", True),
    ],
)
def test_a_word_is_found_as_its_script_writes_it(write: Write, word: str, text: str, is_found: bool) -> None:
    write("ru", 'alike = ["её"]')
    assert bool(re.fullmatch(f".*?(?:{any_of([word])}).*", text, re.DOTALL)) is is_found


def test_no_words_match_nothing() -> None:
    assert re.search(any_of([]), "anything") is None


def test_the_longest_word_goes_first() -> None:
    found = re.search(any_of(["right", "not right"]), "it is not right")
    assert found is not None
    assert found[0] == "not right"
