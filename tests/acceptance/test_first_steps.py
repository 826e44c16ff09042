"""A pupil goes through the first steps, by mouse and by keyboard, and sees a game counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from goboard_app.app.course import TRADITIONS, Course, counting_example
from goboard_app.app.texts.lessons import reply_sentence
from goboard_app.go.board import Point
from goboard_app.lessons.symmetry import SAME, turned, turnings
from goboard_app.lessons.task import (
    Reply,
    Task,
    TaskState,
    answer_number,
    answer_point,
    begin,
    solutions,
)
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.traditions.story import ChapterKind
from goboard_app.ui.teach.lesson import LessonPage
from goboard_app.ui.widgets.chapter_list import ChapterState
from tests.support.boards import click_point
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press
from tests.support.parts import parts

Key = Qt.Key
DIGITS = {str(n): Qt.Key(Key.Key_0.value + n) for n in range(10)}


@pytest.fixture
def pupil(desk: Desk) -> Desk:
    """A desk on the first screen of the first step."""
    press(desk.parts.starts.page.newcomers.steps)
    return desk


def page(desk: Desk) -> LessonPage:
    assert desk.parts.lessons.is_shown
    return desk.parts.lessons.page


def course(desk: Desk) -> Course:
    return desk.parts.lessons.course


def state(desk: Desk) -> TaskState:
    found = course(desk).state
    assert found is not None
    return found


def said(desk: Desk) -> str:
    return page(desk).said


# Two pupils, who answer as they can


class Mouse:
    """Answers with clicks alone; numbers are typed, as there is no other way."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def point(self, point: Point) -> None:
        click_point(page(self._desk).board, point)

    def number(self, number: int) -> None:
        panel = page(self._desk).panel
        panel.number.clear()
        QTest.keyClicks(panel.number, str(number))
        press(panel.give)

    def pass_turn(self) -> None:
        press(page(self._desk).panel.passing)

    def hint(self) -> None:
        press(page(self._desk).panel.hint)

    def again(self) -> None:
        press(page(self._desk).panel.again)

    def next(self) -> None:
        press(page(self._desk).panel.forward)

    def back(self) -> None:
        press(page(self._desk).panel.back)

    def leave(self) -> None:
        press(page(self._desk).panel.leave)

    def take_up(self) -> None:
        press(parts(self._desk.window).starts.page.newcomers.steps)


class Keyboard(Mouse):
    """Answers with keys alone, wherever the focus is."""

    def _press(self, key: Qt.Key) -> None:
        self._desk.key(key)

    def point(self, point: Point) -> None:
        board = page(self._desk).board
        assert board.hasFocus()
        self._desk.steer_on(board, point)
        self._press(Key.Key_Return)

    def number(self, number: int) -> None:
        for digit in str(number):
            self._press(DIGITS[digit])
        self._press(Key.Key_Return)

    def pass_turn(self) -> None:
        self._press(Key.Key_P)

    def hint(self) -> None:
        self._press(Key.Key_H)

    def again(self) -> None:
        self._press(Key.Key_A)

    def next(self) -> None:
        self._press(Key.Key_N)

    def back(self) -> None:
        self._press(Key.Key_B)

    def leave(self) -> None:
        self._press(Key.Key_Escape)

    def take_up(self) -> None:
        parts(self._desk.window).starts.page.newcomers.steps.setFocus(Qt.FocusReason.TabFocusReason)
        self._press(Key.Key_Return)


HANDS = (Mouse, Keyboard)


def answer_rightly(desk: Desk, hand: Mouse) -> None:
    """Solve the task at hand."""
    for _ in range(20):
        now = state(desk)
        if now.task.is_number:
            hand.number(now.task.number)
        elif points := sorted(solutions(now)):
            hand.point(points[0])
        else:
            hand.pass_turn()
        if state(desk).is_done:
            return
        assert not state(desk).reply.is_wrong
    raise AssertionError("no end")


