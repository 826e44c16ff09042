"""The file of a class: two programs lose nothing, and of a damaged file everything that can be read is kept."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from goboard_app.app.files import line_file
from goboard_app.app.files.class_book import ClassFile, ClassShelf, TermRecorder, new_lesson
from goboard_app.app.files.save import CannotSave
from goboard_app.app.instance import lock_of
from goboard_app.lessons.results import ClassResults, TaskResult

RIGHT = TaskResult(0, 0, True)
LESSON = ClassResults("Net", "2026-09-01", ("1. Where?", "2. How many?"))


@pytest.fixture
def shelf(tmp_path: Path) -> ClassShelf:
    return ClassShelf(tmp_path / "classes")


def answer(file: ClassFile, name: str, *, results: ClassResults = LESSON, wrong: str = "") -> TermRecorder:
    recorder = TermRecorder(file, new_lesson(results))
    recorder.come(name)
    if wrong:
        recorder.note(0, TaskResult(1), wrong)
    recorder.note(0, TaskResult(int(bool(wrong)), 0, True))
    assert recorder.leave()
    return recorder


def test_answers_come_back_and_are_nobody_elses(shelf: ClassShelf) -> None:
    file = shelf.file("Monday: 4/5")
    assert file.load().names == ()
    answer(file, "Анна 😀", wrong="C3")
    (lesson,) = file.load().lessons
    assert (lesson.title, lesson.day, lesson.tasks) == ("Net", "2026-09-01", LESSON.tasks)
    assert lesson.answers("анна 😀")[0].moves == ("C3",)
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    assert {stat.S_IMODE(place.stat().st_mode) for place in file.path.parents[:2]} == {0o700}
    assert [shelf.file(name).path for name in shelf.names] == [file.path]
    # Copied from elsewhere it may be anybody's, until the next answer.
    file.path.chmod(0o644)
    answer(file, "Bo")
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600


def test_two_programs_at_one_class_lose_nothing(shelf: ClassShelf) -> None:
    file, other = shelf.file("Monday"), shelf.file("Monday")
    here, there = TermRecorder(file, new_lesson(LESSON)), TermRecorder(other, new_lesson(LESSON))
    here.come("Anna")
    there.come("Boris")
    here.note(0, RIGHT)
    there.note(1, TaskResult(1), "7")
    assert here.leave()
    assert there.leave()
    book = file.load()
    assert (len(book.lessons), book.names) == (1, ("Anna", "Boris"))
    # Renamed and forgotten in one program while the pupils answer in the other.
    here.come("Anna")
    there.come("Boris")
    assert file.change(lambda old: old.renamed("Anna", "Anne").forgotten("Boris"))
    here.note(1, RIGHT)
    there.note(0, RIGHT)
    assert here.leave()
    assert there.leave()
    book = other.load()
    assert book.names == ("Anne",)
    assert set(book.lessons[0].answers("Anne")) == {0, 1}


def test_a_file_that_another_program_is_writing_is_waited_for(
    shelf: ClassShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_file, "_LOCK_MS", 1)
    file = shelf.file("Monday")
    recorder = answer(file, "Anna")
    lock = lock_of(file.path)
    assert lock.tryLock(0)
    recorder.come("Boris")
    recorder.note(0, RIGHT)
    assert not recorder.leave()
    assert file.trouble
    lock.unlock()
    # What could not be written is written with the next turn.
    recorder.come("Cem")
    assert recorder.leave()
    assert file.load().names == ("Anna", "Boris")


def test_a_full_disk_is_told_and_loses_nothing(shelf: ClassShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise CannotSave("the disk is full")

    file = shelf.file("Monday")
    answer(file, "Anna")
    with monkeypatch.context() as patch:
        patch.setattr(line_file, "replace_file", full)
        assert not file.change(lambda book: book.forgotten("Anna"))
    assert file.trouble == "the disk is full"
    assert file.load().names == ("Anna",)


def test_forty_pupils_of_one_name(shelf: ClassShelf) -> None:
    file = shelf.file("Monday")
    names = ["Anna", *(f"Anna ({number})" for number in range(2, 41))]
    recorder = TermRecorder(file, new_lesson(LESSON))
    for name in names:
        recorder.come(name)
        recorder.note(0, RIGHT)
        recorder.leave()
    assert sorted(file.load().names) == sorted(names)


def whole(shelf: ClassShelf) -> ClassFile:
    file = shelf.file("Monday")
    answer(file, "Anna", wrong="C3")
    answer(file, "Boris", results=ClassResults("Ko", "2026-09-08", LESSON.tasks))
    return file


def test_a_file_that_was_cut_off_keeps_its_lines(shelf: ClassShelf) -> None:
    file = whole(shelf)
    data = file.path.read_bytes()
    file.path.write_bytes(data[: data.index(b'"Boris"')])
    book = file.load()
    assert (len(book.lessons), book.names) == (2, ("Anna",))
    assert file.set_aside is not None
    assert file.set_aside.place.read_bytes() == data[: data.index(b'"Boris"')]
    # Told once: the rest was written anew.
    again = shelf.file("Monday")
    assert again.load() == book
    assert again.set_aside is None


def edited(file: ClassFile, **changes: object) -> None:
    table = json.loads(file.path.read_text("utf-8"))
    for key, value in changes.items():
        part, name = key.split("_")
        table[part][0][name] = value
    file.path.write_text(json.dumps(table, indent=2), "utf-8")


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({"pupils_answers": {"0": [1, 0, 1], "7": [0, 0, 1], "1": [99999999, 0, 0], "x": 3}}, ("Anna", "Boris")),
        ({"pupils_name": " \u200b"}, ("Boris",)),
        ({"pupils_in": "nowhere"}, ("Boris",)),
        ({"lessons_day": "yesterday"}, ("Boris",)),
        ({"lessons_tasks": None}, ("Boris",)),
        ({"lessons_places": ["one"]}, ("Boris",)),
    ],
)
def test_a_file_edited_by_hand_keeps_what_can_be_read(
    shelf: ClassShelf, changes: dict[str, object], names: tuple[str, ...]
) -> None:
    file = whole(shelf)
    edited(file, **changes)
    assert file.load().names == names
    assert file.set_aside is not None


def test_harmless_edits_are_no_damage(shelf: ClassShelf) -> None:
    file = whole(shelf)
    edited(file, pupils_name="  Anna\u2028Maria ")
    assert file.load().names == ("Anna Maria", "Boris")
    assert file.set_aside is None


def test_a_later_version_is_read_and_kept_aside(shelf: ClassShelf) -> None:
    file = whole(shelf)
    text = file.path.read_text("utf-8").replace('"format": 1', '"format": 2, "grades": {}')
    file.path.write_text(text, "utf-8")
    assert file.load().names == ("Anna", "Boris")
    assert file.set_aside is not None
    assert file.set_aside.place.read_text("utf-8") == text


@pytest.mark.parametrize("data", [b"[" * 100_000, b"\xff\xfe\x00", b"3", b'{"format": 1, "lessons": {}, "pupils": 3}'])
def test_nonsense_is_put_aside(shelf: ClassShelf, data: bytes) -> None:
    file = whole(shelf)
    file.path.write_bytes(data)
    assert file.load().names == ()
    assert file.set_aside is not None
    answer(file, "Cem")
    assert file.load().names == ("Cem",)


def test_a_folder_in_the_place_of_the_file_is_put_aside(shelf: ClassShelf) -> None:
    file = shelf.file("Monday")
    file.path.mkdir(parents=True)
    assert file.load().names == ()
    assert file.set_aside is not None
    answer(file, "Anna")
    assert file.load().names == ("Anna",)


@pytest.mark.parametrize("name", ["..", "../..", "/etc", "con", "a" * 300, "\u202e", ""])
def test_a_name_of_a_class_leads_nowhere_else(shelf: ClassShelf, name: str) -> None:
    place = shelf.file(name).path
    assert place.parent.parent == shelf.folder
    assert place.parent.name not in ("", ".", "..")
