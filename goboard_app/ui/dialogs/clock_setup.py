"""ClockDialog: how much time each side has."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from goboard_app.app.texts.clocks import control_text, time_fault_sentence, times_not_possible
from goboard_app.app.texts.format import color_name, translate
from goboard_app.clock.control import Hourglass, TimeControl, TimeFault
from goboard_app.go.board import Color
from goboard_app.ui.dialogs.clock_fields import ClockFields
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, StoneLabel, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase


class ClockDialog(DialogBase):
    """Asks for the time controls of Black and White; its answer is `choice()`."""

    def __init__(
        self, look: Look, black: TimeControl, white: TimeControl, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("clock dialog", "Clock"))
        self._look = look
        self.black = ClockFields(look, black)
        self.white = ClockFields(look, white)
        self.differs = QCheckBox(translate("clock dialog", "White has other times"))
        self.differs.setChecked(black != white)
        self.summary = label(role="panel", wraps=True)
        self.accept_button = Button(
            look, translate("clock dialog", "Use this clock"), "", "primary"
        )
        self.cancel = Button(look, translate("clock dialog", "Cancel"))
        self._build()
        self._connect()
        self._refresh()

    def choice(self) -> tuple[TimeControl, TimeControl] | None:
        """Black's and White's control; None while they make no sense."""
        black = self.black.control()
        white = self.white.control() if self.differs.isChecked() else black
        if black is None or white is None:
            return None
        if isinstance(black, Hourglass) != isinstance(white, Hourglass):
            return None
        return black, white

    def _build(self) -> None:
        self.setMinimumWidth(self._look.px(560))
        sides = row_layout(self._side(Color.BLACK, self.black), spacing=22)
        self._white_side = self._side(Color.WHITE, self.white)
        sides.addWidget(self._white_side)
        note = Card("soft")
        note.setLayout(column_layout(self.summary, margin=12))
        self.accept_button.setDefault(True)
        layout = column_layout(
            label(translate("clock dialog", "Clock"), "page"),
            sides,
            self.differs,
            note,
            row_layout(None, self.cancel, self.accept_button),
            spacing=12,
        )
        layout.setContentsMargins(28, 22, 28, 20)
        self.setLayout(layout)

    def _side(self, color: Color, fields: ClockFields) -> QWidget:
        side = QWidget()
        stone = StoneLabel(self._look, color, color_name(color), 22)
        side.setLayout(
            column_layout(row_layout(stone, label(color_name(color), "name"), None), fields, None)
        )
        return side

    def _connect(self) -> None:
        self.black.changed.connect(self._on_changed)
        self.white.changed.connect(self._on_changed)
        self.differs.toggled.connect(self._on_changed)
        self.accept_button.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @Slot()
    def _on_changed(self) -> None:
        self._refresh()
        self.fit_soon()

    def _has_one_hourglass(self) -> bool:
        black, white = self.black.control(), self.white.control()
        has_both = black is not None and white is not None and self.differs.isChecked()
        return has_both and isinstance(black, Hourglass) != isinstance(white, Hourglass)

    def _refresh(self) -> None:
        self._white_side.setVisible(self.differs.isChecked())
        chosen = self.choice()
        self.accept_button.setEnabled(chosen is not None)
        if chosen is None and self._has_one_hourglass():
            text = time_fault_sentence(TimeFault.HOURGLASS_ALONE)
        elif chosen is None:
            text = times_not_possible()
        elif chosen[0] == chosen[1]:
            text = control_text(chosen[0])
        else:
            sides = zip((Color.BLACK, Color.WHITE), chosen, strict=True)
            text = ". ".join(f"{color_name(color)}: {control_text(c)}" for color, c in sides)
        self.summary.setText(text)
