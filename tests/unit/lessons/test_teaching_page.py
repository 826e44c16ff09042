"""docs/teaching.md: each concept of the founding documents has a place, and the places exist."""

from __future__ import annotations

import re
from pathlib import Path

from goboard_app.lessons.convention import TaskKind, Word
from goboard_app.lessons.lesson import read_lesson
from goboard_app.record.sgf_reader import read_sgf

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "teaching.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "resources" / "lessons" / "en").glob("*.sgf"))
SCREENS = [len(read_lesson(read_sgf(path.read_bytes())).screens) for path in FILES]


def concepts() -> list[list[str]]:
    table = PAGE[PAGE.index("| Concept |") :].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table if line]


def test_every_concept_names_its_documents_and_who_teaches_it() -> None:
    rows = concepts()
    assert len(rows) >= 40
    for concept, documents, taught in rows:
        assert concept
        assert set(documents.split()) <= {"000", "003", "004"}
        assert documents
        assert taught


def test_every_screen_named_exists_and_every_screen_teaches_something() -> None:
    named: set[tuple[int, int]] = set()
    for _, _, taught in concepts():
        for part in re.findall(r"step ((?:\d+\.\d+(?:, | to )?)+)", taught):
            numbers = re.findall(r"(\d+)\.(\d+)", part)
            found = [(int(step), int(screen)) for step, screen in numbers]
            if " to " in part:
                (step, first), (_, last) = found[0], found[-1]
                found = [(step, screen) for screen in range(first, last + 1)]
            named |= set(found)
    every = {
        (step, screen)
        for step, count in enumerate(SCREENS, 1)
        for screen in range(1, count + 1)
    }  # fmt: skip
    assert named == every


def test_every_instruction_and_task_is_described() -> None:
    for word in Word:
        assert f"@{word.value}" in PAGE
    for kind in TaskKind:
        assert kind.value in PAGE


def test_the_example_is_a_lesson_without_faults() -> None:
    text = PAGE[PAGE.index("```\n(") + 4 :]
    lesson = read_lesson(read_sgf(text[: text.index("```")].encode("utf-8")))
    assert lesson.findings == ()
    assert lesson.title == "A first capture"
    assert lesson.screens[0].task is not None
