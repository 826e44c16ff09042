"""Ten minutes a day: from the start page through problems, an idea and a game, and what parents are told of it."""

from __future__ import annotations

import json
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from goboard_app.app.course import first_steps
from goboard_app.app.problems import ProblemCollection, own_collections
from goboard_app.app.progress import EVENING
from goboard_app.go.board import Color, Play
from goboard_app.lessons.attempt import AttemptOutcome
from goboard_app.lessons.convention import at_once
from goboard_app.lessons.problem import Problem, ProblemKind
from goboard_app.lessons.task import solutions
from goboard_app.session.session import Phase
from goboard_app.ui.paper.preview import PrintPreview
from goboard_app.ui.teach.daily_page import DailyPage
from tests.support.boards import click_point
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.waiting import wait_until

TODAY = date.today().toordinal()


def own() -> tuple[ProblemCollection, ...]:
    return at_once(own_collections())


def learnt(desk: Desk, boxes: dict[str, list[int]]) -> None:
    """Store a pupil who has finished the first evening and nearly the next lesson; `boxes` are the problems known."""
    folder = desk.documents.folder
    folder.mkdir(parents=True, exist_ok=True)
    done = {step.key: list(range(step.parts)) for step in EVENING} | {"07-more-captures": [0, 1, 2]}
    lessons = {"done": done, "places": {"07-more-captures": 3}, "last": "07-more-captures"}
    (folder / "progress.json").write_text(json.dumps({"lessons": lessons}), "utf-8")
    # The file of a version with boxes.
    (folder / "problems.json").write_text(json.dumps({"problems": boxes}), "utf-8")


def page(desk: Desk) -> DailyPage:
    shown: DailyPage = desk.parts.daily.page
    wait_until(shown.isVisible)
    return shown


def solve(desk: Desk) -> None:
    """Play the solution of the problem that is asked."""
    solving = desk.parts.problems.solving
    while solving.attempt.outcome is not AttemptOutcome.SOLVED:
        move = next(branch.move for branch in solving.attempt.branches if branch.is_right)
        assert isinstance(move, Play)
        click_point(desk.parts.problems.page.board, move.point)


def finish_lesson(desk: Desk, title: str) -> None:
    """Do the last task of the lesson that is shown, and go on."""
    lessons = desk.parts.lessons
    assert lessons.page.panel.title.text() == title
    while not lessons.course.state.is_done:
        click_point(lessons.page.board, min(solutions(lessons.course.state)))
    press(lessons.page.panel.forward)


def finish_game(desk: Desk) -> None:
    """Play a few moves, let White resign, and go on."""
    assert desk.phase is Phase.PLAYING
    assert desk.session.tree.size.columns == 9
    desk.play("E5 C3 G7")
    desk.dialogs.expect_button("White resigns")
    desk.press(desk.panel.play.resign)
    finished = desk.panel.finished
    assert finished.next.text() == "Next: ten minutes today"
    press(finished.next)


def contents(desk: Desk) -> list[str]:
    return [text.text() for text in page(desk).names]


def told(button: QPushButton) -> str:
    return button.accessibleName()


