"""The rows of the menus are enabled again only after changes that may matter to them."""

from __future__ import annotations

import pytest

from goboard_app.session.session import Phase
from tests.support.desk import Desk


@pytest.fixture
def sweeps(desk: Desk) -> list[int]:
    """A list that grows with each sweep of the window's commands."""
    made: list[int] = []
    desk.window.commands.swept.connect(lambda: made.append(1))
    return made


def settled(desk: Desk, sweeps: list[int]) -> int:
    """Return the number of sweeps since the last call."""
    desk.window.commands.settle()
    number = len(sweeps)
    sweeps.clear()
    return number


def is_on(desk: Desk, name: str) -> bool:
    return desk.window.commands.action(name).isEnabled()


def test_the_first_move_enables_the_rows_it_makes_possible(desk: Desk, sweeps: list[int]) -> None:
    desk.start()
    assert settled(desk, sweeps)
    assert not is_on(desk, "undo")
    desk.click("e5")
    assert settled(desk, sweeps)
    assert is_on(desk, "undo")


def test_a_further_move_asks_no_row(desk: Desk, sweeps: list[int]) -> None:
    desk.start()
    desk.play("e5 c3")
    settled(desk, sweeps)
    desk.play("g7 c7")
    assert settled(desk, sweeps) == 0
    assert is_on(desk, "undo")


def test_undo_and_redo_are_asked_again(desk: Desk, sweeps: list[int]) -> None:
    desk.start()
    desk.play("e5 c3")
    settled(desk, sweeps)
    desk.controller.undo()
    assert settled(desk, sweeps)
    assert is_on(desk, "redo")
    desk.play("g7")
    assert settled(desk, sweeps)
    assert not is_on(desk, "redo")


def test_a_change_of_phase_asks_all_rows(desk: Desk, sweeps: list[int]) -> None:
    desk.start()
    desk.play("e5 c3")
    settled(desk, sweeps)
    desk.play("pass pass")
    assert desk.phase is Phase.COUNTING
    assert settled(desk, sweeps)
    assert is_on(desk, "play_on")


def test_a_setting_asks_all_rows(desk: Desk, sweeps: list[int]) -> None:
    desk.start()
    desk.play("e5 c3")
    settled(desk, sweeps)
    before = desk.window.commands.action("coordinates").isChecked()
    desk.window.commands.run("coordinates")
    assert settled(desk, sweeps)
    assert desk.window.commands.action("coordinates").isChecked() is not before


def test_each_step_in_a_record_asks_all_rows(desk: Desk, sweeps: list[int]) -> None:
    desk.open("(;SZ[9];B[ee];W[cc];B[gg])")
    assert desk.phase is Phase.REVIEWING
    settled(desk, sweeps)
    desk.controller.step(1)
    assert settled(desk, sweeps)
