"""The side panel of a lesson: the text of the screen, the buttons, and the list of steps with their progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts.format import translate
from goboard_app.record.properties import is_number
from goboard_app.ui.teach.answer_page import AnswerPanel, halves
from goboard_app.ui.widgets.chapter_list import ChapterLine, ChapterState
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    IconLabel,
    ScrollingPanel,
    column_layout,
    hairline,
    label,
    row_layout,
)
from goboard_app.ui.widgets.tips import set_tip
from goboard_app.ui.widgets.word_label import WordLabel

# The rows that stay visible in a low panel, besides half a row.
_FEW = 1
# The space above and below the heading, in px.
_GAP = 7

# The largest number that can be answered.
_MOST = 99
_REPLY_ICONS = {"check": "agreed", "not_allowed": "error", "info": "accent"}
"""The icons before a reply, with the roles of their colours."""

# The width of the field, in px at scale 1.
_WIDE = 72


@dataclass(frozen=True, slots=True)
class StepRow:
    """A row of the list of steps: the name of the step, its state and its progress."""

    name: str
    state: ChapterState
    progress: str = ""


class StepList(ScrollingPanel):
    """The list of steps, which scrolls by itself in a low panel, so that the text above keeps its place.

    Signal: `step_chosen(int)`.
    """

    step_chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        self._lines: QVBoxLayout = column_layout(spacing=1)
        super().__init__(self._lines, None, spacing=0)
        self._look = look
        self.lines: list[ChapterLine] = []
        self._here: ChapterLine | None = None
        self.is_held = False
        self.verticalScrollBar().rangeChanged.connect(self.show_here)

    def height_wanted(self, width: int) -> int:
        """Return at least the minimum height of the rows that Qt computes."""
        # Qt reserves two lines for a long name that fits in one.
        return max(super().height_wanted(width), self._row.totalMinimumSize().height())

    def least_height(self) -> int:
        """Return the height of one and a half rows, so that the list visibly has more rows."""
        line = max((line.sizeHint().height() for line in self.lines), default=0)
        return line * _FEW + line // 2

    @Slot(int, int)
    def _on_range(self, least: int, most: int) -> None:
        """Leave the focus policy alone: the rows take the focus, and scroll themselves into view."""

    def show_rows(self, rows: Sequence[StepRow]) -> None:
        """Show these steps, and scroll the current one into view."""
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
            # Until `deleteLater` takes effect the old row would stay visible.
            line.hide()
            line.deleteLater()
        self._here = None
        self.lines = [ChapterLine(self._look, each.name) for each in rows]
        for line in self.lines:
            line.clicked.connect(self._on_line)
            self._lines.addWidget(line)
            # Qt would show the row later, and it has no height until then.
            line.show()

    @Slot()
    def show_here(self) -> None:
        """Scroll the current step into view."""
        if self._here is not None and not self.is_held:
            # New rows have no geometry before the layout is activated.
            self._row.activate()
            # Half a row more on either side shows that the list goes on there.
            high = self._here.height()
            spare = max(0, self.viewport().height() - high)
            self.ensureWidgetVisible(self._here, 0, min(high, spare) // 2)

    @Slot()
    def _on_line(self) -> None:
        line = self.sender()
        if isinstance(line, ChapterLine):
            self.step_chosen.emit(self.lines.index(line))


class WordsAndSteps(QWidget):
    """The text of a screen with the list of steps below it; the list gives way first in a low panel."""

    def __init__(self, words: ScrollingPanel, heading: QWidget, steps: StepList) -> None:
        super().__init__()
        self._parts = words, heading, steps
        for part in self._parts:
            part.setParent(self)
            part.show()
        for part in (words, steps):
            part.verticalScrollBar().rangeChanged.connect(self.arrange)

    def minimumSizeHint(self) -> QSize:
        """Return room for some of the text and some of the steps."""
        words, _, steps = self._parts
        return QSize(0, words.minimumSizeHint().height() + steps.least_height())

    def event(self, event: QEvent) -> bool:
        """Divide the height again when a part changes its size."""
        # This widget has no layout, so it answers the layout requests of its parts itself.
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Show):
            self.arrange()
        return super().event(event)

    @Slot()
    def arrange(self) -> None:
        """Divide the height: the text gets the height it needs as long as some steps stay visible."""
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
        # Only then, as the list is arranged often and the user may have scrolled it.
        if place != steps.geometry():
            steps.setGeometry(place)
            steps.show_here()


class AnswerField(QLineEdit):
    """A field for a number from 0 to 99."""

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
        """The number; None if the field holds none."""
        return int(self.text()) if is_number(self.text()) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept digits; leave letters to the page, which has plain keys for its buttons."""
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
    """The texts of a screen: the title of the step, the place in the lesson, and the text itself."""

    title: str
    place: str
    text: str


