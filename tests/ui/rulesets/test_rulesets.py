from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from goboard_app.rules import catalogue
from goboard_app.rules.custom import Field, as_custom, differing_fields
from goboard_app.rules.ruleset import Ruleset
from goboard_app.ui.rulesets.custom import CustomRulesDialog
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from goboard_app.ui.widgets.choices import QuestionDialog
from goboard_app.ui.widgets.look import Look
from tests.support.dialogs import Dialogs, button_of, press, type_text
from tests.support.waiting import activate

OURS = replace(as_custom(catalogue.CHINESE), sgf_name="Ours")

MakePage = Callable[..., RulesetsDialog]


@pytest.fixture
def make_page(qtbot: QtBot, look: Look) -> MakePage:
    def make(chosen: Ruleset | None = catalogue.CHINESE, **more: object) -> RulesetsDialog:
        page = RulesetsDialog(look, chosen, **more)  # type: ignore[arg-type]
        qtbot.addWidget(page)
        page.show()
        qtbot.waitExposed(page)
        return page

    return make


def rows(page: RulesetsDialog) -> list[str]:
    return [page.list.item(i).text() for i in range(page.list.count())]


def test_every_ruleset_is_in_its_family(make_page: MakePage) -> None:
    shown = rows(make_page(customs=(OURS,)))
    assert len(shown) == len(catalogue.ALL_RULESETS) + 1 + 4
    for family, name in (
        ("Area counts", "Chinese (server style)"),
        ("Territory counts", "Japanese"),
        ("Stones count", "Ancient Chinese"),
        ("Your own", "Ours"),
    ):
        assert shown.index(name) == shown.index(family) + 1


@pytest.mark.parametrize("ruleset", catalogue.ALL_RULESETS, ids=lambda r: r.key)
def test_differences_are_marked_and_announced(make_page: MakePage, ruleset: Ruleset) -> None:
    page = make_page()
    page.select(ruleset)
    marked = tuple(field for field in Field if page.cells.cell(field).differs)
    assert marked == differing_fields(ruleset, catalogue.CHINESE)
    for field in Field:
        cell = page.cells.cell(field)
        assert cell.value.text()
        assert bool(cell.sentence.isVisibleTo(page)) is (field in marked)
        assert bool(cell.other.isVisibleTo(page)) is (field in marked)
        assert ("underline" in cell.value.styleSheet()) is (field in marked)


def test_a_differing_cell_says_both_values(make_page: MakePage) -> None:
    page = make_page()
    page.select(catalogue.CHINESE_SERVER)
    cell = page.cells.cell(Field.KO)
    assert cell.value.text() == "positional superko"
    assert cell.sentence.text() == "The board may never repeat."
    assert cell.other.text() == "Chinese: simple ko"
    assert cell.accessibleName().startswith("Ko: positional superko. The board may never repeat")


def test_the_ground_of_a_differing_cell_is_amber(make_page: MakePage, look: Look) -> None:
    page = make_page()
    page.select(catalogue.JAPANESE)
    cell = page.cells.cell(Field.SCORING)
    color = cell.grab().toImage().pixelColor(2, 2).name()
    assert color.lower() == look.theme.unclear_soft.lower()


def test_the_ruleset_of_the_game_has_no_differences(make_page: MakePage) -> None:
    page = make_page(catalogue.JAPANESE)
    assert page.selected is catalogue.JAPANESE
    assert not any(page.cells.cell(field).differs for field in Field)


def test_another_ruleset_can_be_compared_with(make_page: MakePage) -> None:
    page = make_page(catalogue.JAPANESE)
    page.base.setCurrentIndex(page.base.findText("Korean"))
    assert page.cells.cell(Field.LONG_CYCLE).differs


def test_wagc_says_that_neutral_points_are_filled(make_page: MakePage) -> None:
    page = make_page()
    page.select(catalogue.WAGC)
    assert "neutral points" in page.hint.text()
    assert page.cells.cell(Field.FILL_DAME_FIRST).sentence.text()


@pytest.mark.parametrize("ruleset", [catalogue.ING, catalogue.ING_CYCLE, catalogue.KOREAN, catalogue.WMSG])
def test_special_readings_of_a_text_are_mentioned(make_page: MakePage, ruleset: Ruleset) -> None:
    page = make_page()
    page.select(ruleset)
    assert page.note.isVisible()


