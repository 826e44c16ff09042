"""ClockHalf: the half of the screen that shows the clock of one player and is pressed after a move."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.clocks import moves_text, overtime_text, state_text
from goboard_app.app.texts.format import color_name, comma_list
from goboard_app.clock.clock import ClockState
from goboard_app.go.board import Color
from goboard_app.ui.widgets.look import Look

# Ground, text, text of the side that does not think, and the frame of the side that does: the colours of the stones,
# in every theme. All texts have a contrast of 7 and more.
_COLORS = {
    Color.BLACK: ("#141414", "#FFFFFF", "#A6A6A6", "#5AA9E6"),
    Color.WHITE: ("#FFFFFF", "#141414", "#565656", "#1F5F99"),
}
# The ground and the text of a side that has lost on time.
_LOST = ("#8E1B0E", "#FFFFFF")
# The parts of a half from the top, as shares of its height.
_TOP, _FIGURES, _NOTE, _HINT = (0.05, 0.10), (0.18, 0.50), (0.70, 0.11), (0.85, 0.08)
# No half makes its figures smaller than these need, so that they keep their size while they run.
_USUAL_FIGURES = "00:00"


class ClockHalf(QWidget):
    """The clock of one player, in the colour of the stones. Signal: `pressed(Color)` by mouse or finger."""

    pressed = Signal(object)

    def __init__(self, look: Look, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.color = color
        self.figures = self.note = self.moves = self.hint = ""
        self.has_turn = self.is_running = self.is_lost = False
        # The finger of one player may still be down when the other one presses.
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        look.changed.connect(self.update)

    def show_state(self, state: ClockState, moves: int, hint: str, has_turn: bool, is_going: bool) -> None:
        """Show the clock of the player, the number of moves, how to press, and whose turn it is.

        `is_going` is False while the clock is paused.
        """
        self.has_turn, self.is_lost = has_turn and not state.is_lost, state.is_lost
        self.is_running = self.has_turn and is_going
        self.figures = state_text(state, tenths=self.is_running)
        self.note, self.moves, self.hint = overtime_text(state), moves_text(moves), hint
        parts = (color_name(self.color), self.figures, self.note, self.moves, hint)
        self.setAccessibleName(comma_list(*filter(None, parts)))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(400, 300)

    def event(self, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        if event.type() is QEvent.Type.TouchBegin:
            # Qt makes a mouse press of a touch that is not accepted, and the clock would be pressed twice.
            event.accept()
            self.pressed.emit(self.color)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        event.accept()
        self.pressed.emit(self.color)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        ground, text, idle, frame = _COLORS[self.color]
        if self.is_lost:
            # The frame keeps the colour of the player.
            ground, text, frame = *_LOST, ground
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(ground))
        width = max(3.0, self.height() / 40) if self.has_turn or self.is_lost else 1.0
        color = frame if self.has_turn or self.is_lost else self._look.theme.hairline
        pen = QPen(QColor(color), width)
        # The usual join of Qt cuts the corners of a wide frame.
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2))
        painter.setPen(QColor(text if self.is_running or self.is_lost else idle))
        top = self._part(_TOP)
        left, right = top.adjusted(0, 0, -top.width() / 2, 0), top.adjusted(top.width() / 2, 0, 0, 0)
        _draw(painter, left, color_name(self.color), Qt.AlignmentFlag.AlignLeft)
        _draw(painter, right, self.moves, Qt.AlignmentFlag.AlignRight)
        usual = max(self.figures, _USUAL_FIGURES, key=len)
        _draw(painter, self._part(_FIGURES), self.figures, Qt.AlignmentFlag.AlignHCenter, usual, QFont.Weight.DemiBold)
        _draw(painter, self._part(_NOTE), self.note, Qt.AlignmentFlag.AlignHCenter)
        _draw(painter, self._part(_HINT), self.hint, Qt.AlignmentFlag.AlignHCenter)
        painter.end()

    def _part(self, share: tuple[float, float]) -> QRectF:
        """Return the rectangle of a part from its top and height, which are shares of the height."""
        edge = self.width() * 0.06
        return QRectF(edge, self.height() * share[0], self.width() - 2 * edge, self.height() * share[1])


def _draw(
    painter: QPainter,
    room: QRectF,
    text: str,
    side: Qt.AlignmentFlag,
    measured: str = "",
    weight: QFont.Weight = QFont.Weight.Normal,
) -> None:
    """Draw one line as large as its room allows; `measured` is the text that has to fit."""
    font = QFont(painter.font())
    font.setWeight(weight)
    pixels = room.height() * 0.8
    font.setPixelSize(max(1, round(pixels)))
    needed = QFontMetricsF(font).horizontalAdvance(measured or text)
    font.setPixelSize(max(1, int(pixels * min(1.0, room.width() / max(needed, 1.0)))))
    painter.setFont(font)
    painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)
