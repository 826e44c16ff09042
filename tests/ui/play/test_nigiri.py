import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from goboard_app.go.board import Color
from goboard_app.session.color_choice import Chooser, Parity
from goboard_app.ui.play.new_game import short_name
from goboard_app.ui.play.nigiri import NigiriDialog
from goboard_app.ui.widgets.look import Look
from tests.support.waiting import activate, wait_until

MakeNigiri = Callable[..., NigiriDialog]
NAMES = ("Hana", "Tomás")


class Fixed(random.Random):
    """A chance that always gives one number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def randint(self, a: int, b: int) -> int:
        assert a <= self._number <= b
        return self._number


def readable(root: QWidget) -> str:
    """Return all texts of a window that can be read or heard."""
    told: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        told += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
        told += [widget.accessibleName(), widget.accessibleDescription(), widget.objectName()]
        if isinstance(widget, QLabel | QPushButton):
            told.append(widget.text())
        if isinstance(widget, QLineEdit):
            told += [widget.text(), widget.displayText(), widget.placeholderText()]
        spoken = QAccessible.queryAccessibleInterface(widget)
        if spoken is not None:
            told += [spoken.text(kind) for kind in QAccessible.Text if kind.value < 5]
    return " ".join(told)


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> MakeNigiri:
    """The dialog, open and with the keyboard, about a handful of this many stones."""

    def make_nigiri(stones: int, motion: bool = False, names: tuple[str, str] = NAMES) -> NigiriDialog:
        dialog = NigiriDialog(look, names, motion, Fixed(stones))
        qtbot.addWidget(dialog)
        dialog.show()
        activate(dialog)
        return dialog

    return make_nigiri


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def key(pressed: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), pressed)


def shown_names(dialog: NigiriDialog) -> tuple[str, str]:
    """Return the names beside the black and the white stone."""
    names = dialog.play.colors._names
    return names[Color.BLACK].text(), names[Color.WHITE].text()


@pytest.mark.parametrize(
    ("stones", "guess", "black", "white"),
    [
        (7, Parity.ODD, "Tomás", "Hana"),
        (7, Parity.EVEN, "Hana", "Tomás"),
        (8, Parity.ODD, "Hana", "Tomás"),
        (8, Parity.EVEN, "Tomás", "Hana"),
    ],
)
def test_the_right_guess_plays_black(make: MakeNigiri, stones: int, guess: Parity, black: str, white: str) -> None:
    dialog = make(stones)
    click(dialog.play.guesses[guess])
    assert shown_names(dialog) == (black, white)
    assert f"{stones} stone(s)" in dialog.play.sentence.text()
    assert f"{black} plays Black." in dialog.play.sentence.text()
    click(dialog.take)
    assert dialog.swaps is (black == "Tomás")


@pytest.mark.parametrize("stones", [5, 13, 24])
def test_nothing_tells_the_number_before_the_guess(make: MakeNigiri, stones: int) -> None:
    dialog = make(stones)
    assert str(stones) not in readable(dialog)
    assert not any(digit in readable(dialog) for digit in "0123456789")
    assert not dialog.take.isEnabled()


def test_every_handful_looks_the_same_before_the_guess(make: MakeNigiri) -> None:
    few, many = make(5), make(24)
    assert few.play.table.grab().toImage() == many.play.table.grab().toImage()


def test_no_side_has_a_colour_during_the_count(make: MakeNigiri) -> None:
    dialog = make(24, motion=True)
    key(Qt.Key.Key_E)
    assert dialog.play.black is None
    assert "24" not in readable(dialog)
    assert dialog.play.guessed.text() == "Tomás says even. Press any key or click to skip to the end."


def test_the_pairs_are_laid_out_one_after_another(make: MakeNigiri) -> None:
    dialog = make(5, motion=True)
    seen: list[str] = []
    dialog.play._pair.finished.connect(lambda: seen.append(dialog.play.sentence.text()))
    key(Qt.Key.Key_O)
    wait_until(lambda: dialog.play.black is not None)
    counted = ["Counted so far: 2.", "Counted so far: 4."]
    assert seen == [*counted, "5 stone(s), an odd number. The guess was right. Tomás plays Black."]
    assert dialog.take.isEnabled()


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_X])
def test_any_key_shows_the_end(make: MakeNigiri, pressed: Qt.Key) -> None:
    dialog = make(24, motion=True)
    key(Qt.Key.Key_O)
    key(pressed)
    assert dialog.play.black is Chooser.HOLDER
    assert dialog.isVisible()


def test_the_key_to_the_next_button_shows_the_end_too(make: MakeNigiri) -> None:
    dialog = make(24, motion=True)
    key(Qt.Key.Key_O)
    key(Qt.Key.Key_Tab)
    assert dialog.play.black is Chooser.HOLDER


@pytest.mark.parametrize("is_outside", [False, True])
def test_a_click_shows_the_end(make: MakeNigiri, is_outside: bool) -> None:
    dialog = make(24, motion=True)
    click(dialog.play.guesses[Parity.ODD])
    click(dialog if is_outside else dialog.play.table)
    assert dialog.play.black is Chooser.HOLDER


def test_without_motion_the_end_is_there_at_once(make: MakeNigiri) -> None:
    dialog = make(24)
    key(Qt.Key.Key_E)
    assert dialog.play.black is Chooser.GUESSER


def test_the_other_player_can_hold_the_stones(make: MakeNigiri) -> None:
    dialog = make(7)
    assert dialog.play.swap.text() == "Let Tomás hold the stones"
    click(dialog.play.swap)
    assert dialog.play.sentence.text() == "Tomás holds some white stones. Hana, odd or even?"
    assert dialog.play.swap.text() == "Let Hana hold the stones"
    click(dialog.play.guesses[Parity.ODD])
    assert shown_names(dialog) == ("Hana", "Tomás")
    click(dialog.take)
    assert not dialog.swaps


def test_the_keyboard_is_enough(make: MakeNigiri) -> None:
    dialog = make(7)
    assert QApplication.focusWidget() is dialog.play.guesses[Parity.ODD]
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is dialog.take
    key(Qt.Key.Key_Return)
    assert dialog.result() == NigiriDialog.DialogCode.Accepted
    assert not dialog.swaps


def test_a_guess_cannot_be_changed(make: MakeNigiri) -> None:
    dialog = make(7)
    key(Qt.Key.Key_E)
    key(Qt.Key.Key_O)
    assert dialog.play.black is Chooser.HOLDER


def test_players_without_names_are_called_by_their_roles(make: MakeNigiri) -> None:
    dialog = make(7, names=("", ""))
    sentence = "The player with the stones holds some white stones."
    assert dialog.play.sentence.text().startswith(sentence)


@pytest.mark.parametrize(
    ("guess", "outcome"),
    [
        (Parity.ODD, "The guess was right. The player who guesses plays Black."),
        (Parity.EVEN, "The guess was wrong. The player with the stones plays Black."),
    ],
)
def test_the_outcome_reads_well_without_names(make: MakeNigiri, guess: Parity, outcome: str) -> None:
    dialog = make(7, names=("", ""))
    click(dialog.play.guesses[guess])
    assert dialog.play.sentence.text() == f"7 stone(s), an odd number. {outcome}"


def test_asking_gives_the_player_of_black(make: MakeNigiri) -> None:
    dialog = make(7)

    def answer() -> None:
        dialog.play.guesses[Parity.ODD].click()
        dialog.take.click()

    QTimer.singleShot(0, dialog, answer)
    assert dialog.ask() is Chooser.GUESSER
    assert dialog.swaps


def test_leaving_changes_nothing(make: MakeNigiri) -> None:
    dialog = make(7)

    def answer() -> None:
        dialog.play.guesses[Parity.ODD].click()
        dialog.cancel.click()

    QTimer.singleShot(0, dialog, answer)
    assert dialog.ask() is None
    assert not dialog.swaps


def test_escape_leaves(make: MakeNigiri) -> None:
    dialog = make(7)
    key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_long_names_are_shortened() -> None:
    assert short_name(" Hana ") == "Hana"
    assert short_name("x" * 24) == "x" * 24
    assert short_name("x" * 25) == "x" * 23 + "…"
