"""The dialog that edits a ruleset of the user's own, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from itertools import permutations
from typing import get_type_hints

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from goboard_app.app.texts import rulesets as texts
from goboard_app.app.texts.format import parse_points, points, translate
from goboard_app.rules.catalogue import by_name
from goboard_app.rules.custom import CUSTOM_KEY, Contradiction, Field, as_custom, contradictions
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.session.new_game import MAX_KOMI, OFFERED
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.form import show_fault
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, ScrollingPanel, column_layout, label

Cells = Mapping[str, object]

# The most characters of a name.
_LONGEST_NAME = 60

# The field below which a contradiction is shown.
_PLACES = {
    Contradiction.PASS_STONES_UNDER_AREA: Field.PASS_STONES,
    Contradiction.BONUS_UNDER_TERRITORY: Field.BONUS,
    Contradiction.TIE_WITH_HALF_KOMI: Field.TIE,
    Contradiction.GROUP_TAX_UNDER_TERRITORY: Field.TAX,
    Contradiction.CYCLE_UNDER_SUPERKO: Field.LONG_CYCLE,
    Contradiction.NO_RULE_FOR_CYCLES: Field.LONG_CYCLE,
}


class CustomRulesDialog(DialogBase):
    """The dialog for a custom ruleset that begins with the fields of `start`.

    `taken` are the names of the other custom rulesets. Saving is possible if the name is new and the fields do not
    contradict one another.
    """

    manual_page = "rulesets"

    def __init__(
        self,
        look: Look,
        start: Ruleset,
        taken: Sequence[str],
        parent: QWidget | None = None,
        is_new: bool = True,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._start = start
        self._taken = {_folded(name) for name in taken} | _preset_names()
        self.name = QLineEdit("" if is_new else start.sgf_name)
        self.name_note = label(role="note", tone="muted", wraps=True)
        self.fields: dict[Field, CellField] = {
            field: _cell_field(field, start) for field in Field if field is not Field.SGF_NAME
        }
        self.save = Button(look, translate("custom rules", "Save"), kind="primary")
        self.cancel = Button(look, translate("custom rules", "Cancel"))
        self.setWindowTitle(
            translate("custom rules", "Your own rules") if is_new else translate("custom rules", "Edit your rules")
        )
        self._build()
        self._connect()
        self._refresh()
        self.name.setFocus()

    def ruleset(self) -> Ruleset | None:
        """Return the edited ruleset; None while it cannot be saved."""
        made = self._made()
        if made is None or self._name_fault() or contradictions(made):
            return None
        return made

    def _build(self) -> None:
        self.setMinimumWidth(self._look.px(740))
        title = label(self.windowTitle(), "page")
        origin = label(texts.begins_as(texts.ruleset_name(self._start)), "panel", wraps=True)
        name_title = label(translate("custom rules", "Name"), "section", "muted")
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setAccessibleName(name_title.text())
        table = QGridLayout()
        table.setHorizontalSpacing(18)
        table.setVerticalSpacing(12)
        for number, field in enumerate(self.fields.values()):
            place = Qt.AlignmentFlag.AlignTop
            table.addWidget(field, number // 2, number % 2, place)
            table.setColumnStretch(number % 2, 1)
        inside = QWidget()
        inside.setLayout(table)
        table.setContentsMargins(14, 12, 14, 12)
        scroll = ScrollingPanel(inside, None)
        scroll.setMinimumHeight(self._look.px(360))
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        card = Card("quiet")
        card.setLayout(column_layout(scroll, margin=2))
        named = column_layout(name_title, self.name, self.name_note, spacing=5)
        foot = self.button_row(self.save, self.cancel)
        self.lay_out(title, origin, named, card, foot, stretched=card, edges=(24, 20, 24, 18))

    def _connect(self) -> None:
        self.name.textChanged.connect(self._refresh)
        for field in self.fields.values():
            field.value_changed.connect(self._refresh)

    def _made(self) -> Ruleset | None:
        """Return the ruleset with the values of all fields; None while one has no valid value."""
        made = replace(as_custom(self._start), sgf_name=self._name)
        for field in self.fields.values():
            cells = field.cells()
            if cells is None:
                return None
            made = replace(made, **cells)  # type: ignore[arg-type]
        return made

    @property
    def _name(self) -> str:
        return " ".join(self.name.text().split())

    def _name_fault(self) -> str:
        if not self._name:
            return texts.name_missing()
        if _folded(self._name) in self._taken or by_name(self._name) is not None:
            return texts.name_taken()
        return ""

    @Slot()
    def _refresh(self) -> None:
        fault = self._name_fault()
        # A name that is still to be typed is asked for, and not a fault.
        show_fault(self.name, self.name_note, fault if self._name else "", fault or texts.name_in_records())
        made = self._made()
        at_odds = contradictions(made) if made is not None else ()
        told = {_PLACES[reason]: texts.contradiction_sentence(reason) for reason in at_odds}
        for name, field in self.fields.items():
            field.show_note(told.get(name, ""), texts.value_sentence(made, name) if made else "")
        self.save.setEnabled(self.ruleset() is not None)


class CellField(QWidget):
    """An input for one field of a ruleset, with its name above and a sentence below.

    Signal: `value_changed()`.
    """

    value_changed = Signal()

    def __init__(self, field: Field, input_field: QComboBox | QLineEdit) -> None:
        super().__init__()
        self._input = input_field
        self.note = label(role="note", tone="muted", wraps=True)
        input_field.setAccessibleName(texts.field_name(field))
        input_field.setMinimumWidth(60)
        title = label(texts.field_name(field), "section", "muted", wraps=True)
        self.setLayout(column_layout(title, input_field, self.note, spacing=4))

    def cells(self) -> Cells | None:
        """Return the attributes of the ruleset that the input sets; None while it has no valid value."""
        raise NotImplementedError

    def show_note(self, fault: str, sentence: str) -> None:
        """Show the fault of the input, else the meaning of its value."""
        show_fault(self._input, self.note, fault, sentence)
        self._input.setAccessibleDescription(self.note.text())


class ChoiceField(CellField):
    """An input with a few values, named as in the table of rulesets."""

    def __init__(self, field: Field, options: Sequence[Cells], start: Ruleset) -> None:
        self.combo = _StillCombo()
        super().__init__(field, self.combo)
        self._options = options
        for option in options:
            self.combo.addItem(_option_name(field, start, option))
        is_start = [all(getattr(start, k) == v for k, v in o.items()) for o in options]
        self.combo.setCurrentIndex(is_start.index(True) if True in is_start else 0)
        # A long value must not widen the dialog.
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(12)
        self.combo.currentIndexChanged.connect(self.value_changed)

    def cells(self) -> Cells:
        """Return the attributes of the chosen value."""
        return self._options[self.combo.currentIndex()]


class _StillCombo(QComboBox):
    """A combo box that leaves the mouse wheel to the page that it is on."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PointsCell(CellField):
    """An input for points: multiples of a half for a komi, else whole numbers from 0."""

    def __init__(self, field: Field, value: Fraction | int) -> None:
        self.edit = QLineEdit(points(value))
        super().__init__(field, self.edit)
        self._name = field.value
        self._is_whole = isinstance(value, int)
        self.edit.textChanged.connect(self.value_changed)

    def cells(self) -> Cells | None:
        """Return the typed number as an attribute; None if it is out of range or cannot be read."""
        try:
            value = parse_points(self.edit.text())
        except ValueError:
            return None
        if abs(value) > MAX_KOMI or (2 * value).denominator != 1:
            return None
        if not self._is_whole:
            return {self._name: value}
        return {self._name: int(value)} if value >= 0 and value.denominator == 1 else None

    def show_note(self, fault: str, sentence: str) -> None:
        """Show which numbers are allowed while none is typed."""
        if self.cells() is None:
            fault = texts.whole_number_wanted() if self._is_whole else texts.number_wanted()
        super().show_note(fault, sentence)


