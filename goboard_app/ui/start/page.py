"""The start page: first steps for newcomers, games to continue or to begin, records, lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QLabel, QWidget

from goboard_app import resource_path
from goboard_app.app.files.recent import ShelfEntry
from goboard_app.app.texts import program as program_texts
from goboard_app.app.texts.format import board_size, translate
from goboard_app.go.board import BoardSize
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.shell.page import Thumbnails
from goboard_app.ui.start.recent_list import RecentList
from goboard_app.ui.start.tiles import SIZES, WIDEST, EveningSteps, NewcomerTiles, size_tile
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    FlowRow,
    column_layout,
    label,
    row_layout,
    scroll_area,
    set_ground,
)

# Below this width, in px at scale 1, boards and margins are smaller.
_NARROW = 1120
_STACKED = 900
# Heights of the page in px at scale 1 below which the tiles are small, and smaller still.
_LOW, _VERY_LOW = 860, 690
# Between the halves and between tiles, and the room that the scroll bar may take.
_GAP, _TILE_GAP, _BAR = 22, 12, 12
# The shares of the width of the two halves, in percent.
_LEFT, _RIGHT = 66, 34
# The power of the scale of a large page with which its boards grow.
_STEEP = 1.7
_USUAL, _LARGEST = QSize(1280, 800), 2.0


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
        set_ground(self, "page")
        self._look = look
        self._thumbnails = thumbnails
        self._unfinished: GameTile | None = None
        self._last: Callable[[], GameTile] = first_game
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
        self.setLayout(column_layout(scroll_area(self._inside)))
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
        # Boards are drawn again only in another size: drawing takes a while.
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
        side = max(side, (self.width() - round(self._look.px(WIDEST) * self._scale)) // 2)
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
        self._last = last or first_game
        self._evening = evening
        self.recent.show_records(recent, lessons)
        self.refresh()
        # The button with the keyboard may be hidden now.
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


def first_game() -> GameTile:
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
