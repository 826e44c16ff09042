"""The dialog for clocks: every kind, other times for White, and refusals in words."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from goboard_app.app.texts.clocks import control_text, kind_name
from goboard_app.clock.control import (
    MINUTE,
    SECOND,
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    Ing,
    NoClock,
    ProgressiveCanadian,
    SimpleDelay,
    TimeControl,
)
from goboard_app.session.new_game import NewGame, record_of
from goboard_app.session.session import GameSession
from goboard_app.ui.widgets.clock_dialog import KINDS, USUAL, ClockChoice, ClockDialog, ClockFields
from goboard_app.ui.widgets.look import Look
from tests.support.dialogs import Dialogs, press, type_text
from tests.support.waiting import activate, wait_until

MakeClock = Callable[..., ClockDialog]

PROPOSED: list[TimeControl] = [
    Absolute(10 * MINUTE),
    ByoYomi(10 * MINUTE, 3, 30 * SECOND),
    Fischer(5 * MINUTE, 10 * SECOND),
    Canadian(10 * MINUTE, 15, 5 * MINUTE),
    ProgressiveCanadian(10 * MINUTE, (10, 20, 30), 5 * MINUTE),
    Bronstein(10 * MINUTE, 10 * SECOND),
    SimpleDelay(10 * MINUTE, 10 * SECOND),
    Ing(30 * MINUTE, 3, 5 * MINUTE, 2),
    Hourglass(2 * MINUTE),
]
TYPED: list[tuple[dict[str, str], TimeControl]] = [
    ({"main": "90"}, Absolute(90 * MINUTE)),
    ({"main": "0", "periods": "5", "period": "20"}, ByoYomi(0, 5, 20 * SECOND)),
    ({"main": "1.5", "increment": "2,5"}, Fischer(90 * SECOND, 2500)),
    ({"main": "3", "increment": "0", "cap": "4"}, Fischer(3 * MINUTE, 0, 4 * MINUTE)),
    ({"main": "0", "stones": "25", "period": "10"}, Canadian(0, 25, 10 * MINUTE)),
    (
        {"main": "5", "stones": "10, 20 40", "period": "2"},
        ProgressiveCanadian(5 * MINUTE, (10, 20, 40), 2 * MINUTE),
    ),
    ({"main": "2", "delay": "7"}, Bronstein(2 * MINUTE, 7 * SECOND)),
    ({"main": "2", "delay": "7"}, SimpleDelay(2 * MINUTE, 7 * SECOND)),
    ({"main": "0", "blocks": "2", "block": "0.5", "points": "0"}, Ing(0, 2, 30 * SECOND, 0)),
    ({"main": "0.25"}, Hourglass(15 * SECOND)),
]


def ids(control: object) -> str:
    return type(control).__name__


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> MakeClock:
    """The dialog, open and with the keyboard."""

    def make_clock(black: TimeControl | None = None, white: TimeControl | None = None) -> ClockDialog:
        black = black or NoClock()
        dialog = ClockDialog(look, black, white or black)
        qtbot.addWidget(dialog)
        dialog.show()
        activate(dialog)
        return dialog

    return make_clock


def pick(fields: ClockFields, kind: type[TimeControl]) -> None:
    fields.kind.setCurrentIndex(fields.kind.findText(kind_name(kind)))
    assert fields.kind.currentText() == kind_name(kind)
    settle(fields)


def settle(fields: ClockFields) -> None:
    """Let the numbers of another kind come into sight."""
    wait_until(lambda: all(field.isVisible() for field in fields.fields.values()))


def fill(field: QLineEdit, text: str) -> None:
    """Type over what is there."""
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    type_text(text, field)


def said(dialog: ClockDialog) -> str:
    return " ".join(text.text() for text in dialog.findChildren(QLabel) if text.isVisible())


def one_clock(dialog: ClockDialog) -> TimeControl:
    """Return the time control chosen for both sides."""
    chosen = dialog.choice()
    assert chosen is not None
    assert chosen[0] == chosen[1]
    return chosen[0]


# Every kind


def test_every_kind_but_none_is_offered() -> None:
    assert {type(control) for control in PROPOSED} == set(KINDS)


@pytest.mark.parametrize("control", PROPOSED, ids=ids)
def test_a_kind_comes_with_a_proposal(make: MakeClock, control: TimeControl) -> None:
    dialog = make()
    pick(dialog.black, type(control))
    assert one_clock(dialog) == control
    assert dialog.summary.text() == control_text(control)
    assert dialog.accept_button.isEnabled()


@pytest.mark.parametrize(("texts", "control"), TYPED, ids=ids)
def test_each_kind_is_set_up_by_its_numbers(make: MakeClock, texts: dict[str, str], control: TimeControl) -> None:
    dialog = make()
    pick(dialog.black, type(control))
    for name, text in texts.items():
        fill(dialog.black.fields[name], text)
    assert one_clock(dialog) == control
    assert dialog.summary.text() == control_text(control)


@pytest.mark.parametrize("control", [*PROPOSED, *(control for _, control in TYPED)], ids=ids)
def test_a_clock_that_was_chosen_is_shown_again(make: MakeClock, control: TimeControl) -> None:
    assert one_clock(make(control)) == control


@pytest.mark.parametrize("control", [*PROPOSED, *(control for _, control in TYPED)], ids=ids)
def test_a_game_can_be_played_with_each(control: TimeControl) -> None:
    game = NewGame(black_time=control, white_time=control)
    timing = GameSession(record_of(game, date(2026, 5, 2)), True).timing
    assert timing is not None
    assert timing.clock.black_control == timing.clock.white_control == control


def test_every_number_has_a_name_to_be_read_out(make: MakeClock) -> None:
    dialog = make()
    for kind in KINDS:
        pick(dialog.black, kind)
        names = [field.accessibleName() for field in dialog.black.fields.values()]
        assert all(names)
        assert len(set(names)) == len(names)


def test_another_kind_shows_its_own_numbers_alone(make: MakeClock) -> None:
    dialog = make(ByoYomi(MINUTE, 2, 30 * SECOND))
    assert list(dialog.black.fields) == ["main", "periods", "period"]
    pick(dialog.black, Hourglass)
    assert list(dialog.black.fields) == ["main"]
    shown = [field for field in dialog.black.findChildren(QLineEdit) if field.isVisible()]
    assert shown == [dialog.black.fields["main"]]


# Refused in words


@pytest.mark.parametrize(
    ("kind", "name", "text", "reason"),
    [
        (Absolute, "main", "0", "Set a time."),
        (Absolute, "main", "-5", "No time or number may be below zero."),
        (Absolute, "main", "abc", "Main time must be a number."),
        (Absolute, "main", "", "Main time must be a number."),
        (Absolute, "main", "nan", "Main time must be a number."),
        (Absolute, "main", "inf", "Main time must be a number."),
        (Absolute, "main", "0.0000001", "Set a time."),
        (ByoYomi, "periods", "0", "There must be at least one period."),
        (ByoYomi, "periods", "2.5", "Periods must be a number."),
        (ByoYomi, "period", "0", "A period cannot be 0."),
        (ByoYomi, "period", "half", "Period must be a number."),
        (Fischer, "main", "0", "Set a time."),
        (Fischer, "increment", "-1", "No time or number may be below zero."),
        (Fischer, "cap", "0", "Set a time."),
        (Canadian, "stones", "0", "A period needs at least one move."),
        (Canadian, "stones", "ten", "Moves in a period must be a number."),
        (Canadian, "period", "0", "A period cannot be 0."),
        (ProgressiveCanadian, "stones", "", "Moves in a period must be a number."),
        (ProgressiveCanadian, "stones", "10 0", "A period needs at least one move."),
        (ProgressiveCanadian, "stones", "10 x", "Moves in a period must be a number."),
        (Bronstein, "main", "0", "Set a time."),
        (Bronstein, "delay", "x", "Free for each move must be a number."),
        (SimpleDelay, "delay", "-1", "No time or number may be below zero."),
        (Ing, "blocks", "0", "There must be at least one period."),
        (Ing, "block", "0", "A period cannot be 0."),
        (Ing, "points", "-2", "No time or number may be below zero."),
        (Hourglass, "main", "0", "Set a time."),
    ],
)
def test_unplayable_moves_are_refused_in_words(
    make: MakeClock, kind: type[TimeControl], name: str, text: str, reason: str
) -> None:
    dialog = make()
    pick(dialog.black, kind)
    fill(dialog.black.fields[name], text)
    assert dialog.choice() is None
    assert dialog.black.reason.isVisible()
    assert dialog.black.reason.text() == reason
    assert dialog.summary.text() == "These times do not work."
    assert not dialog.accept_button.isEnabled()


def test_a_field_with_no_number_is_marked(make: MakeClock) -> None:
    dialog = make(Absolute(MINUTE))
    field = dialog.black.fields["main"]
    fill(field, "soon")
    assert field.property("bad") == "true"
    fill(field, "5")
    assert field.property("bad") == "false"
    assert dialog.black.reason.text() == ""
    assert one_clock(dialog) == Absolute(5 * MINUTE)


def test_a_limit_that_is_no_number_is_refused(make: MakeClock) -> None:
    """The maximum may stay empty, but other text has to be a number."""
    dialog = make()
    pick(dialog.black, Fischer)
    fill(dialog.black.fields["cap"], "abc")
    assert dialog.choice() is None
    assert dialog.black.reason.text() == "At most must be a number."


@pytest.mark.parametrize(("kind", "name"), [(ByoYomi, "periods"), (Canadian, "stones"), (Ing, "points")])
def test_a_number_that_no_record_can_hold_is_refused(make: MakeClock, kind: type[TimeControl], name: str) -> None:
    """The dialog accepts only clocks that the game can keep."""
    dialog = make()
    pick(dialog.black, kind)
    fill(dialog.black.fields[name], "1000000")
    chosen = dialog.choice()
    if chosen is None:
        assert dialog.black.reason.text()
        return
    game = NewGame(black_time=chosen[0], white_time=chosen[1])
    timing = GameSession(record_of(game, date(2026, 5, 2)), True).timing
    assert timing is not None
    assert timing.clock.black_control == chosen[0]


@pytest.mark.parametrize("is_black", [True, False])
def test_an_hourglass_against_another_kind_is_refused_in_words(make: MakeClock, is_black: bool) -> None:
    dialog = make(Absolute(MINUTE), Absolute(2 * MINUTE))
    pick(dialog.black if is_black else dialog.white, Hourglass)
    assert dialog.choice() is None
    assert not dialog.accept_button.isEnabled()
    assert "Both players must use the hourglass." in said(dialog)


def test_return_does_not_take_an_unplayable_clock(make: MakeClock) -> None:
    dialog = make(Absolute(MINUTE))
    fill(dialog.black.fields["main"], "0")
    QTest.keyClick(dialog.black.fields["main"], Qt.Key.Key_Return)
    assert dialog.isVisible()


# Other times for White


def test_at_first_both_sides_have_the_same(make: MakeClock) -> None:
    dialog = make(Absolute(MINUTE))
    assert not dialog.differs.isChecked()
    assert not dialog.white.isVisible()


def test_white_may_have_other_times(make: MakeClock) -> None:
    dialog = make(Absolute(MINUTE))
    QTest.keyClick(dialog.differs, Qt.Key.Key_Space)
    assert dialog.white.isVisible()
    pick(dialog.white, ByoYomi)
    fill(dialog.white.fields["main"], "2")
    assert dialog.choice() == (Absolute(MINUTE), ByoYomi(2 * MINUTE, 3, 30 * SECOND))
    assert dialog.summary.text() == "Black: 1 min. White: 2 min, then 3 × 30 s"


def test_other_times_are_shown_again(make: MakeClock) -> None:
    dialog = make(Absolute(MINUTE), Fischer(5 * MINUTE, 10 * SECOND))
    assert dialog.differs.isChecked()
    assert dialog.white.isVisible()
    assert dialog.choice() == (Absolute(MINUTE), Fischer(5 * MINUTE, 10 * SECOND))


def test_without_other_times_white_has_the_times_of_black(make: MakeClock) -> None:
    dialog = make(Absolute(MINUTE), Fischer(5 * MINUTE, 10 * SECOND))
    dialog.differs.setChecked(False)
    assert one_clock(dialog) == Absolute(MINUTE)


def test_whites_times_are_refused_beside_white(make: MakeClock) -> None:
    dialog = make(Absolute(MINUTE), Absolute(2 * MINUTE))
    fill(dialog.white.fields["main"], "0")
    assert dialog.choice() is None
    assert dialog.white.reason.text() == "Set a time."
    assert dialog.black.reason.text() == ""


def test_two_hourglasses_may_differ(make: MakeClock) -> None:
    dialog = make(Hourglass(MINUTE), Hourglass(2 * MINUTE))
    assert dialog.choice() == (Hourglass(MINUTE), Hourglass(2 * MINUTE))


# By keys


def test_the_keyboard_is_enough(make: MakeClock) -> None:
    dialog = make()
    assert QApplication.focusWidget() is dialog.black.kind
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Home)
    settle(dialog.black)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    type_text("25")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == ClockDialog.DialogCode.Accepted
    assert one_clock(dialog) == Absolute(25 * MINUTE)


def test_tab_walks_through_the_numbers_in_their_order(make: MakeClock) -> None:
    dialog = make()
    pick(dialog.black, Ing)
    dialog.black.kind.setFocus()
    seen = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == list(dialog.black.fields.values())


def test_escape_leaves(make: MakeClock) -> None:
    dialog = make()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == ClockDialog.DialogCode.Rejected


# The list of usual clocks


@pytest.fixture
def choice(qtbot: QtBot, look: Look) -> ClockChoice:
    made = ClockChoice(look, NoClock(), NoClock())
    qtbot.addWidget(made)
    made.show()
    activate(made)
    made.setFocus()
    return made


def test_the_list_says_the_time_that_each_clock_grants(choice: ClockChoice) -> None:
    texts = [choice.itemText(row) for row in range(choice.count())]
    assert texts == [*(control_text(control) for control in USUAL), "Another clock…"]
    assert texts[:3] == ["No clock", "10 min", "10 min, then 3 × 30 s"]


def test_another_clock_stays_in_the_list(choice: ClockChoice, dialogs: Dialogs, qtbot: QtBot) -> None:
    def answer(dialog: ClockDialog) -> None:
        pick(dialog.black, Hourglass)
        press(dialog.accept_button)

    dialogs.expect(ClockDialog, answer)
    with qtbot.waitSignal(choice.chosen):
        QTest.keyClick(choice, Qt.Key.Key_End)
    assert choice.black == choice.white == Hourglass(2 * MINUTE)
    assert choice.currentText() == control_text(Hourglass(2 * MINUTE))
    assert choice.itemText(choice.count() - 1) == "Another clock…"


def test_a_usual_clock_set_up_by_hand_is_the_one_in_the_list(choice: ClockChoice, dialogs: Dialogs) -> None:
    dialogs.expect(ClockDialog, lambda dialog: press(dialog.accept_button))
    QTest.keyClick(choice, Qt.Key.Key_End)
    assert choice.currentIndex() == USUAL.index(ByoYomi(10 * MINUTE, 3, 30 * SECOND))
    assert choice.count() == len(USUAL) + 1


def test_leaving_the_dialog_keeps_the_last_choice(choice: ClockChoice, dialogs: Dialogs) -> None:
    QTest.keyClick(choice, Qt.Key.Key_Down)
    dialogs.expect(ClockDialog, lambda dialog: press(dialog.cancel))
    QTest.keyClick(choice, Qt.Key.Key_End)
    assert choice.black == choice.white == Absolute(10 * MINUTE)
    assert choice.currentText() == "10 min"


def test_different_times_stand_in_one_line(qtbot: QtBot, look: Look) -> None:
    made = ClockChoice(look, Absolute(MINUTE), Absolute(2 * MINUTE))
    qtbot.addWidget(made)
    assert made.currentText() == "1 min / 2 min"
