"""The questions of a count in the side panel, one at a time: all sure groups, then each unclear group."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from goboard_app.app.texts import explain as texts
from goboard_app.app.texts.count import group_title, reason_sentence
from goboard_app.app.texts.format import color_name, labelled, translate
from goboard_app.go.board import Color
from goboard_app.scoring.statuses import Status
from goboard_app.session.counting import CountingState, CountStep
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, FlowRow, StoneLabel, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import set_tip

# Rows of groups, and in a low window.
_MOST_ROWS, _MOST_ROWS_LOW = 6, 3


class StepCard(Card):
    """The card with the question of the present step and its answers.

    Signals: `answered(CountStep)` when the players go on from the question of a step; `decided(Status)` for the
    unclear group that is asked about. The button `change` opens the list of groups.
    """

    answered = Signal(object)
    decided = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("soft", parent)
        self._step = CountStep.SUM
        self._is_compact = False
        self.progress = label(role="note", tone="muted", wraps=True)
        self.text = label(role="panel", wraps=True)
        self.rows = [_GroupLine(look) for _ in range(_MOST_ROWS)]
        self.more = label(role="note", tone="muted")
        self.yes = Button(look, kind="primary")
        self.change = Button(look)
        self.choices = {
            Status.DEAD: Button(look, translate("life", "Dead")),
            Status.ALIVE: Button(look, translate("life", "Alive")),
            Status.SEKI: Button(look, translate("life", "Seki")),
        }
        self.skip = Button(look, texts.skip_unclear(), kind="link")
        set_tip(self.skip, texts.skip_hint())
        answers = FlowRow(self.yes, self.change, *self.choices.values(), self.skip)
        rows = column_layout(*self.rows, self.more, spacing=2)
        layout = column_layout(self.progress, rows, self.text, answers, spacing=8, margin=14)
        self.setLayout(layout)
        self._group = QButtonGroup(self)
        for number, button in enumerate(self.choices.values()):
            self._group.addButton(button, number)
        self._group.idClicked.connect(self._on_decided)
        self.yes.clicked.connect(self._on_yes)
        self.skip.clicked.connect(self._on_skip)
        self.hide()

    @property
    def first(self) -> Button:
        """The first button of the question that is shown."""
        return self.yes if self._step is CountStep.DEAD else self.choices[Status.DEAD]

    def set_compact(self, is_compact: bool) -> None:
        """Show fewer groups in a low window."""
        self._is_compact = is_compact

    def show_step(self, counting: CountingState) -> None:
        """Show the question of the present step; the card keeps its contents where there is none."""
        self._step = counting.step
        if self._step is CountStep.SUM:
            return
        is_first = self._step is CountStep.DEAD
        if is_first:
            self._show_sure(counting)
        else:
            self._show_unclear(counting)
        for shown in (self.yes, self.change):
            shown.setVisible(is_first)
        for shown in (*self.choices.values(), self.skip):
            shown.setVisible(not is_first)
        # Without a tax on eyes in seki, chains in seki score as alive ones do.
        if not counting.ruleset.marks_seki:
            self.choices[Status.SEKI].hide()
        self.setAccessibleName(texts.spoken_question(counting))

    def _show_sure(self, counting: CountingState) -> None:
        groups = texts.sure_groups(counting)
        self.progress.hide()
        self.text.setText(texts.sure_text(counting))
        most = _MOST_ROWS_LOW if self._is_compact else _MOST_ROWS
        # A single group more fits into the line that would name the number of the others.
        most = most if len(groups) > most else len(groups)
        for number, row in enumerate(self.rows):
            row.setVisible(number < most)
            if number < most:
                row.show_text(groups[number].color, texts.row_text(counting, groups[number]))
        self.more.setText(texts.more_groups(len(groups) - most))
        self.more.setVisible(len(groups) > most)
        self.yes.setText(texts.yes_dead(counting) if groups else texts.go_on())
        self.change.setText(texts.no_change(counting))
        # A user who comes here by Tab has not heard the question.
        self.yes.setAccessibleName(labelled(texts.sure_question(counting), self.yes.text()))

    def _show_unclear(self, counting: CountingState) -> None:
        group = counting.undecided[0]
        for number, row in enumerate(self.rows):
            row.setVisible(number == 0)
        self.rows[0].show_text(group.color, group_title(counting.position, group.stones))
        self.more.hide()
        progress, question = texts.unclear_progress(counting), texts.unclear_question(group)
        self.progress.setText(progress)
        self.progress.setVisible(bool(progress))
        self.text.setText(reason_sentence(group, counting.position.size))
        for button in self.choices.values():
            button.setAccessibleName(labelled(question, button.text()))

    @Slot()
    def _on_yes(self) -> None:
        self.answered.emit(CountStep.DEAD)

    @Slot()
    def _on_skip(self) -> None:
        self.answered.emit(CountStep.UNCLEAR)

    @Slot(int)
    def _on_decided(self, number: int) -> None:
        self.decided.emit(list(self.choices)[number])


class _GroupLine(QWidget):
    """A stone and the words for one group."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._stone = StoneLabel(look, Color.BLACK, "", 18)
        self._text = label(role="panel", wraps=True)
        layout = row_layout(self._stone, spacing=8)
        layout.addWidget(self._text, 1)
        # Beside a text of several lines the stone belongs to the first one.
        layout.setAlignment(self._stone, Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)
        self.hide()

    def show_text(self, color: Color, text: str) -> None:
        """Show a group of this colour."""
        self._stone.set_color(color, color_name(color))
        self._text.setText(text)