@dataclass(frozen=True, slots=True)
class LessonActs:
    """The actions that are possible on a screen; `next_text` is the caption of the button for going on.

    `opponents` are the captions of the buttons that begin a game, if the screen leads to one. `choices` are the answers
    to choose from, of which `given` is the number, from 1, of the last one that was given.
    """

    can_hint: bool = False
    can_ask_again: bool = False
    can_pass: bool = False
    wants_number: bool = False
    choices: tuple[str, ...] = ()
    given: int | None = None
    can_go_back: bool = False
    is_done: bool = False
    next_text: str = ""
    opponents: tuple[str, ...] = ()


class ChoiceButton(Button):
    """One of several answers with its number, which is also its key."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__(look, kind="group")
        self._number = number
        self._text = label(role="panel", wraps=True)
        self._icons = {name: IconLabel(look, name, role) for name, role in _REPLY_ICONS.items() if name != "info"}
        layout = row_layout(label(str(number), "panel", "muted"), spacing=10, margin=10)
        layout.addWidget(self._text, 1)
        for icon in self._icons.values():
            layout.addWidget(icon)
        self.setLayout(layout)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def answer(self) -> str:
        """The answer as it is shown."""
        return self._text.text()

    def show_answer(self, text: str, icon: str) -> None:
        """Show an answer, with an icon if it was given."""
        self._text.setText(text)
        self.setAccessibleName(f"{self._number}. {text}")
        for name, label_of_icon in self._icons.items():
            label_of_icon.setVisible(name == icon)
        self.updateGeometry()


class LessonPanel(AnswerPanel):
    """The side panel of a lesson.

    Signals: `step_chosen(int)`, `number_given(int)`, `choice_given(int)`, `opponent_chosen(int)`. The caller connects
    the buttons.
    """

    step_chosen = Signal(int)
    number_given = Signal(int)
    choice_given = Signal(int)
    opponent_chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, translate("lesson", "Start page"), parent)
        look = self._look
        self.title = label(role="title", wraps=True)
        self.place = label(role="note", tone="muted", wraps=True)
        self.text = WordLabel(look, "lesson")
        self.reply = WordLabel(look, "lesson")
        self.is_wrong = False
        self.card = Card("soft")
        self.number = AnswerField(look)
        self.give = Button(look, translate("lesson", "Answer"), "check")
        self.passing = Button(look, translate("lesson", "Pass"), "pass")
        self.opponents: list[Button] = []
        self.choices: list[ChoiceButton] = []
        self.hint = Button(look, translate("lesson", "Hint"), "info")
        self.again = Button(look, translate("lesson", "Another position"), "swap")
        self.back = Button(look, translate("lesson", "Back"), "chevron_left")
        self.forward = Button(look, translate("lesson", "Next"), "chevron_right", "primary")
        self.heading = label(translate("lesson", "Steps"), "section", "muted")
        self.list = StepList(look)
        self._build()
        self._connect()

    def _build(self) -> None:
        self._replied = QWidget()
        self._icons = {name: IconLabel(self._look, name, role) for name, role in _REPLY_ICONS.items()}
        replied = row_layout(*self._icons.values(), spacing=8)
        replied.addWidget(self.reply, 1)
        self._replied.setLayout(column_layout(hairline(), replied, spacing=10))
        self._replied.hide()
        for icon in self._icons.values():
            icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.card.setLayout(column_layout(self.text, self._replied, margin=14))
        self._numbers = QWidget()
        numbers = row_layout(self.number, self.give, None, spacing=8)
        self._numbers.setLayout(numbers)
        self._choices = QWidget()
        self._choices_column = column_layout(spacing=6)
        self._choices.setLayout(self._choices_column)
        self._games = QWidget()
        self._games_column = column_layout(spacing=8)
        self._games.setLayout(self._games_column)
        head = (self.title, self.place, 2, self.card)
        answers = (self._choices, self._numbers, self._games, self.passing)
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
        """The rows of the list of steps."""
        return self.list.lines

    def sentences(self) -> list[WordLabel]:
        """Return the text of the screen, whose Go terms are links."""
        return [self.text, self.reply]

    def areas(self) -> list[list[QWidget]]:
        """Return the widgets for answers, for help, and for going on, in three groups."""
        return [
            [*self.opponents, *self.choices, self.number, self.give, self.passing],
            [self.hint, self.again],
            [self.forward, self.back, self.leave, self.unlock],
        ]

    def show_words(self, words: LessonWords) -> None:
        """Show the texts of another screen."""
        self.title.setText(words.title)
        self.place.setText(words.place)
        self.place.setVisible(bool(words.place))
        self.text.setText(words.text)
        self.number.clear()
        self._middle.verticalScrollBar().setValue(0)
        # The card would report its new height only later.
        self.card.updateGeometry()
        self._upper.arrange()

    def show_reply(self, text: str, icon: str = "", is_wrong: bool = False) -> None:
        """Show the reply to an answer, or a hint, below the task; '' shows none."""
        self.is_wrong = is_wrong
        # A reply takes height from the list, which stays where the pupil has scrolled it.
        self.list.is_held = bool(text)
        self.reply.setText(text)
        for name, label_of_icon in self._icons.items():
            label_of_icon.setVisible(name == icon)
        self._replied.setVisible(bool(text))
        self.card.updateGeometry()
        self._upper.arrange()
        if text:
            # A low panel may not show all of a long task.
            single_shot(self, self._show_reply).start()

    @Slot()
    def _show_reply(self) -> None:
        self._middle.ensureWidgetVisible(self._replied, 0, 0)

    def show_acts(self, acts: LessonActs) -> None:
        """Show and enable the controls for the actions that are possible."""
        self.hint.setEnabled(acts.can_hint)
        self.again.setEnabled(acts.can_ask_again)
        self.passing.setVisible(acts.can_pass)
        self._numbers.setVisible(acts.wants_number)
        self._show_choices(acts)
        self._show_opponents(acts.opponents)
        self.number.setReadOnly(acts.is_done)
        self.give.setEnabled(not acts.is_done)
        self.back.setEnabled(acts.can_go_back)
        self.forward.setText(acts.next_text)
        # The button is emphasised once the task is done, so that the pupil may well go on.
        self.forward.set_kind("primary" if acts.is_done and not acts.opponents else "")
        self._upper.arrange()

    def _show_choices(self, acts: LessonActs) -> None:
        for button in self.choices[len(acts.choices) :]:
            button.hide()
        for number, text in enumerate(acts.choices, 1):
            if number > len(self.choices):
                button = ChoiceButton(self._look, number)
                button.clicked.connect(self._on_choice)
                self.choices.append(button)
                self._choices_column.addWidget(button)
            icon = "check" if acts.is_done else "not_allowed"
            button = self.choices[number - 1]
            button.show_answer(text, icon if number == acts.given else "")
            button.setVisible(True)
            button.setEnabled(not acts.is_done)
        self._choices.setVisible(bool(acts.choices))

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
        """Show the list of steps; it stays hidden if there is only one."""
        self.list.show_rows(rows)
        self._show_list()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Show the panel in large letters without the list for a class, or the whole panel."""
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
    def _on_choice(self) -> None:
        self.choice_given.emit(self.choices.index(cast("ChoiceButton", self.sender())) + 1)

    @Slot()
    def _on_number(self) -> None:
        number = self.number.number
        if number is not None and not self.number.isReadOnly():
            self.number_given.emit(number)
            # A wrong number is typed over.
            self.number.selectAll()
