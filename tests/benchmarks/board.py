"""Measure the drawing of the board, beside a bare scene of pixmap items at the same size.

Run `python tests/benchmarks/board.py [side]`; without a display it draws offscreen. The bare scene
has one item for each stone and a plain picture of the board as its cached background; ours has
shadows, marks, the last move and all that a picture asks for. The last line is the worst ratio.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
)

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.scene import Flight
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.widgets.theme import LIGHT
from tests.support.aims import tell

SIDE = 2160
ROUNDS = 60
SIZE = BoardSize.square(19)
FULL = bytes(1 + (i * 7 % 5 < 2) for i in range(SIZE.area))
CENTER = SIZE.index(Point(9, 9))


class BareView(QGraphicsView):
    """The least one can do: stones as items over a cached background."""

    def __init__(self, side: int, background: QPixmap, stones: list[QPixmap]) -> None:
        self._bare = QGraphicsScene(0, 0, side, side)
        super().__init__(self._bare)
        self._background = background
        self._bare.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.items_by_index = [self._bare.addPixmap(stone) for stone in stones]
        self.ring = self._bare.addPixmap(stones[0].scaled(stones[0].size() / 2))
        self.resize(side, side)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Draw the picture of the board."""
        painter.drawPixmap(0, 0, self._background)


def main(side: int) -> None:
    """Print the table."""
    app = QApplication(sys.argv[:1])
    ours = BoardView(LIGHT, str, "board")
    ours.resize(side, side)
    ours.show_picture(BoardPicture(SIZE, FULL))
    ours.show()
    bare = bare_beside(ours, side)
    bare.show()
    app.processEvents()
    rows = [
        ("one stone placed", *measure(app, bare_stone(bare), our_stone(ours))),
        ("full redraw", *measure(app, bare.viewport().update, ours.viewport().update)),
        ("361 stones moving", *measure(app, bare_move(bare), our_move(ours))),
    ]
    print(f"{side} x {side} pixels, {FULL.count(1) + FULL.count(2)} stones, ms (median)")
    print(f"{'':20}{'bare':>9}{'goboard':>9}{'ratio':>8}")
    for name, floor, value in rows:
        print(f"{name:20}{floor:9.3f}{value:9.3f}{value / floor:7.2f}x")
        tell(name, value / floor)
    print(f"ratio {max(value / floor for _, floor, value in rows):.2f} x")


def bare_beside(ours: BoardView, side: int) -> BareView:
    """Return a bare view with the same stones in the same places."""
    items = ours.board_scene.visible_stones()
    background = QPixmap(side, side)
    painter = QPainter(background)
    ours.board_scene.drawBackground(painter, QRectF(0, 0, side, side))
    painter.end()
    bare = BareView(side, background, [items[point].pixmap() for point in SIZE])
    for item, point in zip(bare.items_by_index, SIZE, strict=True):
        place = items[point].pos() + items[point].offset()
        item.setPos(place)
    return bare


def measure(app: QApplication, floor: Callable[[], object], ours: Callable[[], object]) -> tuple[float, float]:
    """Return the median time in ms of two acts and the painting they lead to, done in turn."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for act, spent in zip((floor, ours), times, strict=True):
            start = time.perf_counter()
            act()
            app.processEvents()
            spent.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[0]), statistics.median(times[1])


def bare_stone(bare: BareView) -> Callable[[], None]:
    """Take one stone off and put it back, and move something as large as the ring along."""
    item, other = bare.items_by_index[CENTER], bare.items_by_index[SIZE.index(Point(3, 3))]
    half = bare.ring.boundingRect().center()

    def act() -> None:
        item.setVisible(not item.isVisible())
        under = item if item.isVisible() else other
        bare.ring.setPos(under.pos() + half)

    return act


def our_stone(ours: BoardView) -> Callable[[], None]:
    """Return the same act through pictures, with the ring of the last move."""
    board = bytearray(FULL)
    board[CENTER] = 0
    without = BoardPicture(SIZE, bytes(board), last_move=Point(3, 3))
    with_stone = BoardPicture(SIZE, FULL, last_move=Point(9, 9))
    return lambda: ours.show_picture(without if ours.picture is with_stone else with_stone)


def bare_move(bare: BareView) -> Callable[[], None]:
    """Return an act that moves every stone a little further; drawing the whole view is the quickest way."""
    bare.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
    starts = [item.pos() for item in bare.items_by_index]
    state = {"step": 0}

    def act() -> None:
        state["step"] += 1
        off = state["step"] % 20
        for item, start in zip(bare.items_by_index, starts, strict=True):
            item.setPos(start.x() + off, start.y() + off)

    return act


def our_move(ours: BoardView) -> Callable[[], None]:
    """Return an act that moves every stone and its shadow over the empty board, one step of the clock each."""
    ours.show_picture(BoardPicture(SIZE, bytes(SIZE.area)))
    flights = [Flight(Color.BLACK if FULL[SIZE.index(p)] == 1 else Color.WHITE, p, shifted(p)) for p in SIZE]
    ours.fly(flights, 1_000_000)
    motion = ours.board_scene.motion
    state = {"step": 0}

    def act() -> None:
        state["step"] += 1
        motion.show_at(400_000.0 + 1_000 * (state["step"] % 20))

    return act


def shifted(point: Point) -> Point:
    """Return the next point to the right, the last one staying in its row."""
    return Point((point.col + 1) % SIZE.columns, point.row)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SIDE)
