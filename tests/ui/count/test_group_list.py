"""The list of groups in a count: many of them come one by one, and are there when asked for."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import CountGroup
from goboard_app.ui.count import details
from goboard_app.ui.count.details import GroupList
from goboard_app.ui.count.panel import count_panel
from tests.support.desk import Desk
from tests.support.waiting import wait_until

POINTS = [Point(column, row) for row in range(0, 18, 3) for column in range(0, 18, 3)]
POSITION = Position.empty(BoardSize.square(19)).with_setup(frozenset(POINTS), frozenset())
GROUPS = tuple(CountGroup(Color.BLACK, frozenset({point}), Status.DEAD, is_undecided=True) for point in POINTS)


@pytest.fixture
def groups(desk: Desk) -> GroupList:
    made = GroupList(desk.window.context.look)
    made.resize(300, 2000)
    made.show()
    return made


def test_many_rows_come_one_by_one(groups: GroupList, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    add = GroupList._add_row

    def noting(self: GroupList) -> None:
        made.append(len(self._rows))
        add(self)

    monkeypatch.setattr(GroupList, "_add_row", noting)
    groups.show_groups(POSITION, GROUPS)
    assert len(made) < details._AT_ONCE
    steps = groups._filling._steps
    assert steps is not None
    for before in range(len(made), len(GROUPS) - 2):
        next(steps)
        assert len(made) <= before + 1
    wait_until(lambda: not groups._filling.is_busy)
    assert [row.isVisible() for row in groups.rows] == [True] * len(GROUPS)


def test_a_row_that_is_asked_for_is_there_at_once(groups: GroupList) -> None:
    groups.show_groups(POSITION, GROUPS)
    groups.choose_at(POINTS[1])
    assert groups.current_row is not None
    assert groups._filling.is_busy
    groups.choose_at(POINTS[-1])
    row = groups.current_row
    assert row is not None
    assert row.isChecked()
    assert row.isVisible()
    assert len(groups.rows) == len(GROUPS)


def test_fewer_groups_replace_many_while_the_list_is_filled(groups: GroupList) -> None:
    groups.show_groups(POSITION, GROUPS)
    groups.show_groups(POSITION, GROUPS[:2])
    assert [row.isVisible() for row in groups.rows[:3]] == [True, True, False]
    assert not groups._filling.is_busy
    groups.show_groups(POSITION, ())
    assert not any(row.isVisible() for row in groups.rows)


def test_a_row_that_had_still_to_be_made_is_brought_into_sight(desk: Desk) -> None:
    panel = count_panel(desk.window.context)
    panel.resize(330, 700)
    panel.show()
    panel.groups.show_groups(POSITION, GROUPS)
    assert panel.groups.is_filling
    panel.choose_at(POINTS[-1])
    row = panel.groups.current_row
    assert row is not None
    wait_until(lambda: not row.visibleRegion().isEmpty())
