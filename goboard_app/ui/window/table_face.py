"""TableFace: what the panel of the table shows, and its buttons for rows of the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QSignalMapper, Signal, Slot
from PySide6.QtGui import QAction

from goboard_app.app.lesson_table import Talk
from goboard_app.app.texts.lessons import talk_text
from goboard_app.lessons.lesson import Prepared, said_at, title_of
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.ui.panels.position_list import PositionRow
from goboard_app.ui.panels.table_panel import TablePanel


class TableFace(QObject):
    """A button is there only where its row is. The list is made anew where positions are others.

    Signal: `task_asked()` before a task is written.
    """

    task_asked = Signal()

    def __init__(self, panel: TablePanel, actions: Mapping[str, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._actions = actions
        self._mapper = QSignalMapper(self)
        self._positions: Sequence[Prepared] | None = None
        self._rows: tuple[PositionRow, ...] = ()
        for name, button in panel.acts.items():
            button.setVisible(name in actions)
            self._mapper.setMapping(button, name)
            button.clicked.connect(self._mapper.map)
            if name in actions:
                actions[name].changed.connect(self._on_acts)
        self._mapper.mappedString.connect(self._on_act)
        self._on_acts()

    def show(
        self, trees: Sequence[GameTree], positions: Sequence[Prepared], shown: int | None
    ) -> None:
        """Show the title and the positions; `shown` is the number of that on the board."""
        if positions is not self._positions:
            self._positions = positions
            self._rows = tuple(_row(trees[item.game], item.node) for item in positions)
        self._panel.show_title(title_of(trees))
        self._panel.show_positions(self._rows, shown)

    def show_talk(self, talk: Talk, puts_back: bool, is_new: bool, notice: str) -> None:
        """Say what becomes of what is shown, unless there is news of what became of it."""
        self._panel.puts_back.setChecked(puts_back)
        text = notice or talk_text(puts_back, is_new, talk.count)
        has_talk = talk.count > 0
        self._panel.show_talk(text, has_talk, has_talk or talk.can_bring_back)

    @Slot()
    def _on_acts(self) -> None:
        for name, button in self._panel.acts.items():
            action = self._actions.get(name)
            button.setEnabled(action is not None and action.isEnabled())

    @Slot(str)
    def _on_act(self, name: str) -> None:
        if name == "write_task":
            self.task_asked.emit()
        self._actions[name].trigger()


def _row(tree: GameTree, node: Node) -> PositionRow:
    said = said_at(tree, node)
    return PositionRow(tree, node, said.text, said.has_task)