def answer_wrongly(desk: Desk, hand: Mouse) -> None:
    """Give one likely wrong answer, and hear what is said to it."""
    task = state(desk).task
    wrong = wrong_answer(task)
    if isinstance(wrong, int):
        hand.number(wrong)
        expected = answer_number(begin(task), wrong)
    elif wrong is not None:
        hand.point(wrong)
        expected = answer_point(begin(task), wrong)
    else:
        return
    assert state(desk).reply.is_wrong
    assert said(desk) == reply_sentence(expected)
    assert page(desk).has_refused
    assert not course(desk).progress.is_done(course(desk).here.key, course(desk).place)


def wrong_answer(task: Task) -> Point | int | None:
    """Return the first wrong answer that the lesson names, else any point that is not right."""
    for wrong in task.wrongs:
        if wrong.points or wrong.numbers:
            return min(wrong.points) if wrong.points else min(wrong.numbers)
    if task.is_number:
        return task.number + 1
    right = solutions(begin(task))
    others = (p for p in task.position.size if p not in right)
    return next((p for p in others if answer_point(begin(task), p).reply.is_wrong), None)


@pytest.mark.start_page
@pytest.mark.parametrize("kind", HANDS)
def test_a_pupil_goes_through_all_steps(desk: Desk, kind: type[Mouse]) -> None:
    hand = kind(desk)
    hand.take_up()
    lessons = course(desk).lessons
    last = len(lessons) - 1
    for step in range(len(lessons)):
        for place, _ in enumerate(course(desk).here.lesson.screens):
            assert (course(desk).step, course(desk).place) == (step, place)
            assert course(desk).screen is not None
            assert page(desk).panel.text.text() == course(desk).screen.text
            if lessons[step].game is None:
                answer_wrongly(desk, hand)
                answer_rightly(desk, hand)
                assert said(desk)
            assert not page(desk).has_refused
            if (step, place) != (last, len(lessons[last].lesson.screens) - 1):
                hand.next()
    # A game that is passed over is still to come.
    assert [line.mark.state for line in page(desk).panel.steps] == [
        ChapterState.NOW if step == last
        else ChapterState.COMING if each.game is not None
        else ChapterState.DONE
        for step, each in enumerate(lessons)
    ]  # fmt: skip
    assert all(course(desk).done_in(n) == len(each.lesson.screens)
               for n, each in enumerate(lessons))  # fmt: skip
    hand.next()
    assert desk.parts.counting.is_shown


@pytest.mark.start_page
@pytest.mark.parametrize("kind", HANDS)
def test_every_task_is_solved_in_another_position(desk: Desk, kind: type[Mouse]) -> None:
    hand = kind(desk)
    hand.take_up()
    asked = 0
    for step, each in enumerate(course(desk).lessons):
        if each.game is not None:
            continue
        course(desk).go_to(step, 2)
        assert course(desk).can_ask_again
        before = page(desk).board.picture
        hand.again()
        assert page(desk).board.picture != before
        answer_rightly(desk, hand)
        asked += 1
    assert asked == 12


@pytest.mark.start_page
@pytest.mark.parametrize("kind", HANDS)
def test_each_board_of_an_idea_is_asked_before_any_comes_again(desk: Desk, kind: type[Mouse]) -> None:
    hand = kind(desk)
    hand.take_up()
    course(desk).go_to(2, 0)
    first = course(desk).here.with_further().screens[0]
    boards = [first, *first.others]
    assert len(boards) >= 5

    faces = [{turned(each, way).position.stones for way in (SAME, *turnings(each))} for each in boards]

    def board_shown() -> int:
        stones = page(desk).board.picture.stones
        return next(number for number, found in enumerate(faces) if stones in found)

    seen = [board_shown()]
    pictures = {page(desk).board.picture.stones}
    for _ in range(2 * len(boards) - 1):
        hand.again()
        seen.append(board_shown())
        pictures.add(page(desk).board.picture.stones)
        answer_rightly(desk, hand)
    assert seen == [*range(len(boards))] * 2
    assert len(pictures) == 2 * len(boards)


