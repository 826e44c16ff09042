"""ReachChips: how much a click on the board takes while stones are marked."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from goboard_app.app.texts.count import area_reach, chain_reach, group_reach
from goboard_app.app.texts.format import translate
from goboard_app.session.counting import Reach
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, label


class ReachChips(QWidget):
    """The group, one chain, or the whole closed area. Signal: `reach_chosen(Reach)`."""

    reach_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        texts = {
            Reach.GROUP: (
                translate("reach", "Group"),
                group_reach(),
            ),
            Reach.CHAIN: (
                translate("reach", "Chain"),
                chain_reach(),
            ),
            Reach.AREA: (
                translate("reach", "Whole area"),
                area_reach(),
            ),
        }
        self.chips: dict[Reach, Button] = {}
        self._group = QButtonGroup(self)
        for number, (reach, (text, tip)) in enumerate(texts.items()):
            chip = self.chips[reach] = Button(look, text, kind="chip")
            chip.setCheckable(True)
            chip.setChecked(reach is Reach.GROUP)
            chip.setToolTip(tip)
            self._group.addButton(chip, number)
        self._group.idClicked.connect(self._on_clicked)
        head = label(translate("reach", "A click takes"), "note", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FlowRow(head, *self.chips.values()))

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.reach_chosen.emit(list(self.chips)[number])
