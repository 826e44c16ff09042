"""GamePage: board, sentence and side panel, laid out for every size of window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.go.board import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.message_line import MessageLine
from goboard_app.ui.window.side_panel import SidePanel
from goboard_app.ui.window.thumbnails import Thumbnails

if TYPE_CHECKING:
    from goboard_app.ui.window.point_field import MoveNumberField, PointField
    from goboard_app.ui.window.review_bar import ReviewBar


LEAST_PANEL, MOST_PANEL = 280, 560
_MOST_REVIEW = 840
_LEAST_BOARD = 300
_COMPACT_HEIGHT = 720
_DRAGGED_MS = 300
_NO_LIMIT = 16_777_215

# The size of page for which the texts of a presentation have their usual size.
_CLASS_SIZE = (1280, 800)
_LEAST_CLASS, _MOST_CLASS = 0.26, 0.42


_WIDTHS = ((2300, 460), (1600, 420), (1200, 360), (950, 316))
_REVIEW_WIDTHS = ((2300, 780), (1600, 420), (1200, 384), (950, 316))


def panel_width(window_width: int, is_reviewing: bool = False) -> int:
    """How wide the panel is in a window of this width, unless the user dragged it."""
    for least, width in _REVIEW_WIDTHS if is_reviewing else _WIDTHS:
        if window_width >= least:
            return width
    return LEAST_PANEL


def class_width(width: int, height: int) -> int:
    """How wide the words for a class are: the board has all the height, they have what is left."""
    least, most = (round(width * part) for part in (_LEAST_CLASS, _MOST_CLASS))
    return min(max(width - height, least, LEAST_PANEL), most)


def class_scale(width: int, height: int) -> float:
    """How many times larger than usual the texts of a presentation are on this screen."""
    sides = sorted((width, height), reverse=True)
    return max(1.0, min(side / usual for side, usual in zip(sides, _CLASS_SIZE, strict=True)))


class GamePage(QWidget):
    """The board on its table, the sentence under it, and the panel beside or below.

    Signals: `panel_resized(int)` once the user has dragged the edge of the panel;
    `review_bar_made(ReviewBar)` when the first record is looked through.
    """

    panel_resized = Signal(int)
    review_bar_made = Signal(object)

    def __init__(
        self,
        look: Look,
        describe: Callable[[Point], str],
        thumbnails: Thumbnails,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._chosen_width = 0
        self._is_reviewing = False
        self._has_slider = False
        self.is_presenting = False
        self.board = BoardView(look.theme, describe, translate("board", "Go board"))
        self.message = MessageLine(look)
        self.panel = SidePanel(look, thumbnails.of_picture)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._table = QWidget()
        self._column = QVBoxLayout(self._table)
        self._dragged = QTimer(self)
        self._dragged.setSingleShot(True)
        self._dragged.setInterval(_DRAGGED_MS)
        self._dragged.timeout.connect(self._tell_width)
        self._build()
        self._splitter.splitterMoved.connect(self._on_moved)

    def _build(self) -> None:
        self._table.setObjectName("page")
        self._table.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        table = self._column
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(0)
        table.addWidget(self.board, 1)
        table.addWidget(self.message)
        self._splitter.addWidget(self._table)
        self._splitter.addWidget(self.panel)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._splitter)
        self._arrange()

    @Slot()
    def ask_point(self) -> None:
        """Let the user type where the keyboard point should go."""
        self.point_field.ask(self.board.picture.size)

    @cached_property
    def point_field(self) -> PointField:
        """The field for the name of a point, made when it is first asked for."""
        from goboard_app.ui.window.point_field import PointField

        field = PointField(self._look, self._table)
        field.chosen.connect(self.board.set_cursor)
        field.left.connect(self.board.setFocus)
        return field

    @cached_property
    def number_field(self) -> MoveNumberField:
        """The field for the number of a move, made when it is first asked for."""
        from goboard_app.ui.window.point_field import MoveNumberField

        field = MoveNumberField(self._look, self._table)
        field.left.connect(self.board.setFocus)
        return field

    @cached_property
    def played_field(self) -> PointField:
        """The field for a point whose move is looked for, made when it is first asked for."""
        from goboard_app.ui.window.point_field import PointField

        name = translate("point field", "Go to the move at a point")
        field = PointField(self._look, self._table, name)
        field.left.connect(self.board.setFocus)
        return field

    @Slot()
    def next_area(self) -> None:
        """Give the focus to the next part of the page: board, matter, foot."""
        areas = [self.board, *self.panel.areas()]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)

    def set_panel_width(self, width: int) -> None:
        """Give the panel a width of the user's choice; 0 leaves it to the window."""
        if self._dragged.isActive():
            # What is set here is older than what the mouse is doing.
            return
        self._chosen_width = width
        self._arrange()

    @cached_property
    def review_bar(self) -> ReviewBar:
        """The slider of a record, made when a record is first looked through."""
        from goboard_app.ui.window.review_bar import ReviewBar

        bar = ReviewBar(self._look)
        self._column.addWidget(bar)
        if self.is_presenting:
            bar.hide()
        self.review_bar_made.emit(bar)
        return bar

    def add_foot(self, bar: QWidget) -> None:
        """Put a bar of tools below the board."""
        self._column.addWidget(bar)

    def show_foot(self, bar: QWidget) -> None:
        """Show a bar of tools in the place of the slider and the sentence."""
        self.set_reviewing(False)
        self.message.hide()
        bar.show()

    def set_reviewing(self, is_reviewing: bool) -> None:
        """Show the slider of a record under the board, or the sentence."""
        self._has_slider = is_reviewing
        # A class sees a sentence, which stays where it is when something is refused.
        has_bar = is_reviewing and not self.is_presenting
        if has_bar or "review_bar" in self.__dict__:
            self.review_bar.setVisible(has_bar)
        self.message.setVisible(not has_bar)

    def set_presenting(self, is_presenting: bool) -> None:
        """Show the board and what a class needs beside it, or the page as it was."""
        if is_presenting == self.is_presenting:
            return
        self.is_presenting = is_presenting
        if not is_presenting:
            self.panel.show_class(False)
        self.set_reviewing(self._has_slider)
        self._arrange()

    def show_panel(self, is_wanted: bool) -> None:
        """Show the panel or not; a class and what is done in the panel alone always have it."""
        self.panel.setVisible(is_wanted or self.is_presenting or self.panel.has_instead)

    def set_phase_of_review(self, is_reviewing: bool) -> None:
        """Give the panel the room that the tree and the comment of a record want."""
        if is_reviewing != self._is_reviewing:
            self._is_reviewing = is_reviewing
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's own
        super().hideEvent(event)
        if self._dragged.isActive():
            self._dragged.stop()
            self._tell_width()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._arrange()

    @property
    def is_tall(self) -> bool:
        """Whether the window is taller than wide, so that the panel lies below."""
        return self.height() > self.width() * 1.05

    def _arrange(self) -> None:
        vertical = self.is_tall
        wanted = Qt.Orientation.Vertical if vertical else Qt.Orientation.Horizontal
        if self._splitter.orientation() != wanted:
            self._splitter.setOrientation(wanted)
        self.panel.set_side("below" if vertical else "right")
        self.panel.set_compact(self.height() < self._look.px(_COMPACT_HEIGHT))
        scale = class_scale(self.width(), self.height()) if self.is_presenting else 1.0
        self.message.set_scale(scale)
        if self.is_presenting:
            self.panel.show_class(True, scale)
        if vertical:
            self._arrange_below()
        else:
            self._arrange_beside()

    def _arrange_below(self) -> None:
        self.panel.setMinimumWidth(0)
        self.panel.setMaximumWidth(_NO_LIMIT)
        share = 7 if self.is_presenting else 6
        board = min(self.width() + 60, self.height() * share // 10)
        self._splitter.setSizes([board, self.height() - board])

    def _arrange_beside(self) -> None:
        # However large the texts, the board keeps a place.
        room = max(1, self.width() - _LEAST_BOARD)
        if self.is_presenting:
            width = min(class_width(self.width(), self.height()), room)
            self.panel.setMinimumWidth(width)
            self.panel.setMaximumWidth(width)
        else:
            self.panel.setMinimumWidth(min(self._look.px(LEAST_PANEL), room))
            self.panel.setMaximumWidth(min(self._look.px(self._most_panel), room))
            usual = panel_width(self.width(), self._is_reviewing)
            width = min(self._look.px(self._chosen_width or usual), room)
        self._splitter.setSizes([max(1, self.width() - width), width])

    @property
    def _most_panel(self) -> int:
        """How wide the panel may be dragged; a record has more to show."""
        is_wide = self.width() >= _REVIEW_WIDTHS[0][0]
        return _MOST_REVIEW if self._is_reviewing and is_wide else MOST_PANEL

    def _on_moved(self, _position: int, _index: int) -> None:
        if not self.is_tall and not self.is_presenting:
            self._chosen_width = round(self.panel.width() / self._look.factor)
            self._dragged.start()

    @Slot()
    def _tell_width(self) -> None:
        self.panel_resized.emit(self._chosen_width)
