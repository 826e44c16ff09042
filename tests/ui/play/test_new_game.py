from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.texts.new_game import summary
from goboard_app.engine.engine import Ability
from goboard_app.go.board import BoardSize, Color
from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom
from goboard_app.session.new_game import OFFERED, NewGame, proposed_komi
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from goboard_app.ui.widgets.look import Look
from tests.support.dialogs import Dialogs, press, type_text

MakeDialog = Callable[..., NewGameDialog]

OURS = replace(as_custom(catalogue.CHINESE), sgf_name="Ours", komi=Fraction(3))


def fill(field: QLineEdit, text: str) -> None:
    """Type over what is there."""
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    type_text(text, field)


def pick(combo: QComboBox, text: str) -> None:
    row = combo.findText(text)
    assert row >= 0, [combo.itemText(i) for i in range(combo.count())]
    combo.setCurrentIndex(row)


def turn_wheel(combo: QComboBox) -> None:
    middle = QPointF(combo.rect().center())
    event = QWheelEvent(
        middle, combo.mapToGlobal(middle), QPoint(), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(combo, event)


def own_dialog(look: Look, qtbot: QtBot) -> NewGameDialog:
    """Return the dialog for a user with rulesets of their own."""
    page = partial(RulesetsDialog, look)
    dialog = NewGameDialog(look, lambda _size, side: QPixmap(side, side), NewGame(), page, None, (OURS,))
    qtbot.addWidget(dialog)
    return dialog


def other_size(dialog: NewGameDialog, text: str) -> None:
    QTest.mouseClick(dialog.board.other, Qt.MouseButton.LeftButton)
    fill(dialog.board.field, text)


def test_the_last_choice_is_chosen_again(make_dialog: MakeDialog) -> None:
    game = NewGame(BoardSize(13, 13), catalogue.JAPANESE, Fraction(3), 4, black_name="Hana", white_name="Tomás")
    dialog = make_dialog(
        size=game.size,
        ruleset=game.ruleset,
        komi=game.komi,
        handicap=4,
        black_name="Hana",
        white_name="Tomás",
    )
    assert dialog.choice() == game


@pytest.mark.parametrize(
    ("text", "size"),
    [("7", (7, 7)), ("1", (1, 1)), ("52", (52, 52)), ("19x13", (19, 13)), ("5 × 9", (5, 9))],
)
def test_any_size_from_1_to_52_can_be_typed(dialog: NewGameDialog, text: str, size: tuple[int, int]) -> None:
    other_size(dialog, text)
    choice = dialog.choice()
    assert choice is not None
    assert choice.size == BoardSize(*size)


@pytest.mark.parametrize("text", ["0", "53", "abc", "9x0", "9x", "-3", "9.5"])
def test_other_sizes_are_refused_in_words(dialog: NewGameDialog, text: str) -> None:
    other_size(dialog, text)
    assert dialog.board.reason.text() == "Each side must have between 1 and 52 lines."
    assert dialog.choice() is None
    assert not dialog.start.isEnabled()


def test_a_size_not_yet_typed_is_no_fault(dialog: NewGameDialog) -> None:
    other_size(dialog, "")
    assert dialog.board.reason.text() == ""
    assert dialog.summary.text() == "Type the size of the board first, such as 7 × 7."
    assert not dialog.start.isEnabled()


def test_a_tile_takes_the_place_of_a_bad_size(dialog: NewGameDialog) -> None:
    other_size(dialog, "abc")
    QTest.mouseClick(dialog.board.tiles[2], Qt.MouseButton.LeftButton)
    assert not dialog.board.field.isVisible()
    assert dialog.start.isEnabled()


@pytest.mark.parametrize("text", ["abc", "200", "-151", "6,25", "6.3", "", "6½½", "½6"])
def test_a_komi_that_cannot_be_is_refused_under_its_field(dialog: NewGameDialog, text: str) -> None:
    fill(dialog.komi, text)
    assert dialog.komi_hint.text() == ("Komi must be a number such as 6½, between −150 and 150.")
    assert dialog.komi_hint.property("tone") == "error"
    assert not dialog.start.isEnabled()


@pytest.mark.parametrize(
    ("text", "komi"),
    [("6.5", "13/2"), ("6,5", "13/2"), ("6½", "13/2"), ("-3", "-3"), ("0", "0"), ("150", "150")],
)
def test_komi_is_read_as_people_write_it(dialog: NewGameDialog, text: str, komi: str) -> None:
    fill(dialog.komi, text)
    choice = dialog.choice()
    assert choice is not None
    assert choice.komi == Fraction(komi)
    assert dialog.komi_hint.text() == "Your own choice."


def test_the_ranks_go_with_the_players(dialog: NewGameDialog) -> None:
    for field, text in ((dialog.black, "Hana"), (dialog.white, "Tomás"), (dialog.white_rank, " 2d ")):
        fill(field, text)
    press(dialog.swap)
    choice = dialog.choice()
    assert choice is not None
    assert (choice.black_name, choice.black_rank, choice.white_rank) == ("Tomás", "2d", "")
    # Nigiri gives the colours by names.
    dialog.take_names("Hana", "Tomás")
    assert (dialog.black_rank.text(), dialog.white_rank.text()) == ("", " 2d ")


def test_the_ranks_propose_a_handicap(dialog: NewGameDialog) -> None:
    QTest.mouseClick(dialog.board.tiles[2], Qt.MouseButton.LeftButton)
    for field, text in ((dialog.black, "Hana"), (dialog.black_rank, "2 dan"), (dialog.white_rank, "3K")):
        fill(field, text)
    assert dialog.advice.text() == "White should take about 4 stone(s) from Hana. That is from their ranks."
    dialog.use_advice.click()
    choice = dialog.choice()
    assert choice is not None
    assert (choice.white_name, choice.white_rank, choice.black_rank, choice.handicap) == ("Hana", "2 dan", "3K", 4)
    for text in ("", "2 dan", "31k", "x"):
        fill(dialog.black_rank, text)
        assert dialog.advice.text() == ""


def test_a_komi_of_other_times_is_picked_from_a_menu(dialog: NewGameDialog) -> None:
    rows = {action.text(): action for action in dialog.komi_times.menu().actions()}
    assert [text.partition(":")[0] for text in rows] == ["0", "4½", "5½", "6½", "7½"]
    rows["5½: Japan from 1974"].trigger()
    choice = dialog.choice()
    assert choice is not None
    assert (choice.komi, dialog.komi_hint.text()) == (Fraction(11, 2), "Your own choice.")
    pick(dialog.goal, dialog.goal.itemText(1))
    assert not dialog.komi_times.isEnabled()


def test_komi_follows_the_rules(dialog: NewGameDialog) -> None:
    pick(dialog.rules, "Japanese")
    assert dialog.komi.text() == "6½"
    pick(dialog.rules, "New Zealand")
    assert dialog.komi.text() == "7"


def test_komi_follows_the_handicap(dialog: NewGameDialog) -> None:
    dialog.handicap.choose(2)
    assert dialog.komi.text() == "½"
    dialog.handicap.setCurrentIndex(0)
    assert dialog.komi.text() == "7½"


def test_a_komi_of_ones_own_stays_when_the_handicap_changes(dialog: NewGameDialog) -> None:
    fill(dialog.komi, "3")
    dialog.handicap.choose(4)
    assert dialog.komi.text() == "3"


@pytest.mark.parametrize(
    ("size", "most"),
    [("19", 41), ("9", 41), ("8", 41), ("6", 35), ("3", 8), ("2", 3), ("1", 0)],
)
def test_the_handicap_offered_fits_the_board(make_dialog: MakeDialog, size: str, most: int) -> None:
    dialog = make_dialog()
    other_size(dialog, size)
    offered = [dialog.handicap.itemData(i) for i in range(dialog.handicap.count())]
    # More than nine stones are listed only when they are asked for.
    listed = [*range(1, min(9, most) + 1)] if most else []
    assert offered == [0, *listed, *([-1] if most > 9 else [])]


def test_more_stones_are_listed_when_asked_for(dialog: NewGameDialog) -> None:
    box = dialog.handicap
    box.choose(3)
    assert box.itemText(box.count() - 1) == "More…"
    box.setFocus()
    box.setCurrentIndex(box.count() - 1)
    assert (box.stones, box.currentData()) == (3, 3)
    assert box.view().isVisible()
    assert [box.itemData(i) for i in range(box.count())] == [*range(42)]
    box.hidePopup()
    box.choose(12)
    choice = dialog.choice()
    assert choice is not None
    assert choice.handicap == 12


def test_the_cursor_is_in_the_name_of_the_user_who_plays_white(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    dialog.black.setFocus()
    engines = [EngineChoice("one", "one", Ability.MOVE, is_partner=True, largest=13)]
    dialog.offer_opponents(engines, EnginePlayer("one", Color.BLACK, 0), lambda _choice, _size: None)
    assert dialog.focusWidget() is dialog.white


def test_the_wheel_changes_no_choice_of_the_dialog(make_dialog: MakeDialog) -> None:
    """In a low window the dialog scrolls, and the pointer passes over the fields."""
    dialog = make_dialog()
    engines = [EngineChoice(key, key, Ability.MOVE, is_partner=True, largest=13) for key in ("one", "other")]
    dialog.offer_opponents(engines, EnginePlayer("other", Color.WHITE, 0), lambda _choice, _size: None)
    boxes = dialog.findChildren(QComboBox)
    before = [box.currentIndex() for box in boxes]
    for box in boxes:
        turn_wheel(box)
    assert [box.currentIndex() for box in boxes] == before


def test_a_handicap_of_one_stone_is_the_first_move(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    pick(dialog.handicap, "1 stone: Black moves first, komi ½")
    choice = dialog.choice()
    assert choice is not None
    assert (choice.handicap, choice.komi) == (0, Fraction(1, 2))
    assert dialog.summary.text().startswith("Black plays first. White starts with half a point.")
    # The same choice is found again, and with another ruleset it stays.
    again = make_dialog(komi=choice.komi)
    assert again.handicap.stones == 1
    pick(again.rules, "New Zealand")
    assert again.komi.text() == "½"
    pick(again.handicap, "None, even game")
    assert again.komi.text() == "7"


def test_what_few_games_need_is_folded(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(is_folded=True)
    large = (*dialog.board.tiles, dialog.black, dialog.white, dialog.handicap)
    assert all(field.isVisible() for field in large)
    folded = (dialog.rules, dialog.komi, dialog.clock, dialog.goal)
    assert not any(field.isVisible() for field in folded)
    press(dialog.more)
    assert all(field.isVisible() for field in folded)
    press(dialog.more)
    assert not any(field.isVisible() for field in folded)


def test_more_stones_than_usual_points_are_placed_freely(dialog: NewGameDialog) -> None:
    other_size(dialog, "8")
    dialog.handicap.setCurrentIndex(dialog.handicap.findData(5))
    choice = dialog.choice()
    assert choice is not None
    assert choice.is_free
    assert not dialog.placement.isVisible()


def test_a_smaller_board_drops_a_handicap_it_cannot_hold(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(handicap=9, size=BoardSize(19, 19))
    other_size(dialog, "2")
    choice = dialog.choice()
    assert choice is not None
    assert choice.handicap == 0


def test_the_way_to_place_follows_the_rules(dialog: NewGameDialog) -> None:
    dialog.handicap.choose(2)
    pick(dialog.rules, "Japanese")
    assert dialog.placement.currentText() == "On the usual points"
    pick(dialog.rules, "Tromp-Taylor")
    assert dialog.placement.currentText() == "Wherever Black likes"


def test_without_handicap_there_is_no_way_to_place(dialog: NewGameDialog) -> None:
    assert not dialog.placement.isVisible()
    dialog.handicap.choose(2)
    assert dialog.placement.isVisible()


def test_names_are_swapped(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(black_name="Hana", white_name="Tomás")
    QTest.mouseClick(dialog.swap, Qt.MouseButton.LeftButton)
    assert (dialog.black.text(), dialog.white.text()) == ("Tomás", "Hana")


def test_the_summary_follows_every_choice(dialog: NewGameDialog) -> None:
    assert dialog.summary.text().startswith("Black plays first. White gets 7½ points")
    fill(dialog.black, "Hana")
    assert dialog.summary.text().startswith("Hana plays first with Black.")
    fill(dialog.komi, "x")
    assert dialog.summary.text() == "One choice above does not work."


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (NewGame(komi=Fraction(0)), "Nobody starts with points."),
        (NewGame(komi=Fraction(-3)), "Black starts with 3 points."),
        (NewGame(handicap=3, komi=Fraction(1, 2)), "White starts with half a point."),
        (NewGame(handicap=3), "Black starts with 3 stone(s) on the board, then White plays."),
        (NewGame(handicap=3), "The count adds 3 for White, for the handicap."),
        (NewGame(ruleset=catalogue.JAPANESE), "Surrounded points and prisoners count."),
    ],
)
def test_the_summary_names_the_special_choices(game: NewGame, text: str) -> None:
    assert text in summary(game)


@pytest.mark.parametrize("ruleset", OFFERED, ids=lambda r: r.key)
def test_each_ruleset_offered_can_be_begun(dialog: NewGameDialog, ruleset: object) -> None:
    dialog.rules.setCurrentIndex(OFFERED.index(ruleset))  # type: ignore[arg-type]
    choice = dialog.choice()
    assert choice is not None
    assert choice.ruleset is ruleset
    assert choice.komi == proposed_komi(choice.ruleset, 0)
    assert dialog.rules_hint.text()


def test_enter_begins_and_escape_does_not(make_dialog: MakeDialog) -> None:
    begun, left = make_dialog(), make_dialog()
    QTest.keyClick(begun, Qt.Key.Key_Return)
    QTest.keyClick(left, Qt.Key.Key_Escape)
    assert begun.result() == NewGameDialog.DialogCode.Accepted
    assert left.result() == NewGameDialog.DialogCode.Rejected


def test_names_are_stripped(dialog: NewGameDialog) -> None:
    fill(dialog.black, "  Hana  ")
    choice = dialog.choice()
    assert choice is not None
    assert choice.black_name == "Hana"


def test_every_field_has_a_name(dialog: NewGameDialog) -> None:
    fields = (dialog.black, dialog.white, dialog.komi, dialog.rules, dialog.handicap)
    assert all(field.accessibleName() for field in (*fields, dialog.placement, dialog.swap))


# Rules


def test_own_rules_follow_the_others_in_the_list(look: Look, qtbot: QtBot) -> None:
    dialog = own_dialog(look, qtbot)
    texts = [dialog.rules.itemText(i) for i in range(dialog.rules.count())]
    assert [text for text in texts if text][-2:] == ["Ours", "All rulesets…"]
    pick(dialog.rules, "Ours")
    choice = dialog.choice()
    assert choice is not None
    assert choice.ruleset == OURS
    assert choice.komi == 3


def test_the_page_of_all_rulesets_gives_its_choice(dialog: NewGameDialog, dialogs: Dialogs) -> None:
    def take_ing(page: RulesetsDialog) -> None:
        page.select(catalogue.ING)
        press(page.use)

    dialogs.expect(RulesetsDialog, take_ing)
    dialog.rules.activated.emit(dialog.rules.all_row)
    choice = dialog.choice()
    assert choice is not None
    assert (choice.ruleset, choice.komi) == (catalogue.ING, 8)


def test_the_page_may_be_left_without_a_choice(dialog: NewGameDialog, dialogs: Dialogs) -> None:
    fill(dialog.komi, "3")
    dialogs.expect_button("Close")
    dialog.rules.setCurrentIndex(dialog.rules.all_row)
    dialog.rules.activated.emit(dialog.rules.all_row)
    choice = dialog.choice()
    assert choice is not None
    assert (choice.ruleset, choice.komi) == (catalogue.DEFAULT, 3)
    assert dialog.rules.currentText() == "Chinese (server style)"


def test_rules_made_on_the_page_can_be_used_at_once(dialog: NewGameDialog, dialogs: Dialogs, qtbot: QtBot) -> None:
    def make_and_use(page: RulesetsDialog) -> None:
        page.customs_changed.emit((OURS,))
        page.answer = OURS
        page.accept()

    dialogs.expect(RulesetsDialog, make_and_use)
    with qtbot.waitSignal(dialog.customs_changed) as told:
        dialog.rules.open_page()
    assert told.args == [(OURS,)]
    choice = dialog.choice()
    assert choice is not None
    assert choice.ruleset == OURS


def test_rules_that_are_in_no_list_any_more_are_kept(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(ruleset=OURS, komi=Fraction(3))
    assert dialog.rules.currentText() == "Ours"
    choice = dialog.choice()
    assert choice is not None
    assert choice.ruleset == OURS


def test_the_wheel_does_not_change_the_rules(dialog: NewGameDialog) -> None:
    before = dialog.rules.currentIndex()
    turn_wheel(dialog.rules)
    assert dialog.rules.currentIndex() == before


def test_basic_rules_propose_a_komi(dialog: NewGameDialog) -> None:
    pick(dialog.rules, "Basic (Davies)")
    assert dialog.komi.text() == "7½"
    dialog.handicap.choose(2)
    assert dialog.komi.text() == "½"
    assert dialog.komi_hint.text() == "Set by the rules and the handicap."


def test_an_ancient_game_may_begin_with_stones(dialog: NewGameDialog) -> None:
    assert not dialog.opening.isVisible()
    pick(dialog.rules, "Ancient Chinese")
    assert dialog.opening.isVisible()
    dialog.opening.setCurrentIndex(1)
    choice = dialog.choice()
    assert choice is not None
    assert choice.has_start_stones
    assert "opposite star points" in dialog.summary.text()
    dialog.handicap.choose(2)
    choice = dialog.choice()
    assert choice is not None
    assert not choice.has_start_stones


def test_the_ways_to_nigiri_and_auction_wait_to_be_offered(dialog: NewGameDialog) -> None:
    assert not dialog.nigiri.isVisible()
    dialog.offer_ways()
    assert dialog.nigiri.isVisible()
    assert dialog.auction.isVisible()
    dialog.take_names("Hana", "Tomás")
    dialog.take_komi(Fraction(9, 2))
    choice = dialog.choice()
    assert choice is not None
    assert (choice.black_name, choice.white_name, choice.komi) == ("Hana", "Tomás", Fraction(9, 2))


def test_with_a_handicap_there_is_nothing_to_decide(dialog: NewGameDialog) -> None:
    dialog.offer_ways()
    dialog.handicap.setCurrentIndex(dialog.handicap.findData(4))
    assert not dialog.nigiri.isVisible()
    assert not dialog.auction.isVisible()
    dialog.handicap.setCurrentIndex(0)
    assert dialog.nigiri.isVisible()
    assert dialog.auction.isVisible()


def test_a_handicap_chosen_last_time_leaves_nothing_to_decide(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(handicap=4, komi=Fraction(1, 2))
    dialog.offer_ways()
    assert not dialog.nigiri.isVisible()


def test_the_komi_of_an_auction_goes_with_an_even_game(dialog: NewGameDialog) -> None:
    dialog.take_komi(Fraction(9, 2))
    dialog.handicap.setCurrentIndex(dialog.handicap.findData(4))
    assert dialog.komi.text() == "½"
    assert dialog.komi_hint.text() == "Set by the rules and the handicap."
    dialog.handicap.setCurrentIndex(0)
    assert dialog.komi.text() == "7½"
