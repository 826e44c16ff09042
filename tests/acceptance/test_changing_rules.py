"""Another ruleset for a game that is being played, or for a record."""

from dataclasses import replace
from fractions import Fraction

import pytest

from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom, to_text
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.session import Phase
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press

OURS = replace(as_custom(catalogue.CHINESE), sgf_name="Ours")
SUICIDE = "B1 A1 B2 J9 A3 A2"
"""White's sixth move gives up two stones."""


def change(desk: Desk, dialogs: Dialogs, ruleset: Ruleset, answer: str = "Change the rules") -> None:
    """Take other rules from the page, and answer the question."""

    def use(page: RulesetsDialog) -> None:
        page.select(ruleset)
        press(page.use)

    dialogs.expect(RulesetsDialog, use)
    dialogs.expect_button(answer)
    desk.menu("rules")


def test_the_rules_of_a_game_change_by_one_step(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.CHINESE)
    desk.play("E5 C3")
    change(desk, dialogs, catalogue.JAPANESE)
    root = desk.session.tree.root
    assert [root.text(name) for name in ("RU", "GBRS", "KM")] == [
        "Japanese",
        "japanese-1989",
        "7.5",
    ]
    assert desk.phase is Phase.PLAYING
    assert desk.session.path.number == 2
    desk.menu("undo")
    assert desk.session.ruleset is catalogue.CHINESE
    assert desk.session.path.number == 2
    desk.menu("redo")
    assert desk.session.ruleset is catalogue.JAPANESE


def test_the_usual_komi_is_a_choice_of_its_own(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.CHINESE)
    change(desk, dialogs, catalogue.JAPANESE, "Rules, and komi 6½")
    assert desk.session.komi == Fraction(13, 2)
    desk.menu("undo")
    assert desk.session.komi == Fraction(15, 2)
    assert desk.session.ruleset is catalogue.CHINESE


def test_the_usual_komi_causes_no_question(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.CHINESE)
    change(desk, dialogs, catalogue.AGA)
    assert "komi" not in dialogs.texts[-1]


def test_the_change_may_be_thought_better_of(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.CHINESE)
    change(desk, dialogs, catalogue.JAPANESE, "Cancel")
    assert desk.session.ruleset is catalogue.CHINESE
    assert not desk.controller.undo_stack.canUndo()


def test_the_same_rules_are_no_change(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.CHINESE)
    dialogs.expect_button("Use these rules")
    desk.menu("rules")
    assert not desk.controller.undo_stack.canUndo()


def test_moves_that_the_new_rules_forbid_are_listed_and_stay(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.TROMP_TAYLOR)
    desk.play(SUICIDE)
    desk.menu("first")
    stones = desk.stones
    change(desk, dialogs, catalogue.JAPANESE)
    assert "do not allow 1 move" in dialogs.texts[-1]
    listed = desk.parts.rules.forbidden
    assert listed is not None
    assert listed.isVisible()
    assert [listed.list.item(i).text() for i in range(listed.list.count())] == [
        "Move 6, White A2: No liberty would be left"
    ]
    assert desk.stones == stones
    press(listed.look_button)
    assert desk.session.path.number == 6
    assert listed.isVisible()
    press(listed.close_button)
    assert desk.session.tree.main_line_end() is desk.session.cursor


def test_the_list_goes_when_the_change_is_taken_back(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.TROMP_TAYLOR)
    desk.play(SUICIDE)
    change(desk, dialogs, catalogue.JAPANESE)
    assert desk.parts.rules.forbidden is not None
    desk.menu("undo")
    assert desk.parts.rules.forbidden is None
    assert desk.session.ruleset is catalogue.TROMP_TAYLOR


def test_the_list_goes_with_its_game(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.TROMP_TAYLOR)
    desk.play(SUICIDE)
    change(desk, dialogs, catalogue.JAPANESE)
    desk.start()
    assert desk.parts.rules.forbidden is None


def test_after_the_change_the_new_rules_judge(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.TROMP_TAYLOR)
    desk.play("B1 J9 A2")
    change(desk, dialogs, catalogue.JAPANESE)
    desk.click("A1")
    assert "no liberty" in desk.message


def test_a_loaded_record_is_judged_again(desk: Desk, dialogs: Dialogs) -> None:
    path = desk.open("(;SZ[9]RU[Tromp-Taylor]KM[7.5];B[bi];W[ai];B[bh];W[ia];B[ag];W[ah])")
    change(desk, dialogs, catalogue.CHINESE)
    assert desk.parts.rules.forbidden is not None
    assert desk.phase is Phase.REVIEWING
    desk.menu("save")
    assert path.read_text().startswith("(;SZ[9]RU[Chinese]KM[7.5]GBRS[chinese-2002];B[bi];W[ai]")


@pytest.mark.parametrize("arrive", ["play", "review"])
def test_a_count_goes_on_by_the_new_rules(desk: Desk, dialogs: Dialogs, arrive: str) -> None:
    if arrive == "play":
        desk.start(ruleset=catalogue.CHINESE)
        desk.play("E5 C3 pass pass C3")
    else:
        desk.open("(;SZ[9]RU[Chinese]KM[7.5];B[ee];W[cg])")
        desk.menu("last")
        desk.menu("count")
        desk.play("C3")
    change(desk, dialogs, catalogue.JAPANESE)
    counting = desk.session.counting
    assert counting is not None
    assert counting.ruleset is catalogue.JAPANESE
    assert counting.statuses.dead == {desk.point("C3")}


def test_own_rules_come_back_from_the_file(desk: Desk, dialogs: Dialogs) -> None:
    path = desk.open("(;SZ[9]RU[Chinese]KM[7.5];B[ee])")
    desk.parts.rules.keep_customs((OURS,))
    change(desk, dialogs, OURS)
    desk.menu("save")
    assert to_text(OURS) in path.read_text()
    desk.parts.rules.keep_customs(())
    desk.window.open(path)
    assert desk.session.ruleset == OURS
    assert desk.session.named_ruleset.is_named


def test_changing_the_rules_answers_the_question_which_they_are(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;SZ[9]RU[House rules]KM[7.5];B[ee])")
    change(desk, dialogs, catalogue.CHINESE)
    desk.menu("count")
    assert desk.session.counting is not None
    assert desk.session.counting.ruleset is catalogue.CHINESE
