"""The choice of time controls: a list of usual ones, and a dialog for all others."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from goboard_app.app.texts import clocks as texts
from goboard_app.app.texts.format import color_name, dotted, labelled, translate
from goboard_app.app.texts.new_game import controls_text
from goboard_app.clock.control import (
    MINUTE,
    SECOND,
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    Ing,
    NoClock,
    ProgressiveCanadian,
    SimpleDelay,
    TimeControl,
    TimeError,
    TimeFault,
)
from goboard_app.go.board import Color
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, StoneLabel, column_layout, label, row_layout, set_style

USUAL: tuple[TimeControl, ...] = (
    NoClock(),
    Absolute(10 * MINUTE),
    ByoYomi(10 * MINUTE, 3, 30 * SECOND),
    Fischer(5 * MINUTE, 10 * SECOND),
    Canadian(15 * MINUTE, 15, 5 * MINUTE),
    Ing.classic(30 * MINUTE),
)

# The largest count of periods, stones and the like; see `_is_too_large`.
_MOST = 999


class ClockChoice(ComboBox):
    """The time controls of Black and White. Signal: `chosen()` when they changed."""

    chosen = Signal()

    def __init__(self, look: Look, black: TimeControl, white: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.black, self.white = black, white
        # A long time control must not widen the dialog.
        self.setMinimumContentsLength(10)
        self._fill()
        self.activated.connect(self._on_activated)

    def choose(self, black: TimeControl, white: TimeControl) -> None:
        """Choose the time controls of both sides, without a signal."""
        self.black, self.white = black, white
        self._fill()

    def _fill(self) -> None:
        self.clear()
        for control in USUAL:
            self.addItem(texts.control_text(control))
        is_usual = self.black == self.white and self.black in USUAL
        if not is_usual:
            self.addItem(controls_text(self.black, self.white))
        self.addItem(translate("clock dialog", "Another clock…"))
        self.setCurrentIndex(USUAL.index(self.black) if is_usual else len(USUAL))

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        if index < len(USUAL):
            self.black = self.white = USUAL[index]
        elif index == self.count() - 1:
            self._ask()
        # Also restores the row if the dialog was cancelled.
        self._fill()
        self.chosen.emit()

    def _ask(self) -> None:
        # Imported here, like every dialog that most games do not need.

        dialog = ClockDialog(self._look, self.black, self.white, self.window())
        chosen = dialog.choice() if dialog.run() else None
        if chosen is not None:
            self.black, self.white = chosen


class Unit(Enum):
    """The unit of a number in the form."""

    MINUTES = auto()
    SECONDS = auto()
    COUNT = auto()
    COUNTS = auto()


@dataclass(frozen=True, slots=True)
class TimeEntry:
    """A number in the form of a time control: the field it sets, its unit and the proposed value.

    `is_optional` means that it may stay empty.
    """

    name: str
    unit: Unit
    proposal: str
    is_optional: bool = False


_MAIN = TimeEntry("main", Unit.MINUTES, "10")

KINDS: dict[type[TimeControl], tuple[TimeEntry, ...]] = {
    Absolute: (_MAIN,),
    ByoYomi: (
        _MAIN,
        TimeEntry("periods", Unit.COUNT, "3"),
        TimeEntry("period", Unit.SECONDS, "30"),
    ),
    Fischer: (
        TimeEntry("main", Unit.MINUTES, "5"),
        TimeEntry("increment", Unit.SECONDS, "10"),
        TimeEntry("cap", Unit.MINUTES, "", is_optional=True),
    ),
    Canadian: (
        _MAIN,
        TimeEntry("stones", Unit.COUNT, "15"),
        TimeEntry("period", Unit.MINUTES, "5"),
    ),
    ProgressiveCanadian: (
        _MAIN,
        TimeEntry("stones", Unit.COUNTS, "10 20 30"),
        TimeEntry("period", Unit.MINUTES, "5"),
    ),
    Bronstein: (_MAIN, TimeEntry("delay", Unit.SECONDS, "10")),
    SimpleDelay: (_MAIN, TimeEntry("delay", Unit.SECONDS, "10")),
    Ing: (
        TimeEntry("main", Unit.MINUTES, "30"),
        TimeEntry("blocks", Unit.COUNT, "3"),
        TimeEntry("block", Unit.MINUTES, "5"),
        TimeEntry("points", Unit.COUNT, "2"),
    ),
    Hourglass: (TimeEntry("main", Unit.MINUTES, "2"),),
}


class ClockFields(QWidget):
    """A form for a time control. Signal: `changed()` on every change."""

    changed = Signal()

    def __init__(self, look: Look, control: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.kind = ComboBox(is_wide=True)
        self.fields: dict[str, QLineEdit] = {}
        self.reason = label(role="note", tone="error", wraps=True)
        self._labels: list[QWidget] = []
        self._kinds = list(KINDS)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        for kind in self._kinds:
            self.kind.addItem(texts.kind_name(kind))
        self.kind.setAccessibleName(translate("clock dialog", "Kind of clock"))
        self._grid.addWidget(self.kind, 0, 0, 1, 3)
        self._show(control)
        self.kind.currentIndexChanged.connect(self._on_kind)

    def control(self) -> TimeControl | None:
        """Return the time control; None while the form is not valid."""
        made = self._made()
        return None if isinstance(made, str) else made

    def _show(self, control: TimeControl) -> None:
        kind = type(control) if type(control) in KINDS else ByoYomi
        self.kind.setCurrentIndex(self._kinds.index(kind))
        self._build_fields(KINDS[kind], control if type(control) is kind else None)

    def _build_fields(self, entries: tuple[TimeEntry, ...], control: TimeControl | None) -> None:
        for widget in (*self._labels, *self.fields.values(), self.reason):
            self._grid.removeWidget(widget)
            widget.hide()
        self._labels, self.fields = [], {}
        before: QWidget = self.kind
        for line, entry in enumerate(entries, 1):
            text = entry.proposal if control is None else _shown(entry, control)
            field = QLineEdit(text)
            field.setAccessibleName(_name(entry))
            field.textChanged.connect(self._on_edited)
            name, unit = label(_name(entry), "panel"), label(_unit(entry.unit), "note", "muted")
            for place, widget in enumerate((name, field, unit)):
                self._grid.addWidget(widget, line, place)
            self._labels += [name, unit]
            QWidget.setTabOrder(before, field)
            before = field
            self.fields[entry.name] = field
        self._grid.addWidget(self.reason, len(entries) + 1, 0, 1, 3)
        self.reason.show()
        self._refresh()

    @property
    def _entries(self) -> tuple[TimeEntry, ...]:
        return KINDS[self._kinds[self.kind.currentIndex()]]

    def _fault(self, entry: TimeEntry) -> str:
        """Return why the text of a field is no possible number; '' if it is one."""
        text = self.fields[entry.name].text()
        value = _read(entry, text)
        if value is None and not (entry.is_optional and not text.strip()):
            return texts.must_be_number(_name(entry))
        return texts.more_than_record_holds(_name(entry)) if _is_too_large(entry, value) else ""

    def _made(self) -> TimeControl | str:
        """Return the time control, or the fault of the form in a sentence."""
        fault = next(filter(None, map(self._fault, self._entries)), "")
        if fault:
            return fault
        values = {entry.name: _read(entry, self.fields[entry.name].text()) for entry in self._entries}
        try:
            return self._kinds[self.kind.currentIndex()](**values)  # type: ignore[arg-type]
        except TimeError as error:
            return texts.time_fault_sentence(error.fault)

    def _refresh(self) -> None:
        made = self._made()
        self.reason.setText(made if isinstance(made, str) else "")
        for entry in self._entries:
            set_style(self.fields[entry.name], bad="true" if self._fault(entry) else "false")

    @Slot()
    def _on_kind(self) -> None:
        self._build_fields(self._entries, None)
        self.changed.emit()

    @Slot()
    def _on_edited(self) -> None:
        self._refresh()
        self.changed.emit()


def _read(entry: TimeEntry, text: str) -> object | None:
    """Return the value of a text: milliseconds, a number or several; None if it cannot be read."""
    # A comma is accepted as the decimal separator, and between the numbers of a list.
    text = text.strip().replace(",", ".") if entry.unit is not Unit.COUNTS else text
    try:
        if entry.unit is Unit.COUNTS:
            return tuple(int(part) for part in text.replace(",", " ").split()) or None
        if entry.unit is Unit.COUNT:
            return int(text)
        factor = MINUTE if entry.unit is Unit.MINUTES else SECOND
        value = round(float(text) * factor)
    # "inf" is a float that cannot be rounded.
    except (ValueError, OverflowError):
        return None
    # At most 1000 days.
    return value if abs(value) <= 1000 * 24 * 60 * MINUTE else None


def _is_too_large(entry: TimeEntry, value: object | None) -> bool:
    """Return whether a number is so large that the text of a record could not distinguish it from a time."""
    if entry.unit is Unit.COUNT and isinstance(value, int):
        return value > _MOST
    return isinstance(value, tuple) and max(value, default=0) > _MOST


def _shown(entry: TimeEntry, control: TimeControl) -> str:
    value = getattr(control, entry.name)
    if value is None:
        return ""
    if isinstance(value, tuple):
        return " ".join(str(part) for part in value)
    factor = {Unit.MINUTES: MINUTE, Unit.SECONDS: SECOND}.get(entry.unit, 1)
    return f"{value / factor:g}" if factor > 1 else str(value)


def _name(entry: TimeEntry) -> str:
    return {
        "main": translate("clock dialog", "Main time"),
        "periods": translate("clock dialog", "Periods"),
        "period": translate("clock dialog", "Period"),
        "increment": translate("clock dialog", "Added for each move"),
        "cap": translate("clock dialog", "At most"),
        "stones": translate("clock dialog", "Moves in a period"),
        "delay": translate("clock dialog", "Free for each move"),
        "blocks": translate("clock dialog", "Overtimes"),
        "block": translate("clock dialog", "Overtime"),
        "points": translate("clock dialog", "Points for each"),
    }[entry.name]


def _unit(unit: Unit) -> str:
    return {
        Unit.MINUTES: translate("clock dialog", "minutes"),
        Unit.SECONDS: translate("clock dialog", "seconds"),
    }.get(unit, "")


class ClockDialog(DialogBase):
    """The dialog for the time controls of Black and White; its result is `choice()`."""

    manual_page = "playing"

    def __init__(self, look: Look, black: TimeControl, white: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("clock dialog", "Clock"))
        self._look = look
        self.black = ClockFields(look, black)
        self.white = ClockFields(look, white)
        self.differs = QCheckBox(translate("clock dialog", "White has different times"))
        self.differs.setChecked(black != white)
        self.summary = label(role="panel", wraps=True)
        self.accept_button = Button(look, translate("clock dialog", "Use this clock"), "", "primary")
        self.cancel = Button(look, translate("clock dialog", "Cancel"))
        self._build()
        self._connect()
        self._refresh()

    def choice(self) -> tuple[TimeControl, TimeControl] | None:
        """Return the controls of Black and White; None while they are not valid."""
        black = self.black.control()
        white = self.white.control() if self.differs.isChecked() else black
        if black is None or white is None:
            return None
        # An hourglass gives the time one player uses to the other, so both players need one.
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
        title, foot = label(self.windowTitle(), "page"), self.button_row(self.accept_button, self.cancel)
        self.lay_out(title, sides, self.differs, note, foot, spacing=12, edges=(28, 22, 28, 20))

    def _side(self, color: Color, fields: ClockFields) -> QWidget:
        side = QWidget()
        stone = StoneLabel(self._look, color, color_name(color), 22)
        side.setLayout(column_layout(row_layout(stone, label(color_name(color), "name"), None), fields, None))
        return side

    def _connect(self) -> None:
        self.black.changed.connect(self._on_changed)
        self.white.changed.connect(self._on_changed)
        self.differs.toggled.connect(self._on_changed)

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
            text = texts.time_fault_sentence(TimeFault.HOURGLASS_ALONE)
        elif chosen is None:
            text = texts.times_not_possible()
        elif chosen[0] == chosen[1]:
            text = texts.control_text(chosen[0])
        else:
            sides = zip((Color.BLACK, Color.WHITE), chosen, strict=True)
            text = dotted(*(labelled(color_name(color), texts.control_text(c)) for color, c in sides))
        self.summary.setText(text)
