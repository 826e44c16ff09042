"""Nigiri and the sealed auction on the way into a game, and handicap stones by hand."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from goboard_app.go.board import BoardSize, Color
from goboard_app.rules import catalogue
from goboard_app.session.color_choice import Parity
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import Phase
from goboard_app.ui.play.auction import AuctionDialog, AuctionKind
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.play.nigiri import NigiriDialog
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import Dialogs, button_of, press, type_text
from tests.support.records import SavedGame
from tests.support.waiting import activate, wait_until

D = TypeVar("D", bound=QDialog)
BOTH = NewGame(black_name="Hana", white_name="Tomás")


def answer_nested(owner: QDialog, kind: type[D], answer: Callable[[D], None]) -> None:
    """Answer the dialog that `owner` is about to open."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            QTimer.singleShot(2, owner, look)
            return
        activate(dialog)
        try:
            answer(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, owner, look)


def ask_new(desk: Desk, dialogs: Dialogs, answer: Callable[[NewGameDialog], None]) -> None:
    """Open the dialog for a new game with two names in it, and answer it."""
    desk.parts.games.last_choice = BOTH

    def unfolded(dialog: NewGameDialog) -> None:
        press(dialog.more)
        answer(dialog)

    dialogs.expect(NewGameDialog, unfolded)
    desk.menu("new")
    assert not dialogs.problems


def names_in(dialog: NewGameDialog) -> tuple[str, str]:
    return dialog.black.text(), dialog.white.text()


def guess(parity: Parity) -> Callable[[NigiriDialog], None]:
    """Guess, and take the colours that come of it."""

    def answer(dialog: NigiriDialog) -> None:
        press(dialog.play.guesses[parity])
        wait_until(dialog.take.isEnabled)
        press(dialog.take)

    return answer


def bids(*texts: str) -> Callable[[AuctionDialog], None]:
    """Hand in sealed bids, and take the deal."""

    def answer(dialog: AuctionDialog) -> None:
        press(dialog.kinds[AuctionKind.SEALED])
        page = dialog.page
        assert page is not None
        for text in texts:
            type_text(text, page.bid.field)
            press(page.main)
        press(dialog.take)

    return answer


