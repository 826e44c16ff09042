"""NigiriPlay: a nigiri from the guess to the colours, as a part of a dialog."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.new_game import (
    any_key_shows_end,
    guess_sentence,
    holder_custom,
    let_hold,
    nigiri_sentence,
    parity_name,
    person_name,
)
from goboard_app.go.board import Color
from goboard_app.session.color_choice import Chooser, Parity, Stage, begin_nigiri
from goboard_app.ui.dialogs.colors import Colors, short_name, stone_tile
from goboard_app.ui.dialogs.handful import PAIR_MS, Handful
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout


class NigiriPlay(QWidget):
    """A nigiri from the guess to the colours, to be put into a dialog.

    Signal: `decided()` once everything is counted out. The handful is read nowhere before.
    """

    decided = Signal()

    def __init__(
        self,
        look: Look,
        names: tuple[str, str],
        motion: bool = True,
        chance: random.Random | None = None,
    ) -> None:
        super().__init__()
        self._names = names
        self._motion = motion
        self._is_second_holding = False
        self._nigiri = begin_nigiri(chance)
        self.table = Handful(look)
        self.sentence = label(role="message", wraps=True)
        self.guesses = {parity: _guess_tile(look, parity) for parity in Parity}
        self.swap = Button(look, icon="swap", kind="link")
        self.guessed = label(role="panel", tone="muted", wraps=True)
        self.colors = Colors(look)
        self._pages = QStackedWidget()
        self._pair = QVariantAnimation(self)
        self._keys = [QShortcut(key, self) for key in (Qt.Key.Key_O, Qt.Key.Key_E)]
        self._build()
        self._connect()
        self._refresh()

    @property
    def black(self) -> Chooser | None:
        """Who plays Black, by role; None until all is counted out."""
        return self._nigiri.black

    @property
    def is_second_black(self) -> bool:
        """Whether the second of the two names plays Black."""
        holder_is_black = self.black is Chooser.HOLDER
        return self.black is not None and holder_is_black == self._is_second_holding

    def name_of(self, person: Chooser) -> str:
        """How the player in that role is called."""
        is_first = (person is Chooser.HOLDER) != self._is_second_holding
        return short_name(self._names[0 if is_first else 1]) or person_name(person)

    def focus_guess(self) -> None:
        """Give the guesses the keyboard."""
        self.guesses[Parity.ODD].setFocus()

    def finish(self) -> None:
        """Lay out at once what is left."""
        if self._nigiri.stage is Stage.COUNTING:
            self._pair.stop()
            self._nigiri = self._nigiri.counted_out()
            self._decide()

    def take_key(self, event: QKeyEvent) -> bool:
        """Let any key finish the count; whether there was one to finish."""
        if self._nigiri.stage is not Stage.COUNTING:
            return False
        if not event.isAutoRepeat():
            self.finish()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if not self.take_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        self.finish()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: D102 - Qt's own
        self.finish()
        return super().focusNextPrevChild(is_next)

    def _build(self) -> None:
        text = holder_custom()
        older = label(text, "note", "muted", wraps=True)
        hint = row_layout(spacing=8)
        hint.addWidget(older, 1)
        hint.addWidget(self.swap)
        tiles = row_layout()
        for tile in self.guesses.values():
            tiles.addWidget(tile, 1)
        asking, counting = QWidget(), QWidget()
        asking.setLayout(column_layout(tiles, hint, None))
        counting.setLayout(column_layout(self.guessed, None))
        for page in (asking, counting, self.colors):
            self._pages.addWidget(page)
        self.setLayout(column_layout(self.table, self.sentence, self._pages, spacing=14))

    def _connect(self) -> None:
        self.guesses[Parity.ODD].clicked.connect(self._on_odd)
        self.guesses[Parity.EVEN].clicked.connect(self._on_even)
        self._keys[0].activated.connect(self._on_odd)
        self._keys[1].activated.connect(self._on_even)
        self.swap.clicked.connect(self._on_swap)
        self._pair.setDuration(PAIR_MS)
        self._pair.setStartValue(0.0)
        self._pair.setEndValue(1.0)
        self._pair.valueChanged.connect(self._on_progress)
        self._pair.finished.connect(self._on_laid)

    def _guess(self, parity: Parity) -> None:
        for key in self._keys:
            key.setEnabled(False)
        self._nigiri = self._nigiri.guessed(parity)
        said = guess_sentence(parity, self.name_of(Chooser.GUESSER))
        hint = any_key_shows_end()
        self.guessed.setText(f"{said} {hint}")
        self.table.setFocus()
        if self._motion:
            self._refresh()
            self._pair.start()
        else:
            self.finish()

    def _decide(self) -> None:
        self._refresh()
        self.decided.emit()

    def _refresh(self) -> None:
        nigiri = self._nigiri
        names = {person: self.name_of(person) for person in Chooser}
        self._pages.setCurrentIndex(list(Stage).index(nigiri.stage))
        self.table.show_stones(nigiri.guess, nigiri.pairs)
        self.sentence.setText(nigiri_sentence(nigiri, names))
        if nigiri.stage is Stage.GUESSING:
            self.swap.setText(let_hold(names[Chooser.GUESSER]))
            self.table.setAccessibleName(translate("nigiri", "A closed bowl of white stones"))
        else:
            self.table.setAccessibleName(self.sentence.text())
        if nigiri.black is not None:
            white = next(person for person in Chooser if person is not nigiri.black)
            self.colors.show_names(names[nigiri.black], names[white])

    @Slot()
    def _on_odd(self) -> None:
        self._guess(Parity.ODD)

    @Slot()
    def _on_even(self) -> None:
        self._guess(Parity.EVEN)

    @Slot()
    def _on_swap(self) -> None:
        self._is_second_holding = not self._is_second_holding
        self._refresh()

    @Slot()
    def _on_progress(self) -> None:
        progress = self._pair.currentValue()
        if self._nigiri.stage is Stage.COUNTING and isinstance(progress, float):
            coming = self._nigiri.with_next_pair()
            self.table.show_stones(coming.guess, coming.pairs, progress)

    @Slot()
    def _on_laid(self) -> None:
        self._nigiri = self._nigiri.with_next_pair()
        if self._nigiri.stage is Stage.COUNTING:
            self._refresh()
            self._pair.start()
        else:
            self._decide()


def _guess_tile(look: Look, parity: Parity) -> Button:
    is_odd = parity is Parity.ODD
    note = translate("nigiri", "Key O") if is_odd else translate("nigiri", "Key E")
    return stone_tile(look, Color.BLACK, parity.value, parity_name(parity), note)
