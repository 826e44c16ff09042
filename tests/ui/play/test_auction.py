import random
from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from goboard_app.app.texts import PseudoTranslator
from goboard_app.go.board import Color
from goboard_app.session.color_choice import Bidder, Deal, Parity
from goboard_app.ui.play.auction import AuctionDialog, AuctionKind
from goboard_app.ui.play.auction_pages import CutPage, OpenPage, SealedPage
from goboard_app.ui.play.nigiri import NigiriDialog
from goboard_app.ui.widgets.look import Look, build_palette, build_style_sheet
from goboard_app.ui.widgets.theme import LIGHT
from tests.support.dialogs import type_text
from tests.support.texts import cut_off, untranslated
from tests.support.waiting import activate
from tests.ui.play.test_nigiri import Fixed, readable

MakeAuction = Callable[..., AuctionDialog]
NAMES = ("Hana", "Tomás")


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> MakeAuction:
    """The dialog, open and with the keyboard."""

    def make_auction(
        draws: bool = False,
        names: tuple[str, str] = NAMES,
        motion: bool = False,
        chance: random.Random | None = None,
    ) -> AuctionDialog:
        dialog = AuctionDialog(look, names, draws, motion, chance)
        qtbot.addWidget(dialog)
        dialog.show()
        activate(dialog)
        return dialog

    return make_auction


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def key(pressed: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), pressed)


def begin(dialog: AuctionDialog, kind: AuctionKind) -> OpenPage | SealedPage | CutPage:
    click(dialog.kinds[kind])
    assert dialog.page is not None
    return dialog.page


def bid(page: OpenPage | SealedPage | CutPage, text: str) -> None:
    """Type a bid over what is there and hand it in."""
    page.bid.field.selectAll()
    type_text(text, page.bid.field)
    click(page.main)


def accepted(dialog: AuctionDialog) -> Deal | None:
    click(dialog.take)
    assert not dialog.isVisible()
    return dialog.deal


# Open bids


def test_the_highest_bid_plays_black_at_that_komi(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.OPEN)
    assert isinstance(page, OpenPage)
    for text in ("5.5", "6,5", "7½"):
        bid(page, text)
    click(page.stop)
    assert page.sentence.text() == "Hana plays Black, Tomás plays White. Komi is 7½."
    assert dialog.take.text() == "Play with komi 7½"
    assert accepted(dialog) == Deal(Bidder.FIRST, Fraction(15, 2))


def test_the_bidder_is_shown(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.OPEN)
    assert page.sentence.text() == "Hana, how much komi will you give to play Black?"
    bid(page, "5.5")
    assert page.sentence.text() == "Tomás, the bid is 5½. Bid more, or stop and play White."
    assert page.bid.title.text() == "Your bid, Tomás"


def test_a_bid_that_is_enough_is_suggested(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.OPEN)
    assert page.bid.field.text() == "5½"
    click(page.main)
    assert page.bid.field.text() == "6½"
    assert page.bid.reason.text() == "6½ or more."


def test_all_bids_stay_in_view(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.OPEN)
    for _ in range(20):
        click(page.main)
    assert "Hana: 5½" in readable(dialog)
    assert "Tomás: 24½" in readable(dialog)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5.5", "That is not more than the last bid; bid 7½ or more."),
        ("8", "Bids end in a half, like 6½, so no game is a draw."),
        ("7.25", "Bids end in a half, like 6½, so no game is a draw."),
        ("150.5", "Bids must be between −150 and 150."),
        ("abc", "A bid is a number of points, like 6½."),
        ("", "A bid is a number of points, like 6½."),
        ("½½", "A bid is a number of points, like 6½."),
    ],
)
def test_a_bid_is_refused_in_words_under_its_field(make: MakeAuction, text: str, reason: str) -> None:
    page = begin(make(), AuctionKind.OPEN)
    bid(page, "6.5")
    page.bid.field.setText("")
    bid(page, text)
    assert page.bid.reason.text() == reason
    assert page.bid.field.accessibleDescription() == reason
    assert page.bid.field.property("bad") == "true"
    assert page.sentence.text().startswith("Tomás, the bid is 6½.")


def test_typing_on_takes_the_refusal_away(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.OPEN)
    bid(page, "8")
    type_text("9", page.bid.field)
    assert page.bid.field.property("bad") == "false"


