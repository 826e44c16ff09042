"""Places for windows side by side: they fill the room and share it fairly."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from goboard_app.ui.shell.windows import beside, moved_inside, tiles

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


SCREEN = QRect(0, 0, 1280, 800)


@pytest.mark.parametrize("room", [SCREEN, QRect(0, 28, 1280, 772), QRect(1280, 0, 1024, 768)])
@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1280, 772), QSize(900, 600), QSize(3000, 100)])
@pytest.mark.parametrize("at", [QPoint(0, 0), QPoint(74, 112), QPoint(500, 400), QPoint(-300, 2000)])
def test_a_new_window_is_wholly_in_the_room(room: QRect, size: QSize, at: QPoint) -> None:
    for number in range(1, 9):
        assert room.contains(beside(QRect(at, size), size, room, 36, number))


def test_a_new_window_is_offset_from_the_other_one() -> None:
    assert beside(QRect(10, 20, 900, 600), QSize(900, 600), SCREEN, 36) == QRect(46, 56, 900, 600)


def test_a_new_window_that_does_not_fit_is_smaller() -> None:
    assert beside(SCREEN, SCREEN.size(), SCREEN, 36, 1) == QRect(36, 36, 1244, 764)
    assert beside(SCREEN, SCREEN.size(), SCREEN, 36, 2) == QRect(72, 72, 1208, 728)
    # A small one keeps its size.
    assert beside(QRect(900, 500, 380, 300), QSize(380, 300), SCREEN, 36, 1) == QRect(36, 36, 380, 300)


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (QRect(74, 90, 1280, 800), QRect(0, 0, 1280, 800)),
        (QRect(400, 300, 900, 600), QRect(380, 200, 900, 600)),
        (QRect(-20, -5, 900, 600), QRect(0, 0, 900, 600)),
        (QRect(20, 30, 2000, 900), QRect(0, 0, 1280, 800)),
        (QRect(20, 30, 900, 600), QRect(20, 30, 900, 600)),
    ],
)
def test_a_window_is_moved_onto_the_screen(frame: QRect, expected: QRect) -> None:
    assert moved_inside(frame, SCREEN) == expected
