"""The texts of lessons fit: longer texts, a wide font, small windows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont

from goboard_app.app.course import first_steps
from goboard_app.app.texts import PseudoTranslator
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.scenes import NAMES, TEACHING, Scene
from tests.support.texts import cut_off, untranslated
from tests.support.waiting import settled

MakeDesk = Callable[..., Desk]


@pytest.mark.parametrize("scene", TEACHING, ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (800, 1100)], ids=str)
def test_no_text_is_cut_off(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene,
    size: tuple[int, int],
) -> None:  # fmt: skip
    desk = make_wide(size)
    scene(desk, dialogs)
    assert settled(lambda: cut_off(desk.window)) == []


@pytest.mark.parametrize("scene", TEACHING, ids=lambda scene: scene.__name__)
def test_every_text_is_translated(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene
) -> None:
    desk = make_wide()
    scene(desk, dialogs)
    assert settled(lambda: untranslated(desk.window, (*NAMES, str(desk.folder)))) == []


@pytest.mark.parametrize("scene", TEACHING, ids=lambda scene: scene.__name__)
def test_large_texts_have_room(make_wide: MakeDesk, dialogs: Dialogs, scene: Scene) -> None:
    desk = make_wide(text_size=150)
    scene(desk, dialogs)
    assert settled(lambda: cut_off(desk.window)) == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1024, 640), (800, 560)], ids=str)
def test_no_words_of_a_lesson_are_cut_off(desks: Desks, size: tuple[int, int], language: str) -> None:
    font = QFont("DejaVu Sans")
    desk = desks.make(size, font=font, system_font=True, language=language)
    desk.parts.lessons.show_first_steps()
    course = desk.parts.lessons.course
    assert [each.lesson for each in course.lessons] == [each.lesson for each in first_steps(language)]
    for step, each in enumerate(course.lessons):
        for place in range(0, len(each.lesson.screens), 2):
            course.go_to(step, place)
            assert settled(lambda: cut_off(desk.window)) == []