def test_arrows_step_over_the_headings(make_page: MakePage) -> None:
    page = make_page(catalogue.WMSG)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.selected is catalogue.JAPANESE


def test_enter_takes_the_ruleset_and_escape_none(make_page: MakePage) -> None:
    page, left = make_page(), make_page()
    QTest.keyClick(page.list, Qt.Key.Key_Up)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert page.answer is catalogue.CHINESE_SERVER
    QTest.keyClick(left, Qt.Key.Key_Escape)
    assert left.answer is None


def test_without_a_game_nothing_can_be_used(make_page: MakePage) -> None:
    page = make_page(can_use=False)
    assert not page.use.isVisible()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert page.answer is None


def test_a_question_selects_nothing_beforehand(make_page: MakePage) -> None:
    page = make_page(None, question="Which?")
    assert page.selected is None
    assert page.name.text() == "Choose rules on the left."
    assert not page.use.isEnabled()
    assert not page.cells.widget().findChildren(QLabel)[0].isVisible()
    page.select(catalogue.AGA)
    assert page.use.isEnabled()
    assert not any(page.cells.cell(field).differs for field in Field)


def test_rules_of_a_record_that_are_in_no_list_are_shown(make_page: MakePage) -> None:
    page = make_page(OURS)
    assert rows(page)[:2] == ["In this game", "Ours"]
    assert page.selected == OURS


def test_only_own_rulesets_can_be_edited_and_deleted(make_page: MakePage) -> None:
    page = make_page(customs=(OURS,))
    assert not page.edit.isVisible()
    page.select(OURS)
    assert page.edit.isVisible()
    assert page.delete.isVisible()


def test_the_chosen_ruleset_is_said_to_be_chosen(make_page: MakePage) -> None:
    page = make_page(catalogue.JAPANESE)
    row = page.list.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)
    assert row == "Japanese, chosen"


def test_everything_has_a_name_and_is_reached_by_tab(make_page: MakePage) -> None:
    page = make_page(customs=(OURS,))
    activate(page)
    page.select(OURS)
    reached = set()
    for _ in range(12):
        widget = QApplication.focusWidget()
        assert widget is not None
        reached.add(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    wanted = {page.list, page.base, page.cells, page.make, page.edit, page.delete, page.use}
    assert wanted <= reached
    assert all(w.accessibleName() for w in (page.list, page.base, page.cells))


# Own rulesets


def name_and_save(name: str) -> Callable[[CustomRulesDialog], None]:
    def answer(dialog: CustomRulesDialog) -> None:
        dialog.name.selectAll()
        type_text(name, dialog.name)
        press(dialog.save)

    return answer


def test_own_rules_are_made_of_others(make_page: MakePage, dialogs: Dialogs, qtbot: QtBot) -> None:
    page = make_page(catalogue.JAPANESE)
    dialogs.expect(CustomRulesDialog, name_and_save("Ours"))
    with qtbot.waitSignal(page.customs_changed) as told:
        press(page.make)
    made = replace(as_custom(catalogue.JAPANESE), sgf_name="Ours")
    assert told.args == [(made,)]
    assert page.selected == made
    assert rows(page)[-2:] == ["Your own", "Ours"]


def test_own_rules_are_edited_in_their_place(make_page: MakePage, dialogs: Dialogs) -> None:
    other = replace(OURS, sgf_name="Other")
    page = make_page(customs=(OURS, other))
    page.select(OURS)
    dialogs.expect(CustomRulesDialog, name_and_save("New name"))
    press(page.edit)
    assert rows(page)[-2:] == ["New name", "Other"]


def test_deleting_asks_once(make_page: MakePage, dialogs: Dialogs, qtbot: QtBot) -> None:
    page = make_page(customs=(OURS,))
    page.select(OURS)
    dialogs.expect(QuestionDialog, lambda d: press(button_of(d, "Keep")))
    press(page.delete)
    assert rows(page)[-1] == "Ours"
    dialogs.expect(QuestionDialog, lambda d: press(button_of(d, "Delete")))
    with qtbot.waitSignal(page.customs_changed) as told:
        press(page.delete)
    assert told.args == [()]
    assert "Ours" not in rows(page)
    assert "“Ours”" in dialogs.texts[-1]


def test_a_question_is_answered_by_keys_alone(make_page: MakePage) -> None:
    page = make_page(None, question="Which?")
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert page.answer is catalogue.CHINESE_SERVER
