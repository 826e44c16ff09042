"""SetupBar: the tools of set-up, the side to move, and the buttons for the whole board."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCursor,
    QHideEvent,
    QIcon,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QButtonGroup, QMenu, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts import edit as texts
from goboard_app.app.texts.format import color_name, running_text, translate
from goboard_app.go.board import Color
from goboard_app.record.transform import Symmetry
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, FlowRow, column_layout, label
from goboard_app.ui.widgets.tips import set_tip

_ICON, _GAP, _HELD = 16, 3, 30
_LEFT = Qt.MouseButton.LeftButton

_SIDE = 18
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class StoneChip(Button):
    """A chip that can be clicked, or from which a stone of its colour can be dragged.

    Signals: `picked(Color)` when a drag begins; `carried(QPoint)` with the position during the drag, and
    `dropped(QPoint)` with the position at its end, both in screen coordinates.
    """

    picked = Signal(object)
    carried = Signal(object)
    dropped = Signal(object)

    def __init__(self, look: Look, color: Color, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, text, kind="chip")
        self.setParent(parent)
        self._stones = look
        self._color = color
        self._pressed: QPoint | None = None
        self._is_carrying = False
        look.changed.connect(self._show_stone)
        self._show_stone()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        super().mousePressEvent(event)
        if event.button() == _LEFT:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start carrying a stone after the drag distance of the system, and report its position."""
        start, here = self._pressed, event.position().toPoint()
        if start is None:
            super().mouseMoveEvent(event)
            return
        event.accept()
        way = (here - start).manhattanLength()
        # A shorter movement is still a click.
        if not self._is_carrying and way >= QApplication.startDragDistance():
            self._is_carrying = True
            # The press is no click any more.
            self.setDown(False)
            held = self._stones.stone(self._color, _HELD, self.devicePixelRatioF())
            self.setCursor(QCursor(held))
            self.picked.emit(self._color)
        if self._is_carrying:
            self.carried.emit(self.mapToGlobal(here))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the carried stone; without one the event is a click."""
        is_carrying, self._is_carrying = self._is_carrying, False
        if event.button() == _LEFT:
            self._pressed = None
        if not is_carrying:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        self.unsetCursor()
        self.dropped.emit(self.mapToGlobal(event.position().toPoint()))

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the drag, since the button will be released elsewhere."""
        super().hideEvent(event)
        self._pressed, self._is_carrying = None, False
        self.unsetCursor()

    @Slot()
    def _show_stone(self) -> None:
        stone = self._stones.stone(self._color, _ICON, self.devicePixelRatioF())
        ratio, gap = stone.devicePixelRatio(), self._stones.px(_GAP)
        high = stone.deviceIndependentSize().toSize()
        size = QSize(high.width() + gap, high.height())
        # QPushButton has no setting for the gap between icon and text, so the icon is wider.
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.drawPixmap(0, 0, stone)
        painter.end()
        self.setIcon(QIcon(picture))
        self.setIconSize(size)


class SetupTool(Enum):
    """The effect of a plain click or stroke."""

    BLACK = auto()
    WHITE = auto()
    IN_TURN = auto()
    EMPTY = auto()
    MOVE = auto()


class CarriedStoneKind(Enum):
    """The kind of stone that is carried."""

    EMPTY = auto()
    FROM_BOARD = auto()
    FROM_BOWL = auto()


