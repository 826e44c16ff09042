"""LessonPanel: the words of a lesson, its acts, and the list of steps with their progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.record.properties import is_number
from goboard_app.ui.teach.answer_page import AnswerPanel, halves
from goboard_app.ui.widgets.chapter_list import ChapterLine, ChapterState
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ScrollingPanel,
    column_layout,
    hairline,
    label,
    row_layout,
)
from goboard_app.ui.widgets.tips import set_tip
from goboard_app.ui.widgets.word_label import WordLabel

_FEW = 1
_GAP = 7

_MOST = 99
_WIDE = 72


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

    @Slot(int, int)
    def _on_range(self, least: int, most: int) -> None:
        """The lines take the keyboard, and bring themselves into sight."""

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


class AnswerField(QLineEdit):
    """Takes numbers from 0 to 99."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setValidator(QIntValidator(0, _MOST, self))
        self.setMaxLength(2)
        self.setFixedWidth(look.px(_WIDE))
        self.setMinimumHeight(look.px(36))
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(translate("lesson", "Your number"))

    @property
    def number(self) -> int | None:
        """The number; None while there is none."""
        return int(self.text()) if is_number(self.text()) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type digits; leave letters to the window."""
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if plain and event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What the panel says of a screen: the step, which screen it is, and the text."""

    title: str
    place: str
    text: str


@dataclass(frozen=True, slots=True)
class LessonActs:
    """What can be done now; `next_text` is what the button for going on says.

    `opponents` are those who can be played against, where the screen leads to a game.
    """

    can_hint: bool = False
    can_ask_again: bool = False
    can_pass: bool = False
    wants_number: bool = False
    can_go_back: bool = False
    is_done: bool = False
    next_text: str = ""
    opponents: tuple[str, ...] = ()


class LessonPanel(AnswerPanel):
    """Signals: `step_chosen(int)`, `number_given(int)`, `opponent_chosen(int)`; the buttons are to
    be connected.
    """

    step_chosen = Signal(int)
    number_given = Signal(int)
    opponent_chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, translate("lesson", "Start page"), parent)
        look = self._look
        self.title = label(role="title", wraps=True)
        self.place = label(role="note", tone="muted", wraps=True)
        self.text = WordLabel(look, "lesson")
        self.card = Card("soft")
        self.number = AnswerField(look)
        self.give = Button(look, translate("lesson", "Answer"), "check")
        self.passing = Button(look, translate("lesson", "Pass"), "pass")
        self.opponents: list[Button] = []
        self.hint = Button(look, translate("lesson", "Hint"), "info")
        self.again = Button(look, translate("lesson", "Another position"), "swap")
        self.back = Button(look, translate("lesson", "Back"), "chevron_left")
        self.forward = Button(look, translate("lesson", "Next"), "chevron_right", "primary")
        self.heading = label(translate("lesson", "Steps"), "section", "muted")
        self.list = StepList(look)
        self._build()
        self._connect()

    def _build(self) -> None:
        self.card.setLayout(column_layout(self.text, margin=14))
        self._numbers = QWidget()
        numbers = row_layout(self.number, self.give, None, spacing=8)
        self._numbers.setLayout(numbers)
        self._games = QWidget()
        self._games_column = column_layout(spacing=8)
        self._games.setLayout(self._games_column)
        head = (self.title, self.place, 2, self.card)
        answers = (self._numbers, self._games, self.passing)
        self._middle = ScrollingPanel(*head, *answers, self.words, None, spacing=6)
        layout = column_layout(spacing=8)
        self._upper = WordsAndSteps(self._middle, self.heading, self.list)
        layout.addWidget(self._upper, 1)
        layout.addWidget(hairline())
        layout.addLayout(halves(self.hint, self.again))
        layout.addLayout(halves(self.back, self.forward))
        layout.addLayout(self.foot())
        self.setLayout(layout)
        for button, tip in {
            self.hint: translate("lesson", "A hint (H)"),
            self.again: translate("lesson", "The same in another position (A)"),
            self.passing: translate("lesson", "Pass (P)"),
            self.back: translate("lesson", "Previous screen (B)"),
            self.forward: translate("lesson", "Next screen (N)"),
            self.leave: translate("lesson", "Leave; you can continue the lesson later (Esc)"),
        }.items():
            set_tip(button, tip)

    def _connect(self) -> None:
        self.number.returnPressed.connect(self._on_number)
        self.give.clicked.connect(self._on_number)
        self.list.step_chosen.connect(self.step_chosen)

    @property
    def steps(self) -> list[ChapterLine]:
        """The lines of the list."""
        return self.list.lines

    def sentences(self) -> list[WordLabel]:
        """The text of the screen."""
        return [self.text]

    def areas(self) -> list[list[QWidget]]:
        """What is answered with, what helps, and the ways on and back."""
        return [
            [*self.opponents, self.number, self.give, self.passing],
            [self.hint, self.again],
            [self.forward, self.back, self.leave, self.unlock],
        ]

    def show_words(self, words: LessonWords) -> None:
        """Show another screen."""
        self.title.setText(words.title)
        self.place.setText(words.place)
        self.text.setText(words.text)
        self.number.clear()
        self._middle.verticalScrollBar().setValue(0)
        # By itself the card would tell only later that it has another height.
        self.card.updateGeometry()
        self._upper.arrange()

    def show_acts(self, acts: LessonActs) -> None:
        """Offer what can be done."""
        self.hint.setEnabled(acts.can_hint)
        self.again.setEnabled(acts.can_ask_again)
        self.passing.setVisible(acts.can_pass)
        self._numbers.setVisible(acts.wants_number)
        self._show_opponents(acts.opponents)
        self.number.setReadOnly(acts.is_done)
        self.give.setEnabled(not acts.is_done)
        self.back.setEnabled(acts.can_go_back)
        self.forward.setText(acts.next_text)
        # Whoever may go on with a good conscience sees it.
        self.forward.set_kind("primary" if acts.is_done and not acts.opponents else "")
        self._upper.arrange()

    def _show_opponents(self, names: Sequence[str]) -> None:
        for button in self.opponents[len(names) :]:
            button.hide()
        for number, name in enumerate(names):
            if number == len(self.opponents):
                button = Button(self._look, name, "play", "" if number else "primary")
                button.clicked.connect(self._on_opponent)
                self.opponents.append(button)
                self._games_column.addWidget(button)
            self.opponents[number].setVisible(True)
        self._games.setVisible(bool(names))

    def show_steps(self, rows: Sequence[StepRow]) -> None:
        """Show the list of steps; nothing of it where there is one only."""
        self.list.show_rows(rows)
        self._show_list()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Show what a class needs, in large letters, or everything again."""
        super().show_class(is_for_class, scale)
        self._show_list()

    def _show_list(self) -> None:
        is_shown = len(self.steps) > 1 and not self.is_for_class
        self.heading.setVisible(is_shown)
        self.list.setVisible(is_shown)
        self._upper.arrange()

    @Slot()
    def _on_opponent(self) -> None:
        self.opponent_chosen.emit(self.opponents.index(cast("Button", self.sender())))

    @Slot()
    def _on_number(self) -> None:
        number = self.number.number
        if number is not None and not self.number.isReadOnly():
            self.number_given.emit(number)
            self.number.selectAll()
