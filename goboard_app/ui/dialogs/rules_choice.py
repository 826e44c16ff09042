"""RulesChoice: the rulesets to choose from in a field, and the way to all of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import OFFERED
from goboard_app.ui.look.look import Look


class RulesChoice(QComboBox):
    """The presets, the user's own rulesets, and "All rulesets…", which opens the page of them.

    Signals: `ruleset_chosen()`; `customs_changed(tuple)` when the user made, changed or deleted
    rulesets on that page.
    """

    ruleset_chosen = Signal()
    customs_changed = Signal(object)

    def __init__(
        self,
        look: Look,
        ruleset: Ruleset,
        customs: Sequence[Ruleset] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._ruleset = ruleset
        self._customs = tuple(customs)
        self._rows: list[Ruleset | None] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(14)
        self._fill()
        self.currentIndexChanged.connect(self._on_index)
        self.activated.connect(self._on_activated)

    @property
    def ruleset(self) -> Ruleset:
        """What is chosen."""
        return self._ruleset

    @property
    def all_row(self) -> int:
        """The row that opens the page of all rulesets."""
        return self.count() - 1

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to others: turning it must not open the page."""
        event.ignore()

    def _fill(self) -> None:
        own = list(self._customs)
        if self._ruleset not in (*OFFERED, *own):
            own.append(self._ruleset)
        self.blockSignals(True)
        self.clear()
        self._rows = [*OFFERED]
        for ruleset in OFFERED:
            self.addItem(ruleset_name(ruleset))
        if own:
            self._add_line()
        for ruleset in own:
            self.addItem(ruleset_name(ruleset))
            self._rows.append(ruleset)
        self._add_line()
        self.addItem(translate("new game", "All rulesets…"))
        self._rows.append(None)
        self._show_chosen()
        self.blockSignals(False)

    def _add_line(self) -> None:
        self.insertSeparator(self.count())
        self._rows.append(None)

    def _show_chosen(self) -> None:
        self.setCurrentIndex(self._rows.index(self._ruleset))
        self.setToolTip(self.currentText())

    @Slot(int)
    def _on_index(self, index: int) -> None:
        ruleset = self._rows[index] if 0 <= index < len(self._rows) else None
        if ruleset is not None and ruleset != self._ruleset:
            self._ruleset = ruleset
            self.setToolTip(self.currentText())
            self.ruleset_chosen.emit()

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        if index != self.all_row:
            return
        self._show_chosen()
        self.open_page()

    @Slot()
    def open_page(self) -> None:
        """Let the user look at all rulesets, and take one of them."""
        # Late, as most games begin without it.
        from goboard_app.ui.dialogs.rulesets import RulesetsDialog

        page = RulesetsDialog(self._look, self._ruleset, self._customs, self.window())
        page.customs_changed.connect(self._on_customs)
        answer = page.answer if page.exec() == QDialog.DialogCode.Accepted else None
        page.deleteLater()
        self._fill()
        if answer is not None:
            self.setCurrentIndex(self._rows.index(answer))

    @Slot(object)
    def _on_customs(self, customs: tuple[Ruleset, ...]) -> None:
        self._customs = customs
        self.customs_changed.emit(customs)
