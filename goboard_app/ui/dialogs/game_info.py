"""GameInfoDialog: what a record says of its game, each property in a field of its own."""

from __future__ import annotations

from PySide6.QtCore import QSignalMapper, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPlainTextEdit, QWidget

from goboard_app.app.texts.format import color_name, parse_points, plain_number, translate
from goboard_app.app.texts.record import date_hint, detail_name, fault_sentence, meaning_of
from goboard_app.go.board import Color
from goboard_app.record.game_info import better_dates
from goboard_app.session.info import DETAILS, details_of, fault_of, may_change_result, others_of
from goboard_app.session.session import GameSession
from goboard_app.ui.dialogs.result_field import ResultField
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import (
    Button,
    Card,
    StoneLabel,
    column_layout,
    label,
    row_layout,
    set_style,
)
from goboard_app.ui.look.sheet import DialogBase, SheetMiddle

_PLAYERS = ((Color.BLACK, ("PB", "BR", "BT")), (Color.WHITE, ("PW", "WR", "WT")))
_GAME = ("GN", "EV", "RO", "DT", "PC")
_TERMS = ("RU", "KM", "HA", "TM", "OT")
_RECORD = ("ON", "AN", "US", "SO", "CP")
_EXPLAINED = ("DT", "RU", "KM", "HA", "TM")
_MOST_OTHERS = 200


