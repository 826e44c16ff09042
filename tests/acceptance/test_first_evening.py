"""The first evening: from a start that nothing came before to a game that was played and counted.

Two people who have never seen Go walk the path by mouse and by keys; screens, clicks and words are
counted on the way.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from goboard_app.app.course import Course, first_steps
from goboard_app.app.engines.partner import PartnerEngine, partner_key
from goboard_app.app.engines.situation import situation_at
from goboard_app.app.progress import EVENING, ProgressStore
from goboard_app.app.texts.program import evening_names
from goboard_app.go.board import BoardSize, Play, Point, point_name
from goboard_app.lessons.task import solutions
from goboard_app.partner.character import Character
from goboard_app.partner.choice import choose
from goboard_app.session.session import Phase
from goboard_app.ui.shell.services import ENGINES
from goboard_app.ui.teach.lesson import LessonPage
from tests.support import games
from tests.support.boards import click_point
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press
from tests.support.partners import Patient
from tests.support.waiting import wait_until

Key = Qt.Key
MOST_SCREENS = {"stone": 2, "capture": 5, "game": 14}
"""The start page among them, this many screens show the first stone, the first capture and the counted game."""
MOST_CLICKS = 45
"""The clicks before the counted game."""
WORDS_A_MINUTE = 150
SECONDS_A_CLICK = 4
"""Two people who take turns at one mouse, and think."""


@dataclass
class Walk:
    """Goes on by mouse or by keys, and counts."""

    desk: Desk
    by_keys: bool
    clicks: int = 0
    screens: list[str] = field(default_factory=list)
    words: int = 0
    first: dict[str, int] = field(default_factory=dict)
    """The screen on which each kind of task was first met."""

    @property
    def page(self) -> LessonPage:
        assert self.desk.parts.lessons.is_shown
        return self.desk.parts.lessons.page

    @property
    def course(self) -> Course:
        return self.desk.parts.lessons.course

    def see(self, *texts: str) -> None:
        """Check that another screen is there, with these texts on it."""
        self.screens.append(texts[0])
        self.words += sum(len(re.findall(r"[\w’'½×-]+", text)) for text in texts)

    def press(self, button: QPushButton) -> None:
        """Click a button, or bring the keyboard there and press Enter."""
        self.clicks += 1
        assert button.isVisible()
        if not self.by_keys:
            self.desk.press(button)
            return
        self.desk.wake()
        for _ in range(60):
            if self.desk.focus is button:
                break
            self.desk.key(Key.Key_Tab)
        assert self.desk.focus is button
        self.desk.key(Key.Key_Return)

    def point(self, point: Point) -> None:
        self.clicks += 1
        if self.by_keys:
            self.desk.steer_on(self.page.board, point)
            self.desk.key(Key.Key_Return)
        else:
            click_point(self.page.board, point)

    def number(self, number: int) -> None:
        self.clicks += 1
        QTest.keyClicks(self.page.panel.number, str(number))
        self.press(self.page.panel.give)

    def read(self) -> None:
        """Read a screen and do what it asks."""
        screen = self.course.screen
        assert screen is not None
        task = screen.task
        said = (task.right, task.hint) if task is not None else ()
        if task is not None:
            self.first.setdefault(task.kind.value, len(self.screens) + 1)
        self.see(self.page.panel.title.text(), self.page.panel.text.text(), *said)
        while (state := self.course.state) is not None and not state.is_done:
            if state.task.is_number:
                self.number(state.task.number)
            elif points := sorted(solutions(state)):
                self.point(points[0])
            else:
                self.press(self.page.panel.passing)
            assert not self.page.has_refused

    def lesson(self) -> None:
        """Read the screens of a lesson that are left, and go on to what comes after it."""
        step = self.course.step
        while self.course.step == step:
            self.read()
            if self.course.here.game is not None:
                return
            self.press(self.page.panel.forward)

    def play(self, moves: str) -> None:
        for name in moves.split():
            self.clicks += 1
            if self.by_keys:
                self.desk.steer_and_play(name)
            else:
                self.desk.play(name)

    @property
    def minutes(self) -> float:
        return self.words / WORDS_A_MINUTE + self.clicks * SECONDS_A_CLICK / 60


@pytest.fixture(params=["mouse", "keys"])
def walk(desk: Desk, request: pytest.FixtureRequest) -> Walk:
    """A start that nothing came before, and who is there."""
    return Walk(desk, request.param == "keys")


def go_to_capture_game(walk: Walk) -> None:
    """Go through everything before the first stone against a friend."""
    page = walk.desk.parts.starts.page
    assert page.is_evening_first
    walk.see("Start here", *evening_names())
    walk.press(page.evening_button)
    for _ in range(3):
        walk.lesson()
    walk.read()
    walk.press(walk.page.panel.opponents[0])
    assert walk.desk.is_on_board


@pytest.mark.start_page
def test_the_first_stone_comes_soon_and_a_counted_game_within_the_hour(walk: Walk) -> None:
    desk = walk.desk
    go_to_capture_game(walk)
    assert desk.session.goal == 1
    assert desk.session.tree.size == BoardSize(7, 7)
    before = len(walk.screens)
    walk.see("The capture game")
    walk.play("C6 A1 B5")
    assert desk.phase is Phase.FINISHED
    finished = desk.panel.finished
    assert finished.next.text() == "Next: Passing and counting"
    # Within the course the next step is the main button, and the next game is beside it.
    assert (finished.next.property("kind"), finished.again.property("kind")) == ("primary", "")
    assert finished.again.text() == "Again"
    assert finished.again.y() == finished.next.y()
    walk.see(finished.result.text(), finished.note.text())
    walk.press(finished.next)
    assert walk.course.here.key == "05-passing"
    walk.lesson()
    assert walk.course.here.key == "06-first-game"
    # The capture game waits behind the lesson, and is kept by itself.
    walk.clicks += 1
    walk.press(walk.page.panel.opponents[0])
    walk.see("Your first game")
    assert len(walk.screens) <= MOST_SCREENS["game"]
    assert walk.clicks <= MOST_CLICKS
    assert walk.first["play"] <= MOST_SCREENS["stone"]
    assert walk.first["capture"] <= MOST_SCREENS["capture"]
    assert desk.session.goal is None
    assert desk.session.tree.size == BoardSize(9, 9)
    walk.play(games.MOVES)
    assert desk.phase is Phase.COUNTING
    walk.see("Which stones are dead?", desk.panel.count.hint.text())
    for side in desk.panel.count.sides.values():
        walk.press(side.button)
    story = desk.parts.stories.story
    assert story is not None
    for _ in range(len(story)):
        walk.see(desk.panel.story.step.text(), desk.panel.story.reason.text())
        desk.key(Key.Key_Right)
    walk.press(desk.panel.story.play)
    assert desk.panel.finished.next.text() == "You just met dead stones: two minutes?"
    print(f"{before} screens, {walk.clicks} clicks, {walk.words} words, {walk.minutes:.0f} minutes")
    assert walk.minutes <= 60


def offer_puppy(desk: Desk) -> None:
    """Let Puppy answer at once, and play the same game each time."""
    directory = desk.window.context.service(ENGINES)
    choice = directory.choice(partner_key(Character.PUPPY))
    assert choice is not None
    make = partial(PartnerEngine, Character.PUPPY, pause_ms=0, seed=1)
    directory.offer(choice, make)


def move_of_pupil(desk: Desk) -> str:
    """Return the move of a pupil who sees which stones can be taken and which must flee."""
    situation = situation_at(desk.session)
    move = choose(Character.BEAVER, situation, Random(1), Patient()).move
    assert isinstance(move, Play)
    return point_name(move.point, situation.size)


@pytest.mark.start_page
def test_the_evening_can_be_spent_with_puppy(desks: Desks) -> None:
    desk = desks.make()
    walk = Walk(desk, by_keys=False)
    offer_puppy(desk)
    have_done(desk, "01-board", "02-liberties", "03-capture")
    walk.press(desk.parts.starts.page.evening_button)
    assert walk.course.here.key == "04-capture-game"
    assert [each.text() for each in walk.page.panel.opponents] == [
        "Play with a friend",
        "Play with Puppy",
    ]
    walk.press(walk.page.panel.opponents[1])
    assert desk.is_on_board
    assert desk.session.goal == 1
    assert desk.panel.play.white.name.text() == "Puppy"
    while desk.phase is Phase.PLAYING:
        count = len(desk.session.path.moves)
        desk.play(move_of_pupil(desk))
        wait_until(partial(has_answered, desk, count))
    finished = desk.panel.finished
    assert finished.next.text() == "Next: Passing and counting"
    walk.press(finished.next)
    walk.lesson()
    assert walk.course.here.key == "06-first-game"
    walk.press(walk.page.panel.opponents[1])
    assert desk.session.goal is None
    assert desk.session.tree.size == BoardSize(9, 9)
    assert desk.panel.play.white.name.text() == "Puppy"
    # Puppy stays in the lessons: its name is not proposed for the game of two friends.
    assert desk.parts.games.last_choice.white_name == ""
    desk.play("E5")
    wait_until(lambda: len(desk.session.path.moves) == 2)
    assert end(desk) != ""
    assert desk.session.info.result == "W+R"
    # Puppy looks back at the game beside the window, until that is closed.
    assert desks.close(desk)


def has_answered(desk: Desk, before: int) -> bool:
    """Return whether the move after `before` others was answered, or was the last one."""
    return desk.phase is not Phase.PLAYING or len(desk.session.path.moves) == before + 2


def test_the_steps_are_the_lessons_that_ship() -> None:
    lessons = first_steps("en")[: len(EVENING)]
    assert [(each.key, each.parts) for each in lessons] == [(step.key, step.parts) for step in EVENING]
    # What the evening needs of a step begins with its first screen and ends with its game.
    for step, lesson in zip(EVENING, lessons, strict=True):
        assert step.needed[0] == 0
        assert lesson.game is None or step.needed[-1] == step.parts - 1
    assert tuple(each.lesson.title for each in lessons) == evening_names()
    assert sum(len(each.lesson.screens) for each in lessons[:3]) <= 12
    assert len(lessons[4].lesson.screens) == 6


def have_done(desk: Desk, *keys: str) -> None:
    """Have these steps of the evening behind one, games and all."""
    store = ProgressStore(desk.folder / "data" / "progress.json")
    progress = store.load()
    for step in EVENING:
        for part in range(step.parts if step.key in keys else 0):
            progress = progress.with_done(step.key, part)
    assert store.save(progress)


@pytest.mark.start_page
def test_the_tile_keeps_the_progress_and_goes_on_there(desks: Desks) -> None:
    desk = desks.make()
    have_done(desk, "01-board", "02-liberties")
    desk.menu("first_steps")
    desk.menu("start_page")
    page = desk.parts.starts.page
    assert page.evening_button.text() == "Continue"
    assert [name.property("role") for name in page.evening_steps.names].index("strong") == 2
    press(page.evening_button)
    assert desk.parts.lessons.course.here.key == "03-capture"


@pytest.mark.start_page
def test_a_page_with_records_or_a_game_leads_with_them(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    desk.menu("start_page")
    page = desk.parts.starts.page
    assert not page.evening_button.isVisible()
    assert page.continue_button.isVisible()


@pytest.mark.start_page
def test_the_course_stays_in_sight_beside_an_unfinished_game(desk: Desk) -> None:
    have_done(desk, "01-board", "02-liberties")
    desk.start()
    desk.play("E5")
    desk.menu("start_page")
    tile = desk.parts.starts.page.newcomers.steps
    assert tile.accessibleName() == "Start here, 2 of 6 steps done. Next: Capturing."
    press(tile)
    assert desk.parts.lessons.course.here.key == "03-capture"
    assert len(desk.parts.lessons.page.panel.steps) == 6


@pytest.mark.start_page
def test_the_button_of_the_course_is_as_wide_as_its_word(desk: Desk) -> None:
    page = desk.parts.starts.page
    assert page.evening_button.text() == "Start"
    press(page.evening_button)
    have_done(desk, "01-board")
    press(desk.parts.lessons.page.panel.leave)
    assert page.evening_button.text() == "Continue"
    assert page.evening_button.width() >= page.evening_button.sizeHint().width()


def test_after_a_game_the_next_step_in_order_is_offered(desk: Desk) -> None:
    """The steps that were left out before the game are not offered."""
    have_done(desk, "02-liberties")
    desk.start(size=BoardSize(7, 7), goal=1)
    desk.play("A1 G7 D4")
    assert end(desk) == "Next: Passing and counting"
    desk.start()
    desk.play("E5 C3")
    assert end(desk) == "Continue the lessons"


KO = "D5 E5 C4 F4 D3 E3 A1 D4 E4"
"""Black takes a ko at E4."""


def end(desk: Desk) -> str:
    """End the game by resigning; what is offered then."""
    desk.dialogs.expect_key(Key.Key_Return)
    desk.menu("resign")
    assert desk.phase is Phase.FINISHED
    return desk.panel.finished.next.text() if desk.panel.finished.next.isVisible() else ""


@pytest.mark.start_page
def test_after_a_game_the_next_step_follows_it_though_others_were_skipped(desk: Desk) -> None:
    have_done(desk, "01-board")
    desk.start(size=BoardSize(7, 7), goal=1)
    desk.play("C6 A1 B5")
    assert end(desk) == "Next: Passing and counting"


@pytest.mark.start_page
def test_the_first_event_of_a_kind_is_offered_once(desk: Desk) -> None:
    have_done(desk, *(step.key for step in EVENING))
    desk.start()
    desk.play(KO)
    assert end(desk) == "You just met ko: two minutes?"
    press(desk.panel.finished.next)
    assert desk.parts.lessons.course.here.key == "11-ko"
    press(desk.parts.lessons.page.panel.leave)
    assert desk.is_on_board
    desk.start()
    desk.play(KO)
    assert end(desk) == "You just met captures. Learn about atari: two minutes?"
    desk.start()
    desk.play("E5")
    assert end(desk) == "Continue the lessons"


def test_a_refused_move_is_met_too(desk: Desk) -> None:
    have_done(desk, *(step.key for step in EVENING))
    desk.start()
    desk.play("A2 E5 B1 A1")
    assert end(desk) == "You just met self-capture: two minutes?"


def test_lessons_are_offered_only_after_a_beginning(desk: Desk) -> None:
    desk.start()
    desk.play(KO)
    assert end(desk) == ""
    assert not (desk.folder / "data" / "progress.json").exists()


def test_a_board_of_four_stones_is_left_alone(desk: Desk) -> None:
    """The board as the real reading judges it."""
    desk.start()
    desk.play("E5 C3 G7 C7 pass pass")
    desk.wait_for_proposal()
    assert desk.panel.count.title.text() == "Is the game over?"
    # So few stones have no border yet: nothing is outlined, and no place is named.
    assert desk.panel.count.open_card.detail.text() == "The game has only just begun. Nobody has a border yet."
    assert not desk.page.board.picture.openings
    assert not desk.panel.count.fill_dame.isVisible()


@pytest.mark.start_page
def test_the_evening_leaves_screens_for_later_and_the_lessons_show_them_all(desk: Desk) -> None:
    desk.press(desk.parts.starts.page.evening_button)
    lessons = desk.parts.lessons
    course, panel = lessons.course, lessons.page.panel
    assert [len(course.places_in(step)) for step in range(len(EVENING))] == [1, 2, 2, 1, 3, 1]
    course.go_to(1, 0)
    assert panel.place.text() == "Screen 1 of 2"
    course.go_on()
    assert (course.place, panel.place.text()) == (2, "Screen 2 of 2")
    course.go_back()
    course.go_back()
    assert (course.step, course.place) == (0, 0)
    assert course.is_at_start
    desk.menu("start_page")
    desk.menu("first_steps")
    assert [len(course.places_in(step)) for step in range(len(EVENING))] == [4, 4, 4, 1, 6, 1]