def test_whole_points_are_bid_where_there_are_draws(make: MakeAuction) -> None:
    dialog = make(draws=True)
    page = begin(dialog, AuctionKind.OPEN)
    bid(page, "7")
    assert page.bid.field.text() == "7½"
    bid(page, "7.2")
    assert page.bid.reason.text() == "Bids are whole or half points, like 6 or 6½."


@pytest.mark.parametrize(
    ("draws", "start", "up", "down"),
    [
        (False, "5½", "6½", "4½"),
        (True, "5½", "6", "5"),
        (False, "½", "1½", "−½"),
        (False, "6", "6½", "5½"),
        (True, "150", "150", "149½"),
        (False, "−149½", "−148½", "−149½"),
    ],
)
def test_the_field_steps_from_bid_to_bid(make: MakeAuction, draws: bool, start: str, up: str, down: str) -> None:
    page = begin(make(draws), AuctionKind.OPEN)
    page.bid.field.setText(start)
    click(page.bid.more)
    assert page.bid.field.text() == up
    page.bid.field.setText(start)
    key(Qt.Key.Key_Down)
    assert page.bid.field.text() == down


def test_stopping_before_the_first_bid_is_impossible(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.OPEN)
    assert isinstance(page, OpenPage)
    assert not page.stop.isEnabled()
    click(page.main)
    assert page.stop.isEnabled()


def test_after_the_highest_bid_of_all_one_can_only_stop(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.OPEN)
    bid(page, "149.5")
    assert not page.main.isEnabled()
    assert page.bid.reason.text() == "Nobody can bid more than that."


def test_the_other_player_can_begin(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.OPEN)
    assert isinstance(page, OpenPage)
    click(page.turn)
    assert page.sentence.text() == "Tomás, how much komi will you give to play Black?"
    click(page.main)
    assert not page.turn.isVisible()
    click(page.stop)
    assert page.sentence.text() == "Tomás plays Black, Hana plays White. Komi is 5½."
    assert accepted(dialog) == Deal(Bidder.SECOND, Fraction(11, 2))


def test_enter_held_down_bids_only_once(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.OPEN)
    key(Qt.Key.Key_Return)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(QApplication.focusWidget(), held)
    assert page.sentence.text().startswith("Tomás, the bid is 5½.")


# Sealed bids


@pytest.mark.parametrize(
    ("first", "second", "deal"),
    [
        ("7.5", "6.5", Deal(Bidder.FIRST, Fraction(15, 2))),
        ("-3½", "6,5", Deal(Bidder.SECOND, Fraction(13, 2))),
    ],
)
def test_the_higher_sealed_bid_plays_black(make: MakeAuction, first: str, second: str, deal: Deal) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.SEALED)
    bid(page, first)
    bid(page, second)
    assert accepted(dialog) == deal


def test_the_other_is_asked_to_look_away(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.SEALED)
    assert page.sentence.text() == "Hana, enter your bid while Tomás looks away."
    bid(page, "83.5")
    assert page.sentence.text() == "Tomás, enter your bid while Hana looks away."


def test_typed_passwords_are_neither_shown_nor_spoken(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.SEALED)
    type_text("83.5", page.bid.field)
    assert page.bid.field.echoMode() is QLineEdit.EchoMode.Password
    assert "83" not in readable(dialog).replace(page.bid.field.text(), "", 1)


def test_the_first_bid_is_nowhere_until_both_are_in(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.SEALED)
    bid(page, "83.5")
    assert "83" not in readable(dialog)
    assert "83" not in QGuiApplication.clipboard().text()
    bid(page, "6.5")
    assert "83½" in readable(dialog)


def test_the_first_bid_does_not_come_back_by_undo(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.SEALED)
    bid(page, "83.5")
    QTest.keySequence(page.bid.field, QKeySequence(QKeySequence.StandardKey.Undo))
    page.bid.field.undo()
    page.bid.field.redo()
    assert page.bid.field.text() == ""


def test_every_first_bid_looks_the_same(make: MakeAuction) -> None:
    QApplication.setCursorFlashTime(0)
    pictures = []
    for text in ("83.5", "-½"):
        dialog = make()
        bid(begin(dialog, AuctionKind.SEALED), text)
        dialog.fit()
        pictures.append(dialog.grab().toImage())
    assert pictures[0] == pictures[1]


