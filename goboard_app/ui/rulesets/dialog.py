"""The dialog with all rulesets, and the fields of one compared with another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QListWidgetItem, QWidget

from goboard_app.app.texts import rulesets as texts
from goboard_app.app.texts.format import closed, labelled, translate
from goboard_app.rules.custom import CUSTOM_KEY, Field, differing_fields
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.session.new_game import OFFERED
from goboard_app.ui.rulesets.custom import CustomRulesDialog
from goboard_app.ui.widgets.choices import ChoiceList, QuestionDialog
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, ScrollingPanel, column_layout, hairline, label, row_layout


class CellTable(ScrollingPanel):
    """The fields of a ruleset one below the other; the arrow keys scroll while it has the focus."""

    def __init__(self, look: Look) -> None:
        self._rows = {field: CellRow(look, field) for field in Field}
        self._inside = QWidget()
        lines = [part for cell in self._rows.values() for part in (cell, hairline())][:-1]
        self._inside.setLayout(column_layout(*lines, None, spacing=0))
        super().__init__(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("rulesets page", "What these rules say"))
        # The style sheet of the program has no rule for a scroll area with the focus.
        self.setStyleSheet(
            "CellTable { border: 2px solid transparent; border-radius: 7px; }"
            "CellTable:focus { border-color: palette(link); }"
        )

    def show_ruleset(self, ruleset: Ruleset | None, base: Ruleset | None) -> None:
        """Show the fields of a ruleset, and mark those that differ in `base`."""
        self._inside.setVisible(ruleset is not None)
        if ruleset is None:
            return
        differing = differing_fields(ruleset, base) if base is not None else ()
        for field, cell in self._rows.items():
            cell.show_cell(ruleset, base if field in differing else None)
        self.verticalScrollBar().setValue(0)

    def cell(self, field: Field) -> CellRow:
        """Return the row of a field."""
        return self._rows[field]


class CellRow(QWidget):
    """A row with one field of a ruleset.

    If the other ruleset differs there, the row has an amber background, an underline and a sentence.
    """

    def __init__(self, look: Look, field: Field) -> None:
        super().__init__()
        self._look = look
        self._field = field
        self.differs = False
        self.title = label(texts.field_name(field), "body", "muted", wraps=True)
        self.value = label(role="strong", wraps=True)
        self.sentence = label(role="note", wraps=True)
        self.other = label(role="note", tone="muted", wraps=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = row_layout(spacing=14)
        layout.addWidget(self.title, 2)
        layout.addLayout(column_layout(self.value, self.sentence, self.other, spacing=2), 3)
        layout.setContentsMargins(12, 7, 12, 8)
        self.setLayout(layout)

    def show_cell(self, ruleset: Ruleset, other: Ruleset | None) -> None:
        """Show the field of a ruleset; `other` is the ruleset that differs there, None without a difference."""
        value = texts.value_name(ruleset, self._field)
        self.differs = other is not None
        self.value.setText(value)
        self.value.setStyleSheet("text-decoration: underline;" if self.differs else "")
        for widget in (self.sentence, self.other):
            widget.setVisible(self.differs)
        spoken = closed(labelled(self.title.text(), value))
        if other is not None:
            self.sentence.setText(texts.value_sentence(ruleset, self._field))
            self.other.setText(texts.value_elsewhere(texts.ruleset_name(other), texts.value_name(other, self._field)))
            spoken = f"{spoken} {self.sentence.text()} {self.other.text()}"
        self.setAccessibleName(spoken)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        if self.differs:
            QPainter(self).fillRect(self.rect(), QColor(self._look.theme.unclear_soft))
        super().paintEvent(event)


class RulesetsDialog(DialogBase):
    """The dialog with a list of rulesets on the left and the fields of the selected one on the right.

    `chosen` is the ruleset in force, which the others are compared with at first; `can_use` means that the caller
    accepts another one. With a `question` nothing is selected at first. `answer` is the ruleset to use, None if the
    dialog was just closed.

    Signal: `customs_changed(tuple)` when the user made, changed or deleted rulesets.
    """

    manual_page = "rulesets"

    customs_changed = Signal(object)

    def __init__(
        self,
        look: Look,
        chosen: Ruleset | None,
        customs: Sequence[Ruleset] = (),
        parent: QWidget | None = None,
        can_use: bool = True,
        question: str = "",
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._chosen = chosen
        self._customs = tuple(customs)
        self._can_use = can_use
        self._shown: list[Ruleset | None] = []
        self._bases: list[Ruleset | None] = []
        self.answer: Ruleset | None = None
        self.setWindowTitle(texts.which_rules() if question else translate("rulesets page", "Rulesets"))
        self.title = label(self.windowTitle(), "page")
        self.question = label(question, "panel", wraps=True)
        self.list = ChoiceList(look, translate("rulesets page", "Rulesets"))
        self.name = label(role="title", wraps=True)
        self.hint = label(role="panel", wraps=True)
        self.note = label(role="note", tone="muted", wraps=True)
        self.base = QComboBox()
        self.cells = CellTable(look)
        self.make = Button(look, translate("rulesets page", "Make your own from these…"), "plus")
        self.edit = Button(look, translate("rulesets page", "Edit…"))
        self.delete = Button(look, translate("rulesets page", "Delete…"))
        self.use = Button(look, translate("rulesets page", "Use these rules"), kind="primary")
        close_kind = "" if can_use else "primary"
        self.close_button = Button(look, translate("rulesets page", "Close"), kind=close_kind)
        self._build()
        self._connect()
        self._fill_list(chosen)
        self._fill_base()
        self._refresh()
        self.list.setFocus()

    @property
    def selected(self) -> Ruleset | None:
        """The ruleset on the right; None without a selection."""
        index = self.list.currentRow()
        # Qt makes a row current when the list gets the focus, without selecting it.
        is_there = 0 <= index < len(self._shown) and bool(self.list.selectedItems())
        return self._shown[index] if is_there else None

    def select(self, ruleset: Ruleset) -> None:
        """Select a ruleset of the list."""
        if ruleset in self._shown:
            self.list.setCurrentRow(self._shown.index(ruleset))

    def _build(self) -> None:
        self.question.setVisible(bool(self.question.text()))
        self.base.setAccessibleName(translate("rulesets page", "Compared with"))
        # A long name must not widen the dialog.
        self.base.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for button in (self.make, self.edit, self.delete, self.use, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        (self.use if self._can_use else self.close_button).setDefault(True)
        self.use.setVisible(self._can_use)
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=4))
        left = column_layout(frame, self.make, row_layout(self.edit, self.delete, spacing=8), spacing=8)
        left.setStretch(0, 1)
        table = Card("plain")
        table.setLayout(column_layout(self.cells, margin=3))
        self._compared = label(translate("rulesets page", "Compared with"), "section", "muted")
        compare = row_layout(self._compared, spacing=10)
        compare.addWidget(self.base, 1)
        right = column_layout(self.name, self.hint, self.note, compare, spacing=8)
        right.addWidget(table, 1)
        middle = row_layout(spacing=18)
        middle.addLayout(left)
        middle.addLayout(right, 1)
        layout = column_layout(self.title, self.question, spacing=10)
        layout.addLayout(middle, 1)
        layout.addLayout(row_layout(None, self.close_button, self.use))
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)
        self.setMinimumWidth(self._look.px(880))
        self.cells.setMinimumHeight(self._look.px(350))

    def _connect(self) -> None:
        self.list.itemSelectionChanged.connect(self._refresh)
        self.list.itemActivated.connect(self._on_activated)
        self.base.currentIndexChanged.connect(self._refresh)
        self.make.clicked.connect(self._on_make)
        self.edit.clicked.connect(self._on_edit)
        self.delete.clicked.connect(self._on_delete)
        self.use.clicked.connect(self._on_use)
        self.close_button.clicked.connect(self.reject)

    # The lists

    def _fill_list(self, selected: Ruleset | None) -> None:
        # Filling the list would show each ruleset in turn.
        self.list.blockSignals(True)
        self.list.clear()
        self._shown = []
        for heading, rulesets in self._families():
            self.list.add_heading(heading)
            self._shown.append(None)
            for ruleset in rulesets:
                self._add_row(ruleset)
        if selected is not None and selected in self._shown:
            self.list.setCurrentRow(self._shown.index(selected))
        self.list.blockSignals(False)
        self.list.setMinimumWidth(self.list.width_wanted())

    def _families(self) -> list[tuple[str, list[Ruleset]]]:
        families = [(texts.family_name(scoring), [r for r in OFFERED if r.scoring is scoring]) for scoring in Scoring]
        own = list(self._customs)
        if self._chosen is not None and self._chosen not in (*OFFERED, *own):
            families.insert(0, (translate("rulesets page", "In this game"), [self._chosen]))
        if own:
            families.append((translate("rulesets page", "Your own"), own))
        return families

    def _add_row(self, ruleset: Ruleset) -> None:
        is_chosen = ruleset == self._chosen
        name = texts.ruleset_name(ruleset)
        spoken = texts.chosen_ruleset(name) if is_chosen else name
        self.list.add_row(name, spoken, is_chosen)
        self._shown.append(ruleset)

    def _fill_base(self) -> None:
        """Fill the choice of the ruleset to compare with, the chosen one first."""
        # Filling the box would compare with each ruleset in turn.
        self.base.blockSignals(True)
        before = self.base.currentText()
        self.base.clear()
        self._bases = [r for r in self._shown if r is not None]
        if self._chosen is None:
            self._bases.insert(0, None)
        for ruleset in self._bases:
            nothing = translate("rulesets page", "nothing")
            self.base.addItem(nothing if ruleset is None else texts.ruleset_name(ruleset))
        first = self._bases.index(self._chosen) if self._chosen in self._bases else 0
        again = self.base.findText(before) if before else -1
        self.base.setCurrentIndex(again if again >= 0 else first)
        self.base.blockSignals(False)

    # The selected ruleset

    @Slot()
    def _refresh(self) -> None:
        ruleset = self.selected
        base = self._bases[self.base.currentIndex()]
        for widget in (self.hint, self.note, self.base, self._compared):
            widget.setVisible(ruleset is not None)
        is_custom = ruleset is not None and ruleset in self._customs
        self.edit.setVisible(is_custom)
        self.delete.setVisible(is_custom)
        self.make.setEnabled(ruleset is not None)
        self.use.setEnabled(ruleset is not None)
        self.cells.show_ruleset(ruleset, base)
        if ruleset is None:
            self.name.setText(texts.choose_rules())
            return
        self.name.setText(texts.ruleset_name(ruleset))
        self.hint.setText(texts.ruleset_hint(ruleset))
        self.note.setText(texts.ruleset_note(ruleset))
        self.note.setVisible(bool(self.note.text()))

    # Actions

    @Slot(QListWidgetItem)
    def _on_activated(self, _item: QListWidgetItem) -> None:
        if self._can_use:
            self._on_use()

    @Slot()
    def _on_use(self) -> None:
        self.answer = self.selected
        if self.answer is not None:
            self.accept()

    @Slot()
    def _on_make(self) -> None:
        made = self._ask_custom(self.selected, is_new=True)
        if made is not None:
            self._take_customs((*self._customs, made), made)

    @Slot()
    def _on_edit(self) -> None:
        before = self.selected
        made = self._ask_custom(before, is_new=False)
        if made is not None:
            self._take_customs(tuple(made if r == before else r for r in self._customs), made)

    def _ask_custom(self, ruleset: Ruleset | None, is_new: bool) -> Ruleset | None:
        if ruleset is None:
            return None
        # A ruleset that is edited may keep its name.
        taken = [r.sgf_name for r in self._customs if is_new or r != ruleset]
        dialog = CustomRulesDialog(self._look, ruleset, taken, self, is_new=is_new)
        is_saved = dialog.run()
        return dialog.ruleset() if is_saved else None

    @Slot()
    def _on_delete(self) -> None:
        ruleset = self.selected
        if ruleset is None or ruleset.key != CUSTOM_KEY:
            return
        question = QuestionDialog(
            self._look,
            texts.delete_rules_question(texts.ruleset_name(ruleset)),
            texts.delete_rules_detail(),
            (translate("rulesets page", "Keep"), translate("rulesets page", "Delete")),
            self,
        )
        if question.ask() == 1:
            self._take_customs(tuple(r for r in self._customs if r != ruleset), None)

    def _take_customs(self, customs: tuple[Ruleset, ...], selected: Ruleset | None) -> None:
        self._customs = customs
        self._fill_list(selected or self._chosen)
        self._fill_base()
        self._refresh()
        self.list.setFocus()
        self.customs_changed.emit(customs)
