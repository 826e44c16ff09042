"""Lessons in low and narrow windows: the words stay, and the list shows the step that is open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from goboard_app.ui.teach.lesson_panel import LessonPanel
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press
from tests.support.parts import parts
from tests.support.waiting import wait_until


def is_in_sight(widget: QWidget, inside: QWidget) -> bool:
    """Return whether a widget is wholly visible through another one."""
    place = QRect(widget.mapTo(inside, QPoint(0, 0)), widget.size())
    return inside.rect().contains(place)


def viewport_of(widget: QWidget) -> QWidget:
    """Return the viewport of the panel that holds a widget."""
    inside = widget.parentWidget()
    viewport = inside.parentWidget() if inside is not None else None
    assert viewport is not None
    return viewport


def lesson(desk: Desk, step: int, place: int) -> LessonPanel:
    desk.parts.lessons.course.go_to(step, place)
    return desk.parts.lessons.page.panel


@pytest.fixture(params=[(1024, 640), (800, 520), (1280, 560)], ids=str)
def low(desks: Desks, request: pytest.FixtureRequest) -> Desk:
    """The first steps in a low window."""
    desk = desks.make(size=request.param)
    press(desk.parts.starts.page.newcomers.steps)
    return desk


@pytest.mark.start_page
@pytest.mark.parametrize("step", [0, 8, 12, 13])
def test_the_open_step_is_in_sight_and_so_are_the_words(low: Desk, step: int) -> None:
    panel = lesson(low, step, 0)
    viewport = panel.list.viewport()
    wait_until(lambda: is_in_sight(panel.steps[step].name, viewport))
    for part in (panel.title, panel.place, panel.card):
        assert is_in_sight(part, viewport_of(part))


@pytest.mark.start_page
def test_another_step_comes_into_sight_when_it_is_opened(low: Desk) -> None:
    panel = lesson(low, 0, 0)
    wait_until(lambda: is_in_sight(panel.steps[0].name, panel.list.viewport()))
    lesson(low, 13, 0)
    wait_until(lambda: is_in_sight(panel.steps[13].name, panel.list.viewport()))
    lesson(low, 0, 0)
    wait_until(lambda: is_in_sight(panel.steps[0].name, panel.list.viewport()))


@pytest.mark.start_page
def test_an_answer_leaves_the_list_where_the_pupil_scrolled_it(low: Desk) -> None:
    panel = lesson(low, 13, 2)
    wait_until(lambda: is_in_sight(panel.steps[13].name, panel.list.viewport()))
    bar = panel.list.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(0)
    parts(low.window).lessons.course.answer_number(7)
    assert bar.value() == 0


@pytest.mark.start_page
def test_the_answer_controls_are_visible(low: Desk) -> None:
    panel = lesson(low, 4, 0)
    wait_until(lambda: is_in_sight(panel.passing, viewport_of(panel.passing)))
    lesson(low, 13, 2)
    row = panel.number.parentWidget()
    assert row is not None
    wait_until(lambda: is_in_sight(row, viewport_of(row)))


@pytest.mark.start_page
def test_all_steps_are_in_sight_where_there_is_room(desk: Desk) -> None:
    desk.window.resize(1280, 960)
    press(desk.parts.starts.page.newcomers.steps)
    panel = lesson(desk, 13, 2)
    viewport = panel.list.viewport()
    wait_until(lambda: all(is_in_sight(line, viewport) for line in panel.steps))
    assert panel.list.verticalScrollBar().maximum() == 0
    assert panel.heading.y() - panel.give.mapTo(panel, QPoint(0, 0)).y() < 80