def test_a_sealed_bid_is_refused_without_being_shown(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.SEALED)
    bid(page, "83")
    assert page.bid.reason.text() == "Bids end in a half, like 6½, so no game is a draw."
    assert "83" not in readable(dialog)
    bid(page, "8 3")
    assert page.bid.reason.text() == "A bid is a number of points, like 6½."
    assert page.sentence.text().startswith("Hana, enter your bid")


@pytest.mark.parametrize(("guess", "black"), [(Parity.ODD, Bidder.SECOND), (Parity.EVEN, Bidder.FIRST)])
def test_equal_sealed_bids_go_on_to_nigiri(make: MakeAuction, guess: Parity, black: Bidder) -> None:
    dialog = make(chance=Fixed(7))
    page = begin(dialog, AuctionKind.SEALED)
    bid(page, "7.5")
    bid(page, "7½")
    assert page.sentence.text() == "Both bid 7½. Komi is 7½; you draw for colours."
    assert dialog.take.text() == "Draw lots for colours"
    click(dialog.take)
    assert dialog.nigiri is not None
    assert not dialog.take.isEnabled()
    click(dialog.nigiri.guesses[guess])
    assert dialog.take.text() == "Play with komi 7½"
    assert accepted(dialog) == Deal(black, Fraction(15, 2))


def test_a_key_shows_the_end_of_the_nigiri(make: MakeAuction) -> None:
    dialog = make(chance=Fixed(24), motion=True)
    page = begin(dialog, AuctionKind.SEALED)
    bid(page, "7.5")
    bid(page, "7.5")
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_E)
    assert not dialog.take.isEnabled()
    key(Qt.Key.Key_Space)
    assert QApplication.focusWidget() is dialog.take


# Cut and choose


@pytest.mark.parametrize(("color", "black"), [(Color.BLACK, Bidder.SECOND), (Color.WHITE, Bidder.FIRST)])
def test_one_names_the_komi_and_the_other_picks(make: MakeAuction, color: Color, black: Bidder) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.CUT)
    assert isinstance(page, CutPage)
    bid(page, "9.5")
    assert page.sentence.text() == "Tomás, komi is 9½. Which colour do you take?"
    click(page.choices[color])
    assert accepted(dialog) == Deal(black, Fraction(19, 2))


@pytest.mark.parametrize(
    ("komi", "black", "white"),
    [
        ("9.5", "and give 9½ points", "and get 9½ points"),
        ("-3", "and get 3 points", "and give 3 points"),
        ("0", "nobody gets points", "nobody gets points"),
    ],
)
def test_each_colour_says_its_komi(make: MakeAuction, komi: str, black: str, white: str) -> None:
    page = begin(make(draws=True), AuctionKind.CUT)
    assert isinstance(page, CutPage)
    bid(page, komi)
    told = [page.choices[color].accessibleDescription() for color in Color]
    assert told == [black, white]


def test_a_komi_is_refused_in_words(make: MakeAuction) -> None:
    page = begin(make(), AuctionKind.CUT)
    bid(page, "7")
    assert page.bid.reason.text() == "Bids end in a half, like 6½, so no game is a draw."


def test_the_side_that_names_the_komi_can_be_exchanged(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.CUT)
    click(page.turn)
    assert page.sentence.text() == "Tomás, name a komi; Hana then picks a colour."
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_B)
    assert accepted(dialog) == Deal(Bidder.FIRST, Fraction(13, 2))


# The dialog


def test_the_keyboard_is_enough(make: MakeAuction) -> None:
    dialog = make()
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Up)
    key(Qt.Key.Key_Return)
    type_text("8.5")
    key(Qt.Key.Key_Return)
    while dialog.page is not None and QApplication.focusWidget() is not dialog.page.main:
        key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)
    assert dialog.deal == Deal(Bidder.SECOND, Fraction(17, 2))


@pytest.mark.parametrize("kind", AuctionKind)
def test_another_auction_can_be_chosen_at_any_time(make: MakeAuction, kind: AuctionKind) -> None:
    dialog = make()
    bid(begin(dialog, kind), "83.5")
    click(dialog.back)
    assert dialog.page is None
    assert all(tile.isVisible() for tile in dialog.kinds.values())
    assert QApplication.focusWidget() is dialog.kinds[AuctionKind.OPEN]
    page = begin(dialog, AuctionKind.SEALED)
    assert page.sentence.text().startswith("Hana, enter your bid")


