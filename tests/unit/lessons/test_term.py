"""The pupils of a class over a term: names, answers of one pupil under several keys, and what most got wrong first."""

from __future__ import annotations

from goboard_app.lessons.results import TaskResult
from goboard_app.lessons.term import ClassBook, FirstWrong, LessonPupil, TermAnswer, TermLesson, TermTally

RIGHT, WRONG = TermAnswer(TaskResult(0, 0, True)), TermAnswer(TaskResult(2, 0, False), ("A1", "B2"))
LATE = TermAnswer(TaskResult(1, 0, True), ("A1",))


def lesson(*pupils: LessonPupil, day: str = "2026-09-01", key: str = "one") -> TermLesson:
    return TermLesson(key, "Net", day, ("1. Where?", "2. How many?"), pupils=pupils)


def test_each_name_is_one_row_however_it_is_written() -> None:
    book = ClassBook((lesson(LessonPupil("a", "Anna", {0: WRONG}), LessonPupil("b", "ANNA", {0: LATE, 1: RIGHT})),))
    assert book.names == ("Anna",)
    found = book.lessons[0].answers("anna")
    assert found == {0: TermAnswer(TaskResult(2, 0, True), ("A1", "B2", "A1")), 1: RIGHT}
    assert book.lessons[0].tally(found) == TermTally(1, 1, 0, 2)


def test_names_are_mended_in_every_lesson() -> None:
    ana, anna = LessonPupil("a", "Ana", {0: RIGHT}), LessonPupil("b", "Anna", {0: WRONG})
    book = ClassBook((lesson(ana), lesson(anna, day="2026-09-08", key="two")))
    assert book.shares("Ana") == [0.5, None]
    book = book.renamed("ana", "Anna")
    assert book.names == ("Anna",)
    assert book.shares("Anna") == [0.5, 0.0]


def test_a_forgotten_pupil_does_not_come_back_from_another_program() -> None:
    anna, boris = LessonPupil("a", "Anna", {0: RIGHT}), LessonPupil("b", "Boris", {0: RIGHT})
    late = lesson(anna, boris, key="another")
    book = ClassBook((lesson(anna),)).forgotten("Anna").with_lesson(late)
    assert book.names == ("Boris",)
    assert len(book.lessons) == 1


def test_lessons_stand_in_the_order_of_their_days() -> None:
    book = ClassBook().with_lesson(lesson(day="2026-09-08")).with_lesson(lesson(key="two"))
    assert [each.key for each in book.lessons] == ["two", "one"]


def test_what_most_got_wrong_first() -> None:
    found = lesson(
        LessonPupil("a", "Anna", {0: WRONG, 1: RIGHT}),
        LessonPupil("b", "Boris", {0: LATE, 1: TermAnswer(TaskResult(1, 0, False), ("7",))}),
        LessonPupil("c", "Cem", {0: RIGHT}),
    ).wrong_first()
    assert found == (FirstWrong(0, 3, 2, (("A1", 2),)), FirstWrong(1, 2, 1, (("7", 1),)))
