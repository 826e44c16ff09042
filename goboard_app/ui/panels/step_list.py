"""StepList: the steps of a course with their ticks; the one that is open is always in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.parts import column_layout
from goboard_app.ui.panels.chapter_list import ChapterLine, ChapterState

_FEW = 1
_GAP = 7


@dataclass(frozen=True, slots=True)
class StepRow:
    """A line of the list: the name of a step, whether it is open or done, and how far it is."""

    name: str
    state: ChapterState
    progress: str = ""


class StepList(ScrollingPanel):
    """Scrolls by itself where the panel is low, so that the words above stay where they are.

    Signal: `step_chosen(int)`.
    """

    step_chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        self._lines: QVBoxLayout = column_layout(spacing=1)
        super().__init__(self._lines, None, spacing=0)
        self._look = look
        self.lines: list[ChapterLine] = []
        self._here: ChapterLine | None = None
        self.verticalScrollBar().rangeChanged.connect(self.show_here)

    def height_wanted(self, width: int) -> int:
        """As high as Qt holds the lines for: it takes a long name for two lines that needs one."""
        return max(super().height_wanted(width), self._row.totalMinimumSize().height())

    def least_height(self) -> int:
        """As high as the line where one is, and half a line more: there are others."""
        line = max((line.sizeHint().height() for line in self.lines), default=0)
        return line * _FEW + line // 2

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self.setAccessibleName(translate("lesson", "Steps"))

    def show_rows(self, rows: Sequence[StepRow]) -> None:
        """Show these steps."""
        if len(rows) != len(self.lines):
            self._make_lines(rows)
        for line, each in zip(self.lines, rows, strict=True):
            line.name.setText(each.name)
            line.show_state(each.state, each.progress)
        here = next((n for n, each in enumerate(rows) if each.state is ChapterState.NOW), None)
        line_here = self.lines[here] if here is not None else None
        if line_here is not self._here:
            self._here = line_here
            self.show_here()

    def _make_lines(self, rows: Sequence[StepRow]) -> None:
        for line in self.lines:
            self._lines.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._here = None
        self.lines = [ChapterLine(self._look, each.name) for each in rows]
        for line in self.lines:
            line.clicked.connect(self._on_line)
            self._lines.addWidget(line)
            # Qt would show it later, and until then it has no height.
            line.show()

    @Slot()
    def show_here(self) -> None:
        """Bring the step that is open into sight."""
        if self._here is not None:
            # Lines that have just come have no place yet.
            self._row.activate()
            # Half a line more on either side tells that there is something before and after.
            high = self._here.height()
            spare = max(0, self.viewport().height() - high)
            self.ensureWidgetVisible(self._here, 0, min(high, spare) // 2)

    @Slot()
    def _on_line(self) -> None:
        line = self.sender()
        if isinstance(line, ChapterLine):
            self.step_chosen.emit(self.lines.index(line))


class WordsAndSteps(QWidget):
    """The words of a screen, and below them the list, which gives way first where it is low."""

    def __init__(self, words: ScrollingPanel, heading: QWidget, steps: StepList) -> None:
        super().__init__()
        self._parts = words, heading, steps
        for part in self._parts:
            part.setParent(self)
            part.show()
        for part in (words, steps):
            part.verticalScrollBar().rangeChanged.connect(self.arrange)

    def minimumSizeHint(self) -> QSize:
        """Room for some words and some steps."""
        words, _, steps = self._parts
        return QSize(0, words.minimumSizeHint().height() + steps.least_height())

    def event(self, event: QEvent) -> bool:
        """Whatever changes its height inside changes how the room is shared."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Show):
            self.arrange()
        return super().event(event)

    @Slot()
    def arrange(self) -> None:
        """Share the room: the words have what they need, as long as some steps are to be seen."""
        words, heading, steps = self._parts
        width, high = self.width(), self.height()
        wanted = words.height_wanted(width)
        if steps.isHidden():
            words.setGeometry(0, 0, width, high)
            return
        between = heading.sizeHint().height() + 2 * _GAP
        every = steps.height_wanted(width)
        left = max(high - between - wanted, min(every, steps.least_height()))
        listed = max(0, min(every, left, high - between))
        told = max(0, min(wanted, high - between - listed))
        words.setGeometry(0, 0, width, told)
        heading.setGeometry(0, told + _GAP, width, between - 2 * _GAP)
        place = QRect(0, told + between, width, listed)
        if place != steps.geometry():
            steps.setGeometry(place)
            steps.show_here()