def test_the_dialog_can_be_left_at_any_time(make: MakeAuction) -> None:
    dialog = make()
    page = begin(dialog, AuctionKind.OPEN)
    click(page.main)
    key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.deal is None


def test_asking_gives_the_deal_or_nothing(make: MakeAuction) -> None:
    dialog = make()

    def answer() -> None:
        page = begin(dialog, AuctionKind.OPEN)
        assert isinstance(page, OpenPage)
        page.main.click()
        page.stop.click()
        dialog.take.click()

    QTimer.singleShot(0, dialog, answer)
    assert dialog.ask() == Deal(Bidder.FIRST, Fraction(11, 2))
    other = make()
    QTimer.singleShot(0, other, other.cancel.click)
    assert other.ask() is None


def test_players_without_names_are_counted(make: MakeAuction) -> None:
    page = begin(make(names=("", "")), AuctionKind.SEALED)
    assert page.sentence.text().startswith("First player, enter your bid while Second player")


def test_every_tile_and_field_has_a_name(make: MakeAuction) -> None:
    dialog = make()
    assert all("." in tile.accessibleName() for tile in dialog.kinds.values())
    page = begin(dialog, AuctionKind.OPEN)
    fields = (page.bid.field, page.bid.less, page.bid.more)
    assert all(widget.accessibleName() for widget in fields)


# Room for texts


@pytest.fixture(params=[("pseudo", 1.0), ("", 1.5)], ids=["pseudo", "large"])
def wide_look(
    request: pytest.FixtureRequest, qapp: QApplication, look: Look,
    plain_look: tuple[QFont, QPalette],
) -> Iterator[Look]:  # fmt: skip
    """A wide font, with texts that are 40 % longer or letters that are half as large again."""
    language, factor = request.param
    translator = PseudoTranslator(qapp)
    if language:
        qapp.installTranslator(translator)
    font = QFont("DejaVu Sans")
    font.setPixelSize(round(13 * factor))
    qapp.setFont(font)
    qapp.setPalette(build_palette(LIGHT))
    qapp.setStyleSheet(build_style_sheet(LIGHT, factor))
    look.set(LIGHT, factor)
    yield look
    qapp.removeTranslator(translator)
    # As a child of the application it would be taken for one that is in use.
    translator.setParent(None)
    qapp.setStyleSheet("")
    qapp.setFont(plain_look[0])
    qapp.setPalette(plain_look[1])


def faults(dialog: QWidget, qapp: QApplication) -> list[str]:
    QTest.qWait(1)
    qapp.processEvents()
    found = cut_off(dialog)
    return found if not qapp.translate("x", "y").startswith("[") else [
        *found, *untranslated(dialog, NAMES)
    ]  # fmt: skip


def test_nigiri_has_room_for_its_texts(wide_look: Look, qapp: QApplication, qtbot: QtBot) -> None:
    dialog = NigiriDialog(wide_look, NAMES, True, Fixed(23))
    qtbot.addWidget(dialog)
    dialog.show()
    assert faults(dialog, qapp) == []
    dialog.play.guesses[Parity.ODD].click()
    assert faults(dialog, qapp) == []
    dialog.play.finish()
    assert faults(dialog, qapp) == []


def stages(dialog: AuctionDialog) -> Iterator[str]:
    """Yield the dialog at every stage of the three auctions."""
    yield "choice"
    page = begin(dialog, AuctionKind.OPEN)
    assert isinstance(page, OpenPage)
    yield "open"
    click(page.main)
    bid(page, "8")
    yield "refused"
    click(page.stop)
    yield "open deal"
    click(dialog.back)
    page = begin(dialog, AuctionKind.SEALED)
    bid(page, "7.5")
    yield "sealed"
    bid(page, "7.5")
    yield "equal"
    click(dialog.take)
    yield "nigiri"
    click(dialog.back)
    page = begin(dialog, AuctionKind.CUT)
    assert isinstance(page, CutPage)
    yield "cut"
    click(page.main)
    yield "choose"
    click(page.choices[Color.BLACK])
    yield "cut deal"


def test_auctions_have_room_for_their_texts(wide_look: Look, qapp: QApplication, make: MakeAuction) -> None:
    dialog = make()
    found = {stage: faults(dialog, qapp) for stage in stages(dialog)}
    assert found == dict.fromkeys(found, [])
