"""Problems are solved, by mouse and by keys alone, while the game on the board waits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from goboard_app.app.problems import Solving
from goboard_app.clock.control import Absolute
from goboard_app.lessons.attempt import AttemptOutcome
from goboard_app.session.new_game import NewGame
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.teach import problem as problem_pages
from goboard_app.ui.teach.problem import ProblemPage
from tests.support.boards import click_point, point_on
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key

# White's stones on the edge: D2 captures nothing but is the move; A5 is wrong, White answers at A4.
TREE = "(;B[dd];W[ee];B[ed]TE[1])(;B[aa]BM[1]C[White lives.];W[ab])"
FIRST = "(;GM[1]FF[4]CA[UTF-8]SZ[5]AB[bb]AW[cc]C[@kind net\n@grade 1\n@task play\n@hint Look down.]"
SECOND = "(;GM[1]FF[4]CA[UTF-8]SZ[5]AB[cb]AW[cc]C[@kind net\n@grade 2\n@task play]"
NET = f"{FIRST}{TREE})\n{SECOND}{TREE})\n"
CUT = "(;GM[1]FF[4]CA[UTF-8]SZ[5]AB[bb]AW[cd]C[@kind cut\n@grade 3];B[dd]TE[1])"


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two small collections in place of those that ship with the program."""
    folder = tmp_path / "resources"
    folder.mkdir()
    (folder / "net.sgf").write_text(NET, "utf-8")
    (folder / "cut.sgf").write_text(CUT, "utf-8")
    own = problem_pages.own_collections
    monkeypatch.setattr(problem_pages, "own_collections", lambda: own(folder))
    return folder


def page(desk: Desk) -> ProblemPage:
    assert desk.parts.problems.page.isVisible()
    return desk.parts.problems.page


def solving(desk: Desk) -> Solving:
    return desk.parts.problems.solving


def outcome(desk: Desk) -> AttemptOutcome:
    attempt = solving(desk).attempt
    assert attempt is not None
    return attempt.outcome


def said(desk: Desk) -> str:
    return page(desk).message.text


def click(desk: Desk, name: str) -> None:
    board = page(desk).board
    click_point(board, point_on(board, name))


def steer(desk: Desk, name: str) -> None:
    """Put a stone with the arrows and Enter."""
    board = page(desk).board
    desk.steer_on(board, point_on(board, name))
    desk.key(Key.Key_Return)


def kept(desk: Desk) -> list[bool]:
    """Return of each stored card whether its last answer was right."""
    file = desk.documents.folder / "problems.json"
    return [since > 0 for *_, since in json.loads(file.read_text("utf-8"))["problems"].values()]


def names(desk: Desk) -> list[str]:
    return [tile.accessibleName() for tile in desk.parts.problems.list.tiles]


def begin_net(desk: Desk) -> None:
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[0])


def solve(desk: Desk) -> None:
    click(desk, "D2")
    click(desk, "E2")
    assert outcome(desk) is AttemptOutcome.SOLVED


@pytest.mark.start_page
def test_the_list_tells_of_each_collection(desk: Desk) -> None:
    desk.menu("problems")
    assert names(desk) == ["Net, 0 of 2 solved", "Cut, 0 of 1 solved"]
    shown = desk.parts.problems.list
    assert shown.repeat.isHidden()
    press(shown.tiles[0])
    panel = page(desk).panel
    assert panel.title.text() == "Net"
    assert panel.place.text() == "Problem 1 of 2, grade 1"
    assert panel.question.text() == said(desk) == "Black to move."
    press(panel.leave)
    press(shown.leave)
    assert desk.parts.starts.page.isVisible()


@pytest.mark.start_page
def test_small_boards_take_the_room_of_a_high_window(desk: Desk) -> None:
    desk.menu("problems")
    tile = desk.parts.problems.list.tiles[0]
    board = next(label for label in tile.findChildren(QLabel) if not label.pixmap().isNull())
    usual, size = board.pixmap().width(), desk.window.size()
    desk.window.resize(size.width(), desk.window.minimumSizeHint().height())
    wait_until(lambda: board.pixmap().width() < usual)
    desk.window.resize(size)
    wait_until(lambda: board.pixmap().width() == usual)


@pytest.mark.start_page
def test_nothing_is_said_of_problems_before_they_are_read(desk: Desk) -> None:
    desk.action("problems").trigger()
    shown = desk.parts.problems.list
    assert desk.parts.problems.is_reading
    assert shown.isVisible()
    assert not shown.empty.isVisible()
    assert not shown.repeat.isVisible()
    assert shown.leave.text() == "Start page"
    desk.let_read()
    assert len(shown.tiles) == 2


