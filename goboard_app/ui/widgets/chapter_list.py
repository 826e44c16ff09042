"""ChapterList: the chapters of a counting story, each with its state and progress."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from goboard_app.app.texts.format import comma_list, translate
from goboard_app.app.texts.story import chapter_name, chapter_progress
from goboard_app.scoring.traditions.story import Story
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, label, row_layout, set_style

_MARK = 22
_ROOM = 3
_FEW = 3


class ChapterState(Enum):
    """The state of a chapter: past, current or to come."""

    DONE = auto()
    NOW = auto()
    COMING = auto()


class StateMark(QWidget):
    """A tick, a dot in a ring, or an empty ring."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.state = ChapterState.COMING
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        side = self._look.px(_MARK)
        return QSize(side, side)

    def show_state(self, state: ChapterState) -> None:
        """Show another state."""
        if state is not self.state:
            self.state = state
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = QPointF(self.width() / 2, self.height() / 2), self.width() / 2 - 2
        if self.state is ChapterState.DONE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.agreed_soft))
            painter.drawEllipse(middle, radius, radius)
            tick = self._look.icon_pixmap("check", "agreed", 14, self.devicePixelRatioF())
            side = tick.width() / tick.devicePixelRatio() / 2
            painter.drawPixmap(middle - QPointF(side, side), tick)
            return
        is_now = self.state is ChapterState.NOW
        color = QColor(theme.accent if is_now else theme.field_edge)
        painter.setPen(QPen(color, 2.0 if is_now else 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius - 0.5, radius - 0.5)
        if is_now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawEllipse(middle, radius * 0.48, radius * 0.48)


class ChapterLine(Button):
    """One chapter: its state, name and progress."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, kind="row")
        self.mark = StateMark(look)
        self.name = label(name, "panel", wraps=True)
        self.progress = label(role="note", tone="muted")
        layout = row_layout(self.mark, spacing=8)
        layout.addWidget(self.name, 1)
        layout.addWidget(self.progress)
        self.setLayout(layout)
        self.set_close(False)
        for child in (self.mark, self.name, self.progress):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_close(self, is_close: bool) -> None:
        """Remove the space above and below, or restore it."""
        layout = self.layout()
        if layout is not None:
            room = 0 if is_close else _ROOM
            layout.setContentsMargins(2, room, 4, room)

    def show_state(self, state: ChapterState, progress: str) -> None:
        """Show the state and the progress of the chapter."""
        self.mark.show_state(state)
        self.progress.setText(progress)
        set_style(self.name, role="strong" if state is ChapterState.NOW else "panel")
        set_style(self.name, tone="muted" if state is ChapterState.COMING else "")
        words = {
            ChapterState.DONE: translate("story", "done"),
            ChapterState.NOW: translate("story", "now"),
            ChapterState.COMING: translate("story", "to come"),
        }[state]
        self.setAccessibleName(comma_list(self.name.text(), words, progress))


class ChapterList(QWidget):
    """All chapters of a story. Signal: `chosen(int)` with the place where a chapter begins."""

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.lines: list[ChapterLine] = []
        self._story: Story | None = None
        self._now = 0
        self._most = _FEW
        self._is_close = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self.setAccessibleName(translate("story", "Steps of the count"))

    def show_story(self, story: Story) -> None:
        """Show the chapters of another story."""
        for line in self.lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._story = story
        names = [chapter_name(story, chapter) for chapter in story.chapters]
        self.lines = [ChapterLine(self._look, name) for name in names]
        self.set_close(self._is_close)
        for line in self.lines:
            line.clicked.connect(self._on_line)
            self._column.addWidget(line)

    def show_place(self, place: int, counted: int) -> ChapterLine | None:
        """Show the current chapter and its progress; return its line, or None."""
        story = self._story
        if story is None:
            return None
        now = None
        for line, chapter in zip(self.lines, story.chapters, strict=True):
            end = chapter.first + chapter.length
            state = ChapterState.DONE if place > end else ChapterState.COMING
            if chapter.first < place <= end:
                state, now = ChapterState.NOW, line
            line.show_state(state, chapter_progress(story, chapter, counted))
        self._now = self.lines.index(now) if now is not None else 0
        self._show_some()
        return now

    def set_close(self, is_close: bool) -> None:
        """Set whether the lines have no space between them."""
        self._is_close = is_close
        for line in self.lines:
            line.set_close(is_close)

    def set_most(self, most: int) -> None:
        """Show at most `most` lines around the current one, but never fewer than three."""
        self._most = max(_FEW, most)
        self._show_some()

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        # Names wrap; Qt's cached sizes of lines that had no width yet would widen the panel.
        return QSize(0, super().minimumSizeHint().height())

    def _show_some(self) -> None:
        first = max(0, min(self._now - self._most // 2, len(self.lines) - self._most))
        for number, line in enumerate(self.lines):
            line.setVisible(first <= number < first + self._most)

    @Slot()
    def _on_line(self) -> None:
        line = self.sender()
        if self._story is not None and isinstance(line, ChapterLine):
            self.chosen.emit(self._story.chapters[self.lines.index(line)].first)
