"""MomentsCard: the moments of a game in rows, with what can be done with the one that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QVBoxLayout, QWidget

from goboard_app.app.texts import partner as texts
from goboard_app.app.texts.format import translate
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, ElidedLabel, FlowRow, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import name_with_tip


class MomentRow(NamedTuple):
    """A row of the card: its short text, and the whole sentence for a screen reader."""

    text: str
    sentence: str


class PlayerRows(NamedTuple):
    """The name of a player with the moments to show, or a sentence; hidden without both."""

    name: str
    rows: tuple[MomentRow, ...]
    sentence: str = ""


class MomentsCard(Card):
    """The card with the moments of each player.

    Signals: `chosen(int, int)` with the numbers of a player and of their moment; `kept()` and `all_kept()` to keep the
    moment that is shown, or all of them, as variations; `solving()` to solve it later; `stopped()`; `closed()`.
    """

    chosen = Signal(int, int)
    kept = Signal()
    all_kept = Signal()
    solving = Signal()
    stopped = Signal()
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__("plain")
        self._look = look
        self._shown: tuple[PlayerRows, ...] = ()
        self.rows: list[list[Button]] = []
        """The buttons of each player's moments."""
        self.told: list[QLabel] = []
        """The sentences of players without a moment."""
        self.title = label(translate("moments", "Moments to look at"), "section", "muted")
        self.cross = Button(look, icon="close", kind="square")
        close = translate("moments", "Hide the moments")
        self.cross.setFixedSize(look.height(28), look.height(28))
        name_with_tip(self.cross, close)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 1000)
        self.progress.setAccessibleName(texts.looking_for_moments())
        self.stop = Button(look, translate("moments", "Stop"), kind="link")
        self.note = label(role="panel", wraps=True)
        self.sentence = label(role="panel", wraps=True)
        self.keep = Button(look, translate("moments", "Keep as a variation"), kind="chip")
        self.solve = Button(look, kind="chip")
        self.keep_all = Button(look, translate("moments", "Keep all as variations"), kind="link")
        self._places = QVBoxLayout()
        self._reading = QWidget()
        self._acts = FlowRow(self.keep, self.solve)
        self._build()
        self._connect()

    def _build(self) -> None:
        head = row_layout(self.title, spacing=6)
        head.setStretch(0, 1)
        head.addWidget(self.cross)
        self._reading.setLayout(row_layout(self.progress, self.stop, spacing=6))
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(4)
        self.setLayout(
            column_layout(
                *(head, self._reading, self.note, self._places, self.sentence, self._acts),
                row_layout(self.keep_all, None),
                spacing=6,
                margin=10,
            )
        )
        self.show_moment("", can_solve=False, is_solved=False)
        self.hide()

    def _connect(self) -> None:
        self.keep.clicked.connect(self.kept)
        self.solve.clicked.connect(self.solving)
        self.keep_all.clicked.connect(self.all_kept)
        self.stop.clicked.connect(self.stopped)
        self.cross.clicked.connect(self.closed)

    def show_progress(self, done: float | None) -> None:
        """Show the fraction of the search that is done, from 0 to 1; None if none runs."""
        self._reading.setVisible(done is not None)
        if done is not None:
            self.progress.setValue(round(1000 * done))

    def show_note(self, text: str) -> None:
        """Show a sentence in place of the moments; '' for none."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def show_players(self, players: Sequence[PlayerRows], can_keep: bool) -> None:
        """List the moments of the players; `can_keep`: several of them have a better move."""
        self.keep_all.setVisible(can_keep)
        # New buttons would lose the focus and the check mark of the row on the board.
        if tuple(players) == self._shown:
            return
        self._shown = tuple(players)
        while (item := self._places.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                # Until `deleteLater` takes effect the old row would stay visible.
                widget.hide()
                widget.deleteLater()
        self.rows, self.told = [], []
        for number, player in enumerate(players):
            if player.rows or player.sentence:
                name = ElidedLabel(role="name")
                name.setText(player.name)
                self._places.addWidget(name)
            buttons = [self._row(number, place, row) for place, row in enumerate(player.rows)]
            self.rows.append(buttons)
            for button in buttons:
                self._places.addWidget(button)
            if player.sentence:
                told = label(player.sentence, role="panel", tone="muted", wraps=True)
                self.told.append(told)
                self._places.addWidget(told)

    def _row(self, player: int, number: int, row: MomentRow) -> Button:
        button = Button(self._look, kind="group")
        text = ElidedLabel(role="panel")
        text.setText(row.text)
        # The click belongs to the button below the label.
        text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = row_layout(text)
        layout.setContentsMargins(10, 5, 10, 5)
        button.setLayout(layout)
        button.setCheckable(True)
        button.setAccessibleName(row.sentence)
        button.clicked.connect(partial(self._on_row, player, number))
        return button

    def _on_row(self, player: int, number: int, _is_checked: bool = True) -> None:
        self.chosen.emit(player, number)

    def check(self, player: int, number: int) -> None:
        """Show which row is the one on the board; -1 for none."""
        for place, buttons in enumerate(self.rows):
            for row, button in enumerate(buttons):
                # A click toggles a checkable button by itself, so the state of each row is set.
                button.setChecked((place, row) == (player, number))

    def show_moment(self, sentence: str, can_solve: bool, is_solved: bool) -> None:
        """Show the sentence about the moment on the board, '' for none, and what can be done with it."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self._acts.setVisible(bool(sentence) and can_solve)
        solve, solved = translate("moments", "Solve this later"), translate("moments", "In My lessons")
        self.solve.setText(solved if is_solved else solve)
        self.solve.setEnabled(not is_solved)
