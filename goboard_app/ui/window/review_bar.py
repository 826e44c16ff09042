"""ReviewBar: buttons and a slider under the board, to walk through a record."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from goboard_app.app.texts.moves import move_text
from goboard_app.app.texts.numbers import color_name
from goboard_app.record.values import move_of
from goboard_app.session.game_session import GameSession
from goboard_app.session.numbering import shown_number
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import ElidedLabel, row
from goboard_app.ui.panels.step_buttons import StepButtons

translate = QCoreApplication.translate

_LEAST = 150
_WITH_TEXT, _WITH_ENDS = 470, 300


class ReviewBar(QWidget):
    """Signals: `stepped(str)` with 'first', 'back', 'forward' or 'last'; `place_chosen(int)` with
    the number of nodes from the root.
    """

    stepped = Signal(str)
    place_chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._steps = StepButtons(look, self)
        self.buttons = self._steps.buttons
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName(translate("review", "Place in the record"))
        self.text = ElidedLabel(role="message")
        # An ignored width hint would have the slider take the room of the text as well.
        self.text.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        layout = row(*self.buttons.values(), 8, spacing=6)
        layout.addWidget(self.slider, 1)
        layout.addSpacing(8)
        layout.addWidget(self.text)
        layout.setContentsMargins(18, 8, 18, 12)
        self.setLayout(layout)
        # The bar makes do with the room under the board; `_fit` leaves out what has none.
        self.setMinimumWidth(_LEAST)
        self._fit()
        self._connect()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        px = self._look.px
        self.text.setVisible(self.width() >= px(_WITH_TEXT))
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
        self._steps.stepped.connect(self.stepped)

    def refresh(self, session: GameSession) -> None:
        """Show where the cursor is on its line."""
        place = len(session.path.nodes) - 1
        length, node = place, session.cursor
        while (following := session.following(node)) is not None:
            node = following
            length += 1
        # The slider would report its own new value back as a choice of the user's.
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(1, length))
        self.slider.setValue(place)
        self.slider.setEnabled(length > 0)
        self.slider.blockSignals(False)
        self.text.setText(place_text(session))
        self._steps.enable(back=place > 0, forward=place < length)


def place_text(session: GameSession) -> str:
    """Which move the cursor stands on: "Move 84, White J12"."""
    number = shown_number(session)
    move = move_of(session.cursor, session.tree.size)
    if session.path.number == 0:
        return translate("review", "Start")
    text = translate("review", "Move %1").replace("%1", str(number))
    if move is None:
        return text
    return f"{text}, {color_name(move.color)} {move_text(move, session.tree.size)}"
