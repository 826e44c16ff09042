"""ClockWindow: a clock in full screen for two players at a real board."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.clock import RealBoardClock
from goboard_app.app.texts import clocks as texts
from goboard_app.app.texts.format import translate
from goboard_app.clock.clock import ClockEvent, GameClock
from goboard_app.clock.control import TimeControl
from goboard_app.go.board import Color
from goboard_app.ui.clock.half import ClockHalf
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.choices import QuestionDialog
from goboard_app.ui.widgets.clock_dialog import ClockChoice
from goboard_app.ui.widgets.look import Look, class_rules, growth_of
from goboard_app.ui.widgets.parts import Button, FlowRow, column_layout, label, set_ground

# The keys of the left and the right half; those marked A and L have other letters too on some keyboards.
_LEFT = {
    *(Qt.Key.Key_A, Qt.Key.Key_Left),
    *(ord("\N{CYRILLIC CAPITAL LETTER EF}"), ord("\N{GREEK CAPITAL LETTER ALPHA}")),
}
_RIGHT = {
    *(Qt.Key.Key_L, Qt.Key.Key_Right),
    *(ord("\N{CYRILLIC CAPITAL LETTER DE}"), ord("\N{GREEK CAPITAL LETTER LAMDA}")),
}


class ClockWindow(QWidget):
    """The clock of a game on a real board: a half for each player, and a row of buttons while it does not run.

    Signals: `chosen(black, white)` when other time controls are chosen, `result_asked()` when the users want to keep
    the result, `left()` when the window was closed.
    """

    chosen = Signal(object, object)
    result_asked = Signal()
    left = Signal()

    def __init__(self, look: Look, black: TimeControl, white: TimeControl, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(translate("real clock", "Clock for a real board"))
        set_ground(self, "page")
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._look = look
        self._was_stopped: bool | None = None
        self.clock = RealBoardClock(self)
        self.halves = [ClockHalf(look, color, self) for color in Color]
        self.status = label(role="message", wraps=True)
        self.choice = ClockChoice(look, black, white)
        self.swap = Button(look, translate("real clock", "Swap sides"), "swap")
        self.pause = Button(look, kind="primary")
        self.again = Button(look, translate("real clock", "Start over"))
        self.result = Button(look, translate("real clock", "Keep the result…"))
        self.close_button = Button(look, translate("real clock", "Close"))
        self._build()
        self._connect()
        self.clock.set_up(black, white)

    def _build(self) -> None:
        self.choice.setAccessibleName(translate("clock dialog", "Kind of clock"))
        self.choice.setMinimumContentsLength(22)
        for button in self._buttons:
            # A click must leave the keyboard to the players.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.bar = QWidget()
        row = FlowRow(self.choice, *self._buttons, spacing=10)
        self.bar.setLayout(column_layout(self.status, row, spacing=8, margin=12))
        self._sides = QWidget()
        layout = column_layout(self._sides, self.bar, spacing=0)
        layout.setStretch(0, 1)
        self.setLayout(layout)
        for half in self.halves:
            half.setParent(self._sides)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.pause, self.swap, self.again, self.result, self.close_button

    def _connect(self) -> None:
        self.clock.shown.connect(self._on_shown)
        self.clock.reached.connect(self._on_reached)
        self.clock.lost.connect(self._on_lost)
        self.choice.chosen.connect(self._on_chosen)
        self.swap.clicked.connect(self._on_swap)
        self.pause.clicked.connect(self.clock.toggle_pause)
        self.again.clicked.connect(self._on_again)
        self.result.clicked.connect(self.result_asked)
        self.close_button.clicked.connect(self.close)
        for half in self.halves:
            half.pressed.connect(self._on_pressed)

    def tell(self, sentence: str) -> None:
        """Show a sentence below the halves, and have it spoken."""
        self.status.setText(sentence)
        announce(self, sentence)

    @Slot(object)
    def _on_pressed(self, color: Color) -> None:
        self.clock.press(color)

    @Slot(object)
    def _on_shown(self, clock: GameClock) -> None:
        running, has_begun = clock.running, self.clock.has_begun
        for place, half in enumerate(self.halves):
            is_asked = clock.loser is None and (half.color is running or not has_begun)
            hint = texts.press_hint("AL"[place]) if is_asked else ""
            has_turn = has_begun and half.color is clock.to_move
            half.show_state(clock.state(half.color), self.clock.moves[half.color], hint, has_turn, not clock.is_paused)
        is_stopped = running is None
        # A tick of the clock changes nothing below the halves.
        if is_stopped != self._was_stopped or not has_begun:
            self._was_stopped = is_stopped
            self._show_buttons(clock)

    def _show_buttons(self, clock: GameClock) -> None:
        """Show the buttons and the sentence for a clock that was started or stopped."""
        is_stopped, has_begun = clock.running is None, self.clock.has_begun
        self.pause.setVisible(clock.loser is None)
        self.pause.setText(texts.pause_text(not has_begun, is_stopped))
        for widget, is_there in (
            (self.choice, not has_begun),
            (self.swap, is_stopped),
            (self.again, is_stopped and has_begun),
            (self.result, is_stopped and has_begun),
        ):
            widget.setVisible(is_there)
        if not is_stopped:
            # The focus must not go from a button that vanishes to one that Space would press.
            self.setFocus()
        if clock.loser is None:
            self.status.setText(texts.real_clock_status(has_begun, is_stopped))

    @Slot(object, object)
    def _on_reached(self, event: ClockEvent, color: Color) -> None:
        self.tell(texts.event_sentence(event, color))

    @Slot(object)
    def _on_lost(self, color: Color) -> None:
        self.tell(texts.event_sentence(ClockEvent.LOST, color))

    @Slot()
    def _on_chosen(self) -> None:
        self.clock.set_up(self.choice.black, self.choice.white)
        self.chosen.emit(self.choice.black, self.choice.white)
        self.setFocus()

    @Slot()
    def _on_swap(self) -> None:
        """Let the players change sides, as they sit at the board."""
        self.halves.reverse()
        self._place()
        now = self.clock.now
        if now is not None:
            self._on_shown(now)

    @Slot()
    def _on_again(self) -> None:
        self.clock.set_up(self.choice.black, self.choice.white)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        key = event.key()
        if event.isAutoRepeat():
            # A key that is held down would press again at the next turn.
            event.accept()
        elif key in _LEFT or key in _RIGHT:
            self.clock.press(self.halves[key in _RIGHT].color)
        elif key == Qt.Key.Key_Space:
            self.clock.toggle_pause()
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        factor = self._look.factor / self._look.growth * growth_of(self.width(), self.height())
        self.bar.setStyleSheet(class_rules(factor))
        self._layout_now()

    def _layout_now(self) -> None:
        layout = self.layout()
        if layout is not None:
            # Qt would give the parts their sizes only on the next turn of the event loop.
            layout.activate()
        self._place()

    def _place(self) -> None:
        """Place the two halves side by side."""
        width, height = self._sides.width(), self._sides.height()
        for place, half in enumerate(self.halves):
            half.setGeometry(place * (width // 2), 0, width // 2 if place == 0 else width - width // 2, height)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: D102 - Qt's own
        """Ask before a clock that runs is left; it stands still during the question."""
        clock = self.clock.now
        if clock is not None and clock.running is not None:
            self.clock.toggle_pause()
            answers = (translate("real clock", "Keep playing"), translate("real clock", "Leave"))
            if QuestionDialog(self._look, texts.leave_clock(), texts.clock_is_running(), answers, self).ask() != 1:
                self.clock.toggle_pause()
                event.ignore()
                return
        event.accept()
        self.left.emit()
