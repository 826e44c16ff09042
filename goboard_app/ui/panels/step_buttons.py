"""StepButtons: first, back, forward and last, for whoever lays them out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button


class StepButtons(QObject):
    """Four buttons by name. Signal: `stepped(str)` with 'first', 'back', 'forward' or 'last'."""

    stepped = Signal(str)

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.buttons = {name: Button(look, icon=name, kind="square") for name in step_names()}
        for name, text in step_names().items():
            self.buttons[name].setToolTip(text)
            self.buttons[name].setAccessibleName(text)
        self.buttons["first"].clicked.connect(self._on_first)
        self.buttons["back"].clicked.connect(self._on_back)
        self.buttons["forward"].clicked.connect(self._on_forward)
        self.buttons["last"].clicked.connect(self._on_last)

    def enable(self, *, back: bool, forward: bool) -> None:
        """Say which ways are open."""
        for name in ("first", "back"):
            self.buttons[name].setEnabled(back)
        for name in ("forward", "last"):
            self.buttons[name].setEnabled(forward)

    @Slot()
    def _on_first(self) -> None:
        self.stepped.emit("first")

    @Slot()
    def _on_back(self) -> None:
        self.stepped.emit("back")

    @Slot()
    def _on_forward(self) -> None:
        self.stepped.emit("forward")

    @Slot()
    def _on_last(self) -> None:
        self.stepped.emit("last")


def step_names() -> dict[str, str]:
    """What the four buttons for walking along a line are called."""
    return {
        "first": translate("panel", "First position"),
        "back": translate("panel", "One move back"),
        "forward": translate("panel", "One move forward"),
        "last": translate("panel", "Last position"),
    }
