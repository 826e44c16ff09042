"""A message about a failed writing goes away when the writing has succeeded."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.support.desk import Desk, answer_files
from tests.support.faults import small_disk
from tests.support.waiting import wait_until

GAME = "(;SZ[9]PB[Hana]PW[Tomás]RU[Japanese]KM[6.5];B[ee];W[cc];B[gc])"
REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EROFS: "this disk is read-only",
    errno.EACCES: "you do not have permission",
    errno.EBUSY: "another program is using it",
    errno.ENOENT: "there is no such file or folder",
    errno.ENAMETOOLONG: "the name is too long",
}


def said(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


@contextmanager
def failing(patch: pytest.MonkeyPatch, module: str, number: int) -> Iterator[None]:
    """Let a module write no file, for this reason."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    with patch.context() as here:
        here.setattr(f"goboard_app.app.files.{module}", fail)
        yield


@pytest.fixture
def edited(desk: Desk) -> Desk:
    desk.open(GAME)
    desk.click("A1")
    return desk


@pytest.mark.parametrize("number", REASONS)
def test_saving_takes_the_message_of_a_failed_saving_away(
    edited: Desk, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    with failing(monkeypatch, "save._write_new", number):
        edited.menu("save")
    assert said(edited).startswith(f"game.sgf could not be saved: {REASONS[number]}.")
    assert edited.window.isWindowModified()
    edited.menu("save")
    assert said(edited) == ""
    assert not edited.window.isWindowModified()


def test_saving_under_another_name_does_so_too(edited: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with failing(monkeypatch, "save._write_new", errno.ENOSPC):
        edited.menu("save")
    assert "the disk is full" in said(edited)
    answer_files(monkeypatch.setattr, saved=edited.folder / "other.sgf")
    (button,) = edited.parts.strip.choice_buttons
    edited.press(button)
    assert said(edited) == ""
    assert edited.documents.path == edited.folder / "other.sgf"


def test_another_message_stays(edited: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with failing(monkeypatch, "save._write_new", errno.ENOSPC):
        edited.menu("save")
    edited.parts.strip.tell("Something else.")
    edited.menu("save")
    assert said(edited) == "Something else."


def test_what_was_added_to_the_message_stays(edited: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with failing(monkeypatch, "save._write_new", errno.ENOSPC):
        edited.menu("save")
    edited.parts.strip.add("A note.")
    assert said(edited).endswith("A note.")
    edited.menu("save")
    assert said(edited) == "A note."


def test_a_journal_that_is_written_again_takes_its_message_away(edited: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with failing(monkeypatch, "journal.replace_file", errno.ENOSPC):
        assert not edited.documents.journaling.flush()
        wait_until(lambda: said(edited) == "The game could not be kept: the disk is full")
    assert edited.documents.journaling.flush()
    wait_until(lambda: said(edited) == "")


def test_a_kept_game_takes_its_message_away(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("E5")
    with failing(monkeypatch, "unfinished.replace_file", errno.EROFS):
        desk.documents.unfinished.keep()
        wait_until(lambda: said(desk) == "The game could not be kept: this disk is read-only")
    desk.documents.unfinished.keep()
    wait_until(lambda: said(desk) == "")


def test_a_real_full_disk_is_named_and_forgotten_when_it_has_room(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "small"
    with small_disk(folder):
        path = folder / "game.sgf"
        path.write_text(GAME, encoding="utf-8")
        desk.drop(path)
        desk.click("A1")
        filler = folder / "filler"
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1024))
        desk.menu("save")
        assert said(desk).startswith("game.sgf could not be saved: the disk is full.")
        filler.unlink()
        desk.menu("save")
        assert said(desk) == ""
        assert b"[ai]" in path.read_bytes()
        desk.menu("start_page")
