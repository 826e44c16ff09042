"""BoardChoice: four tiles to choose the size of the board, and a field for any other size."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QButtonGroup, QLabel, QLineEdit, QWidget

from goboard_app.app.texts.format import board_size, translate
from goboard_app.app.texts.new_game import bad_size, sizes_up_to
from goboard_app.go.board import MAX_SIDE, MIN_SIDE, BoardSize
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, IconLabel, column_layout, label, row_layout, set_style

USUAL_SIZES = (BoardSize(9, 9), BoardSize(13, 13), BoardSize(19, 19))

_SIDES = re.compile(r"\s*(\d+)\s*(?:[x\N{MULTIPLICATION SIGN}:*\s]\s*(\d+)\s*)?", re.IGNORECASE)


def parse_size(text: str) -> BoardSize:
    """The size a user typed: "7", "19x13"; raise ValueError where it is none from 1 to 52."""
    match = _SIDES.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no board size")
    columns = int(match[1])
    return BoardSize(columns, int(match[2]) if match[2] else columns)


class BoardChoice(QWidget):
    """Signal: `size_changed()` when another tile or another size was chosen."""

    size_changed = Signal()

    def __init__(
        self,
        look: Look,
        thumbnail: Callable[[BoardSize, int], QPixmap],
        size: BoardSize,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.tiles = [_tile(look, s, thumbnail(s, look.px(86))) for s in USUAL_SIZES]
        self.other = _other_tile(look)
        self.field = QLineEdit()
        self.reason = label(role="note", tone="error", wraps=True)
        self._group = QButtonGroup(self)
        self._build()
        self._connect()
        self._choose(size)

    def _build(self) -> None:
        for number, tile in enumerate((*self.tiles, self.other)):
            self._group.addButton(tile, number)
        self._other_row = QWidget()
        title = label(translate("new game", "Columns × rows"), "section", "muted")
        self.field.setMaximumWidth(self._look.px(150))
        self.field.setAccessibleName(translate("new game", "Columns × rows"))
        self.field.setPlaceholderText("7 × 7")
        line = row_layout(title, self.field, spacing=10)
        line.addWidget(self.reason, 1)
        self._other_row.setLayout(line)
        self.setLayout(
            column_layout(row_layout(*self.tiles, self.other), self._other_row, spacing=8)
        )

    def _connect(self) -> None:
        self._group.idToggled.connect(self._on_toggled)
        self.field.textEdited.connect(self._on_edited)

    @property
    def size_chosen(self) -> BoardSize | None:
        """The size, or None while the field holds none."""
        number = self._group.checkedId()
        if 0 <= number < len(USUAL_SIZES):
            return USUAL_SIZES[number]
        try:
            return parse_size(self.field.text())
        except ValueError:
            return None

    def _choose(self, size: BoardSize) -> None:
        is_usual = size in USUAL_SIZES
        self.field.setText(board_size(size) if not is_usual else "")
        tile = self.tiles[USUAL_SIZES.index(size)] if is_usual else self.other
        tile.setChecked(True)
        self._refresh()

    def _refresh(self) -> None:
        is_other = self.other.isChecked()
        self._other_row.setVisible(is_other)
        is_bad = is_other and self.size_chosen is None and bool(self.field.text().strip())
        set_style(self.field, bad="true" if is_bad else "false")
        self.reason.setText(bad_size(MIN_SIDE, MAX_SIDE) if is_bad else "")

    @Slot(int, bool)
    def _on_toggled(self, _number: int, is_on: bool) -> None:
        if is_on:
            self._refresh()
            if self.other.isChecked() and self.isVisible():
                self.field.setFocus()
            self.size_changed.emit()

    @Slot()
    def _on_edited(self) -> None:
        self._refresh()
        self.size_changed.emit()


def _tile(look: Look, size: BoardSize, picture: QPixmap) -> Button:
    shown = QLabel()
    shown.setPixmap(picture)
    times = {
        9: translate("new game", "about 15 minutes"),
        13: translate("new game", "about 40 minutes"),
        19: translate("new game", "an hour or more"),
    }
    return _tile_of(look, shown, board_size(size), times[size.columns])


def _other_tile(look: Look) -> Button:
    shown = IconLabel(look, "plus", "muted", 30)
    hint = sizes_up_to(board_size(BoardSize(52, 52)))
    return _tile_of(look, shown, translate("new game", "Other"), hint)


def _tile_of(look: Look, picture: QWidget, name: str, hint: str) -> Button:
    tile = Button(look, kind="tile")
    tile.setCheckable(True)
    tile.setAccessibleName(f"{name}, {hint}")
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    texts = [label(name, "name"), label(hint, "note", "muted", wraps=True)]
    layout = column_layout(None, row_layout(None, picture, None), None, *texts, spacing=2, margin=8)
    for text in texts:
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
    tile.setLayout(layout)
    tile.setMinimumSize(QSize(look.px(128), look.px(150)))
    for child in tile.findChildren(QWidget):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return tile
