"""A count in steps: one question about all sure groups, one about each unclear group, then the sum."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.rules import catalogue
from goboard_app.scoring.proposal import Opening, Proposal, Watch
from goboard_app.scoring.statuses import Status
from goboard_app.session.session import Phase
from goboard_app.ui.count.tapping import TapPanel
from tests.support import games
from tests.support.desk import Desk, Desks
from tests.support.proposals import judged, proposing
from tests.support.texts import out_of_sight
from tests.support.waiting import settled, wait_until

Key = Qt.Key
MakeCount = Callable[..., Desk]


@pytest.fixture
def count(desks: Desks) -> MakeCount:
    """A stopped game of which everything is known; the test answers the questions."""

    def make(size: tuple[int, int] = (1280, 800), **what: object) -> Desk:
        desk = desks.make(size, on_start_page=False, proposer=proposing(**what))
        desk.is_asked = True
        desk.start(black_name="Hana", white_name="Tomás", ruleset=catalogue.JAPANESE, komi=Fraction(11, 2))
        desk.play(games.MOVES)
        desk.wait_for_proposal()
        return desk

    return make


@pytest.fixture
def asked(count: MakeCount) -> Desk:
    """A count with a dead stone at C3 and two unclear groups, at A2 with B1 and at H7 with J9."""
    return count(dead="C3", unclear="A2+B1 H7+J9")


def shown(desk: Desk, *parts: QWidget) -> list[bool]:
    return [part.isVisible() for part in parts]


def marked_dead(desk: Desk) -> set[str]:
    return {n for n in games.NAMES if desk.point(n) in desk.page.board.picture.dead}


def play_on_buttons(desk: Desk) -> list[QPushButton]:
    buttons = desk.page.panel.findChildren(QPushButton)
    return [button for button in buttons if button.isVisible() and button.text() == "Play on"]


# The first question


def test_all_sure_groups_are_one_question_and_nothing_else_is_asked(asked: Desk) -> None:
    panel = asked.panel.count
    assert panel.title.text() == "Is this stone dead?"
    assert asked.message == "Is this stone dead?"
    assert panel.question.text.text().startswith("The faded stone can be caught whatever White does.")
    assert panel.question.change.text() == "No, change it"
    assert shown(asked, panel.question, panel.question.yes, panel.question.change) == [True] * 3
    hidden = (panel.details, panel.groups, panel.reach, panel.chips, panel.compare, panel.dame)
    assert not any(shown(asked, *hidden, *panel.sides.values()))
    picture = asked.page.board.picture
    assert marked_dead(asked) == {"C3"}
    assert not (picture.unclear | picture.territory_black | picture.neutral | picture.selected | picture.lit)


def test_nobody_agrees_before_the_questions_are_answered(asked: Desk) -> None:
    for name in ("agree_black", "agree_white", "accept", "story"):
        assert not asked.action(name).isEnabled()
    asked.keys(Key.Key_B, Key.Key_W)
    assert asked.session.counting is not None
    assert not asked.session.counting.agreed


def test_the_questions_come_one_by_one_and_then_the_sum(asked: Desk) -> None:
    panel = asked.panel.count
    question = panel.question
    asked.press(question.yes)
    assert panel.title.text() == "Is this group dead?"
    assert question.progress.text() == "Unclear group 1 of 2"
    assert asked.page.board.picture.selected == {asked.point("A2"), asked.point("B1")}
    asked.press(question.choices[Status.ALIVE])
    assert question.progress.text() == "Unclear group 2 of 2"
    assert asked.page.board.picture.selected == {asked.point("H7"), asked.point("J9")}
    asked.press(question.choices[Status.DEAD])
    assert panel.title.text() == "The count"
    assert not question.isVisible()
    assert panel.details.leader.text() == "Black is ahead by 2½ · Japanese rules"
    assert marked_dead(asked) == {"C3", "H7", "J9"}
    picture = asked.page.board.picture
    assert not picture.selected
    assert not picture.lit
    asked.press(panel.sides[Color.BLACK].button)
    asked.press(panel.sides[Color.WHITE].button)
    assert asked.phase is Phase.FINISHED


def test_the_whole_way_is_gone_by_keys(asked: Desk) -> None:
    question = asked.panel.count.question
    asked.page.board.setFocus()
    asked.key(Key.Key_Tab)
    assert asked.focus is question.yes
    asked.key(Key.Key_Return)
    assert asked.focus is question.choices[Status.DEAD]
    asked.key(Key.Key_Tab)
    asked.key(Key.Key_Return)
    assert asked.focus is question.choices[Status.DEAD]
    asked.key(Key.Key_Return)
    assert asked.focus is asked.panel.count.standing
    asked.keys(Key.Key_B, Key.Key_W)
    assert asked.phase is Phase.FINISHED
    assert asked.session.info.result == "B+2.5"


def test_each_question_is_spoken(asked: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(asked.page.board, "announce", lambda text, assertive=False: told.append(text))
    question = asked.panel.count.question
    assert question.yes.accessibleName() == "Is this stone dead?: Yes, it is"
    assert question.accessibleName() == "Is this stone dead?. 1 stone(s) at C3"
    asked.press(question.yes)
    assert any(text.startswith("Is this group dead? the 2 black stone(s) at ") for text in told)
    assert question.choices[Status.ALIVE].accessibleName() == "Is this group dead?: Alive"


def test_a_click_on_the_board_changes_what_the_first_question_is_about(asked: Desk) -> None:
    question = asked.panel.count.question
    asked.click("C3")
    asked.click("C3")
    assert marked_dead(asked) == set()
    assert question.isVisible()
    assert question.yes.text() == "Go on"
    asked.press(asked.panel.count.undo)
    asked.press(asked.panel.count.undo)
    assert question.yes.text() == "Yes, it is"
    assert marked_dead(asked) == {"C3"}


def test_each_group_can_be_changed_in_the_list(asked: Desk) -> None:
    panel = asked.panel.count
    asked.press(panel.question.change)
    assert panel.title.text() == "Which stones are dead?"
    assert shown(asked, panel.question, panel.groups, panel.reach, panel.done) == [False, True, True, True]
    asked.press(panel.groups.rows[2])
    asked.press(panel.chips.chips[Status.ALIVE])
    assert marked_dead(asked) == set()
    asked.press(panel.done)
    assert panel.title.text() == "Is this group dead?"


def test_a_decision_is_undone_and_asked_again(asked: Desk) -> None:
    panel = asked.panel.count
    asked.press(panel.question.yes)
    asked.press(panel.question.choices[Status.DEAD])
    assert panel.question.progress.text() == "Unclear group 2 of 2"
    asked.press(panel.undo)
    assert panel.question.progress.text() == "Unclear group 1 of 2"


def test_unclear_groups_can_be_skipped_and_the_stones_changed_from_the_sum(asked: Desk) -> None:
    panel = asked.panel.count
    asked.press(panel.question.yes)
    asked.press(panel.question.skip)
    assert panel.title.text() == "The count"
    asked.press(panel.change)
    assert panel.groups.isVisible()
    asked.press(panel.done)
    assert panel.title.text() == "The count"


def test_without_dead_or_unclear_groups_the_sum_comes_at_once(count: MakeCount) -> None:
    desk = count()
    assert desk.panel.count.title.text() == "The count"
    assert desk.panel.count.sides[Color.BLACK].isVisible()


def test_a_seki_is_asked_about_by_its_name(count: MakeCount) -> None:
    desk = count(seki="H7+J9")
    assert desk.panel.count.title.text() == "Are these stones in seki?"
    desk.press(desk.panel.count.question.yes)
    assert desk.panel.count.title.text() == "The count"


def test_the_answers_hold_after_moves_were_tried_out(asked: Desk) -> None:
    panel = asked.panel.count
    asked.press(panel.question.yes)
    asked.press(panel.try_out)
    assert asked.phase is Phase.TRYING
    asked.press(asked.panel.trial.put_back)
    assert panel.title.text() == "Is this group dead?"


def open_and_dead(position: Position, _watch: Watch) -> Proposal:
    return judged(position, dead="C3", openings=(Opening(Color.WHITE, frozenset({Point(0, 0)})),))


def test_an_open_border_is_asked_about_after_the_dead_stones_with_one_way_on(desks: Desks) -> None:
    desk = desks.make(on_start_page=False, proposer=open_and_dead)
    desk.is_asked = True
    desk.start(ruleset=catalogue.WMSG)
    desk.play(games.MOVES)
    desk.wait_for_proposal()
    panel = desk.panel.count
    assert not panel.open_card.isVisible()
    assert len(play_on_buttons(desk)) == 1
    desk.press(panel.question.yes)
    assert panel.open_card.isVisible()
    assert panel.open_card.title.text() == "Black’s border is open"
    assert not panel.details.isVisible()
    assert len(play_on_buttons(desk)) == 1
    desk.press(panel.open_card.as_it_stands)
    assert panel.title.text() == "The count"
    assert panel.details.isVisible()
    assert len(play_on_buttons(desk)) == 1


# Room

SIZES = [(1280, 800), (1024, 600), (2560, 1440)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_scrolls_and_the_total_is_in_sight(count: MakeCount, size: tuple[int, int]) -> None:
    desk = count(size, dead="C3", unclear="H7+J9")
    panel = desk.panel.count
    bar = panel._middle.verticalScrollBar()

    def scrolling() -> list[str]:
        return [f"{bar.maximum()} px"] if bar.maximum() else []

    assert settled(scrolling) == []
    desk.press(panel.question.yes)
    assert settled(scrolling) == []
    desk.press(panel.question.choices[Status.DEAD])
    total = panel.table._cells[-1]
    assert settled(lambda: [fault for fault in [out_of_sight(total)] if fault]) == []
    assert settled(scrolling) == []
    buttons = [card.button for card in panel.sides.values()]
    assert settled(lambda: [fault for button in buttons if (fault := out_of_sight(button))]) == []


# Tapping first


@pytest.fixture
def tapping(desks: Desks) -> Desk:
    """A count of a board with a wall in its middle, whose players tap their points first."""
    desk = desks.make(on_start_page=False, proposer=proposing())
    desk.is_asked = True
    desk.menu("taps_first")
    return wall(desk)


def wall(desk: Desk) -> Desk:
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.JAPANESE)
    desk.play("B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 pass pass")
    desk.wait_for_proposal()
    return desk


def tap_panel(desk: Desk) -> TapPanel:
    wait_until(lambda: desk.page.panel.shown == "tap")
    found: TapPanel = desk.panel.tap
    return found


def test_each_taps_and_the_program_shows_where_it_agrees(tapping: Desk) -> None:
    panel = tap_panel(tapping)
    board = tapping.page.board
    assert panel.title.text() == "Black, tap your points"
    tapping.click("A1")
    assert panel.lines[Color.BLACK].text() == "Points: 5"
    assert tapping.point("A5") in board.picture.territory_black
    tapping.click("C3")
    tapping.click("A2")
    assert panel.lines[Color.BLACK].text() == "Points: 5"
    assert board.picture.territory_black == {Point(2, row) for row in range(5)}
    tapping.click("A1")
    tapping.press(panel.forward)
    assert panel.title.text() == "White, tap your points"
    assert not board.picture.territory_black
    tapping.click("E3")
    tapping.press(panel.forward)
    assert panel.lines[Color.BLACK].text() == "You tapped 10. The program agrees on 5. You missed 0."
    assert panel.lines[Color.WHITE].text() == "You tapped 5. The program agrees on 5. You missed 0."
    assert board.picture.lit == {Point(2, row) for row in range(5)}
    assert "outlined" in panel.text.text()
    tapping.press(panel.forward)
    assert tapping.panel.count.title.text() == "The count"
    assert not board.picture.lit


def test_points_are_tapped_by_keys(tapping: Desk) -> None:
    panel = tap_panel(tapping)
    tapping.page.board.setFocus()
    for color, name in ((Color.BLACK, "A1"), (Color.WHITE, "E3")):
        assert tapping.focus is tapping.page.board
        tapping.steer(name)
        tapping.key(Key.Key_Return)
        assert panel.lines[color].text() == "Points: 5"
        while tapping.focus is not panel.forward:
            tapping.key(Key.Key_Tab)
        tapping.key(Key.Key_Return)
    assert panel.text.text() == "You and the program agree on every point."
    tapping.key(Key.Key_Return)
    assert tapping.panel.count.title.text() == "The count"


def test_tapping_can_be_skipped(tapping: Desk) -> None:
    tapping.press(tap_panel(tapping).skip)
    assert tapping.panel.count.title.text() == "The count"


def test_tapping_is_off_and_offered_once_after_the_first_count(desks: Desks) -> None:
    desk = wall(desks.make(on_start_page=False, proposer=proposing(), show_count=False))
    assert not desk.action("taps_first").isChecked()
    desk.agree()
    desk.is_asked = True
    wall(desk)
    panel = tap_panel(desk)
    assert panel.title.text() == "Tap your own points first?"
    desk.press(panel.skip)
    desk.is_asked = False
    desk.agree()
    desk.is_asked = True
    wall(desk)
    assert desk.panel.count.title.text() == "The count"
    assert not desk.action("taps_first").isChecked()


def test_the_offer_that_is_taken_begins_at_once(desks: Desks) -> None:
    desk = wall(desks.make(on_start_page=False, proposer=proposing(), show_count=False))
    desk.agree()
    desk.is_asked = True
    wall(desk)
    panel = tap_panel(desk)
    desk.press(panel.forward)
    assert panel.title.text() == "Black, tap your points"
    assert desk.action("taps_first").isChecked()
