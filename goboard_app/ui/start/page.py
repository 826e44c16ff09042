"""The start page: first steps for newcomers, games to continue or to begin, records, lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QResizeEvent, QShowEvent, QTextLayout
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from goboard_app import resource_path
from goboard_app.app.files import recent
from goboard_app.app.files.load import LoadedFile, UnreadableFile, game_title, players_title
from goboard_app.app.files.recent import ShelfEntry
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.settings import Settings
from goboard_app.app.texts import program as program_texts
from goboard_app.app.texts.format import board_size, comma_list, running_text, translate
from goboard_app.app.texts.play import goal_name
from goboard_app.app.texts.rulesets import ruleset_short
from goboard_app.clock.control import NoClock
from goboard_app.go.board import BoardSize, Color
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.session.new_game import NewGame, handicap_of
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import Thumbnails
from goboard_app.ui.shell.services import FILE_EVENTS, GAMES, RECORD_FILES, TEACHING, LastPlayed, Teaching
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    FlowRow,
    IconLabel,
    column_layout,
    hairline,
    label,
    row_layout,
)
from goboard_app.ui.widgets.tips import set_tip

_NEWCOMERS_GAP = 12

_ROW_PX = 108

_NARROW = 1120
_STACKED = 900
_LOW, _VERY_LOW = 860, 690
_GAP, _TILE_GAP, _BAR = 22, 12, 12
_LEFT, _RIGHT = 66, 34
_WIDEST = 1500
# The power of the scale of a large page with which its boards grow.
_STEEP = 1.7
_USUAL, _LARGEST = QSize(1280, 800), 2.0

SIZES = (BoardSize(9, 9), BoardSize(13, 13), BoardSize(19, 19))


class NewcomerTiles(QWidget):
    """Four tiles: the ten minutes of this day, the lessons, how counting works, and problems.

    While another thing has the large place, the tile of the lessons is that of the first evening: `is_course`.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._hints: list[QLabel] = []
        self._names: list[QLabel] = []
        self.is_course = False
        self.daily = self._tile("clock", translate("daily", "Ten minutes today"), program_texts.daily_hint())
        self.steps = self._tile(
            "book",
            translate("start", "All lessons"),
            program_texts.first_steps_hint(),
        )
        self.counting = self._tile(
            "count",
            translate("start", "How counting works"),
            program_texts.counting_hint(),
        )
        self.problems = self._tile(
            "eye",
            translate("start", "Problems"),
            program_texts.problems_hint(),
        )
        self.tiles = (self.daily, self.steps, self.counting, self.problems)
        self._grid = QGridLayout()
        self._grid.setSpacing(_NEWCOMERS_GAP)
        self._is_narrow = False
        self._title = label(role="section", tone="muted", wraps=True)
        layout = column_layout(self._title, spacing=10)
        layout.addLayout(self._grid)
        self.setLayout(layout)
        self.place(_WIDEST)

    def place(self, room: int) -> None:
        """Put the tiles into one row, or into two rows if they do not fit into `room` pixels."""
        widths = [tile.minimumSizeHint().width() for tile in self.tiles]
        across = len(widths) if sum(widths) + _NEWCOMERS_GAP * len(widths) <= room else 2
        for number, tile in enumerate(self.tiles):
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile, *divmod(number, across))
            # The sentence of the first evening is the longest, and height is scarce in a small window.
            is_longest = tile is self.steps and self._is_narrow and self.is_course and across > 2
            # QGridLayout keeps the stretch of columns of an earlier arrangement.
            self._grid.setColumnStretch(number, 2 if is_longest else 1 if number < across else 0)

    def show_evening(self, done: Sequence[bool], leads: bool, is_course: bool) -> None:
        """Show the first evening on the first tile if `is_course`, else all lessons.

        `leads` is True if the evening has the large place of the page.
        """
        self.is_course = is_course
        self._title.setText(
            program_texts.lessons_title() if leads or (done and all(done)) else program_texts.new_to_go()
        )
        name, text = translate("start", "All lessons"), program_texts.first_steps_hint()
        if is_course:
            name, text = translate("start", "Start here"), program_texts.start_here_facts()
            if any(done):
                following = program_texts.evening_names()[_following(done)]
                progress = program_texts.evening_progress(sum(done), len(done))
                text = running_text(progress, program_texts.next_step(following))
        self._tell(1, name, text)

    def show_daily(self, facts: str) -> None:
        """Show the contents of the ten minutes of this day, or a hint while they are not known."""
        self._tell(0, self._names[0].text(), facts or program_texts.daily_hint())

    def _tell(self, number: int, name: str, text: str) -> None:
        self._names[number].setText(name)
        self._hints[number].setText(text)
        self.tiles[number].setAccessibleName(comma_list(name, text))
        set_tip(self.tiles[number], text)

    def set_narrow(self, is_narrow: bool) -> None:
        """Reduce the margins and show only the names of the tiles, or restore both."""
        self._is_narrow = is_narrow
        for number, hint in enumerate(self._hints):
            # The progress of the first evening is shown in any width.
            hint.setHidden(is_narrow and not (self.is_course and number == 1))
        for tile in self.tiles:
            layout = tile.layout()
            if layout is not None:
                margin = 8 if is_narrow else 14
                layout.setContentsMargins(margin, margin, margin, margin)

    def _tile(self, icon: str, name: str, hint: str) -> Button:
        tile = Button(self._look, kind="tile")
        inside = row_layout(IconLabel(self._look, icon, "accent", 22), spacing=14, margin=14)
        more = label(hint, "note", "muted", wraps=True)
        self._hints.append(more)
        title = label(name, "strong", wraps=True)
        self._names.append(title)
        inside.addLayout(column_layout(None, title, more, None), 1)
        tile.setLayout(inside)
        tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.setAccessibleName(comma_list(name, hint))
        set_tip(tile, hint)
        for child in tile.findChildren(QWidget):
            # Clicks on the labels are clicks on the tile.
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return tile


