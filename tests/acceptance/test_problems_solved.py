"""A pupil solves problems that come with the program: five kinds by mouse, five by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_app.go.board import Play, Point
from goboard_app.lessons.attempt import Attempt, AttemptOutcome
from tests.support.boards import click_point
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key

KINDS = (
    *("Capture", "Escape", "Ladder", "Net", "Snapback", "Connect"),
    *("Cut", "Make two eyes", "Take an eye", "Capturing race", "Ko", "Close the border"),
)
SOLVED = 3


def attempt(desk: Desk) -> Attempt:
    found = desk.parts.problems.solving.attempt
    assert found is not None
    return found


def right_point(desk: Desk) -> Point:
    """Return the point that a pupil who knows the solution would play now."""
    move = next(branch.move for branch in attempt(desk).branches if branch.is_right)
    assert isinstance(move, Play)
    return move.point


def click(desk: Desk, point: Point) -> None:
    click_point(desk.parts.problems.page.board, point)


def steer(desk: Desk, point: Point) -> None:
    desk.steer_on(desk.parts.problems.page.board, point)
    desk.key(Key.Key_Return)


@pytest.mark.start_page
@pytest.mark.parametrize("kind", KINDS[:6])
def test_the_first_of_a_kind_by_mouse(desk: Desk, kind: str) -> None:
    desk.press(desk.parts.starts.page.newcomers.problems)
    press(desk.parts.problems.list.tiles[KINDS.index(kind)])
    page = desk.parts.problems.page
    assert page.panel.title.text() == kind
    for number in range(SOLVED):
        assert page.panel.place.text().startswith(f"Problem {number + 1} of ")
        press(page.panel.hint)
        assert page.panel.said.text()
        while attempt(desk).outcome is not AttemptOutcome.SOLVED:
            click(desk, right_point(desk))
            assert attempt(desk).outcome in (AttemptOutcome.GO_ON, AttemptOutcome.SOLVED)
        assert page.message.text == "Right. That solves it."
        press(page.panel.forward)
    if page.isVisible():
        press(page.panel.leave)
    tile = desk.parts.problems.list.tiles[KINDS.index(kind)]
    assert f", {SOLVED} of " in tile.accessibleName()


@pytest.mark.start_page
@pytest.mark.parametrize("kind", KINDS[6:])
def test_the_first_of_a_kind_by_keys(desk: Desk, kind: str) -> None:
    """From the start page and back to it without a mouse."""
    newcomers = desk.parts.starts.page.newcomers
    for _ in range(12):
        if desk.focus is newcomers.problems:
            break
        desk.key(Key.Key_Tab)
    desk.key(Key.Key_Space)
    desk.keys(*[Key.Key_Right] * KINDS.index(kind), Key.Key_Return)
    page = desk.parts.problems.page
    assert page.panel.title.text() == kind
    for number in range(SOLVED):
        assert page.panel.place.text().startswith(f"Problem {number + 1} of ")
        while attempt(desk).outcome is not AttemptOutcome.SOLVED:
            steer(desk, right_point(desk))
        desk.key(Key.Key_N)
    if page.isVisible():
        desk.key(Key.Key_Escape)
    tile = desk.parts.problems.list.tiles[KINDS.index(kind)]
    assert f", {SOLVED} of " in tile.accessibleName()
    desk.key(Key.Key_Escape)
    assert desk.parts.starts.page.isVisible()


@pytest.mark.parametrize("kind", KINDS)
def test_every_other_first_move_is_answered_as_wrong(desk: Desk, kind: str) -> None:
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[KINDS.index(kind)])
    page = desk.parts.problems.page
    known = {branch.move for branch in attempt(desk).branches}
    side = attempt(desk).position.to_move
    point = next(p for p in page.board.picture.playable or () if Play(side, p) not in known)
    click(desk, point)
    assert attempt(desk).outcome is AttemptOutcome.WRONG
    assert page.message.text == "That does not solve it. Try another move."
    # The board plays why, a move at a time, and a sentence says it.
    assert page.panel.said.text()
    wait_until(lambda: not attempt(desk).coming)
    assert len(attempt(desk).moves) >= 2


@pytest.mark.parametrize("kind", KINDS[::4])
def test_every_later_move_is_judged(desk: Desk, kind: str) -> None:
    """In the first problem of a kind that asks for a second move."""
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[KINDS.index(kind)])
    page = desk.parts.problems.page
    while attempt(desk).outcome is not AttemptOutcome.GO_ON:
        if attempt(desk).outcome is AttemptOutcome.SOLVED:
            press(page.panel.forward)
        click(desk, right_point(desk))
    right = {branch.move for branch in attempt(desk).branches if branch.is_right}
    side = attempt(desk).position.to_move
    points = sorted(page.board.picture.playable or ())
    click(desk, next(p for p in points if Play(side, p) not in right))
    assert attempt(desk).outcome is AttemptOutcome.WRONG
    assert page.panel.said.text()
    click(desk, next(move.point for move in right if isinstance(move, Play)))
    assert attempt(desk).outcome in (AttemptOutcome.GO_ON, AttemptOutcome.SOLVED)


def solve_one_with_resistance(desk: Desk) -> None:
    """Solve the problems that take an eye by mouse, up to the first one in which White or Black resists at the end."""
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[KINDS.index("Take an eye")])
    page, solving = desk.parts.problems.page, desk.parts.problems.solving
    while True:
        while attempt(desk).outcome is not AttemptOutcome.SOLVED:
            click(desk, right_point(desk))
        wait_until(lambda: not solving.is_explaining)
        if attempt(desk).coming or attempt(desk).shown_after:
            return
        press(page.panel.forward)


def test_a_right_answer_is_explained_and_resisted(desk: Desk) -> None:
    solve_one_with_resistance(desk)
    page = desk.parts.problems.page
    assert page.message.text == "Right. That solves it."
    said = page.panel.said.text()
    assert "tries" in said
    assert "but it does not help." in said
    assert "captures" in said
    # The board plays the line a move at a time; the next problem is at hand all the while.
    assert attempt(desk).coming
    assert page.panel.forward.isEnabled()
    wait_until(lambda: not attempt(desk).coming)
    assert attempt(desk).shown_after
    assert attempt(desk).outcome is AttemptOutcome.SOLVED
    assert page.panel.said.text() == said
    numbers = [mark.text for mark in page.board.picture.marks if mark.text]
    assert str(len(attempt(desk).moves)) in numbers


def test_nobody_waits_for_the_end_of_the_line(desk: Desk) -> None:
    solve_one_with_resistance(desk)
    page, solving = desk.parts.problems.page, desk.parts.problems.solving
    place = solving.place
    assert attempt(desk).coming
    press(page.panel.forward)
    assert solving.place == place + 1
    assert attempt(desk).outcome is AttemptOutcome.ASKED
    assert not attempt(desk).moves
    assert not page.panel.said.text()


def test_without_motion_the_whole_line_is_there_at_once(desks: Desks) -> None:
    desk = desks.make(on_start_page=False, motion=False)
    solve_one_with_resistance(desk)
    assert not attempt(desk).coming
    assert attempt(desk).shown_after


def test_the_solution_is_explained(desk: Desk) -> None:
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[KINDS.index("Cut")])
    page = desk.parts.problems.page
    press(page.panel.solution)
    told = page.message.text
    assert told.startswith("The solution: 1 ")
    wait_until(lambda: bool(page.panel.said.text()))
    assert "White captures 1 stone(s)." in page.panel.said.text()
    wait_until(lambda: not attempt(desk).coming)
    assert attempt(desk).outcome is AttemptOutcome.SHOWN
    assert attempt(desk).shown_after
    # The moves of the resistance are no part of the solution.
    assert page.message.text == told
    press(page.panel.take_back)
    assert not attempt(desk).moves
    assert not page.panel.said.text()


def test_a_border_says_what_counts(desk: Desk) -> None:
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[KINDS.index("Close the border")])
    page = desk.parts.problems.page
    assert "Stones there count, and so do the empty points they surround." in page.panel.question.text()
    press(page.panel.solution)
    wait_until(lambda: "The border holds" in page.panel.said.text())
