from collections.abc import Callable
from dataclasses import fields, replace
from enum import Enum
from fractions import Fraction
from typing import get_type_hints

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from goboard_app.app.texts.rulesets import contradiction_sentence
from goboard_app.rules import catalogue
from goboard_app.rules.custom import (
    Contradiction,
    Field,
    as_custom,
    contradictions,
    from_text,
    to_text,
)
from goboard_app.rules.ruleset import HandicapBonus, KoRule, LongCycle, Ruleset, Scoring, Tax, Tie
from goboard_app.ui.rulesets.custom import ChoiceField, CustomRulesDialog, PointsCell
from goboard_app.ui.widgets.look import Look

OURS = replace(as_custom(catalogue.CHINESE_SERVER), sgf_name="Ours")

MakeEditor = Callable[..., CustomRulesDialog]

AT_ODDS = {
    Contradiction.PASS_STONES_UNDER_AREA: ({"pass_stones": True}, Field.PASS_STONES),
    Contradiction.BONUS_UNDER_TERRITORY: (
        {"scoring": Scoring.TERRITORY, "bonus": HandicapBonus.N_MINUS_ONE},
        Field.BONUS,
    ),
    Contradiction.TIE_WITH_HALF_KOMI: ({"tie": Tie.BLACK}, Field.TIE),
    Contradiction.GROUP_TAX_UNDER_TERRITORY: (
        {"scoring": Scoring.TERRITORY, "tax": Tax.ALL},
        Field.TAX,
    ),
    Contradiction.CYCLE_UNDER_SUPERKO: ({"long_cycle": LongCycle.DRAW}, Field.LONG_CYCLE),
    Contradiction.NO_RULE_FOR_CYCLES: ({"ko": KoRule.SIMPLE}, Field.LONG_CYCLE),
}


@pytest.fixture
def make_editor(qtbot: QtBot, look: Look) -> MakeEditor:
    def make(start: Ruleset = OURS, taken: tuple[str, ...] = (), is_new: bool = False) -> CustomRulesDialog:
        dialog = CustomRulesDialog(look, start, taken, is_new=is_new)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def choose(dialog: CustomRulesDialog, field: Field, text: str) -> None:
    cell = dialog.fields[field]
    assert isinstance(cell, ChoiceField)
    row = cell.combo.findText(text)
    assert row >= 0, [cell.combo.itemText(i) for i in range(cell.combo.count())]
    cell.combo.setCurrentIndex(row)


def type_number(dialog: CustomRulesDialog, field: Field, text: str) -> None:
    cell = dialog.fields[field]
    assert isinstance(cell, PointsCell)
    cell.edit.setText(text)


@pytest.mark.parametrize("ruleset", catalogue.ALL_RULESETS, ids=lambda r: r.key)
def test_every_preset_can_be_begun_with(make_editor: MakeEditor, ruleset: Ruleset) -> None:
    dialog = make_editor(ruleset, is_new=True)
    dialog.name.setText("Ours")
    assert dialog.ruleset() == replace(as_custom(ruleset), sgf_name="Ours")


def test_every_cell_can_have_every_value(make_editor: MakeEditor) -> None:
    dialog = make_editor()
    for name, kind in get_type_hints(Ruleset).items():
        if not isinstance(kind, type) or not (kind is bool or issubclass(kind, Enum)):
            continue
        values = {False, True} if kind is bool else set(kind)  # type: ignore[call-overload]
        offered = {
            option[name]
            for cell in dialog.fields.values()
            if isinstance(cell, ChoiceField)
            for option in cell._options
            if name in option
        }
        assert offered == values, name


def test_no_cell_is_left_out(make_editor: MakeEditor) -> None:
    names = {field.value for field in make_editor().fields} | {"also"}
    assert names == {f.name for f in fields(Ruleset)} - {"key", "sgf_name", "aliases"}


def test_cells_make_the_ruleset(make_editor: MakeEditor) -> None:
    dialog = make_editor()
    choose(dialog, Field.SCORING, "area or territory")
    choose(dialog, Field.PASS_STONES, "yes")
    choose(dialog, Field.KO, "natural situational superko")
    type_number(dialog, Field.KOMI, "5,5")
    type_number(dialog, Field.FIRST_PASS, "2")
    made = dialog.ruleset()
    assert made == replace(
        OURS,
        also=Scoring.TERRITORY,
        pass_stones=True,
        ko=KoRule.NATURAL_SITUATIONAL,
        komi=Fraction(11, 2),
        first_pass_bonus=2,
    )
    assert from_text(to_text(made)) == made