def size_tile(
    look: Look,
    thumbnails: Thumbnails,
    size: BoardSize | None,
    side: int,
    height: int,
    gap: int,
    has_hint: bool = True,
) -> Button:
    """Return a tile for a size, with a board `side` pixels wide, or for any other size (None).

    `has_hint` shows a line below the size, for which a small tile has no room.
    """
    if size is None:
        picture: QLabel = IconLabel(look, "plus", "muted", 30)
        name, hint = translate("start", "Other"), translate("start", "any size, any rules")
    else:
        picture = QLabel()
        picture.setPixmap(thumbnails.of_size(size, side))
        name, hint = board_size(size), _hint(size)
    tile = Button(look, kind="tile")
    inside = row_layout(picture, spacing=gap, margin=gap - 2)
    texts = column_layout(None, label(name, "title"), spacing=4)
    if has_hint:
        texts.addWidget(label(hint, "body", "muted", wraps=True))
    texts.addStretch(1)
    inside.addLayout(texts, 1)
    tile.setLayout(inside)
    tile.setMinimumHeight(look.px(height))
    tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    tile.setAccessibleName(comma_list(name, hint))
    if not has_hint:
        set_tip(tile, hint)
    for child in tile.findChildren(QWidget):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return tile


def _hint(size: BoardSize) -> str:
    return {
        9: translate("start", "a short game, good to learn on"),
        13: translate("start", "room for a plan"),
        19: translate("start", "the full board"),
    }[size.columns]


class EveningSteps(QWidget):
    """The steps of the first evening, each with its number, or with a tick once it is done."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._column = column_layout(spacing=4)
        self.setLayout(self._column)
        self.names: list[QLabel] = []

    def show_done(self, done: Sequence[bool]) -> None:
        """Show which steps are done, and emphasise the first one that is not."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                # deleteLater acts only in the next turn of the event loop.
                widget.hide()
                widget.deleteLater()
        self.names = []
        following = _following(done)
        for number, name in enumerate(program_texts.evening_names()):
            is_done = number < len(done) and done[number]
            text = label(name, "strong" if number == following else "panel", wraps=True)
            if is_done:
                mark: QLabel = IconLabel(self._look, "check", "agreed", 18)
            else:
                mark = _StepNumber(str(number + 1), text)
                mark.setProperty("role", "strong")
                mark.setProperty("tone", "accent" if number == following else "muted")
            mark.setFixedWidth(self._look.px(22))
            mark.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            row = QWidget()
            inside = row_layout(mark, spacing=8)
            inside.addWidget(text, 1)
            row.setLayout(inside)
            self._column.addWidget(row)
            self.names.append(text)
        self._column.addStretch(1)


class _StepNumber(QLabel):
    """A number on the line of the text to its right, whose letters may come from a taller font."""

    def __init__(self, number: str, beside: QLabel) -> None:
        super().__init__(number)
        self._beside = beside

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the number."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        left = (self.width() - painter.fontMetrics().horizontalAdvance(self.text())) / 2
        painter.drawText(QPointF(left, _first_baseline(self._beside) - self.y()), self.text())
        painter.end()


def _first_baseline(text: QLabel) -> float:
    """Return the height of the first line that a label shows, from the top of its parent in pixels."""
    layout = QTextLayout(text.text(), text.font())
    layout.beginLayout()
    height = ascent = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(text.width())
        ascent = ascent or line.ascent()
        height += line.height()
    layout.endLayout()
    # A label shows its lines in the middle of its height.
    return text.y() + (text.height() - height) / 2 + ascent


