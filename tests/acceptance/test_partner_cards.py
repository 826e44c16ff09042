"""The partners as a ladder of cards in the dialog for a new game, and their faces beside their names."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from goboard_app.app.engines.partner import partner_key
from goboard_app.app.texts.partner import introduction
from goboard_app.go.board import Color
from goboard_app.partner.character import Character
from goboard_app.ui.play.choices import OpponentChoice
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.play.partner_cards import PartnerCards
from goboard_app.ui.shell.services import ENGINES
from goboard_app.ui.widgets.faces import FaceLabel
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.engines import ALL, offered

Key = Qt.Key
Look = Callable[[NewGameDialog, OpponentChoice], object]


def in_dialog(desk: Desk, look: Look, row: str = "play_against") -> None:
    """Look at the dialog for a new game."""

    def answer(dialog: NewGameDialog) -> None:
        assert dialog.opponent is not None
        look(dialog, dialog.opponent)
        if dialog.isVisible():
            dialog.reject()

    desk.dialogs.expect(NewGameDialog, answer)
    desk.menu(row)


def begin_with(desk: Desk, character: Character) -> None:
    """Begin a game with a partner by a click on its card."""

    def fill(dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        press(opponent.partners.cards[character])
        press(dialog.start)

    in_dialog(desk, fill)


def texts_of(cards: PartnerCards, character: Character) -> list[str]:
    return [shown.text() for shown in cards.cards[character].findChildren(QLabel) if shown.text()]


def focused() -> object:
    return QApplication.focusWidget()


def test_the_partners_are_a_ladder_from_the_weakest_to_the_strongest(desk: Desk) -> None:
    def look(_dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        cards = opponent.partners.cards
        lefts = {character: card.mapTo(opponent, QPoint()).x() for character, card in cards.items()}
        assert sorted(lefts, key=lefts.__getitem__) == list(Character)
        for character, card in cards.items():
            assert card.isVisible()
            assert [face.character for face in card.findChildren(FaceLabel)] == [character]
        assert texts_of(opponent.partners, Character.PUPPY) == ["Puppy", "23 kyu"]

    in_dialog(desk, look)


def test_the_first_opponent_is_chosen_on_its_card(desk: Desk) -> None:
    def look(_dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        assert opponent.who.currentData() == partner_key(Character.SNAIL)
        assert opponent.partners.character is Character.SNAIL
        assert opponent.partners.introduction.text() == introduction(Character.SNAIL)

    in_dialog(desk, look)


def test_a_click_on_a_card_chooses_the_partner(desk: Desk) -> None:
    def look(dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        press(opponent.partners.cards[Character.PUPPY])
        assert opponent.who.currentText() == "Puppy"
        assert dialog.white.text() == "Puppy"
        assert opponent.partners.introduction.isVisible()
        assert opponent.partners.introduction.text() == "Puppy, about 23 kyu. Loves to chase your stones."
        assert "GNU Go" in opponent.partners.introduction.toolTip()
        press(opponent.partners.cards[Character.FOX])
        assert dialog.white.text() == "Fox"
        assert [c for c, card in opponent.partners.cards.items() if card.isChecked()] == [Character.FOX]

    in_dialog(desk, look)


def test_the_keyboard_alone_chooses_a_partner(desk: Desk) -> None:
    def look(dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        cards = opponent.partners.cards
        opponent.side.setFocus()
        QTest.keyClick(opponent.side, Key.Key_Tab)
        assert focused() is cards[Character.SNAIL]
        QTest.keyClick(cards[Character.SNAIL], Key.Key_Right)
        assert focused() is cards[Character.PUPPY]
        QTest.keyClick(cards[Character.PUPPY], Key.Key_Right)
        assert focused() is cards[Character.DUCK]
        assert dialog.white.text() == "Duck"
        QTest.keyClick(cards[Character.DUCK], Key.Key_Left)
        assert dialog.white.text() == "Puppy"
        # The row is one stop: the next one is the teaching game, and the way back leads to the chosen card.
        QTest.keyClick(cards[Character.PUPPY], Key.Key_Tab)
        assert focused() is opponent.teaches
        QTest.keyClick(opponent.teaches, Key.Key_Backtab)
        assert focused() is cards[Character.PUPPY]
        QTest.keyClick(cards[Character.PUPPY], Key.Key_Return)

    in_dialog(desk, look)
    assert desk.panel.play.white.name.text() == "Puppy"


def test_the_list_of_opponents_and_the_cards_agree(desk: Desk) -> None:
    offered(desk.window.context.service(ENGINES), ALL)

    def look(_dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        partners = opponent.partners
        opponent.who.setFocus()
        QTest.keyClick(opponent.who, Key.Key_Down)
        assert partners.character is Character.PUPPY
        for name in ("A person", "Fake"):
            opponent.who.setCurrentIndex(opponent.who.findText(name))
            assert partners.character is None
            assert not any(card.isChecked() for card in partners.cards.values())
            assert not partners.introduction.isVisible()
        press(partners.cards[Character.OWL])
        assert opponent.who.currentText() == "Owl"
        assert [card.isChecked() for card in partners.cards.values()].index(True) == Character.OWL.rank

    in_dialog(desk, look)


def test_a_screen_reader_says_name_strength_and_character(desk: Desk) -> None:
    def look(_dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        said = "Puppy, about 23 kyu. Loves to chase your stones."
        assert opponent.partners.cards[Character.PUPPY].accessibleName() == said
        row = opponent.who.findText("Puppy")
        assert opponent.who.itemData(row, Qt.ItemDataRole.AccessibleTextRole) == said
        assert not opponent.who.itemIcon(row).isNull()
        assert opponent.who.itemIcon(opponent.who.findText("A person")).isNull()

    in_dialog(desk, look)


@pytest.mark.parametrize("text_size", [1.0, 1.25])
def test_no_card_is_cut_in_a_low_window(desk: Desk, text_size: float) -> None:
    context = desk.window.context
    context.look.set(context.look.theme, text_size)

    def look(dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        dialog.resize(dialog.minimumWidth(), 560)
        QApplication.processEvents()
        for card in opponent.partners.cards.values():
            inside = QRect(QPoint(), card.size())
            for shown in card.findChildren(QLabel):
                assert inside.contains(shown.geometry())
                assert shown.width() >= shown.sizeHint().width()
                assert shown.height() >= shown.sizeHint().height()
            assert dialog.rect().contains(QRect(card.mapTo(dialog, QPoint()), card.size()))

    in_dialog(desk, look)


def test_board_partners_and_handicap_fit_into_a_low_window(desk: Desk) -> None:
    def look(dialog: NewGameDialog, _opponent: OpponentChoice) -> None:
        # The height of a screen of 600 pixels without the bar of the desktop.
        dialog.resize(dialog.minimumWidth(), 560)
        QApplication.processEvents()
        handicap = QRect(dialog.handicap.mapTo(dialog, QPoint()), dialog.handicap.size())
        assert handicap.bottom() < dialog.start.mapTo(dialog, QPoint()).y()
        assert not dialog.handicap.visibleRegion().isEmpty()
        assert dialog.handicap.visibleRegion().boundingRect() == dialog.handicap.rect()

    in_dialog(desk, look)


def test_the_face_of_a_partner_is_beside_its_name(desk: Desk) -> None:
    begin_with(desk, Character.FOX)
    panel = desk.panel.play
    faces = panel.white.findChildren(FaceLabel)
    assert [(face.character, face.isVisible()) for face in faces] == [(Character.FOX, True)]
    assert panel.black.findChildren(FaceLabel) == []
    assert panel.white.name.text() == "Fox"
    # The face takes no room from the texts.
    assert panel.white.name.pos() == panel.black.name.pos()
    stone = faces[0].parentWidget()
    assert stone.rect().contains(faces[0].geometry())
    assert (stone.rect().center() - faces[0].geometry().center()).manhattanLength() <= 1


def test_the_face_is_on_the_card_of_the_colour_that_the_partner_plays(desk: Desk) -> None:
    def fill(dialog: NewGameDialog, opponent: OpponentChoice) -> None:
        press(opponent.partners.cards[Character.CAT])
        opponent.take_color(Color.BLACK)
        press(dialog.start)

    in_dialog(desk, fill)
    panel = desk.panel.play
    assert [face.character for face in panel.black.findChildren(FaceLabel)] == [Character.CAT]
    assert panel.white.findChildren(FaceLabel) == []


def test_the_face_is_on_the_result(desk: Desk) -> None:
    begin_with(desk, Character.RAVEN)
    desk.dialogs.expect_button("I resign")
    desk.press(desk.panel.play.resign)
    finished = desk.panel.finished
    assert "Raven" in finished.players.text()
    shown = [face.character for face in finished.findChildren(FaceLabel) if face.isVisible()]
    assert shown == [Character.RAVEN]


def test_a_game_of_two_people_shows_no_face(desk: Desk) -> None:
    begin_with(desk, Character.RABBIT)
    desk.start()
    assert [face for face in desk.panel.play.findChildren(FaceLabel) if face.isVisible()] == []
