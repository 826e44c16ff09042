"""TrialPanel: the side panel for moves that are tried out on a board that is counted."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts import explain as texts
from goboard_app.app.texts.format import color_name, translate
from goboard_app.go.board import Color
from goboard_app.rules.repetition import KoBan
from goboard_app.session.session import Change, GameSession
from goboard_app.session.trial import Trial
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    FlowRow,
    ScrollingPanel,
    StoneLabel,
    column_layout,
    grid,
    label,
    row_layout,
)

# Open kos with a button each; more at once hardly occur.
_MOST_KOS = 4


class TrialPanel(QWidget):
    """The panel of a trial: its moves, the side to move, and the two ways back to the count.

    Signals: `first_chosen(Color)` with the side chosen to begin; `passed(KoBan | None)` with the ko that the pass is
    for, where the rules ask for one.
    """

    manual_page = "counting"

    first_chosen = Signal(object)
    passed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = texts.trial_title()
        self.title = label(title, "title", wraps=True)
        self.hint = label(role="panel", tone="muted", wraps=True)
        self.first = {
            Color.BLACK: Button(look, translate("trial", "Black begins"), kind="chip"),
            Color.WHITE: Button(look, translate("trial", "White begins"), kind="chip"),
        }
        self._stone = StoneLabel(look, Color.BLACK, "", 22)
        self.turn = label(role="strong", wraps=True)
        self.moves = label(role="panel", tone="muted", wraps=True)
        self.ko_passes = [Button(look, "", "pass") for _ in range(_MOST_KOS)]
        self.pass_button = Button(look, translate("trial", "Pass"), "pass")
        self.take_back = Button(look, translate("trial", "Take back"), "undo")
        self.next_move = Button(look, translate("trial", "Next move"), "play", kind="primary")
        self.keep = Button(look, translate("trial", "Keep as variation"), "branch")
        self.put_back = Button(look, translate("trial", "Put everything back"), "close", kind="primary")
        self._group = QButtonGroup(self)
        self._kos: tuple[KoBan, ...] = ()
        self._build()
        self._connect()

    def _build(self) -> None:
        for number, chip in enumerate(self.first.values()):
            chip.setCheckable(True)
            self._group.addButton(chip, number)
        turn = row_layout(self._stone, spacing=10)
        turn.addWidget(self.turn, 1)
        self._first_row = FlowRow(*self.first.values())
        middle = ScrollingPanel(
            self.title,
            self.hint,
            self._first_row,
            6,
            turn,
            self.moves,
            None,
            spacing=10,
        )
        layout = column_layout(spacing=8)
        layout.addWidget(middle, 1)
        layout.addWidget(self.next_move)
        for button in self.ko_passes:
            layout.addWidget(button)
        layout.addLayout(grid([[self.pass_button, self.take_back]]))
        layout.addWidget(self.keep)
        layout.addWidget(self.put_back)
        self.setLayout(layout)

    def _connect(self) -> None:
        self._group.idClicked.connect(self._on_first)
        self.pass_button.clicked.connect(self._on_pass)
        passes = QButtonGroup(self)
        for number, button in enumerate(self.ko_passes):
            passes.addButton(button, number)
        passes.idClicked.connect(self._on_ko_pass)

    def refresh(self, controller: GameController, _change: Change) -> None:
        """Show the trial of the session, if there is one."""
        session = controller.session
        trial = session.trial
        if trial is None:
            return
        self.title.setText(texts.trial_title(trial))
        self.hint.setText(texts.trial_hint(trial))
        # The side to begin is fixed by the first move, or by the line that is shown.
        self._first_row.setVisible(not trial.moves and trial.shown is None)
        self.first[trial.to_move].setChecked(True)
        self._stone.set_color(trial.to_move, color_name(trial.to_move))
        self.turn.setText(_turn(trial))
        lines = [texts.tried_text(number, tried, session.tree.size) for number, tried in enumerate(trial.moves, 1)]
        self.moves.setText("\n".join(lines) or texts.nothing_tried())
        self._refresh_shown(trial)
        self._refresh_passes(session, trial)
        self.take_back.setEnabled(bool(trial.moves))
        self.keep.setEnabled(bool(trial.moves))

    def _refresh_shown(self, trial: Trial) -> None:
        """Show the controls of the line of a group, if the trial has one, and at its end the outcome."""
        self.next_move.setVisible(trial.shown is not None)
        self.next_move.setEnabled(trial.next_shown is not None)
        # Only one button is the main one: the next move, and at the end of the line the way back.
        self.put_back.set_kind("" if trial.next_shown is not None else "primary")
        if trial.is_shown_to_its_end and trial.shown is not None:
            end = texts.shown_sentence(trial.shown, trial.is_rescue)
            self.moves.setText(f"{self.moves.text()}\n{end}")

    def _refresh_passes(self, session: GameSession, trial: Trial) -> None:
        self._kos = trial.open_kos[:_MOST_KOS]
        for number, button in enumerate(self.ko_passes):
            button.setVisible(number < len(self._kos))
            if number < len(self._kos):
                button.setText(texts.pass_for_ko(self._kos[number], session.tree.size))

    @Slot(int)
    def _on_first(self, number: int) -> None:
        self.first_chosen.emit(list(self.first)[number])

    @Slot()
    def _on_pass(self) -> None:
        self.passed.emit(None)

    @Slot(int)
    def _on_ko_pass(self, number: int) -> None:
        self.passed.emit(self._kos[number])


def _turn(trial: Trial) -> str:
    if trial.to_move is Color.BLACK:
        return translate("trial", "Black to play")
    return translate("trial", "White to play")


def trial_panel(context: WindowContext) -> TrialPanel:
    """Return the side panel of a trial for this window."""
    return TrialPanel(context.look)