def test_missing_problems_are_mentioned(desk: Desk, shipped: Path) -> None:
    for file in shipped.iterdir():
        file.unlink()
    desk.menu("problems")
    assert desk.parts.problems.list.empty.isVisible()


@pytest.mark.start_page
def test_a_problem_by_mouse(desk: Desk) -> None:
    begin_net(desk)
    panel = page(desk).panel
    press(panel.hint)
    assert said(desk) == panel.said.text() == "Look down."
    # Wrong, as the file says; then a move that it does not know, and one that is not allowed.
    click(desk, "A5")
    assert said(desk) == "That does not solve it. Try another move."
    assert panel.said.text() == "White lives."
    press(panel.take_back)
    click(desk, "E5")
    assert said(desk) == "The file says nothing about this move. It does not count: try another."
    click(desk, "B4")
    assert outcome(desk) is AttemptOutcome.ILLEGAL
    click(desk, "D2")
    assert said(desk) == "Right so far. Go on."
    click(desk, "E2")
    assert said(desk) == "Right. That solves it."
    assert panel.forward.property("kind") == "primary"
    press(panel.forward)
    assert panel.place.text() == "Problem 2 of 2, grade 2"
    assert not panel.said.text()
    press(panel.hint)
    assert said(desk).startswith("Atari alone lets the stones run.")


@pytest.mark.start_page
def test_a_slash_and_the_name_of_a_point_play_there(desk: Desk) -> None:
    begin_net(desk)
    desk.key(Key.Key_Slash)
    QTest.keyClicks(page(desk).point_field, "d2")
    QTest.keyClick(page(desk).point_field, Key.Key_Return)
    assert page(desk).board.cursor_point == point_on(page(desk).board, "D2")
    desk.key(Key.Key_Return)
    assert said(desk) == "Right so far. Go on."


@pytest.mark.start_page
def test_only_missed_tasks_are_repeated(desk: Desk) -> None:
    begin_net(desk)
    panel, shown = page(desk).panel, desk.parts.problems.list
    click(desk, "A5")
    press(panel.forward)
    solve(desk)
    assert panel.forward.text() == "Finish"
    press(panel.forward)
    assert names(desk)[0] == "Net, 1 of 2 solved, 1 missed"
    assert shown.repeat.text() == "Due for review: 1"
    press(shown.repeat)
    assert panel.place.text() == "Problem 1 of 1, grade 1, missed last time"
    solve(desk)
    assert kept(desk) == [True, True]
    press(panel.leave)
    assert shown.repeat.isHidden()


@pytest.mark.start_page
def test_a_collection_by_keys_alone(desk: Desk) -> None:
    desk.menu("problems")
    desk.keys(Key.Key_Right, Key.Key_Left, Key.Key_Return)
    steer(desk, "A5")
    assert outcome(desk) is AttemptOutcome.WRONG
    desk.key(Key.Key_Backspace)
    assert outcome(desk) is AttemptOutcome.ASKED
    assert said(desk) == "Black to move."
    desk.key(Key.Key_S)
    assert said(desk) == "The solution: 1 D2, 2 E1, 3 E2."
    desk.key(Key.Key_Backspace)
    desk.key(Key.Key_H)
    assert said(desk) == "Look down."
    desk.key(Key.Key_N)
    steer(desk, "D2")
    steer(desk, "E2")
    assert outcome(desk) is AttemptOutcome.SOLVED
    desk.key(Key.Key_B)
    assert solving(desk).place == 0
    assert "missed last time" in page(desk).panel.place.text()
    desk.key(Key.Key_Escape)
    assert desk.parts.problems.list.isVisible()
    desk.key(Key.Key_Escape)
    assert desk.parts.starts.page.isVisible()


@pytest.mark.start_page
def test_missed_tasks_come_first_on_request(desk: Desk) -> None:
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[0])
    desk.key(Key.Key_N)
    click(desk, "A5")
    press(page(desk).panel.leave)
    press(desk.parts.problems.list.missed_first)
    press(desk.parts.problems.list.tiles[0])
    assert "grade 2, missed last time" in page(desk).panel.place.text()


