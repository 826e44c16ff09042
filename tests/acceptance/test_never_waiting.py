"""Large files are read for lessons, problems and hand-outs while the window stays live."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from goboard_app.lessons.convention import Steps
from goboard_app.session.export import ExportChoice, ExportKind, ExportRequest
from goboard_app.session.info import change_details
from goboard_app.session.marks import MarkTool, mark
from goboard_app.ui.shell.file_strip import FileStrip
from goboard_app.ui.teach.lock_dialogs import LockDialog
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key
COUNT = 120
WORDS = "Black to play, and what then? " * 3
LESSON = "".join(f"(;SZ[9]C[@screen\nScreen {n}. {WORDS}\n@task points A9]AB[aa][bb])" for n in range(COUNT))
PROBLEMS = "".join(f"(;SZ[9]GN[Problem {n}]AB[aa][bb]AW[ab]C[{WORDS}];B[cc]C[Right])" for n in range(COUNT))
SMALL = "(;SZ[9]AB[aa];B[cc])"


def work_of(desk: Desk) -> bool:
    return desk.parts.strip.is_working


def open_large(desk: Desk, text: str) -> Path:
    path = desk.open(text)
    wait_until(lambda: desk.controller.game_count == COUNT)
    return path


class Slowly:
    """Has the reading of a record wait for as long as `is_waiting`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_waiting = True
        self.begun = 0
        self._patch = monkeypatch

    def hold(self, place: str) -> None:
        """Hold the bytes stored under this name."""
        module, name = place.rsplit(".", 1)
        import importlib

        real: Callable[..., Steps[object]] = getattr(importlib.import_module(module), name)

        def waits(*args: object, **options: object) -> Iterator[float]:
            self.begun += 1
            while self.is_waiting:
                yield 0.0
            return (yield from real(*args, **options))

        self._patch.setattr(place, waits)


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Slowly:
    return Slowly(monkeypatch)


ASKED = "goboard_app.ui.teach.lock_dialogs.read_lesson_or_kind_in_steps"
ALL = "goboard_app.ui.teach.problem.reading_collection"
READ = "goboard_app.ui.teach.lesson.read_lesson_in_steps"
FOUND = "goboard_app.ui.teach.table_work.find_positions_in_steps"
PLAN = "goboard_app.lessons.handout.plan_handout_in_steps"

WAYS = [("solve_record", ALL), ("lock", ASKED), ("table", FOUND)]


def is_elsewhere(desk: Desk) -> bool:
    """Return whether the window left the board or opened the table."""
    return not desk.is_on_board or desk.parts.table.is_on


@pytest.mark.start_page
@pytest.mark.parametrize(("row", "place"), WAYS)
def test_it_tells_its_progress_and_can_be_cancelled(desk: Desk, slowly: Slowly, row: str, place: str) -> None:
    slowly.hold(place)
    open_large(desk, PROBLEMS)
    desk.menu(row)
    strip: FileStrip = desk.parts.strip
    assert work_of(desk)
    wait_until(strip.cancel_button.isVisible)
    assert strip.sentence.text().startswith("Reading")
    assert not is_elsewhere(desk)
    press(strip.cancel_button)
    assert not work_of(desk)
    assert not strip.isVisible()
    slowly.is_waiting = False
    assert not is_elsewhere(desk)
    assert not desk.window.isWindowModified()
    # It can be asked for again.
    if row != "lock":
        desk.menu(row)
        wait_until(lambda: is_elsewhere(desk))


@pytest.mark.start_page
@pytest.mark.parametrize(("row", "place"), WAYS)
def test_another_record_stops_it(desk: Desk, slowly: Slowly, row: str, place: str) -> None:
    slowly.hold(place)
    open_large(desk, PROBLEMS)
    desk.menu(row)
    assert work_of(desk)
    desk.open(SMALL, "other.sgf")
    wait_until(lambda: desk.controller.game_count == 1)
    assert not work_of(desk)
    assert not is_elsewhere(desk)


@pytest.mark.start_page
@pytest.mark.parametrize(("row", "place"), WAYS)
def test_escape_stops_it(desk: Desk, slowly: Slowly, row: str, place: str) -> None:
    slowly.hold(place)
    open_large(desk, PROBLEMS)
    desk.menu(row)
    desk.key(Key.Key_Escape)
    assert not work_of(desk)
    assert not is_elsewhere(desk)


@pytest.mark.parametrize(("row", "place"), WAYS)
def test_a_change_restarts_it(desk: Desk, slowly: Slowly, row: str, place: str) -> None:
    slowly.hold(place)
    open_large(desk, PROBLEMS)
    desk.menu(row)
    wait_until(lambda: slowly.begun == 1)
    desk.key(Key.Key_Right)
    wait_until(lambda: slowly.begun == 1)
    session = desk.session
    desk.controller.perform(mark(session, MarkTool.TRIANGLE, (desk.point("E5"),)))
    wait_until(lambda: slowly.begun == 2)
    assert work_of(desk)


@pytest.mark.start_page
def test_a_question_uses_the_latest_changes(desk: Desk, slowly: Slowly) -> None:
    slowly.hold(ALL)
    open_large(desk, PROBLEMS)
    desk.menu("solve_record")
    wait_until(lambda: slowly.begun == 1)
    desk.controller.perform(change_details(desk.session, {"GN": "Another name"}))
    slowly.is_waiting = False
    wait_until(lambda: is_elsewhere(desk))
    assert desk.parts.problems.solving.problems[0].name == "Another name"


