"""StoryPanel: the side panel of a counting story, with its steps, running numbers and slider."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QLabel, QMenu, QSlider, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.story_player import WORDS_A_MINUTE, Speed
from goboard_app.app.texts import story as texts
from goboard_app.app.texts.format import color_name, comma_list, dotted, labelled, translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import Color
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.traditions.story import Story
from goboard_app.session.session import Change
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.chapter_list import ChapterList
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    ScrollingPanel,
    StoneLabel,
    column_layout,
    hairline,
    label,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.tips import name_with_tip, row_text, set_tip
from goboard_app.ui.widgets.word_label import WordLabel

# The width of the slider's handle in the style sheet in px: 12, and an edge of 2 at each side.
_HANDLE = 16
_CHIP_GAP = 8
_LOW = 600
# The heights of the parts of the middle, in px at scale 1, from which the room for all of them is estimated.
_HEAD, _NOTE, _LINE, _CLOSE_LINE, _TABLE_LINE = 160, 19, 30, 24, 23
_ICONS = {"back": "chevron_left", "forward": "chevron_right"}


class RunningTable(Card):
    """The table of the numbers of both sides, line by line; a number that changed in the step is bold."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.rows: tuple[texts.StoryRow, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 10, 14, 10)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[QWidget] = []
        self._numbers: list[tuple[QLabel, QLabel, QLabel]] = []
        self._grid.addWidget(label(translate("count", "Points"), "section", "muted"), 0, 0)
        for place, color in ((1, Color.BLACK), (2, Color.WHITE)):
            stone = StoneLabel(look, color, color_name(color), 18)
            self._grid.addWidget(stone, 0, place, Qt.AlignmentFlag.AlignRight)

    def show_rows(self, rows: Sequence[texts.StoryRow]) -> None:
        """Show these lines; the widgets are kept if the lines are of the same kinds."""
        if [r.is_sum for r in rows] != [r.is_sum for r in self.rows]:
            self._rebuild(rows)
        self.rows = tuple(rows)
        for row, (name, black, white) in zip(rows, self._numbers, strict=True):
            name.setText(row.label)
            for cell, text, color in (
                (black, row.black, Color.BLACK),
                (white, row.white, Color.WHITE),
            ):
                cell.setText(text)
                is_strong = row.is_sum or color in row.is_new
                set_style(cell, role="strong" if is_strong else "panel")
        self.setAccessibleName(dotted(*map(_spoken, rows)))

    def _rebuild(self, rows: Sequence[texts.StoryRow]) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
            # Until `deleteLater` takes effect the old cell would stay visible under the new one.
            cell.hide()
            cell.deleteLater()
        self._cells, self._numbers = [], []
        line = 1
        for row in rows:
            if row.is_sum:
                self._add(hairline(), line, 0, 3)
                line += 1
            name = label(role="strong" if row.is_sum else "panel", wraps=True)
            self._add(name, line, 0)
            cells = label(), label()
            for place, cell in enumerate(cells, 1):
                cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._add(cell, line, place)
            self._numbers.append((name, *cells))
            line += 1

    def _add(self, widget: QWidget, line: int, place: int, span: int = 1) -> None:
        self._cells.append(widget)
        self._grid.addWidget(widget, line, place, 1, span)


def _spoken(row: texts.StoryRow) -> str:
    """Return a line for screen readers; a side without a number is left out."""
    sides = ((Color.BLACK, row.black), (Color.WHITE, row.white))
    told = comma_list(*(f"{color_name(color)} {text}" for color, text in sides if text))
    return labelled(row.label, told)


