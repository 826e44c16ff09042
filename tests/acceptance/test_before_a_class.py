"""Guessing moves, lessons and problems before a class: big board, big text, few keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from goboard_app.ui.review.guess import GuessFlow, GuessPanel
from goboard_app.ui.teach.answer_page import AnswerPage
from tests.support.desk import SHIFT, Desk, Desks
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key
RECORD = "(;SZ[9]PB[Ada]PW[Bo];B[cc]C[C7 it is];W[gg](;B[gc]C[now G7];W[];B[cg];W[ee])(;B[cg]))"
PROBLEM = "(;GM[1]FF[4]SZ[5]AB[bb]AW[cc](;B[dd];W[ee];B[ed]TE[1])(;B[aa]BM[1]))"


def work(desk: Desk) -> GuessFlow:
    return desk.parts.guesses


def panel(desk: Desk) -> GuessPanel:
    return work(desk).panel


def text_px(widget: QWidget) -> int:
    widget.ensurePolished()
    return widget.font().pixelSize()


def stones(desk: Desk) -> int:
    return sum(stone > 0 for stone in desk.page.board.picture.stones)


@pytest.fixture
def guessed(desk: Desk) -> Desk:
    """A record before a class whose moves are guessed."""
    desk.open(RECORD)
    desk.key(Key.Key_F5)
    wait_until(desk.panel.class_panel.isVisible)
    desk.menu("guess")
    press(panel(desk).begin)
    return desk


def is_large(desk: Desk) -> bool:
    """Return whether a question, answer or score is at least as large as a comment before a class."""
    least = text_px(desk.panel.class_panel.comment)
    parts = (panel(desk).question, panel(desk).reply, panel(desk).score, panel(desk).tries)
    return least >= 20 and all(text_px(part) >= least for part in parts)


def test_the_question_is_as_large_as_a_comment(guessed: Desk) -> None:
    assert panel(guessed).isVisible()
    assert is_large(guessed)
    assert guessed.window.isFullScreen()
    assert not guessed.window.menuBar().isVisible()


@pytest.mark.parametrize(("size", "least"), [((1920, 1080), 26), ((2560, 1440), 35)])
def test_it_grows_with_the_screen(guessed: Desk, size: tuple[int, int], least: int) -> None:
    guessed.window.resize(*size)
    assert text_px(panel(guessed).tries) >= least
    assert is_large(guessed)


def test_the_score_is_large_too(guessed: Desk) -> None:
    guessed.click("C7")
    press(panel(guessed).stop)
    assert text_px(panel(guessed).total) > text_px(guessed.panel.class_panel.comment)
    assert text_px(panel(guessed).missed) >= 20


def test_guessing_first_and_presenting_then_is_the_same(desk: Desk) -> None:
    desk.open(RECORD)
    desk.menu("guess")
    press(panel(desk).begin)
    desk.click("E5")
    small = text_px(panel(desk).reply)
    desk.key(Key.Key_F5)
    assert panel(desk).isVisible()
    assert panel(desk).reply.text() == "Not E5: 2 point(s) away."
    assert is_large(desk)
    desk.key(Key.Key_F5)
    assert panel(desk).isVisible()
    assert text_px(panel(desk).reply) == small


def test_from_a_full_screen_the_panel_stays_as_long_as_moves_are_guessed(desk: Desk) -> None:
    desk.open(RECORD)
    desk.key(Key.Key_F11)
    assert not desk.page.panel.isVisible()
    desk.menu("guess")
    desk.keys(Key.Key_F5, Key.Key_F5)
    assert panel(desk).isVisible()
    desk.key(Key.Key_Escape)
    assert not work(desk).is_open
    assert desk.window.isFullScreen()
    assert not desk.page.panel.isVisible()


def test_the_class_sees_the_record_after_the_guessing(guessed: Desk) -> None:
    guessed.key(Key.Key_Escape)
    assert not work(guessed).is_open
    assert guessed.page.is_presenting
    wait_until(guessed.panel.class_panel.isVisible)
    guessed.key(Key.Key_Escape)
    assert not guessed.page.is_presenting
    assert guessed.panel.review.isVisible()


def test_the_keys_are_announced(guessed: Desk) -> None:
    assert panel(guessed).keys.isVisible()
    assert panel(guessed).keys.text().startswith("S shows the move, N goes on")


def test_keys_show_the_move_and_go_on(guessed: Desk) -> None:
    guessed.key(Key.Key_S)
    assert guessed.message == "It was C7. 0 point(s)."
    guessed.key(Key.Key_S)
    assert guessed.message == "It was C7. 0 point(s)."
    guessed.key(Key.Key_N)
    assert guessed.message == "Where does White play? Move 2."
    guessed.key(Key.Key_N)
    assert guessed.message == "Where does White play? Move 2."


def test_the_same_keys_serve_a_lone_guesser(desk: Desk) -> None:
    desk.open(RECORD)
    desk.menu("guess")
    press(panel(desk).begin)
    desk.keys(Key.Key_S, Key.Key_N)
    assert desk.message == "Where does White play? Move 2."
    desk.key(Key.Key_PageDown)
    assert desk.message == "Where does White play? Move 2."


def test_a_small_device_for_speakers_is_enough(guessed: Desk) -> None:
    guessed.keys(Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageDown)
    assert guessed.message == "It was G3. 0 point(s)."
    assert work(guessed).is_waiting


def test_a_class_looks_at_the_move_as_long_as_it_likes(guessed: Desk) -> None:
    guessed.click("C7")
    QTest.qWait(1200)
    assert work(guessed).is_waiting
    guessed.click("A1")
    assert guessed.message == "Where does White play? Move 2."


def test_by_keys_alone(guessed: Desk) -> None:
    guessed.steer("C7")
    guessed.key(Key.Key_Return)
    assert guessed.message == "Right: C7. 10 point(s)."
    guessed.key(Key.Key_N)
    assert stones(guessed) == 1


# Lessons and problems


def lesson(desk: Desk) -> AnswerPage:
    desk.menu("first_steps")
    return desk.parts.lessons.page


def problem(desk: Desk) -> AnswerPage:
    desk.parts.problems.open(desk.sgf(PROBLEM, "problem.sgf"))
    return desk.parts.problems.page


PAGES = pytest.mark.parametrize("opened", [lesson, problem])


@PAGES
def test_a_page_fills_the_screen_with_board_and_words(desk: Desk, opened: object) -> None:
    assert callable(opened)
    page = opened(desk)
    card = page.panel.text if opened is lesson else page.panel.question
    before = text_px(card)
    desk.key(Key.Key_F5)
    assert desk.window.isFullScreen()
    assert not desk.window.menuBar().isVisible()
    desk.window.resize(1280, 800)
    assert text_px(card) >= 20 > before
    assert page.message.sizeHint().height() > 70
    assert not page.panel.leave.isVisible()
    assert page.panel.way_out.isVisible()
    desk.window.resize(2560, 1440)
    assert text_px(card) >= 36


def test_the_card_of_a_word_is_as_large_as_the_page(desk: Desk) -> None:
    lesson(desk)
    text = desk.parts.lessons.page.panel.text
    text.linkActivated.emit("word:liberty")
    card = desk.parts.words.card
    assert card is not None
    usual, board = text_px(card.sentence), card.board.pixmap().width()
    for size, times in (((1280, 800), 1.4), ((2560, 1440), 2.5)):
        if not desk.window.isFullScreen():
            desk.key(Key.Key_F5)
        desk.window.resize(*size)
        text.linkActivated.emit("word:liberty")
        assert text_px(card.sentence) >= times * usual
        assert card.board.pixmap().width() >= times * board
        assert desk.window.rect().contains(card.geometry())
        assert card.board.geometry().bottom() < card.height()
        desk.key(Key.Key_Escape)
        assert desk.parts.lessons.page.is_presenting
    desk.key(Key.Key_F5)
    text.linkActivated.emit("word:liberty")
    assert (text_px(card.sentence), card.board.pixmap().width()) == (usual, board)


@pytest.mark.start_page
@PAGES
def test_escape_ends_the_presentation_and_then_leaves(desk: Desk, opened: object) -> None:
    assert callable(opened)
    page = opened(desk)
    desk.keys(Key.Key_F5, Key.Key_Escape)
    assert page.isVisible()
    assert not page.is_presenting
    assert not desk.window.isFullScreen()
    assert desk.window.menuBar().isVisible()
    assert page.panel.leave.isVisible()
    desk.key(Key.Key_Escape)
    assert not page.isVisible()


def test_the_list_of_steps_is_for_one_reader_only(desk: Desk) -> None:
    lesson(desk)
    steps = desk.parts.lessons.page.panel.steps
    assert steps[0].isVisible()
    desk.key(Key.Key_F5)
    assert not steps[0].isVisible()
    desk.key(Key.Key_N)
    assert not steps[0].isVisible()
    desk.key(Key.Key_F5)
    assert steps[0].isVisible()


def test_a_lesson_goes_on_before_a_class(desk: Desk) -> None:
    page = lesson(desk)
    desk.key(Key.Key_F11, SHIFT)
    assert page.is_presenting
    before = desk.parts.lessons.page.panel.place.text()
    desk.key(Key.Key_N)
    assert desk.parts.lessons.page.panel.place.text() != before
    assert page.is_presenting


def test_the_list_of_problems_is_not_presented(desk: Desk) -> None:
    page = problem(desk)
    desk.key(Key.Key_F5)
    desk.parts.problems.show_list()
    assert not desk.window.isFullScreen()
    assert not page.is_presenting
    assert not desk.action("present").isEnabled()


def test_a_record_is_presented_as_ever_after_a_lesson(desks: Desks) -> None:
    desk = desks.make()
    lesson(desk)
    desk.keys(Key.Key_F5, Key.Key_F5)
    desk.open(RECORD)
    desk.key(Key.Key_F5)
    assert desk.page.is_presenting
    wait_until(desk.panel.class_panel.isVisible)
    desk.key(Key.Key_Escape)
    assert not desk.page.is_presenting


@pytest.mark.parametrize("size", [(1024, 640), (1024, 768), (1280, 1024)])
def test_no_button_is_cut_short(desk: Desk, size: tuple[int, int]) -> None:
    page = desk.parts.lessons.page
    lesson(desk)
    desk.key(Key.Key_F5)
    desk.window.resize(*size)
    panel = page.panel
    for button in (panel.hint, panel.again, panel.back, panel.forward):
        assert button.width() >= button.sizeHint().width()


# The story of a count


@pytest.fixture
def counted(desk: Desk) -> Desk:
    """The page before a class, at the beginning of the first tradition."""
    desk.menu("counting_works")
    desk.key(Key.Key_F5)
    desk.window.resize(1280, 800)
    return desk


def test_counting_fills_the_screen_with_board_and_words(counted: Desk) -> None:
    page = counted.parts.counting.page
    assert counted.window.isFullScreen()
    assert not counted.window.menuBar().isVisible()
    parts = (page.panel.reason, page.panel.title, page.way_out)
    assert all(text_px(part) >= 18 for part in parts)
    assert page.message.sizeHint().height() > 70
    assert not page.panel.skip.isVisible()
    assert not page.panel.chapters.isVisible()
    counted.window.resize(2560, 1440)
    assert text_px(page.panel.reason) >= 36


@pytest.mark.start_page
def test_escape_ends_the_presentation_of_counting_first(counted: Desk) -> None:
    page = counted.parts.counting.page
    counted.key(Key.Key_Escape)
    assert page.isVisible()
    assert not page.is_presenting
    assert not counted.window.isFullScreen()
    assert page.panel.skip.isVisible()
    assert page.panel.chapters.isVisible()
    assert text_px(page.panel.reason) < 18
    counted.key(Key.Key_Escape)
    assert not page.isVisible()


@pytest.mark.desk("a count that plays by itself would step on too", motion=False)
def test_a_small_device_steps_through_a_count(counted: Desk) -> None:
    page = counted.parts.counting.page
    first = page.message.text
    counted.key(Key.Key_PageDown)
    second = page.message.text
    assert second != first
    counted.keys(Key.Key_PageDown, Key.Key_PageUp)
    assert page.message.text == second


def test_a_count_is_explained_as_usual_after_a_class(counted: Desk) -> None:
    counted.keys(Key.Key_F5, Key.Key_Escape)
    counted.open(RECORD)
    counted.key(Key.Key_F5)
    assert counted.page.is_presenting
    assert not counted.parts.counting.page.is_presenting


def test_the_words_of_a_count_are_explained(counted: Desk) -> None:
    reason = counted.parts.counting.page.panel.reason
    reason.linkActivated.emit("word:prisoner")
    card = counted.parts.words.card
    assert card is not None
    assert card.isVisible()
    assert text_px(card.sentence) >= 18
