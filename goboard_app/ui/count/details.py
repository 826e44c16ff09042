"""The count in the side panel: the breakdown with its rules, and the list of groups."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from goboard_app.app.jobs import Job, Steps
from goboard_app.app.texts import count as texts
from goboard_app.app.texts.format import color_name, translate
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_short, scoring_sentence
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.count_groups import CountGroup
from goboard_app.session.counting import CountingState
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.count_table import CountTable
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    IconLabel,
    StoneLabel,
    column_layout,
    label,
    leave_clicks_to,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.tips import set_tip

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_AT_ONCE = 8
"""The number of rows that are made at once; a panel hardly has room for more."""


class CountDetails(QWidget):
    """The sum of the count with its breakdown and the moves that it assumes; its line opens the other rules.

    Signal: `ruleset_chosen(Ruleset)`. The button `other_sum` chooses another board to count.
    """

    ruleset_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rulesets: list[Ruleset] = []
        self.standing = Button(look, kind="row")
        self.leader = label(role="panel", tone="accent", wraps=True)
        self._down = IconLabel(look, "chevron_down", "accent", 18)
        self._up = IconLabel(look, "chevron_up", "accent", 18)
        self.rules = ComboBox()
        self.rules_hint = label(role="note", tone="muted", wraps=True)
        self.table = CountTable(look)
        self._inside = QWidget()
        self.closing = label(role="note", wraps=True)
        self.other_sum = Button(look, kind="link")
        self._build()
        self.standing.toggled.connect(self._on_toggled)
        self.rules.activated.connect(self._on_rules)

    def _build(self) -> None:
        self.rules.setAccessibleName(translate("panel", "Count by these rules"))
        self.rules.setMinimumContentsLength(8)
        head = row_layout(self._down, self._up, spacing=8, margin=4)
        head.addWidget(self.leader, 1)
        self.standing.setLayout(head)
        self.standing.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        leave_clicks_to(self.standing)
        self._up.hide()
        self.standing.setCheckable(True)
        set_tip(self.standing, translate("panel", "Count by other rules"))
        name = label(translate("panel", "Count by these rules"), "section", "muted")
        inside = column_layout(name, self.rules, self.rules_hint, spacing=6)
        self._inside.setLayout(inside)
        self._inside.hide()
        other = row_layout(self.other_sum, None)
        layout = column_layout(self.standing, self._inside, self.table, self.closing, spacing=4)
        layout.addLayout(other)
        self.setLayout(layout)

    def show_moves(self, closing: str, other_sum: str) -> None:
        """Show the moves that the sum assumes, and the button for the other sum; both are hidden if empty."""
        self.closing.setText(closing)
        self.closing.setVisible(bool(closing))
        self.other_sum.setText(other_sum)
        self.other_sum.setVisible(bool(other_sum))

    def show_count(self, counting: CountingState, rulesets: Sequence[Ruleset], headline: str) -> None:
        """Show a count with the sentence of its sum, and the rulesets on offer besides its own."""
        own = () if counting.ruleset in rulesets else (counting.ruleset,)
        if self._rulesets != [*rulesets, *own]:
            self._rulesets = [*rulesets, *own]
            self.rules.clear()
            self.rules.addItems([ruleset_name(ruleset) for ruleset in self._rulesets])
        self.rules.setCurrentIndex(self._rulesets.index(counting.ruleset))
        self.rules_hint.setText(scoring_sentence(counting.ruleset))
        count = counting.count()
        self.table.show_count(count)
        set_tip(self.table, texts.scoring_title(count))
        dot = " \N{MIDDLE DOT} "
        text = headline.rstrip(".") + dot + ruleset_short(counting.ruleset)
        self.leader.setText(text)
        self.standing.setAccessibleName(text)

    @Slot(bool)
    def _on_toggled(self, is_open: bool) -> None:
        self._inside.setVisible(is_open)
        self._down.setVisible(not is_open)
        self._up.setVisible(is_open)

    @Slot(int)
    def _on_rules(self, index: int) -> None:
        self.ruleset_chosen.emit(self._rulesets[index])


class GroupRow(Button):
    """The row of one group.

    Signals, each with the number of the row: `chosen(int)` on a click or when the Tab key comes to it,
    `stepped(int, int)` for the arrow keys, with -1 for up and 1 for down, and `entered(int)` for Enter and Space.
    """

    chosen = Signal(int)
    stepped = Signal(int, int)
    entered = Signal(int)

    def __init__(self, look: Look, number: int) -> None:
        super().__init__(look, kind="group")
        self._number = number
        self._shown: tuple[Position, CountGroup] | None = None
        self._marked: tuple[bool, bool] | None = None
        self.setCheckable(True)
        self.title = label(role="name", wraps=True)
        self.chip = label(role="note", wraps=True)
        self.chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.chip.setProperty("tag", "true")
        self.reason = label(role="note", tone="muted", wraps=True)
        self._stone = StoneLabel(look, Color.BLACK, "", 22)
        head = row_layout(spacing=8)
        head.addWidget(self.title, 1)
        head.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignTop)
        layout = row_layout(column_layout(self._stone, None), spacing=10)
        layout.addLayout(column_layout(head, self.reason, spacing=2), 1)
        layout.setContentsMargins(12, 8, 10, 8)
        self.setLayout(layout)
        # The row takes the width of the list; its height follows from its wrapped texts.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        leave_clicks_to(self)
        self.clicked.connect(self._on_clicked)

    def show_group(self, position: Position, group: CountGroup) -> None:
        """Show a group with its status and reason; return at once if it is shown already."""
        if self._shown == (position, group):
            return
        self._shown = position, group
        self._stone.set_color(group.color, color_name(group.color))
        self.title.setText(texts.group_title(position, group.stones))
        self.chip.setText(texts.group_chip(group))
        set_style(self.chip, tag="unclear" if group.is_undecided else "true")
        self.chip.updateGeometry()
        reason = texts.group_reason(group, position.size)
        self.reason.setText(reason)
        if self.reason.isHidden() is bool(reason):
            self.reason.setVisible(bool(reason))
        self.setAccessibleName(texts.spoken_group(position, group))

    def mark(self, is_current: bool, takes_tab: bool) -> None:
        """Set whether the row looks chosen, and whether the Tab key reaches it."""
        if (is_current, takes_tab) != self._marked:
            self._marked = is_current, takes_tab
            policy = Qt.FocusPolicy.TabFocus if takes_tab else Qt.FocusPolicy.NoFocus
            self.setFocusPolicy(policy)
        if self.isChecked() is not is_current:
            # A click checks a checkable button before the list has chosen its row.
            self.setChecked(is_current)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.chosen.emit(self._number)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(self._number, _STEPS[key])
        elif key in _ENTER:
            self.entered.emit(self._number)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(self._number)


class GroupList(QWidget):
    """The list of groups, one row each; Tab comes to the chosen row, and the arrow keys go on from there.

    Signals: `chosen(CountGroup)` when the user chooses a row; `pressed(CountGroup)` when Enter or Space is pressed on
    one.
    """

    chosen = Signal(object)
    pressed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._groups: tuple[CountGroup, ...] = ()
        self._rows: list[GroupRow] = []
        self._filling = Job(self)
        self._at: Point | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._add_row()
        self._rows[0].hide()

    @property
    def rows(self) -> list[GroupRow]:
        """All rows made so far, after those that are still missing have been made; rows without a group are hidden."""
        self._filling.finish()
        return self._rows

    @property
    def is_filling(self) -> bool:
        """True while rows are still missing."""
        return self._filling.is_busy

    @property
    def groups(self) -> tuple[CountGroup, ...]:
        """The listed groups."""
        return self._groups

    @property
    def current(self) -> CountGroup | None:
        """The group of the chosen row; None if no row is chosen."""
        return next((g for g in self._groups if self._at in g.stones), None)

    @property
    def current_row(self) -> GroupRow | None:
        """The chosen row; None if there is none."""
        current = self.current
        number = next((n for n, group in enumerate(self._groups) if group is current), None)
        if number is None:
            return None
        return self._rows[number] if number < len(self._rows) else self.rows[number]

    def show_groups(self, position: Position, groups: Sequence[CountGroup]) -> None:
        """Show these groups, in the existing rows as far as they go.

        Missing rows beyond the first eight are made by a job, one by one: a game that was stopped in its middle may
        have forty groups.
        """
        self._filling.cancel()
        self._groups = tuple(groups)
        for shown in self._rows[len(groups) :]:
            if not shown.isHidden():
                shown.hide()
        showing = self._showing(position)
        if next(showing, None) is not None:
            self._filling.start_slices(showing)

    def _showing(self, position: Position) -> Steps[None]:
        for number, group in enumerate(self._groups):
            is_made = number < len(self._rows)
            if not is_made:
                if number >= _AT_ONCE:
                    self._mark()
                    yield number / len(self._groups)
                self._add_row()
            shown = self._rows[number]
            if shown.isHidden():
                shown.show()
            shown.show_group(position, group)
        self._mark()

    def choose_at(self, point: Point | None) -> None:
        """Choose the row of the group with a stone at this point, if it is listed, without emitting `chosen`."""
        self._at = point
        self._mark()

    def _add_row(self) -> None:
        made = GroupRow(self._look, len(self._rows))
        made.chosen.connect(self._choose)
        made.stepped.connect(self._on_stepped)
        made.entered.connect(self._on_entered)
        self._layout.addWidget(made)
        if self._rows:
            # Qt orders Tab by creation: without this, Tab would come to the new row after the rest of the panel.
            self._rows[-1].mark(False, takes_tab=True)
            QWidget.setTabOrder(self._rows[-1], made)
        self._rows.append(made)

    def _mark(self) -> None:
        current = self.current
        for group, shown in zip(self._groups, self._rows, strict=False):
            is_current = group is current
            takes_tab = is_current or (current is None and shown is self._rows[0])
            shown.mark(is_current, takes_tab)

    @Slot(int, int)
    def _on_stepped(self, number: int, step: int) -> None:
        number += step
        if 0 <= number < len(self._groups):
            self._choose(number)
            self.rows[number].setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(int)
    def _on_entered(self, number: int) -> None:
        self.pressed.emit(self._groups[number])

    @Slot(int)
    def _choose(self, number: int) -> None:
        group = self._groups[number]
        self._at = min(group.stones)
        self._mark()
        self.chosen.emit(group)
