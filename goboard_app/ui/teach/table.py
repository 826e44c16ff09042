"""TableFlow: the switch of the teacher's table, where the positions of a lesson are prepared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent

from goboard_app.session.session import Phase
from goboard_app.ui.shell.feature import WindowContext, part

if TYPE_CHECKING:
    from goboard_app.ui.teach.table_work import TableWork

_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier)


class TableFlow(QObject):
    """Puts the table up and away; `work`, which does it all, is made when it is first needed."""

    work: TableWork = part("table_work", "TableWork")

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self.context = context

    def on_made(self, name: str, made: object) -> None:
        """Nothing is to be connected."""

    @property
    def is_on(self) -> bool:
        """Whether the table is there."""
        return "work" in self.__dict__ and self.work.is_on

    def switch(self) -> None:
        """Put the table up, or away."""
        if self.is_on:
            self.leave()
        else:
            self.work.look_for_positions()

    @Slot()
    def leave(self) -> None:
        """Put the table away; what was shown is put back."""
        if self.is_on:
            self.work.leave()

    def take_title(self) -> None:
        """Take the title that is being written for given."""
        if self.is_on:
            self.work.panel.take_title()

    @Slot(bool)
    def on_presenting(self, is_presenting: bool) -> None:
        """Before a class nothing is being prepared."""
        if is_presenting and self.is_on:
            self.work.end_preparing()

    def settle(self) -> None:
        """The record is wanted as it was prepared."""
        if self.is_on:
            self.work.put_back()

    def take_key(self, event: QKeyEvent) -> bool:
        """Go through the lesson with the keys of pages; whether it was one of them."""
        step = _PAGES.get(Qt.Key(event.key()))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is None or modifiers not in _MODIFIERS or not self.step_by(step):
            return False
        event.accept()
        return True

    def step_by(self, step: int) -> bool:
        """Go to the next position, or with -1 to the one before; whether there is a table."""
        if not self.is_on or self.context.controller.session.phase is not Phase.REVIEWING:
            return False
        self.work.step(step)
        return True

    def told(self) -> tuple[str, str] | None:
        """What a class is told of the lesson, and where one is in it; None without a table."""
        return self.work.places.told() if self.is_on else None
