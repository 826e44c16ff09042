"""The list of steps beside a lesson."""

from __future__ import annotations

from PySide6.QtTest import QTest

from goboard_app.ui.teach.lesson_panel import StepRow
from tests.support.desk import Desk
from tests.support.waiting import wait_until


def test_a_list_does_not_scroll_where_all_of_it_has_room(desk: Desk) -> None:
    desk.window.resize(1280, 960)
    desk.menu("first_steps")
    steps = desk.parts.lessons.page.panel.list
    rows = [StepRow("Соединение и разрезание", line.mark.state, "") for line in steps.lines]
    desk.parts.lessons.page.panel.show_steps(rows)
    QTest.qWait(50)
    assert len(steps.lines) == 14
    assert steps.verticalScrollBar().maximum() == 0
    desk.window.resize(1280, 560)
    wait_until(lambda: steps.verticalScrollBar().maximum() > 0)
