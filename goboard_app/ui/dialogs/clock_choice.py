"""ClockChoice: a list of usual clocks, and a way to any other one."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QWidget

from goboard_app.app.texts.clocks import control_text
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.new_game import controls_text
from goboard_app.clock.control import (
    MINUTE,
    SECOND,
    Absolute,
    ByoYomi,
    Canadian,
    Fischer,
    Ing,
    NoClock,
    TimeControl,
)
from goboard_app.ui.look.look import Look

USUAL: tuple[TimeControl, ...] = (
    NoClock(),
    Absolute(10 * MINUTE),
    ByoYomi(10 * MINUTE, 3, 30 * SECOND),
    Fischer(5 * MINUTE, 10 * SECOND),
    Canadian(15 * MINUTE, 15, 5 * MINUTE),
    Ing.classic(30 * MINUTE),
)


class ClockChoice(QComboBox):
    """Black's and White's time controls. Signal: `chosen()` when others were picked."""

    chosen = Signal()

    def __init__(
        self, look: Look, black: TimeControl, white: TimeControl, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.black, self.white = black, white
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        self._fill()
        self.activated.connect(self._on_activated)

    def _fill(self) -> None:
        self.clear()
        for control in USUAL:
            self.addItem(control_text(control))
        is_usual = self.black == self.white and self.black in USUAL
        if not is_usual:
            self.addItem(controls_text(self.black, self.white))
        self.addItem(translate("clock dialog", "Another clock…"))
        self.setCurrentIndex(USUAL.index(self.black) if is_usual else len(USUAL))

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        if index < len(USUAL):
            self.black = self.white = USUAL[index]
        elif index == self.count() - 1:
            self._ask()
        self._fill()
        self.chosen.emit()

    def _ask(self) -> None:
        # Late, like every dialog that most games do not need.
        from goboard_app.ui.dialogs.clock_setup import ClockDialog

        dialog = ClockDialog(self._look, self.black, self.white, self.window())
        chosen = dialog.choice() if dialog.exec() == ClockDialog.DialogCode.Accepted else None
        if chosen is not None:
            self.black, self.white = chosen