class SetupBar(QWidget):
    """The bar of set-up: chips for the tool and the side to move, and buttons, all with shortcuts.

    Signals: `tool_chosen(SetupTool)`, `turn_chosen(Color)`, `symmetry_chosen(Symmetry)`; `cleared()`, `swapped()`,
    `taken_back()`, `cancelled()` and `finished()` for the buttons; `emptied()` for the key that removes one stone.
    """

    tool_chosen = Signal(object)
    turn_chosen = Signal(object)
    symmetry_chosen = Signal(object)
    cleared = Signal()
    swapped = Signal()
    taken_back = Signal()
    cancelled = Signal()
    finished = Signal()
    emptied = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._later = single_shot(self, self._reserve)
        self.hint = label(role="note", tone="muted", wraps=True)
        self.bowls = {color: StoneChip(look, color, color_name(color)) for color in Color}
        self.tools: dict[SetupTool, Button] = {
            SetupTool.BLACK: self.bowls[Color.BLACK],
            SetupTool.WHITE: self.bowls[Color.WHITE],
            SetupTool.IN_TURN: Button(look, translate("set up", "In turn"), kind="chip"),
            SetupTool.EMPTY: Button(look, translate("set up", "Empty"), kind="chip"),
            SetupTool.MOVE: Button(look, translate("set up", "Move"), kind="chip"),
        }
        self.turns = {
            Color.BLACK: Button(look, translate("set up", "Black to move"), kind="chip"),
            Color.WHITE: Button(look, translate("set up", "White to move"), kind="chip"),
        }
        self.clear = Button(look, icon="clear", kind="square")
        self.turn = Button(look, icon="turn", kind="square")
        self.swap = Button(look, icon="swap", kind="square")
        self.take_back = Button(look, translate("set up", "Take back"), "undo")
        self.cancel = Button(look, translate("set up", "Cancel"))
        self.done = Button(look, translate("set up", "Done"), "check", kind="primary")
        self.menu = QMenu(self)
        self._extra = ""
        self._symmetries: tuple[Symmetry, ...] = ()
        self._tool_group = QButtonGroup(self)
        self._turn_group = QButtonGroup(self)
        self._build()
        self._connect()
        self._give_keys()

    def _build(self) -> None:
        for group, chips in (
            (self._tool_group, list(self.tools.values())),
            (self._turn_group, list(self.turns.values())),
        ):
            for number, chip in enumerate(chips):
                chip.setCheckable(True)
                group.addButton(chip, number)
        self.tools[SetupTool.BLACK].setChecked(True)
        stones = FlowRow(*self.tools.values(), self.clear, self.turn, self.swap, spacing=6)
        rest = FlowRow(*self.turns.values(), self.take_back, self.cancel, self.done, spacing=6)
        layout = column_layout(self.hint, stones, rest, spacing=6)
        layout.setContentsMargins(_SIDE, 8, _SIDE, 12)
        self.setLayout(layout)

    def _connect(self) -> None:
        self._tool_group.idClicked.connect(self._on_tool)
        self._turn_group.idClicked.connect(self._on_turn)
        self.clear.clicked.connect(self.cleared)
        self.swap.clicked.connect(self.swapped)
        self.turn.clicked.connect(self._show_menu)
        self.menu.triggered.connect(self._on_symmetry)
        self.take_back.clicked.connect(self.taken_back)
        self.cancel.clicked.connect(self.cancelled)
        self.done.clicked.connect(self.finished)

    def _give_keys(self) -> None:
        """Give each button a shortcut that works while the bar is shown, and a tool tip that names it.

        Escape belongs to the window, and acts as Done.
        """
        stone = translate("set up", "Click or drag on the board, or drag a stone from here")
        tools, turns = self.tools, self.turns
        for button, key, tip in (
            (tools[SetupTool.BLACK], "B", stone),
            (tools[SetupTool.WHITE], "W", stone),
            (tools[SetupTool.IN_TURN], "I", translate("set up", "Black and White in turn")),
            (tools[SetupTool.EMPTY], "X", translate("set up", "Take stones off")),
            (tools[SetupTool.MOVE], "M", translate("set up", "Move stones")),
            (self.clear, "Shift+Del", translate("set up", "Clear the board")),
            (self.turn, "T", translate("set up", "Turn and mirror")),
            (self.swap, "C", translate("set up", "Swap the colours")),
            (turns[Color.BLACK], "Shift+B", translate("set up", "Black moves first")),
            (turns[Color.WHITE], "Shift+W", translate("set up", "White moves first")),
            (self.take_back, "Ctrl+Z", translate("set up", "Take the last step back")),
            (self.cancel, "Shift+Esc", translate("set up", "Leave the board as it was")),
        ):
            self._give_key(key).activated.connect(button.click)
            self._name(button, tip, key)
        self._name(self.done, translate("set up", "Keep this board"), "Esc")
        self._give_key("Backspace").activated.connect(self.take_back.click)
        self._give_key("Del").activated.connect(self.emptied)

    def _give_key(self, key: str) -> QShortcut:
        return QShortcut(QKeySequence(key), self)

    def _name(self, button: Button, tip: str, key: str) -> None:
        native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        # A text of its own: languages differ in how they write a key beside its effect.
        set_tip(button, texts.tip_with_key(tip, native))
        # Qt takes the text of a button for its accessible name.
        if not button.text():
            button.setAccessibleName(tip)

    @property
    def tool(self) -> SetupTool:
        """The current tool."""
        return list(self.tools)[self._tool_group.checkedId()]

    def set_extra(self, extra: str) -> None:
        """Append this text to every hint while the bar is shown."""
        self._extra = extra
        self._reserve()

    def show_draft(self, to_move: Color, can_take_back: bool) -> None:
        """Show the side to move, and whether there is a step to take back."""
        self.turns[to_move].setChecked(True)
        self.take_back.setEnabled(can_take_back)

    def show_turns(self, symmetries: Iterable[Symmetry]) -> None:
        """Set the symmetries offered in the menu."""
        self._symmetries = tuple(symmetries)

    def show_hint(self, remark: str, hand: CarriedStoneKind) -> None:
        """Show a remark on the position, else the hint for the tool or the carried stone."""
        hint = _tool_hint(self.tool) if hand is CarriedStoneKind.EMPTY else _held_hint(hand)
        self.hint.setText(running_text(remark or hint, self._extra))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        # After the layout of the page: Qt ignores a size change in the middle of it.
        self._later.start()

    @Slot()
    def _reserve(self) -> None:
        """Keep room for the longest hint, because the board must not move under a carried stone."""
        # The font of the style sheet must be set before texts are measured.
        self.hint.ensurePolished()
        room = QRect(0, 0, self.width() - 2 * _SIDE, 1000)
        hints = (*map(_tool_hint, SetupTool), *map(_held_hint, CarriedStoneKind))
        high = max(
            self.hint.fontMetrics().boundingRect(room, _WRAPPED, running_text(hint, self._extra)).height()
            for hint in hints
        )
        self.hint.setFixedHeight(high)

    @Slot()
    def _show_menu(self) -> None:
        self.menu.clear()
        for symmetry in self._symmetries:
            self.menu.addAction(texts.symmetry_name(symmetry)).setData(symmetry.name)
        # The bar is at the foot of the page, so the menu opens above it.
        above = self.turn.mapToGlobal(QPoint(0, -self.menu.sizeHint().height()))
        self.menu.popup(above)
        self.menu.setActiveAction(self.menu.actions()[0])

    @Slot(QAction)
    def _on_symmetry(self, action: QAction) -> None:
        self.symmetry_chosen.emit(Symmetry[str(action.data())])

    @Slot(int)
    def _on_tool(self, number: int) -> None:
        self.tool_chosen.emit(list(self.tools)[number])

    @Slot(int)
    def _on_turn(self, number: int) -> None:
        self.turn_chosen.emit(list(self.turns)[number])


def _tool_hint(tool: SetupTool) -> str:
    """Return the hint for a tool."""
    if tool is SetupTool.EMPTY:
        return texts.empty_hint()
    if tool is SetupTool.MOVE:
        return texts.move_hint()
    return texts.lay_hint()


def _held_hint(hand: CarriedStoneKind) -> str:
    """Return the hint for a carried stone."""
    if hand is CarriedStoneKind.FROM_BOWL:
        return texts.bowl_hint()
    return texts.held_hint()
