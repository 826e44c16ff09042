"""Places for windows side by side: they fill the room and share it fairly."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from goboard_app.ui.widgets.parts import tiles

WIDE = QRect(10, 20, 1920, 1050)
TALL = QRect(0, 0, 1080, 1900)


@pytest.mark.parametrize("room", [WIDE, TALL, QRect(0, 0, 1279, 799)])
@pytest.mark.parametrize("count", range(1, 10))
def test_places_fill_the_room_without_touching_one_another(room: QRect, count: int) -> None:
    places = tiles(count, room)
    assert len(places) == count
    assert not any(a.intersects(b) for a, b in combinations(places, 2))
    assert sum(p.width() * p.height() for p in places) == room.width() * room.height()
    assert all(room.contains(place) for place in places)


def test_two_stand_beside_each_other_on_a_wide_screen() -> None:
    first, second = tiles(2, WIDE)
    assert first == QRect(10, 20, 960, 1050)
    assert second == QRect(970, 20, 960, 1050)


def test_two_stand_below_each_other_on_a_tall_screen() -> None:
    first, second = tiles(2, TALL)
    assert (first.width(), second.width()) == (1080, 1080)
    assert first.bottom() < second.top()


@pytest.mark.parametrize(("count", "columns"), [(3, 3), (4, 2), (5, 3), (6, 3)])
def test_more_windows_stand_in_rows(count: int, columns: int) -> None:
    assert len({p.left() for p in tiles(count, WIDE) if p.top() == WIDE.top()}) == columns


def test_no_window_has_no_place() -> None:
    assert tiles(0, WIDE) == []