@pytest.mark.parametrize("reason", Contradiction, ids=lambda r: r.name)
def test_contradictions_are_said_under_the_cell(make_editor: MakeEditor, reason: Contradiction) -> None:
    cells, field = AT_ODDS[reason]
    odd = replace(OURS, **cells)  # type: ignore[arg-type]
    assert reason in contradictions(odd)
    dialog = make_editor(odd)
    note = dialog.fields[field].note
    assert note.text() == contradiction_sentence(reason)
    assert note.property("tone") == "error"
    assert not dialog.save.isEnabled()
    assert dialog.ruleset() is None


def test_saving_is_possible_again_once_it_is_mended(make_editor: MakeEditor) -> None:
    dialog = make_editor()
    choose(dialog, Field.KO, "simple ko")
    assert not dialog.save.isEnabled()
    choose(dialog, Field.LONG_CYCLE, "draw, if both agree")
    assert dialog.save.isEnabled()


def test_each_cell_explains_its_value(make_editor: MakeEditor) -> None:
    dialog = make_editor()
    assert all(cell.note.text() for cell in dialog.fields.values())
    choose(dialog, Field.SUICIDE, "allowed")
    assert "give up" in dialog.fields[Field.SUICIDE].note.text()


def test_a_tie_can_be_chosen_although_half_komi_rules_it_out(make_editor: MakeEditor) -> None:
    dialog = make_editor()
    choose(dialog, Field.TIE, "Black wins")
    type_number(dialog, Field.KOMI, "8")
    made = dialog.ruleset()
    assert made is not None
    assert made.tie is Tie.BLACK


@pytest.mark.parametrize("text", ["", "abc", "151", "-150.5", "6.25"])
def test_a_komi_that_cannot_be_is_refused(make_editor: MakeEditor, text: str) -> None:
    dialog = make_editor()
    type_number(dialog, Field.KOMI, text)
    note = dialog.fields[Field.KOMI].note
    assert note.text() == "A number such as 6½, between −150 and 150."
    assert not dialog.save.isEnabled()


@pytest.mark.parametrize("text", ["-1", "½", "1.5", "x"])
def test_points_for_the_first_pass_are_whole(make_editor: MakeEditor, text: str) -> None:
    dialog = make_editor()
    type_number(dialog, Field.FIRST_PASS, text)
    assert not dialog.save.isEnabled()


def test_a_name_is_required(make_editor: MakeEditor) -> None:
    dialog = make_editor(is_new=True)
    assert not dialog.save.isEnabled()
    assert dialog.name_note.text() == "Give these rules a name."
    assert dialog.name_note.property("tone") == "muted"
    dialog.name.setText("   ")
    assert not dialog.save.isEnabled()


@pytest.mark.parametrize("name", ["Theirs", " theirs ", "Japanese", "jp", "British (BGA)", "GOE", "custom"])
def test_a_name_is_there_once(make_editor: MakeEditor, name: str) -> None:
    dialog = make_editor(taken=("Theirs",), is_new=True)
    dialog.name.setText(name)
    assert dialog.name_note.text() == "There are already rules with this name."
    assert dialog.name_note.property("tone") == "error"
    assert not dialog.save.isEnabled()


def test_the_name_has_single_blanks(make_editor: MakeEditor) -> None:
    dialog = make_editor(is_new=True)
    dialog.name.setText("  Club   night ")
    made = dialog.ruleset()
    assert made is not None
    assert made.sgf_name == "Club night"


def test_enter_saves_and_escape_does_not(make_editor: MakeEditor) -> None:
    saved, left = make_editor(), make_editor()
    QTest.keyClick(saved.name, Qt.Key.Key_Return)
    QTest.keyClick(left.name, Qt.Key.Key_Escape)
    assert saved.result() == CustomRulesDialog.DialogCode.Accepted
    assert left.result() == CustomRulesDialog.DialogCode.Rejected


def test_every_field_has_a_name(make_editor: MakeEditor) -> None:
    dialog = make_editor()
    assert dialog.name.accessibleName()
    for cell in dialog.fields.values():
        assert cell._input.accessibleName()
        assert cell._input.accessibleDescription()
