"""A smaller board under a pointer that was over a larger one."""

from __future__ import annotations

from goboard_app.go.board import BoardSize, Point
from tests.support.desk import Desk


def test_the_pointer_may_be_where_the_new_board_has_no_point(desk: Desk) -> None:
    desk.start(size=BoardSize(19, 19))
    desk.page.board.point_hovered.emit(Point(18, 18))
    desk.start(size=BoardSize(7, 7))
    assert desk.page.board.picture.size == BoardSize(7, 7)
