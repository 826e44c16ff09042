"""The row that wraps its widgets: where they lie, and when it lays them out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from goboard_app.ui.widgets.parts import FlowRow


class Row(FlowRow):
    """A row that counts how often it places its widgets."""

    placed = 0

    def _place(self, *args: object, **more: object) -> int:
        self.placed += not more["is_dry"]
        return super()._place(*args, **more)  # type: ignore[arg-type]


def box(width: int, height: int = 20) -> QLabel:
    label = QLabel()
    label.setFixedSize(width, height)
    return label


@pytest.fixture
def boxes() -> list[QLabel]:
    return [box(60), box(60), box(60)]


@pytest.fixture
def row(boxes: list[QLabel], qtbot: QtBot) -> Iterator[Row]:
    """A row in a window of 200 pixels, where all its widgets fit into one line."""
    window = QWidget()
    qtbot.addWidget(window)
    row = Row(*boxes, spacing=5)
    layout = QVBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(row)
    layout.addStretch(1)
    window.resize(200, 200)
    window.show()
    qtbot.waitExposed(window)
    yield row
    window.close()


def places(boxes: list[QLabel]) -> list[tuple[int, int]]:
    return [(each.x(), each.y()) for each in boxes if each.isVisible()]


def test_widgets_wrap_where_the_width_ends(row: Row, boxes: list[QLabel], qtbot: QtBot) -> None:
    assert places(boxes) == [(0, 0), (65, 0), (130, 0)]
    row.window().resize(130, 200)
    qtbot.waitUntil(lambda: places(boxes) == [(0, 0), (65, 0), (0, 25)])
    qtbot.waitUntil(lambda: row.height() == 45)


def test_a_widget_that_grows_moves_the_others(row: Row, boxes: list[QLabel], qtbot: QtBot) -> None:
    boxes[0].setFixedSize(100, 20)
    qtbot.waitUntil(lambda: places(boxes) == [(0, 0), (105, 0), (0, 25)])
    qtbot.waitUntil(lambda: row.height() == 45)


def test_a_widget_that_is_hidden_gives_its_room_back(row: Row, boxes: list[QLabel]) -> None:
    boxes[0].hide()
    assert places(boxes) == [(0, 0), (65, 0)]
    boxes[0].show()
    assert places(boxes) == [(0, 0), (65, 0), (130, 0)]


def test_nothing_is_placed_again_while_all_sizes_are_the_same(row: Row, boxes: list[QLabel], qtbot: QtBot) -> None:
    row.placed = 0
    boxes[1].setText("x")
    boxes[1].updateGeometry()
    row.updateGeometry()
    qtbot.wait(20)
    assert row.placed == 0


def test_what_grew_while_the_row_was_hidden_is_seen_when_it_is_shown(
    row: Row, boxes: list[QLabel], qtbot: QtBot
) -> None:
    row.hide()
    boxes[0].setFixedSize(100, 20)
    row.show()
    qtbot.waitUntil(lambda: places(boxes) == [(0, 0), (105, 0), (0, 25)])
    assert row.heightForWidth(200) == 45