def _following(done: Sequence[bool]) -> int:
    """Return the index of the next step; the number of steps if all are done, 0 if `done` is empty."""
    return list(done).index(False) if False in done else len(done)


class RecentList(Card):
    """The recently opened records and, once there are any, the user's own lessons.

    Signals: `chosen(str)` with the path of a record, `lesson_chosen(str)` with that of a lesson.
    """

    chosen = Signal(str)
    lesson_chosen = Signal(str)

    def __init__(self, look: Look, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._thumbnails = thumbnails
        self._records: Sequence[ShelfEntry] = ()
        self._lessons: Sequence[ShelfEntry] = ()
        self.rows: list[Button] = []
        self.records_chip = Button(look, translate("start", "Recent records"), kind="chip")
        self.lessons_chip = Button(look, translate("start", "My lessons"), kind="chip")
        self.open_button = Button(look, translate("start", "Open…"), "open")
        self.folder_button = Button(look, translate("start", "Open a folder…"), kind="link")
        self._group = QButtonGroup(self)
        self._build()
        self._group.idClicked.connect(self._on_row)
        self._shelves.idClicked.connect(self.refresh)
        look.changed.connect(self.refresh)

    def _build(self) -> None:
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        # The records take the focus, not the area; a focused record is scrolled into sight.
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # It scrolls by itself, so the number of records must not make the page higher.
        scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll = scroll
        self._title = label(translate("start", "Recent records"), "section", "muted", wraps=True)
        self._shelves = QButtonGroup(self)
        for number, chip in enumerate((self.records_chip, self.lessons_chip)):
            chip.setCheckable(True)
            self._shelves.addButton(chip, number)
        self.records_chip.setChecked(True)
        self._chips = FlowRow(self.records_chip, self.lessons_chip)
        self._nothing = label(program_texts.no_records_yet(), "panel", "muted", wraps=True)
        self._drop = label(program_texts.drop_hint(), "note", "muted", wraps=True)
        self._head = row_layout(self._title, spacing=10)
        self._head.addWidget(self._chips, 1)
        self._head.addWidget(self._nothing, 1)
        self._head.addStretch(0)
        self._head.addWidget(self.open_button)
        self._foot = row_layout(None)
        layout = column_layout(self._head, spacing=8, margin=16)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._foot)
        layout.addWidget(self._drop)
        self.setLayout(layout)

    def show_records(self, records: Sequence[ShelfEntry], lessons: Sequence[ShelfEntry] = ()) -> None:
        """List these records, the most recent one first, or the lessons."""
        if bool(lessons) != bool(self._lessons) or not records:
            # Show the lessons when they are new, or when there is nothing else.
            self.lessons_chip.setChecked(bool(lessons))
            self.records_chip.setChecked(not lessons)
        self._records, self._lessons = records, lessons
        self.refresh()

    @property
    def has_records(self) -> bool:
        """Return whether there are recent records."""
        return bool(self._records)

    @property
    def _shows_lessons(self) -> bool:
        return bool(self._lessons) and self.lessons_chip.isChecked()

    @property
    def _shown(self) -> Sequence[ShelfEntry]:
        return self._lessons if self._shows_lessons else self._records

    def set_rows_shown(self, rows: int) -> None:
        """Set the minimum height to this number of records."""
        self._scroll.setMinimumHeight(self._look.px(_ROW_PX) * rows)
        layout = self.layout()
        if layout is not None:
            # Qt asks a card with wrapped texts for heightForWidth, not for its minimum height.
            layout.invalidate()
            self.setMinimumHeight(layout.totalMinimumSize().height())

    @Slot()
    def refresh(self) -> None:
        """Build the list again."""
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._chips.setVisible(bool(self._lessons))
        self._title.setVisible(not self._lessons)
        self.rows = [self._row(record) for record in self._shown]
        self._nothing.setVisible(not self.rows)
        self._scroll.setVisible(bool(self.rows))
        # Without records the card is a single row with everything in it.
        self._drop.setVisible(bool(self.rows))
        if self.rows:
            self._foot.insertWidget(0, self.folder_button)
        else:
            self._head.insertWidget(4, self.folder_button)
        for number, button in enumerate(self.rows):
            if number:
                self._list.addWidget(hairline())
            self._group.addButton(button, number)
            self._list.addWidget(button)
        self._list.addStretch(1)

    def _row(self, record: ShelfEntry) -> Button:
        button = Button(self._look, kind="row")
        is_narrow = self.width() <= self._look.px(380)
        picture = QLabel()
        side = self._look.px(58 if is_narrow else 80)
        if record.picture is not None:
            picture.setPixmap(self._thumbnails.of_picture(record.picture, side))
        picture.setFixedWidth(side + 4)
        title = ElidedLabel(record.title, "name")
        told = comma_list(record.facts, record.when) if is_narrow else record.facts
        facts = ElidedLabel(told, "body", "muted")
        inside = row_layout(picture, spacing=12, margin=6)
        inside.addLayout(column_layout(None, title, facts, None, spacing=3), 1)
        if not is_narrow:
            inside.addWidget(label(record.when, "note", "muted"))
        button.setLayout(inside)
        button.setMinimumHeight(self._look.px(_ROW_PX))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(comma_list(record.title, record.facts, record.when))
        set_tip(button, str(record.path))
        for child in button.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return button

    @Slot(int)
    def _on_row(self, number: int) -> None:
        signal = self.lesson_chosen if self._shows_lessons else self.chosen
        signal.emit(str(self._shown[number].path))