@pytest.fixture
def seven(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handful of seven stones for every player."""
    monkeypatch.setattr("random.SystemRandom.randint", lambda _self, _least, _most: 7)


# Nigiri


@pytest.mark.usefixtures("seven")
def test_a_right_guess_swaps_the_names_in_the_fields(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, NigiriDialog, guess(Parity.ODD))
        press(dialog.nigiri)
        assert names_in(dialog) == ("Tomás", "Hana")
        press(dialog.start)

    ask_new(desk, dialogs, answer)
    info = desk.session.info
    assert (info.black_name, info.white_name) == ("Tomás", "Hana")
    assert desk.panel.play.black.name.text() == "Tomás"


@pytest.mark.usefixtures("seven")
def test_a_wrong_guess_leaves_the_names_where_they_are(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, NigiriDialog, guess(Parity.EVEN))
        press(dialog.nigiri)
        assert names_in(dialog) == ("Hana", "Tomás")
        press(dialog.start)

    ask_new(desk, dialogs, answer)
    assert desk.session.info.black_name == "Hana"


@pytest.mark.usefixtures("seven")
def test_nigiri_that_is_left_changes_nothing(desk: Desk, dialogs: Dialogs) -> None:
    def leave(dialog: NigiriDialog) -> None:
        press(dialog.play.guesses[Parity.ODD])
        press(dialog.cancel)

    def answer(dialog: NewGameDialog) -> None:
        before = dialog.choice()
        answer_nested(dialog, NigiriDialog, leave)
        press(dialog.nigiri)
        assert dialog.choice() == before
        press(dialog.cancel)

    ask_new(desk, dialogs, answer)


# The sealed auction


def test_the_higher_sealed_bid_plays_black_at_its_komi(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, AuctionDialog, bids("5.5", "9.5"))
        press(dialog.auction)
        assert names_in(dialog) == ("Tomás", "Hana")
        assert dialog.komi.text() == "9½"
        assert dialog.komi_hint.text() == "Your own choice."
        press(dialog.start)

    ask_new(desk, dialogs, answer)
    assert desk.session.info.black_name == "Tomás"
    assert desk.session.komi == Fraction(19, 2)


def test_the_first_player_may_bid_higher(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, AuctionDialog, bids("8.5", "-0.5"))
        press(dialog.auction)
        assert names_in(dialog) == ("Hana", "Tomás")
        press(dialog.start)

    ask_new(desk, dialogs, answer)
    assert desk.session.info.black_name == "Hana"
    assert desk.session.komi == Fraction(17, 2)


def test_an_auction_that_is_left_changes_nothing(desk: Desk, dialogs: Dialogs) -> None:
    def leave(dialog: AuctionDialog) -> None:
        press(dialog.kinds[AuctionKind.SEALED])
        press(dialog.cancel)

    def answer(dialog: NewGameDialog) -> None:
        before = dialog.choice()
        answer_nested(dialog, AuctionDialog, leave)
        press(dialog.auction)
        assert dialog.choice() == before
        press(dialog.cancel)

    ask_new(desk, dialogs, answer)


def test_a_deal_is_nothing_until_the_game_starts(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(black_name="Ida")
    desk.play("E5")

    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, AuctionDialog, bids("5.5", "9.5"))
        press(dialog.auction)
        press(dialog.cancel)

    ask_new(desk, dialogs, answer)
    assert desk.session.info.black_name == "Ida"
    assert desk.session.path.number == 1
    assert desk.parts.games.last_choice == BOTH


def test_the_komi_of_an_auction_is_not_proposed_to_the_next_players(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, AuctionDialog, bids("5.5", "9.5"))
        press(dialog.auction)
        press(dialog.start)

    def look(dialog: NewGameDialog) -> None:
        assert dialog.komi.text() == "7½"
        assert dialog.komi_hint.text() == "Set by the rules and the handicap."
        press(dialog.cancel)

    ask_new(desk, dialogs, answer)
    assert desk.session.komi == Fraction(19, 2)
    dialogs.expect(NewGameDialog, look)
    desk.menu("new")
    assert not dialogs.problems


def test_a_komi_that_was_typed_is_proposed_again(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        answer_nested(dialog, AuctionDialog, bids("5.5", "9.5"))
        press(dialog.auction)
        dialog.komi.selectAll()
        type_text("3", dialog.komi)
        press(dialog.start)

    ask_new(desk, dialogs, answer)
    assert desk.parts.games.last_choice.komi == 3


# A handicap by hand, under Chinese rules

FREE = NewGame(ruleset=catalogue.CHINESE, handicap=3, is_free=True, komi=Fraction(1, 2))


@pytest.fixture
def free(desk: Desk) -> Desk:
    desk.start(FREE)
    return desk


def test_the_dialog_proposes_free_stones_under_chinese_rules(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        row = dialog.handicap.findData(3)
        dialog.handicap.setCurrentIndex(row)
        assert dialog.placement.currentText() == "Wherever Black likes"
        assert dialog.komi.text() == "½"
        press(dialog.start)

    desk.parts.games.last_choice = NewGame(ruleset=catalogue.CHINESE)
    dialogs.expect(NewGameDialog, answer)
    desk.menu("new")
    assert desk.phase is Phase.HANDICAP
    assert desk.message.startswith("Black places 3 more handicap stone")


def test_the_sentence_counts_the_stones_down(free: Desk) -> None:
    free.play("C3")
    assert free.message.startswith("Black places 2 more handicap stone")
    free.play("G7")
    assert free.message.startswith("Black places 1 more handicap stone")
    free.play("E5")
    assert free.message == "White to play. Move 1."


def test_a_stone_taken_back_is_placed_elsewhere(free: Desk) -> None:
    free.play("C3 G7")
    free.press(free.panel.play.take_back)
    free.play("G3 E5")
    black = {free.point(name) for name in ("C3", "G3", "E5")}
    assert free.session.position.points(Color.BLACK) == black


def test_the_last_stone_can_be_taken_back(free: Desk) -> None:
    free.play("C3 G7 E5")
    free.menu("undo")
    assert free.phase is Phase.HANDICAP
    assert free.message.startswith("Black places 1 more handicap stone")


def test_white_is_given_as_many_points_as_there_are_stones(free: Desk) -> None:
    free.press(free.panel.play.handicap.button)
    free.play("E4 pass pass")
    rows = {row.label: (row.black, row.white) for row in free.panel.count.table.rows}
    assert rows["For the handicap"] == ("0", "3")
    assert rows["Komi"] == ("0", "½")


def test_stones_by_hand_are_in_the_record(free: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    free.play("C3 G7 E5 E3")
    path = tmp_path / "free.sgf"
    answer_files(monkeypatch.setattr, saved=path)
    free.menu("save")
    saved = SavedGame.of(path)
    assert saved.root("HA") == 3
    assert saved.root("AB") == {(2, 2), (6, 6), (4, 4)}
    assert (saved.moves, saved.colors) == ("E3", "w")


def test_the_usual_points_are_in_the_record(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    desk.start(FREE, handicap=4, size=BoardSize.square(9))
    desk.press(desk.panel.play.handicap.button)
    path = tmp_path / "usual.sgf"
    answer_files(monkeypatch.setattr, saved=path)
    desk.menu("save")
    saved = SavedGame.of(path)
    assert saved.root("HA") == 4
    assert saved.root("AB") == {(2, 2), (2, 6), (6, 2), (6, 6)}


def test_the_card_explains_the_placement_of_the_stones(free: Desk) -> None:
    card = free.panel.play.handicap
    texts = [text.text() for text in card.findChildren(QLabel) if text.isVisible()]
    assert "Black places the handicap stones" in texts
    assert "Put them anywhere. Then White plays first." in texts
    assert card.button.text() == "Use the usual points"


def test_both_ways_are_offered_in_the_dialog(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        assert button_of(dialog, "Decide by nigiri") is dialog.nigiri
        assert button_of(dialog, "Bid for komi") is dialog.auction
        press(dialog.cancel)

    ask_new(desk, dialogs, answer)
