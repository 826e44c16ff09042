"""No file of the user is read in the thread of the window, and none that is huge without a
question, by whatever way it comes.
"""

from __future__ import annotations

import os
import random
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QThreadPool

from goboard_app.app.files.load import MOST_BYTES, LoadedFile
from goboard_app.app.files.unfinished import UnfinishedFile
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.session.session import Phase
from tests.support.desk import Desk, Desks, answer_files
from tests.support.dialogs import Dialogs
from tests.support.waiting import wait_until

GAME = "(;GM[1]SZ[9]PB[Hana]PW[Tomás];B[ee];W[cc])"
LESSON = "(;GM[1]SZ[5]GN[Mine]C[A stone has liberties.])"

Way = Callable[[Desk, Path], object]
WAYS: dict[str, Way] = {
    "open": lambda desk, path: desk.window.open(path),
    "drop": lambda desk, path: desk.drop(path),
    "command line": lambda desk, path: desk.windows.open_all([path], desk.window),
    "recent": lambda desk, path: desk.parts.starts._open(str(path)),
    "lesson": lambda desk, path: desk.parts.lessons.open(path),
    "problems": lambda desk, path: desk.parts.problems.open(path),
    "games of another file": lambda desk, path: desk.parts.collection.loader.load(path),
}


class Openings:
    """A record of the files that the window's thread opens, by Python's audit hook."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        self.is_on = True
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if self.is_on and event == "open" and threading.current_thread() is threading.main_thread():
            self.paths.append(str(args[0]))

    def of(self, path: Path) -> list[str]:
        return [name for name in self.paths if name == str(path)]


@pytest.fixture
def openings() -> Iterator[Openings]:
    made = Openings()
    yield made
    made.is_on = False


def said(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


@pytest.mark.parametrize("way", WAYS)
def test_no_way_reads_in_the_thread_of_the_window(desk: Desk, openings: Openings, way: str) -> None:
    path = desk.sgf(LESSON if way == "lesson" else GAME)
    openings.paths.clear()
    WAYS[way](desk, path)
    wait_until(lambda: not desk.parts.files.is_loading)
    assert openings.of(path) == []


def test_neither_looking_nor_saving_nor_reading_again_does(desk: Desk, openings: Openings, dialogs: Dialogs) -> None:
    path = desk.open(GAME)
    desk.menu("last")
    desk.play("E4")
    openings.paths.clear()
    desk.menu("save")
    assert openings.of(path) == []
    assert b"B[ef]" in path.read_bytes()
    # Another program writes as many bytes, so that only the contents tell.
    path.write_bytes(path.read_bytes().replace(b"Hana", b"Lena"))
    openings.paths.clear()
    desk.documents.file.look()
    wait_until(lambda: "was changed by another program" in said(desk))
    desk.parts.files.reload()
    assert desk.session.info.black_name == "Lena"
    dialogs.expect_button("Cancel")
    desk.menu("reopen")
    assert openings.of(path) == []


@pytest.mark.start_page
def test_nor_does_the_start_page_with_its_recent_records(desks: Desks, openings: Openings) -> None:
    desk = desks.make()
    path = desk.open(GAME)
    assert desks.close(desk)
    openings.paths.clear()
    later = desks.make()
    (record,) = later.parts.starts.page.recent._records
    assert record.picture is not None
    assert openings.of(path) == []


def test_nor_does_restoring_a_game_that_is_kept_as_well(
    desks: Desks, openings: Openings, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks.make()
    desk.open(GAME.replace("PB", "RU[Japanese]PB"))
    desk.menu("go_on")
    desk.play("G3")
    desk.documents.unfinished.keep()
    assert desk.documents.journaling.flush()
    desks.crash(desk)
    later = desks.make()
    card = later.parts.restores.card
    wait_until(card.isVisible)
    monkeypatch.setattr("goboard_app.ui.files.restore.AT_ONCE_BYTES", -1)
    openings.paths.clear()
    later.press(card.restore_button)
    wait_until(lambda: not card.isVisible())
    assert later.phase is Phase.PLAYING
    assert openings.of(later.unfinished) == []
    assert not later.unfinished.exists()


@pytest.mark.start_page
def test_nor_does_the_start_page_with_the_game_that_waits(desks: Desks, openings: Openings) -> None:
    desk = desks.make()
    desk.start(black_name="Hana")
    desk.play("E5 C3")
    assert desks.close(desk)
    openings.paths.clear()
    later = desks.make()
    page = later.parts.starts.page
    wait_until(lambda: "Hana" in page.large_title.text())
    later.press(page.continue_button)
    wait_until(lambda: later.session.info.black_name == "Hana")
    assert openings.of(later.documents.unfinished.path) == []


@pytest.mark.start_page
def test_a_game_that_waits_on_a_slow_disk_is_offered_before_it_is_read(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks.make()
    desk.start(black_name="Hana")
    desk.play("E5 C3")
    assert desks.close(desk)
    monkeypatch.setattr("goboard_app.app.jobs.AT_ONCE_S", 0.0)
    go_on = threading.Event()
    read = UnfinishedFile.read

    def slowly(file: UnfinishedFile, watch: ParseWatch | None = None) -> LoadedFile | None:
        go_on.wait(10)
        return read(file, watch)

    monkeypatch.setattr(UnfinishedFile, "read", slowly)
    later = desks.make()
    page = later.parts.starts.page
    assert page.large_title.text() == "Unfinished game"
    later.press(page.continue_button)
    assert later.parts.starts.is_shown
    go_on.set()
    wait_until(lambda: later.session.info.black_name == "Hana")
    assert not later.parts.starts.is_shown


def test_a_file_on_a_slow_disk_is_not_waited_for(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.app.jobs.AT_ONCE_S", 0.0)
    desk.open(GAME)
    assert desk.parts.files.is_loading
    QThreadPool.globalInstance().waitForDone()
    wait_until(lambda: desk.session.info.black_name == "Hana")


@pytest.mark.parametrize("way", WAYS)
def test_a_huge_file_is_asked_about(desk: Desk, way: str) -> None:
    path = desk.sgf(GAME, "huge.sgf")
    os.truncate(path, 3_200_000_000)
    WAYS[way](desk, path)
    wait_until(lambda: said(desk) != "")
    assert said(desk) == ("huge.sgf is very large (3.2 GB). Game records are rarely over 1 MB. Open it anyway?")
    assert [button.text() for button in desk.parts.strip.choice_buttons] == ["Open anyway"]
    assert desk.session.info.black_name == ""


def test_a_huge_file_is_read_where_the_user_says_so(desk: Desk) -> None:
    path = desk.sgf(GAME, "huge.sgf")
    os.truncate(path, MOST_BYTES + 1)
    desk.window.open(path)
    wait_until(lambda: "is very large (64 MB)" in said(desk))
    desk.press(desk.parts.strip.choice_buttons[0])
    wait_until(lambda: desk.session.info.black_name == "Hana", 60_000)


def test_a_file_of_just_that_size_is_not_asked_about(desk: Desk) -> None:
    path = desk.sgf(GAME, "large.sgf")
    os.truncate(path, MOST_BYTES)
    desk.window.open(path)
    wait_until(lambda: desk.session.info.black_name == "Hana", 60_000)


@pytest.mark.start_page
@pytest.mark.parametrize("seed", range(4))
def test_random_bytes_are_no_game(desk: Desk, tmp_path: Path, seed: int) -> None:
    path = tmp_path / "random.sgf"
    path.write_bytes(random.Random(seed).randbytes(200_000))
    desk.window.open(path)
    wait_until(lambda: not desk.parts.files.is_loading, 20_000)
    assert said(desk) == ("random.sgf could not be opened. This is not text, so it is not a game record.")
    assert not desk.is_on_board


def test_a_link_that_goes_round_is_said_so(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "loop.sgf").symlink_to(tmp_path / "loop.sgf")
    desk.window.open(tmp_path / "loop.sgf")
    assert said(desk) == "loop.sgf could not be opened. It is a link that leads back to itself."


def test_a_name_too_long_for_the_disk_is_said_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(GAME)
    desk.menu("last")
    desk.play("E4")
    answer_files(monkeypatch.setattr, saved=desk.folder / f"{'x' * 300}.sgf")
    desk.menu("save_as")
    assert "could not be saved: the name is too long. Nothing was changed on disk." in said(desk)


# Outdated results


def test_a_saved_file_is_not_called_deleted_any_more(desk: Desk) -> None:
    path = desk.open(GAME)
    path.unlink()
    desk.documents.file.look()
    assert said(desk) == "game.sgf was deleted or moved. The game is still here."
    desk.menu("last")
    desk.play("E4")
    desk.menu("save")
    assert b"B[ef]" in path.read_bytes()
    assert said(desk) == ""


def test_a_file_that_is_back_is_not_called_deleted_any_more(desk: Desk) -> None:
    path = desk.open(GAME)
    path.rename(path.with_name("other.sgf"))
    desk.documents.file.look()
    assert said(desk) == "game.sgf was deleted or moved. The game is still here."
    path.with_name("other.sgf").rename(path)
    desk.documents.file.look()
    assert said(desk) == ""