@pytest.mark.start_page
def test_the_ten_minutes_by_clicks(desk: Desk) -> None:
    known = own()[0].keys[:2]
    learnt(desk, {known[0]: [4, TODAY - 20], known[1]: [0, TODAY - 1]})
    start = desk.parts.starts.page
    press(start.newcomers.daily)
    assert contents(desk) == ["Problems", "A new idea", "A small game"]
    assert not page(desk).sentence.isVisible()
    press(page(desk).forward)

    # Problems: two are due, three are new and of the kind that the pupil has met.
    problems = desk.parts.problems
    assert problems.page.panel.title.text() == "Ten minutes today"
    assert [problem.key for problem in problems.solving.problems[:2]] == [known[1], known[0]]
    assert {problem.kind for problem in problems.solving.problems[2:]} == {ProblemKind.CAPTURE}
    assert {problem.grade for problem in problems.solving.problems[2:]} == {1}
    press(problems.page.panel.solution)
    press(problems.page.panel.forward)
    solve(desk)
    # The path can be left at any time, and goes on where it was.
    # The start page may hear only now what the day holds; the plan stays.
    desk.window.features["teach"].daily_known.emit()
    press(problems.page.panel.leave)
    desk.window.features["teach"].daily_known.emit()
    assert page(desk).forward.text() == "Begin"
    press(page(desk).forward)
    assert problems.page.panel.place.text().startswith("Problem 2 of 5")
    press(problems.page.panel.forward)
    for _ in range(3):
        solve(desk)
        press(problems.page.panel.forward)
    assert page(desk).sentence.text() == "Done today: 4 of 5 problems right."
    assert page(desk).forward.text() == "Next"
    press(page(desk).forward)

    # One new idea.
    finish_lesson(desk, "More captures")
    assert page(desk).forward.text() == "Play with Puppy"
    press(page(desk).friend)

    # A small game.
    finish_game(desk)
    assert page(desk).sentence.text() == "Done today: 4 of 5 problems right, a new idea (More captures), one game."
    assert page(desk).more.isVisible()

    press(page(desk).parents)
    parents = desk.parts.daily.parents
    assert parents.week.lines == [
        "Lessons: More captures.",
        "Problems: 4 of 5 solved at the last try.",
        "Newly solved: Capture (3).",
        "1 game(s) played to the end.",
    ]
    assert "A game on 9×9, with you or with Puppy." in parents.next.lines
    assert "The next new idea: Atari." in parents.next.lines
    printed: list[int] = []

    def look(preview: PrintPreview) -> None:
        printed.append(preview._pages.count)
        preview.reject()

    desk.dialogs.expect(PrintPreview, look)
    press(parents.print_button)
    assert printed == [1]
    press(parents.leave)
    assert "Done for today." in told(start.newcomers.daily)


@pytest.mark.start_page
def test_a_newcomer_begins_with_the_first_idea(desk: Desk) -> None:
    desk.menu("daily")
    assert contents(desk) == ["A new idea"]
    assert desk.focus is page(desk).forward
    desk.key(Qt.Key.Key_Return)
    assert desk.parts.lessons.page.panel.title.text() == first_steps("en")[0].lesson.title
    press(desk.parts.lessons.page.panel.leave)
    press(page(desk).leave)
    assert told(desk.parts.starts.page.newcomers.daily) == "Ten minutes today, 1 new idea"
    desk.menu("parents")
    wait_until(desk.parts.daily.parents.isVisible)
    assert desk.parts.daily.parents.week.lines == ["No lessons, problems or games."]


@pytest.mark.start_page
def test_a_kind_of_problems_is_an_idea_and_a_partner_plays(desk: Desk) -> None:
    learnt(desk, {})
    desk.menu("daily")
    press(page(desk).forward)
    panel = desk.parts.problems.page.panel
    assert panel.title.text() == "Capture"
    for _ in range(3):
        press(panel.solution)
        press(panel.forward)
    assert page(desk).sentence.text() == "Done today: a new idea (Capture)."
    press(page(desk).forward)
    assert desk.session.opponent is Color.WHITE
    assert desk.session.info.white_name == "Puppy"


@pytest.mark.start_page
@pytest.mark.parametrize("text", ["not json", '{"version": 3, "problems": {}}'])
def test_a_schedule_that_cannot_be_read_is_put_aside_and_told(desk: Desk, text: str) -> None:
    learnt(desk, {})
    folder = desk.documents.folder
    (folder / "problems.json").write_text(text, "utf-8")
    desk.menu("daily")
    assert contents(desk) == ["A new idea", "A small game"]
    assert [aside.read_text("utf-8") for aside in folder.glob("problems 2*.json")] == [text]
    assert "problems" in desk.parts.strip.sentence.text()
    assert desk.parts.strip.isVisible()


@pytest.mark.start_page
def test_answers_from_days_to_come_are_due_like_those_of_today(desk: Desk) -> None:
    known: tuple[Problem, ...] = own()[0].problems[:2]
    learnt(desk, {known[0].key: [5, TODAY + 4000], known[1].key: [0, TODAY + 4000]})
    desk.menu("daily")
    press(page(desk).forward)
    assert desk.parts.problems.solving.problems[0].key == known[1].key
    solve(desk)
    stored = json.loads((desk.documents.folder / "problems.json").read_text("utf-8"))["problems"]
    assert all(day <= TODAY and wait <= 365 for _s, _d, day, wait, _since in stored.values())
