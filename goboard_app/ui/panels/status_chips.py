"""StatusChips: says of the chosen group whether it is alive, dead or in seki."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from goboard_app.app.texts.count import group_title
from goboard_app.app.texts.format import translate
from goboard_app.go.position import Position
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import ListedGroup
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, label


class StatusChips(QWidget):
    """Always in the same place, so that no button slides under the pointer.

    Signal: `status_chosen(Status)` for the group that is shown.
    """

    status_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group_name = label(role="note", tone="muted")
        self.chips = {
            Status.ALIVE: Button(look, translate("life", "Alive"), kind="chip"),
            Status.DEAD: Button(look, translate("life", "Dead"), kind="chip"),
            Status.SEKI: Button(look, translate("life", "Seki"), kind="chip"),
        }
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for status, chip in self.chips.items():
            chip.setCheckable(True)
            self._group.addButton(chip, list(Status).index(status))
        self._group.idClicked.connect(self._on_clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FlowRow(*self.chips.values(), self.group_name))

    def show_group(self, position: Position, group: ListedGroup | None) -> None:
        """Show the status of a group; nothing where there is none."""
        self.setVisible(group is not None)
        if group is None:
            return
        title = group_title(position, group.stones)
        self.group_name.setText(title)
        for status, chip in self.chips.items():
            chip.setChecked(status is group.status and not group.is_undecided)
            chip.setAccessibleName(f"{title}: {chip.text()}")

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.status_chosen.emit(list(Status)[number])
