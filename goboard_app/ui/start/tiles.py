"""The tiles of the start page: boards of each size, ways for newcomers to Go, the steps of the first evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from goboard_app.app.texts import program as program_texts
from goboard_app.app.texts.format import board_size, comma_list, running_text, translate
from goboard_app.go.board import BoardSize
from goboard_app.ui.shell.page import Thumbnails
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, IconLabel, column_layout, label, leave_clicks_to, row_layout
from goboard_app.ui.widgets.tips import set_tip

_NEWCOMERS_GAP = 12
WIDEST = 1500
"""The width of the page in pixels at scale 1, beyond which it stays in the middle of the window."""
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
        self.place(WIDEST)

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
        leave_clicks_to(tile)
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
    leave_clicks_to(tile)
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
        self.setTextFormat(Qt.TextFormat.PlainText)
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