@dataclass(frozen=True, slots=True)
class GameTile:
    """The contents of the large place: the unfinished game, or a game to begin with."""

    title: str
    facts: str
    picture: BoardPicture
    section: str = ""
    is_over: bool = False
    """True for a finished game that could not be kept, which is only looked at."""


class StartPage(QWidget):
    """The start page.

    Signals: `continued()`, `discarded()`, `open_asked()`, `folder_asked()`, `record_chosen(str)` and
    `lesson_chosen(str)` with a path; `play_asked()` for a game on the terms of the last one, `change_asked()` for other
    terms, `size_chosen(BoardSize | None)` with None for any other size, `against_asked()` for a game against an engine;
    `daily_asked()`, `evening_asked()`, `steps_asked()`, `counting_asked()`, `problems_asked()` for newcomers to Go.
    """

    continued = Signal()
    discarded = Signal()
    play_asked = Signal()
    change_asked = Signal()
    size_chosen = Signal(object)
    open_asked = Signal()
    folder_asked = Signal()
    record_chosen = Signal(str)
    lesson_chosen = Signal(str)
    against_asked = Signal()
    daily_asked = Signal()
    evening_asked = Signal()
    steps_asked = Signal()
    counting_asked = Signal()
    problems_asked = Signal()

    leads_to_library = True

    def __init__(self, look: Look, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._look = look
        self._thumbnails = thumbnails
        self._unfinished: GameTile | None = None
        self._last: Callable[[], GameTile] = _first_game
        self._tile_sizes: tuple[BoardSize | None, ...] = ()
        self._is_narrow = False
        self._is_stacked = False
        self._shown_sides = (0, 0)
        self.tiles: list[Button] = []
        self.recent = RecentList(look, thumbnails)
        self._tile_group = QButtonGroup(self)
        self.continue_button = Button(look, translate("start", "Continue"), "play", "primary")
        self.play_button = Button(look, translate("start", "Play"), "play", "primary")
        self.change_button = Button(look, translate("start", "Change…"), kind="link")
        self.discard_button = Button(look, translate("start", "Discard…"), kind="link")
        self.evening_button = Button(look, translate("start", "Start"), "play", "primary")
        self.evening_steps = EveningSteps(look)
        against = translate("start", "Play against the computer…")
        self.against_button = Button(look, against, kind="link")
        self._evening: Sequence[bool] = ()
        self._build()
        self._connect()

    def _build(self) -> None:
        self.large = Card("plain")
        self._large_picture = QLabel()
        self._large_section = label(role="section", tone="muted", wraps=True)
        self.large_title = ElidedLabel(role="page")
        self._large_facts = label(role="panel", tone="muted", wraps=True)
        texts = column_layout(
            self._large_section,
            self.large_title,
            self._large_facts,
            None,
            FlowRow(
                *(self.evening_button, self.continue_button, self.play_button),
                *(self.change_button, self.discard_button),
            ),
            spacing=8,
        )
        inside = row_layout(self._large_picture, spacing=24, margin=24)
        inside.addLayout(texts, 1)
        inside.addWidget(self.evening_steps, 1)
        self.large.setLayout(inside)
        self._new_title = label(role="section", tone="muted", wraps=True)
        titles = row_layout(spacing=8)
        titles.addWidget(self._new_title, 1)
        titles.addWidget(self.against_button)
        self._tile_grid = QGridLayout()
        self._tile_grid.setSpacing(_TILE_GAP)
        below = (titles, self._tile_grid, self._build_newcomers(), None)
        left = column_layout(self.large, *below, spacing=10)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(_GAP)
        self._halves.addLayout(left, _LEFT)
        self._halves.addWidget(self.recent, _RIGHT)
        self._column = column_layout(self._build_brand(), spacing=18)
        self._column.addLayout(self._halves, 1)
        self._inside = QWidget()
        self._inside.setLayout(self._column)
        # Parented at once: Qt styles the contents of the area again for each new parent.
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._inside)
        self.setLayout(column_layout(scroll))
        self._arrange()

    def _build_newcomers(self) -> QWidget:
        self.newcomers = NewcomerTiles(self._look)
        self.newcomers.daily.clicked.connect(self.daily_asked)
        self.newcomers.steps.clicked.connect(self._on_steps)
        self.newcomers.counting.clicked.connect(self.counting_asked)
        self.newcomers.problems.clicked.connect(self.problems_asked)
        return self.newcomers

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()
        if self._shown_sides != self._sides():
            self.refresh()
        self._place_tiles()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's own
        super().showEvent(event)
        # The style sheet has set the fonts only by now.
        self._place_tiles()
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Give the keyboard to the main button, so that Enter never begins a deletion."""
        self._main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _main_button(self) -> Button:
        if self._unfinished is not None:
            return self.continue_button
        return self.evening_button if self.is_evening_first else self.play_button

    def _arrange(self) -> None:
        """Follow the width: set the margins, and put the two halves side by side or one below the other."""
        px = self._look.px
        self._is_narrow = self.width() < px(_NARROW)
        is_empty = not self.recent.rows
        self._is_stacked = is_empty or self.width() < px(_STACKED)
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.TopToBottom if self._is_stacked else directions.LeftToRight)
        self._halves.setStretch(0, int(is_empty) if self._is_stacked else _LEFT)
        self._halves.setStretch(1, 0 if is_empty else _RIGHT)
        # Below the other half the records get the height of some rows; beside it they follow its height.
        self.newcomers.set_narrow(self._is_narrow or self._is_tight)
        rows = min(3, len(self.recent.rows)) if self._is_stacked else 1
        self.recent.set_rows_shown(rows)
        self._fit_margins()

    def _room(self) -> int:
        """Return the width of the left half in pixels."""
        edges = self._column.contentsMargins()
        room = max(300, self.width() - edges.left() - edges.right() - _BAR)
        return room if self._is_stacked else (room - _GAP) * _LEFT // (_LEFT + _RIGHT)

    @property
    def _are_tiles_small(self) -> bool:
        """Return whether the page is narrow or low."""
        return self._is_narrow or self.height() < self._look.px(_LOW)

    @property
    def _is_tight(self) -> bool:
        """Return whether the page is very low."""
        return self.height() < self._look.px(_VERY_LOW)

    @property
    def _scale(self) -> float:
        """The factor by which small boards grow on a large screen, from 1 to 2, so that the page fills it."""
        wide, high = self._look.px(_USUAL.width()), self._look.px(_USUAL.height())
        return max(1.0, min(self.width() / wide, self.height() / high, _LARGEST))

    def _sides(self) -> tuple[int, int]:
        """Return the widths in pixels of the large board and of those on the tiles."""
        large, tile = 190 if self._is_narrow else 240, 58 if self._are_tiles_small else 88
        if self._are_tiles_small and self._is_stacked:
            # The records are below, so height is scarce.
            large = min(large, 220)
        if self._is_tight:
            large, tile = 150, 40
        px = self._look.px
        # Texts do not grow with them, so boards alone take the room that is left.
        boards = self._scale**_STEEP
        large, tile = round(large * boards), round(tile * boards)
        return min(px(large), self._room() * 2 // 5), min(px(tile), self._room() // 6)

    def _fit_margins(self) -> None:
        side = 22 if self._is_narrow else 44
        # On a very wide screen the page stays in the middle.
        side = max(side, (self.width() - round(self._look.px(_WIDEST) * self._scale)) // 2)
        is_close = self._is_narrow or self._are_tiles_small
        self._column.setContentsMargins(
            *(side, 12 if self._is_tight else 18 if is_close else 28),
            *(side, 12 if is_close else 32),
        )
        self._halves.setSpacing(_TILE_GAP if self._is_stacked else _GAP)
        self._column.setSpacing(10 if self._is_tight else 18)

    def _build_brand(self) -> QHBoxLayout:
        stones = QLabel()
        side = self._look.px(60)
        stones.setPixmap(QIcon(str(resource_path("app/goboard.svg"))).pixmap(side, side))
        return row_layout(stones, label("goboard", "brand"), None, spacing=12)

    def _connect(self) -> None:
        self.evening_button.clicked.connect(self.evening_asked)
        self.continue_button.clicked.connect(self.continued)
        self.play_button.clicked.connect(self.play_asked)
        self.change_button.clicked.connect(self.change_asked)
        self.discard_button.clicked.connect(self.discarded)
        self.against_button.clicked.connect(self.against_asked)
        self._tile_group.idClicked.connect(self._on_tile)
        self.recent.open_button.clicked.connect(self.open_asked)
        self.recent.folder_button.clicked.connect(self.folder_asked)
        self.recent.chosen.connect(self.record_chosen)
        self.recent.lesson_chosen.connect(self.lesson_chosen)
        self._look.changed.connect(self.refresh)

    def show_choices(
        self,
        unfinished: GameTile | None,
        recent: Sequence[ShelfEntry],
        evening: Sequence[bool] = (),
        lessons: Sequence[ShelfEntry] = (),
        last: Callable[[], GameTile] | None = None,
    ) -> None:
        """Show the unfinished game, the recent records, the steps of the evening and the lessons.

        `last` returns the last game, whose terms Play repeats; None for a first game.
        """
        had_main = self._main_button
        self._unfinished = unfinished
        self._last = last or _first_game
        self._evening = evening
        self.recent.show_records(recent, lessons)
        self.refresh()
        if had_main is not self._main_button and self.isVisible():
            self.take_keyboard()

    @Slot()
    def refresh(self) -> None:
        """Build the contents again, for the current theme."""
        self._arrange()
        self._shown_sides = self._sides()
        game, leads = self._unfinished, self.is_evening_first
        self.continue_button.setVisible(game is not None)
        self.discard_button.setVisible(game is not None)
        for button in (self.play_button, self.change_button):
            button.setVisible(game is None and not leads)
        self.evening_button.setVisible(leads)
        self.evening_steps.setVisible(leads)
        if game is not None:
            act = translate("start", "Look at it") if game.is_over else translate("start", "Continue")
            self.continue_button.setText(act)
            self._fill_large(translate("start", "Last game") if game.is_over else act, game)
        elif leads:
            self._fill_large(program_texts.new_to_go(), _evening_tile(self._evening))
            begun = any(self._evening)
            words = translate("start", "Continue") if begun else translate("start", "Start")
            self.evening_button.setText(words)
            self.evening_steps.show_done(self._evening)
        else:
            last = self._last()
            self._fill_large(last.section, last)
        self._new_title.setText(_new_title())
        is_course = game is not None and self._is_evening_open
        self.newcomers.show_evening(self._evening, leads, is_course)
        self.newcomers.set_narrow(self._is_narrow or self._is_tight)
        self._refresh_tiles((*SIZES, None))

    @property
    def is_evening_first(self) -> bool:
        """Return whether the first evening has the large place.

        It does not while there is an unfinished game, once all its steps are done, or if there are records
        and no step is done.
        """
        return self._unfinished is None and self._is_evening_open

    @property
    def _is_evening_open(self) -> bool:
        if self._evening and all(self._evening):
            return False
        return any(self._evening) or not self.recent.has_records

    def _fill_large(self, section: str, game: GameTile) -> None:
        self._large_section.setText(section)
        self.large_title.setText(game.title)
        self._large_facts.setText(game.facts)
        picture = self._thumbnails.of_picture(game.picture, self._sides()[0])
        self._large_picture.setPixmap(picture)

    def _refresh_tiles(self, sizes: tuple[BoardSize | None, ...]) -> None:
        for tile in self.tiles:
            self._tile_group.removeButton(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [self._tile(size) for size in sizes]
        self._tile_sizes = sizes
        for number, tile in enumerate(self.tiles):
            self._tile_group.addButton(tile, number)
            tile.setParent(self._inside)
        self._place_tiles()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Set the tab order from top to bottom, as tiles made later would come last."""
        row_layout = [
            self.play_button,
            self.change_button,
            self.discard_button,
            self.against_button,
            *self.tiles,
            *self.newcomers.tiles,
            self.recent.records_chip,
            self.recent.lessons_chip,
            self.recent.open_button,
            self.recent.folder_button,
        ]
        for before, after in pairwise((self.evening_button, self.continue_button, *row_layout)):
            QWidget.setTabOrder(before, after)

    def _place_tiles(self) -> None:
        """Put the tiles into one row, or into rows of two or one if they do not fit."""
        for tile in (*self.tiles, *self.newcomers.tiles):
            for child in tile.findChildren(QWidget):
                # The size hints below depend on the fonts of the style sheet.
                child.ensurePolished()
        widest = max((tile.minimumSizeHint().width() for tile in self.tiles), default=0)
        room, count = self._room(), len(self.tiles)
        fitting = (n for n in (count, 2) if n * (widest + _TILE_GAP) - _TILE_GAP <= room)
        across = next(fitting, 1)
        for number, tile in enumerate(self.tiles):
            self._tile_grid.removeWidget(tile)
            self._tile_grid.addWidget(tile, *divmod(number, across))
            tile.show()
        self.newcomers.place(room)
        # QGridLayout keeps the stretch of columns of an earlier arrangement.
        for place in range(len(SIZES) + 1):
            self._tile_grid.setColumnStretch(place, 1 if place < across else 0)

    def _tile(self, size: BoardSize | None) -> Button:
        """Return a tile for a size, or for any other one, as large as the room allows."""
        height = 58 if self._is_tight else 84 if self._are_tiles_small else 122
        height = round(height * self._scale)
        gap = 10 if self._are_tiles_small else 16
        # Beside the records a small tile has room for the size alone.
        has_hint = self._is_stacked or not self._are_tiles_small
        return size_tile(self._look, self._thumbnails, size, self._sides()[1], height, gap, has_hint)

    @Slot(int)
    def _on_tile(self, number: int) -> None:
        self.size_chosen.emit(self._tile_sizes[number])

    @Slot()
    def _on_steps(self) -> None:
        signal = self.evening_asked if self.newcomers.is_course else self.steps_asked
        signal.emit()


