"""Marking: marks and labels drawn on the board with the chosen tool, by mouse or keys."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.texts.format import dotted, translate
from goboard_app.app.texts.marks import tool_hint, tool_name
from goboard_app.go.board import Point
from goboard_app.session.marks import (
    LINES,
    MarkTool,
    clear_marks,
    draw_line,
    mark,
    with_stroke,
    without_ghost,
)
from goboard_app.session.picture import BoardPicture, MarkKind
from goboard_app.session.session import Phase
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.widgets.look import Look

if TYPE_CHECKING:
    from goboard_app.ui.widgets.mark_chips import MarkChips

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class MarkingFlow(QObject, Mode):
    """The mode of drawing marks with `tool`, until it is put down.

    The right button draws arrows at any time. A stroke is one step to undo. By keys, Enter marks the keyboard point; a
    line or a part of the board takes Enter at both ends.
    """

    name = "marks"

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._page = context.page
        self._presenter = context.presenter
        self._modes = context.modes
        self._chips: list[MarkChips] = []
        self.tool: MarkTool | None = None
        self._drawn_with: MarkTool | None = None
        self._points: list[Point] = []
        self._was_marking = False

    def listen(self) -> None:
        """Connect the strokes of the board and the signals that decide whether marks may be made."""
        board = self._page.board
        self._presenter.presented.connect(self._on_presented)
        self._presenter.held.connect(self._on_presented)
        self._modes.changed.connect(self._show_tool)
        board.stroke_begun.connect(self._on_begun)
        board.stroke_moved.connect(self._on_moved)
        board.stroke_ended.connect(self._on_ended)
        self._show_tool()

    def take_chips(self, chips: MarkChips) -> None:
        """Let these chips of a panel show and choose the tool."""
        chips.tool_chosen.connect(self.take)
        chips.show_tool(self.tool)
        self._chips.append(chips)

    @cached_property
    def field(self) -> LabelField:
        """The field for the text of a label, made when it is first needed."""
        field = LabelField(self._context.look, self._page.board)
        field.given.connect(self._on_text)
        field.left.connect(self._page.board.setFocus)
        return field

    @Slot(object)
    def take(self, tool: MarkTool | None) -> None:
        """Take a tool; None puts it down."""
        if tool is not None:
            self._modes.enter(self)
        self.tool = tool if self._may_mark else None
        self._forget_stroke()
        if self.tool is None:
            self._modes.gone(self)
        self._show_tool()
        self._presenter.show_picture()
        if self.tool is not None:
            text = dotted(tool_name(self.tool).rstrip("…"), tool_hint(self.tool))
            if self._page.is_presenting:
                # On a presented page no chips show the tool, so the sentence does.
                self._presenter.tell(text)
            else:
                self._page.board.announce(text)
        elif self._page.is_presenting:
            self._presenter.show_again()
        self._context.commands.sweep_soon()

    def toggle(self, tool: MarkTool) -> None:
        """Take this tool, or put it down if it is the current one."""
        self.take(None if tool is self.tool else tool)

    def toggle_named(self, name: str) -> None:
        """Take the tool of this name, or put it down if it is the current one."""
        self.toggle(MarkTool[name])

    def clear(self) -> None:
        """Remove all marks of the node."""
        self._controller.perform(clear_marks(self._controller.session))

    @property
    def _may_mark(self) -> bool:
        """Return whether strokes on the board are marks, and no other mode takes them."""
        is_reviewing = self._controller.session.phase is Phase.REVIEWING
        return is_reviewing and not self._presenter.is_held and not self._is_taken

    @property
    def _is_taken(self) -> bool:
        """Return whether another mode takes the strokes of the mouse."""
        return any(mode.takes_strokes for mode in self._modes.all)

    @Slot()
    def _show_tool(self) -> None:
        may_mark = self._may_mark
        is_marking = self.tool is not None
        board = self._page.board
        self._presenter.set_overlay(self._draw, bool(self._points))
        if not self._is_taken:
            buttons = {_RIGHT} if may_mark else set()
            board.stroke_buttons = frozenset(buttons | ({_LEFT} if is_marking else set()))
        if may_mark and (is_marking or self._was_marking):
            # Without a tool the arrow keys walk through the record.
            board.arrows_move_cursor = is_marking
        self._was_marking = is_marking
        for chips in self._chips:
            chips.show_tool(self.tool)

    @Slot()
    def _on_presented(self) -> None:
        """Put the tool down if the phase or a page holder does not allow marks any more."""
        if not self._may_mark and self.tool is not None:
            self.take(None)
        self._show_tool()

    def _draw(self, picture: BoardPicture) -> BoardPicture:
        """Return the picture with the current stroke."""
        if self._drawn_with is None:
            return picture
        return with_stroke(picture, self._drawn_with, self._points)

    # The mode, while a tool is chosen

    def picture(self, below: BoardPicture) -> BoardPicture:
        """Remove the stone under the pointer."""
        return without_ghost(below)

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Mark the keyboard point with Enter, or set one end of a line; the mouse makes strokes instead."""
        tool = self.tool
        if tool is None:
            return False
        if (tool in LINES or tool is MarkTool.PART) and not self._points:
            self._drawn_with, self._points = tool, [point]
            self._show_stroke()
            return True
        points = [*self._points, point]
        self._forget_stroke()
        self._finish(tool, points, point)
        return True

    def escape(self) -> bool:
        """Cancel a stroke, else put the tool down; return whether there was one."""
        if self._points:
            self._forget_stroke()
            self._presenter.show_picture()
            return True
        if self.tool is None:
            return False
        self.take(None)
        return True

    def leave(self) -> None:
        """Put the tool down."""
        if self.tool is not None:
            self.take(None)
        self._modes.gone(self)

    # Strokes

    @Slot(object, object, object)
    def _on_begun(self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        if not self._may_mark:
            return
        if button == _RIGHT and self.tool not in LINES:
            is_line = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self._drawn_with = MarkTool.LINE if is_line else MarkTool.ARROW
        else:
            self._drawn_with = self.tool
        self._points = [point]
        self._show_stroke()

    @Slot(object)
    def _on_moved(self, point: Point) -> None:
        if self._points:
            self._points.append(point)
            self._show_stroke()

    @Slot(object)
    def _on_ended(self, point: Point) -> None:
        if self._presenter.is_held or self._is_taken:
            return
        tool, points = self._drawn_with, self._points
        self._forget_stroke()
        self._show_tool()
        self._presenter.show_picture()
        if points and tool is not None:
            self._finish(tool, points, point)

    def _show_stroke(self) -> None:
        self._presenter.set_overlay(self._draw, True)
        self._presenter.show_picture()

    def _forget_stroke(self) -> None:
        self._points, self._drawn_with = [], None

    def _finish(self, tool: MarkTool, points: list[Point], last: Point) -> None:
        session = self._controller.session
        if tool in LINES:
            self._controller.perform(draw_line(session, tool, points[0], last))
        elif tool is MarkTool.TEXT:
            self._ask_text(points[0])
        elif tool is MarkTool.PART:
            self._controller.perform(mark(session, tool, (points[0], last)))
        else:
            self._controller.perform(mark(session, tool, points))

    # The text of labels

    def _ask_text(self, point: Point) -> None:
        marks = self._page.board.picture.marks
        labels = (m.text for m in marks if m.point == point and m.kind is MarkKind.LABEL)
        place = self._page.board.position_of(point)
        self.field.ask(point, place, next(labels, ""))

    @Slot(object, str)
    def _on_text(self, point: Point, text: str) -> None:
        self._controller.perform(mark(self._controller.session, MarkTool.TEXT, (point,), text))


_WIDTH, _HEIGHT = 170, 36


class LabelField(QLineEdit):
    """A small text field over the board, hidden until it is asked for.

    Signals: `given(Point, str)` when Enter was pressed; `left()` when the field was left.
    """

    given = Signal(object, str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._point: Point | None = None
        self.setPlaceholderText(translate("marks", "Text on this point"))
        self.setAccessibleName(translate("marks", "Text on this point"))
        self.setFixedSize(look.px(_WIDTH), look.height(_HEIGHT))
        self.hide()

    def ask(self, point: Point, place: QPoint, text: str) -> None:
        """Show the field below a position of its parent, with the current label of the point."""
        self._point = point
        self.setText(text)
        self.selectAll()
        # Inside the board, also for a point at its edge.
        left = min(max(0, place.x() - self.width() // 2), self._room.width() - self.width())
        top = min(place.y() + self.height() // 2, self._room.height() - self.height())
        self.move(left, top)
        self.show()
        self.raise_()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The board behind would take an Enter that is not accepted as a click on the keyboard point.
            event.accept()
            self._give()
        elif event.key() == Qt.Key.Key_Escape:
            event.accept()
            self._leave()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        # Its own context menu takes the focus as a popup.
        if self.isVisible() and event.reason() != Qt.FocusReason.PopupFocusReason:
            self._leave()

    def _give(self) -> None:
        point, text = self._point, self.text()
        self._leave()
        if point is not None:
            self.given.emit(point, text)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()