def test_the_end_of_the_window_ends_it(desk: Desk, slowly: Slowly) -> None:
    slowly.hold(ALL)
    open_large(desk, PROBLEMS)
    desk.menu("solve_record")
    desk.window.close()
    assert not work_of(desk)


@pytest.mark.start_page
def test_pupils_answer_problems_that_were_read_in_the_pauses(desk: Desk) -> None:
    for text in (LESSON, PROBLEMS):
        open_large(desk, text)
        desk.dialogs.expect(LockDialog, lambda dialog: press(dialog.lock))
        desk.menu("lock")
        wait_until(lambda: desk.parts.locks.is_locked)
        desk.dialogs.expect_button("Unlock")
        desk.parts.locks.ask_unlock()
        assert not desk.parts.locks.is_locked
        flow = desk.parts.lessons if text is LESSON else desk.parts.problems
        flow.leave()
        assert desk.is_on_board


@pytest.mark.start_page
def test_lessons_and_problems_from_large_files_are_shown(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    wait_until(lambda: desk.parts.lessons.is_shown)
    assert len(desk.parts.lessons.course.here.lesson.screens) == COUNT
    desk.parts.problems.open(desk.sgf(PROBLEMS, "problems.sgf"))
    wait_until(lambda: desk.parts.problems.is_asking)
    assert len(desk.parts.problems.solving.problems) == COUNT


@pytest.mark.start_page
@pytest.mark.parametrize("flow", ["lessons", "problems"])
@pytest.mark.parametrize("data", [None, b"no game at all"], ids=["missing", "no game"])
def test_a_file_that_cannot_be_read_is_reported(desk: Desk, flow: str, data: bytes | None) -> None:
    path = desk.folder / "class.sgf"
    if data is not None:
        path.write_bytes(data)
    getattr(desk.parts, flow).open(path)
    wait_until(lambda: desk.parts.strip.isVisible())
    assert desk.parts.strip.sentence.text().startswith("class.sgf: ")
    assert not getattr(desk.parts, flow).is_shown
    assert not work_of(desk)


@pytest.mark.start_page
def test_a_lesson_from_a_file_can_be_cancelled(desk: Desk, slowly: Slowly) -> None:
    slowly.hold(READ)
    desk.open(SMALL)
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    wait_until(lambda: slowly.begun == 1)
    wait_until(desk.parts.strip.cancel_button.isVisible)
    assert "lesson.sgf" in desk.parts.strip.sentence.text()
    press(desk.parts.strip.cancel_button)
    slowly.is_waiting = False
    assert desk.is_on_board
    assert not work_of(desk)


# Hand-outs

HANDOUT = ExportRequest(ExportChoice(ExportKind.HANDOUT), 1, 1)


def test_a_hand_out_is_planned_in_the_pauses_and_made(desk: Desk, slowly: Slowly) -> None:
    slowly.hold(PLAN)
    open_large(desk, PROBLEMS)
    path = desk.folder / "out.pdf"
    exports = desk.parts.exports
    exports.write(path, HANDOUT)
    assert exports.is_busy
    wait_until(desk.parts.strip.cancel_button.isVisible)
    assert "out.pdf" in desk.parts.strip.sentence.text()
    # Another page is no reason to leave it.
    desk.menu("first_steps")
    slowly.is_waiting = False
    wait_until(lambda: not exports.is_busy, 30_000)
    assert path.read_bytes().startswith(b"%PDF")


def test_a_hand_out_that_is_cancelled_leaves_nothing(desk: Desk, slowly: Slowly) -> None:
    slowly.hold(PLAN)
    open_large(desk, PROBLEMS)
    path = desk.folder / "out.pdf"
    desk.parts.exports.write(path, HANDOUT)
    wait_until(desk.parts.strip.cancel_button.isVisible)
    press(desk.parts.strip.cancel_button)
    slowly.is_waiting = False
    assert not desk.parts.exports.is_busy
    assert not desk.parts.strip.isVisible()
    assert not path.exists()


def test_a_hand_out_shows_later_changes(desk: Desk, slowly: Slowly) -> None:
    slowly.hold(PLAN)
    open_large(desk, PROBLEMS)
    desk.parts.exports.write(desk.folder / "out.pdf", HANDOUT)
    wait_until(lambda: slowly.begun == 1)
    desk.controller.perform(mark(desk.session, MarkTool.TRIANGLE, (desk.point("E5"),)))
    wait_until(lambda: slowly.begun == 2)


def test_a_hand_out_is_made_though_its_record_is_left(desk: Desk, slowly: Slowly) -> None:
    slowly.hold(PLAN)
    open_large(desk, PROBLEMS)
    path = desk.folder / "out.pdf"
    desk.parts.exports.write(path, HANDOUT)
    desk.open(SMALL, "other.sgf")
    wait_until(lambda: desk.controller.game_count == 1)
    slowly.is_waiting = False
    wait_until(path.exists)


def test_a_hand_out_is_planned_to_its_end_when_the_window_closes(desk: Desk) -> None:
    open_large(desk, PROBLEMS)
    path = desk.folder / "out.pdf"
    desk.parts.exports.write(path, HANDOUT)
    assert desk.parts.exports.is_busy
    desk.window.close()
    wait_until(path.exists)
