"""AnswerPanel: what stands beside a board that is answered on, and the way out at its foot."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column, label, row
from goboard_app.ui.look.scaled import ScaledLook

translate = QCoreApplication.translate


class AnswerPanel(QWidget):
    """The base of the panels of lessons and of problems.

    At the foot stands the button `leave`. While pupils can only answer, `unlock` takes its place,
    and before a class a note does. The buttons are to be connected.
    """

    def __init__(self, look: Look, leave_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._look = ScaledLook(look, self)
        self.is_locked = False
        self.is_for_class = False
        self.leave = Button(self._look, leave_text, kind="link")
        self.unlock = Button(self._look, translate("lock", "Unlock…"), "lock", "link")
        self.unlock.setToolTip(translate("lock", "Let everything be used again (Ctrl+Shift+L)"))
        ends = translate("class", "Esc ends the presentation")
        self.way_out = label(ends, "note", "muted", wraps=True)
        self.unlock.hide()
        self.way_out.hide()

    def foot(self) -> QVBoxLayout:
        """The line with the way out."""
        return column(row(self.leave, self.unlock, None, spacing=0), self.way_out, spacing=0)

    def areas(self) -> list[list[QWidget]]:
        """The parts that the keyboard is led to, each with all that takes it there."""
        raise NotImplementedError

    def set_locked(self, is_locked: bool) -> None:
        """Offer to unlock in the place of leaving, or to leave again."""
        self.is_locked = is_locked
        self._show_way_out()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Let all be read from the back of a room, on a screen that asks for this size; or not."""
        self.is_for_class = is_for_class
        self._look.set_scale(scale if is_for_class else 1.0)
        self._look.scale_texts(self, is_for_class)
        self._show_way_out()

    def _show_way_out(self) -> None:
        self.unlock.setVisible(self.is_locked)
        self.leave.setVisible(not self.is_locked and not self.is_for_class)
        self.way_out.setVisible(self.is_for_class and not self.is_locked)