@pytest.mark.start_page
@pytest.mark.parametrize("kind", HANDS)
def test_a_step_is_left_and_taken_up_again(desk: Desk, kind: type[Mouse]) -> None:
    hand = kind(desk)
    hand.take_up()
    answer_rightly(desk, hand)
    hand.next()
    hand.next()
    hand.back()
    hand.leave()
    assert desk.parts.starts.page.isVisible()
    hand.take_up()
    assert (course(desk).step, course(desk).place) == (0, 1)
    assert course(desk).progress.is_done("01-board", 0)


@pytest.mark.start_page
def test_progress_outlives_the_program(desks: Desks) -> None:
    first = desks.make()
    press(parts(first.window).starts.page.newcomers.steps)
    course(first).go_to(2)
    answer_rightly(first, Mouse(first))
    Mouse(first).next()
    desks.close(first)
    second = desks.make()
    press(parts(second.window).starts.page.newcomers.steps)
    assert (course(second).step, course(second).place) == (2, 1)
    assert course(second).done_in(2) == 1
    assert page(second).panel.steps[2].progress.text() == "1/4"


@pytest.mark.start_page
@pytest.mark.parametrize("kind", HANDS)
def test_a_hint_is_words_first_and_then_the_point(desk: Desk, kind: type[Mouse]) -> None:
    hand = kind(desk)
    hand.take_up()
    course(desk).go_to(2, 0)
    hand.hint()
    assert said(desk) == state(desk).task.hint
    assert not page(desk).board.picture.hints
    hand.hint()
    assert page(desk).board.picture.hints == solutions(state(desk))
    assert not page(desk).panel.hint.isEnabled()


@pytest.mark.start_page
def test_a_hint_for_a_number_is_the_number_in_the_end(pupil: Desk) -> None:
    course(pupil).go_to(1, 1)
    Mouse(pupil).hint()
    Mouse(pupil).hint()
    assert said(pupil) == "The answer is 2."


@pytest.mark.start_page
def test_a_refutation_is_on_the_board_until_the_next_move(pupil: Desk) -> None:
    course(pupil).go_to(7, 3)
    Mouse(pupil).point(Point(4, 6))
    assert state(pupil).reply is Reply.WRONG
    shown = page(pupil).board.picture
    assert shown.stones[Point(5, 6).row * 7 + 5] == 2
    answer_rightly(pupil, Mouse(pupil))
    assert page(pupil).board.picture.stones != shown.stones


@pytest.mark.start_page
def test_the_list_leads_to_any_step(pupil: Desk) -> None:
    press(page(pupil).panel.steps[12])
    assert page(pupil).panel.title.text() == "13. Seki"
    assert page(pupil).panel.place.text() == "Screen 1 of 3"
    assert page(pupil).panel.steps[12].mark.state is ChapterState.NOW


@pytest.mark.start_page
def test_points_and_marks_are_read_aloud(pupil: Desk) -> None:
    course(pupil).go_to(1, 0)
    board = page(pupil).board
    assert board.describe(Point(2, 2)) == "C3, black stone"
    Mouse(pupil).point(Point(2, 1))
    assert board.describe(Point(2, 1)) == "C4, empty, found"
    course(pupil).go_to(9, 0)
    assert board.describe(Point(3, 3)) == "D2, empty, a"
    course(pupil).go_to(12, 0)
    assert board.describe(Point(2, 0)) == "C7, white stone, marked"


