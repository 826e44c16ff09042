"""A folder of problems is one collection, seen as small boards: solved, missed, and next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from goboard_app.app.problems import reading_folder
from goboard_app.lessons.attempt import paint_question
from goboard_app.lessons.convention import at_once
from goboard_app.lessons.problem import read_problems
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.ui.teach.problem_grid import ProblemGrid, ProblemStatus
from tests.support.boards import click_point, point_on
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key

TREE = "(;B[dd];W[ee];B[ed]TE[1])(;B[aa]BM[1])"
HEAD = "(;GM[1]FF[4]SZ[5]AW[cc]"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three files with four problems, and three with none."""
    place = tmp_path / "ours"
    (place / "more").mkdir(parents=True)
    (place / "problem 2.sgf").write_text(f"{HEAD}AB[bb]{TREE})")
    (place / "problem 10.sgf").write_text(f"{HEAD}AB[cb]{TREE})\n{HEAD}AB[bc]{TREE})")
    (place / "more" / "1.SGF").write_text(f"{HEAD}AB[cb][bc]{TREE})")
    (place / "broken.sgf").write_bytes(b"\xff\x00 no game")
    (place / "empty.sgf").write_text("(;GM[1]SZ[9])")
    (place / "folder.sgf").mkdir()
    (place / "notes.txt").write_text("milk")
    return place


def grid(desk: Desk) -> ProblemGrid:
    shown = desk.parts.pages.currentWidget()
    assert isinstance(shown, ProblemGrid)
    return shown


def opened(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> ProblemGrid:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(folder))
    desk.menu("problems")
    press(desk.parts.problems.list.from_folder)
    wait_until(lambda: isinstance(desk.parts.pages.currentWidget(), ProblemGrid))
    return grid(desk)


def standings(shown: ProblemGrid) -> list[ProblemStatus]:
    return [shown.model.standing(n) for n in range(shown.model.rowCount())]


def spoken(shown: ProblemGrid) -> list[str]:
    model, role = shown.model, Qt.ItemDataRole.AccessibleTextRole
    return [str(model.data(model.index(n), role)) for n in range(model.rowCount())]


def answer(desk: Desk, *names: str) -> None:
    board = desk.parts.problems.page.board
    for name in names:
        click_point(board, point_on(board, name))


def test_a_folder_is_one_collection_by_its_names(folder: Path) -> None:
    found = at_once(reading_folder(folder))
    names = [problem.path.name for problem in found.collection.problems if problem.path]
    assert names == ["1.SGF", "problem 2.sgf", "problem 10.sgf", "problem 10.sgf"]
    assert sorted(found.left_out) == ["broken.sgf", "empty.sgf"]
    assert found.collection.title == "ours"


@pytest.mark.start_page
def test_solved_missed_and_next_are_seen(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = opened(desk, folder, monkeypatch)
    assert shown.title.text() == "ours"
    assert standings(shown) == [ProblemStatus.NEW] * 4
    assert desk.parts.strip.sentence.text().startswith("2 file(s) hold no problems")
    press(shown.begin)
    answer(desk, "D2", "E2")
    desk.key(Key.Key_N)
    answer(desk, "A5")
    desk.key(Key.Key_Escape)
    assert standings(grid(desk)) == [ProblemStatus.SOLVED, ProblemStatus.MISSED, ProblemStatus.NEW, ProblemStatus.NEW]
    assert spoken(shown)[:2] == [
        "Problem 1, solved last time",
        "Problem 2, missed last time, next",
    ]
    assert shown.note.text() == "1 of 4 solved, 1 missed"
    assert shown.begin.text() == "Go on"


@pytest.mark.start_page
def test_a_board_is_chosen_by_mouse_and_by_keys(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = opened(desk, folder, monkeypatch)
    place = shown.list.visualRect(shown.model.index(2)).center()
    QTest.mouseClick(shown.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert desk.parts.problems.solving.place == 2
    press(desk.parts.problems.page.panel.leave)
    assert desk.focus is shown.list
    desk.keys(Key.Key_Right, Key.Key_Return)
    assert desk.parts.problems.solving.place == 1
    desk.keys(Key.Key_Escape, Key.Key_Escape)
    assert desk.parts.problems.list.isVisible()


@pytest.mark.start_page
def test_every_collection_has_an_overview(desk: Desk) -> None:
    desk.menu("problems")
    press(desk.parts.problems.list.tiles[0])
    desk.key(Key.Key_N)
    desk.key(Key.Key_O)
    shown = grid(desk)
    assert shown.model.rowCount() == len(desk.parts.problems.solving.problems)
    assert desk.action("copy_lesson").isEnabled()
    desk.key(Key.Key_Escape)
    assert desk.parts.problems.list.isVisible()


@pytest.mark.start_page
def test_answers_to_a_record_in_no_file_are_seen_and_not_kept(desk: Desk) -> None:
    desk.open(f"{HEAD}AB[bb]{TREE})\n{HEAD}AB[bc]{TREE})")
    desk.parts.problems.ask_record(is_kept=False)
    answer(desk, "D2", "E2")
    desk.key(Key.Key_O)
    assert standings(grid(desk)) == [ProblemStatus.SOLVED, ProblemStatus.NEW]
    press(grid(desk).begin)
    assert desk.parts.problems.solving.place == 1
    answer(desk, "D2", "E2")
    assert not (desk.documents.folder / "problems.json").exists()


def test_a_folder_without_problems_is_reported(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in folder.rglob("*.[sS][gG][fF]"):
        if path.is_file():
            path.unlink()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(folder))
    desk.menu("problems")
    press(desk.parts.problems.list.from_folder)
    wait_until(desk.parts.strip.isVisible)
    assert desk.parts.strip.sentence.text() == "ours holds no problems."
    assert desk.parts.problems.list.isVisible()


def test_a_small_board_shows_the_part_that_is_used() -> None:
    text = "(;GM[1]FF[4]SZ[19]AB[ba][bb][cb]AW[aa][ab][ac];B[ad])"
    (problem,) = read_problems(read_sgf(text.encode()).games)
    picture = paint_question(problem)
    assert picture.size.columns < 12
    assert picture.size.rows < 12
    assert sum(map(bool, picture.stones)) == 6