@pytest.mark.start_page
def test_turned_and_with_colours_swapped_it_is_the_same_problem(desk: Desk) -> None:
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[0])
    panel = page(desk).panel
    first = page(desk).board.picture.stones
    press(panel.turn)
    assert page(desk).board.picture.stones != first
    # D2 comes to lie at B2, E2 at B1.
    click(desk, "B2")
    click(desk, "B1")
    assert outcome(desk) is AttemptOutcome.SOLVED
    desk.keys(Key.Key_T, Key.Key_T, Key.Key_T)
    assert page(desk).board.picture.stones == first
    desk.key(Key.Key_M)
    click(desk, "B2")
    assert outcome(desk) is AttemptOutcome.GO_ON
    desk.keys(Key.Key_M, Key.Key_C)
    assert panel.question.text() == "White to move."
    click(desk, "D2")
    click(desk, "E2")
    assert outcome(desk) is AttemptOutcome.SOLVED
    assert kept(desk) == [True]


@pytest.mark.start_page
def test_the_open_record_is_asked_and_waits_as_it_is(desk: Desk) -> None:
    path = desk.open(f"{FIRST}{TREE})")
    data = path.read_bytes()
    desk.menu("forward")
    node = desk.session.cursor
    desk.menu("solve_record")
    click(desk, "D2")
    assert said(desk) == "Right so far. Go on."
    assert not desk.action("undo").isEnabled()
    press(page(desk).panel.swap)
    desk.key(Key.Key_Escape)
    assert desk.parts.problems.list.leave.text() == "Back to the board"
    press(desk.parts.problems.list.leave)
    assert desk.is_on_board
    assert desk.session.cursor is node
    assert not desk.documents.is_modified
    assert path.read_bytes() == data


@pytest.mark.start_page
def test_a_game_goes_on_where_it_was(desk: Desk) -> None:
    desk.start(NewGame())
    desk.play("C3 D4")
    stones = desk.stones
    desk.menu("problems")
    desk.key(Key.Key_Escape)
    assert desk.is_on_board
    assert desk.stones == stones
    desk.play("F5")
    assert desk.session.path.number == 3


def test_the_clock_of_the_game_is_stopped_during_a_trial(desk: Desk) -> None:
    desk.start(black_time=Absolute(600_000), white_time=Absolute(600_000))
    desk.play("C3")
    clock = desk.controller.clock
    assert not clock.is_paused
    desk.menu("problems")
    assert clock.is_paused
    desk.key(Key.Key_Escape)
    desk.menu("pause")
    assert not clock.is_paused


@pytest.mark.start_page
def test_changes_behind_the_problems_are_asked_about(desk: Desk) -> None:
    desk.open(f"{FIRST}{TREE})")
    desk.click("E5")
    assert desk.documents.is_modified
    desk.menu("problems")
    desk.dialogs.expect_button("Cancel")
    assert not desk.window.close()
    assert desk.parts.problems.is_shown


@pytest.mark.start_page
def test_a_file_names_its_missing_parts_and_the_rest_is_used(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "(;SZ[5]AB[bb]AW[cc])\n(;SZ[5]AB[bb]AW[cc](;B[bb])(;B[dd]C[Correct]))\n(;SZ[5])"
    answer_files(monkeypatch.setattr, opened=desk.sgf(text, "mine.sgf"))
    desk.menu("problems")
    press(desk.parts.problems.list.from_file)
    strip = desk.parts.strip
    assert strip.sentence.text() == "4 thing(s) are missing here; the rest is used."
    press(strip.details_button)
    details = strip.details.toPlainText()
    assert "Problem 1. Line 1, column 2: no move follows, so there is no solution." in details
    assert "Problem 2. Line 2, column" in details
    assert "the rules do not allow the move “bb”" in details
    assert said(desk) == "The file has no solution. You can look at the board."
    assert not page(desk).panel.solution.isEnabled()
    click(desk, "E5")
    assert not (desk.documents.folder / "problems.json").exists()
    desk.key(Key.Key_N)
    click(desk, "D2")
    assert outcome(desk) is AttemptOutcome.SOLVED


def test_a_file_without_a_game_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr, opened=desk.sgf("nothing at all", "mine.sgf"))
    desk.menu("problems")
    press(desk.parts.problems.list.from_file)
    assert desk.parts.strip.sentence.text().startswith("mine.sgf: ")
    assert desk.parts.problems.list.isVisible()


@pytest.mark.start_page
@pytest.mark.parametrize("text", ["not json", '{"problems": {"a": [99, 1]}}', '{"version": 3}'])
def test_a_damaged_file_of_progress_is_set_aside(desk: Desk, text: str) -> None:
    folder = desk.documents.folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "problems.json").write_text(text, "utf-8")
    desk.menu("problems")
    asides = list(folder.glob("problems 2*.json"))
    assert [aside.read_text("utf-8") for aside in asides] == [text]
    told = desk.parts.strip.sentence.text()
    assert told.startswith("What you solved could not be read. It is kept as ")
    press(desk.parts.problems.list.tiles[1])
    click(desk, "D2")
    assert len(kept(desk)) == 1


