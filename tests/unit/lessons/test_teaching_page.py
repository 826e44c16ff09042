"""The pages about lessons are true: each concept is taught in the place that docs/proofs.md names, and docs/lesson-
format.md describes every line of the convention.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from goboard_app.app.manual import Manual
from goboard_app.app.texts.glossary import word_name
from goboard_app.lessons.convention import TaskKind, Word
from goboard_app.lessons.lesson import Screen, read_lesson
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.glossary import Term as WordOfGo
from tests.unit.lessons.lesson_files import screen_texts

ROOT = Path(__file__).resolve().parents[3]
PROOFS = (ROOT / "docs" / "proofs.md").read_text(encoding="utf-8")
FORMAT = (ROOT / "docs" / "lesson-format.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "resources" / "languages" / "en" / "lessons").glob("*.sgf"))
STEPS = [read_lesson(read_sgf(path.read_bytes())).screens for path in FILES]
KINDS = {path.stem for path in (ROOT / "resources" / "problems").glob("*.sgf")}

DOCUMENTS = {"000", "001", "002", "003", "004"}

_PLACE = re.compile(r"(?:step (\d+)\.(\d+)|(word|problems|said|manual)) “([^”]+)”")


@dataclass(frozen=True)
class Place:
    """A place where a concept is taught: a screen, or another part of the program; and its words."""

    kind: str
    words: str
    step: int = 0
    screen: int = 0


@dataclass(frozen=True)
class Row:
    """A concept, the documents that describe it, and the places that teach it."""

    concept: str
    documents: tuple[str, ...]
    places: tuple[Place, ...]


def rows(page: str) -> list[Row]:
    table = page[page.index("| Concept |") :].splitlines()[2:]
    return [_row(line) for line in table if line]


def _row(line: str) -> Row:
    concept, documents, taught = (cell.strip() for cell in line.strip("|").split("|"))
    return Row(concept, tuple(documents.split()), tuple(map(_place, re.split(r"(?<=”);", taught))))


def _place(text: str) -> Place:
    match = _PLACE.fullmatch(text.strip())
    assert match is not None, f"no place is called {text.strip()!r}"
    if match[3]:
        return Place(match[3], match[4])
    return Place("step", match[4], int(match[1]), int(match[2]))


def is_there(place: Place) -> bool:
    """Return whether the place exists and has these words."""
    if place.kind == "word":
        return place.words in {word_name(word) for word in WordOfGo}
    if place.kind == "problems":
        return place.words in KINDS
    if place.kind == "manual":
        return any(place.words in block.plain for page in Manual("en").pages for block in page.blocks)
    if place.kind == "said":
        return place.words in program_texts()
    screen = _screen(place)
    return screen is not None and any(place.words in text for text in screen_texts(screen))


def _screen(place: Place) -> Screen | None:
    if not 1 <= place.step <= len(STEPS):
        return None
    screens = STEPS[place.step - 1]
    return screens[place.screen - 1] if 1 <= place.screen <= len(screens) else None


@cache
def program_texts() -> frozenset[str]:
    """Return every sentence that the program can say: what is handed to be translated."""
    found = set()
    for path in (ROOT / "goboard_app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) >= 2 and _translates(node.func):
                text = node.args[1]
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    found.add(text.value)
    return frozenset(found)


def _translates(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("translate", "Text")


@pytest.mark.parametrize("row", rows(PROOFS), ids=lambda row: row.concept)
def test_a_concept_is_taught_where_the_table_says(row: Row) -> None:
    assert row.concept
    assert row.documents
    assert set(row.documents) <= DOCUMENTS
    assert [place for place in row.places if not is_there(place)] == []


def test_the_table_has_every_document_and_no_concept_twice() -> None:
    found = rows(PROOFS)
    assert len(found) >= 75
    assert len({row.concept for row in found}) == len(found)
    assert {name for row in found for name in row.documents} == DOCUMENTS


def test_every_screen_teaches_something() -> None:
    named = {(place.step, place.screen) for row in rows(PROOFS) for place in row.places if place.kind == "step"}
    every = {(number, place) for number, screens in enumerate(STEPS, 1) for place in range(1, len(screens) + 1)}
    assert named == every


@pytest.mark.parametrize(
    "taught",
    [
        "step 2.7 “liberties”",
        "step 11.1 “liberties”",
        "step 0.1 “liberties”",
        "step 2.1 “two eyes”",
        "word “Gambit”",
        "problems “chess”",
        "said “What nobody ever says.”",
        "manual “What nobody ever reads.”",
    ],
)
def test_a_row_that_promises_too_much_is_found(taught: str) -> None:
    (row,) = rows(f"| Concept | Documents | Taught by |\n|---|---|---|\n| X | 000 | {taught} |")
    assert not is_there(row.places[0])


@pytest.mark.parametrize("taught", ["the rulesets page", "step 2.1", "step 2.1 to 2.3 “liberties”"])
def test_a_row_without_words_to_look_for_is_found(taught: str) -> None:
    with pytest.raises(AssertionError, match="no place is called"):
        rows(f"| Concept | Documents | Taught by |\n|---|---|---|\n| X | 000 | {taught} |")


def test_every_instruction_and_task_is_described() -> None:
    for word in Word:
        assert f"@{word.value}" in FORMAT
    for kind in TaskKind:
        assert kind.value in FORMAT


def test_the_example_is_a_lesson_without_faults() -> None:
    text = FORMAT[FORMAT.index("```\n(") + 4 :]
    lesson = read_lesson(read_sgf(text[: text.index("```")].encode("utf-8")))
    assert lesson.findings == ()
    assert lesson.title == "A first capture"
    assert lesson.screens[0].task is not None
