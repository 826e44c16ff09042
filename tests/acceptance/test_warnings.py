"""A question before a critical move is shown beside the board, and stops or forbids nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest

from goboard_app.app import confirm_move
from goboard_app.app.life_reader import read_groups
from goboard_app.clock.control import Absolute
from goboard_app.go.board import BoardSize, Color, Point, parse_point
from goboard_app.scoring.proposal import NeededMove, Opening
from goboard_app.session.session import Phase
from tests.support.desk import CONTROL, Desk, Desks
from tests.support.parts import parts
from tests.support.proposals import Slow, nothing_proposed
from tests.support.waiting import wait_until

FIVE = BoardSize(5, 5)
INTO_ATARI = "C3 A2 E5 C1"
"""Now Black's stone at B1 would have two liberties, and at A1 one."""
ATARI_TEXT = "This puts your 1 stone(s) in atari. Play it?"


@pytest.fixture
def asked(desks: Desks) -> Desk:
    """A game on 5x5 in which everything is asked."""
    desk = desks.make(on_start_page=False, ask_self_atari=True, ask_own_eye=True, ask_pass=True)
    desk.start(size=FIVE)
    assert desk.panel.isVisible()
    return desk


def question(desk: Desk) -> str:
    card = desk.panel.play.question
    return card.accessibleName() if card.isVisible() else ""


def moves(desk: Desk) -> int:
    return len(desk.session.path.moves)


def points(names: str) -> frozenset[Point]:
    return frozenset(parse_point(name, FIVE) for name in names.split())


def test_nothing_is_asked_unless_it_was_switched_on(desk: Desk) -> None:
    desk.start(size=FIVE)
    desk.play(f"{INTO_ATARI} A1 pass")
    assert question(desk) == ""
    assert moves(desk) == 6


def test_each_question_has_a_switch_of_its_own_in_the_menu(desk: Desk) -> None:
    desk.start(size=FIVE)
    switches = desk.parts.asking.switches
    assert [action.isChecked() for action in switches.values()] == [False] * 3
    switches["ask_self_atari"].trigger()
    desk.play(f"{INTO_ATARI} A1")
    assert question(desk) == ATARI_TEXT
    desk.key(Qt.Key.Key_Escape)
    switches["ask_self_atari"].trigger()
    desk.play("A1")
    assert moves(desk) == 5
    assert not desk.parts.view.settings.ask_self_atari


def test_the_mouse_says_yes(asked: Desk) -> None:
    asked.play(f"{INTO_ATARI} A1")
    assert moves(asked) == 4
    assert question(asked) == ATARI_TEXT
    assert asked.message == f"{ATARI_TEXT} Enter: play it. Esc: no."
    picture = asked.page.board.picture
    assert picture.selected == points("A1")
    assert [(move.point, move.color) for move in picture.missing] == [(asked.point("A1"), Color.BLACK)]
    asked.press(asked.panel.play.question.yes)
    assert moves(asked) == 5
    assert question(asked) == ""
    assert asked.message.startswith("White to play")


def test_the_mouse_says_no(asked: Desk) -> None:
    asked.play(f"{INTO_ATARI} A1")
    asked.press(asked.panel.play.question.no)
    assert moves(asked) == 4
    assert question(asked) == ""
    picture = asked.page.board.picture
    assert (picture.selected, picture.missing) == (frozenset(), ())
    assert asked.message.startswith("Black to play")


def test_the_keyboard_alone_says_no_and_yes(asked: Desk) -> None:
    asked.steer_and_play(f"{INTO_ATARI} A1")
    assert question(asked) == ATARI_TEXT
    asked.key(Qt.Key.Key_Escape)
    assert question(asked) == ""
    asked.key(Qt.Key.Key_Return)
    assert question(asked) == ATARI_TEXT
    asked.key(Qt.Key.Key_Return)
    assert moves(asked) == 5
    asked.steer_and_play("D4")
    assert moves(asked) == 6


def test_the_keys_answer_wherever_the_keyboard_is(asked: Desk) -> None:
    asked.play(f"{INTO_ATARI} A1")
    asked.panel.play.take_back.setFocus()
    QTest.keyClick(asked.panel.play.take_back, Qt.Key.Key_Return)
    assert moves(asked) == 5


def test_something_else_may_be_played_instead(asked: Desk) -> None:
    asked.play(f"{INTO_ATARI} A1 D4")
    assert moves(asked) == 5
    assert question(asked) == ""
    asked.key(Qt.Key.Key_Return)
    assert moves(asked) == 5


