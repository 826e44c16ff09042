"""FigureDialog: whether a figure begins here, and how moves are numbered from here on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.marks import print_mode
from goboard_app.app.texts.print import number_up_to
from goboard_app.record.inherited import Figure, FigureFlag, PrintMode
from goboard_app.session.numbering import FigureChoice
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Choice, column_layout, label, row_layout, set_style
from goboard_app.ui.look.sheet import DialogBase

_MODES: tuple[PrintMode | None, ...] = (None, *PrintMode)
MOST_NUMBER = 99_999


class FigureDialog(DialogBase):
    """`answer` is the choice made, None where the dialog was closed."""

    def __init__(
        self,
        look: Look,
        choice: FigureChoice,
        natural_number: int | None,
        parent: QWidget | None = None,
    ) -> None:
        """`natural_number` is the number that the move has by itself; None where there is none."""
        super().__init__(parent)
        self._look = look
        self._choice = choice
        self.answer: FigureChoice | None = None
        figure = choice.figure or Figure()
        self.begins = QCheckBox(translate("figure", "A new figure begins here"))
        self.name = QLineEdit(figure.name)
        self.flags = {bit: QCheckBox(text) for bit, text in _flag_texts().items()}
        self.mode = Choice()
        self.number = QLineEdit("" if choice.number is None else str(choice.number))
        self.reason = label(role="note", tone="error", wraps=True)
        self.accept_button = Button(look, translate("figure", "Done"), kind="primary")
        self.cancel_button = Button(look, translate("figure", "Cancel"))
        self.begins.setChecked(choice.figure is not None)
        for bit, box in self.flags.items():
            box.setChecked(bool(figure.flags & bit))
        self._build(natural_number)
        self._connect()
        self._refresh()

    def _build(self, natural_number: int | None) -> None:
        title = translate("figure", "Figure and numbers")
        self.setWindowTitle(title)
        self.setMinimumWidth(self._look.px(460))
        texts = [translate("figure", "As before"), *(print_mode(mode) for mode in PrintMode)]
        self.mode.addItems(texts)
        self.mode.setCurrentIndex(_MODES.index(self._choice.print_mode))
        self.name.setPlaceholderText(translate("figure", "Name of the figure"))
        for field, name in (
            (self.name, translate("figure", "Name of the figure")),
            (self.mode, translate("figure", "How moves are numbered from here on")),
            (self.number, translate("figure", "Number of this move")),
        ):
            field.setAccessibleName(name)
        self.number.setPlaceholderText("" if natural_number is None else str(natural_number))
        self.number.setEnabled(natural_number is not None)
        self.reason.hide()
        self.accept_button.setDefault(True)
        for button in (self.accept_button, self.cancel_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = column_layout(
            label(title, "title", wraps=True),
            self.begins,
            self.name,
            *self.flags.values(),
            6,
            label(translate("figure", "How moves are numbered from here on"), "section", "muted"),
            self.mode,
            label(translate("figure", "Number of this move"), "section", "muted"),
            self.number,
            self.reason,
            8,
            row_layout(None, self.cancel_button, self.accept_button),
            spacing=8,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.begins.toggled.connect(self._refresh)
        self.accept_button.clicked.connect(self._on_accept)
        self.cancel_button.clicked.connect(self.reject)
        self.number.textEdited.connect(self._on_number)

    def ask(self) -> FigureChoice | None:
        """Show the dialog and wait; the choice, None for none."""
        self.exec()
        return self.answer

    @Slot()
    def _refresh(self) -> None:
        for widget in (self.name, *self.flags.values()):
            widget.setEnabled(self.begins.isChecked())

    @Slot()
    def _on_number(self) -> None:
        set_style(self.number, bad="false")
        self.reason.hide()
        self.fit_soon()

    @Slot()
    def _on_accept(self) -> None:
        text = self.number.text().strip()
        if text and not (text.isascii() and text.isdecimal() and int(text) <= MOST_NUMBER):
            set_style(self.number, bad="true")
            self.reason.setText(number_up_to(MOST_NUMBER))
            self.reason.show()
            self.fit_soon()
            return
        self.answer = FigureChoice(
            self._figure(), _MODES[self.mode.currentIndex()], int(text) if text else None
        )
        self.accept()

    def _figure(self) -> Figure | None:
        if not self.begins.isChecked():
            return None
        # Bits that have no box here stay what they are.
        flags = (self._choice.figure or Figure()).flags
        for bit, box in self.flags.items():
            flags = flags | bit if box.isChecked() else flags & ~bit
        return Figure(" ".join(self.name.text().split()), flags)


def _flag_texts() -> dict[int, str]:
    return {
        FigureFlag.NO_NAME: translate("figure", "Do not show the name"),
        FigureFlag.NO_COORDINATES: translate("figure", "No coordinates"),
        FigureFlag.NO_LIST_OF_MOVES: translate("figure", "No list of moves that cannot be shown"),
        FigureFlag.KEEPS_CAPTURED: translate("figure", "Captured stones stay"),
        FigureFlag.NO_STAR_POINTS: translate("figure", "No star points"),
    }
