"""ReviewBar: buttons and a slider under the board, to walk through a record."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import node_text
from goboard_app.session.numbering import shown_number
from goboard_app.session.session import GameSession
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, ElidedLabel, row_layout
from goboard_app.ui.panels.step_buttons import StepButtons

_LEAST = 150
_WITH_TEXT, _WITH_ENDS, _WITH_SPEED = 520, 340, 620
SPEEDS = (4000, 3000, 2000, 1500, 1000, 700, 500, 350, 250)
"""How long each position stays, in milliseconds, from slow to fast."""


class ReviewBar(QWidget):
    """Signals: `stepped(str)` with 'first', 'back', 'forward' or 'last'; `place_chosen(int)` with
    the number of nodes from the root; `play_asked()` when the record shall play by itself or stop;
    `speed_changed(int)` with the milliseconds that each position stays.
    """

    stepped = Signal(str)
    place_chosen = Signal(int)
    play_asked = Signal()
    speed_changed = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_playing = False
        self._is_saying = False
        self._steps = StepButtons(look, self)
        self.buttons = self._steps.buttons
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName(translate("review", "Place in the record"))
        self.play = Button(look, icon="play", kind="square")
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.said = ElidedLabel(role="message")
        self.text = ElidedLabel(role="message")
        # An ignored width hint would have the slider take the room of the text as well.
        self.text.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        layout = row_layout(*self.buttons.values(), self.play, 8, spacing=6)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.said, 1)
        layout.addSpacing(8)
        layout.addWidget(self.speed)
        layout.addWidget(self.text)
        layout.setContentsMargins(18, 8, 18, 12)
        self.setLayout(layout)
        self.said.hide()
        self._build_speed()
        self.show_playing(False)
        # The bar makes do with the room under the board; `_fit` leaves out what has none.
        self.setMinimumWidth(_LEAST)
        self._fit()
        self._connect()

    def _build_speed(self) -> None:
        self.speed.setRange(0, len(SPEEDS) - 1)
        self.speed.setPageStep(1)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        text = translate("review", "Speed")
        self.speed.setToolTip(text)
        self.speed.setAccessibleName(text)

    @property
    def interval(self) -> int:
        """How many milliseconds each position stays while the record plays by itself."""
        return SPEEDS[self.speed.value()]

    def set_interval(self, milliseconds: int) -> None:
        """Let each position stay for so long, or about so long; nobody is told."""
        nearest = min(SPEEDS, key=lambda speed: abs(speed - milliseconds))
        self.speed.blockSignals(True)
        self.speed.setValue(SPEEDS.index(nearest))
        self.speed.blockSignals(False)

    def show_playing(self, is_playing: bool) -> None:
        """Show whether the record plays by itself."""
        self._is_playing = is_playing
        stop, start = translate("review", "Stop (Space)"), translate("review", "Play (Space)")
        text = stop if is_playing else start
        self.play.set_icon("pause" if is_playing else "play")
        self.play.setToolTip(text)
        self.play.setAccessibleName(text)
        self._fit()

    def say(self, text: str) -> None:
        """Say something in the place of the slider and the move, until the next act."""
        self.said.setText(text)
        self._is_saying = bool(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        px = self._look.px
        has_text = self.width() >= px(_WITH_TEXT) and not self._is_saying
        self.text.setVisible(has_text)
        self.said.setVisible(self._is_saying)
        self.slider.setVisible(not self._is_saying)
        self.speed.setVisible(self._is_playing and self.width() >= px(_WITH_SPEED))
        self.speed.setFixedWidth(px(84))
        self.text.setFixedWidth(px(190 if self.width() >= px(_WITH_TEXT + 120) else 150))
        for name in ("first", "last"):
            self.buttons[name].setVisible(self.width() >= px(_WITH_ENDS))
        # In the middle of a resizing nobody else lays out again what was shown or hidden.
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()

    def _connect(self) -> None:
        self._look.changed.connect(self._fit)
        self.slider.valueChanged.connect(self.place_chosen)
        self.play.clicked.connect(self.play_asked)
        self.speed.valueChanged.connect(self._on_speed)
        self._steps.stepped.connect(self.stepped)

    @Slot()
    def _on_speed(self) -> None:
        self.speed_changed.emit(self.interval)

    def refresh(self, session: GameSession) -> None:
        """Show where the cursor is on its line."""
        if self._is_saying:
            self.say("")
        place, length = len(session.path.nodes) - 1, len(session.line) - 1
        # The slider would report its own new value back as a choice of the user's.
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(1, length))
        self.slider.setValue(place)
        self.slider.setEnabled(length > 0)
        self.slider.blockSignals(False)
        self.text.setText(node_text(session, session.cursor, shown_number(session)))
        self._steps.enable(back=place > 0, forward=place < length)
