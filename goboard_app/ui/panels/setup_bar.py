"""SetupBar: what the hand lays down while stones are set up, and the way back."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from goboard_app.app.texts.numbers import color_name
from goboard_app.go.color import Color
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column, label

translate = QCoreApplication.translate


class SetupTool(Enum):
    """What a plain click lays down."""

    BLACK = auto()
    WHITE = auto()
    IN_TURN = auto()
    EMPTY = auto()


class SetupBar(QWidget):
    """Chips for the stone in the hand and for the side to move, and the buttons that end it.

    Signals: `tool_chosen(SetupTool)`, `turn_chosen(Color)`, and of the buttons `taken_back()`,
    `cancelled()` and `finished()`.
    """

    tool_chosen = Signal(object)
    turn_chosen = Signal(object)
    taken_back = Signal()
    cancelled = Signal()
    finished = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = label(role="note", tone="muted", wraps=True)
        texts = {
            SetupTool.BLACK: color_name(Color.BLACK),
            SetupTool.WHITE: color_name(Color.WHITE),
            SetupTool.IN_TURN: translate("set up", "In turn"),
            SetupTool.EMPTY: translate("set up", "Empty"),
        }
        self.tools = {tool: Button(look, text, kind="chip") for tool, text in texts.items()}
        self.turns = {
            Color.BLACK: Button(look, translate("set up", "Black to move"), kind="chip"),
            Color.WHITE: Button(look, translate("set up", "White to move"), kind="chip"),
        }
        self.take_back = Button(look, translate("set up", "Take back"), "undo")
        self.cancel = Button(look, translate("set up", "Cancel"))
        self.done = Button(look, translate("set up", "Done"), "check", kind="primary")
        self._tool_group = QButtonGroup(self)
        self._turn_group = QButtonGroup(self)
        self._build()
        self._connect()

    def _build(self) -> None:
        for group, chips in (
            (self._tool_group, list(self.tools.values())),
            (self._turn_group, list(self.turns.values())),
        ):
            for number, chip in enumerate(chips):
                chip.setCheckable(True)
                group.addButton(chip, number)
        self.tools[SetupTool.BLACK].setChecked(True)
        things = (*self.tools.values(), *self.turns.values())
        buttons = (self.take_back, self.cancel, self.done)
        layout = column(self.hint, FlowRow(*things, *buttons, spacing=6), spacing=6)
        layout.setContentsMargins(18, 8, 18, 12)
        self.setLayout(layout)

    def _connect(self) -> None:
        self._tool_group.idClicked.connect(self._on_tool)
        self._turn_group.idClicked.connect(self._on_turn)
        self.take_back.clicked.connect(self.taken_back)
        self.cancel.clicked.connect(self.cancelled)
        self.done.clicked.connect(self.finished)

    @property
    def tool(self) -> SetupTool:
        """What is in the hand."""
        return list(self.tools)[self._tool_group.checkedId()]

    def show_draft(self, to_move: Color, can_take_back: bool) -> None:
        """Show whose turn it would be, and whether there is a stroke to take back."""
        self.turns[to_move].setChecked(True)
        self.take_back.setEnabled(can_take_back)

    def show_hint(self, extra: str) -> None:
        """Say how stones are laid down, and what else there is to know."""
        text = translate(
            "set up",
            "A click lays a stone, with Shift or the right button one of the other colour. "
            "A second click takes it off.",
        )
        self.hint.setText(f"{text} {extra}".strip())

    @Slot(int)
    def _on_tool(self, number: int) -> None:
        self.tool_chosen.emit(list(self.tools)[number])

    @Slot(int)
    def _on_turn(self, number: int) -> None:
        self.turn_chosen.emit(list(self.turns)[number])
