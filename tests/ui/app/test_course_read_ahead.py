"""The first steps are read in advance."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_app.app import course
from goboard_app.app.course import first_steps, reading_first_steps
from goboard_app.lessons.lesson import Lesson


def test_first_steps_that_were_read_ahead_are_not_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[Path] = []
    real = course.open_lesson

    def noting(path: Path) -> Lesson:
        read.append(path)
        return real(path)

    course._first_step.cache_clear()
    monkeypatch.setattr(course, "open_lesson", noting)
    for count, _ in enumerate(reading_first_steps("en"), 1):
        assert len(read) == count
    ahead = len(read)
    steps = first_steps("en")
    assert len(steps) == ahead == len(read) > 10
    assert all(step.lesson.screens for step in steps)


def test_a_changed_first_step_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by a translator, who looks at it in the program."""
    lessons = tmp_path / "languages" / "en" / "lessons"
    lessons.mkdir(parents=True)
    step = lessons / "01-board.sgf"
    step.write_text("(;SZ[5]GN[Once]C[One.])")
    monkeypatch.setattr(course, "resource_path", lambda name: tmp_path / name)
    assert [each.lesson.title for each in first_steps("en")] == ["Once"]
    step.write_text("(;SZ[5]GN[Now, longer]C[One.])")
    assert [each.lesson.title for each in first_steps("en")] == ["Now, longer"]


WHOLE = "(;SZ[5]GN[Whole]C[One.];C[Two.])"
DAMAGE = {"cut off": WHOLE[:-8].encode(), "empty": b"", "no record": bytes(200), "missing": None}


@pytest.mark.parametrize("data", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_lesson_is_taught_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes | None
) -> None:
    for code, written in (("en", WHOLE.encode()), ("ru", data)):
        folder = tmp_path / "languages" / code / "lessons"
        folder.mkdir(parents=True)
        if written is not None:
            (folder / "01-board.sgf").write_bytes(written)
    monkeypatch.setattr(course, "resource_path", lambda name: tmp_path / name)
    (step,) = first_steps("ru")
    assert step.path == tmp_path / "languages" / "en" / "lessons" / "01-board.sgf"
    assert (step.lesson.title, len(step.lesson.screens)) == ("Whole", 2)
