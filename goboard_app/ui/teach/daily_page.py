"""The page of the ten minutes of a day, and the page for parents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.format import translate
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.shell.page import to_next_area
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    IconLabel,
    column_layout,
    label,
    row_layout,
    scroll_area,
    set_ground,
)

# The width of the column in the middle of a page, in px at scale 1.
_WIDE = 680
# The side of a small board, in px at scale 1.
_BOARD = 80


class _MiddlePage(QWidget):
    """A page with a column of widgets in its middle, which scrolls if it is too high. Signal: `left()` for Escape."""

    leads_to_start = True
    """The row "Start page" of the menu is enabled on this page."""

    manual_page = "lessons"

    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, "page")
        self._look = look
        self.column = column_layout(spacing=14)
        inside = QWidget()
        inside.setLayout(self.column)
        self.setLayout(column_layout(scroll_area(inside)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        px = self._look.px
        side = max(28, (self.width() - px(_WIDE)) // 2)
        top = 22 if self.height() < px(690) else 44
        self.column.setContentsMargins(side, top, side, 18)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        else:
            super().keyPressEvent(event)


@dataclass(frozen=True, slots=True)
class DailyRow:
    """A step of the ten minutes as the page shows it."""

    name: str
    contents: str
    picture: BoardPicture
    is_done: bool = False
    is_next: bool = False


class DailyPage(_MiddlePage):
    """The page with the steps of the ten minutes, and the button that leads to the next one.

    The caller connects the buttons. `sentence` says at the end what was done.
    """

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._thumbnail = thumbnail
        self._pictures: list[tuple[QLabel, BoardPicture]] = []
        self.sentence = label(role="message", wraps=True)
        self.forward = Button(look, translate("daily", "Next"), "play", "primary")
        self.friend = Button(look, translate("lesson", "Play with a friend"))
        self.more = Button(look, translate("daily", "Ten more minutes"))
        self.parents = Button(look, translate("daily", "For parents"), kind="link")
        self.leave = Button(look, translate("lesson", "Start page"), kind="link")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(16)
        self.names: list[QLabel] = []
        card = Card("plain")
        inside = column_layout(margin=22)
        inside.addLayout(self._rows)
        card.setLayout(inside)
        for item in (
            label(translate("daily", "Ten minutes today"), "page", wraps=True),
            label(texts.daily_note(), "message", "muted", wraps=True),
            card,
            self.sentence,
            FlowRow(self.forward, self.friend, self.more, spacing=10),
            FlowRow(self.leave, self.parents, spacing=10),
        ):
            self.column.addWidget(item)
        self.column.addStretch(1)
        look.changed.connect(self._paint_pictures)

    @Slot()
    def _paint_pictures(self) -> None:
        for place, picture in self._pictures:
            place.setPixmap(self._thumbnail(picture, self._look.px(_BOARD)))

    def show_steps(self, rows: Sequence[DailyRow], next_text: str, has_friend: bool, sentence: str) -> None:
        """Show the steps, and the text of the button for the next one; '' after the last step.

        `has_friend` offers a game with a friend beside the partner.
        """
        _empty(self._rows)
        self.names, self._pictures = [], []
        for number, row in enumerate(rows, 1):
            self._rows.addWidget(self._row(number, row))
        self._paint_pictures()
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.forward.setText(next_text or translate("lesson", "Start page"))
        self.forward.set_icon("play" if next_text else "back")
        self.friend.setVisible(has_friend)
        self.more.setVisible(not next_text)
        self.leave.setVisible(bool(next_text))
        self.forward.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row(self, number: int, row: DailyRow) -> QWidget:
        if row.is_done:
            mark: QLabel = IconLabel(self._look, "check", "agreed", 20)
        else:
            mark = label(str(number), "title", "accent" if row.is_next else "muted")
        mark.setFixedWidth(self._look.px(28))
        mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        name, board = label(row.name, "title", wraps=True), QLabel()
        self._pictures.append((board, row.picture))
        inside = row_layout(mark, board, spacing=14)
        contents = label(row.contents, "panel", "muted", wraps=True)
        inside.addLayout(column_layout(None, name, contents, None, spacing=3), 1)
        widget = QWidget()
        widget.setLayout(inside)
        self.names.append(name)
        return widget

    @Slot()
    def next_area(self) -> None:
        """Move the focus to the next area: the next step, then the other buttons."""
        to_next_area([[self.forward, self.friend, self.more], [self.leave, self.parents]])


class Lines(QWidget):
    """Lines of text, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._column = column_layout(spacing=8)
        self.setLayout(self._column)
        self.lines: Sequence[str] = ()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show these lines in place of the ones before."""
        _empty(self._column)
        self.lines = lines
        for line in lines:
            self._column.addWidget(label(line, "panel", wraps=True))


def _empty(column: QVBoxLayout) -> None:
    """Remove the widgets of a column."""
    while (item := column.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            # deleteLater acts only in the next turn of the event loop.
            widget.hide()
            widget.deleteLater()


class ParentsPage(_MiddlePage):
    """The page for parents: what was done in a week, and what to play next. The caller connects the buttons."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.print_button = Button(look, translate("export", "Print…"))
        self.leave = Button(look, translate("lesson", "Start page"), kind="link")
        self.week, self.next = Lines(), Lines()
        self.column.addWidget(label(texts.parents_title(), "page", wraps=True))
        for heading, lines in ((texts.week_title(), self.week), (texts.next_title(), self.next)):
            card = Card("plain")
            card.setLayout(column_layout(label(heading, "section", "muted", wraps=True), lines, spacing=10, margin=20))
            self.column.addWidget(card)
        self.column.addWidget(label(texts.parents_advice(), "panel", "muted", wraps=True))
        self.column.addWidget(FlowRow(self.print_button, self.leave, spacing=10))
        self.column.addStretch(1)

    def show_lines(self, week: Sequence[str], following: Sequence[str]) -> None:
        """Show the lines about the week, and those about the next games and problems."""
        self.week.show_lines(week)
        self.next.show_lines(following)
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def next_area(self) -> None:
        """Move the focus to the buttons."""
        to_next_area([[self.print_button, self.leave]])