@pytest.fixture
def spoken(pupil: Desk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that a screen reader speaks."""
    heard: list[str] = []
    board = page(pupil).board
    monkeypatch.setattr(board, "announce", lambda text, assertive=False: heard.append(text))
    return heard


@pytest.mark.start_page
def test_shown_texts_are_announced(pupil: Desk, spoken: list[str]) -> None:
    course(pupil).go_to(2, 0)
    Mouse(pupil).hint()
    answer_rightly(pupil, Mouse(pupil))
    screen = course(pupil).screen
    assert screen is not None
    assert spoken == [
        f"3. Capturing. {screen.text} Board of 5 × 5. Black: B3, C4, D3. White: C3.",
        "Where is the last empty point next to the white stone?",
        "Captured. The point is empty again. Taken off: C3.",
    ]


@pytest.mark.start_page
def test_the_title_is_announced_where_another_step_begins(pupil: Desk, spoken: list[str]) -> None:
    course(pupil).go_to(2, 0)
    Mouse(pupil).next()
    Mouse(pupil).back()
    course(pupil).go_to(7, 0)
    assert [text.startswith(("3. Capturing. ", "8. Atari. ")) for text in spoken] == [
        True, False, False, True
    ]  # fmt: skip


@pytest.mark.start_page
def test_replies_and_consequences_of_wrong_moves_are_announced(pupil: Desk, spoken: list[str]) -> None:
    course(pupil).go_to(2, 2)
    Mouse(pupil).point(Point(0, 0))
    assert spoken[-1] == "Play on a liberty of the white stone."
    Mouse(pupil).point(Point(2, 3))
    assert spoken[-1] == "One liberty is left. White played elsewhere. White: E5."
    course(pupil).go_to(11, 2)
    Mouse(pupil).point(Point(0, 0))
    assert spoken[-1].endswith("and that is not enough. White: B7.")


@pytest.mark.start_page
def test_a_full_board_is_described_but_not_read_out(pupil: Desk, spoken: list[str]) -> None:
    course(pupil).go_to(12, 0)
    assert "Board of" not in spoken[-1]
    told = page(pupil).board.accessibleDescription()
    assert told.startswith("Board of 7 × 7. Black: B7, B6, B5,")
    assert told.endswith("Marked: C7, C6, C5, D5, E7, E6, E5.")
    course(pupil).go_to(9, 0)
    assert spoken[-1].endswith("Black: C4. White: B2. a: D2. b: C4. c: B2.")


@pytest.mark.start_page
def test_the_description_follows_the_board(pupil: Desk) -> None:
    course(pupil).go_to(2, 0)
    answer_rightly(pupil, Mouse(pupil))
    assert page(pupil).board.accessibleDescription() == "Board of 5 × 5. Black: B3, C4, C2, D3."


@pytest.mark.start_page
def test_every_widget_the_keyboard_reaches_has_a_name(pupil: Desk) -> None:
    for step, place in ((0, 0), (1, 1), (1, 2), (3, 0), (4, 0)):
        course(pupil).go_to(step, place)
        first = pupil.focus
        for _ in range(30):
            here = pupil.focus
            assert here is not None
            told = QAccessible.queryAccessibleInterface(here)
            assert told.text(QAccessible.Text.Name), here
            assert told.role() is not QAccessible.Role.Client, here
            pupil.key(Key.Key_Tab)
            if pupil.focus is first:
                break
        assert pupil.focus is first


@pytest.mark.start_page
def test_every_sentence_of_the_page_is_a_text_that_is_found_once(pupil: Desk) -> None:
    course(pupil).go_to(1, 2)
    Mouse(pupil).hint()
    found = texts_below(QAccessible.queryAccessibleInterface(page(pupil)))
    screen = course(pupil).screen
    assert screen is not None
    for sentence in ("2. Liberties", "Screen 3 of 4", screen.text, said(pupil)):
        assert found.count(sentence) == 1


def texts_below(told: QAccessibleInterface) -> list[str]:
    """Return the names of all labels on the page in the order of the keyboard."""
    if told.role() is QAccessible.Role.StaticText:
        return [told.text(QAccessible.Text.Name)]
    if told.role() in (QAccessible.Role.Button, QAccessible.Role.PushButton):
        return []
    children = [told.child(index) for index in range(told.childCount())]
    return [name for child in children if child is not None for name in texts_below(child)]


# The rest of the program


@pytest.mark.start_page
def test_the_menu_leads_there_and_an_unfinished_game_is_kept(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.menu("first_steps")
    assert desk.parts.lessons.is_shown
    desk.menu("start_page")
    assert desk.parts.starts.page.continue_button.isVisible()
    press(desk.parts.starts.page.continue_button)
    assert desk.session.path.number == 2


@pytest.mark.start_page
def test_a_game_begun_from_a_lesson_takes_its_place(pupil: Desk) -> None:
    pupil.start()
    assert pupil.is_on_board
    pupil.play("E5")
    assert pupil.session.path.number == 1


@pytest.mark.start_page
def test_the_keys_of_a_lesson_do_nothing_to_a_game(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.menu("first_steps")
    for key in (Key.Key_P, Key.Key_B, Key.Key_Backspace, Key.Key_N, Key.Key_H):
        desk.key(key)
    assert desk.parts.lessons.is_shown
    desk.key(Key.Key_Escape)
    press(desk.parts.starts.page.continue_button)
    assert desk.session.path.number == 2


@pytest.mark.start_page
def test_russian_lessons_in_the_russian_program(desks: Desks) -> None:
    desk = desks.make(language="ru")
    press(desk.parts.starts.page.newcomers.steps)
    assert page(desk).panel.title.text() == "1. Доска и ход"


@pytest.mark.start_page
def test_a_damaged_progress_file_is_set_aside_and_said_so(desk: Desk) -> None:
    folder = desk.folder / "data"
    folder.mkdir(exist_ok=True)
    (folder / "progress.json").write_bytes(b'{"lessons": {"done": [')
    press(desk.parts.starts.page.newcomers.steps)
    (aside,) = [path for path in folder.glob("progress *.json")]
    assert aside.read_bytes() == b'{"lessons": {"done": ['
    assert str(aside) in desk.parts.strip.sentence.text()
    answer_rightly(desk, Mouse(desk))
    kept = json.loads((folder / "progress.json").read_text())
    assert kept["lessons"]["done"] == {"01-board": [0]}


@pytest.mark.start_page
def test_progress_that_cannot_be_written_is_said_so(desk: Desk) -> None:
    (desk.folder / "data").mkdir(exist_ok=True)
    press(desk.parts.starts.page.newcomers.steps)
    (desk.folder / "data" / "progress.json").unlink()
    # On a disk that is not there.
    (desk.folder / "data" / "progress.json").symlink_to(desk.folder / "gone" / "progress.json")
    answer_rightly(desk, Mouse(desk))
    assert "could not be kept" in desk.parts.strip.sentence.text()
    assert state(desk).is_done


# Lessons of others


BAD = """(;GM[1]FF[4]CA[UTF-8]SZ[5]GN[Mine]AB[ad]AW[ae]PL[B]
C[@screen
Take it.
@task capture A1])
(;GM[1]FF[4]SZ[5]
C[@screen
Broken.
@task catch A1
@wibble])
(;GM[1]FF[4]SZ[5]AB[cc]PL[W]C[@screen
@task play];W[cc])
"""


def open_lesson(desk: Desk, monkeypatch: pytest.MonkeyPatch, text: str) -> Path:
    path = desk.sgf(text, "mine.sgf")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    desk.menu("open_lesson")
    return path


@pytest.mark.start_page
def test_a_lesson_with_faults_opens_and_says_where(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    open_lesson(desk, monkeypatch, BAD)
    assert page(desk).panel.title.text() == "Mine"
    press(desk.parts.strip.details_button)
    details = desk.parts.strip.details.toPlainText().splitlines()
    assert details == [
        "Line 9, column 1: no instruction is called “@wibble”.",
        "Line 8, column 1: no task is called “catch”.",
        "Line 11, column 13: the rules do not allow the move “cc”.",
        "Line 11, column 1: “@task play” has no right answer.",
    ]
    answer_rightly(desk, Mouse(desk))
    Mouse(desk).next()
    assert page(desk).panel.text.text() == "Broken.\n@task catch A1\n@wibble"
    assert not page(desk).panel.heading.isVisible()


@pytest.mark.start_page
def test_messages_about_a_lesson_leave_with_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    open_lesson(desk, monkeypatch, BAD)
    assert desk.parts.strip.isVisible()
    desk.menu("first_steps")
    assert page(desk).panel.title.text() == "1. The board and a move"
    assert not desk.parts.strip.isVisible()


@pytest.mark.start_page
def test_files_without_lessons_are_reported(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    open_lesson(desk, monkeypatch, "(;SZ[9];B[cc])")
    assert desk.parts.starts.page.isVisible()
    assert "holds no lesson" in desk.parts.strip.sentence.text()
    open_lesson(desk, monkeypatch, "no record at all")
    assert desk.parts.starts.page.isVisible()
    assert desk.parts.strip.sentence.text().startswith("mine.sgf: ")


@pytest.mark.start_page
def test_the_end_of_a_lesson_is_the_start_page(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    open_lesson(desk, monkeypatch, "(;SZ[5]C[@screen\nOne.])")
    assert page(desk).panel.forward.text() == "Finish"
    Mouse(desk).next()
    assert desk.parts.starts.page.isVisible()
    assert course(desk).progress.done


# The story of a count


def test_the_example_comes_to_the_same_in_all_traditions() -> None:
    example = counting_example()
    stories = [example.story(ruleset) for ruleset in TRADITIONS]
    assert {story.count.margin for story in stories} == {example.counting.count().margin}
    assert len({story.tradition for story in stories}) == 5


def test_the_example_has_a_komi_that_can_be_handed_over_as_stones() -> None:
    """Else Ing's way of filling in, which is one of the five, would not be shown."""
    kinds = {chapter.kind for chapter in counting_example().story(catalogue.ING).chapters}
    assert {ChapterKind.HAND_OVER_KOMI, ChapterKind.FILL_AREA} <= kinds
    assert ChapterKind.WHY_NOT not in kinds


@pytest.mark.start_page
@pytest.mark.parametrize("ruleset", TRADITIONS, ids=lambda ruleset: ruleset.key)
def test_each_tradition_is_explained_to_its_end(desk: Desk, ruleset: Ruleset) -> None:
    press(desk.parts.starts.page.newcomers.counting)
    counting = desk.parts.counting.page
    press(counting.chips[TRADITIONS.index(ruleset)])
    story = counting.stage.story
    assert story is not None
    assert story.ruleset == ruleset
    for _ in range(len(story)):
        desk.key(Key.Key_Right)
    assert counting.stage.player.is_at_end
    assert "11" in counting.message.text
    desk.key(Key.Key_Escape)
    assert desk.parts.starts.page.isVisible()
    assert counting.stage.story is None


@pytest.mark.start_page
def test_the_traditions_follow_one_another_by_keys(desk: Desk) -> None:
    desk.menu("counting_works")
    counting = desk.parts.counting.page
    desk.key(Key.Key_3)
    assert counting.chips[2].isChecked()
    desk.key(Key.Key_End)
    assert counting.panel.play.text() == "Next tradition"
    desk.key(Key.Key_Space)
    assert counting.chips[3].isChecked()
    desk.key(Key.Key_N)
    desk.key(Key.Key_N)
    assert counting.chips[0].isChecked()
    assert counting.board.describe(Point(2, 0)).startswith("C9")


@pytest.mark.start_page
def test_the_example_waits_for_each_step_though_its_stones_move(desks: Desks) -> None:
    desk = desks.make(motion=True)
    press(desk.parts.starts.page.newcomers.counting)
    counting = desk.parts.counting.page
    assert not counting.stage.player.is_playing
    assert counting.panel.play.text() == "Step"
    assert not any(chip.isVisible() for chip in counting.panel.speeds.values())
    desk.key(Key.Key_Space)
    assert counting.stage.player.place == 1
    assert not counting.stage.player.is_playing
    press(counting.panel.skip)
    assert desk.parts.starts.page.isVisible()