def _first_game() -> GameTile:
    """Return the contents of the large place without an unfinished game."""
    size = SIZES[0]
    facts = program_texts.first_game_facts()
    section = translate("start", "A first game")
    return GameTile(board_size(size), facts, BoardPicture(size, bytes(size.area)), section)


def _evening_tile(done: Sequence[bool]) -> GameTile:
    """Return the contents of the large place for a newcomer to Go."""
    facts = program_texts.start_here_facts()
    if any(done):
        facts = program_texts.evening_progress(sum(done), len(done))
    size = BoardSize(5, 5)
    # A white stone in atari: capturing it is the first task.
    stones = bytes((0,) * 7 + (1, 0, 0) + (0, 1, 2, 1, 0) + (0,) * 10)
    return GameTile(translate("start", "Start here"), facts, BoardPicture(size, stones))


def _new_title() -> str:
    return translate("start", "New game for two at this computer")


def _last_game(last: LastPlayed) -> GameTile:
    """Return the contents of the large place that offers the terms of the last game."""
    game, section = last.game, translate("start", "As last time")
    players = ""
    if last.against is not None:
        engine = game.black_name if last.against.color is Color.BLACK else game.white_name
        section = program_texts.new_game_against(engine)
    elif game.black_name or game.white_name:
        players = players_title(game.black_name, game.white_name)
    stones = handicap_of(game)
    facts = comma_list(
        players,
        goal_name(game.goal) if game.goal else ruleset_short(game.ruleset),
        program_texts.handicap_text(stones) if stones else "",
        "" if game.goal else program_texts.komi_text(game.komi),
        "" if isinstance(game.black_time, NoClock) else translate("start", "with clocks"),
    )
    return GameTile(board_size(game.size), facts, BoardPicture(game.size, bytes(game.size.area)), section)