def _cell_field(field: Field, start: Ruleset) -> CellField:
    """Return the input that fits the type of the field."""
    # One choice sets `scoring` and `also`: AGA rules allow two ways to score.
    if field is Field.SCORING:
        return ChoiceField(field, _ways_to_score(), start)
    # The annotations of the class are strings, as its module postpones their evaluation.
    kind = get_type_hints(Ruleset)[field.value]
    if kind is bool:
        return ChoiceField(field, [{field.value: truth} for truth in (False, True)], start)
    if issubclass(kind, Enum):
        return ChoiceField(field, [{field.value: value} for value in kind], start)
    return PointsCell(field, getattr(start, field.value))


def _ways_to_score() -> list[Cells]:
    single: list[Cells] = [{"scoring": way, "also": None} for way in Scoring]
    both: list[Cells] = [{"scoring": one, "also": two} for one, two in permutations(Scoring, 2)]
    return single + both


def _option_name(field: Field, start: Ruleset, option: Cells) -> str:
    # With half a point of komi no game is tied, and the names of all tie rules would only say that.
    komi = Fraction(0) if field is Field.TIE else start.komi
    return texts.value_name(replace(start, komi=komi, **option), field)  # type: ignore[arg-type]


def _preset_names() -> set[str]:
    return {_folded(texts.ruleset_name(ruleset)) for ruleset in OFFERED} | {CUSTOM_KEY}


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()
