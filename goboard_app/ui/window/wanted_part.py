"""WantedPart: the part of the board that is looked for, and the points in it that do not matter."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.go.board import BoardSize, Point
from goboard_app.session.position_search import Area
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.window.area_marker import AreaMarker


class WantedPart(QObject):
    """Marked out on the board by the user, or put by the caller.

    Signal: `changed()` when the user marked another part, or said of a point in it whether it
    matters. `area` is None while nothing is marked; `whatever` are points of it that do not matter.
    """

    changed = Signal()

    def __init__(self, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self.marker = AreaMarker(board, self)
        self.area: Area | None = None
        self.whatever: frozenset[Point] = frozenset()
        self.marker.marked.connect(self._on_marked)
        self.marker.clicked.connect(self._on_clicked)

    @property
    def lit(self) -> frozenset[Point]:
        """The points that matter."""
        return frozenset() if self.area is None else frozenset(self.area.points()) - self.whatever

    def put(self, area: Area | None) -> None:
        """Take another part, all points of which matter; nobody is told."""
        self.area, self.whatever = area, frozenset()

    def mark_whole(self, size: BoardSize) -> None:
        """Mark the whole board."""
        self._on_marked(Area.whole(size))

    @Slot(object)
    def _on_marked(self, area: Area) -> None:
        self.put(area)
        self.changed.emit()

    @Slot(object)
    def _on_clicked(self, point: Point) -> None:
        """A click in the marked part: the point does not matter, or it does again."""
        if self.area is None or point not in self.area.points() or self.area.is_point:
            self.put(Area.between(point, point))
        else:
            self.whatever ^= {point}
        self.changed.emit()