def _unread_game() -> GameTile:
    """Return the contents of the large place while the unfinished game is being read."""
    size = SIZES[0]
    title = translate("start", "Unfinished game")
    return GameTile(title, "", BoardPicture(size, bytes(size.area)))


def _seen(found: LoadedFile | UnreadableFile | None) -> GameTile | UnreadableFile | None:
    """Return the tile of the unfinished game; safe in any thread."""
    if not isinstance(found, LoadedFile):
        return found
    session = recent.end_session(found.record.games[0], True)
    facts, picture = recent.unfinished_facts(session), recent.end_picture(session)
    return GameTile(game_title(session.info), facts, picture, is_over=bool(session.info.result))


SHOWN_RECENT = 6


class StartFlow(QObject):
    """The start page and its connections to the rest of the program."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._documents = context.documents
        self._shown_recent: tuple[str, ...] = ()
        self._tile: GameTile | None = None
        self._entries: Sequence[ShelfEntry] = ()
        self._lessons: Sequence[ShelfEntry] = ()
        self._is_asking = False
        # In threads: a disk may be slow or gone, and a game may be long.
        self._reading, self._looking, self._taking_up = Job(self), Job(self), Job(self)
        self._shelving = Job(self)
        self._shelving.done.connect(self._on_lessons)
        self._reading.done.connect(self._on_recent)
        self._looking.done.connect(self._on_unfinished)
        self._taking_up.done.connect(self._on_taken_up)
        self.page = StartPage(context.look, context.thumbnails, context.pages)
        # In its final width, or the small boards would be drawn twice.
        self.page.resize(context.window.size())
        self._connect()
        context.pages.addWidget(self.page)

    def _connect(self) -> None:
        context, page, run = self._context, self.page, self._context.commands.run
        context.view.settings_changed.connect(self._on_settings)
        self._teaching.daily_known.connect(self._show_daily)
        page.continued.connect(self._carry_on)
        page.discarded.connect(self._ask_discard)
        # Lambdas, so that each service is made only when it is first used.
        page.play_asked.connect(lambda: context.service(GAMES).play())
        page.change_asked.connect(lambda: context.service(GAMES).ask_new())
        page.size_chosen.connect(lambda size: context.service(GAMES).ask_new_on(size))
        page.open_asked.connect(lambda: context.service(RECORD_FILES).ask_open())
        page.folder_asked.connect(lambda: run("open_folder"))
        page.record_chosen.connect(self._open)
        page.lesson_chosen.connect(lambda path: self._teaching.open_own(Path(path)))
        page.against_asked.connect(lambda: run("play_against"))
        page.daily_asked.connect(lambda: run("daily"))
        page.evening_asked.connect(lambda: self._teaching.start_here())
        page.steps_asked.connect(lambda: run("first_steps"))
        page.counting_asked.connect(lambda: run("counting_works"))
        page.problems_asked.connect(lambda: run("problems"))

    @property
    def _teaching(self) -> Teaching:
        return self._context.service(TEACHING)

    @property
    def is_shown(self) -> bool:
        """Return whether the start page is on the screen."""
        return self._context.pages.currentWidget() is self.page

    def show(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the page."""
        if self._context.leaving.leave_board():
            self.fill()
            self._context.pages.setCurrentWidget(self.page)
            self._context.commands.sweep_soon()

    def fill(self) -> None:
        """Fill the page, also with an unfinished game of a program that ended without saving."""
        self._documents.adopt_abandoned()
        self._refresh()

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        """Refresh the page when another window changes the recent records."""
        if self.is_shown and settings.recent != self._shown_recent:
            self._refresh()

    def _refresh(self) -> None:
        """Show the unfinished game, the records and the lessons as they are now."""
        self._shown_recent = self._context.view.settings.recent
        paths = [Path(path) for path in self._shown_recent[:SHOWN_RECENT]]
        # Only names, until the records are read.
        self._entries = [recent.ShelfEntry(path, path.stem, "", "", None) for path in paths]
        waiting, today = self._documents.unfinished, date.today()
        self._tile = _unread_game() if waiting.is_left else None
        self._looking.start_beside(lambda watch: _seen(waiting.load(watch)), ParseWatch())
        self._reading.start_beside(lambda _watch: recent.entries_of(paths, today), JobWatch())
        folder = self._documents.lessons
        self._shelving.start_beside(lambda _watch: recent.lesson_entries(folder, today), JobWatch())
        # finish_soon() calls the slots below at once; they must not show each result.
        self._is_asking = True
        self._looking.finish_soon()
        self._reading.finish_soon()
        self._shelving.finish_soon()
        self._is_asking = False
        self._show()

    def _show(self) -> None:
        # Results that arrive at once are shown together at the end of _refresh.
        if not self._is_asking:
            done = self._teaching.evening_done()
            self.page.show_choices(self._tile, self._entries, done, self._lessons, self._last_game)
            self._show_daily()

    @Slot()
    def _show_daily(self) -> None:
        self.page.newcomers.show_daily(self._teaching.daily_facts())

    def _last_game(self) -> GameTile:
        last = self._context.service(GAMES).last_played()
        is_first = last.against is None and last.game == NewGame()
        return _first_game() if is_first else _last_game(last)

    @Slot(object)
    def _on_recent(self, entries: Sequence[ShelfEntry]) -> None:
        self._entries = entries
        self._show()

    @Slot(object)
    def _on_lessons(self, lessons: Sequence[ShelfEntry]) -> None:
        self._lessons = lessons
        self._show()

    @Slot(object)
    def _on_unfinished(self, seen: GameTile | UnreadableFile | None) -> None:
        if isinstance(seen, UnreadableFile):
            self._documents.unfinished.loaded(seen)
            seen = None
        self._tile = seen
        self._show()

    @Slot()
    def _carry_on(self) -> None:
        if not self._taking_up.is_busy:
            self._taking_up.start_beside(self._documents.unfinished.load, ParseWatch())
            self._taking_up.finish_soon()

    @Slot(object)
    def _on_taken_up(self, found: LoadedFile | UnreadableFile | None) -> None:
        loaded = self._documents.unfinished.loaded(found)
        # Another record may be on the board by now.
        if loaded is not None and self.is_shown:
            self._context.service(FILE_EVENTS).drop_loading()
            self._documents.carry_on(loaded)
        elif self.is_shown:
            self._refresh()

    @Slot()
    def _ask_discard(self) -> None:
        if self._context.service(GAMES).wants_discard():
            self._documents.unfinished.discard()
            self.show()

    @Slot(str)
    def _open(self, path: str) -> None:
        self._context.service(RECORD_FILES).open(Path(path))
