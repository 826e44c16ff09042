"""MarkChips: the tools for marks in one row, of which one or none is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QMenu, QSizePolicy, QVBoxLayout, QWidget

from goboard_app.app.texts.format import labelled, translate
from goboard_app.app.texts.marks import tool_hint, tool_name
from goboard_app.session.marks import MarkTool
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, FlowRow, label
from goboard_app.ui.widgets.tips import set_tip

_TEXTS = {MarkTool.LETTER: "A", MarkTool.NUMBER: "1"}
CHIPS = (
    *(MarkTool.LETTER, MarkTool.NUMBER, MarkTool.TRIANGLE, MarkTool.SQUARE, MarkTool.CIRCLE),
    MarkTool.CROSS,
)
"""The tools with a chip of their own; the others are in the menu of the last chip."""

SPACING = 6
_WIDTH, _LEAST = 40, 32


def _icon(tool: MarkTool) -> str:
    """Return the name of the picture of a tool; empty for one with a letter or digit."""
    return "" if tool in _TEXTS else f"mark_{tool.name.lower().removeprefix('territory_')}"


class MarkChips(QWidget):
    """A row of chips for the mark tools.

    Signal: `tool_chosen(MarkTool | None)` when the user takes a tool or puts it down.
    """

    tool_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.tool: MarkTool | None = None
        self.word = label(translate("marks", "Mark"), "section", "muted")
        self.chips = {tool: Button(look, _TEXTS.get(tool, ""), _icon(tool), "mark") for tool in CHIPS}
        self.more = Button(look, icon="more", kind="mark")
        self.menu = QMenu(self)
        self._actions: dict[MarkTool, QAction] = {}
        self._group = QButtonGroup(self)
        # In an exclusive group a second click could not put the tool down.
        self._group.setExclusive(False)
        self._group.idClicked.connect(self._on_clicked)
        self._build()

    def _build(self) -> None:
        for number, (tool, chip) in enumerate(self.chips.items(), 1):
            chip.setCheckable(True)
            chip.setAccessibleName(tool_name(tool))
            set_tip(chip, f"{tool_name(tool)} (Ctrl+{number})\n{tool_hint(tool)}")
            self._group.addButton(chip, number)
        for tool in MarkTool:
            if tool not in self.chips:
                action = self._actions[tool] = self.menu.addAction(tool_name(tool))
                action.setCheckable(True)
        self.more.setCheckable(True)
        self.more.setMenu(self.menu)
        self.menu.triggered.connect(self._on_triggered)
        self.menu.aboutToHide.connect(self._refresh)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FlowRow(self.word, *self.chips.values(), self.more, spacing=SPACING))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._look.changed.connect(self._follow_look)
        self._follow_look()
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Fit all chips in one row if possible: first the word is hidden, then the chips are narrowed."""
        px, chips = self._look.px, (*self.chips.values(), self.more)
        room = self.width() - (len(chips) - 1) * SPACING
        beside = (room - self.word.sizeHint().width() - SPACING) // len(chips)
        has_word = beside >= px(_LEAST)
        self.word.setVisible(has_word)
        wide = min(px(_WIDTH), max(px(_LEAST), beside if has_word else room // len(chips)))
        for chip in chips:
            chip.setFixedWidth(wide)

    def show_tool(self, tool: MarkTool | None) -> None:
        """Show which tool is chosen."""
        self.tool = tool
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        for tool, chip in self.chips.items():
            chip.setChecked(tool is self.tool)
        for tool, action in self._actions.items():
            action.setChecked(tool is self.tool)
        is_other = self.tool in self._actions
        self.more.setChecked(is_other)
        self.more.set_icon(_icon(self.tool) if self.tool is not None and is_other else "more")
        more = translate("marks", "More marks")
        chosen = tool_name(self.tool).rstrip("…") if self.tool is not None and is_other else ""
        self.more.setAccessibleName(labelled(more, chosen))
        set_tip(self.more, self.more.accessibleName())

    @Slot()
    def _follow_look(self) -> None:
        for chip in (*self.chips.values(), self.more):
            chip.setIconSize(QSize(self._look.px(16), self._look.px(16)))
        self._fit()

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self._choose(CHIPS[number - 1])

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self._choose(next(tool for tool, item in self._actions.items() if item is action))

    def _choose(self, tool: MarkTool) -> None:
        self.show_tool(None if tool is self.tool else tool)
        self.tool_chosen.emit(self.tool)
