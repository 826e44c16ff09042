"""Rulesets in the window, and the question about rules that a record does not name."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs, press
from tests.support.parts import parts
from tests.support.waiting import wait_until

OURS = replace(as_custom(catalogue.CHINESE), sgf_name="Ours")
UNKNOWN = "(;SZ[9]RU[House rules]KM[3];B[ee];W[cc])"
SILENT = "(;SZ[9];B[ee];W[cc])"


def using(ruleset: Ruleset) -> Callable[[RulesetsDialog], None]:
    """Choose this ruleset on the page."""

    def answer(page: RulesetsDialog) -> None:
        page.select(ruleset)
        press(page.use)

    return answer


def test_the_page_shows_the_rules_of_the_game(desk: Desk, dialogs: Dialogs) -> None:
    shown = []

    def look(page: RulesetsDialog) -> None:
        shown.append((page.selected, page.use.isVisible()))
        press(page.close_button)

    desk.start(ruleset=catalogue.JAPANESE)
    for name in ("rules", "rulesets"):
        dialogs.expect(RulesetsDialog, look)
        desk.menu(name)
    assert shown == [(catalogue.JAPANESE, True)] * 2
    assert desk.session.ruleset is catalogue.JAPANESE


@pytest.mark.start_page
def test_on_the_start_page_rulesets_can_only_be_looked_at(desk: Desk, dialogs: Dialogs) -> None:
    shown = []

    def look(page: RulesetsDialog) -> None:
        shown.append(page.use.isVisible())
        press(page.close_button)

    dialogs.expect(RulesetsDialog, look)
    desk.menu("rulesets")
    assert shown == [False]


def test_own_rulesets_are_remembered(desks: Desks, dialogs: Dialogs) -> None:
    desk = desks.make()

    def make(page: RulesetsDialog) -> None:
        page.select(catalogue.CHINESE)
        page.customs_changed.emit((OURS, replace(OURS, sgf_name="Ours, 100 % = [1]")))
        press(page.close_button)

    dialogs.expect(RulesetsDialog, make)
    desk.menu("rulesets")
    desks.close(desk)
    names = [ruleset.sgf_name for ruleset in parts(desks.make().window).rules.customs]
    assert names == ["Ours", "Ours, 100 % = [1]"]


def test_own_rulesets_are_offered_for_a_new_game(desks: Desks, dialogs: Dialogs) -> None:
    desk = desks.make(custom_rulesets=(OURS,))

    def choose(dialog: NewGameDialog) -> None:
        dialog.rules.setCurrentIndex(dialog.rules.findText("Ours"))
        press(dialog.start)

    dialogs.expect(NewGameDialog, choose)
    desk.menu("new")
    assert desk.session.ruleset == OURS
    assert desk.parts.games.last_choice.ruleset == OURS
    assert desks.store.load().new_game.ruleset == OURS


def test_own_rulesets_are_offered_while_counting(desks: Desks, dialogs: Dialogs) -> None:
    desk = desks.make(custom_rulesets=(OURS,))
    desk.start(ruleset=catalogue.JAPANESE)
    desk.play("D5 pass pass")
    rules = desk.panel.count.details.rules
    rules.setCurrentIndex(rules.findText("Ours"))
    rules.activated.emit(rules.currentIndex())
    assert desk.session.counting is not None
    assert desk.session.counting.ruleset == OURS
    assert "Ours" in desk.panel.count.standing.accessibleName()
    second = replace(OURS, sgf_name="Ours too")

    def make(page: RulesetsDialog) -> None:
        page.customs_changed.emit((OURS, second))
        press(page.close_button)

    dialogs.expect(RulesetsDialog, make)
    desk.menu("rulesets")
    assert rules.findText("Ours too") >= 0
    assert rules.currentText() == "Ours"


def test_stored_rulesets_that_cannot_be_read_are_left_out(desks: Desks) -> None:
    desks.store.save(replace(desks.store.load(), custom_rulesets=(OURS,)))
    store = desks.store
    store._store.setValue("rules/custom", ["nonsense", "ko=psk scoring=area komi=1", "aga"])
    assert store.load().custom_rulesets == ()


@pytest.mark.parametrize("record", [UNKNOWN, SILENT])
def test_the_rules_of_a_record_are_asked_for_once(desk: Desk, dialogs: Dialogs, record: str) -> None:
    desk.open(record)
    dialogs.expect(RulesetsDialog, using(catalogue.KOREAN))
    desk.press(desk.panel.review.count_here)
    assert desk.session.counting is not None
    assert desk.session.counting.ruleset is catalogue.KOREAN
    desk.press(desk.panel.count.close_button)
    desk.menu("count")
    assert desk.phase is Phase.COUNTING
    assert not desk.documents.is_modified


def test_an_unknown_name_is_said_and_stays_in_the_record(desk: Desk, dialogs: Dialogs) -> None:
    path = desk.open(UNKNOWN)
    assert "rules “House rules”" in desk.panel.review.facts.facts.text()
    dialogs.expect(RulesetsDialog, using(catalogue.KOREAN))
    desk.menu("count")
    assert "“House rules”" in dialogs.texts[0]
    assert desk.session.tree.root.text("RU") == "House rules"
    desk.menu("save")
    assert path.read_text() == UNKNOWN


def test_nothing_is_counted_without_an_answer(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(UNKNOWN)
    dialogs.expect_button("Close")
    desk.menu("count")
    assert desk.phase is Phase.REVIEWING
    assert not desk.session.is_ruleset_known


def test_play_does_not_go_on_without_rules(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(UNKNOWN)
    dialogs.expect_button("Close")
    desk.menu("go_on")
    assert desk.phase is Phase.REVIEWING
    dialogs.expect(RulesetsDialog, using(catalogue.AGA))
    desk.press(desk.panel.review.go_on)
    assert desk.phase is Phase.PLAYING
    assert desk.session.ruleset is catalogue.AGA


def test_a_result_does_not_put_rules_over_an_unknown_name(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(UNKNOWN)
    dialogs.expect(RulesetsDialog, using(catalogue.CHINESE))
    desk.menu("go_on")
    desk.play("pass pass")
    desk.count_as_it_stands()
    desk.menu("accept")
    assert desk.session.info.result
    assert desk.session.tree.root.text("RU") == "House rules"
    assert desk.session.tree.root.text("GBRS") is None


def test_a_game_taken_up_from_such_a_record_asks_again_another_day(desks: Desks, dialogs: Dialogs) -> None:
    desk = desks.make()
    desk.open(UNKNOWN)
    dialogs.expect(RulesetsDialog, using(catalogue.AGA))
    desk.menu("go_on")
    session = desk.session
    dialogs.expect(RulesetsDialog, using(catalogue.CHINESE))
    desk.controller.show_games([session.tree], is_live=True)
    wait_until(lambda: desk.session.is_ruleset_known)
    assert desk.session.ruleset is catalogue.CHINESE


@pytest.mark.parametrize(
    ("text", "shown", "told"),
    [
        ("KM[six]", "komi “six”", "The komi “six” is not a number."),
        ("HA[two]", "handicap “two”", "The handicap “two” is not a number."),
        ("TM[a while]", "time “a while”", "The time “a while” is not understood."),
        ("TM[9]OT[odd]", "overtime “odd”", "The overtime “odd” is not understood."),
        ("HA[4]AB[cc][gg]", "handicap 4, stones 2", "begins with this many stones: 2."),
    ],
)
def test_facts_in_doubt_are_shown_as_written_and_reported(desk: Desk, text: str, shown: str, told: str) -> None:
    record = f"(;SZ[9]RU[AGA]{text};W[ee])"
    path = desk.open(record)
    facts = desk.panel.review.facts.facts
    assert shown in facts.text()
    assert desk.parts.strip.isVisible()
    assert told in desk.parts.strip.sentence.text()
    desk.menu("save")
    assert path.read_text() == record


def test_several_doubts_are_reported_one_by_one(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[AGA]KM[six]HA[two];B[ee])")
    strip = desk.parts.strip
    desk.press(strip.details_button)
    assert len(strip.details.toPlainText().splitlines()) == 2


def test_sound_records_open_without_a_word(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[AGA]KM[7.5]TM[600]OT[5x30 byo-yomi];B[ee])")
    assert not desk.parts.strip.isVisible()
