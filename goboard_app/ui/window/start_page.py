"""StartPage: carry on, begin, or open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QSizePolicy, QWidget

from goboard_app.app.resources import resource_path
from goboard_app.app.shelf import ShelfEntry
from goboard_app.app.texts.numbers import board_size
from goboard_app.go.point import BoardSize
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import (
    Button,
    Card,
    ElidedLabel,
    IconLabel,
    column,
    label,
    row,
)
from goboard_app.ui.window.recent_list import RecentList
from goboard_app.ui.window.thumbnails import Thumbnails

translate = QCoreApplication.translate

_NARROW = 1120
_WIDEST = 1500

SIZES = (BoardSize(9, 9), BoardSize(13, 13), BoardSize(19, 19))


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """What the large place shows: the game that was left, or the one to begin with."""

    title: str
    facts: str
    picture: BoardPicture


class StartPage(QWidget):
    """Signals: `continued()`, `discarded()`, `open_asked()`, `record_chosen(str)` with a path,
    `size_chosen(BoardSize | None)` with None for any other size.
    """

    continued = Signal()
    discarded = Signal()
    size_chosen = Signal(object)
    open_asked = Signal()
    record_chosen = Signal(str)

    def __init__(self, look: Look, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._look = look
        self._thumbnails = thumbnails
        self._unfinished: UnfinishedGame | None = None
        self._tile_sizes: tuple[BoardSize | None, ...] = ()
        self._is_narrow = False
        self.tiles: list[Button] = []
        self.recent = RecentList(look, thumbnails)
        self._tile_group = QButtonGroup(self)
        self.continue_button = Button(look, translate("start", "Continue"), "play", "primary")
        self.play_button = Button(look, translate("start", "Play"), "play", "primary")
        self.discard_button = Button(look, translate("start", "Discard…"), kind="link")
        self._build()
        self._connect()

    def _build(self) -> None:
        self.large = Card("plain")
        self._large_picture = QLabel()
        self._large_section = label(role="section", tone="muted")
        self.large_title = ElidedLabel(role="page")
        self._large_facts = label(role="panel", tone="muted", wraps=True)
        texts = column(
            self._large_section,
            self.large_title,
            self._large_facts,
            None,
            row(self.continue_button, self.play_button, self.discard_button, None, spacing=6),
            spacing=8,
        )
        inside = row(self._large_picture, spacing=24, margin=24)
        inside.addLayout(texts, 1)
        self.large.setLayout(inside)
        self._new_title = label(role="section", tone="muted")
        self._tile_row = QHBoxLayout()
        self._tile_row.setSpacing(12)
        left = column(self.large, self._new_title, self._tile_row, None, spacing=10)
        page = QHBoxLayout()
        page.setSpacing(22)
        page.addLayout(left, 62)
        page.addWidget(self.recent, 38)
        self._column = column(self._build_brand(), spacing=18)
        self._column.addLayout(page, 1)
        self.setLayout(self._column)
        self._fit_margins()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        was_narrow, self._is_narrow = self._is_narrow, self.width() < self._look.px(_NARROW)
        self._fit_margins()
        if was_narrow != self._is_narrow:
            self.refresh()

    def _fit_margins(self) -> None:
        side = 22 if self._is_narrow else 44
        # On a very wide screen the page stays in the middle, where the eyes are.
        side = max(side, (self.width() - self._look.px(_WIDEST)) // 2)
        self._column.setContentsMargins(
            side, 18 if self._is_narrow else 28, side, 16 if self._is_narrow else 32
        )

    def _build_brand(self) -> QHBoxLayout:
        stones = QLabel()
        side = self._look.px(60)
        stones.setPixmap(QIcon(str(resource_path("app/goboard.svg"))).pixmap(side, side))
        return row(stones, label("goboard", "brand"), None, spacing=12)

    def _connect(self) -> None:
        self.continue_button.clicked.connect(self.continued)
        self.play_button.clicked.connect(self._on_play)
        self.discard_button.clicked.connect(self.discarded)
        self._tile_group.idClicked.connect(self._on_tile)
        self.recent.open_button.clicked.connect(self.open_asked)
        self.recent.chosen.connect(self.record_chosen)
        self._look.changed.connect(self.refresh)

    def show_choices(self, unfinished: UnfinishedGame | None, recent: Sequence[ShelfEntry]) -> None:
        """Show what there is to carry on and to open."""
        self._unfinished = unfinished
        self.recent.show_records(recent)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Draw everything anew, in the theme in force."""
        game = self._unfinished
        self.continue_button.setVisible(game is not None)
        self.discard_button.setVisible(game is not None)
        self.play_button.setVisible(game is None)
        if game is not None:
            self._fill_large(translate("start", "Carry on"), game)
            sizes: tuple[BoardSize | None, ...] = SIZES
        else:
            self._fill_large(_new_title(), _first_game())
            sizes = (*SIZES[1:], None)
        self._new_title.setText(_new_title() if game is not None else _other_title())
        self._refresh_tiles(sizes)

    def _fill_large(self, section: str, game: UnfinishedGame) -> None:
        self._large_section.setText(section)
        self.large_title.setText(game.title)
        self._large_facts.setText(game.facts)
        side = self._look.px(190 if self._is_narrow else 240)
        self._large_picture.setPixmap(self._thumbnails.of_picture(game.picture, side))

    def _refresh_tiles(self, sizes: tuple[BoardSize | None, ...]) -> None:
        for tile in self.tiles:
            self._tile_group.removeButton(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [self._tile(size) for size in sizes]
        self._tile_sizes = sizes
        for number, tile in enumerate(self.tiles):
            self._tile_group.addButton(tile, number)
            self._tile_row.addWidget(tile, 1)

    def _tile(self, size: BoardSize | None) -> Button:
        """A tile for a size, or for any other one."""
        if size is None:
            picture: QLabel = IconLabel(self._look, "plus", "muted", 30)
            name, hint = translate("start", "Other"), translate("start", "any size, any rules")
        else:
            picture = QLabel()
            side = self._look.px(58 if self._is_narrow else 88)
            picture.setPixmap(self._thumbnails.of_size(size, side))
            name, hint = board_size(size), _hint(size)
        tile = Button(self._look, kind="tile")
        gap = 10 if self._is_narrow else 16
        inside = row(picture, spacing=gap, margin=gap - 2)
        texts = column(None, label(name, "title"), label(hint, "body", "muted", wraps=True), None)
        texts.setSpacing(4)
        inside.addLayout(texts, 1)
        tile.setLayout(inside)
        tile.setMinimumHeight(self._look.px(122))
        tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.setAccessibleName(f"{name}, {hint}")
        for child in tile.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return tile

    @Slot(int)
    def _on_tile(self, number: int) -> None:
        self.size_chosen.emit(self._tile_sizes[number])

    @Slot()
    def _on_play(self) -> None:
        self.size_chosen.emit(SIZES[0])


def _first_game() -> UnfinishedGame:
    """What stands in the large place where there is nothing to carry on."""
    size = SIZES[0]
    facts = translate("start", "A short game, good to learn on. About 15 minutes.")
    return UnfinishedGame(board_size(size), facts, BoardPicture(size, bytes(size.area)))


def _new_title() -> str:
    return translate("start", "New game for two at this computer")


def _other_title() -> str:
    return translate("start", "Other boards")


def _hint(size: BoardSize) -> str:
    return {
        9: translate("start", "a short game, good to learn on"),
        13: translate("start", "room for a plan"),
        19: translate("start", "the full board"),
    }[size.columns]