def test_a_double_click_is_no_answer_but_a_later_click_is(asked: Desk) -> None:
    asked.play(INTO_ATARI)
    asked.double_click("A1")
    assert moves(asked) == 4
    wait_until(asked.controller.confirmation._is_meant)
    asked.click("A1")
    assert moves(asked) == 5


def test_taking_back_withdraws_the_question(asked: Desk) -> None:
    asked.play(f"{INTO_ATARI} A1")
    asked.key(Qt.Key.Key_Z, CONTROL)
    assert moves(asked) == 3
    assert question(asked) == ""


def test_a_capture_is_not_asked_about(asked: Desk) -> None:
    # A1 leaves Black one liberty, but takes the white stone at A2.
    asked.play("B2 A2 A3 B1 A1")
    assert moves(asked) == 5
    assert question(asked) == ""


def test_stones_that_stay_in_atari_are_called_so(asked: Desk) -> None:
    asked.play("A1 B1 E5 B2 A2")
    assert question(asked) == "This leaves your 2 stone(s) in atari. Play it?"


def test_filling_an_own_eye_is_asked(asked: Desk) -> None:
    asked.play("A2 E5 B2 E4 B1 E3 A1")
    assert question(asked) == "This fills your own eye. Play it?"
    asked.key(Qt.Key.Key_Return)
    assert moves(asked) == 7


def test_a_pass_is_asked_about_while_the_border_is_open(asked: Desk) -> None:
    gap = Opening(Color.WHITE, points("C3"), points("A1 A2"))
    asked.propose(openings=(gap,))
    asked.play("B2 D4")
    asked.press(asked.panel.play.pass_button)
    wait_until(lambda: question(asked) != "")
    assert question(asked) == "Your border is open here: White can slip in. Pass anyway?"
    asked.hover("E5")
    assert asked.page.board.picture.selected == points("C3")
    assert asked.page.board.picture.missing == ()
    asked.key(Qt.Key.Key_Escape)
    assert moves(asked) == 2
    asked.key(Qt.Key.Key_P)
    wait_until(lambda: question(asked) != "")
    asked.key(Qt.Key.Key_Return)
    assert moves(asked) == 3


WALLS = "AB[cb][cc][cd][ce][cf]AW[db][dc][dd][de][df]"


CLOSED = "AB[ca][cb][cc][cd][ce][cf][cg]AW[da][db][dc][dd][de][df][dg]"


@pytest.mark.parametrize(("walls", "is_open"), [(WALLS, True), (CLOSED, False)], ids=["open", "closed"])
def test_the_programs_own_reading_finds_the_open_border(
    desks: Desks, monkeypatch: pytest.MonkeyPatch, walls: str, is_open: bool
) -> None:
    # A busy machine may read for longer than a player would accept.
    monkeypatch.setattr(confirm_move, "LONGEST_MS", 60_000)
    desk = desks.make(proposer=read_groups, ask_pass=True)
    desk.open(f"(;SZ[7]RU[Chinese]KM[0]{walls}PL[B])")
    desk.menu("go_on")
    desk.key(Qt.Key.Key_P)
    wait_until(lambda: question(desk) != "" or moves(desk) == 1, 60_000)
    assert (question(desk) != "") is is_open
    if is_open:
        assert question(desk).startswith("Your border is open here: White can slip in.")


def test_the_passer_is_not_warned_of_the_other_sides_gaps(asked: Desk) -> None:
    gap = Opening(Color.BLACK, points("C3"), points("A1 A2"))
    asked.propose(openings=(gap,), needed=(NeededMove(Color.WHITE, *points("E1")),))
    asked.play("B2 D4")
    asked.key(Qt.Key.Key_P)
    wait_until(lambda: moves(asked) == 3)
    assert question(asked) == ""


@nothing_proposed("a stone that the reading calls dead is not asked about")
def test_stones_left_in_atari_are_asked_about_before_a_pass(asked: Desk) -> None:
    asked.play("A1 B1")
    asked.key(Qt.Key.Key_P)
    wait_until(lambda: question(asked) != "")
    assert question(asked) == "Your 1 stone(s) can be captured. Pass anyway?"
    asked.press(asked.panel.play.question.yes)
    assert moves(asked) == 3


def test_stones_that_are_lost_anyway_are_not_asked_about(asked: Desk) -> None:
    asked.propose(dead="A1")
    asked.play("A1 B1")
    asked.key(Qt.Key.Key_P)
    wait_until(lambda: moves(asked) == 3)


