"""The page with the list of collections, and the side panel of the problem being solved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QSizePolicy, QWidget

from goboard_app.app.texts.format import comma_list, labelled, translate
from goboard_app.app.texts.problems import find_the_move, no_problems, repeat_due
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.shell.page import PageRecord, to_next_area
from goboard_app.ui.teach.answer_page import AnswerPanel, halves
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    ScrollingPanel,
    column_layout,
    hairline,
    label,
    leave_clicks_to,
    row_layout,
    scroll_area,
    set_ground,
)
from goboard_app.ui.widgets.tips import set_tip
from goboard_app.ui.widgets.word_label import WordLabel

# The least widths of the page for three and for two columns of tiles, in px at scale 1.
_WIDE, _MIDDLE = 1000, 620
# A wider page gets larger margins instead.
_MOST_WIDE = 1300
# The buttons for courses are made in advance.
_MOST_COURSES = 3
_GAP = 12
# The side of a small board, the largest one in a high window, and the height of the bar of progress, in px at scale 1.
_BOARD, _LARGE_BOARD, _BAR = 74, 150, 6
# The height of all but the tiles, and of a tile without its board, in px at scale 1.
_AROUND_TILES, _AROUND_BOARD = 350, 36


@dataclass(frozen=True, slots=True)
class CollectionTile:
    """The contents of a tile: the name of a collection, its progress, and the board of the problem that comes next.

    `known` and `missed` are the shares of its problems that were answered rightly and wrongly the last time.
    """

    name: str
    progress: str
    known: float = 0.0
    missed: float = 0.0
    picture: BoardPicture | None = None


class ShareBar(QWidget):
    """A thin bar with the share of the problems that are known, and that were missed."""

    def __init__(self, look: Look, known: float, missed: float) -> None:
        super().__init__()
        self._look, self._known, self._missed = look, known, missed
        self.setFixedHeight(look.px(_BAR))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        theme, room = self._look.theme, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        # The missed ones follow the known ones, so the shorter part is painted last.
        for share, color in (
            (1.0, theme.hairline),
            (self._known + self._missed, theme.error),
            (self._known, theme.agreed),
        ):
            if share:
                painter.setBrush(QColor(color))
                width = max(room.height(), share * room.width())
                painter.drawRoundedRect(QRectF(0, 0, width, room.height()), room.height() / 2, room.height() / 2)


class ProblemList(QWidget):
    """The page with the collections.

    Signals: `chosen(int)` with the number of a collection, `course_chosen(int)`; `left()`; `more_asked(QWidget)` with
    the tile whose menu is asked for.

    The caller connects the buttons `repeat`, `from_file` and `from_folder`; `by_need` is the order that is chosen.
    """

    leads_to_start = True
    """The row "Start page" of the menu is enabled on this page."""

    chosen = Signal(int)
    course_chosen = Signal(int)
    left = Signal()
    more_asked = Signal(QWidget)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self._pictures: list[tuple[QLabel, BoardPicture]] = []
        self._painted = 0
        self._files: Sequence[PageRecord | None] = ()
        self._here = 0
        self.tiles: list[Button] = []
        self.courses = [Button(look) for _ in range(_MOST_COURSES)]
        self._course_group = QButtonGroup(self)
        self._group = QButtonGroup(self)
        self._orders = QButtonGroup(self)
        self.in_order = Button(look, translate("problem", "In order"), kind="chip")
        self.missed_first = Button(look, translate("problem", "Missed ones first"), kind="chip")
        self.repeat = Button(look, "", "redo", "primary")
        self.from_file = Button(look, translate("problem", "From a file…"), "open")
        self.from_folder = Button(look, translate("problem", "From a folder…"), "open")
        self.leave = Button(look, kind="link")
        self.empty = label(
            no_problems(),
            "message",
            wraps=True,
        )
        self._grid = QGridLayout()
        self._build()
        self._connect()

    def _build(self) -> None:
        set_ground(self, "page")
        self._grid.setSpacing(_GAP)
        for number, chip in enumerate((self.in_order, self.missed_first)):
            chip.setCheckable(True)
            self._orders.addButton(chip, number)
        self.in_order.setChecked(True)
        # The label for an empty list stays hidden until the collections are read.
        self.empty.hide()
        self.repeat.hide()
        for number, button in enumerate(self.courses):
            self._course_group.addButton(button, number)
            button.hide()
        note = find_the_move()
        head = (label(translate("problem", "Problems"), "page"), label(note, "message", "muted"))
        self._column = column_layout(
            *head,
            FlowRow(self.in_order, self.missed_first, spacing=6),
            FlowRow(*self.courses, spacing=10),
            self.empty,
            self._grid,
            FlowRow(self.repeat, self.from_file, self.from_folder, spacing=10),
            row_layout(self.leave, None),
            None,
            spacing=14,
        )
        inside = QWidget()
        inside.setLayout(self._column)
        scroll = scroll_area(inside)
        self.setLayout(column_layout(scroll))
        # The scroll area would scroll with the arrow keys that a tile at the end of a row does not use.
        scroll.installEventFilter(self)

    def _connect(self) -> None:
        self._group.idClicked.connect(self.chosen)
        self._course_group.idClicked.connect(self.course_chosen)
        self.leave.clicked.connect(self.left)
        self._look.changed.connect(self._paint_pictures)

    @Slot()
    def _paint_pictures(self) -> None:
        self._painted = self._board_side()
        for place, picture in self._pictures:
            place.setPixmap(self._thumbnail(picture, self._painted))

    def _board_side(self) -> int:
        """Return the side of the small boards in pixels: in a high window they take the room that would stay empty."""
        px = self._look.px
        rows = -(-len(self.tiles) // self._across()) or 1
        room = (self.height() - px(_AROUND_TILES)) // rows - px(_AROUND_BOARD)
        return max(px(_BOARD), min(room, px(_LARGE_BOARD)))

    @property
    def record(self) -> PageRecord | None:
        """The file of the collection whose tile has, or had last, the focus."""
        return self._files[self._here] if self._here < len(self._files) else None

    @property
    def by_need(self) -> bool:
        """Return whether the problems that were missed last come first."""
        return self.missed_first.isChecked()

    def show_collections(
        self,
        rows: Sequence[CollectionTile],
        due: int,
        leave_text: str,
        courses: Sequence[CollectionTile] = (),
        files: Sequence[PageRecord | None] = (),
    ) -> None:
        """Show the collections, the courses through them, and the number of problems due for review.

        `files` are the files of the collections, in the order of `rows`.
        """
        self._show_courses(courses)
        self._files = files
        here = next((n for n, tile in enumerate(self.tiles) if tile.hasFocus()), 0)
        for tile in self.tiles:
            self._group.removeButton(tile)
            self._grid.removeWidget(tile)
            # Until `deleteLater` takes effect the old tile would stay visible.
            tile.hide()
            tile.deleteLater()
        self._pictures = []
        self.tiles = [self._tile(each) for each in rows]
        self._paint_pictures()
        for number, tile in enumerate(self.tiles):
            self._group.addButton(tile, number)
        self.empty.setVisible(not rows)
        text = repeat_due(due)
        self.repeat.setText(text)
        self.repeat.setVisible(bool(due))
        self.leave.setText(leave_text)
        self._place()
        # The tiles are new objects, so the focus is restored by its number.
        (self.tiles[here] if self.tiles else self.from_file).setFocus()

    def _show_courses(self, courses: Sequence[CollectionTile]) -> None:
        for number, button in enumerate(self.courses):
            button.setVisible(number < len(courses))
        for button, each in zip(self.courses, courses, strict=False):
            button.setText(labelled(each.name, each.progress))

    @Slot()
    def next_area(self) -> None:
        """Move the focus to the next area: the tiles, the orders and courses, then the other buttons."""
        here = [tile for tile in self.tiles if tile.hasFocus()]
        to_next_area(
            [
                here or self.tiles,
                [self.in_order, self.missed_first, *self.courses],
                [self.repeat, self.from_file, self.from_folder, self.leave],
            ]
        )

    def _tile(self, each: CollectionTile) -> Button:
        tile = Button(self._look, kind="tile")
        lines = column_layout(None, label(each.name, "strong", wraps=True), spacing=6)
        lines.addWidget(ShareBar(self._look, each.known, each.missed))
        lines.addWidget(label(each.progress, "note", "muted", wraps=True))
        lines.addStretch(1)
        inside = row_layout(spacing=14, margin=10)
        if each.picture is not None:
            board = QLabel()
            inside.addWidget(board)
            self._pictures.append((board, each.picture))
        inside.addLayout(lines, 1)
        tile.setLayout(inside)
        tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.setAccessibleName(comma_list(each.name, each.progress))
        tile.installEventFilter(self)
        # The labels inside a tile would take the clicks from it.
        leave_clicks_to(tile)
        return tile

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that the tiles leave to the scroll area, and open the menu of a tile."""
        if watched in self.tiles:
            if event.type() in (QEvent.Type.FocusIn, QEvent.Type.ContextMenu):
                self._here = self.tiles.index(watched)
            if event.type() is QEvent.Type.ContextMenu:
                self.more_asked.emit(watched)
                return True
            return super().eventFilter(watched, event)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between the tiles with the arrow keys; leave the page with Escape."""
        here = next((n for n, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        keys = Qt.Key
        steps = {
            keys.Key_Left: -1,
            keys.Key_Right: 1,
            keys.Key_Up: -self._across(),
            keys.Key_Down: self._across(),
        }
        step = steps.get(Qt.Key(event.key()))
        if event.key() == keys.Key_Escape:
            event.accept()
            self.left.emit()
        elif step is not None and here is not None:
            event.accept()
            self.tiles[max(0, min(here + step, len(self.tiles) - 1))].setFocus()
        else:
            super().keyPressEvent(event)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._place()
        if self._board_side() != self._painted:
            self._paint_pictures()

    def _across(self) -> int:
        px = self._look.px
        return 3 if self.width() >= px(_WIDE) else 2 if self.width() >= px(_MIDDLE) else 1

    @Slot()
    def _place(self) -> None:
        """Place the tiles in as many columns as the width allows."""
        side = max(28, (self.width() - self._look.px(_MOST_WIDE)) // 2)
        self._column.setContentsMargins(side, 22, side, 18)
        across = self._across()
        for number, tile in enumerate(self.tiles):
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile, *divmod(number, across))
            tile.show()
        for place in range(3):
            self._grid.setColumnStretch(place, 1 if place < across else 0)


@dataclass(frozen=True, slots=True)
class ProblemWords:
    """The texts of a problem: the title of the collection, the place in it, and the question."""

    title: str
    place: str
    question: str


@dataclass(frozen=True, slots=True)
class ProblemActs:
    """The actions that are possible on a problem; `said` is the comment of the file on the last move.

    `has_part` means that the problem uses only a part of its board.
    """

    said: str = ""
    can_take_back: bool = False
    can_show: bool = False
    can_hint: bool = False
    can_pass: bool = False
    can_go_back: bool = False
    is_over: bool = False
    is_last: bool = False
    has_part: bool = False


class ProblemPanel(AnswerPanel):
    """The side panel of a problem; the caller connects its buttons."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, translate("problem", "All problems"), parent)
        look = self._look
        self.title = label(role="title", wraps=True)
        self.place = label(role="note", tone="muted", wraps=True)
        self.question = WordLabel(look, "message")
        self.said = WordLabel(look)
        self.card = Card("soft")
        self.passing = Button(look, translate("problem", "Pass"), "pass")
        self.hint = Button(look, translate("problem", "Hint"), "info")
        self.take_back = Button(look, translate("problem", "Take back"), "undo")
        self.solution = Button(look, translate("problem", "Solution"), "eye")
        self.turn = Button(look, translate("problem", "Turn"), "redo")
        self.mirror = Button(look, translate("problem", "Mirror"), "branch")
        self.swap = Button(look, translate("problem", "Swap colours"), "swap")
        self.back = Button(look, translate("problem", "Previous"), "chevron_left")
        self.forward = Button(look, translate("problem", "Next"), "chevron_right")
        self.overview = Button(look, icon="table", kind="square")
        self.whole = Button(look, icon="mark_part", kind="square")
        self.whole.setCheckable(True)
        self.whole.hide()
        self._build()

    def _build(self) -> None:
        self.card.setLayout(column_layout(self.question, margin=14))
        told = (self.card, 4, self.said, self.words)
        heading = QWidget()
        line = row_layout(spacing=8)
        line.addWidget(self.title, 1)
        line.addWidget(self.whole, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.overview, 0, Qt.AlignmentFlag.AlignTop)
        heading.setLayout(line)
        self.overview.setAccessibleName(translate("problem", "Overview"))
        self.whole.setAccessibleName(translate("find", "Whole board"))
        middle = ScrollingPanel(heading, self.place, 2, *told, None, spacing=6)
        layout = column_layout(spacing=8)
        layout.addWidget(middle, 1)
        layout.addWidget(hairline())
        layout.addWidget(self.passing)
        layout.addLayout(halves(self.hint, self.solution))
        layout.addLayout(halves(self.take_back, self.swap))
        layout.addLayout(halves(self.turn, self.mirror))
        layout.addLayout(halves(self.back, self.forward))
        layout.addLayout(self.foot())
        self.setLayout(layout)
        for button, tip in {
            self.passing: translate("problem", "Pass (P)"),
            self.hint: translate("problem", "A hint; another one shows the move (H)"),
            self.take_back: translate("problem", "Take your move back (Backspace)"),
            self.solution: translate("problem", "Show the solution (S)"),
            self.turn: translate("problem", "Turn the board a quarter turn (T)"),
            self.mirror: translate("problem", "Mirror the board left and right (M)"),
            self.swap: translate("problem", "Swap Black and White (C)"),
            self.back: translate("problem", "Previous problem (B)"),
            self.forward: translate("problem", "Next problem (N)"),
            self.leave: translate("problem", "Back to the list of problems (Esc)"),
            self.overview: translate("problem", "All problems here as small boards (O)"),
            self.whole: translate("problem", "Show the whole board (W)"),
        }.items():
            set_tip(button, tip)

    def sentences(self) -> list[WordLabel]:
        """Return the question, and the comment of the file on an answer."""
        return [self.question, self.said]

    def areas(self) -> list[list[QWidget]]:
        """Return the buttons for the problem, and those that lead to other problems."""
        acts: list[QWidget] = [self.hint, self.solution, self.take_back, self.swap]
        acts += [self.turn, self.mirror, self.passing]
        ways: list[QWidget] = [self.forward, self.back, self.whole, self.overview]
        ways += [self.leave, self.unlock]
        return [acts, ways]

    def _show_way_out(self) -> None:
        super()._show_way_out()
        self.overview.setVisible(not self.is_locked and not self.is_for_class)

    def show_words(self, words: ProblemWords) -> None:
        """Show the texts of another problem."""
        self.title.setText(words.title)
        self.place.setText(words.place)
        self.question.setText(words.question)

    def show_acts(self, acts: ProblemActs) -> None:
        """Show and enable the controls for the actions that are possible."""
        self.said.setText(acts.said)
        self.passing.setVisible(acts.can_pass)
        self.hint.setEnabled(acts.can_hint)
        self.take_back.setEnabled(acts.can_take_back)
        self.solution.setEnabled(acts.can_show)
        self.back.setEnabled(acts.can_go_back)
        self.whole.setVisible(acts.has_part)
        finish, on = translate("problem", "Finish"), translate("problem", "Next")
        self.forward.setText(finish if acts.is_last else on)
        # The button is emphasised once the problem is over.
        self.forward.set_kind("primary" if acts.is_over else "")