@pytest.mark.start_page
def test_a_screen_reader_hears_the_question_and_the_answers(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(_board: BoardView, text: str, assertive: bool = False) -> None:
        heard.append(text)

    monkeypatch.setattr(BoardView, "announce", hear)
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[0])
    assert heard[-1] == "Problem 1 of 2, grade 1. Black to move."
    click(desk, "A5")
    assert "That does not solve it. Try another move. White lives." in heard
    desk.key(Key.Key_S)
    assert "The solution: 1 D2, 2 E1, 3 E2." in heard


@pytest.mark.start_page
def test_the_board_of_a_problem_is_described(desk: Desk) -> None:
    begin_net(desk)
    board = page(desk).board
    before = board.accessibleDescription()
    assert before.startswith("Board of ")
    assert "Black: " in before
    click(desk, "D2")
    now = board.accessibleDescription()
    assert now != before
    assert "D2" in now


def test_nothing_came_with_the_program(desk: Desk, shipped: Path) -> None:
    for path in shipped.iterdir():
        path.unlink()
    desk.menu("problems")
    assert desk.parts.problems.list.empty.isVisible()
    assert desk.focus is desk.parts.problems.list.from_file


@pytest.mark.start_page
def test_a_hint_and_the_move_by_keys(desk: Desk) -> None:
    desk.menu("problems")
    desk.key(Key.Key_Return)
    panel = page(desk).panel
    desk.key(Key.Key_N)
    desk.key(Key.Key_H)
    assert panel.said.text() == said(desk)
    assert not page(desk).board.picture.hints
    assert not (desk.documents.folder / "problems.json").exists()
    # Words of Go are links, in the question and in what is said.
    assert "word:atari" in QLabel.text(panel.said)
    panel.said.linkActivated.emit("word:atari")
    card = desk.parts.words.card
    assert card is not None
    assert card.isVisible()
    card.close()
    desk.key(Key.Key_H)
    assert said(desk) == "The move is D2."
    assert page(desk).board.picture.hints == {point_on(page(desk).board, "D2")}
    assert not panel.hint.isEnabled()
    assert kept(desk) == [False]
    solve(desk)
    assert kept(desk) == [False]


@pytest.mark.start_page
def test_a_move_that_the_record_does_not_have_does_not_count(desk: Desk) -> None:
    begin_net(desk)
    click(desk, "E5")
    assert outcome(desk) is AttemptOutcome.UNKNOWN
    solve(desk)
    assert kept(desk) == [True]


@pytest.mark.start_page
def test_f6_leads_through_the_list_and_the_page(desk: Desk) -> None:
    desk.menu("problems")
    shown = desk.parts.problems.list
    desk.key(Key.Key_Right)
    where = [shown.tiles[1], shown.in_order, shown.from_file, shown.tiles[0]]
    for widget in where[1:]:
        desk.menu("next_area")
        assert desk.focus is widget
    press(shown.tiles[0])
    panel = page(desk).panel
    for widget in (panel.hint, panel.forward, page(desk).board):
        desk.menu("next_area")
        assert desk.focus is widget


@pytest.mark.start_page
def test_f6_leads_through_lessons_and_the_count(desk: Desk) -> None:
    desk.menu("first_steps")
    lesson = desk.parts.lessons.page
    for widget in (lesson.panel.hint, lesson.panel.forward, lesson.board):
        desk.menu("next_area")
        assert desk.focus is widget
    desk.key(Key.Key_Escape)
    press(desk.parts.starts.page.newcomers.counting)
    told = desk.parts.counting.page
    for widget in (told.chips[0], told.panel.play, told.board):
        desk.menu("next_area")
        assert desk.focus is widget


@pytest.mark.start_page
def test_a_course_leads_through_all_kinds_and_goes_on_where_it_was_left(desk: Desk) -> None:
    desk.menu("problems")
    shown = desk.parts.problems.list
    assert [button.text() for button in shown.courses if not button.isHidden()] == [
        "On the board of 5×5: 0 of 3 solved",
        "All kinds, easy ones first: 0 of 3 solved",
    ]
    press(shown.courses[1])
    assert page(desk).panel.title.text() == "All kinds, easy ones first"
    solve(desk)
    press(page(desk).panel.leave)
    assert shown.courses[0].text() == "On the board of 5×5: 1 of 3 solved"
    press(shown.courses[1])
    assert page(desk).panel.place.text() == "Problem 2 of 3, grade 2"
