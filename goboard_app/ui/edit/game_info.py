"""Dialogs for properties: the game information of a record, and the print figure of a node."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QWidget

from goboard_app.app.texts import record as record_texts
from goboard_app.app.texts.format import color_name, labelled, parse_points, plain_number, points, translate
from goboard_app.app.texts.marks import print_mode
from goboard_app.app.texts.print import number_up_to
from goboard_app.go.board import Color
from goboard_app.record.game_info import better_dates
from goboard_app.record.inherited import Figure, FigureFlag, PrintMode
from goboard_app.record.properties import is_number
from goboard_app.record.property_table import InfoSection, idents
from goboard_app.record.result import DRAW, UNKNOWN, VOID, Result, ResultKind, format_result, parse_result
from goboard_app.session.info import DETAILS, details_of, fault_of, may_change_result, others_of
from goboard_app.session.numbering import FigureChoice
from goboard_app.session.session import GameSession
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.dialog import DialogBase, ScrollingBody
from goboard_app.ui.widgets.form import Form, Row, offer, show_fault
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, StoneLabel, column_layout, label, row_layout, set_style

_PLAYERS = ((Color.BLACK, InfoSection.BLACK), (Color.WHITE, InfoSection.WHITE))
# In characters of a line, as an unknown property may hold a whole file.
_MOST_OTHERS = 200

_MODES: tuple[PrintMode | None, ...] = (None, *PrintMode)
MOST_NUMBER = 99_999


class ResultField(QWidget):
    """Fields for the winner and the kind of win.

    `text` is the value as the file has it, until it is changed. Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.kind = ComboBox()
        self.how = ComboBox()
        self.margin = QLineEdit()
        self._fill()
        self._show(text)
        layout = row_layout(spacing=8)
        layout.addWidget(self.kind, 3)
        layout.addWidget(self.how, 3)
        layout.addWidget(self.margin, 1)
        self.setLayout(layout)
        self.kind.currentIndexChanged.connect(self._on_changed)
        self.how.currentIndexChanged.connect(self._on_changed)
        self.margin.textEdited.connect(self._on_changed)
        self._arrange()

    @property
    def text(self) -> str:
        """The value to be written."""
        return self._text

    @property
    def fault(self) -> str:
        """The reason why the typed text is no margin; empty if it is one."""
        if self._winner is None or self._how is not ResultKind.POINTS:
            return ""
        if self._margin() is not None:
            return ""
        return record_texts.bad_margin()

    def _fill(self) -> None:
        kinds = [(translate("details", "Not given"), "")]
        kinds += [(record_texts.side_wins(color_name(color)), color.value) for color in Color]
        kinds += [
            (translate("details", "Draw"), "draw"),
            (translate("details", "No result"), "void"),
            (translate("details", "Not known"), "unknown"),
        ]
        if parse_result(self._text).kind in (ResultKind.OTHER, ResultKind.NOTED):
            # A result in another form, or won in a way that the file alone knows, can be kept as it is.
            kinds.append((record_texts.as_in_file(self._text), "raw"))
        offer(self.kind, kinds)
        ways = (
            (translate("details", "by points"), ResultKind.POINTS.name),
            (translate("details", "by resignation"), ResultKind.RESIGNATION.name),
            (translate("details", "on time"), ResultKind.TIME.name),
            (translate("details", "by forfeit"), ResultKind.FORFEIT.name),
            (translate("details", "not said how"), ResultKind.WIN.name),
        )
        offer(self.how, ways)
        self.kind.setAccessibleName(translate("details", "Result"))
        self.how.setAccessibleName(translate("details", "How it was won"))
        self.margin.setAccessibleName(translate("details", "Margin in points"))
        self.margin.setPlaceholderText("3½")

    def _show(self, text: str) -> None:
        result = parse_result(text)
        plain = {
            ResultKind.DRAW: "draw",
            ResultKind.VOID: "void",
            ResultKind.UNKNOWN: "unknown" if text.strip() else "",
            ResultKind.OTHER: "raw",
        }
        if result.winner is None or result.kind is ResultKind.NOTED:
            self.kind.setCurrentIndex(self.kind.findData(plain.get(result.kind, "raw")))
            return
        self.kind.setCurrentIndex(self.kind.findData(result.winner.value))
        self.how.setCurrentIndex(self.how.findData(result.kind.name))
        if result.margin is not None:
            self.margin.setText(points(result.margin))

    @property
    def _winner(self) -> Color | None:
        return next((c for c in Color if c.value == self.kind.currentData()), None)

    @property
    def _how(self) -> ResultKind:
        return ResultKind[str(self.how.currentData())]

    def _margin(self) -> Result | None:
        winner = self._winner
        try:
            margin = parse_points(self.margin.text())
        except (ValueError, ZeroDivisionError):
            return None
        if winner is None or margin <= 0 or (margin * 4).denominator != 1:
            return None
        return Result.by_points(winner, margin)

    def _arrange(self) -> None:
        has_winner = self._winner is not None
        self.how.setVisible(has_winner)
        self.margin.setVisible(has_winner and self._how is ResultKind.POINTS)
        set_style(self.margin, bad="true" if self.fault else "false")

    def _chosen(self) -> str:
        winner = self._winner
        if winner is None:
            plain = {"draw": DRAW, "void": VOID, "unknown": UNKNOWN}
            kind = str(self.kind.currentData())
            return format_result(plain[kind]) if kind in plain else ""
        if self._how is not ResultKind.POINTS:
            return format_result(Result(self._how, winner))
        result = self._margin()
        return self._text if result is None else format_result(result)

    @Slot()
    def _on_changed(self) -> None:
        # A value that is no known result stays as the file has it.
        if self.kind.currentData() != "raw":
            self._text = self._chosen()
        self._arrange()
        self.changed.emit()


