"""GamePage: the board, the sentence under it and the side panel; also the frame of other pages, and the fields and the
bar that lie over or under a board.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QImage, QKeyEvent, QMouseEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from goboard_app.app.jobs import single_shot
from goboard_app.app.settings import BoardSet
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.walking import move_wanted, node_text
from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.late import late
from goboard_app.session.numbering import shown_number
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession
from goboard_app.ui.board.view import SIDE_BUTTONS, BoardView
from goboard_app.ui.shell.message_line import MessageLine
from goboard_app.ui.shell.side_panel import SidePanel
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.look import CLASS_PX, Look
from goboard_app.ui.widgets.parts import (
    Button,
    ElidedLabel,
    LowRoom,
    StepButtons,
    column_layout,
    row_layout,
    set_ground,
    set_style,
)
from goboard_app.ui.widgets.theme import Theme, with_board
from goboard_app.ui.widgets.tips import name_with_tip

with late:
    from goboard_app.app.texts.print import again_aloud
    from goboard_app.ui.board.render import render_image


@runtime_checkable
class Walkable(Protocol):
    """A page with several parts for the keyboard."""

    def next_area(self) -> None:
        """Give the focus to the next part of the page."""


@runtime_checkable
class Presentable(Protocol):
    """A page that can be shown to a class, with the board as large as possible and large text."""

    board: BoardView
    message: MessageLine
    is_presenting: bool

    def set_presenting(self, is_presenting: bool) -> None:
        """Show the page as a class needs it, or as before."""


class PageRecord(NamedTuple):
    """A file that a page shows without the board, and the game or the screen that is shown.

    `name` is its display name; `game` is None if all games are shown.
    """

    path: Path
    name: str
    game: int | None = None
    screen: int | None = None


@runtime_checkable
class HoldsRecord(Protocol):
    """A page that shows part of a file, which can be printed and opened from there."""

    @property
    def record(self) -> PageRecord | None:
        """The file and game on the page; None if they are in no file, or are on the board too."""


def record_shown(pages: QStackedWidget) -> PageRecord | None:
    """Return the record on the current page; None on the board or if the page shows no file."""
    page = pages.currentWidget()
    return page.record if isinstance(page, HoldsRecord) else None


def is_of_board(pages: QStackedWidget) -> bool:
    """Return whether the current page shows the record on the board in another way, as a lesson or as problems."""
    page = pages.currentWidget()
    return isinstance(page, HoldsRecord) and isinstance(page, Presentable) and page.record is None


def to_next_area(areas: Sequence[Sequence[QWidget]]) -> None:
    """Give the focus to the first widget of the next part, of those that are visible and enabled.

    Each part is the list of its widgets that take the keyboard. If the focus is in none of them, the first part gets
    it.
    """
    usable = [[each for each in area if each.isVisible() and each.isEnabled()] for area in areas]
    usable = [area for area in usable if area]
    here = (n for n, area in enumerate(usable) if any(each.hasFocus() for each in area))
    if usable:
        goal = usable[(next(here, -1) + 1) % len(usable)]
        goal[0].setFocus(Qt.FocusReason.TabFocusReason)


class Thumbnails:
    """The maker of board thumbnails in the current theme, at the pixel ratio of the screen."""

    def __init__(self, look: Look, dpr: float) -> None:
        self._look = look
        self._dpr = dpr

    def of_picture(self, picture: BoardPicture, side: int) -> QPixmap:
        """Return a board with stones, `side` logical pixels wide."""
        return QPixmap.fromImage(_thumbnail(picture, self._look.theme, side, self._dpr))

    def of_board_set(self, board: BoardSet, side: int) -> QPixmap:
        """Return the corner of a board with two stones of each colour, in another set of board and stones."""
        stones = (0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        picture = BoardPicture(BoardSize(5, 5), bytes(stones))
        return QPixmap.fromImage(_thumbnail(picture, with_board(self._look.theme, board), side, self._dpr))

    def of_size(self, size: BoardSize, side: int) -> QPixmap:
        """Return an empty board, `side` logical pixels wide."""
        return self.of_picture(BoardPicture(size, bytes(size.area)), side)


@lru_cache(maxsize=8)
def _thumbnail(picture: BoardPicture, theme: Theme, side: int, dpr: float) -> QImage:
    """Return a board as an image; cached, as the start page of every window shows the same few empty boards."""
    return render_image(picture, theme, side, coordinates=False, dpr=dpr, table=False)


# Widths of the panel in pixels at 100 % text size.
LEAST_PANEL, MOST_PANEL = 280, 560
_LOW_PANEL = 310
_MOST_REVIEW = 840
_LEAST_BOARD = 300
_COMPACT_HEIGHT = 720
# The new width is told once the handle rests.
_DRAGGED_MS = 300
# QWIDGETSIZE_MAX of Qt.
_NO_LIMIT = 16_777_215

# The size of page at which the texts of a presentation have their smallest size, and the width of their panel then.
# Letters that are read from the back of a room are a thirtieth of the height.
_CLASS_SIZE = (950, 593)
_CLASS_WIDTH = 280
_LEAST_CLASS, _MOST_CLASS = 0.26, 0.42
# Beside a record the board needs the height, so the sentence with the side to move takes one line.
_LETTERS = 1.35
# The answer to a move is at least as large for a class as the text beside it.
_SAID = CLASS_PX / 14.5


# Pairs of a window width and the width of the panel from there on.
_WIDTHS = ((2300, 460), (1600, 420), (1200, 360), (950, 316))
# Widths of the window from which the panel of a review gets these widths, as it holds the tree and comments.
_REVIEW_WIDTHS = ((2300, 780), (1600, 420), (1200, 384), (950, 316))


def panel_width(window_width: int, is_reviewing: bool = False) -> int:
    """Return the default width of the panel for this width of the window."""
    for least, width in _REVIEW_WIDTHS if is_reviewing else _WIDTHS:
        if window_width >= least:
            return width
    return LEAST_PANEL


def _is_alike(one: int, other: int) -> bool:
    """Return whether two windows of these widths have the same default panel width."""
    return panel_width(one) == panel_width(other)


def class_width(width: int, height: int) -> int:
    """Return the width of the text for a class: the board takes the full height, the text the rest."""
    least, most = (round(width * part) for part in (_LEAST_CLASS, _MOST_CLASS))
    return min(max(width - height, least, LEAST_PANEL), most)


def class_scale(width: int, height: int, growth: float = 1.0) -> float:
    """Return the factor by which the texts of a presentation are enlarged on this screen, at least 1.

    Texts that have grown with the window by `growth` already are enlarged by so much less.
    """
    # A portrait screen counts like a landscape one.
    sides = sorted((width, height), reverse=True)
    by_size = (side / usual for side, usual in zip(sides, _CLASS_SIZE, strict=True))
    return max(1.0, min(*by_size, class_width(*sides) / _CLASS_WIDTH)) / growth


class GamePage(QWidget):
    """The board on its table, the sentence under it, and the panel beside or below.

    Another widget may lie below both, over the whole width.
    Signals: `panel_resized(int)` after the user has dragged the edge of the panel, and `below_resized(int)` after that
    of the widget below;
    `review_bar_made(ReviewBar)` when a record is first reviewed;
    `side_button_pressed(Qt.MouseButton)` for the back and forward buttons of the mouse.
    """

    panel_resized = Signal(int)
    below_resized = Signal(int)
    side_button_pressed = Signal(object)
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
        self._chosen_width = self._chosen_in = 0
        self._below_height = 0
        self._is_reviewing = False
        self._has_slider = False
        self.is_presenting = False
        self.board = BoardView(look.theme, describe, translate("board", "Go board"))
        self.message = MessageLine(look)
        self.again = ElidedLabel(role="note", tone="muted")
        self.panel = SidePanel(look, thumbnails.of_picture)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._floors = QSplitter(Qt.Orientation.Vertical)
        self._below: QWidget | None = None
        self._table = QWidget()
        self._column = QVBoxLayout(self._table)
        self._dragged = single_shot(self, self._tell_width, _DRAGGED_MS)
        self._build()
        self._splitter.splitterMoved.connect(self._on_moved)
        self._floors.splitterMoved.connect(self._on_floor_moved)
        self.board.side_button_pressed.connect(self.side_button_pressed)

    def _build(self) -> None:
        set_ground(self._table, "page")
        table = self._column
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(0)
        table.addWidget(self.board, 1)
        # The line stays while numbers are shown, so that the board keeps its size from move to move.
        self.again.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.again.setContentsMargins(0, 0, 0, 0)
        self.again.hide()
        table.addWidget(self.again)
        table.addWidget(self.message)
        self._splitter.addWidget(self._table)
        self._splitter.addWidget(self.panel)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setHandleWidth(1)
        # Dragging the edge must not hide the board or the panel.
        self._splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._floors.addWidget(self._splitter)
        self._floors.setChildrenCollapsible(False)
        layout.addWidget(self._floors)
        self._arrange()

    def show_below(self, widget: QWidget | None, height: int = 0) -> None:
        """Show a widget below board and panel, `height` pixels high; None removes it."""
        if self._below is not None and self._below is not widget:
            self._below.setParent(None)
        if widget is not None and widget is not self._below:
            self._floors.addWidget(widget)
            self._floors.setStretchFactor(0, 1)
            self._floors.setStretchFactor(1, 0)
        self._below = widget
        if widget is not None:
            widget.show()
            height = max(1, min(height, self.height() - _LEAST_BOARD))
            self._floors.setSizes([max(1, self.height() - height), height])
        self._arrange()

    @property
    def _room_height(self) -> int:
        """The height of board and panel in pixels."""
        has_below = self._below is not None and not self._below.isHidden()
        return self._floors.sizes()[0] if has_below else self.height()

    def show_again(self, text: str | None) -> None:
        """Show the line about points that were played more than once; None while no numbers are shown."""
        self.again.setVisible(text is not None)
        if (text or "") != self.again.text():
            self.again.setText(text or "")
            self.again.setAccessibleName(again_aloud(text) if text else "")

    @Slot()
    def ask_point(self) -> None:
        """Ask for the point to which the keyboard cursor should go."""
        self.point_field.ask(self.board.picture.size)

    @cached_property
    def point_field(self) -> PointField:
        """The field for the name of a point, made on first use."""
        field = PointField(self._look, self._table)
        field.chosen.connect(self.board.set_cursor)
        field.left.connect(self.board.setFocus)
        return field

    @cached_property
    def number_field(self) -> MoveNumberField:
        """The field for the number of a move, made on first use."""
        field = MoveNumberField(self._look, self._table)
        field.left.connect(self.board.setFocus)
        return field

    @cached_property
    def played_field(self) -> PointField:
        """The field for a point whose move is searched for, made on first use."""
        name = translate("point field", "Go to the move at a point")
        field = PointField(self._look, self._table, name)
        field.left.connect(self.board.setFocus)
        return field

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        if event.button() in SIDE_BUTTONS:
            event.accept()
            self.side_button_pressed.emit(event.button())
        else:
            super().mousePressEvent(event)

    @Slot()
    def next_area(self) -> None:
        """Give the focus to the next part of the page: the board, the content of the panel, its foot."""
        areas = [self.board, *self.panel.areas()]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)

    def set_panel_width(self, width: int, chosen_in: int = 0) -> None:
        """Set the width of the panel chosen by the user; 0 means the default.

        The choice holds for windows about as wide as `chosen_in`, the window width it was made in; 0 for all.
        """
        if self._dragged.isActive():
            # A value that arrives during a drag is older than the position of the mouse.
            return
        self._chosen_width, self._chosen_in = width, chosen_in
        self._arrange()

    @cached_property
    def review_bar(self) -> ReviewBar:
        """The slider of a record, made when a record is first reviewed."""
        bar = ReviewBar(self._look)
        self._column.addWidget(bar)
        if self.is_presenting:
            bar.hide()
        self.review_bar_made.emit(bar)
        return bar

    def add_foot(self, bar: QWidget) -> None:
        """Add a tool bar below the board."""
        room = LowRoom(bar, is_foot=True)
        # A scroll area shows its widget when it gets it.
        bar.hide()
        room.hide()
        self._column.addWidget(room)

    def show_foot(self, bar: QWidget) -> None:
        """Show a tool bar in place of the slider and the sentence."""
        self.set_reviewing(False)
        self.message.hide()
        bar.show()

    def set_reviewing(self, is_reviewing: bool) -> None:
        """Show the slider of a record under the board, or the sentence."""
        # Kept for the end of a presentation.
        self._has_slider = is_reviewing
        # A class sees the sentence, which keeps its place when a move is refused.
        has_bar = is_reviewing and not self.is_presenting
        # Hiding the bar must not make it.
        if has_bar or "review_bar" in self.__dict__:
            self.review_bar.setVisible(has_bar)
        self.message.setVisible(not has_bar)

    def set_presenting(self, is_presenting: bool) -> None:
        """Show the board and the panel for a class, or the page as before."""
        if is_presenting == self.is_presenting:
            return
        self.is_presenting = is_presenting
        if not is_presenting:
            self.panel.show_class(False)
        self.set_reviewing(self._has_slider)
        self._arrange()

    def show_panel(self, is_wanted: bool) -> None:
        """Show or hide the panel; it is always shown for a class, and for work that is done in the panel alone."""
        self.panel.setVisible(is_wanted or self.is_presenting or self.panel.has_instead)

    def set_phase_of_review(self, is_reviewing: bool) -> None:
        """Set whether the panel needs the width for the tree and the comment of a record."""
        if is_reviewing != self._is_reviewing:
            self._is_reviewing = is_reviewing
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's own
        super().hideEvent(event)
        if self._dragged.isActive():
            # A drag just before the page is left is kept.
            self._dragged.stop()
            self._tell_width()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._arrange()

    @property
    def is_tall(self) -> bool:
        """Return whether the panel lies below the board: in a tall window where the board gets larger that way.

        So a window of half the screen keeps its panel beside the board, whether or not a message lies above.
        """
        width, height = self.width(), self.height()
        if height <= width * 1.05:
            return False
        usual = self._look.px(panel_width(width, self._is_reviewing))
        panel = class_width(width, height) if self.is_presenting else usual
        return height * self._board_share // 10 > width - panel

    @property
    def _board_share(self) -> int:
        """The share of the height, in tenths, that the board takes above its panel."""
        return 7 if self.is_presenting else 6

    def _arrange(self) -> None:
        vertical = self.is_tall
        wanted = Qt.Orientation.Vertical if vertical else Qt.Orientation.Horizontal
        if self._splitter.orientation() != wanted:
            self._splitter.setOrientation(wanted)
        self.panel.set_side("below" if vertical else "right")
        self.panel.set_compact(self._room_height < self._look.px(_COMPACT_HEIGHT))
        scale = class_scale(self.width(), self.height(), self._look.growth) if self.is_presenting else 1.0
        self.message.set_scale(*((scale / _LETTERS, _LETTERS) if self.is_presenting else (1.0, 1.0)))
        if self.is_presenting:
            self.panel.show_class(True, scale)
        if vertical:
            self._arrange_below()
        else:
            self._arrange_beside()

    def _arrange_below(self) -> None:
        self.panel.setMinimumWidth(0)
        self.panel.setMaximumWidth(_NO_LIMIT)
        height = self._room_height
        board = min(self.width() + 60, height * self._board_share // 10)
        self._splitter.setSizes([board, height - board])

    def _arrange_beside(self) -> None:
        # The board keeps a minimum width, however large the texts are.
        room = max(1, self.width() - _LEAST_BOARD)
        if self.is_presenting:
            width = min(class_width(self.width(), self.height()), room)
            self.panel.setMinimumWidth(width)
            self.panel.setMaximumWidth(width)
        else:
            self.panel.setMinimumWidth(min(self._look.px(LEAST_PANEL), room))
            self.panel.setMaximumWidth(min(self._look.px(self._most_panel), room))
            usual = panel_width(self.width(), self._is_reviewing)
            # In a low window the panel may take the width that a square board leaves.
            usual = max(usual, min(_LOW_PANEL, self.width() - self.height()))
            # A width chosen in a much larger or smaller window does not fit this one.
            is_meant = not self._chosen_in or _is_alike(self._chosen_in, self.width())
            chosen = self._chosen_width if is_meant else 0
            width = min(self._look.px(chosen or usual), room)
        self._splitter.setSizes([max(1, self.width() - width), width])

    @property
    def _most_panel(self) -> int:
        """The maximum width of the panel in pixels at 100 %; larger for a record in a wide window."""
        is_wide = self.width() >= _REVIEW_WIDTHS[0][0]
        return _MOST_REVIEW if self._is_reviewing and is_wide else MOST_PANEL

    def _on_moved(self, _position: int, _index: int) -> None:
        # Only the width beside the board is stored.
        if not self.is_tall and not self.is_presenting:
            self._chosen_width = round(self.panel.width() / self._look.factor)
            self._chosen_in = self.width()
            self._dragged.start()

    def _on_floor_moved(self, _position: int, _index: int) -> None:
        self._below_height = self._floors.sizes()[1]
        self._dragged.start()

    @Slot()
    def _tell_width(self) -> None:
        self.panel_resized.emit(self._chosen_width)
        if self._below_height:
            self.below_resized.emit(self._below_height)


_MORE, _MOST_MORE = 20, 100
_MARGINS, _TIGHT_MARGINS = (18, 16, 18, 10), (14, 10, 14, 6)
_TIGHT_HEIGHT = 680
# QWIDGETSIZE_MAX of Qt.
_UNLIMITED = 16_777_215


class SideBySide(QWidget):
    """The frame of a page for reading: the text is wider than beside a game, as there is more of it.

    All of it can be shown to a class, by the flow that presents a record.
    """

    def __init__(self, look: Look, board: BoardView, inside: QVBoxLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.board = board
        self.message = MessageLine(look)
        self._inside = inside
        self.is_presenting = False
        self._table = QWidget()
        self._table.setObjectName("page")
        left = column_layout(spacing=0)
        left.addWidget(board, 1)
        left.addWidget(self.message)
        self._table.setLayout(left)
        self._side = QWidget()
        self._side.setObjectName("panel")
        self._side.setProperty("side", "right")
        words = QWidget()
        words.setLayout(inside)
        self._side.setLayout(column_layout(LowRoom(words)))
        for part in (self._table, self._side):
            part.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._row = row_layout(spacing=0)
        self._row.addWidget(self._table, 1)
        self._row.addWidget(self._side)
        self.setLayout(self._row)

    def ask_point(self) -> None:
        """Ask for the point to which the keyboard cursor should go."""
        self.point_field.ask(self.board.picture.size)

    @cached_property
    def point_field(self) -> PointField:
        """The field for the name of a point, made on first use."""
        field = PointField(self._look, self._table)
        field.chosen.connect(self.board.set_cursor)
        field.left.connect(self.board.setFocus)
        return field

    def set_presenting(self, is_presenting: bool) -> None:
        """Show the board and the text at the size for a class, or the page as before."""
        if is_presenting != self.is_presenting:
            self.is_presenting = is_presenting
            self._arrange()

    def _show_class(self, scale: float) -> None:
        """Scale the content beside the board by `scale`, 1 for the usual size."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        scale = class_scale(self.width(), self.height(), self._look.growth) if self.is_presenting else 1.0
        self._show_class(scale)
        self.message.set_scale(scale * _SAID if self.is_presenting else 1.0)
        px, is_tall = self._look.px, self.height() > self.width() * 1.05
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if is_tall else directions.LeftToRight)
        margins = _TIGHT_MARGINS if self.height() < px(_TIGHT_HEIGHT) else _MARGINS
        self._inside.setContentsMargins(*margins)
        if is_tall:
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(_UNLIMITED)
            self._table.setMaximumHeight(self.height() * 6 // 10)
            return
        self._table.setMaximumHeight(_UNLIMITED)
        # The board keeps a minimum width, however large the texts are.
        room = max(1, self.width() - _LEAST_BOARD)
        self._side.setFixedWidth(min(self._wanted_width(), room))

    def _wanted_width(self) -> int:
        """Return the preferred width of the text in pixels."""
        px, usual = self._look.px, panel_width(self.width())
        # In a wide window the text may take the width that a square board leaves.
        spare = self.width() - (self.height() - self.message.sizeHint().height())
        wanted = max(px(usual + _MORE), min(px(usual + _MOST_MORE), spare))
        if not self.is_presenting:
            return wanted
        return max(wanted, class_width(self.width(), self.height()))


class AskingField(QLineEdit):
    """A small field over the board, hidden until it is opened.

    Signals: `chosen(object)` with the value of the text, as returned by `read`; `left()` when the field was left, with
    or without an answer.
    """

    chosen = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self._room = parent
        self.setAccessibleName(name)
        self.setFixedSize(look.px(210), look.height(36))
        self.hide()
        self.returnPressed.connect(self._on_return)
        self.textEdited.connect(self._on_edited)
        self.installEventFilter(self)

    @abstractmethod
    def read(self, text: str) -> object | None:
        """Return the value of a text; None if it has none."""

    def open(self) -> None:
        """Show the field, empty, in the middle of its parent."""
        self.clear()
        set_style(self, bad="false")
        room = self._room.size()
        self.move((room.width() - self.width()) // 2, (room.height() - self.height()) // 2)
        self.show()
        self.raise_()
        self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.KeyPress and is_escape:
            self._leave()
            return True
        # Hiding the field takes its focus too: it must be left only once.
        if event.type() == QEvent.Type.FocusOut and self.isVisible():
            self._leave()
        return False

    @Slot()
    def _on_return(self) -> None:
        answer = self.read(self.text())
        if answer is None:
            set_style(self, bad="true")
            return
        self._leave()
        self.chosen.emit(answer)

    @Slot()
    def _on_edited(self) -> None:
        set_style(self, bad="false")

    def _leave(self) -> None:
        self.hide()
        self.left.emit()


class PointField(AskingField):
    """A field that asks for a point of a board. Signal: `chosen(Point)`."""

    def __init__(self, look: Look, parent: QWidget, name: str = "") -> None:
        super().__init__(look, parent, name or translate("point field", "Go to a point"))
        self._size = BoardSize(19, 19)
        self.setPlaceholderText(translate("point field", "Point, such as D4"))

    def ask(self, size: BoardSize) -> None:
        """Ask for a point of a board of this size."""
        self._size = size
        self.open()

    def read(self, text: str) -> Point | None:
        """Return the point of that name, or None."""
        try:
            return parse_point(text, self._size)
        except ValueError:
            return None


class MoveNumberField(AskingField):
    """A field that asks for the number of a move. Signal: `chosen(int)`."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, translate("point field", "Go to a move"))
        self._last = 0

    def ask(self, last: int) -> None:
        """Ask for a number up to `last`, the number of the last move; 0 is the start."""
        self._last = last
        self.setPlaceholderText(move_wanted(last))
        self.open()

    def read(self, text: str) -> int | None:
        """Return the number if there is a move with it, else None."""
        plain = text.strip()
        number = int(plain) if plain.isdecimal() and len(plain) < 10 else -1
        return number if 0 <= number <= self._last else None


_LEAST = 150
_WITH_TEXT, _WITH_ENDS, _WITH_SPEED = 520, 340, 620
SPEEDS = (4000, 3000, 2000, 1500, 1000, 700, 500, 350, 250)
"""The choices for the time that each position stays, in milliseconds, from slow to fast."""


class ReviewBar(QWidget):
    """The bar under the board of a record, with the slider, the buttons and the autoplay.

    Signals: `stepped(str)` with 'first', 'back', 'forward' or 'last'; `place_chosen(int)` with the number of nodes from
    the root; `play_asked()` to start or stop the autoplay; `speed_changed(int)` with the milliseconds that each
    position stays.
    """

    stepped = Signal(str)
    place_chosen = Signal(int)
    play_asked = Signal()
    speed_changed = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_playing = False
        self._is_saying = False
        self._told = ""
        self._steps = StepButtons(look, self)
        self.buttons = self._steps.buttons
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self._name_slider()
        self.play = Button(look, icon="play", kind="square")
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.said = ElidedLabel(role="message")
        self.text = ElidedLabel(role="message")
        # With an ignored width hint the slider would take the width of the text as well.
        self.text.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        layout = row_layout(*self.buttons.values(), self.play, 8, spacing=6)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.said, 1)
        layout.addSpacing(8)
        layout.addWidget(self.speed)
        layout.addWidget(self.text)
        layout.setContentsMargins(18, 8, 18, 12)
        self.setLayout(layout)
        self.said.hide()
        self._build_speed()
        self.show_playing(False)
        # The bar fits the width under the board; `_fit` hides the parts that have no room.
        self.setMinimumWidth(_LEAST)
        self._fit()
        self._connect()

    def _name_slider(self) -> None:
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName(translate("review", "Place in the record"))
        self.slider.valueChanged.connect(self.place_chosen)

    def take_slider(self, slider: QSlider) -> None:
        """Replace the plain slider by one that shows more."""
        before, self.slider = self.slider, slider
        slider.setRange(before.minimum(), before.maximum())
        slider.setValue(before.value())
        slider.setEnabled(before.isEnabled())
        layout = self.layout()
        if layout is not None:
            layout.replaceWidget(before, slider)
        before.deleteLater()
        self._name_slider()
        self._fit()

    def _build_speed(self) -> None:
        self.speed.setRange(0, len(SPEEDS) - 1)
        self.speed.setPageStep(1)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        text = translate("review", "Speed")
        name_with_tip(self.speed, text)

    @property
    def interval(self) -> int:
        """The time that each position stays during autoplay, in milliseconds."""
        return SPEEDS[self.speed.value()]

    def set_interval(self, milliseconds: int) -> None:
        """Set the nearest available interval, in milliseconds, without emitting `speed_changed`."""
        nearest = min(SPEEDS, key=lambda speed: abs(speed - milliseconds))
        # The signal is for choices by the user.
        self.speed.blockSignals(True)
        self.speed.setValue(SPEEDS.index(nearest))
        self.speed.blockSignals(False)

    def show_playing(self, is_playing: bool) -> None:
        """Show whether the autoplay runs."""
        self._is_playing = is_playing
        stop, start = translate("review", "Stop (Space)"), translate("review", "Play (Space)")
        text = stop if is_playing else start
        self.play.set_icon("pause" if is_playing else "play")
        name_with_tip(self.play, text)
        self._fit()

    def say(self, text: str) -> None:
        """Show a sentence in place of the slider and the move, until the next action."""
        self.said.setText(text)
        self._is_saying = bool(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        px = self._look.px
        has_text = self.width() >= px(_WITH_TEXT) and not self._is_saying
        self.text.setVisible(has_text)
        # A sentence is as high as the slider, so that the board above keeps its size.
        self.said.setMinimumHeight(self.slider.sizeHint().height())
        self.said.setVisible(self._is_saying)
        self.slider.setVisible(not self._is_saying)
        self.speed.setVisible(self._is_playing and self.width() >= px(_WITH_SPEED))
        self.speed.setFixedWidth(px(84))
        self.text.setFixedWidth(px(190 if self.width() >= px(_WITH_TEXT + 120) else 150))
        for name in ("first", "last"):
            self.buttons[name].setVisible(self.width() >= px(_WITH_ENDS))
        # During a resize event Qt does not lay out again for widgets that were shown or hidden.
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()

    def _connect(self) -> None:
        self._look.changed.connect(self._fit)
        self.play.clicked.connect(self.play_asked)
        self.speed.valueChanged.connect(self._on_speed)
        self._steps.stepped.connect(self.stepped)

    @Slot()
    def _on_speed(self) -> None:
        self.speed_changed.emit(self.interval)

    def refresh(self, session: GameSession) -> None:
        """Show the place of the cursor on its line."""
        if self._is_saying:
            self.say("")
        place, length = len(session.path.nodes) - 1, len(session.line) - 1
        # The slider would report its new value as a choice by the user.
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(1, length))
        self.slider.setValue(place)
        self.slider.setEnabled(length > 0)
        self.slider.blockSignals(False)
        text = node_text(session, session.cursor, shown_number(session))
        if text != self._told and self.isVisible():
            announce(self, text)
        self._told = text
        self.text.setText(text)
        self._steps.enable(back=place > 0, forward=place < length)
