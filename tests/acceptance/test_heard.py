"""For those who listen: whatever the keyboard comes to is called by a name, on every page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tests.support.desk import Desk
from tests.support.dialogs import press

MOST = 90


def nothing(desk: Desk) -> None:
    """The start page as it is."""


def begin(desk: Desk) -> None:
    desk.start()
    desk.play("E5 D5 D4")


def begin_capture(desk: Desk) -> None:
    desk.start(goal=1)


def stop(desk: Desk) -> None:
    begin(desk)
    desk.propose(dead="D5")
    desk.play("pass pass")
    desk.wait_for_proposal()
    desk.click("D5")


def finish(desk: Desk) -> None:
    stop(desk)
    desk.agree()


def review(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[Japanese]C[A record.];B[ee];W[dd])")


def refuse(desk: Desk) -> None:
    review(desk)
    desk.click("E5")


def learn(desk: Desk) -> None:
    press(desk.window.start_page.newcomers.steps)


def count(desk: Desk) -> None:
    press(desk.window.start_page.newcomers.counting)


PAGES = (nothing, begin, begin_capture, stop, finish, review, refuse, learn, count)


def heard(widget: QWidget) -> str:
    """What a widget is called when the keyboard comes to it."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_whatever_the_keyboard_comes_to_is_called_by_a_name(
    desk: Desk, page: Callable[[Desk], None]
) -> None:
    page(desk)
    if desk.is_on_board:
        assert desk.panel.isVisible()
    seen: list[QWidget] = []
    for _ in range(MOST):
        here = desk.focus
        if here is not None:
            if here in seen:
                break
            seen.append(here)
            assert heard(here).strip(), f"{here} in {here.parentWidget()} has no name"
        desk.key(Qt.Key.Key_Tab)
    assert len(seen) > 3