class StorySlider(QSlider):
    """The slider over the whole story, with a notch at the beginning of each chapter."""

    def __init__(self, look: Look) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._notches: tuple[int, ...] = ()
        # As for buttons, a click leaves the keyboard with the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(translate("story", "Place in the count"))
        self.setMinimumHeight(look.px(24))

    def show_story(self, story: Story) -> None:
        """Set the range and the notches for another story."""
        # A smaller range moves the slider, and `valueChanged` stands for a choice of the user.
        self.blockSignals(True)
        # Not 0 at the end of the range: `paintEvent` divides by the maximum.
        self.setRange(0, max(1, len(story)))
        self.blockSignals(False)
        self._notches = tuple(sorted(story.starts))
        self.update()

    def show_place(self, place: int) -> None:
        """Show a place without emitting `valueChanged`, which stands for a choice of the user."""
        self.blockSignals(True)
        self.setValue(place)
        self.blockSignals(False)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        super().paintEvent(event)
        painter = QPainter(self)
        color = QColor(self._look.theme.field_edge)
        room, middle = self.width() - _HANDLE, self.height() // 2
        for notch in self._notches:
            part = notch / self.maximum()
            # Qt mirrors the slider itself, but not the notches that are painted over it.
            part = 1 - part if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else part
            painter.fillRect(_HANDLE // 2 + round(room * part), middle + 6, 2, 4, color)


class StoryPanel(QWidget):
    """The side panel of a story: the present step, all steps of the tradition, the numbers, and the controls.

    `at_end` holds the text and the icon of the large button at the end of the story.

    Signals: `place_chosen(int)`; `speed_chosen(Speed)`; `ruleset_chosen(Ruleset)`; `side_chosen(Color)` with the side
    whose area is counted, in traditions that count only one.
    """

    manual_page = "counting"

    place_chosen = Signal(int)
    speed_chosen = Signal(object)
    ruleset_chosen = Signal(object)
    side_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None, has_pace: bool = True) -> None:
        """Make a panel; one without the choice of a pace is for a story that waits for each step."""
        super().__init__(parent)
        self._has_pace = has_pace
        self.title = label(role="title", wraps=True)
        self.subtitle = label(role="note", tone="muted", wraps=True)
        self.note = label(role="note", tone="accent", wraps=True)
        self.step = label(role="name", wraps=True)
        self.reason = WordLabel(look)
        self.card = Card("soft")
        self.chapters = ChapterList(look)
        self.table = RunningTable(look)
        self.slider = StorySlider(look)
        self.buttons = {name: Button(look, icon=_ICONS.get(name, name), kind="square") for name in _button_names()}
        self.play = Button(look, translate("story", "Pause"), "pause", "primary")
        self.speeds = {speed: Button(look, text, kind="chip") for speed, text in _speeds().items()}
        self.sides = {color: Button(look, text, kind="chip") for color, text in _sides().items()}
        self.rules = Button(look, translate("story", "Change ruleset"))
        self.rules_menu = QMenu(self)
        self.skip = Button(look, translate("story", "Skip to result"))
        self.at_end = (translate("story", "Result"), "skip")
        self._group = QButtonGroup(self)
        self._side_group = QButtonGroup(self)
        self._is_for_class = False
        self._counted: Color | None = None
        self._rulesets: list[Ruleset] = []
        self._most_rows = 0
        self._look = look
        self._build()
        self._connect()

    def _build(self) -> None:
        self.card.setLayout(column_layout(self.step, self.reason, spacing=4, margin=14))
        head = (self.title, self.subtitle, self.note, 4, self.card)
        self._middle = ScrollingPanel(*head, 2, self.chapters, 4, self.table, None, spacing=4)
        self._middle.installEventFilter(self)
        for name, text in _button_names().items():
            name_with_tip(self.buttons[name], text)
        for chip in self.speeds.values():
            chip.setCheckable(True)
            self._group.addButton(chip)
        for pace, chip in self.speeds.items():
            set_tip(chip, texts.words_a_minute(WORDS_A_MINUTE[pace]))
        self.speeds[Speed.NORMAL].setChecked(True)
        for side in self.sides.values():
            side.setCheckable(True)
            self._side_group.addButton(side)
        transport = row_layout(self.buttons["first"], self.buttons["back"], spacing=4)
        transport.addWidget(self.play, 1)
        transport.addWidget(self.buttons["forward"])
        transport.addWidget(self.buttons["last"])
        speed = self._speed = label(translate("story", "Speed"), "note", "muted")
        layout = self._parts = column_layout(spacing=10)
        layout.addWidget(self._middle, 1)
        layout.addWidget(self.slider)
        layout.addLayout(transport)
        self._pace = FlowRow(speed, *self.speeds.values(), spacing=_CHIP_GAP)
        layout.addWidget(self._pace)
        self._pace.setVisible(self._has_pace)
        self._counts = FlowRow(*self.sides.values(), spacing=8)
        layout.addWidget(self._counts)
        layout.addWidget(hairline())
        self._acts = row_layout(spacing=8)
        self._acts.addWidget(self.rules, 1)
        self._acts.addWidget(self.skip, 1)
        layout.addLayout(self._acts)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self.place_chosen)
        self.chapters.chosen.connect(self.place_chosen)
        self._group.buttonClicked.connect(self._on_speed)
        self._side_group.buttonClicked.connect(self._on_side)
        self.rules.clicked.connect(self._on_rules)
        self.rules_menu.triggered.connect(self._on_ruleset)

    def show_story(self, story: Story, rulesets: Sequence[Ruleset], is_other: bool) -> None:
        """Show another story and the rulesets on offer; with `is_other` it is not by the rules of the game."""
        self.title.setText(texts.story_title(story))
        self.subtitle.setText(texts.story_subtitle(story))
        self.note.setText(texts.other_rules_note() if is_other else "")
        self.note.setVisible(is_other)
        self.show_steps(story)
        self._rulesets = list(rulesets)
        self.rules_menu.clear()
        for number, ruleset in enumerate(self._rulesets):
            action = self.rules_menu.addAction(row_text(ruleset_name(ruleset)))
            action.setData(number)
            action.setCheckable(True)
            action.setChecked(ruleset == story.ruleset)

    def show_steps(self, story: Story) -> None:
        """Show the steps of a story by the same rules, and the side whose area is counted in it."""
        self.chapters.show_story(story)
        self._most_rows = max(len(frame.tally.lines) for frame in story.frames)
        self.slider.show_story(story)
        self._counted = story.counted
        if self._counted is not None:
            self.sides[self._counted].setChecked(True)
        self._counts.setVisible(self._counted is not None and not self._is_for_class)
        self._fit()

    def refresh(self, _controller: GameController, _change: Change) -> None:
        """Change nothing: the story does not follow the session, and goes on until it is left."""

    def show_class(self, is_for_class: bool) -> None:
        """Show only the present step and the numbers in a presentation to a class; outside of one show all."""
        self._is_for_class = is_for_class
        self._counts.setVisible(self._counted is not None and not is_for_class)
        self.chapters.setVisible(not is_for_class)
        self._pace.setVisible(self._has_pace and not is_for_class)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        widest = max(self.rules.sizeHint().width(), self.skip.sizeHint().width())
        directions = QBoxLayout.Direction
        is_narrow = 2 * widest + self._acts.spacing() > self.width()
        self._acts.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        # If one line is too short for all, the label is left out: the chips can be understood without it.
        chips = sum(chip.sizeHint().width() + _CHIP_GAP for chip in self.speeds.values())
        self._speed.setVisible(self._speed.sizeHint().width() + chips <= self.width())
        self._parts.setSpacing(10 if self.height() >= self._look.px(_LOW) else 6)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the steps again when the middle part has another height, because the parts below it changed."""
        if event.type() == QEvent.Type.Resize and watched is self._middle:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Limit the number of steps that are listed around the present one, so that the numbers stay in sight.

        The limit depends only on the story and the height, so that nothing jumps during the story.
        """
        px, height = self._look.px, self._middle.viewport().height()
        head = _HEAD + (_NOTE if self.note.text() else 0)
        table = (self._most_rows + 3) * _TABLE_LINE
        lines = len(self.chapters.lines)
        room = height - px(head + table)
        is_close = px(_LINE) * lines > room
        self.chapters.set_close(is_close)
        self.chapters.set_most(room // px(_CLOSE_LINE) if is_close else lines)

    def show_place(self, story: Story, place: int, landed: bool = True) -> None:
        """Show the story after this number of steps.

        Until the stones in flight have `landed`, the numbers are those of the step before.
        """
        self.step.setText(texts.step_title(story, place))
        self.reason.setText(texts.step_reason(story, place))
        self.card.setAccessibleName(dotted(self.step.text(), self.reason.text()))
        counted = place if landed else place - 1
        rows = texts.story_rows(story, counted)
        self.table.setVisible(bool(rows))
        self.table.show_rows(rows)
        line = self.chapters.show_place(place, counted)
        # The later a part is scrolled to, the surer it is in sight: the card with the step comes last.
        for part in (self.table, line, self.card):
            if part is not None and part.isVisibleTo(self):
                self._middle.ensureWidgetVisible(part, 0, 8)
        self.slider.show_place(place)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(place > 0)
        for name in ("forward", "last"):
            self.buttons[name].setEnabled(place < len(story))

    def show_playing(self, is_playing: bool, goes_on: bool, is_at_end: bool) -> None:
        """Set the text and the icon of the large button: pause, play, one step, or the act at the end."""
        if is_at_end:
            text, icon = self.at_end
        elif is_playing:
            text, icon = translate("story", "Pause"), "pause"
        elif goes_on:
            text, icon = translate("story", "Play"), "play"
        else:
            text, icon = translate("story", "Step"), "step_on"
        self.play.setText(text)
        self.play.set_icon(icon)

    @Slot()
    def _on_speed(self) -> None:
        chosen = next(speed for speed, chip in self.speeds.items() if chip.isChecked())
        self.speed_chosen.emit(chosen)

    @Slot()
    def _on_side(self) -> None:
        chosen = next(color for color, chip in self.sides.items() if chip.isChecked())
        self.side_chosen.emit(chosen)

    @Slot()
    def _on_rules(self) -> None:
        height = self.rules_menu.sizeHint().height()
        # The button is at the foot of the panel, so the menu opens above it.
        self.rules_menu.popup(self.rules.mapToGlobal(QPoint(0, -height)))

    @Slot(QAction)
    def _on_ruleset(self, action: QAction) -> None:
        self.ruleset_chosen.emit(self._rulesets[int(action.data())])


def story_panel(context: WindowContext) -> StoryPanel:
    """Return the side panel of a story for this window."""
    return StoryPanel(context.look)


def _button_names() -> dict[str, str]:
    return {
        "first": translate("story", "Back to the start"),
        "back": translate("story", "One step back"),
        "forward": translate("story", "One step forward"),
        "last": translate("story", "Go to the end"),
    }


def _sides() -> dict[Color, str]:
    return {
        Color.BLACK: translate("story", "Count Black"),
        Color.WHITE: translate("story", "Count White"),
    }


def _speeds() -> dict[Speed, str]:
    return {
        Speed.SLOW: translate("story", "Slow"),
        Speed.NORMAL: translate("story", "Normal"),
        Speed.FAST: translate("story", "Fast"),
    }
