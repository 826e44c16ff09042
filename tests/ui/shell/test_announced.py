"""The announcements to a screen reader: each once, and none of them false."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from goboard_app.go.board import Point
from goboard_app.ui.widgets.accessible import announcer_of, once
from tests.support.desk import Desk
from tests.support.proposals import Slow, nothing_proposed, proposing
from tests.support.waiting import wait_until

Key = Qt.Key


class Heard(list[str]):
    """The announcements that Qt is given, with "! " before those that interrupt."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    def new(self) -> list[str]:
        """Return the announcements since the last call, once all are made."""
        announcer = announcer_of(self._desk.window)
        assert announcer is not None
        wait_until(lambda: not (announcer._soon.is_set or announcer._later.is_set))
        said = list(self)
        self.clear()
        return said


@pytest.fixture
def heard(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """A listener: everything sent to the screen reader passes here too."""
    told, update = Heard(desk), QAccessible.updateAccessibility

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            is_grave = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            told.append(f"! {event.message()}" if is_grave else event.message())
        update(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(listen))
    # Up to Qt 6.8 the platform without a screen cannot be set active.
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    return told


def test_a_sentence_that_two_say_is_said_once() -> None:
    passed = "White passed. Another pass stops the game."
    line = "White passed. Black to play. Move 3. Another pass stops the game."
    assert once((passed, line)) == f"{passed} Black to play. Move 3."
    assert once(("Black E5.", "White to play"), ("White to play.",)) == "Black E5."
    assert once(("黒、E5。白の番です。", "白の番です。")) == "黒、E5。 白の番です。"


def test_a_move_is_announced_with_the_line_under_the_board(desk: Desk, heard: Heard) -> None:
    desk.start()
    assert heard.new() == ["Black to play. Move 1."]
    desk.play("E5")
    assert heard.new() == ["Black E5. White to play. Move 2."]
    desk.play("pass")
    assert heard.new() == ["White passed. Another pass stops the game. Black to play. Move 3."]


def test_a_refusal_interrupts_each_time(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("E5")
    heard.new()
    for _ in range(2):
        desk.play("E5")
        assert heard.new() == ["! There is already a stone at E5."]


def test_unchanged_text_is_not_announced_again(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.page.message.say_briefly("Copied.")
    heard.new()
    desk.page.message._say_before()
    desk.menu("coordinates")
    desk.play("E5")
    assert heard.new() == ["Black E5. White to play. Move 2."]


@pytest.mark.desk("a board that is read for a while", proposer=Slow(is_finished=False))
def test_the_leader_is_not_announced_during_a_game(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("E5 pass")
    heard.new()
    desk.play("pass")
    assert desk.message == "Reading the board…"
    assert heard.new() == ["Black passed. Which stones are dead? Reading the board…"]
    proposer = desk.controller.reader._proposer
    assert isinstance(proposer, Slow)
    proposer.let_go()
    desk.wait_for_proposal()
    assert heard.new() == ["! This game does not look finished. Play on, or count as it is."]


@pytest.mark.desk("a board that is read for a while", proposer=Slow())
def test_the_leader_is_announced_once_the_board_is_read(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("E5 pass pass")
    heard.new()
    proposer = desk.controller.reader._proposer
    assert isinstance(proposer, Slow)
    proposer.let_go()
    desk.wait_for_proposal()
    assert heard.new() == ["Black is ahead by 73½."]


@pytest.mark.desk("a game that goes on", proposer=proposing(is_finished=False))
def test_a_board_read_quickly_has_one_sentence(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("E5 pass")
    heard.new()
    desk.play("pass")
    desk.wait_for_proposal()
    assert heard.new() == [
        "! Black passed. Which stones are dead? This game does not look finished. Play on, or count as it is."
    ]


@nothing_proposed("the sum is what is told")
@pytest.mark.desk("the count is not told by steps", show_count=False)
def test_the_count_and_its_result_are_announced(desk: Desk, heard: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    # A busy machine reads the board for longer than it takes to say that it is being read.
    monkeypatch.setattr("goboard_app.ui.widgets.accessible._FOR_NOW_MS", 30_000)
    desk.start()
    desk.play("E5 C3 pass")
    heard.new()
    desk.play("pass")
    assert heard.new() == ["White passed. Which stones are dead? White is ahead by 7½."]
    desk.agree()
    # The folder of the first game that is kept may be told at once, or after its file was written.
    assert heard.new()[:1] == ["Black agrees. White wins by 7½."]


def test_walking_through_a_record_tells_each_move(desk: Desk, heard: Heard) -> None:
    desk.open("(;SZ[9]RU[Japanese];B[ee];W[dd])")
    heard.new()
    desk.key(Key.Key_Right)
    assert heard.new() == ["Move 1, Black E5"]
    desk.key(Key.Key_End)
    assert heard.new() == ["Move 2, White D6"]


def test_a_sentence_that_stood_for_now_and_stays_is_heard(desk: Desk, heard: Heard) -> None:
    desk.start()
    heard.new()
    line = desk.page.message
    line.say("Black is ahead. Look again.", is_for_now=True)
    line.say("White is ahead. Look again.")
    assert heard.new() == ["White is ahead. Look again."]
    for text in ("Black is ahead.", "Nobody is ahead.", "Black is ahead."):
        line.say(text, is_for_now=True)
    line.say("Black is ahead.")
    assert heard.new() == ["Black is ahead."]


def test_the_strip_is_heard(desk: Desk, heard: Heard) -> None:
    desk.window.context.strip.tell("This file was not written.")
    assert heard.new() == ["! This file was not written."]


def test_walking_in_the_tree_is_read_once_by_the_item_it_comes_to(desk: Desk, heard: Heard) -> None:
    desk.open("(;SZ[9]RU[Japanese];B[ee](;W[dd])(;W[cc]))")
    tree = desk.panel.review.tree.view
    tree.setFocus()
    heard.new()
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Down)
    assert heard.new() == []
    panel = QAccessible.queryAccessibleInterface(tree)
    assert panel.focusChild().text(QAccessible.Text.Name) == "Move 2, White D6, Variation 1 of 2"


def test_the_answer_in_a_problem_is_said_once(desk: Desk, heard: Heard) -> None:
    record = "(;SZ[5]AB[bb]AW[cc];B[dd]C[The corner is Black's.])"
    desk.parts.problems.open(desk.sgf(record, "problem.sgf"))
    assert heard.new() == ["Problem 1 of 1. Black to move."]
    board = desk.parts.problems.page.board
    board.setFocus()
    board.set_cursor(Point(3, 3))
    desk.key(Key.Key_Return)
    assert heard.new() == ["! Right. That solves it. The corner is Black's."]


def test_the_reason_of_a_right_answer_is_said_after_it(desk: Desk, heard: Heard) -> None:
    record = "(;SZ[5]AB[ab][bb][cb]AW[ba]PL[B]C[@task capture B5\n@complete];B[aa]TE[1])"
    desk.parts.problems.open(desk.sgf(record, "problem.sgf"))
    heard.new()
    board = desk.parts.problems.page.board
    board.setFocus()
    board.set_cursor(Point(0, 0))
    desk.key(Key.Key_Return)
    wait_until(lambda: desk.parts.problems.solving.success is not None)
    said, why = heard.new()
    assert said == "! Right. That solves it."
    assert why.startswith("White tries C5, but it does not help. Black captures ")


def test_a_screen_of_a_lesson_and_its_reply_are_said_once(desk: Desk, heard: Heard) -> None:
    desk.menu("first_steps")
    # The sentence under the board is another one there.
    desk.parts.lessons.course.go_to(0, 1)
    heard.new()
    desk.parts.lessons.course.go_to(2, 0)
    (told,) = heard.new()
    assert told.startswith("3. Capturing. Take the last liberty of a stone")
    assert told.endswith("White: C3. Black to play.")
    board = desk.parts.lessons.page.board
    board.setFocus()
    board.set_cursor(Point(0, 0))
    desk.key(Key.Key_Return)
    (told,) = heard.new()
    assert told.startswith("! The stones still have 1 liberty")