class GameInfoDialog(DialogBase):
    """`fields` has a field for each property of one line; `answer` is what they say at the end.

    Only what differs from the record is to be written: everything else stays as the file has it.
    """

    def __init__(self, look: Look, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._said = details_of(session.tree)
        self.answer: dict[str, str] | None = None
        self.setWindowTitle(translate("details", "Game information"))
        self.fields = {
            ident: QLineEdit(self._said[ident]) for ident in DETAILS if ident not in ("RE", "GC")
        }
        self.notes = {ident: label(role="note", tone="muted", wraps=True) for ident in _EXPLAINED}
        self.notes["RE"] = label(role="note", tone="muted", wraps=True)
        self.result_field = ResultField(self._said["RE"])
        self.result_field.setEnabled(may_change_result(session))
        self.comment = QPlainTextEdit(self._said["GC"])
        self.better_date = Button(look, kind="link")
        self.others = QPlainTextEdit(_raw(session))
        self.accept_button = Button(look, translate("details", "Change"), kind="primary")
        self.cancel_button = Button(look, translate("details", "Cancel"))
        self._mapper = QSignalMapper(self)
        self._build()
        self._connect()
        for ident in self.notes:
            self._explain(ident)
        self.fields["PB"].setFocus()

    def _build(self) -> None:
        self.setMinimumWidth(self._look.px(660))
        for ident, field in self.fields.items():
            field.setAccessibleName(self._spoken(ident))
            field.setCursorPosition(0)
        self.comment.setTabChangesFocus(True)
        self.comment.setAccessibleName(detail_name("GC"))
        self.comment.setFixedHeight(self._look.px(84))
        self.others.setReadOnly(True)
        self.others.setTabChangesFocus(True)
        self.others.setFixedHeight(self._look.px(72))
        others = translate("details", "Other properties, as in the file")
        self.others.setAccessibleName(others)
        self.accept_button.setDefault(True)
        for button in (self.accept_button, self.cancel_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        middle = SheetMiddle(
            self._players(),
            self._section(_GAME),
            self._section(("RE", *_TERMS)),
            self._section(_RECORD),
            label(detail_name("GC"), "section", "muted"),
            _framed(self.comment),
            label(others, "section", "muted"),
            _framed(self.others),
            spacing=10,
        )
        layout = column_layout(
            label(translate("details", "Game information"), "title", wraps=True), spacing=10
        )
        layout.addWidget(middle, 1)
        layout.addLayout(row_layout(None, self.cancel_button, self.accept_button))
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    def _players(self) -> QGridLayout:
        """Black above White: stone, name, rank, team."""
        layout = QGridLayout()
        layout.setSpacing(8)
        for place, ident in enumerate(("PB", "BR", "BT"), 1):
            layout.addWidget(label(detail_name(ident), "section", "muted"), 0, place)
        for line, (color, idents) in enumerate(_PLAYERS, 1):
            layout.addWidget(StoneLabel(self._look, color, color_name(color), 24), line, 0)
            for place, ident in enumerate(idents, 1):
                layout.addWidget(self.fields[ident], line, place)
        for place, stretch in ((1, 4), (2, 1), (3, 3)):
            layout.setColumnStretch(place, stretch)
        return layout

    def _section(self, idents: tuple[str, ...]) -> QGridLayout:
        layout = QGridLayout()
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(6)
        layout.setColumnMinimumWidth(0, self._look.px(130))
        layout.setColumnStretch(1, 1)
        line = 0
        for ident in idents:
            name = label(detail_name(ident), "body", "muted", wraps=True)
            name.setMinimumHeight(self._look.px(34))
            layout.addWidget(name, line, 0, Qt.AlignmentFlag.AlignTop)
            layout.addWidget(self.result_field if ident == "RE" else self.fields[ident], line, 1)
            line += 1
            if ident == "DT":
                layout.addWidget(self.better_date, line, 1, Qt.AlignmentFlag.AlignLeft)
                line += 1
            if ident in self.notes:
                layout.addWidget(self.notes[ident], line, 1)
                line += 1
        return layout

    def _connect(self) -> None:
        for ident, field in self.fields.items():
            self._mapper.setMapping(field, ident)
            field.textChanged.connect(self._mapper.map)
        self._mapper.mappedString.connect(self._explain)
        self.result_field.changed.connect(self._on_result)
        self.better_date.clicked.connect(self._on_better_date)
        self.accept_button.clicked.connect(self._on_accept)
        self.cancel_button.clicked.connect(self.reject)

    def texts(self) -> dict[str, str]:
        """What every field says, as it is to be written."""
        found = {ident: self._written(ident) for ident in self.fields}
        return found | {"RE": self.result_field.text, "GC": self.comment.toPlainText()}

    def _written(self, ident: str) -> str:
        text = self.fields[ident].text()
        if text == self._said[ident]:
            return text
        if ident == "KM" and text.strip():
            try:
                return plain_number(parse_points(text))
            except (ValueError, ZeroDivisionError):
                return text
        return text.strip()

    def _fault(self, ident: str) -> str:
        """Why what a field says cannot be written; what the file says already is no fault."""
        if ident == "RE":
            return self.result_field.fault
        text = self._written(ident)
        if text == self._said[ident]:
            return ""
        fault = fault_of(ident, text)
        return "" if fault is None else fault_sentence(fault)

    @Slot(str)
    def _explain(self, ident: str) -> None:
        """Say under a field what it means, or why it cannot be written."""
        if ident == "OT":
            ident = "TM"
        if ident not in self.notes:
            return
        note, fault = self.notes[ident], self._fault(ident)
        text = fault or self._meaning(ident)
        note.setText(text)
        note.setVisible(bool(text))
        set_style(note, tone="error" if fault else "muted")
        if ident in self.fields:
            set_style(self.fields[ident], bad="true" if fault else "false")
        faults = any(self._fault(name) for name in self.notes)
        self.accept_button.setEnabled(not faults)
        self.fit_soon()

    def _meaning(self, ident: str) -> str:
        if ident == "RE":
            return meaning_of("RE", self.result_field.text)
        text = self.fields[ident].text()
        if ident != "DT":
            return meaning_of(ident, text, self.fields["OT"].text())
        better = better_dates(text)
        self.better_date.setVisible(bool(better))
        self.better_date.setText(date_hint(text) if better else "")
        if better:
            return ""
        return meaning_of("DT", text) or date_hint(text)

    def _spoken(self, ident: str) -> str:
        """What a field is called for those who listen: whose name it is as well."""
        for color, idents in _PLAYERS:
            if ident in idents:
                return f"{color_name(color)}: {detail_name(ident)}"
        return detail_name(ident)

    @Slot()
    def _on_result(self) -> None:
        self._explain("RE")

    @Slot()
    def _on_better_date(self) -> None:
        field = self.fields["DT"]
        field.setText(better_dates(field.text()))
        field.setFocus()

    @Slot()
    def _on_accept(self) -> None:
        self.answer = self.texts()
        self.accept()


def _raw(session: GameSession) -> str:
    """The other properties, one on each line."""
    lines = (
        item.ident + "".join(f"[{raw}]" for raw in item.values) for item in others_of(session.tree)
    )
    return "\n".join(
        line if len(line) <= _MOST_OTHERS else line[:_MOST_OTHERS] + "…" for line in lines
    )


def _framed(field: QPlainTextEdit) -> Card:
    """A field of several lines on a card, since it has no edge of its own."""
    card = Card("plain")
    card.setLayout(column_layout(field, margin=4))
    return card