def test_the_board_can_be_played_on_while_it_is_read_for_a_pass(asked: Desk) -> None:
    slow = Slow()
    asked.controller.reader._proposer = slow
    asked.play("B2 D4 pass")
    assert moves(asked) == 2
    assert asked.message == "Before you pass: are all borders closed?"
    wait_until(lambda: slow.calls)
    asked.play("C3")
    assert moves(asked) == 3
    wait_until(lambda: len(slow.called_off) == 1)
    assert asked.session.path.moves[-1].is_pass is False


def test_escape_takes_a_pass_back_that_is_still_being_read(asked: Desk) -> None:
    asked.controller.reader._proposer = Slow()
    asked.play("B2 D4 pass")
    asked.key(Qt.Key.Key_Escape)
    assert asked.message.startswith("Black to play")
    asked.controller.confirmation._late.timeout.emit()
    assert moves(asked) == 2


def test_the_question_before_a_pass_comes_soon(asked: Desk) -> None:
    asked.controller.reader._proposer = Slow()
    asked.play("B2 D4 pass")
    asked.controller.confirmation._late.timeout.emit()
    assert moves(asked) == 3
    assert not asked.controller.reader.is_busy


def test_the_clock_goes_on_under_a_question_and_may_end_the_game(desks: Desks) -> None:
    desk = desks.make(on_start_page=False, ask_self_atari=True)
    desk.start(size=FIVE, black_time=Absolute(300_000), white_time=Absolute(300_000))
    desk.play(f"{INTO_ATARI} A1")
    timing = desk.session.timing
    assert question(desk) == ATARI_TEXT
    assert timing is not None
    assert timing.now().running is Color.BLACK
    desk.controller.clock.lost.emit(Color.BLACK)
    assert desk.phase is Phase.FINISHED
    assert desk.session.info.result == "W+T"
    desk.key(Qt.Key.Key_Return)
    assert moves(desk) == 4


def test_another_game_withdraws_the_question(asked: Desk) -> None:
    asked.play(f"{INTO_ATARI} A1")
    asked.start(size=FIVE)
    assert asked.controller.confirmation.move is None
    assert question(asked) == ""


@pytest.mark.start_page
def test_leaving_the_board_withdraws_the_question(asked: Desk) -> None:
    asked.play(f"{INTO_ATARI} A1")
    asked.menu("start_page")
    assert asked.controller.confirmation.move is None
    assert not any(shortcut.isEnabled() for shortcut in asked.window.findChildren(QShortcut))
    asked.press(parts(asked.window).starts.page.continue_button)
    assert moves(asked) == 4
    assert question(asked) == ""


def test_a_record_that_is_reviewed_is_not_asked_about(desks: Desks) -> None:
    desk = desks.make(on_start_page=False, ask_self_atari=True)
    desk.open("(;SZ[5];B[cc];W[ad];B[ea];W[ce])")
    desk.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    desk.play("A1")
    assert moves(desk) == 5


# The help on the board


def test_the_chain_under_the_pointer_is_outlined_as_one(desk: Desk) -> None:
    desk.start(size=FIVE)
    desk.play("B2 D4 B3 D3 E1")
    desk.hover("B2")
    assert desk.page.board.picture.lit == frozenset()
    desk.press(desk.panel.play.chains)
    desk.hover("B3")
    assert desk.page.board.picture.lit == points("B2 B3")
    desk.hover("A5")
    assert desk.page.board.picture.lit == frozenset()


def test_surrounded_points_are_tinted_on_demand(desk: Desk) -> None:
    desk.start(size=FIVE)
    desk.play("A2 E4 B2 D4 B1 D5")
    assert desk.page.board.picture.so_far_black == frozenset()
    desk.menu("areas")
    assert desk.page.board.picture.so_far_black == points("A1")
    assert desk.page.board.picture.so_far_white == points("E5")
    assert desk.page.board.describe(desk.point("A1")) == "A1, empty, surrounded by Black so far"


def test_one_key_takes_all_help_away_and_brings_the_same_back(desk: Desk) -> None:
    desk.start(size=FIVE)
    desk.menu("chains")
    desk.menu("atari")
    shown = desk.parts.presenter.help_shown
    assert (shown.liberties, shown.atari, shown.chains, shown.areas) == (True, False, True, False)
    desk.key(Qt.Key.Key_H)
    gone = desk.parts.presenter.help_shown
    assert not (gone.liberties)
    assert not (gone.atari)
    assert not (gone.chains)
    assert not (gone.areas)
    desk.key(Qt.Key.Key_H)
    back = desk.parts.presenter.help_shown
    assert (back.liberties, back.atari, back.chains, back.areas) == (True, False, True, False)