class GameInfoDialog(DialogBase):
    """The dialog of the game information.

    `fields` has a line edit for each property of one line; `answer` has the texts of all fields once the dialog is
    accepted. Only the texts that differ from the record are written: everything else stays as the file has it.
    """

    manual_page = "records"

    def __init__(self, look: Look, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._said = details_of(session.tree)
        self.answer: dict[str, str] | None = None
        self.setWindowTitle(translate("details", "Game information"))
        self.fields = {ident: QLineEdit(self._said[ident]) for ident in DETAILS if ident not in ("RE", "GC")}
        self.result_field = ResultField(self._said["RE"])
        # The result of a game in progress is not written by hand.
        self.result_field.setEnabled(may_change_result(session))
        editors: dict[str, QWidget] = {**self.fields, "RE": self.result_field}
        explained = idents(lambda row: row.is_explained)
        self._form = Form(self, (self._row(*each, explained) for each in editors.items()), make_title=self._title)
        self.notes = {ident: self._form.note(ident) for ident in explained}
        self.comment = QPlainTextEdit(self._said["GC"])
        self.better_date = Button(look, kind="link")
        self.others = QPlainTextEdit(_raw(session))
        self.accept_button = Button(look, translate("details", "Change"), kind="primary")
        self.cancel_button = Button(look, translate("details", "Cancel"))
        self._build()
        self._connect()
        self._form.refresh()
        self._refresh()
        self.fields["PB"].setFocus()

    def _row(self, ident: str, editor: QWidget, explained: Sequence[str]) -> Row:
        name = record_texts.detail_name(ident)
        spoken = "" if ident == "RE" else self._spoken(ident)
        if ident not in explained:
            return Row(ident, editor, name, spoken=spoken)
        return Row(
            ident, editor, name, fault=partial(self._fault, ident), meaning=partial(self._meaning, ident), spoken=spoken
        )

    def _title(self, name: str) -> QLabel:
        title = label(name, "body", "muted", wraps=True)
        title.setMinimumHeight(self._look.px(34))
        return title

    def _build(self) -> None:
        self.setMinimumWidth(self._look.px(660))
        for field in self.fields.values():
            # A long value shows its beginning.
            field.setCursorPosition(0)
        # Tab moves to the next field, as it does from the single lines.
        self.comment.setTabChangesFocus(True)
        self.comment.setAccessibleName(record_texts.detail_name("GC"))
        self.comment.setFixedHeight(self._look.px(84))
        self.others.setReadOnly(True)
        self.others.setTabChangesFocus(True)
        self.others.setFixedHeight(self._look.px(72))
        others = translate("details", "Other properties, as in the file")
        self.others.setAccessibleName(others)
        middle = ScrollingBody(
            self._players(),
            self._section(InfoSection.GAME),
            self._section(InfoSection.TERMS),
            self._section(InfoSection.RECORD),
            label(record_texts.detail_name("GC"), "section", "muted"),
            _framed(self.comment),
            label(others, "section", "muted"),
            _framed(self.others),
            spacing=10,
        )
        title = label(translate("details", "Game information"), "title", wraps=True)
        self.lay_out(title, middle, self.button_row(self.accept_button, self.cancel_button), stretched=middle)

    def _players(self) -> QGridLayout:
        """Return the rows of Black and White, each with stone, name, rank and team."""
        layout = QGridLayout()
        layout.setSpacing(8)
        for place, ident in enumerate(_idents_of(InfoSection.BLACK), 1):
            layout.addWidget(label(record_texts.detail_name(ident), "section", "muted"), 0, place)
        for line, (color, section) in enumerate(_PLAYERS, 1):
            layout.addWidget(StoneLabel(self._look, color, color_name(color), 24), line, 0)
            for place, ident in enumerate(_idents_of(section), 1):
                layout.addWidget(self.fields[ident], line, place)
        for place, stretch in ((1, 4), (2, 1), (3, 3)):
            layout.setColumnStretch(place, stretch)
        return layout

    def _section(self, section: InfoSection) -> QGridLayout:
        table = self._form.table(*_idents_of(section), below={"DT": self.better_date}, place=Qt.AlignmentFlag.AlignTop)
        table.setHorizontalSpacing(10)
        table.setVerticalSpacing(6)
        table.setColumnMinimumWidth(0, self._look.px(130))
        return table

    def _connect(self) -> None:
        self._form.changed.connect(self._refresh)
        self.better_date.clicked.connect(self._on_better_date)
        self.result_field.changed.connect(self.fit_soon)
        # The note under TM explains the overtime as well.
        for ident in self.fields.keys() & {*self.notes, "OT"}:
            self.fields[ident].textChanged.connect(self.fit_soon)

    def texts(self) -> dict[str, str]:
        """Return the texts of all fields, in the form in which they are written."""
        found = {ident: self._written(ident) for ident in self.fields}
        return found | {"RE": self.result_field.text, "GC": self.comment.toPlainText()}

    def _written(self, ident: str) -> str:
        text = self.fields[ident].text()
        if text == self._said[ident]:
            return text
        if ident == "KM" and text.strip():
            try:
                # FF[4]: KM is a real number, so "6½" or "6,5" is written as 6.5.
                return plain_number(parse_points(text))
            except (ValueError, ZeroDivisionError):
                return text
        return text.strip()

    def _fault(self, ident: str) -> str:
        """Return why the text of a field cannot be written; a text unchanged from the file is no fault."""
        if ident == "RE":
            return self.result_field.fault
        text = self._written(ident)
        if text == self._said[ident]:
            return ""
        fault = fault_of(ident, text)
        return "" if fault is None else record_texts.fault_sentence(fault)

    @Slot()
    def _refresh(self) -> None:
        self.accept_button.setEnabled(not self._form.fault)

    def _meaning(self, ident: str) -> str:
        if ident == "RE":
            return record_texts.meaning_of("RE", self.result_field.text)
        text = self.fields[ident].text()
        if ident != "DT":
            others = self.fields["OT"].text(), self.fields["RU"].text(), self.result_field.text
            return record_texts.meaning_of(ident, text, *others)
        better = better_dates(text)
        self.better_date.setVisible(bool(better))
        self.better_date.setText(record_texts.date_hint(text) if better else "")
        if better:
            return ""
        return record_texts.meaning_of("DT", text) or record_texts.date_hint(text)

    def _spoken(self, ident: str) -> str:
        """Return the accessible name of a field, with the colour of the player if it belongs to one."""
        for color, section in _PLAYERS:
            if ident in _idents_of(section):
                return labelled(color_name(color), record_texts.detail_name(ident))
        return record_texts.detail_name(ident)

    @Slot()
    def _on_better_date(self) -> None:
        field = self.fields["DT"]
        field.setText(better_dates(field.text()))
        field.setFocus()

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        self.answer = self.texts()
        super().accept()


def _idents_of(section: InfoSection) -> tuple[str, ...]:
    return idents(lambda row: row.section is section)


def _raw(session: GameSession) -> str:
    """Return the other properties of the root as SGF text, one on each line."""
    lines = (item.ident + "".join(f"[{raw}]" for raw in item.values) for item in others_of(session.tree))
    return "\n".join(line if len(line) <= _MOST_OTHERS else line[:_MOST_OTHERS] + "…" for line in lines)


def _framed(field: QPlainTextEdit) -> Card:
    """Return a card around a field of several lines, which has no edge of its own."""
    card = Card("plain")
    card.setLayout(column_layout(field, margin=4))
    return card


class FigureDialog(DialogBase):
    """The dialog of a print figure; `answer` is the choice made, or None if the dialog was cancelled."""

    manual_page = "printing"

    def __init__(
        self,
        look: Look,
        choice: FigureChoice,
        natural_number: int | None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the dialog; `natural_number` is the number the move has without MN, None without a move."""
        super().__init__(parent)
        self._look = look
        self._choice = choice
        self.answer: FigureChoice | None = None
        figure = choice.figure or Figure()
        self.begins = QCheckBox(translate("figure", "A new figure begins here"))
        self.name = QLineEdit(figure.name)
        self.flags = {bit: QCheckBox(text) for bit, text in _flag_texts().items()}
        self.mode = ComboBox()
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
        self.lay_out(
            label(title, "title", wraps=True),
            self.begins,
            self.name,
            *self.flags.values(),
            6,
            label(self.mode.accessibleName(), "section", "muted"),
            self.mode,
            label(self.number.accessibleName(), "section", "muted"),
            self.number,
            self.reason,
            8,
            self.button_row(self.accept_button, self.cancel_button),
            spacing=8,
        )

    def _connect(self) -> None:
        self.begins.toggled.connect(self._refresh)
        self.number.textEdited.connect(self._on_number)

    def ask(self) -> FigureChoice | None:
        """Run the dialog and return the choice, or None."""
        self.run()
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
    def accept(self) -> None:  # noqa: D102 - Qt's own
        text = self.number.text().strip()
        # isdecimal(), in is_number, accepts digits of any script; FF[4] has ASCII digits only.
        if text and not (text.isascii() and is_number(text) and int(text) <= MOST_NUMBER):
            show_fault(self.number, self.reason, number_up_to(MOST_NUMBER))
            self.reason.show()
            self.fit_soon()
            return
        self.answer = FigureChoice(self._figure(), _MODES[self.mode.currentIndex()], int(text) if text else None)
        super().accept()

    def _figure(self) -> Figure | None:
        if not self.begins.isChecked():
            return None
        # Flags of FG without a box here keep their values.
        flags = (self._choice.figure or Figure()).flags
        for bit, box in self.flags.items():
            flags = flags | bit if box.isChecked() else flags & ~bit
        # FF[4]: the name in FG is SimpleText, with single spaces.
        return Figure(" ".join(self.name.text().split()), flags)


def _flag_texts() -> dict[int, str]:
    return {
        FigureFlag.NO_NAME: translate("figure", "Do not show the name"),
        FigureFlag.NO_COORDINATES: translate("figure", "No coordinates"),
        FigureFlag.NO_LIST_OF_MOVES: translate("figure", "No list of moves that cannot be shown"),
        FigureFlag.KEEPS_CAPTURED: translate("figure", "Captured stones stay"),
        FigureFlag.NO_STAR_POINTS: translate("figure", "No star points"),
    }
